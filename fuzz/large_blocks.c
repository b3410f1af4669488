/* SPDX-License-Identifier: MIT */
/* large_blocks.c - malloc() and free() for targets that allocate large blocks at each input: linked with --wrap.

   The address sanitizer maps a large block anew each time, which takes ten times as long as reading a puzzle.  Here such blocks are
   places of a fixed array, poisoned while nobody has them and beyond their ends.  */
#include <sanitizer/asan_interface.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { LARGE = 1 << 14, LARGEST = 1 << 20, PLACES = 8, RED_ZONE = 1 << 10 };

static struct place {
    _Alignas(16) char bytes[LARGEST + RED_ZONE];
    size_t taken; /* bytes of it, with the red zone */
} places[PLACES];

/* Freed small blocks are held back for less long than usual: new pages take time, too. */
const char *__asan_default_options(void);
const char *__asan_default_options(void) { return "quarantine_size_mb=4"; }

void *__real_malloc(size_t);
void __real_free(void *);
void *__wrap_malloc(size_t);
void __wrap_free(void *);

void *__wrap_malloc(size_t size)
{
    if (size < LARGE || size > LARGEST) return __real_malloc(size);
    for (struct place *p = places; p < places + PLACES; p++) {
        if (p->taken) continue;
        p->taken = size + RED_ZONE;
        ASAN_UNPOISON_MEMORY_REGION(p->bytes, size);
        ASAN_POISON_MEMORY_REGION(p->bytes + size, RED_ZONE);
        return p->bytes;
    }
    return __real_malloc(size);
}

void __wrap_free(void *block)
{
    for (struct place *p = places; p < places + PLACES; p++) {
        if (block != p->bytes) continue;
        if (!p->taken) __builtin_trap(); /* freed twice */
        ASAN_POISON_MEMORY_REGION(p->bytes, p->taken);
        p->taken = 0;
        return;
    }
    __real_free(block);
}
