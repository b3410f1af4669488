/* SPDX-License-Identifier: MIT */
/* technique_names.h - which technique a person means by a name. */
#ifndef SHOW_TECHNIQUE_NAMES_H
#define SHOW_TECHNIQUE_NAMES_H

#include "logic/profiles/profiles.h"

/* The technique that has the name: ours, a title in any language, or one that other programs and players use.  Case, hyphens, blanks,
   the order of words and the word "type" do not matter.  -1, with a sentence in `error` (may be NULL): several have it, or
   none, but perhaps some have one that is near.  */
int technique_meant(const char *name, sudoku_error *error);

/* Names besides ours and the titles, with '|' between them; NULL: none. */
extern const char *const technique_aliases[TECHNIQUE_COUNT];

#endif
