/* SPDX-License-Identifier: MIT */
/* sudoku.c - the public functions of sudoku.h: check the call, forward. */
#include "sudoku.h"

#include <string.h>

#include "base/contract.h"
#include "base/room.h"
#include "api/taken.h"
#include "board/extras.h"
#include "board/grid.h"
#include "base/small_number.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "board/verify.h"
#include "clue/clue.h"
#include "engine/choose_engine.h"
#include "engine/lanes.h"
#include "engine/marks_clash.h"
#include "engine/solver.h"
#include "engine/layout_why.h"
#include "generate/estimate.h"
#include "generate/generate.h"
#include "generate/layout_collection.h"
#include "generate/random_layout.h"
#include "generate/series.h"
#include "generate/symmetry.h"
#include "engine/batch_queue.h"
#include "engine/via_csp.h"
#include "read/open.h"
#include "show/missed_words.h"
#include "show/show.h"
#include "words/fail.h"

const char *sudoku_version(void) { return SUDOKU_VERSION; }

/* ---- rules ---- */

sudoku_rules *sudoku_rules_new(const sudoku_shape *shape, sudoku_error *error)
{
    REQUIRE(shape, "shape is NULL");
    sudoku_shape whole;
    shape = TAKEN(sudoku_shape, shape, &whole, house_count);
    REQUIRE(shape->houses || shape->house_count <= 0, "houses is NULL");
    struct rule_spec spec = {.n = shape->size,
                             .box_rows = shape->box_rows,
                             .box_columns = shape->box_columns,
                             .regions = shape->regions,
                             .houses = shape->houses,
                             .house_count = shape->house_count};
    if (shape->rules && add_extra_rules(shape->rules, strlen(shape->rules), &spec.extras, error))
        return NULL;
    return rules_new(&spec, error);
}

const sudoku_rules *sudoku_rules_keep(const sudoku_rules *rules)
{
    REQUIRE(rules, "rules is NULL");
    return rules_keep(rules);
}

void sudoku_rules_free(const sudoku_rules *rules) { rules_free(rules); }

sudoku_rules *sudoku_rules_without(const sudoku_rules *rules, int house)
{
    REQUIRE(rules, "rules is NULL");
    return rules_without(rules, house);
}

static void require_rules(const sudoku_rules *rules)
{
    REQUIRE(rules, "rules is NULL");
    (void)rules;
}

int sudoku_rules_size(const sudoku_rules *rules)
{
    require_rules(rules);
    return rules->n;
}

const char *sudoku_rules_names(const sudoku_rules *rules)
{
    require_rules(rules);
    return rules->names;
}

bool sudoku_rules_box(const sudoku_rules *rules, int *box_rows, int *box_columns)
{
    require_rules(rules);
    if (box_rows) *box_rows = rules->box_rows;
    if (box_columns) *box_columns = rules->box_columns;
    return rules->box_rows > 0;
}

const uint8_t *sudoku_rules_regions(const sudoku_rules *rules)
{
    require_rules(rules);
    return rules->region;
}

int sudoku_rules_broken_region(const sudoku_rules *rules)
{
    require_rules(rules);
    return broken_region(rules);
}

int sudoku_rules_house_count(const sudoku_rules *rules)
{
    require_rules(rules);
    return rules->house_count;
}

int sudoku_rules_first_extra(const sudoku_rules *rules)
{
    require_rules(rules);
    return rules->first_extra;
}

static void require_house(const sudoku_rules *rules, int house)
{
    REQUIRE(rules && house >= 0 && house < rules->all_house_count, "there is no such house");
    (void)rules;
    (void)house;
}

sudoku_cells sudoku_rules_house(const sudoku_rules *rules, int house)
{
    require_house(rules, house);
    return (sudoku_cells){rules->house[house].cell, rules->house[house].count};
}

sudoku_house_kind sudoku_rules_house_kind(const sudoku_rules *rules, int house)
{
    require_house(rules, house);
    return house_kind_of(&rules->house[house])->is;
}

char *sudoku_house_name(const sudoku_rules *rules, int house, char name[SUDOKU_TEXT])
{
    require_house(rules, house);
    REQUIRE(name, "name is NULL");
    struct out o = out_to_buffer(name, SUDOKU_TEXT);
    out_house(&o, rules, house);
    return name;
}

const char *sudoku_rule_name(int index)
{
    return index >= 0 && index < extra_rule_count ? extra_rules[index].name : NULL;
}

const char *sudoku_rule_about(int index)
{
    return index >= 0 && index < extra_rule_count ? extra_rules[index].about : NULL;
}

const char *sudoku_rule_title(int index, sudoku_language language)
{
    REQUIRE(language >= 0 && (int)language < LANGUAGES, "there is no such language");
    return index >= 0 && index < extra_rule_count ? extra_rules[index].title[language] : NULL;
}

/* ---- puzzles ---- */

bool sudoku_givens_clash(const sudoku_puzzle *puzzle, sudoku_clash *clash)
{
    sudoku_clash unused;
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    if (!clash) clash = &unused;
    return givens_clash(puzzle, clash) || clue_clash(puzzle, puzzle->givens, clash);
}

bool sudoku_marks_clash(const sudoku_puzzle *puzzle, sudoku_clash *clash)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    return marks_clash(puzzle, clash);
}

bool sudoku_verify(const sudoku_puzzle *puzzle, const uint8_t *digits, sudoku_clash *clash)
{
    sudoku_clash unused;
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(digits, "digits is NULL");
    if (!clash) clash = &unused;
    return verify(puzzle, digits, clash) && !clue_clash(puzzle, digits, clash);
}

bool sudoku_candidates(const sudoku_puzzle *puzzle, uint64_t *candidates, sudoku_clash *clash)
{
    sudoku_clash unused;
    struct grid g;
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(candidates, "candidates is NULL");
    grid_from_puzzle(&g, puzzle);
    const bool good = grid_place_singles(&g, clash ? clash : &unused);
    memcpy(candidates, g.candidates, (size_t)puzzle->rules->cells * sizeof *candidates);
    return good;
}

int sudoku_conflicts(const sudoku_puzzle *puzzle, sudoku_conflict *conflicts)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(conflicts, "conflicts is NULL");
    return find_conflicts(puzzle, conflicts);
}

int sudoku_peers(const sudoku_rules *rules, int cell, uint16_t *peers)
{
    REQUIRE(rules && peers, "rules and peers are needed");
    REQUIRE(cell >= 0 && cell < rules->cells, "there is no such cell");
    return peers_of(rules, cell, peers);
}

bool sudoku_marks(const sudoku_puzzle *puzzle, uint64_t *candidates, sudoku_clash *clash)
{
    sudoku_clash unused;
    struct grid g;
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    REQUIRE(candidates, "candidates is NULL");
    if (!clash) clash = &unused;
    grid_as_it_stands(&g, puzzle);
    memcpy(candidates, g.candidates, (size_t)puzzle->rules->cells * sizeof *candidates);
    const sudoku_puzzle now = {.rules = puzzle->rules, .givens = g.digit, .allowed = puzzle->allowed};
    return !givens_clash(&now, clash) && !grid_contradicts(&g, clash);
}

char *sudoku_clash_text(const sudoku_rules *rules, const sudoku_clash *clash, char text[SUDOKU_TEXT])
{
    REQUIRE(rules && clash && text, "rules, clash and text are needed");
    struct out o = out_to_buffer(text, SUDOKU_TEXT);
    out_clash(&o, SUDOKU_ENGLISH, rules, clash);
    return text;
}

char *sudoku_cell_name(const sudoku_rules *rules, int cell, char text[SUDOKU_TEXT])
{
    REQUIRE(rules && cell >= 0 && cell < rules->cells, "there is no such cell");
    REQUIRE(text, "text is NULL");
    struct out o = out_to_buffer(text, SUDOKU_TEXT);
    out_cell(&o, rules, cell);
    return text;
}

static int cell_at(const char **at, const char *end, int size)
{
    int row, column;
    if (!read_cell(at, end, size, &row, &column) || row > size || column > size) return -1;
    return (row - 1) * size + column - 1;
}

static const char *behind_blanks(const char *at) { return at + strspn(at, " \t"); }

int sudoku_cell_named(int size, const char *name)
{
    REQUIRE(size >= 1 && size <= SUDOKU_MAX_SIZE && name, "a size and a name are needed");
    const char *at = behind_blanks(name), *end = at + strlen(at);
    const int cell = cell_at(&at, end, size);
    return *behind_blanks(at) ? -1 : cell;
}

/* 3,5 without brackets is a cell only where nothing else may follow. */
static int bare_pair_at(const char **at, const char *end, int size)
{
    const int row = small_number(at, end);
    if (row < 1 || row > size || *at == end || **at != ',') return -1;
    *at = behind_blanks(*at + 1);
    const int column = small_number(at, end);
    return column < 1 || column > size ? -1 : (row - 1) * size + column - 1;
}

bool sudoku_claim_named(int size, const char *text, int *cell, int *digit)
{
    REQUIRE(size >= 1 && size <= SUDOKU_MAX_SIZE && text && cell && digit,
            "a size and places are needed");
    const char *at = behind_blanks(text), *end = at + strlen(at);
    const bool bare = *at >= '0' && *at <= '9';
    *cell = (bare ? bare_pair_at : cell_at)(&at, end, size);
    at = behind_blanks(at);
    if (*cell < 0 || *at != '=') return false;
    at = behind_blanks(at + 1);
    *digit = read_digit(&at, end, size);
    return *digit && !*behind_blanks(at);
}

char sudoku_symbol(int digit) { return digit_symbol(digit); }

/* ---- solving ---- */

sudoku_solver *sudoku_solver_new(const sudoku_rules *rules, const char *engine)
{
    REQUIRE(rules, "rules is NULL");
    return solver_new(rules, engine);
}

void sudoku_solver_free(sudoku_solver *solver) { solver_free(solver); }

static void require_search(const sudoku_solver *solver, const sudoku_puzzle *puzzle)
{
    REQUIRE(solver, "solver is NULL");
    REQUIRE(solver_rules(solver) == puzzle->rules, "the solver is for other rules");
    (void)solver, (void)puzzle;
}

static const sudoku_limits *taken_limits(const sudoku_limits *limits, sudoku_limits *whole)
{
    return limits ? TAKEN(sudoku_limits, limits, whole, stop_context) : NULL;
}

static void give_counters(sudoku_counters *to, const sudoku_counters *counters)
{
    if (to) GIVE(sudoku_counters, to, counters, passes);
}

sudoku_answer sudoku_solve(sudoku_solver *solver, const sudoku_puzzle *puzzle, uint8_t *solution)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    require_search(solver, puzzle);
    return solver_solve(solver, puzzle, solution);
}

bool sudoku_solver_no_memory(const sudoku_solver *solver)
{
    REQUIRE(solver, "solver is NULL");
    return solver_no_memory(solver);
}

sudoku_answer sudoku_search(sudoku_solver *solver, const sudoku_puzzle *puzzle,
                            const sudoku_limits *limits, sudoku_on_solution *found, void *context,
                            sudoku_counters *counters)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    require_search(solver, puzzle);
    sudoku_limits whole_limits;
    sudoku_counters all;
    const sudoku_answer answer =
        solver_search(solver, puzzle, taken_limits(limits, &whole_limits), found, context, &all);
    give_counters(counters, &all);
    return answer;
}

bool sudoku_solve_batch(sudoku_solver *solver, const uint8_t *givens, size_t count,
                        const sudoku_limits *limits, uint64_t *counts, uint8_t *solutions,
                        sudoku_counters *counters)
{
    REQUIRE(solver, "solver is NULL");
    REQUIRE(givens || !count, "givens is NULL");
    sudoku_limits whole;
    sudoku_counters all;
    const bool finished =
        solver_solve_batch(solver, givens, count, taken_limits(limits, &whole), counts, solutions, &all);
    give_counters(counters, &all);
    return finished;
}

struct csp_model *sudoku_to_csp(const sudoku_puzzle *puzzle, sudoku_csp_style style)
{
    sudoku_puzzle whole;
    return puzzle_to_csp(taken_puzzle(puzzle, &whole), style);
}

const char *sudoku_isa(void) { return lanes_driver()->name; }

const char *sudoku_isa_name(int index)
{
    const struct lanes_driver *driver = lanes_driver_at(index);
    return driver ? driver->name : NULL;
}

bool sudoku_choose_isa(const char *name)
{
    REQUIRE(name, "name is NULL");
    return lanes_choose_driver(name);
}

sudoku_batch *sudoku_batch_new(sudoku_solver *solver, const sudoku_limits *limits,
                               sudoku_on_answer *answer, void *context)
{
    REQUIRE(solver && answer, "solver and answer are needed");
    sudoku_limits whole;
    return batch_queue_new(solver, taken_limits(limits, &whole), answer, context);
}

void sudoku_batch_free(sudoku_batch *batch) { batch_queue_free(batch); }

bool sudoku_batch_add(sudoku_batch *batch, const uint8_t *givens)
{
    REQUIRE(batch && givens, "batch and givens are needed");
    return batch_queue_add(batch, givens);
}

bool sudoku_batch_finish(sudoku_batch *batch)
{
    REQUIRE(batch, "a batch is needed");
    return batch_queue_finish(batch);
}

sudoku_answer sudoku_true_candidates(sudoku_solver *solver, const sudoku_puzzle *puzzle,
                                     const sudoku_limits *limits, uint64_t *candidates)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    require_search(solver, puzzle);
    REQUIRE(candidates, "candidates is NULL");
    sudoku_limits whole_limits;
    return solver_true_candidates(solver, puzzle, taken_limits(limits, &whole_limits), candidates);
}

/* ---- generating ---- */

const char *sudoku_symmetry_name(int index) { return symmetry_name(index); }

bool sudoku_generate(const sudoku_order *order, sudoku_on_made *made, void *context, sudoku_error *error)
{
    REQUIRE(order && order->rules, "an order needs rules");
    REQUIRE(made, "made is NULL");
    sudoku_order whole;
    sudoku_difficulty whole_difficulty;
    whole = *TAKEN(sudoku_order, order, &whole, engine);
    if (whole.difficulty)
        whole.difficulty = TAKEN(sudoku_difficulty, whole.difficulty, &whole_difficulty, work);
    return generate(&whole, made, context, error);
}

bool sudoku_series_over(const sudoku_series *series)
{
    REQUIRE(series, "series is NULL");
    return series_is_over(series);
}

void sudoku_series_next(const sudoku_series *series, sudoku_order *order)
{
    REQUIRE(series && order, "series and order are needed");
    series_next(series, order);
}

sudoku_verdict sudoku_series_take(sudoku_series *series, const sudoku_order *order,
                                  const sudoku_made *made)
{
    REQUIRE(series && order && made, "series, order and what was made are needed");
    return series_take(series, order, made);
}

char *sudoku_missed_text(const sudoku_order *order, const sudoku_made *made, sudoku_language language,
                         char *text, size_t room)
{
    REQUIRE(order && made && text && room, "an order, what was made, and room are needed");
    struct out o = out_to_buffer(text, room);
    out_missed(&o, order, made, language);
    return text;
}

bool sudoku_layout_random(int size, sudoku_symmetry symmetry, uint64_t seed, uint64_t number,
                          uint8_t *regions, sudoku_error *error)
{
    REQUIRE(regions, "regions is NULL");
    REQUIRE(size >= LEAST_LAYOUT_SIZE && size <= SUDOKU_MAX_SIZE, "there are no layouts of this size");
    REQUIRE(symmetry <= SUDOKU_RANDOM_SYMMETRY, "there is no such symmetry");
    return numbered_layout(size, symmetry, seed, number, regions, error);
}

int sudoku_layout_why(const sudoku_rules *rules, sudoku_language language, char *text, size_t room)
{
    enum { MAX_SIZE = 16 };
    REQUIRE(rules, "rules is NULL");
    REQUIRE(sudoku_language_code((int)language), "no such language");
    REQUIRE(text && room, "there is no room");
    struct out words = out_to_buffer(text, room);
    const bool irregular = rules->region && !rules->box_rows;
    return irregular && rules->n <= MAX_SIZE ? layout_why(rules, language, &words) : 0;
}

bool sudoku_layout_at(int index, sudoku_layout *layout)
{
    REQUIRE(layout, "layout is NULL");
    return layout_at(index, layout);
}

bool sudoku_estimate_grids(const sudoku_rules *rules, uint64_t seed, uint64_t probes,
                           sudoku_estimate *estimate)
{
    REQUIRE(rules && estimate, "rules or estimate is NULL");
    REQUIRE(probes, "there must be a probe");
    sudoku_estimate made;
    if (!estimate_grids(rules, seed, probes, &made)) return false;
    GIVE(sudoku_estimate, estimate, &made, hits);
    return true;
}

/* ---- engines ---- */

const char *sudoku_engine_name(int index) { return engine_at(index) ? engine_at(index)->name : NULL; }

const char *sudoku_engine_about(int index) { return engine_at(index) ? engine_at(index)->about : NULL; }

int sudoku_engine_max_size(int index) { return engine_at(index) ? engine_at(index)->max_size : 0; }

const char *sudoku_engine_isa(int index)
{
    const struct engine *e = engine_at(index);
    return e && e->isa ? e->isa() : NULL;
}

bool sudoku_engine_takes_batches(const char *engine) { return engine_takes_batches(engine); }

const char *sudoku_engine_for_node_limit(const sudoku_rules *rules)
{
    REQUIRE(rules, "rules is NULL");
    return engine_for_node_limit(rules);
}

const char *sudoku_engine_of_model(sudoku_csp_style style) { return engine_of_model(style); }

/* ---- reading ---- */

static const sudoku_read_options *taken_options(const sudoku_read_options *options,
                                                sudoku_read_options *whole)
{
    return options ? TAKEN(sudoku_read_options, options, whole, house_count) : NULL;
}

sudoku_reader *sudoku_reader_new(sudoku_pull *pull, void *context, const sudoku_read_options *options,
                                 sudoku_error *error)
{
    REQUIRE(pull, "pull is NULL");
    sudoku_read_options whole;
    return reader_new(pull, context, taken_options(options, &whole), error);
}

sudoku_reader *sudoku_reader_new_text(const char *text, size_t length,
                                      const sudoku_read_options *options, sudoku_error *error)
{
    REQUIRE(text || !length, "text is NULL");
    sudoku_read_options whole;
    return reader_new_text(text, length, taken_options(options, &whole), error);
}

void sudoku_reader_free(sudoku_reader *reader) { reader_free(reader); }

size_t sudoku_reader_run(sudoku_reader *reader, sudoku_run *run)
{
    REQUIRE(reader && run && (run->givens || !run->most), "reader, run and its givens are needed");
    return reader_run(reader, run);
}

void sudoku_reader_columns(const sudoku_reader *reader, sudoku_columns *columns)
{
    REQUIRE(reader && columns, "reader and columns are needed");
    sudoku_columns whole;
    reader_columns(reader, &whole);
    GIVE(sudoku_columns, columns, &whole, rules);
}

void sudoku_reader_recognition(const sudoku_reader *reader, sudoku_recognition *recognition)
{
    REQUIRE(reader && recognition, "reader and recognition are needed");
    sudoku_recognition whole;
    reader_recognition(reader, &whole);
    GIVE(sudoku_recognition, recognition, &whole, text_behind);
}

/* Without its clues, a puzzle would be another one. */
static bool has_room_for_clues(const sudoku_puzzle *puzzle)
{
    return puzzle->room >= offsetof(sudoku_puzzle, clues) + sizeof puzzle->clues;
}

sudoku_read_result sudoku_reader_next(sudoku_reader *reader, sudoku_puzzle *puzzle, sudoku_error *error)
{
    REQUIRE(reader && puzzle, "reader and puzzle are needed");
    sudoku_puzzle whole;
    sudoku_read_result result = reader_next(reader, &whole, error);
    if (result == SUDOKU_READ_PUZZLE && whole.clues && !has_room_for_clues(puzzle)) {
        fail(error, whole.line, whole.column, say(clues_not_known));
        result = SUDOKU_READ_ERROR;
    }
    give_puzzle(puzzle, &whole);
    return result;
}

bool sudoku_all_applied(const sudoku_puzzle *puzzle, sudoku_error *error)
{
    sudoku_puzzle whole;
    puzzle = taken_puzzle(puzzle, &whole);
    return !puzzle->unapplied || fail(error, puzzle->line, 0, say(not_applied, puzzle->unapplied));
}

/* ---- printing ---- */

/* What a caller wants to print, as this version of the library has it. */
struct taken_sheet {
    sudoku_sheet sheet;
    sudoku_puzzle puzzle;
    sudoku_style style;
    sudoku_counters counters;
};

static void take_sheet(const sudoku_sheet *sheet, const sudoku_style *style, struct taken_sheet *t)
{
    t->sheet = *TAKEN(sudoku_sheet, sheet, &t->sheet, seconds);
    t->sheet.puzzle = taken_puzzle(t->sheet.puzzle, &t->puzzle);
    if (t->sheet.counters)
        t->sheet.counters = TAKEN(sudoku_counters, t->sheet.counters, &t->counters, passes);
    t->style = style ? *TAKEN(sudoku_style, style, &t->style, color) : (sudoku_style){0};
}

bool sudoku_can_print(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_error *error)
{
    REQUIRE(sheet, "a sheet is needed");
    struct taken_sheet t;
    take_sheet(sheet, style, &t);
    return can_show(&t.sheet, &t.style, error);
}

bool sudoku_print(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_sink sink)
{
    REQUIRE(sheet && sink.write, "sheet and sink are needed");
    struct taken_sheet t;
    take_sheet(sheet, style, &t);
    return show(&t.sheet, &t.style, sink);
}

static bool give_format(sudoku_format *to, const sudoku_format *row)
{
    if (row) GIVE(sudoku_format, to, row, answer_format);
    return row;
}

size_t sudoku_solution_line(const uint8_t *digits, size_t cells, char *text)
{
    REQUIRE(digits && text, "digits and text are needed");
    return solution_line(digits, cells, text);
}

bool sudoku_format_at(int index, sudoku_format *format)
{
    REQUIRE(format, "format is NULL");
    return give_format(format, format_row(index));
}

bool sudoku_format_named(const char *name, sudoku_format *format)
{
    REQUIRE(name && format, "name or format is NULL");
    const sudoku_format *row;
    for (int i = 0; (row = format_row(i)) && strcmp(row->name, name) != 0; i++) {}
    return give_format(format, row);
}
