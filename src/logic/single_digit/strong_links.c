/* SPDX-License-Identifier: MIT */
/* strong_links.c - chains of two to six strong links of one digit.

   If the far end of one strong link shares a house with the near end of the next, and so on, then the first end or
   the last holds the digit: a candidate that sees both is removed.  If first and last end share a house too, the chain is a
   ring, and each of the shared houses gets its digit from the two ends in it.  No two of the links have a place in
   common.

   With two links these are skyscraper, two-string kite, turbot fish and, if one is a group, empty rectangle.  All of
   this, the numbers and the order (easiest first, then by what is removed, then by the kinds of houses) is
   Sukaku Explainer's.  */
#include "logic/single_digit/strong_link.h"

#include <stdlib.h>
#include <string.h>

#include "logic/step/finders.h"
#include "logic/position/room.h"

enum { MOST_LINKS = 6, MOST_ORDERS = 360 /* half of 6! */ };

/* A chain that removes something, and what decides which comes first. */
struct chain {
    int rating;      /* above that of the number of links, in tenths */
    int removed;     /* a ring counts what is removed at each of its joints */
    uint32_t suffix; /* the kinds of houses along the chain */
    uint32_t kinds;  /* and as they were searched */
    int number;      /* in order of discovery */
    uint8_t digit, ring;
    uint8_t turn[MOST_LINKS];
    uint16_t link[MOST_LINKS];
};

struct chain_search {
    struct finder *finder;
    struct strong_links *links;
    int size;
    int orders;
    uint8_t order[MOST_ORDERS][MOST_LINKS];
    uint16_t chosen[MOST_LINKS]; /* links, before they are put in order */
    struct chain now;
    struct chain *found;
    int count, room;
};

/* ---- the orders of the links ---- */

static bool backwards_is_later(const uint8_t *list, int size)
{
    for (int i = 0; i < size; i++)
        if (list[i] != list[size - 1 - i]) return list[i] < list[size - 1 - i];
    return true;
}

static void keep_order(struct chain_search *s, const uint8_t *order)
{
    if (backwards_is_later(order, s->size)) memcpy(s->order[s->orders++], order, (size_t)s->size);
}

/* All permutations that come before their reverse, in the order of Phillip Fuchs's countdown, where each is one swap
   away from the last.  */
static void list_orders(struct chain_search *s)
{
    uint8_t order[MOST_LINKS];
    int left[MOST_LINKS + 1];
    for (int i = 0; i < s->size; i++) order[i] = (uint8_t)i;
    for (int i = 0; i <= s->size; i++) left[i] = i;
    keep_order(s, order);
    for (int i = 1; i < s->size;) {
        left[i]--;
        const int j = i % 2 ? left[i] : 0;
        const uint8_t moved = order[j];
        order[j] = order[i];
        order[i] = moved;
        keep_order(s, order);
        for (i = 1; i < s->size && !left[i]; i++) left[i] = i;
    }
}

/* ---- what a chain is worth ---- */

static const struct strong_link *link_at(const struct chain_search *s, const struct chain *c, int i)
{
    return &s->links->link[c->link[i]];
}
/* The end of a link towards the chain's start (side 0) or its end (1), numbered as shared_house() expects. */
static int end_at(const struct chain *c, int i, int side)
{
    return 2 * c->link[i] + (c->turn[i] ^ side);
}

/* A sequence of kinds as a number, most significant first. */
static uint32_t as_number(const uint8_t *kinds, int size)
{
    uint32_t number = 0;
    for (int i = 0; i < size; i++) number = number * 10 + kinds[i];
    return number;
}

/* The smallest of the ways to write the kinds: forwards or backwards, rows and columns exchanged or not. */
static uint32_t smallest_name(const struct chain_search *s, const struct chain *c, bool *boxes,
                              bool *mixed)
{
    uint8_t kinds[MOST_LINKS], back[MOST_LINKS], swapped[MOST_LINKS], swapped_back[MOST_LINKS];
    bool rows = false, columns = false;
    for (int i = 0; i < s->size; i++) kinds[i] = link_at(s, c, i)->type;
    *boxes = false;
    for (int i = 0; i < s->size; i++) {
        const uint8_t k = kinds[i], other = k == ROW_LINK      ? COLUMN_LINK
                                            : k == COLUMN_LINK ? ROW_LINK
                                                               : k;
        rows |= k == ROW_LINK;
        columns |= k == COLUMN_LINK;
        *boxes |= k == BOX_LINK;
        back[s->size - 1 - i] = k;
        swapped[i] = swapped_back[s->size - 1 - i] = other;
    }
    const uint32_t names[] = {as_number(kinds, s->size), as_number(back, s->size),
                              as_number(swapped, s->size), as_number(swapped_back, s->size)};
    uint32_t smallest = names[0];
    for (int i = 1; i < 4; i++)
        if (names[i] < smallest) smallest = names[i];
    *mixed = rows && columns;
    return smallest;
}

static uint32_t power_of_ten(int exponent)
{
    uint32_t power = 1;
    while (exponent-- > 0) power *= 10;
    return power;
}

static void weigh(const struct chain_search *s, struct chain *c)
{
    bool boxes, mixed;
    int groups = 0, strange = 0;
    c->suffix = smallest_name(s, c, &boxes, &mixed);
    for (int i = 0; i < s->size; i++) {
        groups += link_at(s, c, i)->grouped;
        strange += link_at(s, c, i)->type > COLUMN_LINK;
    }
    c->suffix += (uint32_t)groups * power_of_ten(s->size);
    c->rating = groups || strange ? 3 : boxes + mixed;
}

/* Spots that see two ends, outside the links' houses; a chain that is not a ring removes nothing from its joints. */
static cells fallen(const struct chain_search *s, const struct chain *c, int a, int b)
{
    const struct strong_links *l = s->links;
    cells set = l->link[a / 2].seen[a % 2];
    keep_spots(&l->spots, &set, &l->link[b / 2].seen[b % 2]);
    for (int i = 0; i < s->size; i++) drop_spots(&l->spots, &set, &l->link[c->link[i]].places);
    for (int i = 0; i + 1 < s->size && !c->ring; i++)
        drop_spots(&l->spots, &set, &l->house[shared_house(l, end_at(c, i, 1), end_at(c, i + 1, 0))]);
    return set;
}

/* All that the chain removes; returns how much, joint by joint. */
static int all_fallen(const struct chain_search *s, const struct chain *c, cells *removed)
{
    const struct spots *spots = &s->links->spots;
    *removed = fallen(s, c, end_at(c, 0, 0), end_at(c, s->size - 1, 1));
    int count = spots_count(spots, removed);
    for (int i = 0; i + 1 < s->size && c->ring; i++) {
        const cells more = fallen(s, c, end_at(c, i, 1), end_at(c, i + 1, 0));
        count += spots_count(spots, &more);
        *removed = cells_or(removed, &more);
    }
    return count;
}

/* ---- the search ---- */

static bool keep_chain(struct chain_search *s)
{
    void *list = s->found;
    if (!make_room(&list, s->count + 1, &s->room, sizeof *s->found)) {
        s->finder->no_memory = s->finder->stopped = true;
        return false;
    }
    s->found = list;
    s->now.number = s->count;
    s->found[s->count++] = s->now;
    return true;
}

/* Rings are found from each of their links, in both directions: one is enough. */
static bool try_chain(struct chain_search *s, bool first_link_first)
{
    struct chain *c = &s->now;
    const struct strong_links *l = s->links;
    cells removed;
    c->ring = shared_house(l, end_at(c, 0, 0), end_at(c, s->size - 1, 1)) >= 0;
    if (c->ring && (!first_link_first || c->turn[0])) return true;
    c->removed = all_fallen(s, c, &removed);
    if (!c->removed) return true;
    weigh(s, c);
    return keep_chain(s);
}

/* Turns the links from the i-th on, each as it was found first. */
static bool turn_links(struct chain_search *s, int i, bool first_link_first)
{
    struct chain *c = &s->now;
    if (i >= s->size || i >= MOST_LINKS) return try_chain(s, first_link_first);
    for (c->turn[i] = 0; c->turn[i] < 2; c->turn[i]++)
        if ((!i || shared_house(s->links, end_at(c, i - 1, 1), end_at(c, i, 0)) >= 0) &&
            !turn_links(s, i + 1, first_link_first))
            return false;
    return true;
}

static bool arrange_links(struct chain_search *s)
{
    for (int p = 0; p < s->orders; p++) {
        for (int i = 0; i < s->size; i++) s->now.link[i] = s->chosen[s->order[p][i]];
        if (!turn_links(s, 0, s->order[p][0] == 0)) return false;
    }
    return true;
}

/* Links of different houses without a common place. */
static bool choose_links(struct chain_search *s, int chosen, int next, const cells *taken)
{
    const struct strong_links *l = s->links;
    if (chosen >= s->size || chosen >= MOST_LINKS) {
        s->now.kinds = 0;
        for (int i = s->size - 1; i >= 0; i--) /* the last kind weighs most */
            s->now.kinds = s->now.kinds * 10 + l->link[s->chosen[i]].type;
        return may_go_on(s->finder) && arrange_links(s);
    }
    for (int i = next; i < l->count; i++) {
        if (spots_meet(&l->spots, taken, &l->link[i].places)) continue;
        const cells all = cells_or(taken, &l->link[i].places);
        s->chosen[chosen] = (uint16_t)i;
        if (!choose_links(s, chosen + 1, i + 1, &all)) return false;
    }
    return true;
}

/* ---- the report ---- */

static bool comes_before(const struct chain *a, const struct chain *b)
{
    if (a->rating != b->rating) return a->rating < b->rating;
    if (a->removed != b->removed) return a->removed > b->removed;
    if (a->suffix != b->suffix) return a->suffix < b->suffix;
    if (a->kinds != b->kinds) return a->kinds < b->kinds;
    return a->number < b->number;
}

/* The next to report is moved to the front of the rest: often only one is requested. */
static void bring_next(struct chain_search *s, int done)
{
    for (int i = done + 1; i < s->count; i++)
        if (comes_before(&s->found[i], &s->found[done])) {
            const struct chain later = s->found[done];
            s->found[done] = s->found[i];
            s->found[i] = later;
        }
}

/* Pairs of links have names of their own. */
static int technique_of(const struct chain_search *s, const struct chain *c)
{
    static const short by_size[] = {TECHNIQUE_strong_links_2, TECHNIQUE_strong_links_3,
                                    TECHNIQUE_strong_links_4, TECHNIQUE_strong_links_5,
                                    TECHNIQUE_strong_links_6};
    bool boxes, mixed;
    smallest_name(s, c, &boxes, &mixed);
    if (s->size > 2 || c->ring) return by_size[s->size - 2];
    if (c->rating < 3)
        return boxes ? TECHNIQUE_turbot_fish : mixed ? TECHNIQUE_two_string_kite : TECHNIQUE_skyscraper;
    for (int i = 0; i < 2; i++) {
        const struct strong_link *box = link_at(s, c, i), *line = link_at(s, c, 1 - i);
        if (box->type == BOX_LINK && box->grouped && !line->grouped &&
            (line->type == ROW_LINK || line->type == COLUMN_LINK))
            return TECHNIQUE_empty_rectangle;
    }
    return TECHNIQUE_strong_links_2;
}

static void add_node(struct chain_search *s, const struct chain *c, int i, int side, int house)
{
    const struct strong_links *l = s->links;
    const int end = end_at(c, i, side);
    const sudoku_reason reason = side ? SUDOKU_LAST_PLACE : i ? SUDOKU_SEES : SUDOKU_ASSUMED;
    const int node = step_node(s->finder->step, 0, c->digit, side, reason, house);
    for_each_spot(spot, &l->spots, &l->link[end / 2].end[end % 2])
    {
        step_node_cell(s->finder->step, l->spots.cell[spot]);
        step_part(s->finder->step, SUDOKU_PATTERN, l->spots.cell[spot], c->digit);
    }
    if (node) step_node_parent(s->finder->step, node - 1);
}

static int single_cell(const struct strong_links *l, int end)
{
    return l->spots.cell[cells_next(&l->link[end / 2].end[end % 2], -1)];
}

/* The cells that notations name: of two links of single cells the free ends and the joint; of an empty rectangle the
   other link, near end first, and the box.  */
static void name_cells(struct chain_search *s, const struct chain *c, int technique)
{
    const struct strong_links *l = s->links;
    const int ends[] = {end_at(c, 0, 0), end_at(c, 1, 1), end_at(c, 0, 1), end_at(c, 1, 0)};
    if (technique == TECHNIQUE_empty_rectangle) {
        step_cell(s->finder->step, SUDOKU_PATTERN, single_cell(l, ends[3]));
        step_cell(s->finder->step, SUDOKU_PATTERN, single_cell(l, ends[1]));
        for_each_spot(i, &l->spots, &link_at(s, c, 0)->places)
            step_part(s->finder->step, SUDOKU_FIN, l->spots.cell[i], c->digit);
    } else if (technique == TECHNIQUE_skyscraper || technique == TECHNIQUE_two_string_kite) {
        for (int i = 0; i < 4; i++) step_cell(s->finder->step, SUDOKU_PATTERN, single_cell(l, ends[i]));
    }
}

/* The chain from its other end. */
static struct chain reversed(const struct chain *c, int size)
{
    struct chain other = *c;
    for (int i = 0; i < size; i++) {
        other.link[i] = c->link[size - 1 - i];
        other.turn[i] = !c->turn[size - 1 - i];
    }
    return other;
}

static void describe(struct chain_search *s, const struct chain *c)
{
    const struct strong_links *l = s->links;
    struct step *step = s->finder->step;
    const int technique = technique_of(s, c);
    cells removed;
    all_fallen(s, c, &removed);
    step_begin(step, technique);
    step_digit(step, SUDOKU_PATTERN, c->digit);
    name_cells(s, c, technique);
    step->it.length = 2 * s->size;
    /* those with a name of their own have a rating of their own */
    if (s->size > 2 || technique == TECHNIQUE_strong_links_2) step->it.rating = c->rating;
    for (int i = 0; i < s->size; i++) {
        const int house = link_at(s, c, i)->house;
        const int before = i ? shared_house(l, end_at(c, i - 1, 1), end_at(c, i, 0)) : SUDOKU_NO_HOUSE;
        if (i) step_house(step, SUDOKU_COVER, before);
        step_house(step, SUDOKU_BASE, house);
        step_house_truth(step, house, c->digit);
        add_node(s, c, i, 0, before);
        add_node(s, c, i, 1, house);
    }
    if (c->ring)
        step_house(step, SUDOKU_COVER, shared_house(l, end_at(c, 0, 0), end_at(c, s->size - 1, 1)));
    for_each_spot(i, &l->spots, &removed) step_remove(step, l->spots.cell[i], c->digit);
}

void find_strong_links(struct finder *f, int count)
{
    struct chain_search s = {.finder = f, .size = count, .links = strong_links_of(f)};
    if (!s.links) return;
    const cells none = no_cells();
    list_orders(&s);
    for (int digit = 1; digit <= f->field->n && !f->stopped; digit++) {
        list_strong_links(s.links, f->at, digit);
        s.now.digit = (uint8_t)digit;
        choose_links(&s, 0, 0, &none);
    }
    for (int i = 0; i < s.count && may_spend(f, 1 + (uint64_t)(s.count - i) / 64); i++) {
        bring_next(&s, i);
        if (s.links->digit != s.found[i].digit) list_strong_links(s.links, f->at, s.found[i].digit);
        const struct chain back = reversed(&s.found[i], s.size);
        const bool box_last =
            link_at(&s, &back, 0)->grouped && technique_of(&s, &back) == TECHNIQUE_empty_rectangle;
        describe(&s, box_last ? &back : &s.found[i]);
        if (!report_step(f)) break;
    }
    free(s.found);
}
