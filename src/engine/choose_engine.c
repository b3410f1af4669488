/* SPDX-License-Identifier: MIT */
/* choose_engine.c - see choose_engine.h */
#include "engine/choose_engine.h"

#include <string.h>

#include "engine/lanes_plan.h"
#include "engine/layout_search.h"

/* ---- the engines, prepared when they are first used ---- */

struct worker {
    const struct engine *engine;
    size_t offset; /* of its memory */
    bool ready;
};

struct chosen {
    const sudoku_rules *rules;
    bool irregular; /* see is_irregular() */
    bool large;     /* too large for lanes */
    struct worker fast, steady;
    _Alignas(16) unsigned char memory[];
};

enum { ALIGNMENT = 16 };

/* Regions that are not boxes, for which bits is too weak. */
static bool is_irregular(const sudoku_rules *r) { return r->region && !r->box_rows; }

static size_t room_of(const struct engine *e, const sudoku_rules *r)
{
    return (e->memory(r) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
}

static bool is_large(const sudoku_rules *r) { return r->n > LANES_MAX_SIZE; }

static const struct engine *fast_engine(const sudoku_rules *r)
{
    return is_large(r) ? &engine_learn : &engine_lanes;
}

static size_t memory_needed(const sudoku_rules *r)
{
    return sizeof(struct chosen) + room_of(fast_engine(r), r) + room_of(&engine_bits, r);
}

static void prepare(void *memory, const sudoku_rules *r)
{
    struct chosen *c = memory;
    *c = (struct chosen){.rules = r,
                         .irregular = is_irregular(r),
                         .large = is_large(r),
                         .steady = {.engine = &engine_bits},
                         .fast = {.engine = fast_engine(r), .offset = room_of(&engine_bits, r)}};
}

static void *memory_of(struct chosen *c, struct worker *w)
{
    void *memory = c->memory + w->offset;
    if (!w->ready) w->engine->prepare(memory, c->rules);
    w->ready = true;
    return memory;
}

static void run_worker(struct chosen *c, struct worker *w, struct search *s)
{
    w->engine->run(memory_of(c, w), s);
}

/* ---- parts of a search ---- */

static bool is_in_order(const struct search *s) { return s->found && !s->any_will_do; }

/* Up to two solutions, kept until it is certain that these are the ones to return. */
struct kept_solutions {
    size_t cells;
    int count;
    uint8_t digits[2][SUDOKU_MAX_CELLS];
};

static bool keep_solution(void *context, const uint8_t *digits)
{
    struct kept_solutions *k = context;
    if (k->count < 2) memcpy(k->digits[k->count++], digits, k->cells);
    return true;
}

/* The engine for a part of the search, and its result. */
struct part {
    struct worker *worker; /* NULL: layout_search() */
    uint64_t wanted;
    uint64_t nodes; /* at most; 0: as many as are left for the whole search */
    struct kept_solutions kept;
    bool complete;  /* there are no other solutions */
    bool exhausted; /* it has used up its own nodes, but the whole search has more */
};

static void run_part(struct chosen *c, struct search *whole, struct part *p)
{
    struct search s = {.puzzle = whole->puzzle,
                       .limits = whole->limits,
                       .found = keep_solution,
                       .context = &p->kept,
                       .any_will_do = !is_in_order(whole)};
    const uint64_t left = whole->limits.nodes ? whole->limits.nodes - whole->counters.nodes : 0;
    const bool own_limit = p->nodes && (!left || p->nodes < left);
    p->kept.cells = (size_t)c->rules->cells;
    p->kept.count = 0;
    s.limits.solutions = p->wanted;
    s.limits.nodes = own_limit ? p->nodes : left;
    if (whole->limits.nodes && !left) s.stopped = true;
    else if (p->worker) run_worker(c, p->worker, &s);
    else layout_search(&s);
    whole->counters.nodes += s.counters.nodes;
    whole->counters.guesses += s.counters.guesses;
    whole->counters.passes += s.counters.passes;
    whole->no_memory |= s.no_memory;
    p->complete = !s.stopped;
    p->exhausted =
        own_limit && s.stopped && s.counters.nodes >= p->nodes && (uint64_t)p->kept.count < p->wanted;
}

/* ---- a grid for regions without givens ---- */

static bool is_empty(const sudoku_puzzle *p)
{
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (p->givens[cell]) return false;
    return !p->allowed;
}

/* Neither search is always faster, so they take turns, each turn longer than the one before. */
static void search_empty_layout(struct chosen *c, struct search *s, struct part *p)
{
    enum {
        FIRST_NODES = 20000,
        LONGER = 8,
        NODES_OF_LANES = 100
    }; /* that take as long as one node of layout_search() */
    uint64_t nodes = FIRST_NODES;
    do {
        p->worker = &c->fast;
        p->nodes = nodes;
        run_part(c, s, p);
        if (!p->exhausted) return;
        p->worker = NULL;
        p->nodes = nodes / NODES_OF_LANES;
        run_part(c, s, p);
        nodes *= LONGER;
    } while (p->exhausted);
}

/* ---- bits first ---- */

/* Preparing lanes for regions takes about as long as this many nodes of bits, and most puzzles need fewer.  Which of several solutions
   comes first is for lanes to say.  Of large puzzles bits solves most at once, and others, which are for learn, never; there two solutions
   that it has found in time are the first ones.  */
static bool steady_is_enough(struct chosen *c, struct search *s, bool in_order, struct part *p)
{
    enum { NODES_OF_PREPARING = 600 };
    if ((!c->irregular && !c->large) || (c->fast.ready && !c->large) || s->limits.nodes) return false;
    p->worker = &c->steady;
    p->wanted = in_order || c->large ? 2 : s->limits.solutions;
    p->nodes = NODES_OF_PREPARING;
    run_part(c, s, p);
    return p->complete || ((!in_order || c->large) && (uint64_t)p->kept.count == p->wanted);
}

/* ---- up to two solutions for regions that are not boxes, and of large puzzles ---- */

static void search_up_to_two(struct chosen *c, struct search *s)
{
    struct part p;
    if (!steady_is_enough(c, s, is_in_order(s), &p)) {
        p.worker = &c->fast;
        p.wanted = s->limits.solutions;
        p.nodes = 0;
        if (!c->large && is_empty(s->puzzle)) search_empty_layout(c, s, &p);
        else run_part(c, s, &p);
    }
    if (!p.complete && (uint64_t)p.kept.count < p.wanted) s->stopped = true;
    for (int i = 0; i < p.kept.count; i++)
        if (!record_solution(s, p.kept.digits[i])) return;
}

/* ---- the choice ---- */

static void run(void *memory, struct search *s)
{
    struct chosen *c = memory;
    if (c->irregular && s->limits.solutions && s->limits.solutions <= 2) search_up_to_two(c, s);
    else run_worker(c, &c->fast, s);
}

/* Nodes are limited, or all solutions wanted: bits counts nodes alike everywhere, and learn gains nothing from one solution for the next. */
static void run_large(void *memory, struct search *s)
{
    struct chosen *c = memory;
    const bool few = s->limits.solutions && s->limits.solutions <= 2 && !s->limits.nodes;
    if (few) search_up_to_two(c, s);
    else run_worker(c, &c->steady, s);
}

/* A batch of one puzzle, as in lists with a different layout for each puzzle. */
static bool run_alone(struct chosen *c, struct batch *b)
{
    const sudoku_puzzle puzzle = {.rules = c->rules, .givens = b->givens};
    struct search s = {.puzzle = &puzzle, .limits = b->search.limits};
    struct part p;
    const uint64_t wanted = s.limits.solutions;
    if (!wanted || wanted > 2 || !steady_is_enough(c, &s, b->solutions != NULL, &p)) return false;
    b->found[0] = (uint64_t)p.kept.count;
    if (b->solutions && p.kept.count) memcpy(b->solutions, p.kept.digits[0], p.kept.cells);
    b->search.counters = s.counters;
    b->search.stopped = !p.complete && (uint64_t)p.kept.count < p.wanted;
    return true;
}

static void run_batch(void *memory, struct batch *b)
{
    struct chosen *c = memory;
    if (b->count == 1 && run_alone(c, b)) return;
    c->fast.engine->run_batch(memory_of(c, &c->fast), b);
}

const struct engine engine_chosen = {
    .name = "chosen",
    .about = "whichever of the others suits the question",
    .max_size = LANES_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .run = run,
    .run_batch = run_batch,
};

const struct engine engine_chosen_large = {
    .name = "chosen",
    .about = "whichever of the others suits the question, for large grids",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .run = run_large,
};

const struct engine *engine_for_size(int size)
{
    return size <= engine_chosen.max_size ? &engine_chosen : &engine_chosen_large;
}

/* ---- questions that one engine answers ---- */

const struct engine *engine_for_clues(const struct engine *e, int size)
{
    if (e->takes_clues) return e;
    if (e != engine_for_size(size)) return NULL;
    return size <= engine_clues.max_size ? &engine_clues : &engine_csp;
}

const char *engine_that_counts_alike(void) { return engine_bits.name; }

const char *engine_for_node_limit(const sudoku_rules *r)
{
    return r->n <= LANES_MAX_SIZE ? NULL : engine_that_counts_alike();
}

const char *engine_of_model(sudoku_csp_style style)
{
    return style == SUDOKU_BY_PAIRS ? engine_csp_binary.name : engine_csp.name;
}

/* Up to 9x9 no question takes long, and neither does one about a larger grid with boxes and no other houses, as long as there are
   lanes for it.  */
bool engine_answers_soon(const sudoku_rules *r)
{
    enum { SMALL = 9 };
    return r->n <= SMALL || (r->n <= LANES_MAX_SIZE && r->box_rows && r->house_count == 3 * r->n);
}

bool engine_takes_batches(const char *name)
{
    const struct engine *e = engine_named(name, 1);
    return e && e->run_batch;
}
