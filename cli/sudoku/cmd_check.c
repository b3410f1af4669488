/* SPDX-License-Identifier: MIT */
/* cmd_check.c - sudoku check: is there exactly one solution, and if not, why? */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "sudoku/commands.h"
#include "sudoku/puzzles.h"
#include "sudoku/search.h"

enum { CELLS_NAMED = 6 };

/* The line that is printed, put together piece by piece; what does not fit is left out. */
struct words {
    char text[1 << 14];
    size_t length;
};

__attribute__((format(printf, 2, 3))) static void add(struct words *w, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    const size_t room = sizeof w->text - w->length;
    const int length = vsnprintf(w->text + w->length, room, format, arguments);
    va_end(arguments);
    w->length += length < 0 ? 0 : (size_t)length < room ? (size_t)length : room - 1;
}

static void tell_difference(struct words *w, const sudoku_puzzle *puzzle,
                            const struct two_solutions *two)
{
    int differing = 0;
    for (int cell = 0; cell < (int)two->cells; cell++) {
        const int one = two->digits[0][cell], other = two->digits[1][cell];
        char name[SUDOKU_TEXT];
        if (one == other || differing++ >= CELLS_NAMED) continue;
        add(w, "%s %s is %c or %c", differing > 1 ? "," : "",
            sudoku_cell_name(puzzle->rules, cell, name), sudoku_symbol(one), sudoku_symbol(other));
    }
    add(w, "%s (%d cells differ)", differing > CELLS_NAMED ? ", ..." : "", differing);
}

/* ---- what a unique puzzle could spare ---- */

struct spare {
    struct words names;
    int count;
    bool stopped; /* not everything could be tried */
};

static void add_spare(struct spare *spare, const char *name)
{
    add(&spare->names, "%s%s", spare->count++ ? ", " : "", name);
}

static void add_spare_cell(struct spare *spare, const sudoku_rules *rules, int cell)
{
    char name[SUDOKU_TEXT];
    add_spare(spare, sudoku_cell_name(rules, cell, name));
}

static void add_spare_house(struct spare *spare, const sudoku_rules *rules, int house)
{
    char name[SUDOKU_TEXT];
    add_spare(spare, sudoku_house_name(rules, house, name));
}

static bool is_unique(struct run *run, const sudoku_puzzle *puzzle, struct spare *spare)
{
    sudoku_counters counters;
    const search_end end = search(run, puzzle, 2, NULL, NULL, &counters);
    if (end != SEARCH_DONE && end != SEARCH_ENOUGH) spare->stopped = true;
    return end == SEARCH_DONE && counters.solutions == 1;
}

static void try_givens(struct run *run, const sudoku_puzzle *puzzle, struct spare *spare)
{
    const int size = sudoku_rules_size(puzzle->rules), cells = size * size;
    uint8_t givens[SUDOKU_MAX_CELLS];
    sudoku_puzzle without = *puzzle;
    memcpy(givens, puzzle->givens, (size_t)cells);
    without.givens = givens;
    for (int cell = 0; cell < cells && !spare->stopped; cell++) {
        if (!puzzle->givens[cell]) continue;
        givens[cell] = 0;
        if (is_unique(run, &without, spare)) add_spare_cell(spare, puzzle->rules, cell);
        givens[cell] = puzzle->givens[cell];
    }
}

static void try_houses(struct run *run, const sudoku_puzzle *puzzle, struct spare *spare)
{
    sudoku_puzzle without = *puzzle;
    for (int house = 0; house < sudoku_rules_house_count(puzzle->rules) && !spare->stopped; house++) {
        if (sudoku_rules_house_kind(puzzle->rules, house) <= SUDOKU_REGION) continue;
        sudoku_rules *rules = sudoku_rules_without(puzzle->rules, house);
        if (!rules) {
            complain(run, puzzle, "memory is short");
            spare->stopped = true;
            return;
        }
        without.rules = rules;
        if (is_unique(run, &without, spare)) add_spare_house(spare, puzzle->rules, house);
        sudoku_rules_free(rules);
    }
}

static void tell_spare(struct run *run, const sudoku_puzzle *puzzle, struct words *w)
{
    struct spare spare = {.count = 0};
    try_givens(run, puzzle, &spare);
    try_houses(run, puzzle, &spare);
    if (spare.stopped && !spare.count) add(w, ", stopped before it was known whether it is minimal");
    else if (!spare.count) add(w, ", minimal");
    else
        add(w, ", not minimal: could spare %s%s%s", spare.count > 1 ? "any one of " : "",
            spare.names.text, spare.stopped ? "; stopped before all was tried" : "");
    if (spare.stopped) raise_status(run, stopped_status(run));
}

/* ---- the command ---- */

static void tell_none(struct run *run, const sudoku_puzzle *puzzle, struct words *w)
{
    char reason[2 * SUDOKU_TEXT];
    reason_for_none(puzzle, reason);
    add(w, "no solution: %s", *reason ? reason : "found by search");
    raise_status(run, STATUS_NO_SOLUTION);
}

static void check(struct run *run, const sudoku_puzzle *puzzle)
{
    struct words w = {.length = 0};
    struct two_solutions two;
    sudoku_counters counters;
    const search_end end = search_two(run, puzzle, 2, &two, &counters);
    if (end == SEARCH_FAILED) {
        print_error(run, "the engine failed");
        return;
    }
    if (two.count > 1) {
        add(&w, "several solutions:");
        tell_difference(&w, puzzle, &two);
        raise_status(run, STATUS_NO_SOLUTION);
    } else if (end == SEARCH_STOPPED) {
        add(&w, "stopped");
        raise_status(run, stopped_status(run));
    } else if (two.count == 1) {
        add(&w, "unique");
        if (run->settings->minimal) tell_spare(run, puzzle, &w);
    } else {
        tell_none(run, puzzle, &w);
    }
    print_words(run, w.text);
}

/* ---- many puzzles at a time ---- */

static bool fits_quick(const struct run *run) { return !run->settings->minimal; }

static size_t write_unique(char *text, uint64_t count, const uint8_t *digits, size_t cells)
{
    static const char line[] = "unique\n";
    (void)digits;
    (void)cells;
    if (count != 1) return 0;
    memcpy(text, line, sizeof line - 1);
    return sizeof line - 1;
}

/* Which two of several solutions are compared is for one engine to say. */
static bool answer_quickly(struct run *run, const sudoku_puzzle *puzzle, uint64_t count)
{
    struct words w = {.length = 0};
    if (count) return false;
    tell_none(run, puzzle, &w);
    print_words(run, w.text);
    return true;
}

static const struct quick_job quick_check = {fits_quick, 2, write_unique, answer_quickly};

int command_check(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = check, .quick = &quick_check});
}
