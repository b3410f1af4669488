/* SPDX-License-Identifier: MIT */
/* spoken.h - messages of a program, checked instead of printed; and files that are made of the input.

   spoken.c replaces common/progress.c and common/output.c, and is linked with --wrap=input_open.  */
#ifndef FUZZ_SPOKEN_H
#define FUZZ_SPOKEN_H

#include <stdbool.h>
#include <stddef.h>

/* Has a message been said since the last question? */
bool has_spoken(void);

/* From now on, every file has this text, or that after the next byte 0x1e if its name begins with the next letter: the
   name "b" means the second text.  */
void set_files(const char *text, size_t length);

#endif
