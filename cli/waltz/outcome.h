/* SPDX-License-Identifier: MIT */
/* outcome.h - the results about the labellings of a drawing, and how they are printed. */
#ifndef WALTZ_CLI_OUTCOME_H
#define WALTZ_CLI_OUTCOME_H

#include "waltz/attempt.h"
#include "waltz/drawings.h"

struct outcome {
    waltz_result result; /* of the first labelling */
    waltz_labelling *labelling;
    const waltz_label *labels; /* NULL: none */
    bool counted;
    waltz_number count;
    bool has_known;  /* the text gives a label for each line ... */
    bool known_fits; /* ... which form a labelling */
    bool has_outline;
    bool has_free;     /* there is none, but an outline or labels were given ... */
    waltz_result free; /* ... without which there is one */
    struct core core;
    bool core_cut_short;     /* a limit was reached before the smallest core, or any, was found */
    waltz_conflict conflict; /* no lines: none was found */
};

void print_outcome(const struct settings *, const waltz_drawing *, const struct origin *,
                   const struct outcome *);
/* The same as an object of JSON. */
void print_outcome_json(const struct settings *, const waltz_drawing *, const struct origin *,
                        const struct outcome *);

#endif
