/* SPDX-License-Identifier: MIT */
/* calls_sudoku.c - the calls of sudoku.h that solve, make, read and print puzzles. */
#include "sequences/sudoku_world.h"

/* ---- solvers ---- */

static struct solver *take_solver(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct solver *alive[SOLVERS];
    int count = 0;
    for (int i = 0; i < SOLVERS; i++)
        if (w->solver[i].s) alive[count++] = &w->solver[i];
    return count ? alive[take(r, count)] : NULL;
}

static void make_solver(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct owned_rules *rules = take_rules(r);
    struct solver *s = NULL;
    for (int i = 0; i < SOLVERS; i++)
        if (!w->solver[i].s) s = &w->solver[i];
    if (!rules || !s) return;
    const int engine = take(r, 10);
    const char *name = engine == 8 ? "nonsense" : engine == 9 ? NULL : sudoku_engine_name(engine);
    *s = (struct solver){.name = new_name(r), .rules = *rules};
    say(r, "sudoku_solver *s%d = sudoku_solver_new(r%d, %s);", s->name, rules->name, text_in_c(r, name));
    s->s = sudoku_solver_new(rules->r, name);
    if (!name) EXPECT(r, s->s != NULL, "s%d", s->name);
}

static void drop_batch(struct run *r, struct batch *b)
{
    say(r, "sudoku_batch_free(b%d);", b->name);
    sudoku_batch_free(b->b);
    b->b = NULL;
}

static void drop_solver(struct run *r, struct solver *s)
{
    struct sudoku_world *w = r->world;
    for (int i = 0; i < BATCHES; i++)
        if (w->batch[i].b && w->batch[i].solver == s) drop_batch(r, &w->batch[i]);
    say(r, "sudoku_solver_free(s%d);", s->name);
    sudoku_solver_free(s->s);
    s->s = NULL;
}

static void free_solver(struct run *r)
{
    struct solver *s = take_solver(r);
    if (s) drop_solver(r, s);
    else {
        say(r, "sudoku_solver_free(NULL);");
        sudoku_solver_free(NULL);
    }
}

/* Some puzzles with few clues would take long. */
static bool is_easy(const struct grid *g)
{
    int clues = 0;
    for (int cell = 0; cell < g->cells; cell++) clues += g->givens[cell] != 0;
    return g->cells <= 16 || (g->cells <= 81 ? 3 * clues >= g->cells : 4 * clues >= 3 * g->cells);
}

static void solve(struct run *r)
{
    struct solver *s = take_solver(r);
    struct grid *g = s ? take_grid_with(r, s->rules.r) : NULL;
    uint8_t solution[CELLS] = {0};
    if (!g || !is_easy(g)) return;
    say(r, "uint8_t solution%d[%d] = {0};", new_name(r), g->cells);
    const int name = r->names - 1;
    say(r, "const sudoku_answer answer%d = sudoku_solve(s%d, &p%d, solution%d);", name, s->name, g->name,
        name);
    const sudoku_answer answer = sudoku_solve(s->s, &g->p, solution);
    EXPECT(r,
           answer == SUDOKU_STOPPED ||
               (answer != SUDOKU_NO_SOLUTION) == sudoku_verify(&g->p, solution, NULL),
           "answer%d == SUDOKU_STOPPED || (answer%d != SUDOKU_NO_SOLUTION) == sudoku_verify(&p%d, "
           "solution%d, NULL)",
           name, name, g->name, name);
    EXPECT(r, (answer == SUDOKU_STOPPED) == sudoku_solver_no_memory(s->s),
           "(answer%d == SUDOKU_STOPPED) == sudoku_solver_no_memory(s%d)", name, s->name);
}

static sudoku_limits take_limits(struct run *r, int *stop_after)
{
    static const uint64_t nodes[] = {0, 1, 2, 30, 500};
    sudoku_limits limits = {.solutions = (uint64_t)take(r, 4), .nodes = nodes[take(r, 5)]};
    *stop_after = take(r, 4);
    if (take(r, 3) == 0) limits.stop = stop_engine, limits.stop_context = stop_after;
    return limits;
}

static void put_limits(struct run *r, int name, const sudoku_limits *limits, int stop_after)
{
    say(r, "int stop_after%d = %d;", name, stop_after);
    say(r,
        "const sudoku_limits limits%d = {.solutions = %d, .nodes = %d, .stop = %s, .stop_context = "
        "&stop_after%d};",
        name, (int)limits->solutions, (int)limits->nodes, limits->stop ? "stop_engine" : "NULL", name);
}

static void search(struct run *r)
{
    struct solver *s = take_solver(r);
    struct grid *g = s ? take_grid_with(r, s->rules.r) : NULL;
    if (!g) return;
    int stop_after;
    sudoku_limits limits = take_limits(r, &stop_after);
    if (!is_easy(g) && !limits.nodes) limits.nodes = 100;
    if (!limits.solutions) limits.solutions = 50;
    const int name = new_name(r), wanted = 1 + take(r, 5);
    struct wanted w = {&g->p, wanted};
    sudoku_counters counters = {0};
    put_limits(r, name, &limits, stop_after);
    say(r, "struct wanted w%d = {&p%d, %d};", name, g->name, wanted);
    say(r, "sudoku_search(s%d, &p%d, &limits%d, take_solution, &w%d, &(sudoku_counters){0});", s->name,
        g->name, name, name);
    sudoku_search(s->s, &g->p, &limits, take_solution, &w, &counters);
    check_assertion(!limits.solutions || counters.solutions <= limits.solutions, "few solutions",
                    __FILE__, __LINE__);
}

/* The same puzzle a few times, empty cells in some of them. */
static void solve_batch(struct run *r)
{
    struct solver *s = take_solver(r);
    struct grid *g = s ? take_grid_with(r, s->rules.r) : NULL;
    uint8_t givens[3 * CELLS], solutions[3 * CELLS];
    uint64_t counts[3];
    if (!g) return;
    int stop_after;
    sudoku_limits limits = take_limits(r, &stop_after);
    if (!limits.solutions || limits.solutions > 2) limits.solutions = 2;
    if (!limits.nodes) limits.nodes = 400;
    const int name = new_name(r), count = take(r, 4);
    for (int i = 0; i < count; i++) memcpy(givens + i * g->cells, g->givens, (size_t)g->cells);
    put_limits(r, name, &limits, stop_after);
    say(r, "uint8_t solutions%d[%d];", name, 3 * g->cells);
    say(r, "sudoku_solve_batch(s%d, %s, %d, &limits%d, (uint64_t[3]){0}, solutions%d, NULL);", s->name,
        digits_in_c(r, givens, count * g->cells), count, name, name);
    sudoku_solve_batch(s->s, givens, (size_t)count, &limits, counts, solutions, NULL);
    const sudoku_puzzle p = {.rules = g->rules.r, .givens = g->givens};
    for (int i = 0; i < count; i++)
        check_assertion(!counts[i] || sudoku_verify(&p, solutions + i * g->cells, NULL), "a solution",
                        __FILE__, __LINE__);
}

static void true_candidates(struct run *r)
{
    struct solver *s = take_solver(r);
    struct grid *g = s ? take_grid_with(r, s->rules.r) : NULL;
    uint64_t candidates[CELLS];
    if (!g || g->cells > 81) return;
    int stop_after;
    sudoku_limits limits = take_limits(r, &stop_after);
    if (!limits.nodes || limits.nodes > 50) limits.nodes = 50; /* for each of many searches */
    const int name = new_name(r);
    put_limits(r, name, &limits, stop_after);
    say(r, "uint64_t true%d[%d];", name, g->cells);
    say(r, "sudoku_true_candidates(s%d, &p%d, &limits%d, true%d);", s->name, g->name, name, name);
    sudoku_true_candidates(s->s, &g->p, &limits, candidates);
}

static void compare_engines(struct run *r)
{
    struct grid *g = take_grid(r);
    if (g && is_easy(g)) EXPECT(r, engines_agree(&g->p), "engines_agree(&p%d)", g->name);
}

static void to_csp(struct run *r)
{
    struct grid *g = take_grid(r);
    if (!g || !is_easy(g) || g->cells > 36) return;
    const sudoku_csp_style style = (sudoku_csp_style)take(r, 2);
    sudoku_solver *solver = sudoku_solver_new(g->rules.r, "bits");
    const sudoku_answer answer = sudoku_solve(solver, &g->p, NULL);
    sudoku_solver_free(solver);
    EXPECT(r, csp_agrees(&g->p, style, answer), "csp_agrees(&p%d, %d, %d)", g->name, style, answer);
}

/* ---- batches ---- */

static struct batch *take_batch(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct batch *alive[BATCHES];
    int count = 0;
    for (int i = 0; i < BATCHES; i++)
        if (w->batch[i].b) alive[count++] = &w->batch[i];
    return count ? alive[take(r, count)] : NULL;
}

static void make_batch(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct solver *s = take_solver(r);
    struct batch *b = NULL;
    for (int i = 0; i < BATCHES; i++)
        if (!w->batch[i].b) b = &w->batch[i];
    if (!s || !b) return;
    *b = (struct batch){.solver = s, .name = new_name(r), .stop_after = take(r, 6)};
    say(r, "int answers%d = %d;", b->name, b->stop_after);
    say(r,
        "sudoku_batch *b%d = sudoku_batch_new(s%d, &(sudoku_limits){.solutions = 2, .nodes = 300}, "
        "take_answer, &answers%d);",
        b->name, s->name, b->name);
    b->b = sudoku_batch_new(s->s, &(sudoku_limits){.solutions = 2, .nodes = 300}, take_answer,
                            &b->stop_after);
}

static void add_to_batch(struct run *r)
{
    struct batch *b = take_batch(r);
    struct grid *g = b ? take_grid_with(r, b->solver->rules.r) : NULL;
    if (!g) return;
    for (int i = 1 + take(r, 3); i > 0; i--) {
        say(r, "sudoku_batch_add(b%d, p%d.givens);", b->name, g->name);
        sudoku_batch_add(b->b, g->givens);
    }
}

static void finish_batch(struct run *r)
{
    struct batch *b = take_batch(r);
    if (!b) return;
    say(r, "sudoku_batch_finish(b%d);", b->name);
    sudoku_batch_finish(b->b);
}

static void free_batch(struct run *r)
{
    struct batch *b = take_batch(r);
    if (b) drop_batch(r, b);
}

/* ---- generating ---- */

static void generate(struct run *r)
{
    struct owned_rules *rules = take_rules(r);
    if (!rules || sudoku_rules_size(rules->r) > 6) return;
    const int name = new_name(r), stop_after = 1 + take(r, 3), stops = take(r, 40);
    int left = stop_after, asks = stops;
    const sudoku_order o = {.room = sizeof o,
                            .rules = rules->r,
                            .seed = (uint64_t)take(r, 100),
                            .count = (uint64_t)take(r, 3),
                            .tries = 1 + (uint64_t)take(r, 3),
                            .symmetry = (sudoku_symmetry)take(r, 9),
                            .least_clues = take(r, 9),
                            .most_clues = take(r, 30),
                            .minimal = take(r, 2),
                            .fresh_layout = take(r, 4) == 0,
                            .stop = stop_plainly,
                            .stop_context = &asks};
    say(r, "int stop_after%d = %d, asks%d = %d;", name, stop_after, name, stops);
    say(r,
        "sudoku_generate(&(sudoku_order){.room = sizeof(sudoku_order), .rules = r%d, .seed = %d, .count "
        "= %d, "
        ".tries = %d, .symmetry = %d, .least_clues = %d, .most_clues = %d, .minimal = %d, .fresh_layout "
        "= %d, "
        ".stop = stop_plainly, .stop_context = &asks%d}, take_made, &stop_after%d, "
        "&(sudoku_error){.line "
        "= 0});",
        rules->name, (int)o.seed, (int)o.count, (int)o.tries, o.symmetry, o.least_clues, o.most_clues,
        o.minimal, o.fresh_layout, name, name);
    sudoku_generate(&o, take_made, &left, &(sudoku_error){.line = 0});
}

static void random_layout(struct run *r)
{
    const int size = 4 + take(r, 2), symmetry = take(r, 2), seed = take(r, 50); /* others take long */
    uint8_t regions[CELLS];
    sudoku_error error = {.message = ""};
    say(r, "sudoku_layout_random(%d, %d, %d, 0, (uint8_t[%d]){0}, &(sudoku_error){.line = 0});", size,
        symmetry, seed, size * size);
    if (sudoku_layout_random(size, (sudoku_symmetry)symmetry, (uint64_t)seed, 0, regions, &error))
        for (int cell = 0; cell < size * size; cell++)
            check_assertion(regions[cell] < size, "a region", __FILE__, __LINE__);
    else check_assertion(error.message[0], "a reason", __FILE__, __LINE__);
}

static void look_at_layout(struct run *r)
{
    struct owned_rules *rules = take_rules(r);
    if (!rules) return;
    const int room = 1 + take(r, 300);
    char text[300];
    say(r, "sudoku_layout_why(r%d, SUDOKU_GERMAN, (char[300]){0}, %d);", rules->name, room);
    sudoku_layout_why(rules->r, SUDOKU_GERMAN, text, (size_t)room);
    say(r, "sudoku_estimate_grids(r%d, 1, 2, &(sudoku_estimate){0});", rules->name);
    sudoku_estimate_grids(rules->r, 1, 2, &(sudoku_estimate){0});
}

/* ---- reading and printing ---- */

static void take_style(struct run *r, sudoku_style *style, sudoku_format *format)
{
    const int index = take(r, 13);
    if (!sudoku_format_at(index, format)) *format = (sudoku_format){.name = "nonsense"};
    *style = (sudoku_style){.format = format->name, .ascii = take(r, 2), .color = take(r, 2)};
}

static void print_grid(struct run *r)
{
    struct grid *g = take_grid(r);
    sudoku_style style;
    sudoku_format format = {0};
    if (!g) return;
    take_style(r, &style, &format);
    say(r,
        "sudoku_print(&(sudoku_sheet){.puzzle = &p%d}, &(sudoku_style){.format = %s, .ascii = %d, "
        ".color = %d}, "
        "(sudoku_sink){write_nowhere, NULL});",
        g->name, text_in_c(r, style.format), style.ascii, style.color);
    const bool done =
        sudoku_print(&(sudoku_sheet){.puzzle = &g->p}, &style, (sudoku_sink){write_nowhere, NULL});
    const bool can = sudoku_can_print(&(sudoku_sheet){.puzzle = &g->p}, &style, NULL);
    check_assertion(done == can && (format.writes || !can), "what can be printed is", __FILE__,
                    __LINE__);
}

static void reread_grid(struct run *r)
{
    static const char *const formats[] = {"line", "grid", "pretty"};
    struct grid *g = take_grid(r);
    if (!g || g->p.allowed || g->p.placed || g->p.marks) return;
    const char *format = formats[take(r, 3)];
    EXPECT(r, is_reread(&g->p, format), "is_reread(&p%d, %s)", g->name, text_in_c(r, format));
}

static struct reader *take_reader(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct reader *alive[READERS];
    int count = 0;
    for (int i = 0; i < READERS; i++)
        if (w->reader[i].r) alive[count++] = &w->reader[i];
    return count ? alive[take(r, count)] : NULL;
}

/* What a format prints of a puzzle, twice, perhaps cut off or with a wrong character. */
static char *take_text(struct run *r)
{
    struct grid *g = take_grid(r);
    sudoku_style style;
    sudoku_format format = {0};
    if (!g) return NULL;
    take_style(r, &style, &format);
    struct written *w = new_written();
    for (int i = 0; i < 2; i++)
        sudoku_print(&(sudoku_sheet){.puzzle = &g->p}, &style, (sudoku_sink){write_text, w});
    size_t length = w->length < 8000 ? w->length : 8000;
    if (take(r, 3) == 0) length = length * (size_t)take(r, 100) / 100;
    if (take(r, 3) == 0 && length) w->text[(size_t)take(r, 10000) % length] = (char)(' ' + take(r, 90));
    char *text = malloc(length + 1);
    if (!text) abort();
    memcpy(text, w->text, length);
    text[length] = '\0';
    free(w);
    return text;
}

static void make_reader(struct run *r)
{
    static const char *const rules[] = {NULL, NULL, "x", "classic", "nonsense"};
    static const char *const boxes[] = {NULL, NULL, NULL, "2x2", "none"};
    struct sudoku_world *w = r->world;
    struct reader *reader = NULL;
    for (int i = 0; i < READERS; i++)
        if (!w->reader[i].r) reader = &w->reader[i];
    if (!reader) return;
    const int rule = take(r, 5), box = take(r, 5);
    char *text = take_text(r);
    if (!text) return;
    *reader = (struct reader){.text = text, .name = new_name(r)};
    static _Thread_local sudoku_read_options options[READERS]; /* outlives the reader */
    sudoku_read_options *o = &options[reader - w->reader];
    *o = (sudoku_read_options){.rules = rules[rule], .box = boxes[box]};
    say(r, "sudoku_read_options options%d = {.rules = %s, .box = %s};", reader->name,
        text_in_c(r, o->rules), text_in_c(r, o->box));
    say(r, "sudoku_reader *reader%d = sudoku_reader_new_text(%s, %zu, &options%d, NULL);", reader->name,
        text_in_c(r, text), strlen(text), reader->name);
    reader->r = sudoku_reader_new_text(text, strlen(text), o, NULL);
    if (!reader->r) free(text);
}

static void drop_reader(struct run *r, struct reader *reader)
{
    say(r, "sudoku_reader_free(reader%d);", reader->name);
    sudoku_reader_free(reader->r);
    free(reader->text);
    reader->r = NULL;
}

static void read_next(struct run *r)
{
    struct reader *reader = take_reader(r);
    if (!reader) return;
    const int count = 1 + take(r, 3);
    say(r, "read_some(reader%d, %d);", reader->name, count);
    read_some(reader->r, count);
}

static void free_reader(struct run *r)
{
    struct reader *reader = take_reader(r);
    if (reader) drop_reader(r, reader);
    else {
        say(r, "sudoku_reader_free(NULL);");
        sudoku_reader_free(NULL);
    }
}

/* The sum of what has no other use; threads must not change the instruction set. */
static void look_at_lists(struct run *r)
{
    const int index = take(r, 14);
    sudoku_layout layout;
    say(r,
        "sudoku_rule_name(%d); sudoku_rule_about(%d); sudoku_engine_about(%d); "
        "sudoku_symmetry_name(%d);",
        index, index, index, index);
    sudoku_rule_name(index);
    sudoku_rule_about(index);
    sudoku_engine_about(index);
    sudoku_symmetry_name(index);
    say(r, "sudoku_layout_at(%d, &(sudoku_layout){0}); sudoku_version();", index);
    sudoku_layout_at(index, &layout);
    sudoku_version();
    if (r->commons || !sudoku_isa_name(index)) return;
    say(r, "sudoku_choose_isa(sudoku_isa_name(%d));", index);
    if (sudoku_choose_isa(sudoku_isa_name(index)))
        EXPECT(r, !strcmp(sudoku_isa(), sudoku_isa_name(index)), "sudoku_isa()");
}

/* ---- the table ---- */

static const struct call calls[] = {
    {"sudoku_rules_new", 4, make_rules},
    {"a puzzle", 6, make_grid},
    {"sudoku_solver_new", 6, make_solver},
    {"sudoku_rules_keep", 2, keep_rules},
    {"sudoku_rules_free", 3, free_rules},
    {"sudoku_rules_without", 2, rules_without_house},
    {"sudoku_rules_house", 2, look_at_rules},
    {"the end of a puzzle", 2, free_grid},
    {"sudoku_candidates", 3, check_grid},
    {"sudoku_cell_named", 1, read_names},
    {"sudoku_solve", 6, solve},
    {"sudoku_search", 6, search},
    {"sudoku_solve_batch", 3, solve_batch},
    {"sudoku_true_candidates", 3, true_candidates},
    {"sudoku_solver_free", 2, free_solver},
    {"every engine", 1, compare_engines},
    {"sudoku_to_csp", 1, to_csp},
    {"sudoku_batch_new", 2, make_batch},
    {"sudoku_batch_add", 4, add_to_batch},
    {"sudoku_batch_finish", 2, finish_batch},
    {"sudoku_batch_free", 1, free_batch},
    {"sudoku_generate", 1, generate},
    {"sudoku_layout_random", 1, random_layout},
    {"sudoku_layout_why", 2, look_at_layout},
    {"sudoku_print", 3, print_grid},
    {"printing and reading", 3, reread_grid},
    {"sudoku_reader_new_text", 4, make_reader},
    {"sudoku_reader_next", 6, read_next},
    {"sudoku_reader_free", 1, free_reader},
    {"sudoku_choose_isa", 2, look_at_lists},
};

static void release(struct run *r)
{
    struct sudoku_world *w = r->world;
    for (int i = 0; i < READERS; i++)
        if (w->reader[i].r) drop_reader(r, &w->reader[i]);
    release_board(r); /* before the solvers, which own their rules */
    for (int i = 0; i < SOLVERS; i++)
        if (w->solver[i].s) drop_solver(r, &w->solver[i]);
    if (!r->commons) /* the best again: sequences know nothing of each other */
        for (int i = 0; sudoku_isa_name(i) && !sudoku_choose_isa(sudoku_isa_name(i)); i++) {}
}

const struct call_table sudoku_calls = {
    "sudoku", "sudoku.h", calls, sizeof calls / sizeof *calls, 3, sizeof(struct sudoku_world), release};
