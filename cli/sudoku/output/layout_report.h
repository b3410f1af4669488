/* SPDX-License-Identifier: MIT */
/* layout_report.h - the facts about a layout, as text or as a row. */
#ifndef SUDOKU_LAYOUT_REPORT_H
#define SUDOKU_LAYOUT_REPORT_H

#include "sudoku/work/layout_outcome.h"

/* The line of headings of CSV, if that is the format. */
void begin_layouts(const struct settings *);
/* A layout that was made: its regions, and its grid and numbers if requested. */
void report_made(const struct settings *, int size, const uint8_t *regions,
                 const struct layout_outcome *);
/* A layout that was checked: whether it has a grid, and if not, why. */
void report_checked(const struct settings *, int size, const uint8_t *regions,
                    const struct layout_outcome *);
/* Printed instead of a layout that could not be read.  Without a line: nothing of the file could be. */
void report_bad_layout(const struct settings *, const char *file, const sudoku_error *);

#endif
