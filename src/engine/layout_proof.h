/* SPDX-License-Identifier: MIT */
/* layout_proof.h - a proof that no grid fills a layout, as layout_why.c finds it and layout_words.c puts it into words. */
#ifndef ENGINE_LAYOUT_PROOF_H
#define ENGINE_LAYOUT_PROOF_H

#include "base/out.h"
#include "engine/leftovers.h"
#include "sudoku_error.h"

enum { MAX_CELLS = 256, MAX_LEFTOVERS = 4000, MAX_SENTENCES = 1000 };

/* Cells one of which has the same digit as any cell that the list is about. */
struct list {
    uint16_t source; /* a leftover, or MAX_LEFTOVERS + a house */
    uint8_t count;
    bool second; /* of the leftover's sides */
    const uint8_t *cell;
};

/* Why two cells differ. */
struct reason {
    uint8_t round;   /* 0: they share a house; 255: they need not */
    uint8_t is_one;  /* the cell that has the digit of one of the list */
    uint16_t source; /* of the list */
    bool second;
    /* not 0: cells of the leftover's side `second`, bit by bit, that may equal only `taken`, as many cells of the other
       side  */
    uint8_t group, taken;
};

struct sentence {
    uint8_t cell;
    struct reason reason;
    unsigned left; /* cells of the list that it may equal */
    cell_set others;
};

struct proof {
    const sudoku_rules *rules;
    int leftovers;
    struct leftover leftover[MAX_LEFTOVERS];
    struct leftover_origin origin[MAX_LEFTOVERS];
    uint8_t house_cell[3 * 16][16];
    struct reason reason[MAX_CELLS][MAX_CELLS];
    cell_set differs[MAX_CELLS], known[MAX_CELLS]; /* now; before this round */
    int round;
    bool changed;
    /* the sentences, in the order in which they are printed; each is about a cell that differs from some others for one
       reason  */
    int told;
    struct sentence sentence[MAX_SENTENCES];
    uint16_t told_in[MAX_CELLS][MAX_CELLS]; /* counted from 1; 0: not printed */
};

/* Cells of one side that together may equal too few of the other. */
struct clash {
    int leftover;
    bool second;         /* the cells are of the second side */
    unsigned cells, may; /* bit by bit */
};

/* The cells of a leftover on one side, and of a reason. */
struct list side_of(const struct proof *, int leftover, bool second);
struct list list_of(const struct proof *, const struct reason *);

/* Writes the sentences of the proof, one per line, numbered if there are several; the last is the contradiction. */
void out_layout_proof(struct out *, sudoku_language, const struct proof *, const struct clash *);

#endif
