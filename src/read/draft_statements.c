/* SPDX-License-Identifier: MIT */
/* draft_statements.c - the headers of our own file form in one text, with ';' between them, as a field of a list may hold them:

       box: none; rules: x anti-knight; killer: 15 r1c1 r1c2; thermo: r4c1 r3c1; allowed: 12 . . ...

   A statement without a colon names rules.  */
#include <string.h>

#include "base/ascii.h"
#include "clue/clue_kinds.h"
#include "clue/clue_list.h"
#include "read/draft.h"
#include "words/fail.h"

/* A statement, and what is in it behind the colon. */
struct parts {
    const char *key, *value;
    size_t key_length, value_length;
    struct place place; /* of the value */
};

static bool split(const struct statement *s, struct place p, struct parts *parts)
{
    const char *end = s->text + s->length, *colon = s->text;
    while (colon < end && (is_letter(*colon) || *colon == '-')) colon++;
    if (colon == end || *colon != ':') return false;
    const char *value = colon + 1;
    while (value < end && is_one_of(*value, " \t")) value++;
    *parts = (struct parts){s->text, value, (size_t)(colon - s->text), (size_t)(end - value), p};
    if (p.column) parts->place.column += (long)(value - s->text);
    return true;
}

static bool key_is(const struct parts *p, const char *key)
{
    return p->key_length == strlen(key) && !memcmp(p->key, key, p->key_length);
}

bool states_a_clue(const char *text, size_t length)
{
    struct statement s = {.next = text, .end = text + length};
    struct parts p;
    while (next_statement(&s))
        if (split(&s, (struct place){0, 0}, &p) && clue_kind_named(p.key, p.key_length)) return true;
    return false;
}

static bool take_regions(struct draft *d, const struct parts *p, sudoku_error *error)
{
    const struct glyphs g = {.symbol = p->value, .count = (int)p->value_length, .first = p->place};
    if (d->has_regions) return fail(error, g.first.line, g.first.column, say(stated_twice));
    if (g.count != d->n * d->n)
        return fail(error, g.first.line, g.first.column,
                    say(wrong_length, word(SAY_the_layout), g.count, d->n * d->n));
    d->has_regions = true;
    d->shape_place = g.first;
    return decode_layout(&g, d->n, d->regions, error);
}

/* n*n words of candidates, '.' for all. */
static bool take_allowed(struct draft *d, const struct parts *p, sudoku_error *error)
{
    const char *at = p->value, *end = p->value + p->value_length;
    const int cells = d->n * d->n;
    int count = 0;
    if (d->has_allowed) return fail(error, p->place.line, p->place.column, say(stated_twice));
    d->has_allowed = true;
    while (at < end) {
        const char *word = at;
        while (at < end && !is_one_of(*at, " \t,")) at++;
        struct place here = p->place;
        if (here.column) here.column += (long)(word - p->value);
        if (at > word && count < cells &&
            !decode_mark_word(word, (size_t)(at - word), d->n, here, &d->allowed[count], error))
            return false;
        count += at > word;
        at += at < end;
    }
    if (count != cells)
        return fail(error, p->place.line, p->place.column, say(word_for_each_cell, cells, count));
    fill_allowed(d->allowed, d->n);
    return true;
}

static bool take_statement(struct draft *d, const struct statement *s, struct place here,
                           sudoku_error *error)
{
    struct parts p;
    if (!split(s, here, &p)) return draft_rules(d, s->text, s->length, here, error);
    if (key_is(&p, "rules")) return draft_rules(d, p.value, p.value_length, p.place, error);
    if (key_is(&p, "box")) return draft_box(d, p.value, p.value_length, p.place, error);
    if (key_is(&p, "house")) return draft_house(d, p.value, p.value_length, p.place, error);
    if (key_is(&p, "allowed")) return take_allowed(d, &p, error);
    if (key_is(&p, "regions")) return take_regions(d, &p, error);
    if (clue_kind_named(p.key, p.key_length)) return draft_clue(d, s->text, s->length, here, error);
    return fail(error, here.line, here.column, say(unknown_clue_kind, quoted(p.key, p.key_length)));
}

bool draft_statements(struct draft *d, const char *text, size_t length, struct place p,
                      sudoku_error *error)
{
    struct statement s = {.next = text, .end = text + length};
    while (next_statement(&s)) {
        struct place here = p;
        if (here.column) here.column += (long)(s.text - text);
        if (!take_statement(d, &s, here, error)) return false;
    }
    return true;
}
