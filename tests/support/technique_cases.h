/* SPDX-License-Identifier: MIT */
/* technique_cases.h - HoDoKu's library of positions, each with what one technique removes there. */
#ifndef SUPPORT_TECHNIQUE_CASES_H
#define SUPPORT_TECHNIQUE_CASES_H

/* Which technique a code of the library stands for, and the options of finders that some variants of it ask for. */
struct case_code {
    const char *code; /* four digits */
    int technique;
    const char *variants; /* those that ask for `allow`: "34"; a blank stands for none */
    unsigned allow;
};

/* Runs all cases of these codes (the last has code NULL): every step that the technique finds must be true and proved, and those
   that remove the digits the case names must remove exactly its candidates, the first with a chain of the length it names.
   Prints what is wrong and fails then.  Returns how many cases there were; -1: the library is not there.  */
int run_technique_cases(const struct case_code *);

#endif
