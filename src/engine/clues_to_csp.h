/* SPDX-License-Identifier: MIT */
/* clues_to_csp.h - the forms of clues as constraints of a problem whose first variables are the cells. */
#ifndef ENGINE_CLUES_TO_CSP_H
#define ENGINE_CLUES_TO_CSP_H

#include "clue/clue_forms.h"
#include "csp.h"

/* Errors are those of the model. */
void add_forms(csp_model *, const struct forms *);

#endif
