/* SPDX-License-Identifier: MIT */
/* table.c - see table.h */
#include "sudoku/options/table.h"

#include <stddef.h>

static const struct command_row commands[] = {
    [COMMAND_solve] =
        {"solve", "[FILE...]", "print the solution of each puzzle (the default command)",
         "Reads puzzles from the files, or from standard input if there is no FILE or it is '-', and "
         "prints the solution of each in the form of its input: a grid for a grid, a line for a line.  "
         "In a list every puzzle gives exactly one line: its solution, 'no solution', 'stopped' or "
         "'error'.  If there is more than one solution, the first is printed and stderr says so.  Files "
         "may be compressed by gzip or zstd.",
         "sudoku puzzle.txt\n"
         "sudoku --format line < puzzles.txt > solutions.txt\n"
         "sudoku --rules x,nrc --limit 10 puzzle.txt\n"
         "zcat list.gz | sudoku --timing --quiet > answers.txt"},
    [COMMAND_count] = {"count", "[FILE...]", "print how many solutions each puzzle has",
                       "Prints one line per puzzle: the exact number of its solutions, or 'at least N' "
                       "if a limit or Ctrl-C stopped the count.  Numbers that need more than 64 bits "
                       "are printed as 'more than 18446744073709551615'.",
                       "sudoku count puzzle.txt\n"
                       "sudoku count --limit 1000 puzzles.txt\n"
                       "sudoku count --time-limit 2.5 puzzles.txt"},
    [COMMAND_check] =
        {"check", "[FILE...]", "check whether each puzzle has exactly one solution",
         "Prints one line per puzzle: 'unique', 'no solution' with the reason, or 'several solutions' "
         "with cells in which two solutions differ.  Exit status 0 means that all puzzles are unique.  "
         "--why names houses, "
         "clues and givens that contradict each other, as few as can be found soon.",
         "sudoku check puzzles.txt\n"
         "sudoku check --why puzzle.txt\n"
         "sudoku check --minimal puzzle.txt"},
    [COMMAND_candidates] = {"candidates", "[FILE...]", "print the pencil marks of each puzzle",
                            "Prints the candidates of every cell in the current state of the puzzle: "
                            "the digits that the givens, your placed digits and your pencil marks "
                            "allow.  --singles places all naked and hidden singles first.  With --true "
                            "it prints the digits that each cell holds in at least one solution.",
                            "sudoku candidates puzzle.txt\n"
                            "sudoku candidates --singles puzzle.txt\n"
                            "sudoku candidates --true --format marks puzzles.txt"},
    [COMMAND_hint] =
        {"hint", "[FILE...]", "give a hint for the next step, as detailed as you want",
         "Starts from the current state of the puzzle, with your own digits and pencil marks if the "
         "text has any.  If one of them is wrong, the hint says so.  Otherwise it is the easiest step "
         "that has not been done yet, in as much detail as --level says.",
         "sudoku hint puzzle.txt\n"
         "sudoku hint --level 1 puzzle.txt\n"
         "sudoku hint --level 5 puzzle.txt"},
    [COMMAND_explain] = {"explain", "[FILE...]",
                         "solve each puzzle as a person does, and show every step",
                         "Prints the path to the solution, one step per line in HoDoKu notation, or in "
                         "full sentences, as JSON, as a page to step through, or as a picture of one "
                         "step.  All techniques work with all rules.",
                         "sudoku explain puzzle.txt\n"
                         "sudoku explain --words puzzle.txt\n"
                         "sudoku explain --format html puzzle.txt > steps.html\n"
                         "sudoku explain --format svg --step 12 puzzle.txt > step12.svg\n"
                         "sudoku explain --prove --quiet puzzles.txt > steps.txt"},
    [COMMAND_steps] = {"steps", "[FILE...]", "list every step that is possible now, easiest first",
                       "Starts from the current state of the puzzle, like hint, and lists all steps of "
                       "all techniques that the profile uses, or of the one that --technique names.",
                       "sudoku steps puzzle.txt\n"
                       "sudoku steps --technique x-wing puzzle.txt"},
    [COMMAND_rate] =
        {"rate", "[FILE...]", "rate the difficulty of each puzzle",
         "Prints a line for each puzzle: the puzzle and its rating.  With se121 (the default profile), "
         "sukaku118 and sukaku2023, the rating is ED=r/p/d: the hardest step, the hardest up to the "
         "first digit placed, and the hardest up to the first step, as Sudoku Explainer rates them.  "
         "With hodoku, it is HoDoKu's level and score.  See docs/RATING.md.",
         "sudoku rate puzzles.txt\n"
         "sudoku rate --profile se121,hodoku puzzles.txt\n"
         "sudoku rate --format csv --bottlenecks puzzles.txt > ratings.csv"},
    [COMMAND_why_not] =
        {"why-not", "[FILE...] CELL=DIGIT", "show why a digit cannot be in a cell",
         "Assumes that the digit is in the cell and prints the shortest sequence of steps it finds that "
         "leads to a contradiction, or the solution that has the digit there.  A CELL is r3c5 (row 3, "
         "column 5), (3,5), or C5: the letter is the row, starting with A, and Z is followed by AA, "
         "AB...; in a 9x9 grid, J also means the last row.  Digits above 9 may be symbols or numbers: "
         "A1=G or A1=16.",
         "sudoku why-not puzzle.txt r3c5=7\n"
         "sudoku why-not puzzle.txt C5=7\n"
         "sudoku why-not --words puzzle.txt r1c1=2"},
    [COMMAND_techniques] =
        {"techniques", "[NAME...]", "list the techniques, or explain the named ones",
         "Lists the techniques with their ratings by Sudoku Explainer 1.2.1, Sukaku Explainer 1.18 and "
         "Sukaku Explainer 2023.3, and their level and score by HoDoKu.  Long chains add to the "
         "ratings.  With names, explains those techniques: titles and common abbreviations are "
         "accepted, too.",
         "sudoku techniques\n"
         "sudoku techniques swordfish 'XY-Wing' UR1"},
    [COMMAND_show] =
        {"show", "[FILE...]", "draw each puzzle without solving it",
         "Prints the puzzles with their rules, as a drawing unless --format says otherwise.",
         "sudoku show puzzle.txt\n"
         "sudoku show --format svg puzzle.txt > puzzle.svg"},
    [COMMAND_convert] =
        {"convert", "[FILE...]", "print each puzzle in another format",
         "Prints the puzzles with their rules, one per line unless --format says otherwise.  What it "
         "prints as line, grid, pretty, jigsaw or json can be read back to the same puzzle.  --rotate, "
         "--mirror, --flip, --transpose, --antitranspose, --relabel and --shuffle change it into an "
         "equivalent puzzle, in their order on the command line; the rules change with it.",
         "sudoku convert *.sdk > list.txt\n"
         "sudoku convert --rotate 90 --relabel puzzle.txt\n"
         "sudoku convert --shuffle 7 puzzle.txt\n"
         "sudoku convert --empty 0 list.txt\n"
         "sudoku convert --format json list.txt"},
    [COMMAND_minimize] =
        {"minimize", "[FILE...]", "remove givens from each puzzle until none is redundant",
         "Prints a minimal puzzle below each puzzle that has one solution: some of its givens, with the "
         "same solution, none of which can be removed.  --count prints several different ones, in "
         "random "
         "order; --all prints all of them, first those without the first given, and so on.  If a limit "
         "or Ctrl-C stops the search, stderr says so.",
         "sudoku minimize puzzle.txt\n"
         "sudoku minimize --count 10 --seed 7 puzzle.txt\n"
         "sudoku minimize --all --limit 1000 puzzle.txt"},
    [COMMAND_generate] =
        {"generate", "", "make puzzles to order, each with exactly one solution",
         "Fills a grid at random and removes clues as long as the solution stays unique.  Prints the "
         "puzzles with their rules, one per line unless --format says otherwise, each as soon as it and "
         "those before it are found.  The same options with the same seed make the same puzzles on "
         "every machine, with any number of threads; --skip continues an earlier run.  A puzzle that "
         "cannot be found is reported on stderr, and the exit status is 3.",
         "sudoku generate\n"
         "sudoku generate --count 100 --seed 7 --minimal > puzzles.txt\n"
         "sudoku generate --clues 24..26 --symmetry rotate180 --format pretty\n"
         "sudoku generate --rules x,nrc --count 10 --with-solution\n"
         "sudoku generate --regions random --rules x --format pretty\n"
         "sudoku generate --size 16 --time-limit 60 --count 1000\n"
         "sudoku generate --pattern mask.txt --start solution.txt\n"
         "sudoku generate --count 1000 | sudoku check --quiet | uniq -c"},
    [COMMAND_ac3] =
        {"ac3", "[FILE...]", "make each puzzle arc consistent, and show the digits that follow",
         "Treats the puzzle as a constraint problem with a variable for each cell, and removes digits "
         "that have no support in some other cell, until nothing changes: AC-3, without any search.  "
         "Prints the digits that are determined, and '_' for the other cells.",
         "sudoku ac3 puzzle.txt\n"
         "sudoku ac3 --gac --candidates puzzle.txt\n"
         "sudoku ac3 --trace html puzzle.txt > trace.html"},
    [COMMAND_race] = {"race", "[FILE...]", "compare all engines and constraint models on each puzzle",
                      "Prints a table: what each engine and each constraint model answers, the "
                      "positions it searched, its guesses, the support checks of arc consistency, and "
                      "the time.  Each has ten seconds unless --time-limit says otherwise.",
                      "sudoku race puzzle.txt"},
    [COMMAND_engines] = {"engines", "", "list the engines", "Lists the engines, fastest first.", NULL},
    [COMMAND_formats] =
        {"formats", "[FILE...]", "list the formats, or say what was recognised in files",
         "Without a FILE, lists the formats, for --from and --format.  With files (or '-', standard "
         "input, or a puzzle), says of each puzzle how its text was taken: its place, format, size, "
         "rules and givens, what stood for empty cells, the columns of a list, what was taken off "
         "around it and what was ignored.  Consecutive puzzles of which the same can be said are one "
         "line.  Nothing is solved.  Exit status 0 means that everything was read.",
         "sudoku formats\n"
         "sudoku formats list.csv\n"
         "sudoku formats --format json mail.txt | jq .ignored"},
    [COMMAND_rules] = {"rules", "", "list the rules", "Lists the rules, for --rules and puzzle files.",
                       NULL},
    [COMMAND_layouts] =
        {"layouts", "[check [FILE...] | NAME...]",
         "make layouts of irregular regions, or check whether they have a grid",
         "Makes random layouts and prints them one per line, as --regions reads them; each has a grid.  "
         "'sudoku layouts check' reads layouts, one per line or as a square of lines, and prints "
         "'solvable' or 'impossible' for each, with the reason if it is one sentence; --why prints "
         "longer proofs, too.  With --rules, the grids must also satisfy these rules.  Exit status 0 "
         "means that all are solvable.",
         "sudoku layouts --count 5 --symmetry rotate90\n"
         "sudoku layouts --builtin pinwheel > pinwheel.txt\n"
         "sudoku layouts check --estimate layouts.txt\n"
         "sudoku layouts check --why --rules x layouts.txt"},
    [COMMAND_help] =
        {"help", "[COMMAND]", "print the help of a command",
         "Prints the help of the program, or of one of its commands.  For other programs it prints "
         "the manual page and the completions that are installed with the program.",
         "sudoku help solve\n"
         "sudoku help --manual | man -l -\n"
         "source <(sudoku help --completion bash)"},
};

const struct program_table program = {
    .name = "sudoku",
    .about = "solve, explain, rate, check, print and make Sudoku puzzles and their variants",
    .description = "Reads puzzles of any size up to 36x36, classic ones and those with diagonals, "
                   "windows, irregular regions or other extra houses, in most of the usual text "
                   "formats.  Without a FILE, or if FILE is '-', it reads standard input.  A FILE may "
                   "also be a puzzle itself, if there is no file of that name.",
    .examples = "sudoku puzzle.txt                       solve it\n"
                "sudoku 1.3..4.22..3.32.                 solve this one\n"
                "sudoku show puzzle.txt                  draw it\n"
                "sudoku hint puzzle.txt                  what can I do next?\n"
                "sudoku explain --words puzzle.txt       every step, in sentences\n"
                "sudoku rate puzzles.txt                 how hard are they?\n"
                "sudoku check --minimal puzzle.txt       is it a proper puzzle?\n"
                "sudoku count --rules x puzzle.txt       how many solutions as a Sudoku X?\n"
                "sudoku convert --format json list.gz    every puzzle of a list as JSON\n"
                "sudoku generate --count 10 --minimal    make ten puzzles",
    .statuses = "0    all puzzles were processed and have a solution (check: exactly one)\n"
                "1    a puzzle has no solution (check: not exactly one)\n"
                "2    bad usage, bad input, or the output cannot be written\n"
                "3    a limit was reached (generate: a puzzle was not found)\n"
                "130  interrupted\n"
                "If several apply, the highest is returned.",
    .see_also = (const char *const[]){"csp 1", "waltz 1", "libsudoku 3", "sudoku-formats 5", NULL},
    .commands = commands,
    .command_count = COMMAND_COUNT,
    .options = option_rows,
};

_Static_assert(sizeof commands / sizeof *commands == COMMAND_COUNT, "a row per command");
