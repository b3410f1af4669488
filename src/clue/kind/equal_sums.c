/* SPDX-License-Identifier: MIT */
/* equal_sums.c - parts of a line that add up to the same.

       region-sum: r1c1 r1c2 ...      the parts are where the line is in one box or region; one that comes back has two parts
       equal-sum: r1c1 r1c2 = r5c5    the parts are two groups
       zipper: r1c1 r1c2 r1c3         the parts are pairs at the same distance from the middle, and the middle itself if it is a cell  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

/* ---- region sums ---- */

static bool holds_by_region(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const uint8_t *region = set->rules->region;
    int first = -1, total = 0;
    if (!region || !all_filled(c, digits)) return true;
    for (int i = 0; i < c->count; i++) {
        total += digit_at(c, digits, i);
        if (i + 1 < c->count && region[c->cell[i]] == region[c->cell[i + 1]]) continue;
        if (first < 0) first = total;
        if (total != first) return false;
        total = 0;
    }
    return true;
}

/* The cell after the part that begins with cell `from`. */
static int end_of_part(const struct clue *c, const uint8_t *region, int from)
{
    int end = from;
    while (end < c->count && region[c->cell[end]] == region[c->cell[from]]) end++;
    return end;
}

static void compile_by_region(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    const uint8_t *region = set->rules->region;
    if (!region) return;
    const int first = end_of_part(c, region, 0);
    for (int from = first, end; from < c->count; from = end) {
        end = end_of_part(c, region, from);
        forms_begin_sum(f);
        for (int i = 0; i < first; i++) forms_term(f, c->cell[i], 1);
        for (int i = from; i < end; i++) forms_term(f, c->cell[i], -1);
        forms_end_sum(f, 0, 0);
    }
}

static bool needs_regions(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    return r->region || fail(error, 0, 0, say(clue_needs_regions, c->kind->name));
}

const struct clue_kind clue_region_sum = {
    .name = "region-sum",
    .statement = STATES_CELLS,
    .may_repeat = true,
    .in_order = true,
    .fewest = 1,
    .check = needs_regions,
    .look = {.drawing = DRAW_LINE, .colour = "#8fc1f0", .width = 14, .dashes = "20 8"},
    .holds = holds_by_region,
    .compile = compile_by_region};

/* ---- equal sums ---- */

static bool holds_in_groups(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    int difference = 0;
    (void)set;
    for (int i = 0; i < c->count; i++)
        difference += (i < c->first_count ? 1 : -1) * digit_at(c, digits, i);
    return !all_filled(c, digits) || !difference;
}

static void compile_groups(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_begin_sum(f);
    for (int i = 0; i < c->count; i++) forms_term(f, c->cell[i], i < c->first_count ? 1 : -1);
    forms_end_sum(f, 0, 0);
}

const struct clue_kind clue_equal_sum = {.name = "equal-sum",
                                         .statement = STATES_GROUPS,
                                         .may_repeat = true,
                                         .fewest = 1,
                                         .fewest_after = 1,
                                         .look = {.drawing = DRAW_GROUPS,
                                                  .dashes = "12 4 2 4",
                                                  .width = 3,
                                                  .text = "\xce\xa3",
                                                  .lettered = true},
                                         .holds = holds_in_groups,
                                         .compile = compile_groups};

/* ---- zippers ---- */

static bool holds_as_zipper(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    const int last = c->count - 1;
    if (!all_filled(c, digits)) return true;
    int first = digit_at(c, digits, 0) + digit_at(c, digits, last);
    for (int i = 0; 2 * i < last; i++)
        if (digit_at(c, digits, i) + digit_at(c, digits, last - i) != first) return false;
    return last % 2 || digit_at(c, digits, last / 2) == first;
}

static void compile_zipper(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    const int last = c->count - 1;
    for (int i = 1; 2 * i <= last; i++) {
        forms_begin_sum(f);
        forms_term(f, c->cell[0], 1);
        forms_term(f, c->cell[last], 1);
        forms_term(f, c->cell[i], -1);
        if (2 * i < last) forms_term(f, c->cell[last - i], -1);
        forms_end_sum(f, 0, 0);
    }
}

const struct clue_kind clue_zipper = {
    .name = "zipper",
    .statement = STATES_CELLS,
    .in_order = true,
    .fewest = 3,
    .look = {.drawing = DRAW_LINE, .colour = "#cdb7f2", .width = 16, .core = "3 7", .middle = MARK_RING},
    .holds = holds_as_zipper,
    .compile = compile_zipper};
