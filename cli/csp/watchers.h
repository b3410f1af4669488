/* SPDX-License-Identifier: MIT */
/* watchers.h - what is shown of a search while it runs, or afterwards: its trace, its tree, its nodes for CP Profiler. */
#ifndef CSP_CLI_WATCHERS_H
#define CSP_CLI_WATCHERS_H

#include "csp/profile_file.h"
#include "csp/settings.h"

struct watchers {
    const struct settings *settings;
    csp_tracer *tracer;
    csp_tree *tree;
    csp_profiler *profiler;
    struct profile_file profile;
};

/* Makes those that the settings ask for.  False, after a message, if memory runs out or nobody listens to the profile; end them then, too. */
bool watchers_start(struct watchers *, const struct settings *, const csp_model *);
bool watchers_any(const struct watchers *);
/* For csp_options: the context is a struct watchers. */
void watchers_event(void *context, const csp_event *);
/* Prints what is left to be printed, before the search is freed; the tree only if it is `wanted`.  False, after a message, if something
   could not be written.  */
bool watchers_end(struct watchers *, bool wanted);

#endif
