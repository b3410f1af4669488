/* SPDX-License-Identifier: MIT */
/* attempt.h - the search for labellings of one drawing, with the limits of the command line. */
#ifndef WALTZ_CLI_ATTEMPT_H
#define WALTZ_CLI_ATTEMPT_H

#include "waltz/settings.h"

struct attempt {
    const struct settings *settings;
    double began;
    waltz_options options;
};

/* The attempt may not be moved afterwards. */
void attempt_begin(struct attempt *, const struct settings *);

/* STATUS_STOPPED or STATUS_INTERRUPTED after a message, or STATUS_BAD if out of memory. */
int attempt_stopped(const struct attempt *, waltz_result, const char *name);

/* Prints the statistics of -s. */
void print_statistics(const struct attempt *, const waltz_labelling *);

/* Is there a labelling? */
waltz_result can_be_labelled(const waltz_drawing *, const waltz_options *);

/* The corner that a junction shows, in waltz_catalogue(). */
const waltz_corner *corner_shown(const waltz_drawing *, const waltz_label *labels, int junction,
                                 bool extended);

/* Has a limit been reached, or has the user interrupted it? */
bool attempt_is_over(const struct attempt *);

/* Junctions that cannot be labelled together, in ascending order, to be freed by the caller. */
struct core {
    int *junction; /* NULL: they were not found in time */
    int count;
    bool smallest;
};
/* False: out of memory. */
bool find_core(const struct attempt *, const waltz_drawing *, struct core *);

#endif
