/* SPDX-License-Identifier: MIT */
/* network.c - see network.h: takes a model apart into variables, values and constraints.

   Four steps: list the values of each variable; find made-up variables that are functions of another one; apply conditions on one
   variable, and collect those on several; and give each set of variables that occurs its one constraint.  */
#include "csp/textbook/network.h"

#include "base/memory.h"
#include "base/merge_sort.h"
#include "csp/constraint/alldifferent.h"
#include "words/fail.h"

enum {
    MAX_LOOKS = 1 << 24, /* pairs of values, in search of functions */
    MAX_STEPS = 1 << 27  /* values of conditions on one variable */
};

/* A condition on several variables: those from place[first] on. */
struct collected {
    struct condition condition;
    size_t first;
    int arity;
};

struct builder {
    struct network *n;
    csp_error *error;
    csp_variable *
        base; /* of a variable of the model: what it is a function of, perhaps itself; -1: it is a constant */
    csp_variable *open; /* room for the variables of a constraint */
    bool *is_open;      /* by variable: is it among them? */
    csp_value *scope;   /* room for their values */
    struct collected *collected;
    size_t count, room;
    int *place;
    size_t places, place_room;
    int64_t looks, steps;
};

bool condition_holds(const csp_model *m, struct condition d, const csp_value *values, csp_value *scope)
{
    const struct constraint *c = &m->constraint[d.constraint];
    if (d.first >= 0) return values[c->scope[d.first]] != values[c->scope[d.second]];
    for (int i = 0; i < c->arity; i++) scope[i] = values[c->scope[i]];
    return c->kind->satisfied(c, scope);
}

static bool holds(struct builder *b, struct condition d)
{
    return condition_holds(b->n->model, d, b->n->values, b->scope);
}

/* ---- values ---- */

static bool list_values(struct builder *b, csp_variable x)
{
    const struct domain *d = domain_of(b->n->model, x);
    struct network_variable *v = &b->n->variable[x];
    v->variable = x;
    v->value = new_array((size_t)d->size, sizeof *v->value);
    if (!v->value) return fail_by_memory(b->error);
    for_each_value(value, d) v->value[v->values++] = value;
    b->base[x] = x;
    if (!d->size) b->n->impossible = true;
    if (d->size == 1) b->n->values[x] = d->min;
    if (d->size == 1 && b->n->model->variable[x].helper) b->base[x] = -1;
    return true;
}

static bool list_all_values(struct builder *b)
{
    for (csp_variable x = 0; x < b->n->variables; x++)
        if (!list_values(b, x)) return false;
    return true;
}

/* ---- variables of a condition ---- */

/* The variables that a variable of the model stands for: none or one. */
static void open_one(struct builder *b, csp_variable x, int *count)
{
    const csp_variable base = b->base[x];
    if (base < 0 || b->is_open[base]) return;
    b->is_open[base] = true;
    int at = (*count)++;
    for (; at > 0 && b->open[at - 1] > base; at--) b->open[at] = b->open[at - 1];
    b->open[at] = base;
}

/* Lists what has to be known to decide a condition in b->open, ascending; returns how many there are. */
static int open_variables(struct builder *b, struct condition d)
{
    const struct constraint *c = &b->n->model->constraint[d.constraint];
    int count = 0;
    if (d.first >= 0) {
        open_one(b, c->scope[d.first], &count);
        open_one(b, c->scope[d.second], &count);
    } else {
        for (int i = 0; i < c->arity; i++) open_one(b, c->scope[i], &count);
    }
    for (int i = 0; i < count; i++) b->is_open[b->open[i]] = false;
    return count;
}

/* ---- functions ---- */

/* Fills in the value of h for each value of x; false: some value of x leaves a choice.  `fits[i]`: value i of x has one. */
static bool find_images(struct builder *b, struct condition d, csp_variable x, csp_variable h,
                        csp_value *image, bool *fits)
{
    const struct network_variable *from = &b->n->variable[x], *to = &b->n->variable[h];
    for (int i = 0; i < from->values; i++) {
        network_set(from, i, b->n->values);
        for (int k = 0; k < to->values; k++) {
            b->n->values[h] = to->value[k];
            if (!holds(b, d)) continue;
            if (fits[i]) return false;
            fits[i] = true;
            image[i] = to->value[k];
        }
    }
    return true;
}

/* Keeps the values of x that fit. */
static void keep_values(struct builder *b, csp_variable x, const bool *fits)
{
    struct network_variable *v = &b->n->variable[x];
    int kept = 0;
    for (int i = 0; i < v->values; i++) {
        if (!fits[i]) continue;
        v->value[kept] = v->value[i];
        for (struct derived *d = v->derived; d; d = d->next) d->image[kept] = d->image[i];
        kept++;
    }
    v->values = kept;
    if (!kept) b->n->impossible = true;
}

/* Makes h a function of x, if the condition says so.  False: out of memory. */
static bool derive(struct builder *b, struct condition d, csp_variable x, csp_variable h)
{
    struct network_variable *from = &b->n->variable[x];
    const int64_t looks = (int64_t)from->values * b->n->variable[h].values;
    if (!from->values || b->n->variable[h].derived || looks > MAX_LOOKS - b->looks) return true;
    b->looks += looks;
    struct derived *made = new_array(1, sizeof *made);
    csp_value *image = new_array((size_t)from->values, sizeof *image);
    bool *fits = new_array((size_t)from->values, sizeof *fits);
    const bool good = made && image && fits;
    if (good && find_images(b, d, x, h, image, fits)) {
        *made = (struct derived){h, image, from->derived};
        from->derived = made;
        b->base[h] = x;
        keep_values(b, x, fits);
        made = NULL;
        image = NULL;
    }
    free(made);
    free(image);
    free(fits);
    return good || fail_by_memory(b->error);
}

/* Readers define a variable after those that it is made of, so one pass finds functions of functions, too. */
static bool derive_helpers(struct builder *b)
{
    const csp_model *m = b->n->model;
    for (int c = 0; c < (int)m->constraints && !b->n->impossible; c++) {
        const struct condition whole = {c, -1, -1};
        if (open_variables(b, whole) != 2) continue;
        const csp_variable x = b->open[0], h = b->open[1]; /* the later one is the one made up for it */
        if (m->variable[h].helper && !derive(b, whole, x, h)) return false;
    }
    return true;
}

/* ---- conditions ---- */

static bool apply_to_one(struct builder *b, struct condition d, csp_variable x)
{
    const struct network_variable *v = &b->n->variable[x];
    const int64_t steps = (int64_t)v->values * b->n->model->constraint[d.constraint].arity;
    if (steps > MAX_STEPS - b->steps) return fail(b->error, 0, 0, say(model_too_large, MAX_STEPS));
    b->steps += steps;
    bool *fits = new_array((size_t)v->values, sizeof *fits);
    if (!fits) return fail_by_memory(b->error);
    for (int i = 0; i < v->values; i++) {
        network_set(v, i, b->n->values);
        fits[i] = holds(b, d);
    }
    keep_values(b, x, fits);
    free(fits);
    return true;
}

static bool collect(struct builder *b, struct condition d, int arity)
{
    if (b->count == CSP_TEXTBOOK_MAX_CONSTRAINTS)
        return fail(b->error, 0, 0, say(textbook_constraints, CSP_TEXTBOOK_MAX_CONSTRAINTS));
    if (!make_room((void **)&b->collected, b->count, &b->room, sizeof *b->collected))
        return fail_by_memory(b->error);
    b->collected[b->count++] = (struct collected){d, b->places, arity};
    for (int i = 0; i < arity; i++) {
        if (!make_room((void **)&b->place, b->places, &b->place_room, sizeof *b->place))
            return fail_by_memory(b->error);
        b->place[b->places++] = b->open[i];
    }
    return true;
}

static bool add_condition(struct builder *b, struct condition d)
{
    const int arity = open_variables(b, d);
    if (arity > 1) return collect(b, d, arity);
    if (arity == 1) return apply_to_one(b, d, b->open[0]);
    if (!holds(b, d)) b->n->impossible = true;
    return true;
}

static bool add_pairs(struct builder *b, int constraint)
{
    const int arity = b->n->model->constraint[constraint].arity;
    for (int i = 0; i < arity && !b->n->impossible; i++)
        for (int k = i + 1; k < arity && !b->n->impossible; k++)
            if (!add_condition(b, (struct condition){constraint, i, k})) return false;
    return true;
}

static bool add_all_conditions(struct builder *b)
{
    const csp_model *m = b->n->model;
    for (int c = 0; c < (int)m->constraints && !b->n->impossible; c++) {
        const bool good = m->constraint[c].kind->satisfied == all_different_satisfied
                              ? add_pairs(b, c)
                              : add_condition(b, (struct condition){c, -1, -1});
        if (!good) return false;
    }
    return true;
}

/* ---- the network ---- */

static int by_variables(const void *a, const void *b, const void *how)
{
    const struct collected *p = a, *q = b;
    const int *place = how;
    for (int i = 0; i < p->arity && i < q->arity; i++) {
        const int difference = place[p->first + (size_t)i] - place[q->first + (size_t)i];
        if (difference) return difference;
    }
    return p->arity - q->arity;
}

/* Numbers the variables that are left; a variable's place in the model becomes its number here. */
static void number_variables(struct builder *b)
{
    struct network *n = b->n;
    csp_variable *number = b->base; /* not needed any more */
    int count = 0;
    for (int x = 0; x < n->variables; x++) {
        if (b->base[x] != x) {
            free(n->variable[x].value);
            continue;
        }
        number[x] = count;
        n->variable[count++] = n->variable[x];
    }
    for (int x = count; x < n->variables; x++) n->variable[x] = (struct network_variable){0};
    n->variables = count;
    for (size_t i = 0; i < b->places; i++) b->place[i] = number[b->place[i]];
}

/* Conditions on the same variables are neighbours now. */
static void join_conditions(struct builder *b)
{
    struct network *n = b->n;
    for (size_t i = 0; i < b->count; i++) {
        const struct collected *c = &b->collected[i];
        n->condition[i] = c->condition;
        if (i && !by_variables(c - 1, c, b->place)) {
            n->constraint[n->constraints - 1].conditions++;
            continue;
        }
        n->constraint[n->constraints++] =
            (struct network_constraint){b->place + c->first, c->arity, &n->condition[i], 1};
    }
}

static bool list_constraints_of_variables(struct builder *b)
{
    struct network *n = b->n;
    n->on_variable = new_array(b->places, sizeof *n->on_variable);
    if (!n->on_variable) return fail_by_memory(b->error);
    for (int c = 0; c < n->constraints; c++)
        for (int i = 0; i < n->constraint[c].arity; i++)
            n->variable[n->constraint[c].variable[i]].constraints++;
    size_t at = 0;
    for (int x = 0; x < n->variables; x++) {
        n->variable[x].constraint = n->on_variable + at;
        at += (size_t)n->variable[x].constraints;
        n->variable[x].constraints = 0;
    }
    for (int c = 0; c < n->constraints; c++)
        for (int i = 0; i < n->constraint[c].arity; i++) {
            struct network_variable *v = &n->variable[n->constraint[c].variable[i]];
            v->constraint[v->constraints++] = c;
        }
    return true;
}

static bool connect(struct builder *b)
{
    struct network *n = b->n;
    number_variables(b);
    struct collected *spare = new_array(b->count, sizeof *spare);
    n->condition = new_array(b->count, sizeof *n->condition);
    n->constraint = new_array(b->count, sizeof *n->constraint);
    const bool good = spare && n->condition && n->constraint;
    if (good) {
        merge_sort(b->collected, spare, (int)b->count, sizeof *spare, by_variables, b->place);
        join_conditions(b);
    }
    free(spare);
    n->places = b->place;
    b->place = NULL;
    return good ? list_constraints_of_variables(b) : fail_by_memory(b->error);
}

static bool is_within_limits(const csp_model *m, csp_error *error)
{
    int64_t values = 0;
    if (csp_model_error(m)) return fail_for(error, 0, 0, csp_model_error(m));
    if (m->goal != CSP_SATISFY) return fail(error, 0, 0, say(textbook_has_no_goal));
    if (m->variables > CSP_TEXTBOOK_MAX_VARIABLES)
        return fail(error, 0, 0, say(textbook_variables, CSP_TEXTBOOK_MAX_VARIABLES));
    for (csp_variable x = 0; x < (int)m->variables; x++) {
        const struct domain *d = domain_of(m, x);
        if (d->size && !is_listed(d))
            return fail(error, 0, 0, say(textbook_domain, m->variable[x].name, CSP_MAX_LISTED));
        values += d->size;
    }
    return values <= CSP_TEXTBOOK_MAX_VALUES ||
           fail(error, 0, 0, say(textbook_values, CSP_TEXTBOOK_MAX_VALUES));
}

static bool start(struct builder *b)
{
    const size_t variables = b->n->model->variables;
    b->n->variable = new_array(variables, sizeof *b->n->variable);
    b->n->values = new_array(variables, sizeof *b->n->values);
    b->base = new_array(variables, sizeof *b->base);
    b->is_open = new_array(variables, sizeof *b->is_open);
    b->open = new_array((size_t)largest_arity(b->n->model), sizeof *b->open);
    b->scope = new_array((size_t)largest_arity(b->n->model), sizeof *b->scope);
    if (!b->n->variable || !b->n->values || !b->base || !b->is_open || !b->open || !b->scope)
        return fail_by_memory(b->error);
    b->n->variables = (int)variables;
    return true;
}

bool network_build(struct network *n, const csp_model *model, csp_error *error)
{
    *n = (struct network){.model = model};
    struct builder b = {.n = n, .error = error};
    bool good = is_within_limits(model, error) && start(&b) && list_all_values(&b);
    good = good && (n->impossible || (derive_helpers(&b) && add_all_conditions(&b)));
    good = good && (n->impossible || connect(&b));
    free(b.base);
    free(b.open);
    free(b.is_open);
    free(b.scope);
    free(b.collected);
    free(b.place);
    return good;
}

void network_release(struct network *n)
{
    for (int x = 0; x < n->variables; x++) {
        free(n->variable[x].value);
        for (struct derived *d = n->variable[x].derived, *next; d; d = next) {
            next = d->next;
            free(d->image);
            free(d);
        }
    }
    free(n->variable);
    free(n->constraint);
    free(n->condition);
    free(n->places);
    free(n->on_variable);
    free(n->values);
}
