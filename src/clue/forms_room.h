/* SPDX-License-Identifier: MIT */
/* forms_room.h - how the arrays of forms grow: for the files that add to them. */
#ifndef CLUE_FORMS_ROOM_H
#define CLUE_FORMS_ROOM_H

#include "base/memory.h"
#include "clue/clue_forms.h"

/* Room for one more entry in an array of the forms. */
#define ROOM(f, array, count, room)                                                  \
    ((f)->state == FORMS_GOOD &&                                                     \
     (make_room((void **)&(f)->array, (f)->count, &(f)->room, sizeof *(f)->array) || \
      forms_no_memory(f)))

/* Always false. */
bool forms_no_memory(struct forms *);
void forms_too_large(struct forms *);

/* Where the cells begin in the list of all; -1: out of memory. */
int forms_add_cells(struct forms *, const uint16_t *cell, int count);

#endif
