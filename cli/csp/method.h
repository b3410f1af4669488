/* SPDX-License-Identifier: MIT */
/* method.h - how a model is searched: by the engine, or by a method of the textbook with its choices. */
#ifndef CSP_CLI_METHOD_H
#define CSP_CLI_METHOD_H

#include "csp/settings.h"
#include "csp_textbook.h"

enum { METHOD_NAME = 64 };

struct method {
    char
        name[METHOD_NAME]; /* such as backjumping+fc+smallest; METHOD_NAME is enough for any valid one */
    bool engine;
    csp_textbook_options options; /* only what the name says */
};

/* Reads such a name of `length` bytes: words of --method, --inference, --order and --values with + between them, each kind
   at most once; without a method, backtracking.  False: it is none.  */
bool method_read(struct method *, const char *name, size_t length);

/* Can it find more than one solution?  False after a message. */
bool method_finds_several(const struct method *);

/* What --method, --inference, --order and --values ask for.  False, after a message, if they make no sense together. */
bool method_of_settings(struct method *, const struct settings *);

#endif
