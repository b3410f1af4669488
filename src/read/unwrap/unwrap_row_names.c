/* SPDX-License-Identifier: MIT */
/* unwrap_row_names.c - words and numbers in front of the rows of a grid.

       1. 53..7....      R1: 5 3 . ...      [,1] [,2] ...         10 DATA 5,3,0,...      .byte 5, 3, 0, ...
       2. 6..195...      R2: 6 . . ...      [1,]   5    3 ...     20 DATA 6,0,0,...      .byte 6, 0, 0, ...

   Names that count the rows, or are one word in all of them.  They go only from as many rows as each has cells; a line above that counts the
   columns goes with them.  A number alone, without a sign behind it, could be a cell: that is a matter of tables.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"
#include "read/cell_words.h"
#include "read/unwrap/page.h"

enum { LEAST_SIZE = 4, LONGEST_WORD = 12 };

/* What stands before the cells of a line. */
struct name {
    const char *word; /* not terminated; its length may be 0 */
    size_t length;
    int number;   /* behind the word; -1: none */
    size_t cells; /* where the cells begin */
};

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && is_one_of(*at, " \t")) at++;
    return at;
}

/* "[3,]", "R3:", "row 3 =", "3.", "c", "20 DATA", ".byte".  False: the line has none. */
static bool read_name(const struct page *p, struct page_line l, struct name *name)
{
    const char *at = p->text + l.begin, *end = p->text + l.end;
    at = skip_blanks(at, end);
    const char *begin = at;
    *name = (struct name){.number = -1};
    const bool bracket = at < end && *at == '[';
    at += bracket;
    const char *line_number = at;
    if (!bracket && small_number(&line_number, end) >= 0 && line_number < end && *line_number == ' ') {
        line_number = skip_blanks(line_number, end);
        if (line_number < end && is_letter(*line_number)) at = line_number; /* of BASIC */
    }
    name->word = at;
    while (at < end && (is_letter(*at) || *at == '_' || (*at == '.' && at == name->word))) at++;
    name->length = (size_t)(at - name->word);
    if (name->length > LONGEST_WORD || (name->length == 1 && *name->word == '.')) return false;
    const char *number = name->length ? skip_blanks(at, end) : at;
    const char *behind = number;
    const int value = small_number(&behind, end);
    const char *sign = skip_blanks(behind, end); /* "Row 3 =" */
    const bool close = behind < end && is_one_of(*behind, ".):=");
    const bool signed_number = close || (sign < end && is_one_of(*sign, ":="));
    const bool is_row_number =
        value >= 0 && behind - number <= 2 && (behind == end || is_one_of(*behind, " \t,].):=")) &&
        (name->length ? number == at || (name->length > 1 && signed_number) : bracket || signed_number);
    if (is_row_number) {
        name->number = value;
        at = close ? behind : signed_number ? sign : behind;
    }
    if (bracket && (end - at < 2 || memcmp(at, ",]", 2) != 0)) return false;
    const bool has_sign =
        bracket || (at < end && (is_one_of(*at, "):=") || (*at == '.' && is_row_number)) &&
                    (close || !is_row_number || signed_number));
    if (bracket) at += 2;
    else if (has_sign) at++;
    at = skip_blanks(at, end);
    if (name->number < 0 && (!name->length || (name->length == 1 && !has_sign))) return false;
    if (at == begin || at == end || (!has_sign && !is_one_of(at[-1], " \t"))) return false;
    name->cells = (size_t)(at - p->text);
    return true;
}

/* The cells of a line from there on, a character each; their number, or 0: something else is among them. */
static int read_cells(const struct page *p, size_t at, size_t end, char cells[SUDOKU_MAX_SIZE],
                      size_t where[SUDOKU_MAX_SIZE])
{
    int count = 0, words = 0, longest = 0;
    while (end > at && is_one_of(p->text[end - 1], " \t\r,;")) end--;
    for (int pass = 0; pass < 2; pass++) { /* how many words; then the cells */
        if (pass && words == 1 && longest > SUDOKU_MAX_SIZE) return 0;
        for (size_t next = at; next < end;) {
            if (is_one_of(p->text[next], " \t,;|")) {
                next++;
                continue;
            }
            const size_t word = next;
            while (next < end && !is_one_of(p->text[next], " \t,;|")) next++;
            const int length = (int)(next - word);
            if (!pass) {
                words++;
                if (length > longest) longest = length;
                continue;
            }
            const char symbol = words >= LEAST_SIZE && longest <= 3 && words > 3
                                    ? symbol_of_word((struct field){p->text + word, next - word})
                                    : '\0';
            for (size_t i = word; i < (symbol ? word + 1 : next); i++) {
                const char c = symbol ? symbol : p->text[i];
                if ((!is_cell_symbol(c) && !is_shy_mark(c)) || count == SUDOKU_MAX_SIZE) return 0;
                cells[count] = c;
                where[count++] = i;
            }
        }
    }
    return count;
}

/* Are these digits of a grid of that size, or empty cells? */
static bool are_digits(const char *cells, int n)
{
    for (int i = 0; i < n; i++) {
        const char c = cells[i];
        const bool letter = is_letter(c) && (c & ~0x20) - 'A' < n; /* A is 1 */
        if (!symbol_digit(c, n) && !is_empty_mark(c) && !is_shy_mark(c) && !letter) return false;
    }
    return true;
}

/* Do the names of two rows that follow one another belong together? */
static bool follows(const struct name *before, const struct name *name)
{
    if (name->number >= 0)
        return name->number == before->number + 1 && name->length == before->length &&
               !memcmp(name->word, before->word, name->length);
    if (before->number >= 0 || name->length != before->length) return false;
    if (name->length == 1) return *name->word == *before->word + 1;
    return !memcmp(name->word, before->word, name->length);
}

/* Named rows from *at on, as many as each has cells; 0: there are none.  *end is where they end. */
static int count_rows(const struct page *p, size_t at, size_t *end)
{
    char cells[SUDOKU_MAX_SIZE];
    size_t where[SUDOKU_MAX_SIZE];
    struct name before = {.number = -1}, name;
    struct page_line l;
    int rows = 0, width = 0;
    while (page_next_line(p, &at, &l)) {
        if (rows && page_line_is_blank(p, l)) continue;
        if (!read_name(p, l, &name)) break;
        const int count = read_cells(p, name.cells, l.end, cells, where);
        if (!count || !are_digits(cells, count) ||
            (rows && (count != width || !follows(&before, &name))))
            break;
        if (!rows && name.number > 1) break;
        if (!rows && name.number < 0 && name.length == 1 && (*name.word | 0x20) != 'a') break;
        width = count;
        before = name;
        *end = at;
        if (++rows == width) break;
    }
    return rows >= LEAST_SIZE && rows == width ? rows : 0;
}

/* [,1] [,2] ..., c1 c2 ..., 1 2 3 ..., A B C ...: as many as there are columns, perhaps with a word before them. */
static bool counts_columns(const struct page *p, struct page_line l, int columns)
{
    const char *at = p->text + l.begin, *end = p->text + l.end;
    int count = 0, first = -1;
    while ((at = skip_blanks(at, end)) < end && *at != '\r') {
        const char *word = at;
        while (at < end && !is_one_of(*at, " \t\r")) at++;
        const char *number = word;
        while (number < at && !is_figure(*number)) number++;
        const bool letter = at - word == 1 && is_letter(*word);
        const int value = letter ? (*word | 0x20) - 'a' : number < at ? small_number(&number, at) : -1;
        if (!count) first = value;
        if (value < 0 || first > 1 || value != first + count) return false;
        count++;
    }
    return count == columns;
}

static void put_rows(struct page *to, const struct page *p, size_t at, size_t end)
{
    char cells[SUDOKU_MAX_SIZE];
    size_t where[SUDOKU_MAX_SIZE];
    struct name name;
    struct page_line l;
    while (at < end && page_next_line(p, &at, &l)) {
        if (page_line_is_blank(p, l) || !read_name(p, l, &name)) continue;
        const int count = read_cells(p, name.cells, l.end, cells, where);
        for (int i = 0; i < count; i++) page_add(to, cells[i], p->where[where[i]]);
        page_put(to, "\n", p, l.end);
    }
    page_put(to, "\n", p, end < p->length ? end : p->length);
}

bool unwrap_row_names(const struct page *from, struct page *to)
{
    struct page_line l;
    bool found = false;
    for (size_t at = 0; at < from->length;) {
        const size_t begin = at;
        size_t end, next = at;
        page_next_line(from, &next, &l);
        const int below = count_rows(from, next, &end), here = count_rows(from, at, &end);
        const bool header = !here && below && counts_columns(from, l, below);
        if (here) {
            count_rows(from, at, &end);
            put_rows(to, from, at, end);
            at = end;
            found = true;
        } else {
            if (!header) page_take_range(to, from, begin, next < from->length ? next : from->length);
            at = next;
        }
    }
    return found;
}
