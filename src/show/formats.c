/* SPDX-License-Identifier: MIT */
/* formats.c - every format, in one table.

   A new format is one row here, and a printer or a reader.  Answers to a format are written in a
   similar format that can hold a bare solution: lists in lines, layouts in grids.  Formats that are never read have
   no such format: NULL.  */
#include <string.h>

#include "base/contract.h"
#include "show/link/can_say.h"
#include "show/printers.h"
#include "show/show.h"
#include "words/fail.h"

struct format {
    sudoku_format row;
    printer *print;         /* NULL: read only */
    print_check *can_print; /* NULL: anything */
    bool says_clues;        /* or the check knows them; else they are refused */
};

enum { ROOM = sizeof(sudoku_format) };

static const struct format formats[] = {
    /* room, name, about, reads, writes, one line, answered in, printer, check, clues */
    {{ROOM, "line", "one line of size*size characters, then any rules in words", true, true, true,
      "line"},
     print_line,
     NULL,
     true},
    {{ROOM, "grid", "one line of characters per row, below any rules", true, true, false, "grid"},
     print_grid,
     NULL,
     true},
    {{ROOM, "jigsaw", "givens and layout of the regions in one line", true, true, true, "line"},
     print_jigsaw,
     NULL,
     true},
    {{ROOM, "marks", "one line of size^3 characters, pencil marks cell by cell", true, true, true,
      "line"},
     print_marks,
     NULL,
     true},
    {{ROOM, "tokens", "numbers separated by blanks or commas", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "pretty", "a drawing with | - + around the boxes or regions", true, true, false, "pretty"},
     print_pretty,
     NULL,
     true},
    {{ROOM, "list", "nested lists such as [[0,0,3],[...]]", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "nonomino", "integers whose tens are the region and whose units are the given", true, false,
      false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "file", "our own form: lines such as \"rules: x\", then a grid", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    /* as other programs write puzzles */
    {{ROOM, "sgt", "a game ID of Solo (Simon Tatham's puzzles), or a game it saved", true, true, true,
      "line"},
     print_sgt,
     sgt_can_say,
     true},
    {{ROOM, "sumocue", "SumoCueV1: a jigsaw cell by cell", true, true, true, "line"},
     print_sumocue,
     sumocue_can_say,
     true},
    {{ROOM, "killer", "cages of a killer puzzle in one line", true, true, true, "line"},
     print_killer,
     killer_can_say,
     true},
    {{ROOM, "hodoku", "a line of HoDoKu's library", true, true, true, "line"},
     print_hodoku,
     hodoku_can_say,
     false},
    {{ROOM, "ss", "Simple Sudoku's drawing", false, true, false, NULL}, print_ss, ss_can_say, false},
    {{ROOM, "sdk", "the sections of SadMan's .sdk", false, true, false, NULL},
     print_sdk,
     sdk_can_say,
     false},
    {{ROOM, "sdx", "a game of SudoCue: a digit or candidates for each cell", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "janko", "the size twice, rows of clues, rows of regions", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "opensudoku", "games in a file of OpenSudoku (XML)", true, true, true, "line"},
     print_opensudoku,
     opensudoku_can_say,
     false},
    {{ROOM, "ksudoku", "a game that KSudoku saved (XML)", true, false, false, "grid"},
     NULL,
     NULL,
     false},
    {{ROOM, "sudoq", "a puzzle of SudoQ (XML)", true, false, false, "grid"}, NULL, NULL, false},
    {{ROOM, "candidates", "a drawing with the pencil marks of every cell", false, true, false, NULL},
     print_candidates,
     NULL,
     true},
    {{ROOM, "json", "one JSON object per puzzle, on a line of its own", true, true, true, "json"},
     print_json,
     NULL,
     true},
    {{ROOM, "fpuzzles", "a link or JSON of f-puzzles", true, true, true, "line"},
     print_fpuzzles,
     can_say_fpuzzles,
     true},
    {{ROOM, "sudokupad", "a link or JSON of SudokuPad", true, true, true, "line"},
     print_sudokupad,
     can_say_sudokupad,
     true},
    {{ROOM, "sudokuwiki", "a link to sudokuwiki.org", true, true, true, "line"},
     print_wiki,
     can_say_wiki,
     false},
    {{ROOM, "iss", "a link to Interactive Sudoku Solver, or its text", true, true, true, "line"},
     print_iss,
     can_say_iss,
     true},
    {{ROOM, "link", "a link of our page, or one that has all cells in it", true, true, true, "line"},
     print_page,
     can_say_page,
     false},
    {{ROOM, "svg", "a picture", false, true, false, NULL}, print_svg, NULL, true},
    /* what texts are wrapped in */
    {{ROOM, "bbcode", "a post of a forum", true, false, false, "grid"}, NULL, NULL, false},
    {{ROOM, "mail", "lines quoted with >", true, false, false, "grid"}, NULL, NULL, false},
    {{ROOM, "code", "arrays or strings of a program", true, false, false, "grid"}, NULL, NULL, false},
    /* for other tools */
    {{ROOM, "html", "a page; printed as a table", true, true, false, "grid"},
     print_html,
     tables_can_say,
     false},
    {{ROOM, "markdown", "a Markdown table, or fences around puzzles", true, true, false, "grid"},
     print_markdown,
     tables_can_say,
     false},
    {{ROOM, "tsv", "a table of the cells, or a list with columns, with tabs between fields", true, true,
      false, "grid"},
     print_tsv,
     tables_can_say,
     false},
    {{ROOM, "cells-csv", "a table of the cells, with commas between them", false, true, false, NULL},
     print_cells_csv,
     tables_can_say,
     false},
    {{ROOM, "latex", "arrays and tabulars of a document; printed as a picture (tikz)", true, true, false,
      "grid"},
     print_latex,
     NULL,
     false},
    {{ROOM, "cnf", "a problem for SAT solvers (DIMACS)", false, true, false, NULL},
     print_cnf,
     NULL,
     false},
    {{ROOM, "minizinc", "a model for MiniZinc", false, true, false, NULL}, print_minizinc, NULL, false},
    {{ROOM, "csp", "a model for csp", false, true, false, NULL}, print_csp, NULL, false},
    {{ROOM, "csv", "a list with columns: rows of fields between commas, semicolons or bars", true, false,
      true, "line"},
     NULL,
     NULL,
     false},
};

enum { FORMATS = sizeof formats / sizeof formats[0] };

const sudoku_format *format_row(int index)
{
    return index >= 0 && index < FORMATS ? &formats[index].row : NULL;
}

static const struct format *printed_format(const sudoku_sheet *sheet, const sudoku_style *style)
{
    (void)sheet; /* where contracts are off */
    REQUIRE(sheet && style, "something to print, and a style");
    REQUIRE(sheet->puzzle && sheet->puzzle->rules && sheet->puzzle->givens, "a puzzle to print");
    const char *name = style->format ? style->format : "line";
    for (int i = 0; i < FORMATS; i++)
        if (formats[i].print && !strcmp(formats[i].row.name, name)) return &formats[i];
    return NULL;
}

bool can_show(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_error *error)
{
    const struct format *format = printed_format(sheet, style);
    if (!format) return fail(error, 0, 0, say(unknown_output_format));
    if (sheet->puzzle->clues && !sheet->solution && !format->says_clues)
        return fail(error, 0, 0, say(no_place_in_format, format->row.name, word(SAY_what_is_a_clue)));
    return !format->can_print || format->can_print(sheet, error);
}

bool show(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_sink sink)
{
    REQUIRE(sink.write, "a sink");
    if (!can_show(sheet, style, NULL)) return false;
    char buffer[4096];
    struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
    printed_format(sheet, style)->print(&o, sheet, style);
    out_flush(&o);
    return !o.no_memory;
}
