/* SPDX-License-Identifier: MIT */
/* bench.c - puzzles a second, engine by engine, beside a rival, in one run.

       bench [--rival LIB.so] [--rounds N] LIST...

   Each list (classic 9x9, one puzzle a line) goes through every engine and instruction set in batches, and
   through single calls.  A rival is any shared library that exports tdoku's public C function; it gets the
   same chunks in turn.  Machines are noisy, so all take turns in every round, thread time is measured, and
   medians are printed: of the rates, and of the ratios to the rival within a round.  */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "sudoku.h"

enum {
    CELLS = 81,
    TEXT = CELLS + 1,
    MAX_RUNS = 16,
    MAX_ROUNDS = 101,
    LEAST_PUZZLES = 20000,
    MOST_PUZZLES = 400000
};

typedef size_t rival_function(const char *input, size_t limit, uint32_t configuration, char *solution,
                              size_t *guesses);

struct list {
    size_t count;
    uint8_t *givens;
    char *text; /* TEXT bytes each, terminated, for the rival */
};

struct runner {
    char name[40];
    sudoku_solver *solver; /* NULL: the rival */
    bool batch;
    double rate[MAX_ROUNDS], ratio[MAX_ROUNDS];
    uint64_t guesses, solutions;
};

static double thread_seconds(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_size(const void *a, const void *b)
{
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof *values, by_size);
    return values[count / 2];
}

/* Reads a list, and repeats it until it is long enough to be measured. */
static bool read_list(const char *name, struct list *l)
{
    char line[1024];
    FILE *file = fopen(name, "r");
    l->count = 0;
    l->givens = malloc((size_t)MOST_PUZZLES * CELLS);
    l->text = malloc((size_t)MOST_PUZZLES * TEXT);
    if (!file || !l->givens || !l->text) {
        fprintf(stderr, "%s: cannot be read\n", name);
        if (file) fclose(file);
        return false;
    }
    while (l->count < MOST_PUZZLES && fgets(line, sizeof line, file)) {
        if (strlen(line) < CELLS || line[0] == '#') continue;
        for (int i = 0; i < CELLS; i++) {
            const bool digit = line[i] >= '1' && line[i] <= '9';
            l->givens[l->count * CELLS + (size_t)i] = (uint8_t)(digit ? line[i] - '0' : 0);
            l->text[l->count * TEXT + (size_t)i] = digit ? line[i] : '.';
        }
        l->text[l->count * TEXT + CELLS] = '\0';
        l->count++;
    }
    fclose(file);
    const size_t once = l->count;
    while (once && l->count < LEAST_PUZZLES && l->count + once <= MOST_PUZZLES) {
        memcpy(l->givens + l->count * CELLS, l->givens, once * CELLS);
        memcpy(l->text + l->count * TEXT, l->text, once * TEXT);
        l->count += once;
    }
    return once > 0;
}

static void run_rival(rival_function *rival, const struct list *l, struct runner *r)
{
    char solution[CELLS + 16];
    r->guesses = r->solutions = 0;
    for (size_t i = 0; i < l->count; i++) {
        size_t guesses = 0;
        r->solutions += rival(l->text + i * TEXT, 2, 0, solution, &guesses);
        r->guesses += guesses;
    }
}

static void run_ours(const sudoku_rules *rules, const struct list *l, struct runner *r)
{
    const sudoku_limits two = {.solutions = 2};
    sudoku_counters c;
    r->guesses = r->solutions = 0;
    if (r->batch) {
        sudoku_solve_batch(r->solver, l->givens, l->count, &two, NULL, NULL, &c);
        r->guesses = c.guesses;
        r->solutions = c.solutions;
        return;
    }
    for (size_t i = 0; i < l->count; i++) {
        const sudoku_puzzle p = {.rules = rules, .givens = l->givens + i * CELLS};
        sudoku_search(r->solver, &p, &two, NULL, NULL, &c);
        r->guesses += c.guesses;
        r->solutions += c.solutions;
    }
}

static void measure(const sudoku_rules *rules, rival_function *rival, const struct list *l,
                    struct runner *runner, int runners, int rounds)
{
    for (int round = 0; round < rounds; round++) {
        double rival_rate = 0;
        for (int i = 0; i < runners; i++) {
            const double began = thread_seconds();
            if (runner[i].solver) run_ours(rules, l, &runner[i]);
            else run_rival(rival, l, &runner[i]);
            runner[i].rate[round] = (double)l->count / (thread_seconds() - began);
            if (!runner[i].solver) rival_rate = runner[i].rate[round];
            runner[i].ratio[round] = rival_rate > 0 ? runner[i].rate[round] / rival_rate : 0;
        }
    }
}

static void add_runner(struct runner *r, int *count, const char *name, const char *how, sudoku_solver *s)
{
    snprintf(r[*count].name, sizeof r[*count].name, "%s%s", name, how);
    r[*count].batch = !strcmp(how, " batch");
    r[(*count)++].solver = s;
}

static int gather_runners(const sudoku_rules *rules, bool rival, struct runner *r)
{
    int count = 0;
    if (rival) add_runner(r, &count, "rival", "", NULL);
    for (int i = 0; sudoku_isa_name(i); i++) {
        if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
        sudoku_solver *s = sudoku_solver_new(rules, "lanes");
        add_runner(r, &count, sudoku_isa_name(i), " batch", s);
        add_runner(r, &count, sudoku_isa_name(i), " single", s);
    }
    add_runner(r, &count, "bits", " single", sudoku_solver_new(rules, "bits"));
    return count;
}

static rival_function *open_rival(const char *path)
{
    void *library = dlopen(path, RTLD_NOW);
    void *symbol = library ? dlsym(library, "TdokuSolverDpllTriadSimd") : NULL;
    rival_function *rival = NULL;
    if (symbol) memcpy(&rival, &symbol, sizeof rival);
    else fprintf(stderr, "%s: %s\n", path, dlerror());
    return rival;
}

int main(int argc, char **argv)
{
    rival_function *rival = NULL;
    int rounds = 7, first = 1;
    for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
        if (!strcmp(argv[first], "--rival") && !(rival = open_rival(argv[first + 1]))) return 2;
        if (!strcmp(argv[first], "--rounds")) rounds = atoi(argv[first + 1]);
    }
    if (first >= argc || rounds < 1 || rounds > MAX_ROUNDS) {
        fputs("usage: bench [--rival LIB.so] [--rounds 1..101] LIST...\n", stderr);
        return 2;
    }
    sudoku_rules *rules = sudoku_rules_new(&(sudoku_shape){.size = 9}, NULL);
    printf("%-22s %-16s %12s %9s %8s\n", "list", "engine", "puzzles/s", "guesses", "ratio");
    for (int i = first; i < argc; i++) {
        static struct runner runner[MAX_RUNS];
        struct list l;
        if (!read_list(argv[i], &l)) return 2;
        const int runners = gather_runners(rules, rival != NULL, runner);
        measure(rules, rival, &l, runner, runners, rounds);
        const char *slash = strrchr(argv[i], '/');
        for (int j = 0; j < runners; j++) {
            const double ratio = median(runner[j].ratio, rounds);
            printf("%-22s %-16s %12.0f %9.2f ", slash ? slash + 1 : argv[i], runner[j].name,
                   median(runner[j].rate, rounds), (double)runner[j].guesses / (double)l.count);
            if (rival) printf("%8.2f", ratio);
            printf("%s\n", runner[j].solutions != runner[0].solutions ? "  WRONG COUNT" : "");
        }
        free(l.givens);
        free(l.text);
    }
    sudoku_rules_free(rules);
    return 0;
}
