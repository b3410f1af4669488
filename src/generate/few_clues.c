/* SPDX-License-Identifier: MIT */
/* few_clues.c - see few_clues.h

   Digging ends at a minimal puzzle: no clue can be removed.  But a clue can be exchanged for another, and some of the puzzles that
   such exchanges lead to have a redundant clue.  Players of the pattern game reach few clues in this way ("{-1+1}").

       puzzle, c clues --remove a clue--> a few solutions --add a digit that only one of them has--> another puzzle, c clues
                                                                   --remove a redundant clue--> a puzzle, c - 1 clues

   To expand a puzzle is to do this with each of its clues.  All exchanges of a clue come from one list of the solutions without that
   clue: a digit in a cell that exactly one of them has makes that solution unique.  If there are more than a few solutions, hardly
   any digit does that, and the clue is skipped.  This depends only on the number of solutions, never on which were found first,
   since that differs between machines.  Removing two clues and adding one ("{-2+1}") was tried: it also finds the puzzles whose
   solution has neither of the two, but only a twentieth as many in the same time (docs/GENERATE.md).

   Puzzles that wait to be expanded are pooled by their number of clues.  The next one is a random puzzle with the fewest clues, or
   sometimes with a few more, since exchanges may have reached a dead end.  If that does not help for a while, the search restarts
   from new grids, with a higher limit.  */
#include "generate/few_clues.h"

#include <stdlib.h>
#include <string.h>

#include "engine/engine.h"
#include "engine/lanes.h"
#include "generate/judge.h"

enum {
    LARGEST_SIZE = 9,
    STARTS = 16,           /* grids that are dug at each start */
    FEW_SOLUTIONS = 100,   /* docs/GENERATE.md has the measurements */
    FIRST_ALLOWED = 4000,  /* expansions without fewer clues before the first restart */
    LEVELS = 4,            /* numbers of clues, from the fewest, that are expanded */
    POOL = 1024,           /* puzzles with the same number of clues */
    SEEN_BITS = 19,        /* places to remember a puzzle that was seen */
    QUESTIONS = 2048,      /* room for puzzles that are asked about together */
    BETWEEN_REPORTS = 1000 /* expansions */
};

struct few_clues {
    const sudoku_rules *rules;
    size_t cells;
    struct digger *starter; /* digs the first puzzles */
    void *engine;           /* memory of lanes */
    uint8_t *pool;          /* POOL puzzles for each number of clues */
    int held[LARGEST_SIZE * LARGEST_SIZE + 1];
    uint64_t *seen; /* hashes, each at its own place; a later one may replace it */
    uint8_t *questions;
    uint64_t *answers; /* solutions of each question, up to a limit */
    int asked;
    uint8_t *times;     /* how many solutions of a question have a digit in a cell: 0, 1 or SEVERAL */
    uint8_t *exchanged; /* puzzles made by an exchange, to be checked */
    int exchanges;

    /* of the current search */
    const struct requirements *required;
    struct dig *dig; /* its givens are the best puzzle so far */
    uint64_t number;
    int best;               /* clues of that puzzle */
    int fewest;             /* fewest clues since the last start */
    uint64_t allowed, idle; /* expansions; since there were fewer clues */
    bool stopped;
};
enum { SEVERAL = 2 };

/* ---- memory ---- */

bool few_clues_serve(const struct requirements *w)
{
    return w->rules->n <= LARGEST_SIZE && w->symmetry == SUDOKU_NO_SYMMETRY && !w->attempts;
}

struct few_clues *few_clues_new(const sudoku_rules *r)
{
    const size_t cells = (size_t)r->cells;
    struct few_clues *f = calloc(1, sizeof *f);
    if (!f) return NULL;
    f->rules = r;
    f->cells = cells;
    f->starter = digger_new(r, STARTS);
    f->engine = malloc(engine_lanes.memory(r));
    f->pool = calloc((cells + 1) * POOL, cells);
    f->seen = calloc((size_t)1 << SEEN_BITS, sizeof *f->seen);
    f->questions = calloc(QUESTIONS, cells);
    f->answers = calloc(QUESTIONS, sizeof *f->answers);
    f->times = calloc(cells * cells, (size_t)r->n);
    f->exchanged = calloc(QUESTIONS, cells);
    if (!f->starter || !f->engine || !f->pool || !f->seen || !f->questions || !f->answers || !f->times ||
        !f->exchanged) {
        few_clues_free(f);
        return NULL;
    }
    engine_lanes.prepare(f->engine, r);
    return f;
}

void few_clues_free(struct few_clues *f)
{
    if (!f) return;
    digger_free(f->starter);
    free(f->engine);
    free(f->pool);
    free(f->seen);
    free(f->questions);
    free(f->answers);
    free(f->times);
    free(f->exchanged);
    free(f);
}

/* ---- questions: how many solutions? ---- */

static bool go_on(void *context, uint64_t nodes)
{
    struct few_clues *f = context;
    (void)nodes;
    f->stopped = f->required->stop && f->required->stop(f->required->stop_context);
    return !f->stopped;
}

static uint8_t *question(const struct few_clues *f, int i)
{
    return f->questions + (size_t)i * f->cells;
}

static void ask_without(struct few_clues *f, const uint8_t *puzzle, int cell)
{
    uint8_t *asked = question(f, f->asked++);
    memcpy(asked, puzzle, f->cells);
    asked[cell] = 0;
}

/* False: stopped. */
static bool answer(struct few_clues *f, uint64_t limit,
                   bool (*solution)(void *context, size_t question, const uint8_t *digits))
{
    struct lanes_job job = {.plan = lanes_plan_of(f->engine),
                            .count = (size_t)f->asked,
                            .givens = f->questions,
                            .limit = limit,
                            .found = f->answers,
                            .solution = solution,
                            .spend = go_on,
                            .context = f};
    memset(f->answers, 0, (size_t)f->asked * sizeof *f->answers);
    lanes_run_job(f->engine, &job);
    return !f->stopped;
}

/* ---- the pool ---- */

static uint8_t *pooled(const struct few_clues *f, int clues, int i)
{
    return f->pool + ((size_t)clues * POOL + (size_t)i) * f->cells;
}

/* Has the puzzle been seen before?  Marks it as seen. */
static bool seen(struct few_clues *f, const uint8_t *puzzle)
{
    uint64_t hash = 0xCBF29CE484222325u;
    for (size_t i = 0; i < f->cells; i++) hash = (hash ^ puzzle[i]) * 0x100000001B3u;
    hash ^= hash >> 32;
    hash *= 0xD6E8FEB86659FD93u;
    uint64_t *const place = &f->seen[hash >> (64 - SEEN_BITS)];
    const bool known = *place == hash;
    *place = hash;
    return known;
}

static void report(const struct few_clues *f)
{
    const struct dig *d = f->dig;
    const sudoku_made best = {
        .number = f->number, .givens = d->givens, .clues = f->best, .tries = d->tries};
    if (f->required->progress) f->required->progress(f->required->progress_context, &best);
}

static void keep(struct few_clues *f, const uint8_t *puzzle, int clues)
{
    struct dig *d = f->dig;
    const int place = f->held[clues] < POOL ? f->held[clues]++ : rng_below(&d->rng, POOL);
    memcpy(pooled(f, clues, place), puzzle, f->cells);
    if (clues < f->fewest) {
        f->fewest = clues;
        f->idle = 0;
    }
    if (clues > f->required->most)
        dig_note_nearest(d, SUDOKU_MISSED_CLUES, clues - f->required->most, puzzle, (int)f->cells);
    if (clues < f->best) {
        f->best = clues;
        memcpy(d->givens, puzzle, f->cells);
        report(f);
    }
}

/* Takes a random puzzle with that many clues out of the pool. */
static void take(struct few_clues *f, int clues, uint8_t *puzzle)
{
    uint8_t *const place = pooled(f, clues, rng_below(&f->dig->rng, f->held[clues]));
    memcpy(puzzle, place, f->cells);
    memmove(place, pooled(f, clues, --f->held[clues]), f->cells);
}

/* How many clues the next puzzle to be expanded has; -1: the pool is empty. */
static int clues_of_next(struct few_clues *f)
{
    const int most = (int)f->cells;
    int fewest = 0;
    while (fewest <= most && !f->held[fewest]) fewest++;
    if (fewest > most) return -1;
    int clues = fewest;
    while (clues < most && clues < fewest + LEVELS - 1 && rng_below(&f->dig->rng, 4) == 0) clues++;
    while (!f->held[clues]) clues--;
    return clues;
}

/* ---- expanding ---- */

/* Counts a solution; one without the digits to start from counts as several. */
static bool count_solution(void *context, size_t question_number, const uint8_t *digits)
{
    const struct few_clues *f = context;
    const uint8_t *start = f->required->start;
    const size_t n = (size_t)f->rules->n;
    uint8_t *times = f->times + question_number * f->cells * n;
    bool wanted = true;
    for (size_t i = 0; i < f->cells && start; i++) wanted &= !start[i] || start[i] == digits[i];
    for (size_t i = 0; i < f->cells; i++, times += n) {
        uint8_t *const here = &times[digits[i] - 1];
        *here = *here || !wanted ? SEVERAL : 1;
    }
    return true;
}

/* Answers the questions about exchanges: a puzzle with a redundant clue continues without it.  The added clue is needed, so there is
   a question for each of the other clues.  */
static void judge_exchanges(struct few_clues *f, int clues)
{
    if (f->asked && !answer(f, 2, NULL)) return;
    for (int i = 0, q = 0; i < f->exchanges; i++) {
        bool minimal = true;
        for (const int end = q + clues - 1; q < end; q++) {
            if (f->answers[q] != 1) continue;
            minimal = false;
            if (!seen(f, question(f, q))) keep(f, question(f, q), clues - 1);
        }
        if (minimal) keep(f, f->exchanged + (size_t)i * f->cells, clues);
    }
    f->asked = f->exchanges = 0;
}

static void ask_exchange(struct few_clues *f, const uint8_t *puzzle, int added, int clues)
{
    if (seen(f, puzzle)) return;
    if (f->asked + clues > QUESTIONS) judge_exchanges(f, clues);
    if (f->stopped) return;
    memcpy(f->exchanged + (size_t)f->exchanges++ * f->cells, puzzle, f->cells);
    for (int cell = 0; cell < (int)f->cells; cell++)
        if (puzzle[cell] && cell != added) ask_without(f, puzzle, cell);
}

/* All exchanges of the clue in a cell, whose digits were counted. */
static void exchange_clue(struct few_clues *f, uint8_t *puzzle, int cell, int clues,
                          const uint8_t *times)
{
    const int n = f->rules->n;
    const uint8_t *pattern = f->required->pattern;
    const uint8_t old = puzzle[cell];
    puzzle[cell] = 0;
    for (int c = 0; c < (int)f->cells && !f->stopped; c++) {
        if (puzzle[c] || (pattern && !pattern[c])) continue;
        for (int digit = 1; digit <= n && !f->stopped; digit++) {
            if (times[c * n + digit - 1] != 1 || (c == cell && digit == old)) continue;
            puzzle[c] = (uint8_t)digit;
            ask_exchange(f, puzzle, c, clues);
            puzzle[c] = 0;
        }
    }
    puzzle[cell] = old;
}

/* Asks about the puzzle without each of its clues.  Returns the number of clues. */
static int ask_without_each(struct few_clues *f, const uint8_t *puzzle, uint8_t *clue)
{
    f->asked = 0;
    for (int cell = 0; cell < (int)f->cells; cell++)
        if (puzzle[cell]) {
            clue[f->asked] = (uint8_t)cell;
            ask_without(f, puzzle, cell);
        }
    return f->asked;
}

static void expand(struct few_clues *f, uint8_t *puzzle)
{
    uint8_t clue[LARGEST_SIZE * LARGEST_SIZE];
    uint64_t solutions[LARGEST_SIZE * LARGEST_SIZE];
    const size_t candidates = f->cells * (size_t)f->rules->n;
    const int clues = ask_without_each(f, puzzle, clue);
    bool minimal = true;
    memset(f->times, 0, (size_t)clues * candidates);
    if (!answer(f, FEW_SOLUTIONS + 1, count_solution)) return;
    for (int i = 0; i < clues; i++) {
        solutions[i] = f->answers[i];
        if (solutions[i] != 1) continue;
        minimal = false;
        if (!seen(f, question(f, i))) keep(f, question(f, i), clues - 1);
    }
    f->asked = f->exchanges = 0;
    for (int i = 0; i < clues && minimal && !f->stopped; i++)
        if (solutions[i] <= FEW_SOLUTIONS)
            exchange_clue(f, puzzle, clue[i], clues, f->times + (size_t)i * candidates);
    if (!f->stopped) judge_exchanges(f, clues);
}

/* ---- beginning and end ---- */

/* Empties the pool and digs puzzles into it. */
static void start_anew(struct few_clues *f)
{
    struct requirements any = *f->required;
    any.least = 0;
    any.most = (int)f->cells;
    any.exact = any.minimal = false;
    any.stuck_after = 0;
    any.judge = NULL;
    for (int i = 0; i < STARTS; i++)
        digger_puzzle(f->starter, i)->rng = rng_from_seed(rng_next(&f->dig->rng));
    memset(f->held, 0, sizeof f->held);
    f->fewest = (int)f->cells + 1;
    f->idle = 0;
    f->stopped = !digger_work(f->starter, &any, STARTS);
    for (int i = 0; i < STARTS && !f->stopped; i++) {
        const struct dig *d = digger_puzzle(f->starter, i);
        f->dig->tries += d->tries;
        if (d->state == DIG_DONE) keep(f, d->givens, d->clues);
    }
}

static bool keep_solution(void *context, size_t question_number, const uint8_t *digits)
{
    const struct few_clues *f = context;
    (void)question_number;
    memcpy(f->dig->solution, digits, f->cells);
    return true;
}

/* The cell of a redundant clue; -1: there is none. */
static int spare_clue(struct few_clues *f, const uint8_t *puzzle)
{
    uint8_t clue[LARGEST_SIZE * LARGEST_SIZE];
    const int clues = ask_without_each(f, puzzle, clue);
    if (!answer(f, 2, NULL)) return -1;
    for (int i = 0; i < clues; i++)
        if (f->answers[i] == 1) return clue[i];
    return -1;
}

/* A puzzle has few enough clues: removes the redundant ones.  If too few are left, it does not meet the order. */
static void finish(struct few_clues *f, uint8_t *puzzle, int clues)
{
    while (f->required->minimal || clues > f->required->least) {
        const int spare = spare_clue(f, puzzle);
        if (spare < 0) break;
        puzzle[spare] = 0;
        clues--;
    }
    if (f->stopped || clues < f->required->least) return;
    memcpy(f->questions, puzzle, f->cells);
    f->asked = 1;
    if (!answer(f, 2, keep_solution)) return;
    memcpy(f->dig->givens, puzzle, f->cells);
    f->dig->clues = clues;
    if (!f->required->judge || judge_dig(f->required->judge, f->required, f->dig))
        f->dig->state = DIG_DONE;
    f->stopped |= judge_stopped(f->required->judge);
}

/* Expands one puzzle of the pool. */
static void go_one_step(struct few_clues *f)
{
    uint8_t puzzle[LARGEST_SIZE * LARGEST_SIZE];
    struct dig *d = f->dig;
    if (f->idle >= f->allowed) {
        f->allowed += f->allowed / 2;
        start_anew(f);
    }
    int clues = clues_of_next(f);
    if (clues < 0) start_anew(f);
    if (clues < 0) clues = clues_of_next(f);
    if (clues < 0 || d->tries >= f->required->expansions) {
        d->state = DIG_GAVE_UP;
        return;
    }
    take(f, clues, puzzle);
    if (clues <= f->required->most) {
        finish(f, puzzle, clues);
        return;
    }
    expand(f, puzzle);
    f->idle++;
    if (++d->tries % BETWEEN_REPORTS == 0) report(f);
}

bool few_clues_search(struct few_clues *f, const struct requirements *w, uint64_t number, struct dig *d)
{
    f->required = w;
    f->dig = d;
    f->number = number;
    f->allowed = FIRST_ALLOWED;
    f->stopped = false;
    memset(f->seen, 0, sizeof *f->seen << SEEN_BITS);
    d->state = DIG_AT_WORK;
    f->best = (int)f->cells + 1;
    start_anew(f);
    while (d->state == DIG_AT_WORK && !f->stopped) go_one_step(f);
    return !f->stopped;
}
