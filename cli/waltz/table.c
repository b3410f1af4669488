/* SPDX-License-Identifier: MIT */
/* table.c - see table.h */
#include "waltz/table.h"

#include <stddef.h>

static const struct command_row commands[] = {
    [COMMAND_label] =
        {"label", "FILE...", "label the lines of drawings (the default command)",
         "Prints the number of labellings of a drawing, and the first one: for each line whether it is "
         "convex (+), concave (-) or hides what lies behind it (an arrow, with the object on its "
         "right), and for each junction its corner in the catalogue.  If there is no labelling, it says "
         "which junctions cannot be labelled together.  With --format json each drawing is an object on "
         "a line of its own: file, title, junctions, lines, labelled, count (a string above 1e308; with "
         "exact and at_least), labels (of each line), corners (of each junction), given (is the "
         "labelling in the text one of them?), core, smallest_core, free_labelled (can it be labelled "
         "without outline and given labels?), conflict (lines that do not meet); with --all, each "
         "labelling is an object: file, title, number, labels.",
         "waltz label --outline auto drawing.svg\n"
         "waltz --all --label 0-1=+ drawing.txt\n"
         "waltz gen random --count 20 | waltz --format json -"},
    [COMMAND_ac] =
        {"ac", "FILE...", "make the labels arc consistent, and print the labels that remain",
         "Waltz's filtering, without a search: removes the corners of a junction that match no corner "
         "at the other end of a line.  Prints the remaining corners of each junction and labels of each "
         "line, and the number of combinations of corners.  With --trace it prints every step.",
         "waltz gen cube | waltz ac -\n"
         "waltz ac --encoding lines --algorithm ac3 --trace html drawing.txt > trace.html"},
    [COMMAND_check] =
        {"check", "FILE...", "check drawings for mistakes",
         "Reads drawings and counts their junctions, lines and faces, or says what is wrong, and where.",
         "waltz check *.txt *.svg"},
    [COMMAND_draw] = {"draw", "FILE", "make a picture of a drawing",
                      "Draws the lines with the first labelling or, if there is none, with the "
                      "junctions that cannot be labelled together in red.  Finds coordinates for a "
                      "drawing that has none.  PNG and PDF need rsvg-convert.",
                      "waltz gen penrose | waltz draw - > penrose.svg\n"
                      "waltz draw -o 'picture-%d.png' --names drawings.txt"},
    [COMMAND_gen] = {"gen", "[NAME]", "print a well-known drawing, or random scenes",
                     "Without a name it lists the drawings.  'random' makes scenes of randomly heaped "
                     "cubes, seen from a random side, and prints their true labels with them.",
                     "waltz gen cube\n"
                     "waltz gen random --count 3 --seed 7 --cubes 5"},
    [COMMAND_catalogue] = {"catalogue", "", "print the catalogue of corners",
                           "Lists the corners by type: the labels of a junction's lines, "
                           "counter-clockwise, as seen from the junction.",
                           "waltz catalogue --extended\n"
                           "waltz catalogue -o catalogue.pdf"},
    [COMMAND_help] =
        {"help", "[COMMAND]", "print the help of a command",
         "Prints the help of the program, or of one of its commands.  For other programs it prints "
         "the manual page and the completions that are installed with the program.",
         "waltz help draw\n"
         "waltz help --manual | man -l -\n"
         "source <(waltz help --completion bash)"},
};

const struct program_table program = {
    .name = "waltz",
    .about = "label line drawings of solids",
    .description =
        "A drawing is a list of junctions, a list of line segments, or an SVG picture of straight "
        "lines; a text file may contain several drawings.  If FILE is '-', standard input is read.",
    .examples = "waltz gen cube | waltz -                 the cube of the textbooks\n"
                "waltz ac --trace text drawing.txt        Waltz's filtering, step by step\n"
                "waltz draw drawing.svg -o labelled.png   a picture with labels",
    .statuses = "0    labelled, or no mistakes\n"
                "1    no labelling\n"
                "2    bad usage, bad input, or the output cannot be written\n"
                "3    a time or node limit was reached\n"
                "130  interrupted",
    .see_also = (const char *const[]){"csp 1", "sudoku 1", "libsudoku 3", NULL},
    .commands = commands,
    .command_count = COMMAND_COUNT,
    .options = option_rows,
};

_Static_assert(sizeof commands / sizeof *commands == COMMAND_COUNT, "a row per command");
