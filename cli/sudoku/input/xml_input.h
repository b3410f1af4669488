/* SPDX-License-Identifier: MIT */
/* xml_input.h - puzzles of programs that store XML: OpenSudoku, KSudoku, SudoQ.

   A game is turned into a line of our own format, which the library reads: so the library does every check.  A file of any length
   is read in constant memory.  */
#ifndef SUDOKU_XML_INPUT_H
#define SUDOKU_XML_INPUT_H

#include "common/input.h"
#include "sudoku.h"

struct xml_input;

/* Does the text begin like a file of one of these programs, or with a declaration of XML other than of a page? */
bool xml_recognised(struct input *input);
/* Is the format one of theirs? */
bool is_xml_format(const char *name);

/* `options` must outlive the reader; its format is ignored.  The caller keeps the input.  Returns NULL if memory runs out. */
struct xml_input *xml_input_new(struct input *input, const sudoku_read_options *options);
/* Accepts NULL. */
void xml_input_free(struct xml_input *);
/* As sudoku_reader_next(). */
sudoku_read_result xml_input_next(struct xml_input *, sudoku_puzzle *puzzle, sudoku_error *error);

#endif
