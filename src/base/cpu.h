/* SPDX-License-Identifier: MIT */
/* cpu.h - which vector instructions this machine has. */
#ifndef BASE_CPU_H
#define BASE_CPU_H

/* From least to most; each includes all before it.  Vectors of 128 bits are always available where the name below
   is defined.  AVX-512 stands for its parts F, BW and VL.  */
enum cpu_level { CPU_ANY, CPU_128, CPU_AVX2, CPU_AVX512 };

/* What vectors of 128 bits are called here. */
#if defined(__x86_64__)
#define CPU_128_NAME "sse2"
#elif defined(__aarch64__)
#define CPU_128_NAME "neon"
#elif defined(__wasm_simd128__)
#define CPU_128_NAME "simd128"
#endif

/* There is an engine without vectors, too.  Not in a module of WebAssembly with vectors: it is loaded only where they are known to
   be available, and every visitor of the page downloads it.  */
#ifndef __wasm_simd128__
#define CPU_PORTABLE
#endif

/* Wider vectors may be used.  Not by gcc for Windows: it does not align them on the stack there. */
#if defined(__x86_64__) && (!defined(_WIN32) || defined(__clang__))
#define CPU_MAY_HAVE_AVX
#endif

/* What the machine can do.  Asks the processor, not the operating system's files. */
enum cpu_level cpu_level(void);

#endif
