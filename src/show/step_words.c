/* SPDX-License-Identifier: MIT */
/* step_words.c - see step_words.h: fills in the templates. */
#include "show/step_words.h"

#include <string.h>

#include "board/naming.h"
#include "board/symbols.h"
#include "logic/step.h"
#include "show/language.h"
#include "show/step_facts.h"

struct telling {
    struct out *out;
    const sudoku_rules *rules;
    const sudoku_step *step;
    const struct language *language;
    /* What the small templates of links, orders and sets speak about. */
    bool small;
    const sudoku_node *node;
    cells here;
    bool again; /* "it": they were just spoken of */
    bitset digits;
    int set;
};

/* What stands between braces: key, "in" or "In" before it, ":or" or "#one/many" behind it. */
struct placeholder {
    const char *key;
    size_t length;
    bool in, capital, or_list;
    const char *choice; /* "one/many", or NULL */
    const char *end;    /* the closing brace */
};

/* ---- what a key stands for: one of four kinds of things ---- */

enum kind { NOTHING, DIGITS, CELLS, HOUSES, SPECIAL };

struct thing {
    enum kind kind;
    struct short_list list; /* of digits or houses */
    cells set;
};

static bool is(const struct placeholder *p, const char *key)
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

static struct thing cells_of(const sudoku_step *s, int role)
{
    return cell_set(named_cell_set(s, role));
}

static struct thing digits_of(const sudoku_step *s, int role)
{
    return (struct thing){.kind = DIGITS, .list = named_digits(s, role)};
}

static cells path_cells(const sudoku_step *s)
{
    cells set = no_cells();
    for (int i = 0; i < s->node_cell_count; i++) cells_add(&set, s->node_cells[i]);
    return set;
}

/* Digits that stand in the cells of a deadly pattern without being deadly. */
static bitset extra_digits(const sudoku_step *s)
{
    const bitset other = role_digits(s, SUDOKU_OTHER) | role_digits(s, SUDOKU_FIN);
    return other & ~role_digits(s, SUDOKU_DEADLY);
}

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

static struct thing node_house(const struct telling *t)
{
    struct short_list list = {0};
    if (t->node && t->node->house != SUDOKU_NO_HOUSE && t->node->reason != SUDOKU_BY_SET)
        list.item[list.count++] = t->node->house;
    return house_list(list);
}

static struct thing last_digit(const sudoku_step *s)
{
    const struct short_list digits = named_digits(s, SUDOKU_PATTERN);
    return digit_set(digits.count ? bit(digits.item[digits.count - 1] - 1) : 0);
}

static struct thing base_house(const sudoku_step *s, int which)
{
    const struct short_list base = role_houses(s, SUDOKU_BASE);
    struct short_list one = {0};
    if (which < base.count) one.item[one.count++] = base.item[which];
    return house_list(one);
}

/* The houses that have all cells of the counterpart and some of the removals, if these have them all between them. */
static struct thing shared_houses(const struct telling *t)
{
    const cells others = role_cells(t->step, SUDOKU_OTHER), gone = role_cells(t->step, SUDOKU_REMOVED);
    struct short_list shared = {0};
    cells left = gone;
    for (int h = 0; h < t->rules->all_house_count && shared.count < LONGEST_LIST; h++) {
        cells house = no_cells();
        for (int i = 0; i < t->rules->house[h].count; i++) cells_add(&house, t->rules->house[h].cell[i]);
        if (!cells_within(&others, &house) || !cells_meet(&gone, &house)) continue;
        shared.item[shared.count++] = (uint16_t)h;
        left = cells_but_not(&left, &house);
    }
    if (!cells_empty(&left) || cells_empty(&others)) shared.count = 0;
    return house_list(shared);
}

/* Some of the pattern's cells, which are named in an order: the pivot of a wing first, the loose ends of a kite first. */
static struct thing named_from(const sudoku_step *s, int first, int past)
{
    const struct short_list named = named_cells(s, SUDOKU_PATTERN);
    cells set = no_cells();
    for (int i = first; i < past && i < named.count; i++) cells_add(&set, named.item[i]);
    return cell_set(set);
}

static struct thing special(bool has) { return (struct thing){.kind = has ? SPECIAL : NOTHING}; }

/* In the small templates. */
static struct thing local_thing(const struct telling *t, const struct placeholder *p)
{
    if (is(p, "node") && t->again) return special(true);
    if (is(p, "node") || is(p, "cells")) return cell_set(t->here);
    if (is(p, "digit") || is(p, "digits")) return digit_set(t->digits);
    if (is(p, "house")) return node_house(t);
    if (is(p, "others") && t->node) return cell_set(role_cells(t->step, SUDOKU_SET + t->node->house));
    return special(is(p, "letter") || (is(p, "technique") && t->node && t->node->technique));
}

static struct thing thing_of(const struct telling *t, const struct placeholder *p)
{
    const sudoku_step *s = t->step;
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

    if (t->small) return local_thing(t, p);
    for (size_t i = 0; i < sizeof roles / sizeof *roles; i++)
        if (is(p, roles[i].key))
            return roles[i].digits ? digits_of(s, roles[i].role) : cells_of(s, roles[i].role);
    for (size_t i = 0; i < sizeof colours / sizeof *colours; i++)
        if (is(p, colours[i].key)) return cell_set(candidate_cells(s, colours[i].role));
    if (is(p, "fins")) return cell_set(fin_cells(s));
    if (is(p, "path")) return cell_set(path_cells(s));
    if (is(p, "pivot")) return named_from(s, 0, 1);
    if (is(p, "pincers")) return named_from(s, 1, 3);
    if (is(p, "pair 1")) return named_from(s, 0, 2);
    if (is(p, "pair 2")) return named_from(s, 2, 4);
    if (is(p, "pair 3")) return named_from(s, 4, 6);
    if (is(p, "home")) return base_house(s, 0);
    if (is(p, "second")) return base_house(s, 1);
    if (is(p, "base")) return house_list(role_houses(s, SUDOKU_BASE));
    if (is(p, "cover")) return house_list(role_houses(s, SUDOKU_COVER));
    if (is(p, "shared")) return shared_houses(t);
    if (is(p, "last")) return last_digit(s);
    if (is(p, "kept"))
        return digit_set(role_digits(s, SUDOKU_PATTERN) & ~role_digits(s, SUDOKU_REMOVED));
    if (is(p, "extra")) return digit_set(extra_digits(s));
    if (is(p, "one start")) return special(one_start(s));
    if (is(p, "sets")) return special(step_sets(s) > 0);
    if (is(p, "line")) return special(role_occurs(s, SUDOKU_FIN));
    if (is(p, "block")) return special(role_occurs(s, SUDOKU_ENDO_FIN));
    if (is(p, "chains") || is(p, "ends")) return special(s->node_count > 0);
    return special(is(p, "so") || is(p, "count"));
}

static int things(const struct thing *it)
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

/* ---- lists ---- */

static void between(const struct telling *t, int at, int count, bool or_list)
{
    if (!at) return;
    if (at + 1 < count) out_text(t->out, t->language->comma);
    else out_text(t->out, or_list ? t->language->last_or : t->language->last_and);
}

/* "In rows", then numbers; or "In", then a house. */
static void tell_preposition(const struct telling *t, const struct placeholder *p, int kind, bool first)
{
    if (!p->in) return;
    out_text(t->out, p->capital && first ? t->language->capital_preposition[kind]
                                         : t->language->preposition[kind]);
    out_char(t->out, ' ');
}

/* The kind of all of these, if it has a word for several; else -1. */
static int common_kind(const struct telling *t, const struct house_words *words,
                       const struct short_list *houses)
{
    const int kind = t->rules->house[houses->item[0]].kind;
    for (int i = 1; i < houses->count; i++)
        if (t->rules->house[houses->item[i]].kind != kind) return -1;
    return houses->count > 1 && words->several[kind] ? kind : -1;
}

static void tell_houses(const struct telling *t, const struct placeholder *p,
                        const struct short_list *houses)
{
    if (!houses->count) return;
    const struct house_words *words = p->in ? &t->language->house_after : &t->language->house;
    const int common = common_kind(t, words, houses);
    if (common >= 0) {
        tell_preposition(t, p, common, true);
        out_text(t->out, words->several[common]);
    }
    for (int i = 0; i < houses->count; i++) {
        const struct house *h = &t->rules->house[houses->item[i]];
        between(t, i, houses->count, p->or_list);
        if (common < 0) {
            tell_preposition(t, p, h->kind, !i);
            words->name(t->out, t->rules, houses->item[i]);
        } else if (h->kind == SUDOKU_REGION) {
            out_char(t->out, region_symbol(h->number - 1));
        } else {
            out_number(t->out, h->number);
        }
    }
}

static void tell_list(const struct telling *t, const struct placeholder *p, const struct thing *it)
{
    const int count = things(it);
    int at = 0;
    switch (it->kind) {
    case CELLS:
        for_each_cell(cell, &it->set) {
            between(t, at++, count, p->or_list);
            out_cell(t->out, t->rules, cell);
        }
        break;
    case DIGITS:
        for (; at < count; at++) {
            between(t, at, count, p->or_list);
            out_char(t->out, digit_symbol(it->list.item[at]));
        }
        break;
    case HOUSES: tell_houses(t, p, &it->list); break;
    case NOTHING:
    case SPECIAL: break;
    }
}

/* ---- templates ---- */

/* Reads what stands behind an opening brace. */
static struct placeholder read_placeholder(const char *at)
{
    struct placeholder p = {.key = at};
    if (!strncmp(at, "in ", 3) || !strncmp(at, "In ", 3)) {
        p.in = true;
        p.capital = *at == 'I';
        p.key = at += 3;
    }
    while (*at && !strchr("}:#", *at)) at++;
    p.length = (size_t)(at - p.key);
    p.or_list = *at == ':';
    if (*at == '#') p.choice = at + 1;
    while (*at && *at != '}') at++;
    p.end = at;
    return p;
}

static void tell_choice(const struct telling *t, const struct placeholder *p, bool one)
{
    const char *slash = p->choice;
    while (*slash != '/') slash++;
    if (one) out_bytes(t->out, p->choice, (size_t)(slash - p->choice));
    else out_bytes(t->out, slash + 1, (size_t)(p->end - slash - 1));
}

static void tell_special(const struct telling *, const struct placeholder *);

static void tell_placeholder(const struct telling *t, const struct placeholder *p)
{
    const struct thing it = thing_of(t, p);
    if (p->choice) tell_choice(t, p, things(&it) == 1);
    else if (it.kind == SPECIAL) tell_special(t, p);
    else tell_list(t, p, &it);
}

/* The end of this branch of a choice: its bar, its bracket, or the end of the text.  Choices may nest. */
static const char *branch_end(const char *at, bool stop_at_bar)
{
    for (int depth = 0; *at; at++) {
        const bool ends = *at == ']' || (*at == '|' && stop_at_bar);
        if (ends && !depth) break;
        if (*at == '[') depth++;
        if (*at == ']') depth--;
    }
    return at;
}

/* Has everything between `at` and `end` something to say?  A choice within always has. */
static bool tellable(const struct telling *t, const char *at, const char *end)
{
    for (; at < end; at++) {
        if (*at == '[') at = branch_end(at + 1, false);
        if (*at != '{') continue;
        const struct placeholder p = read_placeholder(at + 1);
        const struct thing it = thing_of(t, &p);
        if (!things(&it)) return false;
        at = p.end;
    }
    return true;
}

static void tell_text(const struct telling *t, const char *at, const char *end)
{
    while (at < end) {
        if (*at == '{') {
            const struct placeholder p = read_placeholder(at + 1);
            tell_placeholder(t, &p);
            at = p.end + 1;
        } else if (*at == '[') {
            const char *bar = branch_end(at + 1, true), *close = branch_end(at + 1, false);
            if (tellable(t, at + 1, bar)) tell_text(t, at + 1, bar);
            else if (*bar == '|') tell_text(t, bar + 1, close);
            at = close + 1;
        } else {
            out_char(t->out, *at++);
        }
    }
}

static void tell(const struct telling *t, const char *template)
{
    tell_text(t, template, template + strlen(template));
}

/* ---- small templates: orders, sets, chains ---- */

static void tell_about(const struct telling *t, const char *template, cells here, bitset digits, int set)
{
    struct telling small = *t;
    small.small = true;
    small.here = here;
    small.digits = digits;
    small.set = set;
    tell(&small, template);
}

static void tell_orders(const struct telling *t)
{
    const struct short_list digits = removed_digits(t->step);
    bool first = true;
    for_each_part(p, t->step, SUDOKU_PLACED) {
        if (!first) out_text(t->out, t->language->after_order);
        first = false;
        cells here = no_cells();
        cells_add(&here, p->cell);
        tell_about(t, t->language->place, here, bit(p->digit - 1), 0);
    }
    /* Digits that leave the same cells are told together. */
    bitset told = 0;
    for (int i = 0; i < digits.count; i++) {
        const cells from = removed_from(t->step, digits.item[i]);
        bitset alike = 0;
        for (int j = i; j < digits.count; j++) {
            const cells other = removed_from(t->step, digits.item[j]);
            if (cells_equal(&from, &other)) alike |= bit(digits.item[j] - 1);
        }
        if (told >> (digits.item[i] - 1) & 1) continue;
        if (!first) out_text(t->out, t->language->after_order);
        first = false;
        tell_about(t, t->language->remove, from, alike, 0);
        told |= alike;
    }
}

static bitset set_digits(const sudoku_step *s, int k)
{
    bitset digits = 0;
    for_each_part(p, s, SUDOKU_SET + k)
        if (p->cell != SUDOKU_NO_CELL && p->digit) digits |= bit(p->digit - 1);
    return digits;
}

static void tell_sets(const struct telling *t)
{
    const int sets = step_sets(t->step);
    for (int k = 0; k < sets; k++) {
        between(t, k, sets, false);
        tell_about(t, t->language->set, role_cells(t->step, SUDOKU_SET + k), set_digits(t->step, k), k);
    }
}

static void tell_part_of_coq(const struct telling *t, int role)
{
    const cells all = role_cells(t->step, role), named = role_cells(t->step, SUDOKU_PATTERN);
    tell_about(t, t->language->group, cells_but_not(&all, &named), role_digits(t->step, role), 0);
}

static void tell_node(const struct telling *t, const sudoku_node *node, const sudoku_node *before,
                      const char *const *template)
{
    struct telling small = *t;
    small.small = true;
    small.node = node;
    small.here = cells_of_node(t->step, node);
    small.digits = bit(node->digit - 1);
    if (before) {
        const cells last = cells_of_node(t->step, before);
        small.again = node->cells == 1 && cells_equal(&last, &small.here);
    }
    tell(&small, template[node->cells > 1]);
}

static bool same_claim(const sudoku_step *s, const sudoku_node *a, const sudoku_node *b)
{
    const cells one = cells_of_node(s, a), other = cells_of_node(s, b);
    return a->digit == b->digit && a->on == b->on && cells_equal(&one, &other);
}

static bool follows(const sudoku_step *s, const sudoku_node *node, const sudoku_node *before)
{
    for (int i = 0; i < node->parents; i++)
        if (same_claim(s, &s->nodes[s->node_parents[node->first_parent + i]], before)) return true;
    return false;
}

/* HoDoKu's nets come to the same node on several branches. */
static bool told_before(const sudoku_step *s, int begin, int i)
{
    for (int k = begin; k < i; k++)
        if (same_claim(s, &s->nodes[k], &s->nodes[i])) return true;
    return false;
}

static void tell_link(const struct telling *t, const sudoku_node *node, const sudoku_node *before,
                      bool first)
{
    const struct language *l = t->language;
    if (!first) out_text(t->out, follows(t->step, node, before) ? l->then[node->on] : l->besides);
    tell_node(t, node, before, l->follows[node->reason][node->on]);
}

static void tell_chain(const struct telling *t, int chain)
{
    const int begin = chain_begin(t->step, chain), end = chain_end(t->step, chain);
    const sudoku_node *nodes = t->step->nodes;
    tell_node(t, &nodes[begin], NULL, t->language->begins[nodes[begin].on]);
    if (end == begin + 1 && !nodes[begin].parents) out_text(t->out, t->language->at_once);
    for (int i = begin + 1, last = begin; i < end; i++) {
        if (i + 1 < end && told_before(t->step, begin, i)) continue;
        tell_link(t, &nodes[i], &nodes[last], last == begin);
        last = i;
    }
    /* A loop closes on its first node. */
    if (nodes[begin].parents) tell_link(t, &nodes[begin], &nodes[end - 1], false);
    out_text(t->out, t->language->chain_end);
}

/* One of the two is the case: the opposite of the assumption, or where it leads. */
static void tell_ends(const struct telling *t)
{
    const sudoku_node *first = &t->step->nodes[chain_begin(t->step, 0)],
                      *last = &t->step->nodes[chain_end(t->step, 0) - 1];
    tell_node(t, first, NULL, t->language->follows[SUDOKU_ASSUMED][!first->on]);
    out_text(t->out, t->language->last_or);
    tell_node(t, last, NULL, t->language->follows[SUDOKU_ASSUMED][last->on]);
}

static void tell_chains(const struct telling *t)
{
    const int chains = step_chains(t->step);
    for (int i = 0; i < chains; i++) {
        if (i) out_char(t->out, ' ');
        tell_chain(t, i);
    }
}

static void tell_count(const struct telling *t)
{
    const cells named = named_cell_set(t->step, SUDOKU_PATTERN);
    const int count = cells_count(&named);
    if (count < COUNTED) out_text(t->out, t->language->counted[count]);
    else out_number(t->out, (uint64_t)count);
}

static void tell_special(const struct telling *t, const struct placeholder *p)
{
    if (is(p, "so")) tell_orders(t);
    else if (is(p, "sets")) tell_sets(t);
    else if (is(p, "line")) tell_part_of_coq(t, SUDOKU_FIN);
    else if (is(p, "block")) tell_part_of_coq(t, SUDOKU_ENDO_FIN);
    else if (is(p, "chains")) tell_chains(t);
    else if (is(p, "ends")) tell_ends(t);
    else if (is(p, "node")) out_text(t->out, t->language->it);
    else if (is(p, "count")) tell_count(t);
    else if (is(p, "letter")) out_char(t->out, region_symbol(t->set));
    else if (is(p, "technique") && t->node)
        out_text(t->out, technique_title(t->language, t->node->technique));
}

/* ---- the way in ---- */

void out_words(struct out *o, const sudoku_rules *rules, const sudoku_step *step,
               sudoku_language language)
{
    const struct telling t = {.out = o, .rules = rules, .step = step, .language = language_of(language)};
    tell(&t, t.language->said[sentence_of[step->technique]]);
}
