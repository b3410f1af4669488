/* SPDX-License-Identifier: MIT */
/* cages.c - see cages.h */
#include "read/program/cages.h"

#include "clue/clue_kinds.h"
#include "read/found_clue.h"
#include "words/fail.h"

/* Is the sum that of one cell, which holds it then? */
static bool becomes_given(struct draft *d, const struct clue *c, int sum)
{
    if (c->count != 1 || sum < 1 || sum > d->n) return false;
    uint8_t *given = &d->givens[c->cell[0]];
    if (*given && *given != sum) return false;
    *given = (uint8_t)sum;
    return true;
}

static bool add_cage(struct draft *d, const struct cages *cages, int name, struct place p,
                     sudoku_error *error)
{
    const int sum = cages->sum[name];
    struct found_clue c;
    found_clue_begin(&c, &clue_killer);
    for (int cell = 0; cell < d->n * d->n; cell++)
        if (cages->of[cell] == name) found_clue_cell(&c, cell);
    const struct clue *clue = &c.stated.clue;
    if (becomes_given(d, clue, sum) || (clue->count < 2 && !sum)) return true;
    if (clue->count == 1 && sum > d->n)
        return fail(error, p.line, p.column, say(number_range, d->n, sum));
    if (!sum && clue->count <= d->n) return draft_cells(d, clue->cell, clue->count, p, error);
    if (sum) found_clue_number(&c, sum);
    return draft_found_clue(d, &c, p, error);
}

bool draft_cages(struct draft *d, const struct cages *cages, struct place p, sudoku_error *error)
{
    bool done[SUDOKU_MAX_CELLS] = {false};
    for (int cell = 0; cell < d->n * d->n; cell++) {
        const int name = cages->of[cell];
        if (name == NO_CAGE || done[name]) continue;
        done[name] = true;
        if (!add_cage(d, cages, name, p, error)) return false;
    }
    return true;
}
