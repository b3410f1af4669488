/* SPDX-License-Identifier: MIT */
/* watchers.c - see watchers.h */
#include "csp/watchers.h"

#include <string.h>

#include "common/output.h"
#include "common/progress.h"

static const csp_sink to_output = {output_bytes, NULL};

/* A picture, or a table on paper, is for people; the other formats may have more. */
static size_t most_nodes(const struct settings *s)
{
    enum { TAKEN_IN = 100 };
    if (s->tree_nodes) return (size_t)s->tree_nodes;
    return s->tree == CSP_TREE_SVG || s->tree == CSP_TREE_LATEX ? TAKEN_IN : 0;
}

/* What a search is called in CP Profiler: the model's file, without its folder. */
static const char *name_of(const struct settings *s)
{
    const char *slash = s->word_count ? strrchr(s->words[0], '/') : NULL;
    return slash ? slash + 1 : s->word_count ? s->words[0] : "";
}

bool watchers_start(struct watchers *w, const struct settings *s, const csp_model *m)
{
    const bool profiled = s->profiler || s->profiler_port;
    *w = (struct watchers){.settings = s};
    if (profiled && !profile_open(&w->profile, s)) return false;
    if (s->traced) w->tracer = csp_tracer_new(m, s->trace, to_output);
    if (s->drawn) w->tree = csp_tree_new(m, most_nodes(s));
    if (profiled) w->profiler = csp_profiler_new(m, name_of(s), (csp_sink){profile_write, &w->profile});
    const bool complete =
        (!s->traced || w->tracer) && (!s->drawn || w->tree) && (!profiled || w->profiler);
    if (!complete) message("csp: out of memory");
    return complete;
}

bool watchers_any(const struct watchers *w) { return w->tracer || w->tree || w->profiler; }

void watchers_event(void *context, const csp_event *event)
{
    const struct watchers *w = context;
    if (w->tracer) csp_tracer_event(w->tracer, event);
    if (w->tree) csp_tree_event(w->tree, event);
    if (w->profiler) csp_profiler_event(w->profiler, event);
}

bool watchers_end(struct watchers *w, bool wanted)
{
    csp_tracer_free(w->tracer);
    if (w->tree && wanted && !csp_tree_print(w->tree, w->settings->tree, to_output))
        output_short_of_memory();
    csp_tree_free(w->tree);
    bool fine = csp_profiler_free(w->profiler);
    if (!fine) message("csp: out of memory");
    return profile_close(&w->profile) && fine;
}
