/* SPDX-License-Identifier: MIT */
/* cmocka_first.h - cmocka and what it wants included before itself. */
#ifndef SUPPORT_CMOCKA_FIRST_H
#define SUPPORT_CMOCKA_FIRST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* The library has a function of that name, and cmocka's fail_msg() needs the macro. */
#undef fail
#undef fail_msg
#define fail_msg(...)              \
    do {                           \
        print_error("ERROR: ");    \
        print_error(__VA_ARGS__);  \
        print_error("\n");         \
        _fail(__FILE__, __LINE__); \
    } while (0)

#endif
