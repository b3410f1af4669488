/* SPDX-License-Identifier: MIT */
/* clue_list.c - see clue_list.h */
#include "clue/clue_list.h"

#include "base/ascii.h"
#include "base/memory.h"
#include "clue/clue_kinds.h"
#include "clue/clue_statement.h"

/* ---- one ---- */

static bool make_room_for_clue(struct clue_list *l)
{
    return make_room((void **)&l->clue, l->count, &l->room, sizeof *l->clue) &&
           make_room((void **)&l->place, l->count, &l->places_room, sizeof *l->place) &&
           make_room((void **)&l->text_place, l->count, &l->text_places_room, sizeof *l->text_place);
}

static bool keep_clue(struct clue_list *l, const struct clue *clue, struct clue_place place,
                      struct clue_place text_place)
{
    if (!make_room_for_clue(l)) return false;
    uint16_t *cell = new_array((size_t)clue->count, sizeof *cell);
    int *number = new_array((size_t)clue->number_count, sizeof *number);
    char *text = new_array((size_t)clue->text_length, 1);
    if (!cell || !number || !text) {
        free(cell);
        free(number);
        free(text);
        return false;
    }
    if (clue->text_length) memcpy(text, clue->text, (size_t)clue->text_length);
    memcpy(cell, clue->cell, (size_t)clue->count * sizeof *cell);
    memcpy(number, clue->number, (size_t)clue->number_count * sizeof *number);
    l->clue[l->count] = *clue;
    l->clue[l->count].cell = cell;
    l->clue[l->count].text = text;
    l->clue[l->count].number = number;
    l->cells += (size_t)clue->count;
    l->text_place[l->count] = text_place;
    l->place[l->count++] = place;
    return true;
}

void clue_list_free(struct clue_list *l)
{
    for (size_t i = 0; i < l->count; i++) {
        free((void *)l->clue[i].cell);
        free((void *)l->clue[i].number);
        free((void *)l->clue[i].text);
    }
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

static bool fail_behind(sudoku_error *error, struct clue_place p, size_t offset, struct message why)
{
    p = place_behind(p, offset);
    return fail(error, p.line, p.column, why);
}

bool clue_list_read(struct clue_list *l, const sudoku_rules *rules, const char *text, size_t length,
                    struct clue_place p, sudoku_error *error)
{
    struct stated_clue stated;
    size_t name = 0;
    while (name < length && !is_one_of(text[name], ": \t,")) name++;
    const struct clue_kind *kind = clue_kind_named(text, name);
    if (!kind) return fail_behind(error, p, 0, say(unknown_clue_kind, quoted(text, name)));
    const bool colon = name < length && text[name] == ':';
    if (colon == (kind->statement == STATES_RULE))
        return fail_behind(error, p, name,
                           colon ? say(clue_takes_nothing, kind->name)
                                 : say(clue_needs_colon, kind->name));
    const size_t begin = name + colon;
    if (!read_clue_statement(&stated, kind, text + begin, length - begin, rules->n, error)) {
        if (error) {
            p = place_behind(p, begin + (size_t)error->column - 1);
            error->line = p.line;
            error->column = p.column;
        }
        return false;
    }
    if (l->count == MOST_CLUES) return fail_behind(error, p, 0, say(too_many_variant_clues, MOST_CLUES));
    if (l->cells + (size_t)stated.clue.count > MOST_CLUE_CELLS)
        return fail_behind(error, p, 0, say(too_many_clue_cells, MOST_CLUE_CELLS));
    const char *quote = memchr(text, '"', length);
    const struct clue_place text_place = place_behind(p, quote ? (size_t)(quote + 1 - text) : 0);
    return keep_clue(l, &stated.clue, p, text_place) || fail_by_memory(error);
}

/* ---- all ---- */

const sudoku_clues *clue_list_finish(const struct clue_list *l, const sudoku_rules *rules,
                                     sudoku_error *error)
{
    const sudoku_clues *clues = clues_new(rules, l->clue, (int)l->count, error);
    if (!clues && error && error->line) {
        const bool within_text = error->column > 0;
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
