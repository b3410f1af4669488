/* SPDX-License-Identifier: MIT */
/* test_rectangles.c - unique, hidden and avoidable rectangles, against their definitions, as HoDoKu has them; and those of
   Sudoku Explainer (unique_loops.c), except for type 3.  */
#include <stdio.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

/* Corners 0 and 1 are neighbours, and 0 and 2; 0 and 3 are opposite. */
enum { CORNERS = 4 };

struct rectangle {
    int corner[CORNERS];
    int digit[2];
    int bare[CORNERS], bares;   /* corners with no other candidates than the digits */
    int extra[CORNERS], extras; /* the others */
};

/* Every house with a corner has exactly two, and these are neighbours: then the digits can be exchanged. */
static bool is_deadly(const struct board *b, const int *corner)
{
    for (int h = 0; h < b->houses; h++) {
        int count = 0, sum = 0;
        for (int i = 0; i < CORNERS; i++)
            if (b->house[h].has[corner[i]]) {
                count++;
                sum += i;
            }
        if (count && (count != 2 || sum == 3)) return false;
    }
    return true;
}

/* May the corner hold the digit by what is placed?  Candidates that only logic has removed do not count. */
static bool may_hold(const struct board *b, int cell, int digit)
{
    if (b->digit[cell]) return false;
    for (int c = 0; c < b->cells; c++)
        if (b->sees[cell][c] && b->digit[c] == digit) return false;
    return true;
}

/* The digits are those of the first corner with two candidates that all corners may hold: HoDoKu looks at each rectangle once. */
static bool find_digits(const struct board *b, struct rectangle *r)
{
    for (int i = 0; i < CORNERS; i++) {
        int count = 0;
        bool fits = b->candidates[r->corner[i]] == 2;
        for (int d = 1; d <= b->n && fits; d++)
            if (b->can[r->corner[i]][d]) {
                r->digit[count++] = d;
                for (int k = 0; k < CORNERS; k++) fits &= may_hold(b, r->corner[k], d);
            }
        if (fits) return true;
    }
    return false;
}

static bool has_other_digits(const struct board *b, const struct rectangle *r, int cell)
{
    for (int d = 1; d <= b->n; d++)
        if (b->can[cell][d] && d != r->digit[0] && d != r->digit[1]) return true;
    return false;
}

typedef void use_rectangle(const struct board *, const struct rectangle *, struct conclusions *);

static void each_corner_set(const struct board *b,
                            bool (*prepare)(const struct board *, struct rectangle *),
                            use_rectangle *use, struct conclusions *found)
{
    for (int row = 0; row < b->n; row++)
        for (int other_row = row + 1; other_row < b->n; other_row++)
            for (int column = 0; column < b->n; column++)
                for (int other = column + 1; other < b->n; other++) {
                    struct rectangle r = {.corner = {row * b->n + column, row * b->n + other,
                                                     other_row * b->n + column,
                                                     other_row * b->n + other}};
                    if (is_deadly(b, r.corner) && prepare(b, &r)) use(b, &r, found);
                }
}

static bool prepare_open(const struct board *b, struct rectangle *r)
{
    if (!find_digits(b, r)) return false;
    for (int i = 0; i < CORNERS; i++)
        if (has_other_digits(b, r, r->corner[i])) r->extra[r->extras++] = i;
        else r->bare[r->bares++] = i;
    return true;
}

static bool are_opposite(const int *two) { return two[0] + two[1] == 3; }

/* ---- one corner, one digit ---- */

static void type_1(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    for (int i = 0; i < 2 && r->extras == 1; i++)
        remove_candidate(b, found, r->corner[r->extra[0]], r->digit[i]);
}

/* All extra candidates are of one digit; two neighbouring corners are type 2, two opposite ones or three are type 5. */
static void one_extra_digit(const struct board *b, const struct rectangle *r, bool neighbours,
                            struct conclusions *found)
{
    int digit = 0, corner[CORNERS], digits = 0;
    if (r->extras < 2 || r->extras > 3) return;
    if ((r->extras == 2 && !are_opposite(r->extra)) != neighbours) return;
    for (int d = 1; d <= b->n; d++) {
        bool used = false;
        for (int i = 0; i < r->extras; i++) used |= b->can[r->corner[r->extra[i]]][d];
        if (!used || d == r->digit[0] || d == r->digit[1]) continue;
        digit = d;
        digits++;
    }
    for (int i = 0; i < r->extras; i++) corner[i] = r->corner[r->extra[i]];
    for (int c = 0; c < b->cells && digits == 1; c++)
        if (sees_all(b, c, corner, r->extras)) remove_candidate(b, found, c, digit);
}

static void type_2(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    one_extra_digit(b, r, true, found);
}

static void type_5(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    one_extra_digit(b, r, false, found);
}

/* ---- type 3 ---- */

struct subset {
    bool cell[BOARD_CELLS], digit[BOARD_SIZE + 1];
};

static bool holds_all(const struct board *b, int house, const struct subset *u)
{
    for (int c = 0; c < b->cells; c++)
        if (u->cell[c] && !b->house[house].has[c]) return false;
    return true;
}

static int clear_house(const struct board *b, int house, const struct subset *u,
                       struct conclusions *found)
{
    int removed = 0;
    for (int i = 0; i < b->house[house].count; i++) {
        const int cell = b->house[house].cell[i];
        for (int d = 1; d <= b->n; d++)
            if (u->digit[d] && !u->cell[cell] && b->can[cell][d]) {
                removed++;
                remove_candidate(b, found, cell, d);
            }
    }
    return removed;
}

/* The subset counts in the first house that has all its cells, and in the others only if it removes something there. */
static void use_subset(const struct board *b, int house, const struct subset *u,
                       struct conclusions *found)
{
    for (int h = 0; h < house; h++)
        if (holds_all(b, h, u)) return;
    if (!clear_house(b, house, u, found)) return;
    for (int h = house + 1; h < b->houses; h++)
        if (holds_all(b, h, u)) clear_house(b, h, u, found);
}

/* The extra candidates of two corners count as one cell, which forms a naked subset with others of a house that have neither digit of the
   rectangle.  */
static void type_3(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    if (r->extras != 2) return;
    const int one = r->corner[r->extra[0]], two = r->corner[r->extra[1]];
    for (int h = 0; h < b->houses; h++) {
        int open[BOARD_SIZE], fit[BOARD_SIZE], fits = 0;
        if (!b->house[h].has[one] || !b->house[h].has[two]) continue;
        const int count = open_cells(b, h, open);
        for (int i = 0; i < count; i++)
            if (!b->can[open[i]][r->digit[0]] && !b->can[open[i]][r->digit[1]] && open[i] != one &&
                open[i] != two)
                fit[fits++] = open[i];
        for (int choice = 1; choice < 1 << fits; choice++) {
            struct subset u = {0};
            int cells_chosen = 0, digits = 0;
            u.cell[one] = u.cell[two] = true;
            for (int i = 0; i < fits; i++)
                if (choice >> i & 1) {
                    u.cell[fit[i]] = true;
                    cells_chosen++;
                }
            for (int d = 1; d <= b->n; d++) {
                for (int i = 0; i < b->house[h].count; i++)
                    u.digit[d] |= u.cell[b->house[h].cell[i]] && b->can[b->house[h].cell[i]][d];
                if (d == r->digit[0] || d == r->digit[1]) u.digit[d] = false;
                digits += u.digit[d];
            }
            if (digits == cells_chosen + 1) use_subset(b, h, &u, found);
        }
    }
}

/* ---- a digit that is locked in the corners ---- */

/* Does a line through the cell have the digit at corners only? */
static bool only_at_corners(const struct board *b, const struct rectangle *r, int cell, int digit,
                            bool column)
{
    for (int c = 0; c < b->cells; c++) {
        const bool here =
            column ? board_column(b, c) == board_column(b, cell) : board_row(b, c) == board_row(b, cell);
        bool is_corner = false;
        for (int i = 0; i < CORNERS; i++) is_corner |= r->corner[i] == c;
        if (here && !is_corner && b->can[c][digit]) return false;
    }
    return true;
}

/* Nothing that sees both neighbouring corners has one of the digits: these lose the other one.  HoDoKu takes the first such digit. */
static void type_4(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    if (r->extras != 2 || are_opposite(r->extra)) return;
    const int two[] = {r->corner[r->extra[0]], r->corner[r->extra[1]]};
    for (int i = 0; i < 2; i++) {
        bool elsewhere = false;
        for (int c = 0; c < b->cells; c++) elsewhere |= sees_all(b, c, two, 2) && b->can[c][r->digit[i]];
        if (elsewhere) continue;
        for (int k = 0; k < 2; k++) remove_candidate(b, found, two[k], r->digit[1 - i]);
        return;
    }
}

/* The lines of the rectangle have one of the digits at corners only: the opposite extra corners lose it.  HoDoKu takes the first one. */
static void type_6(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    if (r->extras != 2 || !are_opposite(r->extra)) return;
    for (int i = 0; i < 2; i++) {
        bool locked = true;
        for (int k = 0; k < 4; k++)
            locked &= only_at_corners(b, r, r->corner[r->extra[k / 2]], r->digit[i], k % 2);
        for (int k = 0; k < 2 && locked; k++)
            remove_candidate(b, found, r->corner[r->extra[k]], r->digit[i]);
        if (locked) return;
    }
}

/* The lines of the corner opposite a bare one have one of the digits at corners only: that corner loses the other one.  If two corners are
   bare, HoDoKu wants them opposite.  */
static void hidden(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    if (r->bares < 1 || r->bares > 2 || (r->bares == 2 && !are_opposite(r->bare))) return;
    for (int i = 0; i < 2 * r->bares; i++) {
        const int target = r->corner[3 - r->bare[i / 2]], digit = r->digit[i % 2];
        if (only_at_corners(b, r, target, digit, false) && only_at_corners(b, r, target, digit, true))
            remove_candidate(b, found, target, r->digit[1 - i % 2]);
    }
}

/* ---- avoidable ---- */

static bool any_rectangle(const struct board *b, struct rectangle *r) { return (void)b, (void)r, true; }

static bool was_found(const struct board *b, int cell) { return b->digit[cell] && !b->given[cell]; }

static bool is_or_may_be(const struct board *b, int cell, int digit, bool is)
{
    return is ? was_found(b, cell) && b->digit[cell] == digit
              : b->can[cell][digit] && b->candidates[cell] == 2;
}

/* Two neighbours in one box (without boxes, in one row) are placed, not given.  If a third corner is placed as in a deadly pattern, the
   last one must not complete it; HoDoKu wants two candidates there.  */
static void avoidable(const struct board *b, const struct rectangle *r, int type,
                      struct conclusions *found)
{
    for (int i = 0; i < CORNERS; i++)
        for (int side = 1; side <= 2; side++) {
            const int one = r->corner[i], two = r->corner[i ^ side], three = r->corner[i ^ 3 ^ side],
                      four = r->corner[i ^ 3];
            bool boxes = false, joined = false;
            for (int h = 0; h < b->houses; h++) {
                boxes |= is_box(b, h);
                joined |= is_box(b, h) && b->house[h].has[one] && b->house[h].has[two];
            }
            if (!(boxes ? joined : side == 1) || !was_found(b, one) || !was_found(b, two)) continue;
            /* one and four are opposite and must be equal in the pattern, and so must two and three */
            const int first = b->digit[one], second = b->digit[two];
            if (type == 1 && is_or_may_be(b, three, second, true) && is_or_may_be(b, four, first, false))
                remove_candidate(b, found, four, first);
            if (type == 2 && is_or_may_be(b, three, second, false) &&
                is_or_may_be(b, four, first, false))
                for (int d = 1; d <= b->n; d++)
                    for (int c = 0; c < b->cells && d != first && d != second; c++)
                        if (b->can[three][d] && b->can[four][d] && b->sees[c][three] && b->sees[c][four])
                            remove_candidate(b, found, c, d);
        }
}

static void avoidable_1(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    avoidable(b, r, 1, found);
}

static void avoidable_2(const struct board *b, const struct rectangle *r, struct conclusions *found)
{
    avoidable(b, r, 2, found);
}

/* ---- Sudoku Explainer ---- */

/* Four cells with both digits, each of which sees the next in a ring: every house with one of them has exactly one of the first and third,
   and one of the second and fourth.  In variants this need not be a rectangle.  */
static bool is_ring(const struct board *b, const int *cell)
{
    for (int i = 0; i < CORNERS; i++)
        if (!b->sees[cell[i]][cell[(i + 1) % CORNERS]]) return false;
    for (int h = 0; h < b->houses; h++) {
        const int even = b->house[h].has[cell[0]] + b->house[h].has[cell[2]];
        const int odd = b->house[h].has[cell[1]] + b->house[h].has[cell[3]];
        if (even != odd || even > 1) return false;
    }
    return true;
}

/* One of the digits has no other place in a house of both exits: they lose the other one.  Sudoku Explainer takes the first such digit. */
static void locked_exits(const struct board *b, const int *exit, const int *digit,
                         struct conclusions *found)
{
    for (int i = 0; i < 2; i++)
        for (int h = 0; h < b->houses; h++) {
            int place[BOARD_SIZE];
            if (!b->house[h].full || !b->house[h].has[exit[0]] || !b->house[h].has[exit[1]]) continue;
            if (list_places(b, h, digit[i], place) != 2) continue;
            for (int k = 0; k < 2; k++) remove_candidate(b, found, exit[k], digit[1 - i]);
            return;
        }
}

enum {
    MISSES_SOME = 10
}; /* three exits: Sudoku Explainer misses some of them, Sukaku Explainer does not */

static void use_ring(const struct board *b, const int *cell, const int *digit, int type,
                     struct conclusions *found)
{
    int exit[CORNERS], exits = 0, extras = 0, extra = 0;
    bool used[BOARD_SIZE + 1] = {false};
    for (int i = 0; i < CORNERS; i++)
        if (b->candidates[cell[i]] > 2) exit[exits++] = cell[i];
    for (int i = 0; i < exits; i++)
        for (int d = 1; d <= b->n; d++) {
            if (!b->can[exit[i]][d] || d == digit[0] || d == digit[1] || used[d]) continue;
            used[d] = true;
            extras++;
            extra = d;
        }
    if (type == 1 && exits == 1)
        for (int i = 0; i < 2; i++) remove_candidate(b, found, exit[0], digit[i]);
    if (type == 2 && exits >= 2 && exits <= 3 && extras == 1)
        remove_seen_by_all(b, extra, exit, exits, found);
    if (type == MISSES_SOME + 2 && exits == 2 && extras == 1)
        remove_seen_by_all(b, extra, exit, exits, found);
    for (int c = 0; c < b->cells && type == MISSES_SOME + 2 && exits == 3 && extras == 1; c++)
        found->may[c][extra] |= sees_all(b, c, exit, exits);
    if (type == 4 && exits == 2) locked_exits(b, exit, digit, found);
}

static void rings(const struct board *b, int type, struct conclusions *found)
{
    int digit[2], cell[CORNERS];
    for (digit[0] = 1; digit[0] <= b->n; digit[0]++)
        for (digit[1] = digit[0] + 1; digit[1] <= b->n; digit[1]++) {
            int both[BOARD_CELLS], count = 0;
            for (int c = 0; c < b->cells; c++)
                if (b->can[c][digit[0]] && b->can[c][digit[1]]) both[count++] = c;
            for (int i = 0; i < count; i++) {
                cell[0] = both[i];
                if (b->candidates[cell[0]] != 2)
                    continue; /* a ring has such a cell, and may begin there */
                for (int k = 0; k < count; k++) {
                    cell[1] = both[k];
                    for (int m = 0; m < count && b->sees[cell[0]][cell[1]]; m++) {
                        cell[2] = both[m];
                        for (int o = 0; o < count && m != i && b->sees[cell[1]][cell[2]]; o++) {
                            cell[3] = both[o];
                            if (o != k && is_ring(b, cell)) use_ring(b, cell, digit, type, found);
                        }
                    }
                }
            }
        }
}

/* ---- comparing ---- */

static use_rectangle *const types[] = {type_1, type_2, type_3,      type_4,     type_5,
                                       type_6, hidden, avoidable_1, avoidable_2};
enum { FIRST_AVOIDABLE = 7 };

static void rectangles(const struct board *b, int type, struct conclusions *found)
{
    each_corner_set(b, type < FIRST_AVOIDABLE ? prepare_open : any_rectangle, types[type], found);
}

static const struct comparison list[] = {
    {"hodoku", "unique-rectangle-1", rectangles, 0, 3},
    {"hodoku", "unique-rectangle-2", rectangles, 1, 3},
    {"hodoku", "unique-rectangle-3", rectangles, 2, 3},
    {"hodoku", "unique-rectangle-4", rectangles, 3, 3},
    {"hodoku", "unique-rectangle-5", rectangles, 4, 3},
    {"hodoku", "unique-rectangle-6", rectangles, 5, 3},
    {"hodoku", "hidden-rectangle", rectangles, 6, 3},
    {"hodoku", "avoidable-rectangle-1", rectangles, 7, 3},
    {"hodoku", "avoidable-rectangle-2", rectangles, 8, 3},
    {"se121", "unique-rectangle-1", rings, 1, 3},
    {"se121", "unique-rectangle-2", rings, MISSES_SOME + 2, 3},
    {"se121", "unique-rectangle-4", rings, 4, 3},
    {"sukaku118", "unique-rectangle-1", rings, 1, 3},
    {"sukaku118", "unique-rectangle-2", rings, 2, 3},
    {"sukaku118", "unique-rectangle-4", rings, 4, 3},
};

/* ---- positions with rectangles ---- */

static void leave_only(struct position *at, int cell, bitset digits)
{
    for (int d = 1; d <= at->field->n; d++)
        if (!(digits >> (d - 1) & 1) && without_lowest(at->candidates[cell]))
            position_remove(at, cell, d);
}

/* May the digit be placed, and leave candidates to all cells? */
static bool can_be_placed(const struct position *at, int cell, int digit)
{
    for (int c = 0; c < at->field->cells; c++)
        if (sees(at->field, cell, c) && at->candidates[c] == bit(digit - 1)) return false;
    return has_candidate(at, cell, digit);
}

/* Some corners of a rectangle get two candidates, some one more; or two or three have digits that a player has found. */
static void make_rectangle(struct rng *r, struct position *at, bool found)
{
    const int n = at->field->n, row = rng_below(r, n), column = rng_below(r, n);
    const int near = found ? 2 : rng_below(r, 3); /* neighbours are likely to share a box */
    const int other_row = near == 1 && row ? row - 1 : rng_below(r, n);
    const int other = near == 2 && column ? column - 1 : rng_below(r, n);
    const int corner[] = {row * n + column, row * n + other, other_row * n + column,
                          other_row * n + other};
    const int first = rng_below(r, n), second = rng_below(r, n),
              placed = found ? 2 + rng_below(r, 2) : 0;
    const bitset pair = bit(first) | bit(second), shared = bit(rng_below(r, n));
    const bool opposite = !found && rng_below(r, 2), locked = opposite || (!found && rng_below(r, 2));
    const int spared = rng_below(r, 8); /* a line that keeps the digit elsewhere, or none */
    if (row == other_row || column == other || first == second) return;
    for (int i = 0; i < CORNERS; i++) {
        const int digit = 1 + (i == 0 || i == 3 ? first : second);
        if (at->digit[corner[i]]) continue;
        const bitset extra[] = {0, 0, shared, shared | bit(rng_below(r, n))};
        if (i < placed && can_be_placed(at, corner[i], digit)) position_place(at, corner[i], digit);
        else
            leave_only(at, corner[i],
                       pair | extra[found              ? 2
                                    : !opposite        ? rng_below(r, 4)
                                    : i == 0 || i == 3 ? 0
                                                       : 3]);
    }
    for (int i = 0; i < n && locked; i++)
        for (int k = 0; k < 2; k++) {
            const int in_row = (k ? other_row : row) * n + i, in_column = i * n + (k ? other : column);
            if (spared != k && i != column && i != other && without_lowest(at->candidates[in_row]))
                position_remove(at, in_row, 1 + first);
            if (spared != 2 + k && i != row && i != other_row &&
                without_lowest(at->candidates[in_column]))
                position_remove(at, in_column, 1 + first);
        }
}

/* Not every position has a solution, which no finder of rectangles asks for. */
static void position_with_rectangles(struct rng *r, struct position *at, const uint8_t *solution)
{
    uint8_t givens[LOGIC_CELLS] = {0};
    const int n = at->field->n;
    for (int c = 0; c < at->field->cells; c++)
        if (!rng_below(r, 8)) givens[c] = solution[c];
    position_start(at, &(sudoku_puzzle){.rules = at->field->rules, .givens = givens});
    for (int i = 0; i < n; i++) make_rectangle(r, at, i < 3);
}

static void rectangles_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 40, position_with_rectangles);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(rectangles_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
