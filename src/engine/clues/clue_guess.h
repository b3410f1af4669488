/* SPDX-License-Identifier: MIT */
/* clue_guess.h - which cell and digit to guess, and what is learned from failures.  Included by clue_search_body.h.

   A cell's score is how much is said about it, and grows by failures; the cell with the most for each of its candidates is next,
   with its lowest digit.  A digit that failed far more often than others makes cells with it more attractive.  If the cell has three
   candidates or more, a digit with two places in a house is better, provided that one of these cells has as much.  */

enum { CREDIT = 16, SMALL_CREDIT = CREDIT / 4, FAILURES_TO_HALVE = 1 << 14, SHARES = 5040 };

struct choice {
    int cell, digit;
};

/* Added to the score of cells that have the digit; -1: none. */
struct favourite {
    int digit;
    uint32_t bonus;
};

static struct favourite favourite_digit(const struct searcher *s)
{
    enum { FEW_FAILURES = 9 };
    const uint32_t *failures = s->memory->digit_failures;
    uint32_t most = 0, least = UINT32_MAX;
    int digit = -1;
    for (int d = 0; d < s->plan->n; d++) {
        if (failures[d] > most) {
            most = failures[d];
            digit = d;
        }
        if (failures[d] && failures[d] < least) least = failures[d];
    }
    if (most < FEW_FAILURES || 2 * most <= 3 * least) return (struct favourite){-1, 0};
    return (struct favourite){digit, most * CREDIT / 5};
}

/* A number that grows with the score for each candidate. */
INLINE uint64_t share(uint32_t score, int count)
{
    static const uint16_t shares[CLUES_MAX_SIZE + 1] = {
        0,           SHARES,      SHARES / 2,  SHARES / 3,  SHARES / 4,  SHARES / 5,
        SHARES / 6,  SHARES / 7,  SHARES / 8,  SHARES / 9,  SHARES / 10, SHARES / 11,
        SHARES / 12, SHARES / 13, SHARES / 14, SHARES / 15, SHARES / 16};
    return (uint64_t)score * shares[count];
}

static int best_cell(const struct searcher *s, const struct node *x)
{
    const struct favourite f = favourite_digit(s);
    const uint32_t *score = s->memory->score;
    uint64_t most = 0;
    int best = -1;
    for (int v = 0; v * LANES < s->plan->cells; v++) {
        const int left = s->plan->cells - v * LANES;
        lane_set open = ~x->placed.word[v];
        if (left < LANES) open &= ((lane_set)1 << left) - 1;
        for (; open; open &= open - 1) {
            const int cell = v * LANES + __builtin_ctz(open);
            const unsigned c = x->cell[cell];
            const uint32_t bonus = f.digit >= 0 && c >> f.digit & 1 ? f.bonus : 0;
            const uint64_t now = share(score[cell] + bonus, count_bits(c));
            if (best >= 0 && now <= most) continue;
            best = cell;
            most = now;
        }
    }
    return best;
}

/* ---- digits with two places in a house ---- */

/* The cell with the highest score that has such a digit; -1: none. */
static int best_cell_of_two(const struct searcher *s, const struct node *x)
{
    const struct clue_plan *p = s->plan;
    const uint32_t *score = s->memory->score;
    int best = -1;
    for (int i = 0; i < p->houses; i++)
        for (lane_set rest = p->house[i].used; rest; rest &= rest - 1) {
            const int l = __builtin_ctz(rest);
            const unsigned two = s->two_places[i].lane[l];
            for (int k = 0; two && k < p->n; k++) {
                const int cell = p->house[i].slot[k].cell.lane[l];
                if (!(x->cell[cell] & two)) continue;
                const bool comes_first = best < 0 || cell < best;
                if (best < 0 || score[cell] > score[best] || (comes_first && score[cell] == score[best]))
                    best = cell;
            }
        }
    return best;
}

/* The other place of one of the cell's digits that has the highest score. */
static struct choice best_partner(const struct searcher *s, const struct node *x, int cell)
{
    const struct clue_plan *p = s->plan;
    const uint32_t *score = s->memory->score;
    struct choice best = {-1, 0};
    for (int q = 0; q < p->house_depth; q++) {
        const int house = p->house_of[cell / LANES * p->house_depth + q].lane[cell % LANES];
        if (house >= p->houses * LANES) continue;
        const struct house_block *b = &p->house[house / LANES];
        for_each_bit(d, x->cell[cell] & s->two_places[house / LANES].lane[house % LANES])
            for (int k = 0; k < p->n; k++) {
                const int other = b->slot[k].cell.lane[house % LANES];
                if (other == cell || !(x->cell[other] >> d & 1)) continue;
                if (best.cell < 0 || score[other] >= score[best.cell]) best = (struct choice){other, d};
            }
    }
    return best;
}

/* A digit with two places, one of which is the cell with the highest score that has such a digit; no cell: there is none, or the
   cell is not worth as much as the one that would be guessed.  */
static struct choice choose_place(const struct searcher *s, const struct node *x, int cell)
{
    const uint32_t *score = s->memory->score;
    const int best = best_cell_of_two(s, x);
    if (best < 0 ||
        (uint64_t)score[best] * (unsigned)count_bits(x->cell[cell]) < 2 * (uint64_t)score[cell])
        return (struct choice){-1, 0};
    return best_partner(s, x, best);
}

static struct choice choose(const struct searcher *s, const struct node *x)
{
    const int cell = best_cell(s, x);
    const struct choice plain = {cell, __builtin_ctz(x->cell[cell])};
    if (count_bits(x->cell[cell]) <= 2) return plain;
    const struct choice place = choose_place(s, x, cell);
    return place.cell < 0 ? plain : place;
}

/* ---- failures ---- */

/* With sums, the guess and the cell that came first of the last singles gain, otherwise the one without candidates; and all open cells
   of the rule that failed, a little.  `digit`: what was guessed, or -1 if what was left without it failed.  */
static void credit(struct searcher *s, const struct node *before, int guessed, int digit)
{
    struct clue_memory *m = s->memory;
    const struct clue_plan *p = s->plan;
    if (p->has_sums) {
        m->score[s->last] += CREDIT;
        m->score[guessed] += CREDIT;
        digit = s->last_digit;
    } else if (s->wiped >= 0) {
        m->score[s->wiped] += CREDIT;
    }
    for (int v = 0; v * LANES < p->cells; v++)
        for (lane_set rest = s->blamed.word[v]; rest; rest &= rest - 1) {
            const int cell = v * LANES + __builtin_ctz(rest);
            const unsigned open = before->cell[cell];
            if (open & (open - 1)) m->score[cell] += SMALL_CREDIT;
        }
    if (digit >= 0) m->digit_failures[digit]++;
}

static void fade_credits(struct searcher *s)
{
    struct clue_memory *m = s->memory;
    if (++m->failures % FAILURES_TO_HALVE) return;
    for (int cell = 0; cell < s->plan->cells; cell++) m->score[cell] -= m->score[cell] / 2;
    for (int d = 0; d < s->plan->n; d++) m->digit_failures[d] /= 4;
}
