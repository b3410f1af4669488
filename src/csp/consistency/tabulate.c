/* SPDX-License-Identifier: MIT */
/* tabulate.c - domain consistency of whole conditions, by tables of their solutions.

   A condition of a model text may become several constraints that share helpers: x * y + z = 20 is "x * y = helper" and
   "helper + z = 20".  Constraints that are joined by helpers are one condition here.  If all of them are domain consistent and
   they form a tree, so is the condition.  Otherwise its solutions, without the helpers, are listed by a search and added as a
   table, which is; the constraints stay.  */
#include "base/contract.h"
#include "base/memory.h"
#include "csp/model/kind.h"
#include "csp/model/output.h"

enum {
    MAX_ROWS = 1 << 17,  /* of a table */
    MAX_NODES = 1 << 18, /* of the search for them */
    MAX_WORK = 1 << 21,  /* nodes of all searches */
    MAX_TEXT = 400
};

CSP_API csp_consistency csp_constraint_consistency(const csp_model *m, int constraint)
{
    REQUIRE(m && constraint >= 0 && (size_t)constraint < m->constraints, "there is no such constraint");
    const struct constraint *c = &m->constraint[constraint];
    if (c->kind == &relation_kind) return CSP_REACHES_DOMAIN;
    for (int i = 0; i < c->arity; i++) {
        const struct domain *d = domain_of(m, c->scope[i]);
        if (d->size && !is_listed(d)) return CSP_REACHES_LESS;
        for (int k = 0; k < i && c->arity <= 64; k++)
            if (c->scope[i] == c->scope[k]) return CSP_REACHES_LESS;
    }
    return c->kind->reaches ? c->kind->reaches(c) : CSP_REACHES_DOMAIN;
}

/* ---- conditions ---- */

struct tabulator {
    csp_model *m;
    int constraints;
    int *leader; /* of a constraint: another of its condition; itself: it stands for the condition */
    int *next, *last; /* the constraints of a condition in a chain, -1 at its end; by leader, its last */
    int *user;        /* of a helper: a constraint on it, or -1 */
    int *place;       /* of a variable in the condition at hand, counted from 1; 0: not in it */
    int *part;        /* the condition's constraints */
    int parts;
    csp_variable *member; /* the condition's variables with several values */
    int members, edges;   /* edges: of constraints and variables */
    csp_value *cell;
    size_t cells, cell_room;
    uint64_t work;
};

static int leader_of(struct tabulator *t, int c)
{
    while (t->leader[c] != c) c = t->leader[c] = t->leader[t->leader[c]];
    return c;
}

static void join(struct tabulator *t, int a, int b)
{
    a = leader_of(t, a);
    b = leader_of(t, b);
    if (a == b) return;
    t->leader[b] = a;
    t->next[t->last[a]] = b;
    t->last[a] = t->last[b];
}

static void find_conditions(struct tabulator *t)
{
    const csp_model *m = t->m;
    for (size_t x = 0; x < m->variables; x++) t->user[x] = -1;
    for (int c = 0; c < t->constraints; c++) {
        t->leader[c] = t->last[c] = c;
        t->next[c] = -1;
    }
    for (int c = 0; c < t->constraints; c++)
        for (int i = 0; i < m->constraint[c].arity; i++) {
            const csp_variable x = m->constraint[c].scope[i];
            if (!m->variable[x].helper || is_fixed(domain_of(m, x))) continue;
            if (t->user[x] >= 0) join(t, t->user[x], c);
            t->user[x] = c;
        }
}

/* Lists the constraints and variables of a condition. */
static void gather(struct tabulator *t, int leader)
{
    t->parts = t->members = t->edges = 0;
    for (int c = leader; c >= 0; c = t->next[c]) {
        const struct constraint *k = &t->m->constraint[c];
        t->part[t->parts++] = c;
        for (int i = 0; i < k->arity; i++) {
            const csp_variable x = k->scope[i];
            if (is_fixed(domain_of(t->m, x))) continue;
            t->edges++;
            if (t->place[x]) continue;
            t->member[t->members++] = x;
            t->place[x] = t->members;
        }
    }
}

static bool is_consistent_already(const struct tabulator *t)
{
    for (int i = 0; i < t->parts; i++)
        if (csp_constraint_consistency(t->m, t->part[i]) != CSP_REACHES_DOMAIN) return false;
    return t->parts == 1 || t->edges == t->parts + t->members - 1; /* a tree */
}

/* ---- its solutions ---- */

/* The condition as a model of its own, which shares everything but the scopes; fixed variables come last. */
struct excerpt {
    csp_model model;
    struct variable *variable;
    struct constraint *constraint;
    csp_variable *scope;
};

static bool make_excerpt(struct tabulator *t, struct excerpt *e)
{
    const csp_model *m = t->m;
    size_t places = 0, used = 0, variables = (size_t)t->members;
    for (int i = 0; i < t->parts; i++) places += (size_t)m->constraint[t->part[i]].arity;
    *e = (struct excerpt){.variable = new_array(variables + places, sizeof *e->variable),
                          .constraint = new_array((size_t)t->parts, sizeof *e->constraint),
                          .scope = new_array(places, sizeof *e->scope)};
    if (!e->variable || !e->constraint || !e->scope) return false;
    for (int i = 0; i < t->members; i++) e->variable[i] = m->variable[t->member[i]];
    for (int i = 0; i < t->parts; i++) {
        struct constraint *c = &e->constraint[i];
        *c = m->constraint[t->part[i]];
        for (int k = 0; k < c->arity; k++) {
            const csp_variable x = c->scope[k];
            if (!t->place[x]) e->variable[variables] = m->variable[x];
            e->scope[used + (size_t)k] = t->place[x] ? t->place[x] - 1 : (csp_variable)variables++;
        }
        c->scope = e->scope + used;
        used += (size_t)c->arity;
    }
    e->model = (csp_model){.variable = e->variable,
                           .variables = variables,
                           .constraint = e->constraint,
                           .constraints = (size_t)t->parts,
                           .objective = -1};
    return true;
}

static void free_excerpt(struct excerpt *e)
{
    free(e->variable);
    free(e->constraint);
    free(e->scope);
}

static bool keep_row(struct tabulator *t, const csp_search *s)
{
    for (int i = 0; i < t->members; i++) {
        if (t->m->variable[t->member[i]].helper) continue;
        if (!make_room((void **)&t->cell, t->cells, &t->cell_room, sizeof *t->cell)) return false;
        t->cell[t->cells++] = csp_search_value(s, i);
    }
    return true;
}

/* All solutions as rows; CSP_DONE: these are all. */
static csp_result list_solutions(struct tabulator *t, struct excerpt *e, size_t *rows)
{
    const csp_options o = {.room = sizeof o, .node_limit = MAX_NODES};
    csp_search *s = csp_search_new(&e->model, &o);
    csp_result result = s ? CSP_SOLUTION : CSP_NO_MEMORY;
    t->cells = *rows = 0;
    while (result == CSP_SOLUTION) {
        result = csp_search_next(s);
        if (result != CSP_SOLUTION) break;
        if (++*rows > MAX_ROWS) result = CSP_STOPPED;
        else if (!keep_row(t, s)) result = CSP_NO_MEMORY;
    }
    if (s) t->work += csp_search_counters(s)->nodes;
    csp_search_free(s);
    return result;
}

/* ---- its table ---- */

static bool add_table(struct tabulator *t, size_t rows)
{
    char text[MAX_TEXT];
    struct out o = out_to_buffer(text, sizeof text);
    int count = 0;
    for (int i = 0; i < t->members; i++)
        if (!t->m->variable[t->member[i]].helper) t->member[count++] = t->member[i];
    out_constraint(&o, t->m, t->part[0]);
    const size_t before = t->m->constraints;
    if (!csp_table(t->m, t->member, count, t->cell, rows, true)) return false;
    return t->m->constraints == before || csp_name_constraint(t->m, (int)before, text);
}

/* A variable with values that are not listed has too many of them. */
static bool is_feasible(const struct tabulator *t)
{
    int open = 0;
    for (int i = 0; i < t->members; i++) {
        const struct variable *v = &t->m->variable[t->member[i]];
        if (!v->domain.size || (!v->helper && !is_listed(&v->domain))) return false;
        open += !v->helper;
    }
    return open > 0 && t->work < MAX_WORK;
}

/* False: out of memory. */
static bool tabulate(struct tabulator *t, int leader, int *left)
{
    struct excerpt e = {0};
    csp_result result = CSP_STOPPED;
    size_t rows = 0;
    bool good = true;
    gather(t, leader);
    if (t->members && !is_consistent_already(t)) {
        if (is_feasible(t)) result = make_excerpt(t, &e) ? list_solutions(t, &e, &rows) : CSP_NO_MEMORY;
        free_excerpt(&e);
        *left += result == CSP_STOPPED || result == CSP_CUT_OFF;
    }
    for (int i = 0; i < t->members; i++) t->place[t->member[i]] = 0;
    if (result == CSP_DONE) good = add_table(t, rows);
    return good && result != CSP_NO_MEMORY;
}

CSP_API bool csp_tabulate(csp_model *m, int *left)
{
    REQUIRE(m, "model is NULL");
    int unused;
    if (!left) left = &unused;
    *left = 0;
    if (m->error.code || m->impossible) return !m->error.code;
    const size_t c = m->constraints, x = m->variables;
    struct tabulator t = {.m = m,
                          .constraints = (int)c,
                          .leader = new_array(c, sizeof *t.leader),
                          .next = new_array(c, sizeof *t.next),
                          .last = new_array(c, sizeof *t.last),
                          .user = new_array(x, sizeof *t.user),
                          .place = new_array(x, sizeof *t.place),
                          .part = new_array(c, sizeof *t.part),
                          .member = new_array(x, sizeof *t.member)};
    bool good = t.leader && t.next && t.last && t.user && t.place && t.part && t.member;
    if (good) find_conditions(&t);
    for (int i = 0; i < t.constraints && good && !m->impossible; i++)
        if (t.leader[i] == i) good = tabulate(&t, i, left);
    free(t.leader);
    free(t.next);
    free(t.last);
    free(t.user);
    free(t.place);
    free(t.part);
    free(t.member);
    free(t.cell);
    return good || (!m->error.code && short_of_memory(m));
}
