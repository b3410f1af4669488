/* SPDX-License-Identifier: MIT */
/* digit_classes.c - clues about classes of digits.

       odd, even: r1c1 ...             each of the cells
       parity: r1c1 r1c2 ...           neighbours on the line are odd and even in turn
       modular: 3 r1c1 r1c2 ...        among any three neighbours on the line, no two leave the same remainder divided by 3
       entropic: r1c1 r1c2 ...         any three neighbours have a low, a middle and a high digit: 1-3, 4-6, 7-9 of 9; a size that is no
                                       multiple of three has fewer high ones
   A line that is too short for three neighbours has different classes all the same.  */
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

enum { CLASSES = 3 };

/* ---- odd, even ---- */

static bool all_leave(const struct clue *c, const uint8_t *digits, int remainder)
{
    for (int i = 0; i < c->count; i++)
        if (digit_at(c, digits, i) && digit_at(c, digits, i) % 2 != remainder) return false;
    return true;
}

static bool holds_odd(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return all_leave(c, digits, 1);
}

static bool holds_even(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return all_leave(c, digits, 0);
}

static const bitset odd_digits = 0x5555555555555555u;

static void compile_odd(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 0; i < c->count; i++) forms_mask(f, c->cell[i], odd_digits);
}

static void compile_even(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    for (int i = 0; i < c->count; i++) forms_mask(f, c->cell[i], ~odd_digits);
}

const struct clue_kind clue_odd = {
    .name = "odd",
    .statement = STATES_CELLS,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#d0d0d0", .middle = MARK_DISC, .width = 38},
    .holds = holds_odd,
    .compile = compile_odd};
const struct clue_kind clue_even = {
    .name = "even",
    .statement = STATES_CELLS,
    .fewest = 1,
    .look = {.drawing = DRAW_CELLS, .colour = "#d0d0d0", .middle = MARK_SQUARE, .width = 36},
    .holds = holds_even,
    .compile = compile_even};

/* ---- lines ---- */

typedef int digit_class(int digit, int parameter);

/* Do any `window` neighbours on the line have different classes? */
static bool classes_differ(const struct clue *c, const uint8_t *digits, int window, digit_class *class,
                           int parameter)
{
    for (int i = 0; i < c->count; i++)
        for (int j = i + 1; j < c->count && j < i + window; j++) {
            const int x = digit_at(c, digits, i), y = digit_at(c, digits, j);
            if (x && y && class(x, parameter) == class(y, parameter)) return false;
        }
    return true;
}

static int remainder_of(int digit, int modulus) { return digit % modulus; }
static int third_of(int digit, int n) { return (digit - 1) / ((n + CLASSES - 1) / CLASSES); }

static bool holds_parity(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return classes_differ(c, digits, 2, remainder_of, 2);
}

static bool holds_modular(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    (void)set;
    return classes_differ(c, digits, c->number[0], remainder_of, c->number[0]);
}

static bool holds_entropic(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    return classes_differ(c, digits, CLASSES, third_of, set->rules->n);
}

static bool have_other_remainders(int x, int y, int modulus) { return (x - y) % modulus != 0; }

/* 1 to `third` are low, as many more are middle. */
static bool are_in_other_thirds(int x, int y, int third)
{
    return (x <= third) != (y <= third) || (x <= 2 * third) != (y <= 2 * third);
}

static void compile_window(const struct clue *c, struct forms *f, int window, pair_test *test,
                           int parameter)
{
    for (int distance = 1; distance < window; distance++)
        for (int i = distance; i < c->count; i++)
            forms_pair(f, c->cell[i - distance], c->cell[i], test, parameter);
}

static void compile_parity(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_window(c, f, 2, have_other_remainders, 2);
}

static void compile_modular(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_window(c, f, c->number[0], have_other_remainders, c->number[0]);
}

static void compile_entropic(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    (void)set;
    compile_window(c, f, CLASSES, are_in_other_thirds, (f->n + CLASSES - 1) / CLASSES);
}

static int three(int n)
{
    (void)n;
    return CLASSES;
}

const struct clue_kind clue_parity = {
    .name = "parity",
    .statement = STATES_CELLS,
    .may_repeat = true,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#f2a3a3", .width = 14, .core = "14 8"},
    .holds = holds_parity,
    .compile = compile_parity};

const struct clue_kind clue_modular = {
    .name = "modular",
    .statement = STATES_NUMBER,
    .may_repeat = true,
    .in_order = true,
    .number_may_lack = true,
    .usual_number = three,
    .fewest = 2,
    .least = 2,
    .largest = SUDOKU_MAX_SIZE,
    .look = {.drawing = DRAW_LINE, .colour = "#7fd0cb", .width = 14, .core = "12 4 2 4"},
    .holds = holds_modular,
    .compile = compile_modular};

const struct clue_kind clue_entropic = {
    .name = "entropic",
    .statement = STATES_CELLS,
    .may_repeat = true,
    .in_order = true,
    .fewest = 2,
    .look = {.drawing = DRAW_LINE, .colour = "#f7bd85", .width = 14, .core = "1 5"},
    .holds = holds_entropic,
    .compile = compile_entropic};
