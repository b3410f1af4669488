/* SPDX-License-Identifier: MIT */
/* terminal.h - what the destination of standard output can display. */
#ifndef COMMON_TERMINAL_H
#define COMMON_TERMINAL_H

#include <stdbool.h>

enum color_when { COLOR_AUTO, COLOR_ALWAYS, COLOR_NEVER };

/* Colours: to a terminal that is not "dumb", unless NO_COLOR is set. */
bool terminal_color(enum color_when when);
/* More than ASCII: to a terminal whose locale is UTF-8.  Needs setlocale(LC_CTYPE, ""). */
bool terminal_unicode(void);

#endif
