/* SPDX-License-Identifier: MIT */
/* profile_file.h - where messages for CP Profiler go: a port of this machine, or a file. */
#ifndef CSP_CLI_PROFILE_FILE_H
#define CSP_CLI_PROFILE_FILE_H

#include <stdbool.h>

#include "csp/settings.h"

struct profile_file {
    int file; /* a descriptor */
    bool is_open, is_socket;
    char name[64]; /* for messages: of a file, its end */
    int error;     /* errno of the first write that failed, or 0 */
};

/* Opens what the settings ask for.  False after a message. */
bool profile_open(struct profile_file *, const struct settings *);
/* A sink: the context is a struct profile_file. */
void profile_write(void *context, const char *bytes, size_t length);
/* False, after a message, if something could not be written. */
bool profile_close(struct profile_file *);

#endif
