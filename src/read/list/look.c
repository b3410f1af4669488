/* SPDX-License-Identifier: MIT */
/* look.c - see look.h */
#include "read/list/look.h"

#include "base/ascii.h"
#include "base/bitset.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "read/rating_words.h"

enum { SMALLEST_SIZE = 4 };

static bool is_between_words(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '/' || c == ':';
}

static size_t word_length(const char *text, const char *end)
{
    const char *at = text;
    while (at < end && !is_between_words(*at)) at++;
    return (size_t)(at - text);
}

bool is_grid_in_field(struct sudoku_reader *r, const struct row *row, const struct row_field *f,
                      struct glyphs *g)
{
    const char *at = f->text, *end = f->text + f->length;
    const size_t n = word_length(at, end);
    size_t words = 0;
    if (n < SMALLEST_SIZE || n > SUDOKU_MAX_SIZE) return false;
    while (at < end) {
        const size_t length = word_length(at, end);
        if (length && (length != n || words == n)) return false;
        if (length) {
            const struct line l = line_around(row, at, end);
            for (size_t i = 0; i < n; i++) {
                r->symbol[words * n + i] = at[i];
                r->where[words * n + i] = (struct place){l.number, column_of(&l, at + i)};
            }
            words++;
        }
        at += length ? length : 1;
    }
    *g = (struct glyphs){
        .symbol = r->symbol, .count = (int)(n * n), .first = r->where[0], .where = r->where};
    return words == n;
}

/* Is every further word a rule or key=value, as in our own lines? */
static bool only_rules_follow(const char *at, const char *end)
{
    while (at < end && *at != '#') {
        const char *word = at;
        while (at < end && *at != ' ') at++;
        const size_t length = (size_t)(at - word);
        if (length && !extra_rules_named(word, length) && !is_clue_rule(word, length) &&
            !memchr(word, '=', length))
            return false;
        at += at < end;
    }
    return true;
}

static bool has_clash(const uint8_t *digits, int n)
{
    for (int i = 0; i < n; i++) {
        bitset row = 0, column = 0;
        for (int j = 0; j < n; j++) {
            const uint8_t across = digits[i * n + j], down = digits[j * n + i];
            if ((across && row & bit(across - 1)) || (down && column & bit(down - 1))) return true;
            row |= across ? bit(across - 1) : 0;
            column |= down ? bit(down - 1) : 0;
        }
    }
    return false;
}

/* Regions have all digits in every row only if they are the columns. */
static bool has_all_digits_in_rows(const uint8_t *digits, int n)
{
    bool columns = true;
    for (int row = 0; row < n; row++) {
        bitset seen = 0;
        for (int i = 0; i < n; i++) {
            if (!digits[row * n + i]) return false;
            seen |= bit(digits[row * n + i] - 1);
            columns &= digits[row * n + i] == digits[i];
        }
        if (seen != first_bits(n)) return false;
    }
    return !columns;
}

static struct look look_at_cells(struct sudoku_reader *r, const struct glyphs *g, int n, uint8_t *digits)
{
    sudoku_error ignored;
    struct look look = {.kind = CELLS, .n = n, .full = true, .figures = true};
    look.layout = decode_layout(g, n, r->draft.regions, &ignored);
    if (!decode_digits(&r->draft, g, n, digits, &ignored)) {
        look.kind = look.layout ? LAYOUT : NO_CELLS;
        return look;
    }
    for (int i = 0; i < n * n; i++) {
        look.full &= digits[i] != 0;
        look.figures &= is_figure(g->symbol[i]) || g->symbol[i] == '-';
    }
    look.clashes = has_clash(digits, n);
    look.layout &= !has_all_digits_in_rows(digits, n); /* else it is a grid, right or wrong */
    return look;
}

struct look look_at_field(struct sudoku_reader *r, const struct row *row, const struct row_field *f,
                          uint8_t *digits)
{
    const struct look nothing = {.kind = NO_CELLS};
    struct glyphs g;
    if (f->fault || f->doubled) return nothing;
    if (is_grid_in_field(r, row, f, &g)) return look_at_cells(r, &g, whole_root(g.count), digits);
    const char *end = f->text + f->length, *after = f->text;
    while (after < end && *after != ' ') after++;
    const size_t length = (size_t)(after - f->text);
    if (memchr(f->text, '\t', length)) return nothing; /* more likely it separates fields */
    if (length < SMALLEST_SIZE * SMALLEST_SIZE || !is_puzzle_length(length) ||
        (!only_rules_follow(after, end) && !is_rating(after, end)))
        return nothing;
    g = (struct glyphs){.symbol = f->text, .count = (int)length};
    const int n = whole_root((int)length);
    if (n <= SUDOKU_MAX_SIZE && n * n == (int)length) {
        const struct look look = look_at_cells(r, &g, n, digits);
        if (look.kind != NO_CELLS && n != 27) return look; /* 729 characters may be marks */
    }
    const struct line l = {.text = f->text, .length = length, .number = row->number};
    if (!can_be_puzzle(r, &l)) return nothing;
    return (struct look){.kind = CELLS_BESIDE};
}
