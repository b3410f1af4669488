/* SPDX-License-Identifier: MIT */
/* se_chains.c - chains as Sudoku Explainer finds and rates them.

   Nicolas Juillerat's program (2006) has one engine for all chains: cycles and forcing chains, chains from all digits of
   a cell or all places of a digit in a house, dynamic chains that remember which candidates were turned off, and dynamic
   chains with simple techniques or other chains inside.  The rating is that of the kind, plus tenths for the length of
   the shortest chain.  So se_trials.c, se_hints.c and se_deduce.c must do everything in the same order as that program to
   get the same ratings.  */
#include <string.h>

#include "logic/explainer/se_chains.h"

void run_search(struct se_chains *s, struct se_search *search)
{
    search->first_hint = s->used.hints;
    search->found = false;
    search->serial = search->kept = 0;
    if (search->multiple || search->dynamic) search_trials(s, search);
    else search_cycles(s, search);
}

static void choose_kind(struct se_chains *s, struct se_search *search, int kind)
{
    search->nishio = kind == SE_NISHIO;
    search->multiple = kind >= SE_MULTIPLE;
    search->dynamic = kind == SE_NISHIO || kind >= SE_DYNAMIC;
    search->level = kind > SE_DYNAMIC ? kind - SE_DYNAMIC : 0;
    search->depth = search->limit = 0;
    if (kind == SE_NESTED_5 && s->f->habits == HABITS_SUKAKU) {
        search->level = 4;
        search->limit = 1;
    }
    search->all = search->keep = false;
    if (search->level >= 2) forget_boards(s);
}

/* ---- reporting ---- */

static bool report_hint(struct se_chains *s, struct se_search *search, const struct se_hint *h)
{
    const struct se_rooms mark = s->used;
    int target[SUDOKU_LOGIC_SIZE];
    int targets = h->targets;
    if (targets) memcpy(target, &s->number[h->first_target], (size_t)targets * sizeof *target);
    else {
        s->recording = true;
        targets = retry(s, search, h, target);
        s->recording = false;
    }
    if (!targets || halted(s)) return false;
    build_step(s, search, h, target, targets);
    s->used = mark;
    return !s->overflow && report_step(s->f);
}

/* The best hint and, if that is not enough, all hints.  `done` is the number already reported. */
static bool find(struct se_chains *s, int kind, int *done)
{
    struct se_search *search = &s->search[0];
    choose_kind(s, search, kind);
    if (!*done) {
        run_search(s, search);
        if (halted(s) || !search->found) return !s->overflow;
        if (!report_hint(s, search, &search->best)) return !s->overflow;
        *done = 1;
        /* Listing all that two levels of chains inside chains find would take minutes. */
        if (search->level >= 4) return true;
    }
    search->all = true;
    memset(&s->used, 0, sizeof s->used);
    if (search->level >= 2) forget_boards(s);
    run_search(s, search);
    if (!halted(s)) sort_hints(s, search);
    for (int i = search->first_hint + *done; i < s->used.hints && !halted(s); i++, ++*done)
        if (!report_hint(s, search, &s->hint[i])) break;
    return !s->overflow;
}

void find_se_chains(struct finder *f, int kind)
{
    struct se_chains *s = chains_open(f, NULL);
    int done = 0;
    while (s && !find(s, kind, &done)) {
        const struct se_rooms r = s->room;
        const struct se_rooms wider = {.nodes = 2 * r.nodes,
                                       .parents = 2 * r.parents,
                                       .hints = 2 * r.hints,
                                       .numbers = 2 * r.numbers,
                                       .deductions = 2 * r.deductions,
                                       .truths = 2 * r.truths,
                                       .findings = 2 * r.findings,
                                       .finding_numbers = 2 * r.finding_numbers,
                                       .links = 2 * r.links};
        s = chains_open(f, &wider);
    }
}
