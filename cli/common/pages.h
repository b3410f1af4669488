/* SPDX-License-Identifier: MIT */
/* pages.h - what 'PROGRAM help' prints for other programs, from the table of options: the manual page, and completions for shells.  */
#ifndef COMMON_PAGES_H
#define COMMON_PAGES_H

#include "common/options.h"

enum shell { SHELL_BASH, SHELL_ZSH, SHELL_FISH };

/* What the command `help` shall print instead of help. */
struct page_request {
    bool manual, completion;
    enum shell shell; /* of the completion */
};

/* In the language mdoc, for man(1). */
void print_manual(const struct program_table *);
/* A script that the shell reads when it completes the program's first command line. */
void print_completion(const struct program_table *, enum shell);

#endif
