/* SPDX-License-Identifier: MIT */
/* traced_run.h - runs a program with one fault in its input or output, by ptrace(2): whatever makes a system call, also libc
   and zlib, gets the changed result.  Linux on x86-64 and aarch64.  */
#ifndef SUPPORT_TRACED_RUN_H
#define SUPPORT_TRACED_RUN_H

#include <stdbool.h>

enum fault_kind {
    FAULT_NONE,
    /* before the program begins */
    FAULT_OUT_FULL, /* stdout is /dev/full */
    FAULT_OUT_CLOSED,
    FAULT_ERR_CLOSED,
    FAULT_IN_CLOSED,
    FAULT_PIPE,         /* stdout is a pipe without a reader */
    FAULT_PIPE_IGNORED, /* the same, and SIGPIPE is ignored */
    FAULT_FILE_LIMIT,   /* files may have `at` bytes */
    FAULT_CUT,          /* the input has `at` bytes only; the caller sees to it */
    FAULT_FLIP,         /* its bit number `at` is flipped; likewise */
    FAULT_TRAIL,        /* it has `at` more bytes at its end; likewise */
    /* while it runs */
    FAULT_DISK,        /* there is room for `at` bytes */
    FAULT_SHORT_READS, /* of at most `at` bytes */
    FAULT_SHORT_WRITES,
    FAULT_INTERRUPTED, /* each call fails with EINTR before it succeeds */
    FAULT_CALL,        /* input or output call number `at` fails with errno `value` */
    FAULT_SIGNAL,      /* signal `value` comes at system call number `at` */
    FAULT_KINDS
};
struct fault {
    enum fault_kind kind;
    long at;
    int value;
};

/* Calls that read or write, or come with it. */
enum io_kind { IO_NONE, IO_READ, IO_WRITE, IO_OPEN, IO_CLOSE, IO_RENAME, IO_WAIT };
enum { MOST_IO_CALLS = 1 << 14 };
struct trace {
    int status;             /* as waitpid() has it */
    bool endless;           /* ended after MOST_CALLS, or `most_calls`, system calls */
    long calls;             /* after it has caught SIGHUP, which is the last of the signals it catches */
    long io_calls, written; /* `written` not to stderr, in bytes */
    struct {
        enum io_kind kind;
        int file;
    } io[MOST_IO_CALLS];
};

/* Runs the program until it ends, or has made this many system calls.  False with errno: tracing is not allowed here. */
bool traced_run(char **words, const struct fault *, long most_calls, struct trace *);

#endif
