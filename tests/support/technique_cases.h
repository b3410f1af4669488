/* SPDX-License-Identifier: MIT */
/* technique_cases.h - HoDoKu's library of positions, each with what one technique removes there. */
#ifndef SUPPORT_TECHNIQUE_CASES_H
#define SUPPORT_TECHNIQUE_CASES_H

#include <stdbool.h>

/* Which digits a case of a technique names: only steps about these are compared. */
enum case_digits { DIGITS_OF_PATTERN, DIGITS_REMOVED, DIGITS_PLACED, DIGITS_ANY };

/* Which technique a code of the library stands for, and what its cases ask for. */
struct case_code {
    const char *code; /* four digits, or five: a variant of the technique */
    int technique;
    enum case_digits digits;
    const char *variants; /* those that ask for `allow`: "34"; a blank stands for none */
    unsigned allow;
    int siamese;   /* the steps' own variant */
    bool together; /* what all steps remove together is compared, not each step */
};

/* Runs all cases of these codes (the last has code NULL): every step that the technique finds must be true and proved, and those
   about the digits that the case names must do exactly what it lists, the first with a chain of the length it names.
   Prints what is wrong and fails then.  `counts` receives the number of cases of each code.  Returns how many there
   were; -1: the library is not there.  */
int run_technique_cases(const struct case_code *, int *counts);

#endif
