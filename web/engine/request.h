/* SPDX-License-Identifier: MIT */
/* request.h - what a page asks: a call's name, keys with values, perhaps a text. */
#ifndef ENGINE_REQUEST_H
#define ENGINE_REQUEST_H

#include "sudoku.h"

enum { MOST_PAIRS = SUDOKU_MAX_HOUSES + 32 };

struct request {
    const char *call;
    int pairs;
    struct pair {
        const char *key, *value;
    } pair[MOST_PAIRS];
    const char *text; /* NULL: there is none */
    size_t text_length;
};

/* Cuts the bytes, which have room for one more, into lines; the request points into them. */
bool request_read(struct request *, char *bytes, size_t length, sudoku_error *);
/* Only keys of the list are there, words with blanks around each, and only `house` more than once? */
bool request_keys_are_among(const struct request *, const char *keys, sudoku_error *);

/* The value of a key; NULL: it is not there. */
const char *request_value(const struct request *, const char *key);
/* The same as a number, a truth, or the name of a row; `*result` stays as it is if the key is not there. */
bool request_number(const struct request *, const char *key, uint64_t most, uint64_t *result,
                    sudoku_error *);
bool request_int(const struct request *, const char *key, int least, int most, int *result,
                 sudoku_error *);
bool request_truth(const struct request *, const char *key, bool *result, sudoku_error *);
bool request_choice(const struct request *, const char *key, const char *(*name)(int index), int *result,
                    sudoku_error *);

#endif
