/* SPDX-License-Identifier: MIT */
/* puzzle.c - see puzzle.h

   The keys fill in a draft, as the library's readers do, so that sizes, boxes and houses are checked in one place, with
   the same error messages, and recently used rules are not made again.  */
#include "service/puzzle.h"

#include <string.h>

#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/draft.h"
#include "show/parts.h"
#include "words/fail.h"

const char rules_keys[] = " size box regions rules house ";
const char puzzle_keys[] = " size box regions rules house givens placed marks allowed ";

enum { USUAL_SIZE = 9 };

static const struct place nowhere = {0, 0};

/* Puts the key before the message, and drops the position, which is not one in the text. */
static bool fail_in_key(struct call *c, const char *key)
{
    sudoku_error why = c->error;
    return fail(&c->error, 0, 0, say(about_key, key, &why));
}

/* ---- values ---- */

/* The symbols of a value: at most one more than the largest grid has cells. */
static int symbols_in(const char *value)
{
    const size_t length = strlen(value);
    return length > SUDOKU_MAX_CELLS ? SUDOKU_MAX_CELLS + 1 : (int)length;
}

static bool read_digits(struct call *c, const char *key, const char *value, int n, uint8_t *digits)
{
    const int length = symbols_in(value);
    if (length != n * n) return fail(&c->error, 0, 0, say(expected_symbols, key, n * n, n));
    for (int cell = 0; cell < length; cell++) {
        digits[cell] = (uint8_t)symbol_digit(value[cell], n);
        if (!digits[cell] && !is_empty_mark(value[cell]))
            return fail(&c->error, 0, 0, say(not_a_digit_of_size, key, cell / n + 1, cell % n + 1, n));
    }
    return true;
}

static bool read_marks(struct call *c, const char *key, const char *value, int n, uint64_t *marks)
{
    int cell = 0;
    memset(marks, 0, (size_t)(n * n) * sizeof *marks);
    for (const char *at = value; *at; at++) {
        const int digit = symbol_digit(*at, n);
        if (*at == '/') cell++;
        else if (cell < n * n && digit) marks[cell] |= bit(digit - 1);
        else if (cell < n * n)
            return fail(&c->error, 0, 0, say(not_a_digit_of_size, key, cell / n + 1, cell % n + 1, n));
        if (cell >= n * n) break;
    }
    if (cell != n * n - 1) return fail(&c->error, 0, 0, say(expected_fields, key, n * n));
    return true;
}

const uint8_t *digits_from_key(struct call *c, const char *key, uint8_t *room, bool *good)
{
    const char *value = request_value(&c->request, key);
    if (!value) return NULL;
    *good = read_digits(c, key, value, c->puzzle.rules->n, room);
    return *good ? room : NULL;
}

const uint64_t *marks_from_key(struct call *c, const char *key, uint64_t *room, bool *good)
{
    const char *value = request_value(&c->request, key);
    if (!value) return NULL;
    *good = read_marks(c, key, value, c->puzzle.rules->n, room);
    return *good ? room : NULL;
}

/* ---- rules ---- */

/* The size that is stated, or else the one that the length of `regions` or `givens` implies. */
static bool find_size(struct call *c, struct draft *d)
{
    static const char *const shown_by[] = {"regions", "givens"};
    int size = 0;
    if (!request_int(&c->request, "size", 1, SUDOKU_MAX_SIZE, &size, &c->error)) return false;
    for (int i = 0; !size && i < 2; i++) {
        const char *value = request_value(&c->request, shown_by[i]);
        if (!value) continue;
        size = exact_root(symbols_in(value));
        if (!size) return fail(&c->error, 0, 0, say(grid_not_square, shown_by[i]));
    }
    return draft_size(d, size ? size : USUAL_SIZE, nowhere, &c->error);
}

static bool take_regions(struct call *c, struct draft *d, const char *value)
{
    const struct glyphs glyphs = {.symbol = value, .count = symbols_in(value)};
    if (glyphs.count != d->n * d->n)
        return fail(&c->error, 0, 0, say(expected_region_letters, d->n * d->n, d->n));
    if (!decode_layout(&glyphs, d->n, d->regions, &c->error)) return fail_in_key(c, "regions");
    d->has_regions = true;
    return true;
}

static bool take_shape(struct call *c, struct draft *d)
{
    const char *box = request_value(&c->request, "box"),
               *regions = request_value(&c->request, "regions"),
               *rules = request_value(&c->request, "rules");
    if (box && regions) return fail(&c->error, 0, 0, say(box_and_regions));
    if (box && !draft_box(d, box, strlen(box), nowhere, &c->error)) return fail_in_key(c, "box");
    if (regions && !take_regions(c, d, regions)) return false;
    if (rules && !draft_rules(d, rules, strlen(rules), nowhere, &c->error))
        return fail_in_key(c, "rules");
    for (int i = 1; i < c->request.pairs; i++) {
        const char *house = c->request.pair[i].value;
        if (!strcmp(c->request.pair[i].key, "house") &&
            !draft_house(d, house, strlen(house), nowhere, &c->error))
            return fail_in_key(c, "house");
    }
    return true;
}

/* ---- puzzles ---- */

static bool take_digits(struct call *c, struct draft *d, const char *key, uint8_t *digits, bool *has)
{
    const char *value = request_value(&c->request, key);
    *has = value != NULL;
    return !value || read_digits(c, key, value, d->n, digits);
}

static bool take_marks(struct call *c, struct draft *d, const char *key, uint64_t *marks, bool *has)
{
    const char *value = request_value(&c->request, key);
    *has = value != NULL;
    return !value || read_marks(c, key, value, d->n, marks);
}

static bool take_cells(struct call *c, struct draft *d)
{
    if (!take_digits(c, d, "givens", d->givens, &d->has_givens) ||
        !take_digits(c, d, "placed", d->placed, &d->has_placed) ||
        !take_marks(c, d, "marks", d->marks, &d->has_marks) ||
        !take_marks(c, d, "allowed", d->allowed, &d->has_allowed))
        return false;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        if (d->has_givens && d->has_placed && d->givens[cell]) d->placed[cell] = 0;
        if (d->has_allowed && !d->allowed[cell]) d->allowed[cell] = first_bits(d->n);
    }
    return true;
}

bool puzzle_from_keys(struct call *c, bool rules_only)
{
    struct draft *draft = &c->space->draft;
    const struct expectations none = {.has_rules = false};
    sudoku_error note;
    draft_clear(draft);
    if (!find_size(c, draft) || !take_shape(c, draft)) return false;
    if (!rules_only && !take_cells(c, draft)) return false;
    c->puzzle = (sudoku_puzzle){.rules = NULL};
    if (!draft_finish(draft, &none, &c->space->rules, &c->puzzle, &note, &c->error)) {
        c->error.line = c->error.column = 0;
        return false;
    }
    if (c->puzzle.clues) return fail(&c->error, 0, 0, say(clues_not_known));
    c->puzzle.note = NULL;
    return true;
}

void count_placed_as_given(struct call *c)
{
    uint8_t *givens = c->space->givens;
    const sudoku_puzzle *p = &c->puzzle;
    for (int cell = 0; cell < p->rules->cells; cell++)
        givens[cell] = !p->givens[cell] && p->placed ? p->placed[cell] : p->givens[cell];
    c->puzzle.givens = givens;
    c->puzzle.placed = NULL;
}

/* ---- from a puzzle to keys ---- */

static void put_marks(struct json *j, const char *key, const sudoku_rules *r, const uint64_t *marks)
{
    if (!marks) {
        put_null(j, key);
        return;
    }
    json_key(j, key);
    json_begin_text(j);
    for (int cell = 0; cell < r->cells; cell++) {
        if (cell) out_char(j->out, '/');
        for_each_bit(d, marks[cell]) out_char(j->out, digit_symbol(d + 1));
    }
    json_end_text(j);
}

void put_shape(struct json *j, const sudoku_rules *r)
{
    const bool has_regions = r->region && !r->box_rows;
    put_int(j, "size", r->n);
    json_key(j, "box");
    if (has_regions) json_null(j);
    else {
        json_begin_text(j);
        out_box(j->out, r);
        json_end_text(j);
    }
    json_key(j, "regions");
    if (!has_regions) json_null(j);
    else {
        json_begin_text(j);
        out_regions(j->out, r);
        json_end_text(j);
    }
    put_text(j, "rules", r->names);
}

void json_puzzle(struct json *j, const sudoku_puzzle *p, sudoku_language language)
{
    char note[SUDOKU_TEXT];
    json_open(j, '{');
    put_shape(j, p->rules);
    json_stated_houses(j, p->rules);
    put_digits(j, "givens", p->rules, p->givens);
    put_digits(j, "placed", p->rules, p->placed);
    put_marks(j, "marks", p->rules, p->marks);
    put_marks(j, "allowed", p->rules, p->allowed);
    put_digits(j, "solution", p->rules, p->solution);
    put_text(j, "title", p->title);
    put_text(j, "author", p->author);
    put_text(j, "about", p->about);
    put_text(j, "unapplied", p->unapplied);
    put_text(j, "format", p->format);
    put_text(j, "note", p->note ? sudoku_error_words(p->note, language, note, sizeof note) : NULL);
    put_number(j, "line", (uint64_t)p->line);
    json_close(j, '}');
}
