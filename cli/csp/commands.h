/* SPDX-License-Identifier: MIT */
/* commands.h - a function per command; each returns the exit status. */
#ifndef CSP_CLI_COMMANDS_H
#define CSP_CLI_COMMANDS_H

#include "csp/settings.h"
#include "csp/table.h"

#define AS_DECLARATION(name) int command_##name(const struct settings *);
COMMANDS(AS_DECLARATION)
#undef AS_DECLARATION

#endif
