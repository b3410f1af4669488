/* SPDX-License-Identifier: MIT */
/* ac1.c - AC-1 (Mackworth 1977): revise all arcs, over and over, until none removes anything. */
#include "csp/consistency/ac.h"

const struct ac ac1 = {.name = "ac1", .revise = revise_from_scratch, .sweeps = true};
