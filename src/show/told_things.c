/* SPDX-License-Identifier: MIT */
/* told_things.c - see telling.h: the digits, cells and houses that the keys of templates mean. */
#include <string.h>

#include "logic/step/step.h"
#include "show/telling.h"

bool is_key(const struct placeholder *p, const char *key)
{
    return strlen(key) == p->length && !strncmp(p->key, key, p->length);
}

static struct thing digit_set(bitset digits)
{
    struct thing t = {.kind = DIGITS};
    for_each_bit(i, digits) t.list.item[t.list.count++] = (uint16_t)(i + 1);
    return t;
}

static struct thing cell_set(cells set) { return (struct thing){.kind = CELLS, .set = set}; }

static struct thing house_list(struct short_list houses)
{
    return (struct thing){.kind = HOUSES, .list = houses};
}

static struct thing special(bool has) { return (struct thing){.kind = has ? SPECIAL : NOTHING}; }

int count_things(const struct thing *it)
{
    switch (it->kind) {
    case NOTHING: return 0;
    case DIGITS:
    case HOUSES: return it->list.count;
    case CELLS: return cells_count(&it->set);
    case SPECIAL: break;
    }
    return 1;
}

/* ---- houses ---- */

static struct thing base_house(const sudoku_step *s, int which)
{
    const struct short_list base = role_houses(s, SUDOKU_BASE);
    struct short_list one = {0};
    if (which < base.count) one.item[one.count++] = base.item[which];
    return house_list(one);
}

static struct thing home(const struct telling *t) { return base_house(t->step, 0); }
static struct thing second(const struct telling *t) { return base_house(t->step, 1); }
static struct thing base(const struct telling *t)
{
    return house_list(role_houses(t->step, SUDOKU_BASE));
}
static struct thing cover(const struct telling *t)
{
    return house_list(role_houses(t->step, SUDOKU_COVER));
}

static struct thing last_cover(const struct telling *t)
{
    struct short_list houses = role_houses(t->step, SUDOKU_COVER);
    if (houses.count > 1) houses = (struct short_list){1, {houses.item[houses.count - 1]}};
    return house_list(houses);
}

static bool has_house_truth(const sudoku_step *s, int house)
{
    for (int i = 0; i < s->truth_count; i++)
        if (s->truths[i].kind == SUDOKU_HOUSE_TRUTH && s->truths[i].where == house) return true;
    return false;
}

/* The houses where a digit of the truths has its places, rows first. */
static struct thing strong(const struct telling *t)
{
    struct short_list houses = {0};
    for (int h = 0; h < t->rules->all_house_count && houses.count < LONGEST_LIST; h++)
        if (has_house_truth(t->step, h)) houses.item[houses.count++] = (uint16_t)h;
    return house_list(houses);
}

/* The houses that have all these cells and some of the removals, if they have all removals between them. */
static struct thing houses_around(const struct telling *t, const cells *inside)
{
    const cells gone = role_cells(t->step, SUDOKU_REMOVED);
    struct short_list shared = {0};
    cells left = gone;
    for (int h = 0; h < t->rules->all_house_count && shared.count < LONGEST_LIST; h++) {
        const cells house = cells_of_house(t->rules, h);
        if (!cells_within(inside, &house) || !cells_meet(&gone, &house)) continue;
        shared.item[shared.count++] = (uint16_t)h;
        left = cells_but_not(&left, &house);
    }
    if (!cells_empty(&left) || cells_empty(inside)) shared.count = 0;
    return house_list(shared);
}

static struct thing shared_houses(const struct telling *t)
{
    const cells others = role_cells(t->step, SUDOKU_OTHER);
    return houses_around(t, &others);
}

/* ---- deadly patterns ---- */

static cells pattern_in_base(const struct telling *t)
{
    const cells pattern = named_cell_set(t->step, SUDOKU_PATTERN);
    const struct short_list houses = role_houses(t->step, SUDOKU_BASE);
    cells inside = no_cells();
    for (int i = 0; i < houses.count; i++) {
        const cells house = cells_of_house(t->rules, houses.item[i]);
        inside = cells_or(&inside, &house);
    }
    return cells_and(&pattern, &inside);
}

/* The pattern's cells with extra digits, where these make a closed set with others of a house. */
static struct thing exits(const struct telling *t) { return cell_set(pattern_in_base(t)); }

static cells member_cells(const struct telling *t)
{
    const cells all = role_cells(t->step, SUDOKU_FIN), pattern = named_cell_set(t->step, SUDOKU_PATTERN);
    return cells_but_not(&all, &pattern);
}

static struct thing members(const struct telling *t) { return cell_set(member_cells(t)); }
static struct thing closed(const struct telling *t)
{
    return digit_set(role_digits(t->step, SUDOKU_FIN));
}

static cells exits_and_members(const struct telling *t)
{
    const cells exit = pattern_in_base(t), member = member_cells(t);
    return cells_or(&exit, &member);
}

static struct thing whole_set(const struct telling *t) { return cell_set(exits_and_members(t)); }
static struct thing around_set(const struct telling *t)
{
    const cells both = exits_and_members(t);
    return houses_around(t, &both);
}

/* Digits in the cells of a deadly pattern that are not deadly. */
static struct thing extra(const struct telling *t)
{
    const cells pattern = named_cell_set(t->step, SUDOKU_PATTERN);
    bitset digits = role_digits(t->step, SUDOKU_OTHER);
    for_each_part(p, t->step, SUDOKU_FIN)
        if (p->digit && p->cell != SUDOKU_NO_CELL && cells_have(&pattern, p->cell))
            digits |= bit(p->digit - 1);
    return digit_set(digits);
}

/* A rectangle's corners beside the one that loses a digit, and the one across. */
static struct thing beside(const struct telling *t)
{
    const cells near = pattern_in_base(t), gone = role_cells(t->step, SUDOKU_REMOVED);
    return cell_set(cells_but_not(&near, &gone));
}

static struct thing across(const struct telling *t)
{
    const cells pattern = named_cell_set(t->step, SUDOKU_PATTERN), near = pattern_in_base(t);
    return cell_set(cells_but_not(&pattern, &near));
}

/* The corner that loses a digit and the one across, or the two others. */
static cells opposite_corners(const struct telling *t, bool losing)
{
    const cells pattern = named_cell_set(t->step, SUDOKU_PATTERN),
                gone = role_cells(t->step, SUDOKU_REMOVED);
    const int n = t->rules->n, first = cells_next(&gone, -1);
    cells set = no_cells();
    for_each_cell(c, &pattern)
        if ((c == first || (c / n != first / n && c % n != first % n)) == losing) cells_add(&set, c);
    return set;
}

static struct thing losing_corners(const struct telling *t)
{
    return cell_set(opposite_corners(t, true));
}
static struct thing other_corners(const struct telling *t)
{
    return cell_set(opposite_corners(t, false));
}

/* ---- fish ---- */

static struct thing body(const struct telling *t)
{
    return cell_set(candidate_cells(t->step, SUDOKU_PATTERN));
}

/* Cells of the fish that the fish itself removes, since they are in two of its cover houses. */
static struct thing eaten(const struct telling *t)
{
    const cells inside = candidate_cells(t->step, SUDOKU_PATTERN),
                endo = role_cells(t->step, SUDOKU_ENDO_FIN), gone = role_cells(t->step, SUDOKU_REMOVED);
    const cells all = cells_or(&inside, &endo);
    return cell_set(cells_and(&all, &gone));
}

static cells start_cells(const sudoku_step *s)
{
    cells set = no_cells();
    for (int i = 0; i < step_chains(s); i++) {
        const cells first = cells_of_node(s, &s->nodes[chain_begin(s, i)]);
        set = cells_or(&set, &first);
    }
    return set;
}

static struct thing starts(const struct telling *t) { return cell_set(start_cells(t->step)); }

/* The cover houses that would have to be enough if no chain began with the truth: all but one. */
static struct thing thinner_cover(const struct telling *t)
{
    const cells inside = candidate_cells(t->step, SUDOKU_PATTERN),
                fins = role_cells(t->step, SUDOKU_FIN), from = start_cells(t->step),
                begun = cells_but_not(&from, &fins);
    const struct short_list all = role_houses(t->step, SUDOKU_COVER);
    for (int left_out = 0; left_out < all.count; left_out++) {
        struct short_list rest = {0};
        cells uncovered = inside;
        for (int i = 0; i < all.count; i++) {
            if (i == left_out) continue;
            const cells house = cells_of_house(t->rules, all.item[i]);
            uncovered = cells_but_not(&uncovered, &house);
            rest.item[rest.count++] = all.item[i];
        }
        if (cells_equal(&uncovered, &begun)) return house_list(rest);
    }
    return special(false);
}

/* ---- digits ---- */

static struct thing last_digit(const struct telling *t)
{
    const struct short_list digits = named_digits(t->step, SUDOKU_PATTERN);
    return digit_set(digits.count ? bit(digits.item[digits.count - 1] - 1) : 0);
}

static struct thing kept(const struct telling *t)
{
    return digit_set(role_digits(t->step, SUDOKU_PATTERN) & ~role_digits(t->step, SUDOKU_REMOVED));
}

static bitset truth_digits(const sudoku_step *s)
{
    bitset digits = 0;
    for (int i = 0; i < s->truth_count; i++)
        if (s->truths[i].kind == SUDOKU_HOUSE_TRUTH) digits |= bit(s->truths[i].digit - 1);
    return digits;
}

static struct thing locked(const struct telling *t) { return digit_set(truth_digits(t->step)); }
static struct thing because(const struct telling *t)
{
    return digit_set(truth_digits(t->step) & ~role_digits(t->step, SUDOKU_PATTERN));
}

/* Of a Sue de Coq: the digits whose places are all in the line, or all in the box. */
static struct thing settled(const struct telling *t, int role, int other)
{
    const bitset own = role_digits(t->step, role), rest = role_digits(t->step, other);
    return digit_set(((role_digits(t->step, SUDOKU_PATTERN) | own) & ~rest) | (own & rest));
}
static struct thing settled_line(const struct telling *t)
{
    return settled(t, SUDOKU_FIN, SUDOKU_ENDO_FIN);
}
static struct thing settled_block(const struct telling *t)
{
    return settled(t, SUDOKU_ENDO_FIN, SUDOKU_FIN);
}

/* Do all places of the digit in one set see all those in the other? */
static bool tied_by(const struct telling *t, int set, int other, int digit)
{
    for_each_part(a, t->step, SUDOKU_SET + set)
        for_each_part(b, t->step, SUDOKU_SET + other)
            if (a->digit == digit && b->digit == digit && a->cell != b->cell &&
                !cells_see(t->rules, a->cell, b->cell))
                return false;
    return true;
}

bitset tying_digits(const struct telling *t, int set)
{
    const cells inside = role_cells(t->step, SUDOKU_SET + set);
    bitset digits = 0;
    for_each_part(p, t->step, SUDOKU_ENDO_FIN)
        if (p->digit && p->cell != SUDOKU_NO_CELL && cells_have(&inside, p->cell) &&
            tied_by(t, set, step_sets(t->step) - 1, p->digit))
            digits |= bit(p->digit - 1);
    return digits;
}

static struct thing sorted_digits(const struct telling *t)
{
    return digit_set(role_digits(t->step, SUDOKU_PATTERN));
}

/* ---- cells ---- */

/* Some of the pattern's cells, in the order in which they are named: the pivot of a wing first, the loose ends of a kite first. */
static struct thing named_from(const struct telling *t, int first, int past)
{
    const struct short_list named = named_cells(t->step, SUDOKU_PATTERN);
    return cell_set(list_cells(&named, first, past));
}
static struct thing pivot(const struct telling *t) { return named_from(t, 0, 1); }
static struct thing pincers(const struct telling *t) { return named_from(t, 1, 3); }
static struct thing pair_1(const struct telling *t) { return named_from(t, 0, 2); }
static struct thing pair_2(const struct telling *t) { return named_from(t, 2, 4); }
static struct thing pair_3(const struct telling *t) { return named_from(t, 4, 6); }
static struct thing fins(const struct telling *t) { return cell_set(fin_cells(t->step)); }

/* Every second cell of a remote pair. */
static struct thing turn_1(const struct telling *t)
{
    const struct short_list path = path_cells(t->step);
    cells set = no_cells();
    for (int i = 0; i < path.count; i += 2) cells_add(&set, path.item[i]);
    return cell_set(set);
}
static struct thing turn_2(const struct telling *t)
{
    const struct short_list path = path_cells(t->step);
    cells set = no_cells();
    for (int i = 1; i < path.count; i += 2) cells_add(&set, path.item[i]);
    return cell_set(set);
}

/* ---- what is optional ---- */

static bool one_start(const sudoku_step *s)
{
    const int chains = step_chains(s);
    if (!chains) return false;
    const sudoku_node *first = &s->nodes[chain_begin(s, 0)];
    for (int i = 1; i < chains; i++) {
        const sudoku_node *node = &s->nodes[chain_begin(s, i)];
        if (node->digit != first->digit || node->on != first->on ||
            first_cell_of(s, node) != first_cell_of(s, first))
            return false;
    }
    return true;
}

static struct thing alike(const struct telling *t) { return special(one_start(t->step)); }
static struct thing has_nodes(const struct telling *t) { return special(t->step->node_count > 0); }
/* Do all sets but the last share a digit with it, or with the next in a chain? */
static struct thing has_ties(const struct telling *t)
{
    bool all = step_sets(t->step) > 1;
    for (int set = 0; set + 1 < step_sets(t->step); set++) all = all && tying_digits(t, set);
    return special(t->step->node_count > 0 || all);
}
static struct thing has_sets(const struct telling *t) { return special(step_sets(t->step) > 0); }
static struct thing variant(const struct telling *t) { return special(t->step->variant); }
static struct thing has_steps(const struct telling *t) { return special(t->step->node_truth_count > 0); }
static struct thing has_loop_pairs(const struct telling *t) { return special(loop_pairs_are_known(t)); }
static struct thing has_colours(const struct telling *t)
{
    return special(role_occurs(t->step, SUDOKU_OTHER));
}
static struct thing has_body(const struct telling *t)
{
    const cells set = candidate_cells(t->step, SUDOKU_PATTERN);
    return special(!cells_empty(&set));
}
static struct thing has_petals(const struct telling *t)
{
    return special(step_sets(t->step) > 0 && role_occurs(t->step, SUDOKU_OTHER));
}
static struct thing is_ring(const struct telling *t)
{
    const int bases = role_houses(t->step, SUDOKU_BASE).count;
    return special(bases && bases == role_houses(t->step, SUDOKU_COVER).count);
}
static struct thing has_line(const struct telling *t)
{
    return special(role_occurs(t->step, SUDOKU_FIN));
}
static struct thing has_block(const struct telling *t)
{
    return special(role_occurs(t->step, SUDOKU_ENDO_FIN));
}

/* ---- the keys ---- */

/* The things that the small templates name.  False: the key is about the whole step. */
static bool local_thing(const struct about *a, const struct placeholder *p, struct thing *it)
{
    if (is_key(p, "node") && a->again) *it = special(true);
    else if (is_key(p, "node") || is_key(p, "cells") || is_key(p, "cell")) *it = cell_set(a->here);
    else if (is_key(p, "digit") || is_key(p, "digits")) *it = digit_set(a->digits);
    else if (is_key(p, "more")) *it = digit_set(a->more);
    else if (is_key(p, "others")) *it = cell_set(a->others);
    else if (is_key(p, "house")) *it = house_list(a->houses);
    else if (is_key(p, "technique")) *it = special(a->node && a->node->technique);
    else if (is_key(p, "rest")) *it = special(a->node && a->node->truths);
    else return false;
    return true;
}

static const struct {
    const char *key;
    bool digits;
    short role;
} roles[] = {{"digits", true, SUDOKU_PATTERN}, {"cells", false, SUDOKU_PATTERN},
             {"digit", true, SUDOKU_PLACED},   {"cell", false, SUDOKU_PLACED},
             {"gone", true, SUDOKU_REMOVED},   {"where", false, SUDOKU_REMOVED},
             {"endo", false, SUDOKU_ENDO_FIN}, {"others", false, SUDOKU_OTHER},
             {"z", true, SUDOKU_FIN},          {"x", true, SUDOKU_ENDO_FIN}};

static const struct {
    const char *key;
    int role;
} colours[] = {{"A", SUDOKU_PATTERN}, {"B", SUDOKU_OTHER}, {"C", SUDOKU_SET}, {"D", SUDOKU_SET + 1}};

static const struct {
    const char *key;
    struct thing (*find)(const struct telling *);
} found[] = {
    {"home", home},
    {"second", second},
    {"base", base},
    {"cover", cover},
    {"last cover", last_cover},
    {"strong", strong},
    {"shared", shared_houses},
    {"exits", exits},
    {"members", members},
    {"whole set", whole_set},
    {"closed", closed},
    {"around", around_set},
    {"extra", extra},
    {"beside", beside},
    {"across", across},
    {"losing", losing_corners},
    {"spared", other_corners},
    {"body", body},
    {"eaten", eaten},
    {"starts", starts},
    {"thinner", thinner_cover},
    {"last", last_digit},
    {"kept", kept},
    {"locked", locked},
    {"because", because},
    {"settled line", settled_line},
    {"settled block", settled_block},
    {"sorted", sorted_digits},
    {"pivot", pivot},
    {"pincers", pincers},
    {"pair 1", pair_1},
    {"pair 2", pair_2},
    {"pair 3", pair_3},
    {"fins", fins},
    {"turn 1", turn_1},
    {"turn 2", turn_2},
    {"one start", alike},
    {"variant", variant},
    {"by steps", has_steps},
    {"wrap", has_colours},
    {"meetings", has_colours},
    {"squeeze", has_colours},
    {"path", has_nodes},
    {"ties", has_ties},
    {"ways", has_body},
    {"petals", has_petals},
    {"loop pairs", has_loop_pairs},
    {"ring", is_ring},
    {"chains", has_nodes},
    {"ends", has_nodes},
    {"sets", has_sets},
    {"line", has_line},
    {"block", has_block},
};

struct thing thing_of(const struct telling *t, const struct placeholder *p)
{
    const sudoku_step *s = t->step;
    struct thing it;
    if (t->about && local_thing(t->about, p, &it)) return it;
    for (size_t i = 0; i < sizeof roles / sizeof *roles; i++)
        if (is_key(p, roles[i].key))
            return roles[i].digits
                       ? (struct thing){.kind = DIGITS, .list = named_digits(s, roles[i].role)}
                       : cell_set(named_cell_set(s, roles[i].role));
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++)
        if (is_key(p, colours[i].key)) return cell_set(candidate_cells(s, colours[i].role));
    for (size_t i = 0; i < sizeof found / sizeof *found; i++)
        if (is_key(p, found[i].key)) return found[i].find(t);
    return special(true);
}
