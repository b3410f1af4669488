/* SPDX-License-Identifier: MIT */
/* lanes_vector_one.h - the operations of lanes_vector.h for a single lane, in plain C. */

typedef uint16_t lanes;
typedef unsigned lane_set; /* all bits, or none */

INLINE lanes all_lanes(uint16_t x) { return x; }
INLINE lanes plus(lanes a, lanes b) { return (lanes)(a + b); }
INLINE lanes minus(lanes a, lanes b) { return (lanes)(a - b); }
INLINE lanes shift_right(lanes a, int by) { return (lanes)(a >> by); }
INLINE lanes both(lanes a, lanes b) { return a & b; }
INLINE lanes either(lanes a, lanes b) { return a | b; }
INLINE lanes differing(lanes a, lanes b) { return a ^ b; }
INLINE lanes but_not(lanes a, lanes b) { return (lanes)(a & ~b); }
INLINE lanes smaller(lanes a, lanes b) { return a < b ? a : b; }

INLINE lane_set equal(lanes a, lanes b) { return a == b ? ~0u : 0; }
INLINE lane_set disjoint(lanes a, lanes b) { return a & b ? 0 : ~0u; }
INLINE lanes choose_lanes(lane_set set, lanes yes, lanes no) { return set ? yes : no; }
INLINE lanes keep_lanes(lane_set set, lanes x) { return set ? x : 0; }
INLINE uint32_t lane_bits(lane_set set) { return set & 1; }
INLINE lane_set lanes_of_bits(uint32_t bits) { return bits & 1 ? ~0u : 0; }

INLINE int members(lanes x) { return bits_in(x); }
/* Four times the members of one set, and once those of another. */
INLINE lanes weigh_members(lanes four_each, lanes one_each)
{
    return (lanes)(4 * members(four_each) + members(one_each));
}
