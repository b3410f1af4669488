/* SPDX-License-Identifier: MIT */
/* resume.h - continuing from what a player has done. */
#ifndef LOGIC_RESUME_H
#define LOGIC_RESUME_H

#include "logic/path/walk.h"

/* As sudoku_logic_resume(). */
int logic_resume(sudoku_logic *, const sudoku_puzzle *, sudoku_mistake *, int room, sudoku_answer *);

#endif
