/* SPDX-License-Identifier: MIT */
/* helpers.h - what calls are given, and questions about their results: a part of every program that is printed. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>
#include <sudoku_logic.h>
#include <waltz.h>

#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-variable"
#pragma GCC diagnostic ignored "-Wunused-const-variable"
#endif

enum { MOST_VALUES_READ = 512, MOST_TEXT = 1 << 16 };

/* ---- callbacks ---- */

/* How often it may be asked before it stops. */
static bool stop_csp(void *stop_after, const csp_counters *so_far)
{
    (void)so_far;
    return --*(int *)stop_after < 0;
}
static bool stop_engine(void *stop_after, const sudoku_counters *so_far)
{
    (void)so_far;
    return --*(int *)stop_after < 0;
}
static bool stop_plainly(void *stop_after) { return --*(int *)stop_after < 0; }

static void write_nowhere(void *context, const char *text, size_t length)
{
    (void)context, (void)text, (void)length;
}

static bool sum_is_even(const void *count, const csp_value *values)
{
    csp_value odd = 0;
    for (int i = 0; i < *(const int *)count; i++) odd ^= values[i] & 1;
    return !odd;
}
static const int few[] = {0, 1, 2, 3};

/* Text that a sink receives; what does not fit is cut off. */
struct written {
    size_t length;
    char text[MOST_TEXT];
};
static void write_text(void *context, const char *text, size_t length)
{
    struct written *w = context;
    if (length > MOST_TEXT - w->length) length = MOST_TEXT - w->length;
    memcpy(w->text + w->length, text, length);
    w->length += length;
}
static struct written *new_written(void)
{
    struct written *w = malloc(sizeof *w);
    assert(w);
    w->length = 0;
    return w;
}

/* ---- csp.h ---- */

static bool is_solution(const csp_model *model, const csp_search *search)
{
    csp_value values[MOST_VALUES_READ];
    const int count = csp_variable_count(model);
    assert(count <= MOST_VALUES_READ);
    for (int x = 0; x < count; x++) values[x] = csp_search_value(search, x);
    return csp_verify(model, values, NULL);
}

static bool is_read_back(const csp_model *model, const csp_search *search, csp_print_style style)
{
    csp_value values[MOST_VALUES_READ];
    bool known[MOST_VALUES_READ];
    struct written *w = new_written();
    csp_error error;
    csp_print_solution(search, style, (csp_sink){write_text, w});
    bool same = csp_read_solution(model, w->text, w->length, values, known, &error);
    for (int x = 0; same && x < csp_variable_count(model); x++)
        same = !known[x] || values[x] == csp_search_value(search, x);
    free(w);
    return same;
}

/* Without a goal, the number of solutions; with one, the best value, or CSP_NO_BOUND if there is no solution.
   -CSP_NO_BOUND: the search did not end.  */
static csp_value summary(const csp_model *model, const csp_options *options)
{
    csp_variable objective = -1;
    const csp_goal goal = csp_model_goal(model, &objective);
    csp_search *search = csp_search_new(model, options);
    csp_value solutions = 0, best = CSP_NO_BOUND;
    csp_result result = CSP_NO_MEMORY;
    while (search && (result = csp_search_next(search)) == CSP_SOLUTION) {
        solutions++;
        if (goal != CSP_SATISFY) best = csp_search_value(search, objective);
    }
    csp_search_free(search);
    if (result != CSP_DONE) return -CSP_NO_BOUND;
    return goal == CSP_SATISFY ? solutions : best;
}

/* ---- sudoku.h ---- */

static void look_at_all_rules(const sudoku_rules *rules)
{
    char name[SUDOKU_TEXT];
    int box_rows, box_columns;
    const int n = sudoku_rules_size(rules);
    sudoku_rules_names(rules);
    sudoku_rules_box(rules, &box_rows, &box_columns);
    const uint8_t *regions = sudoku_rules_regions(rules);
    for (int cell = 0; cell < n * n && regions; cell++) assert(regions[cell] < n);
    assert(sudoku_rules_broken_region(rules) < n);
    for (int house = 0; house < sudoku_rules_house_count(rules); house++) {
        const sudoku_cells cells = sudoku_rules_house(rules, house);
        for (int i = 0; i < cells.count; i++) assert(cells.cells[i] < n * n);
        assert(sudoku_house_name(rules, house, name)[0] != '\0');
    }
    assert(sudoku_cell_named(n, sudoku_cell_name(rules, n * n - 1, name)) == n * n - 1);
}

static void look_at_puzzle(const sudoku_puzzle *puzzle)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_clash clash;
    char text[SUDOKU_TEXT];
    if (sudoku_givens_clash(puzzle, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    assert(sudoku_givens_clash(puzzle, NULL) == sudoku_givens_clash(puzzle, &clash));
    if (sudoku_rules_size(puzzle->rules) <= 6 && sudoku_marks_clash(puzzle, &clash)) /* it searches */
        sudoku_clash_text(puzzle->rules, &clash, text);
    if (!sudoku_candidates(puzzle, candidates, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    if (!sudoku_marks(puzzle, candidates, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    if (!sudoku_verify(puzzle, puzzle->givens, &clash)) sudoku_clash_text(puzzle->rules, &clash, text);
    assert(text[0] != '\0' || sudoku_verify(puzzle, puzzle->givens, NULL));
}

/* Answers of all engines, as far as they have one within a few nodes. */
static bool engines_agree(const sudoku_puzzle *puzzle)
{
    const sudoku_limits limits = {.solutions = 2, .nodes = 2000};
    sudoku_answer first = SUDOKU_STOPPED;
    for (int i = 0; sudoku_engine_name(i); i++) {
        sudoku_solver *solver = sudoku_solver_new(puzzle->rules, sudoku_engine_name(i));
        if (!solver) continue;
        const sudoku_answer answer = sudoku_search(solver, puzzle, &limits, NULL, NULL, NULL);
        sudoku_solver_free(solver);
        if (answer == SUDOKU_STOPPED) continue;
        if (first == SUDOKU_STOPPED) first = answer;
        if (answer != first) return false;
    }
    return true;
}

/* For sudoku_search(): every solution is right.  How many are wanted is in `left`. */
struct wanted {
    const sudoku_puzzle *puzzle;
    int left;
};
static bool take_solution(void *context, const uint8_t *digits)
{
    struct wanted *w = context;
    assert(sudoku_verify(w->puzzle, digits, NULL));
    return --w->left > 0;
}

static bool take_answer(void *stop_after, uint64_t number, uint64_t solutions, const uint8_t *solution)
{
    (void)number;
    assert((solutions > 0) == (solution != NULL));
    return --*(int *)stop_after > 0;
}

/* For sudoku_generate(): a puzzle and its only solution. */
static bool take_made(void *stop_after, const sudoku_made *made)
{
    if (made->givens) {
        const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->givens};
        sudoku_solver *solver = sudoku_solver_new(made->rules, NULL);
        assert(sudoku_verify(&puzzle, made->solution, NULL));
        assert(sudoku_solve(solver, &puzzle, NULL) == SUDOKU_UNIQUE);
        sudoku_solver_free(solver);
    }
    return --*(int *)stop_after > 0;
}

/* Is what a format prints of the puzzle read as the same givens? */
static bool is_reread(const sudoku_puzzle *puzzle, const char *format)
{
    struct written *w = new_written();
    const int n = sudoku_rules_size(puzzle->rules);
    sudoku_puzzle again = {0};
    sudoku_error error;
    sudoku_print(&(sudoku_sheet){.puzzle = puzzle}, &(sudoku_style){.format = format},
                 (sudoku_sink){write_text, w});
    sudoku_reader *reader = sudoku_reader_new_text(w->text, w->length, NULL, &error);
    const bool same = sudoku_reader_next(reader, &again, &error) == SUDOKU_READ_PUZZLE &&
                      sudoku_rules_size(again.rules) == n &&
                      sudoku_rules_house_count(again.rules) == sudoku_rules_house_count(puzzle->rules) &&
                      !memcmp(again.givens, puzzle->givens, (size_t)(n * n));
    sudoku_reader_free(reader);
    free(w);
    return same;
}

/* Does the puzzle as a constraint problem have no, one or several solutions, as the answer says? */
static bool csp_agrees(const sudoku_puzzle *puzzle, sudoku_csp_style style, sudoku_answer answer)
{
    csp_model *model = sudoku_to_csp(puzzle, style);
    csp_search *search = csp_search_new(model, &(csp_options){.node_limit = 300});
    int solutions = 0;
    csp_result result = CSP_SOLUTION;
    while (solutions < 2 && (result = csp_search_next(search)) == CSP_SOLUTION) solutions++;
    csp_search_free(search);
    csp_model_free(model);
    if (result == CSP_STOPPED) return true;
    return solutions == (answer == SUDOKU_NO_SOLUTION ? 0 : answer == SUDOKU_UNIQUE ? 1 : 2);
}

static void read_some(sudoku_reader *reader, int count)
{
    uint8_t givens[2 * SUDOKU_MAX_CELLS];
    sudoku_puzzle puzzle = {0};
    sudoku_error error;
    sudoku_row rows[2];
    sudoku_run run = {.room = sizeof run, .most = 2, .givens = givens, .rows = rows};
    for (int i = 0; i < count; i++) switch (sudoku_reader_next(reader, &puzzle, &error)) {
        case SUDOKU_READ_PUZZLE:
            look_at_puzzle(&puzzle);
            sudoku_reader_run(reader, &run);
            break;
        case SUDOKU_READ_ERROR: assert(error.message[0] != '\0'); break;
        case SUDOKU_READ_END: return;
        }
}

/* ---- sudoku_logic.h ---- */

/* A puzzle with one solution loses no digit of it. */
static void check_position(const sudoku_logic *logic, int cells)
{
    const uint8_t *digits = sudoku_logic_digits(logic), *solution = sudoku_logic_solution(logic);
    const uint64_t *candidates = sudoku_logic_candidates(logic);
    for (int cell = 0; cell < cells; cell++) {
        if (digits[cell]) assert(digits[cell] == solution[cell]);
        else assert(candidates[cell] >> (solution[cell] - 1) & 1);
    }
}

static void show(const sudoku_logic *logic, const sudoku_step *step)
{
    char reason[SUDOKU_TEXT];
    sudoku_technique technique = {0};
    assert(sudoku_technique_at(step->technique, &technique));
    for (int i = 0; sudoku_step_format_name(i); i++)
        sudoku_print_step(logic, step, sudoku_step_format_name(i),
                          i % 2 ? SUDOKU_GERMAN : SUDOKU_ENGLISH, (sudoku_sink){write_nowhere, NULL});
    if (strcmp(technique.name, "brute-force") != 0) sudoku_logic_prove(logic, step, reason);
}

struct shown_steps {
    const sudoku_logic *logic;
    int left;
};
static bool show_step(void *context, const sudoku_step *step)
{
    struct shown_steps *s = context;
    show(s->logic, step);
    return --s->left > 0;
}

static void take_steps(sudoku_logic *logic, const sudoku_rules *rules, int count, bool is_unique)
{
    char text[200];
    const int n = sudoku_rules_size(rules), cells = n * n;
    for (int i = 0; i < count; i++) {
        const sudoku_step *step = sudoku_logic_next(logic);
        if (!step) {
            sudoku_no_hint_words(logic, sudoku_logic_end(logic), SUDOKU_GERMAN, text, 20);
            return;
        }
        show(logic, step);
        sudoku_step_text(rules, step, text, 1 + (size_t)i * 20);
        sudoku_step_words(rules, step, SUDOKU_GERMAN, text, sizeof text);
        sudoku_hint_words(rules, step, 1 + i % SUDOKU_HINT_LEVELS, SUDOKU_ENGLISH, text, sizeof text);
        sudoku_logic_apply(logic, step);
        if (is_unique) check_position(logic, cells);
    }
}

static sudoku_answer resume_puzzle(sudoku_logic *logic, const sudoku_puzzle *puzzle, int room, int level)
{
    sudoku_mistake mistakes[8];
    sudoku_answer answer;
    char text[300];
    const int found = sudoku_logic_resume(logic, puzzle, mistakes, room, &answer);
    const int kept = found < room ? found : room;
    if (kept > 0) sudoku_mistake_words(logic, mistakes, kept, level, SUDOKU_ENGLISH, text, sizeof text);
    return answer;
}

static void print_steps(sudoku_logic *logic, int count)
{
    sudoku_page page;
    sudoku_page_begin(&page, logic, "A puzzle", SUDOKU_GERMAN, (sudoku_sink){write_nowhere, NULL});
    for (int i = 0; i < count; i++) {
        const sudoku_step *step = sudoku_logic_next(logic);
        if (!step) break;
        sudoku_page_step(&page, logic, step);
        sudoku_logic_apply(logic, step);
    }
    sudoku_page_end(&page, logic);
}

/* ---- waltz.h ---- */

static waltz_drawing *redrawn(const waltz_drawing *drawing, int thousandths, int seed, double tolerance)
{
    waltz_segment segments[400];
    const int count = waltz_segments(drawing, segments);
    waltz_rounding(segments, (size_t)count);
    waltz_shake(segments, count, thousandths / 1000.0, (uint64_t)seed);
    return waltz_from_segments(segments, (size_t)count, tolerance, NULL);
}

static void look_at_all_of_drawing(const waltz_drawing *drawing)
{
    int junctions, lines, count;
    const waltz_junction *junction = waltz_junctions(drawing, &junctions);
    const waltz_line *line = waltz_lines(drawing, &lines);
    for (int i = 0; i < junctions; i++) {
        assert(waltz_find_junction(drawing, junction[i].name) == i);
        assert(junction[i].component < waltz_component_count(drawing));
    }
    for (int i = 0; i < lines; i++) {
        assert(waltz_find_line(drawing, line[i].to, line[i].from) == i);
        assert(waltz_seen_from(drawing, line[i].from, i, WALTZ_IN) == WALTZ_IN);
        assert(waltz_seen_from(drawing, line[i].to, i, WALTZ_IN) == WALTZ_OUT);
    }
    for (int face = 0; face < waltz_face_count(drawing); face++) {
        const int *walk = waltz_face(drawing, face, &count);
        assert(count > 0 && walk[0] < junctions);
        waltz_find_face(drawing, walk, count);
    }
    waltz_remarks(drawing, &count, NULL);
}

static bool is_drawn_again(const waltz_drawing *drawing, waltz_form form)
{
    struct written *w = new_written();
    int junctions, lines, junctions_again = -1, lines_again = -1;
    waltz_junctions(drawing, &junctions);
    waltz_lines(drawing, &lines);
    waltz_print(drawing, form, (waltz_sink){write_text, w});
    waltz_drawing *again = waltz_read(w->text, w->length, 0, NULL);
    if (again) {
        waltz_junctions(again, &junctions_again);
        waltz_lines(again, &lines_again);
    }
    waltz_drawing_free(again);
    free(w);
    if (form == WALTZ_FORM_SEGMENTS) return true; /* rounding may move what is very near */
    return junctions == junctions_again && lines == lines_again;
}

static void look_at_all_of_labelling(const waltz_drawing *drawing, const waltz_labelling *labelling)
{
    int junctions, lines;
    waltz_number number;
    waltz_junctions(drawing, &junctions);
    waltz_lines(drawing, &lines);
    for (int i = 0; i < junctions; i++) waltz_corners_left(labelling, i);
    for (int i = 0; i < lines; i++) assert(waltz_labels_left(labelling, i) < 16);
    waltz_corner_product(labelling);
    waltz_counters(labelling);
    if (waltz_consistency(labelling) == WALTZ_NONE) assert(waltz_emptied(labelling) < junctions);
    waltz_count(labelling, 5, &number);
}

/* At most 1000 of them, counted one by one and all at once. */
static long labellings(const waltz_drawing *drawing, bool extended, int encoding, int algorithm)
{
    const waltz_options options = {.extended = extended,
                                   .encoding = (waltz_encoding)encoding,
                                   .algorithm = (csp_algorithm)algorithm,
                                   .node_limit = 20000};
    waltz_labelling *labelling = waltz_labelling_new(drawing, &options);
    waltz_number number = {0};
    long count = 0;
    waltz_result result = WALTZ_FOUND;
    assert(labelling);
    while (count < 100 && (result = waltz_next(labelling)) == WALTZ_FOUND) count++;
    if (result == WALTZ_NONE && waltz_count(labelling, 0, &number) != WALTZ_STOPPED)
        assert(number.exact == (uint64_t)count);
    waltz_labelling_free(labelling);
    return count;
}

static void look_at_core(const waltz_drawing *drawing, bool extended)
{
    int junctions, count;
    waltz_junctions(drawing, &junctions);
    int *core = malloc((size_t)(junctions + 1) * sizeof *core);
    int stop_after = 50;
    const waltz_options options = {
        .extended = extended, .stop = stop_plainly, .stop_context = &stop_after};
    assert(core);
    if (waltz_find_core(drawing, &options, core, &count, NULL) == WALTZ_FOUND)
        assert(count > 0 && count <= junctions);
    free(core);
}
