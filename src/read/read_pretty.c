/* SPDX-License-Identifier: MIT */
/* read_pretty.c - grids drawn with | - + or the box-drawing characters of Unicode.

       +-------+-------+-------+       5 3 . | . 7 . | . . .        53.|.7.|...       53. .7. ...
       | 5 3 . | . 7 . | . . . |       6 . . | 1 9 5 | . . .        6..|195|...       6.. 195 ...
       | 6 . . | 1 9 5 | . . . |       ...                          ...               ...
                                       -------+-------+------       ---+---+---       (blank line)

   A cell is a word between blanks and bars, or one character if the words run together.  Words of
   several digits (in grids of up to 9) are pencil marks.

   The drawn lines say where the regions are: there is a border between two cells side by side if there is
   a bar between them, and between two cells one above the other if there is a dash at their column.  Cells
   without a border between them form pieces; if that gives n pieces of n cells, those are the regions.
   NRC windows cut the pieces smaller; then only lines that cross the whole grid count.  Any other
   pieces (bars between all cells, or none at all) mean nothing.  */
#include <string.h>

#include "base/bitset.h"
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/reader.h"

/* ---- from lines to words ---- */

/* One word of a row, in the source and in the flattened line. */
static bool add_word(struct sudoku_reader *r, struct drawing *d, const struct line *l,
                     struct drawn_word word)
{
    if (d->row[d->rows].words == SUDOKU_MAX_SIZE)
        return fail_at(r, (struct place){l->number, word.column + 1},
                       say(too_many_cells_in_row, SUDOKU_MAX_SIZE));
    for (size_t i = 0; i < word.text.length; i++)
        if (!is_cell_symbol(word.text.text[i])) {
            return fail_at(
                r, (struct place){l->number, word.column + 1 + (int)i},
                say(expected_digit, shown_character(word.text.text + i, word.text.length - i)));
        }
    d->row[d->rows].word[d->row[d->rows].words++] = word;
    d->row[d->rows].characters += (int)word.text.length;
    return true;
}

/* The groups of a row: how many, how wide, and whether one of their places is blank. */
struct groups {
    size_t count, width;
    bool blank;
};

/* Groups of k cells between bars that are 2k+1 apart, where a cell is at every other place.  False: the row is not like that, or a mark
   shows which cells are empty.  */
static bool find_groups(const char *flat, size_t width, struct groups *g)
{
    size_t first = 0;
    *g = (struct groups){.count = 0};
    while (first < width && flat[first] == ' ') first++;
    while (width > first && flat[width - 1] == ' ') width--;
    if (first == width || flat[first] != '|' || flat[width - 1] != '|') return false;
    for (size_t at = first; at + 1 < width; g->count++) {
        size_t bar = at + 1;
        while (flat[bar] != '|') bar++;
        const size_t between = bar - at - 1;
        if (g->count && between != g->width) return false;
        g->width = between;
        for (size_t i = 0; i < between; i++) {
            const char c = flat[at + 1 + i];
            if (i % 2 == 0 && c != ' ') return false;
            if (i % 2 && c != ' ' && (!is_cell_symbol(c) || is_empty_mark(c))) return false;
            g->blank |= i % 2 && c == ' ';
        }
        at = bar;
    }
    return g->width % 2 && g->width >= 5 && g->count > 1;
}

/* Do blanks between bars show how many cells are empty, in the drawing that begins here?  All its rows must have the same groups, and
   there must be as many rows as cells in one.

       | 5 3   |   7   |       |         */
static bool has_places(struct sudoku_reader *r)
{
    struct line l;
    struct groups all = {.count = 0}, g;
    char flat[MAX_DRAWN_WIDTH];
    size_t rows = 0;
    bool blank = false;
    for (int ahead = 0; source_peek(&r->source, ahead, &l); ahead++) {
        const enum line_class class = classify(&l);
        if (class == LINE_BORDER && !memchr(l.text, ' ', l.length)) continue;
        if (class != LINE_DRAWN && class != LINE_BORDER && class != LINE_GROUPS) break;
        if (rows == SUDOKU_MAX_SIZE || !find_groups(flat, flatten_drawing(&l, flat, sizeof flat), &g))
            return false;
        if (rows++ && (g.count != all.count || g.width != all.width)) return false;
        all = g;
        blank |= g.blank;
    }
    return blank && rows == all.count * (all.width / 2) && all.count <= all.width / 2;
}

static bool bar_follows(const char *flat, size_t at, size_t width)
{
    return memchr(flat + at, '|', width - at) != NULL;
}

static bool add_places(struct sudoku_reader *r, struct drawing *d, const struct line *l, size_t width)
{
    const char *source = l->text;
    char flat[MAX_DRAWN_WIDTH];
    flatten_drawing(l, flat, sizeof flat);
    size_t since_bar = 0;
    bool bar = false;
    d->row[d->rows].words = d->row[d->rows].characters = 0;
    for (size_t i = 0; i < width; i++) {
        int32_t code;
        const char *at = source;
        source += utf8_decode(source, (size_t)(l->text + l->length - source), &code);
        if (flat[i] == '|') bar = true;
        since_bar = flat[i] == '|' ? 0 : since_bar + 1;
        if (since_bar == 0 || since_bar % 2 || !bar_follows(flat, i, width)) continue;
        const struct drawn_word word = {
            .text = flat[i] == ' ' ? (struct field){".", 1} : (struct field){at, (size_t)(source - at)},
            .column = (int)i,
            .bar_before = bar};
        if (!add_word(r, d, l, word)) return false;
        bar = false;
    }
    d->row[d->rows].line = l->number;
    memset(d->dash[d->rows], 0, sizeof d->dash[0]);
    d->rows++;
    return true;
}

/* A table has a bar between any two cells, so that a blank between two bars is an empty cell.  Where
   there are only a few bars, it is not clear how many cells a blank is.  */
static bool add_row(struct sudoku_reader *r, struct drawing *d, const struct line *l)
{
    char flat[MAX_DRAWN_WIDTH];
    const size_t width = flatten_drawing(l, flat, sizeof flat);
    if (d->has_places) return add_places(r, d, l, width);
    if (utf8_characters(l->text, l->length) > MAX_DRAWN_WIDTH)
        return fail_at(r, (struct place){l->number, MAX_DRAWN_WIDTH + 1},
                       say(drawn_row_too_long, MAX_DRAWN_WIDTH));
    const char *source = l->text; /* follows `flat` character by character */
    bool bar = false, blank = false, table = true;
    int since_bar = -1; /* words since the last bar; -1: no bar yet */
    d->row[d->rows].words = d->row[d->rows].characters = 0;
    for (size_t i = 0; i < width && flat[i] != '#';) {
        int32_t code;
        struct drawn_word word = {.text = {source, 0}, .column = (int)i, .bar_before = bar};
        if (flat[i] == '|' && since_bar == 0) { /* nothing between two bars */
            word.text = (struct field){".", 1};
            word.column = (int)i - 1;
            blank = true;
            if (!add_word(r, d, l, word)) return false;
        }
        if (flat[i] == ' ' || flat[i] == '|') {
            if (flat[i] == '|') bar = true, since_bar = 0;
            i++;
            source += utf8_decode(source, (size_t)(l->text + l->length - source), &code);
            continue;
        }
        while (i < width && flat[i] != ' ' && flat[i] != '|') {
            source += utf8_decode(source, (size_t)(l->text + l->length - source), &code);
            i++;
        }
        word.text.length = (size_t)(source - word.text.text);
        if (!add_word(r, d, l, word)) return false;
        if (since_bar >= 0 && ++since_bar > 1) table = false;
        bar = false;
    }
    if (blank && !table) return fail_at(r, (struct place){l->number, 1}, say(blank_between_bars));
    d->row[d->rows].line = l->number;
    memset(d->dash[d->rows], 0, sizeof d->dash[0]);
    d->rows++;
    return true;
}

/* Only bars and blanks: a row of a table without any digit, unless the rows are no table. */
static bool is_empty_row(const struct drawing *d, const struct line *l)
{
    char flat[MAX_DRAWN_WIDTH];
    const size_t width = flatten_drawing(l, flat, sizeof flat);
    int bars = 0;
    for (size_t i = 0; i < width; i++) {
        if (flat[i] != '|' && flat[i] != ' ') return false;
        bars += flat[i] == '|';
    }
    return bars > 2 && (!d->rows || d->row[0].words == bars - 1);
}

static void add_border(struct drawing *d, const struct line *l)
{
    char flat[MAX_DRAWN_WIDTH];
    if (!d->rows) return; /* the frame's top */
    const size_t width = flatten_drawing(l, flat, sizeof flat);
    for (size_t i = 0; i < width; i++)
        if (flat[i] == '-' || flat[i] == '=') d->dash[d->rows - 1][i] = true;
}

/* Are all rows so far alike, with as many characters (or words) as asked? */
static bool rows_agree(const struct drawing *d, bool by_character, int count)
{
    for (int i = 0; i < d->rows; i++)
        if ((by_character ? d->row[i].characters : d->row[i].words) != count) return false;
    return true;
}

/* A word of marks is a single empty mark, or has none. */
static bool has_broken_words(const struct drawing *d)
{
    for (int i = 0; i < d->rows; i++)
        for (int j = 0; j < d->row[i].words; j++) {
            const struct field w = d->row[i].word[j].text;
            for (size_t k = 0; k < w.length && w.length > 1; k++)
                if (is_empty_mark(w.text[k]) && w.text[k] != '0') return true;
        }
    return false;
}

/* Is the grid whole? */
static bool settle_size(struct drawing *d)
{
    if (!d->rows) return false;
    d->n = d->rows;
    d->by_character = true;
    if (rows_agree(d, true, d->rows)) return true;
    d->by_character = false;
    return rows_agree(d, false, d->rows) && !has_broken_words(d);
}

static bool is_row(enum line_class class)
{
    return class == LINE_DRAWN || class == LINE_GROUPS || class == LINE_TOKENS;
}

static bool row_follows(struct sudoku_reader *r)
{
    struct line next;
    return source_peek(&r->source, 1, &next) && is_row(classify(&next));
}

/* Do the words of all rows have one length, so that each may be a group of cells? */
static bool has_groups(const struct drawing *d)
{
    const size_t length = d->row[0].word[0].text.length;
    for (int i = 0; i < d->rows; i++)
        for (int j = 0; j < d->row[i].words; j++)
            if (d->row[i].word[j].text.length != length) return false;
    return length > 1 && d->row[0].words > 1;
}

/* A blank line within a grid separates bands: it comes after a fixed number of rows. */
static bool is_band_end(const struct drawing *d, int band)
{
    const int n = d->row[0].characters;
    if (d->rows >= n || n > SUDOKU_MAX_SIZE || !has_groups(d)) return false;
    return band ? d->rows % band == 0 : n % d->rows == 0;
}

/* Takes the drawing's lines: rows and borders up to anything else. */
static bool take_lines(struct sudoku_reader *r, struct drawing *d)
{
    struct line l;
    int band = 0;
    enum line_class before = LINE_BLANK, class = LINE_BLANK;
    for (; source_peek(&r->source, 0, &l); before = class) {
        class = classify(&l);
        if (class == LINE_BORDER && is_empty_row(d, &l)) class = LINE_DRAWN;
        if (class == LINE_BLANK) {
            if (!d->rows || !is_band_end(d, band) || !row_follows(r)) break;
            if (!band) band = d->rows;
            memset(d->dash[d->rows - 1], true, sizeof d->dash[0]);
        } else if (class == LINE_BORDER) {
            const bool whole = settle_size(d) && !row_follows(r);
            if (d->rows && before == LINE_BORDER) break; /* the next drawing's frame */
            add_border(d, &l);
            if (whole) { /* the frame's bottom */
                source_take(&r->source);
                break;
            }
        } else if (is_row(class) || (class == LINE_WORDS && is_one_word(&l))) {
            if (d->rows == SUDOKU_MAX_SIZE)
                return fail_at(r, (struct place){l.number, 1}, say(too_many_rows, SUDOKU_MAX_SIZE));
            if (!add_row(r, d, &l)) return false;
        } else {
            break;
        }
        source_take(&r->source);
    }
    return true;
}

static bool explain_size(struct sudoku_reader *r, const struct drawing *d)
{
    if (!d->rows) return fail_at(r, r->draft.begin, say(drawing_without_rows));
    const bool by_word = d->row[0].words > 3 || d->row[0].words == d->row[0].characters;
    const int first = by_word ? d->row[0].words : d->row[0].characters;
    for (int i = 1; i < d->rows; i++) {
        const int here = by_word ? d->row[i].words : d->row[i].characters;
        if (here != first)
            return fail_at(r, (struct place){d->row[i].line, 1}, say(row_cells, i + 1, here, first));
    }
    return fail_at(r, (struct place){d->row[d->rows - 1].line, 1},
                   say(drawing_not_square, d->rows, first));
}

/* ---- from words to cells ---- */

static void settle_cells(struct drawing *d)
{
    int cell = 0;
    for (int row = 0; row < d->rows; row++)
        for (int i = 0; i < d->row[row].words; i++) {
            const struct drawn_word *w = &d->row[row].word[i];
            const int cells = d->by_character ? (int)w->text.length : 1;
            for (int j = 0; j < cells; j++, cell++) {
                d->cell[cell].text = w->text.text + j;
                d->cell[cell].length = d->by_character ? 1 : (int)w->text.length;
                d->cell[cell].column = w->column + j;
                d->cell[cell].bar_before = j == 0 && w->bar_before;
            }
        }
}

/* ---- regions ---- */

/* Where a border lies: right of a cell, below a cell. */
struct borders {
    bool right[SUDOKU_MAX_CELLS], below[SUDOKU_MAX_CELLS];
};

static void find_borders(const struct drawing *d, struct borders *b)
{
    const int n = d->n;
    for (int cell = 0; cell < n * n; cell++) {
        b->right[cell] = cell % n < n - 1 && d->cell[cell + 1].bar_before;
        b->below[cell] = false;
        if (cell / n == n - 1) continue;
        for (int i = 0; i < d->cell[cell].length; i++)
            b->below[cell] |= d->dash[cell / n][d->cell[cell].column + i];
    }
}

/* Keeps only lines that cross the whole grid. */
static void keep_long_borders(struct borders *b, int n)
{
    for (int i = 0; i < n; i++) {
        bool down = true, across = true;
        for (int j = 0; j < n; j++) {
            down &= b->right[j * n + i];
            across &= b->below[i * n + j];
        }
        for (int j = 0; j < n; j++) {
            b->right[j * n + i] = down;
            b->below[i * n + j] = across;
        }
    }
}

/* Numbers the pieces in reading order.  True if there are n of n cells. */
static bool number_pieces(const struct borders *b, int n, uint8_t *regions)
{
    const int cells = n * n;
    int pieces = 0;
    bool seen[SUDOKU_MAX_CELLS] = {false};
    uint16_t todo[SUDOKU_MAX_CELLS];
    for (int start = 0; start < cells; start++) {
        if (seen[start]) continue;
        int waiting = 0, size = 0;
        todo[waiting++] = (uint16_t)start;
        seen[start] = true;
        while (waiting) {
            const int cell = todo[--waiting];
            const int next[4] = {cell % n < n - 1 && !b->right[cell] ? cell + 1 : -1,
                                 cell % n > 0 && !b->right[cell - 1] ? cell - 1 : -1,
                                 cell / n < n - 1 && !b->below[cell] ? cell + n : -1,
                                 cell / n > 0 && !b->below[cell - n] ? cell - n : -1};
            regions[cell] = (uint8_t)(pieces < n ? pieces : 0);
            size++;
            for (int i = 0; i < 4; i++)
                if (next[i] >= 0 && !seen[next[i]]) {
                    seen[next[i]] = true;
                    todo[waiting++] = (uint16_t)next[i];
                }
        }
        if (size != n) return false;
        pieces++;
    }
    return pieces == n;
}

/* Bars between all cells, as in a table, cut the grid into its columns: that means nothing. */
static bool are_lines(const uint8_t *regions, int n)
{
    bool rows = true, columns = true;
    for (int cell = 0; cell < n * n; cell++) {
        rows &= regions[cell] == regions[cell / n * n];
        columns &= regions[cell] == regions[cell % n];
    }
    return rows || columns;
}

/* With bars between all cells, or none, lines across the whole grid still show how high the boxes are.  0: they do not. */
static int height_of_bands(const struct borders *b, int n)
{
    int height = 0, since = 0;
    for (int row = 0; row < n; row++) {
        bool line = true;
        for (int i = 0; i < n; i++) line &= b->below[row * n + i];
        since++;
        if (!line && row + 1 < n) continue;
        if (height && since != height) return 0;
        height = since;
        since = 0;
    }
    return height > 1 && height < n && n % height == 0 ? height : 0;
}

static void find_regions(const struct drawing *d, struct draft *draft)
{
    if (draft->has_box || draft->has_regions || d->n < 2) return;
    struct borders b = {.right = {false}};
    find_borders(d, &b);
    bool found = number_pieces(&b, d->n, draft->regions);
    if (!found) {
        keep_long_borders(&b, d->n);
        found = number_pieces(&b, d->n, draft->regions);
    }
    found = found && !are_lines(draft->regions, d->n);
    const int height = found ? 0 : height_of_bands(&b, d->n);
    if (height) fill_boxes(draft->regions, d->n, height, d->n / height);
    draft->has_regions = draft->regions_drawn = found || height;
}

/* ---- digits or marks ---- */

/* Words of several digits: the candidates of each cell. */
static bool read_cell_marks(struct sudoku_reader *r, const struct drawing *d)
{
    struct draft *draft = &r->draft;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        draft->allowed[cell] = 0;
        if (d->cell[cell].length == 1 && is_empty_mark(d->cell[cell].text[0])) { /* nothing noted yet */
            draft->allowed[cell] = first_bits(d->n);
            continue;
        }
        for (int i = 0; i < d->cell[cell].length; i++) {
            const char c = d->cell[cell].text[i];
            const int digit = symbol_digit(c, d->n);
            const struct place p = {r->where[cell].line, r->where[cell].column + i};
            if (is_empty_mark(c)) continue;
            if (!digit) return fail_at(r, p, say(expected_candidates, d->n, shown_character(&c, 1)));
            draft->allowed[cell] |= bit(digit - 1);
        }
    }
    draft->has_allowed = true;
    return true;
}

/* Numbers above 9 in grids of more than 9. */
static bool read_cell_numbers(struct sudoku_reader *r, const struct drawing *d)
{
    for (int cell = 0; cell < d->n * d->n; cell++) {
        const struct field word = {d->cell[cell].text, (size_t)d->cell[cell].length};
        r->symbol[cell] = symbol_of_word(word);
        if (!r->symbol[cell] || number_of_word(word) > d->n)
            return fail_at(r, r->where[cell], say(expected_number_in_each_cell, d->n));
    }
    const struct glyphs g = {.symbol = r->symbol, .count = d->n * d->n, .where = r->where};
    return decode_grid(r, &g);
}

static bool read_cells(struct sudoku_reader *r, const struct drawing *d)
{
    bool single = true;
    for (int cell = 0; cell < d->n * d->n; cell++) {
        single &= d->cell[cell].length == 1;
        r->symbol[cell] = d->cell[cell].text[0];
        r->where[cell] = (struct place){d->row[cell / d->n].line, d->cell[cell].column + 1};
    }
    if (!single) return d->n > 9 ? read_cell_numbers(r, d) : read_cell_marks(r, d);
    const struct glyphs g = {.symbol = r->symbol, .count = d->n * d->n, .where = r->where};
    return decode_grid(r, &g);
}

bool read_pretty(struct sudoku_reader *r)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    struct drawing *const d = &r->drawing;
    *d = (struct drawing){0};
    r->draft.form = form_of(FORM_pretty);
    r->draft.begin = (struct place){l.number, column_of(&l, first_field(&l).text)};
    d->has_places = has_places(r);
    if (!take_lines(r, d)) return false;
    if (!settle_size(d)) return explain_size(r, d);
    if (!draft_size(&r->draft, d->n, r->draft.begin, r->error)) return false;
    settle_cells(d);
    find_regions(d, &r->draft);
    return read_cells(r, d);
}
