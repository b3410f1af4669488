/* SPDX-License-Identifier: MIT */
/* call_make.c - calls that make puzzles and layouts: make, layout, layout-why. */
#include <string.h>

#include "base/fail.h"
#include "board/rules.h"
#include "board/symbols.h"
#include "puzzle.h"

static bool read_seed(struct call *c, uint64_t *seed, uint64_t *number)
{
    return request_number(&c->request, "seed", UINT64_MAX, seed, &c->error) &&
           request_number(&c->request, "number", UINT64_MAX - 1, number, &c->error);
}

/* ---- make ---- */

static bool put_made(void *context, const sudoku_made *made)
{
    struct json *j = context;
    json_key(j, "puzzle");
    if (made->givens) {
        const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->givens};
        json_puzzle(j, &puzzle);
        put_digits(j, "solution", made->rules, made->solution);
    } else {
        json_null(j);
        put_null(j, "solution");
    }
    put_int(j, "clues", made->clues);
    put_number(j, "tries", made->tries);
    return true;
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
    return read_order(c, &order) && sudoku_generate(&order, put_made, c->json, &c->error);
}

/* ---- layout, layout-why ---- */

bool call_layout(struct call *c)
{
    static uint8_t regions[SUDOKU_MAX_CELLS];
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
    static char text[1 << 14];
    const int count = sudoku_layout_why(c->puzzle.rules, text, sizeof text);
    const char *at = text;
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
