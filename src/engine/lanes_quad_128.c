/* SPDX-License-Identifier: MIT */
/* lanes_quad_128.c - one node of eight lanes. */
#include "base/cpu.h"

#ifdef CPU_128_NAME
#define LANE_BYTES 16
#include "engine/lanes_quad.h"

const struct quad_part lanes_quad_vector128;
const struct quad_part lanes_quad_vector128 = {quad_memory, run_quad};
#else
typedef int this_machine_has_no_vectors;
#endif
