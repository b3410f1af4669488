/* SPDX-License-Identifier: MIT */
/* test_single_digit.c - skyscraper, two-string kite, turbot fish, empty rectangle and colours, against their definitions.

   Sources: src/logic/single_digit/colours.c.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/by_definition.h"

static bool is_link(const struct board *b, int house, int digit, int cell[BOARD_SIZE])
{
    return b->house[house].full && list_places(b, house, digit, cell) == 2;
}

/* ---- two lines ---- */

/* Two rows with two places each, one of them in the same column: one of the other ends holds the digit.  HoDoKu joins the first places of
   both rows, or the last ones, and leaves the rare case in which the first of one is below the last of the other to the turbot fish.  */
static void skyscrapers(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int d = 1; d <= b->n; d++)
        for (int one = 0; one < 2 * b->n; one++)
            for (int two = one + 1; two < (one < b->n ? b->n : 2 * b->n); two++) {
                int p[BOARD_SIZE], q[BOARD_SIZE];
                if (!is_link(b, one, d, p) || !is_link(b, two, d, q)) continue;
                bool joined[2];
                for (int i = 0; i < 2; i++)
                    joined[i] = one < b->n ? board_column(b, p[i]) == board_column(b, q[i])
                                           : board_row(b, p[i]) == board_row(b, q[i]);
                if (joined[0] != joined[1])
                    remove_seen_by_all(b, d, (int[]){p[joined[0]], q[joined[0]]}, 2, found);
            }
}

static int box_of(const struct board *b, int cell)
{
    for (int h = 0; h < b->houses; h++)
        if (is_box(b, h) && b->house[h].has[cell]) return h;
    return -1;
}

/* A row and a column with two places each, all different, have ends in one box: the cell where the lines of the other ends cross loses
   the digit.  If several ends share a box, HoDoKu takes one pair of them, and which one depends on what it looked at before.  */
static void kite(const struct board *b, int digit, const int *in_row, const int *in_column,
                 struct conclusions *found)
{
    int joints = 0, target = 0;
    for (int k = 0; k < 4; k++) {
        const int near = in_row[k / 2], other = in_column[k % 2];
        for (int i = 0; i < 2; i++)
            if (in_row[i] == in_column[0] || in_row[i] == in_column[1]) return;
        if (box_of(b, near) != box_of(b, other)) continue;
        joints++;
        target = board_row(b, in_column[1 - k % 2]) * b->n + board_column(b, in_row[1 - k / 2]);
        found->may[target][digit] |= b->can[target][digit];
    }
    if (joints == 1) remove_candidate(b, found, target, digit);
}

static void kites(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int d = 1; d <= b->n && box_of(b, 0) >= 0; d++)
        for (int row = 0; row < b->n; row++)
            for (int column = b->n; column < 2 * b->n; column++) {
                int p[BOARD_SIZE], q[BOARD_SIZE];
                if (is_link(b, row, d, p) && is_link(b, column, d, q)) kite(b, d, p, q, found);
            }
}

/* ---- any two houses ---- */

/* Are two cells the only places in a house?  For HoDoKu, cells of one line are linked there and not in their box. */
static bool are_linked(const struct board *b, int digit, int one, int other)
{
    const bool in_line =
        board_row(b, one) == board_row(b, other) || board_column(b, one) == board_column(b, other);
    for (int h = 0; h < b->houses; h++) {
        int place[BOARD_SIZE];
        if (!b->house[h].has[one] || !b->house[h].has[other] || (in_line && is_box(b, h))) continue;
        if (is_link(b, h, digit, place)) return true;
    }
    return false;
}

/* start = a - b = end: one of start and end holds the digit. */
static void turbots(const struct board *b, int unused, struct conclusions *found)
{
    static int link[BOARD_CELLS * BOARD_SIZE][2];
    (void)unused;
    for (int d = 1; d <= b->n; d++) {
        int links = 0;
        for (int one = 0; one < b->cells; one++)
            for (int other = 0; other < b->cells; other++)
                if (one != other && b->can[one][d] && b->can[other][d] && b->sees[one][other] &&
                    are_linked(b, d, one, other)) {
                    link[links][0] = one;
                    link[links++][1] = other;
                }
        for (int i = 0; i < links; i++)
            for (int k = 0; k < links; k++) {
                const int start = link[i][0], a = link[i][1], c = link[k][0], end = link[k][1];
                if (b->sees[a][c] && c != start && end != a)
                    remove_seen_by_all(b, d, (int[]){start, end}, 2, found);
            }
    }
}

/* ---- empty rectangles ---- */

/* Do the places of a box lie in the row and the column, with some outside their crossing on either?  At least three, in HoDoKu. */
static bool is_corner(const struct board *b, int digit, int box, int row, int column)
{
    int place[BOARD_SIZE], only_row = 0, only_column = 0, both = 0;
    const int places = list_places(b, box, digit, place);
    for (int i = 0; i < places; i++) {
        const bool in_row = board_row(b, place[i]) == row,
                   in_column = board_column(b, place[i]) == column;
        if (!in_row && !in_column) return false;
        only_row += in_row && !in_column;
        only_column += in_column && !in_row;
        both += in_row && in_column;
    }
    return only_row && only_column && (only_row + both > 1 || only_column + both > 1);
}

/* A line with two places crosses the row of the corner outside the box: the digit is at its other end, or in the column of the corner.
   So the cell where this column meets the row of the other end loses it.  The same with rows for columns.  */
static void rectangle(const struct board *b, int digit, int box, int row, int column, bool turned,
                      struct conclusions *found)
{
    for (int across = 0; across < b->n; across++) {
        int place[BOARD_SIZE];
        const int house = turned ? across : b->n + across;
        const int near = turned ? across * b->n + column : row * b->n + across;
        if (across == (turned ? row : column) || b->house[box].has[near] || !b->can[near][digit])
            continue;
        if (!is_link(b, house, digit, place)) continue;
        const int far = place[0] == near ? place[1] : place[0];
        const int target =
            turned ? row * b->n + board_column(b, far) : board_row(b, far) * b->n + column;
        if (!b->house[box].has[target]) remove_candidate(b, found, target, digit);
    }
}

static void rectangles(const struct board *b, int unused, struct conclusions *found)
{
    (void)unused;
    for (int d = 1; d <= b->n; d++)
        for (int box = 0; box < b->houses; box++)
            for (int row = 0; row < b->n && is_box(b, box); row++)
                for (int column = 0; column < b->n; column++)
                    if (is_corner(b, d, box, row, column)) {
                        rectangle(b, d, box, row, column, false, found);
                        rectangle(b, d, box, row, column, true, found);
                    }
}

/* ---- colours ---- */

enum { NO_NET = -1 };

/* The nets of cells that houses with two places link, and their colours: linked cells differ. */
struct nets {
    int count, net[BOARD_CELLS], colour[BOARD_CELLS];
};

/* Joins a cell to the net of the other; false: nothing to join. */
static bool extend_net(const struct board *b, int digit, struct nets *nets)
{
    for (int h = 0; h < b->houses; h++) {
        int place[BOARD_SIZE];
        if (!is_link(b, h, digit, place)) continue;
        const int from = nets->net[place[0]] != NO_NET ? 0 : 1;
        if (nets->net[place[from]] == NO_NET || nets->net[place[1 - from]] != NO_NET) continue;
        nets->net[place[1 - from]] = nets->net[place[from]];
        nets->colour[place[1 - from]] = !nets->colour[place[from]];
        return true;
    }
    return false;
}

static void colour_cells(const struct board *b, int digit, struct nets *nets)
{
    nets->count = 0;
    for (int c = 0; c < b->cells; c++) nets->net[c] = NO_NET;
    for (int h = 0; h < b->houses; h++) {
        int place[BOARD_SIZE];
        if (!is_link(b, h, digit, place) || nets->net[place[0]] != NO_NET) continue;
        nets->net[place[0]] = nets->count++;
        nets->colour[place[0]] = 0;
        while (extend_net(b, digit, nets)) {}
    }
}

static bool sees_colour(const struct board *b, const struct nets *nets, int cell, int net, int colour)
{
    for (int c = 0; c < b->cells; c++)
        if (nets->net[c] == net && nets->colour[c] == colour && b->sees[cell][c]) return true;
    return false;
}

/* Does a cell of one colour see one of the other? */
static bool colours_meet(const struct board *b, const struct nets *nets, int net, int colour, int other,
                         int other_colour)
{
    for (int c = 0; c < b->cells; c++)
        if (nets->net[c] == net && nets->colour[c] == colour &&
            sees_colour(b, nets, c, other, other_colour))
            return true;
    return false;
}

static void remove_colour(const struct board *b, const struct nets *nets, int digit, int net, int colour,
                          struct conclusions *found)
{
    for (int c = 0; c < b->cells; c++)
        if (nets->net[c] == net && nets->colour[c] == colour) remove_candidate(b, found, c, digit);
}

static void remove_between(const struct board *b, const struct nets *nets, int digit, int net,
                           int colour, int other, int other_colour, struct conclusions *found)
{
    for (int c = 0; c < b->cells; c++)
        if (sees_colour(b, nets, c, net, colour) && sees_colour(b, nets, c, other, other_colour))
            remove_candidate(b, found, c, digit);
}

/* Two cells of one colour see each other: the colour is false. */
static void wraps(const struct board *b, int unused, struct conclusions *found)
{
    struct nets nets;
    (void)unused;
    for (int d = 1; d <= b->n; d++) {
        colour_cells(b, d, &nets);
        for (int i = 0; i < 2 * nets.count; i++)
            if (colours_meet(b, &nets, i / 2, i % 2, i / 2, i % 2))
                remove_colour(b, &nets, d, i / 2, i % 2, found);
    }
}

/* What sees both colours of a net loses the digit. */
static void traps(const struct board *b, int unused, struct conclusions *found)
{
    struct nets nets;
    (void)unused;
    for (int d = 1; d <= b->n; d++) {
        colour_cells(b, d, &nets);
        for (int i = 0; i < nets.count; i++) remove_between(b, &nets, d, i, 0, i, 1, found);
    }
}

/* Colours of two nets see each other: one of the two others is true.  A colour that sees both of another net is false. */
static void multi_colours(const struct board *b, int type, struct conclusions *found)
{
    struct nets nets;
    for (int d = 1; d <= b->n; d++) {
        colour_cells(b, d, &nets);
        for (int i = 0; i < 2 * nets.count; i++)
            for (int k = 0; k < 2 * nets.count; k++) {
                if (i / 2 == k / 2 || !colours_meet(b, &nets, i / 2, i % 2, k / 2, k % 2)) continue;
                if (type == 1) remove_between(b, &nets, d, i / 2, !(i % 2), k / 2, !(k % 2), found);
                else if (colours_meet(b, &nets, i / 2, i % 2, k / 2, !(k % 2)))
                    remove_colour(b, &nets, d, i / 2, i % 2, found);
            }
    }
}

static const struct comparison list[] = {
    {"hodoku", "skyscraper", skyscrapers, 0, 1},
    {"hodoku", "two-string-kite", kites, 0, 1},
    {"hodoku", "turbot-fish", turbots, 0, 1},
    {"hodoku", "empty-rectangle", rectangles, 0, 1},
    {"hodoku", "simple-colours-wrap", wraps, 0, 1},
    {"hodoku", "simple-colours-trap", traps, 0, 1},
    {"hodoku", "multi-colours-1", multi_colours, 1, 1},
    {"hodoku", "multi-colours-2", multi_colours, 2, 1},
};

static void patterns_of_one_digit_are_all_found(void **state)
{
    (void)state;
    compare_all(list, sizeof list / sizeof *list, 32, NULL);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(patterns_of_one_digit_are_all_found)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
