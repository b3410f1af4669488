/* SPDX-License-Identifier: MIT */
/* fuzz_clues.c - statements of clues: what is read is written so that it is read as the same; on small grids the engines agree, and what
   is named as a contradiction is known to the same clues.

   The first byte is the size of the grid and what is done, the rest is the text.  */
#include "check_puzzle.h"

enum { SOLUTIONS = 20, NODES = 2000, ROOM = 1 << 15 };

/* Negative: stopped. */
static int count_with(const char *engine, const sudoku_puzzle *p)
{
    sudoku_solver *solver = sudoku_solver_new(p->rules, engine);
    const sudoku_limits limits = {.solutions = SOLUTIONS, .nodes = NODES};
    sudoku_counters counters = {0};
    if (!solver) return -1;
    const sudoku_answer answer = sudoku_search(solver, p, &limits, NULL, NULL, &counters);
    sudoku_solver_free(solver);
    return answer == SUDOKU_STOPPED && counters.solutions < SOLUTIONS ? -1 : (int)counters.solutions;
}

static void check_same(const sudoku_clues *clues, const sudoku_rules *rules)
{
    static char text[ROOM], again[ROOM];
    for (int i = 0; i < sudoku_clues_count(clues); i++) {
        sudoku_error error;
        sudoku_clue_text(clues, i, text, sizeof text);
        if (strlen(text) == ROOM - 1) continue; /* cut off */
        const sudoku_clues *copy = sudoku_clues_new(rules, text, strlen(text), &error);
        require(copy || !strcmp(error.message, "out of memory"));
        if (!copy) continue;
        require(sudoku_clues_count(copy) == 1);
        require(!strcmp(sudoku_clue_text(copy, 0, again, sizeof again), text));
        sudoku_clues_free(copy);
    }
}

static void ask_why(const sudoku_puzzle *p)
{
    enum { MOST = 40 };
    sudoku_condition conditions[MOST];
    const sudoku_limits limits = {.nodes = NODES / 4};
    char name[SUDOKU_TEXT];
    int count;
    const sudoku_why_proof proof = sudoku_why(p, &limits, conditions, MOST, &count);
    require(count == 0 || proof >= SUDOKU_WHY_CLASH);
    for (int i = 0; i < count && i < MOST; i++)
        require(*sudoku_condition_text(p, &conditions[i], SUDOKU_GERMAN, name, sizeof name));
}

static void solve(const sudoku_puzzle *p)
{
    const int plain = count_with("plain", p), clues = count_with("clues", p), csp = count_with("csp", p);
    require(plain < 0 || clues < 0 || plain == clues);
    require(csp < 0 || clues < 0 || csp == clues);
    ask_why(p);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const int sizes[] = {4, 6, 9, 16};
    static const uint8_t givens[SUDOKU_MAX_CELLS] = {0, 2};
    if (!size) return 0;
    const int n = sizes[data[0] % 4];
    sudoku_error error = {.message = ""};
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = n}, NULL);
    const sudoku_clues *clues =
        rules ? sudoku_clues_new(rules, (const char *)data + 1, size - 1, &error) : NULL;
    const sudoku_puzzle p = {.rules = rules, .givens = givens, .clues = clues};
    if (clues) check_same(clues, rules);
    else check_error(&error);
    if (clues && n == 4 && data[0] & 4) solve(&p);
    sudoku_clues_free(clues);
    sudoku_rules_free(rules);
    return 0;
}
