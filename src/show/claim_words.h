/* SPDX-License-Identifier: MIT */
/* claim_words.h - sentences about a digit in a cell: what follows from it, and how it contradicts the rules. */
#ifndef SHOW_CLAIM_WORDS_H
#define SHOW_CLAIM_WORDS_H

#include "base/out.h"
#include "show/language.h"

/* A template in which {cell}, {digit}, {other}, {house} and {in house} are those of a clash. */
void out_filled(struct out *, const sudoku_rules *, const struct language *, const char *text,
                const sudoku_clash *);

/* The sentence before the steps that follow from a digit in a cell, and the one after them. */
void out_supposition(struct out *, const sudoku_rules *, int cell, int digit, sudoku_language);
void out_refutation(struct out *, const sudoku_rules *, int cell, int digit, sudoku_refutation,
                    const sudoku_clash *end, sudoku_language);

#endif
