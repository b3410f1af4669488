/* SPDX-License-Identifier: MIT */
/* picture_file.c - see picture_file.h

   The converter reads from a pipe and writes directly to the destination, not back to us: so there is no deadlock,
   however large the picture is.  */
#define _XOPEN_SOURCE 700 /* realpath() */
#include "common/picture_file.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "common/files.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"

extern char **environ;

static const char converter[] = "rsvg-convert";

/* Starts the converter between two descriptors.  Returns 0 or an errno. */
static int start_converter(const char *format, int in, int out, int other_end, pid_t *child)
{
    char *const words[] = {(char *)converter, "--unlimited", "--format", (char *)format, NULL};
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    sigset_t broken_pipe;
    sigemptyset(&broken_pipe);
    sigaddset(&broken_pipe, SIGPIPE);
    int wrong = posix_spawn_file_actions_init(&actions);
    if (wrong) return wrong;
    wrong = posix_spawnattr_init(&attributes);
    if (!wrong) {
        posix_spawnattr_setsigdefault(&attributes, &broken_pipe); /* which we ignore meanwhile */
        posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGDEF);
        wrong = posix_spawn_file_actions_adddup2(&actions, in, STDIN_FILENO);
        if (!wrong) wrong = posix_spawn_file_actions_adddup2(&actions, out, STDOUT_FILENO);
        if (!wrong) wrong = posix_spawn_file_actions_addclose(&actions, other_end);
        if (!wrong) wrong = posix_spawnp(child, converter, &actions, &attributes, words, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return wrong;
}

/* Did it end successfully?  After Ctrl-C it may finish what it writes, but must not take long: waiting is interrupted ten times a second. */
static bool wait_for(pid_t child)
{
    enum { MOST_INTERRUPTIONS = 4 };
    int status = 0, interruptions = 0;
    pid_t ended;
    while ((ended = waitpid(child, &status, 0)) < 0 && errno == EINTR)
        if (interrupted() && ++interruptions > MOST_INTERRUPTIONS) kill(child, SIGTERM);
    return ended == child && WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

static bool convert(const char *program, const struct text *svg, const char *format, int out)
{
    int ends[2], wrong;
    pid_t child;
    struct sigaction before;
    const struct sigaction ignore = {.sa_handler = SIG_IGN};
    if (pipe(ends) != 0) {
        message("%s: cannot start %s: %s", program, converter, strerror(errno));
        return false;
    }
    sigaction(SIGPIPE, &ignore, &before);
    wrong = start_converter(format, ends[0], out, ends[1], &child);
    close(ends[0]);
    bool fine = wrong == 0;
    if (wrong == ENOENT)
        message("%s: %s is not installed; it is needed for PNG and PDF, but not for SVG", program,
                converter);
    else if (wrong) message("%s: cannot start %s: %s", program, converter, strerror(wrong));
    else fine = file_write(ends[1], svg->bytes, svg->length) == 0;
    close(ends[1]);
    if (!wrong && (!wait_for(child) || !fine)) {
        if (!interrupted()) message("%s: %s failed", program, converter);
        fine = false;
    }
    sigaction(SIGPIPE, &before, NULL);
    return fine;
}

static bool cannot_write(const char *name, int why)
{
    message("%s: cannot write: %s", name, strerror(why));
    return false;
}

static bool write_to(const char *program, const struct text *svg, enum picture_format format, int out,
                     const char *name)
{
    if (format != PICTURE_SVG) return convert(program, svg, format == PICTURE_PNG ? "png" : "pdf", out);
    const int wrong = file_write(out, svg->bytes, svg->length);
    return !wrong || cannot_write(name, wrong);
}

/* ---- files ---- */

/* Writes to something that is not a regular file, such as a device or a pipe. */
static bool write_straight(const char *program, const struct text *svg, enum picture_format format,
                           const char *name)
{
    const int out = file_open(name, O_WRONLY | O_CLOEXEC);
    if (out < 0) return cannot_write(name, errno);
    const bool fine = write_to(program, svg, format, out, name);
    if (close(out) != 0 && fine) return cannot_write(name, errno);
    return fine;
}

/* The permissions of a new file. */
static mode_t usual_rights(void)
{
    const mode_t mask = umask(0);
    umask(mask);
    return 0666 & ~mask;
}

static const char unfinished[] = ".picture-XXXXXX"; /* a name for mkstemp() */

/* Makes a file next to `path`, and writes its name to `beside`, which has room for the path and `unfinished`.
   Returns the descriptor, or -1 with errno set.  */
static int open_beside(const char *path, char *beside, mode_t rights)
{
    const char *slash = strrchr(path, '/');
    const size_t folder = slash ? (size_t)(slash + 1 - path) : 0;
    int out;
    memcpy(beside, path, folder);
    do {
        memcpy(beside + folder, unfinished, sizeof unfinished);
        out = mkstemp(beside);
    } while (out < 0 && errno == EINTR && !interrupted());
    if (out >= 0) {
        fcntl(out, F_SETFD, FD_CLOEXEC);
        fchmod(out, rights);
    }
    return out;
}

/* The file gets its name when it is complete: if anything fails, an older file is kept. */
static bool replace_file(const char *program, const struct text *svg, enum picture_format format,
                         const char *name, const char *path, mode_t rights)
{
    char *beside = malloc(strlen(path) + sizeof unfinished);
    if (!beside) return cannot_write(name, ENOMEM);
    const int out = open_beside(path, beside, rights);
    bool fine = out >= 0;
    if (!fine) cannot_write(name, errno);
    else {
        fine = write_to(program, svg, format, out, name);
        if (close(out) != 0 && fine) fine = cannot_write(name, errno);
        if (fine && rename(beside, path) != 0) fine = cannot_write(name, errno);
        if (!fine) unlink(beside);
    }
    free(beside);
    return fine;
}

static bool write_file(const char *program, const struct text *svg, enum picture_format format,
                       const char *name)
{
    struct stat there;
    if (stat(name, &there) != 0)
        return errno == ENOENT ? replace_file(program, svg, format, name, name, usual_rights())
                               : cannot_write(name, errno);
    if (!S_ISREG(there.st_mode)) return write_straight(program, svg, format, name);
    if (access(name, W_OK) != 0) return cannot_write(name, errno);
    char *path = realpath(name, NULL); /* a symbolic link is kept */
    if (!path) return cannot_write(name, errno);
    const bool fine = replace_file(program, svg, format, name, path, there.st_mode & 0777);
    free(path);
    return fine;
}

bool picture_write(const char *program, const struct text *svg, enum picture_format format,
                   const char *name)
{
    if (svg->failed) {
        message("%s: out of memory", program);
        return false;
    }
    if (name) return write_file(program, svg, format, name);
    if (format == PICTURE_SVG) {
        output_bytes(NULL, svg->bytes, svg->length);
        return true;
    }
    output_flush(); /* the converter writes after our earlier output */
    return convert(program, svg, format == PICTURE_PNG ? "png" : "pdf", STDOUT_FILENO);
}
