/* SPDX-License-Identifier: MIT */
/* csp_textbook.h - the methods of the textbook's chapter on constraint satisfaction (Russell and Norvig), to be read, counted and compared.

       #include <csp_textbook.h>
       #include <stdio.h>

       static bool count(void *context, const csp_value *values)    // values[x] is the value of variable x
       {
           (void)values;
           ++*(int *)context;
           return true;                                             // and go on
       }

       int main(void)
       {
           csp_model *m = csp_model_new();                          // a map of three countries, in three colours
           if (!m) return 1;
           for (int i = 0; i < 3; i++) csp_add_range(m, NULL, 1, 3);
           for (int i = 0; i < 3; i++) csp_compare(m, i, CSP_NOT_EQUAL, (i + 1) % 3, 0);
           int colourings = 0;
           const csp_textbook_options options = {
               .inference = CSP_FORWARD_CHECKING, .found = count, .found_context = &colourings};
           csp_textbook_counters counters = {0};
           csp_textbook_search(m, &options, &counters, NULL);
           printf("%d colourings, %d values tried\n", colourings, (int)counters.nodes);
                                                                    // prints: 6 colourings, 15 values tried
           csp_model_free(m);
           return 0;
       }

   csp.h has the search to use where speed matters.  Here each method is a small file (src/csp/textbook) that does what the textbook
   prints, with what the textbook has: variables with lists of values, and one constraint for each set of variables.  A model becomes
   that as follows; its solutions stay the same.

     - All conditions on the same variables are one constraint, and looking up one combination of values is one check.
     - all_different is a constraint for each pair of its variables.
     - Values that a condition on one variable excludes are removed at the start (node consistency).
     - A variable that a reader made up, and whose value follows from one other variable, is not searched for.

   docs/CSP-TEACHING.md explains the methods and compares them.  Threads: as for csp.h; a search only reads its model.  */
#ifndef CSP_TEXTBOOK_H
#define CSP_TEXTBOOK_H

#include "csp.h"

#ifdef __cplusplus
extern "C" {
#endif

enum { /* beyond these a model is refused */
       CSP_TEXTBOOK_MAX_VARIABLES = 10000,
       CSP_TEXTBOOK_MAX_VALUES = 1000000,     /* of all variables */
       CSP_TEXTBOOK_MAX_CONSTRAINTS = 1000000 /* pairs of all_different counted one by one */
};

typedef enum {
    CSP_BACKTRACKING, /* a value for one variable after another; after a failure, another value for the last one */
    CSP_BACKJUMPING, /* conflict-directed: after a failure, back to the last variable that has to do with it */
    CSP_MIN_CONFLICTS, /* all variables have values, which are changed one at a time; it finds one solution, and proves nothing */
    CSP_TREE,          /* for constraint graphs without cycles: never fails */
    CSP_CUTSET         /* values for some variables first, so that the others form trees */
} csp_method;

/* What follows from a value just given to a variable; for backtracking and backjumping. */
typedef enum {
    CSP_NO_INFERENCE,     /* nothing: a value is compared with the values given before */
    CSP_FORWARD_CHECKING, /* values that do not fit it leave the other variables */
    CSP_MAINTAIN_ARCS     /* MAC: and whatever has lost its support then, by AC-3; not for backjumping */
} csp_inference;

/* Which variable is next; for backtracking and backjumping. */
typedef enum {
    CSP_NEXT_FIRST,  /* the first of the model */
    CSP_NEXT_FEWEST, /* the one with the fewest legal values (MRV); the first of several */
    CSP_NEXT_DEGREES, /* the same, and of several the one with the most constraints on other variables without a value */
} csp_next_variable;

/* Which value is tried first; for backtracking and backjumping. */
typedef enum {
    CSP_TRY_LOWEST,
    CSP_TRY_LEAST_CONSTRAINING /* the one that excludes the fewest values of other variables; the lowest of several */
} csp_first_value;

/* Names such as "backtracking", "fc", in the order of the enum; NULL past the last.  Any thread may call these. */
CSP_API const char *csp_method_name(int method);
CSP_API const char *csp_inference_name(int inference);

typedef struct csp_textbook_counters {
    size_t room;           /* sizeof(csp_textbook_counters), or 0: see csp.h */
    uint64_t nodes;        /* values given to variables */
    uint64_t checks;       /* combinations of values looked up in a constraint */
    uint64_t backtracks;   /* variables left without success: no value led to a solution */
    uint64_t removals;     /* values taken from domains by inference */
    uint64_t backjumps;    /* ... that passed over at least one variable */
    uint64_t longest_jump; /* variables passed over at once */
    uint64_t restarts;     /* of min-conflicts */
    uint64_t solutions;
} csp_textbook_counters;

typedef struct csp_textbook_options {
    size_t room; /* sizeof(csp_textbook_options), or 0: see csp.h */
    csp_method method;
    csp_inference inference;
    csp_next_variable next_variable;
    csp_first_value first_value;
    uint64_t seed;       /* of min-conflicts */
    uint64_t node_limit; /* 0: none; for min-conflicts, which has no other end, 100000 */
    /* Called with each solution, the value of each variable of the model; returning false ends the search.  NULL: all are counted. */
    bool (*found)(void *context, const csp_value *values);
    void *found_context;
    /* Asked from time to time; returning true stops. */
    bool (*stop)(void *context, const csp_textbook_counters *so_far);
    void *stop_context;
} csp_textbook_options;

typedef enum {
    CSP_TEXTBOOK_DONE,   /* searched to the end: there is no other solution */
    CSP_TEXTBOOK_ENOUGH, /* `found` returned false */
    CSP_TEXTBOOK_STOPPED, /* by a limit, by `stop`, or because min-conflicts cannot look for a second solution */
    CSP_TEXTBOOK_REFUSED /* the method cannot be used, or memory ran out: the error says why */
} csp_textbook_result;

/* Searches for solutions; a goal of the model is an error.  `options`, `counters` and `error` may be NULL; the counters are those of
   the whole search, zeros if it is refused.  */
CSP_API csp_textbook_result csp_textbook_search(const csp_model *model,
                                                const csp_textbook_options *options,
                                                csp_textbook_counters *counters, csp_error *error);

#ifdef __cplusplus
}
#endif
#endif
