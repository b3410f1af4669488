/* SPDX-License-Identifier: MIT */
/* plan_memory.h - memory of a plan: aligned as vectors are, zeroed, and all of it freed at once. */
#ifndef ENGINE_CLUES_PLAN_MEMORY_H
#define ENGINE_CLUES_PLAN_MEMORY_H

#include "engine/clues/clue_plan.h"

/* NULL: out of memory, which the plan remembers. */
void *plan_room(struct clue_plan *, size_t count, size_t size);
void free_plan_memory(struct clue_plan *);

#endif
