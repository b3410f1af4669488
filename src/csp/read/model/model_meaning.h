/* SPDX-License-Identifier: MIT */
/* model_meaning.h - a condition on one or two variables, evaluated for their values; what model_mentions.c and model_meaning.c share. */
#ifndef CSP_MODEL_MEANING_H
#define CSP_MODEL_MEANING_H

#include "csp/read/model/model_reader.h"

struct meaning {
    int top;                  /* the whole condition */
    int link;                 /* of a comparison a < b < c: only the one that begins here; NONE: all */
    csp_variable variable[2]; /* that it mentions */
    csp_value value[2];
    int variables;
    bool undefined; /* a number, for these values */
};

/* model_mentions.c */
/* Does the tree contain a variable, or a call that would make one? */
bool meaning_is_open(const struct model_reader *, int node);
bool meaning_has_constant_indices(const struct model_reader *, int node);
/* (x, y) of two variables or constants, of which nothing can be undefined? */
bool meaning_is_pair(const struct model_reader *, int node);
/* Collects the variables of a node.  False: there are too many, or something else is in the way. */
bool meaning_mentions(struct model_reader *, struct meaning *, int node);

/* model_meaning.c */
/* The place of an element, counted from 0; -1: it is outside. */
bool meaning_position(struct model_reader *, struct meaning *, int node, int *position);

#endif
