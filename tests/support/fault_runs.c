/* SPDX-License-Identifier: MIT */
/* fault_runs.c - see fault_runs.h */
#define _GNU_SOURCE
#include "support/fault_runs.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST_FINDINGS = 512 };

void give_up(const char *what)
{
    dprintf(STDERR_FILENO, "cannot try faults: %s: %s\n", what, strerror(errno));
    _exit(STATUS_ERROR);
}

/* ---- what a run printed ---- */

struct outcome undisturbed, disturbed;
bool has_times;

/* Numbers and blanks say how long something took.  Returns the length without them. */
static size_t drop_times(char *bytes, size_t length)
{
    size_t kept = 0;
    for (size_t i = 0; i < length; i++)
        if (!strchr("0123456789. ", bytes[i])) bytes[kept++] = bytes[i];
    return kept;
}

/* All that was written so far; the program cannot read it through its own descriptors. */
void read_prints(struct outcome *outcome)
{
    static const char *const path[PRINTS] = {"/proc/self/fd/1", "/proc/self/fd/2"};
    for (int i = 0; i < PRINTS; i++) {
        struct print *print = &outcome->print[i];
        const int fd = open(path[i], O_RDONLY);
        const ssize_t length = fd < 0 ? -1 : pread(fd, print->bytes, MOST_BYTES, 0);
        if (length < 0) give_up("standard output and error must be files");
        close(fd);
        print->length = (size_t)length;
        if (has_times) print->length = drop_times(print->bytes, print->length);
    }
}

bool is_same(int print)
{
    const struct print *a = &disturbed.print[print], *b = &undisturbed.print[print];
    return a->length == b->length && !memcmp(a->bytes, b->bytes, a->length);
}

static bool has(const char *bytes, size_t length, const char *word)
{
    char wanted[64];
    size_t wanted_length = (size_t)snprintf(wanted, sizeof wanted, "%s", word);
    if (has_times) wanted_length = drop_times(wanted, wanted_length);
    return memmem(bytes, length, wanted, wanted_length) != NULL;
}

bool mentions(int print, const char *word)
{
    return has(disturbed.print[print].bytes, disturbed.print[print].length, word);
}

static bool has_one_of(const char *bytes, size_t length, const char *const *words)
{
    while (*words && !has(bytes, length, *words)) words++;
    return *words != NULL;
}

bool promises_kept(const char *const *words)
{
    const struct print *whole = &undisturbed.print[PRINT_OUT];
    const char *at = whole->bytes, *end = at + whole->length;
    const char *line = disturbed.print[PRINT_OUT].bytes,
               *last = line + disturbed.print[PRINT_OUT].length;
    for (const char *newline; (newline = memchr(line, '\n', (size_t)(last - line)));
         line = newline + 1) {
        const size_t length = (size_t)(newline + 1 - line);
        if (has_one_of(line, length, words)) continue;
        const char *found = memmem(at, (size_t)(end - at), line, length);
        while (found && found > whole->bytes && found[-1] != '\n')
            found = memmem(found + 1, (size_t)(end - found - 1), line, length);
        if (!found) return false;
        at = found + length;
    }
    return true;
}

bool tells_of_error(int code)
{
    return code == STATUS_ERROR || (code > STATUS_ERROR && code == undisturbed.status);
}

const char *death(int status)
{
    static char text[32];
    if (!WIFSIGNALED(status)) return NULL;
    if (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL) return "does not end";
    if (WTERMSIG(status) == SIGXFSZ) return "prints without end";
    snprintf(text, sizeof text, "dies of signal %d", WTERMSIG(status));
    return text;
}

void limit_run(void)
{
    setrlimit(RLIMIT_CPU, &(struct rlimit){CPU_SECONDS, CPU_SECONDS + 1});
    setrlimit(RLIMIT_FSIZE, &(struct rlimit){MOST_BYTES, MOST_BYTES});
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
}

struct places note_places(void)
{
    struct places p;
    for (int fd = 0; fd < MOST_FILES; fd++) p.at[fd] = lseek(fd, 0, SEEK_CUR);
    return p;
}

void go_back(const struct places *p)
{
    for (int fd = STDOUT_FILENO; fd <= STDERR_FILENO; fd++)
        if (ftruncate(fd, p->at[fd])) give_up("standard output and error must be files");
    for (int fd = 0; fd < MOST_FILES; fd++)
        if (p->at[fd] >= 0) lseek(fd, p->at[fd], SEEK_SET);
}

/* ---- findings ---- */

static struct finding {
    char fault[48], group[32], text[80];
    struct calls_before calls;
    long count;
} finding[MOST_FINDINGS];
static int findings;
static long runs, finding_count;
static int report = -1;

void open_report(void)
{
    const char *path = getenv("FAULTS_REPORT");
    report = path ? open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0666) : -1;
    if (report < 0) give_up("FAULTS_REPORT");
    report = fcntl(report, F_DUPFD_CLOEXEC, MOST_FILES);
}

static bool is_alike(const struct finding *f, const char *group, const char *wrong,
                     const struct calls_before *calls)
{
    return !strcmp(f->text, wrong) && !strcmp(f->group, group) && f->calls.frames == calls->frames &&
           !memcmp(f->calls.frame, calls->frame, (size_t)calls->frames * sizeof *calls->frame);
}

void count_run(const char *fault, const char *group, const char *wrong, const struct calls_before *calls)
{
    int i = 0;
    runs++;
    if (!wrong) return;
    finding_count++;
    while (i < findings && !is_alike(&finding[i], group, wrong, calls)) i++;
    if (i == findings && findings < MOST_FINDINGS) {
        struct finding *f = &finding[findings++];
        *f = (struct finding){.calls = *calls};
        snprintf(f->fault, sizeof f->fault, "%s", fault);
        snprintf(f->group, sizeof f->group, "%s", group);
        snprintf(f->text, sizeof f->text, "%s", wrong);
    }
    if (i < findings) finding[i].count++;
}

void print_findings(void)
{
    for (int i = 0; i < findings; i++) {
        const struct finding *f = &finding[i];
        print_report("finding\t%s\t%ld\t%s\t", f->fault, f->count, f->text);
        for (int k = 0; k < f->calls.frames; k++) print_report("%#lx ", f->calls.frame[k]);
        print_report("\n");
    }
    print_report("faults\t%ld\t%ld\n", runs, finding_count);
    findings = 0;
    runs = finding_count = 0;
}

void print_report(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vdprintf(report, format, arguments);
    va_end(arguments);
}
