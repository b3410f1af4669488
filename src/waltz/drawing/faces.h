/* SPDX-License-Identifier: MIT */
/* faces.h - components and faces of a drawing, and whether it fits into a plane. */
#ifndef WALTZ_FACES_H
#define WALTZ_FACES_H

#include "waltz.h"

/* Fills in the components and faces.  False, with an error, if the order of the lines around the junctions does not fit
   into a plane, or out of memory.  */
bool find_faces(waltz_drawing *, waltz_error *);

#endif
