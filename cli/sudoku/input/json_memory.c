/* SPDX-License-Identifier: MIT */
/* json_memory.c - see json_memory.h */
#include "sudoku/input/json_memory.h"

#include <jansson.h>
#include <stdlib.h>

static bool was_short; /* jansson is used by one thread only */

static void *allocate(size_t size)
{
    void *block = malloc(size);
    if (!block) was_short = true;
    return block;
}

void json_watch_memory(void) { json_set_alloc_funcs(allocate, free); }

bool json_was_short_of_memory(void)
{
    const bool answer = was_short;
    was_short = false;
    return answer;
}
