/* SPDX-License-Identifier: MIT */
/* puzzle.h - makes a puzzle from keys, and keys from a puzzle. */
#ifndef SERVICE_PUZZLE_H
#define SERVICE_PUZZLE_H

#include "service/call.h"

/* Names of the keys, with a blank before and after each. */
extern const char rules_keys[], puzzle_keys[];

/* Fills in call->puzzle: the rules only, or everything.  What it points to is valid until the next call. */
bool puzzle_from_keys(struct call *, bool rules_only);
/* The digits, or marks, of any other key.  NULL if the key is absent, or if its value is wrong: then the error is set and
   `*good` is false.  `room` holds SUDOKU_MAX_CELLS.  */
const uint8_t *digits_from_key(struct call *, const char *key, uint8_t *room, bool *good);
const uint64_t *marks_from_key(struct call *, const char *key, uint64_t *room, bool *good);

/* Makes the placed digits of call->puzzle givens, too. */
void count_placed_as_given(struct call *);

/* An object PUZZLE of README.md, with its note in the language. */
void json_puzzle(struct json *, const sudoku_puzzle *, sudoku_language);
/* The keys "size" to "rules" of PUZZLE, and "houses" as texts. */
void put_shape(struct json *, const sudoku_rules *);

#endif
