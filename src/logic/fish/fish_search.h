/* SPDX-License-Identifier: MIT */
/* fish_search.h - all ways to set k houses against k others for one digit.

   See fish.c for base, cover and fins; sets are sets of spots.  */
#ifndef LOGIC_FISH_SEARCH_H
#define LOGIC_FISH_SEARCH_H

#include "logic/step/finder.h"
#include "logic/position/spots.h"

enum { FISH_SIZE = 7 };

enum fish_shape { FISH_BASIC, FISH_FRANKEN, FISH_MUTANT };

/* The kinds of houses on one side of a fish. */
enum { FISH_ROWS = 1, FISH_COLUMNS = 2, FISH_OTHERS = 4 };

struct fish_house {
    cells spots;
    uint16_t house;
    uint8_t kind; /* FISH_ROWS ... */
};

/* A side after some houses: the last house, all their spots, and the spots that are in two of them. */
struct fish_side {
    const struct fish_house *last;
    cells all, twice;
};

struct fish_search {
    /* what to look for */
    int digit, size;
    cells targets; /* only fish that cover one of these are of interest... */
    bool in_sight; /* ...and only if that sees all the fins */
    enum fish_shape shape;
    bool columns;                                       /* as base; a mutant has both anyway */
    bool plain;                                         /* fish without fins count */
    int most_fins, most_endo_fins;                      /* 0: no fins */
    bool (*visit)(struct fish_search *, void *context); /* false: stop */
    void *context;
    /* what visit() is shown: base[size] and cover[size] are the sides, `fins` has the endo fins too */
    struct fish_side base[FISH_SIZE + 1], cover[FISH_SIZE + 1];
    cells fins;
    int fin_count;
    /* the search's own: houses fit for either side, and those of the second that meet the base at hand */
    struct finder *finder;
    int bases, covers, nears;
    int most_spots; /* of a base: with more, too many fins would be left uncovered */
    struct fish_house *base_house, *cover_house;
    const struct fish_house **near;
    cells *ahead;   /* what the houses from here on have of the base... */
    cells *around;  /* ...and in all */
    cells in_reach; /* targets that see the endo fins */
    int *best;      /* the most that one of them has */
    /* What to look for, too, but last: it is large, and filled in before any use. */
    struct spots spots; /* of the digit: set it before running the search */
};

/* The search of the finder, with nothing set; NULL: out of memory. */
struct fish_search *fish_search_of(struct finder *);
/* Visits the fish, the base's houses in the rules' order, then the cover's.  False: visit() has stopped the search, or a
   limit is reached.  */
bool fish_search_run(struct fish_search *);
/* The kinds of houses on a side. */
int fish_kinds(const struct fish_search *, const struct fish_side *);

/* ---- what visit() may ask, see fish.c ---- */

/* What the fish removes: spots of the cover outside the base, and spots of the base that are in two cover houses.  Does
   either have any?  */
bool fish_prey(const struct fish_search *, cells *outside, cells *twice);
/* The technique that the houses make it, whichever was searched for. */
int fish_technique(const struct fish_search *);
/* Begins a step with the fish, and removes the spots. */
void fish_describe(const struct fish_search *, struct step *, int technique, const cells *outside,
                   const cells *twice);

#endif
