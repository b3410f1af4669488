/* SPDX-License-Identifier: MIT */
/* cell_table.c - see cell_table.h */
#include "waltz/net/cell_table.h"

#include "base/memory.h"

bool cell_table_open(struct cell_table *t, struct vector low, double side, size_t expected)
{
    *t = (struct cell_table){.low = low, .side = side, .slots = 64, .room = expected};
    while (t->slots < 2 * expected) t->slots *= 2;
    t->slot = new_array(t->slots, sizeof *t->slot);
    t->entry = new_array(expected, sizeof *t->entry);
    return t->slot && t->entry;
}

void cell_table_close(struct cell_table *t)
{
    free(t->slot);
    free(t->entry);
}

/* The largest whole number that is not above x. */
static int64_t whole_below(double number)
{
    const int64_t whole = (int64_t)number;
    return (double)whole > number ? whole - 1 : whole;
}

static int64_t column_at(const struct cell_table *t, double x)
{
    return whole_below((x - t->low.x) / t->side);
}
static int64_t row_at(const struct cell_table *t, double y)
{
    return whole_below((y - t->low.y) / t->side);
}

struct cell cell_at(const struct cell_table *t, struct vector v)
{
    return (struct cell){column_at(t, v.x), row_at(t, v.y)};
}

/* The slot of the cell, or the free slot for it. */
static size_t slot_for(const struct cell_table *t, struct cell c)
{
    uint64_t h = (uint64_t)c.column * 0x9E3779B97F4A7C15u + (uint64_t)c.row;
    h = (h ^ h >> 29) * 0xBF58476D1CE4E5B9u; /* the constants of splitmix64 */
    size_t at = (size_t)(h ^ h >> 32) & (t->slots - 1);
    while (t->slot[at].first && (t->slot[at].cell.column != c.column || t->slot[at].cell.row != c.row))
        at = (at + 1) & (t->slots - 1);
    return at;
}

static bool grow_slots(struct cell_table *t)
{
    struct cell_slot *const old = t->slot;
    const size_t slots = t->slots;
    t->slot = new_array(2 * slots, sizeof *t->slot);
    if (!t->slot) {
        t->slot = old;
        return false;
    }
    t->slots = 2 * slots;
    for (size_t i = 0; i < slots; i++)
        if (old[i].first) t->slot[slot_for(t, old[i].cell)] = old[i];
    free(old);
    return true;
}

bool cell_table_add(struct cell_table *t, struct cell c, int item)
{
    if (t->entries >= INT32_MAX ||
        !make_room((void **)&t->entry, t->entries, &t->room, sizeof *t->entry))
        return false;
    size_t at = slot_for(t, c);
    if (!t->slot[at].first) {
        if (2 * ++t->used > t->slots) {
            if (!grow_slots(t)) return false;
            at = slot_for(t, c);
        }
        t->slot[at].cell = c;
    }
    t->entry[t->entries] = (struct cell_entry){item, t->slot[at].first};
    t->slot[at].first = (int)++t->entries;
    return true;
}

int cell_first(const struct cell_table *t, struct cell c) { return t->slot[slot_for(t, c)].first; }

/* ---- along a segment ---- */

/* The y of the segment at x, or at its end nearest to x. */
static double height_at(const struct cell_walk *w, double x)
{
    if (x <= w->a.x) return w->a.y;
    if (x >= w->b.x) return w->b.y;
    return w->a.y + (x - w->a.x) / (w->b.x - w->a.x) * (w->b.y - w->a.y);
}

static void begin_column(struct cell_walk *w)
{
    const struct cell_table *t = w->table;
    const double left = t->low.x + (double)w->next.column * t->side;
    double from = height_at(w, left - w->margin), to = height_at(w, left + t->side + w->margin);
    if (w->a.x >= w->b.x) { /* vertical: the whole segment is here */
        from = w->a.y;
        to = w->b.y;
    }
    w->next.row = row_at(t, (from < to ? from : to) - w->margin);
    w->last_row = row_at(t, (from < to ? to : from) + w->margin);
}

struct cell_walk cell_walk_along(const struct cell_table *t, struct vector a, struct vector b,
                                 double margin)
{
    /* a cell's edges are not computed to the last bit */
    struct cell_walk w = {t, a.x <= b.x ? a : b, a.x <= b.x ? b : a, margin + 1e-6 * t->side, {0, 0}, 0,
                          0};
    w.next.column = column_at(t, w.a.x - w.margin);
    w.last_column = column_at(t, w.b.x + w.margin);
    begin_column(&w);
    return w;
}

bool cell_walk_next(struct cell_walk *w, struct cell *c)
{
    if (w->next.row > w->last_row) {
        if (w->next.column >= w->last_column) return false;
        w->next.column++;
        begin_column(w);
    }
    *c = w->next;
    w->next.row++;
    return true;
}

double cell_side_for(double total_length, size_t count, double size)
{
    const double side = total_length / (4 * (double)count), least = 1e-9 * size;
    return side > least ? side : least; /* so that columns and rows can be counted */
}
