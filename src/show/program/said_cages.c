/* SPDX-License-Identifier: MIT */
/* said_cages.c - see said_cages.h */
#include "show/program/said_cages.h"

#include "clue/clue_kinds.h"

static int first_cell(const struct clue *c)
{
    int first = c->cell[0];
    for (int i = 1; i < c->count; i++)
        if (c->cell[i] < first) first = c->cell[i];
    return first;
}

bool find_said_cages(struct said_cages *s, const sudoku_puzzle *p)
{
    const int cells = p->rules->cells;
    s->any = p->clues;
    for (int cell = 0; cell < cells; cell++) {
        s->of[cell] = -1;
        s->sum[cell] = 0;
    }
    for (int i = 0; p->clues && i < p->clues->count; i++) {
        const struct clue *c = &p->clues->clue[i];
        if (c->kind != &clue_killer) return false;
        const int first = first_cell(c);
        for (int k = 0; k < c->count; k++) {
            if (s->of[c->cell[k]] >= 0) return false;
            s->of[c->cell[k]] = first;
        }
        s->sum[first] = c->number_count ? c->number[0] : 0;
    }
    return true;
}

bool given_in_cage(const struct said_cages *s, const sudoku_puzzle *p)
{
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (p->givens[cell] && s->of[cell] >= 0) return true;
    return false;
}

bool complete_cages(struct said_cages *s, const sudoku_puzzle *p)
{
    for (int cell = 0; cell < p->rules->cells; cell++) {
        if (s->of[cell] < 0) {
            s->of[cell] = cell;
            s->sum[cell] = p->givens[cell];
        }
        if (!s->sum[s->of[cell]]) return false;
    }
    return true;
}

/* Spreads from the first cell of each cage to its neighbours, until nothing is new. */
bool are_cages_connected(const struct said_cages *s, int n)
{
    bool met[SUDOKU_MAX_CELLS];
    for (int cell = 0; cell < n * n; cell++) met[cell] = s->of[cell] < 0 || s->of[cell] == cell;
    for (bool more = true; more;) {
        more = false;
        for (int cell = 0; cell < n * n; cell++) {
            const int near[] = {cell % n ? cell - 1 : -1, cell % n < n - 1 ? cell + 1 : -1, cell - n,
                                cell + n < n * n ? cell + n : -1};
            for (int k = 0; k < 4 && !met[cell]; k++)
                if (near[k] >= 0 && met[near[k]] && s->of[near[k]] == s->of[cell])
                    met[cell] = more = true;
        }
    }
    for (int cell = 0; cell < n * n; cell++)
        if (!met[cell]) return false;
    return true;
}
