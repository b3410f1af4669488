/* SPDX-License-Identifier: MIT */
/* step_facts.c - see step_facts.h */
#include "show/step_facts.h"

#include "board/naming.h"
#include "board/rules.h"

static void add(struct short_list *l, int item)
{
    if (l->count < LONGEST_LIST) l->item[l->count++] = (uint16_t)item;
}

static void add_once(struct short_list *l, int item)
{
    for (int i = 0; i < l->count; i++)
        if (l->item[i] == item) return;
    add(l, item);
}

static bool is_candidate(const sudoku_part *p) { return p->digit && p->cell != SUDOKU_NO_CELL; }

struct short_list named_digits(const sudoku_step *s, int role)
{
    struct short_list named = {0}, shown = {0};
    for (int i = 0; i < s->part_count; i++) {
        const sudoku_part *p = &s->parts[i];
        if (p->role != role || !p->digit) continue;
        add_once(is_candidate(p) ? &shown : &named, p->digit);
    }
    return named.count ? named : shown;
}

struct short_list only_cells(const sudoku_step *s, int role)
{
    struct short_list named = {0};
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role && !s->parts[i].digit) add(&named, s->parts[i].cell);
    return named;
}

struct short_list named_cells(const sudoku_step *s, int role)
{
    struct short_list list = only_cells(s, role);
    for (int i = 0, named = list.count; i < s->part_count && !named; i++)
        if (s->parts[i].role == role && is_candidate(&s->parts[i])) add_once(&list, s->parts[i].cell);
    return list;
}

cells named_cell_set(const sudoku_step *s, int role)
{
    cells set = no_cells();
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role && !s->parts[i].digit) cells_add(&set, s->parts[i].cell);
    return cells_empty(&set) ? candidate_cells(s, role) : set;
}

bitset role_digits(const sudoku_step *s, int role)
{
    bitset digits = 0;
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role && s->parts[i].digit) digits |= bit(s->parts[i].digit - 1);
    return digits;
}

cells role_cells(const sudoku_step *s, int role)
{
    cells set = no_cells();
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role && s->parts[i].cell != SUDOKU_NO_CELL)
            cells_add(&set, s->parts[i].cell);
    return set;
}

cells candidate_cells(const sudoku_step *s, int role)
{
    cells set = no_cells();
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role && is_candidate(&s->parts[i])) cells_add(&set, s->parts[i].cell);
    return set;
}

bool role_occurs(const sudoku_step *s, int role)
{
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == role) return true;
    return false;
}

int step_sets(const sudoku_step *s)
{
    int sets = 0;
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role >= SUDOKU_SET + sets) sets = s->parts[i].role - SUDOKU_SET + 1;
    return sets;
}

cells fin_cells(const sudoku_step *s)
{
    const cells fins = role_cells(s, SUDOKU_FIN), pattern = named_cell_set(s, SUDOKU_PATTERN);
    const cells apart = cells_but_not(&fins, &pattern);
    return cells_empty(&apart) ? fins : apart;
}

cells list_cells(const struct short_list *l, int first, int past)
{
    cells set = no_cells();
    for (int i = first; i < past && i < l->count; i++) cells_add(&set, l->item[i]);
    return set;
}

struct short_list role_houses(const sudoku_step *s, int role)
{
    struct short_list list = {0};
    for (int i = 0; i < s->house_count; i++)
        if (s->houses[i].role == role) add(&list, s->houses[i].house);
    return list;
}

cells cells_of_house(const sudoku_rules *r, int house)
{
    cells set = no_cells();
    for (int i = 0; i < r->house[house].count; i++) cells_add(&set, r->house[house].cell[i]);
    return set;
}

int house_of_all(const sudoku_rules *r, const cells *set)
{
    const int any = cells_next(set, -1);
    for (int i = any < 0 ? 0 : r->first_seat[any]; any >= 0 && i < r->first_seat[any + 1]; i++) {
        const cells house = cells_of_house(r, r->seat[i].house);
        if (cells_within(set, &house)) return r->seat[i].house;
    }
    return -1;
}

bool cells_see(const sudoku_rules *r, int a, int b)
{
    cells both = no_cells();
    cells_add(&both, a);
    cells_add(&both, b);
    return a != b && house_of_all(r, &both) >= 0;
}

cells seen_among(const sudoku_rules *r, int cell, const cells *set)
{
    cells seen = no_cells();
    for_each_cell(c, set)
        if (cells_see(r, cell, c)) cells_add(&seen, c);
    return seen;
}

struct short_list removed_digits(const sudoku_step *s)
{
    struct short_list list = {0};
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == SUDOKU_REMOVED) add_once(&list, s->parts[i].digit);
    return list;
}

cells removed_from(const sudoku_step *s, int digit)
{
    cells set = no_cells();
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == SUDOKU_REMOVED && s->parts[i].digit == digit)
            cells_add(&set, s->parts[i].cell);
    return set;
}

cells cells_of_node(const sudoku_step *s, const sudoku_node *node)
{
    cells set = no_cells();
    for (int i = 0; i < node->cells; i++) cells_add(&set, s->node_cells[node->first_cell + i]);
    return set;
}

int first_cell_of(const sudoku_step *s, const sudoku_node *node)
{
    return node->cells ? s->node_cells[node->first_cell] : -1;
}

struct short_list path_cells(const sudoku_step *s)
{
    struct short_list path = {0};
    for (int i = 0; i < s->node_cell_count; i++)
        if (!path.count || path.item[path.count - 1] != s->node_cells[i]) add(&path, s->node_cells[i]);
    return path;
}

int step_chains(const sudoku_step *s)
{
    int chains = 0;
    for (int i = 0; i < s->node_count; i++)
        if (s->nodes[i].chain >= chains) chains = s->nodes[i].chain + 1;
    return chains;
}

int chain_begin(const sudoku_step *s, int chain)
{
    int i = 0;
    while (i < s->node_count && s->nodes[i].chain != chain) i++;
    return i;
}

int chain_end(const sudoku_step *s, int chain)
{
    int i = chain_begin(s, chain);
    while (i < s->node_count && s->nodes[i].chain == chain) i++;
    return i;
}

void out_compact(struct out *o, const sudoku_rules *r, const cells *set)
{
    const int n = r->n;
    cells rest = *set;
    bool first = true;
    for_each_cell(cell, set) {
        if (!cells_have(&rest, cell)) continue;
        if (!first) out_char(o, ',');
        first = false;
        cells_remove(&rest, cell);
        int rows = 1, columns = 1;
        out_format(o, "r%d", cell / n + 1);
        /* What is next in reading order decides whether the group grows along the row or down the column. */
        cells taken = no_cells();
        if (n <= 9)
            for_each_cell(other, &rest) {
                if (other / n == cell / n && rows == 1) columns++;
                else if (other % n == cell % n && columns == 1) rows++;
                else continue;
                cells_add(&taken, other);
            }
        if (rows > 1)
            for_each_cell(other, &taken) out_number(o, (uint64_t)(other / n + 1));
        out_format(o, "c%d", cell % n + 1);
        if (columns > 1)
            for_each_cell(other, &taken) out_number(o, (uint64_t)(other % n + 1));
        rest = cells_but_not(&rest, &taken);
    }
}
