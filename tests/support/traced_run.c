/* SPDX-License-Identifier: MIT */
/* traced_run.c - see traced_run.h

   Each system call of the program stops it twice, when it enters the kernel and when it leaves it:

       enters   the call is counted; it may get a smaller length, or become call -1, which does nothing
       leaves   the result may be replaced by an error, and the length gets its old value again

   Calls count from the program's entry point on, after the loader: a breakpoint there tells when.  */
#define _GNU_SOURCE
#include "support/traced_run.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <linux/ptrace.h> /* after <sys/ptrace.h> */
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <sys/user.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/fault_runs.h"

enum { MOST_THREADS = 64, LENGTH_ARGUMENT = 2 };

/* ---- the processor ---- */

#if defined __x86_64__

typedef struct user_regs_struct registers;
static const long breakpoint = 0xcc, breakpoint_bits = 0xff;
static void set_result(registers *r, long result) { r->rax = (unsigned long long)result; }
static void set_length(registers *r, unsigned long long length) { r->rdx = length; }
static void step_back(registers *r) { r->rip--; }
static void skip_call(pid_t thread, registers *r)
{
    (void)thread;
    r->orig_rax = (unsigned long long)-1;
}

#elif defined __aarch64__

typedef struct user_regs_struct registers;
static const long breakpoint = 0xd4200000, breakpoint_bits = 0xffffffff;
static void set_result(registers *r, long result) { r->regs[0] = (unsigned long long)result; }
static void set_length(registers *r, unsigned long long length) { r->regs[2] = length; }
static void step_back(registers *r) { (void)r; }
static void skip_call(pid_t thread, registers *r)
{
    int none = -1;
    struct iovec part = {&none, sizeof none};
    (void)r;
    ptrace(PTRACE_SETREGSET, thread, (void *)NT_ARM_SYSTEM_CALL, &part);
}

#else
#error "traced_run.c knows x86-64 and aarch64 only"
#endif

static registers get_registers(pid_t thread)
{
    registers r = {0};
    struct iovec part = {&r, sizeof r};
    ptrace(PTRACE_GETREGSET, thread, (void *)NT_PRSTATUS, &part);
    return r;
}

static void put_registers(pid_t thread, registers *r)
{
    struct iovec part = {r, sizeof *r};
    ptrace(PTRACE_SETREGSET, thread, (void *)NT_PRSTATUS, &part);
}

/* ---- the program's beginning ---- */

static void become(int file, const char *path, int flags)
{
    const int opened = open(path, flags);
    dup2(opened, file);
    close(opened);
}

static void lose_reader(void)
{
    int ends[2];
    if (pipe(ends)) return;
    close(ends[0]);
    dup2(ends[1], STDOUT_FILENO);
    close(ends[1]);
}

_Noreturn static void begin_program(char **words, const struct fault *fault)
{
    limit_run();
    signal(SIGINT, SIG_DFL);
    signal(SIGTERM, SIG_DFL);
    signal(SIGHUP, SIG_DFL);
    signal(SIGPIPE, fault->kind == FAULT_PIPE_IGNORED ? SIG_IGN : SIG_DFL);
    if (fault->kind == FAULT_OUT_FULL) become(STDOUT_FILENO, "/dev/full", O_WRONLY);
    if (fault->kind == FAULT_OUT_CLOSED) close(STDOUT_FILENO);
    if (fault->kind == FAULT_ERR_CLOSED) close(STDERR_FILENO);
    if (fault->kind == FAULT_IN_CLOSED) close(STDIN_FILENO);
    if (fault->kind == FAULT_PIPE || fault->kind == FAULT_PIPE_IGNORED) lose_reader();
    if (fault->kind == FAULT_FILE_LIMIT) {
        signal(SIGXFSZ, SIG_IGN);
        setrlimit(RLIMIT_FSIZE, &(struct rlimit){(rlim_t)fault->at, (rlim_t)fault->at});
    }
    if (ptrace(PTRACE_TRACEME, 0, NULL, NULL)) _exit(127);
    execv(words[0], words);
    _exit(127);
}

/* 0: there is none. */
static unsigned long entry_point(pid_t program)
{
    char path[32];
    unsigned long pair[2], entry = 0;
    snprintf(path, sizeof path, "/proc/%d/auxv", (int)program);
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    while (fd >= 0 && read(fd, pair, sizeof pair) == sizeof pair && pair[0] != AT_NULL)
        if (pair[0] == AT_ENTRY) entry = pair[1];
    close(fd);
    return entry;
}

/* From the stop after execve() to the entry point. */
static bool pass_loader(pid_t program)
{
    int status;
    const unsigned long entry = entry_point(program);
    const long word = ptrace(PTRACE_PEEKTEXT, program, (void *)entry, NULL);
    ptrace(PTRACE_POKETEXT, program, (void *)entry, (void *)((word & ~breakpoint_bits) | breakpoint));
    ptrace(PTRACE_CONT, program, NULL, NULL);
    if (waitpid(program, &status, 0) != program || !WIFSTOPPED(status) || WSTOPSIG(status) != SIGTRAP)
        return false;
    ptrace(PTRACE_POKETEXT, program, (void *)entry, (void *)word);
    registers r = get_registers(program);
    step_back(&r);
    put_registers(program, &r);
    return true;
}

/* ---- system calls ---- */

static const struct {
    unsigned long number;
    enum io_kind kind;
} io_calls[] = {
    {SYS_read, IO_READ},    {SYS_pread64, IO_READ},  {SYS_write, IO_WRITE}, {SYS_pwrite64, IO_WRITE},
    {SYS_writev, IO_WRITE}, {SYS_openat, IO_OPEN},   {SYS_close, IO_CLOSE}, {SYS_renameat2, IO_RENAME},
    {SYS_wait4, IO_WAIT},   {SYS_ppoll, IO_WAIT},
#if defined __x86_64__
    {SYS_poll, IO_WAIT},    {SYS_rename, IO_RENAME},
#endif
};

static enum io_kind io_kind(unsigned long number)
{
    for (size_t i = 0; i < sizeof io_calls / sizeof *io_calls; i++)
        if (io_calls[i].number == number) return io_calls[i].kind;
    return IO_NONE;
}

struct thread {
    pid_t id;
    int wrong;                 /* errno that the call is to have, or 0 */
    unsigned long long length; /* to put back, or 0 */
    bool counts;               /* what it writes counts */
    bool was_interrupted;      /* its last call was */
};
struct tracing {
    pid_t program;
    const struct fault *fault;
    struct trace *trace;
    long calls; /* all */
    bool catching;
    struct thread thread[MOST_THREADS];
};

static struct thread *thread_of(struct tracing *t, pid_t id, bool *is_new)
{
    struct thread *free_place = NULL;
    *is_new = false;
    for (int i = 0; i < MOST_THREADS; i++) {
        if (t->thread[i].id == id) return &t->thread[i];
        if (!t->thread[i].id && !free_place) free_place = &t->thread[i];
    }
    if (!free_place) give_up("too many threads");
    *is_new = true;
    *free_place = (struct thread){.id = id};
    return free_place;
}

/* The errno that this call is to fail with; 0: none. */
static int chosen_error(struct tracing *t, struct thread *thread, enum io_kind kind, int file,
                        unsigned long long length)
{
    const struct fault *fault = t->fault;
    const bool again = thread->was_interrupted;
    thread->was_interrupted = false;
    if (fault->kind == FAULT_CALL && t->trace->io_calls == fault->at) return fault->value;
    if (fault->kind == FAULT_DISK && kind == IO_WRITE && file != STDERR_FILENO && length &&
        t->trace->written >= fault->at)
        return ENOSPC;
    if (fault->kind != FAULT_INTERRUPTED || again || kind == IO_CLOSE || kind == IO_RENAME) return 0;
    thread->was_interrupted = true;
    return EINTR;
}

/* The length that a call is to have instead of its own. */
static unsigned long long chosen_length(const struct tracing *t, enum io_kind kind, int file,
                                        unsigned long long length)
{
    const struct fault *fault = t->fault;
    unsigned long long most = length;
    if ((fault->kind == FAULT_SHORT_READS && kind == IO_READ) ||
        (fault->kind == FAULT_SHORT_WRITES && kind == IO_WRITE))
        most = (unsigned long long)fault->at;
    if (fault->kind == FAULT_DISK && kind == IO_WRITE && file != STDERR_FILENO)
        most = (unsigned long long)(fault->at - t->trace->written);
    return most < length ? most : length;
}

static void enter_io(struct tracing *t, struct thread *thread, enum io_kind kind,
                     const struct ptrace_syscall_info *call)
{
    const int file = (int)call->entry.args[0];
    const bool has_length = (kind == IO_READ || kind == IO_WRITE) && call->entry.nr != SYS_writev;
    const unsigned long long length = call->entry.args[LENGTH_ARGUMENT];
    if (t->trace->io_calls < MOST_IO_CALLS) {
        t->trace->io[t->trace->io_calls].kind = kind;
        t->trace->io[t->trace->io_calls].file = file;
    }
    t->trace->io_calls++;
    thread->counts = kind == IO_WRITE && file != STDERR_FILENO;
    thread->wrong = chosen_error(t, thread, kind, file, length);
    registers r = get_registers(thread->id);
    if (thread->wrong && kind != IO_CLOSE) { /* close() closes, whatever it returns */
        skip_call(thread->id, &r);
        put_registers(thread->id, &r);
    } else if (has_length && chosen_length(t, kind, file, length) < length) {
        set_length(&r, chosen_length(t, kind, file, length));
        thread->length = length;
        put_registers(thread->id, &r);
    }
}

static void enter_call(struct tracing *t, struct thread *thread, const struct ptrace_syscall_info *call)
{
    const enum io_kind kind = io_kind(call->entry.nr);
    t->calls++;
    if (t->catching) t->trace->calls++;
    if (call->entry.nr == SYS_rt_sigaction && call->entry.args[0] == SIGHUP && call->entry.args[1])
        t->catching = true;
    if (t->catching && t->fault->kind == FAULT_SIGNAL && t->trace->calls == t->fault->at)
        kill(t->program, t->fault->value);
    thread->counts = false;
    if (kind) enter_io(t, thread, kind, call);
}

static void leave_call(struct tracing *t, struct thread *thread, const struct ptrace_syscall_info *call)
{
    registers r = get_registers(thread->id);
    if (thread->counts && !thread->wrong && call->exit.rval > 0) t->trace->written += call->exit.rval;
    if (thread->wrong) set_result(&r, -thread->wrong);
    if (thread->length) set_length(&r, thread->length);
    if (thread->wrong || thread->length) put_registers(thread->id, &r);
    thread->wrong = 0;
    thread->length = 0;
}

static void pass_call(struct tracing *t, struct thread *thread)
{
    struct ptrace_syscall_info call;
    if (ptrace(PTRACE_GET_SYSCALL_INFO, thread->id, sizeof call, &call) <= 0) return;
    if (call.op == PTRACE_SYSCALL_INFO_ENTRY) enter_call(t, thread, &call);
    else if (call.op == PTRACE_SYSCALL_INFO_EXIT) leave_call(t, thread, &call);
}

/* ---- a run ---- */

/* What a stopped thread is to get when it goes on. */
static int signal_to_pass(struct tracing *t, pid_t id, int status)
{
    bool is_new;
    struct thread *thread = thread_of(t, id, &is_new);
    const int stop = WSTOPSIG(status);
    if (stop == (SIGTRAP | 0x80)) pass_call(t, thread);
    if (stop == (SIGTRAP | 0x80) || status >> 16 || (is_new && stop == SIGSTOP)) return 0;
    return stop;
}

/* False: the program has ended. */
static bool go_on(struct tracing *t, long most_calls)
{
    int status;
    bool is_new;
    const pid_t id = waitpid(-1, &status, __WALL);
    if (id < 0) give_up("waitpid");
    if (!WIFSTOPPED(status)) {
        thread_of(t, id, &is_new)->id = 0;
        if (id == t->program) t->trace->status = status;
        return id != t->program;
    }
    const int pass = signal_to_pass(t, id, status);
    if (t->calls > most_calls && !t->trace->endless) {
        t->trace->endless = true;
        kill(t->program, SIGKILL);
    }
    ptrace(PTRACE_SYSCALL, id, NULL, (void *)(intptr_t)pass);
    return true;
}

bool traced_run(char **words, const struct fault *fault, long most_calls, struct trace *trace)
{
    struct tracing t = {.fault = fault, .trace = trace};
    int status;
    memset(trace, 0, offsetof(struct trace, io));
    t.program = fork();
    if (t.program == 0) begin_program(words, fault);
    if (t.program < 0 || waitpid(t.program, &status, 0) != t.program || !WIFSTOPPED(status))
        return false;
    ptrace(PTRACE_SETOPTIONS, t.program, NULL,
           (void *)(PTRACE_O_TRACESYSGOOD | PTRACE_O_TRACECLONE | PTRACE_O_EXITKILL));
    if (!pass_loader(t.program)) return false;
    t.thread[0].id = t.program;
    ptrace(PTRACE_SYSCALL, t.program, NULL, NULL);
    while (go_on(&t, most_calls)) {}
    return true;
}
