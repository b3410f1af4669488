/* SPDX-License-Identifier: MIT */
/* draft_clues.c - see draft_clues.h */
#include "read/draft_clues.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/memory.h"
#include "base/out.h"
#include "board/extras.h"
#include "clue/clue_kinds.h"
#include "clue/clue_list.h"
#include "read/draft.h"

void draft_clues_prepare(struct draft_clues *c) { *c = (struct draft_clues){.count = 0}; }

void draft_clues_clear(struct draft_clues *c)
{
    clues_free(c->made);
    c->made = NULL;
    c->count = c->text_length = 0;
}

void draft_clues_free(struct draft_clues *c)
{
    clues_free(c->made);
    free(c->noted);
    free(c->text);
}

/* ---- noting ---- */

static bool keep_text(struct draft_clues *c, const char *text, size_t length)
{
    if (length > c->text_room - c->text_length) {
        const size_t room = 2 * (c->text_length + length);
        char *grown_text = grown(c->text, c->text_length, room, 1);
        if (!grown_text) return false;
        c->text = grown_text;
        c->text_room = room;
    }
    memcpy(c->text + c->text_length, text, length);
    c->text_length += length;
    return true;
}

static bool note(struct draft_clues *c, const char *text, size_t length, struct place p, bool is_rule,
                 sudoku_error *error)
{
    if (c->count == MOST_CLUES)
        return fail(error, p.line, p.column, say(too_many_variant_clues, MOST_CLUES));
    const size_t at = c->text_length;
    if (!make_room((void **)&c->noted, c->count, &c->room, sizeof *c->noted) ||
        !keep_text(c, text, length))
        return fail_by_memory(error);
    c->noted[c->count++] =
        (struct noted_clue){.at = at, .length = length, .place = p, .is_rule = is_rule};
    return true;
}

bool draft_clue(struct draft *d, const char *text, size_t length, struct place p, sudoku_error *error)
{
    struct statement s = {.next = text, .end = text + length};
    while (next_statement(&s)) {
        struct place here = p;
        if (here.column) here.column += (long)(s.text - text);
        if (!note(&d->clues, s.text, s.length, here, false, error)) return false;
    }
    return true;
}

bool is_clue_rule(const char *word, size_t length)
{
    const struct clue_kind *kind = clue_kind_named(word, length);
    return kind && kind->statement == STATES_RULE;
}

char *name_clue_rules(char names[SUDOKU_TEXT])
{
    const struct clue_kind *kind;
    struct out o = out_to_buffer(names, SUDOKU_TEXT);
    for (int i = 0; (kind = clue_kind_at(i)); i++)
        if (kind->statement == STATES_RULE) out_format(&o, ", %s", kind->name);
    return names;
}

/* The names are added in the order of the kinds, each once, so that equal rules have equal names. */
static void add_names(bool (*has)(const void *, const struct clue_kind *), const void *context,
                      char *names, size_t room)
{
    const struct clue_kind *kind;
    const size_t used = strlen(names);
    struct out o = out_to_buffer(names + used, room - used);
    for (int i = 0; (kind = clue_kind_at(i)); i++)
        if (kind->statement == STATES_RULE && has(context, kind))
            out_format(&o, "%s%s", *names ? " " : "", kind->name);
}

static bool text_has(const void *draft, const struct clue_kind *kind)
{
    const struct draft_clues *c = &((const struct draft *)draft)->clues;
    for (size_t i = 0; i < c->count; i++)
        if (c->noted[i].is_rule && clue_kind_named(c->text + c->noted[i].at, c->noted[i].length) == kind)
            return true;
    return false;
}

static bool caller_has(const void *expectations, const struct clue_kind *kind)
{
    const struct expectations *w = expectations;
    const char *at = w->rules ? w->rules : "", *end = at + strlen(at), *word;
    for (size_t count; (word = next_rule_word(&at, end, &count));)
        if (clue_kind_named(word, count) == kind) return true;
    return false;
}

void name_stated_clue_rules(const struct draft *d, char *names, size_t room)
{
    add_names(text_has, d, names, room);
}

void name_expected_clue_rules(const struct expectations *w, char *names, size_t room)
{
    add_names(caller_has, w, names, room);
}

bool draft_clue_rule(struct draft *d, const char *word, size_t length, struct place p,
                     sudoku_error *error)
{
    return note(&d->clues, word, length, p, true, error);
}

/* ---- making ---- */

static bool read_noted(struct clue_list *l, const struct draft_clues *c, bool rules_replaced,
                       const sudoku_rules *rules, sudoku_error *error)
{
    for (size_t i = 0; i < c->count; i++) {
        const struct noted_clue *n = &c->noted[i];
        const struct clue_place p = {n->place.line, n->place.column};
        if (n->is_rule && rules_replaced) continue;
        if (!clue_list_read(l, rules, c->text + n->at, n->length, p, error)) return false;
    }
    return true;
}

static bool read_expected_rules(struct clue_list *l, const char *rules_text, const sudoku_rules *rules,
                                sudoku_error *error)
{
    const char *at = rules_text ? rules_text : "", *end = at + strlen(at), *word;
    for (size_t count; (word = next_rule_word(&at, end, &count));)
        if (is_clue_rule(word, count) &&
            !clue_list_read(l, rules, word, count, (struct clue_place){0, 0}, error))
            return false;
    return true;
}

static bool read_expected(struct clue_list *l, const struct expectations *w, const sudoku_rules *rules,
                          sudoku_error *error)
{
    for (int i = 0; i < w->clue_count; i++) {
        struct statement s = {.next = w->clues[i], .end = w->clues[i] + strlen(w->clues[i])};
        while (next_statement(&s))
            if (!clue_list_read(l, rules, s.text, s.length, (struct clue_place){0, 0}, error))
                return false;
    }
    return true;
}

bool draft_make_clues(struct draft *d, const struct expectations *w, const sudoku_rules *rules,
                      sudoku_error *error)
{
    struct clue_list l = {.count = 0};
    clues_free(d->clues.made);
    d->clues.made = NULL;
    if (!d->clues.count && !w->clue_count && !w->rules) return true;
    bool good = read_noted(&l, &d->clues, w->has_rules, rules, error) &&
                read_expected_rules(&l, w->rules, rules, error) && read_expected(&l, w, rules, error);
    if (good && l.count) {
        d->clues.made = clue_list_finish(&l, rules, error);
        good = d->clues.made != NULL;
    }
    if (!good && !error->line &&
        !error->column) { /* of the caller's clue, which this puzzle does not fit */
        error->line = d->begin.line;
        error->column = d->begin.column;
    }
    clue_list_free(&l);
    return good;
}
