/* SPDX-License-Identifier: MIT */
/* test_shrink.c - a planted defect is found, and the shrinker leaves the calls that it needs and no others. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sequences/shrink.h"
#include "support/data.h"

/* ---- a small library with a defect ---- */

/* Boxes that hold numbers.  Emptying a box and then locking it before it is filled again is fatal. */
struct boxes {
    int count;
    bool is_emptied[3];
    bool broke;
};

static bool has_broken; /* what the last run did */

static void make_box(struct run *r)
{
    struct boxes *b = r->world;
    if (b->count == 3) return;
    say(r, "make();");
    b->is_emptied[b->count++] = false;
}
static void fill_box(struct run *r)
{
    struct boxes *b = r->world;
    if (!b->count) return;
    say(r, "fill(%d);", take(r, b->count));
    b->is_emptied[r->step->argument[0] % b->count] = false;
}
static void empty_box(struct run *r)
{
    struct boxes *b = r->world;
    if (!b->count) return;
    const int box = take(r, b->count), value = take(r, 100);
    say(r, "empty(%d, %d);", box, value);
    if (value >= 10) b->is_emptied[box] = true;
}
static void lock_box(struct run *r)
{
    struct boxes *b = r->world;
    if (!b->count) return;
    const int box = take(r, b->count);
    say(r, "lock(%d);", box);
    b->broke |= b->is_emptied[box];
}
static void release(struct run *r) { has_broken = ((struct boxes *)r->world)->broke; }

static const struct call calls[] = {
    {"make", 2, make_box}, {"fill", 3, fill_box}, {"empty", 2, empty_box}, {"lock", 2, lock_box}};
static const struct call_table table = {"boxes", "boxes.h", calls, 4, 1, sizeof(struct boxes), release};

static bool breaks(void *context, const struct sequence *s)
{
    ++*(int *)context;
    run_sequence(&table, s, NULL, NULL, NULL);
    return has_broken;
}

/* ---- tests ---- */

static void what_is_left_is_needed(void **state)
{
    const uint64_t seed = test_seed();
    int found = 0;
    (void)state;
    for (uint64_t i = 0; i < 200; i++) {
        struct sequence s;
        int runs = 0;
        make_sequence(&table, seed + i, &s);
        if (!breaks(&runs, &s)) continue;
        found++;
        shrink(&s, breaks, &runs);
        assert_true(breaks(&runs, &s));
        assert_int_equal(s.length, 3); /* make, empty, lock */
        assert_int_equal(s.step[0].call, 0);
        assert_int_equal(s.step[1].call, 2);
        assert_int_equal(s.step[2].call, 3);
        assert_int_equal(s.step[1].argument[0], 0);
        assert_in_range(s.step[1].argument[1], 10, 16); /* powers of 2 are tried */
        assert_in_range(runs, 1, 600);
    }
    assert_true(found > 50);
}

static void the_same_seed_makes_the_same_calls(void **state)
{
    struct sequence one, other;
    (void)state;
    memset(&one, 0, sizeof one);
    memset(&other, 0, sizeof other);
    make_sequence(&table, 7, &one);
    make_sequence(&table, 7, &other);
    assert_memory_equal(&one, &other, sizeof one);
    assert_in_range(one.length, 2, LONGEST_SEQUENCE);
}

static void programs_show_the_calls(void **state)
{
    struct sequence s = {.length = 3,
                         .step = {{.call = 0}, {.call = 2, .argument = {0, 12}}, {.call = 3}}};
    char text[100] = "";
    uint64_t made[4] = {0};
    FILE *program = tmpfile();
    (void)state;
    assert_non_null(program);
    run_sequence(&table, &s, NULL, made, program);
    rewind(program);
    assert_true(fread(text, 1, sizeof text - 1, program) > 0);
    fclose(program);
    assert_string_equal(text, "    make();\n    empty(0, 12);\n    lock(0);\n");
    assert_int_equal(made[0] + made[2] + made[3], 3);
}

static void values_are_written_as_c(void **state)
{
    struct run r = {.program = stdout};
    (void)state;
    assert_string_equal(ints_in_c(&r, (int[]){1, -2}, 2), "(int[]){1, -2}");
    assert_string_equal(ints_in_c(&r, NULL, 0), "(int[]){0}");
    assert_string_equal(values_in_c(&r, (int64_t[]){INT64_MAX, -INT64_MAX}, 2),
                        "(int64_t[]){9223372036854775807, -9223372036854775807}");
    assert_string_equal(digits_in_c(&r, (uint8_t[]){7, 0}, 2), "(uint8_t[]){7, 0}");
    assert_string_equal(sets_in_c(&r, (uint64_t[]){255}, 1), "(uint64_t[]){0xff}");
    assert_string_equal(text_in_c(&r, "a\"\n\\\001?"), "\"a\\\"\\n\\\\\\001?\"");
    assert_string_equal(text_in_c(&r, NULL), "NULL");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(what_is_left_is_needed),
        cmocka_unit_test(the_same_seed_makes_the_same_calls),
        cmocka_unit_test(programs_show_the_calls),
        cmocka_unit_test(values_are_written_as_c),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
