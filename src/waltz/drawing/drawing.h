/* SPDX-License-Identifier: MIT */
/* drawing.h - the parts of a drawing.

   Every line is walked in two directions, its two sides: side 2i of line i leads from its `from` to its `to`, side
   2i+1 leads back.  A side belongs to the face on its left.  The lines of a junction are ordered counter-clockwise, so a
   walk that arrives along a side and keeps the face on its left continues with the line that is next clockwise:

            back         (came from here)
             |
        face | other     next clockwise from `back`, seen from the junction v,
             |           is the first line to the left of the walk
       ------v------                                                                    */
#ifndef WALTZ_DRAWING_H
#define WALTZ_DRAWING_H

#include "waltz/drawing/angles.h"

struct waltz_drawing {
    char *title;
    char *names; /* of all junctions */
    waltz_junction *junction;
    waltz_line *line;
    int junctions, lines, components, faces;
    bool placed;
    int *face_of;        /* of every side */
    int *face_start;     /* face f is face_side[face_start[f]] to face_side[face_start[f + 1] - 1] */
    int *face_side;      /* in the order of the walk */
    int *face_junction;  /* where these sides begin */
    waltz_error *remark; /* of segments that it was made from */
    int remarks;         /* number of all remarks; at most WALTZ_REMARKS are kept */
};

/* Gives the drawing a title, once.  Returns the drawing; NULL, with an error and the drawing freed, if out of memory. */
waltz_drawing *with_title(waltz_drawing *, const char *title, size_t length, waltz_error *);

static inline int side_start(const waltz_drawing *d, int side)
{
    return side & 1 ? d->line[side >> 1].to : d->line[side >> 1].from;
}
static inline int side_end(const waltz_drawing *d, int side) { return side_start(d, side ^ 1); }

/* The side of a junction's i-th line that leads away from it. */
static inline int side_away(const waltz_drawing *d, int junction, int i)
{
    const int line = d->junction[junction].line[i];
    return 2 * line + (d->line[line].from != junction);
}

/* The junction at the other end of its i-th line. */
static inline int neighbour(const waltz_drawing *d, int junction, int i)
{
    return side_end(d, side_away(d, junction, i));
}

/* Which of a junction's lines this one is. */
static inline int slot_of(const waltz_drawing *d, int junction, int line)
{
    const waltz_junction *j = &d->junction[junction];
    return j->line[0] == line ? 0 : j->line[1] == line ? 1 : 2;
}

/* The side that follows with the same face on its left. */
static inline int side_next(const waltz_drawing *d, int side)
{
    const int at = side_end(d, side), degree = d->junction[at].degree;
    return side_away(d, at, (slot_of(d, at, side >> 1) + degree - 1) % degree);
}

static inline struct vector position(const waltz_drawing *d, int junction)
{
    return (struct vector){d->junction[junction].x, d->junction[junction].y};
}

/* Converts a set of labels of a line as seen from `from` to the labels as seen from a junction at one of its ends, or back. */
unsigned labels_seen_from(const waltz_drawing *, int junction, int line, unsigned labels);

#endif
