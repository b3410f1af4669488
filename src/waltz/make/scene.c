/* SPDX-License-Identifier: MIT */
/* scene.c - random scenes.

   A solid grows cube by cube, and a cube is not added if it would make a corner that is not in the catalogue.
   Some scenes have two solids; the second begins somewhere in front of the first, or behind it.  Then views
   are tried until one is in general position.  */
#include "waltz/make/scene.h"

#include <stdlib.h>

#include "base/room.h"
#include "base/contract.h"
#include "base/rng.h"
#include "words/fail.h"

enum {
    MOST_SOLIDS = 100, /* that are tried */
    VIEWS_OF_A_SOLID = 8,
    TRIES_FOR_A_CUBE = 100,
    LEAST_VIEW = 40 /* so that edges of all three directions are clearly visible */
};

/* ---- solids ---- */

static bool in_box(struct cube c)
{
    for (int i = 0; i < 3; i++)
        if (c.at[i] < 0 || c.at[i] >= CUBE_BOX) return false;
    return true;
}

/* Is a cell free, and no cell around it, not even across a corner, part of another solid? */
static bool is_free(const struct polycube *p, struct cube c, int solid)
{
    if (!in_box(c) || solid_at(p, c.at)) return false;
    for (int i = 0; i < 27; i++) {
        const int at[3] = {c.at[0] + i % 3 - 1, c.at[1] + i / 3 % 3 - 1, c.at[2] + i / 9 - 1};
        const int other = solid_at(p, at);
        if (other && other != solid) return false;
    }
    return true;
}

/* Adds a cube to a solid, which begins with cube number `first`, if there is a place for it. */
static bool add_neighbour(struct polycube *p, int first, int solid, bool extended, struct rng *rng)
{
    for (int tries = 0; tries < TRIES_FOR_A_CUBE; tries++) {
        struct cube c = p->cube[first + rng_below(rng, p->cubes - first)];
        const int axis = rng_below(rng, 3);
        c.at[axis] += 2 * rng_below(rng, 2) - 1;
        if (!is_free(p, c, solid)) continue;
        cube_add(p, c, solid);
        if (cube_corners_allowed(p, c, extended)) return true;
        cube_remove(p);
    }
    return false;
}

/* A solid begins in the middle of the box; the second one near the line of sight through a cube of the first. */
static bool start_solid(struct polycube *p, int solid, struct view side, struct rng *rng)
{
    struct cube c = {{CUBE_BOX / 2, CUBE_BOX / 2, CUBE_BOX / 2}};
    for (int tries = 0; !is_free(p, c, solid); tries++) {
        if (tries == TRIES_FOR_A_CUBE) return false;
        const int way = 2 * rng_below(rng, 2) - 1;
        c = p->cube[rng_below(rng, p->cubes)];
        for (int i = 0; i < 3; i++) c.at[i] += way * side.toward[i] * (1 + rng_below(rng, 3));
    }
    cube_add(p, c, solid);
    return true;
}

static bool grow_solids(struct polycube *p, int cubes, bool extended, struct view side, struct rng *rng)
{
    const bool two = cubes > 1 && rng_below(rng, 4) == 0;
    const int cubes_of_first = two ? 1 + rng_below(rng, cubes - 1) : cubes;
    *p = (struct polycube){0};
    for (int solid = 1; solid <= 1 + two; solid++) {
        const int first = p->cubes;
        if (!start_solid(p, solid, side, rng)) return false;
        while (p->cubes < (solid == 1 ? cubes_of_first : cubes))
            if (!add_neighbour(p, first, solid, extended, rng)) return false;
    }
    return true;
}

/* ---- views ---- */

/* The direction to the viewer, roughly: from one of the four sides, and from above. */
static struct view random_side(struct rng *rng)
{
    const int x = 2 * rng_below(rng, 2) - 1, y = 2 * rng_below(rng, 2) - 1;
    return (struct view){{x, y, 1}};
}

static struct view random_view(struct view side, struct rng *rng)
{
    for (int i = 0; i < 3; i++)
        side.toward[i] *= LEAST_VIEW + rng_below(rng, MOST_VIEW - LEAST_VIEW + 1);
    return side;
}

bool choose_scene(const waltz_scene *wanted, struct scene *scene, waltz_error *error)
{
    if (wanted->cubes < 0 || wanted->cubes > MOST_CUBES)
        return fail(error, 0, 0, say(scene_size, MOST_CUBES));
    struct rng rng = rng_from_seed(wanted->seed);
    const int cubes = wanted->cubes ? wanted->cubes : 2 + rng_below(&rng, 8);
    scene->views = 0;
    for (scene->solids = 1; scene->solids <= MOST_SOLIDS; scene->solids++) {
        const struct view side = random_side(&rng);
        if (!grow_solids(&scene->solid, cubes, wanted->extended, side, &rng)) continue;
        for (int i = 0; i < VIEWS_OF_A_SOLID; i++) {
            scene->views++;
            scene->view = random_view(side, &rng);
            if (!find_visible(&scene->solid, scene->view, &scene->seen)) return fail_by_memory(error);
            if (in_general_position(&scene->seen)) return true;
        }
    }
    return fail(error, 0, 0, say(no_view_found, cubes));
}

WALTZ_API waltz_drawing *waltz_random_scene(const waltz_scene *wanted, waltz_error *error)
{
    REQUIRE(wanted, "a scene must be given");
    waltz_scene whole;
    wanted = TAKEN(waltz_scene, wanted, &whole, extended);
    struct scene scene = {.seen = {0}};
    waltz_drawing *d =
        choose_scene(wanted, &scene, error) ? drawing_of_visible(&scene.seen, error) : NULL;
    free(scene.seen.line);
    if (d && waltz_set_outline(d, WALTZ_OUTLINE_AUTO, error)) return d;
    waltz_drawing_free(d);
    return NULL;
}
