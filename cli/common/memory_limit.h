/* SPDX-License-Identifier: MIT */
/* memory_limit.h - how much memory a program may take: a small file can ask for a lot of it. */
#ifndef COMMON_MEMORY_LIMIT_H
#define COMMON_MEMORY_LIMIT_H

#include <stdint.h>

enum { MEMORY_LIMIT_USUAL = 1024 }; /* megabytes of 2^20 bytes */

/* Beyond this, allocations fail; 0: the usual limit.  A lower one that the system sets stays. */
void memory_limit_set(uint64_t megabytes);
/* Megabytes; 0: none was set. */
uint64_t memory_limit(void);

#endif
