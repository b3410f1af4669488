/* SPDX-License-Identifier: MIT */
/* read_line.c - one puzzle in one line.

       GIVENS                         n*n characters
       GIVENS x nrc box=2x3           then words: rules, key=value (house=r1c1r1c2, clue=killer:3,r1c1,r1c2),
       GIVENS LAYOUT SOLUTION         a layout or a solution
       GIVENSLAYOUT                   2*n*n characters
       MARKS                          n*n*n characters, the candidates of each cell
       GIVENS,SOLUTION,anything       free text may follow a comma, a tab or '#'  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "base/utf8.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "board/verify.h"
#include "read/program/program.h"
#include "read/rating_words.h"
#include "read/reader.h"

enum first_kind { FIRST_GIVENS, FIRST_MARKS, FIRST_JIGSAW, FIRST_KINDS };

/* Sizes that a field of this length may have, by kind; 0: none. */
static void sizes_of_length(size_t length, int size[FIRST_KINDS])
{
    memset(size, 0, FIRST_KINDS * sizeof *size);
    for (int n = 1; n <= SUDOKU_MAX_SIZE; n++) {
        const size_t square = (size_t)(n * n);
        if (square == length) size[FIRST_GIVENS] = n;
        if (square * (size_t)n == length && n > 1) size[FIRST_MARKS] = n;
        if (2 * square == length && n > 1) size[FIRST_JIGSAW] = n;
    }
}

bool is_puzzle_length(size_t length)
{
    int size[FIRST_KINDS];
    sizes_of_length(length, size);
    return size[FIRST_GIVENS] > 3 || size[FIRST_MARKS] > 3 || size[FIRST_JIGSAW] > 3;
}

static struct glyphs glyphs_of(const struct line *l, struct field f)
{
    return (struct glyphs){
        .symbol = f.text, .count = (int)f.length, .first = {l->number, column_of(l, f.text)}};
}

static struct glyphs part_of(struct glyphs g, int from, int count)
{
    return (struct glyphs){
        .symbol = g.symbol + from, .count = count, .first = {g.first.line, g.first.column + from}};
}

/* ---- what the first field is ---- */

static bool kind_fits(struct draft *d, const struct glyphs *g, enum first_kind kind, int n)
{
    sudoku_error ignored;
    const int cells = n * n;
    if (!n) return false;
    if (kind == FIRST_GIVENS) return decode_digits(d, g, n, d->givens, &ignored);
    if (kind == FIRST_MARKS) return decode_marks(g, n, d->allowed, &ignored);
    const struct glyphs givens = part_of(*g, 0, cells), layout = part_of(*g, cells, cells);
    return decode_digits(d, &givens, n, d->givens, &ignored) &&
           decode_layout(&layout, n, d->regions, &ignored);
}

bool can_be_puzzle(struct sudoku_reader *r, const struct line *l)
{
    int size[FIRST_KINDS];
    const struct field f = first_field(l);
    const struct glyphs g = glyphs_of(l, f);
    sizes_of_length(f.length, size);
    for (int k = 0; k < FIRST_KINDS; k++)
        if (size[k] > 3 && kind_fits(&r->draft, &g, (enum first_kind)k, size[k])) return true;
    return false;
}

static bool every_cell_has_a_mark(const struct draft *d, int n)
{
    for (int cell = 0; cell < n * n; cell++)
        if (!d->allowed[cell]) return false;
    return true;
}

/* Lengths of two kinds: 64 is 8x8, not the marks of 4x4.  729 are the marks of 9x9 if each cell has
   one where it belongs, 27x27 if a symbol is out of place, and undecidable otherwise; 512 likewise
   for 8x8 marks and a 16x16 jigsaw.  */
static bool choose_kind(struct sudoku_reader *r, const struct glyphs *g, const int size[FIRST_KINDS],
                        enum first_kind *kind)
{
    int possible = 0;
    for (int k = FIRST_KINDS - 1; k >= 0; k--)
        if (size[k]) *kind = (enum first_kind)k, possible++;
    if (possible < 2 || g->count == 64) return true;
    if (kind_fits(&r->draft, g, FIRST_MARKS, size[FIRST_MARKS])) {
        const enum first_kind other = size[FIRST_GIVENS] ? FIRST_GIVENS : FIRST_JIGSAW;
        *kind = FIRST_MARKS;
        if (every_cell_has_a_mark(&r->draft, size[FIRST_MARKS]) ||
            !kind_fits(&r->draft, g, other, size[other]))
            return true;
        return fail_at(r, g->first,
                       say(marks_or_other, g->count, size[FIRST_MARKS], size[FIRST_MARKS],
                           other == FIRST_GIVENS ? say(the_givens) : say(a_jigsaw), size[other],
                           size[other], other == FIRST_GIVENS ? "line" : "jigsaw"));
    }
    *kind = size[FIRST_GIVENS] ? FIRST_GIVENS : FIRST_JIGSAW;
    return true;
}

bool fail_by_length(struct sudoku_reader *r, struct place p, int length)
{
    int n = 1;
    while (n < SUDOKU_MAX_SIZE && (n + 1) * (n + 1) <= length) n++;
    const int below = n * n, above = (n + 1) * (n + 1);
    if (n == SUDOKU_MAX_SIZE) return fail_at(r, p, say(fits_no_size_below, length, n, n, below));
    return fail_at(r, p, say(fits_no_size, length, n, n, below, n + 1, n + 1, above));
}

static bool fits_no_size(struct sudoku_reader *r, const struct line *l, const struct field *f,
                         int wanted)
{
    const struct place p = {l->number, column_of(l, f->text)};
    if (!check_cell_symbols(r, l, f)) return false; /* explains more than a length */
    if (wanted == FIRST_MARKS) return fail_at(r, p, say(not_a_grid_of_marks, (int)f->length));
    return fail_by_length(r, p, (int)f->length);
}

/* The number in a word "size=27" after the givens, for lengths that fit several sizes; 0: none, -1: not
   a number.  */
static int stated_size(const char *at, const char *end)
{
    for (; at < end && *at != '#' && *at != '\t' && *at != ','; at++) {
        if (end - at <= 6 || memcmp(at, " size=", 6)) continue;
        at += 6;
        const int size = small_number(&at, end);
        return at == end || *at == ' ' || *at == '\t' || *at == ',' ? size : -1;
    }
    return 0;
}

static bool read_first_field(struct sudoku_reader *r, const struct line *l, struct field f, int wanted)
{
    struct draft *d = &r->draft;
    int size[FIRST_KINDS];
    enum first_kind kind = FIRST_GIVENS;
    const struct glyphs g = glyphs_of(l, f);
    sizes_of_length(f.length, size);
    const int stated = stated_size(f.text + f.length, l->text + l->length);
    for (int k = 0; k < FIRST_KINDS; k++)
        if (stated && size[k] != stated) size[k] = 0;
    if (stated && !size[FIRST_GIVENS] && !size[FIRST_MARKS] && !size[FIRST_JIGSAW])
        return fail_at(r, g.first, say(not_the_size_stated, g.count));
    if (wanted != FIRST_KINDS)
        for (int k = 0; k < FIRST_KINDS; k++)
            if (k != wanted && !(wanted == FIRST_JIGSAW && k == FIRST_GIVENS)) size[k] = 0;
    if (wanted == FIRST_JIGSAW && size[FIRST_JIGSAW]) size[FIRST_GIVENS] = 0;
    if (size[FIRST_GIVENS] == 1 && is_in_list(r)) /* such as "1,2" */
        return check_cell_symbols(r, l, &f) && fail_at(r, g.first, say(single_cell_in_list));
    if (!size[FIRST_GIVENS] && !size[FIRST_MARKS] && !size[FIRST_JIGSAW])
        return fits_no_size(r, l, &f, wanted);
    if (!choose_kind(r, &g, size, &kind)) return false;
    const int n = size[kind], cells = n * n;
    if (!draft_size(d, n, g.first, r->error)) return false;
    d->has_allowed = kind == FIRST_MARKS;
    if (kind == FIRST_MARKS) return decode_marks(&g, n, d->allowed, r->error);
    if (kind == FIRST_GIVENS) return decode_givens(d, &g, n, r->error);
    const struct glyphs givens = part_of(g, 0, cells), layout = part_of(g, cells, cells);
    d->has_regions = true;
    d->shape_place = layout.first;
    return decode_givens(d, &givens, n, r->error) && decode_layout(&layout, n, d->regions, r->error);
}

/* ---- further words ---- */

/* Does a field hold n*n digits, none empty, that repeat the givens and break no rule so far? */
static bool is_solution(struct sudoku_reader *r, const struct glyphs *g)
{
    struct draft *d = &r->draft;
    sudoku_error ignored;
    sudoku_clash clash;
    if (!decode_digits(d, g, d->n, d->solution, &ignored)) return false;
    const sudoku_rules *rules = draft_find_rules(d, &r->expected, &r->cache, &ignored);
    if (!rules) return false;
    if (!d->has_givens) memset(d->givens, 0, (size_t)(d->n * d->n));
    const sudoku_puzzle p = {
        .rules = rules, .givens = d->givens, .allowed = d->has_allowed ? d->allowed : NULL};
    return verify(&p, d->solution, &clash);
}

/* Does every row hold every digit?  Regions of that form are not connected, unless they are the columns. */
static bool looks_like_solution(const struct draft *d)
{
    bool columns = true;
    for (int cell = d->n; cell < d->n * d->n; cell++)
        columns &= d->solution[cell] == d->solution[cell - d->n];
    for (int row = 0; row < d->n; row++) {
        bitset seen = 0;
        for (int i = 0; i < d->n; i++)
            if (d->solution[row * d->n + i]) seen |= bit(d->solution[row * d->n + i] - 1);
        if (seen != first_bits(d->n)) return false;
    }
    return d->n > 1 && !columns;
}

/* n*n characters: a solution if they are one, else a layout if they are one. */
static bool read_second_field(struct sudoku_reader *r, const struct glyphs *g)
{
    struct draft *d = &r->draft;
    sudoku_error why;
    if (!d->has_solution && is_solution(r, g)) {
        d->has_solution = true;
        d->solution_place = g->first;
        return true;
    }
    if (!d->has_regions && decode_layout(g, d->n, d->regions, &why)) {
        if (!d->has_solution && decode_digits(d, g, d->n, d->solution, &why) && looks_like_solution(d))
            return fail_at(r, g->first, say(digits_not_a_solution, g->count));
        d->has_regions = true;
        d->shape_place = g->first;
        return true;
    }
    return fail_at(r, g->first, say(neither_solution_nor_layout, g->count));
}

/* `what` is a key, or words for a part of the line. */
static bool wrong_count(struct sudoku_reader *r, const struct glyphs *g, struct argument what,
                        int expected)
{
    return fail_at(r, g->first, say(wrong_length, what, g->count, expected));
}

static bool key_is(const struct field *word, const char *key)
{
    return word->length > strlen(key) && !memcmp(word->text, key, strlen(key)) &&
           word->text[strlen(key)] == '=';
}

static bool stated_twice(struct sudoku_reader *r, const struct glyphs *g)
{
    return fail_at(r, g->first, say(stated_twice));
}

static bool is_known_key(const struct field *word)
{
    static const char *const keys[] = {"size", "rules",  "box",   "regions", "house",
                                       "clue", "placed", "marks", "allowed", "solution"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (key_is(word, keys[i])) return true;
    return false;
}

bool is_line_key(const char *text, size_t length) { return is_known_key(&(struct field){text, length}); }

static bool read_digits_value(struct sudoku_reader *r, const struct glyphs *g, const char *key,
                              bool *has, uint8_t *digits)
{
    const int cells = r->draft.n * r->draft.n;
    if (*has) return stated_twice(r, g);
    if (g->count != cells) return wrong_count(r, g, argument_text(key), cells);
    *has = true;
    return decode_digits(&r->draft, g, r->draft.n, digits, r->error);
}

static bool read_marks_value(struct sudoku_reader *r, const struct glyphs *g, const char *key, bool *has,
                             uint64_t *marks)
{
    const int count = r->draft.n * r->draft.n * r->draft.n;
    if (*has) return stated_twice(r, g);
    if (g->count != count) return wrong_count(r, g, argument_text(key), count);
    *has = true;
    return decode_marks(g, r->draft.n, marks, r->error);
}

static bool read_regions_value(struct sudoku_reader *r, const struct glyphs *g)
{
    struct draft *d = &r->draft;
    if (d->has_regions) return stated_twice(r, g);
    if (g->count != d->n * d->n) return wrong_count(r, g, argument_text("regions"), d->n * d->n);
    d->has_regions = true;
    d->shape_place = g->first;
    return decode_layout(g, d->n, d->regions, r->error);
}

static bool read_key_value(struct sudoku_reader *r, const struct line *l, struct field word)
{
    struct draft *d = &r->draft;
    const char *equals = memchr(word.text, '=', word.length);
    const struct field value = {equals + 1, (size_t)(word.text + word.length - equals - 1)};
    const struct glyphs g = glyphs_of(l, value);
    if (key_is(&word, "size")) return true; /* already used: see stated_size() */
    if (key_is(&word, "box")) return draft_box(d, value.text, value.length, g.first, r->error);
    if (key_is(&word, "house")) return draft_house(d, value.text, value.length, g.first, r->error);
    if (key_is(&word, "clue"))
        return value.length ? draft_clue(d, value.text, value.length, g.first, r->error)
                            : fail_at(r, g.first, say(unknown_clue_kind, quoted("", 0)));
    if (key_is(&word, "rules")) return draft_rules(d, value.text, value.length, g.first, r->error);
    if (key_is(&word, "regions")) return read_regions_value(r, &g);
    if (key_is(&word, "placed")) return read_digits_value(r, &g, "placed", &d->has_placed, d->placed);
    if (key_is(&word, "marks")) return read_marks_value(r, &g, "marks", &d->has_marks, d->marks);
    if (key_is(&word, "allowed")) return read_marks_value(r, &g, "allowed", &d->has_allowed, d->allowed);
    if (key_is(&word, "solution")) {
        d->solution_place = g.first;
        return read_digits_value(r, &g, "solution", &d->has_solution, d->solution);
    }
    return fail_at(r, (struct place){l->number, column_of(l, word.text)}, say(unknown_key));
}

/* A rating or a number of clues: 7.2, 26, 7.1/1.2/1.2 */
static bool is_number(const struct field *word)
{
    enum { LONGEST = 14 };
    for (size_t i = 0; i < word->length; i++)
        if (!is_figure(word->text[i]) && !(i && is_one_of(word->text[i], "./%"))) return false;
    return word->length && word->length <= LONGEST;
}

/* Between a puzzle and its solution. */
static bool is_arrow(const struct field *word)
{
    static const char *const arrows[] = {"=>", "->", "-->", "==>", "=", "\xE2\x86\x92", "\xE2\x87\x92"};
    for (size_t i = 0; i < sizeof arrows / sizeof *arrows; i++)
        if (word->length == strlen(arrows[i]) && !memcmp(word->text, arrows[i], word->length))
            return true;
    return false;
}

static bool read_word(struct sudoku_reader *r, const struct line *l, struct field word)
{
    if (is_arrow(&word)) return true;
    if (word.length != (size_t)(r->draft.n * r->draft.n) && is_number(&word)) return true;
    if (memchr(word.text, '=', word.length)) return read_key_value(r, l, word);
    struct draft *d = &r->draft;
    const struct glyphs g = glyphs_of(l, word);
    if (g.count == d->n * d->n && d->n > 1) return read_second_field(r, &g);
    sudoku_error why;
    if (draft_rules(d, word.text, word.length, g.first, &why)) return true;
    return fail_at(r, g.first, say(free_text_after, &why));
}

void note_unread_text(struct draft *d, const struct field *f)
{
    if (!f->length) return;
    const bool key = is_letter(*f->text) && (is_known_key(f) || states_a_clue(f->text, f->length));
    if (key) keep_words(&d->named, f->text, f->length);
    else note_named_rules(&d->named, f->text, f->length, RULES_IN_NAME);
    d->unused_rules |= key || extra_rules_named(f->text, f->length) || is_clue_rule(f->text, f->length);
}

/* Free text, unless it looks like n*n cells without a gap: then it must be valid.  Zeros may be
   regions, but also empty cells of something else.  */
static bool read_free_field(struct sudoku_reader *r, const struct line *l, struct field f)
{
    struct draft *d = &r->draft;
    const bool others_unread = d->seen.text_behind;
    bool zeros = false;
    note_unread_text(d, &f);
    d->seen.text_behind = true;
    if (f.length != (size_t)(d->n * d->n) || d->n < 4) return true;
    for (size_t i = 0; i < f.length; i++) {
        if (!is_letter(f.text[i]) && !is_figure(f.text[i])) return true;
        zeros |= f.text[i] == '0';
    }
    const struct glyphs g = glyphs_of(l, f);
    sudoku_error why;
    if (zeros && (d->has_regions || !decode_layout(&g, d->n, d->regions, &why))) return true;
    d->seen.text_behind = others_unread;
    return read_second_field(r, &g);
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && *at == ' ') at++;
    return at;
}

static const char *end_of_field(const char *at, const char *end)
{
    while (at < end && *at != '\t' && *at != ',') at++;
    return at;
}

/* The value of a key may have commas, and that of a clue blanks in quotes: clue=relation:"a < b",r1c1,r1c2 */
static const char *end_of_word(const char *at, const char *end)
{
    const bool clue = key_is(&(struct field){at, (size_t)(end - at)}, "clue");
    bool key = false, quoted = false;
    for (; at < end; at++) {
        if (!quoted && (is_one_of(*at, " \t") || (*at == ',' && !key))) return at;
        key |= *at == '=';
        quoted ^= clue && *at == '"';
    }
    return at;
}

static bool read_words(struct sudoku_reader *r, const struct line *l, const char *at)
{
    enum { MAX_WORDS = SUDOKU_MAX_HOUSES + 100 };
    const char *end = l->text + l->length;
    bool free_text = false, after_rule = false; /* "x,nrc" are two rules */
    int words = 0;
    while ((at = skip_blanks(at, end)) < end && *at != '#') {
        if (*at == '\t' || *at == ',') {
            if (*at++ == '\t' || !after_rule) free_text = true;
            continue;
        }
        if (!free_text && is_rating(at, end)) break;
        const char *start = at;
        at = free_text ? end_of_field(at, end) : end_of_word(at, end);
        struct field word = {start, (size_t)(at - start)};
        after_rule = !free_text &&
                     (extra_rules_named(word.text, word.length) || is_clue_rule(word.text, word.length));
        if (++words > MAX_WORDS)
            return fail_at(r, (struct place){l->number, column_of(l, start)},
                           say(too_many_words, MAX_WORDS));
        if (!(free_text ? read_free_field(r, l, word) : read_word(r, l, word))) return false;
    }
    if (at < end) {
        note_named_rules(&r->draft.named, at, (size_t)(end - at), RULES_IN_NAME);
        r->draft.seen.text_behind = true;
    }
    return true;
}

/* ---- the line ---- */

/* "17 53..7..." or "17,53..7...": a number before a puzzle counts the line.  Moves on to the puzzle. */
static void skip_index(const struct line *l, struct field *f)
{
    enum { LONGEST_RATING = 5 };
    const char *named = after_label(l);
    if (named) {
        const struct line rest = {.text = named, .length = (size_t)(l->text + l->length - named)};
        *f = first_field(&rest);
        return;
    }
    size_t figures = 0;
    while (figures < f->length && is_figure(f->text[figures])) figures++;
    const bool number = figures && (figures == f->length ||
                                    (figures + 1 == f->length && is_one_of(f->text[figures], ".):")));
    const bool bullet = f->length == 1 && is_one_of(*f->text, "-*+");
    const bool rating = is_number(f) && memchr(f->text, '.', f->length) && f->length <= LONGEST_RATING;
    if ((!number && !bullet && !rating) || is_puzzle_length(f->length)) return;
    struct line rest = *l;
    rest.text = f->text + f->length;
    if (rest.text < l->text + l->length && *rest.text == ',') rest.text++;
    rest.length = (size_t)(l->text + l->length - rest.text);
    const struct field next = first_field(&rest);
    if (next.length > SUDOKU_MAX_SIZE && is_puzzle_length(next.length)) *f = next;
}

bool read_line_from(struct sudoku_reader *r, const struct line *l, const char *at)
{
    const char *end = l->text + l->length;
    struct line rest = *l;
    rest.text = at;
    rest.length = (size_t)(end - at);
    const struct field f = first_field(&rest);
    return read_first_field(r, l, f, FIRST_KINDS) && read_words(r, l, f.text + f.length);
}

/* Regions, and nothing else in the line.  Then the givens are those of no puzzle. */
static bool is_layout_alone(struct sudoku_reader *r, const struct line *l, const struct field *f)
{
    struct draft *d = &r->draft;
    const struct glyphs g = glyphs_of(l, *f);
    if (!d->has_givens || d->has_regions || d->has_box || d->has_solution || g.count != d->n * d->n ||
        d->n < SMALLEST_BARE_SIZE || memchr(d->givens, 0, (size_t)g.count) ||
        !is_layout_in_pieces(&g, d->n))
        return false;
    sudoku_error ignored;
    decode_layout(&g, d->n, d->regions, &ignored);
    d->has_regions = true;
    d->shape_place = g.first;
    return true;
}

/* Two halves of n*n characters, with one between them that no cell has. */
static bool is_pair_of_grids(const struct field *f)
{
    const size_t half = f->length / 2;
    return f->length % 2 && half > SUDOKU_MAX_SIZE && is_one_of(f->text[half], ":=;/|") &&
           is_puzzle_length(half) && !is_puzzle_length(f->length);
}

static bool read_line_as(struct sudoku_reader *r, int wanted)
{
    struct line l;
    source_peek(&r->source, 0, &l);
    source_take(&r->source); /* good or bad: the next puzzle is in the next line */
    r->draft.form = form_of(FORM_line);
    r->draft.begin.line = l.number;
    struct field f = first_field(&l);
    const char *start = f.text;
    skip_index(&l, &f);
    if (f.text > l.text)
        note_named_rules(&r->draft.named, l.text, (size_t)(f.text - l.text), RULES_IN_NAME);
    r->draft.seen.text_before = f.text != start;
    r->looks_like_list = is_in_list(r) || f.length > SUDOKU_MAX_SIZE || is_puzzle_length(f.length);
    if (!is_in_list(r) && f.length <= SUDOKU_MAX_SIZE && is_letter(f.text[0]) && !can_be_puzzle(r, &l)) {
        r->draft.form = form_of(FORM_file); /* a list does not begin like this */
        return fail_at(r, (struct place){l.number, column_of(&l, f.text)}, say(not_a_puzzle));
    }
    const char *rest = f.text + f.length;
    const char *bars = memchr(f.text, '|', f.length);
    if (bars && bars + 1 < rest && bars[1] == '|') { /* GIVENS||LAYOUT */
        const struct field layout = {bars + 2, (size_t)(rest - bars - 2)};
        const struct glyphs g = glyphs_of(&l, layout);
        f.length = (size_t)(bars - f.text);
        if (!read_first_field(r, &l, f, FIRST_GIVENS)) return false;
        if (g.count != r->draft.n * r->draft.n)
            return wrong_count(r, &g, word(SAY_the_layout), r->draft.n * r->draft.n);
        if (!read_second_field(r, &g)) return false;
    } else if (is_pair_of_grids(&f)) { /* GIVENS:SOLUTION */
        const struct field second = {f.text + f.length / 2 + 1, f.length / 2};
        const struct glyphs g = glyphs_of(&l, second);
        f.length = second.length;
        if (!read_first_field(r, &l, f, FIRST_GIVENS) || !read_second_field(r, &g)) return false;
    } else if (!read_first_field(r, &l, f, wanted)) {
        return false;
    }
    if (!read_words(r, &l, rest)) return false;
    if (wanted == FIRST_KINDS && is_layout_alone(r, &l, &f))
        return take_line_below(r) || fail_at(r, r->draft.shape_place, say(regions_without_grid));
    r->below_taken = wanted == FIRST_KINDS && take_line_below(r);
    if (wanted == FIRST_JIGSAW && !r->draft.has_regions)
        return fail_at(r, (struct place){l.number, column_of(&l, f.text)}, say(no_layout_in_line));
    return true;
}

bool read_line(struct sudoku_reader *r)
{
    return read_line_as(r, r->expected.form == form_of(FORM_line) ? FIRST_GIVENS : FIRST_KINDS);
}

bool read_jigsaw(struct sudoku_reader *r) { return read_line_as(r, FIRST_JIGSAW); }

bool read_marks(struct sudoku_reader *r) { return read_line_as(r, FIRST_MARKS); }
