/* SPDX-License-Identifier: MIT */
/* request.h - a request of the page: the name of a call, keys with values, and for some calls a text. */
#ifndef SERVICE_REQUEST_H
#define SERVICE_REQUEST_H

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

/* Cuts the bytes into lines; the request points into them.  There must be room for one more byte. */
bool request_read(struct request *, char *bytes, size_t length, sudoku_error *);
/* Whether all keys are in the list, with a blank before and after each, and none but `house` occurs twice. */
bool request_keys_are_among(const struct request *, const char *keys, sudoku_error *);

/* The value as an error quotes it: long ones are left out. */
const char *quotable(const char *value);

/* The value of a key; NULL: the key is absent. */
const char *request_value(const struct request *, const char *key);
/* The value as a number, as yes or no, or as the index of a name; `*result` is left alone if the key is absent. */
bool request_number(const struct request *, const char *key, uint64_t most, uint64_t *result,
                    sudoku_error *);
bool request_int(const struct request *, const char *key, int least, int most, int *result,
                 sudoku_error *);
bool request_truth(const struct request *, const char *key, bool *result, sudoku_error *);
bool request_choice(const struct request *, const char *key, const char *(*name)(int index), int *result,
                    sudoku_error *);

#endif
