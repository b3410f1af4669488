/* SPDX-License-Identifier: MIT */
/* kept.h - what is made for rules and kept from call to call. */
#ifndef WEB_KEPT_H
#define WEB_KEPT_H

#include "call.h"
#include "sudoku_logic.h"

/* `engine` is a name that lasts, or NULL for the fastest.  NULL, with a sentence, if memory runs out. */
sudoku_solver *kept_solver(struct call *, const char *engine);
/* For the profile that the key `profile` names, or `profile`, a name that lasts, if that is not NULL; with the limit of the key `work`, and at its
   beginning.  NULL with a sentence.  */
sudoku_logic *kept_logic(struct call *, const char *profile);

#endif
