/* SPDX-License-Identifier: MIT */
/* cmd_steps.c - sudoku steps: all steps that are possible now. */
#include "common/output.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/guide.h"
#include "sudoku/input/puzzles.h"

struct listing {
    struct run *run;
    const sudoku_puzzle *puzzle;
    const sudoku_logic *logic;
    int steps;
};

static bool list_step(void *context, const sudoku_step *step)
{
    struct listing *l = context;
    l->steps++;
    prove_if_asked(l->run, l->puzzle, l->logic, step);
    print_step(l->run, l->puzzle, l->logic, step, l->steps);
    return !output_error();
}

static void list_steps(struct run *run, const sudoku_puzzle *puzzle)
{
    sudoku_logic *logic = logic_for(run, puzzle, chosen_profile(run));
    struct listing listing = {run, puzzle, logic, 0};
    if (!logic) return;
    sudoku_answer answer;
    const int mistakes = sudoku_logic_resume(logic, puzzle, NULL, 0, &answer);
    if (!can_begin(run, puzzle, answer) || !begin_item(run)) return;
    if (mistakes)
        remark(run, puzzle, "%d mistake%s skipped; see 'sudoku hint'", mistakes,
               mistakes == 1 ? " is" : "s are");
    print_puzzle_line(run, puzzle);
    sudoku_logic_all(logic, run->settings->logic.technique - 1, list_step, &listing);
    if (!listing.steps && sudoku_logic_end(logic) != SUDOKU_LOGIC_LIMIT)
        remark(run, puzzle, "there is no such step here");
    if (sudoku_logic_end(logic) == SUDOKU_LOGIC_LIMIT) {
        remark(run, puzzle, "stopped: there may be more steps");
        raise_status(run, stopped_status(run));
    } else if (sudoku_logic_end(logic) == SUDOKU_LOGIC_NO_MEMORY) complain(run, puzzle, "out of memory");
}

int command_steps(const struct settings *s)
{
    const char *profile = s->logic.profiles ? s->logic.profile[0] : sudoku_profile_name(0);
    if (!one_profile(s) || !profile_knows(profile, s->logic.technique - 1)) return STATUS_BAD;
    return run_puzzles(s, &(struct job){.each = list_steps,
                                        .default_format = format_of_steps(s),
                                        .columns = step_columns,
                                        .own_objects = true});
}
