/* SPDX-License-Identifier: MIT */
/* hash.h - a number for some bytes, for tables of names. */
#ifndef BASE_HASH_H
#define BASE_HASH_H

#include <stddef.h>
#include <stdint.h>

/* FNV-1a */
static inline size_t hash_of(const void *bytes, size_t count)
{
    const unsigned char *byte = bytes;
    uint64_t hash = 14695981039346656037u;
    for (size_t i = 0; i < count; i++) hash = (hash ^ byte[i]) * 1099511628211u;
    return (size_t)(hash ^ hash >> 32);
}

#endif
