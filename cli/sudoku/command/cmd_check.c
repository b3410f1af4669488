/* SPDX-License-Identifier: MIT */
/* cmd_check.c - sudoku check: is there exactly one solution, and if not, why? */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "sudoku/command/commands.h"
#include "sudoku/input/puzzles.h"
#include "sudoku/work/solving.h"

enum { CELLS_NAMED = 6, LONGEST_CLUE = 1000 };

/* An answer built piece by piece; what does not fit is dropped. */
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

/* The result for a puzzle, and the line to print. */
struct verdict {
    sudoku_answer answer;
    struct words line;
    char reason[2 * SUDOKU_TEXT]; /* why there is no solution */
    int differing;                /* cells in which two solutions differ */
    struct words differences;     /* those cells, one per line */
    struct words conditions;      /* that clash, one per line */
    const char *proof;            /* NULL, or what is known about them */
    bool tried;                   /* whether it is minimal */
    struct spare {
        struct words names; /* one per line */
        int count;
        bool stopped; /* not everything could be tried */
    } spare;
};

static void tell_difference(struct verdict *v, const sudoku_puzzle *puzzle,
                            const struct two_solutions *two)
{
    add(&v->line, "several solutions:");
    for (int cell = 0; cell < (int)two->cells; cell++) {
        const int one = two->digits[0][cell], other = two->digits[1][cell];
        char name[SUDOKU_TEXT];
        if (one == other) continue;
        sudoku_cell_name(puzzle->rules, cell, name);
        add(&v->differences, "%s is %c or %c\n", name, sudoku_symbol(one), sudoku_symbol(other));
        if (v->differing++ >= CELLS_NAMED) continue;
        add(&v->line, "%s %s is %c or %c", v->differing > 1 ? "," : "", name, sudoku_symbol(one),
            sudoku_symbol(other));
    }
    add(&v->line, "%s (%d cells differ)", v->differing > CELLS_NAMED ? ", ..." : "", v->differing);
}

/* ---- redundant givens, houses and clues of a unique puzzle ---- */

static void add_spare(struct spare *spare, const char *name)
{
    add(&spare->names, "%s\n", name);
    spare->count++;
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
    sudoku_counters counters = {0};
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
    const int houses = sudoku_rules_house_count(puzzle->rules);
    for (int house = sudoku_rules_first_extra(puzzle->rules); house < houses && !spare->stopped;
         house++) {
        sudoku_rules *rules = sudoku_rules_without(puzzle->rules, house);
        if (!rules) {
            complain(run, puzzle, "out of memory");
            spare->stopped = true;
            return;
        }
        without.rules = rules;
        if (is_unique(run, &without, spare)) add_spare_house(spare, puzzle->rules, house);
        sudoku_rules_free(rules);
    }
}

static void try_clues(struct run *run, const sudoku_puzzle *puzzle, struct spare *spare)
{
    sudoku_puzzle without = *puzzle;
    const int count = puzzle->clues ? sudoku_clues_count(puzzle->clues) : 0;
    for (int i = 0; i < count && !spare->stopped; i++) {
        char name[LONGEST_CLUE];
        const sudoku_clues *clues = sudoku_clues_without(puzzle->clues, i);
        if (!clues) {
            complain(run, puzzle, "out of memory");
            spare->stopped = true;
            return;
        }
        without.clues = clues;
        if (is_unique(run, &without, spare))
            add_spare(spare, sudoku_clue_text(puzzle->clues, i, name, sizeof name));
        sudoku_clues_free(clues);
    }
}

/* "r1c1, r1c2", from lines. */
static void add_in_one_line(struct words *w, const char *lines)
{
    for (const char *at = lines; *at; at += strcspn(at, "\n") + 1)
        add(w, "%s%.*s", at == lines ? "" : ", ", (int)strcspn(at, "\n"), at);
}

static void tell_unique(struct verdict *v)
{
    v->answer = SUDOKU_UNIQUE;
    add(&v->line, "unique");
}

static void tell_spare(struct run *run, const sudoku_puzzle *puzzle, struct verdict *v)
{
    struct spare *spare = &v->spare;
    v->tried = true;
    try_givens(run, puzzle, spare);
    try_houses(run, puzzle, spare);
    try_clues(run, puzzle, spare);
    if (spare->stopped && !spare->count)
        add(&v->line, ", stopped before it was known whether it is minimal");
    else if (!spare->count) add(&v->line, ", minimal");
    else {
        add(&v->line, ", not minimal: could spare %s", spare->count > 1 ? "any one of " : "");
        add_in_one_line(&v->line, spare->names.text);
        if (spare->stopped) add(&v->line, "; stopped before everything was tried");
    }
    if (spare->stopped) raise_status(run, stopped_status(run));
}

/* ---- conditions that contradict each other ---- */

static const char *const proofs[] = {
    [SUDOKU_WHY_CLASH] = "clash",
    [SUDOKU_WHY_IRREDUCIBLE] = "irreducible",
    [SUDOKU_WHY_SMALLEST] = "smallest",
};

static void keep_words(void *words, const char *text, size_t length)
{
    add(words, "%.*s", (int)length, text);
}

/* False: nothing was found, which is no error if there is a limit. */
static bool tell_why(struct run *run, const sudoku_puzzle *puzzle, struct verdict *v)
{
    enum { MOST_CONDITIONS = 1 << 14 }; /* houses, clues, givens, marks */
    static sudoku_condition conditions[MOST_CONDITIONS];
    const sudoku_limits limits = search_limits(run, 0);
    int count;
    if (run->settings->node_limit && !run->nodes_left) return false;
    const sudoku_why_proof proof = sudoku_why(puzzle, &limits, conditions, MOST_CONDITIONS, &count);
    if (proof == SUDOKU_WHY_NO_MEMORY) complain(run, puzzle, "out of memory");
    if (proof < SUDOKU_WHY_CLASH) return false;
    v->proof = proofs[proof];
    for (int i = 0; i < count && i < MOST_CONDITIONS; i++) {
        char text[1 << 10];
        sudoku_condition_text(puzzle, &conditions[i], SUDOKU_ENGLISH, text, sizeof text);
        add(&v->conditions, "%s\n", text);
    }
    sudoku_print_why(puzzle, proof, conditions, count < MOST_CONDITIONS ? count : MOST_CONDITIONS,
                     SUDOKU_ENGLISH, (sudoku_sink){keep_words, &v->line});
    return true;
}

/* ---- the command ---- */

static const struct column columns[] = {
    {"puzzle", NULL, 0, IN_DATA},      {"answer", NULL, 0, IN_DATA},      {"reason", NULL, 0, IN_DATA},
    {"differing", NULL, 0, IN_DATA},   {"differences", NULL, 0, IN_DATA}, {"minimal", NULL, 0, IN_DATA},
    {"could_spare", NULL, 0, IN_DATA}, {"conditions", NULL, 0, IN_DATA},  {"proof", NULL, 0, IN_DATA},
    {"error", NULL, 0, IN_DATA}};

static void print_verdict(struct run *run, const sudoku_puzzle *puzzle, const struct verdict *v)
{
    if (!wants_data(run)) {
        print_words(run, v->line.text);
        return;
    }
    const struct field nothing = field_text(NULL);
    const bool several = v->answer == SUDOKU_MANY, known = v->spare.count || !v->spare.stopped;
    struct text line = {0};
    const struct field row[] = {field_text(puzzle_as_line(puzzle, &line)),
                                field_text(words_of_answer(v->answer)),
                                *v->reason ? field_text(v->reason) : nothing,
                                several ? field_number((uint64_t)v->differing) : nothing,
                                several ? field_list(v->differences.text) : nothing,
                                v->tried && known ? field_truth(!v->spare.count) : nothing,
                                v->spare.count ? field_list(v->spare.names.text) : nothing,
                                v->proof ? field_list(v->conditions.text) : nothing,
                                v->proof ? field_text(v->proof) : nothing,
                                nothing};
    print_row(run, row);
    free(line.bytes);
}

static void tell_none(struct run *run, const sudoku_puzzle *puzzle, struct verdict *v)
{
    v->answer = SUDOKU_NO_SOLUTION;
    reason_for_none(puzzle, v->reason);
    if (!*v->reason) snprintf(v->reason, sizeof v->reason, "found by search");
    add(&v->line, "no solution: ");
    if (!run->settings->why || !tell_why(run, puzzle, v)) add(&v->line, "%s", v->reason);
    raise_status(run, STATUS_NO_SOLUTION);
}

static void check(struct run *run, const sudoku_puzzle *puzzle)
{
    static struct verdict v; /* large */
    struct two_solutions two;
    sudoku_counters counters = {0};
    memset(&v, 0, sizeof v);
    const search_end end = search_two(run, puzzle, 2, &two, &counters);
    if (end == SEARCH_FAILED) {
        print_failed_search(run, puzzle);
        return;
    }
    if (two.count > 1) {
        v.answer = SUDOKU_MANY;
        tell_difference(&v, puzzle, &two);
        raise_status(run, STATUS_NO_SOLUTION);
    } else if (end == SEARCH_STOPPED) {
        v.answer = SUDOKU_STOPPED;
        add(&v.line, "stopped");
        raise_status(run, stopped_status(run));
    } else if (two.count == 1) {
        tell_unique(&v);
        if (run->settings->minimal) tell_spare(run, puzzle, &v);
    } else {
        tell_none(run, puzzle, &v);
    }
    print_verdict(run, puzzle, &v);
}

/* ---- many puzzles at once ---- */

static bool fits_quick(const struct run *run) { return !run->settings->minimal && !run->settings->why; }

static size_t write_unique(char *text, uint64_t count, const uint8_t *digits, size_t cells)
{
    static const char line[] = "unique\n";
    (void)digits;
    (void)cells;
    if (count != 1) return 0;
    memcpy(text, line, sizeof line - 1);
    return sizeof line - 1;
}

/* Solutions that are compared always come from the same engine. */
static bool answer_quickly(struct run *run, const sudoku_puzzle *puzzle, uint64_t count,
                           const uint8_t *solution)
{
    static struct verdict v;
    (void)solution;
    if (count > 1) return false;
    v.line.length = 0;
    *v.reason = '\0';
    if (count) tell_unique(&v);
    else tell_none(run, puzzle, &v);
    print_verdict(run, puzzle, &v);
    return true;
}

static const struct quick_job quick_check = {fits_quick, 2, write_unique, answer_quickly, false};

int command_check(const struct settings *s)
{
    return run_puzzles(s, &(struct job){.each = check,
                                        .knows_clues = true,
                                        .quick = &quick_check,
                                        .columns = COLUMNS(columns),
                                        .added = " answer reason minimal could_spare error "});
}
