/* SPDX-License-Identifier: MIT */
/* rows_layouts_de.h - see message_rows_de.h */
/* clang-format off */

/* ---- why no grid fills a layout ---- */

ROW(and_last, " und ")
ROW(leftovers_of_row, "Zeile {1} hat dieselben Ziffern wie Gebiet {2}; ohne die gemeinsamen Zellen {3} (Gesetz der Überbleibsel)")
ROW(leftovers_of_rows, "Die Zeilen {1} haben dieselben Ziffern wie die Gebiete {2}; ohne die gemeinsamen Zellen {3} (Gesetz der Überbleibsel)")
ROW(leftovers_of_column, "Spalte {1} hat dieselben Ziffern wie Gebiet {2}; ohne die gemeinsamen Zellen {3} (Gesetz der Überbleibsel)")
ROW(leftovers_of_columns, "Die Spalten {1} haben dieselben Ziffern wie die Gebiete {2}; ohne die gemeinsamen Zellen {3} (Gesetz der Überbleibsel)")
ROW(cell_has_digit_of, "hat {1} die Ziffer von {2}")
ROW(cells_have_digits_of, "haben {1} die Ziffern von {2}")
ROW(in_this_house, "In {1}")
ROW(cell_equals, "{1} ist gleich {2}")
ROW(cell_equals_one_of, "{1} ist gleich einer der Zellen {2}")
ROW(as_it_differs_from_other, ", denn von der anderen ist sie verschieden{1}")
ROW(as_it_differs_from_others, ", denn von den anderen ist sie verschieden{1}")
ROW(that_taken_other_differs,
    "{1}: {2} kann nur gleich {3} sein{4}; diese ist damit vergeben, und {5} ist von ihr verschieden")
ROW(that_taken_others_differ,
    "{1}: {2} kann nur gleich {3} sein{4}; diese ist damit vergeben, und {5} sind von ihr verschieden")
ROW(these_taken_other_differs, "{1}: {2} können nur gleich {3} sein{4}; diese sind damit vergeben, und {5} ist von ihnen verschieden")
ROW(these_taken_others_differ, "{1}: {2} können nur gleich {3} sein{4}; diese sind damit vergeben, und {5} sind von ihnen verschieden")
ROW(that_differs_so_does, "{1}: {2}; diese ist verschieden von {3}{4}, also auch {5}")
ROW(these_differ_so_does, "{1}: {2}; alle diese sind verschieden von {3}{4}, also auch {5}")
ROW(leftovers_contradicted, "{1}; aber {2}{3}")
ROW(cells_can_equal_only, "{1}, also {2} Zellen, können nur gleich {3} sein")
ROW(cell_differs_from_that, "{1} ist davon verschieden{2}")
ROW(cells_differ_from_that, "{1} sind davon verschieden{2}")
ROW(cell_differs_from_these, "{1} ist von allen diesen verschieden{2}")
ROW(cells_differ_from_these, "{1} sind von allen diesen verschieden{2}")
ROW(in_its_row, ", in derselben Zeile")
ROW(in_its_column, ", in derselben Spalte")
ROW(in_its_region, ", im selben Gebiet")

/* clang-format on */
