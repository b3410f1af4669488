/* SPDX-License-Identifier: MIT */
/* template_search.h - what all ways to place one digit have in common.

   A template is a way to place a digit in the whole grid: one spot in every full house, no two that see each
   other.  */
#ifndef LOGIC_TEMPLATE_SEARCH_H
#define LOGIC_TEMPLATE_SEARCH_H

#include "logic/step/finder.h"
#include "logic/position/spots.h"

struct template_search {
    struct finder *finder;
    const struct spots *spots;
    cells used;   /* spots that some template has */
    cells unsure; /* spots of which a search of reasonable length has not shown whether any has them */
    cells common; /* spots that all templates have */
    /* the search's own */
    int houses;
    cells *house;   /* the spots of each full house that lacks the digit */
    int nodes_left; /* nodes left for one template */
    cells chosen;   /* the template */
};

/* Room for the houses comes from the finder.  NULL: out of memory. */
struct template_search *template_search_of(struct finder *);
/* Searches the templates of a digit that avoid the spots `barred`.  False: there is none. */
bool template_search_run(struct template_search *, const struct spots *, int digit, const cells *barred);

#endif
