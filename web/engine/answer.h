/* SPDX-License-Identifier: MIT */
/* answer.h - an answer on its way out: JSON that grows in memory, and the pieces that several calls write. */
#ifndef ENGINE_ANSWER_H
#define ENGINE_ANSWER_H

#include "base/json_writer.h"
#include "sudoku.h"

struct answer {
    char *bytes;
    size_t length, room;
    bool short_memory; /* something could not be kept */
    struct out out;
    struct json json;
    char buffer[4096];
};

/* Forgets what was written, and begins anew. */
void answer_begin(struct answer *);
/* Now all is in `bytes`. */
void answer_end(struct answer *);

/* ---- values, most of them with their key ---- */

/* The value that follows is written straight to json->out, and is JSON already. */
void json_raw(struct json *);
void json_null(struct json *);

void put_text(struct json *, const char *key, const char *text); /* null for NULL */
void put_int(struct json *, const char *key, int number);
void put_number(struct json *, const char *key, uint64_t number);
void put_bool(struct json *, const char *key, bool truth);
void put_null(struct json *, const char *key);
void put_tenths(struct json *, const char *key, int tenths); /* 7.2; null for 0 */
void json_decimal(struct json *, double);

/* "unique", "several", "none", "unknown" */
void put_answer(struct json *, sudoku_answer);
/* A symbol per cell, and a string per cell; NULL: null. */
void put_digits(struct json *, const char *key, const sudoku_rules *, const uint8_t *digits);
void put_candidates(struct json *, const char *key, const sudoku_rules *, const uint64_t *sets);
/* {text, cells, house}, or null if there is none. */
void put_clash(struct json *, const char *key, const sudoku_rules *, const sudoku_clash *);

#endif
