/* SPDX-License-Identifier: MIT */
/* table.c - tables: which form suits one. */
#include "csp/constraint/table.h"

#include "base/contract.h"
#include "base/memory.h"
#include "csp/consistency/relation.h"

/* The values of a column, for a variable that has more than a list could hold. */
static bool restrict_to_column(csp_model *m, csp_variable x, const csp_value *rows, size_t row_count,
                               int count, int column)
{
    csp_value *value = new_array(row_count, sizeof *value);
    if (!value) return short_of_memory(m);
    for (size_t i = 0; i < row_count; i++) value[i] = rows[i * (size_t)count + (size_t)column];
    const bool good = csp_restrict(m, x, value, row_count);
    free(value);
    return good;
}

static bool add_allowed(csp_model *m, const csp_variable *x, int count, const csp_value *rows,
                        size_t row_count)
{
    for (int i = 0; i < count; i++)
        if (count == 1 || !is_listed(domain_of(m, x[i])))
            if (!restrict_to_column(m, x[i], rows, row_count, count, i)) return false;
    if (count == 1 || m->impossible) return true;
    if (count == 2 && suits_sparse_relation(m, x[0], x[1], row_count))
        return add_sparse_relation(m, x[0], x[1], rows, row_count);
    if (count == 2 && fits_matrix(m, x[0], x[1]))
        return add_relation(m, x[0], x[1], rows, row_count, true);
    return add_compact_table(m, x, count, rows, row_count);
}

CSP_API bool csp_table(csp_model *m, const csp_variable *x, int count, const csp_value *rows,
                       size_t row_count, bool allowed)
{
    REQUIRE(rows || !row_count, "rows is NULL");
    if (!are_variables(m, x, count)) return false;
    if (count == 0) return model_fail(m, say(table_without_variables));
    if (allowed) return add_allowed(m, x, count, rows, row_count);
    if (count == 2 && fits_matrix(m, x[0], x[1]))
        return add_relation(m, x[0], x[1], rows, row_count, false);
    return add_forbidden_rows(m, x, count, rows, row_count);
}
