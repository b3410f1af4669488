/* SPDX-License-Identifier: MIT */
/* form_choices.c - clues of which one holds, or none, as one automaton.

   Each clue is compiled by itself, to forms that must all hold; a form, here an atom, is a small automaton that reads its cells and ends
   dead if it does not hold.  There are two ways to join them:

       side by side     every cell is read once, and the state is that of all atoms.  Every digit that no clue allows goes at once,
                        but the states may be many
       one by one       the cells of each atom are read in turn, so that cells come again, and the state is that of one atom, or that a
                        clue has held, or that this one has not.  States are few; what follows is weak until few cells are open

   The second is used if the first needs too many states.  */
#include "base/hash.h"
#include "clue/forms_room.h"

enum { MOST_ATOMS = 1 << 15, MOST_ATOMS_BESIDE = 48, MOST_CELLS_BESIDE = 24, MOST_STATES_BESIDE = 2048 };

/* ---- atoms ---- */

enum atom_form { MASK, PAIR, DIFFER, FAMILY, SUM, WALK };

struct atom {
    enum atom_form form;
    const struct forms *forms;
    size_t index; /* of the cell with the mask, or of the form in its array */
    int clue;     /* among those to choose from */
    int count;    /* of cells */
};

static uint16_t atom_cell(const struct atom *a, int i)
{
    const struct forms *f = a->forms;
    switch (a->form) {
    case MASK: return (uint16_t)a->index;
    case PAIR: return i ? f->pair[a->index].b : f->pair[a->index].a;
    case DIFFER: return f->cells[f->differ[a->index].first_cell + i];
    case FAMILY: return f->cells[f->family[a->index].first_cell + i];
    case SUM: return f->terms[f->sum[a->index].first_term + i].cell;
    case WALK: return f->cells[f->walk[a->index].first_cell + i];
    }
    return 0;
}

static int64_t step_family(const struct atom *a, int64_t state, int digit)
{
    const struct form_family *family = &a->forms->family[a->index];
    const bitset held = (bitset)state | bit(digit - 1);
    if (held == (bitset)state) return DEAD;
    for (int s = 0; s < family->set_count; s++)
        if (!(held & ~a->forms->sets[family->first_set + s])) return (int64_t)held;
    return DEAD;
}

/* The sum so far is never negative as a state. */
enum { NO_SUM = 1 << 30 };

static int64_t step_sum(const struct atom *a, int64_t state, int i, int digit, bool last)
{
    const struct form_sum *s = &a->forms->sum[a->index];
    const int64_t total = state + (int64_t)a->forms->terms[s->first_term + i].weight * digit;
    if (!last) return total;
    return total - NO_SUM >= s->least && total - NO_SUM <= s->most ? total : DEAD;
}

static int64_t begin_atom(const struct atom *a) { return a->form == SUM ? NO_SUM : 0; }

/* After the digit of the i-th cell; the cells come in any order, but those of a walk in theirs.  DEAD, or a state that is not negative,
   and 0 after the last cell.  */
static int64_t step_atom(const struct atom *a, int64_t state, int i, int digit, bool last)
{
    const struct forms *f = a->forms;
    switch (a->form) {
    case MASK: state = f->mask[a->index] & bit(digit - 1) ? 0 : DEAD; break;
    case PAIR: {
        const int x = i ? (int)state : digit, y = i ? digit : (int)state;
        if (!last) return digit;
        state = f->tables[f->pair[a->index].table * f->n + x - 1] & bit(y - 1) ? 0 : DEAD;
        break;
    }
    case DIFFER: state = state >> (digit - 1) & 1 ? DEAD : state | (int64_t)bit(digit - 1); break;
    case FAMILY: state = step_family(a, state, digit); break;
    case SUM: state = step_sum(a, state, i, digit, last); break;
    case WALK: state = f->next[(int64_t)f->walk[a->index].first_next + state * f->n + digit - 1]; break;
    }
    return last && state != DEAD ? 0 : state;
}

/* ---- all atoms ---- */

struct choice {
    struct forms **forms; /* of each clue */
    int clues;
    bool none; /* may hold */
    struct atom *atom;
    size_t atoms, atom_room;
};

static bool add_atom(struct choice *x, int clue, enum atom_form form, size_t index, int count)
{
    if (!make_room((void **)&x->atom, x->atoms, &x->atom_room, sizeof *x->atom)) return false;
    x->atom[x->atoms++] = (struct atom){
        .form = form, .forms = x->forms[clue], .index = index, .clue = clue, .count = count};
    return true;
}

static bool add_atoms_of(struct choice *x, int clue)
{
    const struct forms *f = x->forms[clue];
    bool good = true;
    for (int cell = 0; cell < f->of->rules->cells; cell++)
        if ((f->mask[cell] & first_bits(f->n)) != first_bits(f->n))
            good &= add_atom(x, clue, MASK, (size_t)cell, 1);
    for (size_t i = 0; i < f->pair_count; i++) good &= add_atom(x, clue, PAIR, i, 2);
    for (size_t i = 0; i < f->differ_count; i++)
        good &= add_atom(x, clue, DIFFER, i, f->differ[i].count);
    for (size_t i = 0; i < f->family_count; i++)
        good &= add_atom(x, clue, FAMILY, i, f->family[i].count);
    for (size_t i = 0; i < f->sum_count; i++) good &= add_atom(x, clue, SUM, i, f->sum[i].count);
    for (size_t i = 0; i < f->walk_count; i++) good &= add_atom(x, clue, WALK, i, f->walk[i].count);
    return good;
}

static void free_choice(struct choice *x)
{
    for (int i = 0; x->forms && i < x->clues; i++) forms_free(x->forms[i]);
    free(x->forms);
    free(x->atom);
}

/* False: the state of the whole says why. */
static bool make_choice(struct choice *x, struct forms *whole, const struct clue *clue)
{
    x->forms = new_array((size_t)x->clues, sizeof(struct forms *));
    if (!x->forms) return forms_no_memory(whole);
    for (int i = 0; i < x->clues; i++) {
        x->forms[i] = forms_of_part(whole, &clue[i]);
        if (!x->forms[i]) return false;
        if (!add_atoms_of(x, i)) return forms_no_memory(whole);
        if (x->atoms > MOST_ATOMS) forms_too_large(whole);
        if (whole->state != FORMS_GOOD) return false;
    }
    return true;
}

/* Is there a clue that says nothing?  Then it holds. */
static bool one_always_holds(const struct choice *x)
{
    for (int clue = 0; clue < x->clues; clue++) {
        bool says_something = false;
        for (size_t a = 0; a < x->atoms; a++) says_something |= x->atom[a].clue == clue;
        if (!says_something) return true;
    }
    return false;
}

/* ---- side by side ---- */

struct beside {
    const struct choice *choice;
    uint16_t cell[MOST_CELLS_BESIDE];
    int cells;
    int read_at[MOST_ATOMS_BESIDE][MOST_CELLS_BESIDE]; /* which of the atom's cells that is, or -1 */
    int last[MOST_ATOMS_BESIDE];                       /* place of the atom's last cell */
    int64_t *states; /* one after the other, a number for each atom: DEAD if its clue does not hold */
    int *slot;       /* of a hash table: the number of the state + 1 */
    int count;       /* of states; MOST_STATES_BESIDE: there are too many */
};
enum { SLOTS_BESIDE = 4 * MOST_STATES_BESIDE, HELD = MOST_STATES_BESIDE };

static bool has_cell(const struct beside *b, uint16_t cell)
{
    for (int i = 0; i < b->cells; i++)
        if (b->cell[i] == cell) return true;
    return false;
}

/* The cells of walks first, which have an order.  False: they are too many. */
static bool order_cells(struct beside *b)
{
    const struct choice *x = b->choice;
    for (int walks = 1; walks >= 0; walks--)
        for (size_t a = 0; a < x->atoms; a++)
            for (int i = 0; (x->atom[a].form == WALK) == walks && i < x->atom[a].count; i++) {
                const uint16_t cell = atom_cell(&x->atom[a], i);
                if (has_cell(b, cell)) continue;
                if (b->cells == MOST_CELLS_BESIDE) return false;
                b->cell[b->cells++] = cell;
            }
    return true;
}

/* Where each atom reads.  False: a walk has another order than this, or a cell twice. */
static bool place_atoms(struct beside *b)
{
    const struct choice *x = b->choice;
    for (size_t a = 0; a < x->atoms; a++) {
        int before = -1;
        for (int p = 0; p < b->cells; p++) b->read_at[a][p] = -1;
        b->last[a] = -1;
        for (int i = 0; i < x->atom[a].count; i++) {
            int p = 0;
            while (b->cell[p] != atom_cell(&x->atom[a], i)) p++;
            if (x->atom[a].form == WALK && p <= before) return false;
            before = p;
            b->read_at[a][p] = i;
            if (p > b->last[a]) b->last[a] = p;
        }
    }
    return true;
}

static bool can_stand_beside(struct beside *b)
{
    return b->choice->atoms <= MOST_ATOMS_BESIDE && order_cells(b) && place_atoms(b);
}

static int64_t number_of(struct beside *b, const int64_t *state)
{
    const size_t atoms = b->choice->atoms, bytes = atoms * sizeof *state;
    size_t at = hash_of(state, bytes) % SLOTS_BESIDE;
    for (; b->slot[at]; at = (at + 1) % SLOTS_BESIDE)
        if (!memcmp(b->states + (size_t)(b->slot[at] - 1) * atoms, state, bytes)) return b->slot[at] - 1;
    if (b->count == MOST_STATES_BESIDE) return DEAD; /* and the automaton is not used */
    memcpy(b->states + (size_t)b->count * atoms, state, bytes);
    b->slot[at] = ++b->count;
    return b->count - 1;
}

static void let_clue_die(const struct choice *x, int clue, int64_t *state)
{
    for (size_t a = 0; a < x->atoms; a++)
        if (x->atom[a].clue == clue) state[a] = DEAD;
}

/* Do all atoms of a clue hold that is not dead?  All their cells up to the place have been read. */
static bool one_has_held(const struct beside *b, const int64_t *state, int place)
{
    const struct choice *x = b->choice;
    for (int clue = 0; clue < x->clues; clue++) {
        bool held = true;
        for (size_t a = 0; a < x->atoms; a++)
            if (x->atom[a].clue == clue) held &= state[a] != DEAD && b->last[a] <= place;
        if (held) return true;
    }
    return false;
}

static int64_t step_beside(const void *context, int64_t number, int place, int digit)
{
    struct beside *b = (struct beside *)context;
    const struct choice *x = b->choice;
    int64_t state[MOST_ATOMS_BESIDE];
    bool any_left = false;
    if (number == HELD) return HELD;
    memcpy(state, b->states + (size_t)number * x->atoms, x->atoms * sizeof *state);
    for (size_t a = 0; a < x->atoms; a++) {
        if (b->read_at[a][place] < 0 || state[a] == DEAD) continue;
        state[a] = step_atom(&x->atom[a], state[a], b->read_at[a][place], digit, place == b->last[a]);
        if (state[a] == DEAD) let_clue_die(x, x->atom[a].clue, state);
    }
    if (one_has_held(b, state, place)) return x->none ? DEAD : HELD;
    for (size_t a = 0; a < x->atoms; a++) any_left |= state[a] != DEAD;
    return any_left || x->none ? number_of(b, state) : DEAD;
}

/* Whatever has not ended dead is as it should be. */
static bool accepts_beside(const void *context, int64_t number)
{
    const struct beside *b = context;
    return (number == HELD) != b->choice->none;
}

static int64_t begin_beside(struct beside *b)
{
    int64_t state[MOST_ATOMS_BESIDE] = {0};
    for (size_t a = 0; a < b->choice->atoms; a++) state[a] = begin_atom(&b->choice->atom[a]);
    return number_of(b, state);
}

/* A mask or a pair. */
static void add_small(struct forms *f, const struct beside *b, const struct walker *w)
{
    bitset table[SUDOKU_MAX_SIZE] = {0}, mask = 0;
    for (int x = 1; x <= f->n; x++) {
        const int64_t after = w->step(b, w->begin, 0, x);
        if (b->cells == 1) {
            if (after != DEAD && w->accepts(b, after)) mask |= bit(x - 1);
            continue;
        }
        for (int y = 1; after != DEAD && y <= f->n; y++) {
            const int64_t last = w->step(b, after, 1, y);
            if (last != DEAD && w->accepts(b, last)) table[x - 1] |= bit(y - 1);
        }
    }
    if (b->cells == 1) forms_mask(f, b->cell[0], mask);
    else forms_pair_table(f, b->cell[0], b->cell[1], table);
}

/* False: there are too many states, and nothing has been added, or memory is short. */
static bool add_beside(struct forms *f, struct beside *b)
{
    const struct forms before = *f;
    const struct walker w = {
        .context = b, .begin = begin_beside(b), .step = step_beside, .accepts = accepts_beside};
    if (b->cells <= 2) {
        add_small(f, b, &w);
        return true;
    }
    forms_walk(f, b->cell, b->cells, &w);
    if (b->count < MOST_STATES_BESIDE && f->state != FORMS_TOO_LARGE) return true;
    if (f->state == FORMS_NO_MEMORY) return false;
    f->state = before.state;
    f->mask[0] = before.mask[0]; /* as it is if the automaton accepts nothing */
    f->walk_count = before.walk_count;
    f->cell_count = before.cell_count;
    f->layer_count = before.layer_count;
    f->next_count = before.next_count;
    return false;
}

static bool try_beside(struct forms *f, const struct choice *x)
{
    struct beside *b = new_array(1, sizeof *b);
    bool added = false;
    if (!b) return forms_no_memory(f);
    b->choice = x;
    if (can_stand_beside(b)) {
        b->states = new_array(x->atoms * MOST_STATES_BESIDE, sizeof *b->states);
        b->slot = new_array(SLOTS_BESIDE, sizeof *b->slot);
        added = b->states && b->slot ? add_beside(f, b) : forms_no_memory(f);
    }
    free(b->states);
    free(b->slot);
    free(b);
    return added;
}

/* ---- one by one ---- */

struct turn {
    const struct atom *atom;
    int i; /* which of its cells is read */
    bool begins_clue, ends_clue;
};

struct in_turn {
    const struct choice *choice;
    struct turn *turn;
    uint16_t *cell;
};
enum { THIS_FAILED, ONE_HELD, ALIVE };

static int64_t step_in_turn(const void *context, int64_t state, int place, int digit)
{
    const struct in_turn *t = context;
    const struct turn *now = &t->turn[place];
    if (state == ONE_HELD) return state;
    if (now->begins_clue) state = ALIVE;
    if (state == THIS_FAILED) return state;
    const bool last = now->i == now->atom->count - 1;
    const int64_t before = now->i ? state - ALIVE : begin_atom(now->atom),
                  after = step_atom(now->atom, before, now->i, digit, last);
    if (after == DEAD) return THIS_FAILED;
    if (!now->ends_clue) return ALIVE + after;
    return t->choice->none ? DEAD : ONE_HELD;
}

static bool accepts_in_turn(const void *context, int64_t state)
{
    const struct in_turn *t = context;
    return (state == ONE_HELD) != t->choice->none;
}

static void add_in_turn(struct forms *f, const struct choice *x)
{
    size_t count = 0, at = 0;
    for (size_t a = 0; a < x->atoms; a++) count += (size_t)x->atom[a].count;
    struct in_turn t = {
        .choice = x, .turn = new_array(count, sizeof *t.turn), .cell = new_array(count, sizeof *t.cell)};
    for (size_t a = 0; t.turn && t.cell && a < x->atoms; a++)
        for (int i = 0; i < x->atom[a].count; i++, at++) {
            const bool first = !a || x->atom[a - 1].clue != x->atom[a].clue,
                       last = a + 1 == x->atoms || x->atom[a + 1].clue != x->atom[a].clue;
            t.cell[at] = atom_cell(&x->atom[a], i);
            t.turn[at] = (struct turn){.atom = &x->atom[a],
                                       .i = i,
                                       .begins_clue = first && !i,
                                       .ends_clue = last && i == x->atom[a].count - 1};
        }
    if (t.turn && t.cell)
        forms_walk(f, t.cell, (int)count,
                   &(struct walker){.context = &t, .step = step_in_turn, .accepts = accepts_in_turn});
    else forms_no_memory(f);
    free(t.turn);
    free(t.cell);
}

/* ---- all together ---- */

void forms_choice(struct forms *f, const struct clue *clue, int count, bool none)
{
    struct choice x = {.clues = count, .none = none};
    if (f->state == FORMS_GOOD && make_choice(&x, f, clue)) {
        if (one_always_holds(&x)) {
            if (none) forms_impossible(f);
        } else if (!try_beside(f, &x) && f->state == FORMS_GOOD) {
            add_in_turn(f, &x);
        }
    }
    free_choice(&x);
}
