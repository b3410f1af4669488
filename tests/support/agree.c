/* SPDX-License-Identifier: MIT */
/* agree.c - do batches of `lanes` say what `bits` says?

       agree [PUZZLES [THREADS [ISA]]]

   For every rule set: random puzzles with one solution, several or none, in batches of all sizes; the number of
   solutions up to two must agree, and the solution if there is one.  Where there are several, the first must be that of a search for one
   puzzle, and that search must find the same in the same order, and guess as often, as one lane does (the portable driver, if there is one).  Every
   thread takes PUZZLES of its own.
   $SUDOKU_SEED repeats a run.  The first disagreement is printed, and ends the program with status 1.  */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/data.h"
#include "support/maker.h"
#include "support/rule_sets.h"

enum { PART = 480, LONGEST_SHORT_BATCH = 40, NODES = 200000 };
enum { IN_ORDER_OF = 4 }; /* one in four puzzles with several solutions is searched for more of them */

/* Larger ones take longer, so they get fewer puzzles. */
static const struct rule_set large_sets[] = {
    {.name = "8x8", .box_rows = 2, .box_columns = 4},
    {.name = "8x8 jigsaw+x", .box_rows = 2, .box_columns = 4, .rules = "x", .jigsaw = true},
    {.name = "10x10", .box_rows = 2, .box_columns = 5},
    {.name = "12x12 x", .box_rows = 3, .box_columns = 4, .rules = "x"},
    {.name = "15x15", .box_rows = 3, .box_columns = 5},
    {.name = "16x16", .box_rows = 4, .box_columns = 4},
};
enum { LARGE_SETS = sizeof large_sets / sizeof *large_sets, ALL_SETS = RULE_SETS + LARGE_SETS };

static const struct rule_set *set_at(int index)
{
    return index < RULE_SETS ? &rule_sets[index] : &large_sets[index - RULE_SETS];
}

struct part {
    const sudoku_rules *rules;
    int count, cells;
    uint8_t *givens, *expected, *found;
    uint64_t counts[PART], expected_counts[PART];
    sudoku_solver *lanes, *one_lane;
};

struct tally {
    uint64_t unique, several, none;
};

struct work {
    pthread_t thread;
    uint64_t seed;
    int puzzles;
    struct tally tally[ALL_SETS];
    bool good;
};

/* Fewer clues in larger grids would take `bits` too long. */
static int some_clues(struct rng *r, int n, int cells)
{
    const int percent = n > 9 ? 50 + rng_below(r, 25) : 24 + rng_below(r, 30);
    return cells * percent / 100;
}

/* Puzzles from one solution, as far as bits solves them within its budget. */
static void make_part(struct rng *r, struct part *p, int wanted)
{
    const int n = sudoku_rules_size(p->rules);
    uint8_t solution[SUDOKU_MAX_CELLS];
    sudoku_solver *bits = sudoku_solver_new(p->rules, "bits");
    p->count = 0;
    p->cells = n * n;
    if (!make_solution(r, p->rules, solution)) wanted = 0;
    for (int i = 0; i < wanted; i++) {
        uint8_t *givens = p->givens + p->count * p->cells, *expected = p->expected + p->count * p->cells;
        const sudoku_limits limits = {.solutions = 2, .nodes = NODES};
        sudoku_counters counters = {0};
        keep_some(r, p->cells, solution, some_clues(r, n, p->cells), givens);
        if (rng_below(r, 4) == 0) givens[rng_below(r, p->cells)] = (uint8_t)(1 + rng_below(r, n));
        memset(expected, 0, (size_t)p->cells);
        sudoku_solve_batch(bits, givens, 1, &limits, &p->expected_counts[p->count], expected, &counters);
        if (counters.nodes < NODES) p->count++;
    }
    sudoku_solver_free(bits);
}

static bool solve_part(struct rng *r, struct part *p)
{
    const sudoku_limits two = {.solutions = 2};
    for (int at = 0; at < p->count;) {
        int batch = rng_below(r, 3) ? p->count : 1 + rng_below(r, LONGEST_SHORT_BATCH);
        if (batch > p->count - at) batch = p->count - at;
        if (!sudoku_solve_batch(p->lanes, p->givens + at * p->cells, (size_t)batch, &two, p->counts + at,
                                p->found + at * p->cells, NULL))
            return false;
        at += batch;
    }
    return true;
}

static void print_puzzle(const char *set, const struct part *p, int i)
{
    printf("%s: lanes finds %d, bits %d: ", set, (int)p->counts[i], (int)p->expected_counts[i]);
    for (int c = 0; c < p->cells; c++) putchar(sudoku_symbol(p->givens[i * p->cells + c]));
    const uint8_t *region = sudoku_rules_regions(p->rules);
    for (int c = 0; region && c < p->cells; c++) putchar(c ? 'A' + region[c] : ' ');
    printf("\n");
}

/* The solutions of a search, as a number that depends on their order. */
struct report {
    int cells, solutions;
    uint64_t hash;
    uint8_t first[SUDOKU_MAX_CELLS];
};

static bool add_to_report(void *context, const uint8_t *digits)
{
    struct report *r = context;
    if (!r->solutions++) memcpy(r->first, digits, (size_t)r->cells);
    for (int i = 0; i < r->cells; i++) r->hash = (r->hash ^ digits[i]) * 0x100000001B3;
    return true;
}

/* Some solutions of a puzzle with several, in order. */
static bool same_order(const struct part *p, int i)
{
    enum { SOME = 20 };
    const sudoku_puzzle puzzle = {.rules = p->rules, .givens = p->givens + (size_t)i * (size_t)p->cells};
    const sudoku_limits some = {.solutions = SOME};
    struct report a = {.cells = p->cells}, b = a;
    sudoku_counters a_counters = {0}, b_counters = {0};
    sudoku_search(p->lanes, &puzzle, &some, add_to_report, &a, &a_counters);
    sudoku_search(p->one_lane, &puzzle, &some, add_to_report, &b, &b_counters);
    return a.solutions == b.solutions && a.hash == b.hash && a_counters.guesses == b_counters.guesses &&
           !memcmp(a.first, p->found + (size_t)i * (size_t)p->cells, (size_t)p->cells);
}

static bool compare_part(const char *set, const struct part *p, struct tally *t)
{
    for (int i = 0; i < p->count; i++) {
        const size_t at = (size_t)(i * p->cells);
        const bool same_solution =
            p->expected_counts[i] != 1 || !memcmp(p->found + at, p->expected + at, (size_t)p->cells);
        const sudoku_puzzle puzzle = {.rules = p->rules, .givens = p->givens + at};
        const bool right = !p->counts[i] || sudoku_verify(&puzzle, p->found + at, NULL);
        const bool in_order = p->counts[i] < 2 || i % IN_ORDER_OF || same_order(p, i);
        if (p->counts[i] != p->expected_counts[i] || !same_solution || !right || !in_order) {
            print_puzzle(set, p, i);
            if (!in_order) printf("another order of solutions, or other guesses, than with one lane\n");
            return false;
        }
        (*(p->counts[i] > 1 ? &t->several : p->counts[i] ? &t->unique : &t->none))++;
    }
    return true;
}

/* A solver keeps the instructions that are chosen when it is made; the choice is the whole program's. */
static bool make_solvers(struct part *p)
{
    static pthread_mutex_t choosing = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&choosing);
    const char *isa = sudoku_isa();
    p->lanes = sudoku_solver_new(p->rules, "lanes");
    sudoku_choose_isa("portable");
    p->one_lane = sudoku_solver_new(p->rules, "lanes");
    sudoku_choose_isa(isa);
    pthread_mutex_unlock(&choosing);
    return p->lanes && p->one_lane;
}

static bool try_set(struct rng *r, const struct rule_set *set, int puzzles, struct part *p,
                    struct tally *t)
{
    int done = 0;
    bool good = true;
    while (good && done < puzzles) {
        sudoku_rules *rules = rules_of_set(set, r);
        p->rules = rules;
        make_part(r, p, puzzles - done < PART ? puzzles - done : PART);
        good = make_solvers(p) && solve_part(r, p) && compare_part(set->name, p, t);
        done += p->count;
        sudoku_solver_free(p->lanes);
        sudoku_solver_free(p->one_lane);
        sudoku_rules_free(rules);
    }
    return good;
}

static void *work_through(void *context)
{
    struct work *w = context;
    struct rng r = rng_from_seed(w->seed);
    struct part *p = malloc(sizeof *p);
    uint8_t *bytes = malloc((size_t)3 * PART * 256);
    w->good = p && bytes;
    if (w->good) {
        p->givens = bytes;
        p->expected = bytes + PART * 256;
        p->found = bytes + 2 * PART * 256;
    }
    for (int set = 0; set < ALL_SETS && w->good; set++) {
        const int puzzles = set < RULE_SETS ? w->puzzles : (w->puzzles + 99) / 100;
        w->good = try_set(&r, set_at(set), puzzles, p, &w->tally[set]);
    }
    free(bytes);
    free(p);
    return NULL;
}

int main(int argc, char **argv)
{
    enum { MOST_THREADS = 64 };
    static struct work work[MOST_THREADS];
    const int puzzles = argc > 1 ? atoi(argv[1]) : 1000;
    const int threads =
        argc > 2 && atoi(argv[2]) > 0 && atoi(argv[2]) < MOST_THREADS ? atoi(argv[2]) : 1;
    if (argc > 3 && !sudoku_choose_isa(argv[3])) {
        printf("skipped: no %s here\n", argv[3]);
        return 0;
    }
    const uint64_t seed = test_seed();
    bool good = true;
    for (int i = 0; i < threads; i++) {
        work[i].seed = seed + (uint64_t)i;
        work[i].puzzles = puzzles;
        if (pthread_create(&work[i].thread, NULL, work_through, &work[i]) != 0) return 1;
    }
    for (int i = 0; i < threads; i++) {
        pthread_join(work[i].thread, NULL);
        good &= work[i].good;
    }
    for (int set = 0; set < ALL_SETS; set++) {
        struct tally t = {0};
        for (int i = 0; i < threads; i++) {
            t.unique += work[i].tally[set].unique;
            t.several += work[i].tally[set].several;
            t.none += work[i].tally[set].none;
        }
        printf("%-18s %llu unique, %llu several, %llu none\n", set_at(set)->name,
               (unsigned long long)t.unique, (unsigned long long)t.several, (unsigned long long)t.none);
    }
    printf("%s: %s\n", sudoku_isa(), good ? "all agree" : "DISAGREEMENT");
    return good ? 0 : 1;
}
