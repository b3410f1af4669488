/* SPDX-License-Identifier: MIT */
/* fpuzzles_fields.c - see fpuzzles_fields.h */
#include "clue/format/fpuzzles_fields.h"

#include "clue/clue_kinds.h"

const struct fpuzzles_field *fpuzzles_field_at(int index)
{
    static const struct fpuzzles_field fields[] = {
        {"killercage", FIELD_CELLS, &clue_killer, NULL},
        {"littlekillersum", FIELD_DIAGONAL, &clue_little, NULL},
        {"arrow", FIELD_ARROW, &clue_arrow, NULL},
        {"arrow", FIELD_ARROW, &clue_pill, NULL},
        {"doublearrow", FIELD_LINES, &clue_double_arrow, NULL},
        {"thermometer", FIELD_LINES, &clue_thermo, NULL},
        {"slowthermometer", FIELD_LINES, &clue_slow_thermo, NULL},
        {"palindrome", FIELD_LINES, &clue_palindrome, NULL},
        {"renban", FIELD_LINES, &clue_renban, NULL},
        {"whispers", FIELD_LINES, &clue_whisper, NULL},
        {"regionsumline", FIELD_LINES, &clue_region_sum, NULL},
        {"betweenline", FIELD_LINES, &clue_between, NULL},
        {"lockout", FIELD_LINES, &clue_lockout, NULL},
        {"entropicline", FIELD_LINES, &clue_entropic, NULL},
        {"modularline", FIELD_LINES, &clue_modular, NULL},
        {"nabner", FIELD_LINES, &clue_nabner, NULL},
        {"zipperline", FIELD_LINES, &clue_zipper, NULL},
        {"difference", FIELD_CELLS, &clue_white, NULL},
        {"ratio", FIELD_CELLS, &clue_black, NULL},
        {"xv", FIELD_CELLS, &clue_x, "X"},
        {"xv", FIELD_CELLS, &clue_v, "V"},
        {"clone", FIELD_CLONE, &clue_clone, NULL},
        {"quadruple", FIELD_QUAD, &clue_quad, NULL},
        {"odd", FIELD_CELL, &clue_odd, NULL},
        {"even", FIELD_CELL, &clue_even, NULL},
        {"minimum", FIELD_CELL, &clue_min, NULL},
        {"maximum", FIELD_CELL, &clue_max, NULL},
        {"rowindexer", FIELD_CELLS, &clue_row_index, NULL},
        {"columnindexer", FIELD_CELLS, &clue_column_index, NULL},
        {"boxindexer", FIELD_CELLS, &clue_box_index, NULL},
        {"sandwichsum", FIELD_EDGE, &clue_sandwich, NULL},
        {"xsum", FIELD_EDGE, &clue_x_sum, NULL},
        {"skyscraper", FIELD_EDGE, &clue_skyscraper, NULL},
        {"antiknight", FIELD_RULE, &clue_anti_knight, NULL},
        {"antiking", FIELD_RULE, &clue_anti_king, NULL},
    };
    return index >= 0 && index < (int)(sizeof fields / sizeof *fields) ? &fields[index] : NULL;
}

const struct fpuzzles_direction fpuzzles_directions[FPUZZLES_DIRECTIONS] = {
    {"UL", -1, -1}, {"UR", -1, 1}, {"DL", 1, -1}, {"DR", 1, 1}};
