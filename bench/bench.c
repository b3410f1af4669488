/* SPDX-License-Identifier: MIT */
/* bench.c - puzzles a second, engine by engine, beside a rival, in one run.

       bench [--rival LIB.so] [--rounds N] [--least N] [--json FILE] [--svg FILE] LIST...

   Each list goes through every engine and instruction set, in batches and in single calls.  A rival is any
   shared library that exports tdoku's public C function; it gets the classic lists in turn.  Machines are
   noisy, so all take turns in every round, thread time is measured, and medians are printed: of the rates, and
   of the ratios to the rival within a round.  */
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "list.h"
#include "report.h"

enum { MAX_RUNNERS = 16, MAX_ROUNDS = 101, MAX_ROWS = 1000, TIMED_CALLS = 20000 };
enum { LONGEST_ROUND = 4 }; /* seconds: who takes longer over a list gets no second round */

typedef size_t rival_function(const char *input, size_t limit, uint32_t configuration, char *solution,
                              size_t *guesses);

struct runner {
    char name[40];
    const char *engine, *isa; /* both NULL: the rival */
    bool batch;
    int rounds;
    bool slow;
    double rate[MAX_ROUNDS], ratio[MAX_ROUNDS];
    uint64_t guesses, nodes, passes, solutions;
    double median_ns, p99_ns;
};

struct settings {
    rival_function *rival;
    int rounds;
    size_t least;
    const char *json, *svg;
};

static double seconds(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
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

/* ---- one turn ---- */

static double run_rival(rival_function *rival, const struct list *l, struct runner *r)
{
    char solution[128];
    const struct group *g = &l->group[0];
    const double began = seconds(CLOCK_THREAD_CPUTIME_ID);
    for (size_t i = 0; i < g->count; i++) {
        size_t guesses = 0;
        r->solutions += rival(g->text + i * (g->cells + 1), 2, 0, solution, &guesses);
        r->guesses += guesses;
    }
    return seconds(CLOCK_THREAD_CPUTIME_ID) - began;
}

static void count_effort(struct runner *r, const sudoku_counters *c)
{
    r->guesses += c->guesses;
    r->nodes += c->nodes;
    r->passes += c->passes;
    r->solutions += c->solutions;
}

/* Making solvers is not part of the time, but for lists with a new layout every few puzzles it would count. */
static double run_group(const struct group *g, struct runner *r)
{
    const sudoku_limits two = {.solutions = 2};
    sudoku_counters c = {0};
    sudoku_solver *solver = sudoku_solver_new(g->rules, r->engine);
    if (!solver) return 0;
    const double began = seconds(CLOCK_THREAD_CPUTIME_ID);
    if (r->batch) {
        sudoku_solve_batch(solver, g->givens, g->count, &two, NULL, NULL, &c);
        count_effort(r, &c);
    } else {
        for (size_t i = 0; i < g->count; i++) {
            const sudoku_puzzle p = {.rules = g->rules, .givens = g->givens + i * g->cells};
            sudoku_search(solver, &p, &two, NULL, NULL, &c);
            count_effort(r, &c);
        }
    }
    const double spent = seconds(CLOCK_THREAD_CPUTIME_ID) - began;
    sudoku_solver_free(solver);
    return spent;
}

static double run_once(const struct settings *s, const struct list *l, struct runner *r)
{
    double spent = 0;
    r->guesses = r->nodes = r->passes = r->solutions = 0;
    if (!r->engine) return run_rival(s->rival, l, r);
    if (r->isa) sudoku_choose_isa(r->isa);
    for (int i = 0; i < l->groups; i++) spent += run_group(&l->group[i], r);
    return spent;
}

/* ---- how long a single call takes ---- */

static void time_calls(const struct list *l, struct runner *r)
{
    static double took[TIMED_CALLS];
    const sudoku_limits two = {.solutions = 2};
    int calls = 0;
    double all = 0;
    if (r->isa) sudoku_choose_isa(r->isa);
    for (int i = 0; i < l->groups; i++) {
        const struct group *g = &l->group[i];
        sudoku_solver *solver = sudoku_solver_new(g->rules, r->engine);
        for (size_t k = 0; solver && k < g->count && calls < TIMED_CALLS && all < LONGEST_ROUND; k++) {
            const sudoku_puzzle p = {.rules = g->rules, .givens = g->givens + k * g->cells};
            const double began = seconds(CLOCK_MONOTONIC);
            sudoku_search(solver, &p, &two, NULL, NULL, NULL);
            took[calls] = seconds(CLOCK_MONOTONIC) - began;
            all += took[calls++];
        }
        sudoku_solver_free(solver);
    }
    r->median_ns = median(took, calls) * 1e9;
    r->p99_ns = took[(size_t)calls * 99 / 100] * 1e9;
}

/* ---- all of them ---- */

static void add_runner(struct runner *r, int *count, const char *engine, const char *isa, bool batch)
{
    struct runner *new = &r[(*count)++];
    *new = (struct runner){.engine = engine, .isa = isa, .batch = batch};
    snprintf(new->name, sizeof new->name, "%s%s",
             isa      ? isa
             : engine ? engine
                      : "rival",
             !engine ? ""
             : batch ? " batch"
                     : " single");
}

static int gather_runners(bool rival, struct runner *r)
{
    int count = 0;
    if (rival) add_runner(r, &count, NULL, NULL, false);
    for (int i = 0; sudoku_isa_name(i) && count < MAX_RUNNERS - 3; i++) {
        if (!sudoku_choose_isa(sudoku_isa_name(i))) continue;
        add_runner(r, &count, "lanes", sudoku_isa_name(i), true);
        add_runner(r, &count, "lanes", sudoku_isa_name(i), false);
    }
    add_runner(r, &count, "bits", NULL, false);
    return count;
}

static struct row row_of(const struct list *l, struct runner *r, uint64_t solutions)
{
    struct row row = {.rate = median(r->rate, r->rounds),
                      .ratio = median(r->ratio, r->rounds),
                      .guesses = (double)r->guesses / (double)l->count,
                      .nodes = (double)r->nodes / (double)l->count,
                      .passes = r->nodes ? (double)r->passes / (double)r->nodes : 0,
                      .median_ns = r->median_ns,
                      .p99_ns = r->p99_ns,
                      .wrong = r->solutions != solutions};
    snprintf(row.list, sizeof row.list, "%s", l->name);
    memcpy(row.engine, r->name, sizeof row.engine);
    return row;
}

static int measure(const struct settings *s, const struct list *l, struct row *rows)
{
    static struct runner runner[MAX_RUNNERS];
    const bool rival = s->rival && list_is_classic(l);
    const int runners = gather_runners(rival, runner);
    for (int round = 0; round < s->rounds; round++)
        for (int i = 0; i < runners; i++) {
            struct runner *r = &runner[i];
            if (r->slow) continue;
            const double took = run_once(s, l, r);
            r->rate[round] = (double)l->count / took;
            r->ratio[round] = rival ? r->rate[round] / runner[0].rate[round] : 0;
            r->rounds = round + 1;
            r->slow = r->engine && took > LONGEST_ROUND; /* the others are measured by the rival */
        }
    for (int i = 0; i < runners; i++) {
        if (runner[i].engine && !runner[i].batch) time_calls(l, &runner[i]);
        rows[i] = row_of(l, &runner[i], runner[0].solutions);
        print_row(&rows[i]);
    }
    return runners;
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

static int usage(void)
{
    fputs("usage: bench [--rival LIB.so] [--rounds 1..101] [--least N] [--json FILE] [--svg FILE] "
          "LIST...\n",
          stderr);
    return 2;
}

int main(int argc, char **argv)
{
    static struct row rows[MAX_ROWS];
    struct settings s = {.rounds = 7, .least = 20000};
    int first = 1, count = 0;
    bool wrong = false;
    for (; first + 1 < argc && argv[first][0] == '-'; first += 2) {
        const char *value = argv[first + 1];
        if (!strcmp(argv[first], "--rival")) {
            if (!(s.rival = open_rival(value))) return 2;
        } else if (!strcmp(argv[first], "--rounds")) s.rounds = atoi(value);
        else if (!strcmp(argv[first], "--least")) s.least = strtoul(value, NULL, 10);
        else if (!strcmp(argv[first], "--json")) s.json = value;
        else if (!strcmp(argv[first], "--svg")) s.svg = value;
        else return usage();
    }
    if (first >= argc || s.rounds < 1 || s.rounds > MAX_ROUNDS) return usage();
    print_heading();
    for (int i = first; i < argc && count + MAX_RUNNERS <= MAX_ROWS; i++) {
        struct list l;
        if (list_read(argv[i], s.least, &l)) count += measure(&s, &l, rows + count);
        else wrong = true;
        list_free(&l);
    }
    for (int i = 0; i < count; i++) wrong |= rows[i].wrong;
    if ((s.json && !write_json(s.json, rows, count)) || (s.svg && !write_svg(s.svg, rows, count))) {
        fputs("bench: the results cannot be written\n", stderr);
        return 2;
    }
    return wrong;
}
