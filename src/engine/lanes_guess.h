/* SPDX-License-Identifier: MIT */
/* lanes_guess.h - which guess a stuck lane makes.

   Included by lanes_body.h after lanes_driver.h.  The best kind of guess depends on the rules: with bands only, a digit
   with few ways through a band; with other houses besides, a cell with two candidates that sees many such cells; with
   regions, the cell whose candidates affect its neighbours most.  */

/* The two children of a guess: the candidates that the lane removes now, and those that it removes after backtracking. */
struct guess_pair {
    struct clearing now, later;
};

/* ---- in a band ---- */

/* A digit with few ways in the best band, the first of the best in the order of the phases.  No phase has changed anything, so this
   depends on the cells only, not on the phase that was the last.  False: no band has an open digit.  */
static bool guess_in_band(const struct driver *d, int lane, struct guess_pair *g)
{
    const struct lanes_plan *plan = d->plan;
    uint16_t least = 0xFFFF;
    int best = 0;
    for (int p = 0; p < plan->phase_count; p++) {
        const uint16_t score = get_lane(&d->score[p], lane);
        if (score < least) {
            least = score;
            best = p;
        }
    }
    if (least == 0xFFFF) return false;
    const uint16_t digits = get_lane(&d->digits[best], lane);
    const uint16_t digit = (uint16_t)(digits & -digits);
    const uint8_t band = (uint8_t)get_lane(&d->band[best], lane);
    unsigned open = 0;
#pragma GCC unroll 6
    for (int k = 0; k < BAND_WAYS; k++)
        open |= (unsigned)((get_lane(&d->ways[band].c[k], lane) & digit) != 0) << k;
    const uint32_t *child = plan->children[open];
    g->now = (struct clearing){.digits = digit, .band = band, .mini_lines = child[0]};
    g->later = (struct clearing){.digits = digit, .band = band, .mini_lines = child[1]};
    return (open & (open - 1)) != 0;
}

/* ---- in a cell ---- */

/* The cells of a packed node, grouped by their candidates. */
struct cells_by_content {
    cell_set pairs, triples;       /* two candidates, three */
    cell_set with[LANES_MAX_SIZE]; /* this digit among them */
};

INLINE int shared(const cell_set *a, const cell_set *b, const int words)
{
    int count = 0;
    for (int i = 0; i < words; i++) count += count_bits(a->word[i] & b->word[i]);
    return count;
}

/* A packed node is a row of cells, so that a vector holds LANES of them. */
INLINE void sort_cells(const struct driver *d, const uint16_t *set, const bool by_digit,
                       struct cells_by_content *sorted)
{
    const int cells = d->plan->cells, n = d->plan->n;
    memset(&sorted->pairs, 0, sizeof sorted->pairs);
    memset(&sorted->triples, 0, sizeof sorted->triples);
    if (by_digit) memset(sorted->with, 0, (size_t)n * sizeof *sorted->with);
    for (int at = 0; at < cells; at += LANES) {
        const bitset inside = first_bits(cells - at);
        const int word = at / 64, shift = at % 64;
        lanes x;
        memcpy(&x, set + at, sizeof x);
        const lanes two = beyond_lowest(x), three = beyond_lowest(two);
        const lane_set single = is_empty(two), pair = is_empty(three) & ~single;
        sorted->pairs.word[word] |= (lane_bits(pair) & inside) << shift;
        if (!by_digit) continue;
        const lane_set triple = at_most_one(three) & ~pair & ~single;
        sorted->triples.word[word] |= (lane_bits(triple) & inside) << shift;
        for (int i = 0; i < n; i++) {
            const lanes digit = all_lanes((uint16_t)(1u << i));
            sorted->with[i].word[word] |= (lane_bits(~disjoint(x, digit)) & inside) << shift;
        }
    }
}

/* Of the cells with two candidates, the one that sees the most such cells; -1: there is none. */
INLINE int best_pair(const struct driver *d, const struct cells_by_content *by, const int words)
{
    int most = -1, best = -1;
    for (int w = 0; w < words; w++)
        for_each_bit(b, by->pairs.word[w]) {
            const int cell = 64 * w + b, seen = shared(&by->pairs, &d->plan->peers[cell], words);
            if (seen > most) {
                most = seen;
                best = cell;
            }
        }
    return best;
}

/* The impact of placing a digit: counts the cells that see it and have the digit, those with few candidates more. */
INLINE int impact(const struct cells_by_content *by, const cell_set *peers, int digit, const int words)
{
    enum { EACH = 2, PAIR = 10, TRIPLE = 4 };
    cell_set hit = *peers;
    for (int i = 0; i < words; i++) hit.word[i] &= by->with[digit].word[i];
    int points = EACH;
    for (int i = 0; i < words; i++)
        points += EACH * count_bits(hit.word[i]) + PAIR * count_bits(hit.word[i] & by->pairs.word[i]) +
                  TRIPLE * count_bits(hit.word[i] & by->triples.word[i]);
    return points;
}

/* Cells with the fewest candidates of those with several. */
static cell_set smallest_cells(const struct driver *d, const uint16_t *set)
{
    cell_set smallest = {{0}};
    int fewest = LANES_MAX_SIZE + 1;
    for (int i = 0; i < d->plan->cells; i++) {
        const int count = bits_in(set[i]);
        if (count < 2 || count > fewest) continue;
        if (count < fewest) smallest = (cell_set){{0}};
        fewest = count;
        set_add(&smallest, i);
    }
    return smallest;
}

/* Of the cells with the fewest candidates, the one whose candidates have the most impact; with two candidates, both must
   have it.  */
INLINE int best_by_impact(const struct driver *d, const uint16_t *set, const struct cells_by_content *by,
                          const int words)
{
    const bool pairs = set_count(&by->pairs) != 0;
    const cell_set wanted = pairs                     ? by->pairs
                            : set_count(&by->triples) ? by->triples
                                                      : smallest_cells(d, set);
    long most = -1;
    int best = -1;
    for (int w = 0; w < words; w++)
        for_each_bit(b, wanted.word[w]) {
            const int cell = 64 * w + b;
            long points = pairs;
            for_each_bit(digit, set[cell]) {
                const int i = impact(by, &d->plan->peers[cell], digit, words);
                if (pairs) points *= i;
                else points += i;
            }
            if (points > most) {
                most = points;
                best = cell;
            }
        }
    return best;
}

INLINE int best_cell(const struct driver *d, const uint16_t *set, const int words)
{
    struct cells_by_content by;
    if (d->plan->chooser != BY_IMPACT) {
        sort_cells(d, set, false, &by);
        const int best = best_pair(d, &by, words);
        if (best >= 0) return best;
    }
    sort_cells(d, set, true, &by);
    return best_by_impact(d, set, &by, words);
}

/* A cell's lowest digit, or the others.  False: every cell has one candidate. */
static bool guess_in_cell(const struct driver *d, const uint16_t *set, struct guess_pair *g)
{
    /* the usual sizes fit in two words, which is worth a copy of the code */
    const int best = d->plan->cells <= 128 ? best_cell(d, set, 2) : best_cell(d, set, CELL_SET_WORDS);
    if (best < 0) return false;
    const uint16_t digit = (uint16_t)(set[best] & -set[best]);
    g->now = (struct clearing){
        .digits = (uint16_t)(set[best] & ~digit), .band = ONE_CELL, .cell = (uint8_t)best};
    g->later = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = (uint8_t)best};
    return true;
}

/* A guess for a lane whose cells are `set`.  False: every cell has one candidate. */
static bool choose_guess(const struct driver *d, int lane, const uint16_t *set, struct guess_pair *g)
{
    return (d->plan->chooser == BY_WAYS_THROUGH_BANDS && guess_in_band(d, lane, g)) ||
           guess_in_cell(d, set, g);
}
