/* SPDX-License-Identifier: MIT */
/* lanes_quad_avx2.c - two nodes of eight lanes each. */
#if defined(__x86_64__) && defined(__AVX2__)
#define LANE_BYTES 32
#include "engine/lanes_quad.h"

const struct quad_part lanes_quad_avx2;
const struct quad_part lanes_quad_avx2 = {quad_memory, run_quad};
#else
typedef int this_machine_has_no_avx2;
#endif
