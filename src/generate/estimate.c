/* SPDX-License-Identifier: MIT */
/* estimate.c - see estimate.h

   Donald Knuth's way to estimate the size of a search (Estimating the efficiency of backtrack programs, 1975): go down once, each time to one of the
   ways on at random, and multiply the numbers of ways that there were.  A probe that ends in a grid counts that product, one that
   gets stuck counts 0; on average this is the number of grids.  */
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
