/* SPDX-License-Identifier: MIT */
/* short_memory.h - malloc() and calloc() that fail when told to.  The library's calls of them and of free() come here, since
   tests/CMakeLists.txt links with --wrap.  */
#ifndef SUPPORT_SHORT_MEMORY_H
#define SUPPORT_SHORT_MEMORY_H

#include <stdbool.h>

/* Allocations asked for since it was last set, blocks that are not freed, and failures since memory was made short. */
extern int allocations, live_blocks, failures;

/* The allocation after the first `allowed` ones fails, or it and all after it. */
void make_memory_short(int allowed, bool from_there_on);
/* Allocations between these two neither fail nor count. */
void pause_shortage(void);
void resume_shortage(void);
/* All allocations succeed again. */
void end_shortage(void);

#endif
