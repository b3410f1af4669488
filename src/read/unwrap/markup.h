/* SPDX-License-Identifier: MIT */
/* markup.h - the text of a page with markup, and the tables in it.

   HTML, BBCode and LaTeX write tables alike: tables, rows, cells, and text or further tables in the cells.  A wrapping tells this
   builder what it meets, from the first character to the last; markup_write() then writes lines, with a tab between two cells.

       markup_open() markup_row() markup_cell() text ... markup_close()  */
#ifndef READ_UNWRAP_MARKUP_H
#define READ_UNWRAP_MARKUP_H

#include "read/unwrap/page.h"

/* Between two paragraphs: a line end, and a blank line beside a paragraph of several lines. */
#define PARAGRAPH '\v'

/* Who wrote the digit of a cell, if the markup says so. */
enum author { AUTHOR_UNKNOWN, AUTHOR_PUZZLE, AUTHOR_PLAYER };

struct markup_cell {
    size_t begin, end; /* of the text */
    int row;
    long next;        /* of the table; -1: the last */
    long first_child; /* table in it, or -1 */
    long last_child;
    enum author author;
    bool heading; /* names a row or a column */
    bool bold;    /* or set off otherwise: in another colour, underlined */
    bool wide;    /* spans several rows or columns */
};

struct markup_table {
    size_t begin, end;          /* of the text */
    long parent;                /* the cell it is in, or -1 */
    long parent_table;          /* or -1 */
    long next;                  /* in the same cell, or outside all tables; -1: the last */
    long first_cell, last_cell; /* or -1 */
    int rows, depth;
    bool in_row, in_cell;
};

struct markup {
    struct page text;
    struct markup_table *table;
    size_t tables, table_room;
    struct markup_cell *cell;
    size_t cells, cell_room;
    long open;        /* the innermost table that is open, or -1 */
    long first, last; /* outside all others, or -1 */
    bool too_deep;    /* more tables in each other than are looked at */
};

void markup_begin(struct markup *);
void markup_free(struct markup *);

void markup_open(struct markup *);
void markup_row(struct markup *);
void markup_end_row(struct markup *);
/* The cell that has been begun, or NULL if there is no memory. */
struct markup_cell *markup_cell(struct markup *);
void markup_end_cell(struct markup *);
void markup_close(struct markup *);

/* The open cell of the innermost table, or NULL. */
struct markup_cell *markup_open_cell(struct markup *);
/* Does text belong to a cell, or stand outside all tables? */
bool markup_take_text(const struct markup *);

/* Writes all of it.  False: left alone, or out of memory. */
bool markup_write(struct markup *, struct page *to);

#endif
