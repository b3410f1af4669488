/* SPDX-License-Identifier: MIT */
/* notation_chains.c - chains in notation: loops and chains of links, and the nets of forcing techniques.

       2- r2c1 -6- r2c4 =8= r2c6 -2          weak links between dashes, strong ones between equals signs
       r1c5<>5 r3c6=5 (r3c1<>5) r6c6=6       what follows from what; in parentheses, a branch that is also needed  */
#include "board/symbols.h"
#include "logic/step/techniques.h"
#include "show/notation_parts.h"

/* A loop that closes on its first node is written with that node at both ends. */
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

/* The set that a chain enters with node i; the chain leaves the set with the next node. */
static int set_entered(const sudoku_step *s, int chain, int i)
{
    if (i + 1 >= chain_length(s, chain)) return -1;
    const sudoku_node *next = chain_node(s, chain, i + 1);
    return next->reason == SUDOKU_BY_SET ? next->house : -1;
}

/* r1c1 -3- r2c2 =4= r2c5: two nodes in one cell are written as one, with the link that leads there. */
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

/* The digit of the first node outside the first cell, or (back) of the first node of the last cell. */
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

static int first_parent(const sudoku_step *s, int i)
{
    const sudoku_node *node = &s->nodes[i];
    return node->parents ? s->node_parents[node->first_parent] : -1;
}

/* The last node that the paths to two nodes have in common, along first parents.  Parents come before their children; a path
   that begins elsewhere is taken to start from the beginning of the chain.  */
static int fork_of(const sudoku_step *s, int begin, int a, int b)
{
    while (a != b) {
        int *later = a > b ? &a : &b;
        const int parent = first_parent(s, *later);
        *later = parent < begin || parent >= *later ? begin : parent;
    }
    return a;
}

static bool on_way_to(const sudoku_step *s, int begin, int goal, int i)
{
    return fork_of(s, begin, goal, i) == i;
}

/* Does a branch end here?  Not if another node off the main path has this one as its first parent. */
static bool ends_branch(const sudoku_step *s, int begin, int end, int i)
{
    for (int child = i + 1; child < end; child++)
        if (!s->nodes[child].side && first_parent(s, child) == i) return false;
    return !on_way_to(s, begin, end - 1, i);
}

static void put_branch(const struct notation *t, int begin, int fork, int goal)
{
    bool first = true;
    for (int i = fork + 1; i <= goal; i++) {
        if (!on_way_to(t->step, begin, goal, i)) continue;
        put(t, first ? " (" : " ");
        first = false;
        put_assignment(t, &t->step->nodes[i]);
    }
    put(t, ")");
}

/* r1c1=5 (r3c1<>5 r3c2=5) (r1c4<>5) r1c2<>5 r1c2=7: each node of the main path is followed by the branches that start
   from it and that later nodes also need, each in its own parentheses.  Side lines are left out.
   A chain of one node has it at both ends.  */
static void put_net(const struct notation *t, int number)
{
    const sudoku_step *s = t->step;
    const int begin = chain_begin(s, number), end = chain_end(s, number);
    for (int i = begin; i < end; i++) {
        if (!on_way_to(s, begin, end - 1, i)) continue;
        if (i > begin) put(t, " ");
        put_assignment(t, &s->nodes[i]);
        for (int goal = i + 1; goal < end; goal++)
            if (!s->nodes[goal].side && fork_of(s, begin, end - 1, goal) == i &&
                ends_branch(s, begin, end, goal))
                put_branch(t, begin, i, goal);
    }
    if (end - begin == 1) {
        put(t, " ");
        put_assignment(t, &s->nodes[begin]);
    }
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

/* Where the chains contradict each other: a house, or a cell. */
void contradiction_form(const struct notation *t)
{
    put(t, " in ");
    if (t->step->house_count) put_house(t);
    else put_cells(t, role_cells(t->step, SUDOKU_OTHER));
    forcing_form(t);
}

/* From a cell or a house, where the chains begin; an assumption is shown by its chains alone. */
void forcing_from_form(const struct notation *t)
{
    const struct short_list cell = only_cells(t->step, SUDOKU_PATTERN);
    if (t->step->house_count) {
        put(t, t->language->notation.from);
        put_values(t, "");
        put(t, " in ");
        put_house(t);
    } else if (cell.count) {
        put(t, t->language->notation.from);
        put_indices(t, 0, 1);
    }
    forcing_form(t);
}

/* The fish with its fins, and from each fin a chain to the removed candidate. */
void kraken_form(const struct notation *t)
{
    const int kind = t->step->variant, chains = step_chains(t->step);
    put(t, ": ");
    put_conclusion(t);
    put(t, "\n  ");
    put(t, kind > 0 && kind < TECHNIQUE_COUNT ? technique_title(t->language, kind)
                                              : t->language->notation.fish);
    put_fish(t);
    for (int i = 0; i < chains; i++) {
        put(t, "\n  ");
        put_chain(t, i);
    }
}
