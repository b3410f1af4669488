/* SPDX-License-Identifier: MIT */
/* interrupt.c - see interrupt.h */
#include "common/interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>

#include "common/clock.h"

/* timeout(1) and other wrappers send a signal twice, to the process and to its group: a second signal
   within this time is the same request.  */
static const double echo = 0.1;

static const int caught[] = {SIGINT, SIGTERM, SIGHUP};

static atomic_int signal_came; /* other threads read it, too */
static double first_came;      /* used by the handler only */

static void note_signal(int number)
{
    const double now = clock_seconds();
    if (signal_came && now - first_came > echo) {
        signal(number, SIG_DFL);
        raise(number); /* takes effect when the handler returns */
    }
    if (!signal_came) first_came = now;
    signal_came = 1;
}

/* A signal that is ignored at the start stays ignored: the shell runs us in the background. */
static void catch_one(int number)
{
    struct sigaction before;
    if (sigaction(number, NULL, &before) == 0 && before.sa_handler == SIG_IGN) return;
    struct sigaction action = {.sa_handler = note_signal};
    sigemptyset(&action.sa_mask);
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) sigaddset(&action.sa_mask, caught[i]);
    sigaction(number, &action, NULL);
}

void interrupt_catch(void)
{
    for (size_t i = 0; i < sizeof caught / sizeof *caught; i++) catch_one(caught[i]);
}

bool interrupted(void) { return signal_came != 0; }
