/* SPDX-License-Identifier: MIT */
/* lanes_sse2.c - the lanes engine for eight lanes. */
#if defined(__x86_64__)
#define ISA        sse2
#define ISA_NAME   "sse2"
#define ISA_NEEDS  CPU_SSE2
#define LANE_BYTES 16
#include "engine/lanes_body.h"
#else
typedef int this_machine_has_no_sse2;
#endif
