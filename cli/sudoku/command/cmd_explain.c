/* SPDX-License-Identifier: MIT */
/* cmd_explain.c - sudoku explain: the whole path to the solution, step by step. */
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/guide.h"
#include "sudoku/input/puzzles.h"

static const sudoku_sink to_stdout = {output_bytes, NULL};

/* Follows the path to its end; calls `each` with the number of every step before the step is applied. */
/* The last row, if no step leads to a solution: why not. */
static void print_end_as_row(const struct run *run, const sudoku_logic *logic)
{
    char text[SUDOKU_TEXT];
    const sudoku_logic_end_kind end = sudoku_logic_end(logic);
    sudoku_no_hint_words(logic, end, run->settings->logic.language, text, sizeof text);
    if (end == SUDOKU_LOGIC_STUCK) print_claim_row(run, NULL, "stuck", text);
    if (end == SUDOKU_LOGIC_LIMIT) print_claim_row(run, NULL, "stopped", NULL);
}

static void walk(struct run *run, const sudoku_puzzle *puzzle, sudoku_logic *logic,
                 void (*each)(void *context, const sudoku_step *, int number), void *context)
{
    const sudoku_step *step;
    int number = 0;
    while ((step = sudoku_logic_next(logic)) && !output_error()) {
        prove_if_asked(run, puzzle, logic, step);
        each(context, step, ++number);
        sudoku_logic_apply(logic, step);
    }
    if (!step) say_end(run, puzzle, logic);
    if (!step && wants_data(run)) print_end_as_row(run, logic);
    if (run->settings->logic.step > number)
        complain(run, puzzle, "there is no step %d (number of steps: %d)", run->settings->logic.step,
                 number);
}

/* ---- lines, and one picture ---- */

struct telling {
    struct run *run;
    const sudoku_puzzle *puzzle;
    const sudoku_logic *logic;
};

static bool is_wanted(const struct run *run, int number)
{
    const int step = run->settings->logic.step;
    return !step || step == number;
}

static void tell(void *context, const sudoku_step *step, int number)
{
    const struct telling *t = context;
    if (!is_wanted(t->run, number)) return;
    if (t->run->settings->logic.format == STEPS_SVG)
        sudoku_print_step(t->logic, step, "svg", t->run->settings->logic.language, to_stdout);
    else print_step(t->run, t->puzzle, t->logic, step, number);
}

/* ---- a page ---- */

struct paging {
    const sudoku_logic *logic;
    sudoku_page page;
};

static void add_to_page(void *context, const sudoku_step *step, int number)
{
    struct paging *p = context;
    (void)number;
    sudoku_page_step(&p->page, p->logic, step);
}

static void write_page(struct run *run, const sudoku_puzzle *puzzle, sudoku_logic *logic)
{
    struct paging paging = {.logic = logic};
    sudoku_page_begin(&paging.page, logic, puzzle->title, run->settings->logic.language, to_stdout);
    walk(run, puzzle, logic, add_to_page, &paging);
    sudoku_page_end(&paging.page, logic);
}

/* ---- the command ---- */

static bool holds_one(const struct run *run)
{
    const enum step_format format = run->settings->logic.format;
    return format == STEPS_HTML || format == STEPS_SVG;
}

static void explain(struct run *run, const sudoku_puzzle *puzzle)
{
    const enum step_format format = run->settings->logic.format;
    if (holds_one(run) && run->items) {
        complain(run, puzzle, "a page or picture shows only one puzzle; the others are skipped");
        run->over = true;
        return;
    }
    sudoku_logic *logic = logic_for(run, puzzle, chosen_profile(run));
    if (!logic || !can_begin(run, puzzle, sudoku_logic_start(logic, puzzle)) || !begin_item(run)) return;
    if (format == STEPS_HTML) {
        write_page(run, puzzle, logic);
        return;
    }
    if (format != STEPS_SVG) print_puzzle_line(run, puzzle);
    walk(run, puzzle, logic, tell, &(struct telling){run, puzzle, logic});
}

int command_explain(const struct settings *s)
{
    if (!one_profile(s)) return STATUS_BAD;
    if (s->logic.format == STEPS_HTML && s->logic.step) {
        message("sudoku: --step does not apply to --format html, which shows all steps; page.html#7 "
                "opens step 7");
        return STATUS_BAD;
    }
    if (s->logic.format == STEPS_SVG && !s->logic.step) {
        message("sudoku: --format svg draws one step; --step K says which");
        return STATUS_BAD;
    }
    return run_puzzles(s, &(struct job){.each = explain,
                                        .default_format = format_of_steps(s),
                                        .columns = step_columns,
                                        .own_objects = true});
}
