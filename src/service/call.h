/* SPDX-License-Identifier: MIT */
/* call.h - one call from its request to its answer. */
#ifndef SERVICE_CALL_H
#define SERVICE_CALL_H

#include "read/draft.h"
#include "service/answer.h"
#include "service/kept.h"
#include "service/request.h"
#include "sudoku_logic.h"

/* What calls share with those after them, and memory that one needs while it lasts. */
struct workspace {
    struct kept kept;
    struct rules_cache rules;
    struct draft draft;               /* of the call's puzzle, which points into it */
    uint8_t givens[SUDOKU_MAX_CELLS]; /* instead of the draft's, if placed digits count as givens */
    char text[1 << 16];
};

struct call {
    struct workspace *space;
    struct request request;
    struct json *json;        /* the answer's object, still open: calls add keys and values */
    sudoku_puzzle puzzle;     /* for calls that take rules only, an empty grid */
    sudoku_language language; /* of texts about steps and techniques */
    sudoku_error error;
};

/* Writes the answer.  On failure, sets the error and returns false; what was written is then discarded. */
typedef bool call_function(struct call *);

call_function call_meta, call_technique;
call_function call_read, call_rules, call_check, call_marks, call_candidates, call_convert;
call_function call_clues;
call_function call_hint, call_explain, call_steps, call_why_not, call_rate;
call_function call_make, call_series, call_layout, call_layout_why;
call_function call_arcs, call_search;
call_function call_batch;
call_function call_drawing_classic, call_drawing_scene, call_drawing_label;

/* A solver for the call's rules; NULL: out of memory, with the error set. */
sudoku_solver *solver_of_call(struct call *);
/* A logic at its start, limited by the key `work`.  Its profile is `profile`, or if that is NULL the one that the key `profile`
   names.  Returns NULL with the error set.  */
sudoku_logic *logic_of_call(struct call *, const char *profile);

/* The names in meta.levels, see call_make.c; NULL after the last. */
const char *service_level_name(int index);
/* The names in meta.algorithms, see call_arcs.c; NULL after the last. */
const char *arcs_algorithm_name(int index);

/* A rating as an object, see call_logic.c. */
void json_rating(struct json *, const char *profile, const sudoku_rating *);

#endif
