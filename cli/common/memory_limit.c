/* SPDX-License-Identifier: MIT */
/* memory_limit.c - see memory_limit.h */
#include "common/memory_limit.h"

#ifdef __has_feature
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_SHADOWS 1
#endif
#endif

/* Sanitizers reserve far more memory than they use, and Windows has no such limit. */
#if defined(_WIN32) || defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || \
    defined(HAS_SHADOWS)

void memory_limit_set(uint64_t megabytes) { (void)megabytes; }
uint64_t memory_limit(void) { return 0; }

#else

#include <sys/resource.h>

static uint64_t in_force; /* there is one limit for the whole program */

void memory_limit_set(uint64_t megabytes)
{
    struct rlimit limit;
    const uint64_t wanted = megabytes ? megabytes : MEMORY_LIMIT_USUAL;
    if (getrlimit(RLIMIT_DATA, &limit) != 0 || wanted > UINT64_MAX >> 20) return;
    const rlim_t bytes = (rlim_t)wanted << 20;
    if (limit.rlim_cur != RLIM_INFINITY && limit.rlim_cur <= bytes) return;
    limit.rlim_cur = bytes;
    if (setrlimit(RLIMIT_DATA, &limit) == 0) in_force = wanted;
}

uint64_t memory_limit(void) { return in_force; }

#endif
