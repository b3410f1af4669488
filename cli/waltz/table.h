/* SPDX-License-Identifier: MIT */
/* table.h - the commands and options of waltz, each in one table. */
#ifndef WALTZ_CLI_TABLE_H
#define WALTZ_CLI_TABLE_H

#include "common/options.h"

/* In the order of the help.  main.c has a function command_<name> for each; the first is the default. */
#define COMMANDS(C) C(label) C(ac) C(check) C(draw) C(gen) C(catalogue) C(help)

#define AS_ENUM(name) COMMAND_##name,
#define AS_BIT(name)  ON_##name = 1u << COMMAND_##name,
enum command { COMMANDS(AS_ENUM) COMMAND_COUNT };
enum command_bits {
    COMMANDS(AS_BIT) LABELLING = ON_label | ON_ac | ON_draw,
    READING = LABELLING | ON_check,
    PICTURES = ON_draw | ON_catalogue,
    EVERY = (1u << COMMAND_COUNT) - 1
};
#undef AS_ENUM
#undef AS_BIT

/* One row per option: its identifier, letter, name, argument, group, commands, help.  Of the two named "count"
   the one without an argument comes first: it is the one used before the command is known.  */
/* clang-format off */
#define OPTIONS(O)                                                                                  \
    O(all, 'a', "all", NULL, "Answers", ON_label,                                                   \
      "print every labelling, one on each line")                                                    \
    O(first, 0, "first", NULL, "Answers", ON_label,                                                 \
      "print the first labelling, and do not count the others")                                     \
    O(count, 'c', "count", NULL, "Answers", ON_label,                                               \
      "print only the number of labellings")                                                        \
    O(limit, 'n', "limit", "N", "Answers", ON_label,                                                \
      "stop after N labellings; when counting, after N of each independent part of the drawing "    \
      "(default, unless --count is given: 1000000)")                                                \
    O(how_many, 0, "count", "N", "Scenes", ON_gen,                                                  \
      "print N random scenes, with the given seed and those that follow it")                        \
    O(seed, 'r', "seed", "N", "Scenes", ON_gen,                                                     \
      "seed of random scenes; the same seed gives the same scene on every machine")                 \
    O(cubes, 0, "cubes", "K", "Scenes", ON_gen,                                                     \
      "number of cubes in a random scene, 1 to 100 (default: random, 2 to 9)")                      \
    O(noise, 0, "noise", "SHARE", "Scenes", ON_gen,                                                 \
      "imitate drawing by hand: move each end by up to this fraction of the size, such as 0.01; "   \
      "for the forms segments and svg; --seed chooses the moves")                                   \
    O(form, 0, "form", "FORM", "Scenes", ON_gen,                                                    \
      "list (everything that is known), short, segments, or svg (only lines)")                      \
    O(outline, 0, "outline", "WHICH", "Drawing", READING,                                           \
      "given (in the text; the default), none, auto (the outer faces; needs coordinates), or "      \
      "the junctions of a face: a,b,c,...")                                                         \
    O(label, 'l', "label", "A-B=S", "Drawing", READING,                                             \
      "the line from A to B is + (convex), - (concave), > (an arrow from A to B) or <; may be "     \
      "repeated")                                                                                   \
    O(ground, 'g', "ground", "A-B", "Drawing", READING,                                             \
      "the object stands on the ground along this line: it is concave")                             \
    O(extended, 'x', "extended", NULL, "Drawing", LABELLING | ON_gen | ON_catalogue,                \
      "also use the corners of four filled octants")                                                \
    O(tolerance, 0, "tolerance", "X", "Drawing", READING,                                           \
      "for segments and SVG: ends at most this far apart meet, and a point at most this far "       \
      "from the straight line between its neighbours is not a corner; 0, the default, finds a "     \
      "tolerance")                                                                                  \
    O(only, 0, "only", "K", "Drawing", READING,                                                     \
      "only the K-th drawing of each file")                                                         \
    O(encoding, 0, "encoding", "NAME", "Searching", LABELLING,                                      \
      "variables of the constraint problem: one for each junction (junctions), or also two for "    \
      "each line (lines)")                                                                          \
    O(algorithm, 0, "algorithm", "NAME", "Searching", LABELLING,                                    \
      "arc consistency algorithm: ac3bit (the fastest), ac1, ac3, ac3rm, ac2001 or ac4")            \
    O(time_limit, 't', "time-limit", "SECONDS", "Searching", LABELLING,                             \
      "stop each drawing after this many seconds, such as 0.5")                                     \
    O(node_limit, 0, "node-limit", "N", "Searching", LABELLING,                                     \
      "stop each drawing after N search nodes")                                                     \
    O(trace, 0, "trace", "FORMAT", "Printing", ON_ac,                                               \
      "print every step: text, json (one object per line) or html (a page with a slider)")          \
    O(format, 'f', "format", "FORMAT", "Printing", READING | ON_catalogue,                          \
      "text or json; draw: svg, png or pdf; catalogue: any of these")                               \
    O(output, 'o', "output", "FILE", "Printing", PICTURES,                                          \
      "write the picture to FILE, whose extension gives the format; %d in the name is replaced "    \
      "by the number of the drawing, counted over all files or, with --only, in its file")          \
    O(shown, 0, "labels", "WHICH", "Printing", ON_draw,                                             \
      "draw the first labelling (the default), none, or the K-th")                                  \
    O(names, 0, "names", NULL, "Printing", ON_draw,                                                 \
      "show the names of the junctions")                                                            \
    O(width, 'w', "width", "N", "Printing", ON_draw,                                                \
      "width of the picture, in pixels")                                                            \
    O(statistics, 's', "statistics", NULL, "Printing", ON_label | ON_ac,                            \
      "also print sizes and times")                                                                 \
    O(memory_limit, 0, "memory-limit", "MB", "General", EVERY,                                      \
      "use at most this much memory (default: 1024)")                                               \
    O(quiet, 'q', "quiet", NULL, "General", READING,                                                \
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
