/* SPDX-License-Identifier: MIT */
/* layout.h - a component of a drawing that is being given coordinates.

   layout_start.c finds initial places, layout_energy.c measures how bad places are, layout_improve.c improves them until
   they are valid, layout_parallel.c finds lines that should be parallel, layout_beautify.c makes them parallel.  */
#ifndef WALTZ_LAYOUT_H
#define WALTZ_LAYOUT_H

#include "base/rng.h"
#include "waltz/drawing/drawing.h"

enum { MOST_LAID_OUT = 300 }; /* junctions of a component */

/* The angle between two lines that are neighbours at a junction. */
enum corner_kind { CONVEX_CORNER, FLAT_CORNER, REFLEX_CORNER };

/* A T lies on the bar between two junctions, which may be Ts of other bars. */
struct bar_place {
    int from,
        to; /* the ends of the bar, skipping other Ts; negative: it has none, because it is closed */
    double share; /* its position from `from` to `to` */
};

/* The energy of a junction, line or face, and the last move that changed it. */
struct rated {
    double energy;
    long move;
};

struct layout {
    const waltz_drawing *d;
    int *junction, junctions; /* of the component */
    int *line, lines;
    int *face, faces;
    int outer; /* its outer face */
    /* of every junction, line and face of the whole drawing */
    struct vector *at;
    struct bar_place *bar;
    struct vector *centre;
    int *class_of; /* lines of a class should be parallel; a class is named by one of its lines */
    struct vector *class_direction; /* at twice its angle, so that opposite directions are equal */
    struct rated *junction_rated, *line_rated, *face_rated;
    double pull; /* towards parallels */
    long work;   /* done so far: about the number of pairs of points and lines compared */
};

/* The kind of the angle from a junction's i-th line to the next. */
enum corner_kind corner_after(waltz_type, int i);
/* That of the corner at which a side of a face begins. */
enum corner_kind corner_at(const waltz_drawing *, int side);

/* Finds the bars of its Ts. */
void find_bars(struct layout *);
/* Takes each T's share of its bar from where it is. */
void take_shares(struct layout *);
/* Puts each T at its share of its bar. */
void settle_bars(struct layout *);

/* Initial places: junctions that stick out of the outer face on a circle, all others among their neighbours so that
   the angles tend to come out right.  `luck` NULL: all weights are equal.  */
void start_layout(struct layout *, struct rng *luck);

void find_parallels(struct layout *);
/* Joins classes that are parallel to within about 35 degrees.  False: there are none. */
bool join_near_classes(struct layout *);
/* Takes the direction of each class from its lines. */
void take_directions(struct layout *);
/* Turns it to look like an upright solid seen from above. */
void turn_upright(struct layout *);

double junction_energy(struct layout *, int junction);
double line_energy(struct layout *, int line);
double face_energy(struct layout *, int face);
/* Do the lines of every junction form its type, and do no two lines touch? */
bool layout_holds(struct layout *);

/* Moves junctions as long as that helps, up to this amount of work.  `pull` is the weight of parallels. */
void improve_layout(struct layout *, double pull, long work);
/* How bad it looks, not counting parallels. */
double layout_ugliness(struct layout *);

/* Makes a valid layout look more like a solid. */
void beautify_layout(struct layout *);

#endif
