/* SPDX-License-Identifier: MIT */
/* decode_grid.c - the characters of a grid in lines, and what stands below it, after a blank line, and belongs to it.

       grid, n lines of n letters or digits, each n times      its regions
       grid with gaps, full grid that completes it             its solution; also the other way round
       regions, grid with gaps                                 the grid is theirs

   Both may be drawn, or have numbers for cells.
   Everything else is a puzzle of its own.  Regions without a grid are refused: as a grid they would have no solution.  */
#include <string.h>

#include "base/ascii.h"
#include "base/bitset.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/reader.h"

static bool is_between_cells(char c) { return is_one_of(c, " \t,|[]"); }

/* Cells of more than one character: "12 3 16". */
static bool add_words(struct lines_below *b, const struct line *l, int n)
{
    const char *end = l->text + l->length;
    int count = 0;
    for (const char *at = l->text; at < end;) {
        const char *word = at;
        while (at < end && !is_between_cells(*at)) at++;
        const char symbol = at > word ? symbol_of_word((struct field){word, (size_t)(at - word)}) : '\0';
        if (at > word && (!symbol || count == n)) return false;
        if (at > word) {
            b->symbol[b->lines * n + count] = symbol;
            b->where[b->lines * n + count++] = (struct place){l->number, column_of(l, word)};
        }
        at += at < end;
    }
    b->lines += count == n;
    return count == n;
}

static bool add_characters(struct lines_below *b, const struct line *l, int n)
{
    int count = 0;
    for (size_t i = 0; i < l->length; i++) {
        const char c = l->text[i];
        if (is_between_cells(c)) continue;
        if (!is_letter(c) && !is_figure(c) && !is_empty_mark(c) && !is_shy_mark(c)) return false;
        if (count == (b->lines ? n : n * n)) return false;
        b->symbol[b->lines * n + count] = c;
        b->where[b->lines * n + count++] = (struct place){l->number, column_of(l, l->text + i)};
    }
    const bool all = !b->lines && count == n * n; /* of the grid, in one line */
    b->lines += all ? n : count == n;
    return all || count == n;
}

/* The cells of a line, which may be drawn.  False: it is no row. */
static bool add_line(struct lines_below *b, const struct line *l, int n)
{
    char flat[MAX_DRAWN_WIDTH];
    const struct line drawn = {
        .text = flat, .length = flatten_drawing(l, flat, sizeof flat), .number = l->number};
    return l->length <= sizeof flat && (add_characters(b, &drawn, n) || add_words(b, &drawn, n));
}

/* The block after the next blank line.  False: there is none of n lines. */
static bool look_at_block(struct sudoku_reader *r, int n, struct lines_below *b)
{
    struct line l;
    int ahead = 0;
    while (source_peek(&r->source, ahead, &l) && classify(&l) == LINE_BLANK) ahead++;
    if (!ahead) return false;
    b->lines = 0;
    for (; source_peek(&r->source, ahead, &l) && classify(&l) != LINE_BLANK; ahead++)
        if (classify(&l) != LINE_BORDER && (b->lines == n || !add_line(b, &l, n))) return false;
    b->all_lines = ahead;
    return b->lines == n;
}

static void take_block(struct sudoku_reader *r, const struct lines_below *b)
{
    struct line l;
    for (int i = 0; i < b->all_lines; i++)
        if (source_peek(&r->source, 0, &l)) source_take(&r->source);
}

/* ---- what a block is ---- */

static bool is_full(const uint8_t *digits, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        if (!digits[cell]) return false;
    return true;
}

/* Does the full grid repeat the digits of the other? */
static bool completes(const uint8_t *full, const uint8_t *givens, int cells)
{
    for (int cell = 0; cell < cells; cell++)
        if (givens[cell] && givens[cell] != full[cell]) return false;
    return true;
}

/* Does each row and column hold every digit, as in a solution? */
bool is_latin_square(const uint8_t *digits, int n)
{
    for (int i = 0; i < n; i++) {
        bitset row = 0, column = 0;
        for (int j = 0; j < n; j++) {
            if (!digits[i * n + j] || !digits[j * n + i]) return false;
            row |= bit(digits[i * n + j] - 1);
            column |= bit(digits[j * n + i] - 1);
        }
        if (row != first_bits(n) || column != first_bits(n)) return false;
    }
    return true;
}

static bool is_layout(const struct glyphs *g, int n, uint8_t *regions)
{
    sudoku_error ignored;
    return n > 1 && decode_layout(g, n, regions, &ignored);
}

static void take_regions(struct draft *d, const uint8_t *regions, struct place where)
{
    memcpy(d->regions, regions, (size_t)(d->n * d->n));
    d->has_regions = true;
    d->regions_drawn = false;
    d->shape_place = where;
}

/* Is this no grid, but what shows the regions of one?  Each sign occurs n times, but not once in every row and column, nor are the
   regions just rows or columns.  */
static bool shows_regions(const struct glyphs *g, int n)
{
    uint8_t regions[SUDOKU_MAX_CELLS];
    bool rows = true, columns = true;
    if (!is_layout(g, n, regions)) return false;
    for (int cell = 0; cell < n * n; cell++) {
        rows &= regions[cell] == regions[cell / n * n];
        columns &= regions[cell] == regions[cell % n];
    }
    for (int cell = 0; cell < n * n; cell++) regions[cell]++;
    return !rows && !columns && !is_latin_square(regions, n);
}

bool is_layout_in_pieces(const struct glyphs *g, int n)
{
    if (!shows_regions(g, n)) return false;
    for (int cell = 0; cell < n * n; cell++) { /* none is alone */
        const char own = g->symbol[cell];
        const bool left = cell % n && g->symbol[cell - 1] == own;
        const bool right = (cell + 1) % n && g->symbol[cell + 1] == own;
        const bool above = cell >= n && g->symbol[cell - n] == own;
        const bool below = cell + n < n * n && g->symbol[cell + n] == own;
        if (!left && !right && !above && !below) return false;
    }
    return true;
}

/* The givens of the regions that stand above them. */
static bool read_below_regions(struct sudoku_reader *r, const struct glyphs *own)
{
    struct draft *d = &r->draft;
    struct lines_below *b = &r->below;
    uint8_t regions[SUDOKU_MAX_CELLS];
    const struct glyphs g = {.symbol = b->symbol, .count = d->n * d->n, .where = b->where};
    decode_layout(own, d->n, regions, r->error);
    take_regions(d, regions, glyph_place(own, 0));
    if (!look_at_block(r, d->n, b) || shows_regions(&g, d->n))
        return fail_at(r, d->shape_place, say(regions_without_grid));
    take_block(r, b);
    return decode_givens(d, &g, d->n, r->error);
}

/* The puzzle of a solution that stands above it. */
static void read_below_solution(struct sudoku_reader *r, const struct glyphs *own)
{
    struct draft *d = &r->draft;
    struct lines_below *b = &r->below;
    const int cells = d->n * d->n;
    uint8_t below[SUDOKU_MAX_CELLS];
    sudoku_error ignored;
    const struct glyphs g = {.symbol = b->symbol, .count = cells, .where = b->where};
    if (d->has_solution || !is_latin_square(d->givens, d->n) || !look_at_block(r, d->n, b) ||
        !decode_digits(d, &g, d->n, below, &ignored) || is_full(below, cells) ||
        !completes(d->givens, below, cells))
        return;
    memcpy(d->solution, d->givens, (size_t)cells);
    decode_givens(d, &g, d->n, &ignored); /* which notes their empty marks */
    d->has_solution = true;
    d->solution_place = glyph_place(own, 0);
    take_block(r, b);
}

/* The solution or the regions of a grid with gaps. */
static void read_below_gaps(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct lines_below *b = &r->below;
    const int cells = d->n * d->n;
    uint8_t below[SUDOKU_MAX_CELLS];
    sudoku_error ignored;
    const struct glyphs g = {.symbol = b->symbol, .count = cells, .where = b->where};
    if (!look_at_block(r, d->n, b)) return;
    if (shows_regions(&g, d->n)) {
        if (d->has_regions || d->has_box) return;
        decode_layout(&g, d->n, below, &ignored);
        take_regions(d, below, b->where[0]);
        take_block(r, b);
    } else if (!d->has_solution && decode_digits(d, &g, d->n, below, &ignored) &&
               is_latin_square(below, d->n) && completes(below, d->givens, cells)) {
        memcpy(d->solution, below, (size_t)cells);
        d->has_solution = true;
        d->solution_place = b->where[0];
        take_block(r, b);
    }
}

bool decode_grid(struct sudoku_reader *r, const struct glyphs *own)
{
    enum { SMALLEST = 4 };
    struct draft *d = &r->draft;
    const bool alone = d->n < SMALLEST || is_in_list(r);
    if (!alone && !d->has_regions && !d->has_box && shows_regions(own, d->n))
        return read_below_regions(r, own);
    if (!decode_givens(d, own, d->n, r->error)) return false;
    if (!alone && is_full(d->givens, d->n * d->n)) read_below_solution(r, own);
    else if (!alone) read_below_gaps(r);
    return true;
}
