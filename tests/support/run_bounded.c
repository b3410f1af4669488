/* SPDX-License-Identifier: MIT */
/* run_bounded.c - run_bounded SECONDS REPORT COMMAND...: runs a command that might never end, and says what it took.

   After SECONDS of processor time it gets an INT, as from Ctrl-C, and after ten seconds more it is killed.  Only its
   processor time counts, so a busy machine changes nothing.  REPORT becomes one line: the status (or "signal 11"), the seconds in
   all, the seconds after the INT ("-" if none was needed), and the largest resident memory in megabytes.  */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { GRACE = 10 };

static double seconds_of(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

/* Processor time of a process that has not been waited for. */
static double time_of(pid_t child)
{
    clockid_t clock;
    struct timespec t;
    if (clock_getcpuclockid(child, &clock) != 0 || clock_gettime(clock, &t) != 0) return 0;
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

int main(int argc, char **argv)
{
    const double limit = argc > 3 ? atof(argv[1]) : 0;
    double asked_at = -1;
    int status = 0;
    struct rusage used;
    if (!(limit > 0)) {
        fputs("usage: run_bounded SECONDS REPORT COMMAND...\n", stderr);
        return 2;
    }
    const pid_t child = fork();
    if (child == 0) {
        signal(SIGINT,
               SIG_DFL); /* a shell ignores it for what runs in the background, and that is inherited */
        execvp(argv[3], argv + 3);
        perror(argv[3]);
        _exit(127);
    }
    while (child > 0 && waitpid(child, &status, WNOHANG) == 0) {
        const double now = time_of(child);
        if (asked_at < 0 && now >= limit) {
            kill(child, SIGINT);
            asked_at = now;
        } else if (asked_at >= 0 && now >= asked_at + GRACE) {
            kill(child, SIGKILL);
        }
        nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
    }
    FILE *report = fopen(argv[2], "w");
    if (child < 0 || !report || getrusage(RUSAGE_CHILDREN, &used) != 0) {
        perror("run_bounded");
        return 2;
    }
    const double all = seconds_of(used.ru_utime) + seconds_of(used.ru_stime);
    if (WIFSIGNALED(status)) fprintf(report, "signal %d\t%.2f\t", WTERMSIG(status), all);
    else fprintf(report, "%d\t%.2f\t", WEXITSTATUS(status), all);
    if (asked_at < 0) fprintf(report, "-");
    else fprintf(report, "%.2f", all - asked_at);
    fprintf(report, "\t%ld\n", used.ru_maxrss / 1024);
    return fclose(report) == 0 ? 0 : 2;
}
