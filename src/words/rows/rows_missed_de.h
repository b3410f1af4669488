/* SPDX-License-Identifier: MIT */
/* rows_missed_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- puzzles that were not found ---- */

ROW(missed_nothing, "Kein solches Rätsel")
ROW(missed_layout, "Keine Einteilung, die sich füllen lässt")
ROW(missed_grid, "Kein volles Gitter in vertretbarer Zeit")
ROW(missed_pattern, "Kein Rätsel in diesem Muster mit genau einer Lösung")
ROW(missed_clues, "Kein Rätsel mit {1}")
ROW(missed_symmetric_clues, "Kein Rätsel mit dieser Symmetrie und {1}")
ROW(clues_exactly, "{1} Vorgaben")
ROW(clues_at_least, "mindestens {1} Vorgaben")
ROW(clues_at_most, "höchstens {1} Vorgaben")
ROW(clues_from_to, "{1} bis {2} Vorgaben")
ROW(missed_minimal, "Kein Rätsel ohne überflüssige Vorgaben")
ROW(missed_symmetric_minimal, "Kein Rätsel mit dieser Symmetrie ohne überflüssige Vorgaben")
ROW(missed_rating, "Kein Rätsel mit der Bewertung {1}")
ROW(missed_rating_or_more, "Kein Rätsel mit der Bewertung {1} oder mehr")
ROW(missed_rating_or_less, "Kein Rätsel mit der Bewertung {1} oder weniger")
ROW(missed_rating_range, "Kein Rätsel mit einer Bewertung von {1} bis {2}")
ROW(missed_needs, "Kein Rätsel, das „{1}“ braucht")
ROW(missed_without, "Kein Rätsel ohne „{1}“")
ROW(nearest_level, "; das nächste wird mit {1} ({2}) bewertet")
ROW(nearest_rating, "; das nächste wird mit {1}.{2} bewertet")
ROW(nearest_hardest, ", wegen „{1}“")
ROW(nearest_not_rated, "; das nächste war zu schwer, um es zu bewerten")
ROW(nearest_clues, "; das nächste hat {1} Vorgaben")
ROW(nearest_spare, ", und jede von {1} davon könnte fehlen")

/* clang-format on */
