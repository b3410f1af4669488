/* SPDX-License-Identifier: MIT */
/* call.h - one call from its request to its answer. */
#ifndef WEB_CALL_H
#define WEB_CALL_H

#include "answer.h"
#include "request.h"
#include "sudoku_logic.h"

struct call {
    struct request request;
    struct json *json;        /* the answer's object, still open: calls add keys and values */
    sudoku_puzzle puzzle;     /* for calls that take rules only, an empty grid */
    sudoku_language language; /* of texts about steps and techniques */
    sudoku_error error;
};

/* Writes the answer.  On failure, sets the error and returns false; what was written is then discarded. */
typedef bool call_function(struct call *);

call_function call_meta, call_technique;
call_function call_read, call_rules, call_check, call_candidates, call_convert;
call_function call_hint, call_explain, call_steps, call_why_not, call_rate;
call_function call_make, call_layout, call_layout_why;
call_function call_arcs, call_search;
call_function call_batch;
call_function call_drawing_classic, call_drawing_scene, call_drawing_label;

/* The names in meta.algorithms, see call_arcs.c; NULL after the last. */
const char *arcs_algorithm_name(int index);

/* A rating as an object, see call_logic.c. */
void json_rating(struct json *, const char *profile, const sudoku_rating *);

#endif
