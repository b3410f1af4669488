/* SPDX-License-Identifier: MIT */
/* told_chains.c - see telling.h: chains and nets, link by link, and their results. */
#include "board/naming.h"
#include "logic/step/step.h"
#include "show/telling.h"

/* ---- one link ---- */

static struct about about_node(const struct telling *t, const sudoku_node *node,
                               const sudoku_node *before)
{
    struct about a = {
        .node = node, .here = cells_of_node(t->step, node), .digits = bit(node->digit - 1)};
    if (node->reason == SUDOKU_BY_SET) {
        a.others = role_cells(t->step, SUDOKU_SET + node->house);
        a.more = role_digits(t->step, SUDOKU_SET + node->house);
    } else if (node->house != SUDOKU_NO_HOUSE) {
        a.houses.item[a.houses.count++] = node->house;
    }
    if (before) {
        const cells last = cells_of_node(t->step, before);
        a.again = node->cells == 1 && cells_equal(&last, &a.here);
    }
    return a;
}

static void tell_node(const struct telling *t, const sudoku_node *node, const sudoku_node *before,
                      const char *const *template)
{
    const struct about a = about_node(t, node, before);
    tell_about(t, template[node->cells > 1], &a);
}

/* As a separate statement; `on`: whether it is true. */
static void tell_claim(const struct telling *t, const sudoku_node *node, bool on)
{
    tell_node(t, node, NULL, t->language->follows[SUDOKU_ASSUMED][on]);
}

static bool same_claim(const sudoku_step *s, const sudoku_node *a, const sudoku_node *b)
{
    const cells one = cells_of_node(s, a), other = cells_of_node(s, b);
    return a->digit == b->digit && a->on == b->on && cells_equal(&one, &other);
}

static bool follows(const sudoku_step *s, const sudoku_node *node, const sudoku_node *before)
{
    for (int i = 0; i < node->parents; i++)
        if (same_claim(s, &s->nodes[s->node_parents[node->first_parent + i]], before)) return true;
    return false;
}

/* HoDoKu's nets reach the same node on several branches. */
static bool told_before(const sudoku_step *s, int begin, int i)
{
    for (int k = begin; k < i; k++)
        if (same_claim(s, &s->nodes[k], &s->nodes[i]) && s->nodes[k].reason == s->nodes[i].reason &&
            s->nodes[k].house == s->nodes[i].house)
            return true;
    return false;
}

static void tell_link(const struct telling *t, const sudoku_node *node, const sudoku_node *before,
                      bool first)
{
    const struct language *l = t->language;
    if (!first) out_text(t->out, follows(t->step, node, before) ? l->then[node->on] : l->besides);
    tell_node(t, node, before, l->follows[node->reason][node->on]);
}

/* Truths of one house are named together, and so are those of one digit. */
void tell_rest(const struct telling *t)
{
    const sudoku_node *node = t->about->node;
    const sudoku_truth *truth = &t->step->node_truths[node->first_truth];
    for (int i = 0, past; i < node->truths; i = past) {
        struct about a = {.houses = {0}};
        const bool in_cell = truth[i].kind == SUDOKU_CELL_TRUTH;
        const bool one_house = i + 1 < node->truths && truth[i + 1].kind == truth[i].kind &&
                               truth[i + 1].where == truth[i].where;
        if (i) out_text(t->out, t->language->comma);
        for (past = i; past < node->truths && truth[past].kind == truth[i].kind; past++) {
            if (past > i &&
                (one_house ? truth[past].where != truth[i].where : truth[past].digit != truth[i].digit))
                break;
            if (in_cell) cells_add(&a.here, truth[past].where);
            else a.digits |= bit(truth[past].digit - 1);
            if (!in_cell && (past == i || !one_house) && a.houses.count < LONGEST_LIST)
                a.houses.item[a.houses.count++] = truth[past].where;
        }
        tell_about(t, in_cell ? "{cells}" : "{digits} {in house}", &a);
    }
}

/* ---- whole chains ---- */

static void tell_chain(const struct telling *t, int chain)
{
    const int begin = chain_begin(t->step, chain), end = chain_end(t->step, chain);
    const sudoku_node *nodes = t->step->nodes;
    tell_node(t, &nodes[begin], NULL, t->language->begins[nodes[begin].on]);
    if (end == begin + 1 && !nodes[begin].parents) out_text(t->out, t->language->at_once);
    for (int i = begin + 1, last = begin; i < end; i++) {
        if (i + 1 < end && told_before(t->step, begin, i)) continue;
        tell_link(t, &nodes[i], &nodes[last], last == begin);
        last = i;
    }
    /* A loop closes on its first node. */
    if (nodes[begin].parents) tell_link(t, &nodes[begin], &nodes[end - 1], false);
    out_text(t->out, t->language->chain_end);
}

void tell_chains(const struct telling *t)
{
    const int chains = step_chains(t->step);
    for (int i = 0; i < chains; i++) {
        if (i) out_char(t->out, ' ');
        tell_chain(t, i);
    }
}

/* One of the two is true: the opposite of the assumption, or its consequence. */
void tell_ends(const struct telling *t)
{
    const sudoku_node *first = &t->step->nodes[chain_begin(t->step, 0)],
                      *last = &t->step->nodes[chain_end(t->step, 0) - 1];
    tell_claim(t, first, !first->on);
    out_text(t->out, t->language->last_or);
    tell_claim(t, last, last->on);
}

void tell_path(const struct telling *t)
{
    const int count = path_cells(t->step).count;
    int at = 0;
    for (int i = 0; i < t->step->node_count; i++) {
        const sudoku_node *node = &t->step->nodes[i];
        const struct about a = about_node(t, node, i ? node - 1 : NULL);
        if (a.again) continue;
        tell_between(t, at++, count, false);
        tell_about(t, t->language->path, &a);
    }
}

/* ---- loops ---- */

/* Is the candidate impossible if the node is true? */
static bool excludes(const struct telling *t, const sudoku_node *node, const sudoku_part *gone)
{
    const cells here = cells_of_node(t->step, node);
    if (node->digit != gone->digit) return node->cells == 1 && cells_have(&here, gone->cell);
    const cells seen = seen_among(t->rules, gone->cell, &here);
    return node->cells && cells_equal(&seen, &here);
}

/* Two nodes of the loop, one on and one off, that both exclude the candidate; neighbours if possible. */
struct loop_pair {
    int on, off;
};

static struct loop_pair pair_against(const struct telling *t, const sudoku_part *gone)
{
    const sudoku_node *nodes = t->step->nodes;
    const int count = chain_end(t->step, 0);
    struct loop_pair found = {-1, -1};
    for (int on = 0; on < count; on++) {
        if (!nodes[on].on || !excludes(t, &nodes[on], gone)) continue;
        for (int off = 0; off < count; off++) {
            if (nodes[off].on || !excludes(t, &nodes[off], gone)) continue;
            const bool neighbours = (on + 1) % count == off || (off + 1) % count == on;
            if (neighbours) return (struct loop_pair){on, off};
            if (found.on < 0) found = (struct loop_pair){on, off};
        }
    }
    return found;
}

/* The almost locked set that the candidate sees with all its places of the digit, or -1. */
static int set_against(const struct telling *t, const sudoku_part *gone)
{
    for (int k = 0; k < step_sets(t->step); k++) {
        cells places = no_cells();
        for_each_part(p, t->step, SUDOKU_SET + k)
            if (p->digit == gone->digit && p->cell != SUDOKU_NO_CELL) cells_add(&places, p->cell);
        const cells seen = seen_among(t->rules, gone->cell, &places);
        if (!cells_empty(&places) && cells_equal(&places, &seen)) return k;
    }
    return -1;
}

struct loop_reason {
    struct loop_pair pair;
    int set;
};

static struct loop_reason reason_against(const struct telling *t, const sudoku_part *gone)
{
    const struct loop_pair pair = pair_against(t, gone);
    return (struct loop_reason){pair, pair.on < 0 ? set_against(t, gone) : -1};
}

static bool same_reason(struct loop_reason a, struct loop_reason b)
{
    return a.pair.on == b.pair.on && a.pair.off == b.pair.off && a.set == b.set;
}

static void tell_loop_reason(const struct telling *t, struct loop_reason reason)
{
    const sudoku_node *nodes = t->step->nodes;
    if (reason.pair.on >= 0) {
        tell_claim(t, &nodes[reason.pair.on], true);
        out_text(t->out, t->language->last_or);
        tell_claim(t, &nodes[reason.pair.off], true);
    } else if (reason.set >= 0) {
        const struct about a = {.here = role_cells(t->step, SUDOKU_SET + reason.set),
                                .digits = role_digits(t->step, SUDOKU_SET + reason.set)};
        tell_about(t, t->language->set_is_locked, &a);
    }
}

bool loop_pairs_are_known(const struct telling *t)
{
    for_each_part(p, t->step, SUDOKU_REMOVED) {
        const struct loop_reason reason = reason_against(t, p);
        if (reason.pair.on < 0 && reason.set < 0) return false;
    }
    return true;
}

/* Are the two in one cell, so that all its other digits are removed together? */
static bool in_one_cell(const struct telling *t, struct loop_pair pair)
{
    if (pair.on < 0) return false;
    const cells a = cells_of_node(t->step, &t->step->nodes[pair.on]),
                b = cells_of_node(t->step, &t->step->nodes[pair.off]);
    return cells_count(&a) == 1 && cells_equal(&a, &b);
}

void tell_loop_pairs(const struct telling *t)
{
    bool first = true;
    for_each_part(p, t->step, SUDOKU_REMOVED) {
        const struct loop_reason reason = reason_against(t, p);
        const bool any_digit = in_one_cell(t, reason.pair);
        struct about a = {.digits = 0};
        bool told = false;
        for_each_part(q, t->step, SUDOKU_REMOVED) {
            if ((q->digit != p->digit && !any_digit) || !same_reason(reason_against(t, q), reason))
                continue;
            if (q < p) told = true;
            cells_add(&a.here, q->cell);
            a.digits |= bit(q->digit - 1);
        }
        if (told) continue;
        if (!first) out_text(t->out, t->language->after_order);
        first = false;
        tell_loop_reason(t, reason);
        tell_about(t, t->language->rules_out, &a);
    }
}

/* ---- what several chains say together ---- */

/* The first or the last node of each chain. */
struct claims {
    cells here;
    bitset digits;
    int count, on; /* only the nodes that are on */
};

static struct claims claims_of(const sudoku_step *s, bool ends)
{
    struct claims c = {.here = no_cells(), .count = step_chains(s)};
    for (int i = 0; i < c.count; i++) {
        const sudoku_node *node = &s->nodes[ends ? chain_end(s, i) - 1 : chain_begin(s, i)];
        const cells here = cells_of_node(s, node);
        c.here = cells_or(&c.here, &here);
        c.digits |= bit(node->digit - 1);
        c.on += node->on;
    }
    return c;
}

static struct about about_claims(const struct telling *t, const struct claims *c)
{
    return (struct about){
        .here = c->here, .digits = c->digits, .houses = role_houses(t->step, SUDOKU_BASE)};
}

static enum clash clash_of(const struct claims *c)
{
    const bool one_cell = cells_count(&c->here) == 1, one_digit = !without_lowest(c->digits);
    if (!c->count) return CLASH_UNKNOWN;
    if (c->count == 1) return CLASH_ITSELF;
    if (one_cell && one_digit) return CLASH_BOTH;
    if (one_cell && !c->on) return CLASH_NO_DIGIT;
    if (one_cell && c->on == c->count) return CLASH_TWO_DIGITS;
    if (one_digit && !c->on) return CLASH_NO_PLACE;
    if (one_digit && c->on == c->count) return CLASH_TWICE;
    return CLASH_UNKNOWN;
}

void tell_clash(const struct telling *t)
{
    const struct claims ends = claims_of(t->step, true);
    const struct about a = about_claims(t, &ends);
    tell_about(t, t->language->clash[clash_of(&ends)], &a);
}

static enum ground ground_of(const struct claims *c)
{
    const bool one_cell = cells_count(&c->here) == 1, one_digit = !without_lowest(c->digits);
    if (one_cell && one_digit && c->count == 2 && c->on == 1) return GROUND_BOTH_WAYS;
    if (one_cell && c->on == c->count) return GROUND_CELL;
    if (one_digit && c->on == c->count) return GROUND_HOUSE;
    return GROUND_UNKNOWN;
}

void tell_ground(const struct telling *t)
{
    const struct claims starts = claims_of(t->step, false);
    const struct about a = about_claims(t, &starts);
    tell_about(t, t->language->ground[ground_of(&starts)], &a);
}
