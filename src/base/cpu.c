/* SPDX-License-Identifier: MIT */
/* cpu.c - see cpu.h.  The compiler's own __builtin_cpu_supports() would need its run-time library. */
#include "base/cpu.h"

#if defined(__x86_64__)
#include <cpuid.h>

/* Does the operating system keep the upper halves of the 256-bit registers? */
static int keeps_wide_registers(void)
{
    unsigned low, high;
    __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (low & 6) == 6;
}

enum cpu_level cpu_level(void)
{
    unsigned a, b, c, d;
    const unsigned uses_xsave = 1u << 27;
    if (!__get_cpuid(1, &a, &b, &c, &d) || !(c & uses_xsave) || !keeps_wide_registers()) return CPU_SSE2;
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return CPU_SSE2;
    const unsigned has_avx2 = 1u << 5;
    return b & has_avx2 ? CPU_AVX2 : CPU_SSE2;
}
#else
enum cpu_level cpu_level(void) { return CPU_ANY; }
#endif
