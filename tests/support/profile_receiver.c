/* SPDX-License-Identifier: MIT */
/* profile_receiver.c - stands in for CP Profiler: accepts one connection at a free port of this machine, and prints the messages.

       profile_receiver PORT-FILE [LIMIT]     writes the number of the port to the file; closes the connection after LIMIT messages
       profile_receiver -                     reads the messages from standard input

   A line for each message: start INFO, restart INFO, done, or node RESTART NODE PARENT ALTERNATIVE CHILDREN STATUS LABEL.  */
#include <arpa/inet.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "support/profile_decoder.h"

static void print(const struct profile_message *m)
{
    static const char *const statuses[] = {"solved", "failed", "branch", "skipped"};
    switch (m->type) {
    case PROFILE_START: printf("start %s\n", m->info); break;
    case PROFILE_RESTART: printf("restart %s\n", m->info); break;
    case PROFILE_DONE: puts("done"); break;
    default:
        printf("node %d %d %d %d %d %s %s\n", m->id[1], m->id[0], m->parent[0], m->alternative,
               m->children, statuses[m->status], m->label);
    }
}

/* Listens at a free port, and writes its number.  Returns a connection, or -1. */
static int accept_one(const char *port_file)
{
    struct sockaddr_in address = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t size = sizeof address;
    const int listening = socket(AF_INET, SOCK_STREAM, 0);
    if (listening < 0 || bind(listening, (struct sockaddr *)&address, size) != 0 ||
        listen(listening, 1) != 0 || getsockname(listening, (struct sockaddr *)&address, &size) != 0)
        return -1;
    char part[300];
    snprintf(part, sizeof part, "%s.part", port_file);
    FILE *file = fopen(part, "w");
    if (!file || fprintf(file, "%d\n", ntohs(address.sin_port)) < 0 || fclose(file) != 0) return -1;
    if (rename(part, port_file) != 0) return -1; /* whoever sees the file sees all of it */
    const int connection = accept(listening, NULL, NULL);
    close(listening);
    return connection;
}

int main(int argc, char **argv)
{
    static unsigned char bytes[1 << 16];
    size_t have = 0;
    long limit = argc > 2 ? atol(argv[2]) : -1;
    if (argc < 2) return 2;
    const int from = strcmp(argv[1], "-") ? accept_one(argv[1]) : STDIN_FILENO;
    ssize_t got;
    while (from >= 0 && (got = read(from, bytes + have, sizeof bytes - have)) > 0) {
        struct profile_message m;
        size_t used = 0;
        long length;
        have += (size_t)got;
        while ((length = profile_decode(bytes + used, have - used, &m)) > 0) {
            print(&m);
            used += (size_t)length;
            if (limit > 0 && --limit == 0) return 0;
        }
        if (length < 0) return 1;
        memmove(bytes, bytes + used, have -= used);
    }
    return from < 0 || have ? 1 : 0;
}
