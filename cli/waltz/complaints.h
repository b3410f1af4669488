/* SPDX-License-Identifier: MIT */
/* complaints.h - messages on many drawings on stderr: the first of each kind is printed, the others are counted. */
#ifndef WALTZ_CLI_COMPLAINTS_H
#define WALTZ_CLI_COMPLAINTS_H

#include "waltz.h"

enum { COMPLAINT_KINDS = 16 };

/* Sentences that differ only in numbers, quoted names or places are of one kind. */
struct complaints {
    struct complaint {
        char kind[WALTZ_TEXT];
        char sentence[WALTZ_TEXT]; /* the first of them */
        long more;                 /* how many followed it */
    } of[COMPLAINT_KINDS];
    int kinds;
    long others; /* of more kinds than there is room for */
};

/* Prints "file:line:column: sentence", unless one of its kind has been printed. */
void complain(struct complaints *, const char *file, const waltz_error *);
/* The same without a place in the text. */
__attribute__((format(printf, 3, 4))) void complain_of(struct complaints *, const char *name,
                                                       const char *format, ...);
/* Prints how many were not printed, and forgets them all. */
void complaints_end(struct complaints *, const char *file);

#endif
