/* SPDX-License-Identifier: MIT */
/* decode.c - characters to digits, regions and marks; see draft.h */
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/draft.h"
#include "words/fail.h"

struct place glyph_place(const struct glyphs *g, int index)
{
    if (g->where) return g->where[index];
    return (struct place){g->first.line, g->first.column + index};
}

/* Written in letters only, A is 1.  Not so if there is a digit anywhere, a letter beyond the n-th,
   or if all letters also occur in 1-9, A, B..., which is how we write.  */
static bool letters_count_from_one(const struct glyphs *g, int n)
{
    bool beyond_ours = false;
    for (int i = 0; i < g->count; i++) {
        const char c = g->symbol[i];
        if (c >= '1' && c <= '9') return false;
        if (!is_letter(c)) continue;
        const int letter = (c & ~0x20) - 'A' + 1;
        if (letter > n) return false;
        beyond_ours |= letter + 9 > n;
    }
    return beyond_ours && n <= 26;
}

static bool wrong_symbol(const struct glyphs *g, int index, int n, sudoku_error *error)
{
    char last[2] = {digit_symbol(n), '\0'};
    const struct place p = glyph_place(g, index);
    const char *range = n <= 9 ? "1-" : n <= 35 ? "1-9, A-" : "1-9, A-Z, a-";
    const struct argument shown = shown_character(g->symbol + index, (size_t)(g->count - index));
    return fail(error, p.line, p.column, say(expected_symbol, range, last, shown));
}

/* Decodes the letters among the symbols, once it is known what A means. */
static bool decode_letters(const struct glyphs *g, int n, bool x_is_empty, uint8_t *digits,
                           sudoku_error *error)
{
    const bool from_one = letters_count_from_one(g, n);
    for (int i = 0; i < g->count; i++) {
        const char c = g->symbol[i];
        if (!is_letter(c)) continue;
        digits[i] = (uint8_t)(from_one ? (c & ~0x20) - 'A' + 1 : symbol_digit(c, n));
        const bool old_empty_mark = x_is_empty && n <= 9 && (c == 'X' || c == 'x');
        if (!digits[i] && !old_empty_mark) return wrong_symbol(g, i, n, error);
    }
    return true;
}

bool decode_digits(const struct glyphs *g, int n, bool x_is_empty, uint8_t *digits, sudoku_error *error)
{
    bool letters = false, other_mark = false;
    int zero_at = -1;
    for (int i = 0; i < g->count; i++) {
        const char c = g->symbol[i];
        digits[i] = 0;
        if (c >= '1' && c <= '9' && c - '0' <= n) digits[i] = (uint8_t)(c - '0');
        else if (c == '0') zero_at = zero_at < 0 ? i : zero_at;
        else if (is_empty_mark(c)) other_mark = true;
        else if (is_letter(c)) letters = true;
        else return wrong_symbol(g, i, n, error);
    }
    if (zero_at >= 0 && other_mark) {
        const struct place p = glyph_place(g, zero_at);
        return fail(error, p.line, p.column, say(zero_beside_other_marks));
    }
    return !letters || decode_letters(g, n, x_is_empty, digits, error);
}

bool decode_layout(const struct glyphs *g, int n, uint8_t *regions, sudoku_error *error)
{
    int cells[128] = {0}, first[128] = {0}, number[128] = {0};
    for (int i = 0; i < g->count; i++) {
        const unsigned char c = (unsigned char)g->symbol[i];
        if (c >= 128 || !(is_letter((char)c) || is_figure((char)c))) {
            const struct place p = glyph_place(g, i);
            const struct argument shown = shown_character(g->symbol + i, (size_t)(g->count - i));
            return fail(error, p.line, p.column, say(expected_region_symbol, shown));
        }
        if (!cells[c]++) first[c] = i;
    }
    int count = 0;
    for (int c = 0; c < 128; c++)
        if (cells[c]) number[c] = count++;
    for (int c = 0; c < 128; c++) {
        if (!cells[c] || cells[c] == n) continue;
        const struct place p = glyph_place(g, first[c]);
        return fail(error, p.line, p.column, say(region_letter_size, (char)c, cells[c], n));
    }
    for (int i = 0; i < g->count; i++) regions[i] = (uint8_t)number[(unsigned char)g->symbol[i]];
    return true;
}

bool decode_marks(const struct glyphs *g, int n, uint64_t *marks, sudoku_error *error)
{
    for (int cell = 0; cell < n * n; cell++) {
        marks[cell] = 0;
        for (int digit = 1; digit <= n; digit++) {
            const int i = cell * n + digit - 1;
            const char c = g->symbol[i];
            if (is_empty_mark(c)) continue;
            if (symbol_digit(c, n) != digit) {
                const struct place p = glyph_place(g, i);
                const struct argument shown = shown_character(&g->symbol[i], (size_t)(g->count - i));
                return fail(
                    error, p.line, p.column,
                    say(expected_at_place, digit_symbol(digit), cell / n + 1, cell % n + 1, shown));
            }
            marks[cell] |= bit(digit - 1);
        }
    }
    return true;
}
