/* SPDX-License-Identifier: MIT */
/* table.c - see table.h */
#include "csp/table.h"

#include <stddef.h>

static const struct command_row commands[] = {
    [COMMAND_solve] =
        {"solve", "MODEL", "print a solution (the default command)",
         "Reads a model in its own text format, in FlatZinc, or a graph in DIMACS format, and prints a "
         "solution, or the best one if the model has a goal.  Ctrl-C ends the search and keeps what "
         "was found.",
         "csp examples/csp/money.csp\n"
         "csp -a -s examples/csp/queens.csp\n"
         "csp --tree html examples/csp/queens.csp > tree.html\n"
         "csp --chromatic graph.col"},
    [COMMAND_count] = {"count", "MODEL", "print the number of solutions",
                       "Prints the exact number of solutions, or 'at least N' if a limit or Ctrl-C "
                       "stopped the search.",
                       "csp count examples/csp/queens.csp"},
    [COMMAND_ac] = {"ac", "MODEL", "make the model arc consistent and print the remaining domains",
                    "Removes values without support, without searching.  --trace prints every "
                    "step: which arc is revised, which values are removed, and why.",
                    "csp ac --algorithm ac3 --trace text examples/csp/australia.csp\n"
                    "csp ac --trace html examples/csp/sudoku4.csp > trace.html"},
    [COMMAND_race] =
        {"race", "MODEL", "compare methods of the textbook, and the engine, on a model",
         "Runs each method on the same model, and prints whether it found a solution and what it "
         "took: nodes (values given to variables), checks (combinations of values looked up in "
         "a constraint) and backtracks.  A method that cannot be used has its reason in its row.  "
         "Each is stopped after 10 seconds, unless a limit is given.  docs/CSP-TEACHING.md "
         "explains the methods.",
         "csp race examples/csp/australia.csp\n"
         "csp race --count --methods backtracking,fc,mac examples/csp/queens.csp\n"
         "csp race --format svg examples/csp/zebra.csp > race.svg"},
    [COMMAND_check] = {"check", "MODEL SOLUTION", "say whether a solution satisfies the model",
                       "Reads lines 'name = value' as printed by solve, and names the first constraint "
                       "that is violated, if "
                       "one is.",
                       "csp examples/csp/zebra.csp > out.txt; csp check examples/csp/zebra.csp out.txt"},
    [COMMAND_why] =
        {"why", "MODEL", "say which conditions of a model without a solution clash",
         "Prints a smallest set of conditions that no assignment satisfies together, each with "
         "its place, and says whether it is proved that no smaller set clashes.  A limit or "
         "Ctrl-C ends the search for it and keeps the smallest set so far.",
         "csp why examples/csp/two-colours.csp\n"
         "csp why --format json --time-limit 10 model.csp"},
    [COMMAND_gen] =
        {"gen", "FAMILY [NUMBER...]", "print a model of a well-known family",
         "Without a family, lists all families.  The same seed gives the same model everywhere.",
         "csp gen queens 8 | csp count -\n"
         "csp gen --seed 3 random 40 20 0.25 0.46 > random.csp"},
    [COMMAND_help] =
        {"help", "[COMMAND]", "print the help of a command",
         "Prints the help of the program, or of one of its commands.  For other programs it prints "
         "the manual page and the completions that are installed with the program.",
         "csp help ac\n"
         "csp help --manual | man -l -\n"
         "source <(csp help --completion bash)"},
};

const struct program_table program = {
    .name = "csp",
    .about = "solve, count and explain finite-domain constraint problems",
    .description = "A model is variables, each with a finite set of values, and constraints on them.  "
                   "If MODEL is '-' it "
                   "is read from standard input.",
    .examples =
        "csp gen queens 8 | csp -a -                     all ways to place eight queens\n"
        "csp ac --algorithm ac3 --trace text model.csp   AC-3 as in the textbook\n"
        "csp race model.csp                              backtracking, backjumping and others compared\n"
        "minizinc --solver csp model.mzn                 as a MiniZinc solver",
    .statuses = "0    solved (for a FlatZinc model: a status line was printed)\n"
                "1    no solution (check: a constraint is violated)\n"
                "2    bad usage, bad input, or the output cannot be written\n"
                "3    a time or node limit was reached\n"
                "130  interrupted",
    .see_also = (const char *const[]){"sudoku 1", "waltz 1", "libsudoku 3", NULL},
    .commands = commands,
    .command_count = COMMAND_COUNT,
    .options = option_rows,
};

_Static_assert(sizeof commands / sizeof *commands == COMMAND_COUNT, "a row per command");
