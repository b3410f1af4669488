/* SPDX-License-Identifier: MIT */
/* interrupt.h - Ctrl-C asks the program to end cleanly; a second Ctrl-C ends it at once.

   SIGINT, SIGTERM and SIGHUP (the terminal was closed) only set a flag, which searches and readers check.  Blocking calls are not
   restarted after a signal, so that a program that waits for input notices it.  */
#ifndef COMMON_INTERRUPT_H
#define COMMON_INTERRUPT_H

#include <stdbool.h>

void interrupt_catch(void);
bool interrupted(void);

#endif
