/* SPDX-License-Identifier: MIT */
/* listing.c - see listing.h

   A list may have some ten thousand steps, so the steps reported so far are kept as a table of hash values, one for each step,
   computed from everything that it says.  They have 64 bits: in a list of that length, the odds that two different steps share one are below
   one in 10^11.  */
#include "logic/path/listing.h"

#include <stdlib.h>

struct listing {
    bool (*take)(void *, const sudoku_step *);
    void *context;
    uint64_t *told; /* open addressing; 0: free */
    size_t count, room;
    bool no_memory;
};

/* Every bit of the number affects every bit of the result (the finish of splitmix64, by Sebastiano Vigna). */
static uint64_t mixed(uint64_t x)
{
    x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9;
    x = (x ^ x >> 27) * 0x94D049BB133111EB;
    return x ^ x >> 31;
}

enum { ABOUT_TECHNIQUE = 1, ABOUT_PART, ABOUT_HOUSE, ABOUT_NODE };

/* A fact: what it is about, and three small numbers. */
static uint64_t fact(int about, int a, int b, int c)
{
    return mixed((uint64_t)about << 48 | (uint64_t)a << 32 | (uint64_t)b << 16 | (uint64_t)c);
}

static bool is_large_wing(int technique)
{
    return technique >= TECHNIQUE_wxyz_wing && technique <= TECHNIQUE_tuvwxyz_wing;
}

/* Houses and parts in whatever order: a sum. */
static uint64_t parts_number(const sudoku_step *s)
{
    const int last_role = is_large_wing(s->technique) ? SUDOKU_PATTERN : UINT8_MAX;
    uint64_t sum = 0;
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->role <= last_role) sum += fact(ABOUT_PART, p->role, p->cell, p->digit);
    }
    return sum;
}

static uint64_t houses_number(const sudoku_step *s)
{
    uint64_t sum = 0;
    bool cover = false;
    for (int i = 0; i < s->house_count; i++) {
        cover |= s->houses[i].role == SUDOKU_COVER;
        sum += fact(ABOUT_HOUSE, s->houses[i].role, s->houses[i].house, 0);
    }
    return cover ? sum : 0;
}

/* The nodes in their order. */
static uint64_t nodes_number(const sudoku_step *s)
{
    uint64_t number = 0;
    for (int i = 0; i < s->node_count; i++) {
        const sudoku_node *node = &s->nodes[i];
        number = mixed(number + fact(ABOUT_NODE, node->chain, node->on, node->digit));
        for (int k = 0; k < node->cells; k++)
            number = mixed(number + s->node_cells[node->first_cell + k] + 1);
    }
    return number;
}

static uint64_t step_number(const sudoku_step *s)
{
    const uint64_t number =
        fact(ABOUT_TECHNIQUE, s->technique, 0, 0) + parts_number(s) + houses_number(s) + nodes_number(s);
    return number ? number : 1;
}

/* The slot of the number, or the free slot where it belongs. */
static uint64_t *slot_of(uint64_t *told, size_t room, uint64_t number)
{
    size_t i = (size_t)mixed(number) % room;
    while (told[i] && told[i] != number) i = (i + 1) % room;
    return &told[i];
}

static bool grow_table(struct listing *l)
{
    enum { FIRST = 256 };
    if (2 * (l->count + 1) <= l->room) return true;
    const size_t room = l->room ? 2 * l->room : FIRST;
    uint64_t *told = calloc(room, sizeof *told);
    if (!told) return false;
    for (size_t i = 0; i < l->room; i++)
        if (l->told[i]) *slot_of(told, room, l->told[i]) = l->told[i];
    free(l->told);
    l->told = told;
    l->room = room;
    return true;
}

static bool take_once(void *context, const sudoku_step *step)
{
    struct listing *l = context;
    if (!grow_table(l)) {
        l->no_memory = true;
        return false;
    }
    const uint64_t number = step_number(step);
    uint64_t *slot = slot_of(l->told, l->room, number);
    if (*slot) return true;
    *slot = number;
    l->count++;
    return l->take(l->context, step);
}

void logic_list(sudoku_logic *l, int technique, bool (*take)(void *, const sudoku_step *), void *context)
{
    struct listing listing = {.take = take, .context = context};
    logic_all(l, technique, take_once, &listing);
    if (listing.no_memory) l->end = SUDOKU_LOGIC_NO_MEMORY;
    free(listing.told);
}
