/* SPDX-License-Identifier: MIT */
/* api_sequences.c - makes random sequences of valid calls of the library, and looks for one that fails.

       api_sequences [--calls NAME] [--count N] [--seed N] [--threads N] [--every-call]
       api_sequences --calls NAME --seed N --print

   A sequence fails if it crashes, a sanitizer or a contract of the library stops it, an assertion about a result is wrong,
   memory leaks, or it takes CPU seconds instead of microseconds.  The shortest sequence that still fails is printed as a C
   program, and the status is 1.  NAME is csp, sudoku, logic or waltz; without it, all of them have their share.  --print prints
   the program of one sequence, failing or not.  With --threads, the sequences run at the same time in threads that share
   rules, puzzles, models and drawings; a sanitizer for threads is what finds failures then.  --every-call: it is a failure
   as well if some call was never made.

   Sources: src/api/sudoku*.c.  */
#define _DEFAULT_SOURCE /* MAP_ANONYMOUS */
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include "sequences/in_threads.h"
#include "sequences/sequence.h"
#include "sequences/shrink.h"

static const char helpers[] = "tests/sequences/helpers.h";

enum { BATCH = 500, CPU_SECONDS = 5 };

static const struct call_table *const tables[] = {&csp_calls, &sudoku_calls, &logic_calls, &waltz_calls};
enum { TABLES = sizeof tables / sizeof *tables };
/* Tenths of all sequences: those of csp.h are the fastest, drawings the slowest. */
static const uint64_t shares[TABLES] = {4, 2, 3, 1};

/* Shared with the process that makes the calls. */
struct report {
    uint64_t running; /* the seed of the sequence */
    uint64_t made[MOST_CALLS];
};

/* ---- processes ---- */

static void limit_cpu_time(void)
{
    const struct itimerval limit = {.it_value = {.tv_sec = CPU_SECONDS}};
    setitimer(ITIMER_PROF, &limit, NULL); /* SIGPROF ends the process */
}

static bool ended_well(pid_t child)
{
    int status;
    return child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status) &&
           WEXITSTATUS(status) == 0;
}

/* Until the shortest sequence is found, nobody wants to read why the others fail. */
static void be_silent(void)
{
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);
}

static bool batch_is_good(const struct call_table *t, uint64_t seed, uint64_t count,
                          struct report *report)
{
    fflush(stdout);
    const pid_t child = fork();
    if (child) return ended_well(child);
    be_silent();
    for (uint64_t i = 0; i < count; i++) {
        struct sequence s;
        report->running = seed + i;
        limit_cpu_time();
        make_sequence(t, seed + i, &s);
        run_sequence(t, &s, NULL, report->made, NULL);
    }
    exit(0); /* not _exit(): now leaks are looked for */
}

static bool fails_alone(void *table, const struct sequence *s)
{
    const pid_t child = fork();
    if (child) return !ended_well(child);
    be_silent();
    limit_cpu_time();
    run_sequence(table, s, NULL, NULL, NULL);
    exit(0);
}

/* ---- failures ---- */

/* The lines reach stdout one by one, until the call that fails. */
static void print_program(const struct call_table *t, const struct sequence *s)
{
    if (!begin_program(t, helpers, stdout)) fprintf(stderr, "%s is missing here\n", helpers);
    const pid_t child = fork();
    if (child == 0) {
        limit_cpu_time();
        run_sequence(t, s, NULL, NULL, stdout);
        exit(0);
    }
    ended_well(child);
    end_program(stdout);
}

static void explain_failure(const struct call_table *t, uint64_t seed)
{
    struct sequence s;
    make_sequence(t, seed, &s);
    shrink(&s, fails_alone, (void *)t);
    printf("/* %s: the sequence of seed %llu fails; this is what is needed of it. */\n", t->name,
           (unsigned long long)seed);
    print_program(t, &s);
}

/* The sequence that was running, or any other: one that leaks is not noticed until the end. */
static void find_failure(const struct call_table *t, uint64_t seed, uint64_t count, uint64_t running)
{
    struct sequence s;
    make_sequence(t, running, &s);
    for (uint64_t i = 0; i < count && !fails_alone((void *)t, &s); i++)
        make_sequence(t, running = seed + i, &s);
    if (fails_alone((void *)t, &s)) explain_failure(t, running);
    else
        printf("%s: the sequences of seeds %llu to %llu fail together, but none alone\n", t->name,
               (unsigned long long)seed, (unsigned long long)(seed + count - 1));
}

static bool sum_up(const struct call_table *t, uint64_t sequences, const struct report *report,
                   bool every_call)
{
    uint64_t calls = 0;
    bool good = true;
    for (int i = 0; i < t->count; i++) calls += report->made[i];
    printf("%-8s %9llu sequences %11llu calls\n", t->name, (unsigned long long)sequences,
           (unsigned long long)calls);
    for (int i = 0; i < t->count && every_call; i++)
        if (!report->made[i]) {
            printf("%s was never called\n", t->calls[i].name);
            good = false;
        }
    return good;
}

static bool try_table(const struct call_table *t, uint64_t seed, uint64_t count, bool every_call)
{
    struct report *report =
        mmap(NULL, sizeof *report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    bool good = report != MAP_FAILED && t->count <= MOST_CALLS;
    for (uint64_t done = 0; good && done < count; done += BATCH) {
        const uint64_t batch = count - done < BATCH ? count - done : BATCH;
        good = batch_is_good(t, seed + done, batch, report);
        if (!good) find_failure(t, seed + done, batch, report->running);
    }
    if (report == MAP_FAILED) return false;
    if (good) good = sum_up(t, count, report, every_call);
    munmap(report, sizeof *report);
    return good;
}

/* ---- the command line ---- */

struct request {
    const struct call_table *table; /* NULL: all */
    uint64_t count, seed;
    int threads;
    bool print, every_call;
};

static const struct call_table *table_named(const char *name)
{
    for (int i = 0; i < TABLES; i++)
        if (!strcmp(tables[i]->name, name)) return tables[i];
    return NULL;
}

static bool read_request(int count, char **word, struct request *w)
{
    for (int i = 1; i < count; i++) {
        const char *value = i + 1 < count ? word[i + 1] : NULL;
        if (!strcmp(word[i], "--print")) w->print = true;
        else if (!strcmp(word[i], "--every-call")) w->every_call = true;
        else if (!value) return false;
        else if (!strcmp(word[i], "--calls")) w->table = table_named(word[++i]);
        else if (!strcmp(word[i], "--count")) w->count = strtoull(word[++i], NULL, 10);
        else if (!strcmp(word[i], "--seed")) w->seed = strtoull(word[++i], NULL, 10);
        else if (!strcmp(word[i], "--threads")) w->threads = atoi(word[++i]);
        else return false;
        if (!strcmp(word[i - 1], "--calls") && !w->table) return false;
    }
    return !w->print || w->table;
}

int main(int argc, char **argv)
{
    struct request w = {.count = 1000, .seed = 1};
    bool good = true;
    if (!read_request(argc, argv, &w)) {
        fprintf(stderr, "usage: api_sequences [--calls csp|sudoku|logic|waltz] [--count N] [--seed N] "
                        "[--threads N] [--every-call] [--print]\n");
        return 2;
    }
    if (w.print) {
        struct sequence s;
        make_sequence(w.table, w.seed, &s);
        print_program(w.table, &s);
        return 0;
    }
    printf("seed %llu\n", (unsigned long long)w.seed);
    for (int i = 0; i < TABLES && good; i++) {
        if (w.table && tables[i] != w.table) continue;
        const uint64_t each = w.table ? w.count : w.count * shares[i] / 10;
        good = w.threads ? run_in_threads(tables[i], w.seed, each, w.threads)
                         : try_table(tables[i], w.seed, each, w.every_call);
    }
    return good ? 0 : 1;
}
