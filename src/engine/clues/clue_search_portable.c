/* SPDX-License-Identifier: MIT */
/* clue_search_portable.c - the search of the clue engine for any machine. */
#define ISA       portable
#define ISA_NAME  "portable"
#define ISA_NEEDS CPU_ANY
#include "engine/clues/clue_search_body.h"
