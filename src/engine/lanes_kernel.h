/* SPDX-License-Identifier: MIT */
/* lanes_kernel.h - one pass over all cells of all lanes, without a branch.

   Included by lanes_body.h behind lanes_vector.h.  */

/* What a phase has found out, lane by lane. */
struct findings {
    lanes whole;   /* digits that every band or house looked at still has a place for */
    lanes least;   /* the smallest set: 0 if some cell is empty */
    lanes sum;     /* of all sets, while it cannot overflow (sizes up to 9): equal sums, equal cells */
    lanes moved;   /* bits that changed (sizes above 9) */
    lanes several; /* lowest bits left in cells with several candidates (sizes above 9) */
    /* the best digit to guess in a band: its score, band and digits (bands only) */
    lanes score, band, digits;
};

/* ---- the band kernel ----

   A band is three lines across three boxes, so nine mini-lines of three cells:

            box 0   box 1   box 2
     line 0  m00     m01     m02        o[line][box]   digits somewhere in the mini-line
     line 1  m10     m11     m12        t[line][box]   digits in two or three of its cells
     line 2  m20     m21     m22        f[line][box]   digits settled in one of its cells

   1. A digit settled in one mini-line leaves the four others of its line and box.
   2. A digit takes one of six ways through the band: one mini-line in each line and each box.  The ways
      that are still open are the ANDs c[k]; what lies on none of them goes.  That is all that locked
      candidates can say, both ways, at once.
   3. A digit with no way left: contradiction.
   4. A digit of a box that only one line can hold is locked into that mini-line; if it is in one cell only
      there, it is a hidden single of the line and of the box.  Three locked digits fill the mini-line.
   5. Digits with exactly two ways make good guesses; bands with few open digits come first.  */

struct six_ways {
    lanes c[6];
};

INLINE struct six_ways open_ways(lanes o[3][3])
{
    return (struct six_ways){
        {both(o[0][0], both(o[1][1], o[2][2])), both(o[0][0], both(o[1][2], o[2][1])),
         both(o[0][1], both(o[1][0], o[2][2])), both(o[0][1], both(o[1][2], o[2][0])),
         both(o[0][2], both(o[1][0], o[2][1])), both(o[0][2], both(o[1][1], o[2][0]))}};
}

/* Adds three one-bit numbers per digit: sum and carry. */
INLINE void add_bits(lanes a, lanes b, lanes c, lanes *sum, lanes *carry)
{
    const lanes half = differing(a, b);
    *sum = differing(half, c);
    *carry = either(both(a, b), both(c, half));
}

/* Counts the open ways of each digit in binary and keeps the best band for a guess: 4 points for each open
   digit, 1 more if it has four ways or more, 4 more if no digit has just two.  */
INLINE void score_band(const struct six_ways *w, uint16_t band, struct findings *f)
{
    lanes sum_a, carry_a, sum_b, carry_b, twos, fours;
    add_bits(w->c[0], w->c[3], w->c[4], &sum_a, &carry_a);
    add_bits(w->c[1], w->c[2], w->c[5], &sum_b, &carry_b);
    const lanes ones = differing(sum_a, sum_b);
    add_bits(carry_a, carry_b, both(sum_a, sum_b), &twos, &fours);
    const lanes open = either(twos, fours);
    const lanes two_ways = but_not(twos, either(ones, fours));
    const lanes three_ways = but_not(both(twos, ones), fours);
    /* no open digit: the largest number, so never chosen */
    lanes points = minus(weigh_members(open, fours), all_lanes(1));
    const lanes none_open = equal(open, NONE);
    points = plus(points, but_not(both(equal(two_ways, NONE), all_lanes(4)), none_open));
    /* of the digits with two ways, rather one whose ways share no box order */
    const lanes apart = but_not(two_ways, sum_a);
    const lanes two = choose_lanes(equal(apart, NONE), two_ways, apart);
    const lanes three = choose_lanes(equal(three_ways, NONE), fours, three_ways);
    const lanes digits = choose_lanes(equal(two, NONE), three, two);
    const lanes best = smaller(f->score, points);
    const lanes kept = equal(best, f->score);
    f->band = choose_lanes(kept, f->band, all_lanes(band));
    f->digits = choose_lanes(kept, f->digits, digits);
    f->score = best;
}

/* Where the cells of a band lie: its three lines begin at `line`, and the i-th cell of a line is `step`
   times i, or times the i-th of the window order, further on.  The compiler knows all but the lines.  */
struct band_shape {
    int step;
    bool windows;
};

INLINE int cell_in_line(struct band_shape shape, int i)
{
    static const int window_order[9] = {1, 2, 3, 5, 6, 7, 0, 4, 8};
    return (shape.windows ? window_order[i] : i) * shape.step;
}

INLINE void pass_band(const lanes *restrict from, lanes *restrict to, const int line_start[3],
                      struct band_shape shape, uint16_t number, struct findings *f)
{
#define CELL(block, line, box, i) (block)[line_start[line] + cell_in_line(shape, 3 * (box) + (i))]
    lanes o[3][3], t[3][3], settled[3][3], left[3][3];
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++) {
            const lanes x = CELL(from, line, box, 0), y = CELL(from, line, box, 1);
            const lanes z = CELL(from, line, box, 2), xy = either(x, y);
            o[line][box] = either(xy, z);
            t[line][box] = either(both(x, y), both(xy, z));
            settled[line][box] = either(either(both(x, at_most_one(x)), both(y, at_most_one(y))),
                                        both(z, at_most_one(z)));
        }
#pragma GCC unroll 3
    for (int line = 0; line < 3; line++)
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++)
            left[line][box] =
                but_not(o[line][box],
                        either(either(settled[(line + 1) % 3][box], settled[(line + 2) % 3][box]),
                               either(settled[line][(box + 1) % 3], settled[line][(box + 2) % 3])));
    const struct six_ways w = open_ways(left);
    const lanes a[3][3] = {{either(w.c[0], w.c[1]), either(w.c[2], w.c[3]), either(w.c[4], w.c[5])},
                           {either(w.c[2], w.c[4]), either(w.c[0], w.c[5]), either(w.c[1], w.c[3])},
                           {either(w.c[3], w.c[5]), either(w.c[1], w.c[4]), either(w.c[0], w.c[2])}};
    f->whole = both(f->whole, either(a[0][0], either(a[0][1], a[0][2])));
    score_band(&w, number, f);
    lanes least = f->least, sum = f->sum;
#pragma GCC unroll 3
    for (int box = 0; box < 3; box++)
#pragma GCC unroll 3
        for (int line = 0; line < 3; line++) {
            const lanes locked =
                but_not(a[line][box], either(a[(line + 1) % 3][box], a[(line + 2) % 3][box]));
            const lanes not_three = equal(beyond_lowest(beyond_lowest(locked)), NONE);
            const lanes allowed = choose_lanes(not_three, a[line][box], locked);
            const lanes hidden = but_not(locked, t[line][box]);
#pragma GCC unroll 3
            for (int i = 0; i < 3; i++) {
                const lanes x = CELL(from, line, box, i), single = both(x, hidden);
                const lanes y = choose_lanes(equal(single, NONE), both(x, allowed), single);
                CELL(to, line, box, i) = y;
                least = smaller(least, y);
                sum = plus(sum, y);
            }
        }
    f->least = least;
    f->sum = sum;
#undef CELL
}

INLINE void pass_three_bands(const lanes *from, lanes *to, const struct lanes_phase *p,
                             struct band_shape shape, uint16_t first_band, struct findings *found)
{
    struct findings f = *found;
    for (int i = 0; i < 3; i++)
        pass_band(from, to, p->line_start[i], shape, (uint16_t)(first_band + i), &f);
    *found = f;
}

typedef void band_pass(const lanes *from, lanes *to, const struct lanes_phase *, uint16_t first_band,
                       struct findings *);

#define DEFINE_BAND_PASS(name, step, windows)                                                    \
    static __attribute__((noinline)) void name(const lanes *from, lanes *to,                     \
                                               const struct lanes_phase *p, uint16_t first_band, \
                                               struct findings *f)                               \
    {                                                                                            \
        pass_three_bands(from, to, p, (struct band_shape){step, windows}, first_band, f);        \
    }
DEFINE_BAND_PASS(pass_rows, 1, false)
DEFINE_BAND_PASS(pass_columns, 9, false)
DEFINE_BAND_PASS(pass_window_rows, 1, true)
DEFINE_BAND_PASS(pass_window_columns, 9, true)

/* ---- one house, in place: naked singles leave the others, a full house shows hidden singles ---- */

INLINE void pass_house(lanes *cells, const struct house *h, lanes all, struct findings *f)
{
    lanes once = NONE, twice = NONE, settled = NONE, clash = NONE;
    for (int i = 0; i < h->count; i++) {
        const lanes x = cells[h->cell[i]], single = both(x, at_most_one(x));
        twice = either(twice, both(once, x));
        once = either(once, x);
        clash = either(clash, both(settled, single));
        settled = either(settled, single);
    }
    const lanes hidden = h->full ? but_not(once, twice) : NONE;
    const lanes present = h->full ? once : all;
    f->whole = both(f->whole, but_not(present, clash));
    lanes least = f->least, sum = f->sum, moved = f->moved;
    for (int i = 0; i < h->count; i++) {
        lanes *const cell = &cells[h->cell[i]];
        const lanes x = *cell, single = both(x, hidden);
        const lanes rest = choose_lanes(at_most_one(x), x, but_not(x, settled));
        const lanes y = choose_lanes(equal(single, NONE), rest, single);
        *cell = y;
        least = smaller(least, y);
        sum = plus(sum, minus(y, x));
        moved = either(moved, differing(x, y));
    }
    f->least = least;
    f->sum = sum;
    f->moved = moved;
}

static __attribute__((noinline)) void pass_houses(lanes *cells, const struct lanes_plan *plan,
                                                  const struct lanes_phase *p, struct findings *found)
{
    struct findings f = *found;
    const lanes all = all_lanes(plan->all);
    for (int i = 0; i < p->house_count; i++) pass_house(cells, plan->house[p->first_house + i], all, &f);
    *found = f;
}

/* Runs phase `number` from one block of cells into another. */
static void run_phase(const struct lanes_plan *plan, int number, const lanes *from, lanes *to,
                      struct findings *f)
{
    const struct lanes_phase *p = &plan->phase[number];
    *f = (struct findings){.whole = all_lanes(plan->all),
                           .least = all_lanes(0xFFFF),
                           .score = all_lanes(0xFFFF),
                           .sum = NONE,
                           .moved = NONE,
                           .several = NONE};
    static band_pass *const passes[4] = {pass_rows, pass_columns, pass_window_rows, pass_window_columns};
    if (p->has_bands) {
        passes[2 * p->windows + p->columns](from, to, p, (uint16_t)(3 * number), f);
    } else {
        lanes sum = NONE;
        for (int i = 0; i < plan->cells; i++) {
            to[i] = from[i];
            sum = plus(sum, from[i]);
        }
        f->sum = sum;
    }
    if (p->house_count) pass_houses(to, plan, p, f);
    if (!p->has_bands)
        for (int i = 0; i < plan->cells; i++) f->several = either(f->several, beyond_lowest(to[i]));
}

/* Digits that every row, column and 3x3 box has. */
static lanes digits_of_all_lines_and_boxes(const lanes *cells, lanes all)
{
    lanes whole = all;
#pragma GCC unroll 3
    for (int i = 0; i < 9; i++) {
        lanes row = NONE, column = NONE, box = NONE;
#pragma GCC unroll 9
        for (int j = 0; j < 9; j++) {
            row = either(row, cells[9 * i + j]);
            column = either(column, cells[9 * j + i]);
            box = either(box, cells[27 * (i / 3) + 3 * (i % 3) + 9 * (j / 3) + j % 3]);
        }
        whole = both(whole, both(row, both(column, box)));
    }
    return whole;
}

/* Lanes that are solved, of those that have no empty cell and are settled (as many candidates in all as a
   solution has, or none left over): there, a house that has all digits has each of them once.  */
static __attribute__((noinline)) uint32_t lanes_solved(const struct lanes_plan *plan, const lanes *cells)
{
    const lanes all = all_lanes(plan->all);
    const bool banded = plan->phase[0].has_bands;
    lanes whole = banded ? digits_of_all_lines_and_boxes(cells, all) : all, clash = NONE;
    for (int h = banded ? 27 : 0; h < plan->checked_count; h++) {
        const struct house *house = &plan->checked[h];
        lanes seen = NONE;
        for (int i = 0; i < house->count; i++) {
            if (!house->full) clash = either(clash, both(seen, cells[house->cell[i]]));
            seen = either(seen, cells[house->cell[i]]);
        }
        if (house->full) whole = both(whole, seen);
    }
    return lane_bits(both(equal(whole, all), equal(clash, NONE)));
}
