/* SPDX-License-Identifier: MIT */
/* strong_link.h - houses in which a digit has its places in two groups.

   One of the two groups, the *ends*, holds the digit.  A group is a single spot, or spots that have a second house in
   common: in a line, those in one box; in a box, those in one line.  The two groups of a box that is an
   empty rectangle may share the spot where row and column cross.  */
#ifndef LOGIC_STRONG_LINK_H
#define LOGIC_STRONG_LINK_H

#include "logic/step/finder.h"
#include "logic/position/spots.h"

/* In the order of search: boxes and lines, of which names and ratings are made, then the other kinds as they are ranked. */
enum link_type { BOX_LINK, ROW_LINK, COLUMN_LINK, OTHER_LINK, LAST_LINK = 9 };

struct strong_link {
    uint16_t house;
    uint8_t type;
    bool grouped;
    cells places; /* all spots in the house */
    cells end[2];
    int heart;     /* a cell that counts as part of end[1], whether it is a spot or not; -1: none */
    cells seen[2]; /* spots that see all of an end */
};

/* The strong links of one digit, and the spots of every house. */
struct strong_links {
    const struct field *field;
    struct spots spots;
    int digit, count;
    cells *house;
    struct strong_link
        *link;      /* by type, then in the rules' order; some boxes can be split in two ways */
    int16_t *share; /* see shared_house() */
};

/* The memory is the finder's; NULL: it is short. */
struct strong_links *strong_links_of(struct finder *);
void list_strong_links(struct strong_links *, const struct position *, int digit);

/* A house that has all of end a (twice the link's number, plus 0 or 1) and all of end b; -1: none. */
static inline int shared_house(const struct strong_links *l, int a, int b)
{
    return l->share[a * 2 * l->count + b];
}

#endif
