/* SPDX-License-Identifier: MIT */
/* formats.c - every format, in one table.

   A new format is one row here, and a printer or a reader.  Answers to a format are written in a
   similar format that can hold a bare solution: lists in lines, layouts in grids.  Formats that are never read have
   no such format: NULL.  */
#include <string.h>

#include "base/contract.h"
#include "show/printers.h"
#include "show/show.h"

struct format {
    sudoku_format row;
    printer *print; /* NULL: read only */
};

enum { ROOM = sizeof(sudoku_format) };

static const struct format formats[] = {
    /* room, name, about, reads, writes, one line, answered in, printer */
    {{ROOM, "line", "one line of size*size characters, then any rules in words", true, true, true,
      "line"},
     print_line},
    {{ROOM, "grid", "one line of characters per row, below any rules", true, true, false, "grid"},
     print_grid},
    {{ROOM, "jigsaw", "givens and layout of the regions in one line", true, true, true, "line"},
     print_jigsaw},
    {{ROOM, "marks", "one line of size^3 characters, pencil marks cell by cell", true, true, true,
      "line"},
     print_marks},
    {{ROOM, "tokens", "numbers separated by blanks or commas", true, false, false, "grid"}, NULL},
    {{ROOM, "pretty", "a drawing with | - + around the boxes or regions", true, true, false, "pretty"},
     print_pretty},
    {{ROOM, "list", "nested lists such as [[0,0,3],[...]]", true, false, false, "grid"}, NULL},
    {{ROOM, "nonomino", "integers whose tens are the region and whose units are the given", true, false,
      false, "grid"},
     NULL},
    {{ROOM, "file", "our own form: lines such as \"rules: x\", then a grid", true, false, false, "grid"},
     NULL},
    {{ROOM, "candidates", "a drawing with the pencil marks of every cell", false, true, false, NULL},
     print_candidates},
    {{ROOM, "json", "one JSON object per puzzle, on a line of its own", true, true, true, "json"},
     print_json},
    {{ROOM, "svg", "a picture", false, true, false, NULL}, print_svg},
};

enum { FORMATS = sizeof formats / sizeof formats[0] };

const sudoku_format *format_row(int index)
{
    return index >= 0 && index < FORMATS ? &formats[index].row : NULL;
}

bool show(const sudoku_sheet *sheet, const sudoku_style *style, sudoku_sink sink)
{
    REQUIRE(sheet && style && sink.write, "something to print, a style and a sink");
    REQUIRE(sheet->puzzle && sheet->puzzle->rules && sheet->puzzle->givens, "a puzzle to print");
    const char *name = style->format ? style->format : "line";
    for (int i = 0; i < FORMATS; i++) {
        if (!formats[i].print || strcmp(formats[i].row.name, name)) continue;
        char buffer[4096];
        struct out o = out_to_sink(sink.write, sink.context, buffer, sizeof buffer);
        formats[i].print(&o, sheet, style);
        out_flush(&o);
        return true;
    }
    return false;
}
