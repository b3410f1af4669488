/* SPDX-License-Identifier: MIT */
/* profiles.c - see profiles.h

   se121       Sudoku Explainer 1.2.1, by Nicolas Juillerat: its techniques, order and numbers
   sukaku118   Sukaku Explainer 1.18, by SudokuMonster: more techniques between the easy ones and the chains
   sukaku2023  Sukaku Explainer 2023.3, by 1to9only: as se121, but direct techniques also remove candidates
   hodoku      HoDoKu 2.2, by Bernhard Hobiger: its order, levels and scores  */
#include "logic/profiles/profiles.h"

#include <string.h>

#include "base/out.h"
#include "words/fail.h"

#define T(name) TECHNIQUE_##name
#define STAGE(function, argument, ...)                     \
    {                                                      \
        function, argument, ALWAYS, false, { __VA_ARGS__ } \
    }
#define UNIQUE(function, argument, ...)                   \
    {                                                     \
        function, argument, ALWAYS, true, { __VA_ARGS__ } \
    }
#define REQUEST(function, argument, ...)                       \
    {                                                          \
        function, argument, ON_REQUEST, false, { __VA_ARGS__ } \
    }
#define VARIANT(function, argument, ...)                         \
    {                                                            \
        function, argument, FOR_VARIANTS, false, { __VA_ARGS__ } \
    }
#define CLASSIC(function, argument, ...)                        \
    {                                                           \
        function, argument, FOR_CLASSIC, false, { __VA_ARGS__ } \
    }
#define STUCK(function, argument, ...)                         \
    {                                                          \
        function, argument, WHEN_STUCK, false, { __VA_ARGS__ } \
    }
#define FISH(name)      STAGE(find_fish, T(name), T(name))
#define RARE_FISH(name) REQUEST(find_fish, T(name), T(name))

/* Of sukaku2023, too. */
static const struct stage se121[] = {
    STAGE(find_hidden_single, 0, T(full_house), T(hidden_single)),
    STAGE(find_direct_locking, 0, T(direct_pointing), T(direct_claiming)),
    STAGE(find_direct_hidden_subset, 2, T(direct_hidden_pair)),
    STAGE(find_naked_single, 0, T(naked_single)),
    STAGE(find_direct_hidden_subset, 3, T(direct_hidden_triple)),
    STAGE(find_locked_candidates, TECHNIQUE_COUNT, T(pointing), T(claiming)),
    VARIANT(find_intersections, 0, T(intersection)),
    STAGE(find_naked_subset, 2, T(naked_pair)),
    STAGE(find_basic_fish, 2, T(x_wing)),
    STAGE(find_hidden_subset, 2, T(hidden_pair)),
    STAGE(find_naked_subset, 3, T(naked_triple)),
    STAGE(find_basic_fish, 3, T(swordfish)),
    STAGE(find_hidden_subset, 3, T(hidden_triple)),
    STAGE(find_xy_wing, 0, T(xy_wing)),
    STAGE(find_xyz_wing, 0, T(xyz_wing)),
    UNIQUE(find_unique_loops, 0, T(unique_1), T(unique_2), T(unique_3), T(unique_4), T(loop_1),
           T(loop_2), T(loop_3), T(loop_4)),
    STAGE(find_naked_subset, 4, T(naked_quad)),
    STAGE(find_basic_fish, 4, T(jellyfish)),
    STAGE(find_hidden_subset, 4, T(hidden_quad)),
    UNIQUE(find_bug, 0, T(bug_1), T(bug_2), T(bug_3), T(bug_4)),
    STAGE(find_aligned_exclusion, 2, T(aligned_pair)),
    STAGE(find_se_chains, SE_CYCLES, T(x_cycle), T(y_cycle), T(forcing_x_chain), T(cycle),
          T(forcing_chain)),
    STAGE(find_aligned_exclusion, 3, T(aligned_triple)),
    STUCK(find_se_chains, SE_NISHIO, T(nishio)),
    STUCK(find_se_chains, SE_MULTIPLE, T(cell_forcing_chain), T(house_forcing_chain)),
    STUCK(find_se_chains, SE_DYNAMIC, T(dynamic_chain)),
    STUCK(find_se_chains, SE_PLUS, T(dynamic_chain_plus)),
    STUCK(find_se_chains, SE_NESTED_2, T(nested_chain)),
    STUCK(find_se_chains, SE_NESTED_3, T(nested_multiple)),
    STUCK(find_se_chains, SE_NESTED_4, T(nested_dynamic)),
    STUCK(find_se_chains, SE_NESTED_5, T(nested_dynamic_plus)),
    STUCK(find_brute_force, 0, T(brute_force)),
};

static const struct stage sukaku118[] = {
    STAGE(find_hidden_single, 0, T(full_house), T(hidden_single)),
    STAGE(find_direct_locking, 0, T(direct_pointing), T(direct_claiming)),
    STAGE(find_direct_hidden_subset, 2, T(direct_hidden_pair)),
    STAGE(find_naked_single, 0, T(naked_single)),
    STAGE(find_direct_hidden_subset, 3, T(direct_hidden_triple)),
    CLASSIC(find_locked_candidates, TECHNIQUE_COUNT, T(pointing), T(claiming)),
    VARIANT(find_intersections, 0, T(intersection)),
    CLASSIC(find_naked_subset, 2, T(naked_pair)),
    VARIANT(find_general_subset, 2, T(naked_pair)),
    STAGE(find_basic_fish, 2, T(x_wing)),
    STAGE(find_hidden_subset, 2, T(hidden_pair)),
    CLASSIC(find_naked_subset, 3, T(naked_triple)),
    VARIANT(find_general_subset, 3, T(naked_triple)),
    STAGE(find_basic_fish, 3, T(swordfish)),
    STAGE(find_hidden_subset, 3, T(hidden_triple)),
    STAGE(find_strong_links, 2, T(skyscraper), T(two_string_kite), T(turbot_fish), T(empty_rectangle),
          T(strong_links_2)),
    STAGE(find_xy_wing, 0, T(xy_wing)),
    STAGE(find_xyz_wing, 0, T(xyz_wing)),
    UNIQUE(find_unique_loops, 0, T(unique_1), T(unique_2), T(unique_3), T(unique_4), T(loop_1),
           T(loop_2), T(loop_3), T(loop_4)),
    CLASSIC(find_naked_subset, 4, T(naked_quad)),
    VARIANT(find_general_subset, 4, T(naked_quad)),
    STAGE(find_basic_fish, 4, T(jellyfish)),
    STAGE(find_hidden_subset, 4, T(hidden_quad)),
    STAGE(find_strong_links, 3, T(strong_links_3)),
    STAGE(find_large_wing, 4, T(wxyz_wing)),
    UNIQUE(find_bug, 0, T(bug_1), T(bug_2), T(bug_3), T(bug_4)),
    STAGE(find_strong_links, 4, T(strong_links_4)),
    STAGE(find_large_wing, 5, T(vwxyz_wing)),
    REQUEST(find_strong_links, 5, T(strong_links_5)),
    REQUEST(find_strong_links, 6, T(strong_links_6)),
    STAGE(find_aligned_exclusion, 2, T(aligned_pair)),
    STAGE(find_large_wing, 6, T(uvwxyz_wing)),
    STAGE(find_se_chains, SE_CYCLES, T(x_cycle), T(y_cycle), T(forcing_x_chain), T(cycle),
          T(forcing_chain)),
    STAGE(find_large_wing, 7, T(tuvwxyz_wing)),
    STAGE(find_aligned_exclusion, 3, T(aligned_triple)),
    STUCK(find_se_chains, SE_NISHIO, T(nishio)),
    STUCK(find_se_chains, SE_MULTIPLE, T(cell_forcing_chain), T(house_forcing_chain)),
    STUCK(find_se_chains, SE_DYNAMIC, T(dynamic_chain)),
    STUCK(find_se_chains, SE_PLUS, T(dynamic_chain_plus)),
    STUCK(find_se_chains, SE_NESTED_2, T(nested_chain)),
    STUCK(find_se_chains, SE_NESTED_3, T(nested_multiple)),
    STUCK(find_se_chains, SE_NESTED_4, T(nested_dynamic)),
    STUCK(find_se_chains, SE_NESTED_5, T(nested_dynamic_plus)),
    STUCK(find_brute_force, 0, T(brute_force)),
};

static const struct stage hodoku[] = {
    STAGE(find_full_house, 0, T(full_house)),
    STAGE(find_naked_single, 0, T(naked_single)),
    STAGE(find_hidden_single, 0, T(hidden_single)),
    STAGE(find_locked_subset, 2, T(locked_pair)),
    STAGE(find_locked_subset, 3, T(locked_triple)),
    STAGE(find_locked_candidates, T(pointing), T(pointing)),
    STAGE(find_locked_candidates, T(claiming), T(claiming)),
    VARIANT(find_intersections, 0, T(intersection)),
    VARIANT(find_leftovers, 0, T(leftovers)),
    STAGE(find_naked_subset, 2, T(naked_pair)),
    STAGE(find_naked_subset, 3, T(naked_triple)),
    STAGE(find_hidden_subset, 2, T(hidden_pair)),
    STAGE(find_hidden_subset, 3, T(hidden_triple)),
    STAGE(find_naked_subset, 4, T(naked_quad)),
    STAGE(find_hidden_subset, 4, T(hidden_quad)),
    FISH(x_wing),
    FISH(swordfish),
    FISH(jellyfish),
    RARE_FISH(squirmbag),
    RARE_FISH(whale),
    RARE_FISH(leviathan),
    STAGE(find_remote_pair, 0, T(remote_pair)),
    UNIQUE(find_bug_plus_one, 0, T(bug_1)),
    STAGE(find_skyscraper, 0, T(skyscraper)),
    STAGE(find_two_string_kite, 0, T(two_string_kite), T(dual_kite)),
    STAGE(find_turbot_fish, 0, T(turbot_fish)),
    STAGE(find_empty_rectangle, 0, T(empty_rectangle), T(dual_empty_rectangle)),
    STAGE(find_w_wing, 0, T(w_wing)),
    STAGE(find_xy_wing, 0, T(xy_wing)),
    STAGE(find_xyz_wing, 0, T(xyz_wing)),
    UNIQUE(find_rectangle, T(unique_1), T(unique_1)),
    UNIQUE(find_rectangle, T(unique_2), T(unique_2)),
    UNIQUE(find_rectangle, T(unique_3), T(unique_3)),
    UNIQUE(find_rectangle, T(unique_4), T(unique_4)),
    UNIQUE(find_rectangle, T(unique_5), T(unique_5)),
    UNIQUE(find_rectangle, T(unique_6), T(unique_6)),
    UNIQUE(find_rectangle, T(hidden_rectangle), T(hidden_rectangle)),
    UNIQUE(find_rectangle, T(avoidable_1), T(avoidable_1)),
    UNIQUE(find_rectangle, T(avoidable_2), T(avoidable_2)),
    FISH(finned_x_wing),
    FISH(sashimi_x_wing),
    FISH(finned_swordfish),
    FISH(sashimi_swordfish),
    FISH(finned_jellyfish),
    FISH(sashimi_jellyfish),
    RARE_FISH(finned_squirmbag),
    RARE_FISH(sashimi_squirmbag),
    RARE_FISH(finned_whale),
    RARE_FISH(sashimi_whale),
    RARE_FISH(finned_leviathan),
    RARE_FISH(sashimi_leviathan),
    STAGE(find_sue_de_coq, 0, T(sue_de_coq)),
    STAGE(find_simple_colours, 0, T(simple_colours_trap), T(simple_colours_wrap)),
    STAGE(find_multi_colours, 0, T(multi_colours_1), T(multi_colours_2)),
    STAGE(find_x_chain, 0, T(x_chain)),
    STAGE(find_xy_chain, 0, T(xy_chain)),
    STAGE(find_nice_loops, false, T(continuous_loop), T(discontinuous_loop), T(aic)),
    STAGE(find_nice_loops, true, T(grouped_continuous_loop), T(grouped_discontinuous_loop),
          T(grouped_aic)),
    STAGE(find_als_xz, 0, T(als_xz)),
    STAGE(find_als_xy_wing, 0, T(als_xy_wing)),
    STAGE(find_als_chain, 0, T(als_chain)),
    REQUEST(find_death_blossom, 0, T(death_blossom)),
    FISH(franken_x_wing),
    FISH(franken_swordfish),
    RARE_FISH(franken_jellyfish),
    RARE_FISH(franken_squirmbag),
    RARE_FISH(franken_whale),
    RARE_FISH(franken_leviathan),
    FISH(finned_franken_x_wing),
    FISH(finned_franken_swordfish),
    RARE_FISH(finned_franken_jellyfish),
    RARE_FISH(finned_franken_squirmbag),
    RARE_FISH(finned_franken_whale),
    RARE_FISH(finned_franken_leviathan),
    RARE_FISH(mutant_x_wing),
    RARE_FISH(mutant_swordfish),
    RARE_FISH(mutant_jellyfish),
    RARE_FISH(mutant_squirmbag),
    RARE_FISH(mutant_whale),
    RARE_FISH(mutant_leviathan),
    RARE_FISH(finned_mutant_x_wing),
    RARE_FISH(finned_mutant_swordfish),
    RARE_FISH(finned_mutant_jellyfish),
    RARE_FISH(finned_mutant_squirmbag),
    RARE_FISH(finned_mutant_whale),
    RARE_FISH(finned_mutant_leviathan),
    REQUEST(find_kraken_fish, 0, T(kraken_1), T(kraken_2)),
    STUCK(find_forcing_chain, 0, T(forcing_chain_contradiction), T(forcing_chain_verity)),
    STUCK(find_forcing_net, 0, T(forcing_net_contradiction), T(forcing_net_verity)),
    REQUEST(find_templates, T(template_set), T(template_set)),
    REQUEST(find_templates, T(template_delete), T(template_delete)),
    STUCK(find_brute_force, 0, T(brute_force)),
};

#define COUNT_OF(list) (sizeof(list) / sizeof *(list))
#define STAGES(list)   (list), COUNT_OF(list)

_Static_assert(COUNT_OF(hodoku) <= MOST_STAGES, "a logic has room for what its stages remember");
_Static_assert(COUNT_OF(sukaku118) <= MOST_STAGES && COUNT_OF(se121) <= MOST_STAGES, "the same");

const struct profile profiles[PROFILE_COUNT] = {
    {"hodoku", "HoDoKu's order, levels and scores", HABITS_HODOKU, ALLOW_MISSING_CANDIDATES,
     STAGES(hodoku)},
    {"se121", "Sudoku Explainer 1.2.1", HABITS_SE, 0, STAGES(se121)},
    {"sukaku118", "Sukaku Explainer 1.18", HABITS_SUKAKU, 0, STAGES(sukaku118)},
    {"sukaku2023", "Sukaku Explainer 2023.3", HABITS_SE, ALLOW_DIRECT_REMOVALS, STAGES(se121)},
};

const struct profile *profile_named(const char *name)
{
    for (int i = 0; i < PROFILE_COUNT; i++)
        if (!name || !strcmp(profiles[i].name, name)) return &profiles[i];
    return NULL;
}

bool stage_gives(const struct stage *s, int technique)
{
    for (int i = 0; i < STAGE_GIVES && (!i || s->gives[i]); i++)
        if (s->gives[i] == technique) return true;
    return false;
}

bool profile_has(const struct profile *p, int technique)
{
    for (int i = 0; i < p->stages; i++)
        if (stage_gives(&p->stage[i], technique)) return true;
    return false;
}

static bool stage_uses(const struct stage *stage, int technique)
{
    return stage->use != ON_REQUEST && stage_gives(stage, technique);
}

static bool uses(const struct profile *p, int technique)
{
    for (int i = 0; i < p->stages; i++)
        if (stage_uses(&p->stage[i], technique)) return true;
    return false;
}

/* Refuses with the profiles of which the question is true. */
static bool refuse(const struct profile *p, int technique, bool (*has)(const struct profile *, int),
                   sudoku_error *error)
{
    char list[SUDOKU_TEXT];
    struct out o = out_to_buffer(list, sizeof list);
    const char *name = technique_rows[technique].name;
    for (int i = 0; i < PROFILE_COUNT; i++)
        if (has(&profiles[i], technique)) out_format(&o, o.used ? ", %s" : "%s", profiles[i].name);
    if (!*list) return fail(error, 0, 0, say(no_profile_uses, name));
    return fail(error, 0, 0, say(profile_does_not_use, p->name, name, list));
}

bool profile_knows(const struct profile *p, int technique, sudoku_error *error)
{
    return profile_has(p, technique) || refuse(p, technique, profile_has, error);
}

bool profile_uses(const struct profile *p, int technique, sudoku_error *error)
{
    return uses(p, technique) || refuse(p, technique, uses, error);
}

int rating_of(const struct profile *p, const sudoku_step *step)
{
    const struct technique_row *row = &technique_rows[step->technique];
    switch (p->habits) {
    case HABITS_SE: return row->se + step->rating;
    case HABITS_SUKAKU: return row->sukaku + step->rating;
    case HABITS_HODOKU: break;
    }
    return row->score;
}
