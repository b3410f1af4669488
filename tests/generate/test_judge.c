/* SPDX-License-Identifier: MIT */
/* test_judge.c - puzzles as hard as they are wanted, by the rating that sudoku_rate() gives; and what is said when there are none.

   Sources: src/logic/path/difficulty.c.  */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_logic.h"

enum { SEED = 11 };

static int technique(const char *name)
{
    const int index = sudoku_technique_named(name, NULL);
    assert_true(index >= 0);
    return index;
}

/* ---- as wanted ---- */

struct wanted {
    const char *rules;
    int size;
    bool fresh_layout, minimal;
    sudoku_symmetry symmetry;
    int least_clues, most_clues;
    const char *profile;
    int least, most;
    sudoku_level lowest, highest;
    const char *needs, *without;
};

struct made {
    int count;
    uint8_t givens[8][81];
};

struct check {
    const struct wanted *w;
    const sudoku_order *order;
    struct made *made;
};

static int clues_of(const uint8_t *givens, int cells)
{
    int clues = 0;
    for (int i = 0; i < cells; i++) clues += givens[i] != 0;
    return clues;
}

static void expect_within(int number, int least, int most)
{
    if (least) assert_true(number >= least);
    if (most) assert_true(number <= most);
}

/* Rated anew, with its solution searched for. */
static bool check_puzzle(void *context, const sudoku_made *m)
{
    const struct check *c = context;
    const struct wanted *w = c->w;
    sudoku_rating r = {0};
    assert_non_null(m->givens);
    assert_int_equal(m->missed, SUDOKU_MISSED_NOTHING);
    const int size = sudoku_rules_size(m->rules), cells = size * size;
    const sudoku_puzzle puzzle = {.rules = m->rules, .givens = m->givens};
    sudoku_logic *logic = sudoku_logic_new(m->rules, w->profile, NULL);
    assert_int_equal(sudoku_rate(logic, &puzzle, false, &r), SUDOKU_UNIQUE);
    assert_memory_equal(sudoku_logic_solution(logic), m->solution, (size_t)cells);
    assert_int_equal(m->rating->used_count, r.used_count);
    assert_memory_equal(m->rating->used, r.used, (size_t)r.used_count * sizeof *r.used);
    sudoku_rating same = *m->rating;
    same.room = r.room;
    same.used = r.used;
    assert_memory_equal(&same, &r, sizeof r);
    expect_within(r.level ? r.score : r.rating, w->least, w->most);
    expect_within((int)r.level, (int)w->lowest, (int)w->highest);
    if (w->needs) assert_true(r.used[technique(w->needs)] > 0);
    if (w->without) assert_int_equal(r.used[technique(w->without)], 0);
    assert_int_equal(m->clues, clues_of(m->givens, cells));
    expect_within(m->clues, w->least_clues, w->most_clues);
    for (int i = 0; i < cells && w->symmetry == SUDOKU_ROTATE_180; i++)
        assert_int_equal(m->givens[i] != 0, m->givens[cells - 1 - i] != 0);
    for (int i = 0; i < cells && c->order->pattern; i++)
        assert_true(!m->givens[i] || c->order->pattern[i]);
    memcpy(c->made->givens[c->made->count++], m->givens, (size_t)cells);
    sudoku_logic_free(logic);
    return true;
}

static sudoku_difficulty difficulty_of(const struct wanted *w, int list[2])
{
    list[0] = w->needs ? technique(w->needs) : 0;
    list[1] = w->without ? technique(w->without) : 0;
    return (sudoku_difficulty){.profile = w->profile,
                               .least = w->least,
                               .most = w->most,
                               .lowest = w->lowest,
                               .highest = w->highest,
                               .needs = &list[0],
                               .need_count = w->needs != NULL,
                               .without = &list[1],
                               .without_count = w->without != NULL};
}

static sudoku_order order_of(const struct wanted *w, const sudoku_rules *rules,
                             const sudoku_difficulty *d)
{
    return (sudoku_order){.room = sizeof(sudoku_order),
                          .rules = rules,
                          .seed = SEED,
                          .count = 4,
                          .least_clues = w->least_clues,
                          .most_clues = w->most_clues,
                          .minimal = w->minimal,
                          .symmetry = w->symmetry,
                          .fresh_layout = w->fresh_layout,
                          .difficulty = d};
}

static sudoku_rules *rules_of(const struct wanted *w)
{
    sudoku_rules *rules =
        sudoku_rules_new(&(sudoku_shape){.size = w->size ? w->size : 9, .rules = w->rules}, NULL);
    assert_non_null(rules);
    return rules;
}

static void puzzles_are_as_hard_as_wanted(void **state)
{
    (void)state;
    static const struct wanted list[] = {
        {.profile = "se121", .least = 10, .most = 10},
        {.profile = "se121", .least = 12, .most = 12},
        {.profile = "se121", .least = 12, .most = 15},
        {.profile = "se121", .least = 15, .most = 15, .most_clues = 26},
        {.profile = "se121", .least = 20, .most = 23, .symmetry = SUDOKU_ROTATE_180},
        {.profile = "se121", .most = 28, .minimal = true},
        {.profile = "se121", .least = 26, .most = 34, .least_clues = 26, .most_clues = 30},
        {.profile = "se121", .least = 66, .most = 72},
        {.profile = "sukaku118", .least = 30, .most = 42},
        {.profile = "hodoku", .highest = SUDOKU_EASY},
        {.profile = "hodoku", .lowest = SUDOKU_MEDIUM, .highest = SUDOKU_MEDIUM},
        {.profile = "hodoku", .least = 200, .most = 230},
        {.profile = "hodoku", .needs = "pointing", .without = "naked-pair"},
        {.profile = "se121", .without = "naked-single"},
        {.profile = "se121", .least = 15, .most = 28, .rules = "x"},
        {.profile = "se121", .least = 15, .most = 28, .rules = "nrc", .fresh_layout = true},
        {.profile = "se121", .least = 12, .most = 23, .size = 6},
        {.profile = "hodoku"},
    };
    uint8_t pattern[81];
    for (int i = 0; i < 81; i++) pattern[i] = i % 9 != 4;
    for (size_t i = 0; i < sizeof list / sizeof *list; i++)
        for (int with_pattern = 0; with_pattern < 2; with_pattern++) {
            int names[2];
            struct made all = {0}, tail = {0};
            sudoku_rules *rules = rules_of(&list[i]);
            const sudoku_difficulty d = difficulty_of(&list[i], names);
            sudoku_order o = order_of(&list[i], rules, &d);
            if (with_pattern && i != 2) {
                sudoku_rules_free(rules);
                continue;
            }
            if (with_pattern) o.pattern = pattern;
            assert_true(sudoku_generate(&o, check_puzzle, &(struct check){&list[i], &o, &all}, NULL));
            assert_int_equal(all.count, 4);
            o.first = 3;
            o.count = 1; /* the same, whatever is made beside it */
            assert_true(sudoku_generate(&o, check_puzzle, &(struct check){&list[i], &o, &tail}, NULL));
            assert_memory_equal(tail.givens[0], all.givens[3], 81);
            sudoku_rules_free(rules);
        }
}

/* ---- refused at once ---- */

static bool never(void *context, const sudoku_made *m)
{
    (void)context;
    (void)m;
    fail_msg("nothing can be made");
    return false;
}

static bool never_asked(void *context)
{
    (void)context;
    fail_msg("work has begun");
    return true;
}

static void what_cannot_be_is_refused(void **state)
{
    (void)state;
    static const struct {
        struct wanted w;
        const char *sentence;
    } list[] = {
        {{.profile = "x"}, "unknown profile 'x'"},
        {{.profile = "se121", .size = 36, .most = 20}, "puzzles are rated up to size 25"},
        {{.profile = "se121", .lowest = SUDOKU_HARD},
         "levels belong to the profile hodoku; the profile se121 rates by numbers"},
        {{.profile = "se121", .least = 30, .most = 20}, "the range of ratings is empty"},
        {{.profile = "hodoku", .lowest = SUDOKU_HARD, .highest = SUDOKU_EASY},
         "the range of ratings is empty"},
        {{.profile = "se121", .least = 1, .most = 5},
         "no available technique is rated from 0.1 to 0.5 by se121; the nearest is full-house "
         "with 1.0"},
        {{.profile = "se121", .least = 13, .most = 14},
         "no available technique is rated from 1.3 to 1.4 by se121; the nearest is hidden-single "
         "with 1.2"},
        {{.profile = "se121", .least = 150, .most = 160},
         "no available technique is rated from 15.0 to 16.0 by se121; the nearest is "
         "nested-dynamic-chain-plus with 14.6"},
        {{.profile = "se121", .least = 201},
         "no available technique is rated 20.1 or more by se121; the nearest is brute-force with "
         "20.0"},
        {{.profile = "se121", .most = 9},
         "no available technique is rated 0.9 or less by se121; the nearest is full-house with "
         "1.0"},
        {{.profile = "se121", .least = 15, .most = 15, .without = "hidden-single"},
         "no available technique is rated 1.5 by se121; the nearest is direct-pointing with 1.7"},
        {{.profile = "se121", .least = 12, .most = 12, .fresh_layout = true},
         "no available technique is rated 1.2 by se121; the nearest is full-house with 1.0"},
        {{.profile = "se121", .most = 12, .needs = "x-wing"},
         "x-wing is rated 3.2 by se121, which is above 1.2"},
        {{.profile = "se121", .needs = "skyscraper"},
         "the profile se121 does not use skyscraper; profiles that do: hodoku, sukaku118"},
        {{.profile = "hodoku", .needs = "death-blossom"},
         "no profile solves with death-blossom: only 'steps --technique' finds it"},
        {{.profile = "hodoku", .needs = "leftovers"},
         "the profile hodoku does not rate puzzles with these rules by leftovers"},
        {{.profile = "hodoku", .needs = "x-wing", .without = "x-wing"},
         "x-wing cannot be both needed and excluded"},
        {{.profile = "hodoku", .without = "full-house"}, "every puzzle ends with a full house"},
        {{.profile = "hodoku", .needs = "x-wing", .highest = SUDOKU_EASY},
         "x-wing is Hard, which is above Easy"},
        {{.profile = "hodoku", .needs = "x-wing", .most = 100}, "x-wing scores 140, which is above 100"},
        {{.profile = "hodoku", .most = 3}, "no puzzle scores less than 4 by hodoku"},
        {{.profile = "hodoku", .least = 501, .most = 501}, "scores by hodoku are multiples of 2"},
        {{.profile = "hodoku", .least = 900, .highest = SUDOKU_EASY},
         "a puzzle that is Easy scores at most 800"},
        {{.profile = "hodoku", .lowest = SUDOKU_HARD, .most = 50},
         "a puzzle that is Hard scores at least 100"},
        {{.profile = "se121", .most = 20, .least_clues = 81}, "a full grid has no steps to rate"},
    };
    for (size_t i = 0; i < sizeof list / sizeof *list; i++) {
        int names[2];
        sudoku_error error;
        sudoku_rules *rules = rules_of(&list[i].w);
        const sudoku_difficulty d = difficulty_of(&list[i].w, names);
        sudoku_order o = order_of(&list[i].w, rules, &d);
        o.stop = never_asked;
        assert_false(sudoku_generate(&o, never, NULL, &error));
        assert_string_equal(error.message, list[i].sentence);
        sudoku_rules_free(rules);
    }
}

static bool note_work(void *context)
{
    *(bool *)context = true;
    return true;
}

/* Of single ratings: 5.1 and 5.3 are those of loops of ten cells with a subset. */
static void only_ratings_that_exist_are_looked_for(void **state)
{
    (void)state;
    static const int none[] = {11, 13, 14, 16, 18, 21, 22, 24, 27, 29, 31,
                               33, 35, 37, 39, 41, 43, 55, 63, 64, 147};
    for (int rating = 10, next = 0; rating < 148; rating++) {
        int names[2];
        bool begun = false;
        const struct wanted w = {.profile = "se121", .least = rating, .most = rating};
        sudoku_rules *rules = rules_of(&w);
        const sudoku_difficulty d = difficulty_of(&w, names);
        sudoku_order o = order_of(&w, rules, &d);
        o.stop = note_work;
        o.stop_context = &begun;
        sudoku_generate(&o, never, NULL, NULL);
        if (begun == (rating == none[next])) fail_msg("%d: begun %d", rating, begun);
        next += rating == none[next];
        sudoku_rules_free(rules);
    }
}

/* ---- missed ---- */

struct miss {
    sudoku_missed missed;
    int clues, spare, count;
    bool near, rated;
};

static bool keep_miss(void *context, const sudoku_made *m)
{
    struct miss *miss = context;
    sudoku_rating r = {0};
    assert_null(m->givens);
    *miss = (struct miss){m->missed, m->clues, m->spare, miss->count + 1, m->nearest, m->rating};
    if (!m->nearest) return true;
    assert_int_equal(m->clues, clues_of(m->nearest, 81));
    if (!m->rating) return true;
    const sudoku_puzzle puzzle = {.rules = m->rules, .givens = m->nearest};
    sudoku_logic *logic = sudoku_logic_new(m->rules, "se121", NULL);
    assert_int_equal(sudoku_rate(logic, &puzzle, false, &r), SUDOKU_UNIQUE);
    assert_int_equal(r.rating, m->rating->rating);
    sudoku_logic_free(logic);
    return true;
}

static struct miss miss_of(const struct wanted *w, uint64_t tries, const uint8_t *pattern)
{
    int names[2];
    struct miss miss = {0};
    sudoku_rules *rules = rules_of(w);
    const sudoku_difficulty d = difficulty_of(w, names);
    sudoku_order o = order_of(w, rules, w->profile ? &d : NULL);
    o.count = 1;
    o.tries = tries;
    o.pattern = pattern;
    assert_true(sudoku_generate(&o, keep_miss, &miss, NULL));
    assert_int_equal(miss.count, 1);
    sudoku_rules_free(rules);
    return miss;
}

static void a_miss_names_the_wish_and_the_nearest(void **state)
{
    (void)state;
    uint8_t narrow[81] = {0};
    for (int i = 0; i < 81; i++)
        narrow[i] = i / 9 < 3 || i % 9 == 0; /* five lines empty but for one cell */
    struct miss m = miss_of(&(struct wanted){.most_clues = 17}, 5, NULL);
    assert_true(m.missed == SUDOKU_MISSED_CLUES && m.near && m.clues > 17);
    m = miss_of(&(struct wanted){.least_clues = 60, .minimal = true}, 5, NULL);
    assert_true(m.missed == SUDOKU_MISSED_CLUES && m.near && m.clues < 60);
    m = miss_of(&(struct wanted){.minimal = true, .symmetry = SUDOKU_FULL_SYMMETRY}, 3, NULL);
    assert_true(m.missed == SUDOKU_MISSED_MINIMAL && m.near && m.spare > 0 && m.spare <= m.clues);
    m = miss_of(&(struct wanted){.most_clues = 81}, 3, narrow);
    assert_true(m.missed == SUDOKU_MISSED_PATTERN && !m.near && !m.clues);
    m = miss_of(&(struct wanted){.profile = "se121", .least = 90}, 3, NULL);
    assert_true(m.missed == SUDOKU_MISSED_RATING && m.near && m.rated);
    m = miss_of(&(struct wanted){.profile = "se121", .most = 10, .minimal = true}, 3, NULL);
    assert_true(m.missed == SUDOKU_MISSED_RATING && m.near && m.rated); /* too hard, rated in the end */
    m = miss_of(&(struct wanted){.profile = "se121", .needs = "jellyfish"}, 3, NULL);
    assert_true(m.missed == SUDOKU_MISSED_NEEDS && m.near && m.rated);
    m = miss_of(&(struct wanted){.profile = "se121", .minimal = true, .without = "hidden-single"}, 1,
                NULL);
    assert_true(m.missed == SUDOKU_MISSED_WITHOUT && m.near && m.rated);
}

/* ---- stopped ---- */

static bool stop_after(void *context) { return --*(int *)context < 0; }

static bool count_made(void *context, const sudoku_made *m)
{
    assert_non_null(m->givens);
    assert_int_equal(m->number, (*(int *)context)++);
    return true;
}

/* Whenever it is stopped, what was made by then in order is handed over; later is never less. */
static void what_was_found_is_kept(void **state)
{
    (void)state;
    const struct wanted w = {.profile = "se121", .least = 30, .most = 36};
    int names[2], most = 0;
    sudoku_rules *rules = rules_of(&w);
    const sudoku_difficulty d = difficulty_of(&w, names);
    sudoku_order o = order_of(&w, rules, &d);
    o.count = 8; /* all at once in the making */
    for (int asked = 0, all = false; !all; asked += 300) {
        int left = asked, made = 0;
        o.stop = stop_after;
        o.stop_context = &left;
        all = sudoku_generate(&o, count_made, &made, NULL);
        assert_true(made >= most && (all ? made == 8 : made < 8));
        if (made > 0 && !all) assert_true(left < 0);
        most = made;
    }
    sudoku_rules_free(rules);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(puzzles_are_as_hard_as_wanted),
        cmocka_unit_test(what_cannot_be_is_refused),
        cmocka_unit_test(only_ratings_that_exist_are_looked_for),
        cmocka_unit_test(a_miss_names_the_wish_and_the_nearest),
        cmocka_unit_test(what_was_found_is_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
