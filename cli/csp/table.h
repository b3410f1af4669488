/* SPDX-License-Identifier: MIT */
/* table.h - the commands and options of csp, each in one table. */
#ifndef CSP_CLI_TABLE_H
#define CSP_CLI_TABLE_H

#include "common/options.h"

/* In the order of the help.  main.c has a function command_<name> for each; the first is the default. */
#define COMMANDS(C) C(solve) C(count) C(ac) C(race) C(check) C(why) C(gen) C(help)

#define AS_ENUM(name) COMMAND_##name,
#define AS_BIT(name)  ON_##name = 1u << COMMAND_##name,
enum command { COMMANDS(AS_ENUM) COMMAND_COUNT };
enum command_bits {
    COMMANDS(AS_BIT) SEARCHING = ON_solve | ON_count,
    READING = SEARCHING | ON_ac | ON_check | ON_why,
    TIMED = SEARCHING | ON_why,
    EVERY = (1u << COMMAND_COUNT) - 1
};
#undef AS_ENUM
#undef AS_BIT

extern const struct option_row option_rows[];
extern const struct program_table program;

#endif
