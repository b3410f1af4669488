/* SPDX-License-Identifier: MIT */
/* read_grid.c - n lines of n characters.

       53..7....
       6..195...
       ...  */
#include "base/ascii.h"
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/reader.h"

bool check_cell_symbols(struct sudoku_reader *r, const struct line *l, const struct field *f)
{
    for (size_t i = 0; i < f->length; i++) {
        const char c = f->text[i];
        if (is_cell_symbol(c) || is_shy_mark(c)) continue;
        const struct argument shown = shown_character(f->text + i, f->length - i);
        return fail_at(r, (struct place){l->number, column_of(l, f->text + i)},
                       say(expected_digit, shown));
    }
    return true;
}

static bool read_row(struct sudoku_reader *r, int row, int n)
{
    struct line l;
    const bool ended = !source_peek(&r->source, 0, &l);
    if (ended || classify(&l) == LINE_BLANK)
        return fail_at(r, (struct place){ended ? r->source.lines + 1 : l.number, 1},
                       say(grid_ends_early, row, n));
    const struct field f = first_field(&l);
    if (!check_cell_symbols(r, &l, &f)) return false; /* explains more than a wrong length */
    if (f.length != (size_t)n) {
        const size_t good = f.length < (size_t)n ? f.length : (size_t)n;
        return fail_at(r, (struct place){l.number, column_of(&l, f.text + good)},
                       say(row_characters, row + 1, (int)f.length, n));
    }
    if (!is_one_word(&l)) {
        const char *after = f.text + f.length;
        while (*after == ' ' || *after == '\t') after++;
        return fail_at(r, (struct place){l.number, column_of(&l, after)}, say(text_after_row, row + 1));
    }
    for (int i = 0; i < n; i++) {
        r->symbol[row * n + i] = f.text[i];
        r->where[row * n + i] = (struct place){l.number, column_of(&l, f.text) + i};
    }
    source_take(&r->source);
    return true;
}

/* Grids that touch, or one row too many: it is not clear where the next one starts. */
static bool check_end(struct sudoku_reader *r, int n)
{
    struct line l;
    if (!source_peek(&r->source, 0, &l) || classify(&l) != LINE_WORDS) return true;
    return fail_at(r, (struct place){l.number, 1}, say(row_beyond_grid, n + 1, n));
}

/* A word and no row, if the next line is none. */
static bool is_a_word(const struct field *f)
{
    for (size_t i = 0; i < f->length; i++)
        if (!is_letter(f->text[i])) return false;
    return f->length > 1;
}

bool read_grid(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    const struct field f = first_field(&l);
    const struct place begin = {l.number, column_of(&l, f.text)};
    const int n = f.length > SUDOKU_MAX_SIZE ? SUDOKU_MAX_SIZE + 1 : (int)f.length;
    r->draft.form = form_of(FORM_grid);
    if (!check_cell_symbols(r, &l, &f) || !draft_size(&r->draft, n, begin, r->error)) return false;
    for (int row = 0; row < n; row++)
        if (!read_row(r, row, n))
            return row == 1 && is_a_word(&f) ? fail_at(r, begin, say(not_a_puzzle)) : false;
    if (!check_end(r, n)) return false;
    const struct glyphs g = {.symbol = r->symbol, .count = n * n, .where = r->where};
    return decode_grid(r, &g);
}
