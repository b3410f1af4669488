/* SPDX-License-Identifier: MIT */
/* subset.c - see subset.h */
#include "csp/why/subset.h"

static void end_with(struct subset_oracle *o, csp_result result)
{
    o->is_over = true;
    o->result = result;
}

static bool must_stop(struct subset_oracle *o)
{
    o->told_to_stop =
        o->told_to_stop || (o->options.stop && o->options.stop(o->options.stop_context, &o->counters));
    return o->told_to_stop;
}

static bool search_must_stop_too(void *context, const csp_counters *so_far)
{
    struct subset_oracle *o = context;
    o->counters.nodes = o->nodes_before + so_far->nodes;
    return must_stop(o);
}

static bool is_at_limit(const struct subset_oracle *o)
{
    return o->options.node_limit && o->counters.nodes >= o->options.node_limit;
}

bool subset_goes_on(struct subset_oracle *o)
{
    o->counters.nodes++;
    if (!o->is_over && (is_at_limit(o) || must_stop(o))) end_with(o, CSP_STOPPED);
    return !o->is_over;
}

/* What is left of the limit, if the budget is more than that. */
static uint64_t nodes_allowed(const struct subset_oracle *o, uint64_t budget)
{
    if (!o->options.node_limit) return budget;
    const uint64_t left = o->options.node_limit - o->counters.nodes;
    return budget && budget < left ? budget : left;
}

static enum verdict search_model(struct subset_oracle *o, csp_model *m, uint64_t budget)
{
    const csp_options options = {.room = sizeof options,
                                 .no_groups = true,
                                 .restarts = true,
                                 .node_limit = nodes_allowed(o, budget),
                                 .stop = search_must_stop_too,
                                 .stop_context = o};
    csp_search *s = csp_set_goal(m, CSP_SATISFY, -1) ? csp_search_new(m, &options) : NULL;
    const csp_result result = s ? csp_search_next(s) : CSP_NO_MEMORY;
    if (s) o->counters.nodes = o->nodes_before + csp_search_counters(s)->nodes;
    csp_search_free(s);
    if (result == CSP_SOLUTION) return VERDICT_SOLUTION;
    if (result == CSP_DONE) return VERDICT_CLASH;
    if (result == CSP_NO_MEMORY) end_with(o, CSP_NO_MEMORY);
    else if (o->told_to_stop || is_at_limit(o)) end_with(o, CSP_STOPPED);
    return VERDICT_UNKNOWN;
}

enum verdict subset_verdict(struct subset_oracle *o, const bool *wanted, uint64_t budget)
{
    bool memory_is_short = false;
    if (!o->is_over && (is_at_limit(o) || must_stop(o))) end_with(o, CSP_STOPPED);
    if (o->is_over) return VERDICT_UNKNOWN;
    o->counters.sets++;
    o->nodes_before = o->counters.nodes;
    csp_model *m = o->make(o->source, wanted, &memory_is_short);
    if (!m && memory_is_short) end_with(o, CSP_NO_MEMORY);
    const enum verdict verdict = m ? search_model(o, m, budget) : VERDICT_UNKNOWN;
    csp_model_free(m);
    return verdict;
}
