/* SPDX-License-Identifier: MIT */
/* puzzle_why.c - see puzzle_why.h.  Each house, clue, given and set of marks is a condition of a constraint problem, of which src/csp/why/
   finds those that clash.  A clue that is left out is still a mark that is drawn: what "all-dots" says does not change with it.  */
#include "engine/puzzle_why.h"

#include "base/memory.h"
#include "clue/clue.h"
#include "csp/why/clash.h"
#include "engine/clues_to_csp.h"

/* To find a smaller set takes at most so many times the nodes of the first one, and so many more. */
enum { TIMES_AS_MANY = 4, NODES_MORE = 50000 };

/* The conditions: houses, clues, givens, marks. */
struct question {
    const sudoku_puzzle *puzzle;
    sudoku_condition *condition;
    int houses, clues, count;
    const sudoku_limits *limits;
};

static void add_condition(struct question *q, sudoku_condition_kind kind, int number)
{
    q->condition[q->count++] = (sudoku_condition){kind, number};
}

static bool has_marks(const sudoku_puzzle *p, int cell)
{
    return p->allowed && (p->allowed[cell] & all_digits(p->rules)) != all_digits(p->rules);
}

static bool list_conditions(struct question *q)
{
    const sudoku_puzzle *p = q->puzzle;
    const int cells = p->rules->cells;
    q->houses = p->rules->house_count;
    q->clues = p->clues ? p->clues->count : 0;
    q->condition = new_array((size_t)(q->houses + q->clues + 2 * cells), sizeof *q->condition);
    if (!q->condition) return false;
    for (int h = 0; h < q->houses; h++) add_condition(q, SUDOKU_CONDITION_HOUSE, h);
    for (int c = 0; c < q->clues; c++) add_condition(q, SUDOKU_CONDITION_CLUE, c);
    for (int cell = 0; cell < cells; cell++)
        if (p->givens[cell]) add_condition(q, SUDOKU_CONDITION_GIVEN, cell);
    for (int cell = 0; cell < cells; cell++)
        if (has_marks(p, cell)) add_condition(q, SUDOKU_CONDITION_MARKS, cell);
    return true;
}

/* ---- the problem ---- */

static void add_house(csp_model *m, const struct house *h)
{
    csp_variable cell[SUDOKU_MAX_SIZE];
    for (int i = 0; i < h->count; i++) cell[i] = h->cell[i];
    csp_all_different(m, cell, h->count, CSP_BY_DOMAIN);
}

static void allow(csp_model *m, int cell, bitset digits)
{
    csp_value digit[SUDOKU_MAX_SIZE];
    size_t count = 0;
    for_each_bit(d, digits) digit[count++] = d + 1;
    csp_restrict(m, cell, digit, count);
}

static void add_to_model(csp_model *m, const struct question *q, sudoku_condition r)
{
    const sudoku_puzzle *p = q->puzzle;
    switch (r.kind) {
    case SUDOKU_CONDITION_HOUSE: add_house(m, &p->rules->house[r.number]); break;
    case SUDOKU_CONDITION_GIVEN: allow(m, r.number, bit(p->givens[r.number] - 1)); break;
    case SUDOKU_CONDITION_MARKS: allow(m, r.number, p->allowed[r.number] & all_digits(p->rules)); break;
    case SUDOKU_CONDITION_CLUE: break; /* all at once */
    }
}

static csp_model *make_model(const void *question, const bool *wanted, bool *memory_is_short)
{
    const struct question *q = question;
    const sudoku_rules *r = q->puzzle->rules;
    sudoku_error error = {.code = 0};
    struct forms *f = q->clues ? forms_new(q->puzzle->clues, wanted + q->houses, &error) : NULL;
    csp_model *m = !q->clues || f ? csp_model_new() : NULL;
    if (m) {
        for (int cell = 0; cell < r->cells; cell++) csp_add_range(m, NULL, 1, r->n);
        for (int i = 0; i < q->count; i++)
            if (wanted[i]) add_to_model(m, q, q->condition[i]);
        if (f) add_forms(m, f);
    }
    *memory_is_short = !m || csp_model_error(m);
    forms_free(f);
    if (!m || !*memory_is_short) return m;
    csp_model_free(m);
    return NULL;
}

/* ---- the answer ---- */

static bool must_stop(void *question, const csp_why_counters *so_far)
{
    const struct question *q = question;
    const sudoku_counters counters = {.nodes = so_far->nodes};
    return q->limits->stop(q->limits->stop_context, &counters);
}

static sudoku_why_proof proof_of(const struct clash *c, csp_result result)
{
    switch (c->proof) {
    case CSP_PROVED_CLASH: return SUDOKU_WHY_CLASH;
    case CSP_PROVED_IRREDUCIBLE: return SUDOKU_WHY_IRREDUCIBLE;
    case CSP_PROVED_SMALLEST: return SUDOKU_WHY_SMALLEST;
    default: break;
    }
    if (result == CSP_NO_MEMORY) return SUDOKU_WHY_NO_MEMORY;
    return result == CSP_SOLUTION ? SUDOKU_WHY_SOLVABLE : SUDOKU_WHY_UNKNOWN;
}

sudoku_why_proof puzzle_why(const sudoku_puzzle *p, const sudoku_limits *limits,
                            sudoku_condition *conditions, int room, int *count)
{
    struct question q = {.puzzle = p, .limits = limits};
    struct clash c = {.oracle = {.make = make_model, .source = &q},
                      .times_as_many = TIMES_AS_MANY,
                      .nodes_more = NODES_MORE};
    sudoku_why_proof proof = SUDOKU_WHY_NO_MEMORY;
    if (limits) c.oracle.options.node_limit = limits->nodes;
    if (limits && limits->stop) {
        c.oracle.options.stop = must_stop;
        c.oracle.options.stop_context = &q;
    }
    *count = 0;
    if (list_conditions(&q) && clash_make(&c, q.count)) proof = proof_of(&c, clash_explain(&c));
    for (int i = 0; c.proof != CSP_PROVED_NOTHING && i < q.count; i++) {
        if (!c.best[i]) continue;
        if (*count < room) conditions[*count] = q.condition[i];
        ++*count;
    }
    clash_free(&c);
    free(q.condition);
    return proof;
}
