/* SPDX-License-Identifier: MIT */
/* lanes_quad_sse2.c - two nodes of four lanes each. */
#if defined(__x86_64__)
#define LANE_BYTES 16
#include "engine/lanes_quad.h"

const struct quad_part lanes_quad_sse2;
const struct quad_part lanes_quad_sse2 = {quad_memory, run_quad};
#else
typedef int this_machine_has_no_sse2;
#endif
