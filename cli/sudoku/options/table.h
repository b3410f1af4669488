/* SPDX-License-Identifier: MIT */
/* table.h - the commands and options of the program, each in one table. */
#ifndef SUDOKU_TABLE_H
#define SUDOKU_TABLE_H

#include "common/options.h"

/* In the order of the help.  main.c has a function command_<name> for each; the first is the default. */
/* clang-format off */
#define COMMANDS(C)                                                                        \
    C(solve) C(count) C(check) C(candidates) C(hint) C(explain) C(steps) C(rate)           \
    C(why_not) C(techniques) C(show) C(convert) C(minimize) C(generate) C(layouts)         \
    C(ac3) C(race) C(engines) C(formats) C(rules) C(help)
/* clang-format on */

#define AS_ENUM(name) COMMAND_##name,
#define AS_BIT(name)  ON_##name = 1u << COMMAND_##name,
enum command { COMMANDS(AS_ENUM) COMMAND_COUNT };
enum command_bits {
    COMMANDS(AS_BIT) SEARCHING = ON_solve | ON_count | ON_check | ON_candidates,
    PUZZLES = ON_solve | ON_show | ON_convert | ON_minimize | ON_generate,
    DRAWING = PUZZLES | ON_candidates | ON_ac3,
    LISTS = ON_engines | ON_formats | ON_rules,
    LOGIC = ON_hint | ON_explain | ON_steps | ON_rate | ON_why_not,
    WORKING = SEARCHING | PUZZLES | LOGIC | ON_ac3 | ON_race,
    KEEPING = ON_solve | ON_count | ON_check | ON_candidates | ON_hint | ON_rate | ON_convert,
    READING = WORKING | ON_formats,
    EVERY = (1u << COMMAND_COUNT) - 1
};
#undef AS_ENUM
#undef AS_BIT

extern const struct option_row option_rows[];
extern const struct program_table program;

#endif
