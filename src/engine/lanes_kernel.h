/* SPDX-License-Identifier: MIT */
/* lanes_kernel.h - one pass over all cells of all lanes, without a branch.

   Included by lanes_body.h after lanes_vector.h.  */

/* The findings of a phase, lane by lane. */
struct findings {
    lanes whole;   /* digits that still have a place in every band or house that was examined */
    lanes least;   /* the smallest set: 0 if some cell is empty */
    lanes sum;     /* of all sets (with bands, where it cannot overflow): equal sums, equal cells */
    lanes moved;   /* bits that changed (without bands) */
    lanes several; /* the candidates of cells other than their lowest (without bands) */
    lanes crowded; /* in a phase that changes nothing: digits that must share cells, see below */
    /* the best digit to guess in a band: its score, band and digits (bands only) */
    lanes score, band, digits;
};

/* For a local copy: what bands change of them.  Of a structure as large as this, compilers make copies with an instruction that takes longer than
   a band.  */
INLINE struct findings findings_of_bands(const struct findings *f)
{
    return (struct findings){.whole = f->whole,
                             .least = f->least,
                             .sum = f->sum,
                             .crowded = f->crowded,
                             .score = f->score,
                             .band = f->band,
                             .digits = f->digits};
}
INLINE void keep_findings_of_bands(struct findings *f, const struct findings *local)
{
    f->whole = local->whole;
    f->least = local->least;
    f->sum = local->sum;
    f->crowded = local->crowded;
    f->score = local->score;
    f->band = local->band;
    f->digits = local->digits;
}

/* And what other steps change. */
INLINE struct findings findings_of_houses(const struct findings *f)
{
    return (struct findings){
        .whole = f->whole, .least = f->least, .sum = f->sum, .moved = f->moved, .crowded = f->crowded};
}
INLINE void keep_findings_of_houses(struct findings *f, const struct findings *local)
{
    f->whole = local->whole;
    f->least = local->least;
    f->sum = local->sum;
    f->moved = local->moved;
    f->crowded = local->crowded;
}

/* ---- the band kernel ----

   A band is three lines across three boxes, so nine mini-lines of three cells:

            box 0   box 1   box 2
     line 0  m00     m01     m02        o[line][box]   digits somewhere in the mini-line
     line 1  m10     m11     m12        t[line][box]   digits in two or three of its cells
     line 2  m20     m21     m22        f[line][box]   digits settled in one of its cells

   1. A digit settled in one mini-line is removed from the four others of its line and box.
   2. A digit takes one of six ways through the band: one mini-line in each line and each box.  The ways that are still
      open are the ANDs c[k]; candidates that are on none of these are removed.  This does all that locked candidates can
      do, in both directions, at once.
   3. A digit with no way left: contradiction.
   4. A digit of a box that only one line can hold is locked into that mini-line; if it is in one cell only there, it is a
      hidden single of the line and of the box.  Three locked digits fill the mini-line.
   5. Digits with exactly two ways make good guesses; bands with few open digits come first.

   Two hidden singles in one cell leave no solution.  These rules do not find that, and whether others find a contradiction depends on the
   order of the passes; then the same node would need a guess here and none there.  So such digits are noted, and if a phase changes
   nothing, the lane is dead.  (The same could be said of four digits locked into a mini-line, but in millions of guesses it made no
   difference.)  */

struct six_ways {
    lanes c[BAND_WAYS];
};

INLINE struct six_ways open_ways(lanes o[3][3])
{
    return (struct six_ways){{all_of(o[0][0], o[1][1], o[2][2]), all_of(o[0][0], o[1][2], o[2][1]),
                              all_of(o[0][1], o[1][0], o[2][2]), all_of(o[0][1], o[1][2], o[2][0]),
                              all_of(o[0][2], o[1][0], o[2][1]), all_of(o[0][2], o[1][1], o[2][0])}};
}

/* Counts the open ways of each digit in binary and keeps the best band for a guess: 4 points for each open
   digit, 1 more if it has four ways or more, 4 more if no digit has just two.  */
INLINE void score_band(const struct six_ways *w, uint16_t band, struct findings *f)
{
    /* two and two times three bits added up: their sums and carries */
    const lanes sum_a = odd_of(w->c[0], w->c[3], w->c[4]), carry_a = two_of(w->c[0], w->c[3], w->c[4]);
    const lanes sum_b = odd_of(w->c[1], w->c[2], w->c[5]), carry_b = two_of(w->c[1], w->c[2], w->c[5]);
    const lanes ones = differing(sum_a, sum_b), carry = both(sum_a, sum_b);
    const lanes twos = odd_of(carry_a, carry_b, carry), fours = two_of(carry_a, carry_b, carry);
    const lanes open = either(twos, fours);
    const lanes two_ways = but_neither(twos, ones, fours);
    const lanes three_ways = but_not(both(twos, ones), fours);
    /* no open digit: the largest number, so never chosen */
    lanes points = minus(weigh_members(open, fours), all_lanes(1));
    points = plus(points, keep_lanes(is_empty(two_ways) & ~is_empty(open), all_lanes(4)));
    /* of the digits with two ways, prefer one whose ways share no box order */
    const lanes apart = but_not(two_ways, sum_a);
    const lanes two = choose_lanes(is_empty(apart), two_ways, apart);
    const lanes three = choose_lanes(is_empty(three_ways), fours, three_ways);
    const lanes digits = choose_lanes(is_empty(two), three, two);
    const lanes best = smaller(f->score, points);
    const lane_set kept = equal(best, f->score);
    f->band = choose_lanes(kept, f->band, all_lanes(band));
    f->digits = choose_lanes(kept, f->digits, digits);
    f->score = best;
}

/* Where the cells of a band lie: its three lines begin at `line`, and the i-th cell of a line is `step`
   times i, or times the i-th of the window order, further on.  Everything except the lines is known at compile time.  */
struct band_shape {
    int step;
    bool windows;
};

INLINE int cell_in_line(struct band_shape shape, int i)
{
    return (shape.windows ? window_order[i] : i) * shape.step;
}

/* The findings about a band before its candidates are removed. */
struct band_view {
    lanes a[3][3];       /* digits that may be somewhere in the mini-line */
    lanes t[3][3];       /* digits in two or three of its cells */
    lanes settled[3][3]; /* digits of cells that have no other */
};

/* line[0..2] are the first cells of the band's lines. */
INLINE struct band_view look_at_band(lanes *const line_cells[3], struct band_shape shape, bool scored,
                                     uint16_t number, struct six_ways *ways, struct findings *f)
{
    struct band_view v;
    lanes o[3][3], left[3][3];
    lanes(*const settled)[3] = v.settled;
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++) {
            const lanes x = line_cells[line][cell_in_line(shape, 3 * box)];
            const lanes y = line_cells[line][cell_in_line(shape, 3 * box + 1)];
            const lanes z = line_cells[line][cell_in_line(shape, 3 * box + 2)];
            o[line][box] = any_of(x, y, z);
            v.t[line][box] = two_of(x, y, z);
            settled[line][box] = any_of(if_single(x), if_single(y), if_single(z));
        }
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++)
            left[line][box] =
                but_neither(o[line][box],
                            any_of(settled[(line + 1) % 3][box], settled[(line + 2) % 3][box],
                                   settled[line][(box + 1) % 3]),
                            settled[line][(box + 2) % 3]);
    const struct six_ways w = open_ways(left);
    const lanes *c = w.c;
    const lanes a[3][3] = {{either(c[0], c[1]), either(c[2], c[3]), either(c[4], c[5])},
                           {either(c[2], c[4]), either(c[0], c[5]), either(c[1], c[3])},
                           {either(c[3], c[5]), either(c[1], c[4]), either(c[0], c[2])}};
    *ways = w;
    memcpy(v.a, a, sizeof a);
    f->whole = both(f->whole, any_of(a[0][0], a[0][1], a[0][2]));
    if (scored) score_band(&w, number, f);
    return v;
}

/* The candidates that a mini-line keeps. */
struct sieve {
    lanes allowed, hidden; /* hidden singles, which exclude all other digits from their cell */
};

INLINE struct sieve sieve_of(const struct band_view *v, int line, int box, bool look_into_cells,
                             lanes *crowded)
{
    const lanes a = v->a[line][box];
    const lanes locked = but_neither(a, v->a[(line + 1) % 3][box], v->a[(line + 2) % 3][box]);
    const lanes hidden = but_not(locked, v->t[line][box]);
    const lane_set not_three = at_most_one(beyond_lowest(locked));
    if (look_into_cells) *crowded = either(*crowded, but_not(hidden, v->settled[line][box]));
    return (struct sieve){.allowed = choose_lanes(not_three, a, locked), .hidden = hidden};
}

INLINE lanes through_sieve(struct sieve s, lanes x)
{
    return both(x, choose_lanes(disjoint(x, s.hidden), s.allowed, s.hidden));
}

INLINE void pass_band(lanes *cells, const int line_start[3], struct band_shape shape, uint16_t number,
                      struct six_ways *ways, struct findings *f)
{
    lanes *const line_cells[3] = {cells + line_start[0], cells + line_start[1], cells + line_start[2]};
    const struct band_view v = look_at_band(line_cells, shape, true, number, ways, f);
    lanes least = f->least, sum = f->sum, crowded = f->crowded;
#pragma GCC unroll 3
    for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
        for (int line = 0; line < 3; line++) {
            const struct sieve s = sieve_of(&v, line, box, shape.step == 1, &crowded);
#pragma GCC unroll 3
            for (int i = 0; i < 3; i++) {
                lanes *const cell = &line_cells[line][cell_in_line(shape, 3 * box + i)];
                const lanes y = through_sieve(s, *cell);
                *cell = y;
                least = smaller(least, y);
                sum = plus(sum, y);
            }
        }
    f->least = least;
    f->sum = sum;
    f->crowded = crowded;
}
