/* SPDX-License-Identifier: MIT */
/* iss_clues.c - items of Interactive Sudoku Solver that state clues, by the table of src/clue/format/iss_types.h. */
#include "read/link/iss.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/small_number.h"
#include "clue/clue_kinds.h"
#include "clue/format/iss_types.h"
#include "clue/format/table_words.h"
#include "read/found_clue.h"

struct item {
    struct link *link;
    const struct iss_type *type;
    struct piece rest;
    int n;
    bool unknown; /* it says what we have no kind for */
};

static enum link_end finish(const struct item *i, const struct found_clue *c)
{
    struct sudoku_reader *r = i->link->reader;
    if (i->unknown) return LINK_READ;
    return draft_found_clue(&r->draft, c, i->link->place, r->error) ? LINK_READ : LINK_WRONG;
}

/* Fails: the part has no meaning there. */
static enum link_end bad_part(const struct item *i, struct piece part)
{
    return link_fail(i->link, say(iss_bad_part, quoted(part.text, part.length), i->type->name));
}

/* A part that is a number; -1: it is none. */
static int number_of(struct piece part)
{
    const char *at = part.text, *end = at + part.length;
    const int number = small_number(&at, end);
    return at == end ? number : -1;
}

/* ---- cells ---- */

/* Cells beside the grid have names such as VA1. */
static enum link_end add_cell(struct item *i, struct found_clue *c, struct piece part)
{
    struct piece name = part;
    const int cell = iss_cell(&name, i->n);
    i->unknown |= part.length > 1 && is_one_of(*part.text, "VCD") && part.text[1] >= 'A';
    if (i->unknown) return LINK_READ;
    if (cell < 0 || name.length) return bad_part(i, part);
    found_clue_cell(c, cell);
    return LINK_READ;
}

static enum link_end add_cells(struct item *i, struct found_clue *c)
{
    struct piece part;
    enum link_end end = LINK_READ;
    while (end == LINK_READ && iss_part(&i->rest, &part)) end = add_cell(i, c, part);
    return end;
}

/* ---- forms ---- */

/* One cell alone says nothing, unless it has a sum. */
static enum link_end read_cells_part(struct item *i, struct found_clue *c)
{
    const enum link_end end = add_cells(i, c);
    const struct clue *clue = &c->stated.clue;
    if (end != LINK_READ || (clue->count < 2 && clue->kind->fewest > 1)) return end;
    return finish(i, c);
}

static enum link_end read_number_and_cells(struct item *i)
{
    const struct iss_type *t = i->type;
    struct found_clue c;
    struct piece part = {"", 0}, before = i->rest;
    iss_part(&i->rest, &part);
    int number = number_of(part);
    if (number < 0 && t->kind == &clue_whisper) { /* older strings have none */
        i->rest = before;
        number = t->kind->usual_number(i->n);
    }
    if (number < 0) {
        i->unknown = true; /* a sum with factors, or of another type */
        return LINK_READ;
    }
    if (t->number && number != t->number) { /* another row may have it */
        i->unknown = true;
        return LINK_READ;
    }
    found_clue_begin(&c, t->kind);
    if (t->kind->statement == STATES_NUMBER) found_clue_number(&c, number);
    return read_cells_part(i, &c);
}

static enum link_end read_bulb(struct item *i, int count)
{
    struct found_clue c;
    struct piece part;
    enum link_end end = LINK_READ;
    found_clue_begin(&c, i->type->kind);
    for (int k = 0; k < count && end == LINK_READ; k++) {
        if (!iss_part(&i->rest, &part)) return LINK_READ;
        end = add_cell(i, &c, part);
    }
    if (end != LINK_READ || !i->rest.text) return end; /* without a shaft it says nothing */
    found_clue_equals(&c);
    end = add_cells(i, &c);
    return end == LINK_READ ? finish(i, &c) : end;
}

static enum link_end read_pill(struct item *i)
{
    struct piece part = {"", 0};
    iss_part(&i->rest, &part);
    const int count = number_of(part);
    return count == 2 || count == 3 ? read_bulb(i, count) : bad_part(i, part);
}

static bool are_neighbours(int a, int b, int n) { return abs(a / n - b / n) + abs(a % n - b % n) == 1; }

/* Any two of the cells that are neighbours, in their order. */
static enum link_end read_neighbours(struct item *i)
{
    struct found_clue all, c;
    found_clue_begin(&all, i->type->kind);
    enum link_end end = add_cells(i, &all);
    const struct clue *list = &all.stated.clue;
    bool any = false;
    for (int a = 0; a < list->count && end == LINK_READ; a++)
        for (int b = a + 1; b < list->count && end == LINK_READ; b++) {
            if (!are_neighbours(list->cell[a], list->cell[b], i->n)) continue;
            found_clue_begin(&c, i->type->kind);
            if (i->type->number) found_clue_number(&c, i->type->number);
            found_clue_cell(&c, list->cell[a]);
            found_clue_cell(&c, list->cell[b]);
            any = true;
            end = finish(i, &c);
        }
    i->unknown = !any;
    return end;
}

static enum link_end read_corner(struct item *i)
{
    struct found_clue c;
    struct piece part = {"", 0};
    found_clue_begin(&c, i->type->kind);
    iss_part(&i->rest, &part);
    const enum link_end end = add_cell(i, &c, part);
    if (end != LINK_READ || i->unknown) return end;
    const int first = c.stated.cell[0];
    if (first / i->n == i->n - 1 || first % i->n == i->n - 1) return bad_part(i, part);
    for (int k = 1; k < 4; k++) found_clue_cell(&c, first + k / 2 * i->n + k % 2);
    while (iss_part(&i->rest, &part)) {
        const int digit = number_of(part);
        if (digit < 1 || digit > i->n) return bad_part(i, part);
        found_clue_number(&c, digit);
    }
    return c.stated.clue.number_count ? finish(i, &c) : LINK_READ;
}

/* "R3" or "C4". */
static bool read_line_name(struct piece part, int n, bool *row, int *line)
{
    const char *at = part.text, *end = at + part.length;
    if (at == end) return false;
    const char letter = (char)(*at++ & ~0x20);
    *row = letter == 'R';
    *line = iss_coordinate(&at, end) - 1;
    return (*row || letter == 'C') && at == end && *line >= 0 && *line < n;
}

static enum link_end read_line_part(struct item *i)
{
    struct found_clue c;
    struct piece sum = {"", 0}, name = {"", 0};
    bool row;
    int line;
    iss_part(&i->rest, &sum);
    iss_part(&i->rest, &name);
    if (number_of(sum) < 0) return bad_part(i, sum);
    if (!read_line_name(name, i->n, &row, &line)) return bad_part(i, name);
    found_clue_begin(&c, i->type->kind);
    found_clue_number(&c, number_of(sum));
    found_clue_line(&c, i->n, row, line, true);
    return finish(i, &c);
}

static enum link_end read_views(struct item *i)
{
    struct piece name = {"", 0}, part;
    bool row;
    int line;
    enum link_end end = LINK_READ;
    iss_part(&i->rest, &name);
    if (!read_line_name(name, i->n, &row, &line)) return bad_part(i, name);
    for (int k = 0; k < 2 && end == LINK_READ && iss_part(&i->rest, &part); k++) {
        struct found_clue c;
        if (!part.length) continue;
        if (number_of(part) < 0) return bad_part(i, part);
        if (!number_of(part)) continue;
        found_clue_begin(&c, i->type->kind);
        found_clue_number(&c, number_of(part));
        found_clue_line(&c, i->n, row, line, k == 0);
        end = finish(i, &c);
    }
    return end;
}

/* Each edge has its direction: down right from the left, up left from the right, down left from the top, up right from the bottom. */
static enum link_end read_diagonal(struct item *i)
{
    struct found_clue c;
    struct piece sum = {"", 0}, name = {"", 0};
    iss_part(&i->rest, &sum);
    iss_part(&i->rest, &name);
    struct piece rest = name;
    const int cell = iss_cell(&rest, i->n), n = i->n;
    if (number_of(sum) < 0) return bad_part(i, sum);
    if (cell < 0 || rest.length) return bad_part(i, name);
    const int row = cell / n, column = cell % n;
    found_clue_begin(&c, i->type->kind);
    found_clue_number(&c, number_of(sum));
    if (column == 0 && row < n - 1) found_clue_diagonal(&c, n, row, column, 1, 1);
    else if (row == 0) found_clue_diagonal(&c, n, row, column, 1, -1);
    else if (column == n - 1 && row < n - 1) found_clue_diagonal(&c, n, row, column, -1, -1);
    else if (row == n - 1) found_clue_diagonal(&c, n, row, column, -1, 1);
    else return bad_part(i, name);
    return finish(i, &c);
}

static enum link_end read_index(struct item *i)
{
    struct found_clue c;
    struct piece part = {"", 0};
    iss_part(&i->rest, &part);
    i->unknown = !iss_word(part, i->type->mark);
    if (i->unknown) return LINK_READ;
    found_clue_begin(&c, i->type->kind);
    const enum link_end end = add_cells(i, &c);
    return end == LINK_READ && c.stated.clue.count ? finish(i, &c) : end;
}

/* Each group with the one before it. */
static enum link_end read_segments(struct item *i)
{
    struct found_clue before, c;
    struct piece part;
    enum link_end end = LINK_READ;
    bool more = true;
    found_clue_begin(&before, i->type->kind);
    for (bool first = true; more && end == LINK_READ; first = false) {
        found_clue_copy(&c, &before);
        found_clue_equals(&c);
        found_clue_begin(&before, i->type->kind);
        while ((more = iss_part(&i->rest, &part)) && part.length && end == LINK_READ) {
            end = add_cell(i, &c, part);
            if (end == LINK_READ) end = add_cell(i, &before, part);
        }
        if (end == LINK_READ && !first && before.stated.clue.count) end = finish(i, &c);
    }
    return end;
}

/* Each group with the first one. */
static enum link_end read_sets(struct item *i)
{
    struct found_clue all, c;
    struct piece part = {"", 0};
    iss_part(&i->rest, &part);
    const int sets = number_of(part);
    found_clue_begin(&all, i->type->kind);
    enum link_end end = add_cells(i, &all);
    const struct clue *list = &all.stated.clue;
    if (end != LINK_READ || i->unknown) return end;
    if (sets < 1 || list->count % sets) return bad_part(i, part);
    const int size = list->count / sets;
    for (int set = 1; set < sets && size && end == LINK_READ; set++) {
        found_clue_begin(&c, i->type->kind);
        for (int k = 0; k < size; k++) found_clue_cell(&c, list->cell[k]);
        found_clue_equals(&c);
        for (int k = 0; k < size; k++) found_clue_cell(&c, list->cell[set * size + k]);
        end = finish(i, &c);
    }
    return end;
}

static enum link_end read_digits(struct item *i)
{
    struct found_clue c;
    struct piece part = {"", 0};
    iss_part(&i->rest, &part);
    found_clue_begin(&c, i->type->kind);
    const char *at = part.text, *end = at + part.length;
    while (at < end) {
        const int digit = small_number(&at, end);
        if (digit < 1 || digit > i->n || (at < end && *at++ != '_')) return bad_part(i, part);
        found_clue_number(&c, digit);
    }
    if (!c.stated.clue.number_count) return bad_part(i, part);
    return read_cells_part(i, &c);
}

/* ---- texts in base 64 ---- */

static int base64_value(char c)
{
    static const char figures[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const char *found = c ? strchr(figures, c) : NULL;
    return found ? (int)(found - figures) : -1;
}

/* False: it is none, or too long. */
static bool decode_base64(struct piece part, char *text, size_t room)
{
    unsigned bits = 0;
    int count = 0;
    size_t used = 0;
    for (size_t k = 0; k < part.length; k++) {
        const int value = base64_value(part.text[k]);
        if (value < 0) return false;
        bits = (bits << 6 | (unsigned)value) & 0xFFFFu;
        count += 6;
        if (count < 8) continue;
        count -= 8;
        if (used + 1 == room) return false;
        text[used++] = (char)(bits >> count & 0xFFu);
    }
    text[used] = '\0';
    return true;
}

/* Our expressions have no counts in braces; digits above 9 are other symbols there. */
static bool is_our_pattern(const char *text)
{
    return *text && text[strspn(text, "123456789.[]^-()|*+?")] == '\0';
}

static enum link_end read_pattern(struct item *i)
{
    char text[LONGEST_CLUE_TEXT + 1];
    struct found_clue c;
    struct piece part = {"", 0};
    enum link_end end = LINK_READ;
    iss_part(&i->rest, &part);
    i->unknown = i->n > 9 || !decode_base64(part, text, sizeof text) || !is_our_pattern(text);
    if (i->unknown) return LINK_READ;
    for (bool more = true; more && end == LINK_READ;) {
        found_clue_begin(&c, i->type->kind);
        found_clue_text(&c, text);
        while ((more = iss_part(&i->rest, &part)) && part.length && end == LINK_READ)
            end = add_cell(i, &c, part);
        if (end == LINK_READ && c.stated.clue.count) end = finish(i, &c);
    }
    return end;
}

/* ---- tables ---- */

static bool has_cell_twice(const struct clue *c)
{
    for (int i = 0; i < c->count; i++)
        for (int j = 0; j < i; j++)
            if (c->cell[i] == c->cell[j]) return true;
    return false;
}

/* One line with a table, which is that of a kind, or a condition. */
static enum link_end finish_line(struct item *i, const bitset *table, const struct clue *line,
                                 bool of_all)
{
    char condition[LONGEST_CLUE_TEXT + 1];
    struct found_clue c;
    int number = 0;
    const struct clue_kind *kind =
        of_all ? kind_of_all_pairs(table, i->n) : kind_of_table(table, i->n, &number);
    if (i->unknown || line->count < 2) return LINK_READ;
    if (kind && !kind->may_repeat && has_cell_twice(line)) kind = NULL;
    found_clue_begin(&c, kind ? kind : of_all ? &clue_pairwise : &clue_relation);
    if (!kind) {
        i->unknown = !condition_of_table(table, i->n, condition);
        found_clue_text(&c, i->unknown ? "" : condition);
    } else if (kind->statement == STATES_NUMBER) {
        found_clue_number(&c, number);
    }
    for (int k = 0; k < line->count; k++) found_clue_cell(&c, line->cell[k]);
    return finish(i, &c);
}

/* Several lines, with an empty part or a name that begins with '_' between them. */
static enum link_end read_table(struct item *i, bool of_all)
{
    bitset table[SUDOKU_MAX_SIZE];
    struct piece part = {"", 0};
    enum link_end end = LINK_READ;
    iss_part(&i->rest, &part);
    if (!read_iss_table(table, i->n, part.text, part.length)) return bad_part(i, part);
    i->unknown = !i->rest.text; /* without a line */
    for (bool more = true; more && end == LINK_READ && !i->unknown;) {
        struct found_clue line;
        found_clue_begin(&line, &clue_relation);
        while ((more = iss_part(&i->rest, &part)) && part.length && *part.text != '_' &&
               end == LINK_READ)
            end = add_cell(i, &line, part);
        if (end == LINK_READ) end = finish_line(i, table, &line.stated.clue, of_all);
    }
    return end;
}

static enum link_end read_by_form(struct item *i)
{
    struct found_clue c;
    switch (i->type->form) {
    case ISS_CELLS: found_clue_begin(&c, i->type->kind); return read_cells_part(i, &c);
    case ISS_NUMBER: return read_number_and_cells(i);
    case ISS_BULB: return read_bulb(i, 1);
    case ISS_PILL: return read_pill(i);
    case ISS_NEIGHBOURS: return read_neighbours(i);
    case ISS_CORNER: return read_corner(i);
    case ISS_LINE: return read_line_part(i);
    case ISS_VIEWS: return read_views(i);
    case ISS_DIAGONAL: return read_diagonal(i);
    case ISS_INDEX: return read_index(i);
    case ISS_SEGMENTS: return read_segments(i);
    case ISS_SETS: return read_sets(i);
    case ISS_DIGITS: return read_digits(i);
    case ISS_PATTERN: return read_pattern(i);
    case ISS_TABLE: return read_table(i, false);
    case ISS_TABLE_OF_ALL: return read_table(i, true);
    case ISS_RULE: found_clue_begin(&c, i->type->kind); return finish(i, &c);
    }
    return LINK_READ;
}

enum link_end read_iss_clue(struct link *k, struct piece type, struct piece rest, bool *known)
{
    const struct iss_type *t;
    *known = false;
    for (int row = 0; (t = iss_type_at(row)); row++) {
        if (!iss_word(type, t->name)) continue;
        struct item i = {.link = k, .type = t, .rest = rest, .n = k->reader->draft.n};
        if (t->form != ISS_RULE && !rest.text) return LINK_READ; /* cut off */
        const enum link_end end = read_by_form(&i);
        *known = !i.unknown;
        if (end != LINK_READ || *known) return end;
    }
    return LINK_READ;
}
