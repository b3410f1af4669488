/* SPDX-License-Identifier: MIT */
/* csp_world.h - the objects that sequences of calls of csp.h work on. */
#ifndef SEQUENCES_CSP_WORLD_H
#define SEQUENCES_CSP_WORLD_H

#include "csp_textbook.h"
#include "sequences/helpers.h"
#include "sequences/sequence.h"

enum { MODELS = 2, SEARCHES = 3, MOST_VARIABLES = 8, MOST_VALUES = 8, MOST_SCOPE = 5 };

struct values {
    int count;
    csp_value value[2 * MOST_VALUES];
};

struct model {
    csp_model *m;
    int name;
    bool is_known; /* every variable has few values, which are in `domain` */
    bool is_large; /* a variable has many values */
    bool was_searched;
    bool is_shared; /* with other threads */
    int variables;
    struct values domain[MOST_VARIABLES];
};

struct search {
    csp_search *s;
    int name;
    struct model *model;
    bool has_begun, has_solution;
    int stop_after;     /* questions until it is stopped */
    csp_tracer *tracer; /* of these three, at most one */
    csp_tree *tree;
    csp_profiler *profiler;
};

struct csp_world {
    struct model model[MODELS];
    struct search search[SEARCHES];
};

/* Beyond 32 bits, most with products and sums beyond 64. */
csp_value large_value(struct rng *);

struct model *take_model(struct run *);
void free_model_at(struct run *, struct model *);
void free_search_at(struct run *, struct search *);

/* Calls of calls_csp_search.c. */
void make_search(struct run *);
void next_solution(struct run *);
void print_tree(struct run *);
void propagate(struct run *);
void look_at_domain(struct run *);
void print_solution(struct run *);
void free_search_call(struct run *);
void verify_values(struct run *);
void look_at_model(struct run *);
void check_all_solutions(struct run *);
void adopt_shared_model(struct run *);
void search_by_textbook(struct run *);

#endif
