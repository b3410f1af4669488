/* SPDX-License-Identifier: MIT */
/* flatzinc_lexer.h - the words of a FlatZinc text.

   A word knows where it begins in the text; its line and column are computed on demand, which happens
   once, for an error.  */
#ifndef CSP_FLATZINC_LEXER_H
#define CSP_FLATZINC_LEXER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "words/message.h"

/* Signs of one character are their own kind. */
enum fzn_token_kind {
    FZN_END = 256,
    FZN_NAME, /* keywords, too */
    FZN_INT,
    FZN_BOOL,
    FZN_FLOAT, /* recognised, so that it can be refused where it matters */
    FZN_STRING,
    FZN_DOTS,   /* .. */
    FZN_COLONS, /* :: */
    FZN_BAD     /* see `wrong` */
};

struct fzn_token {
    int kind;
    const char *at;
    size_t length;
    int64_t number;          /* of FZN_INT and FZN_BOOL */
    enum message_code wrong; /* of FZN_BAD */
};

struct fzn_lexer {
    const char *text, *end;
    const char *next;
};

struct fzn_lexer fzn_lexer_of(const char *text, size_t length);
/* Skips blanks and comments; FZN_END again and again at the end. */
struct fzn_token fzn_next_token(struct fzn_lexer *);
/* The length of the name that begins here; 0: none does. */
size_t fzn_name_length(const struct fzn_lexer *, const char *at);
void fzn_place(const struct fzn_lexer *, const char *at, long *line, long *column);

#endif
