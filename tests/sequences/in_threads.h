/* SPDX-License-Identifier: MIT */
/* in_threads.h - sequences at the same time, in threads that share objects. */
#ifndef SEQUENCES_IN_THREADS_H
#define SEQUENCES_IN_THREADS_H

#include "sequences/sequence.h"

/* Runs `count` sequences, every thread its share of them.  False: there are no threads or no memory. */
bool run_in_threads(const struct call_table *, uint64_t seed, uint64_t count, int threads);

#endif
