/* SPDX-License-Identifier: MIT */
/* fail_allocations.c - fails every allocation of a program in turn; preloaded by scripts/faults.

   The program runs once undisturbed.  Then it runs again, and at each allocation it forks: the child's allocation fails,
   only this one ("once") or all from there on ("from"), and the parent goes on when the child has ended.  So every
   allocation of a run fails, at the price of what comes after it.

       undisturbed   ---1---2---3---4---5--->  status, stdout and stderr to compare with
       parent        ---1---2---3---4---5--->
       children         x---    x---            each with its own end

   A forked child has no threads but the one that forked, so from the first pthread_create() on there is a whole run for
   each allocation.

   A run with failures is good if nothing differs, or if it ends with status 2 (or the undisturbed one's, if that is higher), a
   sentence on stderr that mentions memory, and no line on stdout that the undisturbed run has not, but such as say
   "error" in the place of an answer.  It may not leave more blocks allocated than
   the undisturbed run, nor use CPU_SECONDS, nor write more than MOST_BYTES.

   Standard input, output and error must be files, since what a child read and wrote is taken back.

   Environment: FAULTS=all with FAULTS_REPORT, the file that gets the findings, FAULTS_SAMPLE, how many allocations to
   choose (0: all), and FAULTS_TIMES if numbers and blanks are not to be compared, since some are times; or FAULTS=once:K or from:K for a single run, to look at a finding.  */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <execinfo.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault_runs.h"

enum { FRAMES = 48 };

/* ---- allocations ---- */

/* glibc's own, under the names that stay reachable. */
void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);
void __libc_free(void *);

static enum { UNTOUCHED, COUNTING, FORKING, FAILING } mode;
static bool from_there_on; /* FAILING: not only once */
static long first_to_fail;
static atomic_long calls, live;

/* What a process tells the one that waits for it. */
static struct told {
    long calls, live, calls_before_threads; /* the last: -1 without threads */
    bool ended;
    struct calls_before calls_before;
} * told;

static void fork_here(long call);

static uintptr_t program, program_end; /* its code */

static int find_program(struct dl_phdr_info *info, size_t size, void *unused)
{
    (void)size;
    (void)unused;
    program = info->dlpi_addr; /* the first is the program itself */
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const uintptr_t end = program + info->dlpi_phdr[i].p_vaddr + info->dlpi_phdr[i].p_memsz;
        if (info->dlpi_phdr[i].p_type == PT_LOAD && end > program_end) program_end = end;
    }
    return 1;
}

/* Those calls that led here and belong to the program. */
static void tell_calls(void)
{
    void *frame[FRAMES];
    const int frames = backtrace(frame, FRAMES);
    struct calls_before *calls_before = &told->calls_before;
    calls_before->frames = 0;
    for (int i = 0; i < frames && calls_before->frames < SHOWN_FRAMES; i++)
        if ((uintptr_t)frame[i] >= program && (uintptr_t)frame[i] < program_end)
            calls_before->frame[calls_before->frames++] = (long)((uintptr_t)frame[i] - program - 1);
}

static bool fails(void)
{
    if (mode == UNTOUCHED) return false;
    const long call = ++calls;
    if (mode == FORKING) fork_here(call);
    if (mode != FAILING || call < first_to_fail || (call > first_to_fail && !from_there_on))
        return false;
    if (call == first_to_fail && told) tell_calls();
    errno = ENOMEM;
    return true;
}

static void *counted(void *block)
{
    if (block) live++;
    return block;
}

/* NOLINTBEGIN(readability-inconsistent-declaration-parameter-name): the system's headers have names of their own */

void *malloc(size_t size) { return fails() ? NULL : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return fails() ? NULL : counted(__libc_calloc(count, size)); }

void *realloc(void *old, size_t size)
{
    if (fails()) return NULL;
    void *block = __libc_realloc(old, size);
    if (!old) counted(block);
    else if (!block && !size) live--;
    return block;
}

void *memalign(size_t alignment, size_t size)
{
    return fails() ? NULL : counted(__libc_memalign(alignment, size));
}
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size)
{
    void *made = memalign(alignment, size);
    if (made) *block = made;
    return made ? 0 : ENOMEM;
}

void free(void *block)
{
    if (block) live--;
    __libc_free(block);
}

/* NOLINTEND(readability-inconsistent-declaration-parameter-name) */

/* ---- findings ---- */

static long live_undisturbed;

/* NULL: good. */
static const char *judge(int status)
{
    static const char *const lacking[] = {"error", "memory", NULL};
    static char text[64];
    if (death(status)) return death(status);
    const int code = WEXITSTATUS(status);
    read_prints(&disturbed);
    if (code == undisturbed.status && is_same(PRINT_OUT) && is_same(PRINT_ERR)) {
    } else if (!tells_of_error(code)) {
        snprintf(text, sizeof text, "status %d, %s", code,
                 is_same(PRINT_OUT) ? "other messages" : "other output");
        return text;
    } else if (!mentions(PRINT_ERR, "memory")) {
        return "an error status, and no sentence about memory";
    } else if (!promises_kept(lacking)) {
        return "an error status, and other output";
    }
    if (!told->ended) return "ends without returning from main()";
    if (told->live <= live_undisturbed) return NULL;
    snprintf(text, sizeof text, "loses %ld blocks", told->live - live_undisturbed);
    return text;
}

/* ---- runs ---- */

/* Returns in the child, which is to run on; in the parent when the child has ended, with its status. */
static bool run_child(int *status)
{
    *told = (struct told){.calls_before_threads = -1};
    const pid_t child = _Fork();
    if (child < 0) give_up("fork");
    if (!child) {
        limit_run();
        return true;
    }
    while (waitpid(child, status, 0) < 0)
        if (errno != EINTR) give_up("waitpid");
    return false;
}

/* Returns in the child, whose allocation number `call` fails. */
static bool run_failing(long call)
{
    for (int every = 0; every < 2; every++) {
        const struct places before = note_places();
        int status;
        from_there_on = every;
        if (run_child(&status)) {
            first_to_fail = call;
            mode = FAILING;
            return true;
        }
        char fault[32];
        snprintf(fault, sizeof fault, "%s:%ld", every ? "from" : "once", call);
        count_run(fault, "", judge(status), &told->calls_before);
        go_back(&before);
    }
    return false;
}

static long sample_step = 1;

static bool is_chosen(long call) { return call % sample_step == 0; }

static void fork_here(long call)
{
    mode = UNTOUCHED; /* our own allocations do not count */
    if (!is_chosen(call) || !run_failing(call)) mode = FORKING;
}

/* A child in FORKING mode; ends where the first thread begins. */
static void end_forking(void)
{
    mode = UNTOUCHED;
    print_findings();
    _exit(0);
}

typedef int creator(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/* NOLINTNEXTLINE(readability-inconsistent-declaration-parameter-name) */
int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument)
{
    static creator *real;
    if (mode == FORKING) end_forking();
    if (!real) *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    if (told && told->calls_before_threads < 0) told->calls_before_threads = calls;
    return real(thread, attributes, run, argument);
}

/* Runs before main(), and returns to it in children only. */
static void supervise(void)
{
    int status;
    struct places start = note_places();
    if (run_child(&status)) {
        mode = COUNTING;
        return;
    }
    if (!WIFEXITED(status) || !told->ended) give_up("the undisturbed run did not end by itself");
    const long all = told->calls, before_threads = told->calls_before_threads;
    undisturbed.status = WEXITSTATUS(status);
    live_undisturbed = told->live;
    read_prints(&undisturbed);
    go_back(&start);
    const char *sample = getenv("FAULTS_SAMPLE");
    if (sample && atol(sample) > 0 && all > atol(sample)) sample_step = all / atol(sample);
    print_report("allocations\t%ld\n", all);

    /* its children have shared pages of their own, so that it can tell of itself */
    const pid_t forking = _Fork();
    if (!forking) {
        mode = FORKING;
        return;
    }
    while (waitpid(forking, &status, 0) < 0 && errno == EINTR) {}
    if (!WIFEXITED(status)) give_up("the forking run did not end by itself");
    go_back(&start);
    for (long call = before_threads + 1; before_threads >= 0 && call <= all; call++)
        if (is_chosen(call) && run_failing(call)) return;
    if (before_threads >= 0) print_findings();
    _exit(0);
}

__attribute__((constructor)) static void begin(void)
{
    const char *faults = getenv("FAULTS");
    void *frame[FRAMES];
    if (!faults) return;
    backtrace(frame, FRAMES); /* the first call allocates */
    dl_iterate_phdr(find_program, NULL);
    if (!strncmp(faults, "once:", 5) || !strncmp(faults, "from:", 5)) {
        from_there_on = faults[0] == 'f';
        first_to_fail = atol(faults + 5);
        mode = FAILING;
    }
    if (mode == UNTOUCHED) {
        told = mmap(NULL, sizeof *told, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
        if (told == MAP_FAILED) give_up("mmap");
        open_report();
    }
    unsetenv("LD_PRELOAD"); /* other programs that this one runs have all the memory they need */
    unsetenv("FAULTS");
    has_times = getenv("FAULTS_TIMES") && *getenv("FAULTS_TIMES");
    live = 0;
    if (mode == UNTOUCHED) supervise();
}

__attribute__((destructor)) static void end(void)
{
    if (mode == FORKING) end_forking();
    if (!told) return;
    told->calls = calls;
    told->live = live;
    told->ended = true;
}
