/* SPDX-License-Identifier: MIT */
/* rows_requests.h - see message_rows.h */
/* clang-format off */

/* ---- requests ---- */

ROW(no_search_with_sac, 0, "sac cannot be used for a search, only for the call arcs")
ROW(expected_drawing_name, 0, "expected the key name, with the name of a drawing")
ROW(tolerance_not_a_number, 0, "tolerance must be a number, 0 or more")
ROW(expected_fixed_labels, 1,
    "fix: expected lines and labels such as 3 +;5 in, with line numbers below {1}")
ROW(search_took_too_long, 0, "the search took too long")
ROW(expected_cell_of_size, 1, "cell: expected a cell such as r1c1 of a grid of size {1}")
ROW(expected_digit_of_size, 1, "digit: expected a digit of size {1}")
ROW(expected_profiles, 0, "profiles: expected names of profiles, separated by commas")
ROW(expected_technique_name, 0, "expected the key name, with the name of a technique")
ROW(unknown_input_format, 0, "unknown input format")
ROW(unknown_output_format, 0, "unknown output format")
ROW(no_symmetry_found, 0, "the symmetries of these rules are too hard to find")
ROW(not_in_tables, 1, "tables have no place for {1}")
ROW(what_is_allowed, 0, "pencil marks that are part of the puzzle")
ROW(what_is_placed, 0, "digits that the player has placed")
ROW(what_is_marked, 0, "the player's pencil marks")
ROW(about_key, 2, "{1}: {2}")
ROW(expected_symbols, 3, "{1}: expected {2} symbols for size {3}")
ROW(not_a_digit_of_size, 4, "{1}: r{2}c{3} is not a digit of size {4}")
ROW(expected_fields, 2, "{1}: expected {2} fields with / between them")
ROW(grid_not_square, 1, "{1}: the grid is not square")
ROW(expected_region_letters, 2, "regions: expected {1} letters for size {2}")
ROW(too_many_keys, 0, "the request has too many keys")
ROW(zero_byte_in_request, 0, "a line of the request contains a zero byte")
ROW(expected_call, 0, "the first line of a request is \"call NAME\"")
ROW(call_has_no_key, 2, "the call {1} has no key '{2}'")
ROW(key_twice, 1, "the key {1} is given twice")
ROW(key_too_large, 1, "{1} is too large")
ROW(key_not_a_number, 2, "{1} must be a number, not '{2}'")
ROW(key_range, 3, "{1} must be {2} to {3}")
ROW(key_not_yes_or_no, 2, "{1} must be yes or no, not '{2}'")
ROW(key_not_a_rating, 2,
    "{1} must be a rating such as 7.1..8.0, 4.5.. or ..2.6, or a level such as hard, not '{2}'")
ROW(unknown_value_of_key, 2, "unknown {1} '{2}'")
ROW(call_needs_text, 1, "the call {1} needs a text, after an empty line")
ROW(call_takes_no_text, 1, "the call {1} takes no text")
ROW(unknown_call, 0, "unknown call")

/* clang-format on */
