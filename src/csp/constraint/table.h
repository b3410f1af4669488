/* SPDX-License-Identifier: MIT */
/* table.h - tables of more than two variables. */
#ifndef CSP_TABLE_H
#define CSP_TABLE_H

#include "csp/model/model.h"

/* Rows that are allowed: Compact-Table.  The variables have listed domains. */
bool add_compact_table(csp_model *, const csp_variable *, int count, const csp_value *rows,
                       size_t row_count);
/* Rows that are not. */
bool add_forbidden_rows(csp_model *, const csp_variable *, int count, const csp_value *rows,
                        size_t row_count);

#endif
