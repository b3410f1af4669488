/* SPDX-License-Identifier: MIT */
/* cpu_time.c - cpu_time [-m] LIMIT FILE COMMAND...: runs a command, and writes its processor time in seconds to a file.

   User and system time together, because of short runs only the sum is exact.  A command that needs more seconds than
   the limit is ended, and "stopped" is printed after its time.  -m: and then the most memory it had, in kilobytes.  */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

static double seconds(struct timeval t) { return (double)t.tv_sec + (double)t.tv_usec / 1e6; }

static _Noreturn void run(double limit, char **command)
{
    const rlim_t whole = (rlim_t)limit;
    setrlimit(RLIMIT_CPU, &(struct rlimit){whole, whole});
    execvp(*command, command);
    perror(*command);
    _exit(127);
}

int main(int argc, char **argv)
{
    const bool memory = argc > 1 && !strcmp(argv[1], "-m");
    if (memory) argc--, argv++;
    if (argc < 4 || atof(argv[1]) < 1) {
        fputs("usage: cpu_time [-m] SECONDS FILE COMMAND...\n", stderr);
        return 2;
    }
    const pid_t child = fork();
    int status = 0;
    struct rusage used;
    if (child == 0) run(atof(argv[1]), argv + 3);
    if (child < 0 || waitpid(child, &status, 0) < 0 || getrusage(RUSAGE_CHILDREN, &used)) {
        perror("cpu_time");
        return 2;
    }
    const bool stopped = WIFSIGNALED(status);
    FILE *f = fopen(argv[2], "w");
    if (!f) {
        perror(argv[2]);
        return 2;
    }
    fprintf(f, "%.6f%s", seconds(used.ru_utime) + seconds(used.ru_stime), stopped ? " stopped" : "");
    if (memory) fprintf(f, " %ld", used.ru_maxrss);
    fputc('\n', f);
    fclose(f);
    return stopped ? 0 : WEXITSTATUS(status);
}
