/* SPDX-License-Identifier: MIT */
/* csp.h - finite-domain constraint problems as a library.

       #include <csp.h>
       #include <stdio.h>

       int main(void)
       {
           csp_model *m = csp_model_new();                          // eight queens: a row for each column
           csp_variable queen[8];
           if (!m) return 1;
           for (int i = 0; i < 8; i++) queen[i] = csp_add_range(m, NULL, 1, 8);
           for (int i = 0; i < 8; i++)
               for (int j = i + 1; j < 8; j++) {
                   csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], 0);
                   csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], j - i);
                   csp_compare(m, queen[i], CSP_NOT_EQUAL, queen[j], i - j);
               }
           csp_search *s = csp_search_new(m, NULL);
           if (!s) return 1;                                        // csp_model_error(m) says why
           int solutions = 0;
           while (csp_search_next(s) == CSP_SOLUTION) solutions++;  // csp_search_value(s, queen[0]) ...
           printf("%d solutions\n", solutions);                     // prints: 92 solutions
           csp_search_free(s);
           csp_model_free(m);
           return 0;
       }

   scripts/header-example cuts this program out; every test run compiles it and compares what it prints.

   A problem is variables, each with a finite domain of integers, and constraints on them.  A model holds the
   problem and never changes while it is searched; a search holds everything else, so several searches may
   share a model, each in its own thread.

   The library needs libc only.  It never prints, opens or reads a file, reads a clock or the environment, or
   starts a thread.  A wrong call (NULL where none is allowed, an index out of range, a call that the state does not allow)
   is a bug: debug builds abort.

   Threads: functions may be called from several threads at once, as long as no two of them use the same search, tracer, tree or profiler, or a model
   while one of them changes it.  Structures that may grow begin with `room`, their sizeof or 0; sudoku.h explains that, and how
   functions are deprecated.  */
#ifndef CSP_H
#define CSP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sudoku_error.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define CSP_API __attribute__((visibility("default")))
#else
#define CSP_API
#endif

/* A value of a variable.  Values lie between CSP_MAX_VALUE and its negative. */
typedef int64_t csp_value;
#define CSP_MAX_VALUE (INT64_MAX - 1)
/* Instead of the lowest value its negative, instead of the highest this: there is no bound.  No variable takes it. */
#define CSP_NO_BOUND INT64_MAX

enum {
    CSP_MAX_LISTED = 1 << 16, /* values of a domain that are kept one by one; larger ones are bounds */
    CSP_MAX_VARIABLES = 10000000, /* of a model, and so with the others */
    CSP_MAX_CONSTRAINTS = 10000000,
    CSP_MAX_ARITY = 1000000, /* variables of a constraint */
    CSP_MAX_PAIRS =
        1 << 20, /* of values, where constraints are turned into a relation of two variables */
    CSP_MAX_TREE_NODES = 1000000, /* that a csp_tree keeps */
    CSP_TEXT = SUDOKU_TEXT        /* room for any sentence that the library writes */
};

/* The version of the library, such as "0.1.0".  Any thread may call this. */
CSP_API const char *csp_version(void);

/* ---- models --------------------------------------------------------------------------------- */

/* Use a model from one thread at a time while it is built; then any number of threads may read and search it.  Functions that
   change it must not be called while a search, tracer, tree or profiler of it exists.  */
typedef struct csp_model csp_model;
typedef int csp_variable; /* counted from 0; negative: none */

/* Returns NULL if memory runs out.  Release with csp_model_free(), which accepts NULL. */
CSP_API csp_model *csp_model_new(void);
CSP_API void csp_model_free(csp_model *model);

/* What is wrong with a text or a model: a sentence, its code, and its place in the text (sudoku_error.h). */
typedef sudoku_error csp_error;

/* The first error while the model was built; NULL: none.  A function
   below that fails returns false or a negative number, and a model with an error cannot be searched, so it is
   enough to ask once at the end.  */
CSP_API const csp_error *csp_model_error(const csp_model *model);

/* A variable with the values from `low` to `high`, or with those listed, in any order.  `name` is copied; NULL:
   "x0", "x1", ...  An empty domain is not an error: such a problem has no solution.  */
CSP_API csp_variable csp_add_range(csp_model *model, const char *name, csp_value low, csp_value high);
CSP_API csp_variable csp_add_values(csp_model *model, const char *name, const csp_value *values,
                                    size_t count);
/* Removes values that are not listed; call it before any search is created. */
CSP_API bool csp_restrict(csp_model *model, csp_variable variable, const csp_value *values,
                          size_t count);

/* Turns all constraints on the same two variables into one relation, where their domains have at most CSP_MAX_PAIRS pairs of values
   (variables with a single value do not count), so that csp_propagate() makes the pair arc consistent as a whole, and removes
   values that a constraint on one variable excludes.  The solutions stay the same; constraints get other numbers.  Call it when the
   model is complete, before any search is created.  */
CSP_API bool csp_merge_pairs(csp_model *model);

/* What propagation leaves of a constraint's variables; docs/CSP-ENGINE.md has the details for each kind.  A constraint that mentions a
   variable twice, or one whose values are not listed, reaches less.  */
typedef enum {
    CSP_REACHES_DOMAIN, /* every value belongs to a solution of the constraint */
    CSP_REACHES_BOUNDS, /* the bounds do, if the others take any numbers between theirs */
    CSP_REACHES_LESS
} csp_consistency;
CSP_API csp_consistency csp_constraint_consistency(const csp_model *model, int constraint);

/* Adds tables, so that csp_propagate() makes each condition domain consistent as a whole, where the propagators of its constraints
   reach less and its solutions can be listed (131072 of them, within 262144 nodes).  Constraints that share helpers of a reader
   are one condition.  `left` (may be NULL) receives the number of conditions that stay as they are.  The solutions stay the same.
   Call it when the model is complete, before any search is created.  */
CSP_API bool csp_tabulate(csp_model *model, int *left);

CSP_API int csp_variable_count(const csp_model *model);
CSP_API const char *csp_variable_name(const csp_model *model, csp_variable variable);
/* Did a reader make it up, for a part of an expression?  The other variables determine its value, and it is not printed. */
CSP_API bool csp_variable_is_helper(const csp_model *model, csp_variable variable);
CSP_API int csp_constraint_count(const csp_model *model);
/* The variables of a constraint, and what it is, such as "all_different". */
CSP_API const csp_variable *csp_constraint_scope(const csp_model *model, int constraint, int *count);
CSP_API const char *csp_constraint_name(const csp_model *model, int constraint);
/* Traces and csp_print_constraint() call a constraint by this text, which is copied; constraints are counted from 0 in the order in which
   they were added.  Readers of models name constraints by the text of the model.  */
CSP_API bool csp_name_constraint(csp_model *model, int constraint, const char *text);

/* Names for values: names[0] is that of the value `first`, names[1] that of the next, ...; they are copied.  Returns a number for
   csp_use_names(), negative if memory runs out.  */
CSP_API int csp_add_names(csp_model *model, csp_value first, const char *const *names, int count);
/* Solutions, domains and traces call the values of the variable by these names; a value without one stays a number. */
CSP_API bool csp_use_names(csp_model *model, csp_variable variable, int names);
/* NULL: it has none.  Valid as long as the model. */
CSP_API const char *csp_value_name(const csp_model *model, csp_variable variable, csp_value value);

/* ---- constraints ---------------------------------------------------------------------------- */

/* Each changes the model, and returns false if it is invalid or memory runs out.  A variable that does not exist, perhaps because
   adding it failed, makes it invalid.  */

typedef enum {
    CSP_EQUAL,
    CSP_NOT_EQUAL,
    CSP_LESS,
    CSP_LESS_EQUAL,
    CSP_GREATER,
    CSP_GREATER_EQUAL
} csp_operator;

/* x op y + offset */
CSP_API bool csp_compare(csp_model *model, csp_variable x, csp_operator op, csp_variable y,
                         csp_value offset);

/* The variables take one of the listed rows of values (or, unless `allowed`, none of them).  `rows` holds `count`
   values for each, and is copied.  */
CSP_API bool csp_table(csp_model *model, const csp_variable *variables, int count, const csp_value *rows,
                       size_t row_count, bool allowed);

/* The strength of propagation. */
typedef enum {
    CSP_BY_VALUE,  /* a value that one variable has leaves the others */
    CSP_BY_BOUNDS, /* also removes bounds that no assignment reaches */
    CSP_BY_DOMAIN  /* removes every value that no assignment has (Regin) */
} csp_strength;

CSP_API bool csp_all_different(csp_model *model, const csp_variable *variables, int count,
                               csp_strength strength);

/* coefficients[0] * variables[0] + ... op right */
CSP_API bool csp_linear(csp_model *model, const csp_value *coefficients, const csp_variable *variables,
                        int count, csp_operator op, csp_value right);

/* What a truth variable (0 or 1) says about a constraint. */
typedef enum {
    CSP_IF_AND_ONLY_IF, /* it is 1 if and only if the constraint holds */
    CSP_IF              /* if it is 1, the constraint holds */
} csp_truth;

CSP_API bool csp_linear_truth(csp_model *model, const csp_value *coefficients,
                              const csp_variable *variables, int count, csp_operator op, csp_value right,
                              csp_truth kind, csp_variable truth);
/* truth = (x is one of the values) */
CSP_API bool csp_member_truth(csp_model *model, csp_variable x, const csp_value *values, size_t count,
                              csp_truth kind, csp_variable truth);

/* truth = (the variables take one of the listed rows, `count` values each) */
CSP_API bool csp_table_truth(csp_model *model, const csp_variable *variables, int count,
                             const csp_value *rows, size_t row_count, csp_truth kind,
                             csp_variable truth);

/* result = array[index]; the first has index `first` */
CSP_API bool csp_element(csp_model *model, csp_variable index, csp_value first,
                         const csp_variable *array, int count, csp_variable result);

CSP_API bool csp_minimum(csp_model *model, const csp_variable *variables, int count,
                         csp_variable result);
CSP_API bool csp_maximum(csp_model *model, const csp_variable *variables, int count,
                         csp_variable result);
CSP_API bool csp_times(csp_model *model, csp_variable x, csp_variable y, csp_variable result);
/* Truncated towards 0, as in C; the remainder has the sign of x.  y is never 0. */
CSP_API bool csp_div(csp_model *model, csp_variable x, csp_variable y, csp_variable result);
CSP_API bool csp_mod(csp_model *model, csp_variable x, csp_variable y, csp_variable result);
/* x to the power of y.  A negative power is 1 divided by the positive one, truncated towards 0; 0 has none. */
CSP_API bool csp_power(csp_model *model, csp_variable x, csp_variable y, csp_variable result);
CSP_API bool csp_abs(csp_model *model, csp_variable x, csp_variable result);

/* Variables with the values 0 and 1: one of the first is 1 or one of the second is 0. */
CSP_API bool csp_clause(csp_model *model, const csp_variable *positive, int positives,
                        const csp_variable *negative, int negatives);
/* result = their conjunction, disjunction, or parity */
CSP_API bool csp_and(csp_model *model, const csp_variable *variables, int count, csp_variable result);
CSP_API bool csp_or(csp_model *model, const csp_variable *variables, int count, csp_variable result);
CSP_API bool csp_xor(csp_model *model, const csp_variable *variables, int count, csp_variable result);

/* A constraint given by a function of the values, in the order of `variables`.  It must be deterministic, and is
   called for many combinations, so this is for few variables with small domains.  */
typedef bool csp_predicate(const void *context, const csp_value *values);
CSP_API bool csp_add_predicate(csp_model *model, const csp_variable *variables, int count,
                               csp_predicate *holds, const void *context);

/* ---- goals and search groups ---------------------------------------------------------------- */

/* The functions that set and add change the model; see csp_model for threads. */

typedef enum { CSP_SATISFY, CSP_MINIMISE, CSP_MAXIMISE } csp_goal;
CSP_API bool csp_set_goal(csp_model *model, csp_goal goal, csp_variable objective);
CSP_API csp_goal csp_model_goal(const csp_model *model, csp_variable *objective);

typedef enum {
    CSP_DOM_WDEG,      /* few values and many conflicts first */
    CSP_SMALLEST,      /* the smallest domain first; the first of several */
    CSP_INPUT_ORDER,   /* the first */
    CSP_LARGEST,       /* the largest domain first */
    CSP_SMALLEST_VALUE /* the one with the smallest value */
} csp_variable_order;
typedef enum {
    CSP_LOWEST,     /* x = lowest value, then the others */
    CSP_HIGHEST,    /* x = highest value, then the others */
    CSP_MIDDLE,     /* x = the middle value of the domain, then the others */
    CSP_RANDOM,     /* x = any value, then the others */
    CSP_LOWER_HALF, /* x in the lower half of its bounds, then in the upper */
    CSP_UPPER_HALF  /* the other way round */
} csp_value_order;

/* Adds a group of variables that is to be assigned before groups added later, and before variables of no group.
   Without groups, all variables form one group with the search's own orders.  */
CSP_API bool csp_add_group(csp_model *model, const csp_variable *variables, int count,
                           csp_variable_order variable_order, csp_value_order value_order);

CSP_API int csp_group_count(const csp_model *model);

/* ---- searching ------------------------------------------------------------------------------ */

/* How binary constraints are made arc consistent.  All reach the same domains. */
typedef enum {
    CSP_AC3BIT, /* whole words of values at once; the fastest */
    CSP_AC1,    /* all arcs over and over */
    CSP_AC3,    /* only arcs whose other end has changed */
    CSP_AC3RM,  /* ... with the last support of each value as a hint */
    CSP_AC2001, /* ... with the last support of each value as a start */
    CSP_AC4     /* the number of supports of each value */
} csp_algorithm;

/* Names such as "ac3", in the order of the enum; NULL past the last.  Any thread may call this. */
CSP_API const char *csp_algorithm_name(int algorithm);

/* The library allocates counters, so they have no room. */
typedef struct csp_counters {
    uint64_t nodes;     /* nodes searched, including the root */
    uint64_t decisions; /* values or ranges tried */
    uint64_t failures;  /* nodes at which propagation failed */
    uint64_t solutions; /* found */
    uint64_t restarts;
    uint64_t revisions;    /* arcs looked at */
    uint64_t checks;       /* pairs of values looked up, or words of them */
    uint64_t propagations; /* runs of other constraints */
    uint64_t removals;     /* values taken from domains */
    uint64_t queue_peak;   /* variables, or arcs, waiting */
    int depth;             /* the deepest position */
    bool follows_groups; /* the next decision follows the groups of the model; new in 0.3, as the rest */
    uint64_t probes;     /* restarts that try for a much better value of the goal */
    uint64_t nogoods;    /* learned when the search restarted */
} csp_counters;

struct csp_event; /* see below */

/* What waits until it is dealt with; ac1 has no queue.  Both reach the same domains. */
typedef enum {
    CSP_QUEUE_VARIABLES, /* changed variables, those with few values first: fast */
    CSP_QUEUE_ARCS       /* arcs, first in, first out, each once: AC-3 as printed in textbooks */
} csp_queue;

typedef struct csp_options {
    size_t room; /* sizeof(csp_options), or 0: see the top of this file */
    csp_algorithm algorithm;
    csp_variable_order variable_order; /* for variables of no group */
    csp_value_order value_order;
    bool no_groups;        /* as if the model had no groups */
    bool no_last_conflict; /* do not prefer the variable of the last conflict */
    bool restarts;         /* restart from time to time, keeping the nogoods learned */
    uint64_t seed;         /* for random choices */
    uint64_t node_limit;   /* 0: none */
    /* Asked from time to time; returning true stops. */
    bool (*stop)(void *context, const csp_counters *so_far);
    void *stop_context;
    /* Called for every step; makes the search slow. */
    void (*trace)(void *context, const struct csp_event *event);
    void *trace_context;
    csp_queue queue; /* new in 0.3 */
    /* With restarts and groups: dom/wdeg chooses first, and from the first restart on the groups and dom/wdeg take turns, so that a bad
       order costs little; new in 0.3.  */
    bool alternate_groups;
    /* Without a goal, for FlatZinc: solutions that differ only in variables that are not printed are one, as far as these are in no group; if
       nothing is printed, those that MiniZinc introduced.  They are decided last; new in 0.3.  */
    bool distinct;
} csp_options;

/* A search, from one thread at a time.  What may be called when:

                              propagate, _singletons, _paths
                                      +----+
                                      v    |
       csp_search_new() --> new --> propagated --- next ---+
                             |                             v         CSP_SOLUTION
                             +------------ next ------> searching --------------> has a solution
                                                        |   ^  ^                        |
                              CSP_DONE, CSP_NO_MEMORY   |   |  +--------- next ---------+
                       over <---------------------------+   +- CSP_STOPPED: next continues

   csp_propagate() and its relatives: before the first csp_search_next().  csp_search_value(), csp_print_solution(): once there was a
   solution; they are about the last one.  Domains and counters: at any time.  When the search is over, csp_search_next() repeats its
   result.  Call-backs of a search may only call functions that take a const search.  */
typedef struct csp_search csp_search;

/* `options` may be NULL.  The model must outlive the search.  Returns NULL if memory runs out or the model has
   an error.  Release with csp_search_free(), which accepts NULL.  */
CSP_API csp_search *csp_search_new(const csp_model *model, const csp_options *options);
CSP_API void csp_search_free(csp_search *search);

typedef enum {
    CSP_SOLUTION, /* found: see csp_search_value() */
    CSP_DONE,     /* there is none, or no other, or no better one */
    CSP_STOPPED,  /* by a limit or by `stop`; calling again continues */
    CSP_NO_MEMORY,
    CSP_CUT_OFF /* as CSP_DONE, but values beyond CSP_MAX_VALUE were left out: this proves nothing */
} csp_result;

/* The next solution.  With a goal each one is better than the last, so the last is the best. */
CSP_API csp_result csp_search_next(csp_search *search);
/* Of the last solution. */
CSP_API csp_value csp_search_value(const csp_search *search, csp_variable variable);
CSP_API const csp_counters *csp_search_counters(const csp_search *search);

/* Removes values that have no support, without searching.  CSP_SOLUTION: every domain still has a value;
   CSP_DONE: one has none; CSP_STOPPED: by `stop`, and calling again continues.  Then csp_domain_*() return what is left.
   Before the first csp_search_next().  */
CSP_API csp_result csp_propagate(csp_search *search);
/* The same, also trying each value: singleton arc consistency. */
CSP_API csp_result csp_propagate_singletons(csp_search *search);
/* Path consistency (PC-2) of the binary constraints of small problems, then arc consistency.  CSP_NO_MEMORY: the
   problem is too large for it.  */
CSP_API csp_result csp_propagate_paths(csp_search *search);

CSP_API int64_t csp_domain_size(const csp_search *search, csp_variable variable);
CSP_API csp_value csp_domain_lowest(const csp_search *search, csp_variable variable);
CSP_API csp_value csp_domain_highest(const csp_search *search, csp_variable variable);
CSP_API bool csp_domain_has(const csp_search *search, csp_variable variable, csp_value value);

/* Do these values, one for each variable, satisfy every constraint?  `broken` (may be NULL) receives the first
   constraint that they do not, -1 if a value is not in its domain, or CSP_NOT_VERIFIED if memory runs out.  */
enum { CSP_NOT_VERIFIED = -2 };
CSP_API bool csp_verify(const csp_model *model, const csp_value *values, int *broken);

/* ---- reading and printing ------------------------------------------------------------------- */

/* Any thread may call these functions, for a model or a search that no other thread changes; a sink is called in the same thread. */

/* Each returns NULL, with a sentence in `error` (may be NULL), if the text is not valid or memory runs out. */

/* A model in our own format, see docs/CSP-FORMAT.md. */
CSP_API csp_model *csp_read_model(const char *text, size_t length, csp_error *error);
/* FlatZinc, as MiniZinc writes it. */
CSP_API csp_model *csp_read_flatzinc(const char *text, size_t length, csp_error *error);
/* A graph in the DIMACS format .col: a colour for each vertex, of `colours`, so that neighbours differ. */
CSP_API csp_model *csp_read_graph(const char *text, size_t length, int colours, csp_error *error);

/* Something to print of each solution: a variable, or an array of them. */
typedef struct csp_output {
    size_t room; /* sizeof(csp_output), or 0: see the top of this file */
    const char *name;
    const csp_variable *variables;
    int count;
    bool boolean;      /* false and true instead of 0 and 1 */
    const char *shape; /* of an array: its index sets, such as "1..2, 1..3"; NULL: a single variable */
    /* Unless set_sizes is NULL, sets of integers are printed.  The first set_sizes[0] of the variables are 1 if the element at the
       same place belongs to the first set, and otherwise 0; those after them are about the second set, and so on, up to
       `count`.  The elements of each set ascend.  New in 0.3.  */
    const int *set_sizes;
    int set_count;
    const csp_value *elements;
} csp_output;

/* Copies what it needs. */
CSP_API bool csp_add_output(csp_model *model, const csp_output *output);

/* Receives text piece by piece. */
typedef struct csp_sink {
    void (*write)(void *context, const char *text, size_t length);
    void *context;
} csp_sink;

typedef enum {
    CSP_PLAIN,         /* x = 3, and a = [1, 2, 3] */
    CSP_FLATZINC_STYLE /* x = 3; and a = array1d(1..3, [1, 2, 3]); */
} csp_print_style;

/* The last solution, a line for each output; of a model without outputs, for each variable, but nothing if FlatZinc asks for no output. */
CSP_API void csp_print_solution(const csp_search *search, csp_print_style style, csp_sink sink);
/* The same of values from elsewhere, one for each variable. */
CSP_API void csp_print_values(const csp_model *model, const csp_value *values, csp_print_style style,
                              csp_sink sink);

/* What a constraint says: the text that names it, or such as x != y + 2, all_different(x, y, z) or (x, y) in table. */
CSP_API void csp_print_constraint(const csp_model *model, int constraint, csp_sink sink);

/* What is left of a domain, such as {1..3, 7}. */
CSP_API void csp_print_domain(const csp_search *search, csp_variable variable, csp_sink sink);

/* Reads lines such as csp_print_solution() writes, of either style, up to the end or the first line of dashes.  For each
   variable that is mentioned, by its output or its own name, `values` gets its value and `known` true; both have
   room for all variables, and `known` is cleared first.  */
CSP_API bool csp_read_solution(const csp_model *model, const char *text, size_t length,
                               csp_value *values, bool *known, csp_error *error);

/* ---- why there is no solution ---------------------------------------------------------------- */

/* A smallest set of conditions of a text that no assignment satisfies together.  The conditions are: of a model in our own format each
   statement that is one, where `forall` gives one for all of its numbers, and `and` joins several; of FlatZinc the constraint items; of a
   graph the lines with edges.  Declarations, with their domains, are not questioned, and goals do not count.

       csp_why_new() --> csp_why_run() --> csp_why_proved(), csp_why_conditions()

   The text is read again for every set that is tried.  Use one from one thread at a time.  */
typedef struct csp_why csp_why;

typedef enum { CSP_FORMAT_MODEL, CSP_FORMAT_FLATZINC, CSP_FORMAT_GRAPH } csp_format;

/* The library allocates these two, so they have no room. */
typedef struct csp_condition {
    long line, column; /* where it begins in the text */
    const char *text;  /* in one line, with numbers for the names of loops; a long one is cut off */
} csp_condition;

typedef struct csp_why_counters {
    uint64_t sets;  /* of conditions that were tried */
    uint64_t nodes; /* of all searches */
    int conditions; /* of the text */
    int known;      /* in the smallest set that is known to clash; negative: none is */
    int least;      /* no set of fewer conditions clashes */
} csp_why_counters;

typedef struct csp_why_options {
    size_t room;         /* sizeof(csp_why_options), or 0: see the top of this file */
    int colours;         /* for a graph */
    uint64_t node_limit; /* of all searches together; 0: none */
    /* Asked from time to time; returning true stops. */
    bool (*stop)(void *context, const csp_why_counters *so_far);
    void *stop_context;
} csp_why_options;

/* The text must outlive what this returns; `options` may be NULL, and is copied.  Returns NULL, with a sentence in `error` (may be
   NULL), if the text is not valid or memory runs out.  Release with csp_why_free(), which accepts NULL.  */
CSP_API csp_why *csp_why_new(const char *text, size_t length, csp_format format,
                             const csp_why_options *options, csp_error *error);
CSP_API void csp_why_free(csp_why *why);

/* CSP_SOLUTION: the model has a solution; CSP_DONE: a smallest set was found; CSP_STOPPED: by a limit or by `stop`; CSP_CUT_OFF: some sets
   cannot be decided, because of values beyond CSP_MAX_VALUE, or since the text is not valid without some condition; CSP_NO_MEMORY.  After
   the last three, csp_why_proved() says what is known.  Calling it again repeats the result.  */
CSP_API csp_result csp_why_run(csp_why *why);

typedef enum {
    CSP_PROVED_NOTHING,     /* there is no set, or none is known */
    CSP_PROVED_CLASH,       /* the conditions clash, but perhaps some can be left out */
    CSP_PROVED_IRREDUCIBLE, /* ... and without any one of them, the others do not clash */
    CSP_PROVED_SMALLEST     /* ... and no set of fewer conditions clashes */
} csp_why_proof;

/* After csp_why_run(): the smallest set that is known, in the order of the text, and what is known about it.  An empty set: the
   declarations alone clash.  NULL: there is no set, or memory ran out.  */
CSP_API csp_why_proof csp_why_proved(const csp_why *why);
CSP_API const csp_condition *csp_why_conditions(const csp_why *why, int *count);
CSP_API const csp_why_counters *csp_why_counted(const csp_why *why);

/* ---- trace ---------------------------------------------------------------------------------- */

typedef enum {
    CSP_SELECT, /* an arc, or a constraint, is taken from the queue */
    CSP_KEEP, /* it is consistent: nothing is removed; without a constraint: the decision before it is consistent */
    CSP_REMOVE, /* values are removed; `other` has no support for them */
    CSP_EMPTY,  /* no value would be left */
    CSP_DECIDE, /* variable = value, or another decision, is tried */
    CSP_REFUTE, /* it was searched to the end: the opposite, which this is, holds */
    CSP_FAIL,   /* no solution here */
    CSP_RESTART,
    CSP_FOUND /* a solution, which csp_search_value() has */
} csp_event_kind;

/* The library allocates events, so they have no room. */
typedef struct csp_event {
    csp_event_kind kind;
    uint64_t step;         /* counted from 1 */
    csp_variable variable; /* whose domain is affected; negative: none */
    csp_variable other;    /* the other end of the arc; negative: none */
    int constraint;        /* negative: none */
    csp_value value;       /* of a decision, which says: variable = value */
    bool bound;            /* ... <= value instead */
    bool negative;         /* ... the opposite: != or > */
    int waiting;           /* variables or arcs in the queue */
    int depth;
    const csp_value *removed; /* values */
    int removed_count;
    const csp_search *search; /* to look at domains */
} csp_event;

typedef enum {
    CSP_TRACE_TEXT, /* a line for each step */
    CSP_TRACE_JSON, /* an object for each step, one per line */
    CSP_TRACE_HTML, /* a page of its own, with a slider that goes through the steps */
    CSP_TRACE_LATEX /* a longtable, with a row for each arc */
} csp_trace_format;

/* Writes the events of a search: set csp_tracer_event and the tracer in the search's options.  Use it in the thread of the search. */
typedef struct csp_tracer csp_tracer;
/* The model must outlive the tracer.  Returns NULL if memory runs out. */
CSP_API csp_tracer *csp_tracer_new(const csp_model *model, csp_trace_format format, csp_sink sink);
/* Writes the name of a value into `name`, zero-terminated. */
typedef void csp_value_namer(void *context, csp_variable variable, csp_value value, char *name,
                             size_t room);
/* From now on a trace as text calls values by these names, instead of those of the model; the other formats do not change. */
CSP_API void csp_tracer_name_values(csp_tracer *tracer, csp_value_namer *namer, void *context);
CSP_API void csp_tracer_event(void *tracer, const csp_event *event);
/* Writes the end, before the search is freed.  Accepts NULL. */
CSP_API void csp_tracer_free(csp_tracer *tracer);

/* ---- the search as a tree ------------------------------------------------------------------- */

/* A node for each decision and each opposite of a decision, below the node where it was taken; failures and solutions are leaves.  Set
   csp_tree_event and the tree in the search's options; use it in the thread of the search.

   The tree keeps a limited number of nodes, each with up to a kilobyte, however long the search is: the smallest sub-trees that the
   search has left, and those that have failed before others, are folded into single nodes that count what was below them.
   docs/CSP-TREE.md describes the formats.  */
typedef struct csp_tree csp_tree;
/* Keeps at most that many nodes, up to CSP_MAX_TREE_NODES; 0: 4000; fewer than 16 count as 16.  The model must outlive the tree.  Returns
   NULL if memory runs out.  */
CSP_API csp_tree *csp_tree_new(const csp_model *model, size_t most_nodes);
CSP_API void csp_tree_event(void *tree, const csp_event *event);

typedef enum {
    CSP_TREE_SVG,  /* a picture */
    CSP_TREE_HTML, /* a page of its own: nodes can be looked at, sub-trees folded and unfolded */
    CSP_TREE_JSON, /* an object for the search, and one for each node that is kept, one per line */
    CSP_TREE_LATEX /* a longtable, with a row for each node that is kept */
} csp_tree_format;

/* Prints the tree as it is now; the search need not be over.  False if memory has run out, now or before: then the text is not complete. */
CSP_API bool csp_tree_print(csp_tree *tree, csp_tree_format format, csp_sink sink);
/* Accepts NULL. */
CSP_API void csp_tree_free(csp_tree *tree);

/* Writes the nodes of a search, as they are made, as messages of CP Profiler (https://github.com/cp-profiler), which shows them as a tree: set
   csp_profiler_event and the profiler in the search's options, and send what the sink gets to the port at which CP Profiler
   listens.  Use it in the thread of the search.  */
typedef struct csp_profiler csp_profiler;
/* `name` is what the search is called there, and is copied.  The model must outlive the profiler.  Returns NULL if memory runs out. */
CSP_API csp_profiler *csp_profiler_new(const csp_model *model, const char *name, csp_sink sink);
CSP_API void csp_profiler_event(void *profiler, const csp_event *event);
/* Writes the end.  False if memory has run out before: then nodes are missing.  Accepts NULL. */
CSP_API bool csp_profiler_free(csp_profiler *profiler);

#ifdef __cplusplus
}
#endif
#endif
