/* SPDX-License-Identifier: MIT */
/* encode.h - a drawing, or some of its junctions, as a constraint problem. */
#ifndef WALTZ_ENCODE_H
#define WALTZ_ENCODE_H

#include "csp.h"
#include "waltz/drawing/drawing.h"

typedef uint16_t cornerset; /* bit i: corner i of the catalogue */

/* The corners of a junction that agree with the allowed labels and with the outline. */
cornerset corners_allowed(const waltz_drawing *, int junction, bool extended);
/* The labels that these corners of a junction have on its i-th line, as seen from the junction. */
unsigned labels_shown(const waltz_drawing *, int junction, int i, cornerset corners);
/* The labels of a line that the outline and waltz_allow() leave, as seen from `from`. */
unsigned labels_allowed(const waltz_drawing *, int line);

/* Some junctions, each with the corners that it may show. */
struct part {
    const waltz_drawing *drawing;
    const int *junctions;
    int count;
    const cornerset *corners; /* of every junction of the drawing */
    waltz_encoding encoding;
};

/* The constraint problem of a part: lines that lead out of the part are ignored.  Variable i is that of junctions[i], and its
   values are the numbers of corners.  `place` has room for all junctions of the drawing and is -1 everywhere, before and
   after.  NULL: out of memory.  */
csp_model *encode(const struct part *, int *place);

/* The corners left at a junction. */
cornerset corners_in(const csp_search *, csp_variable, waltz_type);
/* The corner with this number. */
int corner_numbered(waltz_type, int number);

#endif
