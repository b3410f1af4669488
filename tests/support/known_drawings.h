/* SPDX-License-Identifier: MIT */
/* known_drawings.h - drawings of the AC-3 report (docs/WALTZ.md) and of the literature, with what is known about them. */
#ifndef SUPPORT_KNOWN_DRAWINGS_H
#define SUPPORT_KNOWN_DRAWINGS_H

#include "waltz.h"

struct known_drawing {
    const char *name, *text;
    const char *outline; /* junctions of the face around it, in any direction */
    int junctions, lines;
    uint64_t product;    /* of the corners that arc consistency leaves, without outline; 0: none */
    uint64_t free_count; /* labellings without outline */
    uint64_t count;      /* ... and with it */
};

extern const struct known_drawing known_drawings[];
extern const int known_drawing_count;

const struct known_drawing *known_drawing(const char *name);
/* A drawing from a text that holds one; a test that gives a wrong text ends. */
waltz_drawing *drawing_of(const char *text);
/* The face that these junctions, separated by blanks, are on. */
int face_named(const waltz_drawing *, const char *junctions);
waltz_drawing *known_with_outline(const struct known_drawing *);

#endif
