/* SPDX-License-Identifier: MIT */
/* rows_clues.h - see message_rows.h */
/* clang-format off */

/* ---- clues ---- */

ROW(clue_broken, 1, "clue {1} does not hold")
ROW(clues_not_known, 0, "the puzzle has clues, such as killer cages, which this program does not know")
ROW(clue_too_large, 1, "{1}: this clue allows too many combinations to be listed")
ROW(too_many_variant_clues, 1, "there are more than {1} clues")
ROW(too_many_clue_cells, 1, "the clues have more than {1} cells")
ROW(clue_outside, 1, "{1}: a cell is outside the grid")
ROW(clue_needs_cells, 2, "{1} needs {2} cells at least")
ROW(clue_takes_cells, 2, "{1} takes at most {2} cells")
ROW(clue_needs_cells_after, 2, "{1} needs {2} cells at least after '='")
ROW(clue_has_cell_twice, 3, "{1} has r{2}c{3} twice")
ROW(clue_number_range, 4, "{1} needs a number from {2} to {3}, not {4}")
ROW(cage_too_large, 2, "{1} cells cannot all differ: there are {2} digits")
ROW(cage_sum_range, 4, "{1} cells that differ cannot sum to {2} ({3} to {4})")
ROW(sum_range, 4, "{1} cells cannot sum to {2} ({3} to {4})")
ROW(pill_too_large, 1, "a pill is a decimal number, so its digits are 1 to 9, not 1 to {1}")
ROW(clue_needs_regions, 1, "{1} needs boxes or regions")
ROW(groups_differ, 3, "{1} has {2} cells before '=' and {3} after it")
ROW(clue_needs_size, 2, "{1} needs a grid of size {2} at least")
ROW(listed_digits, 3, "{1} lists 1 to {2} digits, not {3}")
ROW(expected_row_or_column, 0, "expected 'row' or 'column'")
ROW(line_number_range, 1, "expected the number of a line, 1 to {1}")
ROW(expected_left_or_right, 0, "expected 'left' or 'right'")
ROW(expected_top_or_bottom, 0, "expected 'top' or 'bottom'")
ROW(expected_down_or_up, 0, "expected 'down' or 'up'")
ROW(expected_quad_digit, 1, "expected a digit, 1 to {1}")
ROW(expected_equals, 1, "{1} needs '=' and more cells")
ROW(text_after_clue, 1, "{1} does not belong to the clue")
ROW(expected_clue_number, 1, "{1} needs a number")
ROW(unknown_clue_kind, 1, "{1} is no kind of clue")
ROW(clue_takes_nothing, 1, "{1} is about the whole grid, and has no cells or numbers")
ROW(clue_needs_colon, 1, "{1} needs a colon, and then cells")
ROW(expected_clue_text, 1, "{1} needs a text in double quotes, and then cells")
ROW(clue_text_too_long, 1, "the text of a clue has at most {1} characters")
ROW(one_condition, 0, "expected one condition on a and b, such as a < b")
ROW(pattern_too_long, 0, "this pattern is too long")
ROW(clue_needs_order, 1, "the cells of {1} have an order, which a rectangle has not: use '-' for a straight line")

/* clang-format on */
