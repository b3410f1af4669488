/* SPDX-License-Identifier: MIT */
/* layout_why.c - see layout_why.h

   The deductions are those of layout_test.c, but made round by round, so that each is as short as possible, and their
   reasons are recorded.  A list is a side of a leftover, or a house.  There are two kinds of deductions:

       cell a has the digit of a cell of the list;  each of these differs from a, or from cell c;  so a differs from c
       some cells of a leftover's side may equal only as many of the other side;  so all others of their side differ from those

   A contradiction is a leftover some of whose cells have too few cells on the other side that they may equal.  Of all
   contradictions in the first round that has any, the one that relies on the fewest deductions is reported.  */
#include "engine/layout_why.h"

#include <stdlib.h>
#include <string.h>

#include "board/naming.h"
#include "board/symbols.h"
#include "engine/leftovers.h"

enum { MAX_CELLS = 256, MAX_LEFTOVERS = 4000, NEVER = 255, LAST_ROUND = 200, MAX_SENTENCES = 1000 };

/* Cells one of which has the same digit as any cell that the list is about. */
struct list {
    uint16_t source; /* a leftover, or MAX_LEFTOVERS + a house */
    uint8_t count;
    bool second; /* of the leftover's sides */
    const uint8_t *cell;
};

/* Why two cells differ. */
struct reason {
    uint8_t round;   /* 0: they share a house; NEVER: they need not */
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

static struct list side_of(const struct proof *p, int leftover, bool second)
{
    const struct leftover *l = &p->leftover[leftover];
    return (struct list){(uint16_t)leftover, l->count, second, second ? l->b : l->a};
}

static struct list house_list(const struct proof *p, int house)
{
    return (struct list){(uint16_t)(MAX_LEFTOVERS + house), (uint8_t)p->rules->n, false,
                         p->house_cell[house]};
}

static struct list list_of(const struct proof *p, const struct reason *r)
{
    return r->source < MAX_LEFTOVERS ? side_of(p, r->source, r->second)
                                     : house_list(p, r->source - MAX_LEFTOVERS);
}

/* ---- deductions ---- */

static void note_difference(struct proof *p, int a, int c, struct reason why)
{
    p->changed = true;
    set_add(&p->differs[a], c);
    set_add(&p->differs[c], a);
    p->reason[a][c] = p->reason[c][a] = why;
}

static void deduce(struct proof *p, int a, const struct list *l)
{
    cell_set from_all;
    memset(&from_all, 255, sizeof from_all);
    for (int i = 0; i < l->count; i++)
        if (!set_has(&p->known[a], l->cell[i])) from_all = set_both(&from_all, &p->known[l->cell[i]]);
    const cell_set added = set_but_not(&from_all, &p->differs[a]);
    uint8_t other[MAX_CELLS];
    const int count = set_list(&added, other);
    for (int i = 0; i < count && other[i] < p->rules->cells; i++) {
        const int c = other[i];
        if (c == a) continue;
        note_difference(p, a, c,
                        (struct reason){(uint8_t)p->round, (uint8_t)a, l->source, l->second, 0, 0});
    }
}

static unsigned may_equal(const cell_set *differs, int cell, const struct list *l)
{
    unsigned may = 0;
    for (int i = 0; i < l->count; i++)
        if (!set_has(&differs[cell], l->cell[i])) may |= 1u << i;
    return may;
}

/* The other cells of the side cannot equal the cells that the group takes. */
static void deduce_taken(struct proof *p, const struct list *from, const struct list *to, unsigned group,
                         unsigned taken)
{
    for (int i = 0; i < from->count; i++) {
        if (group >> i & 1) continue;
        for_each_bit(k, taken) {
            const int a = from->cell[i], c = to->cell[k];
            if (a == c || set_has(&p->differs[a], c)) continue;
            note_difference(p, a, c,
                            (struct reason){(uint8_t)p->round, (uint8_t)a, from->source, from->second,
                                            (uint8_t)group, (uint8_t)taken});
        }
    }
}

/* The smallest groups first.  Groups of up to half of the cells are enough: a larger group gives the same deductions as
   the rest of the other side.  */
static void deduce_groups(struct proof *p, int leftover, bool second)
{
    const struct list from = side_of(p, leftover, second), to = side_of(p, leftover, !second);
    const int half = from.count / 2;
    unsigned may[LEFTOVER_SIZE];
    uint8_t takes[1 << LEFTOVER_SIZE], group[1 << LEFTOVER_SIZE];
    int groups = 0, fewest = LEFTOVER_SIZE;
    for (int i = 0; i < from.count; i++) {
        may[i] = may_equal(p->known, from.cell[i], &to);
        if (bits_in(may[i]) < fewest) fewest = bits_in(may[i]);
    }
    if (fewest > half) return;
    takes[0] = 0;
    for (unsigned set = 1; set < 1u << from.count; set++) {
        takes[set] = takes[without_lowest(set)] | (uint8_t)may[lowest(set)];
        if (bits_in(takes[set]) == bits_in(set)) group[groups++] = (uint8_t)set;
    }
    for (int size = fewest; size <= half; size++)
        for (int i = 0; i < groups; i++)
            if (bits_in(group[i]) == size) deduce_taken(p, &from, &to, group[i], takes[group[i]]);
}

static void deduce_all(struct proof *p)
{
    p->changed = false;
    memcpy(p->known, p->differs, sizeof p->known);
    for (int i = 0; i < p->leftovers; i++)
        for (int side = 0; side < 2; side++) {
            const struct list from = side_of(p, i, side), to = side_of(p, i, !side);
            for (int k = 0; k < from.count; k++) deduce(p, from.cell[k], &to);
            deduce_groups(p, i, side);
        }
    for (int h = 0; h < 3 * p->rules->n; h++) {
        const struct list house = house_list(p, h);
        for (int c = 0; c < p->rules->cells; c++)
            if (!memchr(house.cell, c, house.count)) deduce(p, c, &house);
    }
}

static void begin(struct proof *p, const sudoku_rules *r)
{
    p->rules = r;
    p->leftovers = list_leftovers_and_origins(r, LEFTOVER_SIZE, p->leftover, p->origin, MAX_LEFTOVERS);
    memset(p->reason, NEVER, sizeof p->reason);
    for (int h = 0; h < 3 * r->n; h++)
        for (int i = 0; i < r->n; i++) {
            const int a = r->house[h].cell[i];
            p->house_cell[h][i] = (uint8_t)a;
            for (int j = 0; j < r->n; j++) {
                if (i == j) continue;
                set_add(&p->differs[a], r->house[h].cell[j]);
                p->reason[a][r->house[h].cell[j]].round = 0;
            }
        }
}

/* ---- what a statement relies on ---- */

/* Why list cell b does not make a equal to c: because it differs from a, if that is known at least as early. */
static bool by_itself(const struct proof *p, int a, int b, int c)
{
    return p->reason[a][b].round <= p->reason[b][c].round;
}

static unsigned cells_left(const struct proof *p, const struct list *l, int a, int c)
{
    unsigned left = 0;
    for (int i = 0; i < l->count; i++)
        if (!by_itself(p, a, l->cell[i], c)) left |= 1u << i;
    return left;
}

/* The sentence after `after` that says the same about other cells, or a new one. */
static int sentence_for(struct proof *p, int cell, const struct reason *why, unsigned left, int after)
{
    for (int i = after; i < p->told; i++) {
        const struct sentence *s = &p->sentence[i];
        if (s->cell == cell && s->reason.source == why->source && s->reason.second == why->second &&
            s->left == left && s->reason.group == why->group)
            return i;
    }
    if (p->told < MAX_SENTENCES - 1)
        p->sentence[p->told++] = (struct sentence){.cell = (uint8_t)cell, .reason = *why, .left = left};
    return p->told - 1;
}

static int tell(struct proof *, int a, int c);

/* Adds what a group relies on: that its cells differ from all that they do not take. */
static int tell_group(struct proof *p, const struct reason *why)
{
    const struct list from = side_of(p, why->source, why->second),
                      to = side_of(p, why->source, !why->second);
    int after = 0;
    for_each_bit(i, why->group)
        for (int k = 0; k < to.count; k++) {
            const int needed = why->taken >> k & 1 ? 0 : tell(p, from.cell[i], to.cell[k]);
            if (needed > after) after = needed;
        }
    return sentence_for(p, 0, why, 0, after);
}

/* Adds the statement that two cells differ, after everything that it relies on; returns its sentence, 0 if it needs none. */
static int tell(struct proof *p, int a, int c)
{
    const struct reason *why = &p->reason[a][c];
    if (!why->round || p->told_in[a][c]) return p->told_in[a][c];
    const int one = why->is_one, other = one == a ? c : a;
    if (why->group) {
        const int group = tell_group(p, why);
        p->told_in[a][c] = p->told_in[c][a] = (uint16_t)(group + 1);
        return group + 1;
    }
    const struct list l = list_of(p, why);
    const unsigned left = cells_left(p, &l, one, other);
    int after = 0;
    for (int i = 0; i < l.count; i++) {
        const int needed = left >> i & 1 ? tell(p, l.cell[i], other) : tell(p, one, l.cell[i]);
        if (needed > after) after = needed;
    }
    const int sentence = sentence_for(p, one, why, left, after);
    set_add(&p->sentence[sentence].others, other);
    p->told_in[a][c] = p->told_in[c][a] = (uint16_t)(sentence + 1);
    return sentence + 1;
}

static void tell_nothing(struct proof *p)
{
    p->told = 0;
    memset(p->told_in, 0, sizeof p->told_in);
}

/* ---- contradictions ---- */

/* Cells of one side that together may equal too few of the other. */
struct clash {
    int leftover;
    bool second;         /* the cells are of the second side */
    unsigned cells, may; /* bit by bit */
};

/* The smallest such set of a side, if there is any. */
static bool find_clash(const struct proof *p, int leftover, bool second, struct clash *clash)
{
    const struct list from = side_of(p, leftover, second), to = side_of(p, leftover, !second);
    unsigned may[LEFTOVER_SIZE];
    bool found = false;
    for (int i = 0; i < from.count; i++) may[i] = may_equal(p->differs, from.cell[i], &to);
    for (unsigned cells = 1; cells < 1u << from.count; cells++) {
        unsigned all = 0;
        for_each_bit(i, cells) all |= may[i];
        if (bits_in(all) >= bits_in(cells) || (found && bits_in(clash->cells) <= bits_in(cells)))
            continue;
        *clash = (struct clash){leftover, second, cells, all};
        found = true;
    }
    return found;
}

static void tell_clash(struct proof *p, const struct clash *clash)
{
    const struct list from = side_of(p, clash->leftover, clash->second),
                      to = side_of(p, clash->leftover, !clash->second);
    tell_nothing(p);
    for_each_bit(i, clash->cells)
        for (int k = 0; k < to.count; k++)
            if (!(clash->may >> k & 1)) tell(p, from.cell[i], to.cell[k]);
}

/* The contradiction that relies on the fewest deductions; false: there is none yet. */
static bool best_clash(struct proof *p, struct clash *best)
{
    bool found = false;
    int fewest = 0;
    for (int i = 0; i < p->leftovers; i++)
        for (int side = 0; side < 2; side++) {
            struct clash clash;
            if ((found && !fewest) || !find_clash(p, i, side, &clash)) continue;
            tell_clash(p, &clash);
            if (found && p->told >= fewest) continue;
            *best = clash;
            fewest = p->told;
            found = true;
        }
    return found;
}

/* ---- sentences ---- */

static void out_cells(struct out *o, const struct proof *p, const struct list *l, unsigned chosen)
{
    const int count = bits_in(chosen);
    int written = 0;
    for_each_bit(i, chosen) {
        if (written) out_text(o, written == count - 1 ? " and " : ", ");
        out_cell(o, p->rules, l->cell[i]);
        written++;
    }
}

static void out_set(struct out *o, bitset set, bool letters)
{
    const int count = bits_in(set);
    int written = 0;
    for_each_bit(i, set) {
        if (written) out_text(o, written == count - 1 ? " and " : ", ");
        if (letters) out_char(o, region_symbol(i));
        else out_number(o, (uint64_t)(i + 1));
        written++;
    }
}

/* "Rows 1 and 2 hold the same digits as regions A and B; without the cells they share, r1c9 has the digit of r3c1 (law of
   leftovers)"  */
static void out_leftover(struct out *o, const struct proof *p, int leftover)
{
    const struct leftover_origin *from = &p->origin[leftover];
    const struct list a = side_of(p, leftover, false), b = side_of(p, leftover, true);
    const bool one = is_single(from->lines);
    const unsigned all = (1u << a.count) - 1;
    out_format(o, "%s%s ", from->columns ? "Column" : "Row", one ? "" : "s");
    out_set(o, from->lines, false);
    out_format(o, one ? " holds the same digits as region%s " : " hold the same digits as region%s ",
               one ? "" : "s");
    out_set(o, from->regions, true);
    out_text(o, "; without the cells they share, ");
    out_cells(o, p, &a, all);
    out_text(o, a.count == 1 ? " has the digit of " : " have the digits of ");
    out_cells(o, p, &b, all);
    out_text(o, " (law of leftovers)");
}

static void out_cell_set(struct out *o, const struct proof *p, const cell_set *set)
{
    uint8_t cell[MAX_CELLS];
    const int count = set_list(set, cell);
    for (int i = 0; i < count; i++) {
        if (i) out_text(o, i == count - 1 ? " and " : ", ");
        out_cell(o, p->rules, cell[i]);
    }
}

/* The sentences that a sentence relies on. */
struct references {
    bool told[MAX_SENTENCES + 1];
};

/* " (1, 4)" */
static void out_references(struct out *o, const struct references *r)
{
    int written = 0;
    for (int i = 1; i <= MAX_SENTENCES; i++) {
        if (!r->told[i]) continue;
        out_text(o, written++ ? ", " : " (");
        out_number(o, (uint64_t)i);
    }
    if (written) out_char(o, ')');
}

/* "r1c1 equals r2c5, as it differs from the others (1)" */
static void out_partners(struct out *o, const struct proof *p, const struct sentence *s,
                         const struct list *l)
{
    struct references rest = {{false}};
    out_cell(o, p->rules, s->cell);
    out_text(o, is_single(s->left) ? " equals " : " equals one of ");
    out_cells(o, p, l, s->left);
    for (int i = 0; i < l->count; i++)
        if (!(s->left >> i & 1)) rest.told[p->told_in[s->cell][l->cell[i]]] = true;
    rest.told[0] = false;
    if (bits_in(s->left) < l->count) {
        out_text(o, ", as it differs from the other");
        if (l->count - bits_in(s->left) > 1) out_char(o, 's');
        out_references(o, &rest);
    }
}

/* "r1c1 and r1c2 can equal only r3c4 and r3c5 (1), so these are taken, and r1c7 differs from them" */
static void out_group(struct out *o, const struct proof *p, const struct reason *why)
{
    const struct list from = side_of(p, why->source, why->second),
                      to = side_of(p, why->source, !why->second);
    const unsigned others = ((1u << from.count) - 1) & ~(unsigned)why->group;
    const bool one = is_single(why->taken);
    struct references rest = {{false}};
    for_each_bit(i, why->group)
        for (int k = 0; k < to.count; k++)
            if (!(why->taken >> k & 1)) rest.told[p->told_in[from.cell[i]][to.cell[k]]] = true;
    rest.told[0] = false;
    out_leftover(o, p, why->source);
    out_text(o, ": ");
    out_cells(o, p, &from, why->group);
    out_text(o, " can equal only ");
    out_cells(o, p, &to, why->taken);
    out_references(o, &rest);
    out_text(o, one ? ", so that is taken, and " : ", so these are taken, and ");
    out_cells(o, p, &from, others);
    out_text(o, is_single(others) ? " differs from " : " differ from ");
    out_text(o, one ? "it" : "them");
}

static void out_sentence(struct out *o, const struct proof *p, const struct sentence *s)
{
    if (s->reason.group) {
        out_group(o, p, &s->reason);
        return;
    }
    const struct list l = list_of(p, &s->reason);
    struct references rest = {{false}};
    uint8_t other[MAX_CELLS];
    const int others = set_list(&s->others, other);
    if (s->reason.source < MAX_LEFTOVERS) {
        out_leftover(o, p, s->reason.source);
    } else {
        out_text(o, "In ");
        out_house(o, p->rules, s->reason.source - MAX_LEFTOVERS);
    }
    out_text(o, ": ");
    out_partners(o, p, s, &l);
    for_each_bit(i, s->left)
        for (int k = 0; k < others; k++) rest.told[p->told_in[l.cell[i]][other[k]]] = true;
    rest.told[0] = false;
    out_text(o, is_single(s->left) ? "; that differs from " : "; all of these differ from ");
    out_cell_set(o, p, &s->others);
    out_references(o, &rest);
    out_text(o, ", so ");
    out_cell(o, p->rules, s->cell);
    out_text(o, " does, too");
}

/* "row", "column" or "region" if one has the cell and all of the list; else NULL. */
static const char *common_house(const struct proof *p, int cell, const struct list *l)
{
    const sudoku_rules *r = p->rules;
    for (int s = r->first_seat[cell]; s < r->first_seat[cell + 1]; s++) {
        const int house = r->seat[s].house;
        int held = 0;
        if (house >= 3 * r->n) continue;
        for (int i = 0; i < l->count; i++)
            held += memchr(p->house_cell[house], l->cell[i], (size_t)r->n) != NULL;
        if (held == l->count) return house < r->n ? "row" : house < 2 * r->n ? "column" : "region";
    }
    return NULL;
}

static void out_contradiction(struct out *o, const struct proof *p, const struct clash *clash)
{
    const struct list from = side_of(p, clash->leftover, clash->second),
                      to = side_of(p, clash->leftover, !clash->second);
    const int cells = bits_in(clash->cells), may = bits_in(clash->may);
    struct references rest = {{false}};
    out_leftover(o, p, clash->leftover);
    out_text(o, "; but ");
    out_cells(o, p, &from, clash->cells);
    if (may) {
        out_format(o, ", %d cells, can equal only ", cells);
        out_cells(o, p, &to, clash->may);
    } else {
        const char *house = common_house(p, from.cell[lowest(clash->cells)], &to);
        out_text(o, cells == 1 ? " differs from " : " differ from ");
        out_text(o, to.count == 1 ? "that" : "all of these");
        if (house) out_format(o, ", in its %s", house);
    }
    for_each_bit(i, clash->cells)
        for (int k = 0; k < to.count; k++)
            if (!(clash->may >> k & 1)) rest.told[p->told_in[from.cell[i]][to.cell[k]]] = true;
    rest.told[0] = false;
    out_references(o, &rest);
}

static void out_proof(struct out *o, struct proof *p, const struct clash *clash)
{
    tell_clash(p, clash);
    for (int i = 0; i < p->told; i++) {
        out_format(o, "%d. ", i + 1);
        out_sentence(o, p, &p->sentence[i]);
        out_char(o, '\n');
    }
    if (p->told) out_format(o, "%d. ", p->told + 1);
    out_contradiction(o, p, clash);
    out_char(o, '\n');
}

int layout_why(const sudoku_rules *r, struct out *o)
{
    struct clash clash;
    struct proof *p = calloc(1, sizeof *p);
    int sentences = 0;
    if (!p) return -1;
    begin(p, r);
    for (p->changed = true, p->round = 1; p->changed && p->round < LAST_ROUND; p->round++) {
        if (best_clash(p, &clash)) {
            out_proof(o, p, &clash);
            sentences = p->told + 1;
            break;
        }
        deduce_all(p);
    }
    free(p);
    return sentences;
}
