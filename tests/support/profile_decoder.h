/* SPDX-License-Identifier: MIT */
/* profile_decoder.h - reads the messages that are sent to CP Profiler; shares no code with the library. */
#ifndef SUPPORT_PROFILE_DECODER_H
#define SUPPORT_PROFILE_DECODER_H

#include <stddef.h>
#include <stdint.h>

enum profile_type { PROFILE_NODE, PROFILE_DONE, PROFILE_START, PROFILE_RESTART };

struct profile_message {
    int type;
    int32_t id[3], parent[3]; /* node, restart, thread */
    int32_t alternative, children;
    int status;
    char label[600], info[600]; /* empty: there was none */
};

/* Decodes the message at the beginning of `bytes`.  Returns its length; 0: it is not complete; -1: it is not valid. */
long profile_decode(const unsigned char *bytes, size_t length, struct profile_message *);

#endif
