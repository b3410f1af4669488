/* SPDX-License-Identifier: MIT */
/* test_textbook_ac3.c - with a queue of arcs, ac3 does step by step what the textbook's AC-3 does: which arc is taken, which values are
   removed, which arcs are added.  The procedure is written here once more, with nothing of the library.

   Sources: src/csp/consistency/arc_queue.c, src/csp/consistency/ac.c, src/csp/search/propagate.c.  */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "base/rng.h"
#include "csp.h"
#include "support/data.h"
#include "support/text.h"

enum { MOST_VARIABLES = 8, MOST_VALUES = 10, MOST_CONSTRAINTS = 28, PROBLEMS = 500 };
enum { SOLUTIONS = 3 }; /* of a search */

/* ---- problems ---- */

/* At most one constraint for each pair of variables; values are counted from 0. */
struct constraint {
    int x, y;
    bool allows[MOST_VALUES][MOST_VALUES];
};

struct problem {
    int variables, values, constraints;
    bool has[MOST_VARIABLES][MOST_VALUES]; /* the domains */
    struct constraint constraint[MOST_CONSTRAINTS];
};

static struct problem new_problem(int variables, int values)
{
    struct problem p = {.variables = variables, .values = values};
    for (int x = 0; x < variables; x++)
        for (int v = 0; v < values; v++) p.has[x][v] = true;
    return p;
}

static struct constraint *add_constraint(struct problem *p, int x, int y)
{
    struct constraint *c = &p->constraint[p->constraints++];
    *c = (struct constraint){.x = x, .y = y};
    return c;
}

static void add_different(struct problem *p, int x, int y)
{
    struct constraint *c = add_constraint(p, x, y);
    for (int v = 0; v < p->values; v++)
        for (int w = 0; w < p->values; w++) c->allows[v][w] = v != w;
}

static void fix(struct problem *p, int x, int value)
{
    for (int v = 0; v < p->values; v++) p->has[x][v] &= v == value;
}

/* ---- the textbook ---- */

static struct text expected, told;

static void note(struct text *t, const char *what, int a, int b, int c)
{
    char line[80];
    snprintf(line, sizeof line, "%s %d %d %d\n", what, a, b, c);
    text_add(t, line);
}

struct queued_arc {
    int constraint;
    bool reversed; /* (y, x) instead of (x, y) */
};

static struct queue {
    struct queued_arc arc[1 << 16];
    int first, end;
} queue;
static uint64_t revisions, checks;
static int found;

static void add_unless_queued(int constraint, bool reversed, const char *what, int from, int to)
{
    for (int i = queue.first; i < queue.end; i++)
        if (queue.arc[i].constraint == constraint && queue.arc[i].reversed == reversed) return;
    assert_in_range(queue.end, 0, sizeof queue.arc / sizeof *queue.arc - 1);
    queue.arc[queue.end++] = (struct queued_arc){constraint, reversed};
    if (what) note(&expected, what, from, to, 0);
}

/* All arcs (k, i), k != except. */
static void add_neighbours(const struct problem *p, int i, int except, const char *what)
{
    for (int c = 0; c < p->constraints; c++) {
        const int x = p->constraint[c].x, y = p->constraint[c].y;
        if (y == i && x != except) add_unless_queued(c, false, what, x, i);
        if (x == i && y != except) add_unless_queued(c, true, what, y, i);
    }
}

static bool has_support(const struct problem *p, struct queued_arc a, int v)
{
    const struct constraint *c = &p->constraint[a.constraint];
    const int j = a.reversed ? c->x : c->y;
    for (int w = 0; w < p->values; w++) {
        if (!p->has[j][w]) continue;
        checks++;
        if (a.reversed ? c->allows[w][v] : c->allows[v][w]) return true;
    }
    return false;
}

/* False: the domain of i has become empty. */
static bool revise(struct problem *p, struct queued_arc a, int i, int j)
{
    int left = 0, gone = 0, removed[MOST_VALUES];
    revisions++;
    for (int v = 0; v < p->values; v++) {
        if (!p->has[i][v]) continue;
        if (has_support(p, a, v)) left++;
        else removed[gone++] = v;
    }
    if (!left) {
        note(&expected, "empty", i, j, 0);
        return false;
    }
    for (int k = 0; k < gone; k++) {
        p->has[i][removed[k]] = false;
        note(&expected, "remove", i, j, removed[k]);
    }
    if (!gone) note(&expected, "keep", i, j, 0);
    else add_neighbours(p, i, j, "add");
    return true;
}

static bool ac3(struct problem *p)
{
    while (queue.first < queue.end) {
        const struct queued_arc a = queue.arc[queue.first++];
        const struct constraint *c = &p->constraint[a.constraint];
        const int i = a.reversed ? c->y : c->x, j = a.reversed ? c->x : c->y;
        note(&expected, "take", i, j, queue.end - queue.first);
        if (!revise(p, a, i, j)) return false;
    }
    return true;
}

static bool ac3_of_all(struct problem *p)
{
    revisions = checks = 0;
    found = 0;
    queue.first = queue.end = 0;
    for (int c = 0; c < p->constraints; c++)
        for (int side = 0; side < 2; side++) add_unless_queued(c, side, NULL, 0, 0);
    return ac3(p);
}

/* x = v (or not) is decided: only the arcs to x are due. */
static bool decide(struct problem *p, int x, int v, bool refuted)
{
    note(&expected, refuted ? "refute" : "decide", x, v, 0);
    if (refuted) p->has[x][v] = false;
    else fix(p, x, v);
    queue.first = queue.end = 0;
    add_neighbours(p, x, -1, NULL);
    if (ac3(p)) return true;
    note(&expected, "fail", 0, 0, 0);
    return false;
}

/* Maintaining arc consistency: the first variable with several values, its lowest value first. */
static void mac(struct problem *p)
{
    for (int x = 0; x < p->variables; x++) {
        int lowest = -1, size = 0;
        for (int v = p->values - 1; v >= 0; v--)
            if (p->has[x][v]) lowest = v, size++;
        if (size < 2) continue;
        struct problem below = *p;
        if (decide(&below, x, lowest, false)) mac(&below);
        if (found < SOLUTIONS && decide(p, x, lowest, true)) mac(p);
        return;
    }
    note(&expected, "found", 0, 0, 0);
    found++;
}

/* ---- the library ---- */

static csp_model *model_of(const struct problem *p)
{
    csp_model *m = csp_model_new();
    for (int x = 0; x < p->variables; x++) {
        char name[12];
        csp_value value[MOST_VALUES];
        size_t count = 0;
        for (int v = 0; v < p->values; v++)
            if (p->has[x][v]) value[count++] = v;
        snprintf(name, sizeof name, "%d", x);
        csp_add_values(m, name, value, count);
    }
    for (int k = 0; k < p->constraints; k++) {
        const struct constraint *c = &p->constraint[k];
        csp_value pair[2 * MOST_VALUES * MOST_VALUES];
        size_t count = 0;
        bool different = true;
        for (int v = 0; v < p->values; v++)
            for (int w = 0; w < p->values; w++) {
                different &= c->allows[v][w] == (v != w);
                if (!c->allows[v][w]) continue;
                pair[2 * count] = v;
                pair[2 * count++ + 1] = w;
            }
        if (different) csp_compare(m, c->x, CSP_NOT_EQUAL, c->y, 0);
        else csp_table(m, (csp_variable[]){c->x, c->y}, 2, pair, count, true);
    }
    assert_null(csp_model_error(m));
    return m;
}

/* The number after a key, or in quotes after it; -1: the line has no such key. */
static int number_after(const char *line, const char *key)
{
    const char *at = strstr(line, key);
    if (!at) return -1;
    at += strlen(key);
    return (int)strtol(at + (*at == '"'), NULL, 10);
}

static void note_list(const char *line, const char *key, bool added, int x, int other)
{
    const char *at = strstr(line, key);
    assert_non_null(at);
    for (at += strlen(key); *at != ']';) {
        char *end = (char *)at + 1;
        if (*at >= '0' && *at <= '9') {
            const int number = (int)strtol(at, &end, 10);
            if (added) note(&told, "add", number, x, 0);
            else note(&told, "remove", x, other, number);
        }
        at = end;
    }
}

static bool is_event(const char *line, const char *name)
{
    char part[40];
    snprintf(part, sizeof part, "\"event\":\"%s\"", name);
    return strstr(line, part) != NULL;
}

/* A line of the trace, in the words of the textbook above. */
static void note_step(const char *line)
{
    const int x = number_after(line, "\"variable\":"), other = number_after(line, "\"other\":");
    const bool refutes = is_event(line, "refute");
    if (is_event(line, "select")) note(&told, "take", x, other, number_after(line, "\"waiting\":"));
    if (is_event(line, "keep")) note(&told, "keep", x, other, 0);
    if (is_event(line, "empty")) note(&told, "empty", x, other, 0);
    if (is_event(line, "fail")) note(&told, "fail", 0, 0, 0);
    if (is_event(line, "found")) note(&told, "found", 0, 0, 0);
    if (is_event(line, "decide")) note(&told, "decide", x, number_after(line, " = "), 0);
    if (refutes) note(&told, "refute", x, number_after(line, " != "), 0);
    if (!is_event(line, "remove")) return;
    note_list(line, "\"removed\":[", false, x, other);
    note_list(line, "\"due\":[", true, x, other);
}

static void ask_library(const csp_model *m, csp_algorithm algorithm, bool searches,
                        csp_counters *counters)
{
    struct text json = {0};
    csp_tracer *t = csp_tracer_new(m, CSP_TRACE_JSON, (csp_sink){text_sink, &json});
    const csp_options options = {.room = sizeof options,
                                 .algorithm = algorithm,
                                 .variable_order = CSP_INPUT_ORDER,
                                 .no_last_conflict = true,
                                 .trace = csp_tracer_event,
                                 .trace_context = t,
                                 .queue = CSP_QUEUE_ARCS};
    csp_search *s = csp_search_new(m, &options);
    assert_non_null(s);
    if (searches)
        for (int i = 0; i < SOLUTIONS && csp_search_next(s) == CSP_SOLUTION; i++) continue;
    else csp_propagate(s);
    *counters = *csp_search_counters(s);
    csp_tracer_free(t);
    csp_search_free(s);
    text_clear(&told);
    for (char *line = strtok(json.bytes, "\n"); line; line = strtok(NULL, "\n")) note_step(line);
    text_free(&json);
}

/* ---- both ---- */

static bool compare(const struct problem *p)
{
    csp_counters counters;
    csp_model *m = model_of(p);
    struct problem mine = *p;
    text_clear(&expected);
    const bool good = ac3_of_all(&mine);
    ask_library(m, CSP_AC3, false, &counters);
    if (!good) note(&expected, "fail", 0, 0, 0);
    assert_string_equal(told.bytes, expected.bytes);
    assert_int_equal(counters.revisions, revisions);
    assert_int_equal(counters.checks, checks);
    if (good) mac(&mine);
    ask_library(m, CSP_AC3, true, &counters);
    assert_string_equal(told.bytes, expected.bytes);
    assert_int_equal(counters.revisions, revisions);
    assert_int_equal(counters.checks, checks);
    /* the others look for supports in another way, and take the same steps */
    ask_library(m, CSP_AC2001, true, &counters);
    assert_string_equal(told.bytes, expected.bytes);
    ask_library(m, CSP_AC3BIT, true, &counters);
    assert_string_equal(told.bytes, expected.bytes);
    csp_model_free(m);
    return good;
}

static void the_map_of_australia(void **state)
{
    (void)state;
    enum { WA, NT, SA, Q, NSW, V, T };
    static const int border[][2] = {{WA, NT},  {WA, SA}, {NT, SA}, {NT, Q}, {SA, Q},
                                    {SA, NSW}, {SA, V},  {Q, NSW}, {NSW, V}};
    struct problem p = new_problem(T + 1, 3);
    for (size_t i = 0; i < sizeof border / sizeof *border; i++)
        add_different(&p, border[i][0], border[i][1]);
    fix(&p, WA, 0);
    assert_true(compare(&p));
    fix(&p, Q, 0);
    assert_true(compare(&p));
    fix(&p, V, 2);
    assert_false(compare(&p));
}

static void four_queens(void **state)
{
    (void)state;
    struct problem p = new_problem(4, 4);
    for (int i = 0; i < 4; i++)
        for (int j = i + 1; j < 4; j++) {
            struct constraint *c = add_constraint(&p, i, j);
            for (int v = 0; v < 4; v++)
                for (int w = 0; w < 4; w++) c->allows[v][w] = v != w && abs(v - w) != j - i;
        }
    assert_true(compare(&p));
    fix(&p, 0, 0);
    assert_false(compare(&p));
}

/* A + A = BC, with three digits that differ. */
static void a_cryptarithm(void **state)
{
    (void)state;
    enum { A, B, C };
    struct problem p = new_problem(3, 10);
    p.has[A][0] = p.has[B][0] = false;
    struct constraint *tens = add_constraint(&p, A, B), *ones = add_constraint(&p, C, A);
    for (int a = 0; a < 10; a++)
        for (int v = 0; v < 10; v++) {
            tens->allows[a][v] = v == 2 * a / 10 && v != a;
            ones->allows[v][a] = v == 2 * a % 10 && v != a;
        }
    add_different(&p, B, C);
    assert_true(compare(&p));
}

static struct problem random_problem(struct rng *r)
{
    struct problem p = new_problem(2 + rng_below(r, MOST_VARIABLES - 2), 2 + rng_below(r, 4));
    int pair[MOST_CONSTRAINTS][2], pairs = 0;
    const int density = 30 + rng_below(r, 70), tightness = 10 + rng_below(r, 60);
    for (int x = 0; x < p.variables; x++)
        for (int y = 0; y < x; y++) {
            const bool turned = rng_below(r, 2);
            pair[pairs][0] = turned ? y : x;
            pair[pairs++][1] = turned ? x : y;
        }
    for (; pairs; pairs--) { /* in any order */
        const int chosen = rng_below(r, pairs);
        const int x = pair[chosen][0], y = pair[chosen][1];
        memcpy(pair[chosen], pair[pairs - 1], sizeof *pair);
        if (rng_below(r, 100) >= density) continue;
        if (!rng_below(r, 3)) {
            add_different(&p, x, y);
            continue;
        }
        struct constraint *c = add_constraint(&p, x, y);
        for (int v = 0; v < p.values; v++)
            for (int w = 0; w < p.values; w++) c->allows[v][w] = rng_below(r, 100) >= tightness;
    }
    return p;
}

static void random_problems(void **state)
{
    (void)state;
    struct rng r = rng_from_seed(test_seed());
    int consistent = 0;
    for (int i = 0; i < PROBLEMS; i++) {
        const struct problem p = random_problem(&r);
        consistent += compare(&p);
    }
    assert_in_range(consistent, PROBLEMS / 10, PROBLEMS * 9 / 10);
}

static int release(void **state)
{
    (void)state;
    text_free(&expected);
    text_free(&told);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(the_map_of_australia),
                                       cmocka_unit_test(four_queens), cmocka_unit_test(a_cryptarithm),
                                       cmocka_unit_test(random_problems)};
    return cmocka_run_group_tests(tests, NULL, release);
}
