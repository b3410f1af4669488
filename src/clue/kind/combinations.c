/* SPDX-License-Identifier: MIT */
/* combinations.c - clues of which one, all or none hold.

       or: (killer: 15 r1c1 r1c2) (killer: 6 r1c1 r1c2)       at least one
       and: (odd: r1c1) (thermo: r1c1 r1c2)                   all
       not: (anti-knight)                                     it does not

   The clues may be combinations, too.  They are not marks that are drawn: what all-dots, all-xv, min and max say about other marks is
   about clues by themselves.  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

static bool part_holds(const struct clue *c, int i, const sudoku_clues *set, const uint8_t *digits)
{
    return c->part[i].kind->holds(&c->part[i], set, digits);
}

static bool holds_or(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    for (int i = 0; i < c->part_count; i++)
        if (part_holds(c, i, set, digits)) return true;
    return false;
}

static bool holds_and(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    for (int i = 0; i < c->part_count; i++)
        if (!part_holds(c, i, set, digits)) return false;
    return true;
}

/* A clue that is not broken yet may still be. */
static bool holds_not(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    const bool all = reaches_out(c);
    for (int i = 0; i < (all ? set->rules->cells : c->count); i++)
        if (!digits[all ? i : c->cell[i]]) return true;
    return !part_holds(c, 0, set, digits);
}

static void compile_or(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_choice(f, c->part, c->part_count, false);
}

static void compile_and(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    for (int i = 0; i < c->part_count; i++) c->part[i].kind->compile(&c->part[i], set, f);
}

static void compile_not(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    forms_choice(f, c->part, 1, true);
}

const struct clue_kind clue_or = {
    .name = "or", .statement = STATES_CLUES, .fewest = 1, .holds = holds_or, .compile = compile_or};
const struct clue_kind clue_and = {
    .name = "and", .statement = STATES_CLUES, .fewest = 1, .holds = holds_and, .compile = compile_and};
const struct clue_kind clue_not = {.name = "not",
                                   .statement = STATES_CLUES,
                                   .fewest = 1,
                                   .most = 1,
                                   .holds = holds_not,
                                   .compile = compile_not};
