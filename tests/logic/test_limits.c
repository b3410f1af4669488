/* SPDX-License-Identifier: MIT */
/* test_limits.c - limits take effect soon: long searches often ask whether to continue, and stop when told to.

   No clocks: what is counted is how often stop() is asked.  */
#include "support/cmocka_first.h"

#include "logic/proof/proof.h"
#include "logic/path/why_not.h"
#include "support/maker.h"

enum { MOST_HOUSES = 200, MOST_SIZE = 25 };

/* ---- large positions ---- */

struct scene {
    int size, houses, house_size;
    int gone; /* percent of the candidates that are not the solution's */
    sudoku_rules *rules;
    uint8_t solution[SUDOKU_MAX_CELLS];
};

enum { EMPTY_16, EMPTY_25, CROWDED_9, CROWDED_16, CROWDED_25, SCENES };

static struct scene scenes[SCENES] = {
    [EMPTY_16] = {.size = 16},
    [EMPTY_25] = {.size = 25},
    [CROWDED_9] = {.size = 9, .houses = 200, .house_size = 5, .gone = 60},
    [CROWDED_16] = {.size = 16, .houses = 200, .house_size = 16, .gone = 70},
    [CROWDED_25] = {.size = 25, .houses = 200, .house_size = 25, .gone = 80},
};

/* Cells with different digits. */
static void choose_cells(struct rng *r, const struct scene *s, uint16_t *cell)
{
    bitset digits = 0;
    for (int used = 0; used < s->house_size;) {
        const int c = rng_below(r, s->size * s->size);
        if (digits >> s->solution[c] & 1) continue;
        digits |= bit(s->solution[c]);
        cell[used++] = (uint16_t)c;
    }
}

static void make_scene(struct rng *r, struct scene *s)
{
    static uint16_t cell[MOST_HOUSES][MOST_SIZE];
    sudoku_cells house[MOST_HOUSES];
    sudoku_shape shape = {.size = s->size, .houses = house, .house_count = s->houses};
    sudoku_rules *plain = sudoku_rules_new(&(sudoku_shape){.size = s->size}, NULL);
    assert_true(make_solution(r, plain, s->solution));
    sudoku_rules_free(plain);
    for (int h = 0; h < s->houses; h++) {
        choose_cells(r, s, cell[h]);
        house[h] = (sudoku_cells){cell[h], s->house_size};
    }
    s->rules = sudoku_rules_new(&shape, NULL);
    assert_non_null(s->rules);
}

static int make_scenes(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(1);
    for (int i = 0; i < SCENES; i++) make_scene(&r, &scenes[i]);
    return 0;
}

static int free_scenes(void **state)
{
    (void)state;
    for (int i = 0; i < SCENES; i++) sudoku_rules_free(scenes[i].rules);
    return 0;
}

/* The scene's position; the same each time. */
static sudoku_logic *enter(const struct scene *s, const char *profile)
{
    static const uint8_t none[SUDOKU_MAX_CELLS];
    struct rng r = rng_from_seed(2);
    sudoku_logic *l = logic_new(s->rules, profile, NULL);
    assert_non_null(l);
    position_start(l->at, &(sudoku_puzzle){.rules = s->rules, .givens = none});
    for (int cell = 0; cell < s->size * s->size; cell++)
        for (int d = 1; d <= s->size; d++)
            if (d != s->solution[cell] && rng_below(&r, 100) < s->gone) position_remove(l->at, cell, d);
    l->finder.unique = true;
    l->finder.solution = s->solution;
    return l;
}

/* ---- a guard that says stop after a number of questions ---- */

struct guard {
    int asked, stop_after;
    int late;        /* steps that came when stop had been said */
    bool only_first; /* step is wanted */
};

static bool guard_stops(void *context)
{
    struct guard *g = context;
    return ++g->asked >= g->stop_after;
}

static bool receive(void *context, const sudoku_step *step)
{
    struct guard *g = context;
    (void)step;
    g->late += g->asked >= g->stop_after;
    return !g->only_first;
}

/* Steps of the technique, as long as the guard lets it. */
static struct guard search(sudoku_logic *l, int technique, int stop_after, bool only_first)
{
    struct guard g = {.stop_after = stop_after, .only_first = only_first};
    sudoku_logic_limit(l, 0, guard_stops, &g);
    logic_all(l, technique, receive, &g);
    return g;
}

/* ---- searches ---- */

static void every_search_stops_when_told_to(void **state)
{
    (void)state;
    for (int i = 0; i < SCENES; i++)
        for (int profile = 0; profile < PROFILE_COUNT; profile++) {
            sudoku_logic *l = enter(&scenes[i], profiles[profile].name);
            for (int stage = 0; stage < l->profile->stages; stage++) {
                const struct guard g = search(l, l->profile->stage[stage].gives[0], 2, false);
                assert_true(g.asked <= g.stop_after);
                assert_int_equal(g.late, 0);
                assert_int_equal(l->end,
                                 g.asked == g.stop_after ? SUDOKU_LOGIC_LIMIT : SUDOKU_LOGIC_STUCK);
            }
            logic_free(l);
        }
}

/* These take from a hundredth of a second to hours before the first step is reported, if any is. */
static void long_searches_ask(void **state)
{
    (void)state;
    static const struct {
        int scene;
        const char *profile;
        int technique, asked;
    } rows[] = {
        {EMPTY_25, "hodoku", TECHNIQUE_template_set, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_aic, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_grouped_aic, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_leviathan, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_turbot_fish, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_sue_de_coq, 15},
        {EMPTY_25, "hodoku", TECHNIQUE_forcing_chain_verity, 30},
        {EMPTY_25, "hodoku", TECHNIQUE_forcing_net_verity, 30},
        {CROWDED_9, "hodoku", TECHNIQUE_als_xz, 30},
        {CROWDED_9, "hodoku", TECHNIQUE_als_xy_wing, 30},
        {CROWDED_9, "hodoku", TECHNIQUE_als_chain, 30},
        {CROWDED_9, "hodoku", TECHNIQUE_death_blossom, 30},
        {EMPTY_16, "hodoku", TECHNIQUE_finned_franken_swordfish, 30},
        {CROWDED_9, "hodoku", TECHNIQUE_kraken_1, 30},
        {CROWDED_9, "sukaku118", TECHNIQUE_tuvwxyz_wing, 20},
        {CROWDED_16, "hodoku", TECHNIQUE_grouped_aic, 30},
        {CROWDED_16, "sukaku118", TECHNIQUE_strong_links_3, 30},
        {CROWDED_25, "hodoku", TECHNIQUE_x_chain, 30},
        {CROWDED_25, "se121", TECHNIQUE_aligned_pair, 10},
        {CROWDED_25, "se121", TECHNIQUE_aligned_triple, 20},
        {CROWDED_25, "se121", TECHNIQUE_cycle, 30},
        {CROWDED_25, "se121", TECHNIQUE_nested_chain, 3},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        sudoku_logic *l = enter(&scenes[rows[i].scene], rows[i].profile);
        const struct guard g = search(l, rows[i].technique, rows[i].asked, true);
        if (g.asked < rows[i].asked)
            fail_msg("%s asks %d times", technique_rows[rows[i].technique].name, g.asked);
        logic_free(l);
    }
}

/* Too many candidates for a pattern show at once. */
static void an_empty_grid_is_soon_looked_through(void **state)
{
    (void)state;
    static const int techniques[] = {TECHNIQUE_sue_de_coq, TECHNIQUE_finned_jellyfish,
                                     TECHNIQUE_finned_franken_x_wing};
    sudoku_logic *l = enter(&scenes[EMPTY_25], "hodoku");
    for (size_t i = 0; i < sizeof techniques / sizeof *techniques; i++) {
        const struct guard g = search(l, techniques[i], 100, false);
        if (g.asked == g.stop_after) fail_msg("%s takes long", technique_rows[techniques[i]].name);
    }
    logic_free(l);
}

static void a_walk_of_easy_steps_asks(void **state)
{
    (void)state;
    const struct scene *s = &scenes[EMPTY_25];
    struct rng r = rng_from_seed(3);
    struct guard g = {.stop_after = 1000000};
    uint8_t givens[SUDOKU_MAX_CELLS];
    int steps = 0;
    sudoku_logic *l = logic_new(s->rules, "hodoku", NULL);
    keep_some(&r, s->size * s->size, s->solution, 500, givens);
    position_start(l->at, &(sudoku_puzzle){.rules = s->rules, .givens = givens});
    sudoku_logic_limit(l, 0, guard_stops, &g);
    for (const sudoku_step *step; (step = logic_next(l)); steps++) logic_apply(l, step);
    assert_true(steps > 100);
    assert_true(g.asked > steps / 32);
    logic_free(l);
}

/* ---- proofs and refutations ---- */

/* Every digit has a place in every row: that does not say much. */
static void a_proof_stops_when_told_to(void **state)
{
    (void)state;
    sudoku_logic *l = enter(&scenes[EMPTY_25], "hodoku");
    struct step step = {0};
    struct guard g = {.stop_after = 1};
    step_begin(&step, TECHNIQUE_template_delete);
    step_remove(&step, 0, 1);
    for (int row = 0; row < 25; row++)
        for (int digit = 1; digit <= 25; digit++) step_house_truth(&step, row, digit);
    assert_int_equal(
        prove_step_within(l->at, false, &step.it, (struct stop_check){guard_stops, &g}, NULL), TOO_LONG);
    assert_int_equal(g.asked, 1);
    step_free(&step);
    logic_free(l);
}

static sudoku_refutation refute(sudoku_logic *l, const sudoku_puzzle *puzzle, int cell, int digit,
                                struct guard *g)
{
    sudoku_clash end;
    struct guard received = {.stop_after = 1};
    sudoku_logic_limit(l, 0, guard_stops, g);
    return why_not(l, puzzle, cell, digit, receive, &received, &end);
}

/* Wherever it is told to: in the solver, on the way to the dead end, or while the way is made shorter. */
static void a_refutation_stops_when_told_to(void **state)
{
    (void)state;
    static const char text[] =
        ".6.....28....671....78.....1.65...4..8...45...4.3.........2.9..3...754....1......";
    enum { FEW = 3 }; /* questions until all that is under way has ended */
    uint8_t givens[81];
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    sudoku_logic *l = logic_new(rules, "hodoku", NULL);
    for (int i = 0; i < 81; i++) givens[i] = (uint8_t)(text[i] == '.' ? 0 : text[i] - '0');
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    assert_int_equal(logic_start(l, &puzzle), SUDOKU_UNIQUE);
    const int cell = 0, wrong = lowest(l->at->candidates[0] & ~bit(l->solution[0] - 1)) + 1;
    struct guard all = {.stop_after = 1000000};
    assert_int_equal(refute(l, &puzzle, cell, wrong, &all), SUDOKU_REFUTED);
    assert_true(all.asked > 100);
    for (int part = 0; part < 10; part++) {
        struct guard g = {.stop_after = 1 + part * all.asked / 10};
        const sudoku_refutation result = refute(l, &puzzle, cell, wrong, &g);
        assert_true(result == SUDOKU_NOT_KNOWN || result == SUDOKU_REFUTED);
        assert_true(g.asked >= g.stop_after && g.asked <= g.stop_after + FEW);
    }
    logic_free(l);
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_search_stops_when_told_to),
        cmocka_unit_test(long_searches_ask),
        cmocka_unit_test(an_empty_grid_is_soon_looked_through),
        cmocka_unit_test(a_walk_of_easy_steps_asks),
        cmocka_unit_test(a_proof_stops_when_told_to),
        cmocka_unit_test(a_refutation_stops_when_told_to),
    };
    return cmocka_run_group_tests(tests, make_scenes, free_scenes);
}
