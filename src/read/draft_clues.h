/* SPDX-License-Identifier: MIT */
/* draft_clues.h - the clues that a text states about a puzzle: noted as they are read, and understood when its size and rules are known. */
#ifndef READ_DRAFT_CLUES_H
#define READ_DRAFT_CLUES_H

#include <stddef.h>

#include "clue/clue.h"

struct draft;
struct expectations;

struct place {
    long line, column;
};

/* Its memory is kept from one puzzle to the next. */
struct draft_clues {
    struct noted_clue {
        size_t at, length; /* in `text` */
        struct place place;
        bool is_rule; /* stated among the rules, so that the caller's rules replace it */
    } * noted;
    char *text; /* all statements, one after the other */
    size_t count, room, text_length, text_room;
    const sudoku_clues *made; /* of the puzzle that was read last; NULL: none */
};

/* Before the first puzzle; before each; at the end. */
void draft_clues_prepare(struct draft_clues *);
void draft_clues_clear(struct draft_clues *);
void draft_clues_free(struct draft_clues *);

/* Notes a statement such as "killer: 15 r1c1 r1c2", or several with ';' between them, and copies it.  The place is that of its first
   character; without a column, errors have none.  Whether it makes sense is known in draft_finish().  */
bool draft_clue(struct draft *, const char *text, size_t length, struct place, sudoku_error *);
/* Is the word the name of a clue about the whole grid, such as anti-knight?  All of these, each after ", ". */
bool is_clue_rule(const char *word, size_t length);
char *name_clue_rules(char names[SUDOKU_TEXT]);
/* Adds the names of those that the text states, or that the caller asks for, to names with blanks between. */
void name_stated_clue_rules(const struct draft *, char *names, size_t room);
void name_expected_clue_rules(const struct expectations *, char *names, size_t room);
/* Notes such a clue. */
bool draft_clue_rule(struct draft *, const char *word, size_t length, struct place, sudoku_error *);

/* Makes the clues that are noted and those of the caller's options; the draft owns them until it is cleared. */
bool draft_make_clues(struct draft *, const struct expectations *, const sudoku_rules *, sudoku_error *);

#endif
