/* SPDX-License-Identifier: MIT */
/* call.h - one call from its request to its answer. */
#ifndef WEB_CALL_H
#define WEB_CALL_H

#include "answer.h"
#include "request.h"
#include "sudoku_logic.h"

struct call {
    struct request request;
    struct json *json;        /* within the answer's one object: keys and values go here */
    sudoku_puzzle puzzle;     /* of calls that take one; of those that take rules, an empty grid */
    sudoku_language language; /* of what is said of steps and techniques */
    sudoku_error error;
};

/* Answers, or returns false with a sentence in the error; what was written by then is forgotten. */
typedef bool call_function(struct call *);

call_function call_meta, call_technique;
call_function call_read, call_rules, call_check, call_candidates, call_convert;
call_function call_hint, call_explain, call_steps, call_why_not, call_rate;
call_function call_make, call_layout, call_layout_why;
call_function call_arcs, call_search;
call_function call_batch;
call_function call_drawing_classic, call_drawing_scene, call_drawing_label;

/* "arc consistency" of a name of meta.algorithms, see call_arcs.c; NULL past the last */
const char *arcs_algorithm_name(int index);

/* A rating as an object, see call_logic.c. */
void json_rating(struct json *, const char *profile, const sudoku_rating *);

#endif
