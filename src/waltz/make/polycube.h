/* SPDX-License-Identifier: MIT */
/* polycube.h - solids made of unit cubes, and their edges.

   Cubes stand in the cells of a box; the cube of cell (x, y, z) reaches from there to (x+1, y+1, z+1).  The four cells around a unit line of the
   grid decide whether there is an edge along it, and of which kind: one filled
   cell makes a convex edge, three make a concave one, two neighbours lie flat, two opposite ones touch only
   in the line, which is not allowed in a solid.  */
#ifndef WALTZ_POLYCUBE_H
#define WALTZ_POLYCUBE_H

#include <stdbool.h>

enum { CUBE_BOX = 16, MOST_CUBES = 100, MOST_CUBE_EDGES = 12 * MOST_CUBES };

struct cube {
    int at[3]; /* x, y, z, each from 0 to CUBE_BOX - 1 */
};

struct polycube {
    struct cube cube[MOST_CUBES];
    int cubes;
    /* Which solid fills the cell, counted from 1; 0: none.  There is a rim of empty cells around the box. */
    unsigned char solid[CUBE_BOX + 2][CUBE_BOX + 2][CUBE_BOX + 2];
};

/* An edge of the solid, as far as it is straight.  The cells around it are bits: bit a + 2b is the cell on the
   lower (0) or upper (1) side of the edge along the next axis (a) and the one after that (b), in the order x, y, z,
   x, y.  */
struct cube_edge {
    int axis; /* 0: it goes along x; 1: y; 2: z */
    int start[3], length;
    unsigned around; /* which of the four cells are filled */
};

/* Cells from -1 to CUBE_BOX may be asked for. */
static inline int solid_at(const struct polycube *p, const int at[3])
{
    return p->solid[at[0] + 1][at[1] + 1][at[2] + 1];
}

/* The cell must be free and within the box, and there must be room. */
void cube_add(struct polycube *, struct cube, int solid);
/* Removes the cube that was added last. */
void cube_remove(struct polycube *);

/* Does every corner of this cube have exactly three edges, or none because things are flat or straight there?  `extended` also
   allows the corners of the extended catalogue.  */
bool cube_corners_allowed(const struct polycube *, struct cube, bool extended);

static inline bool edge_is_convex(const struct cube_edge *e) { return !(e->around & (e->around - 1)); }

/* All edges of a solid with allowed corners; `edges` has room for MOST_CUBE_EDGES.  Returns how many. */
int cube_edges(const struct polycube *, struct cube_edge *edges);

#endif
