/* SPDX-License-Identifier: MIT */
/* techniques.h - the table of techniques.

   se     rating by Sudoku Explainer 1.2.1 and Sukaku Explainer 2023.3 in tenths; chains and loops add to it by their length
   suk    the same by Sukaku Explainer 1.18
   level  of difficulty and
   score  by HoDoKu 2.2
   0, or NO_LEVEL: that program does not know the technique.

   The order is from easy to hard, as far as the three agree; each profile has its own, see profiles.c.  */
#ifndef LOGIC_TECHNIQUES_H
#define LOGIC_TECHNIQUES_H

#include <stdbool.h>
#include <stddef.h>

enum level { NO_LEVEL, EASY, MEDIUM, HARD, UNFAIR, EXTREME };

/*  T(name of the constant, name, title, se, suk, level, score)  */
#define TECHNIQUES(T)                                                                                   \
    T(full_house, "full-house", "Full House", 10, 10, EASY, 4)                                          \
    T(naked_single, "naked-single", "Naked Single", 23, 23, EASY, 4)                                    \
    T(hidden_single, "hidden-single", "Hidden Single", 12, 12, EASY, 14)                                \
    T(direct_pointing, "direct-pointing", "Direct Pointing", 17, 17, NO_LEVEL, 0)                       \
    T(direct_claiming, "direct-claiming", "Direct Claiming", 19, 19, NO_LEVEL, 0)                       \
    T(direct_hidden_pair, "direct-hidden-pair", "Direct Hidden Pair", 20, 20, NO_LEVEL, 0)              \
    T(direct_hidden_triple, "direct-hidden-triple", "Direct Hidden Triple", 25, 25, NO_LEVEL, 0)        \
    T(locked_pair, "locked-pair", "Locked Pair", 0, 0, MEDIUM, 40)                                      \
    T(locked_triple, "locked-triple", "Locked Triple", 0, 0, MEDIUM, 60)                                \
    T(pointing, "pointing", "Locked Candidates Type 1 (Pointing)", 26, 26, MEDIUM, 50)                  \
    T(claiming, "claiming", "Locked Candidates Type 2 (Claiming)", 28, 28, MEDIUM, 50)                  \
    T(intersection, "intersection", "Generalised Intersection", 29, 29, MEDIUM, 50)                     \
    T(leftovers, "leftovers", "Law of Leftovers", 29, 29, MEDIUM, 50)                                   \
    T(naked_pair, "naked-pair", "Naked Pair", 30, 30, MEDIUM, 60)                                       \
    T(naked_triple, "naked-triple", "Naked Triple", 36, 36, MEDIUM, 80)                                 \
    T(hidden_pair, "hidden-pair", "Hidden Pair", 34, 34, MEDIUM, 70)                                    \
    T(hidden_triple, "hidden-triple", "Hidden Triple", 40, 40, MEDIUM, 100)                             \
    T(naked_quad, "naked-quadruple", "Naked Quadruple", 50, 50, HARD, 120)                              \
    T(hidden_quad, "hidden-quadruple", "Hidden Quadruple", 54, 54, HARD, 150)                           \
    T(x_wing, "x-wing", "X-Wing", 32, 32, HARD, 140)                                                    \
    T(swordfish, "swordfish", "Swordfish", 38, 38, HARD, 150)                                           \
    T(jellyfish, "jellyfish", "Jellyfish", 52, 52, HARD, 160)                                           \
    T(squirmbag, "squirmbag", "Squirmbag", 0, 0, UNFAIR, 470)                                           \
    T(whale, "whale", "Whale", 0, 0, UNFAIR, 470)                                                       \
    T(leviathan, "leviathan", "Leviathan", 0, 0, UNFAIR, 470)                                           \
    T(remote_pair, "remote-pair", "Remote Pair", 0, 0, HARD, 110)                                       \
    T(bug_1, "bug", "Bivalue Universal Grave + 1", 56, 56, HARD, 100)                                   \
    T(bug_2, "bug-2", "Bivalue Universal Grave Type 2", 57, 57, NO_LEVEL, 0)                            \
    T(bug_3, "bug-3", "Bivalue Universal Grave Type 3", 57, 57, NO_LEVEL, 0)                            \
    T(bug_4, "bug-4", "Bivalue Universal Grave Type 4", 57, 57, NO_LEVEL, 0)                            \
    T(skyscraper, "skyscraper", "Skyscraper", 0, 40, HARD, 130)                                         \
    T(two_string_kite, "two-string-kite", "2-String Kite", 0, 41, HARD, 150)                            \
    T(turbot_fish, "turbot-fish", "Turbot Fish", 0, 41, HARD, 120)                                      \
    T(empty_rectangle, "empty-rectangle", "Empty Rectangle", 0, 43, HARD, 120)                          \
    T(dual_kite, "dual-two-string-kite", "Dual 2-String Kite", 0, 0, HARD, 150)                         \
    T(dual_empty_rectangle, "dual-empty-rectangle", "Dual Empty Rectangle", 0, 0, HARD, 120)            \
    T(strong_links_2, "two-strong-links", "Two Strong Links", 0, 40, NO_LEVEL, 0)                       \
    T(strong_links_3, "three-strong-links", "Three Strong Links", 0, 54, NO_LEVEL, 0)                   \
    T(strong_links_4, "four-strong-links", "Four Strong Links", 0, 58, NO_LEVEL, 0)                     \
    T(strong_links_5, "five-strong-links", "Five Strong Links", 0, 62, NO_LEVEL, 0)                     \
    T(strong_links_6, "six-strong-links", "Six Strong Links", 0, 66, NO_LEVEL, 0)                       \
    T(w_wing, "w-wing", "W-Wing", 0, 0, HARD, 150)                                                      \
    T(xy_wing, "xy-wing", "XY-Wing", 42, 42, HARD, 160)                                                 \
    T(xyz_wing, "xyz-wing", "XYZ-Wing", 44, 44, HARD, 180)                                              \
    T(wxyz_wing, "wxyz-wing", "WXYZ-Wing", 0, 55, NO_LEVEL, 0)                                          \
    T(vwxyz_wing, "vwxyz-wing", "VWXYZ-Wing", 0, 62, NO_LEVEL, 0)                                       \
    T(uvwxyz_wing, "uvwxyz-wing", "UVWXYZ-Wing", 0, 66, NO_LEVEL, 0)                                    \
    T(tuvwxyz_wing, "tuvwxyz-wing", "TUVWXYZ-Wing", 0, 75, NO_LEVEL, 0)                                 \
    T(unique_1, "unique-rectangle-1", "Uniqueness Test 1", 45, 45, HARD, 100)                           \
    T(unique_2, "unique-rectangle-2", "Uniqueness Test 2", 45, 45, HARD, 100)                           \
    T(unique_3, "unique-rectangle-3", "Uniqueness Test 3", 45, 45, HARD, 100)                           \
    T(unique_4, "unique-rectangle-4", "Uniqueness Test 4", 45, 45, HARD, 100)                           \
    T(unique_5, "unique-rectangle-5", "Uniqueness Test 5", 0, 0, HARD, 100)                             \
    T(unique_6, "unique-rectangle-6", "Uniqueness Test 6", 0, 0, HARD, 100)                             \
    T(hidden_rectangle, "hidden-rectangle", "Hidden Rectangle", 0, 0, HARD, 100)                        \
    T(avoidable_1, "avoidable-rectangle-1", "Avoidable Rectangle Type 1", 0, 0, HARD, 100)              \
    T(avoidable_2, "avoidable-rectangle-2", "Avoidable Rectangle Type 2", 0, 0, HARD, 100)              \
    T(loop_1, "unique-loop-1", "Unique Loop Type 1", 46, 46, NO_LEVEL, 0)                               \
    T(loop_2, "unique-loop-2", "Unique Loop Type 2", 46, 46, NO_LEVEL, 0)                               \
    T(loop_3, "unique-loop-3", "Unique Loop Type 3", 46, 46, NO_LEVEL, 0)                               \
    T(loop_4, "unique-loop-4", "Unique Loop Type 4", 46, 46, NO_LEVEL, 0)                               \
    T(finned_x_wing, "finned-x-wing", "Finned X-Wing", 0, 0, HARD, 130)                                 \
    T(sashimi_x_wing, "sashimi-x-wing", "Sashimi X-Wing", 0, 0, HARD, 150)                              \
    T(finned_swordfish, "finned-swordfish", "Finned Swordfish", 0, 0, UNFAIR, 200)                      \
    T(sashimi_swordfish, "sashimi-swordfish", "Sashimi Swordfish", 0, 0, UNFAIR, 240)                   \
    T(finned_jellyfish, "finned-jellyfish", "Finned Jellyfish", 0, 0, UNFAIR, 250)                      \
    T(sashimi_jellyfish, "sashimi-jellyfish", "Sashimi Jellyfish", 0, 0, UNFAIR, 260)                   \
    T(finned_squirmbag, "finned-squirmbag", "Finned Squirmbag", 0, 0, UNFAIR, 470)                      \
    T(sashimi_squirmbag, "sashimi-squirmbag", "Sashimi Squirmbag", 0, 0, UNFAIR, 470)                   \
    T(finned_whale, "finned-whale", "Finned Whale", 0, 0, UNFAIR, 470)                                  \
    T(sashimi_whale, "sashimi-whale", "Sashimi Whale", 0, 0, UNFAIR, 470)                               \
    T(finned_leviathan, "finned-leviathan", "Finned Leviathan", 0, 0, UNFAIR, 470)                      \
    T(sashimi_leviathan, "sashimi-leviathan", "Sashimi Leviathan", 0, 0, UNFAIR, 470)                   \
    T(sue_de_coq, "sue-de-coq", "Sue de Coq", 0, 0, UNFAIR, 250)                                        \
    T(simple_colours_trap, "simple-colours-trap", "Simple Colors Trap", 0, 0, HARD, 150)                \
    T(simple_colours_wrap, "simple-colours-wrap", "Simple Colors Wrap", 0, 0, HARD, 150)                \
    T(multi_colours_1, "multi-colours-1", "Multi Colors 1", 0, 0, HARD, 200)                            \
    T(multi_colours_2, "multi-colours-2", "Multi Colors 2", 0, 0, HARD, 200)                            \
    T(aligned_pair, "aligned-pair-exclusion", "Aligned Pair Exclusion", 62, 62, NO_LEVEL, 0)            \
    T(aligned_triple, "aligned-triple-exclusion", "Aligned Triple Exclusion", 75, 75, NO_LEVEL, 0)      \
    T(x_chain, "x-chain", "X-Chain", 0, 0, UNFAIR, 260)                                                 \
    T(xy_chain, "xy-chain", "XY-Chain", 0, 0, UNFAIR, 260)                                              \
    T(continuous_loop, "continuous-nice-loop", "Continuous Nice Loop", 0, 0, UNFAIR, 280)               \
    T(discontinuous_loop, "discontinuous-nice-loop", "Discontinuous Nice Loop", 0, 0, UNFAIR, 280)      \
    T(aic, "aic", "AIC", 0, 0, UNFAIR, 280)                                                             \
    T(grouped_continuous_loop, "grouped-continuous-nice-loop", "Grouped Continuous Nice Loop", 0, 0,    \
      UNFAIR, 300)                                                                                      \
    T(grouped_discontinuous_loop, "grouped-discontinuous-nice-loop", "Grouped Discontinuous Nice Loop", \
      0, 0, UNFAIR, 300)                                                                                \
    T(grouped_aic, "grouped-aic", "Grouped AIC", 0, 0, UNFAIR, 300)                                     \
    T(als_xz, "als-xz", "Almost Locked Set XZ-Rule", 0, 0, UNFAIR, 300)                                 \
    T(als_xy_wing, "als-xy-wing", "Almost Locked Set XY-Wing", 0, 0, UNFAIR, 320)                       \
    T(als_chain, "als-chain", "Almost Locked Set Chain", 0, 0, UNFAIR, 340)                             \
    T(death_blossom, "death-blossom", "Death Blossom", 0, 0, UNFAIR, 360)                               \
    T(franken_x_wing, "franken-x-wing", "Franken X-Wing", 0, 0, UNFAIR, 300)                            \
    T(franken_swordfish, "franken-swordfish", "Franken Swordfish", 0, 0, UNFAIR, 350)                   \
    T(franken_jellyfish, "franken-jellyfish", "Franken Jellyfish", 0, 0, UNFAIR, 370)                   \
    T(franken_squirmbag, "franken-squirmbag", "Franken Squirmbag", 0, 0, EXTREME, 470)                  \
    T(franken_whale, "franken-whale", "Franken Whale", 0, 0, EXTREME, 470)                              \
    T(franken_leviathan, "franken-leviathan", "Franken Leviathan", 0, 0, EXTREME, 470)                  \
    T(finned_franken_x_wing, "finned-franken-x-wing", "Finned Franken X-Wing", 0, 0, UNFAIR, 390)       \
    T(finned_franken_swordfish, "finned-franken-swordfish", "Finned Franken Swordfish", 0, 0, UNFAIR,   \
      410)                                                                                              \
    T(finned_franken_jellyfish, "finned-franken-jellyfish", "Finned Franken Jellyfish", 0, 0, UNFAIR,   \
      430)                                                                                              \
    T(finned_franken_squirmbag, "finned-franken-squirmbag", "Finned Franken Squirmbag", 0, 0, EXTREME,  \
      470)                                                                                              \
    T(finned_franken_whale, "finned-franken-whale", "Finned Franken Whale", 0, 0, EXTREME, 470)         \
    T(finned_franken_leviathan, "finned-franken-leviathan", "Finned Franken Leviathan", 0, 0, EXTREME,  \
      470)                                                                                              \
    T(mutant_x_wing, "mutant-x-wing", "Mutant X-Wing", 0, 0, EXTREME, 450)                              \
    T(mutant_swordfish, "mutant-swordfish", "Mutant Swordfish", 0, 0, EXTREME, 450)                     \
    T(mutant_jellyfish, "mutant-jellyfish", "Mutant Jellyfish", 0, 0, EXTREME, 450)                     \
    T(mutant_squirmbag, "mutant-squirmbag", "Mutant Squirmbag", 0, 0, EXTREME, 470)                     \
    T(mutant_whale, "mutant-whale", "Mutant Whale", 0, 0, EXTREME, 470)                                 \
    T(mutant_leviathan, "mutant-leviathan", "Mutant Leviathan", 0, 0, EXTREME, 470)                     \
    T(finned_mutant_x_wing, "finned-mutant-x-wing", "Finned Mutant X-Wing", 0, 0, EXTREME, 470)         \
    T(finned_mutant_swordfish, "finned-mutant-swordfish", "Finned Mutant Swordfish", 0, 0, EXTREME,     \
      470)                                                                                              \
    T(finned_mutant_jellyfish, "finned-mutant-jellyfish", "Finned Mutant Jellyfish", 0, 0, EXTREME,     \
      470)                                                                                              \
    T(finned_mutant_squirmbag, "finned-mutant-squirmbag", "Finned Mutant Squirmbag", 0, 0, EXTREME,     \
      470)                                                                                              \
    T(finned_mutant_whale, "finned-mutant-whale", "Finned Mutant Whale", 0, 0, EXTREME, 470)            \
    T(finned_mutant_leviathan, "finned-mutant-leviathan", "Finned Mutant Leviathan", 0, 0, EXTREME,     \
      470)                                                                                              \
    T(kraken_1, "kraken-fish-1", "Kraken Fish Type 1", 0, 0, EXTREME, 500)                              \
    T(kraken_2, "kraken-fish-2", "Kraken Fish Type 2", 0, 0, EXTREME, 500)                              \
    T(x_cycle, "x-cycle", "Bidirectional X-Cycle", 65, 65, NO_LEVEL, 0)                                 \
    T(y_cycle, "y-cycle", "Bidirectional Y-Cycle", 65, 65, NO_LEVEL, 0)                                 \
    T(forcing_x_chain, "forcing-x-chain", "Forcing X-Chain", 66, 66, NO_LEVEL, 0)                       \
    T(cycle, "cycle", "Bidirectional Cycle", 70, 70, NO_LEVEL, 0)                                       \
    T(forcing_chain, "forcing-chain", "Forcing Chain", 70, 70, NO_LEVEL, 0)                             \
    T(nishio, "nishio", "Nishio Forcing Chain", 75, 75, NO_LEVEL, 0)                                    \
    T(cell_forcing_chain, "cell-forcing-chain", "Cell Forcing Chains", 80, 80, NO_LEVEL, 0)             \
    T(house_forcing_chain, "house-forcing-chain", "House Forcing Chains", 80, 80, NO_LEVEL, 0)          \
    T(dynamic_chain, "dynamic-forcing-chain", "Dynamic Forcing Chains", 85, 85, NO_LEVEL, 0)            \
    T(dynamic_chain_plus, "dynamic-forcing-chain-plus", "Dynamic Forcing Chains (+)", 90, 90, NO_LEVEL, \
      0)                                                                                                \
    T(nested_chain, "nested-forcing-chain", "Dynamic Forcing Chains (+ Forcing Chains)", 95, 95,        \
      NO_LEVEL, 0)                                                                                      \
    T(nested_multiple, "nested-multiple-chain", "Dynamic Forcing Chains (+ Multiple Forcing Chains)",   \
      100, 100, NO_LEVEL, 0)                                                                            \
    T(nested_dynamic, "nested-dynamic-chain", "Dynamic Forcing Chains (+ Dynamic Forcing Chains)", 105, \
      105, NO_LEVEL, 0)                                                                                 \
    T(nested_dynamic_plus, "nested-dynamic-chain-plus",                                                 \
      "Dynamic Forcing Chains (+ Dynamic Forcing Chains (+))", 110, 105, NO_LEVEL, 0)                   \
    T(forcing_chain_contradiction, "forcing-chain-contradiction", "Forcing Chain Contradiction", 0, 0,  \
      EXTREME, 500)                                                                                     \
    T(forcing_chain_verity, "forcing-chain-verity", "Forcing Chain Verity", 0, 0, EXTREME, 500)         \
    T(forcing_net_contradiction, "forcing-net-contradiction", "Forcing Net Contradiction", 0, 0,        \
      EXTREME, 700)                                                                                     \
    T(forcing_net_verity, "forcing-net-verity", "Forcing Net Verity", 0, 0, EXTREME, 700)               \
    T(template_set, "template-set", "Template Set", 0, 0, EXTREME, 10000)                               \
    T(template_delete, "template-delete", "Template Delete", 0, 0, EXTREME, 10000)                      \
    T(brute_force, "brute-force", "Brute Force", 200, 200, EXTREME, 10000)

#define AS_CONSTANT(name, text, title, se, suk, level, score) TECHNIQUE_##name,
enum technique { TECHNIQUES(AS_CONSTANT) TECHNIQUE_COUNT };
#undef AS_CONSTANT

struct technique_row {
    const char *name, *title;
    short se, sukaku, level, score;
};
extern const struct technique_row technique_rows[TECHNIQUE_COUNT];

/* The technique of that name, or -1. */
int technique_named(const char *name);

#endif
