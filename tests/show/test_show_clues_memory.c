/* SPDX-License-Identifier: MIT */
/* test_show_clues_memory.c - a picture with clues needs memory: without it there is none, and nothing leaks. */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku.h"
#include "support/short_memory.h"

static void count_bytes(void *context, const char *text, size_t length)
{
    (void)text;
    *(size_t *)context += length;
}

static void short_memory_is_reported(void **state)
{
    (void)state;
    static const char text[] = "thermo: r1c1 r1c2; killer: 5 r1c1 r2c1";
    sudoku_rules *r = sudoku_rules_new(&(sudoku_shape){.size = 4}, NULL);
    const sudoku_clues *clues = sudoku_clues_new(r, text, strlen(text), NULL);
    const uint8_t givens[16] = {0};
    const sudoku_puzzle p = {.room = sizeof p, .rules = r, .givens = givens, .clues = clues};
    const sudoku_sheet sheet = {.puzzle = &p};
    const sudoku_style style = {.format = "svg"};
    const int before = live_blocks;
    size_t written = 0;
    allocations = 0;
    assert_true(sudoku_print(&sheet, &style, (sudoku_sink){count_bytes, &written}));
    const int needed = allocations;
    assert_true(needed > 0);
    for (int allowed = 0; allowed < needed; allowed++) {
        written = 0;
        make_memory_short(allowed, true);
        const bool done = sudoku_print(&sheet, &style, (sudoku_sink){count_bytes, &written});
        end_shortage();
        assert_false(done);
        assert_int_equal(written, 0);
        assert_int_equal(live_blocks, before);
    }
    sudoku_clues_free(clues);
    sudoku_rules_free(r);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(short_memory_is_reported)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
