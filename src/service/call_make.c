/* SPDX-License-Identifier: MIT */
/* call_make.c - calls that make puzzles and layouts: make, series, layout, layout-why. */
#include <string.h>

#include "base/ascii.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "service/puzzle.h"
#include "words/fail.h"

static bool read_seed(struct call *c, uint64_t *seed, uint64_t *number)
{
    return request_number(&c->request, "seed", UINT64_MAX, seed, &c->error) &&
           request_number(&c->request, "number", UINT64_MAX - 1, number, &c->error);
}

/* ---- make ---- */

/* A difficulty, and where its technique numbers are. */
struct difficulty_keys {
    sudoku_difficulty wanted;
    int needs, without;
};

struct made_json {
    struct json *json;
    sudoku_language language;
    const sudoku_order *order;
    sudoku_series *series; /* NULL: a single puzzle */
    sudoku_verdict verdict;
};

static void put_puzzle(struct json *j, const char *key, const sudoku_rules *rules, const uint8_t *givens)
{
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    json_key(j, key);
    if (givens) json_puzzle(j, &puzzle, SUDOKU_ENGLISH); /* it has no note */
    else json_null(j);
}

static void to_text(void *context, const char *text, size_t length)
{
    json_piece(context, text, length && text[length - 1] == '\n' ? length - 1 : length);
}

/* The puzzle, or the nearest one, in the format "line". */
static void put_line(struct json *j, const sudoku_rules *rules, const uint8_t *givens)
{
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    json_key(j, "line");
    if (!givens) {
        json_null(j);
        return;
    }
    json_begin_text(j);
    sudoku_print(&(sudoku_sheet){.puzzle = &puzzle}, NULL, (sudoku_sink){to_text, j});
    json_end_text(j);
}

static bool put_made(void *context, const sudoku_made *made)
{
    static const char *const missed[] = {
        [SUDOKU_MISSED_NOTHING] = NULL,      [SUDOKU_MISSED_GRID] = "grid",
        [SUDOKU_MISSED_PATTERN] = "pattern", [SUDOKU_MISSED_CLUES] = "clues",
        [SUDOKU_MISSED_MINIMAL] = "minimal", [SUDOKU_MISSED_RATING] = "rating",
        [SUDOKU_MISSED_NEEDS] = "needs",     [SUDOKU_MISSED_WITHOUT] = "without",
    };
    struct made_json *m = context;
    struct json *j = m->json;
    char why[4 * SUDOKU_TEXT];
    put_puzzle(j, "puzzle", made->rules, made->givens);
    if (made->givens) put_digits(j, "solution", made->rules, made->solution);
    else put_null(j, "solution");
    put_int(j, "clues", made->clues);
    put_number(j, "tries", made->tries);
    json_key(j, "rating");
    if (made->rating) json_rating(j, m->order->difficulty->profile, made->rating);
    else json_null(j);
    put_text(j, "missed", missed[made->missed]);
    put_puzzle(j, "nearest", made->rules, made->nearest);
    put_int(j, "off", made->off);
    put_line(j, made->rules, made->givens ? made->givens : made->nearest);
    put_text(j, "why",
             made->givens ? NULL : sudoku_missed_text(m->order, made, m->language, why, sizeof why));
    if (m->series) m->verdict = sudoku_series_take(m->series, m->order, made);
    return true;
}

static const char *technique_name(int index)
{
    sudoku_technique t = {0};
    return sudoku_technique_at(index, &t) ? t.name : NULL;
}

const char *service_level_name(int index)
{
    return index < SUDOKU_EXTREME ? sudoku_level_name((sudoku_level)(SUDOKU_EASY + index)) : NULL;
}

static bool read_level(struct call *c, const char *key, sudoku_level *level)
{
    int index = -1;
    if (!request_choice(&c->request, key, service_level_name, &index, &c->error)) return false;
    if (index >= 0) *level = (sudoku_level)(SUDOKU_EASY + index);
    return true;
}

static bool read_technique(struct call *c, const char *key, int *technique, int *count)
{
    *technique = -1;
    if (!request_choice(&c->request, key, technique_name, technique, &c->error)) return false;
    *count = *technique >= 0;
    return true;
}

/* Without `profile` there is no difficulty, and nothing is rated. */
static bool read_difficulty(struct call *c, struct difficulty_keys *keys, sudoku_order *order)
{
    sudoku_difficulty *d = &keys->wanted;
    const struct request *r = &c->request;
    d->profile = request_value(r, "profile");
    d->needs = &keys->needs;
    d->without = &keys->without;
    if (d->profile) order->difficulty = d;
    const char *rating = request_value(r, "rating");
    if (rating && !sudoku_difficulty_range(d, rating))
        return fail(&c->error, 0, 0, say(key_not_a_rating, "rating", quotable(rating)));
    return request_number(r, "work", UINT64_MAX, &d->work, &c->error) &&
           read_level(c, "lowest", &d->lowest) && read_level(c, "highest", &d->highest) &&
           read_technique(c, "needs", &keys->needs, &d->need_count) &&
           read_technique(c, "without", &keys->without, &d->without_count);
}

static bool read_order(struct call *c, sudoku_order *order)
{
    const struct request *r = &c->request;
    int symmetry = SUDOKU_NO_SYMMETRY;
    if (!read_seed(c, &order->seed, &order->first) ||
        !request_number(r, "tries", UINT64_MAX, &order->tries, &c->error) ||
        !request_choice(r, "symmetry", sudoku_symmetry_name, &symmetry, &c->error) ||
        !request_int(r, "least", 0, SUDOKU_MAX_CELLS, &order->least_clues, &c->error) ||
        !request_int(r, "most", 0, SUDOKU_MAX_CELLS, &order->most_clues, &c->error) ||
        !request_truth(r, "minimal", &order->minimal, &c->error) ||
        !request_truth(r, "fresh-layout", &order->fresh_layout, &c->error))
        return false;
    order->symmetry = (sudoku_symmetry)symmetry;
    return true;
}

bool call_make(struct call *c)
{
    sudoku_order order = {.room = sizeof order, .rules = c->puzzle.rules, .count = 1};
    struct difficulty_keys keys = {.wanted = {.profile = NULL}};
    if (!read_order(c, &order) || !read_difficulty(c, &keys, &order)) return false;
    struct made_json made = {.json = c->json, .language = c->language, .order = &order};
    return sudoku_generate(&order, put_made, &made, &c->error);
}

/* ---- series ---- */

enum { USUAL_TRIES = 10000 };
/* For each search of a step, about as many microseconds: no puzzle holds up the others. */
enum { USUAL_WORK = 1000000 };

/* The state of a series as text, for the key `continue` of the next request. */
static void put_state(struct json *j, const sudoku_series *s)
{
    const uint64_t state[] = {s->next, s->found, s->tried, (uint64_t)s->missed, (uint64_t)s->off};
    json_key(j, "continue");
    json_begin_text(j);
    for (size_t i = 0; i < sizeof state / sizeof *state; i++) {
        if (i) out_char(j->out, ' ');
        out_number(j->out, state[i]);
    }
    json_end_text(j);
}

static bool read_state(struct call *c, sudoku_series *s)
{
    enum { PARTS = 5, FIGURES = 18 };
    uint64_t state[PARTS] = {0};
    const char *value = request_value(&c->request, "continue"), *at = value;
    if (!value) return true;
    for (int i = 0; i < PARTS; i++) {
        const char *first = at;
        for (; is_figure(*at) && at - first < FIGURES; at++)
            state[i] = 10 * state[i] + (uint64_t)(*at - '0');
        if (at == first || *at != (i + 1 < PARTS ? ' ' : '\0'))
            return fail(&c->error, 0, 0, say(unknown_value_of_key, "continue", quotable(value)));
        at++;
    }
    if (state[3] > SUDOKU_MISSED_WITHOUT || state[4] > INT32_MAX)
        return fail(&c->error, 0, 0, say(unknown_value_of_key, "continue", quotable(value)));
    s->next = state[0];
    s->found = state[1];
    s->tried = state[2];
    s->missed = (sudoku_missed)state[3];
    s->off = (int)state[4];
    return true;
}

bool call_series(struct call *c)
{
    static const char *const verdicts[] = {
        [SUDOKU_PASSED_OVER] = "passed", [SUDOKU_NEAREST_SO_FAR] = "nearest", [SUDOKU_FOUND] = "found"};
    sudoku_order order = {.room = sizeof order, .rules = c->puzzle.rules, .count = 1};
    struct difficulty_keys keys = {.wanted = {.work = USUAL_WORK}};
    sudoku_series series = {.wanted = 1};
    if (!read_order(c, &order) || !read_difficulty(c, &keys, &order) || !read_state(c, &series) ||
        !request_number(&c->request, "count", UINT64_MAX, &series.wanted, &c->error))
        return false;
    series.tries = order.tries ? order.tries : USUAL_TRIES;
    struct made_json made = {
        .json = c->json, .language = c->language, .order = &order, .series = &series};
    sudoku_order next = order;
    sudoku_series_next(&series, &next);
    if (!sudoku_generate(&next, put_made, &made, &c->error)) return false;
    put_text(c->json, "verdict", verdicts[made.verdict]);
    put_number(c->json, "number", next.first);
    put_number(c->json, "found", series.found);
    put_number(c->json, "tried", series.tried);
    put_bool(c->json, "over", sudoku_series_over(&series));
    put_state(c->json, &series);
    return true;
}

/* ---- layout, layout-why ---- */

bool call_layout(struct call *c)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    int size = 9, symmetry = SUDOKU_NO_SYMMETRY;
    uint64_t seed = 0, number = 0;
    if (!request_int(&c->request, "size", 4, SUDOKU_MAX_SIZE, &size, &c->error) ||
        !request_choice(&c->request, "symmetry", sudoku_symmetry_name, &symmetry, &c->error) ||
        !read_seed(c, &seed, &number) ||
        !sudoku_layout_random(size, (sudoku_symmetry)symmetry, seed, number, regions, &c->error))
        return false;
    json_key(c->json, "regions");
    json_begin_text(c->json);
    for (int cell = 0; cell < size * size; cell++) out_char(c->json->out, region_symbol(regions[cell]));
    json_end_text(c->json);
    return true;
}

bool call_layout_why(struct call *c)
{
    char *text = c->space->text;
    const int count = sudoku_layout_why(c->puzzle.rules, c->language, text, sizeof c->space->text);
    const char *at = text;
    if (count < 0) return fail_by_memory(&c->error);
    json_key(c->json, "reasons");
    json_open(c->json, '[');
    for (int i = 0; i < count && *at; i++) {
        const size_t length = strcspn(at, "\n");
        json_begin_text(c->json);
        json_piece(c->json, at, length);
        json_end_text(c->json);
        at += length + (at[length] == '\n');
    }
    json_close(c->json, ']');
    return true;
}
