/* SPDX-License-Identifier: MIT */
/* cell_words.c - see cell_words.h */
#include "read/cell_words.h"

#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

int number_of_word(struct field word)
{
    int value = 0;
    if (!word.length || word.length > 3) return -1;
    for (size_t i = 0; i < word.length; i++) {
        if (!is_figure(word.text[i])) return -1;
        value = value * 10 + word.text[i] - '0';
    }
    return value;
}

/* As languages and tables write an empty cell. */
static bool is_nothing(struct field word)
{
    static const char *const words[] = {"None", "null", "nil",  "NULL",      "NaN",   "nan",  "NA",
                                        "N/A",  "Nil",  "Null", "undefined", "false", "False"};
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == word.length && !memcmp(words[i], word.text, word.length)) return true;
    return word.length == 0;
}

static bool is_quoted(struct field word)
{
    const char quote = word.length >= 2 ? word.text[0] : '\0';
    return (quote == '"' || quote == '\'' || quote == '`') && word.text[word.length - 1] == quote;
}

/* 5.0, 5. and 5,0 are numbers as programs and spreadsheets print them: as many characters as make the whole number. */
static size_t whole_part(struct field word)
{
    size_t figures = 0;
    while (figures < word.length && is_figure(word.text[figures])) figures++;
    if (!figures || figures == word.length || !is_one_of(word.text[figures], ".,")) return word.length;
    for (size_t i = figures + 1; i < word.length; i++)
        if (word.text[i] != '0') return word.length;
    return figures;
}

char symbol_of_word(struct field word)
{
    if (is_quoted(word)) {
        word.text++;
        word.length -= 2;
    }
    while (word.length && *word.text == ' ') word.text++, word.length--; /* as in ' ' */
    while (word.length && word.text[word.length - 1] == ' ') word.length--;
    if (is_nothing(word)) return '.';
    word.length = whole_part(word);
    if (word.length == 1) {
        const char c = *word.text;
        return is_cell_symbol(c) || is_shy_mark(c) ? c : '\0';
    }
    const int number = number_of_word(word);
    return number < 0 || number > SUDOKU_MAX_SIZE ? '\0' : number ? digit_symbol(number) : '0';
}
