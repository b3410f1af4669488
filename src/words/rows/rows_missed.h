/* SPDX-License-Identifier: MIT */
/* rows_missed.h - see message_rows.h */
/* clang-format off */

/* ---- puzzles that were not found ---- */

ROW(missed_nothing, 0, "no puzzle like that")
ROW(missed_layout, 0, "no layout with a grid")
ROW(missed_grid, 0, "no full grid in reasonable time")
ROW(missed_pattern, 0, "no puzzle in this pattern with exactly one solution")
ROW(missed_clues, 1, "no puzzle with {1}")
ROW(missed_symmetric_clues, 1, "no puzzle with this symmetry and {1}")
ROW(clues_exactly, 1, "{1} clues")
ROW(clues_at_least, 1, "at least {1} clues")
ROW(clues_at_most, 1, "at most {1} clues")
ROW(clues_from_to, 2, "{1} to {2} clues")
ROW(missed_minimal, 0, "no minimal puzzle")
ROW(missed_symmetric_minimal, 0, "no minimal puzzle with this symmetry")
ROW(missed_rating, 1, "no puzzle rated {1}")
ROW(missed_rating_or_more, 1, "no puzzle rated {1} or more")
ROW(missed_rating_or_less, 1, "no puzzle rated {1} or less")
ROW(missed_rating_range, 2, "no puzzle rated {1} to {2}")
ROW(missed_needs, 1, "no puzzle that needs {1}")
ROW(missed_without, 1, "no puzzle without {1}")
ROW(nearest_level, 2, "; the nearest is rated {1} ({2})")
ROW(nearest_rating, 2, "; the nearest is rated {1}.{2}")
ROW(nearest_hardest, 1, " for its {1}")
ROW(nearest_not_rated, 0, "; the nearest was too hard to rate")
ROW(nearest_clues, 1, "; the nearest has {1} clues")
ROW(nearest_spare, 1, ", and each of {1} could be removed")

/* clang-format on */
