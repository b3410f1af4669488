/* SPDX-License-Identifier: MIT */
/* step_notation.c - see step_notation.h

   The notation is that of Bernhard Hobiger's HoDoKu, which forums use: title, what the pattern is, and behind "=>"
   what follows.

       Locked Candidates Type 1 (Pointing): 7 in b3 => r689c8<>7
       Swordfish: 8 c245 r158 => r3c4<>8
       XY-Chain: 2 2- r2c1 -6- r2c4 -8- r2c6 -2 => r5c1<>2

   Techniques that HoDoKu does not know take the form of the nearest that it does.  Each form is a function; the
   table at the end says which technique has which.  */
#include "show/step_notation.h"

#include "board/naming.h"
#include "board/symbols.h"
#include "logic/techniques.h"
#include "show/step_facts.h"

struct notation {
    struct out *out;
    const sudoku_rules *rules;
    const sudoku_step *step;
};

/* Writes what stands between the title and "=>". */
typedef void form(const struct notation *);

/* ---- pieces ---- */

static void put(const struct notation *t, const char *text) { out_text(t->out, text); }
static void put_digit(const struct notation *t, int digit) { out_char(t->out, digit_symbol(digit)); }

static void put_digits(const struct notation *t, struct short_list digits, const char *between)
{
    for (int i = 0; i < digits.count; i++) {
        if (i) put(t, between);
        put_digit(t, digits.item[i]);
    }
}

static void put_digit_set(const struct notation *t, bitset digits, const char *between)
{
    bool first = true;
    for_each_bit(i, digits) {
        if (!first) put(t, between);
        first = false;
        put_digit(t, i + 1);
    }
}

static void put_cells(const struct notation *t, cells set) { out_compact(t->out, t->rules, &set); }

/* The pattern's digits, in its own order. */
static void put_values(const struct notation *t, const char *between)
{
    put_digits(t, named_digits(t->step, SUDOKU_PATTERN), between);
}

/* Cells first to past-1 of those that the pattern names. */
static void put_indices(const struct notation *t, int first, int past)
{
    const struct short_list named = named_cells(t->step, SUDOKU_PATTERN);
    put_cells(t, list_cells(&named, first, past));
}

static void put_all_indices(const struct notation *t)
{
    put_cells(t, named_cell_set(t->step, SUDOKU_PATTERN));
}

/* Houses in a row share their letter: c17b7.  Numbers of two figures keep theirs.  `halves`: c14/c17. */
static void put_house_list(const struct notation *t, struct short_list houses, bool halves)
{
    int last = -1;
    for (int i = 0; i < houses.count; i++) {
        if (halves && i == houses.count / 2) {
            put(t, "/");
            last = -1;
        }
        const struct house *h = &t->rules->house[houses.item[i]];
        const bool alone = t->rules->n > 9 || h->number > 9 || h->kind == SUDOKU_REGION;
        if (alone || h->kind != last) out_short_house(t->out, t->rules, houses.item[i]);
        else out_number(t->out, h->number);
        last = h->kind;
    }
}

static void put_houses(const struct notation *t, int role)
{
    put_house_list(t, role_houses(t->step, role), false);
}

/* The house that a step is about: its base, or the other one if that is all there is. */
static void put_house(const struct notation *t)
{
    const struct short_list base = role_houses(t->step, SUDOKU_BASE);
    if (base.count) out_short_house(t->out, t->rules, base.item[0]);
    else put_houses(t, SUDOKU_COVER);
}

static void put_removals(const struct notation *t)
{
    const struct short_list digits = removed_digits(t->step);
    for (int i = 0; i < digits.count; i++) {
        if (i) put(t, ", ");
        put_cells(t, removed_from(t->step, digits.item[i]));
        put(t, "<>");
        put_digit(t, digits.item[i]);
    }
}

static void put_placements(const struct notation *t)
{
    bool first = true;
    for_each_part(p, t->step, SUDOKU_PLACED)
    {
        if (!first) put(t, ", ");
        first = false;
        out_cell(t->out, t->rules, p->cell);
        put(t, "=");
        put_digit(t, p->digit);
    }
}

static void put_conclusion(const struct notation *t)
{
    const bool places = role_occurs(t->step, SUDOKU_PLACED);
    put(t, " => ");
    put_placements(t);
    if (places && role_occurs(t->step, SUDOKU_REMOVED)) put(t, ", ");
    put_removals(t);
}

/* ---- singles, locked candidates, subsets ---- */

static void single(const struct notation *t)
{
    put(t, ": ");
    put_placements(t);
}

/* Several cells that get the same digit. */
static void template_set(const struct notation *t)
{
    put(t, ": ");
    put_cells(t, role_cells(t->step, SUDOKU_PLACED));
    put(t, "=");
    put_digit_set(t, role_digits(t->step, SUDOKU_PLACED), "");
}

static void only_conclusion(const struct notation *t) { put_conclusion(t); }

static void template_delete(const struct notation *t)
{
    put(t, ": ");
    put_conclusion(t);
}

static void digit_in_house(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " in ");
    put_house(t);
    put_conclusion(t);
}

static void digits_in_cells(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " in ");
    put_all_indices(t);
    put_conclusion(t);
}

static void leftovers(const struct notation *t)
{
    put(t, ": ");
    put_houses(t, SUDOKU_BASE);
    put(t, " / ");
    put_houses(t, SUDOKU_COVER);
    put(t, " (");
    put_all_indices(t);
    put(t, " / ");
    put_cells(t, role_cells(t->step, SUDOKU_OTHER));
    put(t, ")");
    put_conclusion(t);
}

/* ---- fish ---- */

static void put_fins(const struct notation *t, int role, const char *mark)
{
    for_each_part(p, t->step, role)
    {
        put(t, mark);
        out_cell(t->out, t->rules, p->cell);
    }
}

/* Two fish with the same base in one step. */
static bool siamese(const sudoku_step *s)
{
    return role_houses(s, SUDOKU_COVER).count == 2 * role_houses(s, SUDOKU_BASE).count;
}

static void put_fish(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " ");
    put_houses(t, SUDOKU_BASE);
    put(t, " ");
    put_house_list(t, role_houses(t->step, SUDOKU_COVER), siamese(t->step));
    put_fins(t, SUDOKU_FIN, " f");
    put_fins(t, SUDOKU_ENDO_FIN, " ef");
}

static void fish(const struct notation *t)
{
    put_fish(t);
    put_conclusion(t);
}

/* ---- single digit patterns, wings, rectangles ---- */

static void linked(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " in ");
    put_indices(t, 0, 2);
    if (t->step->technique == TECHNIQUE_dual_kite) {
        put(t, "/in ");
        put_indices(t, 4, 6);
    }
    put(t, " (connected by ");
    put_indices(t, 2, 4);
    put(t, ")");
    put_conclusion(t);
}

static void empty_rectangle(const struct notation *t)
{
    put(t, ": ");
    put_values(t, ",");
    put(t, " in ");
    put_house(t);
    put(t, " (");
    put_indices(t, 0, 2);
    if (t->step->technique == TECHNIQUE_dual_empty_rectangle) {
        put(t, "/");
        put_indices(t, 2, 4);
    }
    put(t, ")");
    put_conclusion(t);
}

static void w_wing(const struct notation *t)
{
    const struct short_list digits = named_digits(t->step, SUDOKU_PATTERN);
    put(t, ": ");
    put_values(t, "/");
    put(t, " in ");
    put_indices(t, 0, 2);
    put(t, " connected by ");
    if (digits.count > 1) put_digit(t, digits.item[1]);
    put(t, " in ");
    put_cells(t, fin_cells(t->step));
    put_conclusion(t);
}

static void alternatives_in_cells(const struct notation *t)
{
    put(t, ": ");
    put_values(t, "/");
    put(t, " in ");
    put_all_indices(t);
    put_conclusion(t);
}

static void exclusion(const struct notation *t)
{
    put(t, ": ");
    put_all_indices(t);
    if (role_occurs(t->step, SUDOKU_OTHER)) {
        put(t, " (by ");
        put_cells(t, role_cells(t->step, SUDOKU_OTHER));
        put(t, ")");
    }
    put_conclusion(t);
}

/* Colours are roles: the first two make a pair, and so do the next two. */
static void colours(const struct notation *t)
{
    static const int colour[] = {SUDOKU_PATTERN, SUDOKU_OTHER, SUDOKU_SET, SUDOKU_SET + 1};
    put(t, ": ");
    put_values(t, ",");
    put(t, " ");
    for (int i = 0; i < 4; i++) {
        const cells set = candidate_cells(t->step, colour[i]);
        if (cells_empty(&set)) continue;
        put(t, !i ? "(" : i % 2 ? " / (" : ", (");
        bool first = true;
        for_each_cell(cell, &set)
        {
            if (!first) put(t, ",");
            first = false;
            out_cell(t->out, t->rules, cell);
        }
        put(t, ")");
    }
    put_conclusion(t);
}

/* ---- sets ---- */

static void put_set(const struct notation *t, int k, bool with_digits)
{
    put_cells(t, role_cells(t->step, SUDOKU_SET + k));
    if (!with_digits) return;
    bitset digits = 0;
    for_each_part(p, t->step, SUDOKU_SET + k) if (p->cell != SUDOKU_NO_CELL && p->digit) digits |=
        bit(p->digit - 1);
    put(t, " {");
    put_digit_set(t, digits, "");
    put(t, "}");
}

/* Cells of the pattern are told before, so they are left out here. */
static void put_part_of_coq(const struct notation *t, int role)
{
    const cells all = role_cells(t->step, role), named = role_cells(t->step, SUDOKU_PATTERN);
    put_cells(t, cells_but_not(&all, &named));
    put(t, " - {");
    put_digit_set(t, role_digits(t->step, role), "");
    put(t, "}");
}

static void sue_de_coq(const struct notation *t)
{
    put(t, ": ");
    put_all_indices(t);
    put(t, " - {");
    put_values(t, "");
    put(t, "} (");
    put_part_of_coq(t, SUDOKU_FIN);
    put(t, ", ");
    put_part_of_coq(t, SUDOKU_ENDO_FIN);
    put(t, ")");
    put_conclusion(t);
}

/* Sets A, B, C; the digits that tie them are X, the digits that all would lose are Z. */
static void almost_locked(const struct notation *t)
{
    const int sets = step_sets(t->step);
    for (int k = 0; k < sets; k++) {
        out_format(t->out, "%s%c=", k ? ", " : ": ", region_symbol(k));
        put_set(t, k, true);
    }
    put(t, t->step->technique == TECHNIQUE_als_xy_wing ? ", X,Y=" : ", X=");
    put_digit_set(t, role_digits(t->step, SUDOKU_ENDO_FIN), ",");
    if (role_occurs(t->step, SUDOKU_FIN)) {
        put(t, ", Z=");
        put_digit_set(t, role_digits(t->step, SUDOKU_FIN), ",");
    }
    put_conclusion(t);
}

static void put_tie(const struct notation *t, bitset digits)
{
    put(t, " -");
    put_digit_set(t, digits, "");
    put(t, "- ");
}

/* The digits by which set k holds on to the next one: the nodes that begin its chain. */
static bitset tie_to_next(const sudoku_step *s, int k)
{
    bitset digits = 0;
    for (int i = 0; i < s->node_count; i++)
        if (s->nodes[i].chain == k && s->nodes[i].reason == SUDOKU_BY_SET)
            digits |= bit(s->nodes[i].digit - 1);
    return digits;
}

static void put_removed_digits(const struct notation *t, const char *between)
{
    put_digit_set(t, role_digits(t->step, SUDOKU_REMOVED) | role_digits(t->step, SUDOKU_PLACED),
                  between);
}

static void almost_locked_chain(const struct notation *t)
{
    const int sets = step_sets(t->step);
    put(t, ": ");
    put_removed_digits(t, "");
    put(t, "- ");
    for (int k = 0; k < sets; k++) {
        put_set(t, k, true);
        if (k + 1 < sets) put_tie(t, tie_to_next(t->step, k));
    }
    put(t, " -");
    put_removed_digits(t, "");
    put_conclusion(t);
}

static void death_blossom(const struct notation *t)
{
    const int sets = step_sets(t->step);
    const struct short_list stem = named_digits(t->step, SUDOKU_OTHER); /* one for each petal */
    put(t, ": [");
    put_indices(t, 0, 1);
    put(t, "]");
    for (int k = 0; k < sets; k++) {
        put(t, ", ");
        put_tie(t, k < stem.count ? bit(stem.item[k] - 1) : 0);
        put_set(t, k, true);
    }
    put_conclusion(t);
}

/* ---- chains ---- */

/* A loop that closes on its first node is told with that node at both ends. */
static bool closes(const sudoku_step *s, int chain)
{
    return s->nodes[chain_begin(s, chain)].parents > 0;
}

static int chain_length(const sudoku_step *s, int chain)
{
    return chain_end(s, chain) - chain_begin(s, chain) + closes(s, chain);
}

static const sudoku_node *chain_node(const sudoku_step *s, int chain, int i)
{
    const int begin = chain_begin(s, chain), end = chain_end(s, chain);
    return &s->nodes[begin + i < end ? begin + i : begin];
}

static int chain_cell(const sudoku_step *s, int chain, int i)
{
    return first_cell_of(s, chain_node(s, chain, i));
}

/* The set that a chain enters with node i: it leaves it with the next. */
static int set_entered(const sudoku_step *s, int chain, int i)
{
    if (i + 1 >= chain_length(s, chain)) return -1;
    const sudoku_node *next = chain_node(s, chain, i + 1);
    return next->reason == SUDOKU_BY_SET ? next->house : -1;
}

/* r1c1 -3- r2c2 =4= r2c5: two nodes in one cell are told as one, by the link that leads there. */
static void put_chain(const struct notation *t, int chain)
{
    const sudoku_step *s = t->step;
    const int length = chain_length(s, chain);
    int last = -1;
    for (int i = 0; i < length; i++) {
        const sudoku_node *node = chain_node(s, chain, i);
        const int cell = chain_cell(s, chain, i), set = set_entered(s, chain, i);
        if (cell == last || (i && node->reason == SUDOKU_BY_SET)) continue;
        last = cell;
        if (i) {
            const char link = node->on ? '=' : '-';
            out_format(t->out, " %c%c%c ", link, digit_symbol(node->digit), link);
        }
        if (set >= 0) {
            put(t, "ALS:");
            put_set(t, set, false);
        } else {
            put_cells(t, cells_of_node(s, node));
        }
    }
}

/* The digit of the first node outside of the first cell, or (back) of the first node of the last cell. */
static int turning_digit(const sudoku_step *s, int chain, bool back)
{
    const int length = chain_length(s, chain);
    int i = back ? length - 1 : 0;
    const int cell = chain_cell(s, chain, i);
    if (back)
        while (i > 0 && chain_cell(s, chain, i - 1) == cell) i--;
    else
        while (i + 1 < length && chain_cell(s, chain, i) == cell) i++;
    return chain_node(s, chain, i)->digit;
}

static void chain(const struct notation *t)
{
    put(t, ": ");
    put_removed_digits(t, "/");
    put(t, " ");
    if (t->step->node_count) put_chain(t, 0);
    put_conclusion(t);
}

static void remote_pair(const struct notation *t)
{
    put(t, ": ");
    put_values(t, "/");
    put(t, " ");
    if (t->step->node_count) put_chain(t, 0);
    put_conclusion(t);
}

static void put_ended_chain(const struct notation *t, int before, int after, char link)
{
    put(t, ": ");
    put_removed_digits(t, "/");
    out_format(t->out, " %c%c ", digit_symbol(before), link);
    put_chain(t, 0);
    out_format(t->out, " %c%c", link, digit_symbol(after));
    put_conclusion(t);
}

/* 6- r1c1 ... -6: what follows sees both ends. */
static void open_chain(const struct notation *t)
{
    if (!t->step->node_count) {
        chain(t);
        return;
    }
    put_ended_chain(t, chain_node(t->step, 0, 0)->digit,
                    chain_node(t->step, 0, chain_length(t->step, 0) - 1)->digit, '-');
}

/* 8= r2c4 =6= ... =8= r2c4 =6: every link of a loop holds both ways. */
static void loop(const struct notation *t)
{
    if (!t->step->node_count) {
        chain(t);
        return;
    }
    put_ended_chain(t, turning_digit(t->step, 0, true), turning_digit(t->step, 0, false), '=');
}

/* ---- forcing chains and nets ---- */

static void put_assignment(const struct notation *t, const sudoku_node *node)
{
    if (node->reason == SUDOKU_BY_SET) {
        put(t, "ALS:");
        put_set(t, node->house, false);
    } else {
        put_cells(t, cells_of_node(t->step, node));
    }
    put(t, node->on ? "=" : "<>");
    put_digit(t, node->digit);
}

/* Is node i on the way from the end of its chain back to the beginning, first parents first? */
static bool on_main_way(const sudoku_step *s, int begin, int end, int i)
{
    int at = end - 1;
    while (at > i) {
        const sudoku_node *node = &s->nodes[at];
        const int parent = node->parents ? s->node_parents[node->first_parent] : -1;
        if (parent < begin || parent >= at) return false;
        at = parent;
    }
    return at == i;
}

/* r1c1=5 r1c2<>5 (r3c2=5 r3c4<>5) r1c2=7: in parentheses what the main way needs besides. */
static void put_net(const struct notation *t, int number)
{
    const sudoku_step *s = t->step;
    const int begin = chain_begin(s, number), end = chain_end(s, number);
    bool aside = false;
    for (int i = begin; i < end; i++) {
        const bool main = on_main_way(s, begin, end, i);
        if (main && aside) put(t, ")");
        if (i > begin) put(t, " ");
        if (!main && !aside) put(t, "(");
        aside = !main;
        put_assignment(t, &s->nodes[i]);
    }
    if (aside) put(t, ")");
}

static void put_nets(const struct notation *t)
{
    const int chains = step_chains(t->step);
    for (int i = 0; i < chains; i++) {
        put(t, "\n  ");
        put_net(t, i);
    }
}

static void forcing(const struct notation *t)
{
    put_conclusion(t);
    put_nets(t);
}

/* What they contradict in: a house, or a cell. */
static void contradiction(const struct notation *t)
{
    put(t, " in ");
    if (t->step->house_count) put_house(t);
    else put_cells(t, role_cells(t->step, SUDOKU_OTHER));
    forcing(t);
}

/* From a cell or a house, where the chains begin; an assumption is told by its chains alone. */
static void forcing_from(const struct notation *t)
{
    const struct short_list cell = only_cells(t->step, SUDOKU_PATTERN);
    if (t->step->house_count) {
        put(t, " from ");
        put_values(t, "");
        put(t, " in ");
        put_house(t);
    } else if (cell.count) {
        put(t, " from ");
        put_indices(t, 0, 1);
    }
    forcing(t);
}

/* The fish with its fins, and from each fin a chain to what goes. */
static void kraken(const struct notation *t)
{
    const int kind = t->step->variant, chains = step_chains(t->step);
    put(t, ": ");
    put_conclusion(t);
    put(t, "\n  ");
    put(t, kind > 0 && kind < TECHNIQUE_COUNT ? technique_rows[kind].title : "Fish");
    put_fish(t);
    for (int i = 0; i < chains; i++) {
        put(t, "\n  ");
        put_chain(t, i);
    }
}

/* ---- which technique has which form ---- */

#define FORM(name, form) [TECHNIQUE_##name] = form
#define FISH(kind)                                                                         \
    FORM(kind##_x_wing, fish), FORM(kind##_swordfish, fish), FORM(kind##_jellyfish, fish), \
        FORM(kind##_squirmbag, fish), FORM(kind##_whale, fish), FORM(kind##_leviathan, fish)

static form *const forms[TECHNIQUE_COUNT] = {
    FORM(full_house, single),
    FORM(naked_single, single),
    FORM(hidden_single, single),
    FORM(direct_pointing, digit_in_house),
    FORM(direct_claiming, digit_in_house),
    FORM(direct_hidden_pair, digits_in_cells),
    FORM(direct_hidden_triple, digits_in_cells),
    FORM(locked_pair, digits_in_cells),
    FORM(locked_triple, digits_in_cells),
    FORM(pointing, digit_in_house),
    FORM(claiming, digit_in_house),
    FORM(intersection, digit_in_house),
    FORM(leftovers, leftovers),
    FORM(naked_pair, digits_in_cells),
    FORM(naked_triple, digits_in_cells),
    FORM(hidden_pair, digits_in_cells),
    FORM(hidden_triple, digits_in_cells),
    FORM(naked_quad, digits_in_cells),
    FORM(hidden_quad, digits_in_cells),
    FORM(x_wing, fish),
    FORM(swordfish, fish),
    FORM(jellyfish, fish),
    FORM(squirmbag, fish),
    FORM(whale, fish),
    FORM(leviathan, fish),
    FISH(finned),
    FISH(sashimi),
    FISH(franken),
    FISH(finned_franken),
    FISH(mutant),
    FISH(finned_mutant),
    FORM(kraken_1, kraken),
    FORM(kraken_2, kraken),
    FORM(remote_pair, remote_pair),
    FORM(bug_1, only_conclusion),
    FORM(bug_2, alternatives_in_cells),
    FORM(bug_3, alternatives_in_cells),
    FORM(bug_4, alternatives_in_cells),
    FORM(skyscraper, linked),
    FORM(two_string_kite, linked),
    FORM(dual_kite, linked),
    FORM(turbot_fish, chain),
    FORM(empty_rectangle, empty_rectangle),
    FORM(dual_empty_rectangle, empty_rectangle),
    FORM(strong_links_2, chain),
    FORM(strong_links_3, chain),
    FORM(strong_links_4, chain),
    FORM(strong_links_5, chain),
    FORM(strong_links_6, chain),
    FORM(w_wing, w_wing),
    FORM(xy_wing, alternatives_in_cells),
    FORM(xyz_wing, alternatives_in_cells),
    FORM(wxyz_wing, alternatives_in_cells),
    FORM(vwxyz_wing, alternatives_in_cells),
    FORM(uvwxyz_wing, alternatives_in_cells),
    FORM(tuvwxyz_wing, alternatives_in_cells),
    FORM(unique_1, alternatives_in_cells),
    FORM(unique_2, alternatives_in_cells),
    FORM(unique_3, alternatives_in_cells),
    FORM(unique_4, alternatives_in_cells),
    FORM(unique_5, alternatives_in_cells),
    FORM(unique_6, alternatives_in_cells),
    FORM(hidden_rectangle, alternatives_in_cells),
    FORM(avoidable_1, alternatives_in_cells),
    FORM(avoidable_2, alternatives_in_cells),
    FORM(loop_1, alternatives_in_cells),
    FORM(loop_2, alternatives_in_cells),
    FORM(loop_3, alternatives_in_cells),
    FORM(loop_4, alternatives_in_cells),
    FORM(sue_de_coq, sue_de_coq),
    FORM(simple_colours_trap, colours),
    FORM(simple_colours_wrap, colours),
    FORM(multi_colours_1, colours),
    FORM(multi_colours_2, colours),
    FORM(aligned_pair, exclusion),
    FORM(aligned_triple, exclusion),
    FORM(x_chain, chain),
    FORM(xy_chain, open_chain),
    FORM(continuous_loop, loop),
    FORM(discontinuous_loop, chain),
    FORM(aic, open_chain),
    FORM(grouped_continuous_loop, loop),
    FORM(grouped_discontinuous_loop, chain),
    FORM(grouped_aic, open_chain),
    FORM(als_xz, almost_locked),
    FORM(als_xy_wing, almost_locked),
    FORM(als_chain, almost_locked_chain),
    FORM(death_blossom, death_blossom),
    FORM(x_cycle, chain),
    FORM(y_cycle, chain),
    FORM(cycle, chain),
    FORM(forcing_x_chain, chain),
    FORM(forcing_chain, chain),
    FORM(nishio, forcing),
    FORM(cell_forcing_chain, forcing_from),
    FORM(house_forcing_chain, forcing_from),
    FORM(dynamic_chain, forcing_from),
    FORM(dynamic_chain_plus, forcing_from),
    FORM(nested_chain, forcing_from),
    FORM(nested_multiple, forcing_from),
    FORM(nested_dynamic, forcing_from),
    FORM(nested_dynamic_plus, forcing_from),
    FORM(forcing_chain_contradiction, contradiction),
    FORM(forcing_net_contradiction, contradiction),
    FORM(forcing_chain_verity, forcing),
    FORM(forcing_net_verity, forcing),
    FORM(template_set, template_set),
    FORM(template_delete, template_delete),
    FORM(brute_force, template_set),
};

void out_notation(struct out *o, const sudoku_rules *rules, const sudoku_step *step)
{
    const struct notation t = {o, rules, step};
    if (forms[step->technique] == fish && siamese(step)) out_text(o, "Siamese ");
    out_text(o, technique_rows[step->technique].title);
    forms[step->technique](&t);
}
