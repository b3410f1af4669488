/* SPDX-License-Identifier: MIT */
/* lanes_guess.h - which guess a stuck lane makes.

   Included by lanes_body.h behind lanes_driver.h.  With bands and nothing else, a digit with few ways through
   a band; otherwise as the engine `bits` chooses.  */

/* Two children of a guess: what the lane clears now, and what it clears when it comes back. */
struct guess_pair {
    struct clearing now, later;
};

/* A digit with few ways in the best band of the last quiet phases.  False: no band has an open digit. */
static bool guess_in_band(const struct driver *d, int lane, struct guess_pair *g)
{
    const struct lanes_plan *plan = d->plan;
    int best = 0;
    for (int p = 1; p < plan->phase_count; p++)
        if (get_lane(&d->score[p], lane) < get_lane(&d->score[best], lane)) best = p;
    if (get_lane(&d->score[best], lane) == 0xFFFF) return false;
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

/* Of the cells with two candidates, the one with the most of its kind in its houses; -1: there is none. */
static int best_pair(const struct driver *d, const uint16_t *set)
{
    const sudoku_rules *r = d->plan->rules;
    uint8_t pairs_in_house[MAX_ALL_HOUSES];
    uint8_t pair[LANES_MAX_CELLS];
    int pairs = 0, most = -1, best = -1;
    memset(pairs_in_house, 0, (size_t)r->all_house_count);
    for (int i = 0; i < r->cells; i++) {
        if (!is_pair(set[i])) continue;
        pair[pairs++] = (uint8_t)i;
        for (int s = r->first_seat[i]; s < r->first_seat[i + 1]; s++) pairs_in_house[r->seat[s].house]++;
    }
    for (int i = 0; i < pairs; i++) {
        int relatives = 0;
        for (int s = r->first_seat[pair[i]]; s < r->first_seat[pair[i] + 1]; s++)
            relatives += pairs_in_house[r->seat[s].house];
        if (relatives > most) {
            most = relatives;
            best = pair[i];
        }
    }
    return best;
}

/* The first cell with the fewest candidates of those with several, or -1. */
static int smallest_cell(const struct driver *d, const uint16_t *set)
{
    int fewest = LANES_MAX_SIZE + 1, best = -1;
    for (int i = 0; i < d->plan->cells; i++) {
        const int count = bits_in(set[i]);
        if (count > 1 && count < fewest) {
            fewest = count;
            best = i;
        }
    }
    return best;
}

/* A digit with two places in a house: one, or the other.  False: there is none. */
static bool guess_in_house(const struct driver *d, const uint16_t *set, struct guess_pair *g)
{
    const sudoku_rules *r = d->plan->rules;
    for (int h = 0; h < r->all_house_count; h++) {
        const struct house *house = &r->house[h];
        unsigned once = 0, twice = 0, thrice = 0;
        if (!house->full) continue;
        for (int i = 0; i < house->count; i++) {
            const unsigned here = set[house->cell[i]];
            thrice |= twice & here;
            twice |= once & here;
            once |= here;
        }
        const unsigned two = twice & ~thrice;
        if (!two) continue;
        const uint16_t digit = (uint16_t)(two & (0u - two));
        uint8_t place[2] = {0};
        for (int i = 0, found = 0; i < house->count && found < 2; i++)
            if (set[house->cell[i]] & digit) place[found++] = (uint8_t)house->cell[i];
        g->now = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = place[1]};
        g->later = (struct clearing){.digits = digit, .band = ONE_CELL, .cell = place[0]};
        return true;
    }
    return false;
}

/* In a cell with two candidates, in a house where a digit has two places, or else in the smallest cell:
   its lowest digit, or the others.  */
static bool guess_anywhere(const struct driver *d, const uint16_t *set, struct guess_pair *g)
{
    int best = best_pair(d, set);
    if (best < 0 && guess_in_house(d, set, g)) return true;
    if (best < 0) best = smallest_cell(d, set);
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
    const bool bands_only = d->plan->phase[0].has_bands && !d->plan->house_count;
    return (bands_only && guess_in_band(d, lane, g)) || guess_anywhere(d, set, g);
}
