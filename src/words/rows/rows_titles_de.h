/* SPDX-License-Identifier: MIT */
/* rows_titles_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- names of techniques ---- */

ROW(technique_name_ambiguous, "Der Name kann mehreres bedeuten: „{1}“")
ROW(technique_name_similar, "So heißt keine Technik; ähnlich heißen: „{1}“")
ROW(unknown_technique, "So heißt keine Technik")
ROW(exactly, "{1}")
ROW(at_least, "mindestens {1}")
ROW(about, "etwa {1}")

/* clang-format on */
