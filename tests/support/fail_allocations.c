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
#include <fcntl.h>
#include <link.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    CPU_SECONDS = 3,
    MOST_BYTES = 1 << 20,
    MOST_FILES = 16,
    FRAMES = 48,
    SHOWN_FRAMES = 6,
    MOST_FINDINGS = 512,
    STATUS_ERROR = 2
};

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
    int frames;
    long frame[SHOWN_FRAMES];
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
    told->frames = 0;
    for (int i = 0; i < frames && told->frames < SHOWN_FRAMES; i++)
        if ((uintptr_t)frame[i] >= program && (uintptr_t)frame[i] < program_end)
            told->frame[told->frames++] = (long)((uintptr_t)frame[i] - program - 1);
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

/* ---- what a run printed ---- */

enum { OUT, ERR, PRINTS };
struct print {
    size_t length;
    char bytes[MOST_BYTES];
};
static struct print now[PRINTS];
static struct {
    int status;
    long live;
    struct print print[PRINTS];
} undisturbed;
static bool has_times;

_Noreturn static void give_up(const char *what)
{
    dprintf(STDERR_FILENO, "fail_allocations: %s: %s\n", what, strerror(errno));
    _exit(STATUS_ERROR);
}

/* Numbers and blanks say how long something took. */
static void drop_times(struct print *p)
{
    size_t kept = 0;
    for (size_t i = 0; i < p->length; i++)
        if (!strchr("0123456789. ", p->bytes[i])) p->bytes[kept++] = p->bytes[i];
    p->length = kept;
}

/* All that was written so far; the program cannot read it through its own descriptors. */
static void read_prints(struct print print[PRINTS])
{
    static const char *const path[PRINTS] = {"/proc/self/fd/1", "/proc/self/fd/2"};
    for (int i = 0; i < PRINTS; i++) {
        const int fd = open(path[i], O_RDONLY);
        const ssize_t length = fd < 0 ? -1 : pread(fd, print[i].bytes, MOST_BYTES, 0);
        if (length < 0) give_up("standard output and error must be files");
        close(fd);
        print[i].length = (size_t)length;
        if (has_times) drop_times(&print[i]);
    }
}

static bool is_same(int i)
{
    return now[i].length == undisturbed.print[i].length &&
           !memcmp(now[i].bytes, undisturbed.print[i].bytes, now[i].length);
}

static bool mentions(const char *bytes, size_t length, const char *word)
{
    return memmem(bytes, length, word, strlen(word)) != NULL;
}

/* Is every whole line on stdout one of the undisturbed run, in its order, or does it say "error"? */
static bool promises_kept(void)
{
    const struct print *whole = &undisturbed.print[OUT];
    const char *at = whole->bytes, *end = at + whole->length;
    const char *line = now[OUT].bytes, *last = line + now[OUT].length;
    for (const char *newline; (newline = memchr(line, '\n', (size_t)(last - line)));
         line = newline + 1) {
        const size_t length = (size_t)(newline + 1 - line);
        if (mentions(line, length, "error") || mentions(line, length, "memory")) continue;
        const char *found = memmem(at, (size_t)(end - at), line, length);
        while (found && found > whole->bytes && found[-1] != '\n')
            found = memmem(found + 1, (size_t)(end - found - 1), line, length);
        if (!found) return false;
        at = found + length;
    }
    return true;
}

/* ---- findings ---- */

static struct finding {
    char text[64];
    int frames;
    long frame[SHOWN_FRAMES];
    bool from_there_on;
    long first, count;
} finding[MOST_FINDINGS];
static int findings;
static long failures, finding_count;
static int report = -1;

static void note(const char *text, long call)
{
    int i = 0;
    finding_count++;
    while (i < findings &&
           (strcmp(finding[i].text, text) || finding[i].frames != told->frames ||
            memcmp(finding[i].frame, told->frame, (size_t)told->frames * sizeof *told->frame)))
        i++;
    if (i == findings && findings < MOST_FINDINGS) {
        struct finding *f = &finding[findings++];
        *f = (struct finding){.frames = told->frames, .from_there_on = from_there_on, .first = call};
        snprintf(f->text, sizeof f->text, "%s", text);
        memcpy(f->frame, told->frame, sizeof f->frame);
    }
    if (i < findings) finding[i].count++;
}

/* NULL: good. */
static const char *judge(int status)
{
    static char text[64];
    if (WIFSIGNALED(status)) {
        if (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL) return "does not end";
        if (WTERMSIG(status) == SIGXFSZ) return "prints without end";
        snprintf(text, sizeof text, "dies of signal %d", WTERMSIG(status));
        return text;
    }
    const int code = WEXITSTATUS(status);
    read_prints(now);
    if (code == undisturbed.status && is_same(OUT) && is_same(ERR)) {
    } else if (code < STATUS_ERROR || (code > STATUS_ERROR && code != undisturbed.status)) {
        snprintf(text, sizeof text, "status %d, %s", code,
                 is_same(OUT) ? "other messages" : "other output");
        return text;
    } else if (!mentions(now[ERR].bytes, now[ERR].length, "memory")) {
        return "an error status, and no sentence about memory";
    } else if (!promises_kept()) {
        return "an error status, and other output";
    }
    if (!told->ended) return "ends without returning from main()";
    if (told->live <= undisturbed.live) return NULL;
    snprintf(text, sizeof text, "loses %ld blocks", told->live - undisturbed.live);
    return text;
}

static void print_findings(void)
{
    for (int i = 0; i < findings; i++) {
        dprintf(report, "finding\t%s:%ld\t%ld\t%s\t", finding[i].from_there_on ? "from" : "once",
                finding[i].first, finding[i].count, finding[i].text);
        for (int k = 0; k < finding[i].frames; k++) dprintf(report, "%#lx ", finding[i].frame[k]);
        dprintf(report, "\n");
    }
    dprintf(report, "failures\t%ld\t%ld\n", failures, finding_count);
    findings = 0;
    failures = finding_count = 0;
}

/* ---- runs ---- */

/* Where all files stand, so that a child's reading and writing can be taken back. */
struct places {
    off_t at[MOST_FILES];
};

static struct places note_places(void)
{
    struct places p;
    for (int fd = 0; fd < MOST_FILES; fd++) p.at[fd] = lseek(fd, 0, SEEK_CUR);
    return p;
}

static void go_back(const struct places *p)
{
    for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
        if (ftruncate(fd, p->at[fd])) give_up("standard output and error must be files");
    for (int fd = 0; fd < MOST_FILES; fd++)
        if (p->at[fd] >= 0) lseek(fd, p->at[fd], SEEK_SET);
}

/* Returns in the child, which is to run on; in the parent when the child has ended, with its status. */
static bool run_child(int *status)
{
    *told = (struct told){.calls_before_threads = -1};
    const pid_t child = _Fork();
    if (child < 0) give_up("fork");
    if (!child) {
        setrlimit(RLIMIT_CPU, &(struct rlimit){CPU_SECONDS, CPU_SECONDS + 1});
        setrlimit(RLIMIT_FSIZE, &(struct rlimit){MOST_BYTES, MOST_BYTES});
        setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
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
        failures++;
        const char *wrong = judge(status);
        if (wrong) note(wrong, call);
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
    undisturbed.live = told->live;
    read_prints(undisturbed.print);
    go_back(&start);
    const char *sample = getenv("FAULTS_SAMPLE");
    if (sample && atol(sample) > 0 && all > atol(sample)) sample_step = all / atol(sample);
    dprintf(report, "allocations\t%ld\n", all);

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
    const char *faults = getenv("FAULTS"), *path = getenv("FAULTS_REPORT");
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
        report = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
        if (told == MAP_FAILED || report < 0) give_up("FAULTS_REPORT");
        report = fcntl(report, F_DUPFD_CLOEXEC, MOST_FILES);
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
