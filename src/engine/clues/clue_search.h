/* SPDX-License-Identifier: MIT */
/* clue_search.h - the search of the clue engine, for each instruction set. */
#ifndef ENGINE_CLUES_CLUE_SEARCH_H
#define ENGINE_CLUES_CLUE_SEARCH_H

#include "base/cpu.h"
#include "engine/clues/clue_plan.h"
#include "engine/engine.h"

/* What a search keeps beside its nodes. */
struct clue_memory {
    uint32_t *score; /* of each cell */
    uint8_t *alive;  /* states of the longest walk */
    unsigned failures;
    uint32_t digit_failures[CLUES_MAX_SIZE]; /* of guesses with the digit */
    void *nodes;                             /* cells + 2 of them, aligned as vectors are */
};

struct clue_searcher {
    const char *name;
    enum cpu_level needs;
    size_t node_size;
    bool writes_slots; /* the plan must know where cells are in slots */
    void (*run)(struct clue_plan *, struct clue_memory *, struct search *);
};

#endif
