/* SPDX-License-Identifier: MIT */
/* table.h - the commands and options of csp, each in one table. */
#ifndef CSP_CLI_TABLE_H
#define CSP_CLI_TABLE_H

#include "common/options.h"

/* In the order of the help.  main.c has a function command_<name> for each; the first is the default. */
#define COMMANDS(C) C(solve) C(count) C(ac) C(check) C(gen) C(help)

#define AS_ENUM(name) COMMAND_##name,
#define AS_BIT(name)  ON_##name = 1u << COMMAND_##name,
enum command { COMMANDS(AS_ENUM) COMMAND_COUNT };
enum command_bits {
    COMMANDS(AS_BIT) SEARCHING = ON_solve | ON_count,
    READING = SEARCHING | ON_ac | ON_check,
    EVERY = (1u << COMMAND_COUNT) - 1
};
#undef AS_ENUM
#undef AS_BIT

/* One row per option: its identifier, letter, name, argument, group, commands, help. */
/* clang-format off */
#define OPTIONS(O)                                                                                  \
    O(all, 'a', "all", NULL, "Answers", ON_solve,                                                   \
      "print every solution; with a goal, every better one as it is found")                         \
    O(limit, 'n', "limit", "N", "Answers", SEARCHING,                                               \
      "stop after N solutions")                                                                     \
    O(chromatic, 0, "chromatic", NULL, "Answers", ON_solve,                                         \
      "find the smallest number of colours for a graph")                                            \
    O(from, 0, "from", "FORMAT", "Reading", READING,                                                \
      "text, flatzinc or dimacs, instead of detecting it from the file's name and contents")                   \
    O(colours, 0, "colours", "K", "Reading", READING,                                               \
      "number of colours for a graph in a .col file")                                         \
    O(algorithm, 0, "algorithm", "NAME", "Searching", READING & ~ON_check,                          \
      "arc consistency by ac3bit (the fastest), ac1, ac3, ac3rm, ac2001 or ac4; "                   \
      "csp ac also takes sac and pc2")                                                              \
    O(order, 0, "order", "NAME", "Searching", SEARCHING,                                            \
      "variable order: domwdeg (the default), smallest, input, largest or value")            \
    O(values, 0, "values", "NAME", "Searching", SEARCHING,                                          \
      "value order: lowest (the default), highest, middle, random, lower or upper")         \
    O(free, 'f', "free", NULL, "Searching", SEARCHING,                                              \
      "ignore the model's search annotations")                                          \
    O(seed, 'r', "seed", "N", "Searching", SEARCHING | ON_gen,                                      \
      "seed for random choices")                                                                         \
    O(restarts, 0, "restarts", "WHEN", "Searching", SEARCHING,                                      \
      "restart the search: auto (when one solution or the best is wanted), always or never")                                       \
    O(time, 't', "time", "MS", "Searching", SEARCHING,                                              \
      "stop after MS milliseconds")                                                         \
    O(time_limit, 0, "time-limit", "SECONDS", "Searching", SEARCHING,                               \
      "stop after this many seconds, such as 0.5")                                                           \
    O(node_limit, 0, "node-limit", "N", "Searching", SEARCHING,                                     \
      "stop after N nodes")                                                                  \
    O(trace, 0, "trace", "FORMAT", "Printing", ON_solve | ON_ac,                                    \
      "print every step: text, json (a line each) or html (a page with a slider)")                   \
    O(flatzinc, 0, "flatzinc", NULL, "Printing", ON_gen,                                            \
      "print the model as FlatZinc, for the families that have it")                                 \
    O(statistics, 's', "statistics", NULL, "Printing", READING & ~ON_check,                         \
      "print statistics (counts and times) at the end")                                                          \
    O(memory_limit, 0, "memory-limit", "MB", "General", EVERY,                                      \
      "use at most this much memory (default: 1024)")                                               \
    O(quiet, 'q', "quiet", NULL, "General", READING,                                                \
      "print only errors on stderr")                                                           \
    O(help, 'h', "help", NULL, "General", EVERY,                                                    \
      "print this help")                                                                            \
    O(version, 0, "version", NULL, "General", EVERY,                                                \
      "print the version")
/* clang-format on */

#define AS_ENUM(id, letter, name, argument, group, commands, help) OPTION_##id,
enum option_id { OPTIONS(AS_ENUM) OPTION_COUNT };
#undef AS_ENUM

extern const struct program_table program;

#endif
