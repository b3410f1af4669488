/* SPDX-License-Identifier: MIT */
/* templates.c - template set and template delete.

   A spot that all templates of a digit have holds the digit, one that none has does not.  A cell that all templates
   of one digit need is lost for the others, whose templates then become fewer, and so on until nothing
   changes.  The technique is also called pattern overlay.  */
#include "logic/last_resort/template_search.h"

#include "logic/step/finders.h"

/* What is known of a digit's templates. */
struct outlook {
    cells settled;  /* cells that all of them have */
    cells unused;   /* cells with the candidate that none has */
    bitset because; /* the digits that it follows from */
};

static void look_at(struct template_search *t, struct spots *s, int digit, struct outlook *all)
{
    struct outlook *own = &all[digit - 1];
    const struct position *at = t->finder->at;
    cells barred = no_cells();
    own->because |= bit(digit - 1);
    spots_of(s, at, digit);
    for (int i = 0; i < s->count; i++)
        for (int d = 0; d < at->field->n; d++)
            if (d != digit - 1 && cells_have(&all[d].settled, s->cell[i])) {
                cells_add(&barred, i);
                own->because |= all[d].because;
            }
    if (!template_search_run(t, s, digit, &barred)) return;
    for (int i = 0; i < s->count; i++) {
        if (cells_have(&t->common, i)) cells_add(&own->settled, s->cell[i]);
        if (!cells_have(&t->used, i) && !cells_have(&t->unsure, i)) cells_add(&own->unused, s->cell[i]);
    }
}

static int known(const struct finder *f, const struct outlook *all)
{
    int count = 0;
    for (int d = 0; d < f->field->n; d++) count += cells_count(&all[d].settled);
    return count;
}

/* One place in every row; the other houses only check that, but those that are not lines, boxes or regions need not
   have the digit if only rows do.  */
static void rest_on_templates(struct finder *f, bitset digits)
{
    const struct field *field = f->field;
    for (int h = 0; h < field->houses; h++) {
        if (!house_full(field, h) || kind_at(field, h)->line == IS_COLUMN || is_region(field, h))
            continue;
        for_each_bit(d, digits)
            if (places_of(f->at, h, d + 1)) step_house_truth(f->step, h, d + 1);
    }
}

void find_templates(struct finder *f, int technique)
{
    struct outlook all[SUDOKU_LOGIC_SIZE] = {0};
    struct spots spots;
    struct template_search *t = template_search_of(f);
    if (!t) return;
    for (int before = -1; before < known(f, all);) {
        before = known(f, all);
        for (int digit = 1; digit <= f->field->n && !f->stopped; digit++) look_at(t, &spots, digit, all);
    }
    if (f->stopped) return;
    for (int digit = 1; digit <= f->field->n; digit++) {
        const struct outlook *o = &all[digit - 1];
        step_begin(f->step, technique);
        step_digit(f->step, SUDOKU_PATTERN, digit);
        if (technique == TECHNIQUE_template_set)
            for_each_cell(cell, &o->settled) {
                step_cell(f->step, SUDOKU_PATTERN, cell);
                step_place(f->step, cell, digit);
            }
        else step_remove_from(f->step, &o->unused, digit);
        if (!step_worth(f->step)) continue;
        for_each_bit(d, o->because & ~bit(digit - 1))
            for_each_cell(cell, &all[d].settled) step_part(f->step, SUDOKU_OTHER, cell, d + 1);
        if (!may_spend(f, (uint64_t)(f->field->n * f->field->houses))) return;
        rest_on_templates(f, o->because);
        if (!report_step(f)) return;
    }
}
