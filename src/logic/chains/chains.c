/* SPDX-License-Identifier: MIT */
/* chains.c - the simple chains: remote pairs, X-chains, XY-chains.

       X-chain      a =d= b -d- c =d= e      one digit; strong and weak links alternate.  If a is not d, then b is,
                                             so c is not, so e is: one of the ends is d, and a cell that sees both is not.
       XY-chain     d- a -x- b -y- c -d      cells of two candidates; the strong links are inside the cells
       remote pair  a - b - c - e            an XY-chain of cells with the same two candidates: cells at odd distances
                                             differ, so a cell that sees two that are three or more apart has neither digit

   All chains up to a length are walked; of those that remove the same, a later one counts only if it is shorter.  An
   X-chain may come back to its start, which then holds the digit.  */
#include "logic/step/chain_steps.h"
#include "logic/step/finders.h"

enum chain_kind { X_CHAIN, XY_CHAIN, REMOTE_PAIR };

enum {
    LONGEST = 20, /* links in a chain */
    STRONG = 0x8000,
    REMOTE = 7 /* links between cells that are three apart, including those inside the cells */
};

struct chain_search {
    struct finder *f;
    enum chain_kind kind;
    struct step_list found;
    uint16_t *link;   /* from each cell by each digit: the other cell, and STRONG */
    uint16_t *links;  /* how many */
    int links_in_all; /* of one digit: room for as many as there are peers */
    bitset digits;    /* to look at */
    int digit,
        other; /* a chain starts with; the other one of the start cell, if it has two candidates */
    int chain[LONGEST + 2]; /* the cells */
    cells used;
    cells seen_by_start;              /* those with the digit */
    uint8_t shortest_to[LOGIC_CELLS]; /* the shortest chain so far from this start; 0: none */
    struct removals removals;
};

static uint16_t *links_from(const struct chain_search *s, int cell, int digit)
{
    return s->link + (digit - 1) * s->links_in_all + s->f->field->first_peer[cell];
}

static uint16_t *link_count(const struct chain_search *s, int cell, int digit)
{
    return &s->links[(digit - 1) * s->f->field->cells + cell];
}

/* ---- links ---- */

static bool fits(const struct chain_search *s, int from, int to, int digit)
{
    const bitset *candidates = s->f->at->candidates;
    if (!(candidates[to] >> (digit - 1) & 1)) return false;
    switch (s->kind) {
    case X_CHAIN: return true;
    case XY_CHAIN: return is_pair(candidates[to]);
    case REMOTE_PAIR: break;
    }
    return candidates[to] == candidates[from];
}

/* Two cells may share several houses.  The first one decides whether the link is strong; but as in HoDoKu, a box never
   decides for two cells of a line, while any house other than lines and boxes may.  */
static void add_link(struct chain_search *s, int from, int to, int digit, int house)
{
    const struct field *field = s->f->field;
    uint16_t *link = links_from(s, from, digit);
    uint16_t *count = link_count(s, from, digit);
    const bool strong =
        s->kind == X_CHAIN && house_full(field, house) && is_pair(places_of(s->f->at, house, digit));
    for (int i = 0; i < *count; i++)
        if ((link[i] & ~STRONG) == to) {
            if (strong && !house_is_box(field, house)) link[i] |= STRONG;
            return;
        }
    link[(*count)++] = (uint16_t)(to | (strong ? STRONG : 0));
}

static void collect_links(struct chain_search *s)
{
    const struct field *field = s->f->field;
    const bitset *candidates = s->f->at->candidates;
    for (int cell = 0; cell < field->cells; cell++) {
        for (int d = 1; d <= field->n; d++) *link_count(s, cell, d) = 0;
        if (s->kind != X_CHAIN && !is_pair(candidates[cell])) continue;
        for_each_bit(d, candidates[cell] & s->digits)
            for (const struct seat *h = first_house(field, cell); h < past_house(field, cell); h++)
                for (int i = 0; i < field->rules->house[h->house].count; i++) {
                    const int to = house_cell(field, h->house, i);
                    if (to != cell && fits(s, cell, to, d + 1)) add_link(s, cell, to, d + 1, h->house);
                }
    }
}

/* ---- steps ---- */

/* X-chain: node i is the i-th cell.  The others: two nodes for each cell, its digits in and out. */
static void write_nodes(struct chain_search *s, int length)
{
    const struct position *at = s->f->at;
    struct step *step = s->f->step;
    int digit = s->digit;
    for (int i = 0; i <= length; i++) {
        const bool on = i % 2;
        const int cell = s->chain[s->kind == X_CHAIN ? i : i / 2];
        if (!i) step_node(step, 0, digit, on, SUDOKU_ASSUMED, SUDOKU_NO_HOUSE);
        else if (!on) {
            const int before = s->chain[s->kind == X_CHAIN ? i - 1 : i / 2 - 1];
            step_node(step, 0, digit, on, SUDOKU_SEES, common_house(at->field, before, cell));
        } else if (s->kind == X_CHAIN) {
            const int house = strong_house(at, s->chain[i - 1], cell, digit);
            step_node(step, 0, digit, on, SUDOKU_LAST_PLACE, house);
            step_house_truth(step, house, digit);
        } else {
            digit = lowest(at->candidates[cell] & ~bit(digit - 1)) + 1;
            step_node(step, 0, digit, on, SUDOKU_LAST_DIGIT, SUDOKU_NO_HOUSE);
            step_cell_truth(step, cell);
        }
        step_node_cell(step, cell);
        if (i) step_node_parent(step, i - 1);
    }
    step->it.length = length + 1;
}

/* Both digits are removed from the cells that two cells of a remote pair see. */
static void remove_remote(struct chain_search *s, int a, int b)
{
    const struct field *field = s->f->field;
    const cells both = cells_and(&field->peers[a], &field->peers[b]);
    const int digits[] = {s->digit, s->other};
    for (int i = 0; i < 2; i++) {
        const cells gone = cells_and(&both, cells_with(s->f->at, digits[i]));
        removals_add_all(&s->removals, &gone, digits[i]);
    }
}

/* The chain from the start to s->chain[last]: `length` links. */
static void consider(struct chain_search *s, int last, int length)
{
    static const int technique[] = {TECHNIQUE_x_chain, TECHNIQUE_xy_chain, TECHNIQUE_remote_pair};
    const int end = s->chain[last];
    const cells gone = cells_and(&s->seen_by_start, &s->f->field->peers[end]);
    if (cells_empty(&gone)) return;
    /* In a remote pair the cells between count too, so that two chains with the same ends may differ. */
    if (s->kind != REMOTE_PAIR) {
        if (s->shortest_to[end] && s->shortest_to[end] <= length) return;
        s->shortest_to[end] = (uint8_t)length;
    }
    removals_clear(&s->removals);
    if (s->kind != REMOTE_PAIR) removals_add_all(&s->removals, &gone, s->digit);
    else
        for (int i = 0; i <= last; i++)
            for (int j = i + 3; j <= last; j += 2) remove_remote(s, s->chain[i], s->chain[j]);

    struct step *step = s->f->step;
    step_begin(step, technique[s->kind]);
    removals_write(&s->removals, step);
    const int same = list_same(&s->found, &step->it);
    if (same >= 0 && s->found.step[same].it.length <= length + 1) return;
    step_digit(step, SUDOKU_PATTERN, s->digit);
    if (s->kind == REMOTE_PAIR) step_digit(step, SUDOKU_PATTERN, s->other);
    write_nodes(s, length);
    if (step->broken || !list_add(&s->found, &step->it)) s->f->no_memory = s->f->stopped = true;
}

/* ---- walking ---- */

/* The last cell but one is chain[length - 1]; odd-numbered links are strong. */
static void extend_x_chain(struct chain_search *s, int length)
{
    const bool strong = length % 2;
    const int here = s->chain[length - 1];
    const uint16_t *link = links_from(s, here, s->digit);
    const int count = *link_count(s, here, s->digit);
    if (!may_go_on(s->f)) return;
    for (int i = 0; i < count; i++) {
        const int next = link[i] & ~STRONG;
        const bool back = next == s->chain[0];
        if ((strong && !(link[i] & STRONG)) || (!back && cells_have(&s->used, next))) continue;
        s->chain[length] = next;
        if (strong && length > 1) consider(s, length, length);
        if (back || length == LONGEST) continue;
        cells_add(&s->used, next);
        extend_x_chain(s, length + 1);
        cells_remove(&s->used, next);
    }
}

/* chain[last] is left by the digit `out`. */
static void extend_xy_chain(struct chain_search *s, int last, int out)
{
    const int here = s->chain[last];
    const int length = 2 * last + 3; /* with one more cell, its inner link counted */
    const uint16_t *link = links_from(s, here, out);
    const int count = *link_count(s, here, out);
    if (length > LONGEST || !may_go_on(s->f)) return;
    for (int i = 0; i < count; i++) {
        const int next = link[i];
        if (cells_have(&s->used, next)) continue;
        s->chain[last + 1] = next;
        const int digit = lowest(s->f->at->candidates[next] & ~bit(out - 1)) + 1;
        if (digit == s->digit && (s->kind == XY_CHAIN || length >= REMOTE))
            consider(s, last + 1, length);
        cells_add(&s->used, next);
        extend_xy_chain(s, last + 1, digit);
        cells_remove(&s->used, next);
    }
}

static void start_chains(struct chain_search *s, int cell, int digit)
{
    const struct field *field = s->f->field;
    const bitset others = s->f->at->candidates[cell] & ~bit(digit - 1);
    s->digit = digit;
    s->other = others ? lowest(others) + 1 : 0;
    s->chain[0] = cell;
    s->used = no_cells();
    cells_add(&s->used, cell);
    s->seen_by_start = cells_and(&field->peers[cell], cells_with(s->f->at, digit));
    for (int c = 0; c < field->cells; c++) s->shortest_to[c] = 0;
    if (s->kind == X_CHAIN) extend_x_chain(s, 1);
    else if (is_single(others)) extend_xy_chain(s, 0, s->other);
}

static void find_chains(struct finder *f, enum chain_kind kind)
{
    const struct field *field = f->field;
    const int links_in_all = field->first_peer[field->cells];
    const size_t room = (size_t)(field->n * links_in_all);
    uint16_t *memory =
        scratch_of(f, SCRATCH_CHAINS, (room + (size_t)(field->n * field->cells)) * sizeof *memory);
    if (!memory) return;
    struct chain_search s = {.f = f, .kind = kind, .link = memory, .links_in_all = links_in_all};
    s.links = memory + room;
    for (int d = 1; d <= field->n; d++)
        if (kind != X_CHAIN || digit_is_new(f, d)) s.digits |= bit(d - 1);
    collect_links(&s);
    for (int cell = 0; cell < field->cells; cell++)
        for_each_bit(d, f->at->candidates[cell] & s.digits) start_chains(&s, cell, d + 1);
    list_report_sorted(&s.found, f, compare_by_removals);
    list_free(&s.found);
}

void find_remote_pair(struct finder *f, int argument)
{
    (void)argument;
    find_chains(f, REMOTE_PAIR);
}

void find_x_chain(struct finder *f, int argument)
{
    (void)argument;
    find_chains(f, X_CHAIN);
}

void find_xy_chain(struct finder *f, int argument)
{
    (void)argument;
    find_chains(f, XY_CHAIN);
}
