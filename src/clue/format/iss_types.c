/* SPDX-License-Identifier: MIT */
/* iss_types.c - see iss_types.h */
#include "clue/format/iss_types.h"

#include <string.h>

#include "clue/clue_kinds.h"

const struct iss_type *iss_type_at(int index)
{
    static const struct iss_type types[] = {
        {"Cage", ISS_NUMBER, &clue_killer, NULL, 0},
        {"Sum", ISS_NUMBER, &clue_sum, NULL, 0},
        {"LittleKiller", ISS_DIAGONAL, &clue_little, NULL, 0},
        {"Arrow", ISS_BULB, &clue_arrow, NULL, 0},
        {"PillArrow", ISS_PILL, &clue_pill, NULL, 0},
        {"DoubleArrow", ISS_CELLS, &clue_double_arrow, NULL, 0},
        {"Thermo", ISS_CELLS, &clue_thermo, NULL, 0},
        {"Whisper", ISS_NUMBER, &clue_whisper, NULL, 0},
        {"Renban", ISS_CELLS, &clue_renban, NULL, 0},
        {"Modular", ISS_NUMBER, &clue_modular, NULL, 3},
        {"Modular", ISS_NUMBER, &clue_parity, NULL, 2},
        {"Entropic", ISS_CELLS, &clue_entropic, NULL, 0},
        {"RegionSumLine", ISS_CELLS, &clue_region_sum, NULL, 0},
        {"Between", ISS_CELLS, &clue_between, NULL, 0},
        {"Lockout", ISS_NUMBER, &clue_lockout, NULL, 0},
        {"Palindrome", ISS_CELLS, &clue_palindrome, NULL, 0},
        {"Zipper", ISS_CELLS, &clue_zipper, NULL, 0},
        {"WhiteDot", ISS_NEIGHBOURS, &clue_white, NULL, 1},
        {"BlackDot", ISS_NEIGHBOURS, &clue_black, NULL, 2},
        {"X", ISS_NEIGHBOURS, &clue_x, NULL, 0},
        {"V", ISS_NEIGHBOURS, &clue_v, NULL, 0},
        {"GreaterThan", ISS_NEIGHBOURS, &clue_greater, NULL, 0},
        {"Quad", ISS_CORNER, &clue_quad, NULL, 0},
        {"Sandwich", ISS_LINE, &clue_sandwich, NULL, 0},
        {"Skyscraper", ISS_VIEWS, &clue_skyscraper, NULL, 0},
        {"XSum", ISS_VIEWS, &clue_x_sum, NULL, 0},
        {"NumberedRoom", ISS_VIEWS, &clue_numbered_room, NULL, 0},
        {"Indexing", ISS_INDEX, &clue_row_index, "R", 0},
        {"Indexing", ISS_INDEX, &clue_column_index, "C", 0},
        {"CountingCircles", ISS_CELLS, &clue_circles, NULL, 0},
        {"EqualSum", ISS_SEGMENTS, &clue_equal_sum, NULL, 0},
        {"SameValues", ISS_SETS, &clue_same, NULL, 0},
        {"ContainAtLeast", ISS_DIGITS, &clue_contains, NULL, 0},
        {"Regex", ISS_PATTERN, &clue_pattern, NULL, 0},
        {"Pair", ISS_TABLE, NULL, NULL, 0},
        {"PairX", ISS_TABLE_OF_ALL, NULL, NULL, 0},
        {"AntiKnight", ISS_RULE, &clue_anti_knight, NULL, 0},
        {"AntiKing", ISS_RULE, &clue_anti_king, NULL, 0},
        {"AntiConsecutive", ISS_RULE, &clue_non_consecutive, NULL, 0},
        {"StrictKropki", ISS_RULE, &clue_all_dots, NULL, 0},
        {"StrictXV", ISS_RULE, &clue_all_xv, NULL, 0},
    };
    return index >= 0 && index < (int)(sizeof types / sizeof *types) ? &types[index] : NULL;
}

static const char figures[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
enum { BITS = 6 };

void out_iss_table(struct out *o, const bitset *table, int n)
{
    int last = n * n;
    while (last > 0 && !(table[(last - 1) / n] >> (last - 1) % n & 1)) last--;
    for (int at = 0; at < last; at += BITS) {
        int figure = 0;
        for (int i = 0; i < BITS && at + i < n * n; i++)
            figure |= (int)(table[(at + i) / n] >> (at + i) % n & 1) << i;
        out_char(o, figures[figure]);
    }
}

bool read_iss_table(bitset *table, int n, const char *text, size_t length)
{
    memset(table, 0, (size_t)n * sizeof *table);
    for (size_t i = 0; i < length; i++) {
        const char *figure = text[i] ? strchr(figures, text[i]) : NULL;
        if (!figure) return false;
        for (int b = 0; b < BITS; b++) {
            const size_t at = i * BITS + (size_t)b;
            if (!((figure - figures) >> b & 1)) continue;
            if (at >= (size_t)(n * n)) return false;
            table[at / (size_t)n] |= bit((int)(at % (size_t)n));
        }
    }
    return true;
}
