/* SPDX-License-Identifier: MIT */
/* clue_engine.c - the engine "clues": puzzles with clues, compiled anew for each search. */
#include "base/memory.h"
#include "engine/clues/clue_search.h"
#include "engine/clues/innies.h"
#include "engine/lanes.h"

extern const struct clue_searcher clue_searcher_portable, clue_searcher_avx2, clue_searcher_avx512,
    clue_searcher_small_portable, clue_searcher_small_avx2, clue_searcher_small_avx512;

/* The best one that this machine, and the instruction set that was chosen, have. */
static const struct clue_searcher *searcher_for(int n)
{
    static const struct {
        const struct clue_searcher *small, *any;
    } searchers[] = {
#ifdef CPU_MAY_HAVE_AVX
        {&clue_searcher_small_avx512, &clue_searcher_avx512},
        {&clue_searcher_small_avx2, &clue_searcher_avx2},
#endif
        {&clue_searcher_small_portable, &clue_searcher_portable},
    };
    int i = 0;
    while (searchers[i].any->needs > lanes_driver()->needs) i++;
    return n <= SMALL_SIZE ? searchers[i].small : searchers[i].any;
}

static int most_states(const struct forms *f)
{
    int most = 1;
    for (size_t i = 0; i < f->walk_count; i++)
        if (f->walk[i].states > most) most = f->walk[i].states;
    return most;
}

/* All memory of a search; false: there is not enough. */
static bool prepare_memory(struct clue_memory *m, const struct clue_plan *p, size_t node_size,
                           char **block)
{
    const size_t cells = (size_t)p->cells, align = 64;
    *m = (struct clue_memory){.score = new_array(cells, sizeof *m->score),
                              .alive = new_array((size_t)most_states(p->forms), 1)};
    *block = malloc((cells + 2) * node_size + align);
    if (*block) m->nodes = *block + (align - (uintptr_t)*block % align) % align;
    return m->score && m->alive && *block;
}

static void search_plan(struct clue_plan *p, struct search *s)
{
    const struct clue_searcher *searcher = searcher_for(p->n);
    struct clue_memory m;
    char *block;
    const bool ready = !searcher->writes_slots || clue_plan_find_places(p);
    if (prepare_memory(&m, p, searcher->node_size, &block) && ready) searcher->run(p, &m, s);
    else s->stopped = s->no_memory = true;
    free(m.score);
    free(m.alive);
    free(block);
}

static void run(void *memory, struct search *s)
{
    (void)memory;
    const sudoku_clues *made = s->puzzle->clues ? NULL : clues_new(s->puzzle->rules, NULL, 0, NULL);
    const sudoku_clues *clues = made ? made : s->puzzle->clues;
    struct forms *f = clues ? forms_new(clues, NULL, NULL) : NULL;
    if (f) add_innies(f);
    struct clue_plan *p = f && f->state == FORMS_GOOD ? clue_plan_new(s->puzzle, f) : NULL;
    if (p) search_plan(p, s);
    else s->stopped = s->no_memory = true;
    clue_plan_free(p);
    forms_free(f);
    clues_free(made);
}

static size_t no_memory(const sudoku_rules *r)
{
    (void)r;
    return 0;
}

static void prepare_nothing(void *memory, const sudoku_rules *r)
{
    (void)memory;
    (void)r;
}

const struct engine engine_clues = {
    .name = "clues",
    .about = "puzzles with clues: rules of one form side by side in vectors",
    .max_size = CLUES_MAX_SIZE,
    .memory = no_memory,
    .prepare = prepare_nothing,
    .takes_clues = true,
    .run = run,
};
