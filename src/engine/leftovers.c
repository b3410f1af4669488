/* SPDX-License-Identifier: MIT */
/* leftovers.c - see leftovers.h */
#include "engine/leftovers.h"

#include <string.h>

enum { MAX_SIZE = 16, MAX_LINE_SETS = 700 };

/* A search for region sets that overlap a given set of lines in nearly all cells. */
struct hunt {
    const sudoku_rules *rules;
    const struct house *lines; /* rows, or columns */
    const struct house *regions;
    int common[MAX_SIZE][MAX_SIZE]; /* cells that a line and a region share */
    bitset chosen_lines;
    int wanted;            /* lines, and regions */
    int overlap[MAX_SIZE]; /* of each region with the chosen lines */
    int size;              /* of the leftovers looked for now */
    struct leftover *found;
    int count, room;
};

static void add_house_cells(cell_set *s, const struct house *h)
{
    for (int i = 0; i < h->count; i++) set_add(s, h->cell[i]);
}

static bool same_leftover(const struct leftover *x, const struct leftover *y)
{
    return x->count == y->count && ((!memcmp(x->a, y->a, x->count) && !memcmp(x->b, y->b, x->count)) ||
                                    (!memcmp(x->a, y->b, x->count) && !memcmp(x->b, y->a, x->count)));
}

static void add_leftover(struct hunt *h, bitset chosen_regions)
{
    cell_set lines = {{0}}, regions = {{0}};
    for_each_bit(i, h->chosen_lines) add_house_cells(&lines, &h->lines[i]);
    for_each_bit(i, chosen_regions) add_house_cells(&regions, &h->regions[i]);
    const cell_set a = set_but_not(&lines, &regions), b = set_but_not(&regions, &lines);
    struct leftover *l = &h->found[h->count];
    l->lines = (uint8_t)h->wanted;
    l->count = (uint8_t)set_list(&a, l->a);
    set_list(&b, l->b);
    for (int i = h->count - 1; i >= 0 && h->found[i].count == l->count; i--)
        if (same_leftover(&h->found[i], l)) return;
    h->count++;
}

/* Chooses regions from `first` on so that exactly `missing` cells of the lines are left over. */
static void choose_regions(struct hunt *h, bitset chosen, int first, int still, int missing)
{
    const int n = h->rules->n;
    if (h->count == h->room) return;
    if (!still) {
        if (missing == h->size) add_leftover(h, chosen);
        return;
    }
    for (int r = first; r + still <= n; r++) {
        const int lost = n - h->overlap[r];
        if (missing + lost <= h->size)
            choose_regions(h, chosen | bit(r), r + 1, still - 1, missing + lost);
    }
}

static void choose_lines(struct hunt *h, int first, int still)
{
    const int n = h->rules->n;
    if (!still) {
        choose_regions(h, 0, 0, h->wanted, 0);
        return;
    }
    for (int l = first; l + still <= n; l++) {
        for (int r = 0; r < n; r++) h->overlap[r] += h->common[l][r];
        h->chosen_lines |= bit(l);
        choose_lines(h, l + 1, still - 1);
        h->chosen_lines &= ~bit(l);
        for (int r = 0; r < n; r++) h->overlap[r] -= h->common[l][r];
    }
}

/* Half of the lines are enough, since the others leave the same cells; fewer if there are too many sets. */
static int most_lines(int n)
{
    int sets = 1, total = 0, lines = 0;
    while (lines < n / 2) {
        sets = sets * (n - lines) / (lines + 1);
        if (total + sets > MAX_LINE_SETS) break;
        total += sets;
        lines++;
    }
    return lines;
}

int list_leftovers(const sudoku_rules *r, int fewest_lines, int size, struct leftover *found, int room)
{
    struct hunt h = {.rules = r, .regions = r->house + 2 * r->n, .found = found, .room = room};
    for (h.size = 1; h.size <= size; h.size++)
        for (int direction = 0; direction < 2; direction++) {
            h.lines = r->house + direction * r->n;
            memset(h.common, 0, sizeof h.common);
            for (int l = 0; l < r->n; l++)
                for (int i = 0; i < r->n; i++) h.common[l][r->region[h.lines[l].cell[i]]]++;
            for (h.wanted = fewest_lines; h.wanted <= most_lines(r->n); h.wanted++)
                choose_lines(&h, 0, h.wanted);
        }
    return h.count;
}
