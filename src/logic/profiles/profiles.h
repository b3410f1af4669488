/* SPDX-License-Identifier: MIT */
/* profiles.h - whose techniques, in which order, and what they weigh. */
#ifndef LOGIC_PROFILES_H
#define LOGIC_PROFILES_H

#include "logic/step/finders.h"

enum { STAGE_GIVES = 8 };

/* When a stage is part of the path by default; requesting one of its techniques by name always works. */
enum stage_use {
    ALWAYS,
    ON_REQUEST,   /* too slow or too unusual for general use */
    FOR_VARIANTS, /* where there are more houses than rows, columns and boxes, or others */
    FOR_CLASSIC,  /* only where there are no such houses */
    WHEN_STUCK /* as ALWAYS on a path; in a list of all steps only if there is nothing easier, because it is slow */
};

/* One place in the order: a finder, and the techniques that it may report. */
enum { MOST_STAGES = 128 };

struct stage {
    find_function *find;
    int argument;
    enum stage_use use;
    bool unique;              /* holds for puzzles with one solution only */
    short gives[STAGE_GIVES]; /* ends at the first 0 but the first */
};

struct profile {
    const char *name, *about;
    enum habits habits;
    unsigned allow; /* what finders may do of their own accord: ALLOW_... */
    const struct stage *stage;
    int stages;
};

extern const struct profile profiles[];
enum { PROFILE_COUNT = 4 };
const struct profile *profile_named(const char *name);

bool stage_gives(const struct stage *, int technique);
bool profile_has(const struct profile *, int technique);
/* Does the profile know the technique?  False, with a sentence that names the profiles that do. */
bool profile_knows(const struct profile *, int technique, sudoku_error *error);
/* Does it use the technique on the way through a puzzle, and not only on request?  Likewise. */
bool profile_uses(const struct profile *, int technique, sudoku_error *error);
/* The rating of a step that a finder has reported: what the table says of its technique, and what the finder
   has put into step->rating on top of that (tenths, for the longer chains).  */
int rating_of(const struct profile *, const sudoku_step *);

#endif
