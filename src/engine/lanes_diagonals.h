/* SPDX-License-Identifier: MIT */
/* lanes_diagonals.h - the diagonals of a 9x9 grid.

   Included by lanes_body.h after lanes_houses.h.  Besides singles:

       x . . | . b .        a digit with exactly two places on the diagonal, x and y, is removed from a and b,
       . . . | . . .        which see both;
       . . . | . . .        a digit that the diagonal has in one box only is removed from the rest of that box,
       ------+------        and one that a box has on the diagonal only from the rest of the diagonal.
       . . . | . . .
       a . . | . y .  */

struct diagonal_shape {
    bool anti, boxed, windows;
};

/* The cell that the i-th and the j-th cell of the diagonal both see; i = j: the cell itself. */
INLINE int seen_by_both(struct diagonal_shape shape, int i, int j)
{
    const int row = shape.windows ? window_order[i] : i, column = shape.windows ? window_order[j] : j;
    return 9 * row + (shape.anti ? 8 - column : column);
}

INLINE void pass_diagonal(lanes *cells, struct diagonal_shape shape, struct findings *f)
{
#define CELL(i, j) cells[seen_by_both(shape, i, j)]
    lanes on[9], once = NONE, twice = NONE, thrice = NONE, settled = NONE, clash = NONE;
    lanes in_box[3] = {NONE, NONE, NONE}, only_here[3] = {NONE, NONE, NONE};
#pragma GCC unroll 9
    for (int i = 0; i < 9; i++) {
        const lanes x = CELL(i, i), single = if_single(x);
        on[i] = x;
        thrice = either(thrice, both(twice, x));
        twice = either(twice, both(once, x));
        once = either(once, x);
        clash = either(clash, both(settled, single));
        settled = either(settled, single);
        in_box[i / 3] = either(in_box[i / 3], x);
    }
    f->whole = both(f->whole, but_not(once, clash));
    if (shape.boxed) {
#pragma GCC unroll 3
        for (int box = 0; box < 3; box++) {
            const lanes elsewhere = either(in_box[(box + 1) % 3], in_box[(box + 2) % 3]);
            const lanes locked = but_not(in_box[box], elsewhere);
            lanes rest = NONE;
#pragma GCC unroll 9
            for (int k = 0; k < 9; k++) {
                if (k / 3 == k % 3) continue;
                lanes *const cell = &CELL(3 * box + k / 3, 3 * box + k % 3);
                const lanes x = *cell;
                rest = either(rest, x);
                narrow(cell, x, but_not(x, locked), f);
            }
            only_here[box] = but_not(in_box[box], rest);
        }
    }
    const lanes hidden = but_not(once, twice), two_places = but_not(twice, thrice);
    f->crowded = either(f->crowded, but_not(hidden, settled));
#pragma GCC unroll 9
    for (int i = 0; i < 9; i++) {
        const lanes x = on[i];
        const lanes gone = any_of(settled, only_here[(i / 3 + 1) % 3], only_here[(i / 3 + 2) % 3]);
        const lanes rest = choose_lanes(at_most_one(x), x, but_not(x, gone));
        narrow(&CELL(i, i), x, choose_lanes(disjoint(x, hidden), rest, both(x, hidden)), f);
    }
#pragma GCC unroll 9
    for (int i = 0; i < 9; i++) on[i] = both(on[i], two_places);
#pragma GCC unroll 9
    for (int i = 0; i < 9; i++)
#pragma GCC unroll 9
        for (int j = i + 1; j < 9; j++) {
            if (shape.boxed && i / 3 == j / 3) continue; /* a box lock already */
            const lanes gone = both(on[i], on[j]);
            lanes *const a = &CELL(i, j), *const b = &CELL(j, i);
            narrow(a, *a, but_not(*a, gone), f);
            narrow(b, *b, but_not(*b, gone), f);
        }
#undef CELL
}

typedef void diagonal_pass(lanes *, struct findings *);

#define DEFINE_DIAGONAL_PASS(name, anti, boxed, windows)                             \
    static __attribute__((noinline)) void name(lanes *cells, struct findings *found) \
    {                                                                                \
        struct findings f = findings_of_houses(found);                               \
        pass_diagonal(cells, (struct diagonal_shape){anti, boxed, windows}, &f);     \
        keep_findings_of_houses(found, &f);                                          \
    }
DEFINE_DIAGONAL_PASS(pass_main, false, true, false)
DEFINE_DIAGONAL_PASS(pass_anti, true, true, false)
DEFINE_DIAGONAL_PASS(pass_window_main, false, true, true)
DEFINE_DIAGONAL_PASS(pass_window_anti, true, true, true)
DEFINE_DIAGONAL_PASS(pass_bare_main, false, false, false)
DEFINE_DIAGONAL_PASS(pass_bare_anti, true, false, false)

static void pass_one_diagonal(const struct lanes_step *s, lanes *cells, struct findings *f)
{
    static diagonal_pass *const passes[2][3] = {{pass_bare_main, pass_main, pass_window_main},
                                                {pass_bare_anti, pass_anti, pass_window_anti}};
    passes[s->anti][s->boxed + s->windows](cells, f);
}
