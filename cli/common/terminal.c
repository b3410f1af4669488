/* SPDX-License-Identifier: MIT */
/* terminal.c - see terminal.h */
#include "common/terminal.h"

#include <langinfo.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

bool terminal_color(enum color_when when)
{
    if (when != COLOR_AUTO) return when == COLOR_ALWAYS;
    const char *no_color = getenv("NO_COLOR"), *kind = getenv("TERM");
    if (no_color && *no_color) return false;
    return isatty(STDOUT_FILENO) && kind && strcmp(kind, "dumb") != 0;
}

bool terminal_unicode(void)
{
    return isatty(STDOUT_FILENO) && strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}
