/* SPDX-License-Identifier: MIT */
/* leftovers.c - see leftovers.h */
#include "engine/leftovers.h"

#include <string.h>

enum { MAX_SIZE = 16, MAX_LINE_SETS = 700 };

/* Some rows, or some columns, and how many of their cells each region would leave, the smallest number first. */
struct line_set {
    const struct house *lines; /* all rows, or all columns */
    bitset chosen;
    int count;
    uint8_t region[MAX_SIZE], lost[MAX_SIZE];
    int least; /* that any choice of the same number of regions leaves */
};

/* A search for region sets that overlap a set of lines in nearly all cells. */
struct leftover_search {
    const sudoku_rules *rules;
    const struct house *regions;
    struct line_set set[2 * MAX_LINE_SETS];
    int sets;
    int size; /* of the leftovers that are searched for now */
    struct leftover *found;
    struct leftover_origin *origin; /* NULL: not wanted */
    int count, room;
};

static bool same_leftover(const struct leftover *x, const struct leftover *y)
{
    return x->count == y->count && ((!memcmp(x->a, y->a, x->count) && !memcmp(x->b, y->b, x->count)) ||
                                    (!memcmp(x->a, y->b, x->count) && !memcmp(x->b, y->a, x->count)));
}

static void add_leftover(struct leftover_search *h, const struct line_set *set, bitset chosen_regions)
{
    cell_set lines = {{0}}, regions = {{0}};
    for_each_bit(i, set->chosen) set_add_all(&lines, set->lines[i].cell, h->rules->n);
    for_each_bit(i, chosen_regions) set_add_all(&regions, h->regions[i].cell, h->rules->n);
    const cell_set a = set_but_not(&lines, &regions), b = set_but_not(&regions, &lines);
    struct leftover *l = &h->found[h->count];
    l->lines = (uint8_t)set->count;
    l->count = (uint8_t)set_list(&a, l->a);
    set_list(&b, l->b);
    for (int i = h->count - 1; i >= 0 && h->found[i].count == l->count; i--)
        if (same_leftover(&h->found[i], l)) return;
    if (h->origin)
        h->origin[h->count] = (struct leftover_origin){
            .columns = set->lines != h->rules->house, .lines = set->chosen, .regions = chosen_regions};
    h->count++;
}

/* Chooses `still` more regions, the `first` of the set's list or later ones, so that exactly the required number of cells
   is left over.  */
static void choose_regions(struct leftover_search *h, const struct line_set *set, bitset chosen,
                           int first, int still, int left_over)
{
    if (h->count == h->room) return;
    if (!still) {
        if (left_over == h->size) add_leftover(h, set, chosen);
        return;
    }
    for (int i = first; i + still <= h->rules->n; i++) {
        if (left_over + still * set->lost[i] > h->size) return; /* later ones leave as many or more */
        choose_regions(h, set, chosen | bit(set->region[i]), i + 1, still - 1, left_over + set->lost[i]);
    }
}

static void add_line_set(struct leftover_search *h, const struct house *lines, bitset chosen,
                         const int *overlap)
{
    struct line_set *set = &h->set[h->sets++];
    *set = (struct line_set){.lines = lines, .chosen = chosen, .count = bits_in(chosen)};
    for (int r = 0; r < h->rules->n; r++) {
        const uint8_t lost = (uint8_t)(h->rules->n - overlap[r]);
        int at = r;
        for (; at && set->lost[at - 1] > lost; at--) {
            set->lost[at] = set->lost[at - 1];
            set->region[at] = set->region[at - 1];
        }
        set->lost[at] = lost;
        set->region[at] = (uint8_t)r;
    }
    for (int i = 0; i < set->count; i++) set->least += set->lost[i];
}

/* Adds the sets of `still` more lines, from `first` on. */
static void choose_lines(struct leftover_search *h, const struct house *lines, bitset chosen, int first,
                         int still, int overlap[MAX_SIZE])
{
    const int n = h->rules->n;
    if (!still) {
        add_line_set(h, lines, chosen, overlap);
        return;
    }
    for (int l = first; l + still <= n; l++) {
        for (int i = 0; i < n; i++) overlap[h->rules->region[lines[l].cell[i]]]++;
        choose_lines(h, lines, chosen | bit(l), l + 1, still - 1, overlap);
        for (int i = 0; i < n; i++) overlap[h->rules->region[lines[l].cell[i]]]--;
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

static int list_all(struct leftover_search *h, int fewest_lines, int size)
{
    const sudoku_rules *r = h->rules;
    int overlap[MAX_SIZE] = {0};
    for (int direction = 0; direction < 2; direction++)
        for (int lines = fewest_lines; lines <= most_lines(r->n); lines++)
            choose_lines(h, r->house + direction * r->n, 0, 0, lines, overlap);
    for (h->size = 1; h->size <= size; h->size++)
        for (int i = 0; i < h->sets; i++)
            if (h->set[i].least <= h->size) choose_regions(h, &h->set[i], 0, 0, h->set[i].count, 0);
    return h->count;
}

int list_leftovers(const sudoku_rules *r, int fewest_lines, int size, struct leftover *found, int room)
{
    struct leftover_search h = {
        .rules = r, .regions = r->house + 2 * r->n, .found = found, .room = room};
    return list_all(&h, fewest_lines, size);
}

int list_leftovers_and_origins(const sudoku_rules *r, int size, struct leftover *found,
                               struct leftover_origin *origin, int room)
{
    struct leftover_search h = {
        .rules = r, .regions = r->house + 2 * r->n, .found = found, .origin = origin, .room = room};
    return list_all(&h, 1, size);
}
