/* SPDX-License-Identifier: MIT */
/* assignment.h - what all methods work on: the values given so far, what is left of the domains, and the counters.

   Variables are given values one after another.  A level is a variable and the values to try for it:

       level 0: SA   red green blue        level 1: NT   red green blue
                     ^ given                              ^ gone, by inference after SA = red

   Domains are lists of values with a flag each, and values that inference removes are put on a pile, from which they are taken
   back when the value that led to it is taken back.  */
#ifndef CSP_ASSIGNMENT_H
#define CSP_ASSIGNMENT_H

#include "csp/textbook/network.h"

enum { NO_VALUE = -1 };

struct choice_level {
    int variable;
    int values, next;   /* values to try, and which of them is next */
    size_t removals;    /* on the pile before the value was given */
    uint64_t solutions; /* found before */
};

struct assignment {
    const struct network *network;
    csp_textbook_options options;
    csp_textbook_counters counters;
    int *given;        /* by variable: the number of its value, or NO_VALUE */
    csp_value *values; /* the same by variable of the model */
    int *open;         /* by constraint: its variables without a value */

    /* By value: those of variable x from first_value[x] on. */
    size_t *first_value;
    bool *is_left;
    int *removed_by; /* the constraint */
    int *to_try;     /* numbers of values, in the order of a level */
    int *left;       /* by variable: how many */
    struct removal {
        int variable, value;
    } * removal; /* the pile */
    size_t removals;
    int emptied; /* the variable that lost its last value */

    struct choice_level *level;
    int levels;

    csp_value *scope; /* room for the values of a constraint */
    struct ranked {
        uint64_t excluded;
        int value;
    } * ranked, *spare;    /* room to put values in order */
    struct arc_ring *ring; /* of MAC: see inference.c */

    uint64_t next_question; /* checks and nodes */
    bool stopped;
};

/* False: out of memory.  To be released in either case. */
bool assignment_start(struct assignment *, const struct network *, const csp_textbook_options *);
void assignment_release(struct assignment *);

/* Must the search end?  Asks the caller from time to time. */
bool must_stop(struct assignment *);
/* Is the constraint satisfied by `values`?  One check. */
bool check_constraint(struct assignment *, int constraint);
/* A constraint on x that would be broken if x had this value, and whose other variables have values; -1: there is none. */
int find_conflict(struct assignment *, int x, int value);
/* The variable of a constraint that has no value and is not `except`; -1: there is none. */
int open_variable(const struct assignment *, int constraint, int except);

void give_value(struct assignment *, int x, int value);
void take_value_back(struct assignment *, int x);

/* Puts a value on the pile. */
void remove_from_domain(struct assignment *, int x, int value, int constraint);
void restore_domains(struct assignment *, size_t removals);

/* ---- levels ---- */

/* Adds a level for this variable, with the values that are left in ascending order. */
void open_level(struct assignment *, int variable);
/* The next value to try on the last level, or NO_VALUE. */
int next_value(struct assignment *);
/* Gives the variable of the last level this value. */
void descend(struct assignment *, int value);
/* Takes back the value of the last level, and what followed from it. */
void ascend(struct assignment *);
/* Removes the last level, whose variable has no value; counts it if nothing was found below it. */
void close_level(struct assignment *);
/* The same, and takes back the value of the level before it; false: that would be `lowest`, the first level of the search. */
bool go_back(struct assignment *, int lowest);
/* All variables have values: reports the solution.  False: the caller wants no more. */
bool report_solution(struct assignment *);

#endif
