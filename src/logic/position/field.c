/* SPDX-License-Identifier: MIT */
/* field.c - see field.h */
#include "logic/position/field.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

int house_rank(const struct house *h, enum ranking ranking, unsigned how)
{
    enum { ROWS = 1 << FAMILY_BITS, COLUMNS = 2 << FAMILY_BITS };
    const struct house_kind *kind = house_kind_of(h);
    if (kind->line) return (kind->line == IS_COLUMN) == !!(how & COLUMNS_BEFORE_ROWS) ? ROWS : COLUMNS;
    if (kind->divides && how & REGIONS_ARE_BOXES) return 0;
    return kind->rank[ranking].family << FAMILY_BITS | kind->rank[ranking].place;
}

static int rank_in(enum house_order order, const struct house *h)
{
    static const struct {
        enum ranking ranking;
        unsigned how;
    } orders[HOUSE_ORDERS] = {[BOXES_COLUMNS_ROWS] = {EXPLAINER_2023, COLUMNS_BEFORE_ROWS},
                              [BOXES_ROWS_COLUMNS] = {HODOKU, REGIONS_ARE_BOXES},
                              [BOXES_COLUMNS_ROWS_118] = {EXPLAINER_118, COLUMNS_BEFORE_ROWS},
                              [BOXES_ROWS_COLUMNS_118] = {EXPLAINER_118, REGIONS_ARE_BOXES}};
    return house_rank(h, orders[order].ranking, orders[order].how);
}

/* By rank; houses of equal rank in the rules' order. */
static void list_houses(const sudoku_rules *r, enum house_order order, uint16_t *list)
{
    int count = 0;
    for (int at = -1, next; count < r->all_house_count; at = next) {
        next = INT_MAX;
        for (int h = 0; h < r->all_house_count; h++) {
            const int rank = rank_in(order, &r->house[h]);
            if (rank > at && rank < next) next = rank;
        }
        for (int h = 0; h < r->all_house_count; h++)
            if (rank_in(order, &r->house[h]) == next) list[count++] = (uint16_t)h;
    }
}

static void fill_in_houses(const sudoku_rules *r, cells *house, int16_t *seat)
{
    memset(seat, 255, sizeof *seat * (size_t)r->all_house_count * (size_t)r->cells);
    for (int h = 0; h < r->all_house_count; h++)
        for (int i = 0; i < r->house[h].count; i++) {
            const int cell = r->house[h].cell[i];
            cells_add(&house[h], cell);
            seat[h * r->cells + cell] = (int16_t)i;
        }
}

static void fill_in_overlaps(const sudoku_rules *r, bitset *overlap)
{
    for (int cell = 0; cell < r->cells; cell++)
        for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++)
            for (int other = r->first_seat[cell]; other < r->first_seat[cell + 1]; other++)
                overlap[r->seat[s].house * r->all_house_count + r->seat[other].house] |=
                    bit(r->seat[s].position);
}

static void fill_in_peers(const sudoku_rules *r, const cells *house, cells *peers)
{
    for (int cell = 0; cell < r->cells; cell++) {
        for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++)
            peers[cell] = cells_or(&peers[cell], &house[r->seat[s].house]);
        cells_remove(&peers[cell], cell);
    }
}

static void list_peers(const sudoku_rules *r, const cells *peers, uint16_t *peer, int *first_peer)
{
    int count = 0;
    for (int cell = 0; cell < r->cells; cell++) {
        first_peer[cell] = count;
        for_each_cell(other, &peers[cell]) peer[count++] = (uint16_t)other;
    }
    first_peer[r->cells] = count;
}

struct field *field_new(const sudoku_rules *r)
{
    if (r->n > SUDOKU_LOGIC_SIZE) return NULL;
    const size_t houses = (size_t)r->all_house_count, count = (size_t)r->cells;
    struct field *f = calloc(1, sizeof *f);
    cells *house = calloc(houses, sizeof *house);
    cells *peers = calloc(count, sizeof *peers);
    int16_t *seat = calloc(houses * count, sizeof *seat);
    bitset *overlap = calloc(houses * houses, sizeof *overlap);
    uint16_t *order = calloc(HOUSE_ORDERS * houses, sizeof *order);
    int *first_peer = calloc(count + 1, sizeof *first_peer);
    uint16_t *peer = NULL;
    if (house && peers && seat && overlap && order && first_peer && f) {
        size_t links = 0;
        fill_in_houses(r, house, seat);
        fill_in_overlaps(r, overlap);
        fill_in_peers(r, house, peers);
        for (size_t cell = 0; cell < count; cell++) links += (size_t)cells_count(&peers[cell]);
        peer = calloc(links + 1, sizeof *peer);
    }
    if (!peer) {
        free(f);
        free(house);
        free(peers);
        free(seat);
        free(overlap);
        free(order);
        free(first_peer);
        return NULL;
    }
    list_peers(r, peers, peer, first_peer);
    *f = (struct field){.rules = rules_keep(r),
                        .n = r->n,
                        .cells = r->cells,
                        .houses = r->all_house_count,
                        .house = house,
                        .peers = peers,
                        .peer = peer,
                        .first_peer = first_peer,
                        .seat = seat,
                        .overlap = overlap};
    for (int o = 0; o < HOUSE_ORDERS; o++) {
        uint16_t *list = &order[(size_t)o * houses];
        if (o == ROWS_COLUMNS_BOXES)
            for (size_t h = 0; h < houses; h++) list[h] = (uint16_t)h;
        else list_houses(r, (enum house_order)o, list);
        f->order[o] = list;
    }
    return f;
}

void field_free(struct field *f)
{
    if (!f) return;
    rules_free(f->rules);
    free((void *)f->order[0]);
    free((void *)f->house);
    free((void *)f->peers);
    free((void *)f->peer);
    free((void *)f->first_peer);
    free((void *)f->seat);
    free((void *)f->overlap);
    free(f);
}

int common_house(const struct field *f, int a, int b)
{
    for (const struct seat *s = first_house(f, a); s < past_house(f, a); s++)
        if (house_has(f, s->house, b)) return s->house;
    return -1;
}

int past_rank(const struct field *f, enum house_order order, int first)
{
    const uint16_t *list = f->order[order];
    const int rank = rank_in(order, &f->rules->house[list[first]]);
    int past = first + 1;
    while (past < f->houses && rank_in(order, &f->rules->house[list[past]]) == rank) past++;
    return past;
}

cells seen_by_all(const struct field *f, const cells *set)
{
    cells common = no_cells();
    bool first = true;
    for_each_cell(c, set) {
        common = first ? f->peers[c] : cells_and(&common, &f->peers[c]);
        first = false;
    }
    return common;
}
