/* SPDX-License-Identifier: MIT */
/* joining.h - segments become points, and pieces between points.

   First step from segments to a drawing: ends that are close become one point, and points cut the
   segments that they lie on into pieces. The second step is net.h.  */
#ifndef WALTZ_JOINING_H
#define WALTZ_JOINING_H

#include "waltz/angles.h"

/* Segments with some length. */
struct strokes {
    const waltz_segment *given;
    int *kept; /* which of the given ones */
    int count;
    struct vector low; /* of the box around them */
    double size;       /* its diagonal */
    double length;     /* of all together */
};
static inline const waltz_segment *stroke(const struct strokes *s, int i)
{
    return &s->given[s->kept[i]];
}
/* End e belongs to stroke e / 2. */
static inline struct vector end_of(const struct strokes *s, int e)
{
    const waltz_segment *g = stroke(s, e / 2);
    return e & 1 ? (struct vector){g->x2, g->y2} : (struct vector){g->x1, g->y1};
}

/* What keeps segments from being a drawing: how much, and the first of it. */
struct problems {
    int count;
    bool hopeless;     /* a larger tolerance is of no help */
    bool memory_short; /* says nothing of the segments */
    double size;       /* of what is drawn: how exactly a point is to be named */
    waltz_error first;
};
/* Adds a problem; its sentence names the point between `before` and `after`.  Always returns false. */
bool report(struct problems *, const waltz_segment *, const char *before, struct vector at,
            const char *after);
bool report_memory(struct problems *);
/* After a report that it would be too much work: any other problem is better known. Always returns
   false.  */
bool give_up(struct problems *);

struct piece {
    int a, b;   /* points */
    int stroke; /* that it is cut from */
};

struct joining {
    const struct strokes *strokes;
    double tolerance;
    int points;        /* in the order in which ends first reach them */
    struct vector *at; /* the mean of its ends */
    int *first_end;    /* of each point */
    int *point_of;     /* of each end */
    int (*beside)[2];  /* a point within a stroke: the points before and after it there; else -1 */
    struct piece *piece;
    size_t pieces, room;
    int doubtful;  /* points within a stroke that could as well belong to one of its ends */
    double spread; /* of ends around their points */
    size_t work;   /* so far; bounded, as segments can be made to cost a lot */
};

/* False: there were problems that leave nothing to go on with.  To be freed in any case. */
bool join(struct joining *, const struct strokes *, double tolerance, struct problems *);
void joining_free(struct joining *);

#endif
