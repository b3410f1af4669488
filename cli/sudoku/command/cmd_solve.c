/* SPDX-License-Identifier: MIT */
/* cmd_solve.c - sudoku solve: the solution of each puzzle, or several. */
#include <string.h>

#include "common/interrupt.h"
#include "common/output.h"
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

static void print_none(struct run *run, const sudoku_puzzle *puzzle, search_end end,
                       const sudoku_counters *counters)
{
    if (end != SEARCH_DONE) {
        print_stopped(run, puzzle, counters);
        return;
    }
    char reason[2 * SUDOKU_TEXT];
    print_no_solution(run, puzzle, counters, reason_for_none(puzzle, reason));
}

/* ---- one solution, and whether it is the only one ---- */

static void remark_several(struct run *run, const sudoku_puzzle *puzzle)
{
    remark(run, puzzle, "several solutions; the first is shown");
}

static void comment_on(struct run *run, const sudoku_puzzle *puzzle, search_end end,
                       const struct two_solutions *two)
{
    if (two->count > 1) {
        remark_several(run, puzzle);
    } else if (end == SEARCH_STOPPED) {
        remark(run, puzzle, "stopped before it was known whether there is another solution");
        raise_status(run, stopped_status(run));
    } else if (end == SEARCH_DONE && puzzle->solution &&
               memcmp(puzzle->solution, two->digits[0], two->cells) != 0) {
        complain(run, puzzle, "the stated solution is wrong");
    }
}

/* After --first the number of solutions is unknown, so there is no answer. */
static void solve_one(struct run *run, const sudoku_puzzle *puzzle)
{
    const bool first = run->settings->first;
    struct two_solutions two;
    sudoku_counters counters = {0};
    const search_end end = search_two(run, puzzle, first ? 1 : 2, &two, &counters);
    if (end == SEARCH_FAILED) {
        print_failed_search(run, puzzle);
        return;
    }
    if (!two.count) {
        print_none(run, puzzle, end, &counters);
        return;
    }
    const sudoku_sheet sheet = {
        .puzzle = puzzle,
        .solution = two.digits[0],
        .answered = end != SEARCH_ENOUGH || !first,
        .answer = two.count > 1        ? SUDOKU_MANY
                  : end == SEARCH_DONE ? SUDOKU_UNIQUE
                                       : SUDOKU_STOPPED,
        .counters = &counters,
        .seconds = seconds_spent(run),
    };
    print_sheet(run, &sheet);
    comment_on(run, puzzle, end, &two);
}

/* ---- many, printed as they are found ---- */

struct printing {
    struct run *run;
    const sudoku_puzzle *puzzle;
    uint64_t printed;
};

static bool print_solution(void *context, const uint8_t *digits)
{
    struct printing *p = context;
    const bool line = p->run->format.one_line, csv = p->run->settings->format.rows == ROWS_CSV;
    if (line && p->printed) output(csv ? "\n" : " ");
    else if (!begin_item(p->run)) return false;
    if (!p->printed) print_title(p->run, p->puzzle);
    const sudoku_sheet sheet = {.puzzle = p->puzzle, .solution = digits};
    print_part(p->run, &sheet);
    p->printed++;
    if (interrupted()) p->run->stopped_here = true;
    return !p->run->stopped_here && !output_error();
}

static void solve_many(struct run *run, const sudoku_puzzle *puzzle)
{
    struct printing printing = {.run = run, .puzzle = puzzle};
    sudoku_counters counters = {0};
    if (!can_print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .solution = puzzle->givens})) return;
    const search_end end =
        search(run, puzzle, run->settings->limit, print_solution, &printing, &counters);
    if (printing.printed && run->format.one_line) output("\n");
    if (end == SEARCH_FAILED) {
        if (!printing.printed) print_failed_search(run, puzzle);
    } else if (!printing.printed) {
        if (!run->over) print_none(run, puzzle, end, &counters);
    } else if (end == SEARCH_STOPPED || run->stopped_here) {
        remark(run, puzzle, "stopped: there may be more solutions");
        raise_status(run, stopped_status(run));
    }
}

static void solve(struct run *run, const sudoku_puzzle *puzzle)
{
    if (run->settings->all || run->settings->limit) solve_many(run, puzzle);
    else solve_one(run, puzzle);
}

/* ---- many puzzles at once ---- */

static bool fits_quick(const struct run *run)
{
    const struct settings *s = run->settings;
    return !s->all && !s->limit && (run->format.bare_solution || (wants_csv(run) && !s->timing));
}

static size_t write_solution(char *text, uint64_t count, const uint8_t *digits, size_t cells)
{
    return count == 1 ? sudoku_solution_line(digits, cells, text) : 0;
}

static bool answer_quickly(struct run *run, const sudoku_puzzle *puzzle, uint64_t count,
                           const uint8_t *solution)
{
    const sudoku_counters counters = {.solutions = count, .complete = count < 2};
    if (!count) {
        print_none(run, puzzle, SEARCH_DONE, &counters);
        return true;
    }
    const sudoku_sheet sheet = {.puzzle = puzzle,
                                .solution = solution,
                                .answered = true,
                                .answer = count > 1 ? SUDOKU_MANY : SUDOKU_UNIQUE,
                                .counters = &counters};
    print_sheet(run, &sheet);
    if (count > 1) remark_several(run, puzzle);
    return true;
}

static const struct quick_job quick_solve = {fits_quick, 2, write_solution, answer_quickly, false};

static const char *answer_format(const sudoku_format *input)
{
    return input->answer_format ? input->answer_format : "grid";
}

int command_solve(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = solve,
                                        .knows_clues = true,
                                        .quick = &quick_solve,
                                        .default_format = answer_format,
                                        .columns = solution_columns,
                                        .added = " answer solution error "});
}
