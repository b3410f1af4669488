/* SPDX-License-Identifier: MIT */
/* statement_template.c - copy this to add a statement about drawings: "ridge 0 6 2", a path of convex lines.

   Only the tests compile it.  Statements are short, so the function goes into drawing_statements.c.  Other places to change:
       drawing_statements.c              a row of `statements`, and the list of forms at its head
       ../../words/rows/rows_drawings*.h a row for a new sentence
       docs/WALTZ.md                     for users
       tests/waltz/test_read_drawing.c, tests/data/bad-drawings.txt   what is read, and what is wrong with other texts
   Another kind of text, such as segments, is a case of read_statement() in read_drawing.c.  */
#include "waltz/read/drawing_statements.h"

statement_reader read_template;

static int junction_of(struct sketch *s, struct word word)
{
    return sketch_junction(s, word.text, word.length, word.place);
}

/* The word of the statement has been read; what follows the statement is read by the caller. */
bool read_template(struct words *w, struct sketch *s, struct place place)
{
    struct word before, here;
    if (!words_name(w, say(junction_name), &before)) return false; /* which says what was expected */
    do {
        if (!words_name(w, say(junction_name), &here)) return false;
        const int a = junction_of(s, before), b = junction_of(s, here);
        /* sketch_finish() reports lines that do not exist, and memory that ran out */
        if (a >= 0 && b >= 0) sketch_known(s, a, b, WALTZ_CONVEX, place);
        before = here;
    } while (!words_line_ended(w));
    return true;
}
