/* SPDX-License-Identifier: MIT */
/* engine.h - what every engine is, and what every search shares.

   An engine is prepared once for a rule set, in memory of a size it names; then it runs searches one
   after the other without asking for more.  A search is a request (puzzle, limits, where solutions go)
   and its counters.  Engines call two functions of it, enter_node() and record_solution(), and they
   return early when either says so.  */
#ifndef ENGINE_ENGINE_H
#define ENGINE_ENGINE_H

#include "board/rules.h"

struct search {
    const sudoku_puzzle *puzzle;
    sudoku_limits limits;
    sudoku_on_solution *found;
    void *context;
    bool any_will_do; /* it does not matter which of several solutions are found */
    sudoku_counters counters;
    bool stopped;
};

/* Many puzzles of the same rules.  The search holds limits and totals; its puzzle is not used. */
struct batch {
    struct search search;
    const uint8_t *givens; /* cells digits for each puzzle */
    size_t count;
    uint64_t *found;    /* of each puzzle; zero at first */
    uint8_t *solutions; /* NULL, or the first of each puzzle */
};

/* Counts a position.  False: the budget is used up or the caller wants to stop. */
bool enter_node(struct search *);
/* Counts a solution and hands it out.  False: no more are wanted. */
bool record_solution(struct search *, const uint8_t *digits);

struct engine {
    const char *name, *about;
    int max_size;
    /* Bytes of memory for these rules; whatever alignment malloc() gives. */
    size_t (*memory)(const sudoku_rules *);
    void (*prepare)(void *memory, const sudoku_rules *);
    /* Finds solutions until there are no more or the search is stopped. */
    void (*run)(void *memory, struct search *);
    /* NULL, or searches a batch.  */
    void (*run_batch)(void *memory, struct batch *);
};

/* One line per engine, fastest first. */
#define ENGINES(E) \
    E(lanes)       \
    E(bits)        \
    E(csp)         \
    E(csp_binary)  \
    E(plain)

#define AS_DECLARATION(name) extern const struct engine engine_##name;
ENGINES(AS_DECLARATION)
#undef AS_DECLARATION

/* The engine at that place of the table, or NULL. */
const struct engine *engine_at(int index);
/* The engine of that name if it takes the size, or NULL; without a name, the one that chooses among them. */
const struct engine *engine_named(const char *name, int size);

#endif
