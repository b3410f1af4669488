/* SPDX-License-Identifier: MIT */
/* lanes_quad_avx512.c - two nodes of eight lanes each.  Wider vectors would have more idle lanes; but AVX-512 has
   instructions for three sets at once, and twice the registers.  */
#if defined(__x86_64__) && defined(__AVX512VL__)
#define LANE_BYTES 32
#include "engine/lanes_quad.h"

const struct quad_part lanes_quad_avx512;
const struct quad_part lanes_quad_avx512 = {quad_memory, run_quad};
#else
typedef int this_machine_has_no_avx512;
#endif
