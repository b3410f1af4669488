/* SPDX-License-Identifier: MIT */
/* finders.h - all finders, family by family.  An argument that is a size, a technique or a kind is named so; other
   arguments are ignored.  */
#ifndef LOGIC_FINDERS_H
#define LOGIC_FINDERS_H

#include "logic/step/finder.h"

/* singles.c */
void find_full_house(struct finder *, int);
void find_naked_single(struct finder *, int);
void find_hidden_single(struct finder *, int);
/* direct.c: a hidden single that a harder step reveals */
void find_direct_locking(struct finder *, int);
void find_direct_hidden_subset(struct finder *, int size);
/* locked.c */
void find_locked_candidates(struct finder *, int technique); /* TECHNIQUE_COUNT: both types */
void find_intersections(struct finder *, int);
/* law_of_leftovers.c */
void find_leftovers(struct finder *, int);
/* subsets.c */
void find_locked_subset(struct finder *, int size);
void find_naked_subset(struct finder *, int size);
void find_general_subset(struct finder *, int size);
void find_hidden_subset(struct finder *, int size);
/* basic_fish.c, fish.c */
void find_basic_fish(struct finder *, int size);
void find_fish(struct finder *, int technique);
/* single_digit.c */
void find_skyscraper(struct finder *, int);
void find_two_string_kite(struct finder *, int);
void find_turbot_fish(struct finder *, int);
void find_empty_rectangle(struct finder *, int);
/* strong_links.c */
void find_strong_links(struct finder *, int count);
/* templates.c */
void find_templates(struct finder *, int technique);
/* wings.c */
void find_w_wing(struct finder *, int);
void find_xy_wing(struct finder *, int);
void find_xyz_wing(struct finder *, int);
/* large_wings.c */
void find_large_wing(struct finder *, int size);
/* colours.c */
void find_simple_colours(struct finder *, int);
void find_multi_colours(struct finder *, int);
/* exclusion.c */
void find_aligned_exclusion(struct finder *, int size);
/* sue_de_coq.c */
void find_sue_de_coq(struct finder *, int);
/* rectangles.c */
void find_rectangle(struct finder *, int technique);
/* unique_loops.c */
void find_unique_loops(struct finder *, int);
/* bug.c */
void find_bug_plus_one(struct finder *, int);
void find_bug(struct finder *, int);
/* chains.c */
void find_remote_pair(struct finder *, int);
void find_x_chain(struct finder *, int);
void find_xy_chain(struct finder *, int);
/* nice_loops.c */
void find_nice_loops(struct finder *, int grouped);
/* almost_locked.c, death_blossom.c */
void find_als_xz(struct finder *, int);
void find_als_xy_wing(struct finder *, int);
void find_als_chain(struct finder *, int);
void find_death_blossom(struct finder *, int);
/* forcing.c, kraken.c */
void find_forcing_chain(struct finder *, int);
void find_forcing_net(struct finder *, int);
void find_kraken_fish(struct finder *, int);
/* se_chains.c */
enum se_chain_kind {
    SE_CYCLES, /* and forcing chains */
    SE_NISHIO,
    SE_MULTIPLE,
    SE_DYNAMIC,
    SE_PLUS,
    SE_NESTED_2,
    SE_NESTED_3,
    SE_NESTED_4,
    SE_NESTED_5
};
void find_se_chains(struct finder *, int kind);
/* brute_force.c */
void find_brute_force(struct finder *, int);

#endif
