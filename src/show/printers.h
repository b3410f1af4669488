/* SPDX-License-Identifier: MIT */
/* printers.h - one printer per format that can be written.

   A printer trusts its sheet, writes whole lines, and knows nothing of the other formats.  Without a
   solution it prints the puzzle with its rules, so that reading the text gives the same puzzle back
   (candidates and svg are for the eye only); with one, the bare solution.  */
#ifndef SHOW_PRINTERS_H
#define SHOW_PRINTERS_H

#include "base/out.h"
#include "sudoku.h"

typedef void printer(struct out *, const sudoku_sheet *, const sudoku_style *);
/* Can the format say all that the sheet does?  If not, names what it cannot say.  The printer gets only sheets that passed. */
typedef bool print_check(const sudoku_sheet *, sudoku_error *);

printer print_line, print_jigsaw, print_marks; /* show_line.c */
printer print_grid;
printer print_pretty;
printer print_candidates;
printer print_json;
printer print_svg;
printer print_fpuzzles, print_sudokupad, print_iss, print_wiki, print_page; /* link/ */

/* for other tools, in export/ */
printer print_cnf;
printer print_minizinc, print_csp; /* show_model.c */
printer print_latex;
printer print_html;
printer print_markdown, print_tsv, print_cells_csv; /* show_tables.c */
print_check tables_can_say;                         /* givens and rules, or a solution */

/* as other programs write puzzles, in program/ */
printer print_sgt, print_sumocue, print_killer, print_hodoku;
printer print_ss, print_sdk; /* show_sadman.c */
printer print_opensudoku;
print_check sgt_can_say, sumocue_can_say, killer_can_say, hodoku_can_say, ss_can_say, sdk_can_say,
    opensudoku_can_say;

#endif
