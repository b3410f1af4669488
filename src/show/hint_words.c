/* SPDX-License-Identifier: MIT */
/* hint_words.c - see hint_words.h */
#include "show/hint_words.h"

#include "board/naming.h"
#include "logic/techniques.h"
#include "show/step_words.h"

/* The cell that the step is about: where something follows. */
static int main_cell(const sudoku_step *step)
{
    for (int i = 0; i < step->part_count; i++)
        if (step->parts[i].role == SUDOKU_PLACED || step->parts[i].role == SUDOKU_REMOVED)
            return step->parts[i].cell;
    return 0;
}

/* Which third of the grid: 0 the first, 1 the middle, 2 the last. */
static int third(int line, int size) { return 3 * line / size; }

static void out_where(struct out *o, const sudoku_rules *rules, const sudoku_step *step)
{
    static const char *const place[3][3] = {{"upper left", "top", "upper right"},
                                            {"left", "middle", "right"},
                                            {"lower left", "bottom", "lower right"}};
    const int cell = main_cell(step);
    out_format(o, "Look at the %s of the grid.",
               place[third(cell / rules->n, rules->n)][third(cell % rules->n, rules->n)]);
}

static bool house_has(const struct house *house, int cell)
{
    for (int i = 0; i < house->count; i++)
        if (house->cell[i] == cell) return true;
    return false;
}

/* The house that the step begins with; for steps that begin with cells, one that has the first of them. */
static int main_house(const sudoku_rules *rules, const sudoku_step *step)
{
    if (step->house_count) return step->houses[0].house;
    for (int i = 0; i < step->truth_count; i++)
        if (step->truths[i].kind == SUDOKU_HOUSE_TRUTH) return step->truths[i].where;
    const int cell = step->truth_count ? step->truths[0].where : main_cell(step);
    int house = rules->house_count - 1;
    while (house > 0 && !house_has(&rules->house[house], cell)) house--;
    return house;
}

static void out_main_house(struct out *o, const sudoku_rules *rules, const sudoku_step *step)
{
    out_text(o, "Begin with ");
    out_house(o, rules, main_house(rules, step));
    out_char(o, '.');
}

static void out_cells(struct out *o, const sudoku_rules *rules, const sudoku_step *step)
{
    bool told[SUDOKU_MAX_CELLS] = {false};
    out_text(o, "Look at these cells:");
    for (int i = 0; i < step->part_count; i++) {
        const int cell = step->parts[i].cell;
        if (cell == SUDOKU_NO_CELL || step->parts[i].role == SUDOKU_REMOVED || told[cell]) continue;
        told[cell] = true;
        out_char(o, ' ');
        out_cell(o, rules, cell);
    }
    out_char(o, '.');
}

void out_hint(struct out *o, const sudoku_rules *rules, const sudoku_step *step, int level)
{
    const char *title = technique_rows[step->technique].title;
    switch (level) {
    case 1: out_where(o, rules, step); break;
    case 2: out_main_house(o, rules, step); break;
    case 3: out_format(o, "There is a step of this kind: %s.", title); break;
    case 4: out_cells(o, rules, step); break;
    default:
        out_format(o, "%s: ", title);
        out_words(o, rules, step, &english);
        break;
    }
}
