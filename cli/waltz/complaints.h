/* SPDX-License-Identifier: MIT */
/* complaints.h - what is said of many drawings on stderr: the first of a kind is told, the others are counted. */
#ifndef WALTZ_CLI_COMPLAINTS_H
#define WALTZ_CLI_COMPLAINTS_H

#include "waltz.h"

enum { COMPLAINT_KINDS = 16 };

/* Sentences that differ in numbers, names in quotes or places alone are of one kind. */
struct complaints {
    struct complaint {
        char kind[WALTZ_TEXT];
        char sentence[WALTZ_TEXT]; /* the first of them */
        long more;                 /* how many followed it */
    } of[COMPLAINT_KINDS];
    int kinds;
    long others; /* of more kinds than there is room for */
};

/* "file:line:column: sentence", unless one of its kind has been told. */
void complain(struct complaints *, const char *file, const waltz_error *);
/* The same without a place in the text. */
__attribute__((format(printf, 3, 4))) void complain_of(struct complaints *, const char *name,
                                                       const char *format, ...);
/* Says how many were not told, and forgets them all. */
void complaints_end(struct complaints *, const char *file);

#endif
