/* SPDX-License-Identifier: MIT */
/* profile_file.c - see profile_file.h

   Only 127.0.0.1 is connected to: CP Profiler runs where the user sits, and nothing is sent over a network.  */
#include "csp/profile_file.h"

#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "common/files.h"
#include "common/interrupt.h"
#include "common/progress.h"

/* After an interruption, connecting goes on by itself.  Returns 0 or an errno. */
static int wait_for_connection(int file)
{
    struct pollfd ready = {.fd = file, .events = POLLOUT};
    int error = 0;
    socklen_t size = sizeof error;
    while (poll(&ready, 1, -1) < 0)
        if (errno != EINTR || interrupted()) return errno;
    return getsockopt(file, SOL_SOCKET, SO_ERROR, &error, &size) == 0 ? error : errno;
}

/* Returns a descriptor, or -1 with errno. */
static int connect_to(int port)
{
    const struct sockaddr_in address = {.sin_family = AF_INET,
                                        .sin_port = htons((uint16_t)port),
                                        .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    const int file = socket(AF_INET, SOCK_STREAM, 0);
    if (file < 0) return -1;
    int wrong = connect(file, (const struct sockaddr *)&address, sizeof address) == 0 ? 0 : errno;
    if (wrong == EINTR && !interrupted()) wrong = wait_for_connection(file);
    if (!wrong) return file;
    close(file);
    errno = wrong;
    return -1;
}

bool profile_open(struct profile_file *p, const struct settings *s)
{
    p->is_socket = s->profiler_port != 0;
    if (p->is_socket) {
        snprintf(p->name, sizeof p->name, "port %d", s->profiler_port);
        p->file = connect_to(s->profiler_port);
    } else {
        snprintf(p->name, sizeof p->name, "%s", s->profiler);
        p->file = file_open(s->profiler, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC);
    }
    p->is_open = p->file >= 0;
    if (p->is_open) return true;
    if (p->is_socket && errno == ECONNREFUSED)
        message("csp: nothing listens at port %d of this machine; start CP Profiler first",
                s->profiler_port);
    else if (p->is_socket) message("csp: cannot connect to %s: %s", p->name, strerror(errno));
    else message("%s: cannot write: %s", s->profiler, strerror(errno));
    return false;
}

void profile_write(void *context, const char *bytes, size_t length)
{
    struct profile_file *p = context;
    if (p->error) return;
    p->error = (p->is_socket ? socket_write : file_write)(p->file, bytes, length);
}

bool profile_close(struct profile_file *p)
{
    if (!p->is_open) return true;
    p->is_open = false;
    if (close(p->file) != 0 && !p->error) p->error = errno;
    if (!p->error) return true;
    if (p->is_socket && (p->error == EPIPE || p->error == ECONNRESET))
        message("csp: CP Profiler at %s has closed the connection", p->name);
    else message("%s: cannot write: %s", p->name, strerror(p->error));
    return false;
}
