/* SPDX-License-Identifier: MIT */
/* selection.h - reading a text without some of its conditions, as why/ does.

   A condition is what a reader adds as a whole: in our own format a statement, or, of `forall`, the statement for some numbers, or a
   part that `and` joins to others; in FlatZinc a constraint item; in a graph a line with an edge.  Conditions are counted from 0 in the
   order in which they are read, which does not depend on the selection.  Declarations are no conditions.  */
#ifndef CSP_SELECTION_H
#define CSP_SELECTION_H

#include "csp.h"

struct out;

struct selection {
    const bool *wanted; /* for each condition; NULL: all */
    int met;            /* conditions so far */
    /* Called for each condition that is added; NULL: nobody asks.  False: memory ran out. */
    bool (*tell)(void *context, const csp_condition *);
    void *context;
};

/* Is the next condition to be added?  Without a selection (NULL) each is. */
static inline bool selection_takes(struct selection *s)
{
    if (!s) return true;
    const int condition = s->met++;
    return !s->wanted || s->wanted[condition];
}

static inline bool selection_asks(const struct selection *s) { return s && s->tell; }

/* The functions of csp.h with a selection, which may be NULL. */
csp_model *read_model_part(const char *text, size_t length, struct selection *, csp_error *);
csp_model *read_flatzinc_part(const char *text, size_t length, struct selection *, csp_error *);
csp_model *read_graph_part(const char *text, size_t length, int colours, struct selection *,
                           csp_error *);

/* A part of a text in one line, without comments, which begin with the sign `comment` and end with their line.  A long one is cut
   off.  */
enum { SHOWN_STATEMENT = 80, STATEMENT_ROOM = 4 * SHOWN_STATEMENT + 4 }; /* characters; bytes */
void show_statement(struct out *, const char *at, const char *end, char comment);

#endif
