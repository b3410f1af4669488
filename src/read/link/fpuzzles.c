/* SPDX-License-Identifier: MIT */
/* fpuzzles.c - the objects of f-puzzles:

       {"size":9,"title":"","author":"","ruleset":"","grid":[[{"value":5,"given":true},{"region":3}...]...],
        "diagonal+":true,"extraregion":[{"cells":["R1C1",...]}],"killercage":[{"cells":[...],"value":"15"}],...}

   Every key is a row of a table: what is a house is added, what is only drawn is noted; those of clues are in fpuzzles_clues.c.  A key
   that neither has is listed as not applied.  A cell without a region belongs to its box.  */
#include <string.h>

#include "base/small_number.h"
#include "board/extras.h"
#include "board/naming.h"
#include "read/link/fpuzzles.h"
#include "read/link/objects.h"
#include "read/link/rules_text.h"
#include "words/fail.h"

bool fpuzzles_fail(const struct fpuzzles_reading *f, struct message why)
{
    return fail(f->error, f->place.line, f->place.column, why);
}

bool is_fpuzzles_object(const struct json_tree *t, uint32_t object)
{
    const uint32_t grid = json_member(t, object, "grid"), cell = grid + 2;
    return json_is(t, grid, JSON_LIST) && json_member(t, object, "size") && cell < t->count &&
           json_is(t, grid + 1, JSON_LIST) && json_is(t, cell, JSON_OBJECT);
}

/* ---- cells ---- */

static bool read_value(struct fpuzzles_reading *f, uint32_t object, int cell)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const uint32_t value = json_member(t, object, "value");
    if (is_nothing(t, value)) return true;
    const int digit = digit_value(t, value, d->n);
    if (!digit) return fpuzzles_fail(f, say(object_value, cell / d->n + 1, cell % d->n + 1, d->n));
    if (json_is(t, json_member(t, object, "given"), JSON_TRUE)) {
        d->givens[cell] = (uint8_t)digit;
    } else {
        d->placed[cell] = (uint8_t)digit;
        d->has_placed = true;
    }
    return true;
}

static void read_marks_of_cell(struct fpuzzles_reading *f, uint32_t object, int cell)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const uint32_t allowed = json_member(t, object, "givenPencilMarks");
    d->marks[cell] = digit_set(t, json_member(t, object, "centerPencilMarks"), d->n);
    if (!d->marks[cell])
        d->marks[cell] = digit_set(t, json_member(t, object, "cornerPencilMarks"), d->n);
    d->has_marks |= d->marks[cell] != 0;
    d->allowed[cell] = first_bits(d->n);
    if (!is_nothing(t, allowed)) {
        d->allowed[cell] = digit_set(t, allowed, d->n);
        d->has_allowed = true;
    }
    d->colours[cell] =
        colour_set(t, json_member(t, object, "c")) | colour_set(t, json_member(t, object, "highlight"));
    d->has_colours |= d->colours[cell] != 0;
}

/* The box of the cell, unless it states a region or that there is none. */
static bool read_region(struct fpuzzles_reading *f, uint32_t object, int cell)
{
    const uint32_t region = json_member(f->tree, object, "region");
    const int n = f->draft->n;
    int box_rows, box_columns;
    int64_t number = 0;
    if (!usual_box(n, &box_rows, &box_columns)) { /* each row is a box */
        box_rows = 1;
        box_columns = n;
    }
    f->region[cell] = (uint8_t)(cell / n / box_rows * box_rows + cell % n / box_columns);
    if (!region) return true;
    f->any_region = true;
    f->region[cell] = UINT8_MAX;
    if (json_is(f->tree, region, JSON_NULL)) return true;
    if (!json_integer_value(f->tree, region, &number) || number < 0 || number >= SUDOKU_MAX_CELLS / 8)
        return fpuzzles_fail(f, say(cells_without_region));
    f->region[cell] = (uint8_t)number;
    return true;
}

static bool read_cell_object(struct fpuzzles_reading *f, uint32_t object, int cell)
{
    static const char *const known[] = {
        "value",           "given", "region", "c", "highlight", "centerPencilMarks", "cornerPencilMarks",
        "givenPencilMarks"};
    const struct json_tree *t = f->tree;
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next) {
        bool found = is_nothing(t, key + 1);
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            found |= json_text_is(t, key, known[i]);
        if (!found) list_key(f->draft->labels.unapplied, t, key, 0);
    }
    read_marks_of_cell(f, object, cell);
    return read_value(f, object, cell) && read_region(f, object, cell);
}

/* The keys of a cell that is no object are those of an empty one. */
static bool read_grid_of(struct fpuzzles_reading *f, uint32_t grid)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const int n = d->n;
    int cell = 0;
    bool good = json_is(t, grid, JSON_LIST) && t->value[grid].count == (uint32_t)n;
    for (uint32_t row = grid + 1; good && row < t->value[grid].next; row = t->value[row].next) {
        good = json_is(t, row, JSON_LIST) && t->value[row].count == (uint32_t)n;
        for (uint32_t item = row + 1; good && item < t->value[row].next; item = t->value[item].next) {
            good = json_is(t, item, JSON_OBJECT);
            if (good && !read_cell_object(f, item, cell++)) return false;
        }
    }
    if (!good) return fpuzzles_fail(f, say(object_grid, "grid", n));
    d->has_givens = true;
    int box_rows, box_columns;
    if (f->any_region) return settle_regions(d, f->region, f->place, f->error);
    if (usual_box(n, &box_rows, &box_columns)) return true;
    d->has_box = true;
    d->box_rows = d->box_columns = -1;
    d->shape_place = f->place;
    return true;
}

/* ---- houses ---- */

int fpuzzles_cell(const struct fpuzzles_reading *f, uint32_t name, char text[16])
{
    int row, column;
    const size_t length =
        json_is(f->tree, name, JSON_STRING) ? json_copy_text(f->tree, name, text, 16) : 0;
    const char *at = text;
    if (!length || length >= 16 || !read_cell(&at, text + length, f->draft->n, &row, &column) ||
        at < text + length || row < 1 || column < 1 || row > f->draft->n || column > f->draft->n)
        return -1;
    return (row - 1) * f->draft->n + column - 1;
}

static bool add_house(struct fpuzzles_reading *f, const char *key, uint32_t object)
{
    const struct json_tree *t = f->tree;
    const uint32_t cells = json_member(t, object, "cells");
    uint16_t cell[SUDOKU_MAX_SIZE];
    int count = 0;
    if (!json_is(t, cells, JSON_LIST)) return fpuzzles_fail(f, say(object_lacks, "cells"));
    for (uint32_t i = cells + 1; i < t->value[cells].next; i = t->value[i].next) {
        char name[16] = "";
        const int number = fpuzzles_cell(f, i, name);
        if (number < 0) return fpuzzles_fail(f, say(object_cell, key, name));
        if (count == f->draft->n) return fpuzzles_fail(f, say(house_too_large, f->draft->n));
        cell[count++] = (uint16_t)number;
    }
    return count < 2 || draft_cells(f->draft, cell, count, f->place, f->error);
}

static bool add_rule(struct fpuzzles_reading *f, const char *name)
{
    f->draft->extras |= extra_rules_named(name, strlen(name));
    f->draft->states_rules = true;
    f->draft->rules_place = f->place;
    return true;
}

static bool read_houses(struct fpuzzles_reading *f, const char *key, uint32_t list)
{
    const struct json_tree *t = f->tree;
    if (!json_is(t, list, JSON_LIST)) return fpuzzles_fail(f, say(object_cell, key, ""));
    for (uint32_t i = list + 1; i < t->value[list].next; i = t->value[i].next)
        if (!add_house(f, key, i)) return false;
    return true;
}

/* ---- the keys ---- */

enum key_kind { KEY_READ, KEY_IGNORED, KEY_DRAWN, KEY_RULE, KEY_HOUSES };

static const struct key_row {
    const char *name;
    enum key_kind kind;
    const char *rule;
} keys[] = {
    {"size", KEY_READ, NULL},
    {"title", KEY_READ, NULL},
    {"author", KEY_READ, NULL},
    {"ruleset", KEY_READ, NULL},
    {"grid", KEY_READ, NULL},
    {"solution", KEY_READ, NULL},
    {"diagonal+", KEY_RULE, "rising"},
    {"diagonal-", KEY_RULE, "falling"},
    {"disjointgroups", KEY_RULE, "disjoint"},
    {"extraregion", KEY_HOUSES, NULL},
    {"line", KEY_DRAWN, NULL},
    {"rectangle", KEY_DRAWN, NULL},
    {"circle", KEY_DRAWN, NULL},
    {"text", KEY_DRAWN, NULL},
    {"cage", KEY_DRAWN, NULL},
    {"fogofwar", KEY_DRAWN, NULL},
    {"foglight", KEY_DRAWN, NULL},
    {"highlightConflicts", KEY_IGNORED, NULL},
    {"disabledlogic", KEY_IGNORED, NULL},
    {"truecandidatesoptions", KEY_IGNORED, NULL},
    {"successMessage", KEY_IGNORED, NULL},
    {"msgcorrect", KEY_IGNORED, NULL},
    {"id", KEY_IGNORED, NULL},
};

static bool read_key(struct fpuzzles_reading *f, uint32_t key)
{
    const struct json_tree *t = f->tree;
    struct labels *l = &f->draft->labels;
    const uint32_t value = key + 1;
    const struct key_row *row = NULL;
    if (is_nothing(t, value)) return true;
    for (size_t i = 0; i < sizeof keys / sizeof *keys && !row; i++)
        if (json_text_is(t, key, keys[i].name)) row = &keys[i];
    if (!row) {
        bool known;
        if (!read_fpuzzles_clues(f, key, &known)) return false;
        if (!known) list_key(l->unapplied, t, key, things_in(t, value));
        return true;
    }
    switch (row->kind) {
    case KEY_DRAWN: list_name(l->drawn, row->name, strlen(row->name), things_in(t, value)); return true;
    case KEY_RULE: return add_rule(f, row->rule);
    case KEY_HOUSES: return read_houses(f, row->name, value);
    case KEY_READ:
    case KEY_IGNORED: break;
    }
    return true;
}

/* The rules in words may name a variant for which f-puzzles has no key. */
static void compare_with_words(struct draft *d)
{
    char variant[VARIANT_ROOM];
    const enum rules_text words =
        judge_rules_text(d->labels.about_length ? d->labels.about : "", d->labels.about_length, variant);
    const bool applied = d->extras || d->house_count || d->clues.count || d->labels.unapplied[0];
    if (words >= RULES_DIAGONAL && variant[0] && !applied) list_words(d, variant);
}

bool read_fpuzzles_object(struct draft *d, const struct json_tree *t, uint32_t object, struct place p,
                          sudoku_error *error)
{
    struct fpuzzles_reading f = {.draft = d, .tree = t, .place = p, .error = error};
    const int n = digit_value(t, json_member(t, object, "size"), SUDOKU_MAX_SIZE);
    if (!n) return fpuzzles_fail(&f, say(object_lacks, "size"));
    if (!draft_size(d, n, p, error)) return false;
    memset(d->givens, 0, sizeof d->givens);
    memset(d->placed, 0, sizeof d->placed);
    if (!read_grid_of(&f, json_member(t, object, "grid"))) return false;
    title_from_json(d, t, json_member(t, object, "title"));
    author_from_json(d, t, json_member(t, object, "author"));
    if (!about_from_json(d, t, json_member(t, object, "ruleset"), error)) return false;
    solution_from_json(d, t, json_member(t, object, "solution"), p);
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next)
        if (!read_key(&f, key)) return false;
    if (!finish_fpuzzles_clues(&f)) return false;
    name_known_houses(d);
    compare_with_words(d);
    return true;
}
