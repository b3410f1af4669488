/* SPDX-License-Identifier: MIT */
/* answer.h - builds the JSON of an answer in memory, with the pieces that several calls share. */
#ifndef SERVICE_ANSWER_H
#define SERVICE_ANSWER_H

#include "base/json_writer.h"
#include "sudoku.h"

struct answer {
    char *bytes;
    size_t length, room;
    bool short_memory; /* an allocation failed: part of the answer is missing */
    struct out out;
    struct json json;
    char buffer[4096];
};

/* Discards what was written and starts again. */
void answer_begin(struct answer *);
/* Finishes the answer: all of it is now in `bytes`, with a zero at its end. */
void answer_end(struct answer *);

/* ---- values, most with their key ---- */

void put_text(struct json *, const char *key, const char *text); /* null for NULL */
void put_int(struct json *, const char *key, int number);
void put_number(struct json *, const char *key, uint64_t number);
void put_bool(struct json *, const char *key, bool truth);
void put_null(struct json *, const char *key);
void put_tenths(struct json *, const char *key, int tenths); /* 7.2; null for 0 */
void json_decimal(struct json *, double);

/* "unique", "several", "none", "unknown" */
void put_answer(struct json *, sudoku_answer);
/* One symbol per cell; one string per cell.  NULL is written as null. */
void put_digits(struct json *, const char *key, const sudoku_rules *, const uint8_t *digits);
void put_candidates(struct json *, const char *key, const sudoku_rules *, const uint64_t *sets);
/* {text, cells, house}, with the text in the language; or null if there is no clash. */
void put_clash(struct json *, const char *key, const sudoku_rules *, const sudoku_clash *,
               sudoku_language);
/* {message, code, line, column}, with the message in the language; a place that is not known is left out. */
void json_error(struct json *, const sudoku_error *, sudoku_language);

#endif
