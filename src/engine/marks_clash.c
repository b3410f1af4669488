/* SPDX-License-Identifier: MIT */
/* marks_clash.c - see marks_clash.h

   Puzzles of pencil marks often come from a player: a puzzle with givens, and marks that were erased while solving.  If
   there is no solution left, the givens alone still have one, and it shows which mark should not have been erased.  */
#include "engine/marks_clash.h"

#include <string.h>

#include "base/bitset.h"
#include "board/rules.h"
#include "board/verify.h"
#include "engine/choose_engine.h"
#include "engine/solver.h"

enum {
    NODES = 200000, /* enough for any puzzle that people solve; a larger search is not worth a remark */
    TRIES = 3000,   /* searches for the cells whose only mark is wrong */
    MOST_WRONG = 2  /* such cells */
};

/* The search for what is wrong. */
struct inquiry {
    const sudoku_puzzle *p;
    sudoku_solver *solver;
    uint8_t digit[SUDOKU_MAX_CELLS];    /* as givens; 0: none */
    uint8_t solution[SUDOKU_MAX_CELLS]; /* of these givens, if it is the only one */
    uint64_t nodes;                     /* that may still be visited */
    int tries;
    int fewest;   /* cells whose marks lack a solution; 0: nothing is found */
    bool unclear; /* several solutions lack as few, and it cannot be known which one was meant */
    sudoku_clash clash;
};

static bool keep_solution(void *context, const uint8_t *digits)
{
    struct inquiry *q = context;
    memcpy(q->solution, digits, (size_t)q->p->rules->cells);
    return true;
}

static bool is_only_mark(const sudoku_puzzle *p, int cell)
{
    return !p->givens[cell] && is_single(p->allowed[cell]);
}

/* Is there exactly one solution of `digit`, without the marks? */
static bool solve_digits(struct inquiry *q)
{
    sudoku_counters counters;
    const sudoku_limits limits = {.solutions = 2, .nodes = q->nodes};
    const sudoku_puzzle bare = {.rules = q->p->rules, .givens = q->digit};
    if (!q->nodes || !q->tries) return false;
    const sudoku_answer answer = solver_search(q->solver, &bare, &limits, keep_solution, q, &counters);
    q->nodes -= counters.nodes < q->nodes ? counters.nodes : q->nodes;
    q->tries--;
    return answer == SUDOKU_UNIQUE;
}

/* Notes the first cell whose marks lack the solution, unless the marks of fewer cells lack another. */
static void note_clash(struct inquiry *q)
{
    int count = 0, first = -1;
    for (int cell = 0; cell < q->p->rules->cells; cell++) {
        if (q->digit[cell] || q->p->allowed[cell] >> (q->solution[cell] - 1) & 1) continue;
        if (first < 0 || (is_only_mark(q->p, cell) && !is_only_mark(q->p, first))) first = cell;
        count++;
    }
    if (count == q->fewest) q->unclear = true;
    if (!count || (q->fewest && count >= q->fewest)) return;
    q->unclear = false;
    q->fewest = count;
    q->clash = (sudoku_clash){.kind = SUDOKU_MARK_LEFT_OUT, .cell = first, .digit = q->solution[first]};
}

/* A text does not always tell which digits are givens, so any cells with one mark may be wrong.  Leaves out `wrong` of
   them, from cell `first` on.  */
static void leave_out(struct inquiry *q, int first, int wrong)
{
    if (!wrong) {
        if (solve_digits(q)) note_clash(q);
        return;
    }
    for (int cell = first; cell < q->p->rules->cells; cell++) {
        if (!is_only_mark(q->p, cell)) continue;
        const uint8_t digit = q->digit[cell];
        q->digit[cell] = 0;
        leave_out(q, cell + 1, wrong - 1);
        q->digit[cell] = digit;
    }
}

static void find_clash(struct inquiry *q)
{
    const sudoku_puzzle *p = q->p;
    memcpy(q->digit, p->givens, (size_t)p->rules->cells);
    if (solve_digits(q)) {
        note_clash(q);
        return;
    }
    for (int cell = 0; cell < p->rules->cells; cell++)
        if (is_only_mark(p, cell)) q->digit[cell] = (uint8_t)(lowest(p->allowed[cell]) + 1);
    const sudoku_puzzle bare = {.rules = p->rules, .givens = q->digit};
    if (givens_clash(&bare, &q->clash)) {
        q->fewest = 1;
        return;
    }
    for (int wrong = 0; wrong <= MOST_WRONG && !q->fewest; wrong++) leave_out(q, 0, wrong);
}

bool marks_clash(const sudoku_puzzle *p, sudoku_clash *clash)
{
    struct inquiry q = {.p = p, .nodes = NODES, .tries = TRIES};
    if (!p->allowed || !(q.solver = solver_new(p->rules, engine_that_counts_alike()))) return false;
    find_clash(&q);
    solver_free(q.solver);
    if (!q.fewest || q.unclear) return false;
    if (clash) *clash = q.clash;
    return true;
}
