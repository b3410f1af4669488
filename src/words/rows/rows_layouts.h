/* SPDX-License-Identifier: MIT */
/* rows_layouts.h - see message_rows.h */
/* clang-format off */

/* ---- why no grid fills a layout ---- */

ROW(and_last, 0, " and ")
ROW(leftovers_of_row, 3,
    "Row {1} holds the same digits as region {2}; without the cells they share, {3} (law of leftovers)")
ROW(leftovers_of_rows, 3,
    "Rows {1} hold the same digits as regions {2}; without the cells they share, {3} (law of leftovers)")
ROW(leftovers_of_column, 3,
    "Column {1} holds the same digits as region {2}; without the cells they share, {3} (law of leftovers)")
ROW(leftovers_of_columns, 3,
    "Columns {1} hold the same digits as regions {2}; without the cells they share, {3} (law of leftovers)")
ROW(cell_has_digit_of, 2, "{1} has the digit of {2}")
ROW(cells_have_digits_of, 2, "{1} have the digits of {2}")
ROW(in_this_house, 1, "In {1}")
ROW(cell_equals, 2, "{1} equals {2}")
ROW(cell_equals_one_of, 2, "{1} equals one of {2}")
ROW(as_it_differs_from_other, 1, ", as it differs from the other{1}")
ROW(as_it_differs_from_others, 1, ", as it differs from the others{1}")
ROW(that_taken_other_differs, 5,
    "{1}: {2} can equal only {3}{4}, so that is taken, and {5} differs from it")
ROW(that_taken_others_differ, 5,
    "{1}: {2} can equal only {3}{4}, so that is taken, and {5} differ from it")
ROW(these_taken_other_differs, 5,
    "{1}: {2} can equal only {3}{4}, so these are taken, and {5} differs from them")
ROW(these_taken_others_differ, 5,
    "{1}: {2} can equal only {3}{4}, so these are taken, and {5} differ from them")
ROW(that_differs_so_does, 5, "{1}: {2}; that differs from {3}{4}, so {5} does, too")
ROW(these_differ_so_does, 5, "{1}: {2}; all of these differ from {3}{4}, so {5} does, too")
ROW(leftovers_contradicted, 3, "{1}; but {2}{3}")
ROW(cells_can_equal_only, 3, "{1}, {2} cells, can equal only {3}")
ROW(cell_differs_from_that, 2, "{1} differs from that{2}")
ROW(cells_differ_from_that, 2, "{1} differ from that{2}")
ROW(cell_differs_from_these, 2, "{1} differs from all of these{2}")
ROW(cells_differ_from_these, 2, "{1} differ from all of these{2}")
ROW(in_its_row, 0, ", in its row")
ROW(in_its_column, 0, ", in its column")
ROW(in_its_region, 0, ", in its region")

/* clang-format on */
