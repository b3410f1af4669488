/* SPDX-License-Identifier: MIT */
/* random_families.c - random binary problems, and latin squares with holes; the same for the same seed everywhere. */
#include <stdlib.h>

#include "common/output.h"
#include "common/progress.h"
#include "csp/families.h"

/* splitmix64, by Sebastiano Vigna: public domain; this text is ours. */
struct chance {
    uint64_t state;
};

static uint64_t next(struct chance *c)
{
    uint64_t z = c->state += 0x9E3779B97F4A7C15u;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
    return z ^ (z >> 31);
}

static int below(struct chance *c, int limit) { return (int)(next(c) % (uint64_t)limit); }

static void shuffle(struct chance *c, int *order, int count)
{
    for (int i = 0; i < count; i++) order[i] = i;
    for (int i = count - 1; i > 0; i--) {
        const int j = below(c, i + 1), swapped = order[i];
        order[i] = order[j];
        order[j] = swapped;
    }
}

/* ---- random binary problems (model B: exact numbers of constraints and of excluded pairs) ---- */

struct random_problem {
    int n, d, constraints, allowed;
    int *pair;  /* of variables: the first `constraints` are used */
    int *tuple; /* of values: the first `allowed` are */
};

static bool random_start(struct random_problem *p, const double *number, struct chance *c)
{
    p->n = (int)number[0];
    p->d = (int)number[1];
    const int pairs = p->n * (p->n - 1) / 2, tuples = p->d * p->d;
    p->constraints = (int)(number[2] * pairs + 0.5);
    p->allowed = tuples - (int)(number[3] * tuples + 0.5);
    p->pair = malloc((size_t)pairs * sizeof *p->pair);
    p->tuple = malloc((size_t)tuples * sizeof *p->tuple);
    if (p->pair && p->tuple) {
        shuffle(c, p->pair, pairs);
        return true;
    }
    message("csp: out of memory");
    return false;
}

static void random_end(struct random_problem *p)
{
    free(p->pair);
    free(p->tuple);
}

/* The two variables of pair number k, in the order (0,1) (0,2) ... (1,2) ... */
static void variables_of(const struct random_problem *p, int k, int *x, int *y)
{
    *x = 0;
    for (int rest = p->n - 1; k >= rest; rest--) {
        k -= rest;
        ++*x;
    }
    *y = *x + 1 + k;
}

bool print_random(const double *number, uint64_t seed)
{
    struct chance c = {seed};
    struct random_problem p;
    const bool started = random_start(&p, number, &c);
    if (started) {
        output("# A random binary problem, seed %llu.\nvar x[%d] : 0..%d\n", (unsigned long long)seed,
               p.n, p.d - 1);
        for (int k = 0; k < p.constraints && goes_on(); k++) {
            int x, y;
            variables_of(&p, p.pair[k], &x, &y);
            shuffle(&c, p.tuple, p.d * p.d);
            output("\n(x[%d], x[%d]) in {", x + 1, y + 1);
            for (int i = 0; i < p.allowed; i++)
                output("%s(%d, %d)", i ? ", " : "", p.tuple[i] / p.d, p.tuple[i] % p.d);
            output("}");
        }
        output("\n");
    }
    random_end(&p);
    return started;
}

static void print_random_search(int n)
{
    output("solve :: int_search([");
    for (int i = 0; i < n; i++) output("%sx%d", i ? ", " : "", i);
    output("], dom_w_deg, indomain_min, complete) satisfy;\n");
}

bool print_random_flatzinc(const double *number, uint64_t seed)
{
    struct chance c = {seed};
    struct random_problem p;
    const bool started = random_start(&p, number, &c);
    if (started) {
        output("predicate gecode_table_int(array [int] of var int: x, array [int] of int: t);\n");
        for (int i = 0; i < p.n; i++) output("var 0..%d: x%d :: output_var;\n", p.d - 1, i);
        for (int k = 0; k < p.constraints && goes_on(); k++) {
            int x, y;
            variables_of(&p, p.pair[k], &x, &y);
            shuffle(&c, p.tuple, p.d * p.d);
            output("constraint gecode_table_int([x%d, x%d], [", x, y);
            for (int i = 0; i < p.allowed; i++)
                output("%s%d, %d", i ? ", " : "", p.tuple[i] / p.d, p.tuple[i] % p.d);
            output("]);\n");
        }
        if (goes_on()) print_random_search(p.n);
    }
    random_end(&p);
    return started;
}

/* ---- latin squares with holes ---- */

/* A cyclic square with its rows, columns and symbols shuffled; 0 is a hole. */
static int *latin_square(int n, int holes, uint64_t seed)
{
    struct chance c = {seed};
    if (holes > n * n) {
        message("csp: latin: a square of size %d has %d cells", n, n * n);
        return NULL;
    }
    const size_t cells = (size_t)(n * n);
    int *square = calloc(cells, sizeof *square),
        *order = malloc((cells + 3 * (size_t)n) * sizeof *order);
    if (!square || !order) {
        message("csp: out of memory");
        free(square);
        free(order);
        return NULL;
    }
    int *row = order + cells, *column = row + n, *symbol = column + n;
    shuffle(&c, row, n);
    shuffle(&c, column, n);
    shuffle(&c, symbol, n);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) square[row[i] * n + column[j]] = symbol[(i + j) % n] + 1;
    shuffle(&c, order, n * n);
    for (int i = 0; i < holes && i < n * n; i++) square[order[i]] = 0;
    free(order);
    return square;
}

bool print_latin(const double *number, uint64_t seed)
{
    const int n = (int)number[0];
    int *square = latin_square(n, (int)number[1], seed);
    if (!square) return false;
    output("# A latin square with %d holes, seed %llu; 0 is a hole.\nlet n = %d\nlet clue[n, n] = [",
           (int)number[1], (unsigned long long)seed, n);
    for (int i = 0; i < n * n; i++) output("%s%s%d", i ? "," : "", i % n ? " " : "\n    ", square[i]);
    output(" ]\nvar c[n, n] : 1..n\n\n"
           "forall i in 1..n: all_different(c[i, *]) and all_different(c[*, i])\n"
           "forall i in 1..n, j in 1..n where clue[i, j] != 0: c[i, j] = clue[i, j]\n");
    free(square);
    return true;
}

static void print_line_of_cells(const int *square, int n, int first, int step)
{
    output("constraint all_different_int([");
    for (int i = 0; i < n; i++) {
        const int cell = first + i * step;
        if (i) output(", ");
        if (square[cell]) output("%d", square[cell]);
        else output("c%d", cell);
    }
    output("]) :: domain;\n");
}

bool print_latin_flatzinc(const double *number, uint64_t seed)
{
    const int n = (int)number[0];
    int *square = latin_square(n, (int)number[1], seed);
    if (!square) return false;
    output("predicate all_different_int(array [int] of var int: x);\n");
    for (int i = 0; i < n * n; i++)
        if (!square[i]) output("var 1..%d: c%d :: output_var;\n", n, i);
    for (int i = 0; i < n; i++) {
        print_line_of_cells(square, n, n * i, 1);
        print_line_of_cells(square, n, i, n);
    }
    output("solve :: int_search([");
    const char *comma = "";
    for (int i = 0; i < n * n; i++) {
        if (square[i]) continue;
        output("%sc%d", comma, i);
        comma = ", ";
    }
    output("], dom_w_deg, indomain_min, complete) satisfy;\n");
    free(square);
    return true;
}
