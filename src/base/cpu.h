/* SPDX-License-Identifier: MIT */
/* cpu.h - which vector instructions this machine has. */
#ifndef BASE_CPU_H
#define BASE_CPU_H

/* From least to most.  Each has all that those before it have (of its own kind of machine).
   AVX-512 stands for its parts F, BW and VL.  */
enum cpu_level { CPU_ANY, CPU_SSE2, CPU_AVX2, CPU_AVX512 };

/* What the machine can do.  Asks the processor, not the operating system's files. */
enum cpu_level cpu_level(void);

#endif
