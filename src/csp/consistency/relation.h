/* SPDX-License-Identifier: MIT */
/* relation.h - constraints on two variables.

   Either a matrix, with a bit for each pair of values, or a comparison, which needs none.  A matrix is stored once and
   serves both directions: by rows for the values of the first variable, by columns for those of the second. */
#ifndef CSP_RELATION_H
#define CSP_RELATION_H

#include "csp/model/kind.h"

struct relation {
    bool matrix;
    csp_operator op; /* x op y + offset */
    csp_value offset;
    int words[2]; /* of a row of side 0 (words of y's domain), of side 1 (words of x's) */
    /* The supports of bit i of side k are row[k] + i * words[k] */
    bitset *row[2];
};

/* Does the pair of values satisfy it?  `side` 0: a is of the first variable, b of the second; 1: the other way. */
bool relation_holds(const struct relation *, int side, csp_value a, csp_value b);

static inline const struct relation *relation_of(const struct constraint *c) { return c->about; }
/* The matrix's row for a bit of the variable at `side`. */
static inline const bitset *supports_of(const struct relation *r, int side, int i)
{
    return r->row[side] + (size_t)i * (size_t)r->words[side];
}

/* A relation by its pairs of values. */
bool add_relation(csp_model *, csp_variable x, csp_variable y, const csp_value *pairs, size_t count,
                  bool allowed);
/* The same of allowed pairs, by lists of supports instead of a matrix; the variables differ and have listed domains. */
bool add_sparse_relation(csp_model *, csp_variable x, csp_variable y, const csp_value *pairs,
                         size_t count);
/* Is that better for so many allowed pairs?  Domains may still be bounds, which csp_table() narrows to the values of the pairs. */
bool suits_sparse_relation(const csp_model *, csp_variable x, csp_variable y, size_t count);
enum { MOST_MATRIX_PLACES = 1 << 26 };
/* Could a matrix hold every pair of values of these variables? */
bool fits_matrix(const csp_model *, csp_variable x, csp_variable y);

/* Removes from x, the variable at `side`, what a comparison with y excludes: completely, without checking pairs. */
bool propagate_comparison(struct csp_search *, const struct relation *, int side, csp_variable x,
                          csp_variable y);

#endif
