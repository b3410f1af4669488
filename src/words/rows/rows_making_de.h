/* SPDX-License-Identifier: MIT */
/* rows_making_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- making puzzles ---- */

ROW(no_layout_found, "Es fand sich keine Einteilung der Größe {1} mit der Symmetrie „{2}“")
ROW(layout_size, "Einteilungen haben mindestens {1} Zeilen")
ROW(too_many_clues, "Ein Rätsel dieser Größe hat höchstens {1} Vorgaben")
ROW(clue_range_empty, "Mindestens {1} und höchstens {2} Vorgaben: Keine Zahl ist beides")
ROW(too_few_clues, "Kein Rätsel mit diesen Regeln hat weniger als {1} Vorgaben")
ROW(attempts_not_minimal,
    "Ein Rätsel, das nach {1} Versuchen endet, hat vielleicht überflüssige Vorgaben")
ROW(too_many_minimal_clues,
    "Ein Rätsel dieser Größe ohne überflüssige Vorgaben hat höchstens {1} Vorgaben")
ROW(pattern_below_possible,
    "Das Muster hat {1} Zellen, aber kein Rätsel mit diesen Regeln hat weniger als {2} Vorgaben")
ROW(pattern_too_small, "Das Muster hat {1} Zellen, zu wenige für {2} Vorgaben")
ROW(pattern_not_symmetric, "Das Muster hat die Symmetrie „{1}“ nicht: siehe r{2}c{3}")
ROW(rules_not_symmetric, "Die Regeln haben die Symmetrie „{1}“ nicht: siehe {2}")
ROW(no_symmetric_pattern_above,
    "Kein Muster mit der Symmetrie „{1}“ hat so viele Vorgaben: Es sind höchstens {2}")
ROW(no_symmetric_pattern,
    "Kein Muster mit der Symmetrie „{1}“ hat so viele Vorgaben: die nächsten haben {2} und {3}")
ROW(pattern_leaves_lines_empty,
    "Das Muster lässt {1} {2} und {3} leer, und in jeder Lösung könnte man beide vertauschen")
ROW(start_contradicts, "Das Gitter, mit dem begonnen wird, hat keine Lösung: {1}")
ROW(no_engine_for_size, "Kein Lösungsverfahren „{1}“ löst Rätsel dieser Größe")
ROW(full_grid_not_rated, "In einem vollen Gitter gibt es keinen Schritt zu bewerten")
ROW(start_without_solution, "Das Gitter, mit dem begonnen wird, hat keine Lösung")
ROW(rules_without_solution, "Diese Regeln haben gar keine Lösung")
ROW(rows_word, "die Zeilen")
ROW(columns_word, "die Spalten")
ROW(symmetry_none, "keine")
ROW(symmetry_rotate180, "halbe Drehung")
ROW(symmetry_rotate90, "Vierteldrehung")
ROW(symmetry_mirror_h, "links und rechts")
ROW(symmetry_mirror_v, "oben und unten")
ROW(symmetry_diagonal, "fallende Diagonale")
ROW(symmetry_anti, "steigende Diagonale")
ROW(symmetry_full, "alle diese")
ROW(symmetry_random, "irgendeine davon")

/* clang-format on */
