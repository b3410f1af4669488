/* SPDX-License-Identifier: MIT */
/* joining.h - segments become points, and pieces between points.

   First step from segments to a drawing: ends that are close become one point, and points cut the
   segments that they lie on into pieces. The second step is net.h.  */
#ifndef WALTZ_JOINING_H
#define WALTZ_JOINING_H

#include "waltz/drawing/angles.h"
#include "waltz/net/stopping.h"
#include "words/fail.h"

/* Segments with some length. */
struct strokes {
    waltz_segment *segment; /* y upwards */
    int *given;             /* the caller's segment that each is, or is part of */
    int count;
    const waltz_segment *empty; /* one of the caller's segments without length; NULL: there is none */
    bool y_down;                /* as the caller has them */
    struct vector low;          /* of the box around them */
    double size;                /* its diagonal */
    double length;              /* of all together */
    bool by_hand;               /* some were drawn with a pen */
    double slip;                /* how far the pen was from the lines, at most; 0: exact, or no pen */
    double rounding; /* of coordinates that were written with a few digits; 0: of no interest */
    struct stopping stopping;
};
static inline const waltz_segment *stroke(const struct strokes *s, int i) { return &s->segment[i]; }
/* End e belongs to stroke e / 2. */
static inline struct vector end_of(const struct strokes *s, int e)
{
    const waltz_segment *g = stroke(s, e / 2);
    return e & 1 ? (struct vector){g->x2, g->y2} : (struct vector){g->x1, g->y1};
}

/* The error of calculations with doubles. */
static inline double exact_tolerance(const struct strokes *s) { return 1e-9 * s->size; }
/* How far apart rounding alone can move two equal points, or a point and a line through it. */
static inline double tolerance_of_rounding(const struct strokes *s) { return 2.83 * s->rounding; }

/* The problems that keep segments from being a drawing: how many, and the first one.  And the remarks on them if they are
   a drawing.  */
struct problems {
    int count;
    bool hopeless;     /* a larger tolerance does not help */
    bool memory_short; /* does not depend on the segments */
    bool stopped;      /* by the caller; the sentence is empty */
    double size;       /* of what is drawn: how exactly a point is to be named */
    bool y_down;       /* as the caller knows the points */
    waltz_error first;
    waltz_error remark[WALTZ_REMARKS];
    int remarks; /* of all; only the first have a sentence */
};
/* Adds a problem; its sentence names the point.  Always returns false. */
bool report(struct problems *, const waltz_segment *, enum message_code, struct vector at);
/* The same for a remark, which is not a problem. */
void add_remark(struct problems *, const waltz_segment *, enum message_code, struct vector at);
bool report_memory(struct problems *);
/* The caller has stopped it.  Always returns false. */
bool note_stop(struct problems *);
/* Does the caller want to stop?  Then that is noted.  See should_stop(). */
bool caller_stops(struct problems *, const struct stopping *, size_t turn);
/* After a report of too much work: any other problem is more useful to know.  Always returns false. */
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
    int doubtful;  /* points within a stroke that may just as well belong to one of its ends */
    double spread; /* of ends around their points */
    size_t work;   /* so far; limited, because hostile segments could cost a lot */
};

/* False: there were problems that make it impossible to continue.  To be freed in any case. */
bool join(struct joining *, const struct strokes *, double tolerance, struct problems *);
void joining_free(struct joining *);

#endif
