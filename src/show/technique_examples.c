/* SPDX-License-Identifier: MIT */
/* technique_examples.c - see technique_examples.h

   All puzzles are made by our own generator; tests/support/find_examples.c looks for them and prints these rows.  Some of
   the largest fish have none yet.  */
#include "show/technique_examples.h"

#include "logic/techniques.h"

#define EXAMPLE(technique, profile, step, puzzle) [TECHNIQUE_##technique] = {profile, puzzle, step}

/* clang-format off */
static const sudoku_example examples[TECHNIQUE_COUNT] = {
    EXAMPLE(full_house, "hodoku", 11, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(naked_single, "hodoku", 1, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(hidden_single, "hodoku", 2, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(direct_pointing, "se121", 10, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(direct_claiming, "se121", 1, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(direct_hidden_pair, "se121", 14, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(direct_hidden_triple, "se121", 32, "......3.....2.......8.5........8...3.....5..98..16.4..........8.67..........38.4. regions=AABBBBBBBAACCCCCBBAACCCCDDDAAEEEDDDDFAEEEEDGDFFEHEIIGGFFFHHIIGGFFFHIIIGGHHHHHIIGG"),
    EXAMPLE(locked_pair, "hodoku", 5, "1...6.9.....54....7.......8.....3......4..58.93.....1..947...3.3..1........8..62."),
    EXAMPLE(pointing, "hodoku", 16, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(claiming, "hodoku", 27, "9.........6.....7..75....8921.35...4..7.4..9....6....71..4.2......73.....2...8..3"),
    EXAMPLE(intersection, "hodoku", 30, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(leftovers, "hodoku", 21, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(naked_pair, "hodoku", 34, ".86....5.71........95..67..........26.2..5.4........87..934..........4.9.7.5.12.."),
    EXAMPLE(naked_triple, "hodoku", 17, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(hidden_pair, "sukaku118", 18, ".9....28.....126.....5...1......632..4.2.......7.5.........943..2.6.......63.89.."),
    EXAMPLE(hidden_triple, "hodoku", 21, ".42.5.7......3...68.3....2..3....469..7...8.....9.4.....98..........5..15..7....4"),
    EXAMPLE(swordfish, "hodoku", 31, "..5.61......7..6..9.....38.54..2.........3....938.......9....3.2...4.76.17.....54"),
    EXAMPLE(bug_1, "se121", 44, ".4...3...1...8.7.2..2.9..5......92..7..5.4.6........7.........946..7..3...36...2."),
    EXAMPLE(skyscraper, "hodoku", 27, "......1.2582......3......9..3.4..2.8867.15..4.4...6................3.6.1...69..4."),
    EXAMPLE(two_string_kite, "hodoku", 15, "7.4..8..1.8246...53.6.7.....3.98.........2...6.....4..9..5....3.....3..8......17."),
    EXAMPLE(turbot_fish, "sukaku118", 15, "7.4..8..1.8246...53.6.7.....3.98.........2...6.....4..9..5....3.....3..8......17."),
    EXAMPLE(empty_rectangle, "hodoku", 29, ".....5..75.1.....4.7.3.48......8..59......6...8...34...3..6.19.6..8.......9.3...."),
    EXAMPLE(strong_links_2, "sukaku118", 26, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(strong_links_3, "sukaku118", 35, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(w_wing, "hodoku", 30, ".86....5.71........95..67..........26.2..5.4........87..934..........4.9.7.5.12.."),
    EXAMPLE(xy_wing, "hodoku", 35, ".86....5.71........95..67..........26.2..5.4........87..934..........4.9.7.5.12.."),
    EXAMPLE(xyz_wing, "hodoku", 25, "5....4..1...1..47.2..5..9....89...5.91..7.6.2.2.....1........98.7..5..4..8..6...."),
    EXAMPLE(wxyz_wing, "sukaku118", 46, ".4...3...1...8.7.2..2.9..5......92..7..5.4.6........7.........946..7..3...36...2."),
    EXAMPLE(vwxyz_wing, "sukaku118", 22, ".42.5.7......3...68.3....2..3....469..7...8.....9.4.....98..........5..15..7....4"),
    EXAMPLE(uvwxyz_wing, "sukaku118", 17, "..8....73....3.4..6..1......72..9.....3..571..15....8..9.4...6......7..4....21.9."),
    EXAMPLE(tuvwxyz_wing, "sukaku118", 18, "..8....73....3.4..6..1......72..9.....3..571..15....8..9.4...6......7..4....21.9."),
    EXAMPLE(unique_1, "se121", 52, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(unique_3, "se121", 26, ".81.......6.3.......36.74.1....53....49.7.........25..9...4..3....7.....1.7..6.2."),
    EXAMPLE(unique_4, "se121", 25, ".81.......6.3.......36.74.1....53....49.7.........25..9...4..3....7.....1.7..6.2."),
    EXAMPLE(hidden_rectangle, "hodoku", 26, "5....4..1...1..47.2..5..9....89...5.91..7.6.2.2.....1........98.7..5..4..8..6...."),
    EXAMPLE(finned_x_wing, "hodoku", 45, "......3.....2.......8.5........8...3.....5..98..16.4..........8.67..........38.4. regions=AABBBBBBBAACCCCCBBAACCCCDDDAAEEEDDDDFAEEEEDGDFFEHEIIGGFFFHHIIGGFFFHIIIGGHHHHHIIGG"),
    EXAMPLE(finned_swordfish, "hodoku", 33, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(sashimi_swordfish, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(sue_de_coq, "hodoku", 30, "......3.....2.......8.5........8...3.....5..98..16.4..........8.67..........38.4. regions=AABBBBBBBAACCCCCBBAACCCCDDDAAEEEDDDDFAEEEEDGDFFEHEIIGGFFFHHIIGGFFFHIIIGGHHHHHIIGG"),
    EXAMPLE(simple_colours_trap, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(aligned_pair, "se121", 45, "..5....61.......3.491..2....1....9.382..9...5....4....3.8..9..4.......5.....27..."),
    EXAMPLE(aligned_triple, "se121", 30, "..5.61......7..6..9.....38.54..2.........3....938.......9....3.2...4.76.17.....54"),
    EXAMPLE(franken_swordfish, "hodoku", 46, "......3.....2.......8.5........8...3.....5..98..16.4..........8.67..........38.4. regions=AABBBBBBBAACCCCCBBAACCCCDDDAAEEEDDDDFAEEEEDGDFFEHEIIGGFFFHHIIGGFFFHIIIGGHHHHHIIGG"),
    EXAMPLE(finned_franken_x_wing, "hodoku", 35, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(finned_franken_swordfish, "hodoku", 39, ".8...9.4.6..2...1.9..........8.......76..4...............5.8...4....7.3...7...4.. regions=ABBBBCCCCABBBBDCCCAEEEBDCDCAEEEDDDDDAEEFFFGHDAAEFFFGHHAAIFFFGHHIIIIGGGHHIIIIGGGHH"),
    EXAMPLE(finned_franken_jellyfish, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(finned_franken_squirmbag, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(finned_mutant_x_wing, "hodoku", 27, "......3.....2.......8.5........8...3.....5..98..16.4..........8.67..........38.4. regions=AABBBBBBBAACCCCCBBAACCCCDDDAAEEEDDDDFAEEEEDGDFFEHEIIGGFFFHHIIGGFFFHIIIGGHHHHHIIGG"),
    EXAMPLE(finned_mutant_swordfish, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(finned_mutant_jellyfish, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(finned_mutant_squirmbag, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(finned_mutant_whale, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(template_delete, "hodoku", 32, "..4..1..55....76...8.3....9..9........1.86......5...62...975.4..7.6.....2.8...5.."),
    EXAMPLE(brute_force, "hodoku", 16, "7.4..8..1.8246...53.6.7.....3.98.........2...6.....4..9..5....3.....3..8......17."),
};
/* clang-format on */

bool technique_example(int technique, sudoku_example *example)
{
    *example = examples[technique];
    return example->puzzle != NULL;
}
