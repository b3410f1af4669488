/* SPDX-License-Identifier: MIT */
/* relation.c - see relation.h */
#include "csp/consistency/relation.h"

#include "base/contract.h"
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/search/state.h"

/* ---- the plain meaning ---- */

/* a op b + offset */
static bool compares(csp_operator op, csp_value a, csp_value b, csp_value offset)
{
    b = cut_off_sum(b, offset); /* beyond all values it may be */
    switch (op) {
    case CSP_EQUAL: return a == b;
    case CSP_NOT_EQUAL: return a != b;
    case CSP_LESS: return a < b;
    case CSP_LESS_EQUAL: return a <= b;
    case CSP_GREATER: return a > b;
    case CSP_GREATER_EQUAL: return a >= b;
    }
    return false;
}

/* After the relation, a matrix keeps the places of values in the first domains, only for this question. */
struct matrix {
    struct relation relation;
    struct domain universe[2];
};

static bool relation_satisfied(const struct constraint *c, const csp_value *value)
{
    const struct relation *r = c->about;
    if (!r->matrix) return compares(r->op, value[0], value[1], r->offset);
    const struct matrix *m = c->about;
    const int i = index_of(&m->universe[0], value[0]), j = index_of(&m->universe[1], value[1]);
    return i >= 0 && j >= 0 && (supports_of(r, 0, i)[j / 64] >> (j % 64) & 1);
}

bool relation_holds(const struct relation *r, int side, csp_value a, csp_value b)
{
    return side ? compares(r->op, b, a, r->offset) : compares(r->op, a, b, r->offset);
}

/* ---- comparisons ---- */

static csp_operator mirrored(csp_operator op)
{
    static const csp_operator mirror[] = {CSP_EQUAL,         CSP_NOT_EQUAL, CSP_GREATER,
                                          CSP_GREATER_EQUAL, CSP_LESS,      CSP_LESS_EQUAL};
    return mirror[op];
}

/* x loses what is in the holes of y, shifted. */
static bool remove_holes(struct csp_search *s, csp_variable x, csp_variable y, csp_value offset)
{
    const struct domain *b = &s->domain[y];
    for (csp_value hole = b->min; hole < b->max;) {
        const csp_value next = value_above(b, hole);
        for (csp_value v = hole + 1; v < next; v++)
            if (!remove_value(s, x, cut_off_sum(v, offset))) return false;
        hole = next;
    }
    return true;
}

/* The same, value by value of x. */
static bool keep_shifted(struct csp_search *s, csp_variable x, csp_variable y, csp_value offset)
{
    const struct domain *a = &s->domain[x], *b = &s->domain[y];
    if (is_unbounded(a)) return true; /* values beyond the bound may be shifted ones, too */
    if (!is_listed(a))
        return keep_between(s, x, value_above(b, a->min - offset - 1) + offset,
                            value_below(b, a->max - offset + 1) + offset);
    for (csp_value value = a->min, next;; value = next) {
        const bool last = value == a->max;
        next = last ? value : value_above(a, value);
        if (!has_value(b, cut_off_sum(value, -offset)) && !remove_value(s, x, value)) return false;
        if (last) return true;
    }
}

/* x keeps only values with x - offset in y's domain.  Holes may be few, or a thousand million. */
static bool keep_equal(struct csp_search *s, csp_variable x, csp_variable y, csp_value offset)
{
    const struct domain *a = &s->domain[x], *b = &s->domain[y];
    if (!keep_between(s, x, lower_plus(b->min, offset), upper_plus(b->max, offset))) return false;
    if (!is_listed(b)) return true;
    const int64_t holes = distance(b->min, b->max) - b->size;
    if (!holes) return true;
    return is_listed(a) && holes <= a->size ? remove_holes(s, x, y, offset)
                                            : keep_shifted(s, x, y, offset);
}

bool propagate_comparison(struct csp_search *s, const struct relation *r, int side, csp_variable x,
                          csp_variable y)
{
    const csp_operator op = side ? mirrored(r->op) : r->op;
    const csp_value offset = side ? -r->offset : r->offset; /* x op y + offset */
    const struct domain *other = &s->domain[y];
    switch (op) {
    case CSP_EQUAL: return keep_equal(s, x, y, offset);
    case CSP_NOT_EQUAL:
        return !is_fixed(other) || is_unbounded(other) ||
               remove_value(s, x, cut_off_sum(other->min, offset));
    case CSP_LESS: return keep_to(s, x, upper_plus(upper_plus(other->max, offset), -1));
    case CSP_LESS_EQUAL: return keep_to(s, x, upper_plus(other->max, offset));
    case CSP_GREATER: return keep_from(s, x, lower_plus(lower_plus(other->min, offset), 1));
    case CSP_GREATER_EQUAL: return keep_from(s, x, lower_plus(other->min, offset));
    }
    return true;
}

CSP_API bool csp_compare(csp_model *m, csp_variable x, csp_operator op, csp_variable y, csp_value offset)
{
    REQUIRE(m && op <= CSP_GREATER_EQUAL, "model is NULL, or there is no such operator");
    if (offset < -CSP_MAX_VALUE || offset > CSP_MAX_VALUE)
        return model_fail(m, say(offset_too_large, CSP_MAX_VALUE));
    struct relation *r = new_array(1, sizeof *r);
    if (!r) return model_fail(m, say(out_of_memory));
    *r = (struct relation){.op = op, .offset = offset};
    return add_constraint(m, &relation_kind, (csp_variable[]){x, y}, 2, r, sizeof *r);
}

/* ---- matrices ---- */

bool fits_matrix(const csp_model *m, csp_variable x, csp_variable y)
{
    const struct domain *a = domain_of(m, x), *b = domain_of(m, y);
    return x != y && is_listed(a) && is_listed(b) && (int64_t)a->bits * b->bits <= MOST_MATRIX_PLACES;
}

static void set_pair(struct relation *r, int i, int j)
{
    r->row[0][(size_t)i * (size_t)r->words[0] + (size_t)j / 64] |= bit(j % 64);
    r->row[1][(size_t)j * (size_t)r->words[1] + (size_t)i / 64] |= bit(i % 64);
}

static void clear_pair(struct relation *r, int i, int j)
{
    r->row[0][(size_t)i * (size_t)r->words[0] + (size_t)j / 64] &= ~bit(j % 64);
    r->row[1][(size_t)j * (size_t)r->words[1] + (size_t)i / 64] &= ~bit(i % 64);
}

static bool copy_universe(struct domain *to, const struct domain *from)
{
    *to = (struct domain){.bits = from->bits, .words = from->words, .base = from->base};
    if (!from->list) return true;
    csp_value *list = new_array((size_t)from->bits, sizeof *list);
    if (list) memcpy(list, from->list, (size_t)from->bits * sizeof *list);
    to->list = list;
    return list != NULL;
}

static void release_relation(void *about)
{
    const struct relation *r = about;
    if (!r->matrix) return;
    struct matrix *m = about;
    for (int k = 0; k < 2; k++) {
        free(m->relation.row[k]);
        free(m->universe[k].list);
    }
}

static struct matrix *new_matrix(const struct domain *a, const struct domain *b)
{
    struct matrix *m = new_array(1, sizeof *m);
    if (!m) return NULL;
    m->relation = (struct relation){.matrix = true, .words = {b->words, a->words}};
    m->relation.row[0] = new_array((size_t)a->bits * (size_t)b->words, sizeof(bitset));
    m->relation.row[1] = new_array((size_t)b->bits * (size_t)a->words, sizeof(bitset));
    if (copy_universe(&m->universe[0], a) && copy_universe(&m->universe[1], b) && m->relation.row[0] &&
        m->relation.row[1])
        return m;
    release_relation(m);
    free(m);
    return NULL;
}

bool add_relation(csp_model *model, csp_variable x, csp_variable y, const csp_value *pairs, size_t count,
                  bool allowed)
{
    const struct domain *a = domain_of(model, x), *b = domain_of(model, y);
    struct matrix *m = new_matrix(a, b);
    if (!m) return model_fail(model, say(out_of_memory));
    if (!allowed)
        for (int i = 0; i < a->bits; i++)
            for (int j = 0; j < b->bits; j++) set_pair(&m->relation, i, j);
    for (size_t k = 0; k < count; k++) {
        const int i = index_of(a, pairs[2 * k]), j = index_of(b, pairs[2 * k + 1]);
        if (i < 0 || j < 0) continue;
        if (allowed) set_pair(&m->relation, i, j);
        else clear_pair(&m->relation, i, j);
    }
    return add_constraint(model, &relation_kind, (csp_variable[]){x, y}, 2, m, sizeof *m);
}

/* ---- bounds of pairs ---- */

/* x - y <= offset, and, for =, y - x <= -offset. */
static int bounds_of_comparison(const struct csp_search *s, const struct constraint *c,
                                struct pair_bound bound[MOST_PAIR_BOUNDS])
{
    const struct relation *r = relation_of(c);
    const csp_variable x = c->scope[0], y = c->scope[1];
    const int strict = r->op == CSP_LESS || r->op == CSP_GREATER;
    const bool above = r->op == CSP_GREATER || r->op == CSP_GREATER_EQUAL;
    (void)s;
    if (r->matrix || r->op == CSP_NOT_EQUAL || x == y) return 0;
    const struct pair_bound at_most = {x, y, 1, -1, r->offset - strict},
                            at_least = {y, x, 1, -1, -r->offset - strict};
    bound[0] = above ? at_least : at_most;
    bound[1] = at_least;
    return r->op == CSP_EQUAL ? 2 : 1;
}

const struct kind relation_kind = {.name = "relation",
                                   .satisfied = relation_satisfied,
                                   .wakes = CHANGED,
                                   .release = release_relation,
                                   .pair_bounds = bounds_of_comparison};
