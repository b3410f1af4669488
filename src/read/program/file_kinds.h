/* SPDX-License-Identifier: MIT */
/* file_kinds.h - files that are no text, by their first bytes. */
#ifndef READ_PROGRAM_FILE_KINDS_H
#define READ_PROGRAM_FILE_KINDS_H

#include "read/source.h"
#include "words/message.h"

/* Is it text, as far as its first bytes say?  If not, fails with what it is and what to do.  To be asked once a line has been
   peeked at.  */
bool is_text(const struct source *, sudoku_error *);

#endif
