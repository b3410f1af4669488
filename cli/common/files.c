/* SPDX-License-Identifier: MIT */
/* files.c - see files.h */
#include "common/files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/socket.h>
#include <unistd.h>

#include "common/interrupt.h"

enum { LAST_WAIT = 400 }; /* milliseconds that an interrupted program waits for a reader, in all */
enum { NAP = 20 };        /* of them at once */

void files_keep_places(void)
{
    for (int file = STDIN_FILENO; file <= STDERR_FILENO; file++)
        if (fcntl(file, F_GETFD) < 0 && errno == EBADF)
            file_open("/dev/null", file == STDIN_FILENO ? O_WRONLY : O_RDONLY);
}

int file_open(const char *name, int flags)
{
    int file;
    do file = open(name, flags, 0666);
    while (file < 0 && errno == EINTR && !interrupted());
    return file;
}

/* Waits until the file takes bytes.  False: it has been waited long enough. */
static bool is_ready(int file)
{
    static atomic_int waited; /* for all files together */
    struct pollfd ready = {.fd = file, .events = POLLOUT};
    for (;;) {
        const int result = poll(&ready, 1, NAP);
        if (result > 0) return true;
        if (result < 0 && errno != EINTR) return true; /* write() will tell why */
        if (result == 0 && atomic_fetch_add(&waited, NAP) >= LAST_WAIT) return false;
    }
}

typedef ssize_t writer(int file, const void *bytes, size_t length);

static int write_all(writer *writes, int file, const char *bytes, size_t length)
{
    while (length) {
        size_t piece = length;
        if (interrupted()) {
            if (!is_ready(file)) return EINTR;
            if (piece > PIPE_BUF)
                piece = PIPE_BUF; /* a pipe that is ready takes these without waiting */
        }
        const ssize_t written = writes(file, bytes, piece);
        if (written < 0 && errno != EINTR) return errno;
        if (written <= 0) continue;
        bytes += written;
        length -= (size_t)written;
    }
    return 0;
}

/* A broken connection must not end the program by SIGPIPE. */
static ssize_t send_quietly(int file, const void *bytes, size_t length)
{
    return send(file, bytes, length, MSG_NOSIGNAL);
}

int file_write(int file, const char *bytes, size_t length)
{
    return write_all(write, file, bytes, length);
}

int socket_write(int socket, const char *bytes, size_t length)
{
    return write_all(send_quietly, socket, bytes, length);
}
