/* SPDX-License-Identifier: MIT */
/* cmd_why_not.c - sudoku why-not: why a digit cannot be in a cell. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/guide.h"
#include "sudoku/input/puzzles.h"

struct question {
    const char *claim; /* a digit in a cell, such as r3c5=7 */
};

/* Is the argument a digit in a cell, for some grid size?  Which cell it is depends on the size. */
static bool is_claim(const char *word)
{
    int cell, digit;
    for (int size = 1; size <= SUDOKU_MAX_SIZE; size++)
        if (sudoku_claim_named(size, word, &cell, &digit)) return true;
    return false;
}

struct telling {
    struct run *run;
    const sudoku_puzzle *puzzle;
    const sudoku_logic *logic;
    int steps;
};

static bool tell_step(void *context, const sudoku_step *step)
{
    struct telling *t = context;
    prove_if_asked(t->run, t->puzzle, t->logic, step);
    print_step(t->run, t->puzzle, t->logic, step, ++t->steps);
    return true;
}

/* A digit in a cell, as it is printed. */
struct claim {
    int cell, digit;
    char name[SUDOKU_TEXT + 8];
};

static void say_answer(struct run *run, const sudoku_puzzle *puzzle, const sudoku_logic *logic,
                       const struct claim *claim, sudoku_refutation refutation, const sudoku_clash *end)
{
    char text[2 * SUDOKU_TEXT];
    output("%s\n", sudoku_refutation_words(puzzle->rules, claim->cell, claim->digit, refutation, end,
                                           run->settings->logic.language, text, sizeof text));
    if (refutation == SUDOKU_POSSIBLE)
        print_part(run, &(sudoku_sheet){.puzzle = puzzle, .solution = sudoku_logic_solution(logic)});
}

static void print_answer_as_row(const struct run *run, const sudoku_puzzle *puzzle, const char *claim,
                                sudoku_refutation refutation, const sudoku_clash *end)
{
    static const char *const name[] = {[SUDOKU_POSSIBLE] = "possible",
                                       [SUDOKU_REFUTED] = "refuted",
                                       [SUDOKU_REFUTED_BY_SEARCH] = "refuted by search",
                                       [SUDOKU_NOT_KNOWN] = "stopped"};
    char text[2 * SUDOKU_TEXT];
    const bool clash = refutation == SUDOKU_REFUTED;
    print_claim_row(
        run, claim, name[refutation],
        clash ? sudoku_clash_words(puzzle->rules, end, run->settings->logic.language, text, sizeof text)
              : NULL);
}

static void answer(struct run *run, const sudoku_puzzle *puzzle, int cell, int digit)
{
    char name[SUDOKU_TEXT], text[SUDOKU_TEXT];
    struct claim claim = {.cell = cell, .digit = digit};
    sudoku_clash end = {SUDOKU_NO_CLASH, 0, 0, 0, 0};
    sudoku_logic *logic = logic_for(run, puzzle, chosen_profile(run));
    if (!logic || !begin_item(run)) return;
    struct telling telling = {run, puzzle, logic, 0};
    snprintf(claim.name, sizeof claim.name, "%s=%c", sudoku_cell_name(puzzle->rules, cell, name),
             sudoku_symbol(digit));
    print_puzzle_line(run, puzzle);
    if (!wants_data(run))
        output("%s\n", sudoku_supposition_words(puzzle->rules, cell, digit,
                                                run->settings->logic.language, text, sizeof text));
    const sudoku_refutation refutation =
        sudoku_why_not(logic, puzzle, cell, digit, tell_step, &telling, &end);
    if (refutation == SUDOKU_NOT_KNOWN && sudoku_logic_end(logic) == SUDOKU_LOGIC_NO_MEMORY) {
        print_complaint(run, puzzle, "out of memory");
        return;
    }
    if (wants_data(run)) print_answer_as_row(run, puzzle, claim.name, refutation, &end);
    else say_answer(run, puzzle, logic, &claim, refutation, &end);
    if (refutation == SUDOKU_REFUTED_BY_SEARCH) raise_status(run, STATUS_NO_SOLUTION);
    if (refutation == SUDOKU_NOT_KNOWN) raise_status(run, stopped_status(run));
}

/* The grid is too small for the cell or for the digit. */
static void complain_of_claim(struct run *run, const sudoku_puzzle *puzzle, const char *claim)
{
    const int size = sudoku_rules_size(puzzle->rules);
    char cell[64], sentence[SUDOKU_TEXT];
    const size_t length = strcspn(claim, "=");
    snprintf(cell, sizeof cell, "%.*s", length < sizeof cell ? (int)length : 0, claim);
    if (sudoku_cell_named(size, cell) >= 0 && claim[length])
        snprintf(sentence, sizeof sentence, "a %dx%d grid has no digit %.30s", size, size,
                 claim + length + 1);
    else snprintf(sentence, sizeof sentence, "a %dx%d grid has no cell %.60s", size, size, cell);
    print_complaint(run, puzzle, sentence);
}

static void ask(struct run *run, const sudoku_puzzle *puzzle)
{
    const struct question *q = run->job->context;
    const int size = sudoku_rules_size(puzzle->rules);
    int cell, digit;
    if (sudoku_claim_named(size, q->claim, &cell, &digit)) {
        answer(run, puzzle, cell, digit);
        return;
    }
    complain_of_claim(run, puzzle, q->claim);
}

static const char *solution_format(const sudoku_format *input)
{
    (void)input;
    return "grid";
}

int command_why_not(const struct settings *s)
{
    if (!one_profile(s)) return STATUS_BAD;
    static struct question question;
    struct settings rest = *s;
    const struct job job = {.each = ask,
                            .default_format = format_of_steps(s) ? format_of_steps(s) : solution_format,
                            .columns = step_columns,
                            .own_objects = true,
                            .context = &question};
    int found = 0;
    rest.files = calloc((size_t)s->file_count + 1, sizeof *rest.files);
    if (!rest.files) {
        message("sudoku: out of memory");
        return STATUS_BAD;
    }
    rest.file_count = 0;
    for (int i = 0; i < s->file_count; i++) {
        if (is_claim(s->files[i])) {
            question.claim = s->files[i];
            found++;
        } else rest.files[rest.file_count++] = s->files[i];
    }
    if (found != 1)
        message(
            "sudoku: 'why-not': expected one digit in a cell, such as r3c5=7 or C5=7 (row C, column 5)");
    const int status = found == 1 ? run_puzzles(&rest, &job) : STATUS_BAD;
    free(rest.files);
    return status;
}
