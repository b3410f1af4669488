/* SPDX-License-Identifier: MIT */
/* rows_words.h - see message_rows.h */
/* clang-format off */

/* ---- words ---- */

ROW(blank, 0, "a blank")
ROW(tab, 0, "a tab")
ROW(end_of_line, 0, "the line's end")
ROW(end_of_the_line, 0, "the end of the line")
ROW(end_of_text, 0, "the end of the text")
ROW(mark, 1, "'{1}'")
ROW(either_mark, 2, "'{1}' or '{2}'")
ROW(word_itself, 1, "{1}")
ROW(a_name, 0, "a name")

/* clang-format on */
