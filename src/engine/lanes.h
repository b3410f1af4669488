/* SPDX-License-Identifier: MIT */
/* lanes.h - many search nodes side by side: what the drivers of all instruction sets share. */
#ifndef ENGINE_LANES_H
#define ENGINE_LANES_H

#include "base/cpu.h"
#include "engine/lanes_plan.h"
#include "engine/placements.h"

/* A batch of puzzles under one plan. */
struct lanes_job {
    const struct lanes_plan *plan;
    size_t count;
    const uint8_t *givens;   /* count * cells digits */
    const uint64_t *allowed; /* candidates of the one puzzle, or NULL */
    uint64_t limit;          /* solutions wanted of each puzzle; 0: all */
    uint64_t *found;         /* solutions found of each puzzle; zeroed by the caller */
    bool
        in_order; /* solutions are found, and effort is counted, as by one worker alone, see lanes_order.h */
    bool only_number; /* of solutions is wanted, not in order; see placements.h */
    /* NULL, or called for each solution; false stops everything. */
    bool (*solution)(void *context, size_t puzzle, const uint8_t *digits);
    /* NULL, or called with the number of solutions that have been found without their digits. */
    void (*counted)(void *context, uint64_t solutions);
    struct placements *placements; /* NULL, or what solutions are counted with; set here */
    /* NULL, or called when `nodes` more nodes have been entered; false stops everything. */
    bool (*spend)(void *context, uint64_t nodes);
    void *context;
    uint64_t nodes, guesses, passes; /* counted here */
};

/* Between two calls of `spend`. */
enum { NODES_BETWEEN_QUESTIONS = 64 };

/* Solutions that a worker keeps until those before them have been found. */
enum { LANES_IN_ORDER = 16 };

/* Counts nodes that a driver has entered since its last call.  False: it must stop. */
static inline bool lanes_spend(struct lanes_job *job, uint64_t *nodes)
{
    const uint64_t entered = *nodes;
    job->nodes += entered;
    *nodes = 0;
    return !entered || !job->spend || job->spend(job->context, entered);
}

/* One instruction set's driver. */
struct lanes_driver {
    const char *name;
    enum cpu_level needs;
    int lanes;
    size_t (*memory)(const struct lanes_plan *);
    void (*run)(void *memory, struct lanes_job *);
};

/* Its driver for few puzzles of classic rules, see lanes_quad.h. */
struct quad_part {
    size_t (*memory)(void);
    void (*run)(void *memory, struct lanes_job *);
};

/* The driver for this machine, or a lower one by name; NULL if the name is unknown or the machine does not support it.  A
   driver chosen by name is used for solvers that have not been used yet.  */
const struct lanes_driver *lanes_driver(void);
bool lanes_choose_driver(const char *name);
const struct lanes_driver *lanes_driver_at(int index);

/* Solves a batch with the memory of an engine that was prepared for its rules. */
void lanes_run_job(void *memory, struct lanes_job *);
const struct lanes_plan *lanes_plan_of(const void *memory);

#endif
