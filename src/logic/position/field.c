/* SPDX-License-Identifier: MIT */
/* field.c - see field.h */
#include "logic/position/field.h"

#include <stdlib.h>
#include <string.h>

/* The rank of a kind of house in an order: the smaller the earlier. */
static const uint8_t rank[HOUSE_ORDERS][SUDOKU_HIDDEN_WINDOW + 1] = {
    [BOXES_COLUMNS_ROWS] = {[SUDOKU_BOX] = 0,
                            [SUDOKU_COLUMN] = 1,
                            [SUDOKU_ROW] = 2,
                            [SUDOKU_DIAGONAL] = 3,
                            [SUDOKU_WINDOW] = 4,
                            [SUDOKU_HIDDEN_WINDOW] = 5,
                            [SUDOKU_REGION] = 6,
                            [SUDOKU_EXTRA_HOUSE] = 7},
    [BOXES_ROWS_COLUMNS] = {[SUDOKU_BOX] = 0,
                            [SUDOKU_REGION] = 0,
                            [SUDOKU_ROW] = 1,
                            [SUDOKU_COLUMN] = 2,
                            [SUDOKU_DIAGONAL] = 3,
                            [SUDOKU_WINDOW] = 4,
                            [SUDOKU_HIDDEN_WINDOW] = 5,
                            [SUDOKU_EXTRA_HOUSE] = 6},
    [BOXES_COLUMNS_ROWS_WINDOWS] = {[SUDOKU_BOX] = 0,
                                    [SUDOKU_COLUMN] = 1,
                                    [SUDOKU_ROW] = 2,
                                    [SUDOKU_WINDOW] = 3,
                                    [SUDOKU_HIDDEN_WINDOW] = 4,
                                    [SUDOKU_DIAGONAL] = 5,
                                    [SUDOKU_REGION] = 6,
                                    [SUDOKU_EXTRA_HOUSE] = 7},
    [BOXES_ROWS_COLUMNS_WINDOWS] = {[SUDOKU_BOX] = 0,
                                    [SUDOKU_REGION] = 0,
                                    [SUDOKU_ROW] = 1,
                                    [SUDOKU_COLUMN] = 2,
                                    [SUDOKU_WINDOW] = 3,
                                    [SUDOKU_HIDDEN_WINDOW] = 4,
                                    [SUDOKU_DIAGONAL] = 5,
                                    [SUDOKU_EXTRA_HOUSE] = 6},
};

/* The rules begin with the falling diagonal. */
static void rising_diagonal_first(const sudoku_rules *r, uint16_t *list)
{
    for (int i = 0; i + 1 < r->all_house_count; i++)
        if (r->house[list[i]].kind == SUDOKU_DIAGONAL && r->house[list[i + 1]].kind == SUDOKU_DIAGONAL) {
            const uint16_t falling = list[i];
            list[i] = list[i + 1];
            list[i + 1] = falling;
            return;
        }
}

static void list_houses(const sudoku_rules *r, enum house_order order, uint16_t *list)
{
    int count = 0;
    for (int at = 0; at <= SUDOKU_EXTRA_HOUSE + 1; at++)
        for (int h = 0; h < r->all_house_count; h++)
            if (rank[order][r->house[h].kind] == at) list[count++] = (uint16_t)h;
    if (order == BOXES_COLUMNS_ROWS) rising_diagonal_first(r, list);
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

static int kind_in_order(const struct field *f, int house)
{
    const int kind = f->rules->house[house].kind;
    return kind == SUDOKU_HIDDEN_WINDOW ? SUDOKU_WINDOW : kind;
}

int past_kind(const struct field *f, const uint16_t *order, int first)
{
    const int kind = kind_in_order(f, order[first]);
    int past = first + 1;
    while (kind != SUDOKU_DIAGONAL && past < f->houses && kind_in_order(f, order[past]) == kind) past++;
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
