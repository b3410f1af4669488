/* SPDX-License-Identifier: MIT */
/* clash.h - a smallest set of conditions that clash, whatever a condition is. */
#ifndef CSP_CLASH_H
#define CSP_CLASH_H

#include "csp/why/subset.h"

/* Starts with the oracle's source and options, and zeros. */
struct clash {
    struct subset_oracle oracle;
    bool *best;  /* conditions of the smallest clash that is known */
    bool *trial; /* those of the set that is being tried */
    int *item;   /* conditions to be added to it, or not */
    int doubts;  /* questions without an answer while a set is reduced */
    csp_why_proof proof;
    /* A smaller set than one of which nothing can be left out is looked for with so many times the nodes of that, and so many more; 0, 0:
       as long as the limits allow.  */
    uint64_t times_as_many, nodes_more;
};

/* False: out of memory.  clash_free() in any case. */
bool clash_make(struct clash *, int conditions);
void clash_free(struct clash *);

/* As csp_why_run(). */
csp_result clash_explain(struct clash *);

#endif
