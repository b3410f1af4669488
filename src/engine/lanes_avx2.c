/* SPDX-License-Identifier: MIT */
/* lanes_avx2.c - the lanes engine for sixteen lanes. */
#if defined(__x86_64__) && defined(__AVX2__)
#define ISA        avx2
#define ISA_NAME   "avx2"
#define ISA_NEEDS  CPU_AVX2
#define LANE_BYTES 32
#include "engine/lanes_body.h"
#else
typedef int this_machine_has_no_avx2;
#endif
