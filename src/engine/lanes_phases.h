/* SPDX-License-Identifier: MIT */
/* lanes_phases.h - the steps of a phase, one after the other.

   Included by lanes_body.h after the kernels.  */

INLINE void pass_three_bands(lanes *cells, const struct lanes_step *s, struct band_shape shape,
                             struct six_ways ways[BANDS], struct findings *found)
{
    struct findings f = findings_of_bands(found);
    for (int i = 0; i < 3; i++) {
        const int band = s->first_band + i;
        pass_band(cells, s->line_start[i], shape, (uint16_t)band, &ways[band], &f);
    }
    keep_findings_of_bands(found, &f);
}

typedef void band_pass(lanes *, const struct lanes_step *, struct six_ways *, struct findings *);

#define DEFINE_BAND_PASS(name, step, windows)                                             \
    static __attribute__((noinline)) void name(lanes *cells, const struct lanes_step *s,  \
                                               struct six_ways *ways, struct findings *f) \
    {                                                                                     \
        pass_three_bands(cells, s, (struct band_shape){step, windows}, ways, f);          \
    }
DEFINE_BAND_PASS(pass_rows, 1, false)
DEFINE_BAND_PASS(pass_columns, 9, false)
DEFINE_BAND_PASS(pass_window_rows, 1, true)
DEFINE_BAND_PASS(pass_window_columns, 9, true)

static void pass_bands(const struct lanes_step *s, lanes *cells, struct six_ways *ways,
                       struct findings *f)
{
    static band_pass *const passes[4] = {pass_rows, pass_columns, pass_window_rows, pass_window_columns};
    passes[2 * s->windows + s->columns](cells, s, ways, f);
}

static void pass_pieces(const struct lanes_plan *plan, const struct lanes_step *s, bool first,
                        lanes *cells, struct findings *f)
{
    const lanes all = all_lanes(plan->all);
    if (!first) pass_pieces_again(cells, s->pieces, all, f);
    else if (plan->sums_tell) pass_pieces_first(cells, s->pieces, all, f);
    else pass_pieces_first_large(cells, s->pieces, all, f);
}

/* Runs phase `number` over the cells; `ways` has room for all bands. */
static void run_phase(const struct lanes_plan *plan, int number, lanes *cells, struct six_ways *ways,
                      struct findings *f)
{
    *f = (struct findings){.whole = all_lanes(plan->all),
                           .least = all_lanes(0xFFFF),
                           .score = all_lanes(0xFFFF),
                           .sum = NONE,
                           .moved = NONE,
                           .several = NONE,
                           .crowded = NONE};
    for (int i = plan->first_step[number]; i < plan->first_step[number + 1]; i++) {
        const struct lanes_step *s = &plan->step[i];
        const bool first = i == plan->first_step[number];
        switch (s->kind) {
        case STEP_BANDS: pass_bands(s, cells, ways, f); break;
        case STEP_PIECES: pass_pieces(plan, s, first, cells, f); break;
        case STEP_DIAGONAL: pass_one_diagonal(s, cells, f); break;
        case STEP_LEFTOVERS: pass_leftovers(cells, plan, f); break;
        case STEP_CROSSINGS: pass_crossings(cells, plan, f); break;
        case STEP_HOUSES: pass_houses(cells, plan, f); break;
        }
    }
    if (!plan->sums_tell)
        for (int i = 0; i < plan->cells; i++) f->several = either(f->several, beyond_lowest(cells[i]));
}
