/* SPDX-License-Identifier: MIT */
/* drawing_statements.h - statements about junctions and lines. */
#ifndef WALTZ_DRAWING_STATEMENTS_H
#define WALTZ_DRAWING_STATEMENTS_H

#include "waltz/read/drawing_words.h"

/* Reads a statement after its first word, which is at `place`.  False, with an error, if it is not valid. */
typedef bool statement_reader(struct words *, struct sketch *, struct place);

/* Reads a statement that is neither a segment nor a heading, and the separator between it and the next on its line.  False,
   with an error, if it is not valid.  */
bool read_drawing_statement(struct words *, struct sketch *);

#endif
