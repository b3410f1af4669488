/* SPDX-License-Identifier: MIT */
/* call_batch.c - batch: solves many puzzles at once, to measure speed. */
#include <stdlib.h>

#include "board/rules.h"
#include "service/call.h"
#include "words/fail.h"

enum { RUN = 512, CELLS = 81 };

struct tally {
    uint64_t count, unique, none, several, errors;
};

static bool count_answer(void *context, uint64_t number, uint64_t solutions, const uint8_t *solution)
{
    struct tally *t = context;
    (void)number, (void)solution;
    t->count++;
    t->none += solutions == 0;
    t->unique += solutions == 1;
    t->several += solutions > 1;
    return true;
}

static bool is_classic(const sudoku_puzzle *p, const sudoku_rules *classic)
{
    return p->rules->n == classic->n && p->rules->house_count == classic->house_count &&
           p->rules->box_rows == classic->box_rows && !p->allowed && !p->clues;
}

/* Reads puzzles one at a time, and whole runs of plain lines where such a line was read. */
static void add_all(sudoku_reader *reader, sudoku_batch *batch, const sudoku_rules *classic,
                    bool ignore_unknown, uint8_t givens[RUN * CELLS], struct tally *t)
{
    sudoku_puzzle puzzle = {.room = sizeof puzzle};
    sudoku_read_result result;
    while ((result = sudoku_reader_next(reader, &puzzle, NULL)) != SUDOKU_READ_END) {
        if (result != SUDOKU_READ_PUZZLE || !is_classic(&puzzle, classic) ||
            (!ignore_unknown && !sudoku_all_applied(&puzzle, NULL))) {
            t->errors++;
            continue;
        }
        sudoku_batch_add(batch, puzzle.givens);
        for (size_t count = RUN; count;) {
            sudoku_run run = {.room = sizeof run, .most = RUN, .givens = givens};
            count = sudoku_reader_run(reader, &run);
            for (size_t i = 0; i < count; i++) sudoku_batch_add(batch, givens + i * CELLS);
        }
    }
    sudoku_batch_finish(batch);
}

static void put_tally(struct json *j, const struct tally *t)
{
    put_number(j, "count", t->count);
    put_number(j, "solved", t->unique + t->several);
    put_number(j, "unique", t->unique);
    put_number(j, "none", t->none);
    put_number(j, "several", t->several);
    put_number(j, "errors", t->errors);
}

bool call_batch(struct call *c)
{
    const sudoku_shape shape = {.size = 9};
    bool ignore_unknown = false;
    if (!request_truth(&c->request, "ignore-unknown", &ignore_unknown, &c->error)) return false;
    const sudoku_limits limits = {.solutions = 2};
    struct tally tally = {.count = 0};
    sudoku_rules *classic = sudoku_rules_new(&shape, NULL);
    sudoku_solver *solver = classic ? sudoku_solver_new(classic, NULL) : NULL;
    sudoku_batch *batch = solver ? sudoku_batch_new(solver, &limits, count_answer, &tally) : NULL;
    sudoku_reader *reader =
        batch ? sudoku_reader_new_text(c->request.text, c->request.text_length, NULL, NULL) : NULL;
    uint8_t *givens = malloc((size_t)RUN * CELLS);
    const bool good = reader && givens;
    if (good) add_all(reader, batch, classic, ignore_unknown, givens, &tally);
    free(givens);
    sudoku_reader_free(reader);
    sudoku_batch_free(batch);
    sudoku_solver_free(solver);
    sudoku_rules_free(classic);
    if (!good) return fail_by_memory(&c->error);
    put_tally(c->json, &tally);
    return true;
}
