/* SPDX-License-Identifier: MIT */
/* cases.h - files of texts, each with what must come out of it:

       <<< OPTIONS      what follows is the text
       >>>              what follows is the outcome, up to an empty line

   \xHH is a byte, \(c*n) is n times c, \\ is a backslash, \ at the end of a line means: no newline.  */
#ifndef SUPPORT_CASES_H
#define SUPPORT_CASES_H

#include "support/text.h"

/* Writes what comes out of a text, which is passed in a block of exactly its size, so that a sanitizer sees any step
   beyond it.  */
typedef void case_runner(const char *options, const char *text, size_t length, int way,
                         struct text *outcome);

/* Runs each case in all ways, prints the cases that come out differently and fails if there are any.  Returns how many cases
   there are.  */
int run_cases(const char *file_name, case_runner *, int ways);

#endif
