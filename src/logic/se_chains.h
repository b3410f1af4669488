/* SPDX-License-Identifier: MIT */
/* se_chains.h - what the files of Sudoku Explainer's chains share.

   Words:  a *candidate* is a number, in the order of cells and digits; a *claim* is a candidate that is on or off
   (2 * candidate + on); a *node* is a claim together with the nodes that it follows from.  A *trial* assumes one
   claim and follows it through the *board*, a copy of the position that trials may change.  A *hint* is what a
   search finds: targets (nodes) that together prove that something goes.  A *search* finds all hints of a kind,
   or the best; trials of the harder kinds *deduce* with steps of other techniques and with searches of their own,
   one *depth* further down.

   All lists live in one block of memory and are used like a stack: a search takes what it needs from the top and
   gives it back.  If one of them is too short, the whole search starts again with more room.  */
#ifndef LOGIC_SE_CHAINS_H
#define LOGIC_SE_CHAINS_H

#include "logic/finders.h"

/* Why a node holds: the number of a house, or one of these. */
enum { BY_ASSUMPTION = 0xFFFF, BY_CELL = 0xFFFE, BY_DEDUCTION = 0xFFFD };

struct se_node {
    uint16_t claim;
    uint16_t cause;
    uint16_t parents;
    uint16_t least; /* it rests upon no fewer claims than this, itself included */
    bool nested;    /* once counted: a chain inside the chain is among what it rests upon */
    int first_parent;
    int count; /* how many claims it rests upon, itself included; 0: not counted yet */
    int deduction;
};

/* A step of another technique within a trial. */
struct se_deduction {
    int technique;
    uint16_t where[2]; /* two cells, or a house for each digit; a simple technique's truths */
    uint8_t digit[2];  /* 0: `where` is a cell */
    uint8_t simple_truths;
    int first_truth, truths;
    uint64_t chain; /* tells chains inside the chain apart; 0: a simple technique */
    int complexity; /* of such a chain */
};

struct se_trial {
    int *on, *off; /* by candidate: the node, or -1 */
    bitset *on_set, *off_set;
    int claim;                 /* that is assumed */
    bool exact;                /* else only the sets are there, and nothing contradicts */
    int first, end;            /* nodes, in the order in which they were found */
    int absurd_on, absurd_off; /* nodes that contradict each other, or -1 */
};

enum hint_type { HINT_CYCLE, HINT_FORCING, HINT_ABSURD, HINT_DOUBLE, HINT_CELL, HINT_HOUSE };

struct se_hint {
    enum hint_type type;
    bool by_cells, by_houses; /* what links of cycles and forcing chains go through */
    int complexity, key, serial;
    int claim;                  /* the target; of an absurd one, the assumption */
    int where;                  /* cell, house, or the candidate that is on and off */
    int digit;                  /* of a house */
    int first_target, targets;  /* nodes; 0 targets: not kept */
    int first_removed, removed; /* candidates; of cycles only, else 0 */
};

struct se_board {
    uint32_t *candidates; /* by cell */
    uint32_t *places;     /* by house and digit, right behind */
};

/* Where a cell sits in one of its houses, houses in the order in which chains look at them. */
struct se_seat {
    const uint16_t *cell; /* of the house */
    uint32_t fresh; /* positions of cells that no earlier house of the cell has, itself not included */
    uint16_t house;
    uint8_t position;
    bool full;
};

/* The same for a candidate: the places of its digit in a house of its cell. */
struct se_spot {
    uint32_t fresh, bit; /* bit: its own place */
    uint16_t house;
    bool full;
    int at;            /* in the board's places */
    const int16_t *id; /* by position: the candidate, or -1 */
};

/* Two houses that share cells: a digit of the first one may be confined to them. */
struct se_crossing {
    uint16_t house, other;
    uint32_t common, other_common; /* positions */
};

/* From one claim that is on over one that is off to the next that is on. */
struct se_link {
    uint16_t off, on;
    uint16_t off_cause, on_cause;
};

enum link_mode { THROUGH_HOUSES, THROUGH_CELLS, THROUGH_BOTH, LINK_MODES };

/* A candidate that a search for cycles came to; [0] is its start. */
struct se_reached {
    uint16_t on;
    int from; /* entry, or -1 */
    const struct se_link *link;
};

enum { SE_LIMITS = 5 };
/* Up to so many candidates, all trials of a search and whole tables of candidates are kept. */
enum { SE_HOARD = 1024, SE_HOARD_WORDS = SE_HOARD / 64 };

struct se_search {
    bool multiple, dynamic, nishio;
    int level;
    int limit; /* the level of the chains inside, in Sukaku Explainer's highest kinds */
    bool all;  /* list the hints; else keep the best */
    bool keep; /* and what they rest upon */
    int depth;
    struct se_board source; /* the board at its start */
    int *trial_of;          /* by candidate: the trial that assumes it on, or -1 */
    int first_hint;
    struct se_hint best;
    bool found;
    int serial;            /* of the next hint */
    int kept;              /* nodes below this one belong to hints */
    int limits[SE_LIMITS]; /* of cycles and forcing chains: the length that would beat the best */
};

enum { SE_DEPTHS = 3 };

/* What other techniques found on a board, see se_deduce.c. */
struct se_finding {
    struct se_deduction deduction;
    int first_parent, parents, first_removed, removed; /* candidates */
};

/* A board that was searched before. */
struct se_known {
    uint64_t hash[2];
    int first, count; /* findings; -1: an empty entry */
};

enum { SE_KNOWN = 4096 };

struct se_rooms {
    int nodes, parents, trials, hints, numbers, deductions, truths, findings, finding_numbers, links;
};

struct se_chains {
    struct finder *f;
    const struct field *field;
    int n, count, words; /* candidates; words of a set of them */
    int spots;
    size_t board_bytes;
    bool hoard;     /* keep all trials of a search; else those of a cell and a house only */
    bool overflow;  /* start again with more room */
    bool recording; /* keep all that the text of a step needs */
    struct se_rooms wanted, room, used;
    /* of the rules */
    const struct field *tables_of;
    struct se_seat *seat;
    int *first_seat;
    struct se_crossing *crossing;
    int crossings;
    bool classic;
    /* of the position */
    uint64_t clock;               /* which one, see position.h */
    uint16_t *cell_of, *digit_of; /* digits from 0 */
    int16_t *id;                  /* by cell and digit; -1: no candidate */
    struct se_spot *spot;
    int *first_spot;   /* count + 1 entries */
    int16_t *place_id; /* by house, digit and position */
    uint8_t *open;     /* by house: cells without a digit */
    uint8_t *placed;   /* by digit: cells that have it */
    struct se_board now;
    /* lists */
    struct se_node *node;
    int *parent;
    struct se_trial *trial;
    struct se_hint *hint;
    int *number; /* targets and removed candidates of hints */
    struct se_deduction *deduction;
    sudoku_truth *truth;
    struct se_finding *finding;
    int *finding_number;
    struct se_known *known;
    int boards_known;
    /* scratch of single functions */
    uint32_t *stamp; /* by claim */
    uint32_t stamps;
    int *line, *queue_on, *queue_off;
    struct se_link *link[LINK_MODES];
    int *first_link[LINK_MODES];
    struct se_board listed; /* the board that the following tables are of */
    bool foes_listed, links_listed;
    struct se_link *ons; /* what a candidate turns on by going off, see ons_at() */
    uint16_t *ons_count;
    bitset *next[LINK_MODES], *back[LINK_MODES]; /* tables of sets: over one that is off, to and from */
    bitset *foes[2];              /* what a candidate turns off: in its houses; in its cell, too */
    uint32_t *seen_on, *seen_off; /* by candidate */
    uint32_t tours;
    struct se_reached *reached;
    struct se_search search[SE_DEPTHS];
};

static inline int claim_of(int candidate, bool on) { return 2 * candidate + on; }
static inline bool halted(const struct se_chains *s) { return s->overflow || s->f->stopped; }
static inline bitset *line_of(const struct se_chains *s, const bitset *rows, int candidate)
{
    return (bitset *)rows + (size_t)candidate * (size_t)s->words;
}
static inline void set_add(bitset *set, int candidate) { set[candidate / 64] |= bit(candidate % 64); }
static inline bool set_has(const bitset *set, int candidate)
{
    return set[candidate / 64] >> candidate % 64 & 1;
}
static inline bool sets_meet(const struct se_chains *s, const bitset *a, const bitset *b)
{
    bitset common = 0;
    for (int i = 0; i < s->words; i++) common |= a[i] & b[i];
    return common;
}
static inline bool alive(const struct se_chains *s, int candidate)
{
    return s->now.candidates[s->cell_of[candidate]] >> s->digit_of[candidate] & 1;
}
static inline int id_of(const struct se_chains *s, int cell, int digit)
{
    return s->id[cell * s->n + digit];
}
/* The next entry of one of the lists, or -1. */
static inline int take(struct se_chains *s, int *used, int room, int count)
{
    if (*used + count > room) {
        s->overflow = true;
        return -1;
    }
    *used += count;
    return *used - count;
}

/* se_board.c */
/* Ready for a search from the finder's position; NULL: out of memory. */
struct se_chains *chains_open(struct finder *, const struct se_rooms *);
void board_copy(const struct se_chains *, struct se_board *to, const struct se_board *from);

/* Fill in the tables of the board as it stands. */
void list_foes(struct se_chains *);

/* se_trials.c */
int new_node(struct se_chains *, int claim, int cause, int parent);
void set_least(struct se_chains *, int node);
/* Assumes a claim; the number of the trial, or -1.  If nothing contradicts, it may not be exact yet. */
int try_claim(struct se_chains *, struct se_search *, int claim);
/* Makes a trial exact. */
void follow(struct se_chains *, struct se_search *, struct se_trial *);
/* The claims that a node rests upon, itself first, nearest first; returns how many, in s->line as nodes. */
int trace(struct se_chains *, int node);
int count_of(struct se_chains *, int node);

/* se_hints.c */
int extra_tenths(int complexity);
int hint_technique(const struct se_search *, const struct se_hint *);
/* Does a digit follow, and not only that something goes? */
bool hint_places(const struct se_hint *);
/* The candidates that go; returns how many.  `list` may be NULL. */
int hint_removed(const struct se_chains *, const struct se_hint *, int *list);
/* Negative: the first one comes first. */
int hint_order(const struct se_hint *, const struct se_hint *);
/* Keeps a hint if it is worth anything, and the best so far if only that one counts; its targets are nodes. */
bool offer(struct se_chains *, struct se_search *, struct se_hint *, const int *target, int targets);
/* Sorts the hints of a search and drops those that remove the same as an earlier one. */
void sort_hints(struct se_chains *, struct se_search *);

/* se_cycles.c */
void list_links(struct se_chains *);
void search_cycles(struct se_chains *, struct se_search *);
/* se_multiple.c */
void search_trials(struct se_chains *, struct se_search *);
/* Runs the trials of a hint again; fills in the targets and returns how many there are, 0 if it was stopped. */
int retry(struct se_chains *, struct se_search *, const struct se_hint *, int *target);
/* se_chains.c */
void run_search(struct se_chains *, struct se_search *);

/* se_deduce.c: what other techniques add where a trial is at an end, as nodes on top of the list.  False: nothing. */
bool deduce(struct se_chains *, struct se_search *, struct se_trial *);
/* A deduction about to be used; its number, or -1. */
int new_deduction(struct se_chains *, const struct se_deduction *);
/* A candidate goes by a deduction. */
void deduced(struct se_chains *, struct se_trial *, int candidate, int first_parent, int parents,
             int deduction);
/* Puts candidates into the order in which the rating program meets them. */
void order_removed(const struct se_chains *, int *list, int count);
/* se_nested.c: the same by searches within the search. */
bool deduce_chains(struct se_chains *, struct se_search *, struct se_trial *);
void forget_boards(struct se_chains *);

/* se_steps.c */
void build_step(struct se_chains *, const struct se_search *, const struct se_hint *, const int *target,
                int targets);
/* Lists what a hint rests upon, on top of s->truth; returns how many. */
int hint_truths(struct se_chains *, const struct se_hint *, const int *target, int targets);

/* A candidate has room for one in its cell and one in each of its houses. */
static inline struct se_link *ons_at(const struct se_chains *s, int candidate)
{
    return &s->ons[s->first_spot[candidate] + candidate];
}

#endif
