/* SPDX-License-Identifier: MIT */
/* sumocue.c - SumoCueV1: cell by cell, a number or the cell whose cage it belongs to, and a region.

       SumoCueV1=0J0=5J0=0J1...       '=' and the sum of the cage that begins here; as many programs write jigsaws, the given
       SumoCueV1=13=9+1+0...          '+' and the cell where its cage begins, counted from 0: a killer puzzle
       SumoCueV1D=0J0...              with both diagonals

   A cage of one cell is a given, so the first line is read either way.  The entries may go on in further lines.  */
#include <string.h>

#include "base/small_number.h"
#include "base/whole_root.h"
#include "read/program/cages.h"
#include "read/program/program.h"

struct entries {
    int count, with_region;
    const char *at; /* in the current line */
    const char *end;
    struct line line;
    struct cages cage;
};

static const char name[] = "SumoCueV";

bool is_sumocue(const struct line *l)
{
    const struct field f = first_field(l);
    return f.length >= sizeof name - 1 && !memcmp(f.text, name, sizeof name - 1);
}

static bool fail_here(struct sudoku_reader *r, const struct entries *e, struct message why)
{
    return fail_as(r, SAY_a_sumocue, place_in(&e->line, e->at), why);
}

static bool begins_entry(const char *at, const char *end)
{
    return at < end && (*at == '=' || *at == '+');
}

/* Moves on to the next entry, in this line or the next. */
static bool find_entry(struct sudoku_reader *r, struct entries *e)
{
    while (e->at < e->end && (*e->at == ' ' || *e->at == '\t')) e->at++;
    struct line next;
    if (e->at == e->end && source_peek(&r->source, 0, &next) &&
        begins_entry(next.text, next.text + next.length)) {
        source_take(&r->source);
        e->line = next;
        e->at = next.text;
        e->end = next.text + next.length;
    }
    return begins_entry(e->at, e->end);
}

static bool read_entry(struct sudoku_reader *r, struct entries *e)
{
    const bool head = *e->at == '=';
    const int cell = e->count;
    if (cell == SUDOKU_MAX_CELLS) return fail_here(r, e, say(too_many_cells, SUDOKU_MAX_CELLS));
    e->at++;
    const int number = small_number(&e->at, e->end);
    if (number < 0) return fail_here(r, e, say(expected_number_here));
    e->cage.of[cell] = (uint16_t)(head ? cell : number);
    e->cage.sum[cell] = head ? number : 0;
    r->where[cell] = place_in(&e->line, e->at);
    e->count++;
    if (e->at == e->end || *e->at != 'J') return true;
    e->at++;
    const int region = small_number(&e->at, e->end);
    if (region < 0 || region >= SUDOKU_MAX_SIZE) return fail_here(r, e, say(expected_number_here));
    if (!e->with_region++) r->draft.shape_place = r->where[cell];
    r->draft.regions[cell] = (uint8_t)region;
    return true;
}

/* Numbers the regions of the text from 0 on. */
static bool check_regions(struct sudoku_reader *r, int n, int cells)
{
    struct draft *d = &r->draft;
    int number[SUDOKU_MAX_SIZE], count = 0;
    for (int i = 0; i < SUDOKU_MAX_SIZE; i++) number[i] = -1;
    for (int cell = 0; cell < cells; cell++) {
        const int stated = d->regions[cell];
        if (number[stated] < 0) number[stated] = count++;
        if (count > n) return fail_as(r, SAY_a_sumocue, r->where[cell], say(too_many_regions, n));
        d->regions[cell] = (uint8_t)number[stated];
    }
    return d->has_regions = true;
}

/* Each cell belongs to a cage that begins somewhere. */
static bool check_cages(struct sudoku_reader *r, const struct entries *e)
{
    for (int cell = 0; cell < e->count; cell++) {
        const int first = e->cage.of[cell];
        if (first >= e->count || e->cage.of[first] != first)
            return fail_as(r, SAY_a_sumocue, r->where[cell], say(no_cage_begins_there, first));
    }
    return true;
}

static bool settle(struct sudoku_reader *r, const struct entries *e, bool diagonals)
{
    struct draft *d = &r->draft;
    const int n = exact_root(e->count);
    if (!n) return fail_as(r, SAY_a_sumocue, d->begin, say(cells_not_square, e->count));
    if (e->with_region && e->with_region != e->count)
        return fail_as(r, SAY_a_sumocue, d->shape_place,
                       say(only_some_with_regions, e->with_region, e->count));
    if (!draft_size(d, n, d->begin, r->error)) return false;
    memset(d->givens, 0, (size_t)e->count);
    d->has_givens = true;
    if (!check_cages(r, e) || !draft_cages(d, &e->cage, d->begin, r->error)) return false;
    if (diagonals && !draft_rules(d, "x", 1, d->begin, r->error)) return false;
    return !e->with_region || check_regions(r, n, e->count);
}

bool read_sumocue(struct sudoku_reader *r)
{
    struct entries e = {.count = 0};
    source_peek(&r->source, 0, &e.line);
    source_take(&r->source);
    e.at = first_field(&e.line).text + sizeof name - 1;
    e.end = e.line.text + e.line.length;
    small_number(&e.at, e.end); /* the version */
    const bool diagonals = e.at < e.end && *e.at == 'D';
    e.at += diagonals;
    while (find_entry(r, &e))
        if (!read_entry(r, &e)) return false;
    if (!is_rest_empty(&e.line, e.at)) return fail_here(r, &e, say(text_after_it));
    return settle(r, &e, diagonals);
}
