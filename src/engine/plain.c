/* SPDX-License-Identifier: MIT */
/* plain.c - backtracking as a student first writes it, the reference for every other engine.

   Visit the cells row by row.  Skip filled cells; in an empty one try each digit that no cell of its houses holds, and
   continue with the next cell.  After the last cell there is a solution.  If nothing fits in some cell, the previous
   digit was wrong: remove it and try the next.

   It uses no candidates and no implied houses, and nothing here is clever, on purpose.  */
#include <string.h>

#include "clue/clue.h"
#include "engine/engine.h"

struct plain {
    const sudoku_rules *rules;
    uint8_t digit[SUDOKU_MAX_CELLS];
};

static bool fits(const struct plain *p, const struct search *s, int cell, int digit)
{
    const sudoku_rules *r = p->rules;
    for (int i = r->first_seat[cell]; i < r->first_seat[cell + 1]; i++) {
        const int h = r->seat[i].house;
        if (h >= r->house_count) break; /* implied houses are last */
        for (int j = 0; j < r->house[h].count; j++)
            if (p->digit[r->house[h].cell[j]] == digit && r->house[h].cell[j] != cell) return false;
    }
    return allowed_digits(s->puzzle, cell) & bit(digit - 1);
}

static bool breaks_a_clue(const struct plain *p, const struct search *s, int cell)
{
    return s->puzzle->clues && !clues_hold_at(s->puzzle->clues, p->digit, cell);
}

/* Tries everything from `cell` on.  False: stop searching. */
static bool fill_from(struct plain *p, struct search *s, int cell)
{
    while (cell < p->rules->cells && p->digit[cell]) cell++;
    if (cell == p->rules->cells) return record_solution(s, p->digit);
    for (int digit = 1; digit <= p->rules->n; digit++) {
        if (!fits(p, s, cell, digit)) continue;
        if (!enter_node(s)) return false;
        s->counters.guesses++;
        p->digit[cell] = (uint8_t)digit;
        const bool go_on = breaks_a_clue(p, s, cell) || fill_from(p, s, cell + 1);
        p->digit[cell] = 0;
        if (!go_on) return false;
    }
    return true;
}

static void run(void *memory, struct search *s)
{
    struct plain *p = memory;
    memcpy(p->digit, s->puzzle->givens, (size_t)p->rules->cells);
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (p->digit[cell] && (!fits(p, s, cell, p->digit[cell]) || breaks_a_clue(p, s, cell)))
            return; /* the givens clash */
    fill_from(p, s, 0);
}

static size_t memory_needed(const sudoku_rules *r)
{
    (void)r;
    return sizeof(struct plain);
}

static void prepare(void *memory, const sudoku_rules *r) { ((struct plain *)memory)->rules = r; }

const struct engine engine_plain = {
    .name = "plain",
    .about = "cell by cell, digit by digit: the reference",
    .max_size = SUDOKU_MAX_SIZE,
    .memory = memory_needed,
    .prepare = prepare,
    .takes_clues = true,
    .run = run,
};
