/* SPDX-License-Identifier: MIT */
/* caught.h - wrong calls stop debug builds: each is made in a process of its own, which must abort. */
#ifndef SUPPORT_CAUGHT_H
#define SUPPORT_CAUGHT_H

#include <ctype.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "support/cmocka_first.h"

/* 0 in the process that makes the call. */
static inline pid_t begin_wrong_call(void)
{
    fflush(NULL);
    const pid_t child = fork();
    assert_true(child >= 0);
    if (child) return child;
    signal(SIGABRT, SIG_DFL); /* cmocka reports signals; here one is expected */
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    return 0;
}

static inline void expect_caught(pid_t child, const char *call)
{
    int status;
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != SIGABRT)
        fail_msg("%s is not caught (status %x)", call, (unsigned)status);
}

#define CAUGHT(call)                            \
    do {                                        \
        const pid_t child = begin_wrong_call(); \
        if (!child) {                           \
            (void)(call);                       \
            _exit(0);                           \
        }                                       \
        expect_caught(child, #call);            \
    } while (0)

static inline char *whole_file(const char *name)
{
    FILE *file = fopen(name, "r");
    if (!file) fail_msg("%s cannot be read", name);
    fseek(file, 0, SEEK_END);
    const long length = ftell(file);
    rewind(file);
    char *text = calloc((size_t)length + 1, 1);
    assert_non_null(text);
    assert_int_equal(fread(text, 1, (size_t)length, file), length);
    fclose(file);
    return text;
}

/* Every function that the header declares with `api` is called wrongly in the source, unless it is one of the others, for which no call
   is wrong.  */
static inline void expect_all_caught(const char *header, const char *api, const char *source,
                                     const char *const *others)
{
    char *declared = whole_file(header), *tests = whole_file(source);
    int count = 0;
    for (char *at = declared; (at = strstr(at, api)); at++) {
        if (at != declared && at[-1] != '\n') continue;
        char *end = strchr(at, '('), *begin = end;
        while (isalnum((unsigned char)begin[-1]) || begin[-1] == '_') begin--;
        char call[120];
        snprintf(call, sizeof call, "CAUGHT(%.*s", (int)(end - begin + 1), begin);
        bool exempt = false;
        for (int i = 0; others[i]; i++)
            exempt |= strlen(others[i]) == (size_t)(end - begin) &&
                      !strncmp(others[i], begin, (size_t)(end - begin));
        if (!exempt && !strstr(tests, call)) fail_msg("%s: there is no wrong call %s", source, call);
        count++;
    }
    assert_true(count > 1);
    free(declared);
    free(tests);
}

#endif
