/* SPDX-License-Identifier: MIT */
/* clue_search_body.h - the search of the clue engine, compiled once per instruction set (clue_search_*.c).

   A node is the candidates of all cells.  Its rules are looked at form by form, the cheap ones first; after any change from the start
   again.  A guess is a cell that much is said about and that has few candidates; cells gain by the failures that guesses in them lead to.
   All numbers are whole, so that every machine makes the same guesses.  */
#include "base/cpu.h"
#include "engine/clues/clue_search.h"
#include "engine/clues/clue_vector.h"
/* in this order */
#include "engine/clues/clue_node.h"
/* phases */
#include "engine/clues/clue_houses.h"
#include "engine/clues/clue_pairs.h"
#include "engine/clues/clue_families.h"
#include "engine/clues/clue_sums.h"
#include "engine/clues/clue_walks.h"
/* the next cell */
#include "engine/clues/clue_guess.h"

/* ---- a node ---- */

typedef enum outcome phase(struct searcher *, struct node *);
static phase *const phases[] = {
    place_singles,       find_hidden_singles,      look_at_pairs,    look_at_families,
    look_at_sums,        look_at_long_sums,        look_at_walks,    look_at_crossings,
    use_required_digits, look_at_families_closely, look_at_open_sums};
enum { PHASES = sizeof phases / sizeof *phases };

/* Everything that follows.  False: a contradiction. */
static bool propagate(struct searcher *s, struct node *x)
{
    s->wiped = -1;
    s->blamed = (struct cell_bits){{0}};
    forget_required_digits(s->plan);
    for (int i = 0; i < PHASES; i++) {
        const enum outcome outcome = phases[i](s, x);
        s->search->counters.passes++;
        if (outcome == CONTRADICTION) return false;
        if (outcome == CHANGED) i = -1;
    }
    return true;
}

/* What follows is compared with the node from which this one was made, in which nothing is left to be found. */
static bool propagate_from(struct searcher *s, struct node *x, const struct node *before)
{
    for (int m = 0; m < MEMORIES; m++) memcpy(s->seen[m].cell, before->cell, sizeof before->cell);
    return propagate(s, x);
}

static bool is_solved(const struct clue_plan *p, const struct node *x)
{
    int placed = 0;
    for (int v = 0; v < VECTORS(p); v++) placed += count_bits(x->placed.word[v]);
    return placed == p->cells;
}

/* ---- the search ---- */

static bool hand_out(struct searcher *s, const struct node *x)
{
    uint8_t digits[CLUE_CELLS];
    for (int cell = 0; cell < s->plan->cells; cell++)
        digits[cell] = (uint8_t)(__builtin_ctz(x->cell[cell]) + 1);
    return record_solution(s->search, digits);
}

/* The newest node whose guess was wrong, without it.  NULL: all has been tried. */
static struct node *go_back(struct searcher *s, struct node *x, struct node *first)
{
    while (x > first) {
        x--;
        struct node before = *x;
        x->cell[x->guess_cell] &= (uint16_t)~x->guess;
        s->last = x->guess_cell;
        s->last_digit = __builtin_ctz(x->cell[s->last]);
        if (!enter_node(s->search)) return NULL;
        if (propagate_from(s, x, &before)) return x;
        credit(s, &before, x->guess_cell, -1);
    }
    return NULL;
}

/* A copy in which the chosen cell has the chosen digit. */
static struct node *guess(struct searcher *s, struct node *x)
{
    const struct choice c = choose(s, x);
    x->guess_cell = (uint16_t)c.cell;
    x->guess = (uint16_t)bit(c.digit);
    x[1] = x[0];
    x[1].cell[c.cell] = x->guess;
    s->last = c.cell;
    s->last_digit = c.digit;
    s->search->counters.guesses++;
    return x + 1;
}

static void search_nodes(struct searcher *s, struct node *first)
{
    struct node *x = first;
    bool good = enter_node(s->search) && propagate(s, x);
    while (x) {
        if (s->search->stopped) return;
        if (good && is_solved(s->plan, x)) {
            if (!hand_out(s, x)) return;
            good = false;
        }
        if (!good) {
            x = go_back(s, x, first);
            good = true;
        } else {
            x = guess(s, x);
            good = enter_node(s->search) && propagate_from(s, x, x - 1);
            if (!good && !s->search->stopped) {
                credit(s, x - 1, (x - 1)->guess_cell, __builtin_ctz((x - 1)->guess));
                fade_credits(s);
            }
        }
    }
}

static void search_plan(struct clue_plan *p, struct clue_memory *memory, struct search *search)
{
    struct searcher s = {.plan = p, .search = search, .memory = memory, .wiped = -1};
    struct node *first = memory->nodes;
    memset(first, 0, sizeof *first);
    memcpy(first->cell, p->start, sizeof first->cell); /* it has room for the largest grid */
    for (int cell = 0; cell < p->cells; cell++) memory->score[cell] = p->weight[cell] * SMALL_CREDIT;
    memory->failures = 0;
    memset(memory->digit_failures, 0, sizeof memory->digit_failures);
    search_nodes(&s, first);
}

#define JOIN(a, b) a##b
#ifdef SMALL_GRIDS
#define NAMED(name) JOIN(clue_searcher_small_, name)
#else
#define NAMED(name) JOIN(clue_searcher_, name)
#endif
const struct clue_searcher NAMED(ISA) = {.name = ISA_NAME,
                                         .needs = ISA_NEEDS,
                                         .node_size = sizeof(struct node),
#ifdef WRITES_SLOTS
                                         .writes_slots = true,
#endif
                                         .run = search_plan};
