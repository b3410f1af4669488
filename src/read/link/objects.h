/* SPDX-License-Identifier: MIT */
/* objects.h - puzzles as JSON objects of f-puzzles and of SudokuPad, from links or pasted as they are.

   Both fill in a draft; what they state beyond houses and givens is listed in draft->labels.unapplied, by its own name.  */
#ifndef READ_LINK_OBJECTS_H
#define READ_LINK_OBJECTS_H

#include "base/json_reader.h"
#include "read/draft.h"

struct sudoku_reader;

/* Reads the tree's only object into the reader's draft, as what its keys show it to be. */
bool read_link_object(struct sudoku_reader *, const struct json_tree *, struct place);

/* Do the keys show that the object is one of f-puzzles, or of SudokuPad? */
bool is_fpuzzles_object(const struct json_tree *, uint32_t object);
bool is_sudokupad_object(const struct json_tree *, uint32_t object);
/* Fills in the draft.  Errors are at the place of the object. */
bool read_fpuzzles_object(struct draft *, const struct json_tree *, uint32_t object, struct place,
                          sudoku_error *);
bool read_sudokupad_object(struct draft *, const struct json_tree *, uint32_t object, struct place,
                           sudoku_error *);

/* ---- what both share (object_parts.c) ---- */

/* Is it nothing: null, false, an empty list, object or text? */
bool is_nothing(const struct json_tree *, uint32_t value);
/* How many things a value states: the items of a list; 0 for what is no list. */
long things_in(const struct json_tree *, uint32_t value);
/* A whole number, or a text that is one; 0: neither, or outside 1 to `most`. */
int digit_value(const struct json_tree *, uint32_t value, int most);
/* The digits of a list, as a set; those outside 1 to n are left out. */
uint64_t digit_set(const struct json_tree *, uint32_t list, int n);
/* A text that states the solution, or a list of n*n numbers; it is taken if it has all digits. */
void solution_from_json(struct draft *, const struct json_tree *, uint32_t value, struct place);
void title_from_json(struct draft *, const struct json_tree *, uint32_t value);
void author_from_json(struct draft *, const struct json_tree *, uint32_t value);
bool about_from_json(struct draft *, const struct json_tree *, uint32_t value, sudoku_error *);
/* Colours such as "#A8A8A8", one or a list; the nearest of nine. */
uint64_t colour_set(const struct json_tree *, uint32_t value);
/* Adds a key to the list, or that the rules in words name a variant. */
void list_key(char list[SUDOKU_TEXT], const struct json_tree *, uint32_t key, long count);
void list_words(struct draft *, const char *variant);
/* Regions of the cells, numbered from 0, where 255 is none: a layout, or no boxes and a house for each region. */
bool settle_regions(struct draft *, const uint8_t *region, struct place, sudoku_error *);
/* Four windows, and other houses that are all of a rule with a name, become that rule. */
void name_known_houses(struct draft *);

#endif
