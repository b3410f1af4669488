/* SPDX-License-Identifier: MIT */
/* verbose.h - what -v says about a search, on standard error. */
#ifndef CSP_CLI_VERBOSE_H
#define CSP_CLI_VERBOSE_H

#include "csp/solving.h"

/* What was read, and how it is searched. */
void verbose_start(const struct solving *, const csp_options *);
/* From time to time: what has happened since the last call. */
void verbose_progress(struct solving *, const csp_counters *);
/* After a solution. */
void verbose_solution(struct solving *);

#endif
