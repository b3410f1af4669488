/* SPDX-License-Identifier: MIT */
/* lanes_128.c - the lanes engine for eight lanes, which every x86-64 and every 64-bit ARM processor supports, and
   WebAssembly if it is compiled with -msimd128.  */
#include "base/cpu.h"

#ifdef CPU_128_NAME
#define ISA        vector128
#define ISA_NAME   CPU_128_NAME
#define ISA_NEEDS  CPU_128
#define LANE_BYTES 16
#include "engine/lanes_body.h"
#else
typedef int this_machine_has_no_vectors;
#endif
