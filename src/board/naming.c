/* SPDX-License-Identifier: MIT */
/* naming.c - see naming.h */
#include "board/naming.h"

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"

void out_cell(struct out *o, const sudoku_rules *r, int cell)
{
    out_format(o, "r%dc%d", cell / r->n + 1, cell % r->n + 1);
}

/* ---- names of cells, as people write them ---- */

static void skip_blanks(const char **at, const char *end)
{
    while (*at < end && (**at == ' ' || **at == '\t')) (*at)++;
}

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/* Takes the character, in either case, with blanks around it. */
static bool take_character(const char **at, const char *end, char wanted)
{
    const char *ahead = *at;
    skip_blanks(&ahead, end);
    if (ahead == end || lower(*ahead) != wanted) return false;
    ahead++;
    skip_blanks(&ahead, end);
    *at = ahead;
    return true;
}

/* r3c5 */
static bool read_row_and_column(const char **at, const char *end, int *row, int *column)
{
    if (!take_character(at, end, 'r')) return false;
    *row = small_number(at, end);
    if (*row < 1 || !take_character(at, end, 'c')) return false;
    *column = small_number(at, end);
    return *column >= 1;
}

/* c5r3, without blanks, because C5 r3c1 are two cells */
static bool read_column_and_row(const char **at, const char *end, int *row, int *column)
{
    if (*at == end || lower(**at) != 'c') return false;
    (*at)++;
    *column = small_number(at, end);
    if (*column < 1 || *at == end || lower(**at) != 'r') return false;
    (*at)++;
    *row = small_number(at, end);
    return *row >= 1;
}

/* (3,5); there may be a blank, because people also separate cells by commas. */
static bool read_pair(const char **at, const char *end, int *row, int *column)
{
    if (!take_character(at, end, '(')) return false;
    *row = small_number(at, end);
    if (!take_character(at, end, ',')) skip_blanks(at, end);
    *column = small_number(at, end);
    return *row >= 1 && *column >= 1 && take_character(at, end, ')');
}

/* A is 1, Z is 26, AA is 27, as in a sheet; but they are rows here.  0: no row of the grid. */
static int row_of_letters(const char **at, const char *end, int n)
{
    enum { LETTERS = 26, MOST_LETTERS = 2, WITHOUT_I = 9 };
    const char *start = *at;
    int row = 0;
    while (*at < end && is_letter(**at) && *at - start < MOST_LETTERS)
        row = row * LETTERS + lower(*(*at)++) - 'a' + 1;
    if (n == WITHOUT_I && row == n + 1) row = n;
    return row <= n ? row : 0;
}

/* C5 */
static bool read_letter_and_number(const char **at, const char *end, int n, int *row, int *column)
{
    *row = row_of_letters(at, end, n);
    *column = small_number(at, end);
    return *row >= 1 && *column >= 1;
}

/* r3c5 before C5: in a grid with a row R, R1C1 is still the first cell, and R1 the first of row R. */
bool read_cell(const char **at, const char *end, int n, int *row, int *column)
{
    const char *const start = *at;
    if (read_row_and_column(at, end, row, column)) return true;
    *at = start;
    if (read_column_and_row(at, end, row, column)) return true;
    *at = start;
    if (read_pair(at, end, row, column)) return true;
    *at = start;
    if (read_letter_and_number(at, end, n, row, column)) return true;
    *at = start;
    return false;
}

int read_digit(const char **at, const char *end, int n)
{
    const char *ahead = *at;
    int digit = small_number(&ahead, end);
    if (digit < 10) { /* one figure, or none at all */
        ahead = *at + 1;
        digit = *at < end ? symbol_digit(**at, n) : 0;
    }
    if (digit < 1 || digit > n) return 0;
    *at = ahead;
    return digit;
}

/* ---- houses and clashes ---- */

void out_house_number(struct out *o, const struct house *h)
{
    if (house_kind_of(h)->lettered) out_char(o, region_symbol(h->number - 1));
    else out_number(o, h->number);
}

void out_house_words(struct out *o, const struct house *h, const char *words)
{
    for (; *words; words++)
        if (*words == '#') out_house_number(o, h);
        else out_char(o, *words);
}

void out_house(struct out *o, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    out_house_words(o, h, house_kind_of(h)->words[SUDOKU_ENGLISH].name);
}

void out_short_house(struct out *o, const sudoku_rules *r, int house)
{
    const struct house *h = &r->house[house];
    out_text(o, house_kind_of(h)->letters);
    out_house_number(o, h);
}

/* The words for a clash, in the places that clash_message() gives them. */
static const struct {
    enum message_code code;
    const char
        *arguments; /* c a cell, o the other, d the digit, h "in" and the house, n a number from 1 */
} clash_rows[] = {
    [SUDOKU_NO_CLASH] = {SAY_no_clash, ""},
    [SUDOKU_SAME_DIGIT] = {SAY_both_are, "codh"},
    [SUDOKU_FORBIDDEN_DIGIT] = {SAY_not_a_candidate, "cd"},
    [SUDOKU_EMPTY_CELL] = {SAY_cell_is_empty, "c"},
    [SUDOKU_NOT_THE_GIVEN] = {SAY_given_differs, "cd"},
    [SUDOKU_NO_CANDIDATE] = {SAY_nothing_fits, "c"},
    [SUDOKU_NO_PLACE] = {SAY_no_place, "dh"},
    [SUDOKU_MARK_LEFT_OUT] = {SAY_mark_left_out, "cd"},
    [SUDOKU_BROKEN_CLUE] = {SAY_clue_broken, "n"},
};

static struct argument name_cell(const sudoku_rules *r, int cell, char *name, size_t room)
{
    struct out o = out_to_buffer(name, room);
    out_cell(&o, r, cell);
    return argument_text(name);
}

static const struct house_words *words_in(sudoku_language language, const struct house *h)
{
    return &house_kind_of(h)->words[language];
}

static void write_house(struct out *o, sudoku_language language, const void *house)
{
    out_house_words(o, house, words_in(language, house)->name);
}

/* "in row 3", as each language has it */
static void write_in_house(struct out *o, sudoku_language language, const void *house)
{
    const struct house_words *words = words_in(language, house);
    out_format(o, "%s ", words->in);
    out_house_words(o, house, words->after ? words->after : words->name);
}

struct argument house_argument(const struct house *h) { return written(write_house, h); }

struct message clash_message(const sudoku_rules *r, const sudoku_clash *c, struct clash_names *names)
{
    int count = 0;
    for (const char *a = clash_rows[c->kind].arguments; *a; a++)
        names->argument[count++] = *a == 'c' ? name_cell(r, c->cell, names->cell, sizeof names->cell)
                                   : *a == 'o'
                                       ? name_cell(r, c->other, names->other, sizeof names->other)
                                   : *a == 'd' ? argument_character(digit_symbol(c->digit))
                                   : *a == 'n' ? argument_number(c->cell + 1)
                                               : written(write_in_house, &r->house[c->house]);
    return (struct message){clash_rows[c->kind].code, count, names->argument};
}

void out_clash(struct out *o, sudoku_language language, const sudoku_rules *r, const sudoku_clash *c)
{
    struct clash_names names;
    out_message(o, language, clash_message(r, c, &names));
}
