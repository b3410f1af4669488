/* SPDX-License-Identifier: MIT */
/* se_board.c - what Sudoku Explainer's chains are built on: memory, tables of the rules, and the board. */
#include <limits.h>
#include <string.h>

#include "logic/explainer/se_chains.h"

/* ---- tables of the rules ---- */

/* Chains visit the houses of a cell by their families: boxes, rows, columns, the others. */
static int family_of(const struct se_chains *s, int house)
{
    return house_rank(&s->field->rules->house[house], ranking_of(s->f), 0) >> FAMILY_BITS;
}

/* The smallest family above `last` among some houses, or -1. */
static int next_family(const struct se_chains *s, const struct seat *at, const struct seat *past,
                       int last)
{
    int next = -1;
    for (; at < past; at++) {
        const int family = family_of(s, at->house);
        if (family > last && (next < 0 || family < next)) next = family;
    }
    return next;
}

static void fill_in_seats(struct se_chains *s)
{
    const struct field *f = s->field;
    int count = 0, most = 0;
    for (int cell = 0; cell < f->cells; cell++) {
        cells earlier = no_cells();
        cells_add(&earlier, cell);
        s->first_seat[cell] = count;
        const struct seat *first = first_house(f, cell), *past = past_house(f, cell);
        for (int family = -1; (family = next_family(s, first, past, family)) >= 0;)
            for (const struct seat *at = first; at < past; at++) {
                const struct house *h = &f->rules->house[at->house];
                if (family_of(s, at->house) != family) continue;
                struct se_seat *seat = &s->seat[count++];
                *seat = (struct se_seat){.cell = h->cell,
                                         .house = at->house,
                                         .position = (uint8_t)at->position,
                                         .full = h->full};
                for (int i = 0; i < h->count; i++)
                    if (!cells_have(&earlier, h->cell[i])) seat->fresh |= (uint32_t)1 << i;
                earlier = cells_or(&earlier, &f->house[at->house]);
            }
        if (count - s->first_seat[cell] > most) most = count - s->first_seat[cell];
    }
    s->most_following = (1 + most) * s->n;
    s->first_seat[f->cells] = count;
}

static void add_crossing(struct se_chains *s, int house, int other)
{
    const struct field *f = s->field;
    const struct house *a = &f->rules->house[house], *b = &f->rules->house[other];
    struct se_crossing c = {.house = (uint16_t)house, .other = (uint16_t)other};
    if (!a->full) return;
    for (int i = 0; i < a->count; i++)
        if (house_has(f, other, a->cell[i])) c.common |= (uint32_t)1 << i;
    for (int i = 0; i < b->count; i++)
        if (house_has(f, house, b->cell[i])) c.other_common |= (uint32_t)1 << i;
    if (c.common & (c.common - 1)) s->crossing[s->crossings++] = c;
}

/* Intersections compare boxes and lines; then each further kind with the boxes and lines, in both directions, and with the
   kinds of its own family and of earlier ones.  */
enum { BOXES, COLUMNS, ROWS, FIRST_EXTRA, SECTIONS = FIRST_EXTRA + HOUSE_KIND_COUNT };

static int rank_of(const struct se_chains *s, int house)
{
    return house_rank(&s->field->rules->house[house], EXPLAINER_2023, COLUMNS_BEFORE_ROWS);
}

static bool is_listed(const int *rank, int count, int wanted)
{
    while (count > 0 && rank[count - 1] != wanted) count--;
    return count > 0;
}

/* The ranks of the sections: boxes, columns, rows, the others by family; within a family as the rules list them. */
static int list_sections(const struct se_chains *s, int rank[SECTIONS])
{
    int count = 0;
    for (int family = BOXES; family <= ROWS; family++) rank[count++] = family << FAMILY_BITS;
    for (int last = ROWS, next;; last = next) {
        next = INT_MAX;
        for (int h = 0; h < s->field->houses; h++) {
            const int family = rank_of(s, h) >> FAMILY_BITS;
            if (family > last && family < next) next = family;
        }
        if (next == INT_MAX) return count;
        for (int h = 0; h < s->field->houses; h++)
            if (rank_of(s, h) >> FAMILY_BITS == next && !is_listed(rank, count, rank_of(s, h)))
                rank[count++] = rank_of(s, h);
    }
}

static void cross(struct se_chains *s, int rank, int other)
{
    for (int a = 0; a < s->field->houses; a++)
        for (int b = 0; rank_of(s, a) == rank && b < s->field->houses; b++)
            if (a != b && rank_of(s, b) == other) add_crossing(s, a, b);
}

static void list_crossings(struct se_chains *s)
{
    int rank[SECTIONS];
    const int count = list_sections(s, rank);
    s->crossings = 0;
    cross(s, rank[BOXES], rank[COLUMNS]);
    cross(s, rank[BOXES], rank[ROWS]);
    cross(s, rank[COLUMNS], rank[BOXES]);
    cross(s, rank[ROWS], rank[BOXES]);
    for (int first = FIRST_EXTRA, past; first < count; first = past) {
        for (past = first + 1; past < count; past++)
            if (rank[past] >> FAMILY_BITS != rank[first] >> FAMILY_BITS) break;
        for (int line = BOXES; line <= ROWS; line++)
            for (int x = first; x < past; x++) cross(s, rank[line], rank[x]);
        for (int line = BOXES; line <= ROWS; line++)
            for (int x = first; x < past; x++) cross(s, rank[x], rank[line]);
        for (int earlier = FIRST_EXTRA; earlier < first; earlier++)
            for (int x = first; x < past; x++) cross(s, rank[earlier], rank[x]);
        for (int x = first; x < past; x++)
            for (int other = FIRST_EXTRA; other < past; other++) cross(s, rank[x], rank[other]);
    }
}

static void fill_in_tables(struct se_chains *s)
{
    fill_in_seats(s);
    list_crossings(s);
    s->classic = true;
    for (int h = 0; h < s->field->houses; h++)
        if (!kind_at(s->field, h)->classic) s->classic = false;
    s->tables_of = s->field;
}

/* ---- memory ---- */

struct carver {
    char *base; /* NULL: only measure */
    size_t at;
};

static void *carve(struct carver *c, size_t count, size_t size)
{
    enum { ALIGN = 16 };
    void *here = c->base ? c->base + c->at : NULL;
    c->at += (count * size + ALIGN - 1) / ALIGN * ALIGN;
    return here;
}

static struct se_board carve_board(struct carver *c, const struct field *f)
{
    const size_t cells_of = (size_t)f->cells, places = (size_t)f->houses * (size_t)f->n;
    uint32_t *words = carve(c, cells_of + places, sizeof *words);
    return (struct se_board){words, words ? words + cells_of : NULL};
}

/* Assigns the memory; data that depends only on the rules comes first and is not moved. */
static void lay_out(struct se_chains *s, struct carver *c)
{
    const struct field *f = s->field;
    const size_t n = (size_t)f->n, cell_count = (size_t)f->cells, houses = (size_t)f->houses;
    const size_t count = (size_t)s->count, words = (size_t)s->words;
    carve(c, 1, sizeof *s);
    s->seat = carve(c, (size_t)f->rules->first_seat[f->cells], sizeof *s->seat);
    s->first_seat = carve(c, cell_count + 1, sizeof *s->first_seat);
    s->crossing = carve(c, 2 * houses * houses, sizeof *s->crossing);
    s->id = carve(c, cell_count * n, sizeof *s->id);
    s->open = carve(c, houses, sizeof *s->open);
    s->placed = carve(c, n, sizeof *s->placed);
    s->now = carve_board(c, f);
    for (int d = 0; d < SE_DEPTHS; d++) s->search[d].source = carve_board(c, f);
    s->listed = carve_board(c, f);
    s->leading = carve_board(c, f);
    s->place_id = carve(c, houses * n * n, sizeof *s->place_id);
    s->first_spot = carve(c, count + 1, sizeof *s->first_spot);
    s->spot = carve(c, (size_t)s->spots, sizeof *s->spot);
    s->cell_of = carve(c, count, sizeof *s->cell_of);
    s->digit_of = carve(c, count, sizeof *s->digit_of);
    for (int d = 0; d < SE_DEPTHS; d++) s->search[d].trial_of = carve(c, count, sizeof(int));
    s->stamp = carve(c, 2 * count, sizeof *s->stamp);
    s->line = carve(c, 4 * count + 4, sizeof *s->line);
    s->queue_on = carve(c, (SE_DEPTHS + 1) * (count + 1), sizeof *s->queue_on);
    s->queue_off = carve(c, (SE_DEPTHS + 1) * (count + 1), sizeof *s->queue_off);
    s->common = carve(c, words, sizeof *s->common);
    s->seen_on = carve(c, count, sizeof *s->seen_on);
    s->seen_off = carve(c, count, sizeof *s->seen_off);
    s->ons = carve(c, (size_t)s->spots + count, sizeof *s->ons);
    s->ons_count = carve(c, count, sizeof *s->ons_count);
    s->reached = carve(c, count + 2, sizeof *s->reached);
    for (int m = 0; m < LINK_MODES; m++) {
        s->first_link[m] = carve(c, count + 1, sizeof(int));
        s->link[m] = carve(c, (size_t)s->room.links, sizeof(struct se_link));
    }
    const size_t table = s->hoard ? count * words : 0;
    for (int m = 0; m < LINK_MODES; m++) {
        s->next[m] = carve(c, table, sizeof(bitset));
        s->back[m] = carve(c, table, sizeof(bitset));
    }
    s->reach = carve(c, table, sizeof *s->reach);
    s->reach_known = carve(c, count, sizeof *s->reach_known);
    for (int i = 0; i < 2; i++) s->foes[i] = carve(c, table, sizeof(bitset));
    s->node = carve(c, (size_t)s->room.nodes, sizeof *s->node);
    s->parent = carve(c, (size_t)s->room.parents, sizeof *s->parent);
    s->hint = carve(c, (size_t)s->room.hints, sizeof *s->hint);
    s->number = carve(c, (size_t)s->room.numbers, sizeof *s->number);
    s->deduction = carve(c, (size_t)s->room.deductions, sizeof *s->deduction);
    s->truth = carve(c, (size_t)s->room.truths, sizeof *s->truth);
    s->finding = carve(c, (size_t)s->room.findings, sizeof *s->finding);
    s->finding_number = carve(c, (size_t)s->room.finding_numbers, sizeof *s->finding_number);
    s->known = carve(c, SE_KNOWN, sizeof *s->known);
    s->trial = carve(c, (size_t)s->room.trials, sizeof *s->trial);
    int *maps = carve(c, (size_t)s->room.trials * 2 * count, sizeof *maps);
    bitset *sets = carve(c, (size_t)s->room.trials * 2 * words, sizeof *sets);
    if (!c->base) return;
    for (int t = 0; t < s->room.trials; t++) {
        s->trial[t].on = maps + (size_t)t * 2 * count;
        s->trial[t].off = s->trial[t].on + count;
        s->trial[t].on_set = sets + (size_t)t * 2 * words;
        s->trial[t].off_set = s->trial[t].on_set + words;
    }
}

static int larger(int a, int b) { return a > b ? a : b; }

static void choose_rooms(struct se_chains *s, const struct se_rooms *wanted)
{
    const int c = s->count, n = s->n;
    struct se_rooms *r = &s->room;
    s->hoard = c <= SE_HOARD;
    *r = *wanted;
    r->links = larger(r->links, 8 * c + 1024);
    r->nodes = larger(r->nodes, 16384 + 8 * c);
    r->parents = larger(r->parents, 32768 + 16 * c);
    r->hints = larger(r->hints, 2048);
    r->numbers = larger(r->numbers, 16384 + c);
    r->deductions = larger(r->deductions, 4096);
    r->truths = larger(r->truths, 4096);
    r->findings = larger(r->findings, 4096);
    r->finding_numbers = larger(r->finding_numbers, 65536);
    r->trials = SE_DEPTHS * (s->hoard ? c + 4 : 2 * n + 8);
}

/* ---- the board ---- */

static void number_candidates(struct se_chains *s, const struct position *p)
{
    int count = 0;
    for (int cell = 0; cell < s->field->cells; cell++)
        for (int d = 0; d < s->n; d++) {
            const bool there = p->candidates[cell] >> d & 1;
            s->id[cell * s->n + d] = there ? (int16_t)count : -1;
            if (!there) continue;
            s->cell_of[count] = (uint16_t)cell;
            s->digit_of[count] = (uint16_t)d;
            count++;
        }
}

static void list_spots(struct se_chains *s)
{
    const int n = s->n;
    int count = 0;
    memset(s->place_id, 255, (size_t)(s->field->houses * n * n) * sizeof *s->place_id);
    for (int c = 0; c < s->count; c++) {
        const int cell = s->cell_of[c], d = s->digit_of[c];
        s->first_spot[c] = count;
        for (int i = s->first_seat[cell]; i < s->first_seat[cell + 1]; i++) {
            const struct se_seat *seat = &s->seat[i];
            const int at = seat->house * n + d;
            s->place_id[at * n + seat->position] = (int16_t)c;
            s->spot[count++] = (struct se_spot){.fresh = seat->fresh,
                                                .bit = (uint32_t)1 << seat->position,
                                                .house = seat->house,
                                                .full = seat->full,
                                                .at = at,
                                                .id = &s->place_id[at * n]};
        }
    }
    s->first_spot[s->count] = count;
}

static void set_board(struct se_chains *s, const struct position *p)
{
    const struct field *f = s->field;
    memset(s->placed, 0, (size_t)s->n);
    for (int cell = 0; cell < f->cells; cell++) {
        s->now.candidates[cell] = (uint32_t)p->candidates[cell];
        if (p->digit[cell]) s->placed[p->digit[cell] - 1]++;
    }
    for (int i = 0; i < f->houses * s->n; i++) s->now.places[i] = (uint32_t)p->places[i];
    for (int h = 0; h < f->houses; h++) s->open[h] = (uint8_t)bits_in(open_places(p, h));
}

/* The tables of the last search, if they are for the same position. */
static struct se_chains *still_open(const struct finder *f)
{
    struct se_chains *s = f->scratch[SCRATCH_SE_CHAINS].memory;
    if (!s || s->tables_of != f->field || s->clock != f->at->clock) return NULL;
    memset(&s->used, 0, sizeof s->used);
    s->overflow = false;
    set_board(s, f->at);
    return s;
}

struct se_chains *chains_open(struct finder *f, const struct se_rooms *wanted)
{
    struct se_chains *open = wanted ? NULL : still_open(f);
    if (open) return open;
    struct se_chains plan = {.f = f, .field = f->field, .n = f->field->n, .clock = f->at->clock};
    for (int cell = 0; cell < f->field->cells; cell++) {
        const int digits = bits_in(f->at->candidates[cell]);
        plan.count += digits;
        plan.spots += digits * (int)(past_house(f->field, cell) - first_house(f->field, cell));
    }
    plan.words = (plan.count + 63) / 64;
    plan.board_bytes = sizeof(uint32_t) * (size_t)(plan.field->cells + plan.field->houses * plan.n);
    const struct se_chains *old = f->scratch[SCRATCH_SE_CHAINS].memory;
    plan.wanted = old ? old->wanted : (struct se_rooms){0};
    if (wanted) plan.wanted = *wanted;
    choose_rooms(&plan, &plan.wanted);
    struct carver measure = {0};
    lay_out(&plan, &measure);
    struct se_chains *s = scratch_of(f, SCRATCH_SE_CHAINS, measure.at);
    if (!s) return NULL;
    plan.tables_of = s->tables_of;
    plan.crossings = s->crossings;
    plan.most_following = s->most_following;
    plan.classic = s->classic;
    /* With the same number of candidates, the tables are at the same addresses. */
    const bool same = s->count == plan.count && s->spots == plan.spots &&
                      !memcmp(&s->room, &plan.room, sizeof plan.room);
    plan.foes_listed = same && s->foes_listed;
    plan.links_listed = same && s->links_listed;
    *s = plan;
    struct carver share = {.base = (char *)s};
    lay_out(s, &share);
    memset(s->stamp, 0, 2 * (size_t)s->count * sizeof *s->stamp);
    memset(s->seen_on, 0, (size_t)s->count * sizeof *s->seen_on);
    memset(s->seen_off, 0, (size_t)s->count * sizeof *s->seen_off);
    if (s->tables_of != s->field) fill_in_tables(s);
    number_candidates(s, f->at);
    list_spots(s);
    set_board(s, f->at);
    return s;
}

void board_copy(const struct se_chains *s, struct se_board *to, const struct se_board *from)
{
    memcpy(to->candidates, from->candidates, s->board_bytes);
}

void list_foes(struct se_chains *s)
{
    const size_t bytes = (size_t)s->field->cells * sizeof *s->now.candidates;
    if (s->foes_listed && !memcmp(s->listed.candidates, s->now.candidates, bytes)) return;
    s->foes_listed = true;
    s->links_listed = false;
    memcpy(s->listed.candidates, s->now.candidates, bytes);
    if (!s->hoard) return;
    for (int c = 0; c < s->count; c++) {
        const int cell = s->cell_of[c], d = s->digit_of[c];
        bitset *near = line_of(s, s->foes[0], c), *all = line_of(s, s->foes[1], c);
        memset(near, 0, (size_t)s->words * sizeof *near);
        if (alive(s, c))
            for (int i = s->first_spot[c]; i < s->first_spot[c + 1]; i++) {
                const struct se_spot *spot = &s->spot[i];
                for_each_bit(p, s->now.places[spot->at] & spot->fresh) set_add(near, spot->id[p]);
            }
        memcpy(all, near, (size_t)s->words * sizeof *all);
        if (alive(s, c))
            for_each_bit(v, s->now.candidates[cell] & ~((uint32_t)1 << d))
                set_add(all, id_of(s, cell, v));
    }
}
