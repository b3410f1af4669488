/* SPDX-License-Identifier: MIT */
/* fault.h - fill in an error, and return false. */
#ifndef WALTZ_FAULT_H
#define WALTZ_FAULT_H

#include "waltz.h"

/* Formats as out_format() does.  `error` may be NULL.  Always returns false. */
__attribute__((format(printf, 4, 5))) bool fault(waltz_error *error, long line, long column,
                                                 const char *format, ...);
bool memory_fault(waltz_error *error);
/* Is it such an error? */
bool is_memory_fault(const waltz_error *error);

#endif
