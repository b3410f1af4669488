/* SPDX-License-Identifier: MIT */
/* rows_words_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- words ---- */

ROW(blank, "ein Leerzeichen")
ROW(tab, "ein Tabulator")
ROW(end_of_line, "das Zeilenende")
ROW(end_of_the_line, "das Zeilenende")
ROW(end_of_text, "das Ende des Textes")
ROW(mark, "„{1}“")
ROW(either_mark, "„{1}“ oder „{2}“")
ROW(word_itself, "{1}")
ROW(a_name, "ein Name")

/* clang-format on */
