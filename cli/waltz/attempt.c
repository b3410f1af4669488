/* SPDX-License-Identifier: MIT */
/* attempt.c - see attempt.h */
#include "waltz/attempt.h"

#include <inttypes.h>
#include <stdlib.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "waltz/print.h"

bool attempt_is_over(const struct attempt *a)
{
    const double limit = a->settings->time_limit;
    return interrupted() || (limit > 0 && clock_seconds() - a->began > limit);
}

static bool must_stop(void *context)
{
    const struct attempt *a = context;
    if (progress_due()) progress_show("%.0f s", clock_seconds() - a->began);
    return attempt_is_over(a);
}

void attempt_begin(struct attempt *a, const struct settings *s)
{
    *a = (struct attempt){.settings = s, .began = clock_seconds()};
    a->options = (waltz_options){.extended = s->extended,
                                 .encoding = s->encoding,
                                 .algorithm = s->algorithm,
                                 .node_limit = s->node_limit,
                                 .stop = must_stop,
                                 .stop_context = a};
    if (s->traced) {
        a->options.trace = (waltz_sink){output_bytes, NULL};
        a->options.trace_format = s->trace;
    }
}

int attempt_stopped(const struct attempt *a, waltz_result result, const char *name)
{
    if (result == WALTZ_NO_MEMORY) message("%s: out of memory", name);
    else if (!a->settings->quiet)
        message("%s: %s", name, interrupted() ? "interrupted" : "stopped by a limit");
    return result == WALTZ_NO_MEMORY ? STATUS_BAD : interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED;
}

void print_statistics(const struct attempt *a, const waltz_labelling *l)
{
    const csp_counters *c = waltz_counters(l);
    const struct {
        const char *name;
        uint64_t count;
    } counts[] = {{"nodes", c->nodes},   {"failures", c->failures}, {"revisions", c->revisions},
                  {"checks", c->checks}, {"removals", c->removals}, {"queuePeak", c->queue_peak}};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        output("%s=%" PRIu64 "\n", counts[i].name, counts[i].count);
    output("time=%.6f\n", clock_seconds() - a->began);
}

waltz_result can_be_labelled(const waltz_drawing *d, const waltz_options *options)
{
    waltz_labelling *l = waltz_labelling_new(d, options);
    const waltz_result result = l ? waltz_next(l) : WALTZ_NO_MEMORY;
    waltz_labelling_free(l);
    return result;
}

const waltz_corner *corner_shown(const waltz_drawing *d, const waltz_label *labels, int junction,
                                 bool extended)
{
    int count;
    const waltz_junction *j = &junctions_of(d)[junction];
    const waltz_corner *corner = waltz_catalogue(j->type, extended, &count);
    for (int i = 0; i < count; i++) {
        int k = 0;
        while (k < j->degree &&
               waltz_seen_from(d, junction, j->line[k], labels[j->line[k]]) == corner[i].label[k])
            k++;
        if (k == j->degree) return &corner[i];
    }
    return NULL; /* never for a labelling */
}

static int by_number(const void *a, const void *b)
{
    const int first = *(const int *)a, second = *(const int *)b;
    return (first > second) - (first < second);
}

bool find_core(const struct attempt *a, const waltz_drawing *d, struct core *core)
{
    int room;
    waltz_junctions(d, &room);
    *core = (struct core){.junction = calloc((size_t)room, sizeof *core->junction)};
    if (!core->junction) return false;
    const waltz_result result =
        waltz_find_core(d, &a->options, core->junction, &core->count, &core->smallest);
    if (result == WALTZ_FOUND) {
        qsort(core->junction, (size_t)core->count, sizeof *core->junction, by_number);
        return true;
    }
    free(core->junction);
    *core = (struct core){0};
    return result != WALTZ_NO_MEMORY;
}
