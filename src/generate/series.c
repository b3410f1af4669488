/* SPDX-License-Identifier: MIT */
/* series.c - see series.h */
#include "generate/series.h"

/* A number gets this many tries: enough for most orders, and few enough for the caller to show progress in between. */
enum { TRIES_OF_A_NUMBER = 20 };

bool series_is_over(const sudoku_series *s) { return s->found >= s->wanted || s->tried >= s->tries; }

void series_next(const sudoku_series *s, sudoku_order *order)
{
    const uint64_t left = s->tries > s->tried ? s->tries - s->tried : 1;
    order->first += s->next;
    order->count = 1;
    order->tries = left < TRIES_OF_A_NUMBER ? left : TRIES_OF_A_NUMBER;
}

/* A puzzle that fails a later condition is nearer, because the conditions before it are met.  Of an order with a difficulty, only
   a puzzle that could be rated is worth showing.  */
static bool is_nearer(const sudoku_series *s, const sudoku_order *order, const sudoku_made *made)
{
    if (!made->nearest || (order->difficulty && !made->rating)) return false;
    return made->missed > s->missed || (made->missed == s->missed && made->off < s->off);
}

sudoku_verdict series_take(sudoku_series *s, const sudoku_order *order, const sudoku_made *made)
{
    s->next++;
    s->tried += made->tries;
    if (made->givens) {
        s->found++;
        return SUDOKU_FOUND;
    }
    if (!is_nearer(s, order, made)) return SUDOKU_PASSED_OVER;
    s->missed = made->missed;
    s->off = made->off;
    return SUDOKU_NEAREST_SO_FAR;
}
