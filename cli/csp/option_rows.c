/* SPDX-License-Identifier: MIT */
/* option_rows.c - the options of csp: a row is an option, from its letter to where its value goes. */
#include "common/values.h"
#include "csp/settings.h"
#include "csp/table.h"

/* clang-format off */
const struct option_row option_rows[] = {
    {'a', "all", NULL, "Answers", ON_solve,
     "print every solution; with a goal, every better one as it is found",
     FLAG(all)},
    {'n', "limit", "N", "Answers", SEARCHING,
     "stop after N solutions",
     NUMBER(limit, 1)},
    {0, "chromatic", NULL, "Answers", ON_solve,
     "find the smallest number of colours for a graph",
     FLAG(chromatic)},
    {0, "from", "FORMAT", "Reading", READING,
     "text, flatzinc or dimacs, instead of detecting it from the file's name and contents",
     TAKEN_BY(take_from)},
    {0, "colours", "K", "Reading", READING,
     "number of colours for a graph in a .col file",
     INT(colours, 1, 60000)},
    {0, "algorithm", "NAME", "Searching", READING & ~ON_check,
     "arc consistency by ac3bit (the fastest), ac1, ac3, ac3rm, ac2001 or ac4; "
     "csp ac also takes sac and pc2",
     TAKEN_BY(take_algorithm)},
    {0, "queue", "KIND", "Searching", READING & ~ON_check,
     "what waits to be revised: arcs, as AC-3 is printed in textbooks (the default for ac3), or variables (faster)",
     CHOICE_NOTED(queue, has_queue, "variables", "arcs")},
    {0, "order", "NAME", "Searching", SEARCHING,
     "variable order: domwdeg (the default), smallest, input, largest or value",
     CHOICE_NOTED(order, has_order, "domwdeg", "smallest", "input", "largest", "value")},
    {0, "values", "NAME", "Searching", SEARCHING,
     "value order: lowest (the default), highest, middle, random, lower or upper",
     CHOICE_NOTED(values, has_order, "lowest", "highest", "middle", "random", "lower", "upper")},
    {'f', "free", NULL, "Searching", SEARCHING,
     "ignore the model's search annotations",
     FLAG(free)},
    {'r', "seed", "N", "Searching", SEARCHING | ON_gen,
     "seed for random choices",
     NUMBER(seed, 0)},
    {0, "restarts", "WHEN", "Searching", SEARCHING,
     "restart the search: auto (when one solution or the best is wanted), always or never",
     CHOICE(restarts, "auto", "always", "never")},
    {'t', "time", "MS", "Searching", SEARCHING,
     "stop after MS milliseconds",
     TAKEN_BY(take_milliseconds)},
    {0, "time-limit", "SECONDS", "Searching", SEARCHING,
     "stop after this many seconds, such as 0.5",
     SECONDS(time_limit)},
    {0, "node-limit", "N", "Searching", SEARCHING,
     "stop after N nodes",
     NUMBER(node_limit, 1)},
    {0, "trace", "FORMAT", "Printing", ON_solve | ON_ac,
     "print every step: text, json (a line each), html (a page with a slider) or latex (a table)",
     CHOICE_NOTED(trace, traced, "text", "json", "html", "latex")},
    {0, "flatzinc", NULL, "Printing", ON_gen,
     "print the model as FlatZinc, for the families that have it",
     FLAG(flatzinc)},
    {'s', "statistics", NULL, "Printing", READING & ~ON_check,
     "print statistics (counts and times) at the end",
     FLAG(statistics)},
    MEMORY_LIMIT_OPTION(EVERY),
    GENERAL_OPTIONS(READING, EVERY),
    {.name = NULL}};
/* clang-format on */

_Static_assert(sizeof option_rows / sizeof *option_rows <= OPTIONS_MOST, "room for every option");
