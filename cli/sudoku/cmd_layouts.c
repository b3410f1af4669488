/* SPDX-License-Identifier: MIT */
/* cmd_layouts.c - sudoku layouts: makes layouts of regions, lists those that have a name, and says whether a grid fills them. */
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/load.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/commands.h"
#include "sudoku/layout_file.h"

enum {
    LONGEST_FILE = 1 << 26,
    LONGEST_REASON = 1 << 16,
    MAKING_NODES = 100000, /* a layout that needs more is not worth it */
    MAX_MISSES = 2000      /* numbers in a row without a new layout */
};

/* ---- one layout ---- */

struct test {
    const struct settings *settings;
    double deadline; /* 0: none */
    uint64_t wanted, nodes;
    uint8_t grid[SUDOKU_MAX_CELLS];
    size_t cells;
    sudoku_counters counters;
};

static bool should_stop(void *context, const sudoku_counters *so_far)
{
    const struct test *t = context;
    (void)so_far;
    return interrupted() || (t->deadline > 0 && clock_seconds() >= t->deadline);
}

static bool keep_grid(void *context, const uint8_t *digits)
{
    struct test *t = context;
    memcpy(t->grid, digits, t->cells);
    return true;
}

static sudoku_rules *rules_of(int size, const uint8_t *regions)
{
    const sudoku_shape shape = {.size = size, .regions = regions};
    return sudoku_rules_new(&shape, NULL);
}

/* Looks for up to `wanted` grids; false, after a message: memory is short. */
static bool search_grids(struct test *t, const sudoku_rules *rules)
{
    static const uint8_t nothing[SUDOKU_MAX_CELLS];
    const double limit = t->settings->time_limit;
    const int size = rules ? sudoku_rules_size(rules) : 0;
    sudoku_solver *solver = rules ? sudoku_solver_new(rules, NULL) : NULL;
    if (!solver) {
        message("sudoku: memory is short");
        return false;
    }
    const sudoku_puzzle puzzle = {.rules = rules, .givens = nothing};
    const sudoku_limits limits = {
        .solutions = t->wanted, .nodes = t->nodes, .stop = should_stop, .stop_context = t};
    t->cells = (size_t)size * (size_t)size;
    t->deadline = limit > 0 ? clock_seconds() + limit : 0;
    sudoku_search(solver, &puzzle, &limits, keep_grid, t, &t->counters);
    sudoku_solver_free(solver);
    return true;
}

static void print_symbols(const uint8_t *number, size_t count, int first)
{
    for (size_t i = 0; i < count; i++) output("%c", sudoku_symbol(number[i] + first));
}

/* Regions are letters; there are only 26, so that larger sizes have figures and small letters, too. */
static void print_regions(const uint8_t *regions, int size)
{
    enum { LETTERS = 26, FIRST_LETTER = 10 };
    print_symbols(regions, (size_t)(size * size), size <= LETTERS ? FIRST_LETTER : 1);
}

/* ---- how many grids? ---- */

static int print_estimate(const struct settings *s, const sudoku_rules *rules)
{
    sudoku_estimate e;
    const uint64_t probes = s->layouts.probes ? s->layouts.probes : 10000;
    if (!sudoku_estimate_grids(rules, s->layouts.seed, probes, &e)) {
        message("sudoku: memory is short");
        return STATUS_BAD;
    }
    if (!e.hits) output("  none of %" PRIu64 " random probes found a grid: no estimate\n", probes);
    else
        output("  about %.3g grids (an estimate; usual error %.2g; %" PRIu64 " of %" PRIu64
               " random probes found one)\n",
               e.grids, sqrt(e.variance), e.hits, probes);
    return STATUS_FINE;
}

static int stopped_status(void) { return interrupted() ? STATUS_INTERRUPTED : STATUS_STOPPED; }

static int print_count(const struct settings *s, const sudoku_rules *rules)
{
    struct test t = {.settings = s, .wanted = s->limit};
    if (!search_grids(&t, rules)) return STATUS_BAD;
    const bool enough = s->limit && t.counters.solutions >= s->limit;
    output("  %s%" PRIu64 " grids\n", t.counters.complete ? "" : "at least ", t.counters.solutions);
    return t.counters.complete || enough ? STATUS_FINE : stopped_status();
}

static int worse(int a, int b) { return a > b ? a : b; }

static int print_numbers(const struct settings *s, const sudoku_rules *rules)
{
    int status = STATUS_FINE;
    if (s->layouts.estimate) status = worse(status, print_estimate(s, rules));
    if (s->layouts.count_grids) status = worse(status, print_count(s, rules));
    return status;
}

/* ---- making ---- */

/* Fingerprints of layouts that have been printed. */
struct printed {
    uint64_t *seen; /* 0: free */
    size_t room;    /* a power of two, at least twice the number of layouts */
};

static bool printed_new(struct printed *p, uint64_t count)
{
    enum { MOST = 1 << 24 };
    p->room = 64;
    while (p->room < 2 * count && p->room < MOST) p->room *= 2;
    p->seen = calloc(p->room, sizeof *p->seen);
    return p->seen != NULL;
}

/* False: it is there already.  A full table takes in no more. */
static bool printed_add(struct printed *p, const uint8_t *regions, size_t cells)
{
    uint64_t print = 0xCBF29CE484222325;
    for (size_t i = 0; i < cells; i++) print = (print ^ (regions[i] + 1u)) * 0x100000001B3;
    if (!print) print = 1;
    for (size_t i = 0; i < p->room / 2; i++) {
        uint64_t *slot = &p->seen[(print + i) & (p->room - 1)];
        if (*slot == print) return false;
        if (*slot) continue;
        *slot = print;
        break;
    }
    return true;
}

/* Makes layout `number`, and prints it if a grid fills it.  `misses` counts those in a row that came to nothing. */
static int make_one(const struct settings *s, uint64_t number, struct printed *printed, int *misses)
{
    const struct layout_settings *l = &s->layouts;
    uint8_t regions[SUDOKU_MAX_CELLS];
    sudoku_error error;
    struct test t = {.settings = s, .wanted = 1, .nodes = MAKING_NODES};
    if (!sudoku_layout_random(l->size, l->symmetry, l->seed, number, regions, &error)) {
        message("sudoku: %s", error.message);
        return STATUS_BAD;
    }
    ++*misses;
    if (!printed_add(printed, regions, (size_t)(l->size * l->size))) return STATUS_FINE;
    sudoku_rules *rules = rules_of(l->size, regions);
    int status = search_grids(&t, rules) ? STATUS_FINE : STATUS_BAD;
    if (t.counters.solutions) {
        *misses = 0;
        print_regions(regions, l->size);
        if (l->with_solution) {
            output(" ");
            print_symbols(t.grid, t.cells, 0);
        }
        output("\n");
        status = worse(status, print_numbers(s, rules));
        output_flush();
    }
    sudoku_rules_free(rules);
    return status;
}

static int make_layouts(const struct settings *s)
{
    const uint64_t count = s->layouts.count ? s->layouts.count : 1;
    struct printed printed;
    uint64_t made = 0;
    int status = STATUS_FINE, misses = 0;
    if (!printed_new(&printed, count)) {
        message("sudoku: memory is short");
        return STATUS_BAD;
    }
    for (uint64_t number = 0; made < count && status < STATUS_BAD; number++) {
        if (interrupted()) status = STATUS_INTERRUPTED;
        else status = worse(status, make_one(s, number, &printed, &misses));
        made += status < STATUS_BAD && !misses;
        if (misses < MAX_MISSES) continue;
        message(
            "sudoku: %d layouts in a row had no grid or were there before; there may be no more than "
            "these %" PRIu64,
            misses, made);
        status = STATUS_STOPPED;
    }
    free(printed.seen);
    return status;
}

/* ---- those with a name ---- */

static bool is_asked_for(const struct settings *s, const char *name)
{
    for (int i = 0; i < s->file_count; i++)
        if (strcmp(s->files[i], name) == 0) return true;
    return !s->file_count;
}

static int list_builtin(const struct settings *s)
{
    sudoku_layout layout;
    int status = STATUS_FINE;
    for (int k = 0; k < s->file_count; k++) {
        int i = 0;
        while (sudoku_layout_at(i, &layout) && strcmp(layout.name, s->files[k]) != 0) i++;
        if (sudoku_layout_at(i, &layout)) continue;
        message("sudoku: there is no layout '%s'; 'sudoku layouts --builtin' lists them", s->files[k]);
        status = STATUS_BAD;
    }
    for (int i = 0; sudoku_layout_at(i, &layout); i++) {
        if (!is_asked_for(s, layout.name)) continue;
        if (s->file_count) output("%s\n", layout.regions);
        else output("%-10s %dx%d  %s\n", layout.name, layout.size, layout.size, layout.regions);
    }
    return status;
}

/* ---- checking ---- */

/* A single sentence stands behind "impossible:", several on lines of their own. */
static void print_reason(const char *text, int sentences)
{
    output(sentences == 1 ? "impossible: " : "impossible:\n");
    while (*text) {
        const size_t length = strcspn(text, "\n");
        output("%s%.*s\n", sentences == 1 ? "" : "  ", (int)length, text);
        text += length + (text[length] == '\n');
    }
}

static int print_solvable(const struct settings *s, const struct test *t, const sudoku_rules *rules)
{
    output("solvable");
    if (s->layouts.with_solution) {
        output(": ");
        print_symbols(t->grid, t->cells, 0);
    }
    output("\n");
    return print_numbers(s, rules);
}

static int check_by_search(const struct settings *s, const sudoku_rules *rules)
{
    struct test t = {.settings = s, .wanted = 1};
    if (!search_grids(&t, rules)) return STATUS_BAD;
    if (t.counters.solutions) return print_solvable(s, &t, rules);
    if (t.counters.complete) {
        output("impossible: no short reason was found; a search of %" PRIu64
               " positions found no grid\n",
               t.counters.nodes);
        return STATUS_NO_SOLUTION;
    }
    output("unknown: the search was stopped after %" PRIu64 " positions\n", t.counters.nodes);
    return stopped_status();
}

static int check_layout(const struct settings *s, const struct layout_file *f,
                        const struct read_layout *layout)
{
    static char reason[LONGEST_REASON];
    sudoku_rules *rules = rules_of(layout->size, layout->regions);
    if (!rules) {
        message("sudoku: memory is short");
        return STATUS_BAD;
    }
    const int broken = sudoku_rules_broken_region(rules);
    int status = STATUS_NO_SOLUTION;
    if (broken >= 0)
        message("%s:%ld: region %c is not in one piece", f->name, layout->line,
                sudoku_symbol(broken + 10));
    const int sentences = sudoku_layout_why(rules, reason, sizeof reason);
    if (sentences) print_reason(reason, sentences);
    else status = check_by_search(s, rules);
    sudoku_rules_free(rules);
    return status;
}

static int check_file(const struct settings *s, const char *name)
{
    size_t length;
    char *text = load_text(name, LONGEST_FILE, &length);
    struct layout_file f = {.name = name, .at = text, .line = 1};
    struct read_layout layout;
    int status = STATUS_FINE;
    if (!text) return STATUS_BAD;
    for (enum layout_found found; !interrupted() && (found = next_layout(&f, &layout)) != LAYOUT_END;)
        if (found == LAYOUT_FOUND) {
            status = worse(status, check_layout(s, &f, &layout));
        } else {
            output("error\n");
            status = worse(status, STATUS_BAD);
        }
    free(text);
    return interrupted() ? STATUS_INTERRUPTED : status;
}

/* The first word is "check". */
static int check_files(const struct settings *s)
{
    int status = s->file_count > 1 ? STATUS_FINE : check_file(s, "-");
    for (int i = 1; i < s->file_count; i++) status = worse(status, check_file(s, s->files[i]));
    return status;
}

/* ---- the command ---- */

int command_layouts(const struct settings *s)
{
    if (s->layouts.builtin) return list_builtin(s);
    if (s->file_count && strcmp(s->files[0], "check") == 0) return check_files(s);
    if (!s->file_count) return make_layouts(s);
    message("sudoku: 'layouts' takes no word '%s' but 'check'", s->files[0]);
    return STATUS_BAD;
}
