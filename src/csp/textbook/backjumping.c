/* SPDX-License-Identifier: MIT */
/* backjumping.c - conflict-directed backjumping (Prosser 1993), without inference or with forward checking.

   Each level has a conflict set: the variables before it that have to do with the failure of its values.  If no value is left, values of
   other variables cannot help, so the search goes back to the last variable of the set, which takes over the rest of it:

       level      0     1     2     3
       variable   WA    NSW   T     NT         no value of NT fits, because of WA and NSW:
       conflicts                    WA NSW     T is passed over, and NSW gets the conflict set {WA}

   A solution is a reason for no jump at all: the next one may differ in any variable, so its conflict set has all of them.  */
#include "base/bitset.h"
#include "base/memory.h"
#include "csp/textbook/inference.h"
#include "csp/textbook/methods.h"
#include "csp/textbook/ordering.h"

struct backjumper {
    struct assignment *a;
    bitset *conflicts; /* a row for each level, with a bit for each variable */
    size_t words;      /* of a row */
};

static bitset *conflicts_of(const struct backjumper *b, int level)
{
    return b->conflicts + (size_t)level * b->words;
}

static void add_conflict(bitset *conflicts, int variable)
{
    conflicts[variable / 64] |= bit(variable % 64);
}

/* A constraint excludes a value of x: the other variables of the constraint are the reason. */
static void add_reason(bitset *conflicts, const struct network_constraint *c, int x)
{
    for (int i = 0; i < c->arity; i++)
        if (c->variable[i] != x) add_conflict(conflicts, c->variable[i]);
}

/* The reasons for all values that forward checking has taken from y. */
static void add_reasons_of_removals(const struct backjumper *b, bitset *conflicts, int y)
{
    const struct assignment *a = b->a;
    for (int i = 0; i < a->network->variable[y].values; i++) {
        const size_t at = a->first_value[y] + (size_t)i;
        if (!a->is_left[at]) add_reason(conflicts, &a->network->constraint[a->removed_by[at]], y);
    }
}

static void enter_level(struct backjumper *b)
{
    choose_level(b->a);
    const int level = b->a->levels - 1;
    bitset *conflicts = conflicts_of(b, level);
    memset(conflicts, 0, b->words * sizeof *conflicts);
    add_reasons_of_removals(b, conflicts, b->a->level[level].variable);
}

/* Gives the variable its next value that fits, and notes why others do not.  False: none is left. */
static bool try_value(struct backjumper *b)
{
    struct assignment *a = b->a;
    const int x = a->level[a->levels - 1].variable;
    int value;
    while ((value = next_value(a)) != NO_VALUE) {
        const int broken = a->options.inference == CSP_NO_INFERENCE ? find_conflict(a, x, value) : -1;
        if (broken < 0) {
            descend(a, value);
            return true;
        }
        add_reason(conflicts_of(b, a->levels - 1), &a->network->constraint[broken], x);
    }
    return false;
}

/* The value just given leaves a variable without values: what else has taken them is the reason. */
static void note_emptied(struct backjumper *b)
{
    const struct choice_level *l = &b->a->level[b->a->levels - 1];
    bitset *conflicts = conflicts_of(b, b->a->levels - 1);
    add_reasons_of_removals(b, conflicts, b->a->emptied);
    conflicts[l->variable / 64] &= ~bit(l->variable % 64);
}

static void note_solution(struct backjumper *b)
{
    const struct assignment *a = b->a;
    for (int level = 0; level + 1 < a->levels; level++)
        add_conflict(conflicts_of(b, a->levels - 1), a->level[level].variable);
}

/* Back to the last variable in the conflict set of the last level, which has no value left.  False: the set is empty. */
static bool jump_back(struct backjumper *b)
{
    struct assignment *a = b->a;
    const bitset *why = conflicts_of(b, a->levels - 1);
    int to = a->levels - 2;
    for (; to >= 0; to--)
        if (why[a->level[to].variable / 64] >> (a->level[to].variable % 64) & 1) break;
    const int passed_over = a->levels - 2 - to;
    close_level(a);
    while (a->levels > to + 1) {
        ascend(a);
        close_level(a);
    }
    if (to < 0) return false;
    if (passed_over) a->counters.backjumps++;
    if ((uint64_t)passed_over > a->counters.longest_jump)
        a->counters.longest_jump = (uint64_t)passed_over;
    ascend(a);
    bitset *conflicts = conflicts_of(b, to);
    for (size_t w = 0; w < b->words; w++) conflicts[w] |= why[w];
    const int x = a->level[to].variable;
    conflicts[x / 64] &= ~bit(x % 64);
    return true;
}

static csp_textbook_result search(struct backjumper *b)
{
    struct assignment *a = b->a;
    enter_level(b);
    for (;;) {
        if (must_stop(a)) return CSP_TEXTBOOK_STOPPED;
        if (!try_value(b)) {
            if (!jump_back(b)) return CSP_TEXTBOOK_DONE;
        } else if (!infer(a)) {
            note_emptied(b);
            ascend(a);
        } else if (a->levels < a->network->variables) {
            enter_level(b);
        } else {
            if (!report_solution(a)) return CSP_TEXTBOOK_ENOUGH;
            note_solution(b);
            ascend(a);
        }
    }
}

csp_textbook_result search_by_backjumping(struct assignment *a, csp_error *error)
{
    const size_t variables = (size_t)a->network->variables, words = (variables + 63) / 64;
    struct backjumper b = {a, new_array(variables * words, sizeof *b.conflicts), words};
    const csp_textbook_result result = b.conflicts ? search(&b) : refuse_for_memory(error);
    free(b.conflicts);
    return result;
}
