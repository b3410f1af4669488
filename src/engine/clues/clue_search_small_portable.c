/* SPDX-License-Identifier: MIT */
/* clue_search_small_portable.c - the search of the clue engine for grids up to 9x9, for any machine: with vectors of 128 bits, if there are any. */
#define ISA       portable
#define ISA_NAME  "portable"
#define ISA_NEEDS CPU_ANY
#define SMALL_GRIDS
#include "engine/clues/clue_search_body.h"
