/* SPDX-License-Identifier: MIT */
/* rows_rating.h - see message_rows.h */
/* clang-format off */

/* ---- techniques and ratings ---- */

ROW(profile_does_not_rate_by, 2, "the profile {1} does not rate puzzles with these rules by {2}")
ROW(needed_and_excluded, 1, "{1} cannot be both needed and excluded")
ROW(technique_above_level, 3, "{1} is {2}, which is above {3}")
ROW(technique_above_score, 3, "{1} scores {2}, which is above {3}")
ROW(technique_above_rating, 6, "{1} is rated {2}.{3} by {4}, which is above {5}.{6}")
ROW(no_technique_left, 0, "no technique is left to rate puzzles with")
ROW(no_technique_with_rating, 5,
    "no available technique is rated {1} by {2}; the nearest is {3} with {4}.{5}")
ROW(score_too_low, 2, "no puzzle scores less than {1} by {2}")
ROW(score_not_a_multiple, 2, "scores by {1} are multiples of {2}")
ROW(level_scores_at_most, 2, "a puzzle that is {1} scores at most {2}")
ROW(level_scores_at_least, 2, "a puzzle that is {1} scores at least {2}")
ROW(needed_above_score, 2, "the techniques that are needed score {1} together, which is above {2}")
ROW(rated_up_to_size, 1, "puzzles are rated up to size {1}")
ROW(levels_are_of_hodoku, 1, "levels belong to the profile hodoku; the profile {1} rates by numbers")
ROW(empty_rating_range, 0, "the range of ratings is empty")
ROW(every_puzzle_has_full_house, 0, "every puzzle ends with a full house")
ROW(unknown_technique_number, 1, "unknown technique number {1}")
ROW(unknown_profile, 1, "unknown profile '{1}'")
ROW(steps_up_to_size, 1, "steps are found for sizes up to {1}")
ROW(steps_up_to_houses, 1, "steps are found for up to {1} extra houses")
ROW(no_profile_uses, 1, "no profile solves with {1}: only 'steps --technique' finds it")
ROW(profile_does_not_use, 3, "the profile {1} does not use {2}; profiles that do: {3}")
ROW(rating_or_more, 2, "{1}.{2} or more")
ROW(rating_or_less, 2, "{1}.{2} or less")
ROW(rating_from_to, 4, "from {1}.{2} to {3}.{4}")
ROW(rating, 2, "{1}.{2}")
ROW(no_level, 0, "")
ROW(level_easy, 0, "Easy")
ROW(level_medium, 0, "Medium")
ROW(level_hard, 0, "Hard")
ROW(level_unfair, 0, "Unfair")
ROW(level_extreme, 0, "Extreme")

/* clang-format on */
