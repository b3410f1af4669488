/* SPDX-License-Identifier: MIT */
/* rows_drawings.h - see message_rows.h */
/* clang-format off */

/* ---- line drawings ---- */

ROW(lines_listed_clockwise, 1,
    "the lines of junction {1} must be listed the other way round, counter-clockwise: otherwise the drawing does not fit into a plane")
ROW(drawing_not_planar, 1,
    "the part of the drawing around junction {1} does not fit into a plane: the lines of some junctions are not listed counter-clockwise")
ROW(outline_needs_coordinates, 0,
    "the outline of a drawing without coordinates cannot be found: name the junctions of the outer face")
ROW(junction_defined_twice, 1, "junction {1} is defined twice")
ROW(junction_names_twice, 2, "junction {1} names {2} twice")
ROW(junction_line_to_itself, 1, "junction {1} has a line to itself")
ROW(junction_placed_twice, 1, "junction {1} has coordinates already")
ROW(junction_not_described, 1, "junction {1} is named, but its type and lines are not given")
ROW(junction_line_one_sided, 4, "junction {1} has a line to {2}, but {3} has none to {4}")
ROW(too_many_junctions, 1, "more than {1} junctions")
ROW(no_junction_or_line, 0, "no junction or line in the text")
ROW(junction_without_place, 1, "junction {1} has no coordinates, but others have")
ROW(no_such_line, 2, "there is no line from {1} to {2}")
ROW(line_has_other, 3, "the line from {1} to {2} already has another {3}")
ROW(junction_type_does_not_match, 2,
    "the coordinates of junction {1} do not match its type {2} with the lines in the order listed")
ROW(part_too_large_to_lay_out, 3,
    "the part of the drawing around junction {1} has {2} junctions: coordinates can be found for at most {3}")
ROW(part_not_straight, 2,
    "the part of the drawing around junction {1} cannot be drawn with straight lines: {2}, some face has fewer than three corners")
ROW(no_place_found, 2,
    "no coordinates were found for the part of the drawing around junction {1} in {2} tries")
ROW(drawing_too_large_to_lay_out, 2,
    "the drawing has {1} junctions: coordinates can be found for at most {2}")
ROW(no_such_drawing, 0, "there is no such drawing")
ROW(scene_size, 1, "a scene is made of 1 to {1} cubes")
ROW(no_view_found, 1,
    "no view of {1} cubes was found in which all lines and corners are far enough apart: try another seed or fewer cubes")
ROW(tolerance_range, 0, "the tolerance must be a number from 0 to 1000000000")
ROW(too_many_segments, 1, "more than {1} segments")
ROW(segment_too_far, 0, "the coordinates of a segment must be numbers up to 1000000000")
ROW(no_segment_with_length, 0, "no segment has a length")
ROW(drawing_too_small, 0, "the drawing is too small to be read")
ROW(read_as_freehand, 2, "read as if drawn by hand, to within {1}: {2}")
ROW(junction_name_too_long, 1, "a name of more than {1} bytes")
ROW(reserved_names, 0, "'at' and 'Var' are reserved and cannot be names")
ROW(coordinate_too_large, 0, "a coordinate beyond 1000000000")
ROW(title_cannot_contain, 1, "a title cannot contain {1}")
ROW(title_too_long, 1, "a title of more than {1} bytes")
ROW(segment_among_junctions, 0, "a segment among junctions: a drawing has either segments or junctions")
ROW(junction_among_segments, 0, "a junction among segments: a drawing has either segments or junctions")
ROW(lines_close_to_junction, 1, "too many lines are close to junction {1}")
ROW(lines_cross, 4, "with these coordinates the lines {1}-{2} and {3}-{4} cross")
ROW(empty_drawing, 0, "a drawing without junctions or segments")
ROW(no_drawing, 0, "no drawing in the text")
ROW(second_drawing, 0, "a second drawing: only one is allowed here")
ROW(a_junction_type, 0, "the type L, Y (Fork), W (Arrow) or T")
ROW(junction_name, 0, "the name of a junction")
ROW(first_neighbour, 2, "the first neighbour of {1} {2}")
ROW(second_neighbour, 2, "the second neighbour of {1} {2}")
ROW(third_neighbour, 2, "the third neighbour of {1} {2}")
ROW(after_neighbours, 4, "{1} after the {2} neighbours of {3} {4}")
ROW(bracket_and_neighbours, 0, "'(' and the neighbours")
ROW(junction_x, 0, "a number, the junction's x")
ROW(junction_y, 0, "a number, the junction's y")
ROW(two_junctions_in_outline, 0, "at least two junctions in an outline")
ROW(at_junction_or_label, 0, "'at' and the junction, or a label + - > <")
ROW(at_junction, 0, "'at' and the junction")
ROW(a_list_element, 0, "Arrow, Fork, L or T, or a pair (a, b)")
ROW(colon_after_name, 0, "':' after a junction's name")
ROW(a_statement, 0, "J, P, O, L, Arrow, Fork, T, outline or a junction such as a:L(b,c)")
ROW(a_junction_such_as, 0, "a junction such as a:L(b,c)")
ROW(segment_number, 0, "a number (a segment is x1 y1 x2 y2)")
ROW(number_or_colon, 0, "a number (a segment is x1 y1 x2 y2) or ':' after a junction's name")
ROW(a_direction_in_outline, 0, "direction in the outline")
ROW(a_label, 0, "label")
ROW(with_this_outline, 0, "with this outline")
ROW(whichever_face_is_outside, 0, "whichever face is outside")
ROW(junction_unclear, 1,
    "the lines at {1} are so close together that it is unclear what junction they form")
ROW(segments_cross, 1, "two lines cross at {1}: a junction of four lines is not supported")
ROW(lines_close_together, 1, "too many lines are close together near {1}")
ROW(segments_close_together, 1, "too many segments are close together near {1}")
ROW(segment_shorter_than_tolerance, 1,
    "both ends of a segment merge at {1}: it is shorter than the tolerance, or other ends bridge it")
ROW(line_ends_alone, 1, "no other line meets the one that ends at {1}")
ROW(too_many_lines_meet, 1, "more than three lines meet at {1}: a junction has two or three")
ROW(lines_with_same_ends, 1, "two lines that begin at {1} end at the same junction")
ROW(closed_line_without_corner, 1, "the closed line through {1} has no corner")
ROW(line_is_curved, 1, "the line that begins at {1} is curved: only straight lines are supported")
ROW(treated_as_straight, 1, "treated as straight: the line that bends slightly at {1}")
ROW(treated_as_corner, 1, "treated as a corner: rounded coordinates leave it unclear what is at {1}")
ROW(treated_as_one_line, 1, "treated as one line: the lines side by side from {1}")
ROW(ignored_without_length, 1, "ignored: segments without length, such as the one at {1}")

/* clang-format on */
