/* SPDX-License-Identifier: MIT */
/* flatzinc_set_constraints.c - constraints on sets of integers, as constraints on which elements belong to them.

   An element that a set cannot have is the constant 0 there, so that all sets of a constraint can be treated as if they had the
   same possible elements: the union of those of each.  */
#include "base/memory.h"
#include "csp/domain/bounds.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc_call.h"

static csp_variable constant(const struct fzn_call *c, csp_value value)
{
    return fzn_constant(c->reader, value);
}

/* A variable with the values 0 and 1 that the others determine. */
static csp_variable add_truth(const struct fzn_call *c)
{
    const csp_variable x = csp_add_range(model_of(c), NULL, 0, 1);
    if (x >= 0) model_of(c)->variable[x].helper = true;
    return x;
}

/* What the last argument says of `holds`; without one it must be true. */
static bool post_truth(const struct fzn_call *c, csp_variable holds)
{
    const char *signature = c->builtin->signature;
    const int last = (int)strlen(signature) - 1;
    csp_model *m = model_of(c);
    if (signature[last] != 'b') return csp_clause(m, &holds, 1, NULL, 0);
    const csp_variable truth = variable(c, last);
    if (c->builtin->truth == CSP_IF) return csp_clause(m, &holds, 1, &truth, 1);
    return csp_compare(m, holds, CSP_EQUAL, truth, 0);
}

static bool has_truth(const struct fzn_call *c)
{
    return c->builtin->signature[strlen(c->builtin->signature) - 1] == 'b';
}

/* ---- several sets side by side ---- */

/* Sets, and every element that one of them may have. */
struct side_by_side {
    const struct fzn_set **set;
    csp_value *element;
    int count;
};

static bool unite(const struct fzn_call *c, const struct fzn_set **set, int sets,
                  struct side_by_side *all)
{
    size_t count = 0;
    for (int i = 0; i < sets; i++) count += (size_t)set[i]->count;
    *all = (struct side_by_side){.set = set,
                                 .element = fzn_allocate(c->reader, count, sizeof *all->element)};
    if (!all->element) return false;
    size_t at = 0;
    for (int i = 0; i < sets; i++)
        for (int k = 0; k < set[i]->count; k++) all->element[at++] = set[i]->element[k];
    all->count = (int)sort_set(all->element, count);
    return true;
}

/* The first arguments of the constraint. */
static bool take_sets(const struct fzn_call *c, int sets, struct side_by_side *all)
{
    const struct fzn_set **set = fzn_allocate(c->reader, (size_t)sets, sizeof *set);
    for (int i = 0; set && i < sets; i++)
        if (!(set[i] = fzn_set(c->reader, &c->argument[i]))) return false;
    return set && unite(c, set, sets, all);
}

static csp_variable member(const struct fzn_call *c, const struct side_by_side *all, int set, int k)
{
    return fzn_member(c->reader, all->set[set], all->element[k]);
}

/* ---- set operations ---- */

/* result = (a and not b) */
static bool in_first_only(csp_model *m, const csp_variable *pair, csp_variable result)
{
    const csp_variable a = pair[0], b = pair[1];
    return csp_clause(m, &a, 1, &result, 1) && csp_clause(m, NULL, 0, (csp_variable[]){result, b}, 2) &&
           csp_clause(m, (csp_variable[]){result, b}, 2, &a, 1);
}

static bool in_either(csp_model *m, const csp_variable *pair, csp_variable result)
{
    return csp_or(m, pair, 2, result);
}

static bool in_both(csp_model *m, const csp_variable *pair, csp_variable result)
{
    return csp_and(m, pair, 2, result);
}

static bool in_one_of_two(csp_model *m, const csp_variable *pair, csp_variable result)
{
    return csp_xor(m, pair, 2, result);
}

/* Says of each element whether it is in the result, by whether it is in the first and the second set. */
typedef bool operation(csp_model *, const csp_variable *pair, csp_variable result);

static bool post_operation(const struct fzn_call *c, operation *post)
{
    struct side_by_side all;
    if (!take_sets(c, 3, &all)) return false;
    for (int k = 0; k < all.count; k++) {
        const csp_variable pair[2] = {member(c, &all, 0, k), member(c, &all, 1, k)};
        if (!post(model_of(c), pair, member(c, &all, 2, k))) return false;
    }
    return true;
}

bool post_union(const struct fzn_call *c) { return post_operation(c, in_either); }
bool post_intersection(const struct fzn_call *c) { return post_operation(c, in_both); }
bool post_difference(const struct fzn_call *c) { return post_operation(c, in_first_only); }
bool post_symmetric_difference(const struct fzn_call *c) { return post_operation(c, in_one_of_two); }

bool post_cardinality(const struct fzn_call *c)
{
    const struct fzn_set *s = fzn_set(c->reader, &c->argument[0]);
    if (!s) return false;
    const size_t terms = (size_t)s->count + 1;
    csp_value *factor = fzn_allocate(c->reader, terms, sizeof *factor);
    csp_variable *term = fzn_allocate(c->reader, terms, sizeof *term);
    if (!factor || !term) return false;
    for (int i = 0; i < s->count; i++) {
        factor[i] = 1;
        term[i] = s->member[i];
    }
    factor[s->count] = -1;
    term[s->count] = variable(c, 1);
    return csp_linear(model_of(c), factor, term, s->count + 1, CSP_EQUAL, 0);
}

/* ---- equality and inclusion ---- */

/* For each element a variable that is 1 if the element violates the constraint. */
static csp_variable *violations(const struct fzn_call *c, const struct side_by_side *all,
                                operation *violates)
{
    csp_variable *x = fzn_allocate(c->reader, (size_t)all->count + 1, sizeof *x);
    for (int k = 0; x && k < all->count; k++) {
        const csp_variable pair[2] = {member(c, all, 0, k), member(c, all, 1, k)};
        x[k] = add_truth(c);
        if (!violates(model_of(c), pair, x[k])) return NULL;
    }
    return x;
}

/* The truth variable says that no element violates the constraint. */
static bool post_none(const struct fzn_call *c, const struct side_by_side *all, operation *violates)
{
    csp_model *m = model_of(c);
    csp_variable *x = violations(c, all, violates);
    if (!x) return false;
    const csp_variable truth = variable(c, 2);
    for (int k = 0; k < all->count; k++)
        if (!csp_clause(m, NULL, 0, (csp_variable[]){truth, x[k]}, 2)) return false;
    if (c->builtin->truth == CSP_IF) return true;
    x[all->count] = truth;
    return csp_clause(m, x, all->count + 1, NULL, 0);
}

bool post_same_set(const struct fzn_call *c)
{
    struct side_by_side all;
    if (!take_sets(c, 2, &all)) return false;
    if (has_truth(c)) return post_none(c, &all, in_one_of_two);
    for (int k = 0; k < all.count; k++)
        if (!csp_compare(model_of(c), member(c, &all, 0, k), CSP_EQUAL, member(c, &all, 1, k), 0))
            return false;
    return true;
}

bool post_other_set(const struct fzn_call *c)
{
    struct side_by_side all;
    if (!take_sets(c, 2, &all)) return false;
    const csp_variable *x = violations(c, &all, in_one_of_two);
    const csp_variable differ = add_truth(c);
    return x && csp_or(model_of(c), x, all.count, differ) && post_truth(c, differ);
}

/* Of the two sets, the `smaller` one is part of the other. */
static bool post_inclusion(const struct fzn_call *c, int smaller)
{
    struct side_by_side all;
    if (!take_sets(c, 2, &all)) return false;
    const struct fzn_set *in_order[2] = {all.set[smaller], all.set[!smaller]};
    all.set = in_order;
    if (has_truth(c)) return post_none(c, &all, in_first_only);
    for (int k = 0; k < all.count; k++) {
        const csp_variable a = member(c, &all, 0, k), b = member(c, &all, 1, k);
        if (!csp_clause(model_of(c), &b, 1, &a, 1)) return false;
    }
    return true;
}

bool post_subset(const struct fzn_call *c) { return post_inclusion(c, 0); }
bool post_superset(const struct fzn_call *c) { return post_inclusion(c, 1); }

/* ---- order ---- */

/* Sets are ordered as the sorted lists of their elements are, like words in a dictionary.  Seen from the largest possible element
   down, x <= y depends on the element at hand, on whether x and y have larger ones, and on the answer for those:

       in x  in y     x <= y
       same           as for the larger elements
       yes   no       if y has a larger element: it comes later in the dictionary than this one; otherwise y has ended
       no    yes      if x has no larger element: x has ended

   A row has: in x, in y, x has larger ones, y has larger ones, the answer for these, the answer.  */
enum { ORDER_COLUMNS = 6, ORDER_ROWS = 32 };

static void fill_order_rows(csp_value *row)
{
    for (int i = 0; i < ORDER_ROWS; i++, row += ORDER_COLUMNS) {
        for (int k = 0; k < ORDER_COLUMNS - 1; k++) row[k] = i >> k & 1;
        const bool in_x = row[0], in_y = row[1];
        row[5] = in_x == in_y ? row[4] : in_x ? row[3] : !row[2];
    }
}

/* One of the larger elements, or this one. */
static csp_variable post_any(const struct fzn_call *c, csp_variable larger, csp_variable here)
{
    const csp_variable any = add_truth(c);
    return csp_or(model_of(c), (csp_variable[]){larger, here}, 2, any) ? any : -1;
}

bool post_set_order(const struct fzn_call *c)
{
    csp_value rows[ORDER_ROWS * ORDER_COLUMNS];
    struct side_by_side all;
    if (!take_sets(c, 2, &all)) return false;
    fill_order_rows(rows);
    csp_variable more_x = constant(c, 0), more_y = more_x;
    csp_variable holds = constant(c, c->builtin->op == CSP_LESS_EQUAL); /* of two sets that have ended */
    for (int k = all.count - 1; k >= 0; k--) {
        const csp_variable x = member(c, &all, 0, k), y = member(c, &all, 1, k), answer = add_truth(c);
        const csp_variable scope[ORDER_COLUMNS] = {x, y, more_x, more_y, holds, answer};
        if (!csp_table(model_of(c), scope, ORDER_COLUMNS, rows, ORDER_ROWS, true)) return false;
        more_x = post_any(c, more_x, x);
        more_y = post_any(c, more_y, y);
        holds = answer;
    }
    return post_truth(c, holds);
}

/* ---- membership ---- */

/* A range with too many values to list them: two comparisons, both of which hold. */
static bool post_range_truth(const struct fzn_call *c, csp_variable x, const struct fzn_value *range,
                             csp_variable truth)
{
    csp_model *m = model_of(c);
    const csp_value one = 1;
    csp_variable side[2] = {truth, truth};
    if (c->builtin->truth == CSP_IF_AND_ONLY_IF)
        for (int i = 0; i < 2; i++) side[i] = add_truth(c);
    return csp_linear_truth(m, &one, &x, 1, CSP_GREATER_EQUAL, range->number, c->builtin->truth,
                            side[0]) &&
           csp_linear_truth(m, &one, &x, 1, CSP_LESS_EQUAL, range->high, c->builtin->truth, side[1]) &&
           (side[0] == truth || csp_and(m, side, 2, truth));
}

/* The array of what x would have to be to be a member, from its lowest value on. */
static bool post_member_by_index(const struct fzn_call *c, csp_variable x, const struct fzn_set *s,
                                 csp_variable truth)
{
    const struct domain *d = domain_of(model_of(c), x);
    const csp_value low = d->min; /* the domain may move when variables are added */
    const int count = (int)distance(low, d->max);
    csp_variable *array = fzn_allocate(c->reader, (size_t)count, sizeof *array);
    for (int i = 0; array && i < count; i++) array[i] = fzn_member(c->reader, s, low + i);
    return array && csp_element(model_of(c), x, low, array, count, truth);
}

/* One of the elements is in the set, and x is equal to it. */
static bool post_member_by_element(const struct fzn_call *c, csp_variable x, const struct fzn_set *s,
                                   csp_variable truth)
{
    csp_model *m = model_of(c);
    const csp_value one = 1;
    csp_variable *found = fzn_allocate(c->reader, (size_t)s->count, sizeof *found);
    for (int i = 0; found && i < s->count; i++) {
        const csp_variable equal = add_truth(c), both[2] = {equal, s->member[i]};
        found[i] = add_truth(c);
        if (!csp_linear_truth(m, &one, &x, 1, CSP_EQUAL, s->element[i], CSP_IF_AND_ONLY_IF, equal) ||
            !csp_and(m, both, 2, found[i]))
            return false;
    }
    return found && csp_or(m, found, s->count, truth);
}

/* truth = (x is in the set) */
static bool post_is_member(const struct fzn_call *c, csp_variable x, const struct fzn_set *s,
                           csp_variable truth)
{
    const struct domain *d = domain_of(model_of(c), x);
    const int64_t few =
        2 * (int64_t)s->count + 16; /* values of x that are not in the set take room, too */
    if (!d->size) return true;
    return !is_unbounded(d) && distance(d->min, d->max) <= few ? post_member_by_index(c, x, s, truth)
                                                               : post_member_by_element(c, x, s, truth);
}

bool post_member(const struct fzn_call *c)
{
    const csp_variable x = variable(c, 0);
    if (c->argument[1].kind != VALUE_SET_VARIABLE) return fzn_keep_in_set(c->reader, x, &c->argument[1]);
    const struct fzn_set *s = c->argument[1].set;
    return csp_restrict(model_of(c), x, s->element, (size_t)s->count) &&
           post_is_member(c, x, s, constant(c, 1));
}

bool post_member_truth(const struct fzn_call *c)
{
    const csp_variable x = variable(c, 0), truth = variable(c, 2);
    if (!are_variables(model_of(c), &x, 1)) return false;
    if (c->argument[1].kind == VALUE_SET_VARIABLE) {
        const csp_variable holds = add_truth(c);
        return post_is_member(c, x, c->argument[1].set, holds) && post_truth(c, holds);
    }
    const struct fzn_value set = fzn_clipped(&c->argument[1], domain_of(model_of(c), x));
    if (fzn_is_wide(&set)) return post_range_truth(c, x, &set, truth);
    size_t count;
    const csp_value *value = fzn_set_values(c->reader, &set, &count);
    return value && csp_member_truth(model_of(c), x, value, count, c->builtin->truth, truth);
}

/* ---- arrays of sets ---- */

/* result = array[index]: an element for each possible element of a set. */
bool post_set_element(const struct fzn_call *c)
{
    enum { MOST_PLACES = 1 << 24 };
    const struct fzn_value *array = &c->argument[1];
    const int sets = array->count;
    const struct fzn_value indices = {.at = array->at, .number = 1, .high = sets, .kind = VALUE_RANGE};
    const csp_variable index = variable(c, 0);
    const struct fzn_set **set = fzn_allocate(c->reader, (size_t)sets + 1, sizeof *set);
    const struct fzn_set **in_array = fzn_sets(c->reader, array);
    struct side_by_side all;
    csp_variable *place = fzn_allocate(c->reader, (size_t)sets, sizeof *place);
    if (!set || !in_array || !place) return false;
    memcpy(set, in_array, (size_t)sets * sizeof *set);
    set[sets] = fzn_set(c->reader, &c->argument[2]);
    if (!set[sets] || !unite(c, set, sets + 1, &all)) return false;
    if (sets && all.count > MOST_PLACES / sets)
        return fzn_fail(c->reader, array->at, say(too_many_set_elements, MOST_PLACES));
    if (!fzn_keep_in_set(c->reader, index, &indices)) return false;
    for (int k = 0; sets && k < all.count; k++) {
        for (int i = 0; i < sets; i++) place[i] = member(c, &all, i, k);
        if (!csp_element(model_of(c), index, 1, place, sets, member(c, &all, sets, k))) return false;
    }
    return true;
}
