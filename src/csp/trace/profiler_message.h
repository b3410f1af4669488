/* SPDX-License-Identifier: MIT */
/* profiler_message.h - the messages that CP Profiler receives.

       message   size of what follows: 4 bytes, the LOWEST first
                 type: 1 byte
       a node    number, restart and thread of the node, then of its parent: 4 bytes each, the highest first, and so below
                 which child of the parent it is, number of children: 4 bytes each
                 status: 1 byte
       then      fields: 1 byte says which, then the size of a text in 4 bytes, and the text

   The protocol's description (the README of github.com/cp-profiler/cp-profiler) has the highest byte of the message's size first, too; but CP
   Profiler, and all libraries for it, have the lowest first (receiver_worker.cpp there, connector.hpp of Gecode).  */
#ifndef CSP_PROFILER_MESSAGE_H
#define CSP_PROFILER_MESSAGE_H

#include "base/out.h"

enum profiler_status { PROFILER_SOLVED, PROFILER_FAILED, PROFILER_BRANCH, PROFILER_SKIPPED };

struct profiler_id {
    int32_t node, restart, thread;
};

struct profiler_node {
    struct profiler_id id, parent;
    int32_t alternative; /* counted from 0; -1: a root */
    int32_t children;
    enum profiler_status status;
    const char *label, *info; /* NULL: none */
};

/* `info` is JSON. */
void profiler_out_start(struct out *, const char *info);
void profiler_out_restart(struct out *, const char *info);
void profiler_out_node(struct out *, const struct profiler_node *);
void profiler_out_done(struct out *);

#endif
