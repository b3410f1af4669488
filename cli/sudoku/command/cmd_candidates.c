/* SPDX-License-Identifier: MIT */
/* cmd_candidates.c - sudoku candidates: pencil marks of the current state, after singles, or only those in some solution. */
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

static void print_none(struct run *run, const sudoku_puzzle *puzzle)
{
    char reason[2 * SUDOKU_TEXT];
    print_no_solution(run, puzzle, NULL, reason_for_none(puzzle, reason));
}

/* Marks are shown even if they are contradictory; a puzzle with conflicting givens has no marks. */
static void as_it_stands(struct run *run, const sudoku_puzzle *puzzle)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    if (sudoku_givens_clash(puzzle, &clash)) {
        print_none(run, puzzle);
        return;
    }
    const bool good = sudoku_marks(puzzle, candidates, &clash);
    print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .candidates = candidates});
    if (good) return;
    remark(run, puzzle, "no solution from here: %s", sudoku_clash_text(puzzle->rules, &clash, text));
    raise_status(run, STATUS_NO_SOLUTION);
}

static void after_singles(struct run *run, const sudoku_puzzle *puzzle)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    if (sudoku_candidates(puzzle, candidates, NULL))
        print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .candidates = candidates});
    else print_none(run, puzzle);
}

static void true_candidates(struct run *run, const sudoku_puzzle *puzzle)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_answer answer;
    const search_end end = search_true_candidates(run, puzzle, candidates, &answer);
    if (end == SEARCH_FAILED) {
        print_failed_search(run, puzzle);
    } else if (answer == SUDOKU_NO_SOLUTION) {
        print_none(run, puzzle);
    } else {
        const sudoku_sheet sheet = {.puzzle = puzzle,
                                    .candidates = candidates,
                                    .answered = true,
                                    .answer = answer,
                                    .seconds = seconds_spent(run)};
        print_sheet(run, &sheet);
    }
    if (end == SEARCH_STOPPED) {
        remark(run, puzzle, "stopped: there may be more digits than those shown");
        raise_status(run, stopped_status(run));
    }
}

static void find_candidates(struct run *run, const sudoku_puzzle *puzzle)
{
    if (run->settings->true_digits) true_candidates(run, puzzle);
    else if (run->settings->singles) after_singles(run, puzzle);
    else as_it_stands(run, puzzle);
}

static const char *candidates_format(const sudoku_format *input)
{
    return input->one_line ? "marks" : "candidates";
}

int command_candidates(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = find_candidates,
                                        .knows_clues = s->true_digits,
                                        .default_format = candidates_format,
                                        .columns = candidate_columns,
                                        .added = " answer candidates error "});
}
