/* SPDX-License-Identifier: MIT */
/* model.c - see model.h */
#include "csp/model/model.h"

#include "base/contract.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/model/kind.h"
#include "csp/model/names.h"

CSP_API const char *csp_version(void) { return SUDOKU_VERSION; }

/* ---- making ---- */

CSP_API csp_model *csp_model_new(void)
{
    csp_model *m = new_array(1, sizeof *m);
    if (m) m->objective = -1;
    return m;
}

CSP_API void csp_model_free(csp_model *m)
{
    if (!m) return;
    for (size_t i = 0; i < m->variables; i++) {
        free(m->variable[i].name);
        free(m->variable[i].domain.word);
        free(m->variable[i].domain.list);
    }
    for (size_t i = 0; i < m->constraints; i++) {
        struct constraint *c = &m->constraint[i];
        if (c->kind->release) c->kind->release(c->about);
        free(c->about);
        free(c->scope);
        free(c->text);
    }
    for (size_t i = 0; i < m->groups; i++) free(m->group[i].variable);
    release_outputs(m);
    release_names(m);
    free(m->variable);
    free(m->constraint);
    free(m->group);
    free(m);
}

bool model_fail(csp_model *m, struct message why)
{
    return m->error.code ? false : fail(&m->error, 0, 0, why);
}

bool short_of_memory(csp_model *m) { return model_fail(m, say(out_of_memory)); }

CSP_API const csp_error *csp_model_error(const csp_model *m)
{
    REQUIRE(m, "model is NULL");
    return m->error.code ? &m->error : NULL;
}

/* ---- variables ---- */

static int by_value(const void *a, const void *b)
{
    const csp_value x = *(const csp_value *)a, y = *(const csp_value *)b;
    return (x > y) - (x < y);
}

/* Heap sort, since qsort() may ask for memory. */
static void sort_values(csp_value *value, size_t count)
{
    for (size_t end = count, start = count / 2; end > 1;) {
        if (start) start--;
        else {
            end--;
            const csp_value last = value[end];
            value[end] = value[0];
            value[0] = last;
        }
        for (size_t parent = start;;) {
            size_t child = 2 * parent + 1;
            if (child >= end) break;
            if (child + 1 < end && by_value(&value[child + 1], &value[child]) > 0) child++;
            if (value[parent] >= value[child]) break;
            const csp_value swapped = value[parent];
            value[parent] = value[child];
            value[child] = swapped;
            parent = child;
        }
    }
}

static bool is_sorted_set(const csp_value *value, size_t count)
{
    for (size_t i = 1; i < count; i++)
        if (value[i - 1] >= value[i]) return false;
    return true;
}

size_t sort_set(csp_value *value, size_t count)
{
    size_t kept = 0;
    if (is_sorted_set(value, count)) return count;
    sort_values(value, count);
    for (size_t i = 0; i < count; i++)
        if (!kept || value[i] != value[kept - 1]) value[kept++] = value[i];
    return kept;
}

static bool fill_bits(struct domain *d, int bits)
{
    d->bits = bits;
    d->words = (bits + 63) / 64;
    d->word = new_array((size_t)d->words, sizeof *d->word);
    if (!d->word) return false;
    for (int w = 0; w < d->words; w++) d->word[w] = first_bits(bits - 64 * w);
    return true;
}

static struct domain empty_domain(void) { return (struct domain){.min = 1, .max = 0, .size = 0}; }

static bool range_domain(struct domain *d, csp_value low, csp_value high)
{
    *d = empty_domain();
    if (low > high) return true;
    const int64_t size = distance(low, high);
    *d = (struct domain){.min = low, .max = high, .size = size, .base = low};
    return size > CSP_MAX_LISTED || fill_bits(d, (int)size);
}

/* Of sorted values; takes the list over where it is needed. */
static bool list_domain(struct domain *d, csp_value *list, size_t count)
{
    const int64_t span = distance(list[0], list[count - 1]);
    *d =
        (struct domain){.min = list[0], .max = list[count - 1], .size = (int64_t)count, .base = list[0]};
    if (span <= CSP_MAX_LISTED && span <= 64 * (int64_t)count) {
        if (!fill_bits(d, (int)span)) return false;
        memset(d->word, 0, (size_t)d->words * sizeof *d->word);
        for (size_t i = 0; i < count; i++) {
            const int at = (int)(list[i] - d->base);
            d->word[at / 64] |= bit(at % 64);
        }
        free(list);
        return true;
    }
    d->list = list;
    if (fill_bits(d, (int)count)) return true;
    d->list = NULL;
    return false;
}

char *copy_text(const char *text)
{
    const size_t length = strlen(text) + 1;
    char *copy = new_array(length, 1);
    if (copy) memcpy(copy, text, length);
    return copy;
}

csp_variable *copy_variables(const csp_variable *variables, int count)
{
    csp_variable *copy = new_array((size_t)count, sizeof *copy);
    if (copy && count) memcpy(copy, variables, (size_t)count * sizeof *copy);
    return copy;
}

static char *copy_name(const char *name, size_t number)
{
    char made_up[24];
    struct out o = out_to_buffer(made_up, sizeof made_up);
    out_format(&o, "x%d", (int)number);
    return copy_text(name ? name : made_up);
}

/* Takes the domain over. */
static csp_variable add_variable(csp_model *m, const char *name, struct domain domain)
{
    char *copy = copy_name(name, m->variables);
    const bool room =
        make_room((void **)&m->variable, m->variables, &m->variable_room, sizeof *m->variable);
    if (!room || !copy || m->variables == CSP_MAX_VARIABLES) {
        free(copy);
        free(domain.word);
        free(domain.list);
        if (m->variables == CSP_MAX_VARIABLES) model_fail(m, say(too_many_variables, CSP_MAX_VARIABLES));
        else short_of_memory(m);
        return -1;
    }
    if (!domain.size) m->impossible = true;
    m->variable[m->variables] = (struct variable){.name = copy, .domain = domain};
    return (csp_variable)m->variables++;
}

static bool in_range(csp_model *m, csp_value value)
{
    return (value >= -CSP_MAX_VALUE && value <= CSP_MAX_VALUE) ||
           model_fail(m, say(value_too_large, CSP_MAX_VALUE));
}

CSP_API csp_variable csp_add_range(csp_model *m, const char *name, csp_value low, csp_value high)
{
    struct domain d;
    REQUIRE(m, "model is NULL");
    if ((low != -CSP_NO_BOUND && !in_range(m, low)) || (high != CSP_NO_BOUND && !in_range(m, high)))
        return -1;
    if (range_domain(&d, low, high)) return add_variable(m, name, d);
    short_of_memory(m);
    return -1;
}

/* A sorted copy without repetition; NULL, with an error, if that cannot be. */
static csp_value *sorted_copy(csp_model *m, const csp_value *values, size_t *count)
{
    REQUIRE(m && (values || !*count), "model or values is NULL");
    for (size_t i = 0; i < *count; i++)
        if (!in_range(m, values[i])) return NULL;
    csp_value *list = new_array(*count, sizeof *list);
    if (!list) {
        short_of_memory(m);
        return NULL;
    }
    if (*count) memcpy(list, values, *count * sizeof *list);
    *count = sort_set(list, *count);
    if (*count <= CSP_MAX_LISTED) return list;
    model_fail(m, say(too_many_listed_values, CSP_MAX_LISTED));
    free(list);
    return NULL;
}

CSP_API csp_variable csp_add_values(csp_model *m, const char *name, const csp_value *values,
                                    size_t count)
{
    csp_value *list = sorted_copy(m, values, &count);
    if (!list) return -1;
    struct domain d = empty_domain();
    if (!count) free(list);
    else if (!list_domain(&d, list, count)) {
        free(list);
        short_of_memory(m);
        return -1;
    }
    return add_variable(m, name, d);
}

/* Those listed domains that lose values keep their bits: constraints may already count on their order. */
CSP_API bool csp_restrict(csp_model *m, csp_variable x, const csp_value *values, size_t count)
{
    if (!are_variables(m, &x, 1)) return false;
    csp_value *list = sorted_copy(m, values, &count);
    if (!list) return false;
    struct domain *d = &m->variable[x].domain;
    size_t kept = 0;
    for (size_t i = 0; i < count; i++)
        if (d->size && has_value(d, list[i])) list[kept++] = list[i];
    if (!kept) {
        if (d->words) memset(d->word, 0, (size_t)d->words * sizeof *d->word);
        d->min = 1;
        d->max = 0;
        d->size = 0;
        m->impossible = true;
        free(list);
        return true;
    }
    if (!is_listed(d)) {
        struct domain listed;
        if (list_domain(&listed, list, kept)) {
            *d = listed;
            return true;
        }
        free(list);
        return short_of_memory(m);
    }
    memset(d->word, 0, (size_t)d->words * sizeof *d->word);
    for (size_t i = 0; i < kept; i++) {
        const int at = index_from(d, list[i]);
        d->word[at / 64] |= bit(at % 64);
    }
    d->min = list[0];
    d->max = list[kept - 1];
    d->size = (int64_t)kept;
    free(list);
    return true;
}

CSP_API int csp_variable_count(const csp_model *m)
{
    REQUIRE(m, "model is NULL");
    return (int)m->variables;
}

CSP_API const char *csp_variable_name(const csp_model *m, csp_variable x)
{
    REQUIRE(m && x >= 0 && (size_t)x < m->variables, "there is no such variable");
    return m->variable[x].name;
}

CSP_API bool csp_variable_is_helper(const csp_model *m, csp_variable x)
{
    REQUIRE(m && x >= 0 && (size_t)x < m->variables, "there is no such variable");
    return m->variable[x].helper;
}

bool are_variables(csp_model *m, const csp_variable *x, int count)
{
    REQUIRE(m && (x || count <= 0), "model or variables is NULL");
    if (count < 0 || count > CSP_MAX_ARITY)
        return model_fail(m, say(too_many_variables_in_constraint, count, CSP_MAX_ARITY));
    for (int i = 0; i < count; i++)
        if (x[i] < 0 || (size_t)x[i] >= m->variables)
            return model_fail(m, say(unknown_variable_number, x[i]));
    return true;
}

bool are_truths(csp_model *m, const csp_variable *x, int count)
{
    if (!are_variables(m, x, count)) return false;
    for (int i = 0; i < count; i++) {
        const struct domain *d = domain_of(m, x[i]);
        if (d->size && (d->min < 0 || d->max > 1))
            return model_fail(m, say(not_a_boolean, m->variable[x[i]].name));
    }
    return true;
}

/* ---- constraints ---- */

bool add_constraint(csp_model *m, const struct kind *kind, const csp_variable *scope, int arity,
                    void *about, size_t about_size)
{
    csp_variable *copy = NULL;
    bool good = are_variables(m, scope, arity);
    if (good && m->constraints == CSP_MAX_CONSTRAINTS)
        good = model_fail(m, say(too_many_constraints, CSP_MAX_CONSTRAINTS));
    if (good) {
        copy = copy_variables(scope, arity);
        good = copy && make_room((void **)&m->constraint, m->constraints, &m->constraint_room,
                                 sizeof *m->constraint);
        if (!good) short_of_memory(m);
    }
    if (!good) {
        if (about && kind->release) kind->release(about);
        free(about);
        free(copy);
        return false;
    }
    m->constraint[m->constraints++] = (struct constraint){kind, arity, copy, about, about_size, NULL};
    return true;
}

CSP_API int csp_constraint_count(const csp_model *m)
{
    REQUIRE(m, "model is NULL");
    return (int)m->constraints;
}

static const struct constraint *constraint_at(const csp_model *m, int constraint)
{
    REQUIRE(m && constraint >= 0 && (size_t)constraint < m->constraints, "there is no such constraint");
    return &m->constraint[constraint];
}

CSP_API const csp_variable *csp_constraint_scope(const csp_model *m, int constraint, int *count)
{
    const struct constraint *c = constraint_at(m, constraint);
    if (count) *count = c->arity;
    return c->scope;
}

CSP_API const char *csp_constraint_name(const csp_model *m, int constraint)
{
    return constraint_at(m, constraint)->kind->name;
}

CSP_API bool csp_name_constraint(csp_model *m, int constraint, const char *text)
{
    (void)constraint_at(m, constraint);
    REQUIRE(text, "text is NULL");
    char *copy = copy_text(text);
    if (!copy) return short_of_memory(m);
    free(m->constraint[constraint].text);
    m->constraint[constraint].text = copy;
    return true;
}

/* ---- goals and search groups ---- */

CSP_API bool csp_set_goal(csp_model *m, csp_goal goal, csp_variable objective)
{
    REQUIRE(m && goal <= CSP_MAXIMISE, "model is NULL, or there is no such goal");
    if (goal != CSP_SATISFY && !are_variables(m, &objective, 1)) return false;
    m->goal = goal;
    m->objective = goal == CSP_SATISFY ? -1 : objective;
    return true;
}

CSP_API csp_goal csp_model_goal(const csp_model *m, csp_variable *objective)
{
    REQUIRE(m, "model is NULL");
    if (objective) *objective = m->objective;
    return m->goal;
}

CSP_API bool csp_add_group(csp_model *m, const csp_variable *variables, int count,
                           csp_variable_order variable_order, csp_value_order value_order)
{
    REQUIRE(variable_order <= CSP_SMALLEST_VALUE && value_order <= CSP_UPPER_HALF, "no such order");
    if (!are_variables(m, variables, count)) return false;
    csp_variable *copy = copy_variables(variables, count);
    if (!copy || !make_room((void **)&m->group, m->groups, &m->group_room, sizeof *m->group)) {
        free(copy);
        return short_of_memory(m);
    }
    m->group[m->groups++] = (struct group){copy, count, variable_order, value_order};
    return true;
}

CSP_API int csp_group_count(const csp_model *m)
{
    REQUIRE(m, "model is NULL");
    return (int)m->groups;
}

/* ---- answers ---- */

int largest_arity(const csp_model *m)
{
    int largest = 1;
    for (size_t i = 0; i < m->constraints; i++)
        if (m->constraint[i].arity > largest) largest = m->constraint[i].arity;
    return largest;
}

bool verify_values(const csp_model *m, const csp_value *values, csp_value *scope_values, int *broken)
{
    *broken = -1;
    for (size_t i = 0; i < m->variables; i++)
        if (!m->variable[i].domain.size || !has_value(&m->variable[i].domain, values[i])) return false;
    for (size_t i = 0; i < m->constraints; i++) {
        const struct constraint *c = &m->constraint[i];
        for (int k = 0; k < c->arity; k++) scope_values[k] = values[c->scope[k]];
        *broken = (int)i;
        if (!c->kind->satisfied(c, scope_values)) return false;
    }
    return true;
}

CSP_API bool csp_verify(const csp_model *m, const csp_value *values, int *broken)
{
    REQUIRE(m && (values || !m->variables), "model or values is NULL");
    int unused;
    csp_value *scope_values = new_array((size_t)largest_arity(m), sizeof *scope_values);
    if (broken) *broken = CSP_NOT_VERIFIED;
    const bool good = scope_values && verify_values(m, values, scope_values, broken ? broken : &unused);
    free(scope_values);
    return good;
}
