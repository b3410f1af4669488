/* SPDX-License-Identifier: MIT */
/* fpuzzles_clues.c - the fields of f-puzzles that state clues, by the table of src/clue/format/fpuzzles_fields.h.

   What says nothing is passed over: a line of one cell, a sum without its number.  A value that is no number where one is expected is
   listed as not applied, with the value.  */
#include <string.h>

#include "base/out.h"
#include "base/small_number.h"
#include "clue/clue_kinds.h"
#include "clue/format/fpuzzles_fields.h"
#include "read/found_clue.h"
#include "read/link/fpuzzles.h"
#include "read/link/objects.h"
#include "words/fail.h"

/* What is drawn between a cell and its right or lower neighbour. */
enum { WHITE_RIGHT = 1, WHITE_DOWN = 2, BLACK_RIGHT = 4, BLACK_DOWN = 8 };
enum { WHITE = WHITE_RIGHT | WHITE_DOWN, BLACK = BLACK_RIGHT | BLACK_DOWN };

/* An item of a field's list. */
struct item {
    struct fpuzzles_reading *reading;
    const struct fpuzzles_field *field;
    uint32_t object;
    bool has_value;
    int value;
};

static bool fail_cell(const struct item *i, const char *name)
{
    return fpuzzles_fail(i->reading, say(object_cell, i->field->key, name));
}

static bool fail_lacking(const struct item *i, const char *key)
{
    return fpuzzles_fail(i->reading, say(object_lacks, key));
}

/* ---- cells ---- */

static bool add_cell(const struct item *i, struct found_clue *c, uint32_t name)
{
    char text[16] = "";
    const int cell = fpuzzles_cell(i->reading, name, text);
    if (cell < 0) return fail_cell(i, text);
    found_clue_cell(c, cell);
    return true;
}

/* The names of a list, from one of them on. */
static bool add_cells(const struct item *i, struct found_clue *c, uint32_t list, uint32_t first)
{
    const struct json_tree *t = i->reading->tree;
    for (uint32_t name = first; name < t->value[list].next; name = t->value[name].next)
        if (!add_cell(i, c, name)) return false;
    return true;
}

static bool add_list(const struct item *i, struct found_clue *c, const char *key)
{
    const struct json_tree *t = i->reading->tree;
    const uint32_t list = json_member(t, i->object, key);
    if (!json_is(t, list, JSON_LIST)) return fail_lacking(i, key);
    return add_cells(i, c, list, list + 1);
}

/* A letter and a number up to n + 1, as the program writes them. */
static bool take_coordinate(const char **at, const char *end, char letter, int n, int *number)
{
    if (*at == end || (**at & ~0x20) != letter) return false;
    ++*at;
    *number = small_number(at, end);
    return *number >= 0 && *number <= n + 1;
}

/* "R0C4": a row and a column, of which some may be outside. */
static bool outer_cell(const struct item *i, int *row, int *column)
{
    const struct json_tree *t = i->reading->tree;
    const uint32_t name = json_member(t, i->object, "cell");
    const int n = i->reading->draft->n;
    char text[16] = "";
    if (!json_is(t, name, JSON_STRING)) return fail_lacking(i, "cell");
    const size_t length = json_copy_text(t, name, text, sizeof text);
    const char *at = text, *end = text + strlen(text);
    if (length < sizeof text && take_coordinate(&at, end, 'R', n, row) &&
        take_coordinate(&at, end, 'C', n, column) && at == end)
        return true;
    return fail_cell(i, text);
}

/* ---- the forms ---- */

static bool finish(const struct item *i, const struct found_clue *c)
{
    return draft_found_clue(i->reading->draft, c, i->reading->place, i->reading->error);
}

static void begin(const struct item *i, struct found_clue *c)
{
    found_clue_begin(c, i->field->kind);
    if (i->has_value && i->field->kind->statement != STATES_CELLS) found_clue_number(c, i->value);
}

/* Fewer cells than any such clue has say nothing, except that the sum of both ends would be that of no cell. */
static bool says_nothing(const struct found_clue *c)
{
    const struct clue *clue = &c->stated.clue;
    return !clue->count ||
           (clue->count < clue->kind->fewest && !(clue->kind == &clue_double_arrow && clue->count == 2));
}

static bool read_lines(const struct item *i)
{
    const struct json_tree *t = i->reading->tree;
    const uint32_t lines = json_member(t, i->object, "lines");
    struct found_clue c;
    if (!json_is(t, lines, JSON_LIST)) return fail_lacking(i, "lines");
    for (uint32_t line = lines + 1; line < t->value[lines].next; line = t->value[line].next) {
        if (!json_is(t, line, JSON_LIST)) return fail_lacking(i, "lines");
        begin(i, &c);
        if (!add_cells(i, &c, line, line + 1) || (!says_nothing(&c) && !finish(i, &c))) return false;
    }
    return true;
}

static void note_dot(const struct item *i, const struct clue *c)
{
    struct fpuzzles_reading *f = i->reading;
    const bool black = i->field->kind == &clue_black;
    if ((!black && i->field->kind != &clue_white) || c->count != 2) return;
    const int n = f->draft->n, a = c->cell[0] < c->cell[1] ? c->cell[0] : c->cell[1],
              b = c->cell[0] + c->cell[1] - a;
    if (b == a + 1 && b % n) f->dots[a] |= black ? BLACK_RIGHT : WHITE_RIGHT;
    if (b == a + n) f->dots[a] |= black ? BLACK_DOWN : WHITE_DOWN;
    const int ratio = i->has_value ? i->value : 2;
    if (black && ratio >= 1 && ratio <= SUDOKU_MAX_SIZE) f->ratios |= bit(ratio);
}

/* Cages without a sum are houses, which every engine knows. */
static bool add_house(const struct item *i, const struct found_clue *c)
{
    const struct fpuzzles_reading *f = i->reading;
    const struct clue *clue = &c->stated.clue;
    if (c->too_long || clue->count > f->draft->n)
        return fpuzzles_fail(f, say(house_too_large, f->draft->n));
    return clue->count < 2 || draft_cells(f->draft, clue->cell, clue->count, f->place, f->error);
}

static bool read_cells(const struct item *i)
{
    struct found_clue c;
    begin(i, &c);
    if (!add_list(i, &c, "cells")) return false;
    if (i->field->kind == &clue_killer && !i->has_value) return add_house(i, &c);
    if (!c.stated.clue.count) return true;
    note_dot(i, &c.stated.clue);
    return finish(i, &c);
}

static bool read_one_cell(const struct item *i)
{
    const uint32_t cell = json_member(i->reading->tree, i->object, "cell");
    struct found_clue c;
    begin(i, &c);
    if (!cell) return fail_lacking(i, "cell");
    return add_cell(i, &c, cell) && finish(i, &c);
}

static bool read_edge(const struct item *i)
{
    const int n = i->reading->draft->n;
    struct found_clue c;
    int row, column;
    if (!outer_cell(i, &row, &column)) return false;
    const bool beside = row >= 1 && row <= n && (column == 0 || column == n + 1);
    const bool above = column >= 1 && column <= n && (row == 0 || row == n + 1);
    if (!beside && !above)
        return fpuzzles_fail(i->reading, say(object_not_at_edge, i->field->key, row, column));
    begin(i, &c);
    found_clue_line(&c, n, beside, (beside ? row : column) - 1, beside ? column == 0 : row == 0);
    return finish(i, &c);
}

static const struct fpuzzles_direction *direction_of(const struct item *i)
{
    const struct json_tree *t = i->reading->tree;
    const uint32_t name = json_member(t, i->object, "direction");
    for (int k = 0; k < FPUZZLES_DIRECTIONS; k++)
        if (json_text_is(t, name, fpuzzles_directions[k].name)) return &fpuzzles_directions[k];
    return NULL;
}

static bool read_diagonal(const struct item *i)
{
    const int n = i->reading->draft->n;
    const struct fpuzzles_direction *d = direction_of(i);
    struct found_clue c;
    int row, column;
    if (!outer_cell(i, &row, &column)) return false;
    if (!d) return fpuzzles_fail(i->reading, say(object_direction, i->field->key));
    begin(i, &c);
    if (row < 1 || column < 1 || row > n || column > n)
        found_clue_diagonal(&c, n, row - 1 + d->down, column - 1 + d->right, d->down, d->right);
    if (!c.stated.clue.count)
        return fpuzzles_fail(i->reading, say(object_not_at_edge, i->field->key, row, column));
    return finish(i, &c);
}

/* A clue for each line.  Its first cell is where it leaves the bulb. */
static bool read_arrow(const struct item *i)
{
    const struct json_tree *t = i->reading->tree;
    const uint32_t lines = json_member(t, i->object, "lines"), bulb = json_member(t, i->object, "cells");
    struct found_clue c;
    if (!json_is(t, lines, JSON_LIST)) return fail_lacking(i, "lines");
    if (!json_is(t, bulb, JSON_LIST)) return fail_lacking(i, "cells");
    for (uint32_t line = lines + 1; line < t->value[lines].next; line = t->value[line].next) {
        if (!json_is(t, line, JSON_LIST)) return fail_lacking(i, "lines");
        if (t->value[line].count < 2 || !t->value[bulb].count) continue;
        found_clue_begin(&c, t->value[bulb].count == 1 ? &clue_arrow : &clue_pill);
        if (!add_cells(i, &c, bulb, bulb + 1)) return false;
        found_clue_equals(&c);
        if (!add_cells(i, &c, line, t->value[line + 1].next) || !finish(i, &c)) return false;
    }
    return true;
}

static bool read_clone(const struct item *i)
{
    struct found_clue c;
    begin(i, &c);
    if (!add_list(i, &c, "cells")) return false;
    found_clue_equals(&c);
    return add_list(i, &c, "cloneCells") && (!c.stated.clue.count || finish(i, &c));
}

/* The cells are a square, whatever their order. */
static bool is_square(const struct clue *c, int n)
{
    int first = c->count == 4 ? c->cell[0] : 0;
    bool place[4] = {false};
    if (c->count != 4) return false;
    for (int i = 0; i < 4; i++)
        if (c->cell[i] < first) first = c->cell[i];
    for (int i = 0; i < 4; i++) {
        const int down = c->cell[i] / n - first / n, right = c->cell[i] % n - first % n;
        if (down < 0 || down > 1 || right < 0 || right > 1 || place[2 * down + right]) return false;
        place[2 * down + right] = true;
    }
    return true;
}

static bool read_quad(const struct item *i)
{
    const struct json_tree *t = i->reading->tree;
    const int n = i->reading->draft->n;
    const uint32_t values = json_member(t, i->object, "values");
    struct found_clue c;
    found_clue_begin(&c, i->field->kind);
    if (!add_list(i, &c, "cells")) return false;
    if (!is_square(&c.stated.clue, n))
        return fpuzzles_fail(i->reading, say(object_square, i->field->key));
    if (is_nothing(t, values)) return true;
    if (!json_is(t, values, JSON_LIST)) return fail_lacking(i, "values");
    for (uint32_t v = values + 1; v < t->value[values].next; v = t->value[v].next) {
        const int digit = digit_value(t, v, n);
        if (!digit) return fpuzzles_fail(i->reading, say(object_digit, i->field->key, n));
        found_clue_number(&c, digit);
    }
    uint16_t *cell = c.stated.cell;
    for (int k = 1; k < 4; k++)
        if (cell[k] < cell[0]) cell[0] = cell[k]; /* a statement names the first */
    return finish(i, &c);
}

static bool read_item(const struct item *i)
{
    switch (i->field->form) {
    case FIELD_LINES: return read_lines(i);
    case FIELD_CELLS: return read_cells(i);
    case FIELD_CELL: return read_one_cell(i);
    case FIELD_EDGE: return read_edge(i);
    case FIELD_DIAGONAL: return read_diagonal(i);
    case FIELD_ARROW: return read_arrow(i);
    case FIELD_CLONE: return read_clone(i);
    case FIELD_QUAD: return read_quad(i);
    case FIELD_RULE: break;
    }
    return true;
}

/* ---- fields ---- */

/* The row of the field with that key and, of an item that says which of several it is, with its mark. */
static const struct fpuzzles_field *field_of(const struct json_tree *t, uint32_t key, const char *mark)
{
    const struct fpuzzles_field *field;
    for (int i = 0; (field = fpuzzles_field_at(i)); i++)
        if (json_text_is(t, key, field->key) &&
            (!mark || !field->mark || (*mark & ~0x20) == *field->mark))
            return field;
    return NULL;
}

/* A value that is none of those that the field may have. */
static void list_value(const struct item *i, const char *text)
{
    char name[SUDOKU_TEXT];
    struct out o = out_to_buffer(name, sizeof name);
    out_format(&o, "%s \"%s\"", i->field->key, text);
    list_name(i->reading->draft->labels.unapplied, name, strlen(name), 0);
}

static bool has_number(const struct clue_kind *k)
{
    return k->statement == STATES_NUMBER || k->statement == STATES_LINE || k->statement == STATES_VIEW ||
           k->statement == STATES_DIAGONAL;
}

/* The text of a value, without blanks around it. */
static const char *value_text(const struct json_tree *t, uint32_t value, char *text, size_t room)
{
    int64_t number;
    if (json_is(t, value, JSON_STRING)) {
        size_t length = json_copy_text(t, value, text, room);
        if (length >= room) length = room - 1;
        while (length && text[length - 1] == ' ') text[--length] = '\0';
        while (*text == ' ') text++;
    } else {
        struct out o = out_to_buffer(text, room);
        if (json_integer_value(t, value, &number)) out_signed(&o, number);
        else out_text(&o, "?");
    }
    return text;
}

/* Reads the item's value.  False: it says nothing, or what cannot be understood, which is listed. */
static bool understand_value(struct item *i, uint32_t key)
{
    enum { LONGEST_VALUE = 24 };
    const struct json_tree *t = i->reading->tree;
    const uint32_t value = json_member(t, i->object, "value");
    const struct clue_kind *kind = i->field->kind;
    char buffer[LONGEST_VALUE];
    const char *text = is_nothing(t, value) ? "" : value_text(t, value, buffer, sizeof buffer),
               *at = text;
    if (i->field->mark) {
        if (!*text) return false;
        const struct fpuzzles_field *field = text[1] ? NULL : field_of(t, key, text);
        if (field) i->field = field;
        else list_value(i, text);
        return field != NULL;
    }
    if (!has_number(kind)) return true;
    if (!*text) return kind->number_may_lack;
    const int number = small_number(&at, text + strlen(text));
    i->has_value = number >= 0 && !*at;
    i->value = number;
    if (!i->has_value) list_value(i, text);
    return i->has_value;
}

static bool read_list(struct fpuzzles_reading *f, const struct fpuzzles_field *field, uint32_t key)
{
    const struct json_tree *t = f->tree;
    const uint32_t list = key + 1;
    if (!json_is(t, list, JSON_LIST)) return fpuzzles_fail(f, say(object_list, field->key));
    for (uint32_t object = list + 1; object < t->value[list].next; object = t->value[object].next) {
        struct item i = {.reading = f, .field = field, .object = object};
        if (!json_is(t, object, JSON_OBJECT)) return fpuzzles_fail(f, say(object_list, field->key));
        if (understand_value(&i, key) && !read_item(&i)) return false;
    }
    return true;
}

static bool add_rule(const struct fpuzzles_reading *f, const struct clue_kind *kind)
{
    struct found_clue c;
    found_clue_begin(&c, kind);
    return draft_found_clue(f->draft, &c, f->place, f->error);
}

/* Which marks all are drawn, beside the differences. */
static bool read_negative(struct fpuzzles_reading *f, uint32_t list)
{
    const struct json_tree *t = f->tree;
    if (!json_is(t, list, JSON_LIST)) return fpuzzles_fail(f, say(object_list, FPUZZLES_NEGATIVE));
    for (uint32_t i = list + 1; i < t->value[list].next; i = t->value[i].next) {
        char name[32] = "?", text[64];
        if (json_is(t, i, JSON_STRING)) json_copy_text(t, i, name, sizeof name);
        if (!strcmp(name, FPUZZLES_ALL_BLACK)) {
            f->all_black = true;
        } else if (!strcmp(name, FPUZZLES_ALL_XV)) {
            f->all_xv = true;
        } else {
            struct out o = out_to_buffer(text, sizeof text);
            out_format(&o, "%s \"%s\"", FPUZZLES_NEGATIVE, name);
            list_name(f->draft->labels.unapplied, text, strlen(text), 0);
        }
    }
    return true;
}

bool read_fpuzzles_clues(struct fpuzzles_reading *f, uint32_t key, bool *known)
{
    const struct json_tree *t = f->tree;
    const struct fpuzzles_field *field = field_of(t, key, NULL);
    *known = true;
    if (json_text_is(t, key, FPUZZLES_ALL_WHITE)) {
        f->all_white = true;
        return true;
    }
    if (json_text_is(t, key, FPUZZLES_NEGATIVE)) return read_negative(f, key + 1);
    *known = field != NULL;
    if (!field) return true;
    return field->form == FIELD_RULE ? add_rule(f, field->kind) : read_list(f, field, key);
}

/* ---- all marks are drawn ---- */

static bool is_dotted(const struct fpuzzles_reading *f, int cell, bool right)
{
    return f->dots[cell] & (right ? WHITE_RIGHT | BLACK_RIGHT : WHITE_DOWN | BLACK_DOWN);
}

/* The condition on each pair of neighbours without a dot between them: on lines from one dot to the next. */
static bool relate_undotted(const struct fpuzzles_reading *f, const char *condition)
{
    const int n = f->draft->n;
    for (int line = 0; line < 2 * n; line++) {
        const bool row = line < n;
        struct found_clue c;
        found_clue_begin(&c, &clue_relation);
        for (int place = 0; place < n; place++) {
            const int cell = row ? line * n + place : place * n + line - n;
            found_clue_cell(&c, cell);
            if (place < n - 1 && !is_dotted(f, cell, row)) continue;
            found_clue_text(&c, condition);
            if (c.stated.clue.count > 1 && !draft_found_clue(f->draft, &c, f->place, f->error))
                return false;
            found_clue_begin(&c, &clue_relation);
        }
    }
    return true;
}

static bool relate_by_ratios(const struct fpuzzles_reading *f)
{
    char condition[64];
    for_each_bit(ratio, f->ratios ? f->ratios : bit(2)) {
        struct out o = out_to_buffer(condition, sizeof condition);
        out_format(&o, "a != %d * b and b != %d * a", ratio, ratio);
        if (!relate_undotted(f, condition)) return false;
    }
    return true;
}

/* In f-puzzles a dot of either colour excepts its cells from both rules; our rules of one colour know that colour only. */
bool finish_fpuzzles_clues(struct fpuzzles_reading *f)
{
    int drawn = 0;
    for (int cell = 0; cell < f->draft->n * f->draft->n; cell++) drawn |= f->dots[cell];
    if (f->all_xv && !add_rule(f, &clue_all_xv)) return false;
    if (f->all_white && f->all_black) return add_rule(f, &clue_all_dots);
    if (f->all_white && (drawn & BLACK)) return relate_undotted(f, "abs(a - b) != 1");
    if (f->all_white) return add_rule(f, drawn ? &clue_all_white : &clue_non_consecutive);
    if (f->all_black && (drawn & WHITE)) return relate_by_ratios(f);
    return !f->all_black || add_rule(f, &clue_all_black);
}
