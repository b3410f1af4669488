/* SPDX-License-Identifier: MIT */
/* short_memory.c - see short_memory.h */
#include "support/short_memory.h"

#include <stdlib.h>

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void __real_free(void *block);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t count, size_t size);
void __wrap_free(void *block);

int allocations, live_blocks, failures;

static bool is_short, is_paused;
static int left;
static bool fails_on;

void make_memory_short(int allowed, bool from_there_on)
{
    is_short = true;
    left = allowed;
    fails_on = from_there_on;
    failures = 0;
}

void pause_shortage(void) { is_paused = true; }
void resume_shortage(void) { is_paused = false; }
void end_shortage(void) { is_short = false; }

static bool fails(void)
{
    if (is_paused) return false;
    allocations++;
    if (!is_short || left-- > 0) return false;
    is_short = fails_on;
    failures++;
    return true;
}

static void *counted(void *block)
{
    if (block) live_blocks++;
    return block;
}

void *__wrap_malloc(size_t size) { return fails() ? NULL : counted(__real_malloc(size)); }
void *__wrap_calloc(size_t count, size_t size)
{
    return fails() ? NULL : counted(__real_calloc(count, size));
}

void __wrap_free(void *block)
{
    if (block) live_blocks--;
    __real_free(block);
}
