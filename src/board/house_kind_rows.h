/* SPDX-License-Identifier: MIT */
/* house_kind_rows.h - the table of house kinds, one row each; house_kinds.h explains the columns, and includes this file
   once for each thing that it makes of the rows.

   To add a kind, copy the row of "window" and write a function in extras.c that adds its houses.  tests/board/test_house_kinds.c
   checks that the row is complete.  Words: the preposition; one house, and after the preposition if that differs; several, and
   after the preposition.  */
/* clang-format off */

KIND(row, .name = "row", .letters = "r", .is = SUDOKU_ROW, .line = IS_ROW, .classic = true,
     .words = {[SUDOKU_ENGLISH] = {"in", "row #", NULL, "rows ", "rows "},
               [SUDOKU_GERMAN] = {"in", "Zeile #", NULL, "die Zeilen ", "den Zeilen "}})

KIND(column, .name = "column", .letters = "c", .is = SUDOKU_COLUMN, .line = IS_COLUMN, .classic = true,
     .words = {[SUDOKU_ENGLISH] = {"in", "column #", NULL, "columns ", "columns "},
               [SUDOKU_GERMAN] = {"in", "Spalte #", NULL, "die Spalten ", "den Spalten "}})

KIND(box, .name = "box", .letters = "b", .is = SUDOKU_BOX, .divides = true, .classic = true,
     .words = {[SUDOKU_ENGLISH] = {"in", "box #", NULL, "boxes ", "boxes "},
               [SUDOKU_GERMAN] = {"in", "Block #", NULL, "die Blöcke ", "den Blöcken "}})

/* Both Explainers added regions late, and visit them late. */
KIND(region, .name = "region", .letters = "", .is = SUDOKU_REGION, .divides = true, .lettered = true,
     .rank = {[EXPLAINER_2023] = {.family = 9}, [EXPLAINER_118] = {.family = 9}},
     .words = {[SUDOKU_ENGLISH] = {"in", "region #", NULL, "regions ", "regions "},
               [SUDOKU_GERMAN] = {"in", "Gebiet #", NULL, "die Gebiete ", "den Gebieten "}})

/* The two diagonals are one family.  2023.3 visits the rising one first; 1.18 finds no locked digits in them. */
KIND(falling_diagonal, .name = "diagonal", .letters = "d", .is = SUDOKU_DIAGONAL, .look = LOOK_HATCHED,
     .rank = {[EXPLAINER_2023] = {.family = 3, .place = 1},
              [EXPLAINER_118] = {.family = 5, .locks_nothing = true},
              [HODOKU] = {.family = 3}},
     .words = {[SUDOKU_ENGLISH] = {"on", "the falling diagonal", NULL, NULL, NULL},
               [SUDOKU_GERMAN] = {"auf", "die fallende Diagonale", "der fallenden Diagonale", NULL, NULL}})

KIND(rising_diagonal, .name = "diagonal", .letters = "d", .is = SUDOKU_DIAGONAL, .look = LOOK_HATCHED,
     .rank = {[EXPLAINER_2023] = {.family = 3},
              [EXPLAINER_118] = {.family = 5, .place = 1, .locks_nothing = true},
              [HODOKU] = {.family = 3, .place = 1}},
     .words = {[SUDOKU_ENGLISH] = {"on", "the rising diagonal", NULL, NULL, NULL},
               [SUDOKU_GERMAN] = {"auf", "die steigende Diagonale", "der steigenden Diagonale", NULL, NULL}})

KIND(window, .name = "window", .letters = "w", .is = SUDOKU_WINDOW, .look = LOOK_SHADED, .square = true,
     .rank = {[EXPLAINER_2023] = {.family = 5}, [EXPLAINER_118] = {.family = 4}, [HODOKU] = {.family = 4}},
     .words = {[SUDOKU_ENGLISH] = {"in", "window #", NULL, "windows ", "windows "},
               [SUDOKU_GERMAN] = {"in", "Fenster #", NULL, "die Fenster ", "den Fenstern "}})

/* All programs treat hidden windows as windows. */
KIND(hidden_window, .name = "hidden window", .letters = "hw", .is = SUDOKU_HIDDEN_WINDOW, .square = true,
     .rank = {[EXPLAINER_2023] = {.family = 5}, [EXPLAINER_118] = {.family = 4}, [HODOKU] = {.family = 4}},
     .words = {[SUDOKU_ENGLISH] = {"in", "hidden window #", NULL, "hidden windows ", "hidden windows "},
               [SUDOKU_GERMAN] = {"im", "das verborgene Fenster #", "verborgenen Fenster #",
                                  "die verborgenen Fenster ", NULL}})

KIND(disjoint_group, .name = "disjoint group", .letters = "g", .is = SUDOKU_NAMED_HOUSE, .look = LOOK_NUMBERED, .square = true,
     .rank = {[EXPLAINER_2023] = {.family = 4}, [EXPLAINER_118] = {.family = 3}, [HODOKU] = {.family = UNKNOWN}},
     .words = {[SUDOKU_ENGLISH] = {"in", "group #", NULL, "groups ", "groups "},
               [SUDOKU_GERMAN] = {"in", "Gruppe #", NULL, "die Gruppen ", "den Gruppen "}})

/* 1.18 finds no locked digits in these three, either. */
KIND(asterisk, .name = "asterisk", .letters = "ast", .is = SUDOKU_NAMED_HOUSE, .look = LOOK_RINGS,
     .rank = {[EXPLAINER_2023] = {.family = 6},
              [EXPLAINER_118] = {.family = 7, .locks_nothing = true},
              [HODOKU] = {.family = UNKNOWN}},
     .words = {[SUDOKU_ENGLISH] = {"in", "the asterisk", NULL, NULL, NULL},
               [SUDOKU_GERMAN] = {"im", "der Stern", "Stern", NULL, NULL}})

KIND(centre_dot, .name = "centre dot", .letters = "cd", .is = SUDOKU_NAMED_HOUSE, .look = LOOK_RINGS,
     .rank = {[EXPLAINER_2023] = {.family = 7},
              [EXPLAINER_118] = {.family = 8, .locks_nothing = true},
              [HODOKU] = {.family = UNKNOWN}},
     .words = {[SUDOKU_ENGLISH] = {"in", "the centre dot group", NULL, NULL, NULL},
               [SUDOKU_GERMAN] = {"in", "die Gruppe der Blockmitten", "der Gruppe der Blockmitten", NULL, NULL}})

KIND(girandola, .name = "girandola", .letters = "gir", .is = SUDOKU_NAMED_HOUSE, .look = LOOK_RINGS,
     .rank = {[EXPLAINER_2023] = {.family = 8},
              [EXPLAINER_118] = {.family = 6, .locks_nothing = true},
              [HODOKU] = {.family = UNKNOWN}},
     .words = {[SUDOKU_ENGLISH] = {"in", "the girandola", NULL, NULL, NULL},
               [SUDOKU_GERMAN] = {"in", "die Girandola", "der Girandola", NULL, NULL}})

/* A user's house; no other program knows it. */
KIND(user_house, .name = "house", .letters = "h", .is = SUDOKU_EXTRA_HOUSE, .look = LOOK_CHAIN,
     .rank = {[EXPLAINER_2023] = {.family = UNKNOWN},
              [EXPLAINER_118] = {.family = UNKNOWN},
              [HODOKU] = {.family = UNKNOWN}},
     .words = {[SUDOKU_ENGLISH] = {"in", "house #", NULL, "houses ", "houses "},
               [SUDOKU_GERMAN] = {"in", "Haus #", NULL, "die Häuser ", "den Häusern "}})
