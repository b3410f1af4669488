/* SPDX-License-Identifier: MIT */
/* contract.h - what callers must guarantee.

   A broken contract is a bug in the program that calls us, so debug builds stop at once and release
   builds do not check.  The library may not print: the sentence is kept where a debugger finds it.  */
#ifndef BASE_CONTRACT_H
#define BASE_CONTRACT_H

#ifdef SUDOKU_CONTRACTS
_Noreturn void contract_broken(const char *sentence);
#define REQUIRE(condition, sentence) ((condition) ? (void)0 : contract_broken(sentence))
#else
#define REQUIRE(condition, sentence) ((void)0)
#endif

#endif
