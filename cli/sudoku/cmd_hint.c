/* SPDX-License-Identifier: MIT */
/* cmd_hint.c - sudoku hint: what to do next, told bit by bit.

   First of all come mistakes: a digit that is wrong, or a mark that should not have been rubbed out.  Else the next step, as
   much of it as is asked for.  */
#include <stdio.h>
#include <string.h>

#include "common/output.h"
#include "sudoku/commands.h"
#include "sudoku/guide.h"
#include "sudoku/puzzles.h"

enum { USUAL_LEVEL = 3, MOST_MISTAKES = SUDOKU_MAX_CELLS, LONGEST = 1 << 16 };

static char text[LONGEST];

/* ---- mistakes ---- */

static void tell_mistakes(const sudoku_puzzle *puzzle, const sudoku_mistake *mistake, int count)
{
    char name[SUDOKU_TEXT];
    for (int i = 0; i < count; i++) {
        sudoku_cell_name(puzzle->rules, mistake[i].cell, name);
        if (mistake[i].missing)
            output("The marks of %s lack the right digit: %c must not be rubbed out.\n", name,
                   sudoku_symbol(mistake[i].digit));
        else output("%s cannot be %c.\n", name, sudoku_symbol(mistake[i].digit));
    }
}

/* ---- the five degrees ---- */

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

static void tell_where(const sudoku_puzzle *puzzle, const sudoku_step *step)
{
    static const char *const place[3][3] = {{"upper left", "top", "upper right"},
                                            {"left", "middle", "right"},
                                            {"lower left", "bottom", "lower right"}};
    const int size = sudoku_rules_size(puzzle->rules), cell = main_cell(step);
    output("Look at the %s of the grid.\n", place[third(cell / size, size)][third(cell % size, size)]);
}

static bool house_has(const sudoku_rules *rules, int house, int cell)
{
    const sudoku_cells cells = sudoku_rules_house(rules, house);
    for (int i = 0; i < cells.count; i++)
        if (cells.cells[i] == cell) return true;
    return false;
}

/* The house that the step begins with; for steps that begin with cells, one that has the first of them. */
static int main_house(const sudoku_rules *rules, const sudoku_step *step)
{
    if (step->house_count) return step->houses[0].house;
    for (int i = 0; i < step->truth_count; i++)
        if (step->truths[i].kind == SUDOKU_HOUSE_TRUTH) return step->truths[i].where;
    const int cell = step->truth_count ? step->truths[0].where : main_cell(step);
    int house = sudoku_rules_house_count(rules) - 1;
    while (house > 0 && !house_has(rules, house, cell)) house--;
    return house;
}

static void tell_house(const sudoku_puzzle *puzzle, const sudoku_step *step)
{
    char name[SUDOKU_TEXT];
    output("Begin with %s.\n", sudoku_house_name(puzzle->rules, main_house(puzzle->rules, step), name));
}

static void tell_technique(const sudoku_step *step)
{
    sudoku_technique technique;
    sudoku_technique_at(step->technique, &technique);
    output("There is a step of this kind: %s.\n", technique.title);
}

static void tell_cells(const sudoku_puzzle *puzzle, const sudoku_step *step)
{
    bool told[SUDOKU_MAX_CELLS] = {false};
    char name[SUDOKU_TEXT];
    output("Look at these cells:");
    for (int i = 0; i < step->part_count; i++) {
        const int cell = step->parts[i].cell;
        if (cell == SUDOKU_NO_CELL || step->parts[i].role == SUDOKU_REMOVED || told[cell]) continue;
        told[cell] = true;
        output(" %s", sudoku_cell_name(puzzle->rules, cell, name));
    }
    output(".\n");
}

static void tell_step(const sudoku_puzzle *puzzle, const sudoku_step *step, int level)
{
    if (level >= 5) {
        sudoku_technique technique;
        sudoku_technique_at(step->technique, &technique);
        output("%s: %s\n", technique.title,
               sudoku_step_words(puzzle->rules, step, NULL, text, sizeof text));
        return;
    }
    tell_where(puzzle, step);
    if (level >= 2) tell_house(puzzle, step);
    if (level >= 3) tell_technique(step);
    if (level >= 4) tell_cells(puzzle, step);
}

/* ---- the command ---- */

static void hint(struct run *run, const sudoku_puzzle *puzzle)
{
    static sudoku_mistake mistake[MOST_MISTAKES];
    const int level = run->settings->logic.level ? run->settings->logic.level : USUAL_LEVEL;
    sudoku_logic *logic = logic_for(run, puzzle, chosen_profile(run));
    sudoku_answer answer;
    if (!logic) return;
    const int mistakes = sudoku_logic_resume(logic, puzzle, mistake, MOST_MISTAKES, &answer);
    if (!can_begin(run, puzzle, answer) || !begin_item(run)) return;
    print_puzzle_line(run, puzzle);
    if (mistakes) {
        tell_mistakes(puzzle, mistake, mistakes);
        return;
    }
    const sudoku_step *step = sudoku_logic_next(logic);
    if (step && is_guess(step))
        output("No technique of the profile %s leads on from here; others may (--profile se121).\n",
               chosen_profile(run));
    else if (step) tell_step(puzzle, step, level);
    else if (sudoku_logic_end(logic) == SUDOKU_LOGIC_SOLVED) output("It is solved.\n");
    else say_end(run, puzzle, logic);
}

int command_hint(const struct settings *s)
{
    if (!one_profile(s)) return STATUS_BAD;
    static struct guide guide;
    const int status = run_puzzles(
        s, &(struct job){.each = hint, .default_format = format_of_steps(s), .context = &guide});
    guide_free(&guide);
    return status;
}
