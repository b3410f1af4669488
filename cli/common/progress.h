/* SPDX-License-Identifier: MIT */
/* progress.h - what a person sees on standard error: messages, and one line that says how far we are.

   The line is written only to a terminal, at most five times a second, and is taken away before
   anything else is printed.  */
#ifndef COMMON_PROGRESS_H
#define COMMON_PROGRESS_H

#include <stdbool.h>

/* Progress is off until this; it stays off if standard error is no terminal. */
void progress_allow(void);
/* Is it time for another progress_show()? */
bool progress_due(void);
__attribute__((format(printf, 1, 2))) void progress_show(const char *format, ...);
void progress_erase(void);

/* Prints a line to standard error. */
__attribute__((format(printf, 1, 2))) void message(const char *format, ...);

#endif
