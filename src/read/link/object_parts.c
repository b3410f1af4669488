/* SPDX-License-Identifier: MIT */
/* object_parts.c - what objects of f-puzzles and SudokuPad have in common; see objects.h */
#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "base/small_number.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "board/cell_colours.h"
#include "read/link/objects.h"
#include "read/reader.h"
#include "words/fail.h"

bool is_nothing(const struct json_tree *t, uint32_t value)
{
    if (!value || json_is(t, value, JSON_NULL) || json_is(t, value, JSON_FALSE)) return true;
    if (json_is(t, value, JSON_STRING)) return t->value[value].length == 0;
    return (json_is(t, value, JSON_LIST) || json_is(t, value, JSON_OBJECT)) &&
           t->value[value].count == 0;
}

long things_in(const struct json_tree *t, uint32_t value)
{
    return json_is(t, value, JSON_LIST) ? (long)t->value[value].count : 0;
}

int digit_value(const struct json_tree *t, uint32_t value, int most)
{
    int64_t number = 0;
    char text[8];
    if (json_is(t, value, JSON_STRING)) {
        const size_t length = json_copy_text(t, value, text, sizeof text);
        const char *at = text;
        if (!length || length >= sizeof text) return 0;
        number = small_number(&at, text + length);
        if (at < text + length) return 0;
    } else if (!json_integer_value(t, value, &number)) {
        return 0;
    }
    return number >= 1 && number <= most ? (int)number : 0;
}

uint64_t digit_set(const struct json_tree *t, uint32_t list, int n)
{
    uint64_t set = 0;
    if (!json_is(t, list, JSON_LIST)) return 0;
    for (uint32_t i = list + 1; i < t->value[list].next; i = t->value[i].next) {
        const int digit = digit_value(t, i, n);
        if (digit) set |= bit(digit - 1);
    }
    return set;
}

/* A text of n*n symbols; whatever is none is taken for an empty cell. */
static int solution_in_text(struct draft *d, const struct json_tree *t, uint32_t value)
{
    const int cells = d->n * d->n;
    char text[SUDOKU_MAX_CELLS + 1];
    int full = 0;
    if (json_copy_text(t, value, text, sizeof text) != (size_t)cells) return 0;
    for (int i = 0; i < cells; i++) {
        d->solution[i] = (uint8_t)symbol_digit(text[i], d->n);
        full += d->solution[i] != 0;
    }
    return full;
}

static int solution_in_list(struct draft *d, const struct json_tree *t, uint32_t list)
{
    int full = 0, cell = 0;
    if (t->value[list].count != (uint32_t)(d->n * d->n)) return 0;
    for (uint32_t i = list + 1; i < t->value[list].next; i = t->value[i].next, cell++) {
        d->solution[cell] = (uint8_t)digit_value(t, i, d->n);
        full += d->solution[cell] != 0;
    }
    return full;
}

void solution_from_json(struct draft *d, const struct json_tree *t, uint32_t value, struct place p)
{
    int full = 0;
    if (json_is(t, value, JSON_STRING)) full = solution_in_text(d, t, value);
    if (json_is(t, value, JSON_LIST)) full = solution_in_list(d, t, value);
    d->has_solution = full == d->n * d->n;
    d->solution_place = p;
}

void title_from_json(struct draft *d, const struct json_tree *t, uint32_t value)
{
    if (json_is(t, value, JSON_STRING)) json_copy_text(t, value, d->title, sizeof d->title);
}

void author_from_json(struct draft *d, const struct json_tree *t, uint32_t value)
{
    if (json_is(t, value, JSON_STRING))
        json_copy_text(t, value, d->labels.author, sizeof d->labels.author);
}

/* One text, or a list of them. */
bool about_from_json(struct draft *d, const struct json_tree *t, uint32_t value, sudoku_error *error)
{
    if (json_is(t, value, JSON_LIST)) {
        for (uint32_t i = value + 1; i < t->value[value].next; i = t->value[i].next)
            if (json_is(t, i, JSON_STRING) && !about_from_json(d, t, i, error)) return false;
        return true;
    }
    if (!json_is(t, value, JSON_STRING) || !t->value[value].length) return true;
    const size_t room = (size_t)t->value[value].length + 1; /* decoded, it is not longer */
    char *text = malloc(room);
    const bool good = text && labels_about(&d->labels, text, json_copy_text(t, value, text, room));
    free(text);
    return good || fail_by_memory(error);
}

uint64_t colour_set(const struct json_tree *t, uint32_t value)
{
    uint64_t set = 0;
    char text[16];
    if (json_is(t, value, JSON_LIST))
        for (uint32_t i = value + 1; i < t->value[value].next; i = t->value[i].next)
            set |= json_is(t, i, JSON_LIST) ? 0 : colour_set(t, i);
    if (!json_is(t, value, JSON_STRING) || json_copy_text(t, value, text, sizeof text) >= sizeof text)
        return set;
    const int number = nearest_colour(text);
    return number ? set | bit(number - 1) : set;
}

/* ---- what was not applied ---- */

void list_key(char list[SUDOKU_TEXT], const struct json_tree *t, uint32_t key, long count)
{
    char name[SUDOKU_TEXT];
    json_copy_text(t, key, name, sizeof name);
    list_name(list, name, strlen(name), count);
}

void list_words(struct draft *d, const char *variant)
{
    char text[SUDOKU_TEXT];
    struct out o = out_to_buffer(text, sizeof text);
    out_format(&o, "\"%s\" in the rules", variant);
    list_name(d->labels.unapplied, text, strlen(text), 0);
}

/* ---- regions ---- */

enum { NO_REGION = 255 };

bool settle_regions(struct draft *d, const uint8_t *region, struct place p, sudoku_error *error)
{
    const int cells = d->n * d->n;
    int size[NO_REGION + 1] = {0};
    for (int cell = 0; cell < cells; cell++) size[region[cell]]++;
    for (int i = 0; i < NO_REGION; i++)
        if (size[i] && size[i] != d->n)
            return fail(error, p.line, p.column, say(region_size, region_symbol(i), size[i], d->n));
    d->shape_place = p;
    if (!size[NO_REGION]) {
        uint8_t number[NO_REGION] = {0};
        uint8_t count = 0;
        for (int i = 0; i < NO_REGION; i++)
            if (size[i]) number[i] = count++;
        for (int cell = 0; cell < cells; cell++) d->regions[cell] = number[region[cell]];
        d->has_regions = true;
        return true;
    }
    d->has_box = true;
    d->box_rows = d->box_columns = -1;
    if (size[NO_REGION] < cells) return fail(error, p.line, p.column, say(cells_without_region));
    return true;
}

/* ---- houses that belong to a rule ---- */

static bool same_cells(const struct draft_house *a, const struct house *b)
{
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++) {
        bool found = false;
        for (int j = 0; j < b->count && !found; j++) found = a->cell[i] == b->cell[j];
        if (!found) return false;
    }
    return true;
}

/* The draft's house with these cells, or -1. */
static int find_house(const struct draft *d, const struct house *h)
{
    for (int i = 0; i < d->house_count; i++)
        if (same_cells(&d->house[i], h)) return i;
    return -1;
}

static void drop_house(struct draft *d, int house)
{
    d->house_count--;
    memmove(d->house + house, d->house + house + 1, (size_t)(d->house_count - house) * sizeof *d->house);
}

/* Does the draft have all houses of the rule?  Then it has the rule instead. */
static void name_houses_of(struct draft *d, const sudoku_rules *with_rule, unsigned rule)
{
    for (int h = with_rule->first_extra; h < with_rule->first_user; h++)
        if (find_house(d, &with_rule->house[h]) < 0) return;
    for (int h = with_rule->first_extra; h < with_rule->first_user; h++)
        drop_house(d, find_house(d, &with_rule->house[h]));
    d->extras |= rule;
}

void name_known_houses(struct draft *d)
{
    static const char *const others[] = {"falling", "rising"}; /* one house may be a coincidence */
    for (int i = 0; i < extra_rule_count && d->house_count; i++) {
        const unsigned rule = extra_rules_named(extra_rules[i].name, strlen(extra_rules[i].name));
        bool other = extra_rules[i].parts != NULL;
        for (size_t k = 0; k < sizeof others / sizeof *others; k++)
            other |= !strcmp(extra_rules[i].name, others[k]);
        const struct rule_spec spec = {.n = d->n, .extras = rule};
        sudoku_rules *with_rule = other ? NULL : rules_new(&spec, NULL);
        if (with_rule) name_houses_of(d, with_rule, rule);
        rules_free(with_rule);
    }
}

/* ---- which of the two? ---- */

bool read_link_object(struct sudoku_reader *r, const struct json_tree *t, struct place p)
{
    if (is_fpuzzles_object(t, 0)) return read_fpuzzles_object(&r->draft, t, 0, p, r->error);
    if (is_sudokupad_object(t, 0)) return read_sudokupad_object(&r->draft, t, 0, p, r->error);
    return fail(r->error, p.line, p.column, say(object_lacks, "grid"));
}
