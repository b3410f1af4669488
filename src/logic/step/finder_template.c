/* SPDX-License-Identifier: MIT */
/* finder_template.c - copy this file into the room of its kind to add a technique: two cells of a house with the same two
   candidates.

   Only the tests compile it.  Other places to change:
       techniques.h                      a row: its name, class and ratings
       finders.h                         the finder (here it is declared below)
       ../profiles/profiles.c            a row in each profile that has the technique
       ../../show                        its words: step_notation.c, sentences.c, technique_about_en.c and _de.c,
                                         technique_titles_de.c; technique_aliases.c if it has other names
       tests/logic                       a copy of test_finder_template.c; test_soundness.c proves its steps over all rule sets  */
#include "logic/step/finder.h"

void find_template(struct finder *, int argument);

/* A step says what it is about (parts and houses, for words and pictures), what it relies on (truths, for the proof), and what
   follows.  Returns false if the search is to stop.  */
static bool report_pair(struct finder *f, int house, int a, int b)
{
    struct step *s = f->step;
    const bitset digits = f->at->candidates[a];
    step_begin(s, TECHNIQUE_naked_pair); /* the name in the row of techniques.h */
    step_digits(s, SUDOKU_PATTERN, digits);
    step_cell(s, SUDOKU_PATTERN, a);
    step_cell(s, SUDOKU_PATTERN, b);
    step_house(s, SUDOKU_BASE, house);
    step_cell_truth(s, a);
    step_cell_truth(s, b);
    cells others = f->field->house[house];
    cells_remove(&others, a);
    cells_remove(&others, b);
    for_each_cell(c, &others) step_remove_digits(s, c, digits & f->at->candidates[c]);
    return report_step(f); /* nothing is reported if nothing follows */
}

/* Examines the position, and changes nothing.  The order of the search decides which of several steps comes first. */
void find_template(struct finder *f, int argument)
{
    (void)argument; /* for finders that serve several rows of a profile, such as a size */
    for (int house = 0; house < f->field->houses; house++) {
        if (!house_is_new(f, house)) continue; /* nothing was removed since nothing was found here */
        const cells *in = &f->field->house[house];
        for_each_cell(a, in)
            for (int b = cells_next(in, a); b >= 0; b = cells_next(in, b))
                if (is_pair(f->at->candidates[a]) && f->at->candidates[a] == f->at->candidates[b] &&
                    !report_pair(f, house, a, b))
                    return;
    }
}
