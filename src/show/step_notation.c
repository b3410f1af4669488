/* SPDX-License-Identifier: MIT */
/* step_notation.c - see step_notation.h

   The notation is that of Bernhard Hobiger's HoDoKu, which forums use: title, what the pattern is, and after "=>"
   what follows.

       Locked Candidates Type 1 (Pointing): 7 in b3 => r689c8<>7
       Swordfish: 8 c245 r158 => r3c4<>8
       XY-Chain: 2 2- r2c1 -6- r2c4 -8- r2c6 -2 => r5c1<>2

   Other languages have their own titles and the few words in between, but forums write it in English.

   Techniques that HoDoKu does not know take the form of the most similar one that it knows.  Each form is a function, those
   of chains in notation_chains.c; the table at the end says which technique has which.  */
#include "show/step_notation.h"

#include "board/naming.h"
#include "board/symbols.h"
#include "logic/step/techniques.h"
#include "show/notation_parts.h"

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
    put(t, " (");
    put(t, t->language->notation.connected_by);
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
    put(t, " ");
    put(t, t->language->notation.connected_by);
    if (digits.count > 1) put_digit(t, digits.item[1]);
    put(t, " in ");
    put_cells(t, fin_cells(t->step));
    put_conclusion(t);
}

/* Not every step of such a technique knows the digits. */
static void alternatives_in_cells(const struct notation *t)
{
    put(t, ": ");
    if (named_digits(t->step, SUDOKU_PATTERN).count) {
        put_values(t, "/");
        put(t, " in ");
    }
    put_all_indices(t);
    put_conclusion(t);
}

static void exclusion(const struct notation *t)
{
    put(t, ": ");
    put_all_indices(t);
    if (role_occurs(t->step, SUDOKU_OTHER)) {
        put(t, " (");
        put(t, t->language->notation.by);
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
        for_each_cell(cell, &set) {
            if (!first) put(t, ",");
            first = false;
            out_cell(t->out, t->rules, cell);
        }
        put(t, ")");
    }
    put_conclusion(t);
}

/* ---- sets ---- */

/* Cells of the pattern are named before, so they are left out here. */
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

/* Sets A, B, C; the digits that tie them are X, the digits that every set would lose are Z. */
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

/* The digits that tie set k to the next one: the nodes that begin its chain. */
static bitset tie_to_next(const sudoku_step *s, int k)
{
    bitset digits = 0;
    for (int i = 0; i < s->node_count; i++)
        if (s->nodes[i].chain == k && s->nodes[i].reason == SUDOKU_BY_SET)
            digits |= bit(s->nodes[i].digit - 1);
    return digits;
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
    FORM(kraken_1, kraken_form),
    FORM(kraken_2, kraken_form),
    FORM(remote_pair, remote_pair_form),
    FORM(bug_1, only_conclusion),
    FORM(bug_2, alternatives_in_cells),
    FORM(bug_3, alternatives_in_cells),
    FORM(bug_4, alternatives_in_cells),
    FORM(skyscraper, linked),
    FORM(two_string_kite, linked),
    FORM(dual_kite, linked),
    FORM(turbot_fish, chain_form),
    FORM(empty_rectangle, empty_rectangle),
    FORM(dual_empty_rectangle, empty_rectangle),
    FORM(strong_links_2, chain_form),
    FORM(strong_links_3, chain_form),
    FORM(strong_links_4, chain_form),
    FORM(strong_links_5, chain_form),
    FORM(strong_links_6, chain_form),
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
    FORM(x_chain, chain_form),
    FORM(xy_chain, open_chain_form),
    FORM(continuous_loop, loop_form),
    FORM(discontinuous_loop, chain_form),
    FORM(aic, open_chain_form),
    FORM(grouped_continuous_loop, loop_form),
    FORM(grouped_discontinuous_loop, chain_form),
    FORM(grouped_aic, open_chain_form),
    FORM(als_xz, almost_locked),
    FORM(als_xy_wing, almost_locked),
    FORM(als_chain, almost_locked_chain),
    FORM(death_blossom, death_blossom),
    FORM(x_cycle, chain_form),
    FORM(y_cycle, chain_form),
    FORM(cycle, chain_form),
    FORM(forcing_x_chain, chain_form),
    FORM(forcing_chain, chain_form),
    FORM(nishio, forcing_form),
    FORM(cell_forcing_chain, forcing_from_form),
    FORM(house_forcing_chain, forcing_from_form),
    FORM(dynamic_chain, forcing_from_form),
    FORM(dynamic_chain_plus, forcing_from_form),
    FORM(nested_chain, forcing_from_form),
    FORM(nested_multiple, forcing_from_form),
    FORM(nested_dynamic, forcing_from_form),
    FORM(nested_dynamic_plus, forcing_from_form),
    FORM(forcing_chain_contradiction, contradiction_form),
    FORM(forcing_net_contradiction, contradiction_form),
    FORM(forcing_chain_verity, forcing_form),
    FORM(forcing_net_verity, forcing_form),
    FORM(template_set, template_set),
    FORM(template_delete, template_delete),
    FORM(brute_force, template_set),
};

void out_notation(struct out *o, const sudoku_rules *rules, const sudoku_step *step,
                  sudoku_language language)
{
    const struct notation t = {o, rules, step, language_of(language)};
    if (forms[step->technique] == fish && siamese(step)) out_text(o, t.language->notation.siamese);
    out_text(o, technique_title(t.language, step->technique));
    forms[step->technique](&t);
}
