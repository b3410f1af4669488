/* SPDX-License-Identifier: MIT */
/* interrupt.c - see interrupt.h */
#define _XOPEN_SOURCE 700 /* setitimer() */
#include "common/interrupt.h"

#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/time.h>
#include <unistd.h>

#include "common/clock.h"
#include "common/status.h"

/* timeout(1) and other wrappers send a signal twice, to the process and to its group: a second signal
   within this time is the same request.  */
static const double echo = 0.1;

static const int caught[] = {SIGINT, SIGTERM, SIGHUP};

static atomic_int signal_came; /* other threads read it, too */
static double first_came;      /* used by the handler only */

static atomic_bool at_once;

void interrupt_at_once(bool on) { at_once = on; }

static void wake(int number) { (void)number; }

/* A signal that comes between a look at the flag and a call that blocks would be noticed only when the call returns: alarms, which
   do nothing else, interrupt the call.  */
static void start_alarms(void)
{
    const struct timeval interval = {.tv_usec = 100000};
    struct sigaction action = {.sa_handler = wake};
    sigemptyset(&action.sa_mask);
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &(struct itimerval){interval, interval}, NULL);
}

static void note_signal(int number)
{
    const double now = clock_seconds();
    if (at_once) _exit(STATUS_INTERRUPTED);
    if (signal_came && now - first_came > echo) {
        signal(number, SIG_DFL);
        raise(number); /* takes effect when the handler returns */
    }
    if (signal_came) return;
    first_came = now;
    signal_came = 1;
    start_alarms();
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
