/* SPDX-License-Identifier: MIT */
/* lanes_portable.c - the lanes engine for any machine, one lane at a time. */
#include "base/cpu.h"

#ifdef CPU_PORTABLE
#define ISA        portable
#define ISA_NAME   "portable"
#define ISA_NEEDS  CPU_ANY
#define LANE_BYTES 2
#include "engine/lanes_body.h"
#else
typedef int this_module_always_has_vectors;
#endif
