/* SPDX-License-Identifier: MIT */
/* rule_words.h - words that name a rule, where no reader reads them: titles, sentences, comments, fields of a list.

   "X-Sudoku" above a whole grid changes the puzzle.  Nothing is understood here: a name is found and kept, and when the puzzle is whole, those
   that its rules do not explain are stated as not applied.  */
#ifndef READ_RULE_WORDS_H
#define READ_RULE_WORDS_H

#include "board/rules.h"

enum { MOST_NAMED_RULES = 4, NAMED_RULE_ROOM = 28 };

struct named_rules {
    int count;
    struct named_rule {
        unsigned char family;
        char words[NAMED_RULE_ROOM]; /* as the text has them */
    } rule[MOST_NAMED_RULES];
};

enum rule_reading {
    RULES_IN_NAME, /* a title, a comment: only what is always the name of a variant */
    RULES_IN_KIND, /* says what kind of puzzle it is: the names of our rules, too */
};

void add_named_rules(struct named_rules *, const struct named_rules *more);
/* Adds what a few words name.  True: something has been found. */
bool note_named_rules(struct named_rules *, const char *text, size_t length, enum rule_reading);
/* The same for words that say what kind of puzzle it is: what is not usual Sudoku is kept, whatever it is. */
void note_kind(struct named_rules *, const char *text, size_t length);
/* The same for a whole text of sentences around cells, of HTML perhaps: sentences that state a rule, too. */
void note_rules_of_text(struct named_rules *, const char *text, size_t length);
/* Words that state a rule, whatever it is. */
void keep_words(struct named_rules *, const char *text, size_t length);
/* Do the words say that the rules are the usual ones? */
bool says_usual_rules(const char *text, size_t length);

/* Lists the names that neither these rules nor these clues (NULL: none) explain. */
void list_named_rules(const struct named_rules *, const sudoku_rules *, const sudoku_clues *,
                      char list[SUDOKU_TEXT]);

#endif
