/* SPDX-License-Identifier: MIT */
/* layout_search.h - a grid for a layout of regions without givens, or the proof that there is none. */
#ifndef ENGINE_LAYOUT_SEARCH_H
#define ENGINE_LAYOUT_SEARCH_H

#include "engine/engine.h"

/* Records one grid or two, unless there is none or the search is stopped.  The puzzle has no givens and allows all
   digits; its rules have regions and at most 16x16 cells.  Allocates memory; if there is none, the search is stopped.  */
void layout_search(struct search *);

#endif
