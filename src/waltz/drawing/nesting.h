/* SPDX-License-Identifier: MIT */
/* nesting.h - which components of a placed drawing lie within faces of others. */
#ifndef WALTZ_NESTING_H
#define WALTZ_NESTING_H

#include "waltz.h"

/* Twice the area that a face of a placed drawing encloses: above 0 for an inner face, below for the outer face of
   a component, for its walk is clockwise.  */
double face_area(const waltz_drawing *, int face);

/* For each component of a placed drawing: its outer face, and the face of another component that it lies in, or
   -1.  Both have room for all components.  False: out of memory.  */
bool find_nesting(const waltz_drawing *, int *outer, int *inside);

#endif
