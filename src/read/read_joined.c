/* SPDX-License-Identifier: MIT */
/* read_joined.c - the rows of a grid side by side in one line, as in chats and on command lines:

       53..7..../6..195.../.98....6./...        also with : , | ; \ or a blank between them

   n words of n cells, with the same sign between any two.  With blanks, only from 7x7 on: four words of four cells may be a row of a 16x16 grid. */

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/reader.h"

enum { LEAST_SIZE = 4, LEAST_SIZE_WITH_BLANKS = 7 };

static bool is_cell(char c) { return is_cell_symbol(c) || is_shy_mark(c); }

static size_t skip_blanks(const struct line *l, size_t at)
{
    while (at < l->length && l->text[at] == ' ') at++;
    return at;
}

/* Goes through the line: the size, or 0 if it is not of this kind.  `row` (may be NULL) receives where each begins. */
static int size_of_joined(const struct line *l, size_t *row)
{
    size_t at = skip_blanks(l, 0), first = at;
    while (at < l->length && at - first <= SUDOKU_MAX_SIZE && is_cell(l->text[at])) at++;
    const int n = (int)(at - first);
    if (n < LEAST_SIZE || n > SUDOKU_MAX_SIZE || at == l->length) return 0;
    size_t sign = skip_blanks(l, at);
    const char between = sign < l->length && is_one_of(l->text[sign], "/:,|;\\") ? l->text[sign] : ' ';
    if (between == ' ' && (sign == at || n < LEAST_SIZE_WITH_BLANKS)) return 0;
    at = first;
    for (int i = 0; i < n; i++) {
        if (row) row[i] = at;
        for (int j = 0; j < n; j++, at++)
            if (at == l->length || !is_cell(l->text[at])) return 0;
        sign = skip_blanks(l, at);
        const bool last = i == n - 1;
        if (between == ' ' ? sign == at && !last
                           : !last && (sign == l->length || l->text[sign] != between))
            return 0;
        at = between != ' ' && sign < l->length && l->text[sign] == between ? skip_blanks(l, sign + 1)
                                                                            : sign;
    }
    return at == l->length || l->text[at] == '#' ? n : 0;
}

bool is_joined(const struct line *l) { return size_of_joined(l, NULL) > 0; }

bool read_joined(struct sudoku_reader *r)
{
    struct line l;
    size_t row[SUDOKU_MAX_SIZE];
    source_peek(&r->source, 0, &l);
    const int n = size_of_joined(&l, row);
    const long first_column = column_of(&l, l.text + row[0]);
    r->draft.form = form_of(FORM_line);
    for (int i = 0; i < n; i++)
        for (int j = 0; j < n; j++) {
            r->symbol[i * n + j] = l.text[row[i] + (size_t)j];
            r->where[i * n + j] = (struct place){l.number, first_column + (long)(row[i] - row[0]) + j};
        }
    source_take(&r->source);
    const struct glyphs g = {.symbol = r->symbol, .count = n * n, .where = r->where};
    return draft_size(&r->draft, n, r->draft.begin, r->error) &&
           decode_givens(&r->draft, &g, n, r->error);
}
