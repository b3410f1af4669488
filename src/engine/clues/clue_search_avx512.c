/* SPDX-License-Identifier: MIT */
/* clue_search_avx512.c - the search of the clue engine with vectors of 512 bits. */
#if defined(__x86_64__) && defined(__AVX512BW__)
#define ISA       avx512
#define ISA_NAME  "avx512"
#define ISA_NEEDS CPU_AVX512
#include "engine/clues/clue_search_body.h"
#else
typedef int this_machine_has_no_avx512_for_clues;
#endif
