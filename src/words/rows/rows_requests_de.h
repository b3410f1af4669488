/* SPDX-License-Identifier: MIT */
/* rows_requests_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- requests ---- */

ROW(no_search_with_sac, "sac dient nur dem Aufruf arcs, nicht der Suche")
ROW(expected_drawing_name, "Es fehlt der Schlüssel name mit dem Namen einer Zeichnung")
ROW(tolerance_not_a_number, "tolerance muss eine Zahl sein, mindestens 0")
ROW(expected_fixed_labels,
    "fix: Hier müssen Linien und Beschriftungen wie 3 +;5 in stehen, mit Nummern der Linien unter {1}")
ROW(search_took_too_long, "Die Suche hat zu lange gedauert")
ROW(expected_cell_of_size, "cell: Hier muss eine Zelle wie r1c1 eines Gitters der Größe {1} stehen")
ROW(expected_digit_of_size, "digit: Hier muss eine Ziffer der Größe {1} stehen")
ROW(expected_profiles, "profiles: Hier müssen Namen von Profilen stehen, mit Kommas dazwischen")
ROW(expected_technique_name, "Es fehlt der Schlüssel name mit dem Namen einer Technik")
ROW(unknown_input_format, "Unbekannte Form eines Textes")
ROW(unknown_output_format, "Unbekannte Form der Ausgabe")
ROW(no_symmetry_found, "Die Symmetrien dieser Regeln sind zu schwer zu finden")
ROW(not_in_tables, "In Tabellen ist kein Platz für {1}")
ROW(what_is_allowed, "Kandidaten, die zum Rätsel gehören")
ROW(what_is_placed, "Ziffern, die der Spieler gesetzt hat")
ROW(what_is_marked, "die Kandidaten des Spielers")
ROW(about_key, "{1}: {2}")
ROW(expected_symbols, "{1}: Hier müssen {2} Zeichen für die Größe {3} stehen")
ROW(not_a_digit_of_size, "{1}: r{2}c{3} ist keine Ziffer der Größe {4}")
ROW(expected_fields, "{1}: Hier müssen {2} Felder stehen, mit / dazwischen")
ROW(grid_not_square, "{1}: Das Gitter ist nicht quadratisch")
ROW(expected_region_letters, "regions: Hier müssen {1} Buchstaben für die Größe {2} stehen")
ROW(too_many_keys, "Der Auftrag hat zu viele Schlüssel")
ROW(zero_byte_in_request, "Eine Zeile des Auftrags enthält ein Nullbyte")
ROW(expected_call, "Die erste Zeile eines Auftrags ist „call NAME“")
ROW(call_has_no_key, "Der Aufruf {1} hat keinen Schlüssel „{2}“")
ROW(key_twice, "Der Schlüssel {1} steht zweimal da")
ROW(key_too_large, "{1} ist zu groß")
ROW(key_not_a_number, "{1} muss eine ganze Zahl sein, nicht „{2}“")
ROW(key_range, "{1} muss {2} bis {3} sein")
ROW(key_not_yes_or_no, "{1} muss yes oder no sein, nicht „{2}“")
ROW(key_not_a_rating,
    "{1} muss eine Bewertung wie 7.1..8.0, 4.5.. oder ..2.6 oder eine Stufe wie hard sein, nicht „{2}“")
ROW(unknown_value_of_key, "{1}: „{2}“ ist nicht bekannt")
ROW(call_needs_text, "Der Aufruf {1} braucht einen Text nach einer leeren Zeile")
ROW(call_takes_no_text, "Der Aufruf {1} nimmt keinen Text")
ROW(unknown_call, "Unbekannter Aufruf")

/* clang-format on */
