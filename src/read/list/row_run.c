/* SPDX-License-Identifier: MIT */
/* row_run.c - see row_run.h */
#include "read/list/row_run.h"

#include <string.h>

#include "base/ascii.h"
#include "base/bitset.h"
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

/* Does a quotation mark follow blanks?  Then the field is quoted, and may have more lines. */
static bool is_quoted_after_blanks(const char *at, const char *end, char separator)
{
    while (at < end && (*at == ' ' || (*at == '\t' && separator != '\t'))) at++;
    return at < end && *at == '"';
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
    if (!quoted && is_quoted_after_blanks(start, end, separator)) return *at = NULL, false;
    if (!stop) stop = end;
    *f = (struct field){start + quoted, (size_t)(stop - start) - quoted};
    stop += quoted;
    if (stop < end && *stop != separator) return *at = NULL, false;
    *at = stop + 1;
    return true;
}

/* Those of the house, as bits.  The usual number of cells is a loop that the compiler unrolls. */
static unsigned digits_of_house(const struct house *h, const uint16_t *digit)
{
    unsigned seen = 0;
    if (h->count == LARGEST_BARE_SIZE)
        for (int i = 0; i < LARGEST_BARE_SIZE; i++) seen |= digit[h->cell[i]];
    else
        for (int i = 0; i < h->count; i++) seen |= digit[h->cell[i]];
    return seen;
}

/* Does the grid keep the givens, and has no house a digit twice?  Faster than verify(), which also says where. */
static bool is_solved(const sudoku_rules *rules, const uint8_t *givens, const uint8_t *digits)
{
    static const uint16_t bits[LARGEST_BARE_SIZE + 1] = {0, 1, 2, 4, 8, 16, 32, 64, 128, 256};
    const unsigned all = (1u << rules->n) - 1;
    uint16_t digit[LARGEST_BARE_SIZE * LARGEST_BARE_SIZE];
    uint8_t wrong = 0;
    for (int i = 0; i < rules->cells; i++)
        wrong |= (uint8_t)((digits[i] == 0) | ((givens[i] != 0) & (givens[i] != digits[i])));
    if (wrong) return false;
    for (int i = 0; i < rules->cells; i++) digit[i] = bits[digits[i]];
    for (int h = 0; h < rules->house_count; h++) {
        const struct house *house = &rules->house[h];
        const unsigned seen = digits_of_house(house, digit);
        if (house->full ? seen != all : bits_in(seen) != house->count) return false;
    }
    return true;
}

/* Rules in a field that is not read are worth a note, which the reader proper makes.  Columns repeat words such as "easy": *other is
   the last one that was none.  */
static bool may_be_rules(const struct field *f, struct field *other)
{
    enum { LONGEST_NUMBER = 12 };
    if (!f->length || (is_figure(*f->text) && f->length <= LONGEST_NUMBER)) return false;
    if (f->length == other->length && !memcmp(f->text, other->text, f->length)) return false;
    *other = *f;
    struct named_rules named = {.count = 0};
    return note_named_rules(&named, f->text, f->length, RULES_IN_NAME) ||
           (is_letter(*f->text) && is_line_key(f->text, f->length));
}

/* `digits`: where the stated solution goes, or zeros. */
static bool read_plain_row(const struct sudoku_reader *r, const char *at, const char *end,
                           uint8_t *givens, uint8_t *digits, struct field *other)
{
    const struct columns *c = &r->columns;
    const int n = r->bare_size, cells = n * n;
    struct field f, puzzle = {NULL, 0}, solution = {NULL, 0};
    int column = 0;
    for (; cut_field(&at, end, c->separator, &f); column++) {
        if (column == c->puzzle) puzzle = f;
        else if (column == c->solution) solution = f;
        else if (may_be_rules(&f, other)) return false;
    }
    if (!at || (c->count && column > c->count) || puzzle.length != (size_t)cells ||
        !decode_bare(puzzle.text, cells, n, givens))
        return false;
    if (!solution.length) {
        memset(digits, 0, (size_t)cells);
        return true;
    }
    return solution.length == (size_t)cells && decode_bare(solution.text, cells, n, digits) &&
           is_solved(r->row_rules, givens, digits);
}

size_t read_plain_rows(const struct sudoku_reader *r, const char *text, size_t length,
                       const sudoku_run *run, size_t *used)
{
    uint8_t unused[LARGEST_BARE_SIZE * LARGEST_BARE_SIZE] = {0};
    struct field other = {NULL, 0};
    const size_t cells = (size_t)(r->bare_size * r->bare_size);
    const char *at = text, *end = text + length;
    size_t count = 0;
    for (; count < run->most; count++) {
        const char *newline = memchr(at, '\n', (size_t)(end - at));
        if (!newline || at == newline || *at == '#' || newline - at > MAX_LINE) break;
        if (memchr(at, '\0', (size_t)(newline - at))) break; /* not text, whichever field has it */
        const char *stop = newline;
        while (stop > at && (stop[-1] == ' ' || stop[-1] == '\t' || stop[-1] == '\r')) stop--;
        uint8_t *solution = run->solutions ? run->solutions + count * cells : unused;
        if (!read_plain_row(r, at, stop, run->givens + count * cells, solution, &other)) break;
        if (run->rows) run->rows[count] = (sudoku_row){at, (size_t)(stop - at)};
        at = newline + 1;
    }
    *used = (size_t)(at - text);
    return count;
}
