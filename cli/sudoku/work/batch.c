/* SPDX-License-Identifier: MIT */
/* batch.c - see batch.h */
#include "sudoku/work/batch.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/ordered_work.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/text.h"
#include "sudoku/work/solving.h"

enum {
    CHUNK = 2048,     /* puzzles of up to 9x9 */
    LARGE_CHUNK = 16, /* larger ones and those with clues, which may take long */
    GROUPS = 8,       /* rule sets in a chunk */
    ROWS = 64,        /* of a run that is read at once, with --keep */
    USUAL_SIZE = 9,
    LONGEST_WORDS = 32 /* of an answer that is not a solution */
};

/* Puzzles of a chunk with the same rules, in the arrays that the engine takes. */
struct group {
    const sudoku_rules *rules;
    size_t cells, count, room;
    uint8_t *givens, *solutions;
    uint8_t *stated;            /* solutions that the text states, or zeros */
    bool states;                /* any; else `stated` is not filled in */
    const sudoku_clues **clues; /* of each puzzle; NULL: none */
    bool has_clues;             /* of any: then they are searched one by one */
    uint64_t *counts;
};

struct item {
    uint8_t group;
    bool usual;     /* else it must be searched again by itself */
    uint16_t place; /* in its group */
    uint16_t text;  /* characters of its answer; 0: the thread that prints must answer it */
    long line, column;
    size_t row, row_length; /* in the chunk's rows, with --keep */
};

struct chunk {
    size_t count, room;
    struct item item[CHUNK];
    struct group group[GROUPS];
    int groups;
    struct text rows; /* of the input, with --keep */
    /* answers */
    char *text;
    size_t text_room;
    bool alone; /* a single puzzle gains nothing here; searched alone, its solutions come in row order */
    bool failed; /* memory was short, or the search was stopped */
    sudoku_counters effort;
};

struct batch {
    struct run *run;
    struct ordered_work *work;
    sudoku_service **service; /* of each thread, for its solvers */
    int services;
    bool cut; /* interrupted, and the place has been reported */
};

/* ---- searching: in any thread ---- */

static bool stop_if_interrupted(void *context, const sudoku_counters *so_far)
{
    (void)context;
    (void)so_far;
    return interrupted();
}

static bool grow_text(struct chunk *c)
{
    size_t wanted = 0;
    for (int g = 0; g < c->groups; g++)
        wanted += c->group[g].count * (c->group[g].cells + 1 + LONGEST_WORDS);
    if (wanted <= c->text_room) return true;
    char *text = realloc(c->text, wanted);
    if (!text) return false;
    c->text = text;
    c->text_room = wanted;
    return true;
}

static bool wants_solutions(const struct batch *b)
{
    return !b->run->job->quick->only_counts || b->run->settings->verify;
}

static sudoku_puzzle searched_puzzle(const struct group *g, size_t place)
{
    return (sudoku_puzzle){.room = sizeof(sudoku_puzzle),
                           .rules = g->rules,
                           .givens = g->givens + place * g->cells,
                           .clues = g->clues[place]};
}

static bool is_right(const struct group *g, size_t place)
{
    const sudoku_puzzle p = searched_puzzle(g, place);
    return sudoku_verify(&p, g->solutions + place * g->cells, NULL);
}

/* Unusual answers get no text: a solution that differs from the stated one, or a wrong solution. */
static bool is_usual(const struct batch *b, const struct group *g, size_t place)
{
    if (!wants_solutions(b)) return true;
    if (b->run->settings->verify && g->counts[place] && !is_right(g, place)) return false;
    if (!g->states || !g->stated[place * g->cells]) return true;
    return !memcmp(g->stated + place * g->cells, g->solutions + place * g->cells, g->cells);
}

static void write_answers(const struct batch *b, struct chunk *c)
{
    const struct job *job = b->run->job;
    const bool lines = !wants_data(b->run);
    char *at = c->text;
    for (size_t i = 0; i < c->count; i++) {
        struct item *item = &c->item[i];
        const struct group *g = &c->group[item->group];
        const size_t place = item->place;
        size_t length = 0;
        item->usual = is_usual(b, g, place);
        if (item->usual && lines)
            length = job->quick->write(at, g->counts[place], g->solutions + place * g->cells, g->cells);
        item->text = (uint16_t)length;
        at += length;
    }
}

/* Where the first solution of a puzzle goes. */
struct first_solution {
    uint8_t *digits;
    size_t cells;
    bool found;
};

static bool keep_first(void *context, const uint8_t *digits)
{
    struct first_solution *first = context;
    if (!first->found) memcpy(first->digits, digits, first->cells);
    first->found = true;
    return true;
}

/* Puzzles with clues, each with its own search.  False: stopped, or out of memory. */
static bool search_one_by_one(sudoku_solver *solver, struct group *g, const sudoku_limits *limits,
                              sudoku_counters *effort)
{
    for (size_t i = 0; i < g->count; i++) {
        const sudoku_puzzle puzzle = searched_puzzle(g, i);
        struct first_solution first = {.digits = g->solutions + i * g->cells, .cells = g->cells};
        sudoku_counters counters = {.room = sizeof counters};
        sudoku_search(solver, &puzzle, limits, keep_first, &first, &counters);
        const bool enough = limits->solutions && counters.solutions >= limits->solutions;
        if (sudoku_solver_no_memory(solver) || (!counters.complete && !enough)) return false;
        g->counts[i] = counters.solutions;
        effort->nodes += counters.nodes;
        effort->guesses += counters.guesses;
    }
    return true;
}

static void search_chunk(void *context, void *task, int worker)
{
    const struct batch *b = context;
    struct chunk *c = task;
    const struct settings *s = b->run->settings;
    const sudoku_limits limits = {.solutions = b->run->job->quick->solutions,
                                  .stop = stop_if_interrupted};
    c->failed = c->alone || interrupted() || !grow_text(c);
    c->effort = (sudoku_counters){0};
    for (int i = 0; i < c->groups && !c->failed; i++) {
        struct group *g = &c->group[i];
        sudoku_counters counters = {0};
        sudoku_solver *solver = sudoku_service_solver(b->service[worker], g->rules, s->engine);
        uint8_t *solutions = wants_solutions(b) ? g->solutions : NULL;
        const bool good =
            solver && (g->has_clues ? search_one_by_one(solver, g, &limits, &counters)
                                    : sudoku_solve_batch(solver, g->givens, g->count, &limits, g->counts,
                                                         solutions, &counters));
        if (!good) {
            c->failed = true;
            break;
        }
        c->effort.nodes += counters.nodes;
        c->effort.guesses += counters.guesses;
    }
    if (!c->failed) write_answers(b, c);
}

/* ---- printing ---- */

static sudoku_puzzle puzzle_of(const struct chunk *c, const struct item *item)
{
    const struct group *g = &c->group[item->group];
    const uint8_t *stated = g->states ? g->stated + item->place * g->cells : NULL;
    return (sudoku_puzzle){
        .room = sizeof(sudoku_puzzle),
        .rules = g->rules,
        .givens = g->givens + item->place * g->cells,
        .clues = g->clues[item->place],
        .solution = stated && *stated ? stated : NULL,
        .format = "line",
        .row = {item->row_length ? c->rows.bytes + item->row : NULL, item->row_length},
        .line = item->line,
        .column = item->column};
}

static void show_progress(const struct run *run)
{
    const double seconds = clock_seconds() - run->started;
    const double rate = seconds > 0 ? (double)run->puzzles / seconds : 0;
    const double part = run->part_read ? run->part_read(run->part_context) : 0;
    if (part > 0)
        progress_show("%" PRIu64 " puzzles, %.0f a second, %.0f %%, %.0f s left", run->puzzles, rate,
                      100 * part, seconds * (1 - part) / part);
    else progress_show("%" PRIu64 " puzzles, %.0f a second", run->puzzles, rate);
}

/* After an interrupt, the answers up to the first puzzle without one are printed. */
static void say_where_it_ends(struct batch *b, long line)
{
    if (!b->run->settings->quiet)
        message("%s: interrupted; puzzles from line %ld on have no answer", b->run->file, line);
    b->cut = true;
}

/* Consecutive lines are written together. */
static void print_chunk(struct batch *b, struct chunk *c)
{
    struct run *run = b->run;
    const char *at = c->text;
    run->nodes += c->effort.nodes;
    run->guesses += c->effort.guesses;
    for (size_t i = 0; i < c->count && !run->over && !output_error();) {
        size_t lines = 0, length = 0;
        while (i + lines < c->count && c->item[i + lines].text) {
            length += c->item[i + lines].text;
            lines++;
        }
        if (lines) {
            begin_lines(run, lines);
            output_bytes(NULL, at, length);
            run->puzzles += lines;
            at += length;
            i += lines;
            continue;
        }
        if (interrupted()) {
            say_where_it_ends(b, c->item[i].line);
            return;
        }
        const struct item *item = &c->item[i++];
        const sudoku_puzzle puzzle = puzzle_of(c, item);
        const struct group *g = &c->group[item->group];
        run->current = puzzle;
        begin_puzzle(run);
        if (c->failed || !item->usual ||
            !run->job->quick->answer(run, &puzzle, g->counts[item->place],
                                     g->solutions + item->place * g->cells))
            run->job->each(run, &puzzle);
        if (run->stopped_here && interrupted()) { /* the current puzzle is the last of the list */
            b->cut = true;
            return;
        }
    }
    if (progress_due()) show_progress(run);
}

static void clear_chunk(struct chunk *c)
{
    for (int i = 0; i < c->groups; i++) {
        struct group *g = &c->group[i];
        sudoku_rules_free(g->rules);
        for (size_t k = 0; k < g->count && g->has_clues; k++) sudoku_clues_free(g->clues[k]);
        g->states = g->has_clues = false;
        g->rules = NULL;
        g->count = 0;
    }
    c->groups = 0;
    c->count = 0;
    c->rows.length = 0;
}

static void take_chunk(void *context, void *task)
{
    struct batch *b = context;
    struct chunk *c = task;
    if (c->failed)
        for (size_t i = 0; i < c->count; i++) c->item[i].text = 0;
    if (!b->cut) print_chunk(b, c);
    clear_chunk(c);
}

static void hand_in(struct batch *b)
{
    struct chunk *c = work_next(b->work);
    if (!c->count) return;
    c->alone = c->count == 1 && !work_waiting(b->work);
    work_submit(b->work);
}

void batch_finish(struct batch *b)
{
    hand_in(b);
    work_take_all(b->work);
}

/* ---- filling ---- */

/* Makes room for one more puzzle at least.  False: out of memory. */
static bool grow_group(struct group *g)
{
    if (g->count < g->room) return true;
    const size_t room = g->room ? 2 * g->room : 256;
    uint8_t *givens = realloc(g->givens, room * g->cells);
    if (givens) g->givens = givens;
    uint8_t *solutions = realloc(g->solutions, room * g->cells);
    if (solutions) g->solutions = solutions;
    uint8_t *stated = realloc(g->stated, room * g->cells);
    if (stated) g->stated = stated;
    uint64_t *counts = realloc(g->counts, room * sizeof *counts);
    if (counts) g->counts = counts;
    const sudoku_clues **clues = realloc(g->clues, room * sizeof *clues);
    if (clues) g->clues = clues;
    if (!givens || !solutions || !stated || !counts || !clues) return false;
    g->room = room;
    return true;
}

/* The group of the current chunk for these rules; NULL: no room for another group, or out of memory. */
static struct group *group_for(struct batch *b, const sudoku_rules *rules)
{
    struct chunk *c = work_next(b->work);
    int i = 0;
    if (!c->groups) c->room = CHUNK;
    while (i < c->groups && c->group[i].rules != rules) i++;
    if (i == GROUPS || c->count >= c->room) return NULL;
    struct group *g = &c->group[i];
    if (i == c->groups) {
        const size_t size = (size_t)sudoku_rules_size(rules);
        if (g->cells != size * size) g->room = 0; /* its arrays are for another size */
        g->cells = size * size;
        g->rules = sudoku_rules_keep(rules);
        c->groups++;
        if (size > USUAL_SIZE) c->room = LARGE_CHUNK;
    }
    return grow_group(g) ? g : NULL;
}

static void add_item(struct batch *b, struct group *g, const sudoku_clues *clues, long line, long column,
                     sudoku_row row)
{
    struct chunk *c = work_next(b->work);
    g->clues[g->count] = clues ? sudoku_clues_keep(clues) : NULL;
    if (clues) {
        g->has_clues = true;
        if (c->room > LARGE_CHUNK) c->room = LARGE_CHUNK;
    }
    struct item *item = &c->item[c->count++];
    *item = (struct item){
        .group = (uint8_t)(g - c->group), .place = (uint16_t)g->count++, .line = line, .column = column};
    if (!b->run->settings->keep || !row.text) return;
    text_keep(&c->rows, row.text, row.length);
    if (c->rows.failed) output_short_of_memory();
    else item->row_length = row.length;
    item->row = c->rows.length - item->row_length;
}

/* From now on, the group has a stated solution or zeros for each puzzle. */
static void begin_stated(struct group *g)
{
    if (!g->states) memset(g->stated, 0, g->count * g->cells);
    g->states = true;
}

static void keep_stated(struct group *g, const uint8_t *solution)
{
    if (solution) begin_stated(g);
    if (!g->states) return;
    uint8_t *at = g->stated + g->count * g->cells;
    if (solution) memcpy(at, solution, g->cells);
    else memset(at, 0, g->cells);
}

bool batch_add(struct batch *b, const sudoku_puzzle *p)
{
    if (!b->run->job->quick->fits(b->run) || strcmp(p->format, "line") != 0) return false;
    if (p->allowed || p->note) return false;
    struct group *g = group_for(b, p->rules);
    if (!g) {
        hand_in(b);
        g = group_for(b, p->rules);
    }
    if (!g) return false;
    keep_stated(g, p->solution);
    memcpy(g->givens + g->count * g->cells, p->givens, g->cells);
    add_item(b, g, p->clues, p->line, p->column, p->row);
    return true;
}

void batch_add_run(struct batch *b, sudoku_reader *reader, const sudoku_puzzle *like)
{
    const sudoku_rules *rules = sudoku_rules_keep(like->rules);
    sudoku_columns columns = {.room = sizeof columns};
    size_t got = 1;
    sudoku_reader_columns(reader, &columns);
    while (got && !b->run->over && !interrupted() && !output_error()) {
        struct group *g = group_for(b, rules);
        if (!g) {
            hand_in(b);
            g = group_for(b, rules);
        }
        if (!g) break;
        if (columns.solution) begin_stated(g);
        const struct chunk *c = work_next(b->work);
        const size_t left = c->room - c->count,
                     room = g->room - g->count < left ? g->room - g->count : left;
        sudoku_row rows[ROWS];
        const bool keep = b->run->settings->keep;
        sudoku_run run = {.room = sizeof run,
                          .most = keep && room > ROWS ? ROWS : room,
                          .givens = g->givens + g->count * g->cells,
                          .solutions = g->states ? g->stated + g->count * g->cells : NULL,
                          .rows = keep ? rows : NULL};
        got = sudoku_reader_run(reader, &run);
        for (size_t i = 0; i < got; i++)
            add_item(b, g, NULL, run.first_line + (long)i, 1, keep ? rows[i] : (sudoku_row){NULL, 0});
    }
    sudoku_rules_free(rules);
}

/* ---- making ---- */

static void free_chunk(void *task)
{
    struct chunk *c = task;
    clear_chunk(c);
    for (int i = 0; i < GROUPS; i++) {
        free(c->group[i].givens);
        free(c->group[i].solutions);
        free(c->group[i].stated);
        free(c->group[i].counts);
        free(c->group[i].clues);
    }
    free(c->rows.bytes);
    free(c->text);
}

struct batch *batch_new(struct run *run)
{
    const struct settings *s = run->settings;
    if (!run->job->quick || s->time_limit > 0 || s->node_limit) return NULL;
    if (!sudoku_engine_takes_batches(s->engine)) return NULL;
    struct batch *b = calloc(1, sizeof *b);
    if (!b) return NULL;
    b->run = run;
    b->services = work_threads(s->threads);
    b->service = calloc((size_t)b->services, sizeof(sudoku_service *));
    bool good = b->service != NULL;
    for (int i = 0; good && i < b->services; i++) good = (b->service[i] = sudoku_service_new()) != NULL;
    if (good)
        b->work = work_new(b->services, &(struct work_kind){.task_size = sizeof(struct chunk),
                                                            .work = search_chunk,
                                                            .take = take_chunk,
                                                            .clear = free_chunk,
                                                            .context = b});
    if (b->work) return b;
    batch_free(b);
    return NULL;
}

void batch_free(struct batch *b)
{
    if (!b) return;
    work_free(b->work);
    for (int i = 0; i < b->services && b->service; i++) sudoku_service_free(b->service[i]);
    free(b->service);
    free(b);
}
