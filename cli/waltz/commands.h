/* SPDX-License-Identifier: MIT */
/* commands.h - a function per command; each returns the exit status. */
#ifndef WALTZ_CLI_COMMANDS_H
#define WALTZ_CLI_COMMANDS_H

#include "waltz/settings.h"
#include "waltz/table.h"

#define AS_DECLARATION(name) int command_##name(const struct settings *);
COMMANDS(AS_DECLARATION)
#undef AS_DECLARATION

#endif
