/* SPDX-License-Identifier: MIT */
/* cmd_hint.c - sudoku hint: what to do next, told bit by bit.

   First of all come mistakes: a digit that is wrong, or a mark that should not have been rubbed out.  Else the next step, as
   much of it as is asked for.  */
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

/* ---- the step ---- */

/* The last degree has all that those before it have. */
static void tell_step(const sudoku_puzzle *puzzle, const sudoku_step *step, int level,
                      sudoku_language language)
{
    for (int i = level < SUDOKU_HINT_LEVELS ? 1 : SUDOKU_HINT_LEVELS; i <= level; i++)
        output("%s\n", sudoku_hint_words(puzzle->rules, step, i, language, text, sizeof text));
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
    else if (step) tell_step(puzzle, step, level, run->settings->logic.language);
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
