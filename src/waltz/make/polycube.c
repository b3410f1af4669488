/* SPDX-License-Identifier: MIT */
/* polycube.c - see polycube.h */
#include "waltz/make/polycube.h"

#include <string.h>

static void fill(struct polycube *p, struct cube c, int solid)
{
    p->solid[c.at[0] + 1][c.at[1] + 1][c.at[2] + 1] = (unsigned char)solid;
}

void cube_add(struct polycube *p, struct cube c, int solid)
{
    fill(p, c, solid);
    p->cube[p->cubes++] = c;
}

void cube_remove(struct polycube *p) { fill(p, p->cube[--p->cubes], 0); }

/* The filled cells around the unit line that begins here. */
static unsigned cells_around(const struct polycube *p, int axis, const int start[3])
{
    unsigned around = 0;
    for (int side = 0; side < 4; side++) {
        int cell[3] = {start[0], start[1], start[2]};
        cell[(axis + 1) % 3] -= !(side & 1);
        cell[(axis + 2) % 3] -= !(side & 2);
        if (solid_at(p, cell)) around |= 1u << side;
    }
    return around;
}

enum { OPPOSITE = 1 << 1 | 1 << 2, OTHERS_OPPOSITE = 1 << 0 | 1 << 3 };

static bool is_edge(unsigned around)
{
    static const bool odd[16] = {[1] = true, [2] = true,  [4] = true,  [8] = true,
                                 [7] = true, [11] = true, [13] = true, [14] = true};
    return odd[around];
}

/* ---- corners ---- */

static bool corner_allowed(const struct polycube *p, const int corner[3], bool extended)
{
    int edges = 0, axes = 0, straight = 0;
    for (int axis = 0; axis < 3; axis++) {
        int before[3] = {corner[0], corner[1], corner[2]};
        before[axis]--;
        const unsigned back = cells_around(p, axis, before), on = cells_around(p, axis, corner);
        if (back == OPPOSITE || back == OTHERS_OPPOSITE || on == OPPOSITE || on == OTHERS_OPPOSITE)
            return false;
        edges += is_edge(back) + is_edge(on);
        axes += is_edge(back) || is_edge(on);
        straight += is_edge(back) && back == on;
    }
    switch (edges) {
    case 0: return true;
    case 2: return straight == 1;
    case 3: return axes == 3;
    case 4: return extended && axes == 2 && !straight;
    default: return false;
    }
}

bool cube_corners_allowed(const struct polycube *p, struct cube c, bool extended)
{
    for (int i = 0; i < 8; i++) {
        const int corner[3] = {c.at[0] + (i & 1), c.at[1] + (i >> 1 & 1), c.at[2] + (i >> 2)};
        if (!corner_allowed(p, corner, extended)) return false;
    }
    return true;
}

/* ---- edges ---- */

/* The edges along one line of the grid, which begins at `start`. */
static int edges_along(const struct polycube *p, int axis, const int start[3], struct cube_edge *edges)
{
    int count = 0;
    unsigned last = 0;
    int at[3] = {start[0], start[1], start[2]};
    for (; at[axis] < CUBE_BOX; at[axis]++) {
        const unsigned around = cells_around(p, axis, at);
        if (is_edge(around) && around == last) {
            edges[count - 1].length++;
        } else if (is_edge(around)) {
            edges[count] = (struct cube_edge){.axis = axis, .length = 1, .around = around};
            memcpy(edges[count++].start, at, sizeof at);
        }
        last = around;
    }
    return count;
}

int cube_edges(const struct polycube *p, struct cube_edge *edges)
{
    int count = 0;
    for (int axis = 0; axis < 3; axis++)
        for (int a = 0; a <= CUBE_BOX; a++)
            for (int b = 0; b <= CUBE_BOX; b++) {
                int start[3] = {0};
                start[(axis + 1) % 3] = a;
                start[(axis + 2) % 3] = b;
                count += edges_along(p, axis, start, edges + count);
            }
    return count;
}
