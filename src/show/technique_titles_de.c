/* SPDX-License-Identifier: MIT */
/* technique_titles_de.c - the titles of the techniques in German.

   Proper names that German players know in English stay (X-Wing, Skyscraper, Sue de Coq); whatever describes is
   translated.  */
#include "show/language.h"

#define TITLE(name, text) [TECHNIQUE_##name] = text

/* The six sizes of a kind of fish. */
#define SIZES(kind, before, after)                                                                     \
    TITLE(kind##_x_wing, before "X-Wing" after), TITLE(kind##_swordfish, before "Schwertfisch" after), \
        TITLE(kind##_jellyfish, before "Qualle" after),                                                \
        TITLE(kind##_squirmbag, before "Squirmbag" after), TITLE(kind##_whale, before "Wal" after),    \
        TITLE(kind##_leviathan, before "Leviathan" after)

#define FIN       " mit Flosse"
#define GROUPS    " mit Gruppen"
#define ALS       "Fast gebundene Mengen"
#define LOOP      "Durchgehende Schleife"
#define OPEN_LOOP "Unterbrochene Schleife"
#define CHAIN     "Zwangskette"
#define NET       "Zwangsnetz"
#define CHAINS    CHAIN "n"
#define DYNAMIC   "Dynamische " CHAINS

const char *const technique_titles_de[TECHNIQUE_COUNT] = {
    TITLE(full_house, "Letzte freie Zelle"),
    TITLE(naked_single, "Nackter Einer"),
    TITLE(hidden_single, "Versteckter Einer"),
    TITLE(direct_pointing, "Direktes Zeigen"),
    TITLE(direct_claiming, "Direktes Beanspruchen"),
    TITLE(direct_hidden_pair, "Direktes verstecktes Paar"),
    TITLE(direct_hidden_triple, "Direkter versteckter Dreier"),
    TITLE(locked_pair, "Gebundenes Paar"),
    TITLE(locked_triple, "Gebundener Dreier"),
    TITLE(pointing, "Gebundene Kandidaten Typ 1 (Zeigen)"),
    TITLE(claiming, "Gebundene Kandidaten Typ 2 (Beanspruchen)"),
    TITLE(intersection, "Allgemeine Überschneidung"),
    TITLE(leftovers, "Gesetz der Überbleibsel"),
    TITLE(naked_pair, "Nacktes Paar"),
    TITLE(naked_triple, "Nackter Dreier"),
    TITLE(hidden_pair, "Verstecktes Paar"),
    TITLE(hidden_triple, "Versteckter Dreier"),
    TITLE(naked_quad, "Nackter Vierer"),
    TITLE(hidden_quad, "Versteckter Vierer"),
    TITLE(x_wing, "X-Wing"),
    TITLE(swordfish, "Schwertfisch"),
    TITLE(jellyfish, "Qualle"),
    TITLE(squirmbag, "Squirmbag"),
    TITLE(whale, "Wal"),
    TITLE(leviathan, "Leviathan"),
    SIZES(finned, "", FIN),
    SIZES(sashimi, "Sashimi-", ""),
    SIZES(franken, "Franken-", ""),
    SIZES(finned_franken, "Franken-", FIN),
    SIZES(mutant, "Mutanten-", ""),
    SIZES(finned_mutant, "Mutanten-", FIN),
    TITLE(kraken_1, "Kraken-Fisch Typ 1"),
    TITLE(kraken_2, "Kraken-Fisch Typ 2"),
    TITLE(remote_pair, "Entferntes Paar"),
    TITLE(bug_1, "BUG + 1"),
    TITLE(bug_2, "BUG Typ 2"),
    TITLE(bug_3, "BUG Typ 3"),
    TITLE(bug_4, "BUG Typ 4"),
    TITLE(skyscraper, "Skyscraper"),
    TITLE(two_string_kite, "2-String-Kite"),
    TITLE(turbot_fish, "Turbot-Fisch"),
    TITLE(empty_rectangle, "Leeres Rechteck"),
    TITLE(dual_kite, "Doppelter 2-String-Kite"),
    TITLE(dual_empty_rectangle, "Doppeltes leeres Rechteck"),
    TITLE(strong_links_2, "Zwei starke Verbindungen"),
    TITLE(strong_links_3, "Drei starke Verbindungen"),
    TITLE(strong_links_4, "Vier starke Verbindungen"),
    TITLE(strong_links_5, "Fünf starke Verbindungen"),
    TITLE(strong_links_6, "Sechs starke Verbindungen"),
    TITLE(w_wing, "W-Wing"),
    TITLE(xy_wing, "XY-Wing"),
    TITLE(xyz_wing, "XYZ-Wing"),
    TITLE(wxyz_wing, "WXYZ-Wing"),
    TITLE(vwxyz_wing, "VWXYZ-Wing"),
    TITLE(uvwxyz_wing, "UVWXYZ-Wing"),
    TITLE(tuvwxyz_wing, "TUVWXYZ-Wing"),
    TITLE(unique_1, "Eindeutigkeitstest 1"),
    TITLE(unique_2, "Eindeutigkeitstest 2"),
    TITLE(unique_3, "Eindeutigkeitstest 3"),
    TITLE(unique_4, "Eindeutigkeitstest 4"),
    TITLE(unique_5, "Eindeutigkeitstest 5"),
    TITLE(unique_6, "Eindeutigkeitstest 6"),
    TITLE(hidden_rectangle, "Verstecktes Rechteck"),
    TITLE(avoidable_1, "Vermeidbares Rechteck Typ 1"),
    TITLE(avoidable_2, "Vermeidbares Rechteck Typ 2"),
    TITLE(loop_1, "Eindeutigkeitsschleife Typ 1"),
    TITLE(loop_2, "Eindeutigkeitsschleife Typ 2"),
    TITLE(loop_3, "Eindeutigkeitsschleife Typ 3"),
    TITLE(loop_4, "Eindeutigkeitsschleife Typ 4"),
    TITLE(sue_de_coq, "Sue de Coq"),
    TITLE(simple_colours_trap, "Einfaches Färben (Falle)"),
    TITLE(simple_colours_wrap, "Einfaches Färben (Widerspruch)"),
    TITLE(multi_colours_1, "Mehrfaches Färben 1"),
    TITLE(multi_colours_2, "Mehrfaches Färben 2"),
    TITLE(aligned_pair, "Ausschluss ausgerichteter Paare"),
    TITLE(aligned_triple, "Ausschluss ausgerichteter Dreier"),
    TITLE(x_chain, "X-Kette"),
    TITLE(xy_chain, "XY-Kette"),
    TITLE(continuous_loop, LOOP),
    TITLE(discontinuous_loop, OPEN_LOOP),
    TITLE(aic, "AIC"),
    TITLE(grouped_continuous_loop, LOOP GROUPS),
    TITLE(grouped_discontinuous_loop, OPEN_LOOP GROUPS),
    TITLE(grouped_aic, "AIC" GROUPS),
    TITLE(als_xz, ALS " (XZ-Regel)"),
    TITLE(als_xy_wing, ALS " (XY-Wing)"),
    TITLE(als_chain, ALS " (Kette)"),
    TITLE(death_blossom, "Todesblüte"),
    TITLE(x_cycle, "Bidirektionaler X-Zyklus"),
    TITLE(y_cycle, "Bidirektionaler Y-Zyklus"),
    TITLE(forcing_x_chain, "X-" CHAIN),
    TITLE(cycle, "Bidirektionaler Zyklus"),
    TITLE(forcing_chain, CHAIN),
    TITLE(nishio, "Nishio-" CHAIN),
    TITLE(cell_forcing_chain, CHAINS " einer Zelle"),
    TITLE(house_forcing_chain, CHAINS " eines Hauses"),
    TITLE(dynamic_chain, DYNAMIC),
    TITLE(dynamic_chain_plus, DYNAMIC " (+)"),
    TITLE(nested_chain, DYNAMIC " (+ " CHAINS ")"),
    TITLE(nested_multiple, DYNAMIC " (+ mehrfache " CHAINS ")"),
    TITLE(nested_dynamic, DYNAMIC " (+ dynamische " CHAINS ")"),
    TITLE(nested_dynamic_plus, DYNAMIC " (+ dynamische " CHAINS " (+))"),
    TITLE(forcing_chain_contradiction, CHAIN " (Widerspruch)"),
    TITLE(forcing_chain_verity, CHAIN " (Gewissheit)"),
    TITLE(forcing_net_contradiction, NET " (Widerspruch)"),
    TITLE(forcing_net_verity, NET " (Gewissheit)"),
    TITLE(template_set, "Schablonen (Setzen)"),
    TITLE(template_delete, "Schablonen (Streichen)"),
    TITLE(brute_force, "Durchprobieren"),
};
