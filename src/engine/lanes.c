/* SPDX-License-Identifier: MIT */
/* lanes.c - the lanes engine as a row of the table, and the choice of its driver. */
#include "engine/lanes.h"

#include <stdatomic.h>
#include <string.h>

#include "engine/engine.h"

/* ---- drivers, newest first ---- */

#ifdef CPU_PORTABLE
extern const struct lanes_driver lanes_driver_portable;
#endif
#ifdef CPU_128_NAME
extern const struct lanes_driver lanes_driver_vector128;
extern const struct quad_part lanes_quad_vector128;
#endif
#ifdef CPU_MAY_HAVE_AVX
extern const struct lanes_driver lanes_driver_avx2, lanes_driver_avx512;
extern const struct quad_part lanes_quad_avx2, lanes_quad_avx512;
#endif

static const struct {
    const struct lanes_driver *driver;
    const struct quad_part *quad; /* NULL: none */
} drivers[] = {
#ifdef CPU_MAY_HAVE_AVX
    {&lanes_driver_avx512, &lanes_quad_avx512},
    {&lanes_driver_avx2, &lanes_quad_avx2},
#endif
#ifdef CPU_128_NAME
    {&lanes_driver_vector128, &lanes_quad_vector128},
#endif
#ifdef CPU_PORTABLE
    {&lanes_driver_portable, NULL},
#endif
};

enum { DRIVERS = sizeof drivers / sizeof *drivers };

/* 0, or the driver's index in the table plus one.  With what cpu.c knows of the processor, the only state that the library
   keeps between calls.  */
static atomic_int chosen;

const struct lanes_driver *lanes_driver_at(int index)
{
    return index >= 0 && index < DRIVERS ? drivers[index].driver : NULL;
}

/* The place in the table of the driver to use. */
static int driver_place(void)
{
    int place = atomic_load_explicit(&chosen, memory_order_relaxed);
    if (!place) {
        const enum cpu_level level = cpu_level();
        for (int i = 0; i < DRIVERS && !place; i++)
            if (drivers[i].driver->needs <= level) place = i + 1; /* the last is always available */
        atomic_store_explicit(&chosen, place, memory_order_relaxed);
    }
    return place ? place - 1 : DRIVERS - 1;
}

const struct lanes_driver *lanes_driver(void) { return drivers[driver_place()].driver; }

bool lanes_choose_driver(const char *name)
{
    for (int i = 0; i < DRIVERS; i++)
        if (!strcmp(drivers[i].driver->name, name) && drivers[i].driver->needs <= cpu_level()) {
            atomic_store_explicit(&chosen, i + 1, memory_order_relaxed);
            return true;
        }
    return false;
}

/* ---- the engine ---- */

struct lanes_engine {
    const struct lanes_driver *driver;
    const struct quad_part *quad; /* NULL: not for these rules */
    struct lanes_plan plan;
    struct placements *placements;
    _Alignas(16) unsigned char memory
        []; /* of the driver that is in use; then of placements, and room for the plan's houses */
};

static size_t rounded(size_t size) { return (size + 15) / 16 * 16; }

static size_t drivers_memory(const sudoku_rules *r)
{
    struct lanes_plan plan;
    size_t most = 0;
    lanes_plan_outline(&plan, r);
    for (int i = 0; i < DRIVERS; i++) {
        if (drivers[i].driver->needs > cpu_level()) continue;
        const size_t all = drivers[i].driver->memory(&plan),
                     few = drivers[i].quad ? drivers[i].quad->memory() : 0;
        if (all > most) most = all;
        if (few > most) most = few;
    }
    return rounded(most);
}

/* For any driver of this machine: another may be chosen before prepare() is called. */
static size_t memory_needed(const sudoku_rules *r)
{
    return sizeof(struct lanes_engine) + drivers_memory(r) + rounded(placements_memory(r)) +
           (size_t)r->all_house_count * sizeof(struct house *);
}

static void prepare(void *memory, const sudoku_rules *r)
{
    struct lanes_engine *e = memory;
    const int place = driver_place();
    unsigned char *const behind = e->memory + drivers_memory(r);
    e->placements = placements_pay(r) ? placements_in(behind, r) : NULL;
    lanes_plan_make(&e->plan, r,
                    (const struct house **)(void *)(behind + rounded(placements_memory(r))));
    e->driver = drivers[place].driver;
    e->quad = e->plan.is_classic ? drivers[place].quad : NULL;
}

void lanes_run_job(void *memory, struct lanes_job *job)
{
    enum {
        IDLE_LANES_PER_PUZZLE = 4
    }; /* with this many idle lanes, a pass over all costs more than one over few */
    struct lanes_engine *e = memory;
    job->placements = job->only_number ? e->placements : NULL;
    const bool few = job->count * IDLE_LANES_PER_PUZZLE <= (size_t)e->driver->lanes;
    (few && e->quad ? e->quad->run : e->driver->run)(e->memory, job);
}

const struct lanes_plan *lanes_plan_of(const void *memory)
{
    return &((const struct lanes_engine *)memory)->plan;
}

/* ---- one puzzle ---- */

static bool pass_on_solution(void *context, size_t puzzle, const uint8_t *digits)
{
    (void)puzzle;
    return record_solution(context, digits);
}

static void count_solutions(void *context, uint64_t solutions) { record_solutions(context, solutions); }

static bool spend_nodes(void *context, uint64_t nodes)
{
    while (nodes--)
        if (!enter_node(context)) return false;
    return true;
}

/* Must the search go as that of a single lane would?  Numbers of guesses and nodes are then the same on every machine, too; a
   longer search without a receiver is faster if it need not.  */
static bool is_in_order(const struct search *s)
{
    const bool few = s->limits.solutions && s->limits.solutions <= LANES_IN_ORDER;
    return s->limits.nodes || (!s->any_will_do && (s->found || few));
}

static void run(void *memory, struct search *s)
{
    uint64_t found = 0;
    struct lanes_job job = {.plan = lanes_plan_of(memory),
                            .count = 1,
                            .givens = s->puzzle->givens,
                            .allowed = s->puzzle->allowed,
                            .limit = s->limits.solutions,
                            .found = &found,
                            .in_order = is_in_order(s),
                            .only_number = !s->found && !is_in_order(s),
                            .solution = s->found || solutions_are_verified ? pass_on_solution : NULL,
                            .counted = count_solutions,
                            .spend = spend_nodes,
                            .context = s};
    lanes_run_job(memory, &job);
    s->counters.guesses = job.guesses;
    s->counters.passes = job.passes;
    if (!s->limits.nodes) s->counters.nodes = job.nodes;
}

/* ---- many puzzles ---- */

struct batch_context {
    struct batch *batch;
    size_t cells;
};

static bool keep_solution(void *context, size_t puzzle, const uint8_t *digits)
{
    const struct batch_context *c = context;
    struct batch *b = c->batch;
    if (b->solutions && b->found[puzzle] == 1)
        memcpy(b->solutions + puzzle * c->cells, digits, c->cells);
    return true;
}

static bool spend_batch_nodes(void *context, uint64_t nodes)
{
    const struct batch_context *c = context;
    return spend_nodes(&c->batch->search, nodes);
}

static void run_batch(void *memory, struct batch *b)
{
    const struct lanes_plan *plan = lanes_plan_of(memory);
    struct batch_context context = {b, (size_t)plan->cells};
    const sudoku_limits *limits = &b->search.limits;
    struct lanes_job job = {.plan = plan,
                            .count = b->count,
                            .givens = b->givens,
                            .limit = limits->solutions,
                            .found = b->found,
                            .in_order = b->solutions || is_in_order(&b->search),
                            .only_number = !b->solutions && !is_in_order(&b->search),
                            .solution = b->solutions ? keep_solution : NULL,
                            .spend = limits->nodes || limits->stop ? spend_batch_nodes : NULL,
                            .context = &context};
    lanes_run_job(memory, &job);
    b->search.counters.guesses = job.guesses;
    b->search.counters.passes = job.passes;
    if (!limits->nodes) b->search.counters.nodes = job.nodes;
}

static const char *isa(void) { return lanes_driver()->name; }

const struct engine engine_lanes = {
    .name = "lanes",
    .about = "many nodes side by side in vector lanes",
    .max_size = LANES_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .run = run,
    .run_batch = run_batch,
    .isa = isa,
};
