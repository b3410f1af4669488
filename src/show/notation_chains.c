/* SPDX-License-Identifier: MIT */
/* notation_chains.c - chains in notation: loops and chains of links, and the nets of forcing techniques.

       2- r2c1 -6- r2c4 =8= r2c6 -2          weak links between dashes, strong ones between equals signs
       r1c5<>5 r3c6=5 (r3c1<>5) r6c6=6       what follows from what; in parentheses, what is needed besides  */
#include "board/symbols.h"
#include "logic/techniques.h"
#include "show/notation_parts.h"

/* A loop that closes on its first node is told with that node at both ends. */
static bool closes(const sudoku_step *s, int chain)
{
    return s->nodes[chain_begin(s, chain)].parents > 0;
}

static int chain_length(const sudoku_step *s, int chain)
{
    return chain_end(s, chain) - chain_begin(s, chain) + closes(s, chain);
}

static const sudoku_node *chain_node(const sudoku_step *s, int chain, int i)
{
    const int begin = chain_begin(s, chain), end = chain_end(s, chain);
    return &s->nodes[begin + i < end ? begin + i : begin];
}

static int chain_cell(const sudoku_step *s, int chain, int i)
{
    return first_cell_of(s, chain_node(s, chain, i));
}

/* The set that a chain enters with node i: it leaves it with the next. */
static int set_entered(const sudoku_step *s, int chain, int i)
{
    if (i + 1 >= chain_length(s, chain)) return -1;
    const sudoku_node *next = chain_node(s, chain, i + 1);
    return next->reason == SUDOKU_BY_SET ? next->house : -1;
}

/* r1c1 -3- r2c2 =4= r2c5: two nodes in one cell are told as one, by the link that leads there. */
static void put_chain(const struct notation *t, int chain)
{
    const sudoku_step *s = t->step;
    const int length = chain_length(s, chain);
    int last = -1;
    for (int i = 0; i < length; i++) {
        const sudoku_node *node = chain_node(s, chain, i);
        const int cell = chain_cell(s, chain, i), set = set_entered(s, chain, i);
        if (cell == last || (i && node->reason == SUDOKU_BY_SET)) continue;
        last = cell;
        if (i) {
            const char link = node->on ? '=' : '-';
            out_format(t->out, " %c%c%c ", link, digit_symbol(node->digit), link);
        }
        if (set >= 0) {
            put(t, "ALS:");
            put_set(t, set, false);
        } else {
            put_cells(t, cells_of_node(s, node));
        }
    }
}

/* The digit of the first node outside of the first cell, or (back) of the first node of the last cell. */
static int turning_digit(const sudoku_step *s, int chain, bool back)
{
    const int length = chain_length(s, chain);
    int i = back ? length - 1 : 0;
    const int cell = chain_cell(s, chain, i);
    if (back)
        while (i > 0 && chain_cell(s, chain, i - 1) == cell) i--;
    else
        while (i + 1 < length && chain_cell(s, chain, i) == cell) i++;
    return chain_node(s, chain, i)->digit;
}

void chain_form(const struct notation *t)
{
    put(t, ": ");
    put_removed_digits(t, "/");
    put(t, " ");
    if (t->step->node_count) put_chain(t, 0);
    put_conclusion(t);
}

void remote_pair_form(const struct notation *t)
{
    put(t, ": ");
    put_values(t, "/");
    put(t, " ");
    if (t->step->node_count) put_chain(t, 0);
    put_conclusion(t);
}

static void put_ended_chain(const struct notation *t, int before, int after, char link)
{
    put(t, ": ");
    put_removed_digits(t, "/");
    out_format(t->out, " %c%c ", digit_symbol(before), link);
    put_chain(t, 0);
    out_format(t->out, " %c%c", link, digit_symbol(after));
    put_conclusion(t);
}

/* 6- r1c1 ... -6: what follows sees both ends. */
void open_chain_form(const struct notation *t)
{
    if (!t->step->node_count) {
        chain_form(t);
        return;
    }
    put_ended_chain(t, chain_node(t->step, 0, 0)->digit,
                    chain_node(t->step, 0, chain_length(t->step, 0) - 1)->digit, '-');
}

/* 8= r2c4 =6= ... =8= r2c4 =6: every link of a loop holds both ways. */
void loop_form(const struct notation *t)
{
    if (!t->step->node_count) {
        chain_form(t);
        return;
    }
    put_ended_chain(t, turning_digit(t->step, 0, true), turning_digit(t->step, 0, false), '=');
}

/* ---- forcing chains and nets ---- */

static void put_assignment(const struct notation *t, const sudoku_node *node)
{
    if (node->reason == SUDOKU_BY_SET) {
        put(t, "ALS:");
        put_set(t, node->house, false);
    } else {
        put_cells(t, cells_of_node(t->step, node));
    }
    put(t, node->on ? "=" : "<>");
    put_digit(t, node->digit);
}

/* Is node i on the way from the end of its chain back to the beginning, first parents first? */
static bool on_main_way(const sudoku_step *s, int begin, int end, int i)
{
    int at = end - 1;
    while (at > i) {
        const sudoku_node *node = &s->nodes[at];
        const int parent = node->parents ? s->node_parents[node->first_parent] : -1;
        if (parent < begin || parent >= at) return false;
        at = parent;
    }
    return at == i;
}

/* r1c1=5 r1c2<>5 (r3c2=5 r3c4<>5) r1c2=7: in parentheses what the main way needs besides, but for side lines. */
static void put_net(const struct notation *t, int number)
{
    const sudoku_step *s = t->step;
    const int begin = chain_begin(s, number), end = chain_end(s, number);
    bool aside = false;
    for (int i = begin; i < end; i++) {
        if (s->nodes[i].side) continue;
        const bool main = on_main_way(s, begin, end, i);
        if (main && aside) put(t, ")");
        if (i > begin) put(t, " ");
        if (!main && !aside) put(t, "(");
        aside = !main;
        put_assignment(t, &s->nodes[i]);
    }
    if (aside) put(t, ")");
}

static void put_nets(const struct notation *t)
{
    const int chains = step_chains(t->step);
    for (int i = 0; i < chains; i++) {
        put(t, "\n  ");
        put_net(t, i);
    }
}

void forcing_form(const struct notation *t)
{
    put_conclusion(t);
    put_nets(t);
}

/* What they contradict in: a house, or a cell. */
void contradiction_form(const struct notation *t)
{
    put(t, " in ");
    if (t->step->house_count) put_house(t);
    else put_cells(t, role_cells(t->step, SUDOKU_OTHER));
    forcing_form(t);
}

/* From a cell or a house, where the chains begin; an assumption is told by its chains alone. */
void forcing_from_form(const struct notation *t)
{
    const struct short_list cell = only_cells(t->step, SUDOKU_PATTERN);
    if (t->step->house_count) {
        put(t, " from ");
        put_values(t, "");
        put(t, " in ");
        put_house(t);
    } else if (cell.count) {
        put(t, " from ");
        put_indices(t, 0, 1);
    }
    forcing_form(t);
}

/* The fish with its fins, and from each fin a chain to what goes. */
void kraken_form(const struct notation *t)
{
    const int kind = t->step->variant, chains = step_chains(t->step);
    put(t, ": ");
    put_conclusion(t);
    put(t, "\n  ");
    put(t, kind > 0 && kind < TECHNIQUE_COUNT ? technique_rows[kind].title : "Fish");
    put_fish(t);
    for (int i = 0; i < chains; i++) {
        put(t, "\n  ");
        put_chain(t, i);
    }
}
