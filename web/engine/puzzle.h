/* SPDX-License-Identifier: MIT */
/* puzzle.h - keys to a puzzle, and a puzzle to keys. */
#ifndef ENGINE_PUZZLE_H
#define ENGINE_PUZZLE_H

#include "call.h"

/* Names of the keys, a blank around each. */
extern const char rules_keys[], puzzle_keys[];

/* Fills in call->puzzle, with the rules alone or all of it.  What it points to lasts until the next call. */
bool puzzle_from_keys(struct call *, bool rules_only);
/* Digits, or marks, of a key of another name; NULL if it is not there or, with a sentence, if it is bad: then `*good` is
   false.  `room` holds SUDOKU_MAX_CELLS.  */
const uint8_t *digits_from_key(struct call *, const char *key, uint8_t *room, bool *good);
const uint64_t *marks_from_key(struct call *, const char *key, uint64_t *room, bool *good);

/* Digits given and placed, in call->puzzle as givens from now on. */
void count_placed_as_given(struct call *);

/* An object as the call `read` has it. */
void json_puzzle(struct json *, const sudoku_puzzle *);
/* Its keys "size" to "rules", and "houses" as texts. */
void put_shape(struct json *, const sudoku_rules *);

#endif
