/* SPDX-License-Identifier: MIT */
/* decode.c - characters to regions and marks; see draft.h */
#include "base/ascii.h"
#include "base/utf8.h"
#include "board/symbols.h"
#include "read/draft.h"
#include "words/fail.h"

struct place glyph_place(const struct glyphs *g, int index)
{
    if (g->where) return g->where[index];
    return (struct place){g->first.line, g->first.column + index};
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

bool decode_mark_word(const char *text, size_t length, int n, struct place p, uint64_t *set,
                      sudoku_error *error)
{
    *set = 0;
    for (size_t i = 0; i < length; i++) {
        const int digit = symbol_digit(text[i], n);
        if (is_empty_mark(text[i])) continue;
        if (!digit)
            return fail(
                error, p.line, p.column + (long)i,
                say(expected_candidates_up_to, digit_symbol(n), shown_character(text + i, length - i)));
        *set |= bit(digit - 1);
    }
    return true;
}

void fill_allowed(uint64_t *allowed, int n)
{
    for (int cell = 0; cell < n * n; cell++)
        if (!allowed[cell]) allowed[cell] = first_bits(n);
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
