/* SPDX-License-Identifier: MIT */
/* rows_clues_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- clues ---- */

ROW(clue_broken, "Hinweis {1} ist nicht erfüllt")
ROW(clues_not_known, "Das Rätsel hat Hinweise, etwa Killer-Käfige, die dieses Programm nicht kennt")
ROW(clue_too_large, "{1}: Dieser Hinweis lässt zu viele Kombinationen zu")
ROW(too_many_variant_clues, "Es sind mehr als {1} Hinweise")
ROW(too_many_clue_cells, "Die Hinweise haben mehr als {1} Zellen")
ROW(clue_outside, "{1}: Eine Zelle liegt außerhalb des Gitters")
ROW(clue_needs_cells, "{1} braucht mindestens {2} Zellen")
ROW(clue_takes_cells, "{1} hat höchstens {2} Zellen")
ROW(clue_needs_cells_after, "{1} braucht mindestens {2} Zellen nach „=“")
ROW(clue_has_cell_twice, "{1} hat r{2}c{3} zweimal")
ROW(clue_number_range, "{1} braucht eine Zahl von {2} bis {3}, nicht {4}")
ROW(cage_too_large, "{1} Zellen können nicht alle verschieden sein: Es gibt {2} Ziffern")
ROW(cage_sum_range, "{1} verschiedene Zellen können nicht {2} ergeben ({3} bis {4})")
ROW(sum_range, "{1} Zellen können nicht {2} ergeben ({3} bis {4})")
ROW(pill_too_large, "Eine Pille ist eine Dezimalzahl; ihre Ziffern sind 1 bis 9, nicht 1 bis {1}")
ROW(clue_needs_regions, "{1} braucht Blöcke oder Gebiete")
ROW(groups_differ, "{1} hat {2} Zellen vor „=“ und {3} danach")
ROW(clue_needs_size, "{1} braucht ein Gitter der Größe {2} oder mehr")
ROW(listed_digits, "{1} nennt 1 bis {2} Ziffern, nicht {3}")
ROW(expected_row_or_column, "„row“ oder „column“ erwartet")
ROW(line_number_range, "Die Nummer einer Linie erwartet, 1 bis {1}")
ROW(expected_left_or_right, "„left“ oder „right“ erwartet")
ROW(expected_top_or_bottom, "„top“ oder „bottom“ erwartet")
ROW(expected_down_or_up, "„down“ oder „up“ erwartet")
ROW(expected_quad_digit, "Eine Ziffer erwartet, 1 bis {1}")
ROW(expected_equals, "{1} braucht „=“ und weitere Zellen")
ROW(text_after_clue, "{1} gehört nicht zum Hinweis")
ROW(expected_clue_number, "{1} braucht eine Zahl")
ROW(unknown_clue_kind, "{1} ist keine Art von Hinweis")
ROW(clue_takes_nothing, "{1} gilt für das ganze Gitter und hat keine Zellen oder Zahlen")
ROW(clue_needs_colon, "{1} braucht einen Doppelpunkt und dann Zellen")
ROW(expected_clue_text, "{1} braucht einen Text in Anführungszeichen und dann Zellen")
ROW(clue_text_too_long, "Der Text eines Hinweises hat höchstens {1} Zeichen")
ROW(one_condition, "Eine Bedingung für a und b erwartet, etwa a < b")
ROW(pattern_too_long, "Dieses Muster ist zu lang")
ROW(clue_needs_order, "Die Zellen von {1} haben eine Reihenfolge, ein Rechteck nicht: „-“ steht für eine gerade Linie")

/* clang-format on */
