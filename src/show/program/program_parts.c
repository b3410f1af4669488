/* SPDX-License-Identifier: MIT */
/* program_parts.c - see program_parts.h */
#include "show/program/program_parts.h"

#include <string.h>

#include "words/fail.h"

bool fail_without_place(const char *format, enum message_code what, sudoku_error *error)
{
    return fail(error, 0, 0, say(no_place_in_format, format, word(what)));
}

bool has_diagonals(const sudoku_rules *r) { return !strcmp(r->names, "x"); }

static bool is_classic_board(const sudoku_rules *r)
{
    return r->n == 9 && r->box_rows == 3 && r->box_columns == 3;
}

static bool has_places_for_rules(const sudoku_rules *r, const char *format, unsigned places,
                                 sudoku_error *error)
{
    const bool regions = r->region && !r->box_rows;
    if (r->first_user < r->house_count) return fail_without_place(format, SAY_what_is_a_house, error);
    if (r->extras && !((places & PLACE_FOR_DIAGONALS) && has_diagonals(r)))
        return fail_without_place(format, SAY_what_is_a_rule, error);
    if (!r->region) return fail_without_place(format, SAY_what_lacks_boxes, error);
    if (regions && !(places & PLACE_FOR_REGIONS))
        return fail_without_place(format, SAY_what_is_a_region, error);
    if (!regions && !(places & PLACE_FOR_SIZES) && !is_classic_board(r))
        return fail_without_place(format, SAY_what_is_not_9x9, error);
    return true;
}

bool has_places_for(const sudoku_sheet *sheet, const char *format, unsigned places, sudoku_error *error)
{
    const sudoku_puzzle *p = sheet->puzzle;
    if (!has_places_for_rules(p->rules, format, places, error)) return false;
    if (sheet->solution) return true;
    if (p->allowed) return fail_without_place(format, SAY_what_is_allowed, error);
    if (p->placed && !(places & PLACE_FOR_PLACED))
        return fail_without_place(format, SAY_what_is_placed, error);
    if (p->marks && !(places & PLACE_FOR_MARKS))
        return fail_without_place(format, SAY_what_is_marked, error);
    return true;
}

int program_digit(const sudoku_sheet *sheet, int cell)
{
    return sheet->solution ? sheet->solution[cell] : sheet->puzzle->givens[cell];
}

static int digit_of(const sudoku_puzzle *p, int cell)
{
    return p->givens[cell] ? p->givens[cell] : p->placed ? p->placed[cell] : 0;
}

bitset open_digits(const sudoku_puzzle *p, int cell)
{
    enum { SIZE = 9 };
    bitset open = digit_of(p, cell) ? 0 : first_bits(SIZE);
    for (int other = 0; open && other < SIZE * SIZE; other++) {
        const bool peer = other / SIZE == cell / SIZE || other % SIZE == cell % SIZE ||
                          (other / 27 == cell / 27 && other % SIZE / 3 == cell % SIZE / 3);
        if (peer && digit_of(p, other)) open &= ~bit(digit_of(p, other) - 1);
    }
    return open;
}
