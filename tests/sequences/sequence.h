/* SPDX-License-Identifier: MIT */
/* sequence.h - random sequences of valid calls of the library, after the idea of CaDiCaL's mobical.

   A sequence is data: the numbers of calls, each with a few small numbers.  Whoever makes a call takes its arguments from
   these numbers, and what they mean depends on the objects that exist by then: the i-th one, modulo their count.  A call
   that finds no object to work on does nothing.  So every part of a sequence is a sequence, too, which is what the shrinker
   needs.  A run can write each call in C before it makes it; these lines are a program that does the same.  */
#ifndef SEQUENCES_SEQUENCE_H
#define SEQUENCES_SEQUENCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/rng.h"

enum { ARGUMENTS = 12, LARGEST_ARGUMENT = 9999, LONGEST_SEQUENCE = 32, MOST_CALLS = 80 };

struct step {
    int call;
    int argument[ARGUMENTS];
};

struct sequence {
    int length;
    struct step step[LONGEST_SEQUENCE];
};

struct commons; /* objects that all threads share; see commons.h */

struct run {
    const struct step *step;       /* the call that is being made */
    int taken;                     /* arguments it has taken so far */
    FILE *program;                 /* NULL, or receives every call as C before it is made */
    int names, lines;              /* of objects, and lines, in that program so far */
    const struct commons *commons; /* NULL: none */
    void *world;                   /* the objects of the calls */
};

struct call {
    const char *name;
    int weight; /* how often it is chosen, compared with the others */
    void (*make)(struct run *);
};

/* The calls of a public header. */
struct call_table {
    const char *name;    /* "csp" */
    const char *include; /* "csp.h" */
    const struct call *calls;
    int count;
    int openers; /* the first calls make objects: a sequence begins with call 0 and some of them */
    size_t world_size;
    void (*release)(struct run *); /* what is left at the end */
};

extern const struct call_table csp_calls, sudoku_calls, logic_calls, waltz_calls;

void make_sequence(const struct call_table *, uint64_t seed, struct sequence *);
/* Makes the calls one after the other.  Whatever goes wrong ends the process.  `made` (NULL, or a number for each call of
   the table) counts those that found something to do.  */
void run_sequence(const struct call_table *, const struct sequence *, const struct commons *,
                  uint64_t *made, FILE *program);
/* Writes the head and the end of the program whose middle run_sequence() writes; the head contains what is in `helpers`. */
bool begin_program(const struct call_table *, const char *helpers, FILE *);
void end_program(FILE *);

/* ---- for calls ---- */

/* The next argument of the call: from 0 to limit-1. */
int take(struct run *, int limit);
/* Random numbers that depend on the next argument. */
struct rng take_random(struct run *);
/* A number for a new object in the program. */
int new_name(struct run *);
/* Writes a line of the program. */
void say(struct run *, const char *format, ...) __attribute__((format(printf, 2, 3)));
/* Writes "assert(...);" before the condition is computed. */
#define EXPECT(run, condition, ...) \
    (put_assertion(run, __VA_ARGS__), check_assertion(condition, #condition, __FILE__, __LINE__))
void put_assertion(struct run *, const char *format, ...) __attribute__((format(printf, 2, 3)));
void check_assertion(bool holds, const char *text, const char *file, int line);

/* Values as C, such as "(int[]){1, 2}", in one of a few buffers that are used in turn. */
const char *ints_in_c(const struct run *, const int *values, int count);
const char *values_in_c(const struct run *, const int64_t *values, int count);
const char *digits_in_c(const struct run *, const uint8_t *values, int count);
const char *sets_in_c(const struct run *, const uint64_t *values, int count);
/* A string with its quotes; NULL: NULL. */
const char *text_in_c(const struct run *, const char *text);

#endif
