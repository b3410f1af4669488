/* SPDX-License-Identifier: MIT */
/* interrupt.h - Ctrl-C asks the program to end tidily; a second one ends it at once.

   SIGINT and SIGTERM only set a flag, which searches and readers look at.  Blocking calls are not
   taken up again after a signal, so that a program that waits for input notices.  */
#ifndef COMMON_INTERRUPT_H
#define COMMON_INTERRUPT_H

#include <stdbool.h>

void interrupt_catch(void);
bool interrupted(void);

#endif
