/* SPDX-License-Identifier: MIT */
/* freehand.h - strokes of a pen, as many short segments, become the few straight lines they are meant to be. */
#ifndef WALTZ_FREEHAND_H
#define WALTZ_FREEHAND_H

#include "waltz/net/joining.h"

/* Segments that each begin where the previous one ended are a stroke.  Those that a pen drew are replaced by the lines between
   their corners; two such strokes that follow each other and go the same way become one.  `tolerance` says how far
   a stroke may be from its lines; 0: as far as hand-drawn lines usually
   are.  False, with an error: out of memory, or a stroke is curved.  */
bool straighten_strokes(struct strokes *, double tolerance, waltz_error *);

#endif
