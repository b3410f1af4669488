/* SPDX-License-Identifier: MIT */
/* table.h - the commands and options of the program, each in one table. */
#ifndef SUDOKU_TABLE_H
#define SUDOKU_TABLE_H

#include "common/options.h"

/* In the order of the help.  main.c has a function command_<name> for each; the first is the default. */
/* clang-format off */
#define COMMANDS(C)                                                                        \
    C(solve) C(count) C(check) C(candidates) C(hint) C(explain) C(steps) C(rate)           \
    C(why_not) C(techniques) C(show) C(convert) C(generate) C(layouts)                     \
    C(ac3) C(race) C(engines) C(formats) C(rules) C(help)
/* clang-format on */

#define AS_ENUM(name) COMMAND_##name,
#define AS_BIT(name)  ON_##name = 1u << COMMAND_##name,
enum command { COMMANDS(AS_ENUM) COMMAND_COUNT };
enum command_bits {
    COMMANDS(AS_BIT) SEARCHING = ON_solve | ON_count | ON_check | ON_candidates,
    PUZZLES = ON_solve | ON_show | ON_convert | ON_generate,
    DRAWING = PUZZLES | ON_candidates | ON_ac3,
    LISTS = ON_engines | ON_formats | ON_rules,
    LOGIC = ON_hint | ON_explain | ON_steps | ON_rate | ON_why_not,
    WORKING = SEARCHING | PUZZLES | LOGIC | ON_ac3 | ON_race,
    EVERY = (1u << COMMAND_COUNT) - 1
};
#undef AS_ENUM
#undef AS_BIT

/* One row per option: its identifier, letter, name, argument, group, commands, help. */
/* clang-format off */
#define OPTIONS(O)                                                                                  \
    O(first, 0, "first", NULL, "Answers", ON_solve,                                                 \
      "stop at the first solution; do not look for a second")                                       \
    O(limit, 0, "limit", "K", "Answers", ON_solve | ON_count | ON_layouts,                          \
      "stop after K solutions; all that were found are printed or counted")                         \
    O(all, 0, "all", NULL, "Answers", ON_solve,                                                     \
      "print every solution")                                                                       \
    O(minimal, 0, "minimal", NULL, "Answers", ON_check,                                             \
      "say which givens and extra houses are redundant")                                            \
    O(true_digits, 0, "true", NULL, "Answers", ON_candidates,                                       \
      "the digits that each cell holds in at least one solution")                                   \
    O(singles, 0, "singles", NULL, "Answers", ON_candidates,                                        \
      "place all naked and hidden singles first")                                                   \
    O(candidates, 0, "candidates", NULL, "Answers", ON_ac3,                                         \
      "print the remaining candidates of every cell")                                               \
    O(gac, 0, "gac", NULL, "Answers", ON_ac3,                                                       \
      "propagate all-different on each house (domain consistency) instead of pairs of cells")       \
    O(algorithm, 0, "algorithm", "NAME", "Answers", ON_ac3,                                         \
      "ac3 (the default), ac3bit, ac1, ac3rm, ac2001 or ac4")                                       \
    O(trace, 0, "trace", "FORMAT", "Answers", ON_ac3,                                               \
      "print every step: text, json (a line for each) or html (a page with a slider)")              \
    O(profile, 0, "profile", "NAME", "Steps", LOGIC | ON_generate,                                  \
      "use the techniques, order and ratings of hodoku, se121, sukaku118 or sukaku2023 (rate: also a comma-separated list)") \
    O(words, 0, "words", NULL, "Steps", ON_explain | ON_steps | ON_why_not,                         \
      "print steps in full sentences")                                                              \
    O(language, 0, "language", "CODE", "Steps", ON_hint | ON_explain | ON_steps | ON_why_not | ON_techniques, \
      "en or de: the language of hints, techniques, and steps in sentences (--words, html, json)")  \
    O(path_format, 0, "format", "FORMAT", "Steps", ON_explain,                                      \
      "text, csv (a row for each step), json (a line for each), html (a page to step through) or svg " \
      "(one step)")                                                                                 \
    O(step_format, 0, "format", "FORMAT", "Steps", ON_steps | ON_why_not,                           \
      "text, csv (a row for each step) or json (a line for each)")                                  \
    O(hint_format, 0, "format", "FORMAT", "Steps", ON_hint,                                         \
      "text, csv (a row for each puzzle) or json (a line for each)")                                \
    O(example_format, 0, "format", "FORMAT", "Steps", ON_techniques,                                \
      "text, csv (a row for each technique), json (a line for each) or svg (a picture of one example)") \
    O(rate_format, 0, "format", "FORMAT", "Steps", ON_rate,                                         \
      "text, csv (a row for each puzzle and profile) or json (a line for each)")                    \
    O(step, 0, "step", "K", "Steps", ON_explain,                                                    \
      "print only step K, counted from 1; required for svg")                                        \
    O(level, 0, "level", "K", "Steps", ON_hint,                                                     \
      "1 where to look, 2 which house, 3 which technique (the default), 4 which cells, 5 the whole step; " \
      "mistakes: from 1, something is wrong, to 5, what, where and why")                            \
    O(technique, 0, "technique", "NAME", "Steps", ON_steps,                                         \
      "list only steps of this technique; 'sudoku techniques' lists all names")                     \
    O(prove, 0, "prove", NULL, "Steps", ON_explain | ON_steps | ON_why_not,                         \
      "verify every step with a separate checker that knows no techniques")                         \
    O(bottlenecks, 0, "bottlenecks", NULL, "Steps", ON_rate,                                        \
      "count the positions that allow only one step")                                               \
    O(count, 0, "count", "N", "Puzzles", ON_generate,                                               \
      "make N puzzles (default 1)")                                                                 \
    O(clues, 0, "clues", "A..B", "Puzzles", ON_generate,                                            \
      "make puzzles with A to B clues; also A, A.. and ..B")                                        \
    O(made_minimal, 0, "minimal", NULL, "Puzzles", ON_generate,                                     \
      "make puzzles without redundant clues")                                                       \
    O(attempts, 0, "attempts", "K", "Puzzles", ON_generate,                                         \
      "stop removing clues after K failed removals")                                                \
    O(symmetry, 0, "symmetry", "NAME", "Puzzles", ON_generate,                                      \
      "arrange the clues symmetrically: rotate180, rotate90, mirror-h, mirror-v, diagonal, "        \
      "anti, full, random or none")                                                                 \
    O(pattern, 0, "pattern", "FILE", "Puzzles", ON_generate,                                        \
      "put clues only in cells where the file has a character other than . 0 or _")                 \
    O(start, 0, "start", "FILE", "Puzzles", ON_generate,                                            \
      "use the first grid in the file and its rules: solutions contain all its digits")             \
    O(with_solution, 0, "with-solution", NULL, "Puzzles", ON_generate,                              \
      "also print the solution")                                                                    \
    O(rating, 0, "rating", "A..B", "Puzzles", ON_generate,                                          \
      "rated from A to B by --profile, such as 7.1..8.0; for hodoku also a level, such as hard")    \
    O(needs, 0, "needs", "TECHNIQUE", "Puzzles", ON_generate,                                       \
      "the solution path uses this technique (name or title); may be repeated")                     \
    O(without, 0, "without", "TECHNIQUE", "Puzzles", ON_generate,                                   \
      "the solution path does not use this technique; may be repeated")                             \
    O(seed, 0, "seed", "S", "Runs", ON_generate,                                                    \
      "the same seed makes the same puzzles; by default a seed is chosen and printed on stderr")    \
    O(skip, 0, "skip", "N", "Runs", ON_generate,                                                    \
      "skip the first N puzzles of the seed: continue an earlier run")                              \
    O(tries, 0, "tries", "N", "Runs", ON_generate,                                                  \
      "give up on a puzzle after N grids (default 1000; for few clues see docs/GENERATE.md)")       \
    O(run_limit, 0, "time-limit", "SECONDS", "Runs", ON_generate,                                   \
      "stop the run after this time, such as 0.5")                                                  \
    O(from, 0, "from", "FORMAT", "Reading", WORKING,                                                \
      "read this format instead of detecting it; 'sudoku formats' lists them")                      \
    O(size, 0, "size", "N", "Rules", ON_generate,                                                   \
      "make grids of N rows and columns (default 9)")                                               \
    O(rules, 0, "rules", "LIST", "Rules", WORKING | ON_layouts,                                     \
      "use these extra rules, such as x,nrc (classic: none), instead of those in the text; "        \
      "'sudoku rules' lists them")                                                                  \
    O(box, 0, "box", "RxC", "Rules", WORKING,                                                       \
      "use boxes of R rows and C columns; or none")                                                 \
    O(regions, 0, "regions", "FILE", "Rules", WORKING & ~ON_generate,                               \
      "use regions instead of boxes: a file with a letter or digit for each cell")                  \
    O(made_regions, 0, "regions", "FILE", "Rules", ON_generate,                                     \
      "use regions instead of boxes: a file with a letter or digit for each cell, a layout's name " \
      "('sudoku layouts --builtin' lists them), or random: a new layout for each puzzle")           \
    O(house, 0, "house", "CELLS", "Rules", WORKING,                                                 \
      "add a set of cells whose digits must all differ, such as r1c1,r2c2 or A1,B2; may be repeated")           \
    O(format, 0, "format", "FORMAT", "Printing", PUZZLES,                                           \
      "print in this format, or csv (a row for each puzzle); 'sudoku formats' lists them")          \
    O(marks_format, 0, "format", "FORMAT", "Printing", ON_candidates,                               \
      "candidates or pretty (a drawing), marks (a line), json, csv (a row for each puzzle) or svg") \
    O(settled_format, 0, "format", "FORMAT", "Printing", ON_ac3,                                    \
      "text, json (a line for each puzzle), csv (a row for each), line, grid, pretty, candidates, " \
      "marks or svg")                                                                               \
    O(answer_format, 0, "format", "FORMAT", "Printing", ON_count | ON_check,                        \
      "text, csv (a row for each puzzle) or json (a line for each)")                                \
    O(list_format, 0, "format", "FORMAT", "Printing", LISTS | ON_race | ON_layouts,                 \
      "text, csv (a line of headings, then rows) or json (a line for each row)")                    \
    O(empty, 0, "empty", "C", "Printing", PUZZLES | ON_candidates | ON_ac3 | ON_count,              \
      "the character for an empty cell: . 0 _ or *")                                                \
    O(ascii, 0, "ascii", NULL, "Printing", DRAWING,                                                 \
      "draw with plain characters")                                                                 \
    O(unicode, 0, "unicode", NULL, "Printing", DRAWING,                                             \
      "draw with line characters, even into a file")                                                \
    O(color, 0, "color", "WHEN", "Printing", DRAWING,                                               \
      "auto, always or never")                                                                      \
    O(model, 0, "model", "NAME", "Searching", SEARCHING,                                            \
      "search with the constraint engine: binary (pairs of cells) or houses")                       \
    O(engine, 0, "engine", "NAME", "Searching", SEARCHING | ON_generate,                            \
      "search with this engine; 'sudoku engines' lists them")                                       \
    O(time_limit, 0, "time-limit", "SECONDS", "Searching", SEARCHING | LOGIC | ON_race | ON_layouts, \
      "give up on a puzzle after this time, such as 0.5")                                           \
    O(node_limit, 0, "node-limit", "N", "Searching", SEARCHING | LOGIC | ON_race,                   \
      "give up on a puzzle after N positions; in logical solving, after about N microseconds of one search")    \
    O(threads, 0, "threads", "N", "Searching", ON_solve | ON_count | ON_check | ON_rate | ON_generate | ON_layouts, \
      "use N threads (default: one per processor)")                                                 \
    O(verify, 0, "verify", NULL, "Searching", ON_solve | ON_count | ON_check,                       \
      "verify every solution independently of the engine")                                          \
    O(layout_count, 0, "count", "N", "Layouts", ON_layouts,                                         \
      "make N layouts (default 1)")                                                                 \
    O(layout_size, 0, "size", "N", "Layouts", ON_layouts,                                           \
      "make layouts of N rows, 4 to 36 (default 9)")                                                \
    O(layout_symmetry, 0, "symmetry", "NAME", "Layouts", ON_layouts,                                \
      "none, rotate180, rotate90, mirror-h, mirror-v, diagonal, anti, full or random")              \
    O(layout_seed, 0, "seed", "S", "Layouts", ON_layouts,                                           \
      "the same seed makes the same layouts (default 1)")                                           \
    O(layout_builtin, 0, "builtin", NULL, "Layouts", ON_layouts,                                    \
      "list the built-in layouts, or print the named ones")                                         \
    O(layout_solution, 0, "with-solution", NULL, "Layouts", ON_layouts,                             \
      "also print a grid for each layout")                                                          \
    O(layout_estimate, 0, "estimate", NULL, "Layouts", ON_layouts,                                  \
      "estimate the number of grids by random probes")                                              \
    O(layout_probes, 0, "probes", "N", "Layouts", ON_layouts,                                       \
      "use N probes for --estimate (default 10000)")                                                \
    O(layout_count_grids, 0, "count-grids", NULL, "Layouts", ON_layouts,                            \
      "count the grids, up to --limit K")                                                           \
    O(layout_why, 0, "why", NULL, "Layouts", ON_layouts,                                            \
      "check: print the full proof that a layout has no grid")                                      \
    O(timing, 0, "timing", NULL, "General", WORKING,                                                \
      "print times and counts on stderr at the end")                                                \
    O(quiet, 'q', "quiet", NULL, "General", WORKING,                                                \
      "print only errors on stderr")                                                                \
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
