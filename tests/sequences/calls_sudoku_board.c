/* SPDX-License-Identifier: MIT */
/* calls_sudoku_board.c - the calls of sudoku.h that make rules and puzzles, and look at them without search. */
#include "sequences/commons.h"
#include "sequences/sudoku_world.h"

/* ---- rules ---- */

struct owned_rules *take_rules(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct owned_rules *alive[RULES];
    int count = 0;
    for (int i = 0; i < RULES; i++)
        if (w->rules[i].r) alive[count++] = &w->rules[i];
    return count ? alive[take(r, count)] : NULL;
}

static struct owned_rules *free_place(struct sudoku_world *w)
{
    for (int i = 0; i < RULES; i++)
        if (!w->rules[i].r) return &w->rules[i];
    return NULL;
}

/* What a shape points to. */
struct shape_parts {
    uint8_t regions[CELLS];
    uint16_t cells[2][4];
    sudoku_cells houses[2];
};

/* Swaps cells of boxes: regions that may be in pieces. */
static void make_regions(struct rng *g, int n, int box_rows, int box_columns, uint8_t *regions)
{
    for (int cell = 0; cell < n * n; cell++)
        regions[cell] = (uint8_t)(cell / n / box_rows * (n / box_columns) + cell % n / box_columns);
    for (int swaps = rng_below(g, 4); swaps > 0; swaps--) {
        const int a = rng_below(g, n * n), b = rng_below(g, n * n);
        const uint8_t old = regions[a];
        regions[a] = regions[b];
        regions[b] = old;
    }
}

static sudoku_shape take_shape(struct run *r, struct shape_parts *parts)
{
    static const int sizes[] = {4, 9, 6, 1, 4, 9, 2, 3, 5, 8, 9, 4, 6, 10, 12, 16};
    static const char *const names[] = {NULL, "x", "nrc", "x nrc", "", "nonsense"};
    sudoku_shape shape = {.size = sizes[take(r, 16)], .rules = names[take(r, 8) % 6]};
    const int kind = take(r, 6), n = shape.size;
    struct rng g = take_random(r);
    if (kind == 1) shape.box_rows = shape.box_columns = -1;
    if (kind == 2) shape.box_rows = 1 + rng_below(&g, n), shape.box_columns = 1 + rng_below(&g, n);
    if (kind == 3 && (n == 4 || n == 6 || n == 9)) {
        make_regions(&g, n, n == 9 ? 3 : 2, n / (n == 9 ? 3 : 2), parts->regions);
        shape.regions = parts->regions;
    }
    shape.house_count = take(r, 3) ? 0 : 1 + rng_below(&g, 2);
    shape.houses = parts->houses;
    for (int h = 0; h < shape.house_count; h++) {
        parts->houses[h] = (sudoku_cells){parts->cells[h], 1 + rng_below(&g, n < 4 ? n : 4)};
        const int first = rng_below(&g, n * n), apart = rng_below(&g, n + 2);
        for (int i = 0; i < parts->houses[h].count; i++)
            parts->cells[h][i] = (uint16_t)((first + i * apart) % (n * n + (rng_below(&g, 40) == 0)));
    }
    return shape;
}

static void put_houses(struct run *r, int name, const sudoku_shape *shape)
{
    for (int h = 0; h < shape->house_count; h++) {
        const uint16_t *cell = shape->houses[h].cells;
        say(r, "uint16_t cells%d_%d[] = {%d, %d, %d, %d};", name, h, cell[0], cell[1], cell[2], cell[3]);
    }
    say(r, "sudoku_cells houses%d[] = {{%s%.0d%s, %d}, {%s%.0d%s, %d}};", name,
        shape->house_count ? "cells" : "NULL", shape->house_count ? name : 0,
        shape->house_count ? "_0" : "", shape->house_count ? shape->houses[0].count : 0,
        shape->house_count > 1 ? "cells" : "NULL", shape->house_count > 1 ? name : 0,
        shape->house_count > 1 ? "_1" : "", shape->house_count > 1 ? shape->houses[1].count : 0);
}

void make_rules(struct run *r)
{
    struct owned_rules *place = free_place(r->world);
    struct shape_parts parts = {{0}, {{0}}, {{0}}};
    if (!place) return;
    place->name = new_name(r) + 1; /* from 1 on, see put_houses() */
    if (r->commons && take(r, 2)) {
        say(r, "// shared");
        place->r = sudoku_rules_keep(r->commons->rules[take(r, SHARED_RULES)]);
        return;
    }
    const sudoku_shape shape = take_shape(r, &parts);
    sudoku_error error = {.message = ""};
    put_houses(r, place->name, &shape);
    say(r,
        "const sudoku_rules *r%d = sudoku_rules_new(&(sudoku_shape){.size = %d, .box_rows = %d, "
        ".box_columns = %d, "
        ".regions = %s, .rules = %s, .houses = houses%d, .house_count = %d}, NULL);",
        place->name, shape.size, shape.box_rows, shape.box_columns,
        digits_in_c(r, shape.regions, shape.size * shape.size), text_in_c(r, shape.rules), place->name,
        shape.house_count);
    place->r = sudoku_rules_new(&shape, &error);
    check_assertion(place->r || error.message[0], "a reason", __FILE__, __LINE__);
}

void keep_rules(struct run *r)
{
    struct owned_rules *rules = take_rules(r), *place = free_place(r->world);
    if (!rules || !place) return;
    place->name = new_name(r) + 1;
    say(r, "const sudoku_rules *r%d = sudoku_rules_keep(r%d);", place->name, rules->name);
    place->r = sudoku_rules_keep(rules->r);
}

static void drop_rules(struct run *r, struct owned_rules *rules)
{
    say(r, "sudoku_rules_free(r%d);", rules->name);
    sudoku_rules_free(rules->r);
    rules->r = NULL;
}

void free_rules(struct run *r)
{
    struct owned_rules *rules = take_rules(r);
    if (rules) drop_rules(r, rules);
    else {
        say(r, "sudoku_rules_free(NULL);");
        sudoku_rules_free(NULL);
    }
}

void rules_without_house(struct run *r)
{
    struct owned_rules *rules = take_rules(r), *place = free_place(r->world);
    if (!rules || !place) return;
    const int houses = sudoku_rules_house_count(rules->r);
    int house = houses - 1 - take(r, 4);
    if (house < 0 || sudoku_rules_house_kind(rules->r, house) < SUDOKU_DIAGONAL) return;
    place->name = new_name(r) + 1;
    say(r, "const sudoku_rules *r%d = sudoku_rules_without(r%d, %d);", place->name, rules->name, house);
    place->r = sudoku_rules_without(rules->r, house);
    if (sudoku_rules_size(rules->r) == 1) return; /* houses of one cell are left out as well */
    EXPECT(r, sudoku_rules_house_count(place->r) == houses - 1, "sudoku_rules_house_count(r%d) == %d",
           place->name, houses - 1);
}

void look_at_rules(struct run *r)
{
    struct owned_rules *rules = take_rules(r);
    if (!rules) return;
    say(r, "look_at_all_rules(r%d);", rules->name);
    look_at_all_rules(rules->r);
}

/* ---- puzzles ---- */

struct grid *take_grid_with(struct run *r, const sudoku_rules *rules)
{
    struct sudoku_world *w = r->world;
    struct grid *alive[GRIDS];
    int count = 0;
    for (int i = 0; i < GRIDS; i++)
        if (w->grid[i].rules.r && (!rules || w->grid[i].rules.r == rules)) alive[count++] = &w->grid[i];
    return count ? alive[take(r, count)] : NULL;
}

struct grid *take_grid(struct run *r) { return take_grid_with(r, NULL); }

static void drop_grid(struct run *r, struct grid *g)
{
    say(r, "sudoku_rules_free(p%d.rules);", g->name);
    sudoku_rules_free(g->rules.r);
    g->rules.r = NULL;
}

void free_grid(struct run *r)
{
    struct grid *g = take_grid(r);
    if (g) drop_grid(r, g);
}

/* A grid with its digits exchanged at random; false: none was found quickly. */
static bool fill_grid(struct rng *g, const sudoku_rules *rules, int n, uint8_t *digits)
{
    uint8_t name[LARGEST + 1];
    const uint8_t empty[CELLS] = {0};
    sudoku_solver *solver = sudoku_solver_new(rules, "bits");
    sudoku_counters counters = {0};
    const sudoku_limits limits = {.solutions = 1, .nodes = 300};
    if (solver) sudoku_solve_batch(solver, empty, 1, &limits, NULL, digits, &counters);
    sudoku_solver_free(solver);
    for (int d = 0; d <= n; d++) name[d] = (uint8_t)d;
    for (int d = n; d > 1; d--) {
        const int other = 1 + rng_below(g, d);
        const uint8_t swapped = name[d];
        name[d] = name[other];
        name[other] = swapped;
    }
    for (int cell = 0; cell < n * n; cell++) digits[cell] = name[digits[cell]];
    return counters.solutions > 0;
}

/* Clues of a solution, perhaps with something wrong; marks, digits and marks of a player. */
static void fill_puzzle(struct run *r, struct grid *grid, int n)
{
    uint8_t digits[CELLS] = {0};
    struct rng g = take_random(r);
    const int percent = 25 + take(r, 75), spoilt = take(r, 4), extras = take(r, 8);
    fill_grid(&g, grid->rules.r, n, digits);
    for (int cell = 0; cell < grid->cells; cell++) {
        const uint64_t solution = digits[cell] ? (uint64_t)1 << (digits[cell] - 1) : 0;
        grid->givens[cell] = rng_below(&g, 100) < percent ? digits[cell] : 0;
        grid->placed[cell] = rng_below(&g, 5) ? 0 : digits[cell];
        grid->allowed[cell] = solution | rng_next(&g) | rng_next(&g);
        grid->marks[cell] = rng_below(&g, 30) ? solution | rng_next(&g) : rng_next(&g);
    }
    if (spoilt == 1) grid->givens[rng_below(&g, grid->cells)] = (uint8_t)(1 + rng_below(&g, n));
    if (spoilt == 2) grid->placed[rng_below(&g, grid->cells)] = (uint8_t)(1 + rng_below(&g, n));
    if (spoilt == 3) grid->allowed[rng_below(&g, grid->cells)] = 0;
    grid->p = (sudoku_puzzle){.rules = grid->rules.r,
                              .givens = grid->givens,
                              .allowed = extras & 1 ? grid->allowed : NULL,
                              .placed = extras & 2 ? grid->placed : NULL,
                              .marks = extras & 4 ? grid->marks : NULL};
}

void make_grid(struct run *r)
{
    struct sudoku_world *w = r->world;
    struct owned_rules *rules = take_rules(r);
    struct grid *grid = NULL;
    for (int i = 0; i < GRIDS; i++)
        if (!w->grid[i].rules.r) grid = &w->grid[i];
    if (!rules || !grid) return;
    const int n = sudoku_rules_size(rules->r);
    grid->name = new_name(r);
    grid->cells = n * n;
    grid->rules = (struct owned_rules){sudoku_rules_keep(rules->r), rules->name};
    fill_puzzle(r, grid, n);
    const sudoku_puzzle *p = &grid->p;
    say(r, "uint8_t *givens%d = %s;", grid->name, digits_in_c(r, p->givens, grid->cells));
    say(r, "uint64_t *allowed%d = %s, *marks%d = %s;", grid->name, sets_in_c(r, p->allowed, grid->cells),
        grid->name, sets_in_c(r, p->marks, grid->cells));
    say(r,
        "const sudoku_puzzle p%d = {.rules = sudoku_rules_keep(r%d), .givens = givens%d, .allowed = "
        "allowed%d, "
        ".placed = %s, .marks = marks%d};",
        grid->name, rules->name, grid->name, grid->name, digits_in_c(r, p->placed, grid->cells),
        grid->name);
}

void check_grid(struct run *r)
{
    struct grid *g = take_grid(r);
    if (!g) return;
    say(r, "look_at_puzzle(&p%d);", g->name);
    look_at_puzzle(&g->p);
}

void read_names(struct run *r)
{
    static const char *const names[] = {"r3c5",   "R1C1",  "c5r3",   "(3,5)",  "C5", "A1",
                                        "J9",     "AA1",   "r0c1",   "r99c99", "",   "r3c5=7",
                                        "C5 = 7", "3,5=7", "r1c1=A", "x=1",    "=",  "(("};
    const char *name = names[take(r, sizeof names / sizeof *names)];
    const int size = 1 + take(r, SUDOKU_MAX_SIZE);
    int cell, digit;
    say(r, "sudoku_cell_named(%d, %s);", size, text_in_c(r, name));
    const int named = sudoku_cell_named(size, name);
    check_assertion(named >= -1 && named < size * size, "a cell of the grid", __FILE__, __LINE__);
    say(r, "sudoku_claim_named(%d, %s, &(int){0}, &(int){0});", size, text_in_c(r, name));
    if (sudoku_claim_named(size, name, &cell, &digit))
        check_assertion(cell >= 0 && cell < size * size && digit >= 1 && digit <= size,
                        "a cell and a digit of the grid", __FILE__, __LINE__);
}

void release_board(struct run *r)
{
    struct sudoku_world *w = r->world;
    for (int i = 0; i < GRIDS; i++)
        if (w->grid[i].rules.r) drop_grid(r, &w->grid[i]);
    for (int i = 0; i < RULES; i++)
        if (w->rules[i].r) drop_rules(r, &w->rules[i]);
}
