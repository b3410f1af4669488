/* SPDX-License-Identifier: MIT */
/* option_rows.c - the options of waltz: a row is an option, from its letter to where its value goes.
   Of the two named "count" the one without an argument comes first: it is the one used before the command is known.  */
#include "common/values.h"
#include "waltz/settings.h"
#include "waltz/table.h"

/* clang-format off */
const struct option_row option_rows[] = {
    {'a', "all", NULL, "Answers", ON_label,
     "print every labelling, one on each line",
     SET(answer, ANSWER_ALL)},
    {0, "first", NULL, "Answers", ON_label,
     "print the first labelling, and do not count the others",
     SET(answer, ANSWER_FIRST)},
    {'c', "count", NULL, "Answers", ON_label,
     "print only the number of labellings",
     SET(answer, ANSWER_COUNT)},
    {'n', "limit", "N", "Answers", ON_label,
     "stop after N labellings; when counting, after N of each independent part of the drawing "
     "(default, unless --count is given: 1000000)",
     NUMBER(limit, 1)},
    {0, "count", "N", "Scenes", ON_gen,
     "print N random scenes, with the given seed and those that follow it",
     NUMBER(how_many, 1)},
    {'r', "seed", "N", "Scenes", ON_gen,
     "seed of random scenes; the same seed gives the same scene on every machine",
     NUMBER(seed, 0)},
    {0, "cubes", "K", "Scenes", ON_gen,
     "number of cubes in a random scene, 1 to 100 (default: random, 2 to 9)",
     INT(cubes, 1, 100)},
    {0, "noise", "SHARE", "Scenes", ON_gen,
     "imitate drawing by hand: move each end by up to this fraction of the size, such as 0.01; "
     "for the forms segments and svg; --seed chooses the moves",
     TAKEN_BY(take_noise)},
    {0, "form", "FORM", "Scenes", ON_gen,
     "list (everything that is known), short, segments, or svg (only lines)",
     CHOICE(form, "list", "short", "segments", "svg")},
    {0, "outline", "WHICH", "Drawing", READING,
     "given (in the text; the default), none, auto (the outer faces; needs coordinates), or "
     "the junctions of a face: a,b,c,...",
     TAKEN_BY_WORDS(take_outline, "given", "none", "auto")},
    {'l', "label", "A-B=S", "Drawing", READING,
     "the line from A to B is + (convex), - (concave), > (an arrow from A to B) or <; may be "
     "repeated",
     TAKEN_BY(take_label)},
    {'g', "ground", "A-B", "Drawing", READING,
     "the object stands on the ground along this line: it is concave",
     TAKEN_BY(take_ground)},
    {'x', "extended", NULL, "Drawing", LABELLING | ON_gen | ON_catalogue,
     "also use the corners of four filled octants",
     FLAG(extended)},
    {0, "tolerance", "X", "Drawing", READING,
     "for segments and SVG: ends at most this far apart meet, and a point at most this far "
     "from the straight line between its neighbours is not a corner; 0, the default, finds a "
     "tolerance",
     TAKEN_BY(take_tolerance)},
    {0, "only", "K", "Drawing", READING,
     "only the K-th drawing of each file",
     INT(only, 1, 1000000000)},
    {0, "encoding", "NAME", "Searching", LABELLING,
     "variables of the constraint problem: one for each junction (junctions), or also two for "
     "each line (lines)",
     CHOICE(encoding, "junctions", "lines")},
    {0, "algorithm", "NAME", "Searching", LABELLING,
     "arc consistency algorithm: ac3bit (the fastest), ac1, ac3, ac3rm, ac2001 or ac4",
     NAMED(algorithm, csp_algorithm_name)},
    {'t', "time-limit", "SECONDS", "Searching", LABELLING,
     "stop each drawing after this many seconds, such as 0.5",
     SECONDS(time_limit)},
    {0, "node-limit", "N", "Searching", LABELLING,
     "stop each drawing after N search nodes",
     NUMBER(node_limit, 1)},
    {0, "trace", "FORMAT", "Printing", ON_ac,
     "print every step: text, json (one object per line) or html (a page with a slider)",
     CHOICE_NOTED(trace, traced, "text", "json", "html")},
    {'f', "format", "FORMAT", "Printing", READING | ON_catalogue,
     "text or json; draw: svg, png or pdf; catalogue: any of these",
     {.kind = VALUE_TAKEN, .take = take_format, .words = format_names}},
    {'o', "output", "FILE", "Printing", PICTURES,
     "write the picture to FILE, whose extension gives the format; %d in the name is replaced "
     "by the number of the drawing, counted over all files or, with --only, in its file",
     TEXT(output)},
    {0, "labels", "WHICH", "Printing", ON_draw,
     "draw the first labelling (the default), none, or the K-th",
     TAKEN_BY_WORDS(take_shown, "first", "none")},
    {0, "names", NULL, "Printing", ON_draw,
     "show the names of the junctions",
     FLAG(names)},
    {'w', "width", "N", "Printing", ON_draw,
     "width of the picture, in pixels",
     INT(width, 1, 20000)},
    {'s', "statistics", NULL, "Printing", ON_label | ON_ac,
     "also print sizes and times",
     FLAG(statistics)},
    HELP_OPTIONS(ON_help),
    MEMORY_LIMIT_OPTION(EVERY),
    GENERAL_OPTIONS(READING, EVERY),
    {.name = NULL}};
/* clang-format on */

_Static_assert(sizeof option_rows / sizeof *option_rows <= OPTIONS_MOST, "room for every option");
