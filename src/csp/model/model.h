/* SPDX-License-Identifier: MIT */
/* model.h - a problem as data: variables with their first domains, and constraints. */
#ifndef CSP_MODEL_H
#define CSP_MODEL_H

#include "csp.h"
#include "csp/domain/domain.h"
#include "words/fail.h"

struct kind;

/* A constraint never changes; what a search remembers about it lies in the search. */
struct constraint {
    const struct kind *kind;
    int arity;
    csp_variable *scope;
    void *about; /* what its kind needs to know; one block of memory, or NULL */
    size_t about_size;
    char *text; /* what it says, as its author wrote it; NULL: not known */
};

struct variable {
    char *name;
    struct domain domain; /* owns its words and its list */
    bool helper;          /* made up by a reader: no part of a solution */
    bool introduced;      /* by MiniZinc, not by the author */
    bool defined;         /* the others determine its value */
    bool printed;
    int naming; /* of its values, counted from 1; 0: they are numbers */
};

/* Names of the values from `first` on. */
struct naming {
    csp_value first;
    int count;
    char **name;
};

struct group {
    csp_variable *variable;
    int count;
    csp_variable_order variable_order;
    csp_value_order value_order;
};

/* As csp_output, but its own. */
struct output {
    char *name, *shape;
    csp_variable *variable;
    int count;
    bool boolean;
    int *set_size; /* of sets; NULL: they are numbers */
    int sets;
    csp_value *element;
};

struct csp_model {
    struct variable *variable;
    size_t variables, variable_room;
    struct constraint *constraint;
    size_t constraints, constraint_room;
    struct group *group;
    size_t groups, group_room;
    struct output *output;
    size_t outputs, output_room;
    bool silent; /* only these are printed, even if there are none */
    struct naming *naming;
    size_t namings, naming_room;
    csp_goal goal;
    csp_variable objective;
    bool impossible; /* found while it was built */
    csp_error error; /* without a code: none */
};

/* Remembers the first error; always false. */
bool model_fail(csp_model *, struct message);
bool short_of_memory(csp_model *);

static inline const struct domain *domain_of(const csp_model *m, csp_variable x)
{
    return &m->variable[x].domain;
}

/* Of no interest: made up by a reader or, in FlatZinc, not printed; if nothing is printed, introduced by MiniZinc. */
static inline bool is_idle(const csp_model *m, csp_variable x)
{
    const struct variable *v = &m->variable[x];
    return v->helper || (m->silent && (m->outputs ? !v->printed : v->introduced));
}

/* Sorts values, each once; returns how many there are. */
size_t sort_set(csp_value *value, size_t count);

/* A copy; NULL: out of memory. */
char *copy_text(const char *);
csp_variable *copy_variables(const csp_variable *, int count);
void release_outputs(csp_model *);

/* False, with an error, if one of them is not a variable. */
bool are_variables(csp_model *, const csp_variable *, int count);
/* Likewise, and also if one has other values than 0 and 1. */
bool are_truths(csp_model *, const csp_variable *, int count);

/* Adds a constraint with a copy of the scope.  `about` (may be NULL) is taken over, and freed if this fails. */
bool add_constraint(csp_model *, const struct kind *, const csp_variable *scope, int arity, void *about,
                    size_t about_size);

/* The variables of the largest constraint, at least 1. */
int largest_arity(const csp_model *);
/* csp_verify() with room for the values of one constraint. */
bool verify_values(const csp_model *, const csp_value *values, csp_value *scope_values, int *broken);

#endif
