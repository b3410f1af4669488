/* SPDX-License-Identifier: MIT */
/* cmocka_first.h - cmocka and what it wants included before itself. */
#ifndef SUPPORT_CMOCKA_FIRST_H
#define SUPPORT_CMOCKA_FIRST_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#endif
