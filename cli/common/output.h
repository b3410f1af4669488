/* SPDX-License-Identifier: MIT */
/* output.h - standard output, buffered, with the first write error remembered. */
#ifndef COMMON_OUTPUT_H
#define COMMON_OUTPUT_H

#include <stdbool.h>
#include <stddef.h>

/* Uses a large buffer unless output goes to a terminal.  Call this before printing anything. */
void output_start(void);
/* `context` is not used: the function fits a sudoku_sink. */
void output_bytes(void *context, const char *text, size_t length);
__attribute__((format(printf, 1, 2))) void output(const char *format, ...);
void output_flush(void);
/* Something that was to be printed could not be made: no more is printed, and the program ends with this error. */
void output_short_of_memory(void);
/* NULL, or why writing failed. */
const char *output_error(void);

#endif
