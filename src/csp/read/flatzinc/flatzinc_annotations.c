/* SPDX-License-Identifier: MIT */
/* flatzinc_annotations.c - what annotations of FlatZinc ask for: outputs, and the order of the search.

   Unknown annotations, with everything in them, are hints for other solvers and are ignored.  */
#include "base/memory.h"
#include "base/out.h"
#include "csp/domain/bounds.h"
#include "csp/domain/domain.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc.h"

static bool is_call(const struct fzn_reader *r, const struct fzn_value *v, const char *name)
{
    return v->kind == VALUE_CALL && fzn_is_word(r, v->at, name);
}

bool fzn_is_annotated(const struct fzn_reader *r, const struct fzn_value *annotations, const char *word)
{
    for (int i = 0; i < annotations->count; i++)
        if (fzn_is_word(r, annotations->item[i].at, word)) return true;
    return false;
}

void fzn_note_origin(struct fzn_reader *r, csp_variable x, struct fzn_origin origin)
{
    r->model->variable[x].introduced = origin.introduced;
    r->model->variable[x].defined = origin.defined;
}

/* ---- outputs ---- */

static const char *copy_name(struct fzn_reader *r, struct fzn_token name)
{
    char *copy = fzn_allocate(r, name.length + 1, 1);
    return copy ? memcpy(copy, name.at, name.length) : NULL;
}

/* The index sets as text, and how many elements they make room for. */
static const char *shape_of(struct fzn_reader *r, const struct fzn_value *sets, int64_t *elements)
{
    enum { ONE_SET = 48 };
    const size_t room = (size_t)sets->count * ONE_SET + 1;
    char *text = fzn_allocate(r, room, 1);
    if (!text) return NULL;
    struct out o = out_to_buffer(text, room);
    *elements = 1;
    for (int i = 0; i < sets->count; i++) {
        const struct fzn_value *set = &sets->item[i];
        if (!fzn_check(r, set, 's')) return NULL;
        const bool range = set->kind == VALUE_RANGE;
        if (!range && set->count) {
            fzn_fail(r, set->at, say(expected_range));
            return NULL;
        }
        const csp_value low = range ? set->number : 1, high = range ? set->high : 0;
        const int64_t width = high < low ? 0 : distance(low, high);
        if (i) out_text(&o, ", ");
        out_signed(&o, low);
        out_text(&o, "..");
        out_signed(&o, high);
        *elements = *elements > CSP_MAX_ARITY ? *elements : cut_off_product(*elements, width);
    }
    return text;
}

/* What is to be printed of one value, or of an array of them. */
static bool take_sets(struct fzn_reader *r, const struct fzn_value *item, int count, csp_output *o)
{
    const struct fzn_value array = {.at = item ? item->at : NULL, .item = item, .count = count};
    const struct fzn_set **set = fzn_sets(r, &array);
    int *size = fzn_allocate(r, (size_t)count, sizeof *size);
    if (!set || !size) return false;
    size_t members = 0, at = 0;
    for (int i = 0; i < count; i++) members += (size_t)(size[i] = set[i]->count);
    csp_value *element = fzn_allocate(r, members, sizeof *element);
    csp_variable *member = fzn_allocate(r, members, sizeof *member);
    if (!element || !member) return false;
    for (int i = 0; i < count; i++)
        for (int k = 0; k < set[i]->count; k++) {
            element[at] = set[i]->element[k];
            member[at++] = set[i]->member[k];
        }
    o->variables = member;
    o->count = (int)members;
    o->elements = element;
    o->set_sizes = size;
    o->set_count = count;
    return true;
}

static bool is_set(char letter) { return letter == 's' || letter == 'v'; }

static void note_printed(csp_model *m, const csp_output *o)
{
    for (int i = 0; i < o->count; i++) m->variable[o->variables[i]].printed = true;
}

static bool add_output(struct fzn_reader *r, struct fzn_token name, const struct fzn_value *item,
                       int count, char letter, const char *shape)
{
    const struct fzn_value array = {.item = item, .count = count};
    csp_output output = {.room = sizeof output,
                         .name = copy_name(r, name),
                         .count = count,
                         .boolean = letter == 'b' || letter == 't',
                         .shape = shape};
    if (is_set(letter)) {
        if (!take_sets(r, item, count, &output)) return false;
    } else if (!(output.variables = fzn_variables(r, &array))) {
        return false;
    }
    if (!output.name || !csp_add_output(r->model, &output)) return false;
    note_printed(r->model, &output);
    return true;
}

static bool add_array(struct fzn_reader *r, struct fzn_token name, const struct fzn_value *array,
                      char letter, const struct fzn_value *call)
{
    if (call->count != 1) return fzn_fail(r, call->at, say(output_array_needs_index_sets));
    if (!fzn_check(r, &call->item[0], 'S') || !fzn_check(r, array, (char)(letter - 'a' + 'A')))
        return false;
    int64_t elements;
    const char *shape = shape_of(r, &call->item[0], &elements);
    if (!shape) return false;
    if (elements != array->count) return fzn_fail(r, call->at, say(index_sets_do_not_fit, array->count));
    return add_output(r, name, array->item, array->count, letter, shape);
}

bool fzn_add_output(struct fzn_reader *r, struct fzn_token name, const struct fzn_value *v, char letter,
                    const struct fzn_value *annotations)
{
    for (int i = 0; i < annotations->count; i++) {
        const struct fzn_value *a = &annotations->item[i];
        if (is_call(r, a, "output_array")) return add_array(r, name, v, letter, a);
        if (fzn_is_word(r, a->at, "output_var"))
            return fzn_check(r, v, letter) && add_output(r, name, v, 1, letter, NULL);
    }
    return true;
}

/* ---- searches ---- */

struct order {
    const char *name;
    int order;
};

/* What a word means; an unknown one means the last of the list, which has no name. */
static int order_of(const struct fzn_reader *r, const struct fzn_value *v, const struct order *known)
{
    while (known->name && !fzn_is_word(r, v->at, known->name)) known++;
    return known->order;
}

static const struct order variable_orders[] = {
    {"input_order", CSP_INPUT_ORDER},   {"first_fail", CSP_SMALLEST},
    {"most_constrained", CSP_SMALLEST}, {"anti_first_fail", CSP_LARGEST},
    {"smallest", CSP_SMALLEST_VALUE},   {NULL, CSP_DOM_WDEG}};
static const struct order value_orders[] = {{"indomain_min", CSP_LOWEST},
                                            {"indomain_max", CSP_HIGHEST},
                                            {"indomain_median", CSP_MIDDLE},
                                            {"indomain_middle", CSP_MIDDLE},
                                            {"indomain_random", CSP_RANDOM},
                                            {"indomain_split", CSP_LOWER_HALF},
                                            {"indomain_reverse_split", CSP_UPPER_HALF},
                                            {NULL, CSP_LOWEST}};

/* Which element of a set is decided first, and whether it is tried in the set or outside it. */
static const struct set_order {
    const char *name;
    bool downwards, outside;
} set_orders[] = {{"indomain_min", false, false},
                  {"indomain_max", true, false},
                  {"outdomain_min", false, true},
                  {"outdomain_max", true, true},
                  {NULL, false, false}};

/* Set after set: orders that compare sets (first_fail, smallest) are not known, so their elements are decided in the order of the array;
   other orders mean dom/wdeg.  */
static bool add_set_search(struct fzn_reader *r, const struct fzn_value *call)
{
    if (call->count < 3) return fzn_fail(r, call->at, say(search_needs_orders));
    if (!fzn_check(r, &call->item[0], 'V')) return false;
    const struct fzn_set **set = fzn_sets(r, &call->item[0]);
    const struct set_order *order = set_orders;
    size_t members = 0;
    int count = 0;
    if (!set) return false;
    while (order->name && !fzn_is_word(r, call->item[2].at, order->name)) order++;
    for (int i = 0; i < call->item[0].count; i++) members += (size_t)set[i]->count;
    csp_variable *x = fzn_allocate(r, members, sizeof *x);
    for (int i = 0; x && i < call->item[0].count; i++)
        for (int k = 0; k < set[i]->count; k++)
            x[count++] = set[i]->member[order->downwards ? set[i]->count - 1 - k : k];
    const bool weighs = order_of(r, &call->item[1], variable_orders) == CSP_DOM_WDEG;
    return x && (!count || csp_add_group(r->model, x, count, weighs ? CSP_DOM_WDEG : CSP_INPUT_ORDER,
                                         order->outside ? CSP_LOWEST : CSP_HIGHEST));
}

static bool add_search(struct fzn_reader *r, const struct fzn_value *call, char letter)
{
    if (call->count < 3) return fzn_fail(r, call->at, say(search_needs_orders));
    const struct fzn_value *array = &call->item[0];
    if (!fzn_check(r, array, letter)) return false;
    csp_variable *x = fzn_allocate(r, (size_t)array->count, sizeof *x);
    int count = 0;
    if (!x) return false;
    for (int i = 0; i < array->count; i++)
        if (!fzn_is_constant(&array->item[i])) x[count++] = (csp_variable)array->item[i].number;
    return !count || csp_add_group(r->model, x, count,
                                   (csp_variable_order)order_of(r, &call->item[1], variable_orders),
                                   (csp_value_order)order_of(r, &call->item[2], value_orders));
}

/* Where an array is empty, MiniZinc 2.6 writes `bool_search(x, select, choice, complete)`: the names of the parameters, which
   nothing declares.  */
static bool searches_nothing(const struct fzn_value *a)
{
    return a->kind == VALUE_CALL && a->count && a->item[0].kind == VALUE_WORD;
}

/* Searches may be nested; the reader limits the depth. */
bool fzn_add_searches(struct fzn_reader *r, const struct fzn_value *annotations)
{
    for (int i = 0; i < annotations->count; i++) {
        const struct fzn_value *a = &annotations->item[i];
        bool good = true;
        if (searches_nothing(a)) continue;
        if (is_call(r, a, "int_search")) good = add_search(r, a, 'I');
        else if (is_call(r, a, "bool_search")) good = add_search(r, a, 'B');
        else if (is_call(r, a, "set_search")) good = add_set_search(r, a);
        else if (is_call(r, a, "seq_search") && a->count && a->item[0].kind == VALUE_ARRAY)
            good = fzn_add_searches(r, &a->item[0]);
        if (!good) return false;
    }
    return true;
}
