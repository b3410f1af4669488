/* SPDX-License-Identifier: MIT */
/* row.h - a row of a list with columns becomes a puzzle. */
#ifndef READ_LIST_ROW_H
#define READ_LIST_ROW_H

#include "read/forms.h"
#include "read/list/rows.h"

/* Reads the next row, as columns.h has decided. */
form_reader read_row;

/* Where in the text it is. */
struct place place_in_row(const struct row *, const char *at);

#endif
