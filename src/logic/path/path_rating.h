/* SPDX-License-Identifier: MIT */
/* path_rating.h - a rating as the library keeps it: in one piece, without the pointer that callers get. */
#ifndef LOGIC_PATH_RATING_H
#define LOGIC_PATH_RATING_H

#include "logic/step/techniques.h"
#include "sudoku_logic.h"

struct path_rating {
    sudoku_rating sum;         /* its pointer is set by rating_shown() in rate.h */
    int used[TECHNIQUE_COUNT]; /* how often each technique is used */
};

#endif
