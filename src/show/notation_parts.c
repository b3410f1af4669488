/* SPDX-License-Identifier: MIT */
/* notation_parts.c - see notation_parts.h */
#include "show/notation_parts.h"

#include <string.h>

#include "board/naming.h"
#include "board/symbols.h"
#include "logic/step/step.h"

void put(const struct notation *t, const char *text) { out_text(t->out, text); }
void put_digit(const struct notation *t, int digit) { out_char(t->out, digit_symbol(digit)); }

static void put_digits(const struct notation *t, struct short_list digits, const char *between)
{
    for (int i = 0; i < digits.count; i++) {
        if (i) put(t, between);
        put_digit(t, digits.item[i]);
    }
}

void put_digit_set(const struct notation *t, bitset digits, const char *between)
{
    bool first = true;
    for_each_bit(i, digits) {
        if (!first) put(t, between);
        first = false;
        put_digit(t, i + 1);
    }
}

void put_cells(const struct notation *t, cells set) { out_compact(t->out, t->rules, &set); }

/* The pattern's digits, in its own order. */
void put_values(const struct notation *t, const char *between)
{
    put_digits(t, named_digits(t->step, SUDOKU_PATTERN), between);
}

/* Cells first to past-1 of those that the pattern names. */
void put_indices(const struct notation *t, int first, int past)
{
    const struct short_list named = named_cells(t->step, SUDOKU_PATTERN);
    put_cells(t, list_cells(&named, first, past));
}

void put_all_indices(const struct notation *t) { put_cells(t, named_cell_set(t->step, SUDOKU_PATTERN)); }

/* Consecutive houses of a kind share their letter: c17b7.  Numbers of two figures each keep a letter.  `halves`: c14/c17. */
static void put_house_list(const struct notation *t, struct short_list houses, bool halves)
{
    const char *last = "";
    for (int i = 0; i < houses.count; i++) {
        if (halves && i == houses.count / 2) {
            put(t, "/");
            last = "";
        }
        const struct house *h = &t->rules->house[houses.item[i]];
        const char *letters = house_kind_of(h)->letters;
        const bool alone = t->rules->n > 9 || h->number > 9 || !*letters;
        if (alone || strcmp(letters, last)) out_short_house(t->out, t->rules, houses.item[i]);
        else out_number(t->out, h->number);
        last = letters;
    }
}

void put_houses(const struct notation *t, int role)
{
    put_house_list(t, role_houses(t->step, role), false);
}

/* The house that a step is about: its base, or the other one if there is no base. */
void put_house(const struct notation *t)
{
    const struct short_list base = role_houses(t->step, SUDOKU_BASE);
    if (base.count) out_short_house(t->out, t->rules, base.item[0]);
    else put_houses(t, SUDOKU_COVER);
}

static void put_removals(const struct notation *t)
{
    const struct short_list digits = removed_digits(t->step);
    for (int i = 0; i < digits.count; i++) {
        if (i) put(t, ", ");
        put_cells(t, removed_from(t->step, digits.item[i]));
        put(t, "<>");
        put_digit(t, digits.item[i]);
    }
}

void put_placements(const struct notation *t)
{
    bool first = true;
    for_each_part(p, t->step, SUDOKU_PLACED) {
        if (!first) put(t, ", ");
        first = false;
        out_cell(t->out, t->rules, p->cell);
        put(t, "=");
        put_digit(t, p->digit);
    }
}

void put_conclusion(const struct notation *t)
{
    const bool places = role_occurs(t->step, SUDOKU_PLACED);
    put(t, " => ");
    put_placements(t);
    if (places && role_occurs(t->step, SUDOKU_REMOVED)) put(t, ", ");
    put_removals(t);
}

static void put_fins(const struct notation *t, int role, const char *mark)
{
    for_each_part(p, t->step, role) {
        put(t, mark);
        out_cell(t->out, t->rules, p->cell);
    }
}

/* Two fish with the same base in one step. */
bool siamese(const sudoku_step *s)
{
    return role_houses(s, SUDOKU_COVER).count == 2 * role_houses(s, SUDOKU_BASE).count;
}

void put_fish(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " ");
    put_houses(t, SUDOKU_BASE);
    put(t, " ");
    put_house_list(t, role_houses(t->step, SUDOKU_COVER), siamese(t->step));
    put_fins(t, SUDOKU_FIN, " f");
    put_fins(t, SUDOKU_ENDO_FIN, " ef");
}

void put_set(const struct notation *t, int k, bool with_digits)
{
    put_cells(t, role_cells(t->step, SUDOKU_SET + k));
    if (!with_digits) return;
    bitset digits = 0;
    for_each_part(p, t->step, SUDOKU_SET + k)
        if (p->cell != SUDOKU_NO_CELL && p->digit) digits |= bit(p->digit - 1);
    put(t, " {");
    put_digit_set(t, digits, "");
    put(t, "}");
}

void put_removed_digits(const struct notation *t, const char *between)
{
    put_digit_set(t, role_digits(t->step, SUDOKU_REMOVED) | role_digits(t->step, SUDOKU_PLACED),
                  between);
}
