/* SPDX-License-Identifier: MIT */
/* lanes_avx512.c - the lanes engine for 32 lanes. */
#if defined(__x86_64__) && defined(__AVX512BW__)
#define ISA        avx512
#define ISA_NAME   "avx512"
#define ISA_NEEDS  CPU_AVX512
#define LANE_BYTES 64
#include "engine/lanes_body.h"
#else
typedef int this_machine_has_no_avx512;
#endif
