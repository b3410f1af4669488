/* SPDX-License-Identifier: MIT */
/* rows_titles.h - see message_rows.h */
/* clang-format off */

/* ---- names of techniques ---- */

ROW(technique_name_ambiguous, 1, "the name could mean: {1}")
ROW(technique_name_similar, 1, "no technique has this name; similar names: {1}")
ROW(unknown_technique, 0, "no technique has this name")
ROW(exactly, 1, "{1}")
ROW(at_least, 1, "at least {1}")
ROW(about, 1, "about {1}")

/* clang-format on */
