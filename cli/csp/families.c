/* SPDX-License-Identifier: MIT */
/* families.c - see families.h; the families without random choices. */
#include "csp/families.h"

#include <stddef.h>

#include "common/interrupt.h"
#include "common/output.h"

bool goes_on(void) { return !interrupted() && !output_error(); }

static bool print_queens(const double *number, uint64_t seed)
{
    (void)seed;
    output("# Queens that do not attack each other: q[i] is the row of the queen in column i.\n"
           "let n = %d\n"
           "var q[n] : 1..n\n\n"
           "forall i in 1..n, j in 1..n where i < j: q[i] != q[j] and q[i] != q[j] + j - i and q[i] != "
           "q[j] + i - j\n",
           (int)number[0]);
    return true;
}

static bool print_queens_flatzinc(const double *number, uint64_t seed)
{
    const int n = (int)number[0];
    (void)seed;
    output("array [1..2] of int: difference = [1, -1];\n");
    for (int i = 1; i <= n; i++) output("var 1..%d: q%d;\n", n, i);
    output("array [1..%d] of var int: q :: output_array([1..%d]) = [", n, n);
    for (int i = 1; i <= n; i++) output("q%d%s", i, i < n ? ", " : "];\n");
    for (int i = 1; i <= n && goes_on(); i++)
        for (int j = i + 1; j <= n; j++)
            for (int k = -1; k <= 1; k++)
                output("constraint int_lin_ne(difference, [q%d, q%d], %d);\n", i, j, k * (j - i));
    if (goes_on()) output("solve :: int_search(q, first_fail, indomain_min, complete) satisfy;\n");
    return true;
}

static bool print_langford(const double *number, uint64_t seed)
{
    const int k = (int)number[0], n = (int)number[1];
    (void)seed;
    output("# Langford's problem: %d copies of each number up to %d; between two copies of i stand i "
           "others.\n"
           "let k = %d\nlet n = %d\n"
           "var p[n, k] : 1..k*n      # p[i, c]: the place of copy c of i\n\n"
           "all_different(p)\n"
           "forall i in 1..n, c in 2..k: p[i, c] = p[i, c - 1] + i + 1\n",
           k, n, k, n);
    return true;
}

static bool print_magic(const double *number, uint64_t seed)
{
    (void)seed;
    output("# A magic square: rows, columns and both diagonals have one sum.\n"
           "let n = %d\n"
           "let total = n * (n*n + 1) / 2\n"
           "var s[n, n] : 1..n*n\n\n"
           "all_different(s)\n"
           "forall i in 1..n: sum(s[i, *]) = total and sum(s[*, i]) = total\n"
           "sum(s[i, i] for i in 1..n) = total\n"
           "sum(s[i, n + 1 - i] for i in 1..n) = total\n",
           (int)number[0]);
    return true;
}

static bool print_zebra(const double *number, uint64_t seed)
{
    (void)number;
    (void)seed;
    output("# Five houses in a row.  Who drinks water, and who owns the zebra?\n"
           "var red, green, ivory, yellow, blue : 1..5\n"
           "var English, Spaniard, Ukrainian, Norwegian, Japanese : 1..5\n"
           "var dog, snails, fox, horse, zebra : 1..5\n"
           "var coffee, tea, milk, juice, water : 1..5\n"
           "var OldGold, Kools, Chesterfield, LuckyStrike, Parliament : 1..5\n\n"
           "all_different(red, green, ivory, yellow, blue)\n"
           "all_different(English, Spaniard, Ukrainian, Norwegian, Japanese)\n"
           "all_different(dog, snails, fox, horse, zebra)\n"
           "all_different(coffee, tea, milk, juice, water)\n"
           "all_different(OldGold, Kools, Chesterfield, LuckyStrike, Parliament)\n\n"
           "English = red; Spaniard = dog; coffee = green; Ukrainian = tea; green = ivory + 1\n"
           "OldGold = snails; Kools = yellow; milk = 3; Norwegian = 1; LuckyStrike = juice; Japanese = "
           "Parliament\n"
           "abs(Chesterfield - fox) = 1; abs(Kools - horse) = 1; abs(Norwegian - blue) = 1\n");
    return true;
}

static bool print_pigeons(const double *number, uint64_t seed)
{
    (void)seed;
    output("# Pigeons, each in a hole of its own.\n"
           "let pigeons = %d\nlet holes = %d\n"
           "var hole[pigeons] : 1..holes\n\n"
           "forall i in 1..pigeons, j in 1..pigeons where i < j: hole[i] != hole[j]\n",
           (int)number[0], (int)number[1]);
    return true;
}

static bool print_interval(const double *number, uint64_t seed)
{
    (void)seed;
    output("# All-interval series: the numbers from 0 on in an order in which all neighbours differ by "
           "something else.\n"
           "let n = %d\n"
           "var x[n] : 0..n-1\n"
           "var step[n-1] : 1..n-1\n\n"
           "forall i in 1..n-1: step[i] = abs(x[i] - x[i + 1])\n"
           "all_different(x)\n"
           "all_different(step)\n",
           (int)number[0]);
    return true;
}

static bool print_costas(const double *number, uint64_t seed)
{
    (void)seed;
    output("# A Costas array: a point in each row and column, and no two pairs of points lie alike.\n"
           "let n = %d\n"
           "var x[n] : 1..n\n\n"
           "all_different(x)\n"
           "forall d in 1..n-2: all_different(x[i + d] - x[i] for i in 1..n-d)\n",
           (int)number[0]);
    return true;
}

static bool print_golomb(const double *number, uint64_t seed)
{
    const int n = (int)number[0];
    (void)seed;
    output("# The shortest Golomb ruler: all distances between its marks differ.\n"
           "let n = %d\n"
           "var mark[n] : 0..n*n\n\n"
           "mark[1] = 0\n"
           "forall i in 1..n-1: mark[i] < mark[i + 1]\n"
           "all_different(mark[j] - mark[i] for i in 1..n, j in 1..n where i < j)\n"
           "minimise mark[n]\n",
           n);
    return true;
}

/* ---- graphs ---- */

static bool print_queen_graph(const double *number, uint64_t seed)
{
    const int n = (int)number[0];
    int edges = 0;
    (void)seed;
    for (int pass = 0; pass < 2; pass++) {
        if (pass) output("c squares of a board that a queen connects\np edge %d %d\n", n * n, edges);
        for (int a = 0; a < n * n && goes_on(); a++)
            for (int b = a + 1; b < n * n; b++) {
                const int rows = b / n - a / n, columns = b % n - a % n;
                if (rows && columns && rows != columns && rows != -columns) continue;
                if (pass) output("e %d %d\n", a + 1, b + 1);
                else edges++;
            }
    }
    return true;
}

enum { MOST_MYCIEL = 8 };

struct graph {
    int vertices, edges;
    int from[60000], to[60000];
};

static void add_edge(struct graph *g, int a, int b)
{
    g->from[g->edges] = a;
    g->to[g->edges++] = b;
}

/* Mycielski's step: a shadow for each vertex, which sees its neighbours, and one more that sees all shadows.  This needs
   one colour more, and there is still no triangle.  */
static void grow_graph(struct graph *g)
{
    const int vertices = g->vertices, edges = g->edges;
    for (int e = 0; e < edges; e++) {
        add_edge(g, g->from[e], vertices + g->to[e]);
        add_edge(g, g->to[e], vertices + g->from[e]);
    }
    for (int v = 0; v < vertices; v++) add_edge(g, vertices + v, 2 * vertices);
    g->vertices = 2 * vertices + 1;
}

/* As the DIMACS set counts them: myciel3 has 11 vertices and needs four colours. */
static bool print_myciel(const double *number, uint64_t seed)
{
    static struct graph g;
    (void)seed;
    g.vertices = 2;
    g.edges = 0;
    add_edge(&g, 0, 1);
    for (int k = 1; k < (int)number[0]; k++) grow_graph(&g);
    output("c Mycielski's graph\np edge %d %d\n", g.vertices, g.edges);
    for (int e = 0; e < g.edges && goes_on(); e++) output("e %d %d\n", g.from[e] + 1, g.to[e] + 1);
    return true;
}

/* ---- the table ---- */

const struct family families[] = {
    {"queens",
     "queens that do not attack each other",
     1,
     {{"N", 1, 1000, false}},
     print_queens,
     print_queens_flatzinc},
    {"random",
     "N variables with D values; a fraction P1 of the pairs of variables is constrained, a fraction P2 "
     "of "
     "the pairs of values is excluded",
     4,
     {{"N", 2, 10000, false}, {"D", 1, 1000, false}, {"P1", 0, 1, true}, {"P2", 0, 1, true}},
     print_random,
     print_random_flatzinc},
    {"langford",
     "K copies of each number up to N",
     2,
     {{"K", 2, 100, false}, {"N", 1, 1000, false}},
     print_langford,
     NULL},
    {"latin",
     "a latin square of size N with HOLES to fill",
     2,
     {{"N", 1, 200, false}, {"HOLES", 0, 40000, false}},
     print_latin,
     print_latin_flatzinc},
    {"magic", "a magic square of order N", 1, {{"N", 1, 30, false}}, print_magic, NULL},
    {"zebra", "five houses", 0, {{NULL, 0, 0, false}}, print_zebra, NULL},
    {"pigeons",
     "N pigeons in H holes",
     2,
     {{"N", 1, 1000, false}, {"H", 1, 1000, false}},
     print_pigeons,
     NULL},
    {"interval",
     "an all-interval series of N numbers",
     1,
     {{"N", 2, 1000, false}},
     print_interval,
     NULL},
    {"costas", "a Costas array of order N", 1, {{"N", 2, 100, false}}, print_costas, NULL},
    {"golomb", "the shortest Golomb ruler with N marks", 1, {{"N", 2, 40, false}}, print_golomb, NULL},
    {"myciel",
     "Mycielski's graph K, in DIMACS format",
     1,
     {{"K", 1, MOST_MYCIEL, false}},
     print_myciel,
     NULL},
    {"queengraph",
     "the graph of an N x N board under queens, in DIMACS format",
     1,
     {{"N", 1, 60, false}},
     print_queen_graph,
     NULL},
};
const int family_count = sizeof families / sizeof *families;
