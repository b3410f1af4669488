/* SPDX-License-Identifier: MIT */
/* solving.h - a search with the limits of the command line. */
#ifndef CSP_CLI_SOLVING_H
#define CSP_CLI_SOLVING_H

#include "csp/settings.h"
#include "csp/watchers.h"

/* What -v has already said. */
struct reported {
    uint64_t restarts, probes, failures;
    bool hint;
};

struct solving {
    const struct settings *settings;
    csp_model *model;
    csp_search *search;
    struct watchers watchers;
    double began;
    bool searching; /* solving_next() has been called */
    bool has_bound; /* of the objective, before any decision */
    csp_value bound;
    struct reported reported;
};

/* `several`: more than one solution is wanted.  False, after a message, if memory runs out or nobody listens to the profile.  The solving
   stays where it is until it ends.  */
bool solving_start(struct solving *, const struct settings *, csp_model *, bool several);
/* Prints the end of a trace, or the tree.  Returns the status, or STATUS_BAD, after a message, if that fails. */
int solving_end(struct solving *, int status);

/* csp_search_next(), and what -v says about it. */
csp_result solving_next(struct solving *);

/* STATUS_STOPPED or STATUS_INTERRUPTED, or STATUS_BAD without memory, after a message on stderr. */
int solving_stopped(const struct solving *, csp_result);
/* The same for several searches; `cut_off` is what CSP_CUT_OFF means for them. */
int stopped_status(const struct settings *, csp_result, const char *cut_off);

/* What -s asks for, each line after `prefix`, with the names that MiniZinc has for them.  `result`: how the search ended. */
void print_statistics(const struct solving *, csp_result result, const char *prefix);

#endif
