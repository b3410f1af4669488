/* SPDX-License-Identifier: MIT */
/* test_chain_paths.c - along HoDoKu's own paths: wherever it takes a step by a chain, a loop or almost locked sets, the first
   one that our finder reports reads the same, word for word.  Of forcing chains and nets the outcome is compared: HoDoKu
   does not always name the place of a contradiction.  */
#include <stdio.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "logic/walk.h"
#include "show/step_notation.h"
#include "support/data.h"

enum { N = 9, CELLS = N * N, LINE = 1000 };

static const struct {
    const char *title;
    find_function *find;
    int argument;
} finders[] = {
    {"Remote Pair:", find_remote_pair, 0},
    {"X-Chain:", find_x_chain, 0},
    {"XY-Chain:", find_xy_chain, 0},
    {"Continuous Nice Loop:", find_nice_loops, false},
    {"Discontinuous Nice Loop:", find_nice_loops, false},
    {"AIC:", find_nice_loops, false},
    {"Grouped Continuous Nice Loop:", find_nice_loops, true},
    {"Grouped Discontinuous Nice Loop:", find_nice_loops, true},
    {"Grouped AIC:", find_nice_loops, true},
    {"Almost Locked Set XZ-Rule:", find_als_xz, 0},
    {"Almost Locked Set XY-Wing:", find_als_xy_wing, 0},
    {"Almost Locked Set Chain:", find_als_chain, 0},
    {"Forcing Chain ", find_forcing_chain, 0},
    {"Forcing Net ", find_forcing_net, 0},
};
enum { FINDERS = sizeof finders / sizeof *finders };

static const sudoku_rules *rules;

static bool write_first(void *context, const sudoku_step *step)
{
    struct out out = out_to_buffer(context, LINE);
    out_notation(&out, rules, step);
    return false;
}

/* ---- what a line says ---- */

/* Reads digits; a set of bits. */
static const char *read_numbers(const char *text, bitset *set)
{
    for (*set = 0; *text >= '1' && *text <= '9'; text++) *set |= bit(*text - '1');
    return text;
}

/* "r12c3,r4c56<>7" or "r1c2=3": does it; returns what is behind, NULL if this is neither. */
static const char *apply_part(struct position *at, const char *text)
{
    cells named = no_cells();
    do {
        bitset rows, columns;
        if (*text == ',') text++;
        if (*text != 'r') return NULL;
        text = read_numbers(text + 1, &rows);
        if (*text != 'c') return NULL;
        text = read_numbers(text + 1, &columns);
        for_each_bit(row, rows)
            for_each_bit(column, columns) cells_add(&named, row * N + column);
    } while (*text == ',');
    const bool place = *text == '=';
    if (!place && strncmp(text, "<>", 2)) return NULL;
    text += place ? 1 : 2;
    for_each_cell(cell, &named)
    {
        if (place) position_place(at, cell, *text - '0');
        else position_remove(at, cell, *text - '0');
    }
    return text + 1;
}

static bool apply_line(struct position *at, const char *line)
{
    const char *arrow = strstr(line, "=> "), *colon = strchr(line, ':');
    const char *text = arrow ? arrow + 3 : colon ? colon + 2 : NULL;
    while (text && (text = apply_part(at, text)) && !strncmp(text, ", ", 2)) text += 2;
    return text;
}

/* ---- the walk ---- */

/* Does our finder say the same? */
static bool agrees(sudoku_logic *l, const char *line, long *count)
{
    char text[LINE] = "";
    struct finder *f = &l->finder;
    for (int i = 0; i < FINDERS; i++) {
        if (strncmp(line, finders[i].title, strlen(finders[i].title))) continue;
        f->take = write_first;
        f->context = text;
        f->stopped = false;
        f->work = UINT64_MAX;
        finders[i].find(f, finders[i].argument);
        ++*count;
        const char *said = line, *ours = text;
        if (!strncmp(line, "Forcing", 7)) {
            text[strcspn(text, "\n")] = 0;
            said = strstr(line, "=>");
            ours = strstr(text, "=>");
        }
        if (!said || !ours || strcmp(ours, said)) {
            printf("HoDoKu: %s\n  ours: %s\n", line, text);
            return false;
        }
    }
    return true;
}

static void first_steps_read_the_same(void **state)
{
    (void)state;
    char line[LINE];
    FILE *file = open_data("rated/hodoku-paths.txt");
    if (!file) skip();
    sudoku_rules *classic = sudoku_rules_new(&(sudoku_shape){.size = N}, NULL);
    sudoku_logic *l = logic_new(classic, "hodoku", NULL);
    long count = 0;
    int bad = 0;
    bool lost = true;
    rules = classic;
    while (fgets(line, sizeof line, file)) {
        line[strcspn(line, "\r\n")] = 0;
        const char *text = line + strspn(line, " ");
        if (text == line) {
            uint8_t givens[CELLS] = {0};
            for (int c = 0; c < CELLS && line[c]; c++)
                if (line[c] >= '1' && line[c] <= '9') givens[c] = (uint8_t)(line[c] - '0');
            const sudoku_puzzle puzzle = {.rules = classic, .givens = givens};
            logic_start(l, &puzzle);
            lost = strlen(line) < CELLS;
            continue;
        }
        if (lost || *text == 'r') continue; /* a chain of the step above */
        if (!agrees(l, text, &count)) bad++;
        lost = !apply_line(l->at, text);
    }
    printf("%ld steps compared\n", count);
    logic_free(l);
    sudoku_rules_free(classic);
    fclose(file);
    assert_int_equal(bad, 0);
    assert_int_not_equal(count, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(first_steps_read_the_same)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
