/* SPDX-License-Identifier: MIT */
/* cmd_label.c - waltz label: labellings, or why there is none. */
#include <inttypes.h>
#include <stdlib.h>

#include "common/output.h"
#include "common/text.h"
#include "common/progress.h"
#include "waltz/commands.h"
#include "waltz/outcome.h"
#include "waltz/print.h"
#include "waltz/signs.h"

/* labellings of a part of the drawing, unless only the number is requested */
enum { ENOUGH = 1000000 };

/* ---- collecting results ---- */

/* Does the text give a label for each line?  Then `labels`, which has room for all, receives them. */
static bool all_known(const waltz_drawing *d, waltz_label *labels)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    for (int i = 0; i < count; i++) {
        if (line[i].known == WALTZ_NO_LABEL) return false;
        labels[i] = (waltz_label)line[i].known;
    }
    return true;
}

/* False: out of memory. */
static bool check_known(const waltz_drawing *d, bool extended, struct outcome *o)
{
    int count;
    waltz_lines(d, &count);
    waltz_label *labels = calloc((size_t)count + 1, sizeof *labels);
    o->has_known = labels && all_known(d, labels);
    o->known_fits = o->has_known && waltz_check(d, labels, extended) < 0;
    free(labels);
    return labels != NULL;
}

static bool has_outline(const waltz_drawing *d)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    for (int i = 0; i < count; i++)
        if (line[i].outline != WALTZ_NO_LABEL) return true;
    return false;
}

/* The same junctions and lines without outline, labels and coordinates; NULL: out of memory. */
static waltz_drawing *bare_copy(const waltz_drawing *d)
{
    struct text t = {0};
    waltz_print(d, WALTZ_FORM_SHORT, (waltz_sink){text_keep, &t});
    waltz_drawing *copy = t.failed ? NULL : waltz_read(t.bytes, t.length, 0, NULL);
    free(t.bytes);
    return copy;
}

/* False: out of memory. */
static bool explain_none(const struct attempt *a, const waltz_drawing *d, struct outcome *o)
{
    if (!find_core(a, d, &o->core)) return false;
    o->core_cut_short = !(o->core.junction && o->core.smallest) && attempt_is_over(a);
    o->has_outline = has_outline(d);
    o->has_free = o->has_outline || a->settings->fixed_count;
    if (!o->has_free) return true;
    waltz_drawing *bare = bare_copy(d);
    o->free = bare ? can_be_labelled(bare, &a->options) : WALTZ_NO_MEMORY;
    waltz_drawing_free(bare);
    return o->free != WALTZ_NO_MEMORY;
}

static void find_outcome(const struct attempt *a, const waltz_drawing *d, struct outcome *o)
{
    const struct settings *s = a->settings;
    o->result = waltz_next(o->labelling);
    if (o->result == WALTZ_NONE && !explain_none(a, d, o)) o->result = WALTZ_NO_MEMORY;
    if (o->result != WALTZ_FOUND) return;
    o->labels = waltz_labels(o->labelling);
    if (s->answer == ANSWER_TABLE) {
        const waltz_result counted = waltz_count(o->labelling, s->limit ? s->limit : ENOUGH, &o->count);
        if (counted != WALTZ_FOUND) o->result = counted;
        else o->counted = true;
    }
    const waltz_result clash =
        waltz_is_placed(d) ? waltz_find_conflict(d, o->labels, &o->conflict) : WALTZ_NONE;
    if (clash != WALTZ_FOUND) o->conflict.lines = 0;
    if (clash == WALTZ_NO_MEMORY || !check_known(d, s->extended, o)) o->result = WALTZ_NO_MEMORY;
}

static int status_of(const struct attempt *a, waltz_result result, const struct origin *from)
{
    if (result == WALTZ_FOUND) return STATUS_FINE;
    return result == WALTZ_NONE ? STATUS_NO_SOLUTION : attempt_stopped(a, result, from->name);
}

static void print_either(const struct settings *s, const waltz_drawing *d, const struct origin *from,
                         const struct outcome *o)
{
    if (s->format == FORMAT_JSON) print_outcome_json(s, d, from, o);
    else print_outcome(s, d, from, o);
}

static int show_outcome(const struct attempt *a, const waltz_drawing *d, waltz_labelling *l,
                        const struct origin *from)
{
    const struct settings *s = a->settings;
    struct outcome o = {.labelling = l};
    find_outcome(a, d, &o);
    const int status = status_of(a, o.result, from);
    if (o.result != WALTZ_NO_MEMORY) print_either(s, d, from, &o);
    free(o.core.junction);
    return status;
}

/* ---- counting and listing ---- */

static int show_count(const struct attempt *a, const waltz_drawing *d, const waltz_labelling *l,
                      const struct origin *from)
{
    struct outcome o = {.counted = true};
    o.result = waltz_count(l, a->settings->limit, &o.count);
    const int status = status_of(a, o.result, from);
    if (o.result == WALTZ_NO_MEMORY) return status;
    if (a->settings->format == FORMAT_JSON) {
        print_outcome_json(a->settings, d, from, &o);
    } else {
        print_number(&o.count);
        output("\n");
    }
    return status;
}

static void print_labelling_json(const waltz_drawing *d, const waltz_label *labels,
                                 const struct origin *from, uint64_t number)
{
    sudoku_json j = begin_object();
    sudoku_json_text(&j, "file", from->file);
    sudoku_json_text(&j, "title", waltz_title(d));
    sudoku_json_number(&j, "number", number);
    put_labels(&j, d, labels);
    end_object(&j);
}

static void print_labelling(const waltz_drawing *d, const waltz_label *labels, uint64_t number)
{
    int count;
    const waltz_line *line = waltz_lines(d, &count);
    const waltz_junction *junction = junctions_of(d);
    output("%" PRIu64 ":", number);
    for (int i = 0; i < count; i++)
        output(" %s%c%s", junction[line[i].from].name, label_sign(labels[i]), junction[line[i].to].name);
    output("\n");
}

/* The first one shows whether there is anything to list. */
static int show_all(const struct attempt *a, const waltz_drawing *d, waltz_labelling *l,
                    const struct origin *from)
{
    const struct settings *s = a->settings;
    waltz_result result = waltz_next(l);
    if (result == WALTZ_NONE) {
        struct outcome o = {.result = result};
        const int status = explain_none(a, d, &o) ? STATUS_NO_SOLUTION
                                                  : attempt_stopped(a, WALTZ_NO_MEMORY, from->name);
        if (status == STATUS_NO_SOLUTION) print_either(s, d, from, &o);
        free(o.core.junction);
        return status;
    }
    if (s->format == FORMAT_TEXT) print_heading(d, from->name);
    for (uint64_t found = 1; result == WALTZ_FOUND && !output_error(); found++) {
        if (s->format == FORMAT_JSON) print_labelling_json(d, waltz_labels(l), from, found);
        else print_labelling(d, waltz_labels(l), found);
        if (found == s->limit) return STATUS_FINE;
        result = waltz_next(l);
    }
    return result == WALTZ_NONE ? STATUS_FINE : status_of(a, result, from);
}

static int label_drawing(const struct settings *s, waltz_drawing *d, const struct origin *from)
{
    struct attempt a;
    int status = STATUS_BAD;
    attempt_begin(&a, s);
    waltz_labelling *l = waltz_labelling_new(d, &a.options);
    if (!l) message("%s: out of memory", from->name);
    else if (s->answer == ANSWER_COUNT) status = show_count(&a, d, l, from);
    else if (s->answer == ANSWER_ALL) status = show_all(&a, d, l, from);
    else status = show_outcome(&a, d, l, from);
    if (l && s->statistics && s->format == FORMAT_TEXT) print_statistics(&a, l);
    waltz_labelling_free(l);
    return status;
}

int command_label(const struct settings *s) { return for_each_drawing(s, label_drawing); }
