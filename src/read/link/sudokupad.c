/* SPDX-License-Identifier: MIT */
/* sudokupad.c - SudokuPad's own objects, with keys in full or as its PuzzleZipper shortens them:

       {"cells":[[{"value":5},...]...],"regions":[[[0,0],[0,1]...]...],"cages":[{"cells":[[0,0],...],"value":12,"unique":true}],
        "metadata":{"title":"","author":"","rules":"","solution":"..."},"lines":[...],...}

   Only cells, regions and cages state rules: a cage with a sum is a clue, one without a sum is a house.  Lines, arrows and what lies over or under the cells are drawn, and what they mean is said
   in words: so they are listed as not applied, unless the words are those of usual Sudoku; lines along the diagonals are diagonals if
   the words name them.  */
#include <string.h>

#include "board/extras.h"
#include "clue/clue_kinds.h"
#include "read/found_clue.h"
#include "read/link/objects.h"
#include "read/link/rules_text.h"
#include "words/fail.h"

struct reading {
    struct draft *draft;
    const struct json_tree *tree;
    struct place place;
    sudoku_error *error;
    uint32_t object;
    bool sums; /* cages with a sum were read */
};

static bool fail_here(const struct reading *f, struct message why)
{
    return fail(f->error, f->place.line, f->place.column, why);
}

/* Long names and short ones. */
static const struct name {
    const char *name, *zipped;
} cells_key = {"cells", "ce"}, regions_key = {"regions", "re"}, cages_key = {"cages", "ca"},
  lines_key = {"lines", "l"}, value_key = {"value", "v"}, title_key = {"title", "t"},
  points_key = {"wayPoints", "wp"};

static uint32_t member(const struct json_tree *t, uint32_t object, struct name key)
{
    const uint32_t value = json_member(t, object, key.name);
    return value ? value : json_member(t, object, key.zipped);
}

bool is_sudokupad_object(const struct json_tree *t, uint32_t object)
{
    const uint32_t cells = member(t, object, cells_key);
    return json_is(t, cells, JSON_LIST) && cells + 2 < t->count && json_is(t, cells + 1, JSON_LIST) &&
           json_is(t, cells + 2, JSON_OBJECT);
}

/* ---- cells ---- */

static bool read_cell_keys(struct reading *f, uint32_t object, int cell)
{
    static const char *const centre[] = {"centremarks", "centerMarks", "pencilMarks", "pencilmarks"};
    static const char *const corner[] = {"cornermarks", "cornerMarks"};
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next) {
        const uint32_t value = key + 1;
        if (is_nothing(t, value)) continue;
        uint64_t marks = 0;
        bool known = json_text_is(t, key, "value") || json_text_is(t, key, "v") ||
                     json_text_is(t, key, "given") || json_text_is(t, key, "highlighted");
        for (size_t i = 0; i < sizeof corner / sizeof *corner; i++)
            if (json_text_is(t, key, corner[i])) {
                known = true;
                if (!d->marks[cell]) marks = digit_set(t, value, d->n);
            }
        for (size_t i = 0; i < sizeof centre / sizeof *centre; i++)
            if (json_text_is(t, key, centre[i])) {
                known = true;
                d->marks[cell] = 0;
                marks = digit_set(t, value, d->n);
            }
        d->marks[cell] |= marks;
        d->has_marks |= marks != 0;
        if (json_text_is(t, key, "c") || json_text_is(t, key, "color") ||
            json_text_is(t, key, "colour")) {
            known = true;
            d->colours[cell] = colour_set(t, value);
            d->has_colours |= d->colours[cell] != 0;
        }
        if (!known) list_key(d->labels.unapplied, t, key, 0);
    }
    return true;
}

static bool read_cell_object(struct reading *f, uint32_t object, int cell)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const uint32_t value = member(t, object, value_key);
    const bool placed = json_is(t, json_member(t, object, "given"), JSON_FALSE);
    d->givens[cell] = d->placed[cell] = 0;
    d->marks[cell] = d->colours[cell] = 0;
    if (!is_nothing(t, value)) {
        const int digit = digit_value(t, value, d->n);
        if (!digit) return fail_here(f, say(object_value, cell / d->n + 1, cell % d->n + 1, d->n));
        *(placed ? &d->placed[cell] : &d->givens[cell]) = (uint8_t)digit;
        d->has_placed |= placed;
    }
    return read_cell_keys(f, object, cell);
}

static bool read_cells_of(struct reading *f, uint32_t grid)
{
    const struct json_tree *t = f->tree;
    const int n = (int)t->value[grid].count;
    int cell = 0;
    bool good = true;
    if (!draft_size(f->draft, n, f->place, f->error)) return false;
    for (uint32_t row = grid + 1; good && row < t->value[grid].next; row = t->value[row].next) {
        good = json_is(t, row, JSON_LIST) && t->value[row].count == (uint32_t)n;
        for (uint32_t item = row + 1; good && item < t->value[row].next; item = t->value[item].next) {
            good = json_is(t, item, JSON_OBJECT);
            if (good && !read_cell_object(f, item, cell++)) return false;
        }
    }
    f->draft->has_givens = true;
    return good || fail_here(f, say(object_grid, "cells", n));
}

/* ---- sets of cells ---- */

/* [row,column], from 0; -1: no cell of the grid. */
static int cell_at(const struct reading *f, uint32_t pair)
{
    int64_t row, column;
    const struct json_tree *t = f->tree;
    const int n = f->draft->n;
    if (!json_is(t, pair, JSON_LIST) || t->value[pair].count != 2) return -1;
    if (!json_integer_value(t, pair + 1, &row) ||
        !json_integer_value(t, t->value[pair + 1].next, &column))
        return -1;
    return row >= 0 && row < n && column >= 0 && column < n ? (int)(row * n + column) : -1;
}

/* What divides the grid.  Without regions there are none, but the words may say that they are the usual ones. */
static bool read_regions(struct reading *f, bool usual_words)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const uint32_t list = member(t, f->object, regions_key);
    uint8_t region[SUDOKU_MAX_CELLS];
    int number = 0;
    memset(region, UINT8_MAX, sizeof region);
    int box_rows, box_columns;
    if (is_nothing(t, list) && usual_words && usual_box(d->n, &box_rows, &box_columns)) return true;
    if (!is_nothing(t, list) && !json_is(t, list, JSON_LIST))
        return fail_here(f, say(object_cell, "regions", ""));
    for (uint32_t i = list + 1; list && i < t->value[list].next; i = t->value[i].next, number++) {
        if (!json_is(t, i, JSON_LIST) || number > d->n)
            return fail_here(f, say(object_cell, "regions", ""));
        for (uint32_t pair = i + 1; pair < t->value[i].next; pair = t->value[pair].next) {
            const int cell = cell_at(f, pair);
            if (cell < 0) return fail_here(f, say(object_cell, "regions", ""));
            region[cell] = (uint8_t)number;
        }
    }
    return settle_regions(d, region, f->place, f->error);
}

/* Is it a row or a column?  SudokuPad may state them as cages. */
static bool is_line_of_grid(const uint16_t *cell, int count, int n)
{
    bool row = count == n, column = count == n;
    for (int i = 1; i < count; i++) {
        row &= cell[i] / n == cell[0] / n;
        column &= cell[i] % n == cell[0] % n;
    }
    return row || column;
}

/* The cells of a cage. */
static bool read_cage_cells(struct reading *f, uint32_t cells, struct found_clue *c)
{
    const struct json_tree *t = f->tree;
    if (!json_is(t, cells, JSON_LIST)) return fail_here(f, say(object_lacks, "cells"));
    for (uint32_t pair = cells + 1; pair < t->value[cells].next; pair = t->value[pair].next) {
        const int number = cell_at(f, pair);
        if (number < 0) return fail_here(f, say(object_cell, "cages", ""));
        found_clue_cell(c, number);
    }
    return true;
}

static bool add_cage_house(struct reading *f, uint32_t cells)
{
    const int n = f->draft->n;
    struct found_clue c;
    found_clue_begin(&c, &clue_killer);
    if (!read_cage_cells(f, cells, &c)) return false;
    const struct clue *clue = &c.stated.clue;
    if (c.too_long || clue->count > n) return fail_here(f, say(house_too_large, n));
    if (clue->count < 2 || is_line_of_grid(clue->cell, clue->count, n)) return true;
    return draft_cells(f->draft, clue->cell, clue->count, f->place, f->error);
}

/* The cells differ, unless it says that they may not.  */
static bool add_cage_sum(struct reading *f, uint32_t cage, uint32_t cells, int sum)
{
    const bool repeats = json_is(f->tree, json_member(f->tree, cage, "unique"), JSON_FALSE);
    struct found_clue c;
    found_clue_begin(&c, repeats ? &clue_sum : &clue_killer);
    found_clue_number(&c, sum);
    if (!read_cage_cells(f, cells, &c)) return false;
    if (!c.stated.clue.count) return true;
    f->sums = true;
    return draft_found_clue(f->draft, &c, f->place, f->error);
}

/* A value that is a whole number, as a number or in a text. */
static bool is_sum(const struct json_tree *t, uint32_t value, int *sum)
{
    enum { LARGEST = 9999 };
    *sum = digit_value(t, value, LARGEST);
    return *sum > 0;
}

/* "title: An example": what the metadata do not say may stand in a cage. */
static bool take_label(struct reading *f, uint32_t value)
{
    static const char *const others[] = {"source:", "id:", "msgcorrect:", "video:"};
    enum { LONGEST = 4096 };
    char text[LONGEST];
    if (!json_is(f->tree, value, JSON_STRING)) return false;
    size_t length = json_copy_text(f->tree, value, text, sizeof text);
    if (length >= LONGEST) length = LONGEST - 1;
    const char *colon = memchr(text, ':', length);
    if (!colon) return false;
    const char *rest = colon + 1;
    while (*rest == ' ') rest++;
    const size_t left = (size_t)(text + length - rest);
    struct draft *d = f->draft;
    if (!strncmp(text, "title:", 6)) {
        struct out o = out_to_buffer(d->title, sizeof d->title);
        out_bytes(&o, rest, left);
    } else if (!strncmp(text, "author:", 7)) {
        labels_author(&d->labels, rest, left);
    } else if (!strncmp(text, "rules:", 6)) {
        return labels_about(&d->labels, rest, left);
    } else if (!strncmp(text, "solution:", 9)) {
        return true;
    } else {
        for (size_t i = 0; i < sizeof others / sizeof *others; i++)
            if (!strncmp(text, others[i], strlen(others[i]))) return true;
        return false;
    }
    return true;
}

static bool read_cages(struct reading *f)
{
    const struct json_tree *t = f->tree;
    const uint32_t list = member(t, f->object, cages_key);
    long others = 0, unknown = 0;
    if (is_nothing(t, list)) return true;
    if (!json_is(t, list, JSON_LIST)) return fail_here(f, say(object_cell, "cages", ""));
    for (uint32_t i = list + 1; i < t->value[list].next; i = t->value[i].next) {
        const uint32_t value = member(t, i, value_key), cells = member(t, i, cells_key);
        const bool unique = json_is(t, json_member(t, i, "unique"), JSON_TRUE),
                   hidden = json_is(t, json_member(t, i, "hidden"), JSON_TRUE);
        int sum;
        if (is_sum(t, value, &sum)) {
            if (!add_cage_sum(f, i, cells, sum)) return false;
        } else if (!is_nothing(t, value)) {
            others += !take_label(f, value);
        } else if (unique) {
            if (!add_cage_house(f, cells)) return false;
        } else if (!is_nothing(t, cells) && !hidden) {
            unknown++;
        }
    }
    if (others) list_name(f->draft->labels.unapplied, "cages with other values", 23, others);
    if (unknown) list_name(f->draft->labels.unapplied, "cages without a value", 21, unknown);
    return true;
}

/* ---- what is drawn ---- */

/* Is the line drawn from one corner of the grid to the opposite one?  -1: falling, 1: rising, 0: neither. */
static int diagonal_of(const struct reading *f, uint32_t line)
{
    const struct json_tree *t = f->tree;
    const uint32_t points = member(t, line, points_key);
    double end[2][2];
    const double n = f->draft->n;
    if (!json_is(t, points, JSON_LIST) || t->value[points].count != 2) return 0;
    const uint32_t point[2] = {points + 1, t->value[points + 1].next};
    for (int i = 0; i < 2; i++) {
        if (!json_is(t, point[i], JSON_LIST) || t->value[point[i]].count != 2) return 0;
        if (!json_number_value(t, point[i] + 1, &end[i][0]) ||
            !json_number_value(t, t->value[point[i] + 1].next, &end[i][1]))
            return 0;
    }
    const bool down = end[0][0] < end[1][0], right = end[0][1] < end[1][1];
    for (int k = 0; k < 2; k++) {
        const double low = end[0][k] < end[1][k] ? end[0][k] : end[1][k],
                     high = end[0][k] + end[1][k] - low;
        if (low < -0.1 || low > 0.6 || high < n - 0.6 || high > n + 0.1) return 0;
    }
    return down == right ? -1 : 1;
}

/* Diagonals, if the words name them and nothing but them is drawn as lines.  False: the lines are something else. */
static bool read_diagonals(struct reading *f)
{
    const struct json_tree *t = f->tree;
    const uint32_t lines = member(t, f->object, lines_key);
    bool falling = false, rising = false;
    if (!json_is(t, lines, JSON_LIST)) return false;
    for (uint32_t i = lines + 1; i < t->value[lines].next; i = t->value[i].next) {
        const int which = diagonal_of(f, i);
        if (!which) return false;
        falling |= which < 0;
        rising |= which > 0;
    }
    if (falling) f->draft->extras |= extra_rules_named("falling", 7);
    if (rising) f->draft->extras |= extra_rules_named("rising", 6);
    f->draft->states_rules = falling || rising;
    f->draft->rules_place = f->place;
    return falling || rising;
}

static void read_other_keys(struct reading *f, enum rules_text words, bool diagonals)
{
    static const struct name drawn[] = {
        {"lines", "l"}, {"arrows", "a"}, {"underlays", "u"}, {"overlays", "o"}};
    static const struct name known[] = {
        {"cells", "ce"},          {"regions", "re"},   {"cages", "ca"},          {"cellSize", "cs"},
        {"metadata", "metadata"}, {"id", "id"},        {"settings", "settings"}, {"videos", "vd"},
        {"title", "t"},           {"author", "author"}};
    const struct json_tree *t = f->tree;
    struct labels *l = &f->draft->labels;
    const bool usual = words == RULES_USUAL || (words == RULES_DIAGONAL && diagonals);
    for (uint32_t key = f->object + 1; key < t->value[f->object].next; key = t->value[key].next) {
        const struct name *row = NULL;
        bool done = is_nothing(t, key + 1);
        for (size_t i = 0; i < sizeof known / sizeof *known; i++)
            done |= json_text_is(t, key, known[i].name) || json_text_is(t, key, known[i].zipped);
        for (size_t i = 0; i < sizeof drawn / sizeof *drawn; i++)
            if (json_text_is(t, key, drawn[i].name) || json_text_is(t, key, drawn[i].zipped))
                row = &drawn[i];
        if (done) continue;
        if (!row) list_key(l->unapplied, t, key, things_in(t, key + 1));
        else if (row == drawn && diagonals) continue;
        else
            list_name(usual ? l->drawn : l->unapplied, row->name, strlen(row->name),
                      things_in(t, key + 1));
    }
}

/* ---- the object ---- */

static bool read_metadata(struct reading *f)
{
    const struct json_tree *t = f->tree;
    struct draft *d = f->draft;
    const uint32_t data = json_member(t, f->object, "metadata");
    title_from_json(d, t, member(t, data, title_key));
    author_from_json(d, t, json_member(t, data, "author"));
    solution_from_json(d, t, json_member(t, data, "solution"), f->place);
    return about_from_json(d, t, json_member(t, data, "rules"), f->error);
}

bool read_sudokupad_object(struct draft *d, const struct json_tree *t, uint32_t object, struct place p,
                           sudoku_error *error)
{
    struct reading f = {.draft = d, .tree = t, .place = p, .error = error, .object = object};
    char variant[VARIANT_ROOM];
    if (!read_cells_of(&f, member(t, object, cells_key)) || !read_metadata(&f) || !read_cages(&f))
        return false;
    const char *about = d->labels.about_length ? d->labels.about : "";
    const enum rules_text words = f.sums
                                      ? judge_rules_beside_cages(about, d->labels.about_length, variant)
                                      : judge_rules_text(about, d->labels.about_length, variant);
    if (!read_regions(&f, words == RULES_USUAL || words == RULES_DIAGONAL)) return false;
    const bool diagonals = words == RULES_DIAGONAL && read_diagonals(&f);
    if (words == RULES_VARIANT || (words == RULES_DIAGONAL && !diagonals)) list_words(d, variant);
    read_other_keys(&f, words, diagonals);
    name_known_houses(d);
    return true;
}
