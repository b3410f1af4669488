/* SPDX-License-Identifier: MIT */
/* kept.h - solvers and logics, which are made once for given rules and kept from call to call. */
#ifndef WEB_KEPT_H
#define WEB_KEPT_H

#include "call.h"
#include "sudoku_logic.h"

/* `engine` is a static string, or NULL for the fastest.  Returns NULL, with the error set, if out of memory. */
sudoku_solver *kept_solver(struct call *, const char *engine);
/* A logic at its start, limited by the key `work`.  Its profile is `profile`, a static string, or if that is NULL the one that
   the key `profile` names.  Returns NULL with the error set.  */
sudoku_logic *kept_logic(struct call *, const char *profile);

#endif
