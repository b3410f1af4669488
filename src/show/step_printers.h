/* SPDX-License-Identifier: MIT */
/* step_printers.h - a step in its position as text, as JSON, as a picture; and many steps as a page. */
#ifndef SHOW_STEP_PRINTERS_H
#define SHOW_STEP_PRINTERS_H

#include "base/json_writer.h"
#include "base/out.h"
#include "logic/path/walk.h"

typedef void step_printer(struct out *, const sudoku_logic *, const sudoku_step *, sudoku_language);

step_printer print_step_text, print_step_words; /* step_formats.c */
step_printer print_step_json;
/* The keys of its object, which is open and may have others. */
void put_step(struct json *, const sudoku_logic *, const sudoku_step *, sudoku_language);
step_printer print_step_svg;

/* Prints the step.  False, with nothing printed, if the format is unknown. */
bool show_step(const sudoku_logic *, const sudoku_step *, const char *format, sudoku_language,
               sudoku_sink);
/* The names of the formats, by index; NULL past the last. */
const char *step_format_name(int index);

/* "2.6", or a score. */
void out_step_rating(struct out *, const sudoku_logic *, const sudoku_step *);

/* steps_html.c */
void page_begin(sudoku_page *, const sudoku_logic *, const char *title, sudoku_language, sudoku_sink);
void page_step(sudoku_page *, const sudoku_logic *, const sudoku_step *);
void page_end(sudoku_page *, const sudoku_logic *);

#endif
