/* SPDX-License-Identifier: MIT */
/* flatzinc_sets.c - sets of FlatZinc, constant and variable.

   A set variable is a variable with the values 0 and 1 for each element that the set may have:

       var set of {2, 3, 5}: s;        element  2       3       5
                                       member   2_in_s  3_in_s  5_in_s

   A constant set is treated in the same way where it meets set variables: each of its members is the constant 1.  */
#include "base/memory.h"
#include "base/out.h"
#include "csp/domain/bounds.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc.h"

/* ---- integers in constant sets ---- */

struct fzn_value fzn_clipped(const struct fzn_value *set, const struct domain *d)
{
    struct fzn_value s = *set;
    if (s.kind != VALUE_RANGE) return s;
    if (s.number < d->min) s.number = d->min;
    if (s.high > d->max) s.high = d->max;
    return s;
}

bool fzn_is_wide(const struct fzn_value *set)
{
    return set->kind == VALUE_RANGE && set->number <= set->high &&
           distance(set->number, set->high) > CSP_MAX_LISTED;
}

bool fzn_keep_in_set(struct fzn_reader *r, csp_variable x, const struct fzn_value *set)
{
    if (!are_variables(r->model, &x, 1)) return false;
    const struct domain *d = domain_of(r->model, x);
    const struct fzn_value s = fzn_clipped(set, d);
    if (s.kind == VALUE_RANGE && s.number == d->min && s.high == d->max) return true;
    if (fzn_is_wide(&s))
        return csp_compare(r->model, x, CSP_GREATER_EQUAL, fzn_constant(r, s.number), 0) &&
               csp_compare(r->model, x, CSP_LESS_EQUAL, fzn_constant(r, s.high), 0);
    size_t count;
    const csp_value *value = fzn_set_values(r, &s, &count);
    return value && csp_restrict(r->model, x, value, count);
}

/* ---- elements ---- */

/* The elements of a constant set, sorted; NULL, with an error, if there are too many. */
static csp_value *sorted_elements(struct fzn_reader *r, const struct fzn_value *set, int *count)
{
    size_t elements = 0;
    if (fzn_is_wide(set) || (set->kind == VALUE_LIST && set->count > CSP_MAX_LISTED)) {
        fzn_fail(r, set->at, say(too_many_set_elements, CSP_MAX_LISTED));
        return NULL;
    }
    csp_value *element = fzn_set_values(r, set, &elements);
    if (element) *count = (int)sort_set(element, elements);
    return element;
}

/* Its place; -1: it cannot be an element. */
static int place_of(const struct fzn_set *s, csp_value element)
{
    int low = 0, high = s->count;
    while (low < high) {
        const int middle = (low + high) / 2;
        if (s->element[middle] < element) low = middle + 1;
        else high = middle;
    }
    return low < s->count && s->element[low] == element ? low : -1;
}

csp_variable fzn_member(struct fzn_reader *r, const struct fzn_set *s, csp_value element)
{
    const int place = place_of(s, element);
    return place < 0 ? fzn_constant(r, 0) : s->member[place];
}

/* ---- set variables ---- */

/* The variable that says whether the element belongs to the set of that name; negative, with an error: none. */
static csp_variable add_member(struct fzn_reader *r, const struct fzn_set *s, csp_value element)
{
    enum { FIGURES = 24 };
    const size_t room = FIGURES + s->name.length + 1;
    const struct fzn_mark mark = fzn_mark(r);
    char *name = fzn_allocate(r, room, 1);
    if (!name) return -1;
    struct out o = out_to_buffer(name, room);
    out_signed(&o, element);
    out_text(&o, "_in_");
    out_bytes(&o, s->name.at, s->name.length);
    const csp_variable x = csp_add_range(r->model, name, 0, 1);
    if (x >= 0) fzn_note_origin(r, x, s->origin);
    fzn_release(r, mark);
    return x;
}

bool fzn_close_set(struct fzn_reader *r, struct fzn_set *s, csp_value *element, size_t count)
{
    if (count > CSP_MAX_LISTED)
        return fzn_fail(r, s->name.at, say(too_many_set_elements, CSP_MAX_LISTED));
    csp_variable *member = fzn_allocate(r, count, sizeof *member);
    if (!member) return false;
    for (size_t i = 0; i < count; i++)
        if ((member[i] = add_member(r, s, element[i])) < 0) return false;
    if (s->open) r->open_sets--;
    *s = (struct fzn_set){.name = s->name, .count = (int)count, .element = element, .member = member};
    return true;
}

struct fzn_set *fzn_new_set(struct fzn_reader *r, struct fzn_token name,
                            const struct fzn_value *elements, struct fzn_origin origin)
{
    struct fzn_set *s = fzn_allocate(r, 1, sizeof *s);
    if (!s) return NULL;
    *s = (struct fzn_set){.name = name, .open = !elements, .origin = origin};
    if (!elements) {
        r->open_sets++;
        return s;
    }
    int count;
    csp_value *element = sorted_elements(r, elements, &count);
    return element && fzn_close_set(r, s, element, (size_t)count) ? s : NULL;
}

const struct fzn_set *fzn_set(struct fzn_reader *r, const struct fzn_value *v)
{
    if (v->kind == VALUE_SET_VARIABLE && v->set->open) {
        fzn_fail(r, v->at, say(unbounded_set_variable));
        return NULL;
    }
    if (v->kind == VALUE_SET_VARIABLE) return v->set;
    int count;
    const csp_value *element = sorted_elements(r, v, &count);
    struct fzn_set *s = element ? fzn_allocate(r, 1, sizeof *s) : NULL;
    csp_variable *member = s ? fzn_allocate(r, (size_t)count, sizeof *member) : NULL;
    if (!member) return NULL;
    for (int i = 0; i < count; i++)
        if ((member[i] = fzn_constant(r, 1)) < 0) return NULL;
    *s = (struct fzn_set){.count = count, .element = element, .member = member};
    return s;
}

const struct fzn_set **fzn_sets(struct fzn_reader *r, const struct fzn_value *array)
{
    const struct fzn_set **set = fzn_allocate(r, (size_t)array->count, sizeof *set);
    size_t elements = 0;
    for (int i = 0; set && i < array->count; i++) {
        if (!(set[i] = fzn_set(r, &array->item[i]))) return NULL;
        elements += (size_t)set[i]->count;
        if (elements > MOST_SET_ELEMENTS) {
            fzn_fail(r, array->at, say(too_many_set_elements, MOST_SET_ELEMENTS));
            return NULL;
        }
    }
    return set;
}

bool fzn_keep_subset(struct fzn_reader *r, const struct fzn_value *v, const struct fzn_value *elements)
{
    const bool range = elements->kind == VALUE_RANGE;
    if (v->kind == VALUE_SET_VARIABLE && v->set->open) {
        int count;
        csp_value *element = sorted_elements(r, elements, &count);
        return element && fzn_close_set(r, v->set, element, (size_t)count);
    }
    const struct fzn_set *s = fzn_set(r, v), *within = s && !range ? fzn_set(r, elements) : NULL;
    const csp_value no = 0;
    if (!s || (!range && !within)) return false;
    for (int i = 0; i < s->count; i++) {
        const csp_value e = s->element[i];
        const bool inside =
            range ? e >= elements->number && e <= elements->high : place_of(within, e) >= 0;
        if (!inside && !csp_restrict(r->model, s->member[i], &no, 1)) return false;
    }
    return true;
}
