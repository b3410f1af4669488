/* SPDX-License-Identifier: MIT */
/* lanes_vector_pairs.h - packed nodes into lanes, where a load can fill a register with one pair of cells. */

#define SPREADS_PAIRS

/* A node's cells, to be spread one after the other: cell c into one lane, and arbitrary values into the others.  Loading
   two neighbours into every pair of lanes uses only the load unit of the processor; if the lane has an odd number, the
   cell must be the second of the two.  */
struct lane_source {
    const uint16_t *pairs;
};
INLINE struct lane_source lane_source(const uint16_t *node, int lane)
{
    return (struct lane_source){node - (lane & 1)};
}
INLINE lanes spread(struct lane_source from, int cell)
{
    int pair;
    memcpy(&pair, from.pairs + cell, sizeof pair);
    return pairs_everywhere(pair);
}
