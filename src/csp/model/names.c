/* SPDX-License-Identifier: MIT */
/* names.c - see names.h */
#include "csp/model/names.h"

#include "base/contract.h"
#include "base/memory.h"

static void release(struct naming *n)
{
    for (int i = 0; i < n->count && n->name; i++) free(n->name[i]);
    free(n->name);
}

void release_names(csp_model *m)
{
    for (size_t i = 0; i < m->namings; i++) release(&m->naming[i]);
    free(m->naming);
}

CSP_API int csp_add_names(csp_model *m, csp_value first, const char *const *names, int count)
{
    REQUIRE(m && names && count > 0, "model or names are NULL, or there are none");
    REQUIRE(first >= -CSP_MAX_VALUE && first <= CSP_MAX_VALUE - count, "there are no such values");
    struct naming n = {.first = first, .count = count, .name = new_array((size_t)count, sizeof *n.name)};
    bool good = n.name != NULL;
    for (int i = 0; i < count && good; i++) {
        REQUIRE(names[i], "a name is NULL");
        good = (n.name[i] = copy_text(names[i])) != NULL;
    }
    if (!good || !make_room((void **)&m->naming, m->namings, &m->naming_room, sizeof *m->naming)) {
        release(&n);
        short_of_memory(m);
        return -1;
    }
    m->naming[m->namings++] = n;
    return (int)m->namings - 1;
}

CSP_API bool csp_use_names(csp_model *m, csp_variable x, int names)
{
    if (!are_variables(m, &x, 1)) return false;
    REQUIRE(names >= 0 && (size_t)names < m->namings, "there are no such names");
    m->variable[x].naming = names + 1;
    return true;
}

CSP_API const char *csp_value_name(const csp_model *m, csp_variable x, csp_value value)
{
    REQUIRE(m && x >= 0 && (size_t)x < m->variables, "there is no such variable");
    if (!m->variable[x].naming) return NULL;
    const struct naming *n = &m->naming[m->variable[x].naming - 1];
    return value >= n->first && value - n->first < n->count ? n->name[value - n->first] : NULL;
}

void out_named(struct out *o, const csp_model *m, csp_variable x, csp_value value)
{
    const char *name = csp_value_name(m, x, value);
    if (name) out_text(o, name);
    else out_signed(o, value);
}
