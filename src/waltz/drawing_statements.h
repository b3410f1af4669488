/* SPDX-License-Identifier: MIT */
/* drawing_statements.h - what a text says of junctions and lines. */
#ifndef WALTZ_DRAWING_STATEMENTS_H
#define WALTZ_DRAWING_STATEMENTS_H

#include "waltz/drawing_words.h"

/* Reads a statement, which is neither a segment nor a heading, with what separates it from the next in its line.  False, with
   a sentence: it makes no sense.  */
bool read_drawing_statement(struct words *, struct sketch *);

#endif
