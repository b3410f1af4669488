/* SPDX-License-Identifier: MIT */
/* flatzinc_open_sets.c - set variables whose possible elements follow from the constraint that defines them.

       var set of int: r;
       constraint set_ne(r, {2});               waits
       constraint set_symdiff(s, t, r);         r has at most the elements that s or t may have
       solve satisfy;                           what waits is read again: now set_ne can be added  */
#include "base/memory.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc.h"

enum { MOST_PASSES = 16 }; /* over what waits, in both directions in turn */

static bool is_open(const struct fzn_value *v)
{
    if (v->kind == VALUE_SET_VARIABLE) return v->set->open;
    for (int i = 0; v->kind == VALUE_ARRAY && i < v->count; i++)
        if (is_open(&v->item[i])) return true;
    return false;
}

/* Which argument the others bound, by the names of constraints: its elements are among theirs. */
static const struct {
    const char *name;
    int bounded;
} defining[] = {
    {"set_union", 2},         {"set_intersect", 2},         {"set_diff", 2}, {"set_symdiff", 2},
    {"array_set_element", 2}, {"array_var_set_element", 2}, {"set_eq", 0},   {"set_eq", 1},
    {"set_subset", 0},        {"set_superset", 1},
};

static bool is_set(const struct fzn_value *v)
{
    return v->kind == VALUE_SET_VARIABLE || v->kind == VALUE_RANGE || v->kind == VALUE_LIST;
}

/* Every element that the sets among the arguments, and those in arrays, may have. */
static bool add_elements(struct fzn_reader *r, const struct fzn_value *v, csp_value **element,
                         size_t *count, size_t *room)
{
    for (int i = 0; v->kind == VALUE_ARRAY && i < v->count; i++)
        if (!add_elements(r, &v->item[i], element, count, room)) return false;
    if (!is_set(v)) return true;
    const struct fzn_set *s = fzn_set(r, v);
    if (!s) return false;
    for (int i = 0; i < s->count; i++) {
        if (!make_room((void **)element, *count, room, sizeof **element)) return fzn_short_of_memory(r);
        (*element)[(*count)++] = s->element[i];
        if (*count == MOST_SET_ELEMENTS) *count = sort_set(*element, *count);
        if (*count == MOST_SET_ELEMENTS)
            return fzn_fail(r, v->at, say(too_many_set_elements, MOST_SET_ELEMENTS));
    }
    return true;
}

/* The elements of the others, each once. */
static bool close_set(struct fzn_reader *r, const struct fzn_value *arguments, int bounded)
{
    csp_value *element = NULL;
    size_t count = 0, room = 0;
    bool good = true;
    for (int i = 0; good && i < arguments->count; i++)
        if (i != bounded) good = add_elements(r, &arguments->item[i], &element, &count, &room);
    count = sort_set(element, count);
    csp_value *kept = good ? fzn_allocate(r, count, sizeof *kept) : NULL;
    if (kept && count) memcpy(kept, element, count * sizeof *kept);
    free(element);
    return kept && fzn_close_set(r, arguments->item[bounded].set, kept, count);
}

bool fzn_is_ready(struct fzn_reader *r, struct fzn_token name, const struct fzn_value *arguments)
{
    int open = 0, which = -1;
    if (!r->open_sets) return true;
    for (int i = 0; i < arguments->count; i++)
        if (is_open(&arguments->item[i])) {
            open++;
            which = i;
        }
    if (!open) return true;
    if (open > 1 || arguments->item[which].kind != VALUE_SET_VARIABLE) return false;
    for (size_t i = 0; i < sizeof defining / sizeof *defining; i++)
        if (defining[i].bounded == which && fzn_is_word(r, name.at, defining[i].name))
            return close_set(r, arguments, which);
    return false;
}

bool fzn_wait(struct fzn_reader *r, struct fzn_token name)
{
    if (!make_room((void **)&r->waiting, r->waiting_count, &r->waiting_room, sizeof *r->waiting))
        return fzn_short_of_memory(r);
    r->waiting[r->waiting_count++] = name.at;
    return true;
}

/* Reads each once.  Those that still wait are remembered again, in reverse order. */
static bool read_again(struct fzn_reader *r, bool (*read)(struct fzn_reader *))
{
    const size_t count = r->waiting_count;
    const char **waiting = r->waiting;
    bool good = true;
    r->waiting = NULL;
    r->waiting_count = r->waiting_room = 0;
    for (size_t i = count; good && i-- > 0;) {
        r->lexer.next = waiting[i];
        fzn_advance(r);
        good = read(r);
    }
    free(waiting);
    return good;
}

bool fzn_end_waiting(struct fzn_reader *r, bool (*read)(struct fzn_reader *))
{
    const struct fzn_lexer lexer = r->lexer;
    const struct fzn_token token = r->token;
    bool good = true;
    for (int pass = 0; good && r->waiting_count && pass < MOST_PASSES; pass++)
        good = read_again(r, read);
    if (good && r->waiting_count) good = fzn_fail(r, r->waiting[0], say(unbounded_set_variable));
    r->lexer = lexer;
    r->token = token;
    return good;
}
