/* SPDX-License-Identifier: MIT */
/* drawing_words.h - the words and numbers of a text with drawings, and their places.

   Every function first skips blanks and comments, which are "#" or "--" to the end of the line; where a
   statement spans lines it also skips line ends, but never passes the end of a drawing: the line before "drawing TITLE".  */
#ifndef WALTZ_DRAWING_WORDS_H
#define WALTZ_DRAWING_WORDS_H

#include "waltz/drawing/sketch.h"
#include "words/fail.h"

struct words {
    const char *at, *end; /* of the rest of the text */
    long line;
    const char *line_start;
    const char *counted; /* somewhere in the line, */
    long column;         /* and the column there: lines may be long */
    bool spans_lines;
    waltz_error *error;
};

struct word {
    const char *text; /* not terminated */
    size_t length;
    struct place place;
};

struct words words_of(const char *text, size_t length);

/* The place of words.at, after skipping blanks. */
struct place words_place(struct words *);
/* The next character; a line end at the end of a line and of the text. */
char words_next(struct words *);
bool words_line_ended(struct words *);
/* Moves to the end of the line, or past it. */
void words_skip_line(struct words *);
bool words_next_line(struct words *); /* false: there is none */
/* Does a line "drawing TITLE" begin here? */
bool words_at_heading(struct words *);

/* Consumes a character if it is the next. */
bool words_take(struct words *, char);
/* A name, or a word that looks like one.  False, with the error "expected WHAT, not ...". */
bool words_name(struct words *, struct message what, struct word *);
/* Is the next word this one (given in lower case; the text may use any case)?  Then it may be consumed. */
bool words_next_is(struct words *, const char *lower_case);
bool words_take_word(struct words *, const char *lower_case);
bool word_is(struct word, const char *lower_case);
/* A number that may be a coordinate. */
bool words_number(struct words *, struct message what, double *number);
/* The same, rounded to millionths, so that it can be printed exactly. */
bool words_coordinate(struct words *, struct message what, double *number);
/* Does a number begin here that ends where a word ends? */
bool words_at_number(struct words *);

/* Reports "expected WHAT, not ..."; returns false. */
bool words_expected(struct words *, struct message what);

/* Is text[0..length-1] free of characters that cannot be shown?  Else *at is the first of them. */
bool text_is_plain(const char *text, size_t length, const char **at);

#endif
