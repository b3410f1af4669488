/* SPDX-License-Identifier: MIT */
/* form_meaning.h - what forms say about a full grid, as plainly as it can be said. */
#ifndef CLUE_FORM_MEANING_H
#define CLUE_FORM_MEANING_H

#include "clue/clue_forms.h"

bool forms_accept(const struct forms *, const uint8_t *digits);

#endif
