/* SPDX-License-Identifier: MIT */
/* page_link.c - links of our own page, where a puzzle is behind the "#" of its address:

       #p=1&size=6&box=2x3&rules=x&house=r1c1+r2c2&title=Six&givens=1c3zc&centre=...&sum=k3x9t

   It is a form: a plus is a blank, %XX a byte.  In grids a small letter is a run of empty cells, and in grids of marks "_" stands between
   two cells with marks.  The sum is of everything before it: half a link must not be another puzzle.
   web/page/js/model/link.js writes and reads the same.  */
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "board/cell_colours.h"
#include "board/symbols.h"
#include "read/link/link.h"
#include "read/link/page_sum.h"

enum { MOST_PAIRS = SUDOKU_MAX_HOUSES + 32 };

struct pair {
    struct piece key, value;
};

/* ---- grids ---- */

static bool is_run(char c) { return c >= 'a' && c <= 'z'; }

/* Cells one after the other, of digits or, with `sets`, of marks up to `most`.  False: they are not as many as there must be. */
static bool unpack_grid(struct piece text, int cells, int most, uint8_t *digits, uint64_t *sets)
{
    int cell = 0;
    for (size_t at = 0; at < text.length;) {
        if (is_run(text.text[at])) {
            int run = text.text[at++] - 'a' + 1;
            if (cell + run > cells) return false;
            for (; run; run--, cell++)
                if (digits) digits[cell] = 0;
                else sets[cell] = 0;
            continue;
        }
        uint64_t set = 0;
        int digit = 0;
        do {
            digit = symbol_digit(text.text[at++], most);
            if (!digit) return false;
            set |= bit(digit - 1);
        } while (sets && at < text.length && text.text[at] != '_' && !is_run(text.text[at]));
        if (cell == cells) return false;
        if (digits) digits[cell++] = (uint8_t)digit;
        else sets[cell++] = set;
        if (sets && at < text.length && text.text[at] == '_') at++;
    }
    return cell == cells;
}

/* ---- pairs ---- */

static bool key_is(const struct pair *p, const char *key)
{
    return p->key.length == strlen(key) && !memcmp(p->key.text, key, p->key.length);
}

static bool read_digits(struct draft *d, const struct pair *p, uint8_t *digits, bool *has)
{
    *has = true;
    return unpack_grid(p->value, d->n * d->n, d->n, digits, NULL);
}

static bool read_sets(struct draft *d, const struct pair *p, int most, uint64_t *sets, bool *has)
{
    *has = true;
    return unpack_grid(p->value, d->n * d->n, most, NULL, sets);
}

static bool read_regions(struct draft *d, const struct pair *p, sudoku_error *error)
{
    const struct glyphs g = {.symbol = p->value.text, .count = (int)p->value.length};
    d->has_regions = true;
    return p->value.length == (size_t)(d->n * d->n) && decode_layout(&g, d->n, d->regions, error);
}

/* `*good` is false if the value is not valid; `error` may say more. */
static bool read_grid_pair(struct draft *d, const struct pair *p, bool *good)
{
    if (key_is(p, "givens")) *good = read_digits(d, p, d->givens, &d->has_givens);
    else if (key_is(p, "entries")) *good = read_digits(d, p, d->placed, &d->has_placed);
    else if (key_is(p, "allowed")) *good = read_sets(d, p, d->n, d->allowed, &d->has_allowed);
    else if (key_is(p, "centre")) *good = read_sets(d, p, d->n, d->marks, &d->has_marks);
    else if (key_is(p, "colours")) *good = read_sets(d, p, COLOURS, d->colours, &d->has_colours);
    else if (key_is(p, "corner")) *good = true; /* places of a digit in a box, which are no candidates */
    else return false;
    return true;
}

static enum link_end read_pair(struct link *k, const struct pair *p)
{
    struct draft *d = &k->reader->draft;
    sudoku_error *error = k->reader->error;
    bool good = true;
    char name[24];
    if (read_grid_pair(d, p, &good)) return good ? LINK_READ : link_fail(k, say(link_damaged, k->site));
    if (key_is(p, "regions")) good = read_regions(d, p, error);
    else if (key_is(p, "box")) good = draft_box(d, p->value.text, p->value.length, k->place, error);
    else if (key_is(p, "rules")) good = draft_rules(d, p->value.text, p->value.length, k->place, error);
    else if (key_is(p, "house")) good = draft_house(d, p->value.text, p->value.length, k->place, error);
    else if (key_is(p, "title")) {
        struct out o = out_to_buffer(d->title, sizeof d->title);
        out_bytes(&o, p->value.text, p->value.length);
    } else if (!key_is(p, "p") && !key_is(p, "size")) {
        struct out o = out_to_buffer(name, sizeof name);
        out_bytes(&o, p->key.text, p->key.length);
        return link_fail(k, say(link_unknown_key, name));
    }
    if (!good) {
        error->line = k->place.line;
        error->column = k->place.column;
    }
    return good ? LINK_READ : LINK_WRONG;
}

/* Cuts off the next pair, and decodes it in place.  False: there is none. */
static bool next_pair(char **at, char *end, struct pair *p)
{
    if (*at >= end) return false;
    char *stop = memchr(*at, '&', (size_t)(end - *at));
    if (!stop) stop = end;
    for (char *c = *at; c < stop; c++)
        if (*c == '+') *c = ' ';
    char *equals = memchr(*at, '=', (size_t)(stop - *at));
    char *key_end = equals ? equals : stop, *value = equals ? equals + 1 : stop;
    p->key = (struct piece){*at, decode_percents(*at, (size_t)(key_end - *at))};
    p->value = (struct piece){value, decode_percents(value, (size_t)(stop - value))};
    *at = stop < end ? stop + 1 : end;
    return true;
}

static void add_to_sum(struct page_sum *sum, const struct pair *p)
{
    char key[24];
    struct out o = out_to_buffer(key, sizeof key); /* longer keys are errors */
    out_bytes(&o, p->key.text, p->key.length);
    page_sum_pair(sum, key);
    for (size_t i = 0; i < p->value.length; i++) page_sum_byte(sum, p->value.text[i]);
    page_sum_end(sum);
}

static bool is_sum(struct piece text, const struct page_sum *sum)
{
    char shown[PAGE_SUM_ROOM];
    const char *expected = page_sum_text(sum, shown);
    return text.length == strlen(expected) && !memcmp(text.text, expected, text.length);
}

static bool is_of_form(char c) { return is_letter(c) || is_figure(c) || is_one_of(c, "*-._%+&="); }

/* The size comes before all grids; an allowed set of nothing is none. */
static bool read_size(struct draft *d, const struct pair *p, struct place place, sudoku_error *error)
{
    const char *at = p->value.text, *end = at + p->value.length;
    const int n = small_number(&at, end);
    return draft_size(d, at == end && n > 0 ? n : 0, place, error);
}

enum link_end read_page(struct link *k)
{
    struct draft *d = &k->reader->draft;
    char *at = k->payload, *end = at;
    while (end < at + k->length && is_of_form(*end)) end++;
    struct pair p;
    struct page_sum sum;
    page_sum_begin(&sum);
    enum link_end result = LINK_READ;
    for (int pairs = 0; result == LINK_READ && pairs < MOST_PAIRS && next_pair(&at, end, &p); pairs++) {
        if (key_is(&p, "p") && !(p.value.length == 1 && *p.value.text == '1')) {
            char version[12];
            struct out o = out_to_buffer(version, sizeof version);
            out_bytes(&o, p.value.text, p.value.length);
            return link_fail(k, say(link_version, version));
        }
        if (key_is(&p, "sum")) {
            while (p.value.length && !is_figure(p.value.text[p.value.length - 1]) &&
                   !is_run(p.value.text[p.value.length - 1]))
                p.value.length--;
            if (!is_sum(p.value, &sum)) {
                link_fail(k, say(link_wrong_sum));
                return LINK_CUT_OFF; /* the sum itself may go on */
            }
            if (d->has_allowed) fill_allowed(d->allowed, d->n);
            return d->has_givens ? LINK_READ : link_fail(k, say(object_lacks, "givens"));
        }
        add_to_sum(&sum, &p);
        if (key_is(&p, "size") && !read_size(d, &p, k->place, k->reader->error)) return LINK_WRONG;
        if (!d->n && !key_is(&p, "p")) return link_fail(k, say(object_lacks, "size"));
        result = read_pair(k, &p);
    }
    return result == LINK_READ || at >= end ? LINK_CUT_OFF : result;
}
