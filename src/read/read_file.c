/* SPDX-License-Identifier: MIT */
/* read_file.c - our own file form, and the sections of SadMan's.

       title: An example               [Puzzle]
       author: Somebody                53..7....
       about: One line of several      ...
       rules: x nrc                    [State]
       house: r1c1 r1c2 r2c1           534.7....
       killer: 15 r1c1 r1c2            (any kind of clue)
       regions:                        ...
       AAABBBCCC
       ...
       givens:  (may be left out)
       53..7....
       ...
       placed:  marks:  allowed:  solution:

   Headers apply to the one grid that follows.  A block's cells are in the lines below it or after
   its colon.  Headers may also come after the grid, until a blank line.  A grid without any header is
   read here, too.  */
#include <string.h>

#include "base/out.h"
#include "base/utf8.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "clue/clue_kinds.h"
#include "read/link/rules_text.h"
#include "read/reader.h"

struct file_state {
    bool has_grid;
    bool has_headers;
    bool has_state; /* placed digits and givens in one block */
};

/* The text after the colon (or nothing). */
struct header {
    struct field key, value;
    struct place place, value_place;
};

static bool key_is(const struct header *h, const char *key)
{
    return h->key.length == strlen(key) && !memcmp(h->key.text, key, h->key.length);
}

static struct header split_header(const struct line *l)
{
    struct header h;
    const char *end = l->text + l->length;
    h.key = first_field(l);
    const char *colon = memchr(h.key.text, ':', (size_t)(end - h.key.text));
    h.key.length = (size_t)(colon - h.key.text);
    const bool words = key_is(&h, "title") || key_is(&h, "author") || key_is(&h, "about");
    for (const char *at = colon; at + 1 < end && !words; at++)
        if (at[0] == ' ' && at[1] == '#') end = at; /* a comment */
    const char *value = colon + 1;
    while (value < end && (*value == ' ' || *value == '\t')) value++;
    h.value = (struct field){value, (size_t)(end - value)};
    h.place = (struct place){l->number, column_of(l, h.key.text)};
    h.value_place = (struct place){l->number, column_of(l, value)};
    return h;
}

/* Adds the symbols of one line to r->symbol; blanks between them do not count. */
static bool add_symbols(struct sudoku_reader *r, const struct line *l, struct field f, int *count)
{
    for (size_t i = 0; i < f.length; i++) {
        if (f.text[i] == ' ' || f.text[i] == '\t') continue;
        const struct place p = {l->number, column_of(l, f.text + i)};
        if (*count == SUDOKU_MAX_CELLS) return fail_at(r, p, say(too_many_cells, SUDOKU_MAX_CELLS));
        r->symbol[*count] = f.text[i];
        r->where[(*count)++] = p;
    }
    return true;
}

/* The n*n symbols of a block, after the colon or in the n lines below. */
static bool read_symbols(struct sudoku_reader *r, const struct header *h, const struct line *header_line,
                         struct glyphs *g)
{
    int count = 0, n = 0;
    if (h->value.length) {
        if (!add_symbols(r, header_line, h->value, &count)) return false;
        n = exact_root(count);
        if (!n) return fail_at(r, h->value_place, say(cells_not_square, count));
    } else {
        struct line l;
        for (int row = 0; !row || row < n; row++) {
            const int before = count;
            if (!source_peek(&r->source, 0, &l) || classify(&l) == LINE_BLANK ||
                classify(&l) == LINE_HEADER || classify(&l) == LINE_SECTION)
                return fail_at(r, h->place, say(block_ends_early, row));
            if (!add_symbols(r, &l, (struct field){l.text, l.length}, &count)) return false;
            if (!row) n = count;
            if (count - before != n)
                return fail_at(r, (struct place){l.number, 1},
                               say(row_cells, row + 1, count - before, n));
            source_take(&r->source);
        }
    }
    *g = (struct glyphs){.symbol = r->symbol, .count = count, .where = r->where};
    return draft_size(&r->draft, n, h->place, r->error);
}

static bool read_digit_block(struct sudoku_reader *r, const struct header *h, const struct line *l,
                             uint8_t *digits, bool *has)
{
    struct glyphs g;
    if (*has) return fail_at(r, h->place, say(block_twice));
    *has = true;
    if (!read_symbols(r, h, l, &g)) return false;
    return digits == r->draft.givens ? decode_givens(&r->draft, &g, r->draft.n, r->error)
                                     : decode_digits(&r->draft, &g, r->draft.n, digits, r->error);
}

/* The words of a line, at most one more than a grid has.  With commas between them, a word may be empty. */
static int split_words(const struct line *l, struct field word[SUDOKU_MAX_SIZE + 1])
{
    const char *at = l->text, *end = l->text + l->length;
    const bool commas = memchr(at, ',', l->length) != NULL;
    int count = 0;
    while (count <= SUDOKU_MAX_SIZE) {
        while (at < end && (*at == ' ' || *at == '\t')) at++;
        if (at == end && !commas) break;
        const char *start = at;
        while (at < end && *at != ' ' && *at != '\t' && *at != ',') at++;
        word[count++] = (struct field){start, (size_t)(at - start)};
        while (commas && at < end && (*at == ' ' || *at == '\t')) at++;
        if (at == end) break;
        at += *at == ',';
    }
    return count;
}

/* n lines of n words, perhaps separated by commas. */
static bool read_mark_block(struct sudoku_reader *r, const struct header *h, uint64_t *marks, bool *has)
{
    if (*has) return fail_at(r, h->place, say(block_twice));
    *has = true;
    int n = 0;
    for (int row = 0; !row || row < n; row++) {
        struct line l;
        struct field word[SUDOKU_MAX_SIZE + 1];
        if (!source_peek(&r->source, 0, &l) || classify(&l) == LINE_BLANK || classify(&l) == LINE_HEADER)
            return fail_at(r, h->place, say(block_ends_early, row));
        const int words = split_words(&l, word);
        if (words > SUDOKU_MAX_SIZE)
            return fail_at(r, (struct place){l.number, column_of(&l, word[SUDOKU_MAX_SIZE].text)},
                           say(too_many_cells_in_row, SUDOKU_MAX_SIZE));
        if (!row) {
            n = words;
            if (!draft_size(&r->draft, n, h->place, r->error)) return false;
        }
        if (words != n)
            return fail_at(r, (struct place){l.number, 1}, say(row_cells, row + 1, words, n));
        for (int i = 0; i < n; i++)
            if (!decode_mark_word(word[i].text, word[i].length, n,
                                  (struct place){l.number, column_of(&l, word[i].text)},
                                  &marks[row * n + i], r->error))
                return false;
        source_take(&r->source);
    }
    return true;
}

static void keep_title(struct draft *d, struct field text)
{
    struct out o = out_to_buffer(d->title, sizeof d->title);
    out_bytes(&o, text.text, text.length);
}

bool is_own_header(const struct line *l)
{
    static const char *const keys[] = {"title",  "author",   "about",   "source", "comment",
                                       "rules",  "box",      "regions", "house",  "givens",
                                       "placed", "solution", "marks",   "allowed"};
    if (classify(l) != LINE_HEADER) return false;
    const struct header h = split_header(l);
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (key_is(&h, keys[i])) return true;
    return is_clue_header(l);
}

bool is_clue_header(const struct line *l)
{
    if (classify(l) != LINE_HEADER) return false;
    const struct header h = split_header(l);
    return clue_kind_named(h.key.text, h.key.length) != NULL;
}

bool is_own_section(const struct line *l)
{
    static const char *const names[] = {"[Puzzle]", "[State]", "[PencilMarks]", "[Colours]", "[Colors]"};
    const struct field f = first_field(l);
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (f.length == strlen(names[i]) && !memcmp(f.text, names[i], f.length)) return true;
    return false;
}

/* Names, or words that say that the rules are the usual ones. */
static bool read_rules(struct sudoku_reader *r, const struct header *h)
{
    struct draft *d = &r->draft;
    const struct field v = h->value;
    char unused[VARIANT_ROOM];
    if (judge_rules_text(v.text, v.length, unused) == RULES_USUAL &&
        !extra_rules_named(v.text, v.length))
        return labels_about(&d->labels, v.text, v.length) || fail_by_memory(r->error);
    return draft_rules(d, v.text, v.length, h->value_place, r->error);
}

static bool read_header(struct sudoku_reader *r, struct file_state *s)
{
    struct draft *d = &r->draft;
    struct line l;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const struct header h = split_header(&l);
    const struct field v = h.value;
    if (key_is(&h, "title") || key_is(&h, "source") || key_is(&h, "comment"))
        note_named_rules(&d->named, v.text, v.length, RULES_IN_NAME);
    if (key_is(&h, "title")) return keep_title(d, v), true;
    if (key_is(&h, "author")) return labels_author(&d->labels, v.text, v.length), true;
    if (key_is(&h, "about"))
        return labels_about(&d->labels, v.text, v.length) || fail_by_memory(r->error);
    if (key_is(&h, "source") || key_is(&h, "comment")) return true;
    if (key_is(&h, "rules")) return read_rules(r, &h);
    if (key_is(&h, "box")) return draft_box(d, v.text, v.length, h.value_place, r->error);
    if (key_is(&h, "house")) return draft_house(d, v.text, v.length, h.value_place, r->error);
    if (key_is(&h, "regions")) {
        struct glyphs g;
        if (d->has_regions && !d->regions_drawn) return fail_at(r, h.place, say(block_twice));
        d->has_regions = true;
        d->regions_drawn = false;
        d->shape_place = h.place;
        return read_symbols(r, &h, &l, &g) && decode_layout(&g, d->n, d->regions, r->error);
    }
    if (key_is(&h, "givens")) {
        s->has_grid = true;
        return read_digit_block(r, &h, &l, d->givens, &d->has_givens);
    }
    if (key_is(&h, "placed")) return read_digit_block(r, &h, &l, d->placed, &d->has_placed);
    if (key_is(&h, "solution")) {
        d->solution_place = h.place;
        return read_digit_block(r, &h, &l, d->solution, &d->has_solution);
    }
    if (key_is(&h, "marks")) return read_mark_block(r, &h, d->marks, &d->has_marks);
    if (key_is(&h, "allowed")) return read_mark_block(r, &h, d->allowed, &d->has_allowed);
    if (clue_kind_named(h.key.text, h.key.length)) {
        const struct field whole = {h.key.text, (size_t)(v.text + v.length - h.key.text)};
        return draft_clue(d, whole.text, whole.length, h.place, r->error);
    }
    char key[24];
    struct out o = out_to_buffer(key, sizeof key);
    out_bytes(&o, h.key.text, h.key.length);
    return fail_at(r, h.place, say(unknown_header, key));
}

/* ---- [Sections] ---- */

/* [State] holds givens and placed digits together. */
static void keep_placed_only(struct draft *d)
{
    for (int cell = 0; cell < d->n * d->n; cell++)
        if (d->has_givens && d->givens[cell] == d->placed[cell]) d->placed[cell] = 0;
}

static bool skip_section(struct sudoku_reader *r)
{
    struct line l;
    while (source_peek(&r->source, 0, &l) && classify(&l) != LINE_BLANK && classify(&l) != LINE_SECTION)
        source_take(&r->source);
    return true;
}

static bool read_section(struct sudoku_reader *r, struct file_state *s)
{
    struct draft *d = &r->draft;
    struct line l;
    source_peek(&r->source, 0, &l);
    source_take(&r->source);
    const struct field f = first_field(&l);
    const struct header h = {.key = f, .place = {l.number, column_of(&l, f.text)}};
    if (key_is(&h, "[Puzzle]")) {
        s->has_grid = true;
        return read_digit_block(r, &h, &l, d->givens, &d->has_givens);
    }
    if (key_is(&h, "[State]")) {
        s->has_state = true;
        return read_digit_block(r, &h, &l, d->placed, &d->has_placed);
    }
    if (key_is(&h, "[PencilMarks]")) return read_mark_block(r, &h, d->marks, &d->has_marks);
    if (key_is(&h, "[Colours]") || key_is(&h, "[Colors]")) return skip_section(r);
    return fail_at(r, h.place, say(unknown_section));
}

/* ---- the file ---- */

/* The rules above would apply to the first grid only, and for those in between it is not clear to which. */
static bool fail_touching(struct sudoku_reader *r, const struct line *l)
{
    return fail_at(r, (struct place){l->number, 1}, say(headers_for_one_grid));
}

bool read_file(struct sudoku_reader *r)
{
    struct draft *d = &r->draft;
    struct file_state s = {0};
    struct line l;
    const struct place begin = d->begin;
    const struct form *body = NULL;
    while (source_peek(&r->source, 0, &l)) {
        const enum line_class class = classify(&l);
        const bool has_grid = s.has_grid || d->has_allowed;
        if (class == LINE_BLANK && has_grid) break;
        if (class == LINE_BLANK || class == LINE_COMMENT) {
            if (class == LINE_COMMENT) note_named_rules(&d->named, l.text, l.length, RULES_IN_NAME);
            source_take(&r->source);
        } else if (class == LINE_HEADER || class == LINE_SECTION) {
            s.has_headers = true;
            if (!(class == LINE_HEADER ? read_header(r, &s) : read_section(r, &s))) return false;
        } else if (!has_grid) {
            s.has_grid = true;
            if (!read_body(r)) return false;
            body = d->form;
        } else if (s.has_headers && class != LINE_TITLE) {
            return fail_touching(r, &l);
        } else {
            break;
        }
    }
    d->begin = begin;
    d->form = body && (!s.has_headers || body == form_of(FORM_pretty)) ? body : form_of(FORM_file);
    if (!s.has_grid && !d->has_allowed) return fail_at(r, begin, say(no_grid_after_headers));
    draft_note_about(d);
    if (s.has_state) keep_placed_only(d);
    return true;
}
