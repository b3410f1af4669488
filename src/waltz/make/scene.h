/* SPDX-License-Identifier: MIT */
/* scene.h - the solids of a random scene, before they become a drawing. */
#ifndef WALTZ_SCENE_H
#define WALTZ_SCENE_H

#include "waltz/make/hidden_lines.h"

struct scene {
    struct polycube solid;
    struct view view;
    int solids, views;   /* that were tried, with these */
    struct visible seen; /* begins as zeros; its `line` is to be freed */
};

/* False, with a sentence, if none was found. */
bool choose_scene(const waltz_scene *, struct scene *, waltz_error *);

#endif
