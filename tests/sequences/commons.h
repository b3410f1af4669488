/* SPDX-License-Identifier: MIT */
/* commons.h - what sequences in several threads share: objects that none of them changes. */
#ifndef SEQUENCES_COMMONS_H
#define SEQUENCES_COMMONS_H

#include "sudoku.h"
#include "waltz.h"

enum { SHARED_RULES = 4, SHARED_DRAWINGS = 2 };

struct commons {
    const sudoku_rules *rules[SHARED_RULES];
    csp_model *model;
    waltz_drawing *drawing[SHARED_DRAWINGS];
};

#endif
