/* SPDX-License-Identifier: MIT */
/* making.c - see making.h */
#include "sudoku/work/making.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/ordered_work.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/text.h"
#include "sudoku/output/missed.h"
#include "sudoku/output/sheets.h"

enum { MOST_IN_CHUNK = 64, GROWTH = 8 };
static const double moment = 0.1; /* seconds */

struct item {
    size_t end; /* of its text in the chunk's */
    bool found; /* otherwise the text says which requirement was not met */
};

struct chunk {
    struct making *making;
    uint64_t first;
    int count;
    /* the puzzles made */
    int done;
    struct item item[MOST_IN_CHUNK];
    struct text text;
    double seconds; /* of work */
    /* of a running search for few clues: the fewest so far, 0: none; and that puzzle */
    int fewest;
    struct text best;
    sudoku_error error;
    sudoku_error refusal; /* of the format to print a puzzle */
};

struct making {
    const struct settings *settings;
    const sudoku_order *order;
    struct output_format format;
    double began, deadline; /* 0: none */
    atomic_bool over;       /* no more puzzles are needed */
    bool ended;             /* what follows must not be printed: a puzzle is missing before it */
    atomic_int fewest;      /* clues in a search for few clues; 0: no such search */
    bool alone;             /* this is the only thread */
    struct ordered_work *work;
    int step;      /* puzzles of the next chunk */
    uint64_t next; /* puzzles submitted */
    struct made made;
};

/* ---- making: in any thread ---- */

static void show_progress(void *context)
{
    const struct making *m = context;
    if (!progress_due()) return;
    const double seconds = clock_seconds() - m->began;
    const uint64_t done = m->made.done, count = m->order->count;
    char best[40] = "";
    if (m->fewest) snprintf(best, sizeof best, ", %d clues so far", m->fewest);
    if (done)
        progress_show("%" PRIu64 " of %" PRIu64 " puzzles, %.3g a second, %.0f s left%s", done, count,
                      (double)done / seconds, seconds * (double)(count - done) / (double)done, best);
    else progress_show("0 of %" PRIu64 " puzzles, %.0f s%s", count, seconds, best);
}

static bool must_stop(void *context)
{
    struct making *m = context;
    if (m->alone) show_progress(m);
    if (interrupted() || (m->deadline > 0 && clock_seconds() >= m->deadline)) m->over = true;
    return m->over;
}

/* As text, since the data that `made` points to does not last. */
static bool keep_puzzle(void *context, const sudoku_made *made)
{
    struct chunk *c = context;
    const struct making *m = c->making;
    if (made->givens) {
        const sudoku_puzzle puzzle = {.rules = made->rules,
                                      .givens = made->givens,
                                      .solution =
                                          m->settings->generate.with_solution ? made->solution : NULL};
        const sudoku_sheet sheet = {.puzzle = &puzzle};
        if (!can_write_sheet(&sheet, &m->format, &c->refusal)) return false;
        c->text.failed |= !write_sheet(&sheet, &m->format, m->settings->style, puzzle_columns,
                                       (sudoku_sink){text_keep, &c->text});
    } else {
        put_missed(&c->text, m->order, made);
    }
    if (c->text.failed) return false;
    c->item[c->done++] = (struct item){.end = c->text.length, .found = made->givens != NULL};
    return true;
}

static void keep_best(void *context, const sudoku_made *best)
{
    struct chunk *c = context;
    const sudoku_puzzle puzzle = {.rules = c->making->order->rules, .givens = best->givens};
    if (best->clues == c->fewest) return;
    c->fewest = best->clues;
    c->making->fewest = best->clues;
    c->best.length = 0;
    sudoku_print(&(sudoku_sheet){.puzzle = &puzzle}, &(sudoku_style){.format = "line"},
                 (sudoku_sink){text_keep, &c->best});
}

static void make_chunk(void *context, void *task, int worker)
{
    (void)context;
    (void)worker;
    struct chunk *c = task;
    sudoku_order order = *c->making->order;
    order.first += c->first;
    order.count = (uint64_t)c->count;
    order.stop = must_stop;
    order.stop_context = c->making;
    order.progress = keep_best;
    order.progress_context = c;
    c->fewest = 0;
    const double began = clock_thread_seconds();
    c->done = 0;
    c->text.length = 0;
    c->error = c->refusal = (sudoku_error){.line = 0};
    if (must_stop(c->making)) return;
    sudoku_generate(&order, keep_puzzle, c, &c->error);
    if (c->refusal.message[0]) c->error = c->refusal;
    if (c->text.failed) c->error = (sudoku_error){.message = "out of memory"};
    c->seconds = clock_thread_seconds() - began;
}

/* ---- printing ---- */

/* Called once there is a puzzle to make again. */
static void say_seed(const struct making *m)
{
    if (!m->settings->generate.seeded && !m->settings->quiet)
        message("sudoku: --seed %" PRIu64 " makes the same puzzles again", m->order->seed);
}

/* The best result of a search for few clues that was stopped. */
static void say_best(const struct making *m, const struct chunk *c)
{
    if (c->done == c->count || !c->fewest || c->best.failed || m->settings->quiet) return;
    message("sudoku: the fewest clues so far were %d: %.*s", c->fewest,
            (int)strcspn(c->best.bytes, "\n"), c->best.bytes);
}

/* A blank line separates puzzles of more than a line. */
static void print_chunk(struct making *m, const struct chunk *c)
{
    size_t at = 0;
    if (!m->made.done && c->done) say_seed(m);
    for (int i = 0; i < c->done && !output_error(); i++) {
        const struct item *item = &c->item[i];
        const bool first = m->made.done == m->made.missed;
        if (item->found) {
            if (!first && !m->format.one_line) output("\n");
            output_bytes(NULL, c->text.bytes + at, item->end - at);
        } else {
            message("%.*s", (int)(item->end - at), c->text.bytes + at);
            m->made.missed++;
        }
        at = item->end;
        m->made.done++;
    }
    output_flush();
    say_best(m, c);
    m->ended = c->done < c->count || c->error.message[0] || output_error();
    if (m->ended) m->over = true;
    m->made.error = c->error;
}

/* Chooses as many puzzles as can be made in a moment, judging by this chunk, but limits the growth. */
static void choose_step(struct making *m, const struct chunk *c)
{
    const double fitting = c->seconds > 0 ? c->count * moment / c->seconds : MOST_IN_CHUNK;
    const int most = c->count < MOST_IN_CHUNK / GROWTH ? GROWTH * c->count : MOST_IN_CHUNK;
    m->step = fitting < 1 ? 1 : fitting < most ? (int)fitting : most;
}

static void take_chunk(void *context, void *task)
{
    struct making *m = context;
    const struct chunk *c = task;
    if (m->ended) return;
    print_chunk(m, c);
    choose_step(m, c);
    show_progress(m);
}

static void free_chunk(void *task)
{
    struct chunk *c = task;
    free(c->text.bytes);
    free(c->best.bytes);
}

static void hand_in(struct making *m)
{
    struct chunk *c = work_next(m->work);
    const uint64_t left = m->order->count - m->next;
    c->making = m;
    c->first = m->next;
    c->count = left < (uint64_t)m->step ? (int)left : m->step;
    m->next += (uint64_t)c->count;
    work_submit(m->work);
}

struct made make_puzzles(const struct settings *s, const sudoku_order *order)
{
    const int threads = work_threads(s->threads);
    struct making m = {.settings = s,
                       .order = order,
                       .began = clock_seconds(),
                       .alone = threads == 1,
                       .step = 1,
                       .made.error = {.message = "out of memory"}};
    if (s->time_limit > 0) m.deadline = m.began + s->time_limit;
    m.format = s->format.name ? s->format : output_format_named("line");
    m.work = work_new(threads, &(struct work_kind){.task_size = sizeof(struct chunk),
                                                   .work = make_chunk,
                                                   .take = take_chunk,
                                                   .wait = show_progress,
                                                   .clear = free_chunk,
                                                   .context = &m});
    while (m.work && !m.over && m.next < order->count) hand_in(&m);
    if (m.work) work_take_all(m.work);
    work_free(m.work);
    progress_erase();
    return m.made;
}
