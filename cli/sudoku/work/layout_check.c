/* SPDX-License-Identifier: MIT */
/* layout_check.c - see layout_check.h */
#include "sudoku/work/layout_check.h"

#include <stdlib.h>

#include "common/interrupt.h"
#include "common/load.h"
#include "common/ordered_work.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/input/layout_file.h"
#include "sudoku/output/layout_report.h"

enum { LONGEST_FILE = 1 << 26 };

/* A layout of the list, and its result. */
struct item {
    enum layout_found found;
    struct read_layout layout;
    sudoku_error wrong; /* of one that is bad */
    struct layout_outcome outcome;
};

struct layout_check {
    const struct settings *settings;
    struct ordered_work *work;
    const char *file; /* current */
    int status;
};

static void raise_to(struct layout_check *c, int status)
{
    if (status > c->status) c->status = status;
}

/* In any thread. */
static void judge(void *context, void *task, int worker)
{
    const struct layout_check *c = context;
    struct item *item = task;
    (void)worker;
    if (item->found == LAYOUT_FOUND)
        judge_layout(c->settings, item->layout.size, item->layout.regions,
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

static void take_item(void *context, void *task)
{
    struct item *item = task;
    if (!output_error()) print_item(context, item);
    layout_outcome_free(&item->outcome);
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
        struct item *item = work_next(c->work);
        item->outcome = (struct layout_outcome){.broken = -1};
        item->found = next_layout(&file, &item->layout);
        if (item->found == LAYOUT_END) break;
        item->wrong = file.wrong;
        work_submit(c->work);
    }
    work_take_all(c->work);
    free(text);
}

int check_layouts(const struct settings *s, const char *const *names, int count)
{
    struct layout_check c = {.settings = s};
    c.work =
        work_new(work_threads(s->threads),
                 &(struct work_kind){
                     .task_size = sizeof(struct item), .work = judge, .take = take_item, .context = &c});
    if (c.work) {
        begin_layouts(s);
        if (!count) check_file(&c, "-");
        for (int i = 0; i < count && !interrupted(); i++) check_file(&c, names[i]);
    } else {
        message("sudoku: out of memory");
        raise_to(&c, STATUS_BAD);
    }
    work_free(c.work);
    return interrupted() ? STATUS_INTERRUPTED : c.status;
}
