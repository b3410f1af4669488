/* SPDX-License-Identifier: MIT */
/* rating.c - see rating.h

   Puzzles are taken in chunks.  A hard puzzle may take seconds and an easy one takes a fraction of a millisecond.  So chunks are small, or
   one thread would have the last ones for itself; and there are many, so that one of them may take long while the others go on.  */
#include "sudoku/work/rating.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/ordered_work.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/text.h"
#include "sudoku/work/solving.h"

enum { CHUNK = 2, CHUNKS_PER_THREAD = 128 };

struct item {
    sudoku_puzzle puzzle; /* with rules and arrays of its own */
    size_t end;           /* of its text in the chunk's */
    sudoku_answer answer;
    bool stopped;
    sudoku_error error; /* a sentence: it could not be rated */
};

struct chunk {
    int count;
    struct item item[CHUNK];
    struct text text;
};

/* The data of one thread. */
struct hand {
    sudoku_service *service;
    double deadline; /* of the current puzzle; 0: none */
};

struct rating_queue {
    struct run *run;
    write_rating *write;
    struct ordered_work *work;
    struct hand *hand;
    int hands;
    bool cut; /* interrupted, and the place has been reported */
};

/* ---- rating: in any thread ---- */

static bool must_stop(void *context)
{
    const struct hand *h = context;
    return interrupted() || (h->deadline > 0 && clock_seconds() >= h->deadline);
}

static void rate_by(const struct rating_queue *queue, struct chunk *c, struct item *item, struct hand *h,
                    const char *profile)
{
    const struct settings *s = queue->run->settings;
    sudoku_rating rating = {0};
    sudoku_logic *logic = sudoku_service_logic(h->service, item->puzzle.rules, profile, &item->error);
    if (!logic) return;
    sudoku_logic_limit(logic, s->node_limit, must_stop, h);
    item->answer = sudoku_rate(logic, &item->puzzle, s->logic.bottlenecks, &rating);
    if (item->answer == SUDOKU_UNIQUE && rating.end == SUDOKU_LOGIC_NO_MEMORY)
        item->error = (sudoku_error){.message = "out of memory"};
    if (item->answer == SUDOKU_STOPPED ||
        (item->answer == SUDOKU_UNIQUE && rating.end == SUDOKU_LOGIC_LIMIT))
        item->stopped = true;
    queue->write(queue->run, &item->puzzle, profile, item->answer, &rating,
                 (sudoku_sink){text_keep, &c->text});
}

static void rate_item(const struct rating_queue *queue, struct chunk *c, struct item *item,
                      struct hand *h)
{
    const struct settings *s = queue->run->settings;
    const int profiles = s->logic.profiles;
    h->deadline = s->time_limit > 0 ? clock_seconds() + s->time_limit : 0;
    for (int i = 0; i < profiles || !i; i++)
        rate_by(queue, c, item, h, profiles ? s->logic.profile[i] : profile_to_rate_by(s));
    item->end = c->text.length;
}

static void rate_chunk(void *context, void *task, int worker)
{
    const struct rating_queue *queue = context;
    struct chunk *c = task;
    c->text.length = 0;
    for (int i = 0; i < c->count; i++) {
        c->item[i].stopped = interrupted();
        c->item[i].end = c->text.length;
        if (!c->item[i].stopped) rate_item(queue, c, &c->item[i], &queue->hand[worker]);
    }
}

/* ---- printing ---- */

static void show_progress(void *context)
{
    const struct rating_queue *queue = context;
    const struct run *run = queue->run;
    const double seconds = clock_seconds() - run->started;
    if (!progress_due()) return;
    progress_show("%" PRIu64 " puzzles, %.1f a second", run->puzzles,
                  seconds > 0 ? (double)run->puzzles / seconds : 0);
}

static void say_where_it_ends(struct rating_queue *queue, const struct item *item)
{
    remark(queue->run, &item->puzzle, "interrupted; puzzles from here on have no answer");
    queue->cut = true;
}

static void print_item(struct rating_queue *queue, const struct chunk *c, size_t begin,
                       const struct item *item)
{
    struct run *run = queue->run;
    char reason[2 * SUDOKU_TEXT];
    if (*item->error.message) {
        complain(run, &item->puzzle, "%s", item->error.message);
        run->current = item->puzzle;
        print_error(run, item->puzzle.line, 0, item->error.message);
        return;
    }
    begin_lines(run, 1);
    output_bytes(NULL, c->text.bytes + begin, item->end - begin);
    if (item->stopped) raise_status(run, STATUS_STOPPED);
    else if (item->answer != SUDOKU_UNIQUE) raise_status(run, STATUS_NO_SOLUTION);
    if (item->answer == SUDOKU_NO_SOLUTION && *reason_for_none(&item->puzzle, reason))
        remark(run, &item->puzzle, "no solution: %s", reason);
}

static void print_chunk(struct rating_queue *queue, struct chunk *c)
{
    size_t begin = 0;
    if (c->text.failed) complain(queue->run, &c->item[0].puzzle, "out of memory");
    for (int i = 0; i < c->count && !queue->cut && !c->text.failed && !output_error(); i++) {
        if (interrupted() && c->item[i].stopped) say_where_it_ends(queue, &c->item[i]);
        else print_item(queue, c, begin, &c->item[i]);
        begin = c->item[i].end;
    }
}

static void drop_copy(sudoku_puzzle *p)
{
    sudoku_rules_free(p->rules);
    free((void *)p->givens);
    free((void *)p->allowed);
    free((void *)p->row.text);
    *p = (sudoku_puzzle){0};
}

static void clear_chunk(struct chunk *c)
{
    for (int i = 0; i < c->count; i++) drop_copy(&c->item[i].puzzle);
    c->count = 0;
}

static void take_chunk(void *context, void *task)
{
    print_chunk(context, task);
    clear_chunk(task);
}

/* ---- taking puzzles ---- */

static void *copy_of(const void *from, size_t size)
{
    void *copy = from ? malloc(size + !size) : NULL;
    if (copy) memcpy(copy, from, size);
    return copy;
}

bool rating_queue_add(struct rating_queue *queue, const sudoku_puzzle *p)
{
    struct chunk *c = work_next(queue->work);
    const int size = sudoku_rules_size(p->rules);
    const size_t cells = (size_t)(size * size);
    struct item *item = &c->item[c->count];
    *item = (struct item){.puzzle = {.rules = p->rules,
                                     .givens = copy_of(p->givens, cells),
                                     .allowed = copy_of(p->allowed, cells * sizeof *p->allowed),
                                     .row = {copy_of(p->row.text, p->row.length), p->row.length},
                                     .line = p->line,
                                     .column = p->column}};
    if (!item->puzzle.givens || (p->allowed && !item->puzzle.allowed) ||
        (p->row.text && !item->puzzle.row.text)) {
        item->puzzle.rules = NULL;
        drop_copy(&item->puzzle);
        return false;
    }
    sudoku_rules_keep(p->rules);
    if (++c->count == CHUNK) work_submit(queue->work);
    show_progress(queue);
    return true;
}

void rating_queue_finish(struct rating_queue *queue)
{
    const struct chunk *c = work_next(queue->work);
    if (c->count) work_submit(queue->work);
    work_take_all(queue->work);
}

/* ---- making ---- */

static void free_chunk(void *task)
{
    struct chunk *c = task;
    clear_chunk(c);
    free(c->text.bytes);
}

struct rating_queue *rating_queue_new(struct run *run, write_rating *write)
{
    struct rating_queue *queue = calloc(1, sizeof *queue);
    if (!queue) return NULL;
    queue->run = run;
    queue->write = write;
    queue->hands = work_threads(run->settings->threads);
    queue->hand = calloc((size_t)queue->hands, sizeof *queue->hand);
    bool good = queue->hand != NULL;
    for (int i = 0; good && i < queue->hands; i++)
        good = (queue->hand[i].service = sudoku_service_new()) != NULL;
    if (good)
        queue->work = work_new(queue->hands, &(struct work_kind){.task_size = sizeof(struct chunk),
                                                                 .ahead = CHUNKS_PER_THREAD,
                                                                 .work = rate_chunk,
                                                                 .take = take_chunk,
                                                                 .wait = show_progress,
                                                                 .clear = free_chunk,
                                                                 .context = queue});
    if (queue->work) return queue;
    rating_queue_free(queue);
    return NULL;
}

void rating_queue_free(struct rating_queue *queue)
{
    if (!queue) return;
    work_free(queue->work);
    for (int i = 0; i < queue->hands && queue->hand; i++) sudoku_service_free(queue->hand[i].service);
    free(queue->hand);
    free(queue);
}
