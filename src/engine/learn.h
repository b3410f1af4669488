/* SPDX-License-Identifier: MIT */
/* learn.h - the state of the engine that learns from contradictions; learn.c says how it works.

   A candidate is a digit of a cell, in one number; a literal says that it is true (even) or false (odd).  A line is a set of
   candidates of which at least one is true: the digits of a cell, or the places of a digit in a full house.

       candidate  cell * n + digit               literal  2 * candidate: it is      2 * candidate + 1: it is not
       line       cell                           left[line] bit i: digit i of the cell is not false
                  cells + house * n + digit      left[line] bit i: the digit may be in cell i of the house

   The trail lists the literals that are true, oldest first.  A level begins with a decision, and each literal after that has a
   reason: what made it true, given the literals before it.  */
#ifndef ENGINE_LEARN_H
#define ENGINE_LEARN_H

#include "engine/engine.h"
#include "engine/peers.h"

typedef uint32_t literal;

static inline literal it_is(uint32_t candidate) { return candidate << 1; }
static inline literal it_is_not(uint32_t candidate) { return candidate << 1 | 1; }
static inline literal opposite(literal l) { return l ^ 1; }
static inline uint32_t candidate_of(literal l) { return l >> 1; }
static inline bool is_negative(literal l) { return l & 1; }

/* Why a literal is true.  The lowest two bits are the kind, the others a number. */
typedef uint32_t reason;
enum reason_kind {
    NO_REASON,  /* a decision, or true in all solutions (level 0);
                   or, with the number 1, the opposite of a decision that has been searched: see learn_causes() */
    BY_LITERAL, /* that literal: two candidates that exclude each other */
    BY_LINE,    /* the other candidates of that line are false */
    BY_CLAUSE   /* the other literals of the learned clause at that offset are false */
};
enum { KIND_BITS = 2, KIND_MASK = 3, SEARCHED = 1 << KIND_BITS };
static inline reason make_reason(enum reason_kind kind, uint32_t number)
{
    return number << KIND_BITS | (uint32_t)kind;
}

/* A learned clause: one of its literals is true.  It is looked at when one of its first two, which are watched, becomes false.
   All clauses are in one array of words; the links are lists of those that watch the same literal. */
struct clause {
    uint32_t size;
    uint32_t
        levels : 30; /* how many different ones its literals had, the fewer the more useful; 0: never dropped */
    uint32_t used : 1;   /* since the last time that clauses were dropped */
    uint32_t locked : 1; /* a reason of a literal on the trail */
    uint32_t next[2];    /* the next clause in each list: a watch, or 0 */
    literal literal[];
};
enum { MAX_LEVELS = (1 << 30) - 1 };
enum { CLAUSE_WORDS = sizeof(struct clause) / sizeof(uint32_t) };

/* Integers, so that every machine decides alike. */
struct order {
    uint64_t
        *activity; /* of each candidate: how often, and how lately, it took part in contradictions */
    uint64_t increment; /* what taking part counts now */
    uint32_t *heap;     /* open candidates, the most active first; others may be in it */
    uint32_t *position; /* of each candidate in the heap, from 1; 0: it is not there */
    uint32_t count;
};

struct learner {
    /* aligned, as bit sets follow the struct, also where pointers are small */
    _Alignas(bitset) const sudoku_rules *rules;
    uint32_t n, cells, candidates;
    bitset *left;      /* of each line */
    int8_t *value;     /* of each literal: 1 true, -1 false, 0 open */
    int8_t *preferred; /* of each candidate: the value it had last, 1 or -1 */
    int8_t *target;    /* of each candidate: the value in the longest trail without conflict; 0: none */
    uint32_t target_length; /* of that trail */
    uint8_t *seen;          /* of each candidate: while a conflict is analysed */
    uint32_t *level;        /* of each candidate that is not open */
    reason *reason;         /* of each candidate that is not open */
    uint32_t *first_peer;   /* of each cell, see peers.h */
    uint16_t *peer;

    literal *trail;
    uint32_t trail_length;
    uint32_t rules_done,
        clauses_done; /* so many literals of the trail have been followed by rules, and by clauses */
    uint32_t *level_start; /* of each level from 1: where its decision is on the trail */
    uint32_t levels;
    uint32_t searched_levels; /* see block_solution() */

    literal impossible; /* a conflict: this literal is false, but `why` makes it true */
    reason why;

    literal *lesson; /* the clause that is being learned */
    uint32_t lesson_size, lesson_levels;
    literal *cause;                   /* what learn_causes() returns */
    literal *stack;                   /* of questions, while a lesson is shortened */
    uint32_t *touched, touched_count; /* candidates with a mark in `seen` */
    uint32_t *level_mark;             /* of each level: the number of the last lesson that has it */
    uint32_t lessons;
    literal *fact; /* true in all solutions, but learned above level 0 */
    uint32_t facts;

    uint32_t *words; /* of all clauses; 0 is not used, so that it can mean none */
    uint32_t words_used, words_room;
    uint32_t *watch; /* of each literal: offset << 1 | which of the two, or 0 */
    uint32_t clauses;
    struct order order;
    uint8_t *digit; /* of a solution, for the caller */
};

static inline struct clause *clause_at(const struct learner *l, uint32_t offset)
{
    return (struct clause *)(void *)(l->words + offset);
}

/* ---- learn_rules.c: the trail, and what follows from the rules ---- */

/* Makes an open literal true. */
void learn_assign(struct learner *, literal, reason);
/* Makes it true unless it is already.  False: it is false, which is a conflict. */
bool learn_imply(struct learner *, literal, reason);
/* What follows from the rules alone. */
bool learn_from_rules(struct learner *);
/* Undoes all levels above that one. */
void learn_undo_to(struct learner *, uint32_t level);

/* ---- learn_clauses.c: what follows from clauses, and which are kept ---- */

bool learn_from_clauses(struct learner *, literal);
/* Keeps the lesson.  0: there is no room. */
uint32_t learn_add_clause(struct learner *, uint32_t levels);
/* Drops about half of the clauses. */
void learn_drop_clauses(struct learner *);

/* ---- learn_conflict.c ---- */

/* The literals that made l true for that reason, or would have; returns how many there are, in l->cause. */
uint32_t learn_causes(struct learner *, literal, reason);
/* Makes the conflict into a lesson, whose first literal is false because of the last level.  Returns the level where the rest of
   it makes that literal true.  */
uint32_t learn_lesson(struct learner *);

/* ---- learn_order.c ---- */

void order_fill(struct learner *);
void order_insert(struct order *, uint32_t candidate);
void order_bump(struct order *, uint32_t candidate, uint32_t candidates);
void order_age(struct order *);
/* The most active open candidate, or `candidates`. */
uint32_t order_take(struct learner *);

#endif
