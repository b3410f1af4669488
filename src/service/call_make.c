/* SPDX-License-Identifier: MIT */
/* call_make.c - calls that make puzzles and layouts: make, layout, layout-why. */
#include <string.h>

#include "board/rules.h"
#include "board/symbols.h"
#include "service/puzzle.h"
#include "words/fail.h"

enum { MOST_RATING = 1000000 };

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
    const char *profile; /* NULL: there is no difficulty */
};

static void put_puzzle(struct json *j, const char *key, const sudoku_rules *rules, const uint8_t *givens)
{
    const sudoku_puzzle puzzle = {.rules = rules, .givens = givens};
    json_key(j, key);
    if (givens) json_puzzle(j, &puzzle, SUDOKU_ENGLISH); /* it has no note */
    else json_null(j);
}

static bool put_made(void *context, const sudoku_made *made)
{
    static const char *const missed[] = {
        [SUDOKU_MISSED_NOTHING] = NULL,      [SUDOKU_MISSED_GRID] = "grid",
        [SUDOKU_MISSED_PATTERN] = "pattern", [SUDOKU_MISSED_CLUES] = "clues",
        [SUDOKU_MISSED_MINIMAL] = "minimal", [SUDOKU_MISSED_RATING] = "rating",
        [SUDOKU_MISSED_NEEDS] = "needs",     [SUDOKU_MISSED_WITHOUT] = "without",
    };
    const struct made_json *m = context;
    struct json *j = m->json;
    put_puzzle(j, "puzzle", made->rules, made->givens);
    if (made->givens) put_digits(j, "solution", made->rules, made->solution);
    else put_null(j, "solution");
    put_int(j, "clues", made->clues);
    put_number(j, "tries", made->tries);
    json_key(j, "rating");
    if (made->rating) json_rating(j, m->profile, made->rating);
    else json_null(j);
    put_text(j, "missed", missed[made->missed]);
    put_puzzle(j, "nearest", made->rules, made->nearest);
    put_int(j, "off", made->off);
    return true;
}

static const char *technique_name(int index)
{
    sudoku_technique t = {0};
    return sudoku_technique_at(index, &t) ? t.name : NULL;
}

static const char *level_name(int index)
{
    return index < SUDOKU_EXTREME ? sudoku_level_name((sudoku_level)(SUDOKU_EASY + index)) : NULL;
}

static bool read_level(struct call *c, const char *key, sudoku_level *level)
{
    int index = -1;
    if (!request_choice(&c->request, key, level_name, &index, &c->error)) return false;
    *level = (sudoku_level)(SUDOKU_EASY + index);
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
    return request_int(r, "rating-least", 0, MOST_RATING, &d->least, &c->error) &&
           request_int(r, "rating-most", 0, MOST_RATING, &d->most, &c->error) &&
           request_number(r, "work", UINT64_MAX, &d->work, &c->error) &&
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
    struct made_json made = {c->json, keys.wanted.profile};
    return sudoku_generate(&order, put_made, &made, &c->error);
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
