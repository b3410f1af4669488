/* SPDX-License-Identifier: MIT */
/* model_lexer.h - the words and signs of a model text, see docs/CSP-FORMAT.md. */
#ifndef CSP_MODEL_LEXER_H
#define CSP_MODEL_LEXER_H

#include "csp.h"
#include "words/fail.h"

struct place {
    long line, column; /* in characters, counted from 1 */
};

enum token_kind {
    TOKEN_END,  /* of a statement: a line's end, or ';' */
    TOKEN_LAST, /* the end of the text */
    TOKEN_NUMBER,
    TOKEN_NAME,
    /* words */
    TOKEN_VAR,
    TOKEN_LET,
    TOKEN_VALUES,
    TOKEN_FORALL,
    TOKEN_FOR,
    TOKEN_IN,
    TOKEN_WHERE,
    TOKEN_NOT,
    TOKEN_AND,
    TOKEN_OR,
    TOKEN_XOR,
    TOKEN_IF,
    TOKEN_THEN,
    TOKEN_ELSE,
    TOKEN_ELSEIF,
    TOKEN_ENDIF,
    TOKEN_TRUE,
    TOKEN_FALSE,
    TOKEN_BOOL,
    TOKEN_MINIMISE,
    TOKEN_MAXIMISE,
    TOKEN_PRINT,
    /* signs */
    TOKEN_EQUIVALENT,
    TOKEN_IMPLIES,
    TOKEN_EQUAL,
    TOKEN_NOT_EQUAL,
    TOKEN_LESS,
    TOKEN_LESS_EQUAL,
    TOKEN_GREATER,
    TOKEN_GREATER_EQUAL,
    TOKEN_DOTS,
    TOKEN_COMMA,
    TOKEN_COLON,
    TOKEN_PLUS,
    TOKEN_MINUS,
    TOKEN_TIMES,
    TOKEN_DIVIDE,
    TOKEN_REMAINDER,
    TOKEN_POWER,
    TOKEN_BAR,
    TOKEN_OPEN,
    TOKEN_CLOSE,
    TOKEN_OPEN_INDEX,
    TOKEN_CLOSE_INDEX,
    TOKEN_OPEN_SET,
    TOKEN_CLOSE_SET
};

struct token {
    enum token_kind kind;
    const char *text; /* in the model's text, and not terminated */
    size_t length;
    csp_value number;
    struct place place;
};

enum { MAX_NAME = 80 }; /* bytes */

struct lexer {
    const char *at, *end;
    struct place place;
    int open_brackets; /* inside them a line's end means nothing */
    enum token_kind last;
};

struct lexer model_lexer_of(const char *text, size_t length);
/* False, with an error, if the text is neither a word nor an operator. */
bool model_next_token(struct lexer *, struct token *, csp_error *);

/* What a person would call the token: "'x'", "the end of the line". */
struct argument model_shown_token(const struct token *);

/* Fills in `error`, which may be NULL; always false. */
bool model_wrong_at(csp_error *error, struct place, struct message);

#endif
