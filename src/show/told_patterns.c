/* SPDX-License-Identifier: MIT */
/* told_patterns.c - see telling.h: what patterns other than chains consist of, and what to do. */
#include "logic/step/step.h"
#include "show/telling.h"

static cells one_cell(int cell)
{
    cells set = no_cells();
    cells_add(&set, cell);
    return set;
}

static struct short_list one_house(int house)
{
    struct short_list list = {0};
    if (house >= 0) list.item[list.count++] = (uint16_t)house;
    return list;
}

static int common_house_of(const struct telling *t, int a, int b)
{
    cells both = one_cell(a);
    cells_add(&both, b);
    return house_of_all(t->rules, &both);
}

/* ---- what to do ---- */

void tell_orders(const struct telling *t)
{
    const struct short_list digits = removed_digits(t->step);
    bool first = true;
    for_each_part(p, t->step, SUDOKU_PLACED) {
        if (!first) out_text(t->out, t->language->after_order);
        first = false;
        const struct about a = {.here = one_cell(p->cell), .digits = bit(p->digit - 1)};
        tell_about(t, t->language->place, &a);
    }
    /* Digits that are removed from the same cells are named together. */
    bitset told = 0;
    for (int i = 0; i < digits.count; i++) {
        struct about a = {.here = removed_from(t->step, digits.item[i])};
        for (int j = i; j < digits.count; j++) {
            const cells other = removed_from(t->step, digits.item[j]);
            if (cells_equal(&a.here, &other)) a.digits |= bit(digits.item[j] - 1);
        }
        if (told >> (digits.item[i] - 1) & 1) continue;
        if (!first) out_text(t->out, t->language->after_order);
        first = false;
        tell_about(t, t->language->remove, &a);
        told |= a.digits;
    }
}

/* ---- cells with their digits ---- */

static bitset digits_of_cell(const sudoku_step *s, int role, int cell)
{
    bitset digits = 0;
    for_each_part(p, s, role)
        if (p->cell == cell && p->digit) digits |= bit(p->digit - 1);
    return digits;
}

/* The cells that have the same digits as this one, if this is the first such cell. */
static cells cells_like(const sudoku_step *s, int role, const cells *all, int cell)
{
    cells alike = no_cells();
    for_each_cell(c, all) {
        if (digits_of_cell(s, role, c) != digits_of_cell(s, role, cell)) continue;
        if (c < cell) return no_cells();
        cells_add(&alike, c);
    }
    return alike;
}

void tell_extras(const struct telling *t)
{
    const cells all = candidate_cells(t->step, SUDOKU_OTHER);
    int groups = 0, at = 0;
    for_each_cell(cell, &all) {
        const cells alike = cells_like(t->step, SUDOKU_OTHER, &all, cell);
        groups += !cells_empty(&alike);
    }
    for_each_cell(cell, &all) {
        const struct about a = {.here = cells_like(t->step, SUDOKU_OTHER, &all, cell),
                                .digits = digits_of_cell(t->step, SUDOKU_OTHER, cell)};
        if (cells_empty(&a.here)) continue;
        tell_between(t, at++, groups, false);
        tell_about(t, t->language->extra, &a);
    }
}

void tell_candidates(const struct telling *t)
{
    const cells all = candidate_cells(t->step, SUDOKU_PATTERN);
    const int count = cells_count(&all);
    int at = 0;
    for_each_cell(cell, &all) {
        const struct about a = {.here = one_cell(cell),
                                .digits = digits_of_cell(t->step, SUDOKU_PATTERN, cell)};
        tell_between(t, at++, count, false);
        tell_about(t, "{cells} ({digits})", &a);
    }
}

void tell_part_of_coq(const struct telling *t, int role)
{
    const cells all = role_cells(t->step, role), named = role_cells(t->step, SUDOKU_PATTERN);
    const struct about a = {.here = cells_but_not(&all, &named), .digits = role_digits(t->step, role)};
    tell_about(t, t->language->group, &a);
}

/* ---- almost locked sets ---- */

static struct about about_set(const struct telling *t, int k)
{
    return (struct about){.here = role_cells(t->step, SUDOKU_SET + k),
                          .digits = role_digits(t->step, SUDOKU_SET + k),
                          .set = k};
}

void tell_sets(const struct telling *t)
{
    const int sets = step_sets(t->step);
    for (int k = 0; k < sets; k++) {
        const struct about a = about_set(t, k);
        tell_between(t, k, sets, false);
        tell_about(t, t->language->set, &a);
    }
}

static cells places_in_set(const sudoku_step *s, int set, int digit)
{
    cells places = no_cells();
    for_each_part(p, s, SUDOKU_SET + set)
        if (p->digit == digit && p->cell != SUDOKU_NO_CELL) cells_add(&places, p->cell);
    return places;
}

/* The houses in which the places in the one set see those in the other, beginning with the house that is drawn. */
static struct short_list houses_of_sight(const struct telling *t, const cells *one, const cells *other,
                                         int drawn)
{
    struct short_list houses = one_house(drawn == SUDOKU_NO_HOUSE ? -1 : drawn);
    for_each_cell(a, one)
        for_each_cell(b, other) {
            bool seen = a == b;
            for (int i = 0; i < houses.count && !seen; i++) {
                const cells house = cells_of_house(t->rules, houses.item[i]);
                seen = cells_have(&house, a) && cells_have(&house, b);
            }
            const int house = seen ? -1 : common_house_of(t, a, b);
            if (house >= 0 && houses.count < LONGEST_LIST) houses.item[houses.count++] = (uint16_t)house;
        }
    return houses;
}

/* Two sets share a digit; the house of their link may be drawn. */
static void tell_tie(const struct telling *t, int set, int next, int digit, int drawn, bool *first)
{
    const cells one = places_in_set(t->step, set, digit), other = places_in_set(t->step, next, digit);
    const struct about a = {.here = cells_or(&one, &other),
                            .digits = bit(digit - 1),
                            .houses = houses_of_sight(t, &one, &other, drawn),
                            .set = set,
                            .next = next};
    if (!*first) out_text(t->out, t->language->after_order);
    *first = false;
    tell_about(t, t->language->tie, &a);
}

/* The digits that sets other than the last share with it. */
static void tell_ties_to_last(const struct telling *t)
{
    const int last = step_sets(t->step) - 1;
    bool first = true;
    for (int set = 0; set < last; set++)
        for_each_bit(d, tying_digits(t, set)) tell_tie(t, set, last, d + 1, SUDOKU_NO_HOUSE, &first);
}

/* A node that begins a link with a set's digit is followed by the node that it turns off. */
static void tell_ties_of_chain(const struct telling *t)
{
    bool first = true;
    for (int i = 0; i + 1 < t->step->node_count; i++) {
        const sudoku_node *node = &t->step->nodes[i];
        if (node->reason == SUDOKU_BY_SET)
            tell_tie(t, node->chain, node->chain + 1, node->digit, node[1].house, &first);
    }
}

void tell_ties(const struct telling *t)
{
    if (t->step->node_count) tell_ties_of_chain(t);
    else tell_ties_to_last(t);
}

void tell_petals(const struct telling *t)
{
    const struct short_list digits = named_digits(t->step, SUDOKU_OTHER);
    const int sets = step_sets(t->step);
    for (int k = 0; k < sets; k++) {
        const struct about a = about_set(t, k);
        struct about petal = {.digits = k < digits.count ? bit(digits.item[k] - 1) : 0};
        tell_between(t, k, sets, false);
        tell_about(t, t->language->petal, &petal);
        tell_about(t, t->language->set, &a);
    }
}

/* ---- colours ---- */

static const int colour_roles[] = {SUDOKU_PATTERN, SUDOKU_OTHER, SUDOKU_SET, SUDOKU_SET + 1};

/* A cell of one colour that sees a cell of another colour, or of its own. */
struct sighting {
    int a, b; /* -1: there is none */
};

static struct sighting sighting_of(const struct telling *t, int one, int other)
{
    const cells from = candidate_cells(t->step, colour_roles[one]),
                to = candidate_cells(t->step, colour_roles[other]);
    for_each_cell(a, &from)
        for_each_cell(b, &to)
            if (cells_see(t->rules, a, b)) return (struct sighting){a, b};
    return (struct sighting){-1, -1};
}

static struct about about_sighting(const struct telling *t, struct sighting s, int set, int next)
{
    struct about a = {.here = one_cell(s.a),
                      .digits = role_digits(t->step, SUDOKU_REMOVED),
                      .houses = one_house(common_house_of(t, s.a, s.b)),
                      .set = set,
                      .next = next};
    cells_add(&a.here, s.b);
    return a;
}

static bool loses(const struct telling *t, int colour)
{
    const cells own = candidate_cells(t->step, colour_roles[colour]),
                gone = role_cells(t->step, SUDOKU_REMOVED);
    return cells_within(&own, &gone);
}

void tell_wrap(const struct telling *t)
{
    for (int i = 0; i < 2; i++) {
        const struct sighting s = sighting_of(t, i, i);
        if (!loses(t, i) || s.a < 0) continue;
        const struct about a = about_sighting(t, s, i, !i);
        tell_about(t, t->language->wrap, &a);
        return;
    }
}

/* Every two groups of different nets that see each other and whose opposites trap a candidate. */
void tell_meetings(const struct telling *t)
{
    for (int i = 0; i < 2; i++)
        for (int j = 2; j < 4; j++) {
            const struct sighting s = sighting_of(t, i, j);
            if (s.a < 0) continue;
            struct about a = about_sighting(t, s, i, j);
            tell_about(t, t->language->meeting[0], &a);
            a.set = 1 - i;
            a.next = 5 - j;
            tell_about(t, t->language->meeting[1], &a);
        }
}

void tell_squeeze(const struct telling *t)
{
    for (int i = 0; i < 2; i++) {
        if (!loses(t, i)) continue;
        for (int j = 2; j < 4; j++) {
            const struct sighting s = sighting_of(t, i, j);
            if (s.a < 0) continue;
            const struct about a = about_sighting(t, s, i, j);
            if (j > 2) out_text(t->out, t->language->last_and);
            tell_about(t, t->language->squeeze, &a);
        }
        return;
    }
}

/* ---- empty rectangles ---- */

/* The house of these cells that is not the box itself. */
static struct short_list line_of(const struct telling *t, const cells *set, int box)
{
    for (int h = 0; h < t->rules->all_house_count; h++) {
        const cells house = cells_of_house(t->rules, h);
        if (h != box && cells_within(set, &house)) return one_house(h);
    }
    return (struct short_list){0};
}

/* The link of a place on one of the lines, `near`, to one off them, and what it removes. */
static void tell_rectangle(const struct telling *t, int link, int near, int far, const cells *falls)
{
    const char *const *say = t->language->rectangle;
    const struct short_list base = role_houses(t->step, SUDOKU_BASE),
                            cover = role_houses(t->step, SUDOKU_COVER);
    const cells places = role_cells(t->step, SUDOKU_FIN), seen = seen_among(t->rules, near, &places),
                rest = cells_but_not(&places, &seen);
    cells seen_from = seen, rest_and_falls = cells_or(&rest, falls);
    cells_add(&seen_from, near);
    const int box = base.count ? base.item[0] : -1;
    struct about a = {.here = one_cell(near),
                      .others = one_cell(far),
                      .digits = role_digits(t->step, SUDOKU_PATTERN),
                      .houses = one_house(link)};
    tell_about(t, say[0], &a);
    a.others = seen;
    a.houses = cover.count ? cover : line_of(t, &seen_from, box);
    tell_about(t, say[1], &a);
    a.here = rest;
    a.others = *falls;
    a.houses = line_of(t, &rest_and_falls, box);
    tell_about(t, say[2], &a);
    a.here = one_cell(far);
    tell_about(t, say[3], &a);
}

void tell_rectangles(const struct telling *t)
{
    const struct short_list ends = named_cells(t->step, SUDOKU_PATTERN),
                            base = role_houses(t->step, SUDOKU_BASE);
    const cells gone = role_cells(t->step, SUDOKU_REMOVED);
    const int links = ends.count / 2;
    int link = 0;
    for_each_part(p, t->step, SUDOKU_REMOVED) {
        if (link == links) break;
        const cells own = one_cell(p->cell);
        const int house = 2 * link + 1 < base.count ? base.item[2 * link + 1] : -1;
        if (link) out_char(t->out, ' ');
        tell_rectangle(t, house, ends.item[2 * link], ends.item[2 * link + 1], links > 1 ? &own : &gone);
        link++;
    }
}

/* ---- aligned exclusion ---- */

enum { MOST_BASE = 3 };

/* A way to fill the base: the digit of each cell, 0 for any digit. */
struct filling {
    int cells, cell[MOST_BASE], digit[MOST_BASE];
};

static bitset filled(const struct filling *f)
{
    bitset digits = 0;
    for (int i = 0; i < f->cells; i++)
        if (f->digit[i]) digits |= bit(f->digit[i] - 1);
    return digits;
}

/* The house that would have a digit twice, or -1. */
static int repeats(const struct telling *t, const struct filling *f, int *digit)
{
    for (int i = 0; i < f->cells; i++)
        for (int j = 0; j < i; j++) {
            const int house = common_house_of(t, f->cell[i], f->cell[j]);
            if (!f->digit[i] || f->digit[i] != f->digit[j] || house < 0) continue;
            *digit = f->digit[i];
            return house;
        }
    return -1;
}

/* The cell that would have no candidate left, or -1. */
static int emptied(const struct telling *t, const struct filling *f)
{
    const cells excluders = candidate_cells(t->step, SUDOKU_OTHER);
    for_each_cell(c, &excluders)
        if (!(digits_of_cell(t->step, SUDOKU_OTHER, c) & ~filled(f))) return c;
    return -1;
}

static bool fails(const struct telling *t, const struct filling *f)
{
    int digit;
    return repeats(t, f, &digit) >= 0 || emptied(t, f) >= 0;
}

/* "1 in r2c2 with 4 in r3c2", and why that cannot be; cell number `fixed` has already been named. */
static void tell_failure(const struct telling *t, const struct filling *f, int fixed)
{
    const struct language *l = t->language;
    bool first = true;
    for (int i = 0; i < f->cells; i++) {
        if (i == fixed || !f->digit[i]) continue;
        const struct about a = {.here = one_cell(f->cell[i]), .digits = bit(f->digit[i] - 1)};
        if (!first) out_text(t->out, l->together);
        first = false;
        tell_about(t, l->extra, &a);
    }
    int digit = 0;
    const int house = repeats(t, f, &digit), cell = emptied(t, f);
    if (house >= 0) {
        const struct about a = {.digits = bit(digit - 1), .houses = one_house(house)};
        tell_about(t, l->repeats, &a);
    } else if (cell >= 0) {
        const struct about a = {.here = one_cell(cell),
                                .digits = digits_of_cell(t->step, SUDOKU_OTHER, cell)};
        tell_about(t, l->empties, &a);
    }
}

/* First the ways that fail because of one more cell, then the remaining pairs.  `f` has the digit to remove in cell number `fixed`. */
static void tell_failures(const struct telling *t, struct filling f, int fixed)
{
    bitset open[MOST_BASE] = {0};
    const int j = (fixed + 1) % f.cells, k = (fixed + 2) % f.cells;
    bool first = true;
    for (int i = 0; i < f.cells; i++) {
        if (i == fixed) continue;
        for_each_bit(d, digits_of_cell(t->step, SUDOKU_PATTERN, f.cell[i])) {
            struct filling more = f;
            more.digit[i] = d + 1;
            if (!fails(t, &more)) {
                open[i] |= bit(d);
                continue;
            }
            if (!first) out_text(t->out, t->language->after_order);
            first = false;
            tell_failure(t, &more, fixed);
        }
    }
    if (f.cells < MOST_BASE) return;
    for_each_bit(d, open[j])
        for_each_bit(e, open[k]) {
            f.digit[j] = d + 1;
            f.digit[k] = e + 1;
            if (!first) out_text(t->out, t->language->after_order);
            first = false;
            tell_failure(t, &f, fixed);
        }
}

void tell_exclusions(const struct telling *t)
{
    const struct short_list base = named_cells(t->step, SUDOKU_PATTERN);
    bool first = true;
    for_each_part(p, t->step, SUDOKU_REMOVED) {
        struct filling f = {.cells = base.count < MOST_BASE ? base.count : MOST_BASE};
        struct about a = {.here = one_cell(p->cell), .digits = bit(p->digit - 1)};
        int fixed = -1;
        for (int i = 0; i < f.cells; i++) {
            f.cell[i] = base.item[i];
            if (base.item[i] == p->cell) fixed = i;
            else cells_add(&a.others, base.item[i]);
        }
        if (fixed < 0) continue;
        f.digit[fixed] = p->digit;
        if (!first) out_char(t->out, ' ');
        first = false;
        tell_about(t, t->language->excludes, &a);
        tell_failures(t, f, fixed);
        out_text(t->out, t->language->chain_end);
    }
}
