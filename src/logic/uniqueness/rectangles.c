/* SPDX-License-Identifier: MIT */
/* rectangles.c - unique rectangles as HoDoKu defines them: uniqueness tests 1 to 6, hidden and avoidable rectangles.

   A rectangle has its corners in two rows and two columns, and is a deadly pattern of one pair of digits if every other
   house that has a corner has exactly two neighbouring ones:

       corner[0]  corner[1]       neighbours differ in one bit of their number, opposite corners in both
       corner[2]  corner[3]

   On a classic grid this means two boxes.  A corner alone on a diagonal or in a window spoils the rectangle, since its
   digits cannot be exchanged there.  Corners without extra candidates are bare.

   Whether a corner must have both digits as candidates is optional: a digit that only logic has removed does not
   keep the rectangle from being deadly (ALLOW_MISSING_CANDIDATES); the placed digits must merely allow it.

   In an avoidable rectangle some corners are placed already, but not given.  */
#include "logic/uniqueness/deadly.h"
#include "logic/step/finders.h"

enum { CORNERS = 4, LARGEST_SET = 7 };

struct rectangles {
    struct finder *f;
    int technique;            /* the requested one */
    const bitset *possible;   /* digits that a corner may have to have, cell by cell */
    bitset needed;            /* by every corner; none if corners are placed */
    bitset open[LOGIC_CELLS]; /* digits that no placed digit forbids */
    int corner[CORNERS];
    int digit[2]; /* smallest first, or those of corner[0] and corner[1] if these are placed */
    bitset pair;
    int bare[CORNERS], bare_count;   /* corners by number, in the order of their cells */
    int extra[CORNERS], extra_count; /* the others */
};

/* ---- where rectangles are ---- */

static bool pairs_up(const struct field *f, const int corner[CORNERS])
{
    for (int i = 0; i < CORNERS; i++)
        for (const struct seat *s = first_house(f, corner[i]); s < past_house(f, corner[i]); s++) {
            const int neighbours =
                house_has(f, s->house, corner[i ^ 1]) + house_has(f, s->house, corner[i ^ 2]);
            if (neighbours != 1 || house_has(f, s->house, corner[i ^ 3])) return false;
        }
    return true;
}

/* Rectangles are only asked for where their corners may have what they must have: most cells may not, and this is seen at
   once.  */
static bool may_be_corner(const struct rectangles *r, int cell)
{
    return !(r->needed & ~r->possible[cell]);
}

/* Calls `visit` for each rectangle with these first two corners. */
static bool each_with_side(struct rectangles *r, int a, int b, bool (*visit)(struct rectangles *))
{
    const struct field *f = r->f->field;
    const bool level = row_of(f, a) == row_of(f, b);
    for (int i = 0; i < f->n; i++) {
        const int c = level ? f->n * i + column_of(f, a) : f->n * row_of(f, a) + i;
        const int d = level ? f->n * i + column_of(f, b) : f->n * row_of(f, b) + i;
        const int corner[CORNERS] = {a, b, c, d};
        if (c == a || !may_be_corner(r, c) || !may_be_corner(r, d) || !pairs_up(f, corner)) continue;
        for (int k = 0; k < CORNERS; k++) r->corner[k] = corner[k];
        if (!visit(r)) return false;
    }
    return true;
}

/* Calls `visit` for each rectangle whose first corner is `start`.  The second one is in the same box or region, where
   there are any; so no rectangle comes twice.  */
static bool each_from(struct rectangles *r, int start, bool (*visit)(struct rectangles *))
{
    const struct field *f = r->f->field;
    const int region = region_house(f, start), row = row_of(f, start);
    const int side = region >= 0 ? region : row;
    for (int i = 0; i < f->n; i++) {
        const int cell = house_cell(f, side, i);
        if (cell == start || (row_of(f, cell) != row && column_of(f, cell) != column_of(f, start)) ||
            !may_be_corner(r, cell))
            continue;
        if (!each_with_side(r, start, cell, visit)) return false;
    }
    return true;
}

/* ---- steps ---- */

static struct step *begin(struct rectangles *r, int technique)
{
    struct step *s = r->f->step;
    step_begin(s, technique);
    for (int i = 0; i < 2; i++) step_digit(s, SUDOKU_PATTERN, r->digit[i]);
    for (int i = 0; i < CORNERS; i++) step_cell(s, SUDOKU_PATTERN, r->corner[i]);
    for (int i = 0; i < CORNERS; i++) step_deadly_cell(s, r->corner[i], r->pair);
    step_deadly_truth(s);
    return s;
}

static int extra_cell(const struct rectangles *r, int i) { return r->corner[r->extra[i]]; }
static bitset extra_digits(const struct rectangles *r, int i)
{
    return r->f->at->candidates[extra_cell(r, i)] & ~r->pair;
}
static bool extra_opposite(const struct rectangles *r) { return (r->extra[0] ^ r->extra[1]) == 3; }

static void remove_if_there(struct rectangles *r, int cell, int digit)
{
    if (has_candidate(r->f->at, cell, digit)) step_remove(r->f->step, cell, digit);
}

/* Does the house have the digit at corners only? */
static bool at_corners_only(const struct rectangles *r, int house, int digit)
{
    bitset places = places_of(r->f->at, house, digit);
    for (int i = 0; i < CORNERS; i++)
        if (house_has(r->f->field, house, r->corner[i]))
            places &= ~bit(seat_in(r->f->field, house, r->corner[i]));
    return !places;
}

static int row_house(const struct rectangles *r, int cell) { return row_of(r->f->field, cell); }
static int column_house(const struct rectangles *r, int cell)
{
    return r->f->field->n + column_of(r->f->field, cell);
}

/* Test 1: only one corner has extra candidates, so it holds one of them. */
static bool one_extra_corner(struct rectangles *r)
{
    if (r->extra_count != 1) return true;
    begin(r, TECHNIQUE_unique_1);
    for (int i = 0; i < 2; i++) remove_if_there(r, extra_cell(r, 0), r->digit[i]);
    return report_step(r->f);
}

/* Tests 2 and 5: all extra candidates are of one digit, so it is removed from all cells that see all of them.  The
   corners are neighbours in test 2, opposite or three in test 5.  */
static bool one_extra_digit(struct rectangles *r)
{
    if (r->extra_count < 2 || r->extra_count > 3) return true;
    const int technique =
        r->extra_count == 3 || extra_opposite(r) ? TECHNIQUE_unique_5 : TECHNIQUE_unique_2;
    bitset digits = 0;
    cells corners = no_cells();
    for (int i = 0; i < r->extra_count; i++) {
        digits |= extra_digits(r, i);
        cells_add(&corners, extra_cell(r, i));
    }
    if (technique != r->technique || !is_single(digits)) return true;
    const int digit = lowest(digits) + 1;
    const cells seen = seen_by_all(r->f->field, &corners);
    const cells targets = cells_and(&seen, cells_with(r->f->at, digit));
    struct step *s = begin(r, technique);
    for_each_cell(cell, &corners) step_part(s, SUDOKU_OTHER, cell, digit);
    step_remove_from(s, &targets, digit);
    return report_step(r->f);
}

/* ---- test 3: the extra candidates of two corners form a naked subset with other cells of a house ---- */

struct subset {
    int house;
    cells members; /* the two corners too */
    bitset digits;
    int count; /* of cells other than the corners */
};

static bool house_has_all(const struct field *f, int house, const cells *set)
{
    return cells_within(set, &f->house[house]);
}

/* A subset within two houses is found in the one that comes first. */
static bool known_subset(const struct rectangles *r, const struct subset *u)
{
    const struct field *f = r->f->field;
    const int a = extra_cell(r, 0);
    for (const struct seat *s = first_house(f, a); s < past_house(f, a) && s->house != u->house; s++)
        if (house_has_all(f, s->house, &u->members)) return true;
    return false;
}

static void remove_from_house(struct rectangles *r, const struct subset *u, int house, int but_not)
{
    const struct field *f = r->f->field;
    for (int i = 0; i < f->rules->house[house].count; i++) {
        const int cell = house_cell(f, house, i);
        if (cells_have(&u->members, cell) || (but_not >= 0 && house_has(f, but_not, cell))) continue;
        step_remove_digits(r->f->step, cell, r->f->at->candidates[cell] & u->digits);
    }
}

static bool report_subset(struct rectangles *r, const struct subset *u)
{
    const struct field *f = r->f->field;
    const int a = extra_cell(r, 0);
    struct step *s = begin(r, TECHNIQUE_unique_3);
    remove_from_house(r, u, u->house, -1);
    if (!step_worth(s)) return true;
    for (const struct seat *seat = first_house(f, a); seat < past_house(f, a); seat++)
        if (seat->house != u->house && house_has_all(f, seat->house, &u->members))
            remove_from_house(r, u, seat->house, u->house);
    for_each_bit(d, u->digits) {
        const cells having = cells_and(&u->members, cells_with(r->f->at, d + 1));
        for_each_cell(cell, &having) step_part(s, SUDOKU_FIN, cell, d + 1);
    }
    for_each_cell(cell, &u->members)
        if (cell != a && cell != extra_cell(r, 1)) step_cell_truth(s, cell);
    step_house(s, SUDOKU_BASE, u->house);
    return report_step(r->f);
}

/* Adds each cell from `position` on; a member has neither digit of the rectangle. */
static bool grow_subset(struct rectangles *r, const struct subset *u, int position)
{
    const struct finder *f = r->f;
    for (int i = position; i < f->field->rules->house[u->house].count; i++) {
        const int cell = house_cell(f->field, u->house, i);
        const bitset here = f->at->candidates[cell];
        struct subset more = *u;
        if (!here || here & r->pair || cells_have(&u->members, cell)) continue;
        cells_add(&more.members, cell);
        more.digits |= here;
        more.count++;
        if (more.count > LARGEST_SET || bits_in(more.digits) > LARGEST_SET + 1) continue;
        if (bits_in(more.digits) == more.count + 1 && !known_subset(r, &more) &&
            !report_subset(r, &more))
            return false;
        if (!grow_subset(r, &more, i + 1)) return false;
    }
    return true;
}

static bool extra_subset(struct rectangles *r)
{
    if (r->extra_count != 2) return true;
    const struct field *f = r->f->field;
    const int a = extra_cell(r, 0), b = extra_cell(r, 1);
    struct subset u = {.digits = extra_digits(r, 0) | extra_digits(r, 1)};
    cells_add(&u.members, a);
    cells_add(&u.members, b);
    for (const struct seat *s = first_house(f, a); s < past_house(f, a); s++) {
        u.house = s->house;
        if (house_has(f, s->house, b) && !grow_subset(r, &u, 0)) return false;
    }
    return true;
}

/* ---- tests 4 and 6, hidden rectangles: a digit of the pair has no place but the corners ---- */

/* Test 4: one of two neighbouring corners holds one digit of the pair, so neither holds the other.  */
static bool locked_digit(struct rectangles *r)
{
    if (r->extra_count != 2 || extra_opposite(r)) return true;
    const struct field *f = r->f->field;
    const int a = extra_cell(r, 0), b = extra_cell(r, 1);
    const cells seen = cells_and(&f->peers[a], &f->peers[b]);
    for (int i = 0; i < 2; i++) {
        if (cells_meet(&seen, cells_with(r->f->at, r->digit[i]))) continue;
        struct step *s = begin(r, TECHNIQUE_unique_4);
        const int house = row_of(f, a) == row_of(f, b) ? row_house(r, a) : column_house(r, a);
        remove_if_there(r, a, r->digit[1 - i]);
        remove_if_there(r, b, r->digit[1 - i]);
        step_house(s, SUDOKU_BASE, house);
        step_house_truth(s, house, r->digit[i]);
        return report_step(r->f);
    }
    return true;
}

/* Test 6: two opposite corners have extra candidates, and a digit of the pair has no other places in the rows and columns
   of the rectangle; if one of these corners held it, both would.  */
static bool locked_crosswise(struct rectangles *r)
{
    if (r->extra_count != 2 || !extra_opposite(r)) return true;
    const int a = extra_cell(r, 0), b = extra_cell(r, 1);
    const int house[4] = {row_house(r, a), row_house(r, b), column_house(r, a), column_house(r, b)};
    for (int i = 0; i < 2; i++) {
        bool locked = true;
        for (int h = 0; h < 4; h++) locked = locked && at_corners_only(r, house[h], r->digit[i]);
        if (!locked) continue;
        struct step *s = begin(r, TECHNIQUE_unique_6);
        remove_if_there(r, a, r->digit[i]);
        remove_if_there(r, b, r->digit[i]);
        for (int h = 0; h < 2; h++) {
            step_house(s, SUDOKU_BASE, house[h]);
            step_house_truth(s, house[h], r->digit[i]);
        }
        return report_step(r->f);
    }
    return true;
}

/* A hidden rectangle: if the corner opposite a bare one held one digit of the pair, the other one would be forced into
   both its neighbours.  */
static bool hidden_from(struct rectangles *r, int bare)
{
    const int target = r->corner[bare ^ 3];
    const int row = row_house(r, target), column = column_house(r, target);
    for (int i = 0; i < 2; i++) {
        if (!at_corners_only(r, row, r->digit[i]) || !at_corners_only(r, column, r->digit[i])) continue;
        struct step *s = begin(r, TECHNIQUE_hidden_rectangle);
        remove_if_there(r, target, r->digit[1 - i]);
        step_house(s, SUDOKU_BASE, row);
        step_house(s, SUDOKU_BASE, column);
        step_house_truth(s, row, r->digit[i]);
        step_house_truth(s, column, r->digit[i]);
        if (!report_step(r->f)) return false;
    }
    return true;
}

static bool hidden(struct rectangles *r)
{
    if (r->extra_count < 2 || r->extra_count > 3 || (r->extra_count == 2 && !extra_opposite(r)))
        return true;
    for (int i = 0; i < r->bare_count; i++)
        if (!hidden_from(r, r->bare[i])) return false;
    return true;
}

/* ---- open rectangles ---- */

/* May all corners have these digits? */
static bool fits(const struct rectangles *r, bitset pair)
{
    for (int i = 0; i < CORNERS; i++)
        if (pair & ~r->possible[r->corner[i]]) return false;
    return true;
}

/* Each rectangle is examined once, with the digits of the first corner that has just two. */
static bool known(const struct rectangles *r)
{
    for (int i = 1; i < CORNERS; i++) {
        const bitset pair = r->f->at->candidates[r->corner[i]];
        if (r->corner[i] < r->corner[0] && is_pair(pair) && fits(r, pair)) return true;
    }
    return false;
}

static void sort_corners(struct rectangles *r)
{
    /* The smallest corner, then its neighbours and its opposite, in the order of their cells. */
    int first = 0;
    for (int i = 1; i < CORNERS; i++)
        if (r->corner[i] < r->corner[first]) first = i;
    const bool swapped = r->corner[first ^ 1] > r->corner[first ^ 2];
    const int order[CORNERS] = {first, first ^ (swapped ? 2 : 1), first ^ (swapped ? 1 : 2), first ^ 3};
    r->bare_count = r->extra_count = 0;
    for (int i = 0; i < CORNERS; i++)
        if (r->f->at->candidates[r->corner[order[i]]] & ~r->pair) r->extra[r->extra_count++] = order[i];
        else r->bare[r->bare_count++] = order[i];
}

static bool test_rectangle(struct rectangles *r)
{
    if (known(r)) return true;
    sort_corners(r);
    switch (r->technique) {
    case TECHNIQUE_unique_1: return one_extra_corner(r);
    case TECHNIQUE_unique_2:
    case TECHNIQUE_unique_5: return one_extra_digit(r);
    case TECHNIQUE_unique_3: return extra_subset(r);
    case TECHNIQUE_unique_4: return locked_digit(r);
    case TECHNIQUE_unique_6: return locked_crosswise(r);
    default: return hidden(r);
    }
}

/* Starts from each cell of two candidates. */
static void find_open(struct rectangles *r)
{
    const struct position *at = r->f->at;
    for (int cell = 0; cell < r->f->field->cells; cell++) {
        if (!is_pair(at->candidates[cell])) continue;
        r->needed = r->pair = at->candidates[cell];
        r->digit[0] = lowest(r->pair) + 1;
        r->digit[1] = lowest(without_lowest(r->pair)) + 1;
        if (!each_from(r, cell, test_rectangle)) return;
    }
}

static void fill_in_open(struct rectangles *r)
{
    const struct field *f = r->f->field;
    for (int cell = 0; cell < f->cells; cell++) {
        bitset placed = 0;
        for (int i = f->first_peer[cell]; i < f->first_peer[cell + 1]; i++)
            if (r->f->at->digit[f->peer[i]]) placed |= bit(r->f->at->digit[f->peer[i]] - 1);
        r->open[cell] = r->f->at->digit[cell] ? 0 : first_bits(f->n) & ~placed;
    }
}

/* ---- avoidable rectangles ---- */

static bool found_out(const struct position *at, int cell)
{
    return at->digit[cell] && !at->given[cell];
}

/* Does the corner have this digit and one other? */
static bool has_and_one_more(const struct position *at, int cell, int digit)
{
    return has_candidate(at, cell, digit) && is_pair(at->candidates[cell]);
}

/* Type 1: three corners are placed, so the fourth must not complete the pattern. */
static bool avoid_one(struct rectangles *r, int cell, int digit)
{
    begin(r, TECHNIQUE_avoidable_1);
    step_remove(r->f->step, cell, digit);
    return report_step(r->f);
}

/* Type 2: two neighbouring corners complete the pattern, or one of them holds the other digit that both have. */
static bool avoid_two(struct rectangles *r, int c, int d)
{
    const struct finder *f = r->f;
    const bitset other = f->at->candidates[c] & f->at->candidates[d] & ~r->pair;
    if (!other) return true;
    const int digit = lowest(other) + 1;
    const cells seen = cells_and(&f->field->peers[c], &f->field->peers[d]);
    const cells targets = cells_and(&seen, cells_with(f->at, digit));
    struct step *s = begin(r, TECHNIQUE_avoidable_2);
    step_remove_from(s, &targets, digit);
    step_part(s, SUDOKU_ENDO_FIN, c, digit);
    step_part(s, SUDOKU_ENDO_FIN, d, digit);
    return report_step(r->f);
}

static bool test_avoidable(struct rectangles *r)
{
    const struct position *at = r->f->at;
    const int a = r->corner[0], b = r->corner[1], c = r->corner[2], d = r->corner[3];
    if (!found_out(at, b) || b < a) return true;
    r->digit[0] = at->digit[a];
    r->digit[1] = at->digit[b];
    r->pair = bit(r->digit[0] - 1) | bit(r->digit[1] - 1);
    const bool c_open = has_and_one_more(at, c, r->digit[1]);
    const bool d_open = has_and_one_more(at, d, r->digit[0]);
    const bool c_done = found_out(at, c) && at->digit[c] == r->digit[1];
    const bool d_done = found_out(at, d) && at->digit[d] == r->digit[0];
    if (r->technique == TECHNIQUE_avoidable_2) return !c_open || !d_open || avoid_two(r, c, d);
    if (c_done && d_open) return avoid_one(r, d, r->digit[0]);
    if (d_done && c_open) return avoid_one(r, c, r->digit[1]);
    return true;
}

/* Starts from each cell that is placed, but not given. */
static void find_avoidable(struct rectangles *r)
{
    for (int cell = 0; cell < r->f->field->cells; cell++)
        if (found_out(r->f->at, cell) && !each_from(r, cell, test_avoidable)) return;
}

void find_rectangle(struct finder *f, int technique)
{
    struct rectangles r = {.f = f, .technique = technique, .possible = f->at->candidates};
    if (!f->unique) return;
    if (technique == TECHNIQUE_avoidable_1 || technique == TECHNIQUE_avoidable_2) {
        find_avoidable(&r);
        return;
    }
    if (f->allow & ALLOW_MISSING_CANDIDATES) {
        fill_in_open(&r);
        r.possible = r.open;
    }
    find_open(&r);
}
