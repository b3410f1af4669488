/* SPDX-License-Identifier: MIT */
/* layout_beautify.c - makes a valid layout look more like a solid.

   Lines are pulled towards parallels; a step that spoils the layout is undone.  */
#include "waltz/layout/layout.h"

enum { BEAUTIFYING = 8000000 /* work for each step */ };
static const double STRONG = 60, MUCH_UGLIER = 2;

static void keep(const struct layout *l, struct vector *kept)
{
    for (int i = 0; i < l->junctions; i++) kept[i] = l->at[l->junction[i]];
}

static void take_back(struct layout *l, const struct vector *kept)
{
    for (int i = 0; i < l->junctions; i++) l->at[l->junction[i]] = kept[i];
    take_shares(l);
}

/* False: the layout was no longer valid, or became too ugly, and the step was undone. */
static bool pull(struct layout *l, double strength, double ugliest)
{
    struct vector kept[MOST_LAID_OUT];
    keep(l, kept);
    improve_layout(l, strength, BEAUTIFYING);
    if (layout_holds(l) && layout_ugliness(l) < ugliest) return true;
    take_back(l, kept);
    return false;
}

void beautify_layout(struct layout *l)
{
    const double ugliest = MUCH_UGLIER * layout_ugliness(l);
    if (pull(l, STRONG, ugliest)) {
        if (join_near_classes(l)) pull(l, STRONG, ugliest);
    } else {
        pull(l, 0, ugliest);
    }
}
