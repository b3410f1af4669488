/* SPDX-License-Identifier: MIT */
/* lanes_plan.c - see lanes_plan.h */
#include "engine/lanes_plan.h"

#include <stdlib.h>
#include <string.h>

#include "engine/layout_test.h"

/* ---- children of a guess ---- */

/* A digit has one place in each line and one in each box of a band: six ways to match lines and boxes. */
static const int box_of_line[BAND_WAYS][3] = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2},
                                              {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

/* The mini-lines, bit 3*box + line, of each open way. */
static int list_ways(int open, int way[BAND_WAYS])
{
    int count = 0;
    for_each_bit(k, (uint64_t)open) {
        way[count] = 0;
        for (int line = 0; line < 3; line++) way[count] |= 1 << (3 * box_of_line[k][line] + line);
        count++;
    }
    return count;
}

/* The mini-line that divides the ways most evenly. */
static int best_split(const int *way, int count)
{
    int best = 0, best_difference = 99;
    for (int q = 0; q < MINI_LINES; q++) {
        int with = 0;
        for (int k = 0; k < count; k++) with += way[k] >> q & 1;
        const int difference = abs(2 * with - count);
        if (with && with < count && difference < best_difference) {
            best_difference = difference;
            best = q;
        }
    }
    return best;
}

/* Packs a few mini-lines of a set, those of the split's own box first: they are enough to exclude every way
   but the child's own in the next pass through the band.  */
static uint32_t pack_cleared(int set, int split)
{
    uint32_t packed = 0;
    int count = 0, first = 0;
    for (int round = 0; round < 2; round++)
        for (int q = 0; q < MINI_LINES && count < CLEARED_MINI_LINES; q++)
            if ((set >> q & 1) && (q / 3 == split / 3) == (round == 0)) {
                if (!count) first = q;
                packed |= (uint32_t)q << 8 * count++;
            }
    for (; count < CLEARED_MINI_LINES; count++) packed |= (uint32_t)first << 8 * count;
    return packed;
}

static void plan_children(struct lanes_plan *plan)
{
    memset(plan->children, 0, sizeof plan->children);
    for (int open = 0; open < 1 << BAND_WAYS; open++) {
        int way[BAND_WAYS];
        const int count = list_ways(open, way);
        if (count < 2) continue;
        const int split = best_split(way, count);
        int with = 0, without = 0;
        for (int k = 0; k < count; k++) *(way[k] >> split & 1 ? &with : &without) |= way[k];
        plan->children[open][0] = pack_cleared(without & ~with, split);
        plan->children[open][1] = pack_cleared(with & ~without, split);
    }
}

/* ---- shapes ----

   Some houses have steps of their own.  They are known by their cells, whatever rule they come from.  */

struct shapes {
    bool windows; /* all four; then the hidden ones follow */
    bool diagonal[2];
};

static bool is_diagonal(const sudoku_rules *r, const struct house *h, bool anti)
{
    for (int i = 0; i < h->count; i++) {
        const int row = h->cell[i] / r->n, column = h->cell[i] % r->n;
        if (column != (anti ? r->n - 1 - row : row)) return false;
    }
    return h->full;
}

/* The box of the second Sudoku of NRC that the house of a 9x9 is, by rows from 0; -1: none. */
static int window_box(const struct house *h)
{
    int place[9], box = -1;
    for (int i = 0; i < 9; i++) place[window_order[i]] = i;
    for (int i = 0; i < h->count; i++) {
        const int here = place[h->cell[i] / 9] / 3 * 3 + place[h->cell[i] % 9] / 3;
        if (box >= 0 && box != here) return -1;
        box = here;
    }
    return h->full ? box : -1;
}

static struct shapes shapes_of(const struct lanes_plan *plan)
{
    enum { WINDOWS = 1 << 0 | 1 << 1 | 1 << 3 | 1 << 4 };
    const sudoku_rules *r = plan->rules;
    struct shapes s = {.windows = false};
    unsigned boxes = 0;
    for (int h = r->first_extra; h < r->house_count && r->region; h++) {
        const struct house *house = &r->house[h];
        for (int anti = 0; anti < 2; anti++) s.diagonal[anti] |= is_diagonal(r, house, anti);
        if (plan->has_bands && window_box(house) >= 0) boxes |= 1u << window_box(house);
    }
    s.windows = (boxes & WINDOWS) == WINDOWS;
    return s;
}

/* ---- phases ---- */

static const int usual_order[9] = {0, 1, 2, 3, 4, 5, 6, 7, 8};

static void begin_phase(struct lanes_plan *plan)
{
    plan->first_step[plan->phase_count + 1] = plan->first_step[plan->phase_count];
    plan->phase_count++;
}

static struct lanes_step *add_step(struct lanes_plan *plan, struct lanes_step step)
{
    struct lanes_step *s = &plan->step[plan->first_step[plan->phase_count]++];
    *s = step;
    return s;
}

static void add_bands(struct lanes_plan *plan, const int order[9], bool columns)
{
    begin_phase(plan);
    const int first_band = 3 * (plan->phase_count - 1);
    struct lanes_step *s = add_step(plan, (struct lanes_step){.kind = STEP_BANDS,
                                                              .columns = columns,
                                                              .windows = order == window_order,
                                                              .first_band = first_band});
    for (int band = 0; band < 3; band++)
        for (int line = 0; line < 3; line++)
            for (int i = 0; i < 9; i++) {
                const int a = order[3 * band + line], b = order[i];
                plan->mini_line[first_band + band][i / 3 * 3 + line][i % 3] =
                    (uint8_t)(columns ? 9 * b + a : 9 * a + b);
                s->line_start[band][line] = columns ? a : 9 * a;
            }
}

static void add_diagonals(struct lanes_plan *plan, const struct shapes *s, bool boxed, bool windows)
{
    for (int anti = 0; anti < 2; anti++)
        if (s->diagonal[anti])
            add_step(plan, (struct lanes_step){
                               .kind = STEP_DIAGONAL, .anti = anti, .boxed = boxed, .windows = windows});
}

/* Cuts the grid into pieces: line_of[cell] is a line's number, or NO_LINE. */
static void cut(const struct lanes_plan *plan, struct piece_table *t, int lines, const uint8_t *line_of)
{
    int cells = 0;
    t->pieces = 0;
    t->lines = lines;
    t->regions = plan->n;
    for (int i = 0; i <= lines; i++)
        for (int region = 0; region < plan->n; region++) {
            const int line = i < lines ? i : NO_LINE;
            struct piece piece = {
                .first = (uint8_t)cells, .line = (uint8_t)line, .region = (uint8_t)region};
            for (int c = 0; c < plan->cells; c++) {
                if (line_of[c] != line || plan->rules->region[c] != region) continue;
                t->cell[cells++] = (uint8_t)c;
                piece.count++;
            }
            if (piece.count) t->piece[t->pieces++] = piece;
        }
}

static void add_pieces(struct lanes_plan *plan, int table, int lines, const uint8_t *line_of)
{
    struct piece_table *t = &plan->pieces[table];
    cut(plan, t, lines, line_of);
    add_step(plan, (struct lanes_step){.kind = STEP_PIECES, .pieces = t});
}

static void add_lines_and_regions(struct lanes_plan *plan)
{
    uint8_t line_of[LANES_MAX_CELLS];
    for (int columns = 0; columns < 2; columns++) {
        begin_phase(plan);
        for (int c = 0; c < plan->cells; c++)
            line_of[c] = (uint8_t)(columns ? c % plan->n : c / plan->n);
        add_pieces(plan, columns, plan->n, line_of);
    }
}

static void add_pieces_of_diagonals(struct lanes_plan *plan, const struct shapes *s)
{
    uint8_t line_of[LANES_MAX_CELLS];
    const int n = plan->n;
    for (int anti = 0; anti < 2; anti++) {
        if (!s->diagonal[anti]) continue;
        memset(line_of, NO_LINE, sizeof line_of);
        for (int i = 0; i < n; i++) line_of[i * n + (anti ? n - 1 - i : i)] = 0;
        add_pieces(plan, 2 + anti, 1, line_of);
    }
}

/* Houses that no other step handles are processed one by one, at the end of the last phase. */
static void add_houses(struct lanes_plan *plan, const struct shapes *s)
{
    const sudoku_rules *r = plan->rules;
    for (int h = r->region ? r->first_extra : 0; h < r->all_house_count; h++) {
        const struct house *house = &r->house[h];
        const bool done = (s->windows && window_box(house) >= 0) ||
                          (r->n == 9 && ((s->diagonal[0] && is_diagonal(r, house, false)) ||
                                         (s->diagonal[1] && is_diagonal(r, house, true))));
        if (!done) plan->house[plan->house_count++] = house;
    }
    if (plan->house_count) add_step(plan, (struct lanes_step){.kind = STEP_HOUSES});
}

static void plan_peers(struct lanes_plan *plan)
{
    const sudoku_rules *r = plan->rules;
    memset(plan->peers, 0, sizeof plan->peers);
    for (int h = 0; h < r->all_house_count; h++)
        for (int i = 0; i < r->house[h].count; i++)
            for (int j = 0; j < r->house[h].count; j++)
                if (i != j) set_add(&plan->peers[r->house[h].cell[i]], r->house[h].cell[j]);
}

/* ---- crossings ---- */

static cell_set cells_of_house(const struct house *h)
{
    cell_set s = {{0}};
    set_add_all(&s, h->cell, h->count);
    return s;
}

/* Is there a house with the cell that has all of `seen`? Then pieces already find everything that this would find. */
static bool in_one_house(const sudoku_rules *r, int cell, const cell_set *seen)
{
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const cell_set house = cells_of_house(&r->house[r->seat[s].house]),
                       outside = set_but_not(seen, &house);
        if (!set_count(&outside)) return true;
    }
    return false;
}

static void plan_crossings(struct lanes_plan *plan)
{
    const sudoku_rules *r = plan->rules;
    for (int h = 0; h < r->all_house_count; h++) {
        const cell_set house = cells_of_house(&r->house[h]);
        for (int c = 0; c < plan->cells && r->house[h].full; c++) {
            const cell_set seen = set_both(&house, &plan->peers[c]), unseen = set_but_not(&house, &seen);
            if (set_has(&house, c) || set_count(&unseen) > MOST_UNSEEN || in_one_house(r, c, &seen))
                continue;
            if (plan->crossing_count == LANES_MAX_CROSSINGS) return;
            struct crossing *x = &plan->crossing[plan->crossing_count++];
            x->cell = (uint8_t)c;
            x->count = (uint8_t)set_list(&unseen, x->unseen);
        }
    }
}

void lanes_plan_outline(struct lanes_plan *plan, const sudoku_rules *r)
{
    plan->rules = r;
    plan->n = r->n;
    plan->cells = r->cells;
    plan->all = (uint16_t)all_digits(r);
    plan->has_bands = r->n == 9 && r->box_rows == 3 && r->box_columns == 3;
    plan->sums_tell = r->region && r->n <= 9;
}

enum { USED_LEFTOVER = 6 }; /* cells; larger ones cost more time than they save */

void lanes_plan_make(struct lanes_plan *plan, const sudoku_rules *r, const struct house **room)
{
    lanes_plan_outline(plan, r);
    const struct shapes shapes = shapes_of(plan);
    const bool windows = shapes.windows, diagonals = shapes.diagonal[0] || shapes.diagonal[1];
    plan->set_of_digit[0] = plan->all;
    for (int digit = 1; digit <= LANES_MAX_SIZE; digit++)
        plan->set_of_digit[digit] = (uint16_t)(1u << (digit - 1));
    plan->impossible = r->region && !r->box_rows && !r->tested && !layout_may_be_possible(r);
    plan->phase_count = plan->first_step[0] = plan->house_count = plan->leftover_count = 0;
    plan->crossing_count = 0;
    plan->house = room;
    plan->checked = r->house;
    plan->checked_count = r->house_count;
    plan_children(plan);
    plan_peers(plan);

    if (plan->has_bands) {
        add_bands(plan, usual_order, false);
        add_bands(plan, usual_order, true);
        add_diagonals(plan, &shapes, true, false);
        if (windows) {
            add_bands(plan, window_order, false);
            add_bands(plan, window_order, true);
            add_diagonals(plan, &shapes, true, true);
        }
    } else if (r->region) {
        add_lines_and_regions(plan);
        if (!r->box_rows)
            plan->leftover_count =
                list_leftovers(r, 2, USED_LEFTOVER, plan->leftover, LANES_MAX_LEFTOVERS);
        if (plan->leftover_count) add_step(plan, (struct lanes_step){.kind = STEP_LEFTOVERS});
        if (r->n == 9) add_diagonals(plan, &shapes, false, false);
        add_pieces_of_diagonals(plan, &shapes);
        if (!r->box_rows) plan_crossings(plan);
        if (plan->crossing_count) add_step(plan, (struct lanes_step){.kind = STEP_CROSSINGS});
    } else {
        begin_phase(plan);
    }
    add_houses(plan, &shapes);
    plan->is_classic = plan->has_bands && !windows && !diagonals && !plan->house_count;
    plan->chooser = !plan->has_bands                      ? BY_IMPACT
                    : diagonals || plan->house_count != 0 ? BY_NEIGHBOURING_PAIRS
                                                          : BY_WAYS_THROUGH_BANDS;
}
