/* SPDX-License-Identifier: MIT */
/* clue_vector_any.h - see clue_vector.h: a truth has all bits of a lane, or none. */

typedef lanes truth;

INLINE lane_set set_of(truth t)
{
    lane_set s = 0;
    for (int l = 0; l < LANES; l++) s |= (lane_set)(t[l] & 1) << l;
    return s;
}
INLINE truth truth_of(lane_set s)
{
    lanes v = {0};
    for (int l = 0; l < LANES; l++) v[l] = (uint16_t) - (s >> l & 1);
    return v;
}
INLINE truth disjoint(lanes x, lanes y) { return (lanes)((x & y) == 0); }
INLINE truth differ(lanes x, lanes y) { return (lanes)(x != y); }
/* Of signed numbers. */
INLINE truth below(lanes x, lanes y)
{
    typedef int16_t numbers __attribute__((vector_size(2 * LANES)));
    return (lanes)((numbers)x < (numbers)y);
}
INLINE lanes only(truth t, lanes x) { return t & x; }
INLINE lanes choose_lanes(truth t, lanes yes, lanes no) { return (t & yes) | (~t & no); }
INLINE lanes lower(lanes x, lanes y) { return choose_lanes((lanes)(x < y), x, y); }
/* Each by its own number, up to 15. */
INLINE lanes shift_up(lanes x, lanes by)
{
    for (int step = 1; step < 16; step *= 2)
        x = choose_lanes((lanes)((by & (uint16_t)step) != 0), x << step, x);
    return x;
}

INLINE lanes look_up(const struct lane_values *table, lanes x)
{
    lanes v = {0};
    for (int l = 0; l < LANES; l++) v[l] = table->lane[x[l] & (LANES - 1)];
    return v;
}

/* The entries that the lanes name, of an array of so many vectors. */
INLINE lanes fetch(const uint16_t *from, int vectors, const struct lane_values *names)
{
    lanes v = {0};
    (void)vectors;
    for (int l = 0; l < LANES; l++) v[l] = from[names->lane[l]];
    return v;
}
