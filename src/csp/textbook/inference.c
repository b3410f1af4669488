/* SPDX-License-Identifier: MIT */
/* inference.c - see inference.h

   Forward checking revises the variables that share a constraint with x.  MAC goes on from there as AC-3 does: if y loses values, all arcs
   to y are revised, too.  Constraints on more variables take part once all but two of their variables have values: until
   then forward checking, and until there are two, arc consistency, have nothing to say about them.  */
#include "csp/textbook/inference.h"

#include "base/memory.h"

/* Arcs that wait, first in, first out, each once; the arc (y, c) is there to revise y by c. */
struct arc_ring {
    struct waiting_arc {
        int variable, constraint;
        size_t number;
    } * arc;
    size_t *first; /* by constraint: the number of its first arc */
    bool *waits;   /* by arc */
    size_t start, count, room;
};

bool inference_start(struct assignment *a)
{
    const struct network *n = a->network;
    size_t arcs = 0;
    if (a->options.inference != CSP_MAINTAIN_ARCS) return true;
    struct arc_ring *r = a->ring = new_array(1, sizeof *r);
    if (!r || !(r->first = new_array((size_t)n->constraints, sizeof *r->first))) return false;
    for (int c = 0; c < n->constraints; c++) {
        r->first[c] = arcs;
        arcs += (size_t)n->constraint[c].arity;
    }
    r->arc = new_array(arcs, sizeof *r->arc);
    r->waits = new_array(arcs, sizeof *r->waits);
    r->room = arcs;
    return r->arc && r->waits;
}

void inference_release(struct assignment *a)
{
    if (!a->ring) return;
    free(a->ring->arc);
    free(a->ring->first);
    free(a->ring->waits);
    free(a->ring);
}

/* ---- one arc ---- */

static bool has_support(struct assignment *a, int constraint, int other)
{
    if (other < 0) return check_constraint(a, constraint);
    const struct network_variable *y = &a->network->variable[other];
    for (int i = 0; i < y->values && !a->stopped; i++) {
        if (!a->is_left[a->first_value[other] + (size_t)i]) continue;
        network_set(y, i, a->values);
        if (check_constraint(a, constraint)) return true;
    }
    return false;
}

bool revise(struct assignment *a, int x, int constraint)
{
    const struct network_variable *v = &a->network->variable[x];
    const int other = open_variable(a, constraint, x);
    bool changed = false;
    for (int i = 0; i < v->values; i++) {
        if (!a->is_left[a->first_value[x] + (size_t)i]) continue;
        network_set(v, i, a->values);
        const bool supported = has_support(a, constraint, other);
        if (a->stopped) break; /* before all supports were tried */
        if (supported) continue;
        remove_from_domain(a, x, i, constraint);
        changed = true;
    }
    return changed;
}

/* ---- forward checking ---- */

bool forward_check(struct assignment *a, int x)
{
    const struct network_variable *v = &a->network->variable[x];
    for (int i = 0; i < v->constraints; i++) {
        if (a->open[v->constraint[i]] != 1) continue;
        const int y = open_variable(a, v->constraint[i], -1);
        revise(a, y, v->constraint[i]);
        if (a->stopped || !a->left[y]) return false;
    }
    return true;
}

/* ---- MAC ---- */

static void add_arc(struct arc_ring *r, const struct network *n, int variable, int constraint)
{
    size_t number = r->first[constraint];
    for (const int *at = n->constraint[constraint].variable; *at != variable; at++) number++;
    if (r->waits[number]) return;
    r->waits[number] = true;
    r->arc[(r->start + r->count++) % r->room] = (struct waiting_arc){variable, constraint, number};
}

static struct waiting_arc take_arc(struct arc_ring *r)
{
    const struct waiting_arc taken = r->arc[r->start];
    r->waits[taken.number] = false;
    r->start = (r->start + 1) % r->room;
    r->count--;
    return taken;
}

/* The arcs of constraints on x that at most two variables are left of. */
static void add_first_arcs(struct assignment *a, int x)
{
    const struct network_variable *v = &a->network->variable[x];
    for (int i = 0; i < v->constraints; i++) {
        const int c = v->constraint[i];
        if (a->open[c] != 1 && a->open[c] != 2) continue;
        const int y = open_variable(a, c, -1), z = open_variable(a, c, y);
        add_arc(a->ring, a->network, y, c);
        if (z >= 0) add_arc(a->ring, a->network, z, c);
    }
}

/* y has lost values by a constraint: all arcs to it, except the one back. */
static void add_arcs_to(struct assignment *a, int y, int except)
{
    const struct network_variable *v = &a->network->variable[y];
    for (int i = 0; i < v->constraints; i++) {
        const int c = v->constraint[i];
        if (c != except && a->open[c] == 2) add_arc(a->ring, a->network, open_variable(a, c, y), c);
    }
}

static bool maintain_arcs(struct assignment *a, int x)
{
    while (a->ring->count) take_arc(a->ring); /* left over from a failure */
    add_first_arcs(a, x);
    while (a->ring->count) {
        const struct waiting_arc arc = take_arc(a->ring);
        const bool changed = revise(a, arc.variable, arc.constraint);
        if (a->stopped || !a->left[arc.variable]) return false;
        if (changed) add_arcs_to(a, arc.variable, arc.constraint);
    }
    return true;
}

bool infer(struct assignment *a)
{
    const int x = a->level[a->levels - 1].variable;
    switch (a->options.inference) {
    case CSP_NO_INFERENCE: return true;
    case CSP_FORWARD_CHECKING: return forward_check(a, x);
    case CSP_MAINTAIN_ARCS: break;
    }
    return maintain_arcs(a, x);
}
