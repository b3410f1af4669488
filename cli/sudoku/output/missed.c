/* SPDX-License-Identifier: MIT */
/* missed.c - see missed.h */
#include "sudoku/output/missed.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

__attribute__((format(printf, 2, 3))) static void put(struct text *t, const char *format, ...)
{
    char piece[256];
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(piece, sizeof piece, format, arguments);
    va_end(arguments);
    text_keep(t, piece, strlen(piece));
}

/* ---- the requirement ---- */

static void put_clues(struct text *t, const sudoku_order *o)
{
    const int least = o->least_clues, most = o->most_clues;
    if (least == most) put(t, "%d clues", most);
    else if (!most) put(t, "at least %d clues", least);
    else if (!least) put(t, "at most %d clues", most);
    else put(t, "%d to %d clues", least, most);
}

static void put_tenths(struct text *t, int tenths) { put(t, "%d.%d", tenths / 10, tenths % 10); }

/* A score, by a profile that has levels, or a rating. */
static void put_number(struct text *t, int number, bool score)
{
    if (score) put(t, "%d", number);
    else put_tenths(t, number);
}

/* One end of the range: a level or a number. */
static void put_end(struct text *t, sudoku_level level, int number, bool score)
{
    if (level) put(t, "%s", sudoku_level_name(level));
    else put_number(t, number, score);
}

static void put_rating_range(struct text *t, const sudoku_difficulty *d)
{
    const bool score = !strcmp(d->profile, "hodoku");
    const bool low = d->least || d->lowest, high = d->most || d->highest;
    if (low && high && d->least == d->most && d->lowest == d->highest) {
        put_end(t, d->lowest, d->least, score);
        return;
    }
    if (low) put_end(t, d->lowest, d->least, score);
    put(t, low && high ? " to " : low ? " or more" : "");
    if (high) put_end(t, d->highest, d->most, score);
    if (!low) put(t, " or less");
}

static const char *technique_name(int technique)
{
    sudoku_technique t = {0};
    return sudoku_technique_at(technique, &t) ? t.name : "";
}

/* The first technique of the list that is used (or is not). */
static const char *first_technique(const sudoku_made *made, const int *list, int count, bool used)
{
    for (int i = 0; i < count; i++)
        if (!made->rating || used == (made->rating->used[list[i]] > 0)) return technique_name(list[i]);
    return "";
}

static void put_wish(struct text *t, const sudoku_order *o, const sudoku_made *made)
{
    const sudoku_difficulty *d = o->difficulty;
    const char *with = o->symmetry == SUDOKU_NO_SYMMETRY ? "" : " with this symmetry";
    switch (made->missed) {
    case SUDOKU_MISSED_NOTHING: put(t, "no puzzle like that"); break;
    case SUDOKU_MISSED_GRID:
        put(t, o->fresh_layout ? "no layout with a grid" : "no full grid in reasonable time");
        break;
    case SUDOKU_MISSED_PATTERN: put(t, "no puzzle in this pattern with exactly one solution"); break;
    case SUDOKU_MISSED_CLUES:
        put(t, "no puzzle%s%s", with, *with ? " and " : " with ");
        put_clues(t, o);
        break;
    case SUDOKU_MISSED_MINIMAL: put(t, "no minimal puzzle%s", with); break;
    case SUDOKU_MISSED_RATING:
        put(t, "no puzzle rated ");
        put_rating_range(t, d);
        break;
    case SUDOKU_MISSED_NEEDS:
        put(t, "no puzzle that needs %s", first_technique(made, d->needs, d->need_count, false));
        break;
    case SUDOKU_MISSED_WITHOUT:
        put(t, "no puzzle without %s", first_technique(made, d->without, d->without_count, true));
        break;
    }
}

/* ---- the nearest puzzle ---- */

static void put_rating(struct text *t, const sudoku_rating *r)
{
    put(t, " is rated ");
    if (r->level) put(t, "%s (%d)", sudoku_level_name(r->level), r->score);
    else put_tenths(t, r->rating);
    if (r->hardest >= 0) put(t, " for its %s", technique_name(r->hardest));
}

static void put_nearest(struct text *t, const sudoku_made *made)
{
    const sudoku_puzzle puzzle = {.rules = made->rules, .givens = made->nearest};
    put(t, "; the nearest");
    if (made->rating) put_rating(t, made->rating);
    else if (made->missed >= SUDOKU_MISSED_RATING) put(t, " was too hard to rate");
    else put(t, " has %d clues", made->clues);
    if (made->spare) put(t, ", and each of %d could be removed", made->spare);
    put(t, ": ");
    sudoku_print(&(sudoku_sheet){.puzzle = &puzzle}, &(sudoku_style){.format = "line"},
                 (sudoku_sink){text_keep, t});
    if (!t->failed && t->length && t->bytes[t->length - 1] == '\n') t->length--;
}

void put_missed(struct text *t, const sudoku_order *o, const sudoku_made *made)
{
    put(t, "sudoku: puzzle %" PRIu64 " (--skip %" PRIu64 ") was not found in %" PRIu64 " tr%s: ",
        made->number + 1, made->number, made->tries, made->tries == 1 ? "y" : "ies");
    put_wish(t, o, made);
    if (made->nearest) put_nearest(t, made);
}
