/* SPDX-License-Identifier: MIT */
/* form_template.c - copy this file to add a form of puzzles: rows in one line, with slashes between, such as 1.3./.4.2/2.3./.32.

   Only the tests compile it.  Other places to change:
       reader.h, forms.c                 the reader, and a row with its name and how its texts are recognised (here: the row below)
       ../show/formats.c                 a row, so that users can name it
       docs/FORMATS.md                   for users
       tests/data/good-inputs.txt, bad-inputs.txt   texts of this form, and what is wrong with others
   A line that begins like no other also needs a class in classify.c, and a new sentence a row in ../words/rows/rows_texts*.h.  */
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/reader.h"

form_reader read_template;
extern const struct form form_template;

/* What the draft says so far is the reader's to fill in: symbols one after the other, and the place of each for messages. */
static bool take_rows(struct sudoku_reader *r, const struct line *l, const struct field *f, int *count)
{
    *count = 0;
    for (const char *at = f->text; at < f->text + f->length; at++) {
        const struct place place = {l->number, column_of(l, at)};
        if (*at == '/') continue;
        if (!is_cell_symbol(*at))
            return fail_at(r, place,
                           say(expected_digit, shown_character(at, f->length - (size_t)(at - f->text))));
        if (*count == SUDOKU_MAX_CELLS) return fail_at(r, place, say(too_many_cells, SUDOKU_MAX_CELLS));
        r->symbol[*count] = *at;
        r->where[(*count)++] = place;
    }
    return true;
}

/* Takes the lines of one puzzle, and no more.  False, with the place and a sentence, if the text is not valid. */
bool read_template(struct sudoku_reader *r)
{
    struct line l;
    int count;
    source_peek(&r->source, 0, &l); /* there is one, or another form would have been asked */
    r->draft.form = &form_template;
    const struct field f = first_field(&l);
    if (!take_rows(r, &l, &f, &count)) return false;
    source_take(&r->source);
    const int n = exact_root(count);
    if (!n) return fail_at(r, r->draft.begin, say(cells_not_square, count));
    if (!draft_size(&r->draft, n, r->draft.begin, r->error)) return false;
    const struct glyphs g = {.symbol = r->symbol, .count = count, .where = r->where};
    return decode_givens(&r->draft, &g, n, r->error);
}

/* The row of forms.c: after an error the next line is a puzzle again, and each line is one. */
const struct form form_template = {
    .name = "template", .read = read_template, .recovery = NEXT_LINE, .in_lists = true};
