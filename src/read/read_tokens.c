/* SPDX-License-Identifier: MIT */
/* read_tokens.c - cells as words between blanks or commas.

       0 0 3 0 2 0 6 0 0          rows in lines, or all of them in one line, or wrapped anywhere;
       9,,,3,,5,,,1               between commas an empty word is an empty cell;
       16 3 . . 12 ...            numbers above 9, for big sizes;
       10 10 26 20 ...            if all have two digits in a grid of up to 9: region, then given  */
#include "base/utf8.h"
#include "base/whole_root.h"
#include "read/cell_words.h"
#include "read/reader.h"

struct tokens {
    const char *at, *end;
    bool after_comma; /* a comma came last: a word must follow, perhaps an empty one */
};

static struct tokens tokens_of(const struct line *l)
{
    const char *end = l->text + l->length;
    for (const char *at = l->text; at < end; at++)
        if (*at == '#') end = at;
    while (end > l->text && (end[-1] == ' ' || end[-1] == '\t')) end--;
    return (struct tokens){.at = l->text, .end = end};
}

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

/* Finds the next word; an empty one lies between two commas, or at either end beside one. */
static bool next_word(struct tokens *t, struct field *word)
{
    while (t->at < t->end && is_blank(*t->at)) t->at++;
    if (t->at == t->end && !t->after_comma) return false;
    word->text = t->at;
    while (t->at < t->end && !is_blank(*t->at) && *t->at != ',') t->at++;
    word->length = (size_t)(t->at - word->text);
    while (t->at < t->end && is_blank(*t->at)) t->at++;
    t->after_comma = t->at < t->end && *t->at == ',';
    if (t->after_comma) t->at++;
    return true;
}

static int count_words(const struct line *l)
{
    struct tokens t = tokens_of(l);
    struct field word;
    int count = 0;
    while (next_word(&t, &word)) count++;
    return count;
}

/* What the lines of a block look like. */
struct block {
    long first_number;
    int first; /* words in the first line */
    int lines, total;
    int uneven; /* the first line (from 1) with another number of words, or 0 */
    int uneven_words;
    bool wrapped; /* equal lines, and a shorter last one */
};

static void look_at_block(struct sudoku_reader *r, struct block *b)
{
    struct line l;
    int last = 0;
    *b = (struct block){.wrapped = true};
    while (source_peek(&r->source, b->lines, &l)) {
        const enum line_class class = classify(&l);
        const bool short_end = b->lines && class == LINE_WORDS && is_one_word(&l) && l.length <= 2;
        if (class != LINE_TOKENS && !short_end) break;
        const int words = count_words(&l);
        if (b->total + words > SUDOKU_MAX_CELLS) break;
        if (!b->lines) {
            b->first = last = words;
            b->first_number = l.number;
        }
        if (words != b->first && !b->uneven) {
            b->uneven = b->lines + 1;
            b->uneven_words = words;
        }
        if (last != b->first || words > b->first) b->wrapped = false;
        last = words;
        b->total += words;
        b->lines++;
    }
}

/* Finds the size, and how many lines belong to the grid.  Words wrapped anywhere are taken for a grid
   only if they cannot be a bigger one that lacks some rows.  */
static bool measure(struct sudoku_reader *r, int *size, int *lines)
{
    struct block b;
    look_at_block(r, &b);
    if (!b.lines) {
        struct line l;
        source_peek(&r->source, 0, &l);
        return fail_at(r, (struct place){l.number, 1}, say(expected_separated_cells));
    }
    const bool asked_for = r->expected.form != NULL;
    const int side = exact_root(b.first), all = exact_root(b.total);
    const bool surely_wrapped = b.lines != b.first && b.wrapped && (b.uneven || b.lines > b.first);
    *lines = b.lines;
    const bool is_grid = b.lines == b.first && !b.uneven;
    const bool one_a_line = side > 6 || (side > 3 && (is_in_list(r) || (!b.uneven && !is_grid)));
    if (is_grid && !(one_a_line && is_in_list(r))) *size = b.first;
    else if (one_a_line) *size = side, *lines = 1;
    else if (all && (asked_for || surely_wrapped)) *size = all;
    else if (!b.uneven && b.lines > b.first)
        return fail_at(r, (struct place){b.first_number + b.first, 1},
                       say(row_beyond_grid, b.first + 1, b.first));
    else if (b.uneven)
        return fail_at(r, (struct place){b.first_number + b.uneven - 1, 1},
                       say(row_cells, b.uneven, b.uneven_words, b.first));
    else
        return fail_at(r, (struct place){b.first_number + b.lines, 1},
                       say(grid_ends_early, b.lines, b.first));
    return true;
}

/* Words of the measured lines into r->symbol, r->where, and their numbers, -1 for other words. */
static bool read_words(struct sudoku_reader *r, int n, int lines, int *values)
{
    int count = 0;
    for (int i = 0; i < lines; i++) {
        struct line l;
        struct field word;
        source_peek(&r->source, 0, &l);
        struct tokens t = tokens_of(&l);
        while (next_word(&t, &word) && count < n * n) {
            const struct place p = {l.number, column_of(&l, word.text)};
            values[count] = number_of_word(word);
            r->symbol[count] = symbol_of_word(word);
            r->where[count] = p;
            if (!r->symbol[count] && values[count] < 0)
                return fail_at(r, p, say(expected_number, shown_character(word.text, word.length)));
            count++;
        }
        source_take(&r->source);
    }
    return true;
}

static bool read_regions_and_givens(struct sudoku_reader *r, int n, const int *values)
{
    struct draft *d = &r->draft;
    int cells[10] = {0};
    for (int i = 0; i < n * n; i++) {
        const int region = values[i] / 10, digit = values[i] % 10;
        if (values[i] < 0 || region < 1 || region > n || digit > n)
            return fail_at(r, r->where[i], say(expected_region_and_digit, n, n, values[i]));
        d->regions[i] = (uint8_t)(region - 1);
        d->givens[i] = (uint8_t)digit;
        if (++cells[region] > n) return fail_at(r, r->where[i], say(region_too_large, region, n));
    }
    d->form = form_of(FORM_nonomino);
    d->has_givens = d->has_regions = true;
    d->shape_place = r->where[0];
    return true;
}

bool read_tokens(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    int n = 0, lines = 0;
    int values[SUDOKU_MAX_CELLS] = {0};
    d->form = form_of(FORM_tokens);
    if (!measure(r, &n, &lines)) return false;
    struct line l;
    source_peek(&r->source, 0, &l);
    if (!draft_size(d, n, (struct place){l.number, 1}, r->error)) return false;
    if (!read_words(r, n, lines, values)) return false;
    if (lines == 1 && n > 1) d->form = form_of(FORM_line); /* lists of such lines answer line by line */

    bool big = false;
    for (int i = 0; i < n * n; i++) big |= values[i] > n;
    if (n <= 9 && big && values[0] > 9) return read_regions_and_givens(r, n, values);
    for (int i = 0; i < n * n; i++)
        if (values[i] > n) return fail_at(r, r->where[i], say(expected_from_1, n, values[i]));
    const struct glyphs g = {.symbol = r->symbol, .count = n * n, .where = r->where};
    return lines > 1 ? decode_grid(r, &g) : decode_givens(d, &g, n, r->error);
}
