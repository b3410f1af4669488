/* SPDX-License-Identifier: MIT */
/* io_faults.c - io_faults all|FAULT PROGRAM [ARGUMENT...]: runs a program once for each fault of its input and output, and for
   signals at its system calls, and judges what comes of it.  For scripts/io-faults.

   Disturbed without a loss (short reads and writes, EINTR, a closed stderr): the output and the status are the same.
   Where something is lost (an error, a full disk, damaged input): the same, or status 2 (or the undisturbed one's, if that is
   higher) with a sentence on stderr that gives the reason, and no line on stdout that the undisturbed run has not.
   A signal: the same, or status 130 and whole lines, each one of the undisturbed run.
   A file that is written by option is complete, or it is not there.

   Standard input, output and error must be files.  Environment, for "all": FAULTS_REPORT, FAULTS_SAMPLE (about how many
   faults to choose; 0: all) and FAULTS_TIMES as for fail_allocations.c; FAULTS_FILE, a file that the program writes; FAULTS_TREE, if it draws a tree;
   FAULTS_DAMAGE, a compressed file that it reads.  A single fault, such as call:7:EIO, is tried without judging.  */
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault_runs.h"
#include "support/traced_run.h"

enum {
    STATUS_INTERRUPTED = 130,
    MOST_DAMAGED = 1 << 14,
    MOST_CALLS = 1 << 22,
    TRAIL = 5 /* bytes of garbage */
};

static struct trace trace, calm; /* of the last run, of the undisturbed one */

/* ---- faults and their names ---- */

static const char *const kind_name[FAULT_KINDS] = {
    [FAULT_NONE] = "none",
    [FAULT_OUT_FULL] = "out-full",
    [FAULT_OUT_CLOSED] = "out-closed",
    [FAULT_ERR_CLOSED] = "err-closed",
    [FAULT_IN_CLOSED] = "in-closed",
    [FAULT_PIPE] = "pipe",
    [FAULT_PIPE_IGNORED] = "pipe-ignored",
    [FAULT_FILE_LIMIT] = "file-limit",
    [FAULT_CUT] = "cut",
    [FAULT_FLIP] = "flip",
    [FAULT_TRAIL] = "trail",
    [FAULT_DISK] = "disk",
    [FAULT_SHORT_READS] = "short-reads",
    [FAULT_SHORT_WRITES] = "short-writes",
    [FAULT_INTERRUPTED] = "interrupted",
    [FAULT_CALL] = "call",
    [FAULT_SIGNAL] = "signal",
};

static const struct {
    const char *name;
    int value;
} values[] = {{"EIO", EIO},    {"ENOSPC", ENOSPC}, {"EINTR", EINTR}, {"EMFILE", EMFILE},
              {"INT", SIGINT}, {"TERM", SIGTERM},  {"HUP", SIGHUP}};
enum { VALUES = sizeof values / sizeof *values, FIRST_SIGNAL = 4 };

static bool has_value(enum fault_kind kind) { return kind == FAULT_CALL || kind == FAULT_SIGNAL; }

static const char *value_name(const struct fault *f)
{
    const int begin = f->kind == FAULT_SIGNAL ? FIRST_SIGNAL : 0;
    for (int i = begin; i < VALUES; i++)
        if (values[i].value == f->value) return values[i].name;
    return "?";
}

static void name_fault(const struct fault *f, char *text, size_t room)
{
    if (has_value(f->kind)) snprintf(text, room, "%s:%ld:%s", kind_name[f->kind], f->at, value_name(f));
    else snprintf(text, room, "%s:%ld", kind_name[f->kind], f->at);
}

static bool read_fault(const char *text, struct fault *f)
{
    char word[16] = "", value[16] = "";
    *f = (struct fault){0};
    if (sscanf(text, "%15[a-z-]:%ld:%15s", word, &f->at, value) < 1) return false;
    while (f->kind < FAULT_KINDS && strcmp(kind_name[f->kind], word)) f->kind++;
    for (int i = 0; i < VALUES; i++)
        if (!strcmp(values[i].name, value)) f->value = values[i].value;
    return f->kind < FAULT_KINDS;
}

/* ---- files that a run reads and writes ---- */

/* What stands in the file that the program writes by option. */
struct written_file {
    ssize_t length; /* -1: no such file */
    char bytes[MOST_BYTES];
};
static struct written_file file_undisturbed, file_now;

static void read_written(struct written_file *file)
{
    const char *path = getenv("FAULTS_FILE");
    const int fd = path && *path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    file->length = fd < 0 ? -1 : read(fd, file->bytes, sizeof file->bytes);
    if (fd >= 0) close(fd);
}

static void remove_written(void)
{
    const char *path = getenv("FAULTS_FILE");
    if (path && *path) unlink(path);
}

static bool same_file(void)
{
    return file_now.length == file_undisturbed.length &&
           (file_now.length < 0 ||
            !memcmp(file_now.bytes, file_undisturbed.bytes, (size_t)file_now.length));
}

static bool file_is_whole(void) { return file_now.length < 0 || same_file(); }

/* The compressed file that it reads, before it is damaged. */
static unsigned char compressed[MOST_DAMAGED];
static size_t compressed_length;

static bool damages(enum fault_kind kind)
{
    return kind == FAULT_CUT || kind == FAULT_FLIP || kind == FAULT_TRAIL;
}

static void read_compressed(void)
{
    const char *path = getenv("FAULTS_DAMAGE");
    const int fd = path && *path ? open(path, O_RDONLY | O_CLOEXEC) : -1;
    if (fd < 0) return;
    const ssize_t length = read(fd, compressed, sizeof compressed);
    if (length > 0) compressed_length = (size_t)length;
    close(fd);
}

/* Writes the compressed file with this damage; FAULT_NONE: as it was. */
static void write_compressed(const struct fault *f)
{
    static unsigned char damaged[MOST_DAMAGED + TRAIL];
    size_t length = compressed_length;
    if (!length) return;
    memcpy(damaged, compressed, length);
    memset(damaged + length, 'x', TRAIL);
    if (f->kind == FAULT_CUT) length = (size_t)f->at;
    if (f->kind == FAULT_FLIP) damaged[f->at / 8] ^= (unsigned char)(1 << f->at % 8);
    if (f->kind == FAULT_TRAIL) length += (size_t)f->at;
    const int fd = open(getenv("FAULTS_DAMAGE"), O_WRONLY | O_TRUNC | O_CLOEXEC);
    if (fd < 0 || write(fd, damaged, length) != (ssize_t)length) give_up("FAULTS_DAMAGE");
    close(fd);
}

/* ---- judging: each returns NULL or what is wrong ---- */

static const char converter_failed[] = "rsvg-convert failed";

static const char *same_or(int code, bool with_messages)
{
    static char text[64];
    if (code == undisturbed.status && is_same(PRINT_OUT) && (!with_messages || is_same(PRINT_ERR)) &&
        same_file())
        return NULL;
    snprintf(text, sizeof text, "status %d, %s", code,
             !is_same(PRINT_OUT)  ? "other output"
             : !same_file()       ? "another file"
             : is_same(PRINT_ERR) ? "otherwise the same"
                                  : "other messages");
    return text;
}

/* The base name of the damaged file. */
static const char *damaged_name(void)
{
    const char *path = getenv("FAULTS_DAMAGE"), *slash = path ? strrchr(path, '/') : NULL;
    return slash ? slash + 1 : path;
}

static const char *reason(const struct fault *f)
{
    switch (f->kind) {
    case FAULT_OUT_FULL:
    case FAULT_DISK: return strerror(ENOSPC);
    case FAULT_OUT_CLOSED:
    case FAULT_IN_CLOSED: return strerror(EBADF);
    case FAULT_PIPE:
    case FAULT_PIPE_IGNORED: return strerror(EPIPE);
    case FAULT_FILE_LIMIT: return strerror(EFBIG);
    case FAULT_CALL: return strerror(f->value);
    default: return damaged_name();
    }
}

/* Something was lost: it must be said.  Damage may be noticed after wrong lines have been printed. */
static const char *judge_loss(const struct fault *f, int code)
{
    static const char *const lost[] = {"error", "cannot", NULL};
    const char *other = same_or(code, true);
    if (!other) return NULL;
    if (!tells_of_error(code)) return other;
    if (!mentions(PRINT_ERR, reason(f)) && !mentions(PRINT_ERR, converter_failed))
        return "an error status, and no sentence with the reason";
    if (!damages(f->kind) && !promises_kept(lost)) return "an error status, and other output";
    return file_is_whole() ? NULL : "an error status, and a part of the file";
}

static bool ends_in_newline(const struct print *p)
{
    return p->length == 0 || has_times || p->bytes[p->length - 1] == '\n';
}

static const char *judge_signal(int code)
{
    /* an engine that is interrupted may show another one of several solutions */
    static const char *const ended[] = {"stopped", "at least",          "unknown",
                                        "UNKNOWN", "several solutions", NULL};
    const char *other = same_or(code, true);
    if (!other) return NULL;
    if (code != STATUS_INTERRUPTED) return other;
    if (!file_is_whole()) return "interrupted, and a part of the file";
    if (is_same(PRINT_OUT)) return NULL;
    if (!ends_in_newline(&undisturbed.print[PRINT_OUT]))
        return disturbed.print[PRINT_OUT].length ? "interrupted, and a part of the output" : NULL;
    if (!ends_in_newline(&disturbed.print[PRINT_OUT])) return "interrupted, and a cut line";
    if (getenv("FAULTS_TREE")) return NULL; /* the tree so far, which is drawn differently */
    return promises_kept(ended) ? NULL : "interrupted, and other output";
}

/* Is it a call that writes to stderr?  What a message loses cannot be said. */
static bool loses_message(const struct fault *f)
{
    return f->kind == FAULT_ERR_CLOSED ||
           (f->kind == FAULT_CALL && calm.io[f->at - 1].kind == IO_WRITE &&
            calm.io[f->at - 1].file == STDERR_FILENO);
}

/* librsvg cannot read pieces of a byte each, if they come slowly. */
static bool must_be_same(const struct fault *f)
{
    if (f->kind == FAULT_SHORT_WRITES && mentions(PRINT_ERR, converter_failed)) return false;
    return f->kind == FAULT_SHORT_READS || f->kind == FAULT_SHORT_WRITES ||
           f->kind == FAULT_INTERRUPTED || (f->kind == FAULT_CALL && f->value == EINTR);
}

static const char *judge(const struct fault *f)
{
    if (trace.endless) return "does not end";
    if (WIFSIGNALED(trace.status) && WTERMSIG(trace.status) == SIGPIPE && f->kind == FAULT_PIPE)
        return undisturbed.print[PRINT_OUT].length ? NULL : "dies of SIGPIPE, and prints nothing else";
    if (death(trace.status)) return death(trace.status);
    read_prints(&disturbed);
    read_written(&file_now);
    const int code = WEXITSTATUS(trace.status);
    if (must_be_same(f)) return same_or(code, true);
    if (loses_message(f)) return same_or(code, false);
    return f->kind == FAULT_SIGNAL ? judge_signal(code) : judge_loss(f, code);
}

/* ---- all faults of a run ---- */

static char **words;
static struct places start;

static void run(const struct fault *f, long most_calls)
{
    go_back(&start);
    remove_written();
    if (damages(f->kind)) write_compressed(f);
    if (!traced_run(words, f, most_calls, &trace)) give_up("ptrace");
    if (damages(f->kind)) write_compressed(&(struct fault){FAULT_NONE, 0, 0});
}

static void try_fault(const struct fault *f)
{
    static const struct calls_before none;
    char name[48];
    name_fault(f, name, sizeof name);
    run(f, 64 * calm.calls + MOST_CALLS);
    count_run(name, kind_name[f->kind], judge(f), &none);
}

static unsigned seed; /* of the command, so that each has other faults in a sample */
static long sample;

enum { FILE_FAULTS = 17 };
static bool fault_of_files(long number, struct fault *f)
{
    const long out = (long)undisturbed.print[PRINT_OUT].length;
    const long one = sample ? 1 + calm.written / 200 : 1; /* a call for each byte takes long */
    const struct fault all[FILE_FAULTS] = {
        {FAULT_OUT_FULL, 0, 0},
        {FAULT_SHORT_WRITES, one, 0},
        {FAULT_OUT_CLOSED, 0, 0},
        {FAULT_SHORT_READS, sample ? 7 : 1, 0},
        {FAULT_INTERRUPTED, 0, 0},
        {FAULT_PIPE, 0, 0},
        {FAULT_ERR_CLOSED, 0, 0},
        {FAULT_DISK, calm.written / 2, 0},
        {FAULT_PIPE_IGNORED, 0, 0},
        {FAULT_IN_CLOSED, 0, 0},
        {FAULT_SHORT_WRITES, 1000, 0},
        {FAULT_SHORT_READS, 5, 0},
        {FAULT_DISK, 0, 0},
        {FAULT_DISK, calm.written - 1, 0},
        {FAULT_SHORT_WRITES, 3 * one, 0},
        {FAULT_SHORT_READS, 100, 0},
        {FAULT_FILE_LIMIT, out - 1, 0},
    };
    *f = all[number];
    if (f->kind == FAULT_DISK) return calm.written > 0 && f->at >= 0;
    /* what is said about it needs room, too */
    return f->kind != FAULT_FILE_LIMIT || (out > 1000 && undisturbed.print[PRINT_ERR].length < 500);
}

static bool fault_of_calls(long number, struct fault *f)
{
    static const int errors[][2] = {
        [IO_READ] = {EIO, EINTR}, [IO_WRITE] = {EIO, EINTR}, [IO_OPEN] = {EMFILE, EINTR},
        [IO_CLOSE] = {EIO},       [IO_RENAME] = {ENOSPC},    [IO_WAIT] = {EINTR},
    };
    if (number / 2 >= calm.io_calls || number / 2 >= MOST_IO_CALLS) return false;
    const enum io_kind kind = calm.io[number / 2].kind;
    *f = (struct fault){FAULT_CALL, number / 2 + 1, errors[kind][number % 2]};
    if (sample && kind != IO_READ && kind != IO_WRITE) return false; /* these are the most important */
    return f->value != 0;
}

static bool fault_of_signals(long number, struct fault *f)
{
    static const int signals[] = {SIGINT, SIGTERM, SIGHUP};
    *f = (struct fault){FAULT_SIGNAL, number + 1, signals[number % 3]};
    return number < calm.calls;
}

static bool fault_of_damage(long number, struct fault *f)
{
    const long bits = 8 * (long)compressed_length;
    if (number < bits) *f = (struct fault){FAULT_FLIP, number, 0};
    else if (number < bits + (long)compressed_length)
        *f = (struct fault){FAULT_CUT, number - bits, 0}; /* an empty file is not damaged */
    else *f = (struct fault){FAULT_TRAIL, TRAIL, 0};
    return compressed_length > 0 && number != bits && number <= bits + (long)compressed_length;
}

/* A fault of a family by its number; false: there is no such fault. */
typedef bool family(long number, struct fault *);

enum { FAMILIES = 3 };

/* Tries all faults of a family, or about so many of them. */
static void try_family(family *fault_of, long count, long wanted)
{
    struct fault f;
    const long step = wanted ? count / (wanted + 1) + 1 : 1;
    /* the remainder by FAMILIES has chosen the family */
    for (long i = (long)(seed / FAMILIES % (unsigned long)step); i < count; i += step) {
        while (i < count && !fault_of(i, &f)) i++;
        if (i < count) try_fault(&f);
    }
}

/* The families share a sample, and take turns at what cannot be divided. */
static void try_families(void)
{
    const struct {
        family *fault_of;
        long count;
    } all[FAMILIES] = {{fault_of_files, FILE_FAULTS},
                       {fault_of_calls, 2 * calm.io_calls},
                       {fault_of_signals, calm.calls}};
    for (unsigned i = 0; i < FAMILIES; i++) {
        const long part = (sample + (long)((seed + i) % FAMILIES)) / FAMILIES;
        if (!sample || part) try_family(all[i].fault_of, all[i].count, sample ? part : 0);
    }
    try_family(fault_of_damage, 9 * (long)compressed_length + 1, sample);
}

static void try_all(void)
{
    const struct fault none = {FAULT_NONE, 0, 0};
    run(&none, MOST_CALLS);
    calm = trace;
    if (trace.endless || !WIFEXITED(trace.status)) give_up("the undisturbed run did not end by itself");
    undisturbed.status = WEXITSTATUS(trace.status);
    read_prints(&undisturbed);
    read_written(&file_undisturbed);
    print_report("calls\t%ld\n", calm.calls);
    try_families();
    print_findings();
}

int main(int argc, char **argv)
{
    struct fault f;
    if (argc < 3 || (strcmp(argv[1], "all") != 0 && !read_fault(argv[1], &f))) {
        fprintf(stderr, "usage: io_faults all|FAULT PROGRAM [ARGUMENT...]\n");
        return STATUS_ERROR;
    }
    words = argv + 2;
    read_compressed();
    if (strcmp(argv[1], "all") != 0) {
        if (damages(f.kind)) write_compressed(&f);
        if (!traced_run(words, &f, MOST_CALLS, &trace)) give_up("ptrace");
        return WIFEXITED(trace.status) ? WEXITSTATUS(trace.status) : 128 + WTERMSIG(trace.status);
    }
    has_times = getenv("FAULTS_TIMES") && *getenv("FAULTS_TIMES");
    sample = getenv("FAULTS_SAMPLE") ? atol(getenv("FAULTS_SAMPLE")) : 0;
    for (char **word = words; *word; word++)
        for (const char *c = strrchr(*word, '/') ? strrchr(*word, '/') : *word; *c; c++)
            seed = 31 * seed + (unsigned char)*c;
    open_report();
    start = note_places();
    try_all();
    return 0;
}
