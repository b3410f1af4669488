/* SPDX-License-Identifier: MIT */
/* flatzinc.h - what the files of the FlatZinc reader share.

   Names are looked up as they are read, so a value never refers to a defined name: `x` is already the
   variable or the constant that the name denotes.  */
#ifndef CSP_FLATZINC_H
#define CSP_FLATZINC_H

#include "csp.h"
#include "csp/domain/domain.h"
#include "csp/read/flatzinc/flatzinc_lexer.h"
#include "csp/read/selection.h"
#include "words/fail.h"

enum fzn_value_kind {
    VALUE_INT,
    VALUE_BOOL,
    VALUE_INT_VARIABLE,
    VALUE_BOOL_VARIABLE,
    VALUE_SET_VARIABLE,
    VALUE_RANGE, /* a set, as LIST is */
    VALUE_LIST,
    VALUE_ARRAY,
    VALUE_CALL,   /* of annotations, with its arguments */
    VALUE_WORD,   /* a name that is not defined */
    VALUE_STRING, /* as the next, only ever seen in annotations */
    VALUE_FLOAT
};

/* A set, variable or constant: the elements that it may have, in ascending order, and for each a variable that is 1 if the
   set has it, and otherwise 0.  */
/* What annotations say of a variable. */
struct fzn_origin {
    bool introduced, defined;
};

struct fzn_set {
    struct fzn_token name;
    bool open; /* nothing is known of its elements yet */
    struct fzn_origin origin;
    int count;
    const csp_value *element;
    const csp_variable *member;
};

struct fzn_value {
    const char *at; /* in the text */
    union {
        int64_t number; /* a constant, a variable, or the low end of a range */
        const struct fzn_value *item;
        struct fzn_set *set;
    };
    union {
        int count;    /* of items */
        int64_t high; /* end of a range */
    };
    enum fzn_value_kind kind;
};

struct fzn_block; /* of memory */
struct fzn_name;
struct fzn_constant;

struct fzn_reader {
    struct fzn_lexer lexer;
    struct fzn_token token; /* the one that comes next */
    csp_model *model;
    csp_error *error; /* may be NULL */
    bool failed;
    struct selection *selection; /* of the constraints that are added; NULL: all */
    const char *item_at;         /* where to report an error of the model */
    bool solve_seen;
    int depth; /* of the expression that is being read */

    struct fzn_block *block;
    struct fzn_value *stack; /* items of lists that have not ended yet */
    size_t stacked, stack_room;
    struct fzn_name *name; /* a hash table, and so the constants that became variables */
    size_t names, name_room;
    struct fzn_constant *constant;
    size_t constants, constant_room;
    size_t open_sets;
    const char **
        waiting; /* constraints on sets whose possible elements are not known yet: where they are in the text */
    size_t waiting_count, waiting_room;
};

/* ---- flatzinc_memory.c ---- */

/* Remembers the first error; always false.  `at` NULL: no place. */
bool fzn_fail(struct fzn_reader *, const char *at, struct message);
bool fzn_fail_for(struct fzn_reader *, const char *at, const csp_error *reason);
bool fzn_short_of_memory(struct fzn_reader *);

/* Zeroed memory that lives until fzn_release() of a mark set before, or as long as the reader; NULL, with an
   error: out of memory.  */
void *fzn_allocate(struct fzn_reader *, size_t count, size_t size);
struct fzn_mark {
    struct fzn_block *block;
    size_t used;
};
struct fzn_mark fzn_mark(const struct fzn_reader *);
void fzn_release(struct fzn_reader *, struct fzn_mark);
/* Everything but the model. */
void fzn_reader_free(struct fzn_reader *);

const struct fzn_value *fzn_find(const struct fzn_reader *, const char *text, size_t length);
bool fzn_define(struct fzn_reader *, struct fzn_token name, struct fzn_value);
/* The one variable with this value alone; negative, with an error, if there can be none. */
csp_variable fzn_constant(struct fzn_reader *, csp_value value);

/* ---- flatzinc_values.c ---- */

void fzn_advance(struct fzn_reader *);
bool fzn_accept(struct fzn_reader *, int kind);
bool fzn_expect(struct fzn_reader *, int kind, struct message what);
bool fzn_accept_word(struct fzn_reader *, const char *word);
bool fzn_expect_word(struct fzn_reader *, const char *word);

/* A name of the text as a string of its own, cut if it is very long. */
struct fzn_word {
    char text[64];
};
struct fzn_word fzn_word_at(const struct fzn_reader *, const char *at);
/* Is this name next in the text?  Works for defined names, too. */
bool fzn_is_word(const struct fzn_reader *, const char *at, const char *word);

bool fzn_read_expression(struct fzn_reader *, struct fzn_value *);
/* Expressions separated by commas up to `close`. */
bool fzn_read_list(struct fzn_reader *, int close, struct fzn_value *);
/* All that follow, as an array. */
bool fzn_read_annotations(struct fzn_reader *, struct fzn_value *);

/* Is the value what the letter says?
       c  an integer              t  true or false            s  a set of integers
       i  or an int variable      b  or a bool variable       v  or a set variable
       and large letters for arrays of them  */
bool fzn_check(struct fzn_reader *, const struct fzn_value *, char letter);

/* Of checked values.  A negative variable or NULL comes with an error. */
csp_variable fzn_variable(struct fzn_reader *, const struct fzn_value *);
csp_variable *fzn_variables(struct fzn_reader *, const struct fzn_value *array);
/* A number that may be a value. */
bool fzn_number(struct fzn_reader *, const struct fzn_value *, csp_value *number);
csp_value *fzn_numbers(struct fzn_reader *, const struct fzn_value *array);
/* The values of a set, which is no wider than CSP_MAX_LISTED if it is a range. */
csp_value *fzn_set_values(struct fzn_reader *, const struct fzn_value *set, size_t *count);

static inline bool fzn_is_constant(const struct fzn_value *v)
{
    return v->kind == VALUE_INT || v->kind == VALUE_BOOL;
}

/* ---- flatzinc_open_sets.c ---- */

/* MiniZinc introduces some set variables without possible elements, which follow from the constraint that defines them.  This closes such
   a set if the constraint is the one, and says whether the constraint can be added: if not, it waits for others.  */
bool fzn_is_ready(struct fzn_reader *, struct fzn_token name, const struct fzn_value *arguments);
/* Remembers a constraint that is not ready. */
bool fzn_wait(struct fzn_reader *, struct fzn_token name);
/* Reads the constraints that wait, again and again while this closes sets; false, with an error, if some are left. */
bool fzn_end_waiting(struct fzn_reader *, bool (*read)(struct fzn_reader *));

/* ---- flatzinc_constraints.c ---- */

/* A constraint by its name, with its arguments and its annotations as arrays. */
bool fzn_post(struct fzn_reader *, struct fzn_token name, const struct fzn_value *arguments,
              const struct fzn_value *annotations);

/* ---- flatzinc_sets.c ---- */

/* Of all sets of one array, or of one constraint; a single set has at most CSP_MAX_LISTED. */
enum { MOST_SET_ELEMENTS = 1 << 22 };

/* A range without the values that the domain does not have. */
struct fzn_value fzn_clipped(const struct fzn_value *set, const struct domain *);
/* A range with too many values to list them? */
bool fzn_is_wide(const struct fzn_value *set);
bool fzn_keep_in_set(struct fzn_reader *, csp_variable, const struct fzn_value *set);

/* A set variable with these possible elements, or without any that are known.  NULL, here and below: there is an error. */
struct fzn_set *fzn_new_set(struct fzn_reader *, struct fzn_token name, const struct fzn_value *elements,
                            struct fzn_origin);
/* The possible elements of an open set become known, `count` of them in any order; they are taken over. */
bool fzn_close_set(struct fzn_reader *, struct fzn_set *, csp_value *element, size_t count);
/* Of checked values. */
const struct fzn_set *fzn_set(struct fzn_reader *, const struct fzn_value *);
const struct fzn_set **fzn_sets(struct fzn_reader *, const struct fzn_value *array);
/* The variable that says whether the set has this element; the constant 0 if it cannot. */
csp_variable fzn_member(struct fzn_reader *, const struct fzn_set *, csp_value element);
/* The set has no other elements than these. */
bool fzn_keep_subset(struct fzn_reader *, const struct fzn_value *set, const struct fzn_value *elements);

/* ---- flatzinc_annotations.c ---- */

void fzn_note_origin(struct fzn_reader *, csp_variable, struct fzn_origin);
bool fzn_is_annotated(const struct fzn_reader *, const struct fzn_value *annotations, const char *word);
/* Prints the value with each solution if an annotation asks for it.  `letter`: what it is, or what its elements are. */
bool fzn_add_output(struct fzn_reader *, struct fzn_token name, const struct fzn_value *, char letter,
                    const struct fzn_value *annotations);
bool fzn_add_searches(struct fzn_reader *, const struct fzn_value *annotations);

#endif
