/* SPDX-License-Identifier: MIT */
/* se_chains.h - shared by the files of Sudoku Explainer's chains.

   Terms: a *candidate* is a number, in the order of cells and digits; a *claim* is a candidate that is on or off (2 * candidate
   + on); a *node* is a claim together with the nodes that it follows from.  A *trial* assumes one claim and
   derives its consequences on the *board*, a copy of the position that trials may change.  A *hint* is the result of a
   search: targets (nodes) that together prove a removal.  A *search* finds all hints of a kind, or the best; trials of
   the harder kinds *deduce* with steps of other techniques and with nested searches, one *depth* further down.

   All lists are in one block of memory and are used like a stack: a search takes what it needs from the top and releases
   it afterwards.  If a list is too short, the whole search starts again with more room.  */
#ifndef LOGIC_SE_CHAINS_H
#define LOGIC_SE_CHAINS_H

#include "logic/step/finders.h"

/* Why a node holds: the number of a house, or one of these. */
enum { BY_ASSUMPTION = 0xFFFF, BY_CELL = 0xFFFE, BY_DEDUCTION = 0xFFFD };

struct se_node {
    uint16_t claim;
    uint16_t cause;
    uint16_t parents;
    uint16_t least; /* a lower bound on the claims that it relies on, including itself */
    bool nested;    /* once counted: it relies on a chain inside the chain */
    int first_parent;
    int count; /* the number of claims that it relies on, including itself; 0: not counted yet */
    int deduction;
};

/* A step of another technique within a trial. */
struct se_deduction {
    int technique;
    uint16_t where[2]; /* two cells, or a house for each digit; a simple technique's truths */
    uint8_t digit[2];  /* 0: `where` is a cell */
    uint8_t simple_truths;
    int first_truth, truths;
    uint64_t chain; /* distinguishes chains inside the chain; 0: a simple technique */
    int complexity; /* of such a chain */
};

struct se_trial {
    int *on, *off; /* by candidate: the node, or -1 */
    bitset *on_set, *off_set;
    int claim;                 /* that is assumed */
    bool exact;                /* otherwise there are only the sets, without a contradiction */
    int first, end;            /* nodes, in the order in which they were found */
    int absurd_on, absurd_off; /* nodes that contradict each other, or -1 */
};

enum hint_type { HINT_CYCLE, HINT_FORCING, HINT_ABSURD, HINT_DOUBLE, HINT_CELL, HINT_HOUSE };

struct se_hint {
    enum hint_type type;
    bool by_cells, by_houses; /* the kinds of links in cycles and forcing chains */
    int complexity, key, serial;
    int claim;                  /* the target; of a contradiction, the assumption */
    int where;                  /* cell, house, or the candidate that is on and off */
    int digit;                  /* of a house */
    int first_target, targets;  /* nodes; 0 targets: not kept */
    int first_removed, removed; /* candidates; only for cycles, otherwise 0 */
};

struct se_board {
    uint32_t *candidates; /* by cell */
    uint32_t *places;     /* by house and digit, directly after them */
};

/* The position of a cell in one of its houses; houses are in the order in which chains visit them. */
struct se_seat {
    const uint16_t *cell; /* of the house */
    uint32_t fresh;       /* positions of cells that no earlier house of the cell has, except its own */
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

/* Two houses that share cells, to which a digit of the first house may be confined. */
struct se_crossing {
    uint16_t house, other;
    uint32_t common, other_common; /* positions */
};

/* From a claim that is on, through one that is off, to the next that is on. */
struct se_link {
    uint16_t off, on;
    uint16_t off_cause, on_cause;
};

enum link_mode { THROUGH_HOUSES, THROUGH_CELLS, THROUGH_BOTH, LINK_MODES };

/* A candidate that a search for cycles has reached; [0] is its start. */
struct se_reached {
    uint16_t on;
    int from; /* entry, or -1 */
    const struct se_link *link;
};

enum { SE_LIMITS = 5 };
/* Up to this number of candidates, all trials of a search and whole tables of candidates are kept. */
enum { SE_HOARD = 1024, SE_HOARD_WORDS = SE_HOARD / 64 };

struct se_search {
    bool multiple, dynamic, nishio;
    int level;
    int limit; /* the level of the chains inside, in Sukaku Explainer's highest kinds */
    bool all;  /* list the hints; otherwise keep the best */
    bool keep; /* and what they rely on */
    int depth;
    struct se_board source; /* the board at its start */
    int *trial_of;          /* by candidate: the trial that assumes it on, or -1 */
    int first_hint;
    struct se_hint best;
    bool found;
    int serial;            /* of the next hint */
    int kept;              /* nodes below this one belong to hints */
    int limits[SE_LIMITS]; /* for cycles and forcing chains: the length that would beat the best */
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
    bool hoard;     /* keep all trials of a search; otherwise only those of a cell and a house */
    bool overflow;  /* start again with more room */
    bool recording; /* keep everything that the text of a step needs */
    struct se_rooms wanted, room, used;
    /* of the rules */
    const struct field *tables_of;
    struct se_seat *seat;
    int *first_seat;
    struct se_crossing *crossing;
    int crossings;
    int most_following; /* nodes, or parents of nodes, that can follow at once from a claim */
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
    bitset *common; /* a set of candidates */
    struct se_link *link[LINK_MODES];
    int *first_link[LINK_MODES];
    struct se_board listed; /* the board for which the following tables were made */
    bool foes_listed, links_listed;
    struct se_link *ons; /* the candidates that turning off a candidate turns on, see ons_at() */
    uint16_t *ons_count;
    struct se_board leading; /* the candidates that turn on others when they are turned off */
    bitset *next[LINK_MODES], *back[LINK_MODES]; /* tables of sets: through a claim that is off */
    bitset *reach; /* all that each candidate reaches, where it is known: of one mode at a time */
    bool *reach_known;
    bitset *foes[2]; /* the candidates that a candidate turns off: in its houses; and in its cell */
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

/* Fill in the tables for the current board. */
void list_foes(struct se_chains *);

/* se_trials.c */
int new_node(struct se_chains *, int claim, int cause, int parent);
void set_least(struct se_chains *, int node);
/* Assumes a claim; the number of the trial, or -1.  If there is no contradiction, it may not be exact yet. */
int try_claim(struct se_chains *, struct se_search *, int claim);
/* Makes a trial exact. */
void follow(struct se_chains *, struct se_search *, struct se_trial *);
/* The claims that a node relies on, as nodes in s->line: itself first, then the nearest ones.  Returns their number. */
int trace(struct se_chains *, int node);
int count_of(struct se_chains *, int node);

/* se_hints.c */
int extra_tenths(int complexity);
int hint_technique(const struct se_search *, const struct se_hint *);
/* Does the hint place a digit, instead of only removing candidates? */
bool hint_places(const struct se_hint *);
/* The candidates that are removed; returns their number.  `list` may be NULL. */
int hint_removed(const struct se_chains *, const struct se_hint *, int *list);
/* Negative: the first hint is better. */
int hint_order(const struct se_hint *, const struct se_hint *);
/* Keeps a hint if it removes or places anything; if only the best is needed, keeps it only if it is the best so far.  Its
   targets are nodes.  */
bool offer(struct se_chains *, struct se_search *, struct se_hint *, const int *target, int targets);
/* Sorts the hints of a search and drops those that remove the same candidates as an earlier one. */
void sort_hints(struct se_chains *, struct se_search *);

/* se_cycles.c */
void list_links(struct se_chains *);
void search_cycles(struct se_chains *, struct se_search *);
/* se_multiple.c */
void search_trials(struct se_chains *, struct se_search *);
/* Runs the trials of a hint again, fills in the targets and returns their number; 0 if it was stopped. */
int retry(struct se_chains *, struct se_search *, const struct se_hint *, int *target);
/* se_chains.c */
void run_search(struct se_chains *, struct se_search *);

/* se_deduce.c: what other techniques add when a trial has no more consequences, as nodes on top of the list.  False:
   nothing.  */
bool deduce(struct se_chains *, struct se_search *, struct se_trial *);
/* Stores a deduction that will be used; returns its number, or -1. */
int new_deduction(struct se_chains *, const struct se_deduction *);
/* A deduction removes a candidate. */
void deduced(struct se_chains *, struct se_trial *, int candidate, int first_parent, int parents,
             int deduction);
/* Sorts candidates into the order in which the imitated program visits them. */
void order_removed(const struct se_chains *, int *list, int count);
/* se_nested.c: the same, by searches within the search. */
bool deduce_chains(struct se_chains *, struct se_search *, struct se_trial *);
void forget_boards(struct se_chains *);

/* se_steps.c */
void build_step(struct se_chains *, const struct se_search *, const struct se_hint *, const int *target,
                int targets);
/* Lists the truths that a hint relies on, on top of s->truth; returns their number. */
int hint_truths(struct se_chains *, const struct se_hint *, const int *target, int targets);

/* Each candidate has room for one in its cell and one in each of its houses. */
static inline struct se_link *ons_at(const struct se_chains *s, int candidate)
{
    return &s->ons[s->first_spot[candidate] + candidate];
}

#endif
