/* SPDX-License-Identifier: MIT */
/* clue_search_small_avx2.c - the search of the clue engine for grids up to 9x9, with vectors of 256 bits. */
#if defined(__x86_64__) && defined(__AVX2__)
#define ISA       avx2
#define ISA_NAME  "avx2"
#define ISA_NEEDS CPU_AVX2
#define SMALL_GRIDS
#include "engine/clues/clue_search_body.h"
#else
typedef int this_machine_has_no_avx2_for_small_clues;
#endif
