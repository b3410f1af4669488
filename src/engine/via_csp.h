/* SPDX-License-Identifier: MIT */
/* via_csp.h - a puzzle as a constraint problem. */
#ifndef ENGINE_VIA_CSP_H
#define ENGINE_VIA_CSP_H

#include "board/rules.h"
#include "csp.h"

/* Variable i is cell i.  NULL: out of memory. */
csp_model *puzzle_to_csp(const sudoku_puzzle *, sudoku_csp_style);

#endif
