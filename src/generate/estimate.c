/* SPDX-License-Identifier: MIT */
/* estimate.c - see estimate.h

   Donald Knuth's method to estimate the size of a search (Estimating the efficiency of backtrack programs, 1975): descend once, choose a
   random branch at each level, and multiply the numbers of branches.  A probe that ends in a grid counts as that product, one that
   gets stuck counts as 0; the expected value is the number of grids.  */
#include "generate/estimate.h"

#include "generate/fill.h"

bool estimate_grids(const sudoku_rules *r, uint64_t seed, uint64_t probes, sudoku_estimate *e)
{
    struct filler *f = filler_new(r);
    struct rng rng = rng_from_seed(seed);
    double sum = 0, squares = 0;
    *e = (sudoku_estimate){.probes = probes};
    if (!f) return false;
    for (uint64_t i = 0; i < probes; i++) {
        const double grids = probe_grids(f, &rng);
        e->hits += grids > 0;
        sum += grids;
        squares += grids * grids;
    }
    filler_free(f);
    const double count = (double)probes;
    e->grids = sum / count;
    e->variance = probes > 1 ? (squares / count - e->grids * e->grids) / (count - 1) : 0;
    return true;
}
