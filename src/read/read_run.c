/* SPDX-License-Identifier: MIT */
/* read_run.c - a run of bare lines: size*size digits and dots each, followed by the same words or none.

   Most long lists are like that.  After one such puzzle, which was read in the usual way, lines of the same form
   have the same rules, so only their digits have to be read.  Only text that has already been pulled is used, and any
   other line ends the run.  */
#include <string.h>

#include "read/list/row_run.h"
#include "read/open.h"
#include "read/reader.h"

/* Without a branch, for the sake of the compiler's vectors. */
bool decode_bare(const char *text, int cells, int n, uint8_t *givens)
{
    unsigned char bad = 0, dots = 0, zeros = 0;
    for (int i = 0; i < cells; i++) {
        const unsigned char c = (unsigned char)text[i];
        const unsigned char digit = c == '.' ? 0 : (unsigned char)(c - '0');
        bad |= digit > n;
        dots |= c == '.';
        zeros |= c == '0';
        givens[i] = digit;
    }
    return !bad && !(dots && zeros);
}

/* Bytes of the line end at this place; 0 if the line continues, or if that is not known yet. */
static size_t line_end(const char *at, size_t room)
{
    if (room >= 1 && at[0] == '\n') return 1;
    return room >= 2 && at[0] == '\r' && at[1] == '\n' ? 2 : 0;
}

void note_bare_line(struct sudoku_reader *r, const struct line *l, int n)
{
    uint8_t unused[LARGEST_BARE_SIZE * LARGEST_BARE_SIZE];
    const size_t cells = (size_t)(n * n);
    if (n < SMALLEST_BARE_SIZE || n > LARGEST_BARE_SIZE || l->length < cells ||
        l->length - cells > sizeof r->bare_end)
        return;
    if ((l->length > cells && l->text[cells] != ' ') || !decode_bare(l->text, (int)cells, n, unused))
        return;
    r->bare_size = n;
    r->bare_end_length = l->length - cells;
    memcpy(r->bare_end, l->text + cells, r->bare_end_length);
}

static size_t read_bare_lines(const struct sudoku_reader *r, const char *text, size_t length,
                              const sudoku_run *run, size_t *used)
{
    const int n = r->bare_size, cells = n * n;
    const size_t line = (size_t)cells + r->bare_end_length;
    size_t at = 0, count = 0;
    while (count < run->most && length - at > line) {
        const size_t end = line_end(text + at + line, length - at - line);
        if (!end || memcmp(text + at + cells, r->bare_end, r->bare_end_length)) break;
        if (!decode_bare(text + at, cells, n, run->givens + count * (size_t)cells)) break;
        if (run->rows) run->rows[count] = (sudoku_row){NULL, 0};
        at += line + end;
        count++;
    }
    *used = at;
    if (run->solutions) memset(run->solutions, 0, count * (size_t)cells);
    return count;
}

size_t reader_run(sudoku_reader *r, sudoku_run *run)
{
    if (!r->bare_size || r->stop || r->wrapped) return 0;
    size_t length, used = 0;
    const char *text = source_uncut(&r->source, &length);
    run->first_line = r->source.lines + 1;
    const size_t count = r->columns.known ? read_plain_rows(r, text, length, run, &used)
                                          : read_bare_lines(r, text, length, run, &used);
    source_pass(&r->source, used, (long)count);
    return count;
}
