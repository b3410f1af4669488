/* SPDX-License-Identifier: MIT */
/* progress.h - messages on standard error, and one progress line.

   The line is written only to a terminal, at most five times a second, and is erased before
   anything else is printed.  */
#ifndef COMMON_PROGRESS_H
#define COMMON_PROGRESS_H

#include <stdbool.h>

/* Turns progress on, unless standard error is not a terminal.  It is off at first. */
void progress_allow(void);
/* Is it time for another progress_show()? */
bool progress_due(void);
__attribute__((format(printf, 1, 2))) void progress_show(const char *format, ...);
void progress_erase(void);

/* Prints a line to standard error. */
__attribute__((format(printf, 1, 2))) void message(const char *format, ...);

#endif
