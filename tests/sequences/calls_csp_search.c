/* SPDX-License-Identifier: MIT */
/* calls_csp_search.c - the calls of csp.h that search models and look at them. */
#include <inttypes.h>

#include "sequences/commons.h"
#include "sequences/csp_world.h"

enum { MOST_ASSIGNMENTS = 400 };

static struct search *take_search(struct run *r)
{
    struct csp_world *w = r->world;
    struct search *alive[SEARCHES];
    int count = 0;
    for (int i = 0; i < SEARCHES; i++)
        if (w->search[i].s) alive[count++] = &w->search[i];
    return count ? alive[take(r, count)] : NULL;
}

/* The number of assignments; -1: not known, or too many to try. */
static int assignments(const struct model *m)
{
    int product = 1;
    if (!m->is_known) return -1;
    for (int x = 0; x < m->variables; x++) {
        product *= m->domain[x].count;
        if (product > MOST_ASSIGNMENTS) return -1;
    }
    return product;
}

/* ---- searches ---- */

/* Limits for models that may be large; without a limit for those whose assignments are few.  Of large domains, the other
   algorithms look at all pairs of values.  */
static csp_options take_options(struct run *r, const struct model *m)
{
    static const int node_limits[] = {1, 2, 20, 100};
    csp_options o = {.room = sizeof o,
                     .algorithm = (csp_algorithm)(m->is_large ? 0 : take(r, 6)),
                     .variable_order = (csp_variable_order)take(r, 5),
                     .value_order = (csp_value_order)take(r, 6),
                     .restarts = take(r, 2),
                     .seed = (uint64_t)take(r, 3)};
    const int flags = take(r, 8), limit = take(r, 5);
    o.no_groups = flags & 1;
    o.no_last_conflict = flags & 2;
    o.distinct = flags & 4;
    o.node_limit = limit < 4 ? (uint64_t)node_limits[limit] : assignments(m) >= 0 ? 0 : 50;
    return o;
}

static void put_options(struct run *r, int name, const csp_options *o, int stop_after)
{
    say(r, "int stop_after%d = %d;", name, stop_after);
    say(r,
        "csp_options o%d = {.room = sizeof(csp_options), .distinct = %d, .algorithm = %d, "
        ".variable_order = %d, .value_order = %d, .no_groups = %d, "
        ".no_last_conflict = %d, .restarts = %d, .seed = %d, .node_limit = %d, .stop = %s, "
        ".stop_context = &stop_after%d};",
        name, o->distinct, o->algorithm, o->variable_order, o->value_order, o->no_groups,
        o->no_last_conflict, o->restarts, (int)o->seed, (int)o->node_limit,
        o->stop ? "stop_csp" : "NULL", name);
}

static void add_tracer(struct run *r, struct search *s, csp_options *o)
{
    const csp_trace_format format = (csp_trace_format)take(r, 3);
    say(r, "csp_tracer *t%d = csp_tracer_new(m%d, %d, (csp_sink){write_nowhere, NULL});", s->name,
        s->model->name, format);
    s->tracer = csp_tracer_new(s->model->m, format, (csp_sink){write_nowhere, NULL});
    say(r, "o%d.trace = csp_tracer_event; o%d.trace_context = t%d;", s->name, s->name, s->name);
    o->trace = csp_tracer_event;
    o->trace_context = s->tracer;
}

static void add_tree(struct run *r, struct search *s, csp_options *o)
{
    static const int limits[] = {0, 1, 20, 1000};
    const int limit = limits[take(r, 4)];
    say(r, "csp_tree *t%d = csp_tree_new(m%d, %d);", s->name, s->model->name, limit);
    s->tree = csp_tree_new(s->model->m, (size_t)limit);
    say(r, "o%d.trace = csp_tree_event; o%d.trace_context = t%d;", s->name, s->name, s->name);
    o->trace = csp_tree_event;
    o->trace_context = s->tree;
}

static void add_profiler(struct run *r, struct search *s, csp_options *o)
{
    say(r, "csp_profiler *t%d = csp_profiler_new(m%d, \"m\", (csp_sink){write_nowhere, NULL});", s->name,
        s->model->name);
    s->profiler = csp_profiler_new(s->model->m, "m", (csp_sink){write_nowhere, NULL});
    say(r, "o%d.trace = csp_profiler_event; o%d.trace_context = t%d;", s->name, s->name, s->name);
    o->trace = csp_profiler_event;
    o->trace_context = s->profiler;
}

/* What watches a search, if anything does. */
static void free_watchers(struct run *r, struct search *s)
{
    if (s->tracer) say(r, "csp_tracer_free(t%d);", s->name);
    csp_tracer_free(s->tracer);
    if (s->tree) say(r, "csp_tree_free(t%d);", s->name);
    csp_tree_free(s->tree);
    if (s->profiler) say(r, "assert(csp_profiler_free(t%d));", s->name);
    check_assertion(csp_profiler_free(s->profiler), "all nodes were told", __FILE__, __LINE__);
}

void print_tree(struct run *r)
{
    const struct search *s = take_search(r);
    const csp_tree_format format = (csp_tree_format)take(r, 4);
    if (!s || !s->tree) return;
    say(r, "assert(csp_tree_print(t%d, %d, (csp_sink){write_nowhere, NULL}));", s->name, format);
    const bool good = csp_tree_print(s->tree, format, (csp_sink){write_nowhere, NULL});
    check_assertion(good, "the tree is printed", __FILE__, __LINE__);
}

void make_search(struct run *r)
{
    struct csp_world *w = r->world;
    struct model *m = take_model(r);
    struct search *s = NULL;
    for (int i = 0; i < SEARCHES; i++)
        if (!w->search[i].s) s = &w->search[i];
    if (!m || !s) return;
    *s = (struct search){.name = new_name(r), .model = m};
    m->was_searched = true;
    csp_options o = take_options(r, m);
    const bool stops = assignments(m) < 0 || take(r, 3) == 0;
    s->stop_after = take(r, 12);
    if (stops) o.stop = stop_csp, o.stop_context = &s->stop_after;
    put_options(r, s->name, &o, s->stop_after);
    const int watcher = m->is_large ? 0 : take(r, 8);
    if (watcher == 1) add_tracer(r, s, &o);
    if (watcher == 2) add_tree(r, s, &o);
    if (watcher == 3) add_profiler(r, s, &o);
    say(r, "csp_search *s%d = csp_search_new(m%d, &o%d);", s->name, m->name, s->name);
    s->s = csp_search_new(m->m, &o);
    EXPECT(r, (s->s == NULL) == (csp_model_error(m->m) != NULL),
           "(s%d == NULL) == (csp_model_error(m%d) != NULL)", s->name, m->name);
    if (s->s) return;
    free_watchers(r, s);
}

void free_search_at(struct run *r, struct search *s)
{
    free_watchers(r, s);
    say(r, "csp_search_free(s%d);", s->name);
    csp_search_free(s->s);
    s->s = NULL;
}

void free_search_call(struct run *r)
{
    struct search *s = take_search(r);
    if (s) free_search_at(r, s);
    else {
        say(r, "csp_search_free(NULL); csp_tracer_free(NULL);");
        csp_search_free(NULL);
        csp_tracer_free(NULL);
    }
}

void next_solution(struct run *r)
{
    struct search *s = take_search(r);
    if (!s) return;
    s->has_begun = true;
    for (int i = 1 + take(r, 3); i > 0; i--) {
        say(r, "if (csp_search_next(s%d) == CSP_SOLUTION) assert(is_solution(m%d, s%d));", s->name,
            s->model->name, s->name);
        const csp_result result = csp_search_next(s->s);
        s->has_solution |= result == CSP_SOLUTION;
        check_assertion(result != CSP_SOLUTION || is_solution(s->model->m, s->s), "is_solution",
                        __FILE__, __LINE__);
        check_assertion(result != CSP_NO_MEMORY, "enough memory", __FILE__, __LINE__);
    }
}

/* Before the search begins. */
void propagate(struct run *r)
{
    static const struct {
        const char *name;
        csp_result (*run)(csp_search *);
    } ways[] = {{"csp_propagate", csp_propagate},
                {"csp_propagate_singletons", csp_propagate_singletons},
                {"csp_propagate_paths", csp_propagate_paths}};
    struct search *s = take_search(r);
    if (!s || s->has_begun) return;
    const int way = s->model->is_large ? 0 : take(r, 3); /* the others try values one by one */
    say(r, "%s(s%d);", ways[way].name, s->name);
    ways[way].run(s->s);
}

void look_at_domain(struct run *r)
{
    struct search *s = take_search(r);
    if (!s || !s->model->variables) return;
    const csp_variable x = take(r, s->model->variables);
    struct rng g = take_random(r);
    const csp_value value = take(r, 9) ? rng_below(&g, 9) - 4 : large_value(&g);
    say(r, "csp_domain_has(s%d, %d, %" PRId64 ");", s->name, x, value);
    csp_domain_has(s->s, x, value);
    say(r, "csp_print_domain(s%d, %d, (csp_sink){write_nowhere, NULL});", s->name, x);
    csp_print_domain(s->s, x, (csp_sink){write_nowhere, NULL});
    if (csp_domain_size(s->s, x))
        EXPECT(r, csp_domain_has(s->s, x, csp_domain_lowest(s->s, x)),
               "csp_domain_has(s%d, %d, csp_domain_lowest(s%d, %d))", s->name, x, s->name, x);
}

void print_solution(struct run *r)
{
    struct search *s = take_search(r);
    if (!s || !s->has_solution) return;
    const csp_print_style style = (csp_print_style)take(r, 2);
    EXPECT(r, is_read_back(s->model->m, s->s, style), "is_read_back(m%d, s%d, %d)", s->model->name,
           s->name, style);
}

/* ---- models as a whole ---- */

void verify_values(struct run *r)
{
    struct model *m = take_model(r);
    csp_value values[MOST_VALUES_READ];
    int broken;
    if (!m) return;
    struct rng g = take_random(r);
    for (int x = 0; x < m->variables; x++)
        values[x] = rng_below(&g, 8) ? rng_below(&g, 9) - 3 : large_value(&g);
    say(r, "csp_verify(m%d, %s, &(int){0});", m->name, values_in_c(r, values, m->variables));
    const bool right = csp_verify(m->m, values, &broken);
    check_assertion(right || (broken >= -1 && broken < csp_constraint_count(m->m)),
                    "a broken constraint", __FILE__, __LINE__);
}

void look_at_model(struct run *r)
{
    struct model *m = take_model(r);
    if (!m) return;
    for (int i = 0; i < csp_constraint_count(m->m); i++) {
        int count = 0;
        say(r, "csp_constraint_scope(m%d, %d, &(int){0}); csp_constraint_name(m%d, %d);", m->name, i,
            m->name, i);
        const csp_variable *scope = csp_constraint_scope(m->m, i, &count);
        check_assertion(csp_constraint_name(m->m, i)[0] != '\0', "a name", __FILE__, __LINE__);
        for (int k = 0; k < count; k++)
            check_assertion(scope[k] >= 0 && scope[k] < csp_variable_count(m->m), "a variable", __FILE__,
                            __LINE__);
    }
    EXPECT(r, csp_variable_count(m->m) >= m->variables, "csp_variable_count(m%d) >= %d", m->name,
           m->variables);
}

/* What summary() says, by trying every assignment. */
static csp_value tried(const struct model *m)
{
    int choice[MOST_VARIABLES] = {0};
    csp_value values[MOST_VARIABLES];
    csp_variable objective = -1;
    const csp_goal goal = csp_model_goal(m->m, &objective);
    csp_value solutions = 0, best = CSP_NO_BOUND;
    if (!assignments(m)) return goal == CSP_SATISFY ? 0 : best;
    for (;;) {
        for (int x = 0; x < m->variables; x++) values[x] = m->domain[x].value[choice[x]];
        if (csp_verify(m->m, values, NULL)) {
            const csp_value value = goal != CSP_SATISFY ? values[objective] : 0;
            if (!solutions || (goal == CSP_MINIMISE ? value < best : value > best)) best = value;
            solutions++;
        }
        int x = 0;
        while (x < m->variables && ++choice[x] == m->domain[x].count) choice[x++] = 0;
        if (x == m->variables) return goal == CSP_SATISFY ? solutions : best;
    }
}

void check_all_solutions(struct run *r)
{
    struct model *m = take_model(r);
    if (!m || assignments(m) < 0 || csp_model_error(m->m) ||
        csp_variable_count(m->m) != m->variables) /* a constraint may add variables of its own */
        return;
    csp_options o = take_options(r, m);
    o.node_limit = 0;
    const int name = new_name(r);
    const csp_value expected = tried(m);
    m->was_searched = true;
    put_options(r, name, &o, 0);
    EXPECT(r, summary(m->m, &o) == expected, "summary(m%d, &o%d) == %" PRId64, m->name, name, expected);
}

/* Whatever a method finds are solutions, and if it ends by itself, all of them. */
void search_by_textbook(struct run *r)
{
    struct model *m = take_model(r);
    const csp_textbook_options o = {.method = (csp_method)take(r, 5),
                                    .inference = (csp_inference)take(r, 3),
                                    .next_variable = (csp_next_variable)take(r, 3),
                                    .first_value = (csp_first_value)take(r, 2),
                                    .node_limit = 200};
    if (!m || m->is_large || csp_model_error(m->m)) return;
    const bool known = assignments(m) >= 0 && csp_model_goal(m->m, NULL) == CSP_SATISFY &&
                       csp_variable_count(m->m) == m->variables;
    const int name = new_name(r);
    csp_textbook_counters c = {0};
    m->was_searched = true;
    say(r, "csp_textbook_counters c%d = {0};", name);
    say(r,
        "csp_textbook_search(m%d, &(csp_textbook_options){.method = %d, .inference = %d, .next_variable "
        "= "
        "%d, .first_value = %d, .node_limit = 200}, &c%d, NULL);",
        m->name, o.method, o.inference, o.next_variable, o.first_value, name);
    const csp_textbook_result result = csp_textbook_search(m->m, &o, &c, NULL);
    if (!known || result == CSP_TEXTBOOK_REFUSED) return;
    const csp_value all = tried(m);
    EXPECT(r,
           result == CSP_TEXTBOOK_DONE ? (csp_value)c.solutions == all : (csp_value)c.solutions <= all,
           "(csp_value)c%d.solutions %s %" PRId64, name, result == CSP_TEXTBOOK_DONE ? "==" : "<=", all);
}

/* A model that other threads search at the same time. */
void adopt_shared_model(struct run *r)
{
    struct csp_world *w = r->world;
    if (!r->commons) {
        say(r, "csp_version();");
        csp_version();
        return;
    }
    for (int i = 0; i < MODELS; i++)
        if (!w->model[i].m) {
            say(r, "// shared");
            w->model[i] = (struct model){.m = r->commons->model,
                                         .is_shared = true,
                                         .variables = csp_variable_count(r->commons->model)};
            return;
        }
}
