/* SPDX-License-Identifier: MIT */
/* unwrap_latex.c - tables of LaTeX, and its environments for puzzles.

       \begin{tabular}{|c|c|c|}        cells with & between, rows that \\ ends; in arrays and matrices, too
       5 & \textbf{3} & ~ \\ \hline

       \begin{sudoku}                  cells with bars between, rows that |. ends
       |5|3| |.

       \setrow {5}{3}{ } ...           rows of groups
       \setrow{9}{5,3,{},...}          or numbered from the bottom

   Comments go, and so does what only says how a cell looks.  Commands that are not known stay in their cells, so that nobody reads
   them.  */
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/unwrap/latex_names.h"
#include "read/unwrap/markup.h"

enum { MOST_MATRICES = 4 };

struct latex {
    const struct page *from;
    struct markup markup;
    size_t at, end;
    int braces;                /* that are open */
    int matrix[MOST_MATRICES]; /* how many braces were open before each that is */
    int matrices;
    bool in_sudoku;       /* an environment for puzzles */
    bool bars;            /* in an environment of |5| | |. */
    bool bar;             /* one was the last character */
    bool other_ampersand; /* \& separates cells */
    bool found, foreign;
};

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }
static char here(const struct latex *x) { return x->at < x->end ? x->from->text[x->at] : '\0'; }

static bool stands_here(const struct latex *x, const char *text)
{
    const size_t length = strlen(text);
    return x->end - x->at >= length && !memcmp(x->from->text + x->at, text, length);
}

static size_t find(const struct page *p, size_t at, const char *text)
{
    const size_t length = strlen(text);
    for (; at < p->length; at++) {
        const char *first = memchr(p->text + at, text[0], p->length - at);
        if (!first) break;
        at = (size_t)(first - p->text);
        if (p->length - at >= length && !memcmp(first, text, length)) return at;
    }
    return p->length;
}

static bool is_in_table(const struct latex *x) { return x->markup.open >= 0; }

static void put_paragraph(struct latex *x)
{
    const char mark[] = {PARAGRAPH, '\0'};
    if (markup_take_text(&x->markup)) page_put(&x->markup.text, mark, x->from, x->at);
}

/* A character of a cell, which may begin with it; or of the text outside. */
static void put(struct latex *x, char c)
{
    const char text[] = {c, '\0'};
    if (is_in_table(x) && !markup_open_cell(&x->markup)) {
        if (is_blank(c)) return;
        markup_cell(&x->markup);
    }
    page_put(&x->markup.text, text, x->from, x->at);
}

/* ---- arguments ---- */

static void skip_blanks(struct latex *x)
{
    while (is_blank(here(x))) x->at++;
}

/* Past a group that begins here, with the groups in it; its contents.  False: none begins here. */
static bool skip_group(struct latex *x, char open, char close, struct page_line *contents)
{
    enum { LONGEST_GROUP = 2000 };
    const size_t most = x->end - x->at > LONGEST_GROUP ? x->at + LONGEST_GROUP : x->end;
    int depth = 0;
    if (here(x) != open) return false;
    for (size_t at = x->at; at < most; at++) {
        const char c = x->from->text[at];
        if (c == '\\') at++;
        else if (c == open) depth++;
        else if (c == close && --depth == 0) {
            *contents = (struct page_line){x->at + 1, at};
            x->at = at + 1;
            return true;
        }
    }
    return false;
}

/* Arguments in braces, and those in brackets or parentheses before each. */
static void skip_arguments(struct latex *x, int count)
{
    struct page_line unused;
    while (skip_group(x, '[', ']', &unused)) continue;
    for (; count; count--) {
        const size_t before = x->at;
        do skip_blanks(x);
        while (skip_group(x, '[', ']', &unused) || skip_group(x, '(', ')', &unused));
        if (skip_group(x, '{', '}', &unused)) continue;
        x->at = before;
        break;
    }
}

/* ---- rows of groups ---- */

enum { MOST_ROWS = SUDOKU_MAX_SIZE };

struct set_row {
    long number; /* from the bottom; 0: none */
    int cells;
    struct page_line cell[SUDOKU_MAX_SIZE];
};

static long number_of(const struct page *p, struct page_line l)
{
    long number = 0;
    for (size_t i = l.begin; i < l.end; i++) {
        if (!is_figure(p->text[i]) || number > MOST_ROWS) return 0;
        number = 10 * number + p->text[i] - '0';
    }
    return number;
}

/* Cuts "5,3,{},..." into cells.  False: too many. */
static bool cut_values(const struct page *p, struct page_line values, struct set_row *row)
{
    row->cells = 0;
    for (size_t begin = values.begin, at = begin; at <= values.end; at++) {
        if (at < values.end && p->text[at] != ',') continue;
        if (row->cells == SUDOKU_MAX_SIZE) return false;
        struct page_line cell = {begin, at};
        while (cell.begin < cell.end && (is_blank(p->text[cell.begin]) || p->text[cell.begin] == '{'))
            cell.begin++;
        while (cell.end > cell.begin &&
               (is_blank(p->text[cell.end - 1]) || p->text[cell.end - 1] == '}'))
            cell.end--;
        row->cell[row->cells++] = cell;
        begin = at + 1;
    }
    return true;
}

/* The groups after \setrow.  False: it is no row. */
static bool read_set_row(struct latex *x, struct set_row *row)
{
    enum { LEAST_CELLS = 4 };
    struct page_line group;
    *row = (struct set_row){.cells = 0};
    for (size_t before = x->at;; before = x->at) {
        skip_blanks(x);
        if (row->cells == SUDOKU_MAX_SIZE || !skip_group(x, '{', '}', &group)) {
            x->at = before;
            break;
        }
        row->cell[row->cells++] = group;
    }
    if (row->cells == 2) {
        row->number = number_of(x->from, row->cell[0]);
        return row->number > 0 && cut_values(x->from, row->cell[1], row);
    }
    return row->cells >= LEAST_CELLS;
}

static void put_set_row(struct latex *x, const struct set_row *row)
{
    markup_row(&x->markup);
    for (int i = 0; i < row->cells; i++) {
        markup_cell(&x->markup);
        page_take_range(&x->markup.text, x->from, row->cell[i].begin, row->cell[i].end);
    }
    markup_end_row(&x->markup);
}

static void skip_comments_and_blanks(struct latex *x)
{
    for (skip_blanks(x); here(x) == '%'; skip_blanks(x))
        while (x->at < x->end && here(x) != '\n') x->at++;
}

/* The rows in their order, all in one table of their own.  Numbers must be those of all rows, from either end. */
static void take_set_rows(struct latex *x)
{
    static const char command[] = "\\setrow";
    struct set_row rows[MOST_ROWS];
    int count = 0;
    bool good = true;
    size_t after = x->at;
    do {
        good = count < MOST_ROWS && read_set_row(x, &rows[count]);
        if (!good) break;
        count++;
        after = x->at;
        skip_comments_and_blanks(x);
        if (!stands_here(x, command)) break;
        x->at += strlen(command);
    } while (true);
    x->at = after;
    for (int i = 1; i < count; i++) {
        const long step = rows[i].number - rows[i - 1].number;
        good &= rows[0].number ? step == (rows[0].number > 1 ? -1 : 1) : rows[i].number == 0;
    }
    if (count > 1 && rows[0].number) good &= rows[0].number == (rows[0].number > 1 ? count : 1);
    x->foreign |= !good && count > 0;
    if (!good || !count) return;
    const bool upwards = rows[0].number == 1;
    x->found = true;
    markup_open(&x->markup);
    for (int i = 0; i < count; i++) put_set_row(x, &rows[upwards ? count - 1 - i : i]);
    markup_close(&x->markup);
}

/* ---- environments ---- */

static void open_table(struct latex *x)
{
    if (is_in_table(x) && !markup_open_cell(&x->markup)) markup_cell(&x->markup);
    markup_open(&x->markup);
    x->found = true;
}

/* What stands behind a formula: its end, and the end of a sentence. */
static void close_table(struct latex *x)
{
    markup_close(&x->markup);
    if (is_in_table(x)) return;
    while (x->at < x->end && (is_blank(here(x)) ? here(x) != '\n' : is_one_of(here(x), "$.,;"))) x->at++;
    put_paragraph(x);
}

static void take_verbatim(struct latex *x, struct page_line name)
{
    const struct page *p = x->from;
    size_t end = x->at;
    do {
        end = find(p, end + 1, "\\end{");
    } while (end < p->length &&
             (p->length - end < name.end - name.begin + 6 ||
              memcmp(p->text + end + 5, p->text + name.begin, name.end - name.begin) != 0));
    if (end > x->end) end = x->end;
    put_paragraph(x);
    if (markup_take_text(&x->markup)) page_take_range(&x->markup.text, p, x->at, end);
    x->at = end;
    x->found = true;
}

static bool begins_with_bar(struct latex *x)
{
    const size_t before = x->at;
    skip_comments_and_blanks(x);
    const bool bar = here(x) == '|';
    if (!bar) x->at = before;
    return bar;
}

static void begin_environment(struct latex *x, struct page_line name)
{
    const struct latex_environment_name e =
        latex_environment_named(x->from->text + name.begin, name.end - name.begin);
    skip_arguments(x, e.arguments);
    switch (e.kind) {
    case ENVIRONMENT_TABLE: open_table(x); break;
    case ENVIRONMENT_SUDOKU:
        x->in_sudoku = true;
        x->bars = begins_with_bar(x);
        x->bar = false;
        skip_comments_and_blanks(x);
        if (!stands_here(x, "\\setrow")) open_table(x);
        break;
    case ENVIRONMENT_VERBATIM: take_verbatim(x, name); break;
    case ENVIRONMENT_FOREIGN: x->foreign = true; break;
    case ENVIRONMENT_DOCUMENT: /* what stands before it is no text */
        markup_free(&x->markup);
        markup_begin(&x->markup);
        break;
    case ENVIRONMENT_OTHER: put_paragraph(x); break;
    }
}

static void end_environment(struct latex *x, struct page_line name)
{
    const struct latex_environment_name e =
        latex_environment_named(x->from->text + name.begin, name.end - name.begin);
    switch (e.kind) {
    case ENVIRONMENT_TABLE: close_table(x); break;
    case ENVIRONMENT_SUDOKU:
        x->bars = x->in_sudoku = false;
        close_table(x);
        break;
    case ENVIRONMENT_DOCUMENT: x->at = x->end; break;
    default: put_paragraph(x);
    }
}

/* ---- commands ---- */

/* Letters, or one other character; an asterisk belongs to the name. */
static struct page_line command_name(const struct latex *x)
{
    struct page_line name = {x->at + 1, x->at + 1};
    const char *text = x->from->text;
    while (name.end < x->end && is_letter(text[name.end])) name.end++;
    const size_t letters = name.end - name.begin;
    const bool asterisk = letters == strlen("hspace") && name.end < x->end && text[name.end] == '*';
    if (asterisk || (!letters && name.end < x->end)) name.end++;
    return name;
}

static void separate_cells(struct latex *x)
{
    if (!markup_open_cell(&x->markup)) markup_cell(&x->markup);
    markup_cell(&x->markup);
}

static void end_row(struct latex *x)
{
    struct page_line unused;
    if (here(x) == '*') x->at++;
    skip_group(x, '[', ']', &unused);
    if (is_in_table(x)) markup_end_row(&x->markup);
    else put(x, '\n');
}

/* \multicolumn{1}{c|}{5} is simply 5. */
static void take_multiple(struct latex *x, int arguments)
{
    struct page_line count, unused;
    skip_group(x, '[', ']', &unused);
    skip_blanks(x);
    if (!is_in_table(x) || !skip_group(x, '{', '}', &count)) return;
    if (!markup_open_cell(&x->markup)) markup_cell(&x->markup);
    struct markup_cell *cell = markup_open_cell(&x->markup);
    if (cell) cell->wide = number_of(x->from, count) != 1;
    skip_arguments(x, arguments - 1);
}

/* \matrix{...}, with the name and the options of a picture's. */
static void take_matrix(struct latex *x)
{
    struct page_line unused;
    do skip_blanks(x);
    while (skip_group(x, '[', ']', &unused) || skip_group(x, '(', ')', &unused));
    if (here(x) != '{' || x->matrices == MOST_MATRICES) return;
    x->at++;
    x->matrix[x->matrices++] = x->braces++;
    open_table(x);
}

static void leave_as_it_is(struct latex *x, struct page_line name)
{
    put(x, '\\');
    for (size_t i = name.begin; i < name.end; i++) put(x, x->from->text[i]);
}

static void take_command(struct latex *x)
{
    struct page_line group;
    const struct page_line name = command_name(x);
    const char *text = x->from->text + name.begin;
    const struct latex_command_name c = latex_command_named(text, name.end - name.begin);
    if (c.kind == COMMAND_UNKNOWN) leave_as_it_is(x, name);
    x->foreign |= c.kind == COMMAND_UNKNOWN && x->in_sudoku && !x->bars;
    x->at = name.end;
    switch (c.kind) {
    case COMMAND_UNKNOWN: break;
    case COMMAND_DROPPED: skip_arguments(x, c.arguments); break;
    case COMMAND_SPACE:
        put(x, ' ');
        skip_arguments(x, c.arguments);
        break;
    case COMMAND_SIGN:
        if (c.sign == '&' && x->other_ampersand && is_in_table(x)) separate_cells(x);
        else put(x, c.sign);
        break;
    case COMMAND_ROW_END: end_row(x); break;
    case COMMAND_MULTIPLE: take_multiple(x, c.arguments); break;
    case COMMAND_MATRIX: take_matrix(x); break;
    case COMMAND_SETROW: take_set_rows(x); break;
    case COMMAND_DELIMITER:
        if (here(x) == '\\') x->at++;
        if (x->at < x->end && !is_letter(here(x)) && !is_blank(here(x))) x->at++;
        break;
    case COMMAND_BEGIN:
        if (skip_group(x, '{', '}', &group)) begin_environment(x, group);
        break;
    case COMMAND_END:
        if (skip_group(x, '{', '}', &group)) end_environment(x, group);
        break;
    }
}

/* ---- characters ---- */

static void take_brace(struct latex *x)
{
    const char c = here(x);
    if (!is_in_table(x)) put(x, c);
    x->at++;
    x->braces += c == '{' ? 1 : -1;
    if (!x->matrices || x->braces != x->matrix[x->matrices - 1]) return;
    x->matrices--;
    close_table(x);
}

/* |5| | |. : a bar begins a cell, unless a full stop follows, or the line ends. */
static void take_in_bars(struct latex *x)
{
    const char c = here(x);
    if (c == '|') {
        if (x->bar) markup_cell(&x->markup);
        else markup_end_cell(&x->markup);
        x->bar = true;
    } else if (c == '\n' || (x->bar && c == '.')) {
        markup_end_row(&x->markup);
        x->bar = false;
    } else {
        if (x->bar) markup_cell(&x->markup);
        x->bar = false;
        if (c != '{' && c != '}' && c != '$') put(x, c);
    }
    x->at++;
}

static void take_character(struct latex *x)
{
    const char c = here(x);
    if (c == '\\') {
        if (x->bars && x->bar && !stands_here(x, "\\end")) {
            markup_cell(&x->markup);
            x->bar = false;
        }
        take_command(x);
    } else if (c == '%') {
        while (x->at < x->end && here(x) != '\n') x->at++;
    } else if (x->bars && is_in_table(x)) {
        take_in_bars(x);
    } else if (c == '{' || c == '}') {
        take_brace(x);
    } else {
        if (c == '&' && is_in_table(x)) separate_cells(x);
        else if (c == '~') put(x, ' ');
        else if (c != '$') put(x, c);
        x->at++;
    }
}

bool unwrap_latex(const struct page *from, struct page *to)
{
    struct latex x = {.from = from, .end = from->length};
    if (find(from, 0, "\\begin{") == from->length && find(from, 0, "\\setrow") == from->length &&
        find(from, 0, "\\matrix") == from->length)
        return false;
    x.other_ampersand = find(from, 0, "ampersand replacement") < from->length;
    markup_begin(&x.markup);
    while (x.at < x.end && !x.foreign) take_character(&x);
    const bool written = x.found && !x.foreign && markup_write(&x.markup, to);
    markup_free(&x.markup);
    return written;
}
