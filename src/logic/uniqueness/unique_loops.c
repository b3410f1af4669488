/* SPDX-License-Identifier: MIT */
/* unique_loops.c - unique rectangles and loops as Sudoku Explainer, by Nicolas Juillerat, defines them.

   A loop goes from cell to cell through common houses; all of its cells have the same two digits, and each house that it
   visits has exactly two of its cells, an even-numbered and an odd-numbered one.  So it is a deadly pattern.  A loop of
   four cells is a rectangle.  Cells with extra candidates are called exits; the types are

       1   one exit: it holds neither of the two digits
       2   all exits have the same extra digit: it is removed from the cells that see all of them
       3   two exits in a house: their extra digits form a naked subset with other cells (variant 0), or the two digits
           a hidden one (variant 1)
       4   two exits in a house, where one of the digits has no other place: the other digit is removed from both

   All loops are collected first; the easiest come first, then the lower types.  */
#include "logic/uniqueness/deadly.h"
#include "logic/step/finders.h"
#include "logic/step/step_list.h"

enum { SHORTEST = 4, LONGEST = 2 * SUDOKU_LOGIC_SIZE, LARGEST_SET = 7 };
enum { EVEN = 1, ODD = 2 };
/* Cells to try in one search: a hundred times more than puzzles need, but a limit in large grids with very many loops. */
enum { MOST_TRIES = 100000 };

struct loops {
    struct finder *f;
    struct step_list found;
    const uint16_t *order; /* of houses */
    uint16_t *house_of;    /* of each cell in turn, its houses in that order */
    uint8_t *visited;      /* each house, by EVEN and ODD cells */
    long tries_left;
    int half_visited; /* houses visited by one of the two */
    bitset pair;
    int digit[2];
    cells eligible; /* cells that may be part of a loop */
    int cell[LONGEST], count;
    cells members;
    int exit[LONGEST], exits;
    bitset extra; /* digits of all exits */
};

/* ---- steps ---- */

/* Tenths that the length of a loop adds to the ratings of its kind. */
static int length_tenths(int length) { return length >= 10 ? 4 : length >= 8 ? 1 : 0; }

static struct step *begin(struct loops *l, int type, int set_tenths)
{
    struct step *s = l->f->step;
    const bool rectangle = l->count == SHORTEST;
    step_begin(s, (rectangle ? TECHNIQUE_unique_1 : TECHNIQUE_loop_1) + type - 1);
    s->it.rating = set_tenths + length_tenths(l->count);
    s->it.length = l->count;
    for (int i = 0; i < 2; i++) step_digit(s, SUDOKU_PATTERN, l->digit[i]);
    for (int i = 0; i < l->count; i++) step_cell(s, SUDOKU_PATTERN, l->cell[i]);
    for (int i = 0; i < l->count; i++) step_deadly_cell(s, l->cell[i], l->pair);
    step_deadly_truth(s);
    return s;
}

static void keep(struct loops *l)
{
    const struct step *step = l->f->step;
    if (step->broken || (step_worth(step) && !list_add(&l->found, &step->it)))
        l->f->no_memory = l->f->stopped = true;
}

static int type_of(const sudoku_step *s)
{
    return s->technique >= TECHNIQUE_loop_1 ? s->technique - TECHNIQUE_loop_1
                                            : s->technique - TECHNIQUE_unique_1;
}

/* The rating as Sudoku Explainer adds it up, rounding errors and all: they decide between a loop of six with a pair and
   one of eight.  */
static double weight(const sudoku_step *s)
{
    double sum = 4.5;
    if (s->length >= 10) sum += 0.3;
    if (s->length >= 8) sum += 0.2;
    else if (s->length >= 6) sum += 0.1;
    return sum + (s->rating - length_tenths(s->length)) * 0.1;
}

static int compare(const sudoku_step *a, const sudoku_step *b)
{
    const double left = weight(a), right = weight(b);
    if (left < right) return -1;
    if (left > right) return 1;
    return type_of(a) - type_of(b);
}

/* ---- types 1, 2 and 4 ---- */

static void find_type_1(struct loops *l)
{
    step_remove_digits(begin(l, 1, 0), l->exit[0], l->pair);
    keep(l);
}

static void find_type_2(struct loops *l)
{
    const int digit = lowest(l->extra) + 1;
    cells exits = no_cells();
    for (int i = 0; i < l->exits; i++) cells_add(&exits, l->exit[i]);
    const cells seen = seen_by_all(l->f->field, &exits);
    const cells targets = cells_and(&seen, cells_with(l->f->at, digit));
    struct step *s = begin(l, 2, 0);
    for (int i = 0; i < l->exits; i++) step_part(s, SUDOKU_OTHER, l->exit[i], digit);
    step_remove_from(s, &targets, digit);
    keep(l);
}

/* The last house where the digit has no place but the two exits; -1: none. */
static int locking_house(const struct loops *l, int digit)
{
    const struct field *f = l->f->field;
    int locking = -1;
    for (int i = 0; i < f->houses; i++) {
        const int h = l->order[i];
        if (!house_has(f, h, l->exit[0]) || !house_has(f, h, l->exit[1]) || !house_full(f, h)) continue;
        if (bits_in(places_of(l->f->at, h, digit)) == 2) locking = h;
    }
    return locking;
}

static void find_type_4(struct loops *l)
{
    for (int i = 0; i < 2; i++) {
        const int house = locking_house(l, l->digit[i]);
        if (house < 0) continue;
        struct step *s = begin(l, 4, 0);
        for (int k = 0; k < 2; k++) step_remove(s, l->exit[k], l->digit[1 - i]);
        step_house(s, SUDOKU_BASE, house);
        step_house_truth(s, house, l->digit[i]);
        keep(l);
        return;
    }
}

/* ---- type 3 ---- */

/* The exits count as one member of a naked subset.  Digits that one exit alone has must show in another member. */
static void keep_naked(struct loops *l, int house, int size, bitset others)
{
    const struct finder *f = l->f;
    bitset shown = l->extra & f->at->candidates[l->exit[0]] & f->at->candidates[l->exit[1]],
           all = l->extra;
    for_each_bit(i, others) {
        const bitset here = f->at->candidates[house_cell(f->field, house, i)];
        shown |= here;
        all |= here;
    }
    if (bits_in(shown) != size || bits_in(all) != size) return;
    struct step *s = begin(l, 3, size - 1);
    step_house(s, SUDOKU_BASE, house);
    for (int k = 0; k < 2; k++)
        for_each_bit(d, l->extra & f->at->candidates[l->exit[k]])
            step_part(s, SUDOKU_FIN, l->exit[k], d + 1);
    for (int i = 0; i < f->field->rules->house[house].count; i++) {
        const int cell = house_cell(f->field, house, i);
        const bitset here = f->at->candidates[cell] & all;
        if (others >> i & 1) {
            for_each_bit(d, here) step_part(s, SUDOKU_FIN, cell, d + 1);
            step_cell_truth(s, cell);
        } else if (cell != l->exit[0] && cell != l->exit[1]) step_remove_digits(s, cell, here);
    }
    keep(l);
}

static void find_naked(struct loops *l, int house, int size)
{
    const struct field *f = l->f->field;
    int position[SUDOKU_LOGIC_SIZE], count = 0;
    for (int i = 0; i < f->rules->house[house].count; i++) {
        const int cell = house_cell(f, house, i);
        const bitset here = l->f->at->candidates[cell];
        if (cell == l->exit[0] || cell == l->exit[1] || !without_lowest(here)) continue;
        if (bits_in(here | l->extra) <= size) position[count++] = i;
    }
    if (count < size - 1) return;
    for (bitset choice = first_bits(size - 1); choice < bit(count); choice = next_choice(choice)) {
        bitset others = 0;
        for_each_bit(i, choice) others |= bit(position[i]);
        keep_naked(l, house, size, others);
    }
}

/* The places of the digits, of which the exits count as one, are as many as the digits. */
static void keep_hidden(struct loops *l, int house, int size, bitset digits)
{
    const struct finder *f = l->f;
    const bitset exits =
        bit(seat_in(f->field, house, l->exit[0])) | bit(seat_in(f->field, house, l->exit[1]));
    bitset places = 0;
    for_each_bit(d, digits) places |= places_of(f->at, house, d + 1);
    places &= ~exits;
    if (bits_in(places) != size - 1) return;
    struct step *s = begin(l, 3, size - 2);
    s->it.variant = 1;
    step_house(s, SUDOKU_BASE, house);
    for_each_bit(i, places) {
        const int cell = house_cell(f->field, house, i);
        for_each_bit(d, f->at->candidates[cell] & digits) step_part(s, SUDOKU_FIN, cell, d + 1);
        step_remove_digits(s, cell, f->at->candidates[cell] & ~digits);
    }
    for_each_bit(d, digits) step_house_truth(s, house, d + 1);
    keep(l);
}

static void find_hidden(struct loops *l, int house, int size)
{
    const struct field *f = l->f->field;
    const bitset others = first_bits(f->n) & ~l->pair & ~l->extra;
    const bitset pair_places =
        places_of(l->f->at, house, l->digit[0]) | places_of(l->f->at, house, l->digit[1]);
    int digit[SUDOKU_LOGIC_SIZE], count = 0;
    if (!others || !house_full(f, house)) return;
    if (size == 2) {
        keep_hidden(l, house, size, l->pair);
        return;
    }
    for_each_bit(d, others) {
        const bitset places = places_of(l->f->at, house, d + 1);
        if (places && bits_in(places | pair_places) <= size + 1) digit[count++] = d;
    }
    if (count < size - 2) return;
    for (bitset choice = first_bits(size - 2); choice < bit(count); choice = next_choice(choice)) {
        bitset digits = l->pair;
        for_each_bit(i, choice) digits |= bit(digit[i]);
        keep_hidden(l, house, size, digits);
    }
}

/* Sudoku Explainer begins with as many members as there are extra digits, although a hidden subset may need fewer. */
static void find_type_3(struct loops *l)
{
    const struct field *f = l->f->field;
    const int extras = bits_in(l->extra);
    for (int size = l->f->habits == HABITS_SE ? extras : 2; size <= LARGEST_SET; size++)
        for (int i = 0; i < f->houses; i++) {
            const int h = l->order[i];
            if (!house_has(f, h, l->exit[0]) || !house_has(f, h, l->exit[1])) continue;
            const int open = bits_in(open_places(l->f->at, h));
            if (2 * size <= open && size >= extras) find_naked(l, h, size);
            if (2 * size < open) find_hidden(l, h, size);
        }
}

/* ---- loops ---- */

/* A loop is found from many cells and in both directions. */
static bool known(const struct loops *l)
{
    for (int i = 0; i < l->found.count; i++) {
        const sudoku_step *s = &l->found.step[i].it;
        bool same = s->length == l->count;
        for_each_part(p, s, SUDOKU_DEADLY) same = same && cells_have(&l->members, p->cell);
        if (same) return true;
    }
    return false;
}

static void close_loop(struct loops *l)
{
    if (l->half_visited || known(l)) return;
    l->exits = 0;
    l->extra = 0;
    for (int i = 0; i < l->count; i++) {
        const bitset extra = l->f->at->candidates[l->cell[i]] & ~l->pair;
        if (extra) l->exit[l->exits++] = l->cell[i];
        l->extra |= extra;
    }
    if (l->exits == 1) find_type_1(l);
    else if (is_single(l->extra)) find_type_2(l);
    else if (l->exits == 2) find_type_3(l);
    if (l->exits == 2) find_type_4(l);
}

/* Adds a cell unless one of its houses has a cell of the same kind already. */
static bool enter(struct loops *l, int cell)
{
    const struct field *f = l->f->field;
    const uint8_t mark = l->count % 2 ? ODD : EVEN;
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
        if (l->visited[s->house] & mark) return false;
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++) {
        l->half_visited += l->visited[s->house] ? -1 : 1;
        l->visited[s->house] |= mark;
    }
    l->cell[l->count++] = cell;
    cells_add(&l->members, cell);
    return true;
}

static void leave(struct loops *l)
{
    const struct field *f = l->f->field;
    const int cell = l->cell[--l->count];
    const uint8_t mark = l->count % 2 ? ODD : EVEN;
    cells_remove(&l->members, cell);
    for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++) {
        l->visited[s->house] &= (uint8_t)~mark;
        l->half_visited += l->visited[s->house] ? 1 : -1;
    }
}

/* Can every house that is visited once be visited again? */
static bool can_close(const struct loops *l)
{
    const struct field *f = l->f->field;
    for (int h = 0; h < f->houses; h++) {
        if (l->visited[h] != EVEN && l->visited[h] != ODD) continue;
        const uint8_t mark = l->visited[h] ^ (EVEN | ODD);
        bitset places = places_of(l->f->at, h, l->digit[0]) & places_of(l->f->at, h, l->digit[1]);
        bool found = false;
        for (; places && !found; places = without_lowest(places)) {
            const int cell = house_cell(f, h, lowest(places));
            if (!cells_have(&l->eligible, cell) || cells_have(&l->members, cell)) continue;
            found = true;
            for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
                if (l->visited[s->house] & mark) found = false;
        }
        if (!found) return false;
    }
    return true;
}

/* The cells that have the pair, except those that are alone in a house. */
static cells eligible_cells(const struct loops *l)
{
    const struct field *f = l->f->field;
    cells set = cells_and(cells_with(l->f->at, l->digit[0]), cells_with(l->f->at, l->digit[1]));
    for (bool changed = true; changed;) {
        changed = false;
        for (int h = 0; h < f->houses; h++) {
            const cells here = cells_and(&set, &f->house[h]);
            if (cells_count(&here) != 1) continue;
            set = cells_but_not(&set, &here);
            changed = true;
        }
    }
    return set;
}

/* Continues from a cell that was reached through house `from`.  There may be `spare` more exits, or any number as long as
   all have the same extra digit.  Sudoku Explainer also counts the extra digits of cells that it has tried just before,
   and so misses some loops of type 2; Sukaku Explainer does not.  */
static void extend(struct loops *l, int cell, int from, int spare, bitset extra)
{
    const struct finder *f = l->f;
    if (!cells_have(&l->eligible, cell) || l->tries_left-- <= 0) return;
    if (!may_go_on(l->f) || !enter(l, cell)) return;
    const int *first_seat = &f->field->rules->first_seat[cell];
    const int past = can_close(l) ? first_seat[1] : 0;
    for (int i = first_seat[0]; i < past; i++) {
        const int h = l->house_of[i];
        if (h == from) continue;
        for_each_bit(k, places_of(f->at, h, l->digit[0]) & places_of(f->at, h, l->digit[1])) {
            const int next = house_cell(f->field, h, k);
            const bitset here = f->at->candidates[next];
            if (next == l->cell[0] && l->count >= SHORTEST) close_loop(l);
            if (cells_have(&l->members, next)) continue;
            const bitset more = extra | (here & ~l->pair);
            if (f->habits == HABITS_SE) extra = more;
            if (here == l->pair) extend(l, next, h, spare, more);
            else if (spare > 0 || is_single(more)) extend(l, next, h, spare - 1, more);
        }
    }
    leave(l);
}

/* Has nothing been removed from any house of the cells?  Then their loops and exits are unchanged. */
static bool nothing_new(const struct loops *l)
{
    const struct field *f = l->f->field;
    for_each_cell(cell, &l->eligible)
        for (const struct seat *s = first_house(f, cell); s < past_house(f, cell); s++)
            if (house_is_new(l->f, s->house)) return false;
    return true;
}

static void choose_pair(struct loops *l, bitset pair)
{
    l->pair = pair;
    l->digit[0] = lowest(pair) + 1;
    l->digit[1] = lowest(without_lowest(pair)) + 1;
    l->eligible = eligible_cells(l);
    if (nothing_new(l)) l->eligible = no_cells();
}

static bool take_memory(struct loops *l)
{
    const struct field *f = l->f->field;
    const size_t seats = (size_t)f->rules->first_seat[f->cells];
    l->house_of = scratch_of(l->f, SCRATCH_LOOPS, seats * sizeof *l->house_of + (size_t)f->houses);
    if (!l->house_of) return false;
    l->visited = (uint8_t *)(l->house_of + seats);
    uint16_t filled[LOGIC_CELLS] = {0};
    for (int i = 0; i < f->houses; i++) {
        const struct house *h = &f->rules->house[l->order[i]];
        for (int k = 0; k < h->count; k++)
            l->house_of[f->rules->first_seat[h->cell[k]] + filled[h->cell[k]]++] = l->order[i];
    }
    return true;
}

void find_unique_loops(struct finder *f, int unused)
{
    (void)unused;
    if (!f->unique) return;
    struct loops l = {.f = f, .order = boxes_first(f->field), .tries_left = MOST_TRIES};
    if (!take_memory(&l)) return;
    for (int cell = 0; cell < f->field->cells; cell++) {
        const bitset pair = f->at->candidates[cell];
        if (!is_pair(pair)) continue;
        if (pair != l.pair) choose_pair(&l, pair);
        extend(&l, cell, -1, 2, 0);
    }
    list_report_sorted(&l.found, f, compare);
    list_free(&l.found);
}
