/* SPDX-License-Identifier: MIT */
/* row.h - a row of a list with columns becomes a puzzle. */
#ifndef READ_LIST_ROW_H
#define READ_LIST_ROW_H

#include "read/forms.h"

/* Reads the next row, as columns.h has decided. */
form_reader read_row;

#endif
