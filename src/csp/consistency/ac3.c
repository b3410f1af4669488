/* SPDX-License-Identifier: MIT */
/* ac3.c - AC-3 (Mackworth 1977): revise the arcs whose other end has changed, looking for each value's support
   from the beginning.  The teaching baseline, O(e d^3).  With the queue of arcs (arc_queue.h) it is the procedure of the textbooks.  */
#include "csp/consistency/ac.h"

const struct ac ac3 = {.name = "ac3", .revise = revise_from_scratch};
