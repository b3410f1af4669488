/* SPDX-License-Identifier: MIT */
/* sketch.h - a drawing under construction.

   Readers add what they find in any order; sketch_finish() checks that it is a drawing and reports what is wrong if not: every line named from both of its ends, two or three lines at a junction as its type has
   them, and an order of the lines around the junctions that fits into a plane (faces.c).  */
#ifndef WALTZ_SKETCH_H
#define WALTZ_SKETCH_H

#include "waltz.h"

/* A place in a text; zeros: not known. */
struct place {
    long line, column;
};

struct sketch;

/* NULL: out of memory.  If a sketch runs out of memory later, sketch_finish() reports it. */
struct sketch *sketch_new(void);
/* Accepts NULL. */
void sketch_free(struct sketch *);

bool sketch_is_empty(const struct sketch *);

/* The junction of a name, made if there is none; negative: out of memory.  Junctions count from 0; the finished drawing
   has them in the order of their definitions.  */
int sketch_junction(struct sketch *, const char *name, size_t length, struct place);

/* Its type and neighbours, in the type's order.  False, with an error: it has them already. */
bool sketch_define(struct sketch *, int junction, waltz_type, const int *neighbours, struct place,
                   waltz_error *);
bool sketch_put(struct sketch *, int junction, double x, double y, struct place, waltz_error *);

/* Of the line from a to b, which may be defined later: part of the outline, or the true label as seen from a. */
void sketch_outline(struct sketch *, int a, int b, struct place);
void sketch_known(struct sketch *, int a, int b, waltz_label, struct place);

/* Checks the junctions and lines of a drawing whose faces are not known yet; false: it is not a drawing. */
typedef bool drawing_check(const waltz_drawing *, void *context, waltz_error *);

/* The drawing; NULL, with an error, if it is not valid.  `check` (may be NULL) is called before the order of the lines is
   checked.  The sketch must still be freed.  */
waltz_drawing *sketch_finish(struct sketch *, drawing_check *check, void *context, waltz_error *);

#endif
