/* SPDX-License-Identifier: MIT */
/* step.c - see step.h */
#include "logic/step/step.h"

#include <stdlib.h>
#include <string.h>

#include "logic/position/room.h"

void step_begin(struct step *s, int technique)
{
    const sudoku_step old = s->it;
    s->it = (sudoku_step){.technique = technique,
                          .parts = old.parts,
                          .houses = old.houses,
                          .truths = old.truths,
                          .nodes = old.nodes,
                          .node_cells = old.node_cells,
                          .node_parents = old.node_parents,
                          .node_truths = old.node_truths};
    s->broken = false;
}

void step_free(struct step *s)
{
    free((void *)s->it.parts);
    free((void *)s->it.houses);
    free((void *)s->it.truths);
    free((void *)s->it.nodes);
    free((void *)s->it.node_cells);
    free((void *)s->it.node_parents);
    free((void *)s->it.node_truths);
    memset(s, 0, sizeof *s);
}

/* One more item at the end of the list `items` that has `count` of them and room for `room`. */
#define APPEND(s, type, items, count, room, ...)                              \
    do {                                                                      \
        void *list = (void *)(s)->it.items;                                   \
        if (!make_room(&list, (s)->it.count + 1, &(s)->room, sizeof(type))) { \
            (s)->broken = true;                                               \
            return;                                                           \
        }                                                                     \
        ((type *)list)[(s)->it.count++] = __VA_ARGS__;                        \
        (s)->it.items = list;                                                 \
    } while (0)

void step_part(struct step *s, sudoku_role role, int cell, int digit)
{
    APPEND(s, sudoku_part, parts, part_count, part_room,
           (sudoku_part){(uint16_t)cell, (uint8_t)digit, (uint8_t)role});
}

void step_place(struct step *s, int cell, int digit) { step_part(s, SUDOKU_PLACED, cell, digit); }
void step_remove(struct step *s, int cell, int digit) { step_part(s, SUDOKU_REMOVED, cell, digit); }
void step_cell(struct step *s, sudoku_role role, int cell) { step_part(s, role, cell, 0); }
void step_digit(struct step *s, sudoku_role role, int digit)
{
    step_part(s, role, SUDOKU_NO_CELL, digit);
}

void step_remove_digits(struct step *s, int cell, bitset digits)
{
    for_each_bit(d, digits) step_remove(s, cell, d + 1);
}

void step_remove_from(struct step *s, const cells *set, int digit)
{
    for_each_cell(cell, set) step_remove(s, cell, digit);
}

void step_digits(struct step *s, sudoku_role role, bitset digits)
{
    for_each_bit(d, digits) step_digit(s, role, d + 1);
}

void step_house(struct step *s, sudoku_house_role role, int house)
{
    APPEND(s, sudoku_used_house, houses, house_count, house_room,
           (sudoku_used_house){(uint16_t)house, (uint8_t)role});
}

static void add_truth(struct step *s, sudoku_truth_kind kind, int where, int digit)
{
    for (int i = 0; i < s->it.truth_count; i++)
        if (s->it.truths[i].kind == kind && s->it.truths[i].where == where &&
            s->it.truths[i].digit == digit)
            return;
    APPEND(s, sudoku_truth, truths, truth_count, truth_room,
           (sudoku_truth){(uint8_t)kind, (uint8_t)digit, (uint16_t)where});
}

void step_cell_truth(struct step *s, int cell) { add_truth(s, SUDOKU_CELL_TRUTH, cell, 0); }
void step_house_truth(struct step *s, int house, int digit)
{
    add_truth(s, SUDOKU_HOUSE_TRUTH, house, digit);
}
void step_deadly_truth(struct step *s) { add_truth(s, SUDOKU_DEADLY_TRUTH, 0, 0); }

static void add_node(struct step *s, sudoku_node node)
{
    APPEND(s, sudoku_node, nodes, node_count, node_room, node);
}

int step_node(struct step *s, int chain, int digit, bool on, sudoku_reason reason, int house)
{
    add_node(s, (sudoku_node){.digit = (uint8_t)digit,
                              .on = on,
                              .reason = (uint8_t)reason,
                              .chain = (uint8_t)chain,
                              .house = (uint16_t)house,
                              .first_cell = s->it.node_cell_count,
                              .first_parent = s->it.node_parent_count,
                              .first_truth = s->it.node_truth_count});
    return s->it.node_count - 1;
}

static sudoku_node *last_node(struct step *s)
{
    return (sudoku_node *)&s->it.nodes[s->it.node_count - 1];
}

void step_node_cell(struct step *s, int cell)
{
    if (s->broken) return;
    last_node(s)->cells++;
    APPEND(s, uint16_t, node_cells, node_cell_count, node_cell_room, (uint16_t)cell);
}

void step_node_parent(struct step *s, int node)
{
    if (s->broken) return;
    last_node(s)->parents++;
    APPEND(s, int, node_parents, node_parent_count, node_parent_room, node);
}

void step_node_truth(struct step *s, sudoku_truth truth)
{
    if (s->broken) return;
    last_node(s)->truths++;
    APPEND(s, sudoku_truth, node_truths, node_truth_count, node_truth_room, truth);
}

void step_node_technique(struct step *s, int technique)
{
    if (!s->broken) last_node(s)->technique = (uint16_t)technique;
}

void step_node_side(struct step *s)
{
    if (!s->broken) last_node(s)->side = true;
}

static bool is_parent(const sudoku_step *s, int node)
{
    for (int i = 0; i < s->node_parent_count; i++)
        if (s->node_parents[i] == node) return true;
    return false;
}

/* Takes `count` items from the middle of a list. */
#define CLOSE_GAP(list, type, first, count, all)                  \
    memmove((type *)(list) + (first), (list) + (first) + (count), \
            (size_t)((all) - (first) - (count)) * sizeof(type))

static void drop_node(sudoku_step *s, int node)
{
    const sudoku_node gone = s->nodes[node];
    CLOSE_GAP(s->node_cells, uint16_t, gone.first_cell, gone.cells, s->node_cell_count);
    CLOSE_GAP(s->node_parents, int, gone.first_parent, gone.parents, s->node_parent_count);
    if (s->node_truths)
        CLOSE_GAP(s->node_truths, sudoku_truth, gone.first_truth, gone.truths, s->node_truth_count);
    CLOSE_GAP(s->nodes, sudoku_node, node, 1, s->node_count);
    s->node_cell_count -= gone.cells;
    s->node_parent_count -= gone.parents;
    s->node_truth_count -= gone.truths;
    s->node_count--;
    for (int i = node; i < s->node_count; i++) {
        ((sudoku_node *)s->nodes)[i].first_cell -= gone.cells;
        ((sudoku_node *)s->nodes)[i].first_parent -= gone.parents;
        ((sudoku_node *)s->nodes)[i].first_truth -= gone.truths;
    }
    for (int i = 0; i < s->node_parent_count; i++)
        if (s->node_parents[i] > node) ((int *)s->node_parents)[i]--;
}

void step_drop_idle(struct step *s, int first)
{
    for (int i = s->it.node_count - 1; i >= first && !s->broken; i--)
        if (s->it.nodes[i].side && !is_parent(&s->it, i)) drop_node(&s->it, i);
}

bool step_worth(const struct step *s)
{
    for (int i = 0; i < s->it.part_count; i++)
        if (s->it.parts[i].role <= SUDOKU_REMOVED) return true;
    return false;
}

static bool concludes(const sudoku_step *s, const sudoku_part *p)
{
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == p->role && s->parts[i].cell == p->cell && s->parts[i].digit == p->digit)
            return true;
    return false;
}

static bool covers(const sudoku_step *a, const sudoku_step *b)
{
    for (int i = 0; i < b->part_count; i++)
        if (b->parts[i].role <= SUDOKU_REMOVED && !concludes(a, &b->parts[i])) return false;
    return true;
}

bool same_conclusions(const sudoku_step *a, const sudoku_step *b)
{
    return covers(a, b) && covers(b, a);
}

#define COPY(to, from, type, items, count, room)                                              \
    do {                                                                                      \
        void *list = (void *)(to)->it.items;                                                  \
        if (!make_room(&list, (from)->count, &(to)->room, sizeof(type))) return false;        \
        if ((from)->count) memcpy(list, (from)->items, (size_t)(from)->count * sizeof(type)); \
        (to)->it.items = list;                                                                \
        (to)->it.count = (from)->count;                                                       \
    } while (0)

bool step_copy(struct step *to, const sudoku_step *from)
{
    step_begin(to, from->technique);
    COPY(to, from, sudoku_part, parts, part_count, part_room);
    COPY(to, from, sudoku_used_house, houses, house_count, house_room);
    COPY(to, from, sudoku_truth, truths, truth_count, truth_room);
    COPY(to, from, sudoku_node, nodes, node_count, node_room);
    COPY(to, from, uint16_t, node_cells, node_cell_count, node_cell_room);
    COPY(to, from, int, node_parents, node_parent_count, node_parent_room);
    COPY(to, from, sudoku_truth, node_truths, node_truth_count, node_truth_room);
    to->it.variant = from->variant;
    to->it.rating = from->rating;
    to->it.length = from->length;
    return true;
}
