/* SPDX-License-Identifier: MIT */
/* proof.c - see proof.h.  Written to be believed, not to be fast; it shares nothing with the finders. */
#include "logic/proof/proof.h"

#include <stdlib.h>
#include <string.h>

#include "base/out.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "logic/step/techniques.h"

enum { NODE_LIMIT = 200000, ASK_EVERY = 1 << 17 /* candidates examined */ };

/* What is assumed of a candidate. */
enum { OPEN, ON, OFF };

struct claim {
    int cell, digit;
};

struct case_file {
    const struct position *at;
    const sudoku_rules *rules;
    const sudoku_step *step;
    struct claim *candidate; /* of all truths, each once */
    int candidates;
    int *number;    /* [cell * n + digit - 1]: of a candidate, + 1; 0: it has none */
    int *member;    /* truth by truth, numbers of candidates */
    int *first;     /* truth_count + 1 entries */
    uint8_t *state; /* one copy of all candidates' states for each depth */
    long nodes;
    struct stop_check until;
    long unasked; /* candidates examined since stop() was called */
    bool given_up;
};

/* ---- the basis: which candidates exclude each other, what is true ---- */

static bool same_house(const sudoku_rules *r, int a, int b)
{
    for (int s = r->first_seat[a]; s < r->first_seat[a + 1]; s++) {
        const struct house *h = &r->house[r->seat[s].house];
        for (int i = 0; i < h->count; i++)
            if (h->cell[i] == b) return true;
    }
    return false;
}

static bool excludes(const sudoku_rules *r, struct claim a, struct claim b)
{
    if (a.cell == b.cell) return a.digit != b.digit;
    return a.digit == b.digit && same_house(r, a.cell, b.cell);
}

static int number_of(struct case_file *f, int cell, int digit)
{
    int *number = &f->number[cell * f->rules->n + digit - 1];
    if (!*number) {
        f->candidate[f->candidates] = (struct claim){cell, digit};
        *number = ++f->candidates;
    }
    return *number - 1;
}

static bool add_cell_truth(struct case_file *f, int cell, int *count)
{
    if (cell >= f->rules->cells || f->at->digit[cell]) return false;
    for (int d = 1; d <= f->rules->n; d++)
        if (f->at->candidates[cell] >> (d - 1) & 1) f->member[(*count)++] = number_of(f, cell, d);
    return true;
}

/* A full house holds every digit; a digit that is already placed there needs no place. */
static bool add_house_truth(struct case_file *f, int house, int digit, int *count)
{
    if (house >= f->rules->all_house_count || digit < 1 || digit > f->rules->n) return false;
    const struct house *h = &f->rules->house[house];
    if (!h->full) return false;
    for (int i = 0; i < h->count; i++) {
        if (f->at->digit[h->cell[i]] == digit) return false;
        if (f->at->candidates[h->cell[i]] >> (digit - 1) & 1)
            f->member[(*count)++] = number_of(f, h->cell[i], digit);
    }
    return true;
}

/* ---- deadly patterns ----

   If every cell of the pattern held one of its two digits, exchanging them all would give a second solution: each house
   has either no cell of the pattern or each digit exactly twice in it, so its k cells have k digits, use them all, and
   use them all again after the exchange.  A cell that the puzzle gave cannot be exchanged.  */

static int deadly_digits(const sudoku_step *s, int cell, bitset *digits)
{
    int count = 0;
    *digits = 0;
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == SUDOKU_DEADLY && s->parts[i].cell == cell) {
            *digits |= bit(s->parts[i].digit - 1);
            count++;
        }
    return count;
}

static bool twice_or_never(const struct case_file *f, const struct house *h, int digit)
{
    int seen = 0;
    for (int i = 0; i < h->count; i++) {
        bitset digits;
        deadly_digits(f->step, h->cell[i], &digits);
        if (digits >> (digit - 1) & 1) seen++;
    }
    return seen == 0 || seen == 2;
}

static bool is_deadly(const struct case_file *f)
{
    const sudoku_rules *r = f->rules;
    bool any = false;
    for (int cell = 0; cell < r->cells; cell++) {
        bitset digits;
        const int count = deadly_digits(f->step, cell, &digits);
        if (!count) continue;
        any = true;
        if (count != 2 || !is_pair(digits) || f->at->given[cell]) return false;
        if (f->at->digit[cell] && !(digits >> (f->at->digit[cell] - 1) & 1)) return false;
    }
    for (int h = 0; h < r->all_house_count; h++)
        for (int d = 1; d <= r->n; d++)
            if (!twice_or_never(f, &r->house[h], d)) return false;
    return any;
}

static bool add_deadly_truth(struct case_file *f, int *count)
{
    if (!is_deadly(f)) return false;
    for (int cell = 0; cell < f->rules->cells; cell++) {
        bitset digits;
        if (!deadly_digits(f->step, cell, &digits)) continue;
        for_each_bit(d, f->at->candidates[cell] & ~digits)
            f->member[(*count)++] = number_of(f, cell, d + 1);
    }
    return true;
}

/* ---- the search ---- */

static uint8_t *state_at(const struct case_file *f, int depth)
{
    return &f->state[(size_t)depth * (size_t)f->candidates];
}

static void rule_out(const struct case_file *f, uint8_t *state, struct claim on)
{
    for (int i = 0; i < f->candidates; i++)
        if (excludes(f->rules, f->candidate[i], on)) state[i] = OFF;
}

static void turn_on(struct case_file *f, uint8_t *state, int candidate)
{
    f->unasked += f->candidates;
    if (f->unasked >= ASK_EVERY) {
        f->unasked = 0;
        f->given_up = f->given_up || (f->until.stop && f->until.stop(f->until.context));
    }
    state[candidate] = ON;
    rule_out(f, state, f->candidate[candidate]);
}

/* A truth's candidates that are not ruled out, and one of them; `met` if one is on. */
static int open_members(const struct case_file *f, const uint8_t *state, int truth, int *one, bool *met)
{
    int count = 0;
    *met = false;
    for (int i = f->first[truth]; i < f->first[truth + 1]; i++) {
        const int c = f->member[i];
        if (state[c] == ON) *met = true;
        if (state[c] == OFF) continue;
        *one = c;
        count++;
    }
    return count;
}

/* Turns on the last candidate of each truth until nothing changes.  Returns a truth with the fewest candidates that is
   not met, -1 if all are met or the proof is abandoned, -2 if a truth has none left.  */
static int settle(struct case_file *f, uint8_t *state)
{
    while (!f->given_up) {
        int best = -1, fewest = 0;
        bool changed = false;
        for (int t = 0; t < f->step->truth_count; t++) {
            int one = 0;
            bool met;
            const int count = open_members(f, state, t, &one, &met);
            if (!count) return -2;
            if (met) continue;
            if (count == 1) {
                turn_on(f, state, one);
                changed = true;
            } else if (best < 0 || count < fewest) {
                best = t;
                fewest = count;
            }
        }
        if (!changed) return best;
    }
    return -1;
}

/* Is there a choice from the truths in which no two candidates exclude each other? */
static bool satisfiable(struct case_file *f, int depth)
{
    uint8_t *state = state_at(f, depth);
    const int truth = settle(f, state);
    if (truth == -2) return false;
    if (truth == -1 || ++f->nodes > NODE_LIMIT || f->given_up) return true;
    for (int i = f->first[truth]; i < f->first[truth + 1]; i++) {
        const int c = f->member[i];
        if (state[c] != OPEN) continue;
        uint8_t *below = state_at(f, depth + 1);
        memcpy(below, state, (size_t)f->candidates);
        turn_on(f, below, c);
        if (satisfiable(f, depth + 1)) return true;
        state[c] = OFF;
    }
    return false;
}

static proof_result prove_claim(struct case_file *f, const sudoku_part *p)
{
    const struct claim claim = {p->cell, p->digit};
    uint8_t *state = state_at(f, 0);
    if (p->cell >= f->rules->cells || p->digit < 1 || p->digit > f->rules->n) return NO_CANDIDATE;
    if (!(f->at->candidates[p->cell] >> (p->digit - 1) & 1)) return NO_CANDIDATE;
    memset(state, OPEN, (size_t)f->candidates);
    if (p->role == SUDOKU_REMOVED) rule_out(f, state, claim);
    for (int i = 0; i < f->candidates; i++)
        if (f->candidate[i].cell == claim.cell && f->candidate[i].digit == claim.digit)
            state[i] = p->role == SUDOKU_REMOVED ? ON : OFF;
    f->nodes = 0;
    if (!satisfiable(f, 0)) return PROVED;
    return f->nodes > NODE_LIMIT || f->given_up ? TOO_LONG : NOT_PROVED;
}

/* ---- putting it together ---- */

static proof_result gather_truths(struct case_file *f, bool unique, int *culprit)
{
    int count = 0;
    for (int t = 0; t < f->step->truth_count; t++) {
        const sudoku_truth *truth = &f->step->truths[t];
        bool fine = false;
        f->first[t] = count;
        *culprit = t;
        switch ((sudoku_truth_kind)truth->kind) {
        case SUDOKU_CELL_TRUTH: fine = add_cell_truth(f, truth->where, &count); break;
        case SUDOKU_HOUSE_TRUTH: fine = add_house_truth(f, truth->where, truth->digit, &count); break;
        case SUDOKU_DEADLY_TRUTH: fine = unique && add_deadly_truth(f, &count); break;
        }
        if (!fine) return FALSE_TRUTH;
    }
    f->first[f->step->truth_count] = count;
    return PROVED;
}

static proof_result prove_claims(struct case_file *f, int *culprit)
{
    for (int i = 0; i < f->step->part_count; i++) {
        const sudoku_part *p = &f->step->parts[i];
        if (p->role != SUDOKU_PLACED && p->role != SUDOKU_REMOVED) continue;
        const proof_result result = prove_claim(f, p);
        *culprit = i;
        if (result != PROVED) return result;
    }
    return PROVED;
}

proof_result prove_step(const struct position *at, bool unique, const sudoku_step *step, int *culprit)
{
    return prove_step_within(at, unique, step, (struct stop_check){NULL, NULL}, culprit);
}

proof_result prove_step_within(const struct position *at, bool unique, const sudoku_step *step,
                               struct stop_check until, int *culprit)
{
    const size_t every = (size_t)at->field->cells * (size_t)at->field->n, n = (size_t)at->field->n;
    const size_t truths = (size_t)step->truth_count;
    int unused;
    struct case_file f = {.at = at, .rules = at->field->rules, .step = step, .until = until};
    proof_result result = OUT_OF_MEMORY;
    /* A cell or house truth has at most n members, a deadly one at most all candidates. */
    f.candidate = calloc(every, sizeof *f.candidate);
    f.number = calloc(every, sizeof *f.number);
    f.member = calloc(truths * n + every, sizeof *f.member);
    f.first = calloc(truths + 1, sizeof *f.first);
    if (f.candidate && f.number && f.member && f.first)
        result = gather_truths(&f, unique, culprit ? culprit : &unused);
    if (result == PROVED) {
        f.state = calloc((truths + 2) * (size_t)f.candidates + 1, 1);
        result = f.state ? prove_claims(&f, culprit ? culprit : &unused) : OUT_OF_MEMORY;
    }
    free(f.candidate);
    free(f.number);
    free(f.member);
    free(f.first);
    free(f.state);
    return result;
}

static void out_claim(struct out *o, const sudoku_rules *r, const sudoku_part *p)
{
    out_cell(o, r, p->cell);
    out_format(o, "%s%c", p->role == SUDOKU_PLACED ? "=" : "<>", digit_symbol(p->digit));
}

static void out_truth(struct out *o, const sudoku_rules *r, const sudoku_truth *t)
{
    switch ((sudoku_truth_kind)t->kind) {
    case SUDOKU_CELL_TRUTH: out_cell(o, r, t->where); break;
    case SUDOKU_HOUSE_TRUTH:
        out_format(o, "%c in ", digit_symbol(t->digit));
        out_house(o, r, t->where);
        break;
    case SUDOKU_DEADLY_TRUTH: out_text(o, "the deadly pattern"); break;
    }
}

bool explain_proof(const struct position *at, bool unique, const sudoku_step *step,
                   struct stop_check until, char *reason)
{
    const sudoku_rules *r = at->field->rules;
    struct out o = out_to_buffer(reason, SUDOKU_TEXT);
    int culprit = 0;
    if (step->technique == TECHNIQUE_brute_force) {
        out_text(&o, "a guess is not a deduction");
        return false;
    }
    switch (prove_step_within(at, unique, step, until, &culprit)) {
    case PROVED: return true;
    case NOT_PROVED:
        out_claim(&o, r, &step->parts[culprit]);
        out_text(&o, " does not follow from what the step relies on");
        break;
    case FALSE_TRUTH:
        out_text(&o, "the step relies on ");
        out_truth(&o, r, &step->truths[culprit]);
        out_text(&o, ", which is not true");
        break;
    case NO_CANDIDATE:
        out_claim(&o, r, &step->parts[culprit]);
        out_text(&o, " names a candidate that has been removed");
        break;
    case TOO_LONG: out_text(&o, "the check was stopped because it takes too long"); break;
    case OUT_OF_MEMORY: out_text(&o, "out of memory"); break;
    }
    return false;
}
