/* SPDX-License-Identifier: MIT */
/* column_names.c - see column_names.h */
#include "read/list/column_names.h"

#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/symbols.h"

static bool is_name_letter(char c) { return is_letter(c) || (unsigned char)c >= 128; }
static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c; }

static bool is_word(const char *text, size_t length, const char *word)
{
    if (strlen(word) != length) return false;
    for (size_t i = 0; i < length; i++)
        if (lower(text[i]) != word[i]) return false;
    return true;
}

/* Of several words in a name, that which comes first here counts: "puzzle_solution" are solutions, "puzzle id" are numbers. */
static const struct {
    enum role role;
    const char *words; /* with blanks around each */
} words_of_roles[] = {
    {ROLE_PUZZLE, " unsolved initial start question questions given givens quiz quizzes "},
    {ROLE_SOLUTION,
     " solution solutions solved answer answers output outputs target result results complete completed "
     "full lösung loesung lösungen solucion solución "},
    {ROLE_REGIONS, " regions layout layouts nonomino nonominoes "},
    {ROLE_RULES, " rules rule variant variants constraints "},
    {ROLE_OTHER, " id nr no number num index key hash sha md5 uuid date seed rating ratings difficulty "
                 "level count name "
                 "title author source size time score state current progress placed player marks "
                 "candidates pencilmarks "
                 "mask pattern history path "},
    {ROLE_PUZZLE, " puzzle puzzles problem problems rätsel raetsel aufgabe aufgaben "},
    {ROLE_GRID, " sudoku sudokus grid grids board boards input inputs clues cells string matrix "},
};
enum { ROLES = sizeof words_of_roles / sizeof *words_of_roles };

/* Where the word is in the table; ROLES: nowhere. */
static int find_word(const char *text, size_t length)
{
    for (int i = 0; i < ROLES; i++)
        for (const char *at = words_of_roles[i].words + 1; *at; at = strchr(at, ' ') + 1) {
            char word[32];
            const size_t of_word = strcspn(at, " ");
            memcpy(word, at, of_word);
            word[of_word] = '\0';
            if (is_word(text, length, word)) return i;
        }
    return ROLES;
}

/* "puzzleString" and "puzzle_string" are two words. */
static size_t word_length(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && is_name_letter(text[i])) {
        if (i && text[i] >= 'A' && text[i] <= 'Z' && text[i - 1] >= 'a') break;
        i++;
    }
    return i;
}

enum role role_of_name(const struct row_field *f)
{
    int best = ROLES;
    for (size_t at = 0; at < f->length;) {
        const size_t length = word_length(f->text + at, f->length - at);
        const int found = length ? find_word(f->text + at, length) : ROLES;
        if (found < best) best = found;
        at += length ? length : 1;
    }
    return best < ROLES ? words_of_roles[best].role : ROLE_UNKNOWN;
}

bool is_puzzle_name(const struct row_field *f)
{
    const enum role role = role_of_name(f);
    if (role != ROLE_PUZZLE && role != ROLE_GRID) return false;
    return find_word(f->text, f->length) < ROLES;
}

/* "0", "1", "2"... stand above columns without names in some tables. */
static bool is_number_of_column(const struct row_field *f, int column)
{
    const char *at = f->text, *end = f->text + f->length;
    return f->length && f->length <= 3 && small_number(&at, end) == column && at == end;
}

bool are_names(const struct row *row, char separator)
{
    enum { LONGEST_NAME = 100, MOST_FIGURES = 12 };
    struct cut c = cut_row(row, separator);
    struct row_field f;
    bool letters = false, numbers = true;
    for (int column = 0; next_field(&c, &f); column++) {
        size_t figures = 0, of_name = 0;
        for (size_t i = 0; i < f.length; i++) {
            figures += is_figure(f.text[i]);
            of_name += is_name_letter(f.text[i]) || f.text[i] == '#' || f.text[i] == '%';
        }
        if (f.length > LONGEST_NAME || figures > MOST_FIGURES) return false;
        numbers &= is_number_of_column(&f, column);
        if (f.length && !of_name && !is_number_of_column(&f, column)) return false;
        letters |= of_name > 0;
    }
    return letters || numbers;
}

bool is_name(const struct row_field *f, const char *wanted)
{
    if (strlen(wanted) != f->length) return false;
    for (size_t i = 0; i < f->length; i++)
        if (lower(f->text[i]) != lower(wanted[i])) return false;
    return true;
}
