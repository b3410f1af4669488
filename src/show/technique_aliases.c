/* SPDX-License-Identifier: MIT */
/* technique_aliases.c - what techniques are called besides their names and titles: by HoDoKu (its short names, too), by Sudoku
   Explainer, in forums, and by abbreviation.  A name that several techniques share stands with each of them.  */
#include "show/technique_names.h"

#define ALSO(name, aliases) [TECHNIQUE_##name] = aliases

/* HoDoKu numbers fish by their size.  `letters`: before the abbreviation of the fish. */
#define SIZES(kind, code, words, letters)                                    \
    ALSO(kind##x_wing, code "2|" words " 2-Fish|" letters "XW"),             \
        ALSO(kind##swordfish, code "3|" words " 3-Fish|" letters "SF"),      \
        ALSO(kind##jellyfish, code "4|" words " 4-Fish|" letters "JF"),      \
        ALSO(kind##squirmbag, code "5|" words " 5-Fish|" words " Starfish"), \
        ALSO(kind##whale, code "6|" words " 6-Fish"), ALSO(kind##leviathan, code "7|" words " 7-Fish")

#define UR(number)                                            \
    "UR|UR" number "|UT|UT" number "|U" number                \
    "|Unique Rectangle|Uniqueness Test|Eindeutiges Rechteck|" \
    "Eindeutiges Rechteck " number "|Eindeutigkeitstest"
#define LOOP(number) "UL|UL" number "|Unique Loop|Eindeutigkeitsschleife"

const char *const technique_aliases[TECHNIQUE_COUNT] = {
    ALSO(full_house, "FH|Open Single|Last Cell|Last Digit|Last Remaining Cell|Letzte Zelle"),
    ALSO(naked_single, "NS|N1|Sole Candidate|Single Candidate|Forced Digit|Nackter Single"),
    ALSO(hidden_single, "HS|H1|Unique Candidate|Pinned Digit|Versteckter Single"),
    ALSO(direct_hidden_pair, "DHP"),
    ALSO(direct_hidden_triple, "DHT"),
    ALSO(locked_pair, "LP|L2"),
    ALSO(locked_triple, "LT|L3"),
    ALSO(pointing, "LC|LC1|Intersection Removal|Locked Candidates (Pointing)|Locked Candidates|Locked "
                   "Candidates 1|Pointing Pair|Pointing Triple|"
                   "Gebundene Kandidaten|Gebundene Kandidaten 1|Zeigen"),
    ALSO(claiming, "LC|LC2|Intersection Removal|Locked Candidates (Claiming)|Locked Candidates|Locked "
                   "Candidates 2|Claiming Pair|Claiming Triple|Box/Line "
                   "Reduction|BLR|Gebundene Kandidaten|Gebundene Kandidaten 2|Beanspruchen"),
    ALSO(intersection, "gI|Generalised Intersections"),
    ALSO(leftovers, "LoL"),
    ALSO(naked_pair, "NP|N2|Naked Subset|Nackte Teilmenge"),
    ALSO(naked_triple, "NT|N3|Naked Subset|Nackte Teilmenge"),
    ALSO(naked_quad, "NQ|N4|Naked Subset|Nackte Teilmenge"),
    ALSO(hidden_pair, "HP|H2|Hidden Subset|Versteckte Teilmenge"),
    ALSO(hidden_triple, "HT|H3|Hidden Subset|Versteckte Teilmenge"),
    ALSO(hidden_quad, "HQ|H4|Hidden Subset|Versteckte Teilmenge"),
    ALSO(x_wing, "bf2|Basic 2-Fish"),
    ALSO(swordfish, "bf3|Basic 3-Fish"),
    ALSO(jellyfish, "bf4|Basic 4-Fish"),
    ALSO(squirmbag, "bf5|Basic 5-Fish|Basic Starfish"),
    ALSO(whale, "bf6|Basic 6-Fish"),
    ALSO(leviathan, "bf7|Basic 7-Fish"),
    SIZES(finned_, "fbf", "Finned", "F"),
    SIZES(sashimi_, "sbf", "Sashimi", "S"),
    SIZES(franken_, "ff", "Franken", "Franken "),
    SIZES(finned_franken_, "fff", "Finned Franken", "Finned Franken "),
    SIZES(mutant_, "mf", "Mutant", "Mutant "),
    SIZES(finned_mutant_, "fmf", "Finned Mutant", "Finned Mutant "),
    ALSO(kraken_1, "KF|KF1|Kraken Fish|Kraken-Fisch"),
    ALSO(kraken_2, "KF|KF2|Kraken Fish|Kraken-Fisch"),
    ALSO(remote_pair, "RP|Remote Naked Pair"),
    ALSO(bug_1, "BUG+1|BUG 1|BUG|Bivalue Universal Grave|Bivalue Universal Grave 1"),
    ALSO(bug_2, "BUG+2"),
    ALSO(bug_3, "BUG+3"),
    ALSO(bug_4, "BUG+4"),
    ALSO(skyscraper, "SK|Wolkenkratzer"),
    ALSO(two_string_kite, "2SK|TSK"),
    ALSO(turbot_fish, "TF|Turbot|Turbot Chain"),
    ALSO(empty_rectangle, "ER"),
    ALSO(dual_kite, "D2SK"),
    ALSO(dual_empty_rectangle, "DER"),
    ALSO(strong_links_2, "2 Strong Link Fish"),
    ALSO(strong_links_3, "3 Strong Link Fish"),
    ALSO(strong_links_4, "4 Strong Link Fish"),
    ALSO(strong_links_5, "5 Strong Link Fish"),
    ALSO(strong_links_6, "6 Strong Link Fish"),
    ALSO(w_wing, "W"),
    ALSO(xy_wing, "XY|Y-Wing|XY-Flügel|Bent Triple"),
    ALSO(xyz_wing, "XYZ|XYZ-Flügel|Bent Triple"),
    ALSO(wxyz_wing, "WXYZ"),
    ALSO(vwxyz_wing, "VWXYZ"),
    ALSO(uvwxyz_wing, "UVWXYZ"),
    ALSO(tuvwxyz_wing, "TUVWXYZ"),
    ALSO(unique_1, UR("1")),
    ALSO(unique_2, UR("2")),
    ALSO(unique_3, UR("3")),
    ALSO(unique_4, UR("4")),
    ALSO(unique_5, UR("5")),
    ALSO(unique_6, UR("6")),
    ALSO(hidden_rectangle, "HR|HUR|Hidden Unique Rectangle"),
    ALSO(avoidable_1, "AR|AR1|Avoidable Rectangle|Vermeidbares Rechteck"),
    ALSO(avoidable_2, "AR|AR2|Avoidable Rectangle|Vermeidbares Rechteck"),
    ALSO(loop_1, LOOP("1")),
    ALSO(loop_2, LOOP("2")),
    ALSO(loop_3, LOOP("3")),
    ALSO(loop_4, LOOP("4")),
    ALSO(sue_de_coq, "SDC|Two-Sector Disjoint Subsets|Subset Counting"),
    ALSO(simple_colours_trap, "SC|SC1|Simple Colors|Simple Colors 1|Single's Chain|Einfaches Färben"),
    ALSO(simple_colours_wrap, "SC|SC2|Simple Colors|Simple Colors 2|Single's Chain|Einfaches Färben"),
    ALSO(multi_colours_1, "MC|MC1|Multi Colors|Mehrfaches Färben"),
    ALSO(multi_colours_2, "MC|MC2|Multi Colors|Mehrfaches Färben"),
    ALSO(aligned_pair, "APE"),
    ALSO(aligned_triple, "ATE"),
    ALSO(x_chain, "X|XC"),
    ALSO(xy_chain, "XYC|Y-Chain"),
    ALSO(continuous_loop, "CNL|NL|Nice Loop|Continuous Loop"),
    ALSO(discontinuous_loop, "DNL|NL|Nice Loop|Discontinuous Loop"),
    ALSO(aic, "Alternating Inference Chain"),
    ALSO(grouped_continuous_loop, "GCNL|GNL|Grouped Nice Loop|Grouped Continuous Loop"),
    ALSO(grouped_discontinuous_loop, "GDNL|GNL|Grouped Nice Loop|Grouped Discontinuous Loop"),
    ALSO(grouped_aic, "GAIC|Grouped Alternating Inference Chain"),
    ALSO(als_xz, "AXZ|ALS|Almost Locked Sets|Fast gebundene Mengen"),
    ALSO(als_xy_wing, "AXY|ALS-XY|ALS Wing|ALS|Almost Locked Sets|Fast gebundene Mengen"),
    ALSO(als_chain, "ACH|ALS-XY-Chain|Almost Locked Set XY-Chain|ALS|Almost Locked Sets|"
                    "Fast gebundene Mengen"),
    ALSO(death_blossom, "DB"),
    ALSO(x_cycle, "Fishy Cycle"),
    ALSO(forcing_x_chain, "FXC"),
    ALSO(cycle, "XY-Cycle|Bidirectional XY-Cycle"),
    ALSO(forcing_chain, "XY Forcing Chain|Forcing XY-Chain"),
    ALSO(nishio, "Nishio Contradiction"),
    ALSO(cell_forcing_chain, "CFC|Multiple Forcing Chains|MFC"),
    ALSO(house_forcing_chain, "HFC|RFC|Region Forcing Chains|Unit Forcing Chains|Row Forcing Chains|"
                              "Column Forcing Chains|Box Forcing Chains|Multiple Forcing Chains|MFC"),
    ALSO(dynamic_chain, "DFC|Dynamic Contradiction Forcing Chains|Dynamic Double Forcing Chains|"
                        "Dynamic Cell Forcing Chains|Dynamic Region Forcing Chains"),
    ALSO(dynamic_chain_plus, "DFC+"),
    ALSO(nested_chain, "Nested Forcing Chains"),
    ALSO(forcing_chain_contradiction, "FCC|FC|Contradiction Forcing Chain"),
    ALSO(forcing_chain_verity, "FCV|FC|Verity Forcing Chain"),
    ALSO(forcing_net_contradiction, "FNC|FN|Forcing Net|Zwangsnetz"),
    ALSO(forcing_net_verity, "FNV|FN|Forcing Net|Zwangsnetz"),
    ALSO(template_set, "TS|Templates|Pattern Overlay|POM|Schablonen"),
    ALSO(template_delete, "TD|Templates|Pattern Overlay|POM|Schablonen"),
    ALSO(brute_force, "BF|Guess|Guessing|Trial and Error|T&E|Bowman's Bingo|Raten"),
};
