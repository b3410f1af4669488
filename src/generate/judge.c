/* SPDX-License-Identifier: MIT */
/* judge.c - see judge.h

   Ratings usually rise as clues are removed.  So a puzzle that is too hard becomes easier if the clues removed last are put back, and
   a binary search finds how many.  If it is then too easy, the clue whose removal makes it too hard is kept, and the other restored
   clues are removed one by one, as long as that does not make it too hard; the first puzzle with the requested difficulty is taken.

   Puzzles that are too hard are detected early: only allowed techniques are tried, and rating stops at the first step that needs
   another.  */
#include "generate/judge.h"

#include <stdlib.h>
#include <string.h>

#include "logic/path/difficulty.h"
#include "logic/path/rate.h"
#include "words/fail.h"

enum { NOT_MEASURED = 1000000 }; /* the distance of a puzzle that is too hard and was not fully rated */

struct judge {
    const struct difficulty *difficulty;
    sudoku_logic *logic;
    const sudoku_rules *rules;
    bool stopped, lacks_memory;
    bool (*stop)(void *context);
    void *stop_context;
    uint8_t givens[LOGIC_CELLS]; /* the puzzle that is tried */
    struct path_rating rating;   /* its own */
    bool found;                  /* the last puzzle with the requested difficulty */
    uint8_t found_givens[LOGIC_CELLS];
    struct path_rating found_rating;
    uint16_t gone[SUDOKU_MAX_CELLS]; /* removed orbits, in order of removal */
    int gone_count;
};

static bool must_stop(void *context)
{
    struct judge *j = context;
    if (j->stop && j->stop(j->stop_context)) j->stopped = true;
    return j->stopped;
}

struct judge *judge_new(const struct difficulty *d, const sudoku_rules *rules,
                        const struct requirements *w, sudoku_error *error)
{
    struct judge *j = calloc(1, sizeof *j);
    sudoku_logic *logic = j ? logic_new(rules, d->profile->name, error) : NULL;
    if (!logic) {
        free(j);
        fail_by_memory(error);
        return NULL;
    }
    j->difficulty = d;
    j->rules = rules;
    j->logic = logic;
    j->stop = w->stop;
    j->stop_context = w->stop_context;
    logic->work = d->work;
    logic->finder.stop = must_stop;
    logic->finder.stop_context = j;
    return j;
}

void judge_free(struct judge *j)
{
    if (!j) return;
    logic_free(j->logic);
    free(j);
}

bool judge_stopped(const struct judge *j) { return j && j->stopped; }
bool judge_lacks_memory(const struct judge *j) { return j && j->lacks_memory; }

/* ---- one puzzle ---- */

static int clues_in(const sudoku_rules *r, const uint8_t *givens)
{
    int clues = 0;
    for (int cell = 0; cell < r->cells; cell++) clues += givens[cell] != 0;
    return clues;
}

static void note_nearest(const struct judge *j, struct dig *d, enum fit fit)
{
    sudoku_missed missed = SUDOKU_MISSED_RATING;
    const bool measured = fit == TOO_EASY;
    const int off =
        measured ? distance_from(j->difficulty, &j->rating, &missed) : NOT_MEASURED + j->logic->at->open;
    if (!dig_note_nearest(d, missed, off, j->givens, j->rules->cells)) return;
    d->nearest.rated = measured;
    d->nearest.rating = j->rating;
}

static enum fit try_givens(struct judge *j, struct dig *d)
{
    const sudoku_puzzle puzzle = {.rules = j->rules, .givens = j->givens};
    const enum fit fit = rate_for(j->logic, j->difficulty, &puzzle, d->solution, &j->rating);
    if (fit == NOT_RATED && j->rating.sum.end == SUDOKU_LOGIC_NO_MEMORY)
        j->stopped = j->lacks_memory = true;
    if (j->stopped) return NOT_RATED;
    if (fit != FITS) {
        note_nearest(j, d, fit);
        return fit;
    }
    j->found = true;
    memcpy(j->found_givens, j->givens, (size_t)j->rules->cells);
    j->found_rating = j->rating;
    return fit;
}

/* ---- putting clues back ---- */

static bool is_gone(const struct dig *d, int orbit, const uint8_t *pattern)
{
    bool within = false;
    for (int i = d->orbits.start[orbit]; i < d->orbits.start[orbit + 1]; i++) {
        const int cell = d->orbits.cell[i];
        if (d->givens[cell]) return false;
        within |= !pattern || pattern[cell];
    }
    return within;
}

static void list_gone(struct judge *j, const struct requirements *w, const struct dig *d)
{
    j->gone_count = 0;
    for (int i = 0; i < d->orbits.count; i++)
        if (is_gone(d, d->order[i], w->pattern)) j->gone[j->gone_count++] = d->order[i];
}

static void put_orbit(struct judge *j, const struct requirements *w, const struct dig *d, int orbit,
                      bool back)
{
    for (int i = d->orbits.start[orbit]; i < d->orbits.start[orbit + 1]; i++) {
        const int cell = d->orbits.cell[i];
        if (!w->pattern || w->pattern[cell]) j->givens[cell] = back ? d->solution[cell] : 0;
    }
}

/* The puzzle from which only the first `left` of the removed orbits are removed. */
static void set_givens(struct judge *j, const struct requirements *w, const struct dig *d, int left)
{
    memcpy(j->givens, d->givens, (size_t)j->rules->cells);
    for (int i = left; i < j->gone_count; i++) put_orbit(j, w, d, j->gone[i], true);
}

/* How many orbits must be removed for the puzzle to have no more clues than allowed. */
static int fewest_left(struct judge *j, const struct requirements *w, const struct dig *d)
{
    int left = j->gone_count;
    memcpy(j->givens, d->givens, (size_t)j->rules->cells);
    while (left > 0) {
        put_orbit(j, w, d, j->gone[left - 1], true);
        if (clues_in(j->rules, j->givens) > w->most) break;
        left--;
    }
    return left;
}

/* How many orbits can be removed before the puzzle is too hard; j->givens is that puzzle then.  -1: it is too hard even with the
   most clues allowed, or the search was stopped before anything else was known. */
static int most_left(struct judge *j, const struct requirements *w, struct dig *d)
{
    int low = fewest_left(j, w, d) - 1, high = j->gone_count; /* which is too hard */
    int tried = -1;
    /* from the end in growing steps, as long as that is shorter; then by binary search */
    for (int step = 1; high - low > 1 && !j->stopped; step *= 2) {
        const int half = (low + high) / 2, middle = high - step > half ? high - step : half;
        set_givens(j, w, d, middle);
        switch (try_givens(j, d)) {
        case TOO_HARD:
        case NOT_RATED: high = middle; break;
        case TOO_EASY:
        case FITS:
            low = tried = middle;
            step = j->gone_count;
            break;
        }
    }
    if (tried >= 0) set_givens(j, w, d, tried);
    return tried;
}

/* Starts from a puzzle that is too easy without the first `left` orbits, and too hard without one more: removes orbits after that
   one instead. */
static void dig_on(struct judge *j, const struct requirements *w, struct dig *d, int left)
{
    for (int i = left + 1; i < j->gone_count && !j->found && !j->stopped; i++) {
        put_orbit(j, w, d, j->gone[i], false);
        const enum fit fit = try_givens(j, d);
        if (fit == TOO_HARD || fit == NOT_RATED) put_orbit(j, w, d, j->gone[i], true);
    }
}

bool judge_dig(struct judge *j, const struct requirements *w, struct dig *d)
{
    j->found = false;
    memcpy(j->givens, d->givens, (size_t)j->rules->cells);
    const enum fit fit = try_givens(j, d);
    if ((fit == TOO_HARD || fit == NOT_RATED) && j->difficulty->has_limit && !w->minimal) {
        list_gone(j, w, d);
        const int left = most_left(j, w, d);
        if (left >= 0) dig_on(j, w, d, left);
    }
    if (!j->found || j->stopped) return false;
    memcpy(d->givens, j->found_givens, (size_t)j->rules->cells);
    d->clues = clues_in(j->rules, d->givens);
    d->rating = j->found_rating;
    return true;
}

void judge_nearest(struct judge *j, struct dig *d)
{
    struct nearest *n = &d->nearest;
    const sudoku_puzzle puzzle = {.rules = j->rules, .givens = n->givens};
    if (n->missed < SUDOKU_MISSED_RATING || n->rated) return;
    const bool unique = rate_puzzle(j->logic, &puzzle, false, &n->rating) == SUDOKU_UNIQUE;
    if (unique && n->rating.sum.end == SUDOKU_LOGIC_NO_MEMORY) j->stopped = j->lacks_memory = true;
    n->rated = unique && n->rating.sum.end != SUDOKU_LOGIC_LIMIT && !j->stopped;
    if (n->rated) distance_from(j->difficulty, &n->rating, &n->missed);
}
