/* SPDX-License-Identifier: MIT */
/* json_memory.h - does jansson lack memory?  It leaves out values that it cannot hold, and calls a text invalid if there is no
   memory for a token of it, so the question is asked of its allocations.  */
#ifndef SUDOKU_JSON_MEMORY_H
#define SUDOKU_JSON_MEMORY_H

#include <stdbool.h>

/* To be called before anything of jansson is used. */
void json_watch_memory(void);
/* Has an allocation failed since the last question? */
bool json_was_short_of_memory(void);

#endif
