/* SPDX-License-Identifier: MIT */
/* rows_rules.h - see message_rows.h */
/* clang-format off */

/* ---- rules ---- */

ROW(too_many_regions, 1, "there are more than {1} regions")
ROW(region_size, 3, "region {1} has {2} cells instead of {3}")
ROW(house_size, 3, "house {1} has {2} cells; it must have 2 to {3}")
ROW(house_outside, 1, "house {1} has a cell outside the grid")
ROW(house_repeats_cell, 3, "house {1} has r{2}c{3} twice")
ROW(rule_needs_not, 3, "rule \"{1}\" needs {2}, not {3}")
ROW(rule_needs, 2, "rule \"{1}\" needs {2}")
ROW(size_range, 2, "the size must be 1 to {1}, not {2}")
ROW(no_default_box, 1, "size {1} has no default box: state regions or \"box none\"")
ROW(box_cells, 4, "a box of {1}x{2} does not have the {3} cells of size {4}")
ROW(too_many_houses, 1, "there are more than {1} extra houses")
ROW(out_of_memory, 0, "out of memory")
ROW(a_square_size, 0, "a square size (4, 9, 16, 25, 36)")
ROW(boxes, 0, "boxes")
ROW(usual_boxes, 0, "9x9 with boxes of 3x3")
ROW(unknown_rule, 2, "unknown rule '{1}'; the rules are classic{2}")
ROW(both_are, 4, "{1} and {2} are both {3} {4}")
ROW(not_a_candidate, 2, "{1} is {2}, which is not among its candidates")
ROW(given_differs, 2, "the given in {1} is {2}")
ROW(cell_is_empty, 1, "{1} is empty")
ROW(mark_left_out, 2, "the marks of {1} leave out {2}, which the only solution of the givens has there")
ROW(nothing_fits, 1, "nothing fits in {1}")
ROW(no_place, 2, "{1} has no place {2}")
ROW(no_clash, 0, "no clash")

/* clang-format on */
