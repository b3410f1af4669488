/* SPDX-License-Identifier: MIT */
/* cmd_ac3.c - sudoku ac3: makes a puzzle arc consistent as a constraint problem, without search. */
#include <stdlib.h>

#include "common/output.h"
#include "csp.h"
#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/output/run.h"
#include "sudoku/work/solving.h"

/* Digits that are determined, "_" for other cells; a space after every box, a blank line below every row of boxes. */
static void print_settled(struct run *run, const sudoku_puzzle *puzzle, const csp_search *s)
{
    const int n = sudoku_rules_size(puzzle->rules);
    int box_rows = n, box_columns = n;
    if (!sudoku_rules_box(puzzle->rules, &box_rows, &box_columns)) box_rows = box_columns = n;
    if (!begin_item(run)) return;
    for (int cell = 0; cell < n * n; cell++) {
        const int row = cell / n, column = cell % n;
        output("%c",
               csp_domain_size(s, cell) == 1 ? sudoku_symbol((int)csp_domain_lowest(s, cell)) : '_');
        if (column % box_columns == box_columns - 1) output(" ");
        if (column == n - 1) output("\n");
        if (column == n - 1 && row % box_rows == box_rows - 1) output("\n");
    }
}

static void take_left(const sudoku_puzzle *puzzle, const csp_search *s, uint64_t *candidates,
                      uint8_t *settled)
{
    const int n = sudoku_rules_size(puzzle->rules);
    for (int cell = 0; cell < n * n; cell++) {
        candidates[cell] = 0;
        settled[cell] = csp_domain_size(s, cell) == 1 ? (uint8_t)csp_domain_lowest(s, cell) : 0;
        for (int digit = 1; digit <= n; digit++)
            if (csp_domain_has(s, cell, digit)) candidates[cell] |= (uint64_t)1 << (digit - 1);
    }
}

/* Formats of bare digits show the determined cells; the others show the remaining candidates of every cell. */
static void print_left(struct run *run, const sudoku_puzzle *puzzle, const csp_search *s)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    uint8_t settled[SUDOKU_MAX_CELLS];
    const enum cells_shown cells = run->format.cells;
    take_left(puzzle, s, candidates, settled);
    if (cells == SHOWS_DIGITS || (cells == SHOWS_EITHER && !run->settings->candidates))
        print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .solution = settled});
    else print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .candidates = candidates});
}

static int count_open(const sudoku_puzzle *puzzle, const csp_search *s)
{
    const int n = sudoku_rules_size(puzzle->rules);
    int open = 0;
    for (int cell = 0; cell < n * n; cell++) open += csp_domain_size(s, cell) != 1;
    return open;
}

static void tell_effort(const struct run *run, const sudoku_puzzle *puzzle, const csp_search *s)
{
    const csp_counters *c = csp_search_counters(s);
    remark(run, puzzle, "%d cells open; %llu revisions, %llu support checks, %llu removals",
           count_open(puzzle, s), (unsigned long long)c->revisions, (unsigned long long)c->checks,
           (unsigned long long)c->removals);
}

/* ---- rows ---- */

static const struct column columns[] = {
    {"puzzle", NULL, 0, IN_DATA}, {"answer", NULL, 0, IN_DATA},     {"settled", NULL, 0, IN_DATA},
    {"open", NULL, 0, IN_DATA},   {"candidates", NULL, 0, IN_DATA}, {"revisions", NULL, 0, IN_DATA},
    {"checks", NULL, 0, IN_DATA}, {"removals", NULL, 0, IN_DATA},   {"error", NULL, 0, IN_DATA}};

static void print_closure_row(struct run *run, const sudoku_puzzle *puzzle, const csp_search *s,
                              bool consistent)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    uint8_t settled[SUDOKU_MAX_CELLS];
    const csp_counters *c = csp_search_counters(s);
    const struct field nothing = field_text(NULL);
    const int open = consistent ? count_open(puzzle, s) : 0;
    const sudoku_puzzle bare = {.rules = puzzle->rules, .givens = puzzle->givens};
    struct text line = {0}, digits = {0}, marks = {0};
    if (consistent) take_left(puzzle, s, candidates, settled);
    const sudoku_sheet sheet = {.puzzle = &bare,
                                .solution = consistent ? settled : NULL,
                                .candidates = consistent ? candidates : NULL};
    const struct field row[] = {field_text(puzzle_as_line(puzzle, &line)),
                                field_text(!consistent ? "no solution"
                                           : open      ? "open"
                                                       : "settled"),
                                consistent ? field_of_sheet(&sheet, "solution", &digits) : nothing,
                                consistent ? field_number((uint64_t)open) : nothing,
                                field_of_sheet(&sheet, "candidates", &marks),
                                field_number(c->revisions),
                                field_number(c->checks),
                                field_number(c->removals),
                                nothing};
    print_row(run, row);
    free(line.bytes);
    free(digits.bytes);
    free(marks.bytes);
}

/* ---- the command ---- */

static void show_closure(struct run *run, const sudoku_puzzle *puzzle, csp_search *s)
{
    const struct settings *settings = run->settings;
    const bool consistent = csp_propagate(s) != CSP_DONE;
    if (!consistent) raise_status(run, STATUS_NO_SOLUTION);
    if (settings->traced) return;
    if (wants_data(run)) print_closure_row(run, puzzle, s, consistent);
    else if (!consistent) print_words(run, "This sudoku has no solution.");
    else if (settings->candidates || settings->format.name) print_left(run, puzzle, s);
    else print_settled(run, puzzle, s);
    if (consistent) tell_effort(run, puzzle, s);
}

static void make_consistent(struct run *run, const sudoku_puzzle *puzzle)
{
    const struct settings *settings = run->settings;
    if (settings->traced && settings->trace == CSP_TRACE_HTML && run->items++) {
        complain(run, puzzle, "a page shows only one puzzle; the others are skipped");
        return;
    }
    csp_model *m = sudoku_to_csp(puzzle, settings->gac ? SUDOKU_BY_HOUSES : SUDOKU_BY_PAIRS);
    csp_options options = {.algorithm = settings->algorithm};
    csp_tracer *tracer = NULL;
    if (settings->traced && m) {
        tracer = csp_tracer_new(m, settings->trace, (csp_sink){output_bytes, NULL});
        options.trace = tracer ? csp_tracer_event : NULL;
        options.trace_context = tracer;
    }
    csp_search *s = m && (tracer || !settings->traced) ? csp_search_new(m, &options) : NULL;
    if (s) show_closure(run, puzzle, s);
    else print_complaint(run, puzzle, "out of memory");
    csp_tracer_free(tracer);
    csp_search_free(s);
    csp_model_free(m);
}

static const char *ac3_format(const sudoku_format *input)
{
    return input->one_line ? "marks" : "candidates";
}

int command_ac3(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = make_consistent,
                                        .default_format = ac3_format,
                                        .columns = COLUMNS(columns)});
}
