/* SPDX-License-Identifier: MIT */
/* rows_making.h - see message_rows.h */
/* clang-format off */

/* ---- making puzzles ---- */

ROW(no_layout_found, 2, "no layout of size {1} with the symmetry {2} was found")
ROW(layout_size, 1, "layouts have at least {1} rows")
ROW(too_many_clues, 1, "a puzzle of this size has at most {1} clues")
ROW(clue_range_empty, 2, "at least {1} and at most {2} clues: no number satisfies both")
ROW(too_few_clues, 1, "no puzzle with these rules has fewer than {1} clues")
ROW(attempts_not_minimal, 1, "a puzzle that stops after {1} attempts may not be minimal")
ROW(too_many_minimal_clues, 1, "a minimal puzzle of this size has at most {1} clues")
ROW(pattern_below_possible, 2,
    "the pattern has {1} cells, but no puzzle with these rules has fewer than {2} clues")
ROW(pattern_too_small, 2, "the pattern has {1} cells, too few for {2} clues")
ROW(pattern_not_symmetric, 3, "the pattern does not have the symmetry {1}: see r{2}c{3}")
ROW(rules_not_symmetric, 2, "the rules do not have the symmetry {1}: see {2}")
ROW(no_symmetric_pattern_above, 2,
    "no pattern with the symmetry {1} has that many clues: the maximum is {2}")
ROW(no_symmetric_pattern, 3,
    "no pattern with the symmetry {1} has that many clues: the nearest numbers are {2} and {3}")
ROW(pattern_leaves_lines_empty, 3,
    "the pattern leaves {1} {2} and {3} empty, which could be exchanged in any solution")
ROW(start_contradicts, 1, "the grid to start from has no solution: {1}")
ROW(no_engine_for_size, 1, "no engine '{1}' solves puzzles of this size")
ROW(full_grid_not_rated, 0, "a full grid has no steps to rate")
ROW(start_without_solution, 0, "the grid to start from has no solution")
ROW(rules_without_solution, 0, "these rules have no solution at all")
ROW(rows_word, 0, "rows")
ROW(columns_word, 0, "columns")
ROW(symmetry_none, 0, "none")
ROW(symmetry_rotate180, 0, "rotate180")
ROW(symmetry_rotate90, 0, "rotate90")
ROW(symmetry_mirror_h, 0, "mirror-h")
ROW(symmetry_mirror_v, 0, "mirror-v")
ROW(symmetry_diagonal, 0, "diagonal")
ROW(symmetry_anti, 0, "anti")
ROW(symmetry_full, 0, "full")
ROW(symmetry_random, 0, "random")

/* clang-format on */
