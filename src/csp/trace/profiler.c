/* SPDX-License-Identifier: MIT */
/* profiler.c - the nodes of a search for CP Profiler, as they are made: see profiler_message.h.

   A node is told when its result is known, so before any node below it.  */
#include "base/contract.h"
#include "base/json_writer.h"
#include "base/memory.h"
#include "csp/search/state.h"
#include "csp/trace/profiler_message.h"
#include "csp/trace/tracer.h"
#include "csp/trace/tree/search_space.h"
#include "csp/trace/tree/tree_moves.h"

enum {
    TEXT = 400,
    MOST_NODES = INT32_MAX
}; /* nodes beyond that are not told: their numbers have 32 bits */

/* A node at which a decision was taken. */
struct branch {
    int32_t number;
    int32_t children; /* that have been made */
};

struct csp_profiler {
    const csp_model *model;
    char *name;
    struct out out;
    char buffer[4096];
    bool begun, short_of_memory;
    int32_t made, restarts;
    struct profiler_node node; /* the current one */
    char label[TEXT];
    bool told;
    struct branch *branch; /* by depth: where the decisions in force were taken */
    size_t room;
};

/* ---- the search ---- */

/* Roots of restarts are put together only if they are announced. */
static void begin(csp_profiler *p, const csp_search *s)
{
    char info[TEXT];
    struct out o = out_to_buffer(info, sizeof info);
    struct json j = {.out = &o};
    p->begun = true;
    json_open(&j, '{');
    json_key(&j, "has_restarts");
    json_bool(&j, s && (s->options.restarts || s->climb.may_probe));
    json_key(&j, "name");
    json_text(&j, p->name);
    json_close(&j, '}');
    profiler_out_start(&p->out, info);
}

static void restart(csp_profiler *p)
{
    char info[TEXT];
    struct out o = out_to_buffer(info, sizeof info);
    p->restarts++;
    out_format(&o, "{\"restart_id\":%ld}", (long)p->restarts);
    profiler_out_restart(&p->out, info);
}

/* ---- nodes ---- */

/* What the domains leave, which CP Profiler shows on request. */
static void out_space(struct out *o, const csp_search *s)
{
    const struct search_space space = search_space_of(s);
    out_text(o, "{\"values\":");
    out_number(o, space.values);
    out_text(o, ",\"log2\":");
    out_number(o, space.thousandth / 1000);
    out_text(o, "}");
}

/* `s` is NULL if the search has left the node: then its domains are not known any more. */
static void tell(csp_profiler *p, enum profiler_status status, const csp_search *s)
{
    char info[TEXT];
    struct out o = out_to_buffer(info, sizeof info);
    if (p->told) return;
    if (s) out_space(&o, s);
    p->node.status = status;
    p->node.children = status == PROFILER_BRANCH ? 2 : 0;
    p->node.label = p->label;
    p->node.info = s ? info : NULL;
    profiler_out_node(&p->out, &p->node);
    p->told = true;
}

/* `parent` is NULL for a root. */
static void begin_node(csp_profiler *p, const csp_event *e, struct branch *parent)
{
    struct out label = out_to_buffer(p->label, sizeof p->label);
    if (p->made == MOST_NODES) return; /* the last node stays the current one, and is told */
    const struct profiler_id none = {-1, -1, -1}, id = {p->made++, p->restarts, 0};
    p->node = (struct profiler_node){
        .id = id,
        .parent = parent ? (struct profiler_id){parent->number, p->restarts, 0} : none,
        .alternative = parent ? parent->children++ : -1};
    if (parent) out_decision(&label, p->model, e);
    else out_text(&label, "start");
    p->told = false;
}

/* Where the decision of an event was taken; NULL: memory is short. */
static struct branch *branch_at(csp_profiler *p, int depth)
{
    if (make_room((void **)&p->branch, (size_t)depth, &p->room, sizeof *p->branch))
        return &p->branch[depth];
    p->short_of_memory = true;
    return NULL;
}

/* A decision is taken at the current node, perhaps not the first one. */
static void go_down(csp_profiler *p, const csp_event *e)
{
    struct branch *b = branch_at(p, e->depth);
    if (!b) return;
    if (b->number != p->node.id.node) *b = (struct branch){p->node.id.node, 0};
    begin_node(p, e, b);
}

static void go_back(csp_profiler *p, const csp_event *e)
{
    const struct branch *b = branch_at(p, e->depth);
    if (b) p->node.id.node = b->number;
}

static void go_across(csp_profiler *p, const csp_event *e)
{
    struct branch *b = branch_at(p, e->depth);
    if (b) begin_node(p, e, b);
}

CSP_API void csp_profiler_event(void *profiler, const csp_event *e)
{
    REQUIRE(profiler && e, "profiler or event is NULL");
    static const enum profiler_status statuses[] = {[TREE_BRANCH] = PROFILER_BRANCH,
                                                    [TREE_FAILURE] = PROFILER_FAILED,
                                                    [TREE_SOLUTION] = PROFILER_SOLVED};
    csp_profiler *p = profiler;
    const struct tree_move move = tree_move_of(e);
    if (p->short_of_memory) return;
    if (!p->begun) begin(p, e->search);
    if (move.result != TREE_OPEN) tell(p, statuses[move.result], e->search);
    else if (move.turn != TREE_STAY) tell(p, PROFILER_SKIPPED, NULL);
    switch (move.turn) {
    case TREE_STAY: break;
    case TREE_DOWN: go_down(p, e); break;
    case TREE_ACROSS: go_across(p, e); break;
    case TREE_BACK: go_back(p, e); break;
    case TREE_AGAIN:
        restart(p);
        begin_node(p, e, NULL);
        break;
    }
}

/* ---- start and end ---- */

CSP_API csp_profiler *csp_profiler_new(const csp_model *model, const char *name, csp_sink sink)
{
    REQUIRE(model && name && sink.write, "model or name is NULL, or there is no sink");
    csp_profiler *p = new_array(1, sizeof *p);
    if (!p || !(p->name = copy_text(name))) {
        free(p);
        return NULL;
    }
    p->model = model;
    p->out = out_to_sink(sink.write, sink.context, p->buffer, sizeof p->buffer);
    begin_node(p, NULL, NULL);
    return p;
}

CSP_API bool csp_profiler_free(csp_profiler *p)
{
    if (!p) return true;
    const bool whole = !p->short_of_memory;
    if (!p->begun) begin(p, NULL);
    if (whole) tell(p, PROFILER_SKIPPED, NULL); /* the search was stopped there */
    profiler_out_done(&p->out);
    out_flush(&p->out);
    free(p->branch);
    free(p->name);
    free(p);
    return whole;
}
