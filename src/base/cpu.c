/* SPDX-License-Identifier: MIT */
/* cpu.c - see cpu.h.  The compiler's own __builtin_cpu_supports() would need its run-time library. */
#include "base/cpu.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <stdatomic.h>
#include <stdbool.h>

/* Registers that the operating system saves when it switches between programs. */
enum { KEEPS_256_BITS = 0x06, KEEPS_512_BITS = 0xE6 };

static unsigned kept_registers(void)
{
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return low;
}

static bool has_all(unsigned flags, unsigned wanted) { return (flags & wanted) == wanted; }

static enum cpu_level ask_processor(void)
{
    unsigned a, b, c, d;
    const unsigned uses_xsave = 1u << 27;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & uses_xsave)) return CPU_128;
    const unsigned kept = kept_registers();
    if (!has_all(kept, KEEPS_256_BITS) || !__get_cpuid_count(7, 0, &a, &b, &c, &d)) return CPU_128;
    const unsigned avx2 = 1u << 5, avx512 = 1u << 16 | 1u << 30 | 1u << 31; /* F, BW, VL */
    if (!(b & avx2)) return CPU_128;
    return has_all(kept, KEEPS_512_BITS) && has_all(b, avx512) ? CPU_AVX512 : CPU_AVX2;
}

/* Asked once: under a hypervisor the instruction traps, which took a fifth of the time of a list in which each puzzle has
   rules of its own.  */
enum cpu_level cpu_level(void)
{
    static atomic_int known; /* 0, or the level plus one */
    int level = atomic_load_explicit(&known, memory_order_relaxed);
    if (!level) {
        level = (int)ask_processor() + 1;
        atomic_store_explicit(&known, level, memory_order_relaxed);
    }
    return (enum cpu_level)(level - 1);
}
#elif defined(CPU_128_NAME)
enum cpu_level cpu_level(void) { return CPU_128; }
#else
enum cpu_level cpu_level(void) { return CPU_ANY; }
#endif
