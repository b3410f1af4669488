/* SPDX-License-Identifier: MIT */
/* whole_clue.c - see whole_clue.h */
#include "clue/whole_clue.h"

#include "base/ascii.h"
#include "base/memory.h"
#include "clue/clue_kinds.h"
#include "clue/clue_statement.h"

void free_whole_clue(struct clue *c)
{
    for (int i = 0; i < c->part_count; i++) free_whole_clue((struct clue *)&c->part[i]);
    free((void *)c->part);
    free((void *)c->cell);
    free((void *)c->number);
    free((void *)c->text);
}

static bool copy_whole(struct clue *to, const struct clue *from)
{
    uint16_t *cell = new_array((size_t)from->count, sizeof *cell);
    int *number = new_array((size_t)from->number_count, sizeof *number);
    char *text = new_array((size_t)from->text_length, 1);
    *to = *from;
    to->cell = cell;
    to->number = number;
    to->text = text;
    if (!cell || !number || !text) {
        free_whole_clue(to);
        return false;
    }
    memcpy(cell, from->cell, (size_t)from->count * sizeof *cell);
    memcpy(number, from->number, (size_t)from->number_count * sizeof *number);
    if (from->text_length) memcpy(text, from->text, (size_t)from->text_length);
    return true;
}

struct reading {
    int n;
    struct clue_amount *amount;
    sudoku_error *error;
};

/* A part of the text; errors count columns from its beginning. */
struct piece {
    const char *text;
    size_t length;
};

static bool fail_at(const struct reading *r, size_t at, struct message why)
{
    return fail(r->error, 0, (long)at + 1, why);
}

static bool read_piece(struct reading *, struct piece, int depth, struct clue *);

/* ---- clues within others ---- */

/* Of the parenthesis that begins at `at`: the place of its ')', or of the text's end. */
static size_t end_of_parenthesis(struct piece p, size_t at)
{
    bool quoted = false;
    for (int open = 0; at < p.length; at++) {
        if (p.text[at] == '"') quoted = !quoted;
        if (quoted) continue;
        if (p.text[at] == '(') open++;
        if (p.text[at] == ')' && --open == 0) break;
    }
    return at;
}

struct parts {
    struct clue *clue;
    size_t count, room;
};

/* (killer: 15 r1c1 r1c2) (anti-knight), from `at` on. */
static bool read_parts(struct reading *r, const struct clue_kind *kind, struct piece p, size_t at,
                       int depth, struct parts *parts)
{
    for (;; at++) {
        while (at < p.length && is_one_of(p.text[at], " \t,")) at++;
        if (at == p.length && parts->count) return true;
        if (at == p.length || p.text[at] != '(')
            return fail_at(r, at, say(expected_clue_in_parentheses, kind->name));
        if (depth == DEEPEST_CLUE) return fail_at(r, at, say(clues_too_deep, DEEPEST_CLUE));
        const size_t start = at;
        size_t begin = at + 1;
        at = end_of_parenthesis(p, at);
        while (begin < at && is_one_of(p.text[begin], " \t,")) begin++;
        if (begin == at && at < p.length)
            return fail_at(r, at, say(expected_clue_in_parentheses, kind->name));
        if (at == p.length) return fail_at(r, start, say(parenthesis_without_end));
        if (!make_room((void **)&parts->clue, parts->count, &parts->room, sizeof *parts->clue))
            return fail_by_memory(r->error);
        const struct piece inner = {p.text + begin, at - begin};
        if (!read_piece(r, inner, depth + 1, &parts->clue[parts->count])) {
            if (r->error && r->error->column) r->error->column += (long)begin;
            return false;
        }
        parts->count++;
    }
}

static bool read_combination(struct reading *r, const struct clue_kind *kind, struct piece p, size_t at,
                             int depth, struct clue *to)
{
    struct parts parts = {.count = 0};
    const bool good = read_parts(r, kind, p, at, depth, &parts);
    *to = (struct clue){.kind = kind, .part = parts.clue, .part_count = (int)parts.count};
    if (!good) free_whole_clue(to);
    return good;
}

/* ---- one clue ---- */

static bool read_single(struct reading *r, const struct clue_kind *kind, struct piece p, size_t begin,
                        struct clue *to)
{
    struct stated_clue stated;
    if (!read_clue_statement(&stated, kind, p.text + begin, p.length - begin, r->n, r->error)) {
        if (r->error) r->error->column += (long)begin;
        return false;
    }
    r->amount->cells += (size_t)stated.clue.count;
    if (r->amount->cells > MOST_CLUE_CELLS)
        return fail_at(r, 0, say(too_many_clue_cells, MOST_CLUE_CELLS));
    return copy_whole(to, &stated.clue) || fail_by_memory(r->error);
}

static bool read_piece(struct reading *r, struct piece p, int depth, struct clue *to)
{
    size_t first = 0;
    while (p.length && is_one_of(p.text[p.length - 1], " \t")) p.length--;
    while (first < p.length && is_one_of(p.text[first], " \t")) first++;
    size_t name = first;
    while (name < p.length && !is_one_of(p.text[name], ": \t,")) name++;
    const struct clue_kind *kind = clue_kind_named(p.text + first, name - first);
    if (!kind) return fail_at(r, first, say(unknown_clue_kind, quoted(p.text + first, name - first)));
    const bool colon = name < p.length && p.text[name] == ':';
    if (colon == (kind->statement == STATES_RULE))
        return fail_at(r, name,
                       colon ? say(clue_takes_nothing, kind->name) : say(clue_needs_colon, kind->name));
    if (++r->amount->clues > MOST_CLUES)
        return fail_at(r, first, say(too_many_variant_clues, MOST_CLUES));
    return kind->statement == STATES_CLUES ? read_combination(r, kind, p, name + colon, depth, to)
                                           : read_single(r, kind, p, name + colon, to);
}

bool read_whole_clue(struct clue *to, const char *text, size_t length, int n, struct clue_amount *amount,
                     sudoku_error *error)
{
    struct reading r = {.n = n, .amount = amount, .error = error};
    return read_piece(&r, (struct piece){text, length}, 0, to);
}
