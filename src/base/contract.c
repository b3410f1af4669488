/* SPDX-License-Identifier: MIT */
/* contract.c - see contract.h */
#include "base/contract.h"

#ifdef SUDOKU_CONTRACTS
#include <stdlib.h>

_Noreturn void contract_broken(const char *sentence)
{
    const char *volatile read_me_in_the_debugger = sentence;
    (void)read_me_in_the_debugger;
    abort();
}
#else
/* ISO C wants a declaration in every file. */
typedef int contracts_are_off;
#endif
