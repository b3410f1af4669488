/* SPDX-License-Identifier: MIT */
/* row_run.c - see row_run.h */
#include "read/list/row_run.h"

#include <string.h>

#include "base/ascii.h"
#include "board/extras.h"
#include "board/rules.h"
#include "board/symbols.h"

void note_plain_row(struct sudoku_reader *r, const sudoku_puzzle *p)
{
    const struct columns *c = &r->columns;
    const int n = p->rules->n;
    if (c->regions >= 0 || c->rules >= 0 || n < SMALLEST_BARE_SIZE || n > LARGEST_BARE_SIZE) return;
    struct row_field f;
    if (r->row.lines != 1 || !field_of_row(&r->row, c->separator, c->puzzle, &f)) return;
    if (f.length != (size_t)(n * n)) return; /* words follow */
    r->bare_size = n;
    r->row_rules = p->rules;
}

/* A field of a row that is one line.  False: it is over, or the field is unusual: *at is NULL then. */
static bool cut_field(const char **at, const char *end, char separator, struct field *f)
{
    const char *start = *at;
    if (start > end) return false;
    const bool quoted = start < end && *start == '"';
    const char *stop = quoted ? memchr(start + 1, '"', (size_t)(end - start - 1))
                              : memchr(start, separator, (size_t)(end - start));
    if (!stop && quoted) return *at = NULL, false;
    if (!stop) stop = end;
    *f = (struct field){start + quoted, (size_t)(stop - start) - quoted};
    stop += quoted;
    if (stop < end && *stop != separator) return *at = NULL, false;
    *at = stop + 1;
    return true;
}

/* Does the grid keep the givens, and has no house a digit twice?  Faster than verify(), which also says where. */
static bool is_solved(const sudoku_rules *rules, const uint8_t *givens, const uint8_t *digits)
{
    uint8_t differs = 0;
    for (int i = 0; i < rules->cells; i++) differs |= givens[i] && givens[i] != digits[i];
    for (int h = 0; h < rules->house_count; h++) {
        const struct house *house = &rules->house[h];
        unsigned seen = 0, twice = 0;
        for (int i = 0; i < house->count; i++) {
            const unsigned here = 1u << digits[house->cell[i]];
            twice |= seen & here;
            seen |= here;
        }
        if (twice || seen & 1) return false; /* 0 is an empty cell */
    }
    return !differs;
}

/* Rules in a field that is not read are worth a note, which the reader proper makes. */
static bool may_be_rules(const struct field *f)
{
    return f->length && is_letter(*f->text) &&
           (extra_rules_named(f->text, f->length) || is_line_key(f->text, f->length));
}

static bool read_plain_row(const struct sudoku_reader *r, const char *at, const char *end,
                           uint8_t *givens)
{
    const struct columns *c = &r->columns;
    const int n = r->bare_size, cells = n * n;
    struct field f, puzzle = {NULL, 0}, solution = {NULL, 0};
    uint8_t digits[LARGEST_BARE_SIZE * LARGEST_BARE_SIZE];
    int column = 0;
    for (; cut_field(&at, end, c->separator, &f); column++) {
        if (column == c->puzzle) puzzle = f;
        else if (column == c->solution) solution = f;
        else if (may_be_rules(&f)) return false;
    }
    if (!at || (c->count && column > c->count) || puzzle.length != (size_t)cells ||
        !decode_bare(puzzle.text, cells, n, givens))
        return false;
    if (!solution.length) return true;
    return solution.length == (size_t)cells && decode_bare(solution.text, cells, n, digits) &&
           is_solved(r->row_rules, givens, digits);
}

size_t read_plain_rows(const struct sudoku_reader *r, const char *text, size_t length, uint8_t *givens,
                       sudoku_row *rows, size_t room, size_t *used)
{
    const size_t cells = (size_t)(r->bare_size * r->bare_size);
    const char *at = text, *end = text + length;
    size_t count = 0;
    for (; count < room; count++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        if (!newline || at == newline || *at == '#' || newline - at > MAX_LINE) break;
        const char *stop = newline;
        while (stop > at && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r')) stop--;
        if (!read_plain_row(r, at, stop, givens + count * cells)) break;
        if (rows) rows[count] = (sudoku_row){at, (size_t)(stop - at)};
        at = newline + 1;
    }
    *used = (size_t)(at - text);
    return count;
}
