/* SPDX-License-Identifier: MIT */
/* interrupt.h - Ctrl-C asks the program to end cleanly; a second Ctrl-C ends it at once.

   SIGINT, SIGTERM and SIGHUP (the terminal was closed) only set a flag, which searches and readers check.  Blocking calls are not
   restarted after a signal, so that a program that waits for input notices it; from the first signal on they are interrupted again and again.  */
#ifndef COMMON_INTERRUPT_H
#define COMMON_INTERRUPT_H

#include <stdbool.h>

void interrupt_catch(void);
bool interrupted(void);
/* While this is on, a signal ends the program at once, with status 130: for work that cannot be stopped, before anything has been
   printed.  */
void interrupt_at_once(bool on);

#endif
