/* SPDX-License-Identifier: MIT */
/* layout_file.c - see layout_file.h */
#include "sudoku/input/layout_file.h"

#include <stdio.h>
#include <string.h>

enum { LEAST_SIZE = 4 };

/* The cells of one line, or of several lines that form a layout. */
struct cells {
    int count;
    char symbol[SUDOKU_MAX_CELLS];
    long line[SUDOKU_MAX_CELLS], column[SUDOKU_MAX_CELLS];
};

static enum layout_found complain(struct layout_file *f, long line, long column, const char *sentence)
{
    f->wrong.line = line;
    f->wrong.column = column;
    snprintf(f->wrong.message, sizeof f->wrong.message, "%s", sentence);
    return LAYOUT_BAD;
}

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* Takes the next line and adds its cells; false, with a sentence, if it has an invalid character or too many cells. */
static bool take_line(struct layout_file *f, struct cells *cells)
{
    const char *c = f->at;
    long column = 1;
    bool good = true, remark = false;
    for (; *c && *c != '\n'; c++, column += ((unsigned char)*c & 0xC0) != 0x80) {
        remark = remark || *c == '#';
        if (remark || !good || is_blank(*c)) continue;
        if (*c < ' ' || *c > '~' || cells->count == SUDOKU_MAX_CELLS) {
            complain(f, f->line, column,
                     cells->count == SUDOKU_MAX_CELLS ? "a layout has at most 36x36 cells"
                                                      : "expected a letter or digit for each cell");
            good = false;
            continue;
        }
        cells->symbol[cells->count] = *c;
        cells->line[cells->count] = f->line;
        cells->column[cells->count++] = column;
    }
    f->at = *c ? c + 1 : c;
    f->line++;
    return good;
}

/* Numbers the regions in the order in which they appear.  False, with the position and a sentence: their number or a size is
   wrong.  */
static bool number_regions(const struct cells *cells, int size, uint8_t *regions, int *place,
                           char sentence[SUDOKU_TEXT])
{
    char symbol[SUDOKU_MAX_SIZE];
    int count[SUDOKU_MAX_SIZE] = {0}, first[SUDOKU_MAX_SIZE], known = 0;
    for (int i = 0; i < size * size; i++) {
        int region = 0;
        while (region < known && symbol[region] != cells->symbol[i]) region++;
        if (region == size) {
            *place = i;
            snprintf(sentence, SUDOKU_TEXT, "there are more than %d regions", size);
            return false;
        }
        if (region == known) {
            first[known] = i;
            symbol[known++] = cells->symbol[i];
        }
        regions[i] = (uint8_t)region;
        count[region]++;
    }
    for (int region = 0; region < known; region++)
        if (count[region] != size) {
            *place = first[region];
            snprintf(sentence, SUDOKU_TEXT, "region %c has %d cells instead of %d", symbol[region],
                     count[region], size);
            return false;
        }
    return true;
}

/* The size of a layout with that many cells; 0: there is none. */
static int size_of(int cells)
{
    int size = LEAST_SIZE;
    while (size < SUDOKU_MAX_SIZE && size * size < cells) size++;
    return size * size == cells ? size : 0;
}

/* Reads the other lines of a square: as many as the first line has cells, each of that length. */
static bool take_square(struct layout_file *f, struct cells *cells)
{
    const int width = cells->count;
    for (int row = 1; row < width; row++) {
        const int before = cells->count;
        if (!*f->at || !take_line(f, cells)) return false;
        if (cells->count - before == width) continue;
        if (!size_of(width)) {
            char sentence[SUDOKU_TEXT];
            snprintf(sentence, sizeof sentence, "row %d has %d cells instead of %d", row + 1,
                     cells->count - before, width);
            complain(f, f->line - 1, 1, sentence);
            return false;
        }
        return false;
    }
    return true;
}

static enum layout_found finish(struct layout_file *f, const struct cells *cells, int size,
                                struct read_layout *layout)
{
    char sentence[SUDOKU_TEXT];
    int place;
    layout->size = size;
    if (number_regions(cells, size, layout->regions, &place, sentence)) return LAYOUT_FOUND;
    return complain(f, cells->line[place], cells->column[place], sentence);
}

/* A line of 16 letters may be a layout of 4x4 or the first row of 16x16: it is the latter if 16 such lines have 16 regions. */
static enum layout_found read_one(struct layout_file *f, struct cells *cells, struct read_layout *layout)
{
    const int width = cells->count, size = size_of(width);
    const struct layout_file behind_line = *f;
    char sentence[SUDOKU_TEXT];
    int place;
    if (width < LEAST_SIZE || (width > SUDOKU_MAX_SIZE && !size)) {
        snprintf(sentence, sizeof sentence,
                 "expected all cells of a layout or a row of 4 to 36 cells, found %d", width);
        return complain(f, cells->line[0], cells->column[0], sentence);
    }
    if (width > SUDOKU_MAX_SIZE) return finish(f, cells, size, layout);
    const bool square = take_square(f, cells);
    if (!size) {
        if (square) return finish(f, cells, width, layout);
        if (!*f->at && cells->count % width == 0)
            complain(f, f->line, 1, "the text ends within a layout");
        return LAYOUT_BAD;
    }
    layout->size = width;
    if (square && number_regions(cells, width, layout->regions, &place, sentence)) return LAYOUT_FOUND;
    *f = behind_line;
    return finish(f, cells, size, layout);
}

enum layout_found next_layout(struct layout_file *f, struct read_layout *layout)
{
    struct cells cells = {.count = 0};
    while (*f->at && !cells.count)
        if (!take_line(f, &cells)) return LAYOUT_BAD;
    if (!cells.count) return LAYOUT_END;
    layout->line = cells.line[0];
    return read_one(f, &cells, layout);
}
