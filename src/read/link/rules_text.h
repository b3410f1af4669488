/* SPDX-License-Identifier: MIT */
/* rules_text.h - what rules in words say, as far as it must be known: whether they are those of usual Sudoku. */
#ifndef READ_LINK_RULES_TEXT_H
#define READ_LINK_RULES_TEXT_H

#include <stddef.h>

enum rules_text {
    RULES_EMPTY,
    RULES_USUAL,    /* rows, columns, boxes or regions, and nothing else */
    RULES_DIAGONAL, /* these, and one or both diagonals */
    RULES_VARIANT,  /* a word of a variant occurs */
    RULES_UNKNOWN   /* other words: perhaps only a greeting */
};

enum { VARIANT_ROOM = 32 };

/* `variant` receives the word of a variant, or "". */
enum rules_text judge_rules_text(const char *text, size_t length, char variant[VARIANT_ROOM]);
/* The same where cages have been read: words about them and their sums name no other variant. */
enum rules_text judge_rules_beside_cages(const char *text, size_t length, char variant[VARIANT_ROOM]);

#endif
