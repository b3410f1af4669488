/* SPDX-License-Identifier: MIT */
/* faces.h - components and faces of a drawing, and whether it fits into a plane. */
#ifndef WALTZ_FACES_H
#define WALTZ_FACES_H

#include "waltz.h"

/* Fills in the components and faces.  False, with a sentence, if the lines cannot go around the junctions in this
   order in a plane, or memory is short.  */
bool find_faces(waltz_drawing *, waltz_error *);

#endif
