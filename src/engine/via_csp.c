/* SPDX-License-Identifier: MIT */
/* via_csp.c - see via_csp.h; and the engines that search with it.

   These engines are the best ones to learn from: the constraint engine knows nothing about Sudoku, and its trace and
   counters show what it does.  Unlike the others, they allocate memory in every search.  */
#include "engine/via_csp.h"

#include "base/out.h"
#include "engine/clues_to_csp.h"
#include "engine/engine.h"

/* ---- the problem ---- */

static void add_cell(csp_model *m, const sudoku_puzzle *p, int cell)
{
    const int n = p->rules->n;
    char name[16];
    struct out o = out_to_buffer(name, sizeof name);
    out_format(&o, "r%dc%d", cell / n + 1, cell % n + 1);
    const csp_variable x = csp_add_range(m, name, 1, n);
    const bitset left =
        p->givens[cell] ? bit(p->givens[cell] - 1) & allowed_digits(p, cell) : allowed_digits(p, cell);
    csp_value digit[SUDOKU_MAX_SIZE];
    size_t count = 0;
    for_each_bit(d, left) digit[count++] = d + 1;
    if (count < (size_t)n) csp_restrict(m, x, digit, count);
}

static bool share_an_earlier_house(const sudoku_rules *r, int a, int b, int house)
{
    for (int i = r->first_seat[a]; i < r->first_seat[a + 1] && r->seat[i].house < house; i++)
        for (int j = r->first_seat[b]; j < r->first_seat[b + 1]; j++)
            if (r->seat[j].house == r->seat[i].house) return true;
    return false;
}

/* Every pair once, however many houses it shares. */
static void add_pairs(csp_model *m, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    for (int i = 0; i < h->count; i++)
        for (int j = i + 1; j < h->count; j++)
            if (!share_an_earlier_house(r, h->cell[i], h->cell[j], house))
                csp_compare(m, h->cell[i], CSP_NOT_EQUAL, h->cell[j], 0);
}

static void add_house(csp_model *m, const struct house *h)
{
    csp_variable cell[SUDOKU_MAX_SIZE];
    for (int i = 0; i < h->count; i++) cell[i] = h->cell[i];
    csp_all_different(m, cell, h->count, CSP_BY_DOMAIN);
}

/* False: out of memory, or a clue needs too much of it. */
static bool add_clues(csp_model *m, const sudoku_puzzle *p)
{
    if (!p->clues) return true;
    struct forms *f = forms_new(p->clues, NULL, NULL);
    if (f) add_forms(m, f);
    forms_free(f);
    return f != NULL;
}

csp_model *puzzle_to_csp(const sudoku_puzzle *p, sudoku_csp_style style)
{
    const sudoku_rules *r = p->rules;
    csp_model *m = csp_model_new();
    if (!m) return NULL;
    for (int cell = 0; cell < r->cells; cell++) add_cell(m, p, cell);
    if (style == SUDOKU_BY_PAIRS)
        for (int h = 0; h < r->house_count; h++) add_pairs(m, r, h);
    else
        for (int h = 0; h < r->all_house_count; h++) add_house(m, &r->house[h]);
    if (add_clues(m, p) && !csp_model_error(m)) return m;
    csp_model_free(m);
    return NULL;
}

/* ---- the engines ---- */

static bool wants_to_stop(void *context, const csp_counters *so_far)
{
    struct search *s = context;
    s->counters.nodes = so_far->nodes;
    s->counters.guesses = so_far->decisions;
    return s->limits.stop && s->limits.stop(s->limits.stop_context, &s->counters);
}

static void hand_out_solutions(struct search *s, csp_search *c)
{
    uint8_t digits[SUDOKU_MAX_CELLS];
    csp_result result;
    while ((result = csp_search_next(c)) == CSP_SOLUTION) {
        for (int cell = 0; cell < s->puzzle->rules->cells; cell++)
            digits[cell] = (uint8_t)csp_search_value(c, cell);
        if (!record_solution(s, digits)) return;
    }
    if (result != CSP_DONE) s->stopped = true;
    s->no_memory = result == CSP_NO_MEMORY;
}

static void run_as(struct search *s, sudoku_csp_style style)
{
    csp_model *m = puzzle_to_csp(s->puzzle, style);
    const csp_options options = {
        .node_limit = s->limits.nodes, .stop = wants_to_stop, .stop_context = s};
    csp_search *c = m ? csp_search_new(m, &options) : NULL;
    if (c) {
        hand_out_solutions(s, c);
        s->counters.nodes = csp_search_counters(c)->nodes;
        s->counters.guesses = csp_search_counters(c)->decisions;
    } else {
        s->stopped = s->no_memory = true;
    }
    csp_search_free(c);
    csp_model_free(m);
}

static void run_by_houses(void *memory, struct search *s)
{
    (void)memory;
    run_as(s, SUDOKU_BY_HOUSES);
}

static void run_by_pairs(void *memory, struct search *s)
{
    (void)memory;
    run_as(s, SUDOKU_BY_PAIRS);
}

static size_t no_memory(const sudoku_rules *r)
{
    (void)r;
    return 0;
}

static void prepare_nothing(void *memory, const sudoku_rules *r)
{
    (void)memory;
    (void)r;
}

const struct engine engine_csp = {
    .name = "csp",
    .about = "the constraint engine: all-different houses, domain consistent",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = no_memory,
    .prepare = prepare_nothing,
    .takes_clues = true,
    .run = run_by_houses,
};

const struct engine engine_csp_binary = {
    .name = "csp-binary",
    .about = "the constraint engine: cells differ pair by pair, arc consistent",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = no_memory,
    .prepare = prepare_nothing,
    .takes_clues = true,
    .run = run_by_pairs,
};
