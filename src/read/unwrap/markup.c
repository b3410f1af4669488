/* SPDX-License-Identifier: MIT */
/* markup.c - see markup.h */
#include "read/unwrap/markup.h"

#include "base/memory.h"
#include "sudoku.h"

enum { DEEPEST = 8, NONE = -1 };

/* ---- building ---- */

void markup_begin(struct markup *t) { *t = (struct markup){.open = NONE, .first = NONE, .last = NONE}; }

void markup_free(struct markup *t)
{
    page_free(&t->text);
    free(t->table);
    free(t->cell);
}

static struct markup_table *open_table(const struct markup *t)
{
    return t->open == NONE ? NULL : &t->table[t->open];
}

struct markup_cell *markup_open_cell(struct markup *t)
{
    const struct markup_table *table = open_table(t);
    return table && table->in_cell ? &t->cell[table->last_cell] : NULL;
}

bool markup_take_text(const struct markup *t)
{
    const struct markup_table *table = open_table(t);
    return !table || table->in_cell;
}

void markup_open(struct markup *t)
{
    struct markup_table *outer = open_table(t);
    if (outer && !outer->in_cell) { /* it was never closed */
        markup_close(t);
        outer = open_table(t);
    }
    if (!make_room((void **)&t->table, t->tables, &t->table_room, sizeof *t->table)) {
        t->text.no_memory = true;
        return;
    }
    outer = open_table(t); /* may have moved */
    const long self = (long)t->tables++;
    struct markup_cell *cell = outer ? &t->cell[outer->last_cell] : NULL;
    long *last = cell ? &cell->last_child : &t->last;
    if (*last != NONE) t->table[*last].next = self;
    else if (cell) cell->first_child = self;
    else t->first = self;
    *last = self;
    t->table[self] = (struct markup_table){.begin = t->text.length,
                                           .parent = outer ? outer->last_cell : NONE,
                                           .parent_table = t->open,
                                           .next = NONE,
                                           .first_cell = NONE,
                                           .last_cell = NONE,
                                           .depth = outer ? outer->depth + 1 : 1};
    t->open = self;
    t->too_deep |= t->table[self].depth > DEEPEST;
}

void markup_end_cell(struct markup *t)
{
    struct markup_table *table = open_table(t);
    if (!table || !table->in_cell) return;
    t->cell[table->last_cell].end = t->text.length;
    table->in_cell = false;
}

void markup_end_row(struct markup *t)
{
    markup_end_cell(t);
    struct markup_table *table = open_table(t);
    if (table) table->in_row = false;
}

void markup_row(struct markup *t)
{
    markup_end_row(t);
    struct markup_table *table = open_table(t);
    if (!table) return;
    table->in_row = true;
    table->rows++;
}

struct markup_cell *markup_cell(struct markup *t)
{
    markup_end_cell(t);
    struct markup_table *table = open_table(t);
    if (!table) return NULL;
    if (!table->in_row) markup_row(t);
    if (!make_room((void **)&t->cell, t->cells, &t->cell_room, sizeof *t->cell)) {
        t->text.no_memory = true;
        return NULL;
    }
    const long self = (long)t->cells++;
    t->cell[self] = (struct markup_cell){.begin = t->text.length,
                                         .end = t->text.length,
                                         .row = table->rows - 1,
                                         .next = NONE,
                                         .first_child = NONE,
                                         .last_child = NONE};
    if (table->last_cell != NONE) t->cell[table->last_cell].next = self;
    else table->first_cell = self;
    table->last_cell = self;
    table->in_cell = true;
    return &t->cell[self];
}

void markup_close(struct markup *t)
{
    markup_end_row(t);
    struct markup_table *table = open_table(t);
    if (!table) return;
    table->end = t->text.length;
    t->open = table->parent_table;
}

/* ---- what a table is like ---- */

static bool is_space(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == PARAGRAPH;
}

/* The text of a cell without blanks around it. */
static struct page_line trimmed(const struct markup *t, const struct markup_cell *c)
{
    struct page_line l = {c->begin, c->end};
    while (l.begin < l.end && is_space(t->text.text[l.begin])) l.begin++;
    while (l.begin < l.end && is_space(t->text.text[l.end - 1])) l.end--;
    return l;
}

static bool cell_is_blank(const struct markup *t, const struct markup_cell *c)
{
    const struct page_line l = trimmed(t, c);
    return l.begin == l.end;
}

static bool has_several_lines(const struct markup *t, const struct markup_cell *c)
{
    const struct page_line l = trimmed(t, c);
    for (size_t i = l.begin; i < l.end; i++)
        if (t->text.text[i] == '\n' || t->text.text[i] == PARAGRAPH) return true;
    return false;
}

/* What the cells of a table have in common. */
struct survey {
    int columns; /* of the longest row */
    int rows;    /* but for those of one wide cell */
    bool children, several_lines;
    bool heading_row;                       /* the first row names the columns, */
    bool heading_column;                    /* and the first column the rows */
    bool by_puzzle, by_player, by_somebody; /* digits whose author is said, or not */
    bool bold, plain;                       /* digits that are set off, and others */
};

static bool is_alone_in_row(const struct markup *t, const struct markup_cell *c,
                            const struct markup_cell *before)
{
    return (!before || before->row != c->row) && (c->next == NONE || t->cell[c->next].row != c->row);
}

/* A row of one cell across the whole table: a title, or a line. */
static bool is_banner(const struct markup *t, const struct markup_cell *c,
                      const struct markup_cell *before)
{
    return c->wide && is_alone_in_row(t, c, before);
}

static struct survey survey_table(const struct markup *t, const struct markup_table *table)
{
    struct survey s = {.heading_row = true, .heading_column = true};
    const struct markup_cell *before = NULL;
    bool corner = false; /* the first cell of all is a heading, or blank */
    int column = 0, first_row = NONE;
    for (long i = table->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        s.children |= c->first_child != NONE;
        s.several_lines |= has_several_lines(t, c);
        if (!is_banner(t, c, before)) {
            const bool new_row = !before || before->row != c->row;
            column = new_row ? 1 : column + 1;
            s.rows += new_row;
            if (first_row == NONE) first_row = c->row;
            if (column > s.columns) s.columns = column;
            if (c->row == first_row && column == 1) corner = c->heading || cell_is_blank(t, c);
            else if (c->row == first_row) s.heading_row &= c->heading;
            else if (column == 1) s.heading_column &= c->heading;
            else if (c->heading) s.heading_column = s.heading_row = false;
            if (!cell_is_blank(t, c)) {
                s.by_puzzle |= c->author == AUTHOR_PUZZLE;
                s.by_player |= c->author == AUTHOR_PLAYER;
                s.by_somebody |= c->author != AUTHOR_PLAYER;
                s.bold |= c->bold && !c->heading;
                s.plain |= !c->bold && !c->heading;
            }
        }
        before = c;
    }
    /* n rows of n must be left */
    s.heading_row &= corner;
    s.heading_column &= corner;
    if (s.heading_row && s.heading_column && s.rows == s.columns) return s;
    if (s.heading_row && s.rows == s.columns + 1) s.heading_column = false;
    else if (s.heading_column && s.columns == s.rows + 1) s.heading_row = false;
    else s.heading_row = s.heading_column = false;
    return s;
}

/* A digit that the player wrote, among others that belong to the puzzle. */
static bool is_of_player(const struct markup_cell *c, const struct survey *s)
{
    if (s->by_puzzle) return c->author != AUTHOR_PUZZLE;
    return s->by_player && s->by_somebody && c->author == AUTHOR_PLAYER;
}

/* ---- writing ---- */

static void blank_line(struct page *to, const struct markup *t, size_t at)
{
    page_end_line(to, &t->text, at);
    if (to->length > 1 && to->text[to->length - 2] != '\n') page_put(to, "\n", &t->text, at);
}

/* A table that may be a grid.  Its empty cells show, so that a row that is not understood is no shorter one. */
static bool is_large(const struct survey *s)
{
    enum { LEAST_GRID = 4 };
    return s->rows >= LEAST_GRID && s->columns >= LEAST_GRID;
}

/* In one line, with one sign for all blanks in a row. */
static void write_cell(const struct markup *t, const struct markup_cell *c, const char *blank,
                       struct page *to)
{
    const struct page_line l = trimmed(t, c);
    for (size_t i = l.begin; i < l.end; i++) {
        if (!is_space(t->text.text[i])) page_take(to, &t->text, i);
        else if (!is_space(t->text.text[i - 1])) page_put(to, blank, &t->text, i);
    }
}

/* Several words in a cell of a grid are no digit; together they must not look like several cells. */
static void write_digit(const struct markup *t, const struct markup_cell *c, const struct survey *s,
                        struct page *to)
{
    const bool note = c->first_child != NONE;
    if (c->bold && s->plain && is_large(s) && !s->by_puzzle && !s->by_player && !cell_is_blank(t, c))
        page_put(to, "<bold>", &t->text, c->begin); /* whose digits are these? */
    if (!cell_is_blank(t, c) && !note && !is_of_player(c, s))
        write_cell(t, c, is_large(s) ? "/" : " ", to);
    else if (is_large(s)) page_put(to, ".", &t->text, c->begin);
}

static void write_rows(const struct markup *t, const struct markup_table *table, const struct survey *s,
                       struct page *to)
{
    const struct markup_cell *before = NULL;
    int row = 0, column = 0;
    for (long i = table->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        const bool banner = is_banner(t, c, before), new_row = !before || before->row != c->row;
        before = c;
        if (banner) {
            if (cell_is_blank(t, c)) continue;
            blank_line(to, t, c->begin);
            write_cell(t, c, " ", to);
            blank_line(to, t, c->end);
            continue;
        }
        row += new_row;
        column = new_row ? 0 : column + 1;
        if (s->heading_row && row == 1) continue;
        if (new_row && row > 1 + s->heading_row) page_put(to, "\n", &t->text, c->begin);
        if (column < s->heading_column) continue;
        if (column > s->heading_column) page_put(to, "\t", &t->text, c->begin);
        if (c->wide) page_put(to, "<wide>", &t->text, c->begin); /* no reader takes it for a cell */
        write_digit(t, c, s, to);
    }
    page_put(to, "\n", &t->text, table->end);
}

/* A table of boxes that are tables: the cells of all, in rows. */
struct boxes {
    int down, across;  /* boxes */
    int rows, columns; /* of each */
    long cell[SUDOKU_MAX_SIZE][SUDOKU_MAX_SIZE];
};

/* Fills in one box.  False: it is not like the others. */
static bool fill_box(const struct markup *t, const struct markup_table *box, int top, int left,
                     struct boxes *b)
{
    const struct survey s = survey_table(t, box);
    if (s.children || s.heading_row || s.heading_column || s.rows != b->rows || s.columns != b->columns)
        return false;
    int row = -1, column = 0, cells = 0;
    const struct markup_cell *before = NULL;
    for (long i = box->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        const bool new_row = !before || before->row != c->row;
        row += new_row;
        column = new_row ? 0 : column + 1;
        if (c->wide) return false;
        b->cell[top + row][left + column] = i;
        before = c;
        cells++;
    }
    return cells == b->rows * b->columns;
}

/* Does the cell hold one table and nothing else? */
static bool holds_a_box(const struct markup *t, const struct markup_cell *c)
{
    if (c->first_child == NONE || c->first_child != c->last_child || c->wide) return false;
    const struct markup_table *box = &t->table[c->first_child];
    const struct markup_cell before = {.begin = c->begin, .end = box->begin};
    const struct markup_cell after = {.begin = box->end, .end = c->end};
    return cell_is_blank(t, &before) && cell_is_blank(t, &after);
}

static bool find_boxes(const struct markup *t, const struct markup_table *table, struct boxes *b)
{
    const struct survey s = survey_table(t, table);
    if (!s.children || !s.rows || !holds_a_box(t, &t->cell[table->first_cell])) return false;
    const struct survey first = survey_table(t, &t->table[t->cell[table->first_cell].first_child]);
    *b = (struct boxes){
        .down = s.rows, .across = s.columns, .rows = first.rows, .columns = first.columns};
    const bool fits = b->down <= SUDOKU_MAX_SIZE && b->across <= SUDOKU_MAX_SIZE && b->rows > 0 &&
                      b->rows <= SUDOKU_MAX_SIZE / b->down && b->columns <= SUDOKU_MAX_SIZE / b->across;
    if (!fits || b->down * b->across < 2) return false;
    int row = -1, column = 0, cells = 0;
    const struct markup_cell *before = NULL;
    for (long i = table->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        const bool new_row = !before || before->row != c->row;
        row += new_row;
        column = new_row ? 0 : column + 1;
        if (!holds_a_box(t, c) ||
            !fill_box(t, &t->table[c->first_child], row * b->rows, column * b->columns, b))
            return false;
        before = c;
        cells++;
    }
    return cells == b->down * b->across;
}

static void write_boxes(const struct markup *t, const struct boxes *b, struct page *to)
{
    struct survey s = {.rows = b->down * b->rows, .columns = b->across * b->columns};
    for (int i = 0; i < s.rows; i++)
        for (int j = 0; j < s.columns; j++) {
            const struct markup_cell *c = &t->cell[b->cell[i][j]];
            if (cell_is_blank(t, c)) continue;
            s.by_puzzle |= c->author == AUTHOR_PUZZLE;
            s.by_player |= c->author == AUTHOR_PLAYER;
            s.by_somebody |= c->author != AUTHOR_PLAYER;
            s.bold |= c->bold;
            s.plain |= !c->bold;
        }
    for (int i = 0; i < s.rows; i++)
        for (int j = 0; j < s.columns; j++) {
            const struct markup_cell *c = &t->cell[b->cell[i][j]];
            write_digit(t, c, &s, to);
            page_put(to, j + 1 < s.columns ? "\t" : "\n", &t->text, c->end);
        }
}

/* The lines from one paragraph mark to the next. */
static bool paragraph_has_lines(const struct markup *t, size_t begin, size_t end)
{
    size_t lines = 0;
    for (size_t i = begin; i < end && t->text.text[i] != PARAGRAPH; i++)
        lines += t->text.text[i] == '\n' && i > begin;
    return lines > 0;
}

static void write_text(const struct markup *t, size_t begin, size_t end, struct page *to)
{
    bool lines = paragraph_has_lines(t, begin, end);
    for (size_t i = begin; i < end; i++) {
        if (t->text.text[i] != PARAGRAPH) {
            page_take(to, &t->text, i);
            continue;
        }
        const bool lines_follow = paragraph_has_lines(t, i + 1, end);
        if (lines || lines_follow) blank_line(to, t, i);
        else page_end_line(to, &t->text, i);
        lines = lines_follow;
    }
}

/* Text from `begin` to `end`, and the tables in it.  As deep as tables may be. */
static void write_part(const struct markup *t, size_t begin, size_t end, long table, struct page *to);

/* Cells that hold what is no cell of a puzzle: one after the other. */
static void write_layout(const struct markup *t, const struct markup_table *table, struct page *to)
{
    for (long i = table->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        blank_line(to, t, c->begin);
        write_part(t, c->begin, c->end, c->first_child, to);
    }
}

/* Does a table in a cell list candidates, digits that rise?  The number of them; 0: it does not. */
static int candidates_in(const struct markup *t, const struct markup_table *table)
{
    char last = '0';
    int count = 0;
    for (size_t i = table->begin; i < table->end; i++) {
        const char c = t->text.text[i];
        if (is_space(c) || c == '.') continue;
        if (c <= last || c > '9') return 0;
        last = c;
        count++;
    }
    return count;
}

/* A grid in which some cells hold small tables of candidates, and others a digit each.  A table of boxes holds tables only. */
static bool has_notes(const struct markup *t, const struct markup_table *table, const struct survey *s)
{
    bool digits = false, several = false;
    if (!is_large(s) || s->rows != s->columns) return false;
    for (long i = table->first_cell; i != NONE; i = t->cell[i].next) {
        const struct markup_cell *c = &t->cell[i];
        if (c->first_child == NONE) {
            const struct page_line l = trimmed(t, c);
            if (l.end - l.begin > 1) return false;
            digits |= l.end > l.begin;
            continue;
        }
        const int candidates = holds_a_box(t, c) ? candidates_in(t, &t->table[c->first_child]) : 0;
        if (!candidates) return false;
        several |= candidates > 1;
    }
    return digits && several;
}

static void write_table(const struct markup *t, const struct markup_table *table, struct page *to)
{
    struct boxes boxes;
    const struct survey s = survey_table(t, table);
    const bool is_of_parts = s.children || (s.several_lines && !is_large(&s));
    blank_line(to, t, table->begin);
    if (s.children && find_boxes(t, table, &boxes)) write_boxes(t, &boxes, to);
    else if (is_of_parts && !has_notes(t, table, &s)) write_layout(t, table, to);
    else write_rows(t, table, &s, to);
    blank_line(to, t, table->end);
}

static void write_part(const struct markup *t, size_t begin, size_t end, long table, struct page *to)
{
    for (; table != NONE; table = t->table[table].next) {
        write_text(t, begin, t->table[table].begin, to);
        write_table(t, &t->table[table], to);
        begin = t->table[table].end;
    }
    write_text(t, begin, end, to);
}

bool markup_write(struct markup *t, struct page *to)
{
    while (t->open != NONE) markup_close(t);
    if (t->text.no_memory) to->no_memory = true;
    else if (!t->too_deep) write_part(t, 0, t->text.length, t->first, to);
    return !to->no_memory && !t->too_deep;
}
