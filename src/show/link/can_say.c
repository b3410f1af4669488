/* SPDX-License-Identifier: MIT */
/* can_say.c - see can_say.h */
#include "show/link/can_say.h"

#include "board/rules.h"
#include "show/link/said_clues.h"
#include "show/parts.h"
#include "words/fail.h"

enum { LARGEST_FPUZZLES = 16, LARGEST_ISS = 16, LARGEST_PAGE = 25, SIZE_OF_WIKI = 9 };

/* What a format has a way for. */
struct powers {
    const char *format;
    int least, most; /* sizes */
    bool shape;      /* any boxes, regions and extra houses */
    bool allowed, placed, marks;
};

static bool cannot(const struct powers *f, struct message what, sudoku_error *error)
{
    return fail(error, 0, 0, say(format_cannot_say, f->format, what));
}

uint64_t stated_marks(const sudoku_puzzle *p, int cell)
{
    if (!p->allowed) return 0;
    const uint64_t set = p->allowed[cell] & all_digits(p->rules);
    return set == all_digits(p->rules) ? 0 : set;
}

/* No format has a way to say that nothing is allowed in a cell, or another digit than its given. */
static bool can_say_allowed(const struct powers *f, const sudoku_puzzle *p)
{
    for (int cell = 0; p->allowed && cell < p->rules->cells; cell++) {
        const uint64_t given = p->givens[cell] ? bit(p->givens[cell] - 1) : 0;
        if (!(p->allowed[cell] & all_digits(p->rules)) || (given & ~p->allowed[cell])) return false;
        if (!f->allowed && stated_marks(p, cell) && !given) return false;
    }
    return true;
}

static bool has_digits(const uint8_t *digits, int cells)
{
    for (int cell = 0; digits && cell < cells; cell++)
        if (digits[cell]) return true;
    return false;
}

static bool has_marks(const uint64_t *sets, int cells)
{
    for (int cell = 0; sets && cell < cells; cell++)
        if (sets[cell]) return true;
    return false;
}

static bool placed_beside_givens(const sudoku_puzzle *p)
{
    for (int cell = 0; p->placed && cell < p->rules->cells; cell++)
        if (p->placed[cell] && p->givens[cell] && p->placed[cell] != p->givens[cell]) return true;
    return false;
}

static bool can_say(const struct powers *f, const sudoku_puzzle *p, sudoku_error *error)
{
    const sudoku_rules *r = p->rules;
    if (r->n < f->least || r->n > f->most) return cannot(f, say(said_size, r->n), error);
    if (!f->shape && r->region && !r->box_rows) return cannot(f, say(said_regions), error);
    if (!f->shape && !r->box_rows) return cannot(f, say(said_no_boxes), error);
    if (!f->shape && box_needs_words(r)) return cannot(f, say(said_box), error);
    if (!f->shape && r->extras) return cannot(f, say(said_rule, r->names), error);
    if (!f->shape && r->first_user < r->house_count) return cannot(f, say(said_houses), error);
    if (!can_say_allowed(f, p)) return cannot(f, say(said_allowed), error);
    if (!f->placed && has_digits(p->placed, r->cells)) return cannot(f, say(said_placed), error);
    if (placed_beside_givens(p)) return cannot(f, say(said_other_placed), error);
    if (!f->marks && has_marks(p->marks, r->cells)) return cannot(f, say(said_marks), error);
    return true;
}

/* One colour in a cell, or none. */
static bool can_say_colours(const char *format, const sudoku_puzzle *p, sudoku_error *error)
{
    for (int cell = 0; p->colours && cell < p->rules->cells; cell++)
        if (p->colours[cell] & (p->colours[cell] - 1))
            return fail(error, 0, 0, say(format_cannot_say, format, say(said_colours)));
    return true;
}

bool can_say_fpuzzles(const sudoku_sheet *s, sudoku_error *error)
{
    static const struct powers fpuzzles = {"fpuzzles", 3, LARGEST_FPUZZLES, true, true, true, true};
    return can_say(&fpuzzles, s->puzzle, error) && can_say_colours("fpuzzles", s->puzzle, error) &&
           fpuzzles_can_say_clues("fpuzzles", s->puzzle->clues, error);
}

bool can_say_sudokupad(const sudoku_sheet *s, sudoku_error *error)
{
    static const struct powers sudokupad = {"sudokupad", 3, LARGEST_FPUZZLES, true, true, true, true};
    return can_say(&sudokupad, s->puzzle, error) && can_say_colours("sudokupad", s->puzzle, error) &&
           fpuzzles_can_say_clues("sudokupad", s->puzzle->clues, error);
}

bool can_say_iss(const sudoku_sheet *s, sudoku_error *error)
{
    static const struct powers iss = {"iss", 2, LARGEST_ISS, true, true, false, false};
    return can_say(&iss, s->puzzle, error) && iss_can_say_clues(s->puzzle->clues, error);
}

/* The player's digits and marks are the state of a solution, in which every open cell has marks. */
bool can_say_wiki(const sudoku_sheet *s, sudoku_error *error)
{
    static const struct powers wiki = {"sudokuwiki", SIZE_OF_WIKI, SIZE_OF_WIKI, false,
                                       false,        true,         true};
    const sudoku_puzzle *p = s->puzzle;
    if (!can_say(&wiki, p, error)) return false;
    const bool placed = has_digits(p->placed, p->rules->cells),
               marks = has_marks(p->marks, p->rules->cells);
    for (int cell = 0; (placed || marks) && cell < p->rules->cells; cell++) {
        const bool digit = p->givens[cell] || (p->placed && p->placed[cell]);
        const bool open = p->marks && p->marks[cell];
        if (digit == open)
            return placed ? cannot(&wiki, say(said_placed), error)
                          : cannot(&wiki, say(said_marks), error);
    }
    return true;
}

bool can_say_page(const sudoku_sheet *s, sudoku_error *error)
{
    static const struct powers page = {"link", 1, LARGEST_PAGE, true, true, true, true};
    return can_say(&page, s->puzzle, error);
}
