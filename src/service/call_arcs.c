/* SPDX-License-Identifier: MIT */
/* call_arcs.c - a puzzle as a constraint problem: arcs, search. */
#include "board/rules.h"
#include "csp.h"
#include "service/puzzle.h"
#include "words/fail.h"

/* ---- algorithms: those of the constraint engine, then GAC and SAC ---- */

enum { GAC, SAC, MORE_ALGORITHMS };

static int csp_algorithms(void)
{
    int count = 0;
    while (csp_algorithm_name(count)) count++;
    return count;
}

const char *arcs_algorithm_name(int index)
{
    static const char *const more[] = {[GAC] = "gac", [SAC] = "sac"};
    const int ours = index - csp_algorithms();
    if (ours < 0) return csp_algorithm_name(index);
    return ours < MORE_ALGORITHMS ? more[ours] : NULL;
}

/* ---- the trace ---- */

/* Turns events, one line of JSON each, into the items of a JSON array. */
struct trace {
    struct json *json;
    csp_tracer *tracer;
    bool search_only; /* only decisions and their outcomes */
    bool at_start;    /* of an event's line */
    int count, most;
};

static void write_events(void *context, const char *text, size_t length)
{
    struct trace *t = context;
    for (size_t i = 0; i < length; i++) {
        if (t->at_start) json_raw(t->json);
        t->at_start = text[i] == '\n';
        if (!t->at_start) out_char(t->json->out, text[i]);
    }
}

static bool is_of_search(csp_event_kind kind) { return kind >= CSP_DECIDE; }

static void take_event(void *context, const csp_event *event)
{
    struct trace *t = context;
    if (t->search_only && !is_of_search(event->kind)) return;
    if (t->count++ < t->most) csp_tracer_event(t->tracer, event);
}

/* ---- a problem and its search ---- */

struct problem {
    csp_model *model;
    csp_search *search;
    struct trace trace;
    bool traced;
};

static bool problem_begin(struct call *c, struct problem *p, int algorithm, uint64_t nodes)
{
    const bool gac = algorithm == csp_algorithms() + GAC;
    csp_options options = {.node_limit = nodes};
    if (algorithm < csp_algorithms()) options.algorithm = (csp_algorithm)algorithm;
    p->model = sudoku_to_csp(&c->puzzle, gac ? SUDOKU_BY_HOUSES : SUDOKU_BY_PAIRS);
    p->trace.json = c->json;
    p->trace.at_start = true;
    if (p->model && p->traced)
        p->trace.tracer = csp_tracer_new(p->model, CSP_TRACE_JSON, (csp_sink){write_events, &p->trace});
    if (p->trace.tracer) {
        options.trace = take_event;
        options.trace_context = &p->trace;
    }
    if (p->model && (p->trace.tracer || !p->traced)) p->search = csp_search_new(p->model, &options);
    json_key(c->json, "trace");
    json_open(c->json, '[');
    return p->search || fail_by_memory(&c->error);
}

/* Ends the array of the trace; only then may other keys be written. */
static void end_trace(struct problem *p)
{
    csp_tracer_free(p->trace.tracer);
    p->trace.tracer = NULL;
    json_close(p->trace.json, ']');
    put_bool(p->trace.json, "more", p->trace.count > p->trace.most);
}

static void problem_end(struct problem *p)
{
    csp_tracer_free(p->trace.tracer);
    csp_search_free(p->search);
    csp_model_free(p->model);
}

static void put_counters(struct json *j, const csp_search *s)
{
    const csp_counters *k = csp_search_counters(s);
    json_key(j, "counters");
    json_open(j, '{');
    put_number(j, "nodes", k->nodes);
    put_number(j, "decisions", k->decisions);
    put_number(j, "failures", k->failures);
    put_number(j, "revisions", k->revisions);
    put_number(j, "checks", k->checks);
    put_number(j, "propagations", k->propagations);
    put_number(j, "removals", k->removals);
    put_number(j, "queuePeak", k->queue_peak);
    json_close(j, '}');
}

static bool read_common(struct call *c, int *algorithm, int *most)
{
    *algorithm = CSP_AC3;
    *most = 5000;
    return request_choice(&c->request, "algorithm", arcs_algorithm_name, algorithm, &c->error) &&
           request_int(&c->request, "most", 0, 1000000, most, &c->error);
}

/* ---- arcs ---- */

static void put_left(struct call *c, const csp_search *s)
{
    uint64_t sets[SUDOKU_MAX_CELLS];
    const sudoku_rules *r = c->puzzle.rules;
    for (int cell = 0; cell < r->cells; cell++) {
        sets[cell] = 0;
        for (int digit = 1; digit <= r->n; digit++)
            if (csp_domain_has(s, cell, digit)) sets[cell] |= bit(digit - 1);
    }
    put_candidates(c->json, "candidates", r, sets);
}

static bool answer_arcs(struct call *c, struct problem *p, int algorithm)
{
    if (!problem_begin(c, p, algorithm, 0)) return false;
    const bool singletons = algorithm == csp_algorithms() + SAC;
    const csp_result result =
        singletons ? csp_propagate_singletons(p->search) : csp_propagate(p->search);
    if (result == CSP_NO_MEMORY) return fail_by_memory(&c->error);
    end_trace(p);
    put_text(c->json, "result", result == CSP_DONE ? "empty" : "consistent");
    put_left(c, p->search);
    put_counters(c->json, p->search);
    return true;
}

bool call_arcs(struct call *c)
{
    struct problem p = {.traced = true};
    int algorithm;
    if (!read_common(c, &algorithm, &p.trace.most) ||
        !request_truth(&c->request, "trace", &p.traced, &c->error))
        return false;
    const bool good = answer_arcs(c, &p, algorithm);
    problem_end(&p);
    return good;
}

/* ---- search ---- */

enum events { OF_SEARCH, ALL_EVENTS, NO_EVENTS };

static const char *events_name(int index)
{
    static const char *const names[] = {
        [OF_SEARCH] = "search", [ALL_EVENTS] = "all", [NO_EVENTS] = "none", [NO_EVENTS + 1] = NULL};
    return names[index];
}

static bool answer_search(struct call *c, struct problem *p, int algorithm, uint64_t nodes)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    if (!problem_begin(c, p, algorithm, nodes)) return false;
    const csp_result result = csp_search_next(p->search);
    if (result == CSP_NO_MEMORY) return fail_by_memory(&c->error);
    end_trace(p);
    put_text(c->json, "result",
             result == CSP_SOLUTION ? "solution"
             : result == CSP_DONE   ? "none"
                                    : "stopped");
    for (int cell = 0; result == CSP_SOLUTION && cell < c->puzzle.rules->cells; cell++)
        solution[cell] = (uint8_t)csp_search_value(p->search, cell);
    put_digits(c->json, "solution", c->puzzle.rules, result == CSP_SOLUTION ? solution : NULL);
    put_counters(c->json, p->search);
    return true;
}

bool call_search(struct call *c)
{
    struct problem p = {.traced = true};
    int algorithm, events = OF_SEARCH;
    uint64_t nodes = 100000;
    if (!read_common(c, &algorithm, &p.trace.most) ||
        !request_choice(&c->request, "events", events_name, &events, &c->error) ||
        !request_number(&c->request, "nodes", UINT64_MAX, &nodes, &c->error))
        return false;
    if (algorithm == csp_algorithms() + SAC) return fail(&c->error, 0, 0, say(no_search_with_sac));
    p.traced = events != NO_EVENTS;
    p.trace.search_only = events == OF_SEARCH;
    const bool good = answer_search(c, &p, algorithm, nodes);
    problem_end(&p);
    return good;
}
