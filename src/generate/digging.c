/* SPDX-License-Identifier: MIT */
/* digging.c - see digging.h

   Clues are removed in random order, an orbit of cells at a time.  To look several steps ahead, a puzzle asks "still unique without
   the next orbit?", "without the next two?", and so on.  Fewer clues never have fewer solutions, so the answers are yes, ..., yes, no,
   ..., no, and the first no shows which orbit must stay, just as if the questions had been asked one at a time.

   If there is room for more questions, "without this orbit?" is asked about each of the orbits after those.  A no is final, since it
   remains a no with fewer clues; a yes says nothing.  When most orbits must stay, this settles many of them at once.  */
#include "generate/digging.h"

#include <stdlib.h>
#include <string.h>

#include "engine/choose_engine.h"
#include "engine/solver.h"
#include "generate/judge.h"

enum {
    QUESTIONS = 256, /* of all puzzles in a round */
    MOST_AHEAD = 16, /* of one puzzle */
    GRIDS_OF_DIG = 3
};

struct digger {
    const sudoku_rules *rules;
    struct filler *filler;
    sudoku_solver *solver; /* made when there is a grid: some layouts have none */
    struct dig *dig;
    int digs;
    bool batches;       /* many questions are asked at once, and all are answered */
    uint8_t *grids;     /* givens, solutions and nearest puzzles of all digs */
    uint8_t *questions; /* puzzles */
    uint64_t *answers;  /* solutions of each, up to 2 */
    int asked;
    bool stopped, lacks_memory;
};

struct digger *digger_new(const sudoku_rules *r, int digs)
{
    const size_t cells = (size_t)r->cells;
    struct digger *c = calloc(1, sizeof *c);
    if (!c) return NULL;
    /* room for every single clue of one puzzle, and for a round of all */
    const size_t questions = (size_t)digs * MOST_AHEAD + QUESTIONS + cells;
    c->rules = r;
    c->digs = digs;
    c->batches = engine_answers_soon(r);
    c->filler = filler_new(r);
    c->dig = calloc((size_t)digs, sizeof *c->dig);
    c->grids = calloc(GRIDS_OF_DIG * (size_t)digs, cells);
    c->questions = calloc(questions, cells);
    c->answers = calloc(questions, sizeof *c->answers);
    if (!c->filler || !c->dig || !c->grids || !c->questions || !c->answers) {
        digger_free(c);
        return NULL;
    }
    for (int i = 0; i < digs; i++) {
        c->dig[i].givens = c->grids + GRIDS_OF_DIG * (size_t)i * cells;
        c->dig[i].solution = c->dig[i].givens + cells;
        c->dig[i].nearest.givens = c->dig[i].solution + cells;
    }
    return c;
}

void digger_free(struct digger *c)
{
    if (!c) return;
    filler_free(c->filler);
    solver_free(c->solver);
    free(c->dig);
    free(c->grids);
    free(c->questions);
    free(c->answers);
    free(c);
}

bool digger_lacks_memory(const struct digger *c) { return c->lacks_memory; }

struct dig *digger_puzzle(struct digger *c, int i) { return &c->dig[i]; }

/* ---- the nearest puzzle ---- */

bool dig_note_nearest(struct dig *d, sudoku_missed missed, int off, const uint8_t *givens, int cells)
{
    struct nearest *n = &d->nearest;
    if (missed < n->missed || (missed == n->missed && off >= n->off)) return false;
    n->missed = missed;
    n->off = off;
    n->rated = false;
    n->clues = n->spare = 0;
    for (int cell = 0; cell < cells && givens; cell++) {
        n->givens[cell] = givens[cell];
        n->clues += givens[cell] != 0;
    }
    return true;
}

static void note_clues(const struct requirements *w, struct dig *d)
{
    const int off = d->clues < w->least ? w->least - d->clues : d->clues - w->most;
    dig_note_nearest(d, SUDOKU_MISSED_CLUES, off, d->givens, w->rules->cells);
}

static void note_spare(const struct requirements *w, struct dig *d, int spare)
{
    if (dig_note_nearest(d, SUDOKU_MISSED_MINIMAL, spare, d->givens, w->rules->cells))
        d->nearest.spare = spare;
}

/* ---- a new grid ---- */

static int any_between(struct rng *rng, int low, int high)
{
    return low + rng_below(rng, high - low + 1);
}

static void shuffle_orbits(struct dig *d)
{
    for (int i = 0; i < d->orbits.count; i++) {
        const int k = rng_below(&d->rng, i + 1);
        d->order[i] = d->order[k];
        d->order[k] = (uint16_t)i;
    }
}

static void begin_dig(struct digger *c, const struct requirements *w, struct dig *d)
{
    const sudoku_symmetry symmetry =
        w->symmetry == SUDOKU_RANDOM_SYMMETRY ? any_symmetry(&d->rng) : w->symmetry;
    find_orbits(&d->orbits, c->rules->n, symmetry);
    shuffle_orbits(d);
    memcpy(d->givens, d->solution, (size_t)c->rules->cells);
    d->clues = c->rules->cells;
    d->next = d->failures = 0;
    d->ahead = MOST_AHEAD;
    memset(d->needed, 0, sizeof d->needed);
    d->target = w->exact && !w->minimal ? any_between(&d->rng, w->least, w->most) : 0;
    d->question = ASK_ORBITS;
    if (!w->pattern) return;
    d->question = ASK_PATTERN;
    for (int cell = 0; cell < c->rules->cells; cell++)
        if (!w->pattern[cell]) {
            d->givens[cell] = 0;
            d->clues--;
        }
}

/* Do the grids so far suggest that digging will not reach so few clues? */
static bool seems_stuck(const struct requirements *w, const struct dig *d)
{
    return w->stuck_after && d->tries >= w->stuck_after && d->fewest > w->most;
}

/* Starts with another grid, unless the limit is reached. */
static void begin_grid(struct digger *c, const struct requirements *w, struct dig *d)
{
    if (d->tries == w->tries) {
        d->state = DIG_GAVE_UP;
        return;
    }
    if (seems_stuck(w, d)) {
        d->state = DIG_STUCK;
        return;
    }
    d->tries++;
    switch (fill(c->filler, &d->rng, w->start, w->fill_nodes, d->solution)) {
    case FILLED: begin_dig(c, w, d); break;
    case FILL_IMPOSSIBLE: d->state = DIG_IMPOSSIBLE; break;
    case FILL_GIVEN_UP:
        dig_note_nearest(d, SUDOKU_MISSED_GRID, 0, NULL, 0);
        d->state = DIG_GAVE_UP;
        break;
    }
}

/* ---- questions ---- */

/* A question that begins as a copy of the puzzle. */
static uint8_t *next_question(struct digger *c, const uint8_t *puzzle)
{
    uint8_t *question = c->questions + (size_t)c->asked++ * (size_t)c->rules->cells;
    memcpy(question, puzzle, (size_t)c->rules->cells);
    return question;
}

static int clues_in_orbit(const struct dig *d, int orbit)
{
    int clues = 0;
    for (int i = d->orbits.start[orbit]; i < d->orbits.start[orbit + 1]; i++)
        clues += d->givens[d->orbits.cell[i]] != 0;
    return clues;
}

static void clear_orbit(const struct dig *d, int orbit, uint8_t *puzzle)
{
    for (int i = d->orbits.start[orbit]; i < d->orbits.start[orbit + 1]; i++)
        puzzle[d->orbits.cell[i]] = 0;
}

/* Orbits without a clue, and those with too many clues, are skipped. */
static bool may_leave(const struct requirements *w, const struct dig *d, int orbit, int clues)
{
    const int here = clues_in_orbit(d, orbit);
    return here && (w->minimal || clues - here >= w->least);
}

static uint8_t *ask_about(struct digger *c, struct dig *d, int orbit, const uint8_t *puzzle)
{
    uint8_t *question = next_question(c, puzzle);
    clear_orbit(d, orbit, question);
    d->about[d->asked++] = (uint16_t)orbit;
    return question;
}

/* Asks about orbits cumulatively, each also without those before it, and then, if there is room, about each by itself.  Engines that
   may give up are not asked an easier question instead of a harder one.  */
static void ask_orbits(struct digger *c, const struct requirements *w, struct dig *d, int share)
{
    const int chain = share < 1 ? 1 : share < d->ahead ? share : d->ahead;
    const bool all = share >= MOST_ASKED && d->failures && c->batches;
    const uint8_t *last = d->givens;
    int clues = d->clues;
    for (int i = d->next; i < d->orbits.count && clues > d->target; i++) {
        const int orbit = d->order[i];
        if (d->needed[orbit] || !may_leave(w, d, orbit, clues)) continue;
        if (d->asked < chain) {
            last = ask_about(c, d, orbit, last);
            d->chain = d->asked;
            clues -= clues_in_orbit(d, orbit);
        } else if (all && d->asked < MOST_ASKED) {
            ask_about(c, d, orbit, d->givens);
        }
    }
}

static void ask_single_clues(struct digger *c, struct dig *d)
{
    for (int cell = 0; cell < c->rules->cells; cell++)
        if (d->givens[cell]) {
            next_question(c, d->givens)[cell] = 0;
            d->asked++;
        }
}

static void ask(struct digger *c, const struct requirements *w, struct dig *d, int share)
{
    d->asked = d->chain = 0;
    switch (d->question) {
    case ASK_PATTERN:
        next_question(c, d->givens);
        d->asked = 1;
        break;
    case ASK_ORBITS: ask_orbits(c, w, d, share); break;
    case ASK_SINGLE_CLUES: ask_single_clues(c, d); break;
    }
}

/* ---- answers ---- */

static bool must_stop(void *context, const sudoku_counters *so_far)
{
    const struct requirements *w = context;
    (void)so_far;
    return w->stop && w->stop(w->stop_context);
}

/* In other large grids a question may be too hard, so its positions are limited. */
static void answer_one_by_one(struct digger *c, const struct requirements *w)
{
    const sudoku_limits limits = {
        .solutions = 2, .nodes = w->nodes, .stop = must_stop, .stop_context = (void *)w};
    for (int i = 0; i < c->asked && !c->stopped; i++) {
        const sudoku_puzzle p = {.rules = c->rules,
                                 .givens = c->questions + (size_t)i * (size_t)c->rules->cells};
        const sudoku_answer answer = solver_search(c->solver, &p, &limits, NULL, NULL, NULL);
        c->answers[i] = answer == SUDOKU_UNIQUE ? 1 : 2;
        c->stopped = must_stop((void *)w, NULL);
    }
}

/* With limited positions, the engine must count them in the same way on every machine. */
static const char *engine_for(const struct digger *c, const struct requirements *w)
{
    return w->engine || c->batches ? w->engine : engine_that_counts_alike();
}

static void answer_all(struct digger *c, const struct requirements *w)
{
    const sudoku_limits limits = {.solutions = 2, .stop = must_stop, .stop_context = (void *)w};
    if (!c->solver) c->solver = solver_new(c->rules, engine_for(c, w));
    c->lacks_memory = !c->solver;
    if (c->lacks_memory) c->stopped = true;
    else if (!c->batches) answer_one_by_one(c, w);
    else
        c->stopped = !solver_solve_batch(c->solver, c->questions, (size_t)c->asked, &limits, c->answers,
                                         NULL, NULL);
}

/* The number of clues is right: is the difficulty right, too? */
static void settle(struct digger *c, const struct requirements *w, struct dig *d)
{
    if (!w->judge || judge_dig(w->judge, w, d)) d->state = DIG_DONE;
    else if (judge_stopped(w->judge)) c->stopped = true;
    else begin_grid(c, w, d);
}

/* No more clues can be removed: does the puzzle meet the order? */
static void finish(struct digger *c, const struct requirements *w, struct dig *d)
{
    if (!d->fewest || d->clues < d->fewest) d->fewest = d->clues;
    if (d->clues < w->least || d->clues > w->most) {
        note_clues(w, d);
        begin_grid(c, w, d);
    } else if (w->minimal && d->orbits.count < c->rules->cells && d->question != ASK_SINGLE_CLUES)
        d->question = ASK_SINGLE_CLUES; /* a needed orbit may have a redundant clue */
    else settle(c, w, d);
}

static void take_away(struct dig *d, int orbit)
{
    d->clues -= clues_in_orbit(d, orbit);
    clear_orbit(d, orbit, d->givens);
}

static bool is_dug(const struct requirements *w, const struct dig *d)
{
    const bool tired = w->attempts && d->failures >= w->attempts;
    return d->next >= d->orbits.count || tired || d->clues <= d->target;
}

/* Marks the orbits that are needed; then removes orbits as single questions would, as far as their answers are known. */
static void take_orbits(struct digger *c, const struct requirements *w, struct dig *d,
                        const uint64_t *answer)
{
    int leaving = 0;
    while (leaving < d->chain && answer[leaving] == 1) leaving++;
    if (leaving < d->chain) d->needed[d->about[leaving]] = true;
    for (int i = d->chain; i < d->asked; i++)
        if (answer[i] != 1) d->needed[d->about[i]] = true;
    d->ahead = leaving == d->chain ? 2 * d->ahead : leaving + 1;
    if (d->ahead > MOST_AHEAD) d->ahead = MOST_AHEAD;
    for (int left = leaving; !is_dug(w, d); d->next++) {
        const int orbit = d->order[d->next];
        if (!may_leave(w, d, orbit, d->clues)) continue;
        if (d->needed[orbit]) d->failures++;
        else if (left-- > 0) take_away(d, orbit);
        else break;
    }
    if (is_dug(w, d)) finish(c, w, d);
}

static void take_answers(struct digger *c, const struct requirements *w, struct dig *d,
                         const uint64_t *answer)
{
    int spare = 0;
    switch (d->question) {
    case ASK_PATTERN:
        d->question = ASK_ORBITS;
        if (answer[0] == 1) break;
        dig_note_nearest(d, SUDOKU_MISSED_PATTERN, 0, NULL, 0);
        begin_grid(c, w, d);
        break;
    case ASK_ORBITS: take_orbits(c, w, d, answer); break;
    case ASK_SINGLE_CLUES:
        for (int i = 0; i < d->asked; i++) spare += answer[i] == 1;
        if (!spare) {
            settle(c, w, d);
            break;
        }
        note_spare(w, d, spare);
        begin_grid(c, w, d);
        break;
    }
}

/* ---- rounds ---- */

static int at_work(const struct digger *c, int count)
{
    int working = 0;
    for (int i = 0; i < count; i++) working += c->dig[i].state == DIG_AT_WORK;
    return working;
}

/* Asking about the single clues of many puzzles at once would need much memory: so one puzzle asks, and the others wait. */
static void ask_round(struct digger *c, const struct requirements *w, int count, int share)
{
    bool singles = false;
    c->asked = 0;
    for (int i = 0; i < count; i++) {
        struct dig *d = &c->dig[i];
        d->asked = -1; /* it waits */
        if (d->state != DIG_AT_WORK || (d->question == ASK_SINGLE_CLUES && singles)) continue;
        singles |= d->question == ASK_SINGLE_CLUES;
        ask(c, w, d, share);
    }
}

bool digger_work(struct digger *c, const struct requirements *w, int count)
{
    c->stopped = false;
    for (int i = 0; i < count; i++) {
        struct dig *d = &c->dig[i];
        d->state = DIG_AT_WORK;
        d->tries = 0;
        d->fewest = 0;
        d->nearest.missed = SUDOKU_MISSED_NOTHING;
        begin_grid(c, w, d);
    }
    for (int working; (working = at_work(c, count)) && !c->stopped;) {
        ask_round(c, w, count, QUESTIONS / working);
        answer_all(c, w);
        const uint64_t *answer = c->answers;
        for (int i = 0; i < count && !c->stopped; i++) {
            struct dig *d = &c->dig[i];
            if (d->asked < 0) continue;
            const int asked = d->asked;
            take_answers(c, w, d, answer);
            answer += asked;
        }
    }
    return !c->stopped;
}
