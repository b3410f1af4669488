/* SPDX-License-Identifier: MIT */
/* layout_check.c - see layout_check.h */
#include "sudoku/work/layout_check.h"

#include <stdlib.h>

#include "common/interrupt.h"
#include "common/load.h"
#include "common/output.h"
#include "common/pool.h"
#include "common/progress.h"
#include "sudoku/input/layout_file.h"
#include "sudoku/output/layout_report.h"

enum { LONGEST_FILE = 1 << 26 };

/* A layout of the list, and its result. */
struct item {
    struct pool_task task;
    struct layout_check *check;
    enum layout_found found;
    struct read_layout layout;
    sudoku_error wrong; /* of one that is bad */
    struct layout_outcome outcome;
};

struct layout_check {
    const struct settings *settings;
    struct pool *pool;
    struct item *item; /* a ring */
    int items, oldest, waiting;
    const char *file; /* current */
    int status;
};

static void raise_to(struct layout_check *c, int status)
{
    if (status > c->status) c->status = status;
}

/* In any thread. */
static void judge(struct pool_task *task, int worker)
{
    struct item *item = (struct item *)(void *)task; /* its first member */
    (void)worker;
    if (item->found == LAYOUT_FOUND)
        judge_layout(item->check->settings, item->layout.size, item->layout.regions,
                     (struct layout_effort){.explain = true}, &item->outcome);
}

static void print_item(struct layout_check *c, const struct item *item)
{
    const struct layout_outcome *o = &item->outcome;
    if (item->found != LAYOUT_FOUND) {
        message("%s:%ld:%ld: %s", c->file, item->wrong.line, item->wrong.column, item->wrong.message);
        report_bad_layout(c->settings, c->file, &item->wrong);
        raise_to(c, STATUS_BAD);
        return;
    }
    if (o->answer == LAYOUT_FAILED) message("%s:%ld: %s", c->file, item->layout.line, o->error.message);
    else if (o->broken >= 0)
        message("%s:%ld: region %c is not in one piece", c->file, item->layout.line,
                sudoku_symbol(o->broken + 10));
    report_checked(c->settings, item->layout.size, item->layout.regions, o);
    raise_to(c, o->status);
}

static void print_oldest(struct layout_check *c)
{
    struct item *item = &c->item[c->oldest];
    pool_wait(c->pool, &item->task);
    if (!output_error()) print_item(c, item);
    layout_outcome_free(&item->outcome);
    c->oldest = (c->oldest + 1) % c->items;
    c->waiting--;
}

static void check_file(struct layout_check *c, const char *name)
{
    size_t length;
    char *text = load_text(name, LONGEST_FILE, &length);
    struct layout_file file = {.at = text, .line = 1};
    c->file = name;
    if (!text) {
        if (!interrupted())
            report_bad_layout(c->settings, name, &(sudoku_error){.message = "cannot be read"});
        raise_to(c, STATUS_BAD);
        return;
    }
    while (!interrupted() && !output_error()) {
        struct item *item = &c->item[(c->oldest + c->waiting) % c->items];
        item->outcome = (struct layout_outcome){.broken = -1};
        item->check = c;
        item->found = next_layout(&file, &item->layout);
        if (item->found == LAYOUT_END) break;
        item->wrong = file.wrong;
        pool_hand_in(c->pool, &item->task);
        if (++c->waiting == c->items) print_oldest(c);
    }
    while (c->waiting) print_oldest(c);
    free(text);
}

int check_layouts(const struct settings *s, const char *const *names, int count)
{
    const int threads = s->threads ? s->threads : pool_processors();
    struct layout_check c = {.settings = s, .items = threads > 1 ? 4 * threads : 1};
    c.item = calloc((size_t)c.items, sizeof *c.item);
    c.pool = c.item ? pool_new(threads, judge) : NULL;
    if (c.pool) {
        begin_layouts(s);
        if (!count) check_file(&c, "-");
        for (int i = 0; i < count && !interrupted(); i++) check_file(&c, names[i]);
    } else {
        message("sudoku: out of memory");
        raise_to(&c, STATUS_BAD);
    }
    pool_free(c.pool);
    free(c.item);
    return interrupted() ? STATUS_INTERRUPTED : c.status;
}
