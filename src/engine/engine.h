/* SPDX-License-Identifier: MIT */
/* engine.h - the interface of all engines, and what all searches share.

   An engine is prepared once for a rule set, in a block of memory whose size it states; then it runs any number of
   searches without allocating more.  A search is a request (puzzle, limits, the receiver of solutions) and its counters.
   Engines call its two functions, enter_node() and record_solution(), and return early if either returns false.  */
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
    bool no_memory; /* that is why */
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
/* Counts a solution and passes it to the caller.  False: no more are wanted. */
bool record_solution(struct search *, const uint8_t *digits);
/* Counts solutions that nobody wants to see. */
void record_solutions(struct search *, uint64_t count);
/* Does record_solution() check the digits? */
extern const bool solutions_are_verified;

struct engine {
    const char *name, *about;
    int max_size;
    /* Bytes of memory for these rules, aligned as malloc() aligns them. */
    size_t (*memory)(const sudoku_rules *);
    void (*prepare)(void *memory, const sudoku_rules *);
    /* Finds solutions until there are no more or the search is stopped. */
    void (*run)(void *memory, struct search *);
    /* It knows clues, and needs no memory of the solver for puzzles that have some. */
    bool takes_clues;
    /* NULL, or searches a batch.  */
    void (*run_batch)(void *memory, struct batch *);
    /* NULL, or the vector instructions that it uses on this machine. */
    const char *(*isa)(void);
};

/* One line per engine, fastest first. */
#define ENGINES(E) \
    E(lanes)       \
    E(bits)        \
    E(clues)       \
    E(learn)       \
    E(csp)         \
    E(csp_binary)  \
    E(plain)

#define AS_DECLARATION(name) extern const struct engine engine_##name;
ENGINES(AS_DECLARATION)
#undef AS_DECLARATION

/* The engine at that place of the table, or NULL. */
const struct engine *engine_at(int index);
/* The engine of that name if it supports the size, or NULL; without a name, the engine that chooses among the others. */
const struct engine *engine_named(const char *name, int size);

#endif
