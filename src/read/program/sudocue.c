/* SPDX-License-Identifier: MIT */
/* sudocue.c - SudoCue's .sdx: a game in progress, n lines of n words.

       u2 u8 6 u4 3 157 9 17 157      a given, a digit of the player (u), or the candidates that are left

   Without a 'u' such a text is a grid of pencil marks like any other.  */
#include "read/program/program.h"

#include "base/ascii.h"
#include "base/bitset.h"
#include "board/symbols.h"

/* The words of a line, up to one more than a grid has. */
static int split_words(const struct line *l, struct field word[SUDOKU_MAX_SIZE + 1])
{
    int count = 0;
    const char *at = l->text, *end = l->text + l->length;
    while (at < end && count <= SUDOKU_MAX_SIZE) {
        while (at < end && (*at == ' ' || *at == '\t')) at++;
        const char *start = at;
        while (at < end && *at != ' ' && *at != '\t') at++;
        if (at > start) word[count++] = (struct field){start, (size_t)(at - start)};
    }
    return count;
}

static bool is_word(struct field f)
{
    size_t i = f.length > 1 && f.text[0] == 'u';
    if (f.length == 1 && is_empty_mark(f.text[0])) return true;
    for (; i < f.length; i++)
        if (f.text[i] < '1' || f.text[i] > '9') return false;
    return true;
}

bool is_progress(const struct line *l)
{
    struct field word[SUDOKU_MAX_SIZE + 1];
    if (!l->length || !(is_figure(l->text[0]) || l->text[0] == 'u' || l->text[0] == ' ')) return false;
    const int count = split_words(l, word);
    if (count < 4 || count > 9) return false;
    for (int i = 0; i < count; i++)
        if (!is_word(word[i])) return false;
    return true;
}

bool has_player_digits(struct sudoku_reader *r, const struct line *first)
{
    struct field word[SUDOKU_MAX_SIZE + 1];
    const int n = split_words(first, word);
    struct line l;
    for (int i = 0, row = 0; row < n && source_peek(&r->source, i, &l); i++) {
        if (l.number < first->number) continue;
        if (!is_progress(&l)) return false;
        const int count = split_words(&l, word);
        for (int j = 0; j < count; j++)
            if (word[j].text[0] == 'u') return true;
        row++;
    }
    return false;
}

static bool read_word(struct sudoku_reader *r, const struct line *l, struct field f, int cell)
{
    struct draft *d = &r->draft;
    const bool player = f.text[0] == 'u';
    d->givens[cell] = d->placed[cell] = 0;
    d->marks[cell] = 0;
    if (!is_word(f) || (player && f.length != 2))
        return fail_as(r, SAY_a_sudocue_game, place_in(l, f.text), say(expected_sdx_word));
    if (is_empty_mark(f.text[0])) return true;
    for (size_t i = player; i < f.length; i++) {
        const int digit = f.text[i] - '0';
        if (digit > d->n)
            return fail_as(r, SAY_a_sudocue_game, place_in(l, f.text + i),
                           say(number_range, d->n, digit));
        if (f.length > 1 && !player) d->marks[cell] |= bit(digit - 1), d->has_marks = true;
        else *(player ? &d->placed[cell] : &d->givens[cell]) = (uint8_t)digit;
    }
    return true;
}

bool read_progress(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct line l;
    struct field word[SUDOKU_MAX_SIZE + 1];
    source_peek(&r->source, 0, &l);
    const int n = split_words(&l, word);
    if (!draft_size(d, n, d->begin, r->error)) return false;
    for (int row = 0; row < n; row++) {
        if (!source_peek(&r->source, 0, &l) || classify(&l) == LINE_BLANK)
            return fail_as(r, SAY_a_sudocue_game, d->begin, say(grid_ends_early, row, n));
        source_take(&r->source);
        const int count = split_words(&l, word);
        if (count != n)
            return fail_as(r, SAY_a_sudocue_game, (struct place){l.number, 1},
                           say(row_length, row + 1, count, n));
        for (int i = 0; i < n; i++)
            if (!read_word(r, &l, word[i], row * n + i)) return false;
    }
    if (source_peek(&r->source, 0, &l) && classify(&l) != LINE_BLANK && classify(&l) != LINE_COMMENT)
        return fail_as(r, SAY_a_sudocue_game, (struct place){l.number, 1},
                       say(row_beyond_grid, n + 1, n));
    return d->has_givens = d->has_placed = true;
}
