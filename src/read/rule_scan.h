/* SPDX-License-Identifier: MIT */
/* rule_scan.h - what rule_words.c and rule_text.c have in common: looking for the names of the table in a text. */
#ifndef READ_RULE_SCAN_H
#define READ_RULE_SCAN_H

#include "base/ascii.h"
#include "read/rule_words.h"

static inline bool is_of_rule_word(char c) { return is_letter(c) || (unsigned char)c >= 128; }
/* Could a word begin here? */
bool begins_rule_word(const char *text, const char *at);
/* Where the name, as the table writes it, ends that begins at `at`; NULL: it does not stand there. */
const char *after_rule_name(const char *at, const char *end, const char *name);
/* Does one of these begin a word of the text? */
bool has_any_word(const char *text, size_t length, const char *const *list, size_t count);
/* Adds the names in a text, and with `everyday` the words of everyday language.  True: something has been found. */
bool note_names(struct named_rules *, const char *text, size_t length, bool everyday);
/* Words that announce regions. */
void keep_regions(struct named_rules *, const char *text, size_t length);
/* Is the text a title of nothing but everyday words that are names of variants, too? */
bool is_term_alone(const char *text, size_t length);

#endif
