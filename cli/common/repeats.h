/* SPDX-License-Identifier: MIT */
/* repeats.h - errors that many lines of a file have: the first few are reported, the rest are counted. */
#ifndef COMMON_REPEATS_H
#define COMMON_REPEATS_H

#include <stdbool.h>
#include <stdint.h>

enum { SAID_OF_A_KIND = 10, MOST_KINDS = 64, KIND_NAME = 48, LONGEST_REPEATED = 480 };

struct repeats {
    int count;
    struct repeated {
        char kind[KIND_NAME];
        uint64_t times;
        char sentence[LONGEST_REPEATED]; /* the first */
    } of[MOST_KINDS];
};

/* One more of this kind.  Is it to be reported?  The last kind that there is room for takes in all others. */
bool repeats_add(struct repeats *, const char *kind, const char *sentence);
/* The kind of a sentence that has no code: without numbers, and what stands in quotation marks or brackets. */
void kind_of_sentence(const char *sentence, char kind[KIND_NAME]);

#endif
