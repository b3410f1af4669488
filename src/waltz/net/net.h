/* SPDX-License-Identifier: MIT */
/* net.h - junctions and the lines between them, made from pieces of segments.

   Second step from segments to a drawing, after joining.h: pieces that lie on each other become one,
   points where a line continues straight are dissolved, and the remaining points are the junctions.  */
#ifndef WALTZ_NET_H
#define WALTZ_NET_H

#include "waltz/net/joining.h"

struct net_junction {
    struct vector at;
    int point; /* of the joining */
    int degree;
    /* Junctions at the other ends of its lines, in the order of its type once that is known. */
    int next[3];
    int stroke[3]; /* that these lines come from */
    int stem;      /* which of them is the stem of a T; -1: it is none */
    waltz_type type;
};

struct net {
    struct net_junction *junction;
    int junctions;
};

/* False: there were problems.  To be freed in any case. */
bool make_net(struct net *, const struct joining *, struct problems *);
void net_free(struct net *);

/* Moves every T onto the straight line that its bars are part of, from one end to the other. */
bool align_bars(struct net *, double size, struct problems *);

#endif
