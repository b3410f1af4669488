/* SPDX-License-Identifier: MIT */
/* rules.c - from a shape to a list of houses; see rules.h */
#include "board/rules.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "base/contract.h"
#include "base/out.h"
#include "base/small_number.h"
#include "board/extras.h"
#include "board/house_list.h"
#include "board/symbols.h"
#include "words/fail.h"

/* One block of memory: the rules, then everything they point to, in the order in which it is declared here. */
struct rules_block {
    sudoku_rules rules; /* first: the block is found again from its rules */
    atomic_int owners;
    struct house house[];
};

static struct rules_block *block_of(const sudoku_rules *r)
{
    /* Rules never change; the count of their owners is stored beside them. */
    return (struct rules_block *)r;
}

void begin_house(struct house_list *l, enum house_kind_id kind, int number)
{
    if (l->house)
        l->house[l->houses] = (struct house){
            .cell = l->cell + l->cells, .number = (uint16_t)number, .kind = (uint8_t)kind};
    l->houses++;
}

void add_cell(struct house_list *l, int row, int column)
{
    if (l->house) {
        struct house *last = &l->house[l->houses - 1];
        REQUIRE(last->count < l->n, "too many cells in a house");
        l->cell[l->cells] = (uint16_t)(row * l->n + column);
        last->full = ++last->count == l->n;
    }
    l->cells++;
}

bool usual_box(int n, int *box_rows, int *box_columns)
{
    *box_rows = 1;
    for (int rows = 2; rows * rows <= n; rows++)
        if (n % rows == 0) *box_rows = rows;
    *box_columns = n / *box_rows;
    return *box_rows > 1 || n == 1;
}

bool parse_box(const char *text, size_t length, int *box_rows, int *box_columns)
{
    *box_rows = *box_columns = -1;
    if (length == 4 && !memcmp(text, "none", 4)) return true;
    const char *at = text, *end = text + length;
    *box_rows = small_number(&at, end);
    if (*box_rows < 1 || at == end || (*at != 'x' && *at != 'X')) return false;
    at++;
    *box_columns = small_number(&at, end);
    return *box_columns >= 1 && at == end;
}

/* ---- checks ---- */

static bool check_regions(const struct rule_spec *s, sudoku_error *error)
{
    int cells[SUDOKU_MAX_SIZE] = {0};
    for (int cell = 0; cell < s->n * s->n; cell++) {
        if (s->regions[cell] >= s->n) return fail(error, 0, 0, say(too_many_regions, s->n));
        cells[s->regions[cell]]++;
    }
    for (int i = 0; i < s->n; i++)
        if (cells[i] != s->n)
            return fail(error, 0, 0, say(region_size, region_symbol(i), cells[i], s->n));
    return true;
}

static bool check_house(const struct rule_spec *s, int house, sudoku_error *error)
{
    const sudoku_cells h = s->houses[house];
    if (h.count < 2 || h.count > s->n)
        return fail(error, 0, 0, say(house_size, house + 1, h.count, s->n));
    for (int i = 0; i < h.count; i++) {
        if (h.cells[i] >= s->n * s->n) return fail(error, 0, 0, say(house_outside, house + 1));
        for (int j = 0; j < i; j++)
            if (h.cells[i] == h.cells[j])
                return fail(
                    error, 0, 0,
                    say(house_repeats_cell, house + 1, h.cells[i] / s->n + 1, h.cells[i] % s->n + 1));
    }
    return true;
}

static bool check_extras(const struct rule_spec *s, sudoku_error *error)
{
    const struct house_list l = {.n = s->n,
                                 .box_rows = s->box_rows > 0 ? s->box_rows : 0,
                                 .box_columns = s->box_rows > 0 ? s->box_columns : 0};
    for (int i = 0; i < extra_rule_count; i++) {
        const struct extra_rule *rule = &extra_rules[i];
        if (!(s->extras >> i & 1) || !rule->fits || rule->fits(&l)) continue;
        if (rule->by_size)
            return fail(error, 0, 0, say(rule_needs_not, rule->name, word(rule->needs), s->n));
        return fail(error, 0, 0, say(rule_needs, rule->name, word(rule->needs)));
    }
    return true;
}

bool regions_are_boxes(const uint8_t *regions, int n, int *box_rows, int *box_columns)
{
    int width = 1;
    while (width < n && regions[width] == regions[0]) width++;
    if (n % width) return false;
    const int height = n / width;
    for (int row = 0; row < n; row++)
        for (int column = 0; column < n; column++)
            if (regions[row * n + column] != regions[row / height * height * n + column / width * width])
                return false;
    *box_rows = height;
    *box_columns = width;
    return true;
}

/* Determines the default box, recognises regions that are boxes, and rejects invalid shapes. */
static bool settle_spec(struct rule_spec *s, int max_houses, sudoku_error *error)
{
    const int n = s->n;
    if (n < 1 || n > SUDOKU_MAX_SIZE) return fail(error, 0, 0, say(size_range, SUDOKU_MAX_SIZE, n));
    if (s->regions) {
        if (!check_regions(s, error)) return false;
        if (regions_are_boxes(s->regions, n, &s->box_rows, &s->box_columns)) s->regions = NULL;
        else s->box_rows = s->box_columns = 0;
    } else if (s->box_rows == 0 && s->box_columns == 0) {
        if (!usual_box(n, &s->box_rows, &s->box_columns))
            return fail(error, 0, 0, say(no_default_box, n));
    } else if (s->box_rows != -1 || s->box_columns != -1) {
        if (s->box_rows < 1 || s->box_columns < 1 || s->box_rows > n || s->box_columns > n ||
            s->box_rows * s->box_columns != n)
            return fail(error, 0, 0, say(box_cells, s->box_rows, s->box_columns, n, n));
    }
    if (!check_extras(s, error)) return false;
    if (s->house_count > max_houses) return fail(error, 0, 0, say(too_many_houses, SUDOKU_MAX_HOUSES));
    for (int i = 0; i < s->house_count; i++)
        if (!check_house(s, i, error)) return false;
    return true;
}

/* ---- the list of houses ---- */

static void add_regions(struct house_list *l, const uint8_t *region, enum house_kind_id kind)
{
    for (int number = 0; number < l->n; number++) {
        begin_house(l, kind, number + 1);
        for (int cell = 0; cell < l->n * l->n; cell++)
            if (region[cell] == number) add_cell(l, cell / l->n, cell % l->n);
    }
}

void fill_boxes(uint8_t *region, int n, int box_rows, int box_columns)
{
    for (int cell = 0; cell < n * n; cell++)
        region[cell] = (uint8_t)(cell / n / box_rows * (n / box_columns) + cell % n / box_columns);
}

/* Lists the stated houses, then the implied ones; tells the rules where the parts of the list begin. */
static void list_houses(struct house_list *l, const struct rule_spec *s, const uint8_t *region,
                        sudoku_rules *r)
{
    const int n = s->n;
    for (int row = 0; row < n; row++) {
        begin_house(l, HOUSE_row, row + 1);
        for (int column = 0; column < n; column++) add_cell(l, row, column);
    }
    for (int column = 0; column < n; column++) {
        begin_house(l, HOUSE_column, column + 1);
        for (int row = 0; row < n; row++) add_cell(l, row, column);
    }
    if (region) add_regions(l, region, s->regions ? HOUSE_region : HOUSE_box);
    r->first_extra = l->houses;
    for (int i = 0; i < extra_rule_count; i++)
        if (s->extras >> i & 1 && extra_rules[i].add) extra_rules[i].add(l);
    r->first_user = l->houses;
    for (int i = 0; i < s->house_count; i++) {
        begin_house(l, HOUSE_user_house, i + 1);
        for (int j = 0; j < s->houses[i].count; j++)
            add_cell(l, s->houses[i].cells[j] / n, s->houses[i].cells[j] % n);
    }
    r->house_count = l->houses;
    for (int i = 0; i < extra_rule_count; i++)
        if (s->extras >> i & 1 && extra_rules[i].add_implied) extra_rules[i].add_implied(l);
    r->all_house_count = l->houses;
}

/* Seats the cells: counts the seats of each, turns the counts into ends, then fills from the ends. */
static void seat_cells(const struct house_list *l, int *first_seat, struct seat *seat)
{
    const int cells = l->n * l->n;
    memset(first_seat, 0, (size_t)(cells + 1) * sizeof *first_seat);
    for (size_t i = 0; i < l->cells; i++) first_seat[l->cell[i]]++;
    for (int c = 1; c <= cells; c++) first_seat[c] += first_seat[c - 1];
    for (int i = l->houses - 1; i >= 0; i--)
        for (int j = 0; j < l->house[i].count; j++)
            seat[--first_seat[l->house[i].cell[j]]] =
                (struct seat){.house = (uint16_t)i, .position = (uint16_t)j};
}

static sudoku_rules *make_rules(const struct rule_spec *wanted, int max_houses, sudoku_error *error)
{
    struct rule_spec s = *wanted;
    if (!settle_spec(&s, max_houses, error)) return NULL;

    const size_t cells = (size_t)(s.n * s.n);
    uint8_t region[SUDOKU_MAX_CELLS];
    const bool has_regions = s.regions || s.box_rows > 0;
    if (s.regions) memcpy(region, s.regions, cells);
    else if (has_regions) fill_boxes(region, s.n, s.box_rows, s.box_columns);
    char names[SUDOKU_TEXT];
    name_extra_rules(s.extras, names, sizeof names);

    sudoku_rules r = {.n = s.n,
                      .cells = s.n * s.n,
                      .box_rows = s.box_rows > 0 ? s.box_rows : 0,
                      .box_columns = s.box_rows > 0 ? s.box_columns : 0,
                      .extras = s.extras,
                      .tested = s.tested};
    const struct house_list empty = {.n = s.n, .box_rows = r.box_rows, .box_columns = r.box_columns};
    struct house_list l = empty;
    list_houses(&l, &s, has_regions ? region : NULL, &r);
    struct rules_block *b =
        malloc(sizeof *b + (size_t)l.houses * sizeof *b->house + (cells + 1) * sizeof(int) +
               l.cells * (sizeof(struct seat) + sizeof(uint16_t)) + cells + strlen(names) + 1);
    if (!b) {
        fail_by_memory(error);
        return NULL;
    }
    int *first_seat = (int *)(b->house + l.houses);
    struct seat *seat = (struct seat *)(first_seat + cells + 1);
    uint16_t *cell = (uint16_t *)(seat + l.cells);
    uint8_t *own_region = (uint8_t *)(cell + l.cells);
    char *own_names = (char *)own_region + cells;
    l = empty;
    l.house = b->house;
    l.cell = cell;
    list_houses(&l, &s, has_regions ? region : NULL, &r);
    seat_cells(&l, first_seat, seat);
    if (has_regions) memcpy(own_region, region, cells);
    memcpy(own_names, names, strlen(names) + 1);
    r.house = b->house;
    r.seat = seat;
    r.first_seat = first_seat;
    r.region = has_regions ? own_region : NULL;
    r.names = own_names;
    b->rules = r;
    atomic_init(&b->owners, 1);
    return &b->rules;
}

sudoku_rules *rules_new(const struct rule_spec *wanted, sudoku_error *error)
{
    return make_rules(wanted, SUDOKU_MAX_HOUSES, error);
}

const sudoku_rules *rules_keep(const sudoku_rules *r)
{
    atomic_fetch_add_explicit(&block_of(r)->owners, 1, memory_order_relaxed);
    return r;
}

void rules_free(const sudoku_rules *r)
{
    if (r && atomic_fetch_sub_explicit(&block_of(r)->owners, 1, memory_order_acq_rel) == 1)
        free(block_of(r));
}

sudoku_rules *rules_without(const sudoku_rules *r, int house)
{
    REQUIRE(house >= r->first_extra && house < r->house_count, "only an extra house can be left out");
    const int extras = r->house_count - r->first_extra; /* named houses now count as the user's, too */
    sudoku_cells *rest = malloc((size_t)extras * sizeof *rest);
    if (!rest) return NULL;
    int count = 0;
    for (int i = r->first_extra; i < r->house_count; i++)
        if (i != house && r->house[i].count >= 2)
            rest[count++] = (sudoku_cells){r->house[i].cell, r->house[i].count};
    struct rule_spec s = {.n = r->n,
                          .box_rows = r->box_rows ? r->box_rows : -1,
                          .box_columns = r->box_rows ? r->box_columns : -1,
                          .regions = r->box_rows ? NULL : r->region,
                          .houses = rest,
                          .house_count = count};
    sudoku_rules *without = make_rules(&s, extras, NULL);
    free(rest);
    return without;
}

/* Compares what the rules are made of, cheapest first: lists ask this once per puzzle. */
bool rules_match(const sudoku_rules *r, const struct rule_spec *wanted)
{
    struct rule_spec s = *wanted;
    if (r->n != s.n || r->extras != s.extras) return false;
    if (s.regions) {
        if (!r->region || memcmp(r->region, s.regions, (size_t)r->cells)) return false;
    } else {
        if (s.box_rows == 0 && !usual_box(s.n, &s.box_rows, &s.box_columns)) return false;
        const bool has_box = s.box_rows > 0;
        if (has_box != (r->box_rows > 0)) return false;
        if (has_box ? r->box_rows != s.box_rows || r->box_columns != s.box_columns : !!r->region)
            return false;
    }
    if (r->house_count - r->first_user != s.house_count) return false;
    for (int i = 0; i < s.house_count; i++) {
        const struct house *h = &r->house[r->first_user + i];
        if (h->count != s.houses[i].count ||
            memcmp(h->cell, s.houses[i].cells, h->count * sizeof *h->cell))
            return false;
    }
    return true;
}

int broken_region(const sudoku_rules *r)
{
    if (!r->region || r->box_rows) return -1;
    const int n = r->n;
    bool seen[SUDOKU_MAX_CELLS] = {false};
    for (int number = 0; number < n; number++) {
        int todo[SUDOKU_MAX_SIZE], waiting = 0, reached = 0;
        for (int cell = 0; cell < r->cells && !waiting; cell++)
            if (r->region[cell] == number) todo[waiting++] = cell, seen[cell] = true;
        while (waiting) {
            const int cell = todo[--waiting], row = cell / n, column = cell % n;
            const int next[4] = {row > 0 ? cell - n : -1, row < n - 1 ? cell + n : -1,
                                 column > 0 ? cell - 1 : -1, column < n - 1 ? cell + 1 : -1};
            reached++;
            for (int i = 0; i < 4; i++)
                if (next[i] >= 0 && r->region[next[i]] == number && !seen[next[i]])
                    todo[waiting++] = next[i], seen[next[i]] = true;
        }
        if (reached != n) return number;
    }
    return -1;
}

int peers_of(const sudoku_rules *r, int cell, uint16_t *peers)
{
    bool seen[SUDOKU_MAX_CELLS] = {false};
    int count = 0;
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const int house = r->seat[s].house;
        for (int i = 0; house < r->house_count && i < r->house[house].count; i++)
            seen[r->house[house].cell[i]] = true;
    }
    for (int other = 0; other < r->cells; other++)
        if (seen[other] && other != cell) peers[count++] = (uint16_t)other;
    return count;
}
