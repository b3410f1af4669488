/* SPDX-License-Identifier: MIT */
/* rows_rules_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- rules ---- */

ROW(too_many_regions, "Es sind mehr als {1} Gebiete")
ROW(region_size, "Gebiet {1} hat {2} statt {3} Zellen")
ROW(house_size, "Haus {1} hat {2} Zellen; es müssen 2 bis {3} sein")
ROW(house_outside, "Haus {1} hat eine Zelle außerhalb des Gitters")
ROW(house_repeats_cell, "Haus {1} enthält r{2}c{3} zweimal")
ROW(rule_needs_not, "Die Regel „{1}“ braucht {2}, nicht {3}")
ROW(rule_needs, "Die Regel „{1}“ braucht {2}")
ROW(size_range, "Die Größe muss 1 bis {1} sein, nicht {2}")
ROW(no_default_box, "Für die Größe {1} gibt es keinen üblichen Block: Gebiete oder „box none“ angeben")
ROW(box_cells, "Ein Block von {1}×{2} hat nicht die {3} Zellen der Größe {4}")
ROW(too_many_houses, "Es sind mehr als {1} weitere Häuser")
ROW(out_of_memory, "Der Speicher reicht nicht")
ROW(a_square_size, "eine Quadratzahl als Größe (4, 9, 16, 25, 36)")
ROW(boxes, "Blöcke")
ROW(usual_boxes, "9×9 mit Blöcken von 3×3")
ROW(unknown_rule, "Unbekannte Regel „{1}“; es gibt classic{2}")
ROW(both_are, "{1} und {2} sind beide {3} {4}")
ROW(not_a_candidate, "{1} ist {2}, aber das ist keiner der Kandidaten dort")
ROW(given_differs, "in {1} ist {2} vorgegeben")
ROW(cell_is_empty, "{1} ist leer")
ROW(mark_left_out, "in den Marken von {1} fehlt {2}, die Ziffer der einzigen Lösung")
ROW(nothing_fits, "in {1} passt keine Ziffer mehr")
ROW(no_place, "{1} hat {2} keinen Platz mehr")
ROW(no_clash, "kein Widerspruch")

/* clang-format on */
