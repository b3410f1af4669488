/* SPDX-License-Identifier: MIT */
/* single_digit.c - skyscraper, two-string kite, turbot fish and empty rectangle: two houses of one digit.

   In a house with two places for a digit, one of them holds it: a strong link.  Where an end of one strong link sees
   an end of another, these two do not both hold the digit, so one of the two free ends does, and a cell that sees
   both free ends does not.

       skyscraper       two rows, joined by a column; or two columns, joined by a row
       two-string kite  a row and a column, joined by a box
       turbot fish      any two
       empty rectangle  a box whose places lie in one row and one column takes the place of one of the links: the
                        digit is in that row or in that column

   Duals are two kites on the same ends in a box, or two empty rectangles of one box, reported as one step.  Names and
   orders are HoDoKu's.  */
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"
#include "logic/step/step_list.h"

/* A house with two places for a digit: the end near the other link, and the free one. */
struct link {
    int house, near, far;
};

static bool link_of(const struct finder *f, int house, int digit, struct link *link)
{
    const bitset places = places_of(f->at, house, digit);
    if (!is_pair(places) || !house_full(f->field, house)) return false;
    link->house = house;
    link->near = house_cell(f->field, house, lowest(places));
    link->far = house_cell(f->field, house, lowest(without_lowest(places)));
    return true;
}

static int links_of(const struct finder *f, int first, int count, int digit, struct link *links)
{
    int found = 0;
    for (int h = first; h < first + count; h++) found += link_of(f, h, digit, &links[found]);
    return found;
}

static void turn(struct link *link)
{
    const int near = link->near;
    link->near = link->far;
    link->far = near;
}

static void describe_links(struct step *s, int technique, int digit, const struct link *a,
                           const struct link *b)
{
    const int cells_in_order[] = {a->far, b->far, a->near, b->near};
    step_begin(s, technique);
    step_digit(s, SUDOKU_PATTERN, digit);
    for (int i = 0; i < 4; i++) step_cell(s, SUDOKU_PATTERN, cells_in_order[i]);
    for (int i = 0; i < 4; i++) step_part(s, SUDOKU_PATTERN, cells_in_order[i], digit);
    step_house(s, SUDOKU_BASE, a->house);
    step_house(s, SUDOKU_BASE, b->house);
    step_house_truth(s, a->house, digit);
    step_house_truth(s, b->house, digit);
}

/* ---- skyscraper ---- */

static int crossing_line(const struct field *f, bool rows, int cell)
{
    return rows ? column_of(f, cell) : row_of(f, cell);
}

/* Joins the ends that are first in both lines, or those that are last in both; if both are joined it is an X-wing. */
static bool report_skyscraper(struct finder *f, bool rows, int digit, struct link a, struct link b)
{
    const struct field *field = f->field;
    const bool first = crossing_line(field, rows, a.near) == crossing_line(field, rows, b.near);
    const bool last = crossing_line(field, rows, a.far) == crossing_line(field, rows, b.far);
    if (first == last) return true;
    if (last) {
        turn(&a);
        turn(&b);
    }
    cells removed = cells_and(&field->peers[a.far], &field->peers[b.far]);
    removed = cells_and(&removed, cells_with(f->at, digit));
    if (cells_empty(&removed)) return true;
    describe_links(f->step, TECHNIQUE_skyscraper, digit, &a, &b);
    step_remove_from(f->step, &removed, digit);
    return report_step(f);
}

void find_skyscraper(struct finder *f, int argument)
{
    (void)argument;
    const int n = f->field->n;
    for (int first = 0; first <= n; first += n)
        for (int digit = 1; digit <= n; digit++) {
            struct link link[SUDOKU_LOGIC_SIZE];
            if (!digit_is_new(f, digit)) continue;
            const int links = links_of(f, first, n, digit, link);
            for (int i = 0; i < links; i++)
                for (int j = i + 1; j < links; j++)
                    if (!report_skyscraper(f, first == 0, digit, link[i], link[j])) return;
        }
}

/* ---- two-string kite ---- */

/* Turns the links so that their near ends share a region. */
static bool join_in_region(const struct field *f, struct link *row, struct link *column)
{
    const int ends[] = {region_house(f, row->near), region_house(f, row->far)};
    const int other[] = {region_house(f, column->near), region_house(f, column->far)};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (ends[i] == other[j]) {
                if (i) turn(row);
                if (j) turn(column);
                return true;
            }
    return false;
}

static bool describe_kite(struct finder *f, int digit, const struct link *row, const struct link *column)
{
    const struct field *field = f->field;
    const int corner = row_of(field, column->far) * field->n + column_of(field, row->far);
    if (row->near == column->near || row->near == column->far || row->far == column->near ||
        row->far == column->far || !has_candidate(f->at, corner, digit))
        return false;
    describe_links(f->step, TECHNIQUE_two_string_kite, digit, row, column);
    step_remove(f->step, corner, digit);
    step_part(f->step, SUDOKU_FIN, row->near, digit);
    step_part(f->step, SUDOKU_FIN, column->near, digit);
    return true;
}

/* Reports the step under construction, or keeps it on the list if there is one. */
static bool pass_on(struct finder *f, struct step_list *list)
{
    if (!list) return report_step(f);
    if (!f->step->broken && list_add(list, &f->step->it)) return true;
    f->no_memory = f->stopped = true;
    return false;
}

static void find_kites(struct finder *f, struct step_list *list)
{
    const int n = f->field->n;
    if (!f->field->rules->region) return;
    for (int digit = 1; digit <= n; digit++) {
        struct link link[2 * SUDOKU_LOGIC_SIZE];
        if (!digit_is_new(f, digit)) continue;
        const int rows = links_of(f, 0, n, digit, link);
        const int all = rows + links_of(f, n, n, digit, link + rows);
        for (int i = 0; i < rows; i++)
            for (int j = rows; j < all; j++)
                if (join_in_region(f->field, &link[i], &link[j]) &&
                    describe_kite(f, digit, &link[i], &link[j]) && !pass_on(f, list))
                    return;
    }
}

/* ---- empty rectangle ---- */

/* A box or region whose places lie in one row and one column, with some outside the crossing on either. */
struct corner {
    int region, row, column;
    cells places;
};

static bool is_corner(const struct finder *f, struct corner *c)
{
    const struct field *field = f->field;
    const cells in_row = cells_and(&c->places, &field->house[c->row]);
    const cells in_column = cells_and(&c->places, &field->house[field->n + c->column]);
    const cells both = cells_or(&in_row, &in_column);
    if (!cells_equal(&both, &c->places)) return false;
    if (cells_within(&in_row, &in_column) || cells_within(&in_column, &in_row)) return false;
    return f->allow & ALLOW_TWO_CANDIDATES || cells_count(&in_row) > 1 || cells_count(&in_column) > 1;
}

static void describe_rectangle(struct step *s, int digit, const struct corner *c,
                               const struct link *link, int removed)
{
    step_begin(s, TECHNIQUE_empty_rectangle);
    step_digit(s, SUDOKU_PATTERN, digit);
    step_cell(s, SUDOKU_PATTERN, link->near);
    step_cell(s, SUDOKU_PATTERN, link->far);
    step_part(s, SUDOKU_PATTERN, link->near, digit);
    step_part(s, SUDOKU_PATTERN, link->far, digit);
    for_each_cell(cell, &c->places) step_part(s, SUDOKU_FIN, cell, digit);
    step_house(s, SUDOKU_BASE, c->region);
    step_house(s, SUDOKU_BASE, link->house);
    step_house_truth(s, c->region, digit);
    step_house_truth(s, link->house, digit);
    step_remove(s, removed, digit);
}

/* Looks along the corner's row (or column) for a strong link that leads out of it, crosswise; the place where the
   line at its other end meets the corner's column (or row) is removed.  */
static bool try_corner(struct finder *f, int digit, const struct corner *c, bool rows,
                       struct step_list *list)
{
    const struct field *field = f->field;
    const int n = field->n, line = rows ? c->row : n + c->column;
    for_each_bit(i, places_of(f->at, line, digit)) {
        struct link link;
        const int cell = house_cell(field, line, i), across = rows ? n + i : i;
        if (house_has(field, c->region, cell) || across == (rows ? n + c->column : c->row) ||
            !link_of(f, across, digit, &link))
            continue;
        if (link.near != cell) turn(&link);
        const int removed =
            rows ? row_of(field, link.far) * n + c->column : c->row * n + column_of(field, link.far);
        if (house_has(field, c->region, removed) || !has_candidate(f->at, removed, digit)) continue;
        describe_rectangle(f->step, digit, c, &link, removed);
        if (!pass_on(f, list)) return false;
    }
    return true;
}

static void find_rectangles(struct finder *f, struct step_list *list)
{
    const struct field *field = f->field;
    const int n = field->n;
    if (!field->rules->region) return;
    for (int digit = 1; digit <= n; digit++)
        for (int region = 2 * n; digit_is_new(f, digit) && region < 3 * n; region++) {
            struct corner c = {region, 0, 0, cells_and(cells_with(f->at, digit), &field->house[region])};
            for (c.row = n - 1; c.row >= 0; c.row--)
                for (c.column = n - 1; cells_meet(&c.places, &field->house[c.row]) && c.column >= 0;
                     c.column--)
                    if (is_corner(f, &c) && (!try_corner(f, digit, &c, true, list) ||
                                             !try_corner(f, digit, &c, false, list)))
                        return;
        }
}

/* ---- which comes first ---- */

static int cell_sum(const sudoku_step *s)
{
    int sum = 0;
    for_each_part(p, s, SUDOKU_PATTERN)
        if (!p->digit) sum += p->cell;
    return sum;
}

/* The more it removes the better. */
static int by_worth(const sudoku_step *a, const sudoku_step *b)
{
    const int removed = count_removals(b) - count_removals(a);
    const long sum_a = sum_of_removals(a), sum_b = sum_of_removals(b);
    if (removed) return removed;
    if (sum_a != sum_b) return sum_a < sum_b ? -1 : 1;
    return a->technique == b->technique ? cell_sum(b) - cell_sum(a) : 0;
}

static void report_in_order(struct finder *f, struct step_list *list)
{
    list_report_sorted(list, f, by_worth);
    list_free(list);
}

/* ---- duals ---- */

/* Do the two steps rely on the same candidates in the box, in any order? */
static bool same_fins(const sudoku_step *a, const sudoku_step *b)
{
    int count_a = 0, count_b = 0, common = 0;
    for_each_part(p, a, SUDOKU_FIN) count_a++;
    for_each_part(q, b, SUDOKU_FIN) {
        count_b++;
        for_each_part(p, a, SUDOKU_FIN) common += p->cell == q->cell && p->digit == q->digit;
    }
    return count_a == common && count_b == common;
}

static int removed_cell(const sudoku_step *s)
{
    for_each_part(p, s, SUDOKU_REMOVED) return p->cell;
    return SUDOKU_NO_CELL;
}

/* One step from two: what both name and remove, and what both rely on. */
static void describe_dual(struct step *s, int technique, const sudoku_step *a, const sudoku_step *b)
{
    if (!step_copy(s, a)) s->broken = true;
    s->it.technique = technique;
    for_each_part(p, b, SUDOKU_PATTERN)
        if (p->cell != SUDOKU_NO_CELL) step_part(s, SUDOKU_PATTERN, p->cell, p->digit);
    for_each_part(p, b, SUDOKU_REMOVED) step_remove(s, p->cell, p->digit);
    for (int i = 0; i < b->house_count; i++) step_house(s, b->houses[i].role, b->houses[i].house);
    for (int i = 0; i < b->truth_count; i++) step_house_truth(s, b->truths[i].where, b->truths[i].digit);
}

static void report_with_duals(struct finder *f, int technique, struct step_list *list)
{
    const int single = list->count;
    for (int i = 0; i < single; i++)
        for (int j = i + 1; j < single && !f->stopped; j++)
            if (same_fins(&list->step[i].it, &list->step[j].it) &&
                removed_cell(&list->step[i].it) != removed_cell(&list->step[j].it)) {
                describe_dual(f->step, technique, &list->step[i].it, &list->step[j].it);
                pass_on(f, list);
            }
    report_in_order(f, list);
}

void find_two_string_kite(struct finder *f, int argument)
{
    (void)argument;
    struct step_list list = {0};
    find_kites(f, f->allow & ALLOW_DUALS ? &list : NULL);
    if (f->allow & ALLOW_DUALS) report_with_duals(f, TECHNIQUE_dual_kite, &list);
}

void find_empty_rectangle(struct finder *f, int argument)
{
    (void)argument;
    struct step_list list = {0};
    find_rectangles(f, f->allow & ALLOW_DUALS ? &list : NULL);
    if (f->allow & ALLOW_DUALS) report_with_duals(f, TECHNIQUE_dual_empty_rectangle, &list);
}

/* ---- turbot fish ---- */

enum { LINKS_PER_UNIT = 16 };

/* A house in which two cells are the only places of a digit, or -1.  Cells in one line are seen there and not in
   their box.  */
static int linking_house(const struct finder *f, int a, int b, int digit)
{
    const struct field *field = f->field;
    const bool in_line =
        row_of(field, a) == row_of(field, b) || column_of(field, a) == column_of(field, b);
    for (const struct seat *s = first_house(field, a); s < past_house(field, a); s++)
        if (house_has(field, s->house, b) && house_full(field, s->house) &&
            is_pair(places_of(f->at, s->house, digit)) &&
            !(in_line && s->house == region_house(field, a)))
            return s->house;
    return -1;
}

/* Cells that see a cell and have the digit: house by house, each once. */
static int linked_cells(const struct finder *f, int cell, int digit, uint16_t *linked)
{
    const struct field *field = f->field;
    int count = 0;
    for (const struct seat *s = first_house(field, cell); s < past_house(field, cell); s++)
        for_each_bit(i, places_of(f->at, s->house, digit)) {
            const int other = house_cell(field, s->house, i);
            if (other != cell && common_house(field, cell, other) == s->house)
                linked[count++] = (uint16_t)other;
        }
    return count;
}

/* The chain start = a - b = end: one of start and end holds the digit.  Start and end may be the same cell. */
static void describe_turbot(struct finder *f, int digit, const int cell[4], const cells *removed)
{
    struct step *s = f->step;
    const int first = linking_house(f, cell[0], cell[1], digit),
              last = linking_house(f, cell[2], cell[3], digit);
    const int house[] = {SUDOKU_NO_HOUSE, first, common_house(f->field, cell[1], cell[2]), last};
    const sudoku_reason reason[] = {SUDOKU_ASSUMED, SUDOKU_LAST_PLACE, SUDOKU_SEES, SUDOKU_LAST_PLACE};
    step_begin(s, TECHNIQUE_turbot_fish);
    s->it.length = 4;
    step_digit(s, SUDOKU_PATTERN, digit);
    for (int i = 0; i < 4; i++) {
        step_part(s, SUDOKU_PATTERN, cell[i], digit);
        step_node(s, 0, digit, i & 1, reason[i], house[i]);
        step_node_cell(s, cell[i]);
        if (i) step_node_parent(s, i - 1);
    }
    step_house_truth(s, first, digit);
    step_house_truth(s, last, digit);
    step_remove_from(s, removed, digit);
}

/* All chains with this start. */
static bool extend_turbots(struct finder *f, int digit, int start, int a, struct step_list *list)
{
    uint16_t near[LOGIC_CELLS], far[LOGIC_CELLS];
    const int nears = linked_cells(f, a, digit, near);
    for (int i = 0; i < nears; i++) {
        if (near[i] == start) continue;
        if (!may_take_time(f, 1)) return false;
        const int fars = linked_cells(f, near[i], digit, far);
        for (int j = 0; j < fars; j++) {
            if (far[j] == a || linking_house(f, near[i], far[j], digit) < 0) continue;
            cells removed = cells_and(&f->field->peers[start], &f->field->peers[far[j]]);
            removed = cells_and(&removed, cells_with(f->at, digit));
            if (cells_empty(&removed)) continue;
            describe_turbot(f, digit, (int[]){start, a, near[i], far[j]}, &removed);
            if (!pass_on(f, list)) return false;
        }
    }
    return true;
}

void find_turbot_fish(struct finder *f, int argument)
{
    (void)argument;
    struct step_list list = {0};
    for (int start = 0; start < f->field->cells && !f->stopped; start++)
        for_each_bit(d, f->at->candidates[start]) {
            uint16_t linked[LOGIC_CELLS];
            if (!digit_is_new(f, d + 1)) continue;
            const int count = linked_cells(f, start, d + 1, linked);
            may_take_time(f, 1 + (uint64_t)count / LINKS_PER_UNIT);
            for (int i = 0; i < count && !f->stopped; i++)
                if (linking_house(f, start, linked[i], d + 1) >= 0)
                    extend_turbots(f, d + 1, start, linked[i], &list);
        }
    report_in_order(f, &list);
}
