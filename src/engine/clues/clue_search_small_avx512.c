/* SPDX-License-Identifier: MIT */
/* clue_search_small_avx512.c - the search of the clue engine for grids up to 9x9, with vectors of 512 bits. */
#if defined(__x86_64__) && defined(__AVX512BW__)
#define ISA       avx512
#define ISA_NAME  "avx512"
#define ISA_NEEDS CPU_AVX512
#define SMALL_GRIDS
#include "engine/clues/clue_search_body.h"
#else
typedef int this_machine_has_no_avx512_for_small_clues;
#endif
