/* SPDX-License-Identifier: MIT */
/* digits.c - characters to digits: which of them stand for empty cells, and where the digits begin.

   Both are decided for a whole grid, by what it shows, and hold for all of a puzzle (its solution, the player's digits):

       empty    . 0 _ * always; - ? # x only if they are the only mark, so that a slip is not taken for an empty cell
       0        with another mark beside it: empty if the largest digit occurs, or if two zeros would clash in a row or column;
                above 10x10 the first digit, as in 0-F; else nobody can tell
       letters  without figures: A is the first digit, if one of them is beyond our own symbols; else they follow 9
 */

#include "base/ascii.h"
#include "base/bitset.h"
#include "board/symbols.h"
#include "read/draft.h"
#include "words/fail.h"

/* ---- what there is ---- */

/* Marks for empty cells that are sure, and those that must be the only ones. */
enum { NO_MARK = -1 };

struct survey {
    int zero;              /* place of the first '0', or NO_MARK */
    int sure;              /* of the first '.' '_' '*' */
    int shy;               /* of the first '-' '?' '#' 'x' */
    int other_shy;         /* of the first of another kind */
    bool figures, letters; /* 1-9; letters, but for an x that is a mark */
    bool largest;          /* the symbol of the largest digit occurs, counted from 1 */
    int last_letter;       /* A is 1; 0: none */
};

/* X as a mark, in grids so small that it can be no digit in any way of counting. */
static bool is_x_mark(char c, int n)
{
    enum { LETTERS_BEFORE_X = 'X' - 'A' };
    return n <= LETTERS_BEFORE_X && (c == 'x' || c == 'X');
}

static char kind_of_mark(char c) { return c == 'X' ? 'x' : c; }

static bool is_shy(char c, int n) { return is_shy_mark(c) || is_x_mark(c, n); }

static void note_first(int *place, int i)
{
    if (*place == NO_MARK) *place = i;
}

/* False: there is another character, at *wrong. */
static bool survey_glyphs(const struct glyphs *g, int n, struct survey *s, int *wrong)
{
    *s = (struct survey){.zero = NO_MARK, .sure = NO_MARK, .shy = NO_MARK, .other_shy = NO_MARK};
    for (int i = 0; i < g->count; i++) {
        const char c = g->symbol[i];
        s->largest |= symbol_digit(c, n) == n;
        if (c >= '1' && c <= '9') {
            s->figures = true;
        } else if (c == '0') {
            note_first(&s->zero, i);
        } else if (is_empty_mark(c)) {
            note_first(&s->sure, i);
        } else if (is_shy(c, n)) {
            if (s->shy == NO_MARK) s->shy = i;
            else if (kind_of_mark(g->symbol[s->shy]) != kind_of_mark(c)) note_first(&s->other_shy, i);
        } else if (is_letter(c)) {
            const int letter = (c & ~0x20) - 'A' + 1;
            s->letters = true;
            if (letter > s->last_letter) s->last_letter = letter;
        } else {
            *wrong = i;
            return false;
        }
    }
    return true;
}

/* ---- what it means ---- */

/* Would zeros, as digits, stand twice in a row or column? */
static bool zeros_clash(const struct glyphs *g, int n)
{
    bitset columns = 0;
    if (g->count != n * n) return false;
    for (int row = 0; row < n; row++) {
        bool seen = false;
        for (int column = 0; column < n; column++) {
            if (g->symbol[row * n + column] != '0') continue;
            if (seen || (columns & bit(column))) return true;
            seen = true;
            columns |= bit(column);
        }
    }
    return false;
}

static bool zero_is_ambiguous(const struct glyphs *g, int place, int n, sudoku_error *error)
{
    const struct place p = glyph_place(g, place);
    const char last_from_zero = n > 1 && n <= 10 ? (char)('0' + n - 1) : digit_symbol(n - 1);
    return fail(error, p.line, p.column, say(zero_beside_other_marks, last_from_zero, digit_symbol(n)));
}

/* Where digits begin; DIGITS_ANY: they do not say, with the reason in `error`. */
static enum first_digit first_digit_of(const struct glyphs *g, int n, const struct survey *s,
                                       sudoku_error *error)
{
    enum { LARGEST_WITHOUT_LETTERS = 10 };
    const bool other_mark = s->sure != NO_MARK || s->shy != NO_MARK;
    if (s->zero != NO_MARK && other_mark && !s->largest && !zeros_clash(g, n)) {
        if (n > LARGEST_WITHOUT_LETTERS) return DIGITS_FROM_0;
        zero_is_ambiguous(g, s->zero, n, error);
        return DIGITS_ANY;
    }
    const bool beyond_ours = s->last_letter + 9 > n && s->last_letter <= n && n <= 26;
    return s->letters && !s->figures && beyond_ours ? DIGITS_FROM_A : DIGITS_FROM_1;
}

/* The digit of a symbol, or 0. */
static int digit_of(char c, int n, enum first_digit first)
{
    if (first == DIGITS_FROM_1) return symbol_digit(c, n);
    if (first == DIGITS_FROM_A) return is_letter(c) && (c & ~0x20) - 'A' < n ? (c & ~0x20) - 'A' + 1 : 0;
    if (c == '0') return 1;
    const int value = symbol_digit(c, n - 1);
    return value ? value + 1 : 0;
}

/* ---- decoding ---- */

static bool wrong_symbol(const struct glyphs *g, int index, int n, sudoku_error *error)
{
    char last[2] = {digit_symbol(n), '\0'};
    const struct place p = glyph_place(g, index);
    const char *range = n <= 9 ? "1-" : n <= 35 ? "1-9, A-" : "1-9, A-Z, a-";
    const struct argument shown = shown_character(g->symbol + index, (size_t)(g->count - index));
    return fail(error, p.line, p.column, say(expected_symbol, range, last, shown));
}

/* A mark that is not sure must be the only one. */
static bool check_marks(const struct glyphs *g, int n, const struct survey *s, sudoku_error *error)
{
    if (s->other_shy != NO_MARK) return wrong_symbol(g, s->other_shy, n, error);
    if (s->shy != NO_MARK && s->sure != NO_MARK) return wrong_symbol(g, s->shy, n, error);
    return true;
}

static bool decode(struct draft *d, const struct glyphs *g, int n, uint8_t *digits,
                   enum first_digit *first, sudoku_error *error)
{
    struct survey s;
    int wrong;
    if (!survey_glyphs(g, n, &s, &wrong)) return wrong_symbol(g, wrong, n, error);
    if (!check_marks(g, n, &s, error)) return false;
    *first = d->first_digit == DIGITS_ANY ? first_digit_of(g, n, &s, error) : d->first_digit;
    if (*first == DIGITS_ANY) return false;
    for (int i = 0; i < g->count; i++) {
        const char c = g->symbol[i];
        const bool zero = c == '0' && *first == DIGITS_FROM_0;
        const bool empty = (is_empty_mark(c) && !zero) || is_shy(c, n);
        digits[i] = empty ? 0 : (uint8_t)digit_of(c, n, *first);
        if (!digits[i] && !empty) return wrong_symbol(g, i, n, error);
    }
    return true;
}

bool decode_digits(struct draft *d, const struct glyphs *g, int n, uint8_t *digits, sudoku_error *error)
{
    enum first_digit first;
    return decode(d, g, n, digits, &first, error);
}

/* Without any digit they show nothing. */
bool decode_givens(struct draft *d, const struct glyphs *g, int n, sudoku_error *error)
{
    enum first_digit first;
    d->has_givens = true;
    if (!decode(d, g, n, d->givens, &first, error)) return false;
    const char *before = ""; /* the last mark */
    for (int i = 0; i < g->count; i++) {
        const char *symbol = g->symbol + i;
        if (d->givens[i]) d->first_digit = first;
        else if (*symbol != *before) recognise_empty(&d->seen, before = symbol, 1);
    }
    return true;
}
