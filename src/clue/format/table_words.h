/* SPDX-License-Identifier: MIT */
/* table_words.h - a table of what may stand beside each digit, as a kind of clue or as a condition on a and b. */
#ifndef CLUE_FORMAT_TABLE_WORDS_H
#define CLUE_FORMAT_TABLE_WORDS_H

#include "base/bitset.h"
#include "clue/clue.h"

/* table[a - 1] are the digits b.  The kind of line whose neighbours the table is about, or NULL; a number that it needs is in *number. */
const struct clue_kind *kind_of_table(const bitset *table, int n, int *number);
/* The same of a kind that is about any two of its cells. */
const struct clue_kind *kind_of_all_pairs(const bitset *table, int n);

/* The table of such a kind.  False: it is not said by one. */
bool table_of_kind(const struct clue *, int n, bitset *table);
bool table_of_all_pairs(const struct clue *, int n, bitset *table);

/* A condition with that table, as the kind "relation" has them.  False: it would be too long. */
bool condition_of_table(const bitset *table, int n, char text[LONGEST_CLUE_TEXT + 1]);

#endif
