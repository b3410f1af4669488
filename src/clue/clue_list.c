/* SPDX-License-Identifier: MIT */
/* clue_list.c - see clue_list.h */
#include "clue/clue_list.h"

#include "base/ascii.h"
#include "base/memory.h"
#include "clue/clue_forms.h"

/* ---- one ---- */

static bool make_room_for_clue(struct clue_list *l)
{
    return make_room((void **)&l->clue, l->count, &l->room, sizeof *l->clue) &&
           make_room((void **)&l->place, l->count, &l->places_room, sizeof *l->place) &&
           make_room((void **)&l->text_place, l->count, &l->text_places_room, sizeof *l->text_place);
}

void clue_list_free(struct clue_list *l)
{
    for (size_t i = 0; i < l->count; i++) free_whole_clue(&l->clue[i]);
    free(l->clue);
    free(l->place);
    free(l->text_place);
}

/* So far behind the beginning of a statement. */
static struct clue_place place_behind(struct clue_place p, size_t offset)
{
    if (p.column) p.column += (long)offset;
    return p;
}

bool clue_list_read(struct clue_list *l, const sudoku_rules *rules, const char *text, size_t length,
                    struct clue_place p, sudoku_error *error)
{
    if (!make_room_for_clue(l)) return fail_by_memory(error);
    if (!read_whole_clue(&l->clue[l->count], text, length, rules->n, &l->amount, error)) {
        if (error && error->column) {
            p = place_behind(p, (size_t)error->column - 1);
            error->line = p.line;
            error->column = p.column;
        }
        return false;
    }
    const char *quote = memchr(text, '"', length);
    l->text_place[l->count] = place_behind(p, quote ? (size_t)(quote + 1 - text) : 0);
    l->place[l->count++] = p;
    return true;
}

/* ---- all ---- */

/* Clues that could need more than forms have room for are compiled once, so that this is said now. */
static bool may_need_much(const struct clue *c)
{
    enum { MANY_CELLS = 32 };
    return c->part_count || c->text_length || c->count > MANY_CELLS;
}

static bool need_not_too_much(const sudoku_clues *clues, sudoku_error *error)
{
    bool may = clues->count > SUDOKU_MAX_CELLS;
    for (int i = 0; i < clues->count; i++) may |= may_need_much(&clues->clue[i]);
    struct forms *f = may ? forms_new(clues, NULL, error) : NULL;
    forms_free(f);
    return f || !may;
}

const sudoku_clues *clue_list_finish(const struct clue_list *l, const sudoku_rules *rules,
                                     sudoku_error *error)
{
    const sudoku_clues *clues = clues_new(rules, l->clue, (int)l->count, error);
    if (clues && !need_not_too_much(clues, error)) {
        clues_free(clues);
        clues = NULL;
    }
    if (!clues && error && error->line) {
        const bool within_text = error->column > 0 && !l->clue[error->line - 1].part_count;
        const struct clue_place p =
            within_text ? place_behind(l->text_place[error->line - 1], (size_t)error->column - 1)
                        : l->place[error->line - 1];
        error->line = p.line;
        error->column = p.column;
    }
    return clues;
}

/* Where the statement ends: texts in quotes may hold a ';', but no line end. */
static const char *find_end(const char *at, const char *end)
{
    for (bool quoted = false; at < end && ((*at != ';' || quoted) && *at != '\n'); at++)
        if (*at == '"') quoted = !quoted;
    return at;
}

bool next_statement(struct statement *s)
{
    static const char blanks[] = " \t\r";
    while (s->next < s->end) {
        const char *begin = s->next, *stop = find_end(begin, s->end), *last = stop;
        while (begin < stop && is_one_of(*begin, blanks)) begin++;
        while (last > begin && is_one_of(last[-1], blanks)) last--;
        s->text = begin;
        s->length = (size_t)(last - begin);
        s->next = stop < s->end ? stop + 1 : stop;
        if (s->length) return true;
    }
    return false;
}

static bool read_all(struct clue_list *l, const sudoku_rules *rules, const char *text, size_t length,
                     sudoku_error *error)
{
    struct statement s = {.next = text, .end = text + length};
    const bool one_line = !length || !memchr(text, '\n', length);
    const char *line_begin = text;
    long line = 1;
    for (const char *at = text; next_statement(&s);) {
        for (; at < s.text; at++)
            if (*at == '\n') {
                line++;
                line_begin = at + 1;
            }
        const struct clue_place p = {one_line ? 0 : line, (long)(s.text - line_begin) + 1};
        if (!clue_list_read(l, rules, s.text, s.length, p, error)) return false;
    }
    return true;
}

const sudoku_clues *read_clue_statements(const sudoku_rules *rules, const char *text, size_t length,
                                         sudoku_error *error)
{
    struct clue_list l = {.count = 0};
    const sudoku_clues *clues = NULL;
    if (read_all(&l, rules, text, length, error)) clues = clue_list_finish(&l, rules, error);
    clue_list_free(&l);
    return clues;
}
