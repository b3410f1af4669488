/* SPDX-License-Identifier: MIT */
/* lanes_pieces.h - lines across regions of any shape, and the law of leftovers.

   Included by lanes_body.h after lanes_houses.h.  The band kernel handles three lines and three boxes; this does the same
   with tables for all pieces of a grid.  A piece is the set of cells that a line and a region share:

   1. A digit settled in one piece is removed from the others of its line and of its region.
   2. A digit that its line has in one piece only is removed from the rest of the region, and vice versa.
   3. A locked digit with one cell in its piece is placed there; as many locked digits as cells fill the piece.  */

enum { LONGEST_FILLED_PIECE = 4 }; /* rule 3 stops there: beyond, it rarely applies and is slow */

/* Digits in some piece of a line or region, in two or more, settled, locked into one of its pieces. */
struct piece_house {
    lanes once, twice, settled, locked;
};

INLINE void count_piece(struct piece_house *h, lanes x)
{
    h->twice = either(h->twice, both(h->once, x));
    h->once = either(h->once, x);
}

/* `first` of a phase: computes the sums of a phase, instead of tracking changes. */
INLINE void pass_pieces_of(lanes *cells, const struct piece_table *t, lanes all, const bool first,
                           const bool sums_tell, struct findings *found)
{
    struct findings f = findings_of_houses(found);
    struct piece_house line[LANES_MAX_SIZE + 1], region[LANES_MAX_SIZE];
    lanes in_piece[LANES_MAX_CELLS], twice_in_piece[LANES_MAX_CELLS], settled[LANES_MAX_CELLS];
    lanes clash = NONE;
    const struct piece_house nothing = {NONE, NONE, NONE, NONE};
    for (int i = 0; i < t->lines; i++) line[i] = nothing;
    for (int i = 0; i < t->regions; i++) region[i] = nothing;
    line[NO_LINE] = nothing;

    for (int i = 0; i < t->pieces; i++) {
        const struct piece *p = &t->piece[i];
        const uint8_t *cell = t->cell + p->first;
        lanes once = cells[cell[0]], twice = NONE, fixed = if_single(once);
        for (int k = 1; k < p->count; k++) {
            const lanes x = cells[cell[k]], single = if_single(x);
            twice = either(twice, both(once, x));
            once = either(once, x);
            clash = either(clash, both(fixed, single));
            fixed = either(fixed, single);
        }
        in_piece[i] = once;
        twice_in_piece[i] = twice;
        settled[i] = fixed;
        clash = either(clash, both(region[p->region].settled, fixed));
        region[p->region].settled = either(region[p->region].settled, fixed);
        if (p->line == NO_LINE) continue;
        clash = either(clash, both(line[p->line].settled, fixed));
        line[p->line].settled = either(line[p->line].settled, fixed);
    }
    for (int i = 0; i < t->pieces; i++) {
        const struct piece *p = &t->piece[i];
        const lanes outside = either(line[p->line].settled, region[p->region].settled);
        in_piece[i] = but_not(in_piece[i], but_not(outside, settled[i]));
        count_piece(&region[p->region], in_piece[i]);
        if (p->line != NO_LINE) count_piece(&line[p->line], in_piece[i]);
    }
    line[NO_LINE].twice = all; /* no line, no lock */
    for (int i = 0; i < t->lines; i++) f.whole = both(f.whole, line[i].once);
    for (int i = 0; i < t->regions; i++) f.whole = both(f.whole, region[i].once);
    f.whole = but_not(f.whole, clash);
    for (int i = 0; i < t->pieces; i++) {
        const struct piece *p = &t->piece[i];
        struct piece_house *l = &line[p->line], *r = &region[p->region];
        r->locked = either(r->locked, but_not(in_piece[i], l->twice));
        l->locked = either(l->locked, but_not(in_piece[i], r->twice));
    }
    line[NO_LINE].locked = NONE;
    for (int i = 0; i < t->pieces; i++) {
        const struct piece *p = &t->piece[i];
        const uint8_t *cell = t->cell + p->first;
        const struct piece_house *l = &line[p->line], *r = &region[p->region];
        const lanes x = in_piece[i];
        const lanes by_line = but_not(x, l->twice), by_region = but_not(x, r->twice);
        const lanes locked = either(by_line, by_region), hidden = but_not(locked, twice_in_piece[i]);
        lanes allowed = but_neither(x, but_not(r->locked, by_line), but_not(l->locked, by_region));
        if (p->count > 1 && p->count <= LONGEST_FILLED_PIECE) {
            lanes beyond = beyond_lowest(locked);
            for (int k = 2; k < p->count; k++) beyond = beyond_lowest(beyond);
            allowed = choose_lanes(is_empty(beyond), allowed, locked);
            f.crowded = either(f.crowded, beyond_lowest(beyond));
        }
        f.crowded = either(f.crowded, but_not(hidden, settled[i]));
        for (int k = 0; k < p->count; k++) {
            const lanes before = cells[cell[k]];
            const lanes y = both(before, choose_lanes(disjoint(before, hidden), allowed, hidden));
            if (!first) {
                narrow(&cells[cell[k]], before, y, &f);
                continue;
            }
            cells[cell[k]] = y;
            f.least = smaller(f.least, y);
            if (sums_tell) f.sum = plus(f.sum, y);
            else f.moved = either(f.moved, differing(before, y));
        }
    }
    keep_findings_of_houses(found, &f);
}

static __attribute__((noinline)) void pass_pieces_first(lanes *cells, const struct piece_table *t,
                                                        lanes all, struct findings *f)
{
    pass_pieces_of(cells, t, all, true, true, f);
}
static __attribute__((noinline)) void pass_pieces_first_large(lanes *cells, const struct piece_table *t,
                                                              lanes all, struct findings *f)
{
    pass_pieces_of(cells, t, all, true, false, f);
}
static __attribute__((noinline)) void pass_pieces_again(lanes *cells, const struct piece_table *t,
                                                        lanes all, struct findings *f)
{
    pass_pieces_of(cells, t, all, false, false, f);
}

/* Both lists of a leftover hold the same digits. */
static __attribute__((noinline)) void pass_leftovers(lanes *cells, const struct lanes_plan *plan,
                                                     struct findings *found)
{
    struct findings f = findings_of_houses(found);
    for (int i = 0; i < plan->leftover_count; i++) {
        const struct leftover *l = &plan->leftover[i];
        lanes a = NONE, b = NONE;
        for (int k = 0; k < l->count; k++) {
            a = either(a, cells[l->a[k]]);
            b = either(b, cells[l->b[k]]);
        }
        if (!lane_bits(~equal(a, b))) continue;
        for (int k = 0; k < l->count; k++) {
            lanes *const in_a = &cells[l->a[k]], *const in_b = &cells[l->b[k]];
            narrow(in_a, *in_a, both(*in_a, b), &f);
            narrow(in_b, *in_b, both(*in_b, a), &f);
        }
    }
    keep_findings_of_houses(found, &f);
}

/* If a cell sees all places of a digit in a house, the digit is removed from that cell. */
static __attribute__((noinline)) void pass_crossings(lanes *cells, const struct lanes_plan *plan,
                                                     struct findings *found)
{
    struct findings f = findings_of_houses(found);
    for (int i = 0; i < plan->crossing_count; i++) {
        const struct crossing *c = &plan->crossing[i];
        lanes unseen = NONE;
        for (int k = 0; k < c->count; k++) unseen = either(unseen, cells[c->unseen[k]]);
        narrow(&cells[c->cell], cells[c->cell], both(cells[c->cell], unseen), &f);
    }
    keep_findings_of_houses(found, &f);
}
