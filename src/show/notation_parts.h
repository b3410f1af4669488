/* SPDX-License-Identifier: MIT */
/* notation_parts.h - the pieces that lines of notation are made of. */
#ifndef SHOW_NOTATION_PARTS_H
#define SHOW_NOTATION_PARTS_H

#include "base/out.h"
#include "board/rules.h"
#include "show/language.h"
#include "show/step_facts.h"

struct notation {
    struct out *out;
    const sudoku_rules *rules;
    const sudoku_step *step;
    const struct language *language;
};

/* Writes what follows the title. */
typedef void form(const struct notation *);

void put(const struct notation *, const char *text);
void put_digit(const struct notation *, int digit);
void put_digit_set(const struct notation *, bitset digits, const char *between);
void put_cells(const struct notation *, cells);

/* The pattern's digits, in its own order. */
void put_values(const struct notation *, const char *between);
/* Cells first to past-1 of those that the pattern names, or all of them. */
void put_indices(const struct notation *, int first, int past);
void put_all_indices(const struct notation *);
/* The houses of a role: c17b7. */
void put_houses(const struct notation *, int role);
/* The house that a step is about: its base, or the other one if there is no base. */
void put_house(const struct notation *);

/* "8 c245 r158 fr1c2", with the colon before it. */
void put_fish(const struct notation *);
/* Is it two fish with the same base in one step? */
bool siamese(const sudoku_step *);
/* Almost locked set number k: "r1c14 {269}". */
void put_set(const struct notation *, int k, bool with_digits);

/* All digits that are removed or placed, smallest first. */
void put_removed_digits(const struct notation *, const char *between);
void put_placements(const struct notation *);
/* " => ", and what follows. */
void put_conclusion(const struct notation *);

/* notation_chains.c */
form chain_form, remote_pair_form, open_chain_form, loop_form;
form forcing_form, contradiction_form, forcing_from_form, kraken_form;

#endif
