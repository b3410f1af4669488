/* SPDX-License-Identifier: MIT */
/* json_gnome.c - what GNOME Sudoku saves:

       {"difficulty_category":"easy","time_elapsed":1.5,
        "cells":[{"position":[0,4],"value":7,"fixed":true,"earmarks":[]}, ...]}

   Rows and columns count from 0, and cells may be left out.  Digits that are not fixed are the player's.  */
#include <string.h>

#include "base/bitset.h"
#include "read/json/json_cells.h"
#include "read/json/json_dialects.h"

enum { SIZE = 9, CELLS = SIZE * SIZE };

/* A number from `least` to `most`. */
static bool take_number(struct sudoku_reader *r, const struct json_tree *t, uint32_t value,
                        const char *key, int least, int most, int *number)
{
    int64_t read = 0;
    if (!json_integer_value(t, value, &read) || read < least || read > most)
        return fail_at_value(r, t, value, say(json_wants_number, key, least, most));
    *number = (int)read;
    return true;
}

static bool take_position(struct sudoku_reader *r, const struct json_tree *t, uint32_t cell, int *place)
{
    int row = 0, column = 0;
    const uint32_t position = json_member(t, cell, "position");
    if (!json_is(t, position, JSON_LIST) || t->value[position].count != 2)
        return fail_at_value(r, t, position ? position : cell, say(json_wants_position));
    if (!take_number(r, t, position + 1, "position", 0, SIZE - 1, &row) ||
        !take_number(r, t, t->value[position + 1].next, "position", 0, SIZE - 1, &column))
        return false;
    *place = row * SIZE + column;
    return true;
}

static bool take_earmarks(struct sudoku_reader *r, const struct json_tree *t, uint32_t list,
                          uint64_t *marks)
{
    if (!list) return true;
    if (!json_is(t, list, JSON_LIST)) return fail_at_value(r, t, list, say(json_wants_list, "earmarks"));
    for (uint32_t item = list + 1; item < t->value[list].next; item = t->value[item].next) {
        int digit;
        if (!take_number(r, t, item, "earmarks", 1, SIZE, &digit)) return false;
        *marks |= bit(digit - 1);
    }
    return true;
}

static bool take_cell(struct sudoku_reader *r, const struct json_tree *t, uint32_t cell, bool *seen)
{
    struct draft *d = &r->draft;
    const uint32_t value = json_member(t, cell, "value"), fixed = json_member(t, cell, "fixed");
    int place = 0, digit = 0;
    if (!take_position(r, t, cell, &place)) return false;
    if (seen[place])
        return fail_at_value(r, t, cell, say(json_cell_twice, place / SIZE + 1, place % SIZE + 1));
    seen[place] = true;
    if (value && !take_number(r, t, value, "value", 0, SIZE, &digit)) return false;
    if (digit && !json_is(t, fixed, JSON_TRUE) && !json_is(t, fixed, JSON_FALSE))
        return fail_at_value(r, t, fixed ? fixed : cell, say(json_wants_truth, "fixed"));
    if (json_is(t, fixed, JSON_TRUE)) d->givens[place] = (uint8_t)digit;
    else d->placed[place] = (uint8_t)digit;
    d->has_placed |= d->placed[place] > 0;
    if (!take_earmarks(r, t, json_member(t, cell, "earmarks"), &d->marks[place])) return false;
    d->has_marks |= d->marks[place] > 0;
    return true;
}

bool read_gnome_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t object)
{
    struct draft *d = &r->draft;
    bool seen[CELLS] = {false};
    const uint32_t cells = json_member(t, object, "cells");
    d->n = SIZE;
    d->has_givens = true;
    memset(d->givens, 0, CELLS);
    memset(d->placed, 0, CELLS);
    memset(d->marks, 0, CELLS * sizeof *d->marks);
    for (uint32_t cell = cells + 1; cell < t->value[cells].next; cell = t->value[cell].next)
        if (!take_cell(r, t, cell, seen)) return false;
    return true;
}
