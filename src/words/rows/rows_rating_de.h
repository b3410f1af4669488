/* SPDX-License-Identifier: MIT */
/* rows_rating_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- techniques and ratings ---- */

ROW(profile_does_not_rate_by,
    "Das Profil „{1}“ verwendet „{2}“ bei diesen Regeln nicht, um Rätsel zu bewerten")
ROW(needed_and_excluded, "Kein Rätsel braucht „{1}“ und kommt zugleich ohne aus")
ROW(technique_above_level, "„{1}“ gehört zur Stufe „{2}“, also über „{3}“")
ROW(technique_above_score, "„{1}“ zählt {2} Punkte, also mehr als {3}")
ROW(technique_above_rating, "„{1}“ wird von „{4}“ mit {2}.{3} bewertet, also über {5}.{6}")
ROW(no_technique_left, "Es bleibt keine Technik übrig")
ROW(no_technique_with_rating, "Keine Technik, die vorkommen darf, wird von „{2}“ mit {1} bewertet; am nächsten ist „{3}“ mit {4}.{5}")
ROW(score_too_low, "Kein Rätsel hat nach „{2}“ weniger als {1} Punkte")
ROW(score_not_a_multiple, "Punktzahlen von „{1}“ sind Vielfache von {2}")
ROW(level_scores_at_most, "Ein Rätsel der Stufe „{1}“ hat höchstens {2} Punkte")
ROW(level_scores_at_least, "Ein Rätsel der Stufe „{1}“ hat mindestens {2} Punkte")
ROW(needed_above_score,
    "Die Techniken, die vorkommen sollen, zählen zusammen {1} Punkte, also mehr als {2}")
ROW(rated_up_to_size, "Rätsel werden bis zur Größe {1} bewertet")
ROW(levels_are_of_hodoku, "Stufen gibt es nur im Profil hodoku; das Profil „{1}“ bewertet mit Zahlen")
ROW(empty_rating_range, "Der Bereich der Bewertungen ist leer")
ROW(every_puzzle_has_full_house, "Jedes Rätsel endet mit einem vollen Haus")
ROW(unknown_technique_number, "Unbekannte Nummer einer Technik: {1}")
ROW(unknown_profile, "Unbekanntes Profil „{1}“")
ROW(steps_up_to_size, "Schritte werden bis zur Größe {1} gesucht")
ROW(steps_up_to_houses, "Schritte werden mit bis zu {1} weiteren Häusern gesucht")
ROW(no_profile_uses,
    "Kein Profil löst mit „{1}“: Nur die Suche nach Schritten dieser Technik findet sie")
ROW(profile_does_not_use, "Das Profil „{1}“ benutzt „{2}“ nicht; diese Profile tun es: „{3}“")
ROW(rating_or_more, "{1}.{2} oder mehr")
ROW(rating_or_less, "{1}.{2} oder weniger")
ROW(rating_from_to, "{1}.{2} bis {3}.{4}")
ROW(rating, "{1}.{2}")
ROW(no_level, "")
ROW(level_easy, "leicht")
ROW(level_medium, "mittel")
ROW(level_hard, "schwer")
ROW(level_unfair, "unfair")
ROW(level_extreme, "extrem")

/* clang-format on */
