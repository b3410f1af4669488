/* SPDX-License-Identifier: MIT */
/* finder.h - one search for steps: the position, the order of the search, and the receiver of the steps.

   A finder is a function that examines a position and reports steps one by one; it changes nothing.  After each
   report it learns whether to continue, so that one function serves "the next step", "all steps" and "everything
   that this technique removes":

       step_begin(f->step, TECHNIQUE_naked_pair);
       ...
       if (!report_step(f)) return;  */
#ifndef LOGIC_FINDER_H
#define LOGIC_FINDER_H

#include "logic/step/step.h"
#include "logic/step/techniques.h"

/* Which program to follow: which of several steps comes first, and what counts as the technique where programs differ. */
enum habits { HABITS_SE, HABITS_SUKAKU, HABITS_HODOKU };

/* Options of finders.  The first and the last depend on the profile; the others are used by HoDoKu's library of test
   cases.  */
enum {
    ALLOW_MISSING_CANDIDATES = 1, /* rectangles whose cells lack one of the two digits */
    ALLOW_DUALS = 2,              /* two kites or two empty rectangles in one step; siamese fish */
    ALLOW_TWO_CANDIDATES = 4,     /* empty rectangles of two candidates */
    ALLOW_OVERLAP = 8,            /* almost locked sets that share cells */
    ALLOW_SETS_IN_CHAINS = 16,    /* almost locked sets as nodes of grouped chains */
    ALLOW_WAY_BACK = 32,          /* chains of almost locked sets that go back in the list of sets */
    ALLOW_DIRECT_REMOVALS = 64 /* direct techniques also remove what the step they see through removes */
};

/* Slots of scratch memory, one for each family of finders that needs any. */
enum {
    SCRATCH_SE_CHAINS,
    SCRATCH_CHAINS,
    SCRATCH_FISH,
    SCRATCH_FISH_MET,
    SCRATCH_LOOPS,
    SCRATCH_COLOURS,
    SCRATCH_TEMPLATES,
    SCRATCH_LEFTOVERS,
    SCRATCH_EXCLUSION,
    SCRATCH_SLOTS
};

struct finder {
    const struct position *at;
    const struct field *field; /* at->field */
    enum habits habits;
    unsigned allow;
    uint64_t found_nothing_at; /* by the position's clock, when this search found nothing; 0: never */
    bool unique;               /* the puzzle has one solution: uniqueness patterns hold */
    const uint8_t *solution;   /* for guesses that cannot fail; NULL: there is not exactly one */
    struct step *step;         /* the step under construction */
    bool (*take)(void *context, const sudoku_step *); /* false: stop */
    void *context;
    bool reported;  /* something, since the search began */
    bool stopped;   /* by take() or a limit: report nothing more */
    bool no_memory; /* something was left out */
    /* Limits on what long searches may do: they count down `work` and stop at 0, and call stop() now and then. */
    uint64_t work;
    bool out_of_work;
    uint64_t unasked; /* units since stop() was last called, added up over searches */
    bool (*stop)(void *context);
    void *stop_context;
    struct scratch {
        void *memory;
        size_t size;
    } scratch[SCRATCH_SLOTS];
    struct als_list *sets; /* almost locked sets, see als_of(); NULL: none yet */
};

/* Candidates are only ever removed.  So a pattern that was not there when the search last found nothing can only be where
   something has been removed since, and it cannot remove more than before.  */
static inline bool digit_is_new(const struct finder *f, int digit)
{
    return f->at->digit_clock[digit - 1] > f->found_nothing_at;
}
static inline bool house_is_new(const struct finder *f, int house)
{
    return f->at->house_clock[house] > f->found_nothing_at;
}

/* Boxes, columns, rows and the other houses, in the order of the program that is followed. */
static inline enum house_order columns_first_order(const struct finder *f)
{
    return f->habits == HABITS_SUKAKU ? BOXES_COLUMNS_ROWS_118 : BOXES_COLUMNS_ROWS;
}
static inline const uint16_t *columns_first(const struct finder *f)
{
    return f->field->order[columns_first_order(f)];
}
/* The program's ranks of the kinds of houses. */
static inline enum ranking ranking_of(const struct finder *f)
{
    return f->habits == HABITS_SUKAKU ? EXPLAINER_118 : EXPLAINER_2023;
}

/* Reports the step unless nothing follows from it.  False: stop. */
bool report_step(struct finder *);
/* A finder's own memory, which is kept from call to call and zeroed when it is new or grows.  NULL: out of memory,
   and f->no_memory is set.  */
void *scratch_of(struct finder *, int slot, size_t size);
/* Counts a unit of a long search (about a microsecond); false: stop, a limit is reached. */
bool may_go_on(struct finder *);
/* The same for many units at once. */
bool may_spend(struct finder *, uint64_t units);
/* The same for a search that is too short to be limited by its work. */
bool may_take_time(struct finder *, uint64_t units);

typedef void find_function(struct finder *, int argument);

#endif
