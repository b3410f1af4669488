/* SPDX-License-Identifier: MIT */
/* cmd_ac3.c - sudoku ac3: a puzzle as a constraint problem, made arc consistent, and nothing searched. */
#include <string.h>

#include "common/output.h"
#include "csp.h"
#include "sudoku/commands.h"
#include "sudoku/puzzles.h"
#include "sudoku/run.h"
#include "sudoku/search.h"

/* Digits that are settled, "_" for the others; a space after every box, a blank line below every row of boxes. */
static void print_settled(struct run *run, const sudoku_puzzle *puzzle, const csp_search *s)
{
    const int n = sudoku_rules_size(puzzle->rules);
    int box_rows = n, box_columns = n;
    if (!sudoku_rules_box(puzzle->rules, &box_rows, &box_columns)) box_rows = box_columns = n;
    if (!begin_item(run)) return;
    for (int cell = 0; cell < n * n; cell++) {
        const int row = cell / n, column = cell % n;
        output("%c", csp_domain_size(s, cell) == 1 ? sudoku_symbol(csp_domain_lowest(s, cell)) : '_');
        if (column % box_columns == box_columns - 1) output(" ");
        if (column == n - 1) output("\n");
        if (column == n - 1 && row % box_rows == box_rows - 1) output("\n");
    }
}

static void print_left(struct run *run, const sudoku_puzzle *puzzle, const csp_search *s)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    const int n = sudoku_rules_size(puzzle->rules);
    for (int cell = 0; cell < n * n; cell++) {
        candidates[cell] = 0;
        for (int digit = 1; digit <= n; digit++)
            if (csp_domain_has(s, cell, digit)) candidates[cell] |= (uint64_t)1 << (digit - 1);
    }
    print_sheet(run, &(sudoku_sheet){.puzzle = puzzle, .candidates = candidates});
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

static void show_closure(struct run *run, const sudoku_puzzle *puzzle, csp_search *s)
{
    if (csp_propagate(s) == CSP_DONE) {
        if (!run->settings->traced) print_words(run, "This sudoku has no solution.");
        raise_status(run, STATUS_NO_SOLUTION);
        return;
    }
    if (run->settings->traced) return;
    if (run->settings->candidates) print_left(run, puzzle, s);
    else print_settled(run, puzzle, s);
    tell_effort(run, puzzle, s);
}

static void make_consistent(struct run *run, const sudoku_puzzle *puzzle)
{
    const struct settings *settings = run->settings;
    if (settings->traced && settings->trace == CSP_TRACE_HTML && run->items++) {
        complain(run, puzzle, "a page has room for one puzzle, and has it");
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
    else complain(run, puzzle, "memory is short");
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
    return run_puzzles(s, &(struct job){.each = make_consistent, .default_format = ac3_format});
}
