/* SPDX-License-Identifier: MIT */
/* call_puzzle.c - calls about a puzzle itself: read, rules, check, marks, candidates, convert. */
#include <string.h>

#include "base/json_writer.h"
#include "board/naming.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "service/call.h"
#include "service/puzzle.h"
#include "words/fail.h"

enum { USUAL_NODES = 20000000 };

/* ---- read ---- */

enum { USUAL_PUZZLES = 20, MOST_PUZZLES = 100000 };

/* The answer lists errors after all puzzles, but they occur between puzzles: so the text is read twice. */
/* The page knows no clues yet: to the reader, it is a program without room for them. */
enum { ROOM_WITHOUT_CLUES = offsetof(sudoku_puzzle, clues) };

static sudoku_reader *reader_of(struct call *c)
{
    const sudoku_read_options options = {.format = request_value(&c->request, "format")};
    return sudoku_reader_new_text(c->request.text, c->request.text_length, &options, &c->error);
}

static bool put_puzzles(struct call *c, int most, bool *more)
{
    sudoku_reader *reader = reader_of(c);
    sudoku_puzzle puzzle = {.room = ROOM_WITHOUT_CLUES};
    sudoku_read_result result;
    int count = 0;
    if (!reader) return false;
    json_key(c->json, "puzzles");
    json_open(c->json, '[');
    while ((result = sudoku_reader_next(reader, &puzzle, NULL)) != SUDOKU_READ_END) {
        if (result != SUDOKU_READ_PUZZLE) continue;
        if (count++ == most) break;
        json_puzzle(c->json, &puzzle, c->language);
    }
    json_close(c->json, ']');
    *more = *more || count > most;
    sudoku_reader_free(reader);
    return true;
}

static bool put_errors(struct call *c, int most, bool *more)
{
    sudoku_reader *reader = reader_of(c);
    sudoku_puzzle puzzle = {.room = ROOM_WITHOUT_CLUES};
    sudoku_error error;
    sudoku_read_result result;
    int count = 0;
    if (!reader) return false;
    json_key(c->json, "errors");
    json_open(c->json, '[');
    while ((result = sudoku_reader_next(reader, &puzzle, &error)) != SUDOKU_READ_END) {
        if (result != SUDOKU_READ_ERROR) continue;
        if (count++ == most) break;
        json_error(c->json, &error, c->language);
    }
    json_close(c->json, ']');
    *more = *more || count > most;
    sudoku_reader_free(reader);
    return true;
}

bool call_read(struct call *c)
{
    int most = USUAL_PUZZLES;
    bool more = false;
    const char *format = request_value(&c->request, "format");
    sudoku_format row = {0};
    if (!request_int(&c->request, "most", 1, MOST_PUZZLES, &most, &c->error)) return false;
    if (format && (!sudoku_format_named(format, &row) || !row.reads))
        return fail(&c->error, 0, 0, say(unknown_input_format));
    if (!put_puzzles(c, most, &more) || !put_errors(c, most, &more)) return false;
    put_bool(c->json, "more", more);
    return true;
}

/* ---- rules ---- */

/* How the page draws a house. */
static const char *const looks[] = {
    [LOOK_PLAIN] = "plain", [LOOK_HATCHED] = "line",    [LOOK_SHADED] = "frame",
    [LOOK_RINGS] = "rings", [LOOK_NUMBERED] = "number", [LOOK_CHAIN] = "rings"};
_Static_assert(sizeof looks / sizeof *looks == LOOKS_OF_HOUSES, "a look has no name");

static void json_house(struct json *j, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    json_open(j, '{');
    json_key(j, "name");
    json_begin_text(j);
    out_house(j->out, r, house);
    json_end_text(j);
    json_key(j, "short");
    json_begin_text(j);
    out_short_house(j->out, r, house);
    json_end_text(j);
    put_text(j, "kind", house_kind_of(h)->name);
    put_text(j, "look", looks[house_kind_of(h)->look]);
    json_key(j, "names");
    json_open(j, '{');
    for (int l = 0; l < HOUSE_LANGUAGES; l++) {
        json_key(j, sudoku_language_code(l));
        json_begin_text(j);
        out_house_words(j->out, h, house_kind_of(h)->words[l].name);
        json_end_text(j);
    }
    json_close(j, '}');
    json_key(j, "cells");
    json_open(j, '[');
    for (int i = 0; i < h->count; i++) json_integer(j, h->cell[i]);
    json_close(j, ']');
    put_bool(j, "implied", house >= r->house_count);
    json_close(j, '}');
}

static void put_peers(struct json *j, const sudoku_rules *r)
{
    uint16_t peers[SUDOKU_MAX_CELLS];
    json_key(j, "peers");
    json_open(j, '[');
    for (int cell = 0; cell < r->cells; cell++) {
        const int count = sudoku_peers(r, cell, peers);
        json_open(j, '[');
        for (int i = 0; i < count; i++) json_integer(j, peers[i]);
        json_close(j, ']');
    }
    json_close(j, ']');
}

bool call_rules(struct call *c)
{
    const sudoku_rules *r = c->puzzle.rules;
    const int broken = sudoku_rules_broken_region(r);
    put_shape(c->json, r);
    put_text(c->json, "broken", broken < 0 ? NULL : (char[]){region_symbol(broken), '\0'});
    json_key(c->json, "houses");
    json_open(c->json, '[');
    for (int i = 0; i < r->all_house_count; i++) json_house(c->json, r, i);
    json_close(c->json, ']');
    put_peers(c->json, r);
    return true;
}

/* ---- check ---- */

struct two {
    size_t cells;
    int count;
    uint8_t digits[2][SUDOKU_MAX_CELLS];
};

static bool keep_two(void *context, const uint8_t *digits)
{
    struct two *two = context;
    if (two->count < 2) memcpy(two->digits[two->count++], digits, two->cells);
    return true;
}

/* Finds a clash that shows, without search, why there is no solution. */
static void find_clash(const sudoku_puzzle *p, sudoku_clash *clash)
{
    uint64_t candidates[SUDOKU_MAX_CELLS];
    clash->kind = SUDOKU_NO_CLASH;
    if (!sudoku_givens_clash(p, clash) && !sudoku_marks_clash(p, clash))
        sudoku_candidates(p, candidates, clash);
}

static void put_check(const struct call *c, const struct two *two, const sudoku_counters *counters,
                      const sudoku_clash *clash)
{
    struct json *j = c->json;
    const sudoku_rules *r = c->puzzle.rules;
    put_answer(j, two->count > 1        ? SUDOKU_MANY
                  : !counters->complete ? SUDOKU_STOPPED
                  : two->count          ? SUDOKU_UNIQUE
                                        : SUDOKU_NO_SOLUTION);
    put_number(j, "count", counters->solutions);
    put_bool(j, "complete", counters->complete);
    put_digits(j, "solution", r, two->count ? two->digits[0] : NULL);
    put_digits(j, "other", r, two->count > 1 ? two->digits[1] : NULL);
    json_key(j, "differ");
    json_open(j, '[');
    for (int cell = 0; two->count > 1 && cell < r->cells; cell++)
        if (two->digits[0][cell] != two->digits[1][cell]) json_integer(j, cell);
    json_close(j, ']');
    put_clash(j, "clash", r, clash, c->language);
}

/* How many there are, once it is known that there are two. */
static void count_several(const struct call *c, sudoku_solver *solver, uint64_t limit, uint64_t nodes,
                          sudoku_counters *counters)
{
    sudoku_counters all = {0};
    const sudoku_limits limits = {.solutions = limit, .nodes = nodes};
    sudoku_search(solver, &c->puzzle, &limits, NULL, NULL, &all);
    if (all.solutions > 1) *counters = all;
}

bool call_check(struct call *c)
{
    enum { USUAL_LIMIT = 1000, MOST_LIMIT = 1000000 };
    int limit = USUAL_LIMIT;
    uint64_t nodes = USUAL_NODES;
    bool now = false;
    struct two two;
    sudoku_counters counters = {0};
    sudoku_clash clash = {.kind = SUDOKU_NO_CLASH};
    if (!request_int(&c->request, "limit", 2, MOST_LIMIT, &limit, &c->error) ||
        !request_number(&c->request, "nodes", UINT64_MAX, &nodes, &c->error) ||
        !request_truth(&c->request, "now", &now, &c->error))
        return false;
    if (now) count_placed_as_given(c);
    sudoku_solver *solver = solver_of_call(c);
    if (!solver) return false;
    const sudoku_limits limits = {.solutions = 2, .nodes = nodes};
    two = (struct two){.cells = (size_t)c->puzzle.rules->cells};
    sudoku_search(solver, &c->puzzle, &limits, keep_two, &two, &counters);
    if (two.count > 1) count_several(c, solver, (uint64_t)limit, nodes, &counters);
    if (!two.count && counters.complete) find_clash(&c->puzzle, &clash);
    put_check(c, &two, &counters, &clash);
    return true;
}

/* ---- marks ---- */

bool call_marks(struct call *c)
{
    sudoku_conflict conflicts[SUDOKU_MAX_CELLS];
    uint64_t candidates[SUDOKU_MAX_CELLS];
    struct json *j = c->json;
    const int count = sudoku_conflicts(&c->puzzle, conflicts);
    json_key(j, "conflicts");
    json_open(j, '[');
    for (int i = 0; i < count; i++) {
        json_open(j, '{');
        put_int(j, "cell", conflicts[i].cell);
        if (conflicts[i].house < 0) put_null(j, "house");
        else put_int(j, "house", conflicts[i].house);
        json_close(j, '}');
    }
    json_close(j, ']');
    sudoku_marks(&c->puzzle, candidates, NULL);
    put_candidates(j, "candidates", c->puzzle.rules, candidates);
    return true;
}

/* ---- candidates ---- */

static const char *candidate_kind(int index)
{
    static const char *const names[] = {"plain", "singles", "true", NULL};
    return names[index];
}

bool call_candidates(struct call *c)
{
    enum { PLAIN, SINGLES, TRUE_ONES };
    uint64_t candidates[SUDOKU_MAX_CELLS];
    sudoku_clash clash = {.kind = SUDOKU_NO_CLASH};
    int kind = PLAIN;
    bool complete = true;
    sudoku_limits limits = {.nodes = USUAL_NODES};
    if (!request_choice(&c->request, "kind", candidate_kind, &kind, &c->error) ||
        !request_number(&c->request, "nodes", UINT64_MAX, &limits.nodes, &c->error))
        return false;
    count_placed_as_given(c);
    c->puzzle.marks = NULL; /* candidates that the player has removed come back */
    if (kind == PLAIN) {
        sudoku_marks(&c->puzzle, candidates, NULL);
        sudoku_givens_clash(&c->puzzle, &clash);
    } else if (kind == SINGLES) {
        if (sudoku_givens_clash(&c->puzzle, &clash)) sudoku_marks(&c->puzzle, candidates, NULL);
        else if (sudoku_candidates(&c->puzzle, candidates, &clash)) clash.kind = SUDOKU_NO_CLASH;
    } else {
        sudoku_solver *solver = solver_of_call(c);
        if (!solver) return false;
        const sudoku_answer answer = sudoku_true_candidates(solver, &c->puzzle, &limits, candidates);
        complete = answer != SUDOKU_STOPPED;
        if (answer == SUDOKU_NO_SOLUTION) find_clash(&c->puzzle, &clash);
    }
    put_candidates(c->json, "candidates", c->puzzle.rules, candidates);
    put_clash(c->json, "clash", c->puzzle.rules, &clash, c->language);
    put_bool(c->json, "complete", complete);
    return true;
}

/* ---- convert ---- */

static void to_text(void *context, const char *text, size_t length)
{
    struct out *o = context;
    out_bytes(o, text, length);
}

bool call_convert(struct call *c)
{
    uint8_t solution[SUDOKU_MAX_CELLS];
    uint64_t candidates[SUDOKU_MAX_CELLS];
    bool good = true;
    char buffer[256];
    sudoku_style style = {.format = request_value(&c->request, "format")};
    sudoku_sheet sheet = {.puzzle = &c->puzzle};
    sudoku_format row = {0};
    if (style.format && (!sudoku_format_named(style.format, &row) || !row.writes))
        return fail(&c->error, 0, 0, say(unknown_output_format));
    if (!request_truth(&c->request, "ascii", &style.ascii, &c->error)) return false;
    sheet.solution = digits_from_key(c, "solution", solution, &good);
    if (good) sheet.candidates = marks_from_key(c, "candidates", candidates, &good);
    if (!good || !sudoku_can_print(&sheet, &style, &c->error)) return false;
    json_key(c->json, "text");
    json_begin_text(c->json);
    struct out text = json_text_out(c->json, buffer, sizeof buffer);
    sudoku_print(&sheet, &style, (sudoku_sink){to_text, &text});
    out_flush(&text);
    json_end_text(c->json);
    return true;
}
