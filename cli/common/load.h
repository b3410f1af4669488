/* SPDX-License-Identifier: MIT */
/* load.h - a whole file in memory. */
#ifndef COMMON_LOAD_H
#define COMMON_LOAD_H

#include <stddef.h>

/* The text of a file (or of standard input, for "-"), zero-terminated, for the caller to free.  NULL, after a message,
   if it cannot be read, is longer than `longest`, or holds zeros.  */
char *load_text(const char *name, size_t longest, size_t *length);

#endif
