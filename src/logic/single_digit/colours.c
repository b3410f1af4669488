/* SPDX-License-Identifier: MIT */
/* colours.c - simple colours and multi colours, for one digit at a time.

   Where a digit has two places left in a house, one of them is true.  Such links make up nets, and the cells of a net
   get two colours alternately: all of one colour are true, all of the other false.

       wrap      two cells of one colour see each other: the colour is false
       trap      a cell sees both colours: it loses the digit
       multi 1   a colour of one net sees a colour of another: one of the two other colours is true, and a cell
                 that sees both loses the digit
       multi 2   a colour sees both colours of another net: it is false

   Steps have the first net's colours as pattern and other, a second net's as sets 0 and 1.  */
#include "logic/step/finders.h"

enum { MOST_NETS = LOGIC_CELLS / 2 + 1 };

struct colouring {
    int digit, nets;
    cells colour[MOST_NETS][2];
    cells rest; /* to be coloured */
};

/* What is removed, in the order in which it is found. */
struct losses {
    int count;
    cells all, set[4];
};

static void lose(struct losses *l, const cells *set)
{
    l->set[l->count++] = cells_but_not(set, &l->all);
    l->all = cells_or(&l->all, set);
}

static bool strong(const struct finder *f, int house, int digit)
{
    return is_pair(places_of(f->at, house, digit)) && house_full(f->field, house);
}

/* Colours the cell and all cells linked to it, depth first: in a ring of links of odd length, the colour of a cell depends on the
   order, but the conclusions are right in any case.  */
static void colour_from(const struct finder *f, struct colouring *c, int cell, int colour)
{
    if (!cells_have(&c->rest, cell)) return;
    cells_remove(&c->rest, cell);
    cells_add(&c->colour[c->nets][colour], cell);
    for (const struct seat *s = first_house(f->field, cell); s < past_house(f->field, cell); s++)
        if (strong(f, s->house, c->digit)) {
            const bitset other = places_of(f->at, s->house, c->digit) & ~bit(s->position);
            colour_from(f, c, house_cell(f->field, s->house, lowest(other)), !colour);
        }
}

static void colour_digit(const struct finder *f, struct colouring *c, int digit)
{
    c->digit = digit;
    c->nets = 0;
    c->rest = *cells_with(f->at, digit);
    for (int cell; (cell = cells_next(&c->rest, -1)) >= 0;) {
        cells *colour = c->colour[c->nets];
        colour[0] = colour[1] = no_cells();
        colour_from(f, c, cell, 0);
        if (!cells_empty(&colour[1])) c->nets++;
    }
}

/* All cells that some cell of the set sees. */
static cells seen_by_any(const struct finder *f, const cells *set)
{
    cells seen = no_cells();
    for_each_cell(c, set) seen = cells_or(&seen, &f->field->peers[c]);
    return seen;
}

static bool sets_see(const struct finder *f, const cells *a, const cells *b)
{
    const cells seen = seen_by_any(f, a);
    return cells_meet(&seen, b);
}

/* The cells with the digit that see both colours lose it. */
static void trap(const struct finder *f, const struct colouring *c, const cells *a, const cells *b,
                 struct losses *l)
{
    const cells one = seen_by_any(f, a), other = seen_by_any(f, b);
    cells both = cells_and(&one, &other);
    both = cells_and(&both, cells_with(f->at, c->digit));
    lose(l, &both);
}

static void show_net(struct finder *f, const struct colouring *c, int net, int first_role,
                     int second_role)
{
    const cells *colour = c->colour[net], all = cells_or(&colour[0], &colour[1]);
    for_each_cell(cell, &colour[0]) step_part(f->step, (sudoku_role)first_role, cell, c->digit);
    for_each_cell(cell, &colour[1]) step_part(f->step, (sudoku_role)second_role, cell, c->digit);
    for (int house = 0; house < f->field->houses; house++)
        if (strong(f, house, c->digit) && cells_meet(&all, &f->field->house[house])) {
            const cells here = cells_and(&f->field->house[house], &all);
            if (cells_count(&here) >= 2) step_house_truth(f->step, house, c->digit);
        }
}

/* `other`: the second net, or -1. */
static bool report_colours(struct finder *f, int technique, const struct colouring *c, int net,
                           int other, const struct losses *l)
{
    if (cells_empty(&l->all)) return true;
    step_begin(f->step, technique);
    step_digit(f->step, SUDOKU_PATTERN, c->digit);
    show_net(f, c, net, SUDOKU_PATTERN, SUDOKU_OTHER);
    if (other >= 0) show_net(f, c, other, SUDOKU_SET, SUDOKU_SET + 1);
    for (int i = 0; i < l->count; i++) step_remove_from(f->step, &l->set[i], c->digit);
    return report_step(f);
}

void find_simple_colours(struct finder *f, int argument)
{
    struct colouring *c = scratch_of(f, SCRATCH_COLOURS, sizeof *c);
    (void)argument;
    for (int digit = 1; c && digit <= f->field->n; digit++) {
        if (!digit_is_new(f, digit)) continue;
        colour_digit(f, c, digit);
        for (int net = 0; net < c->nets; net++) {
            const cells *colour = c->colour[net];
            struct losses wrapped = {0}, trapped = {0};
            for (int i = 0; i < 2; i++)
                if (sets_see(f, &colour[i], &colour[i])) lose(&wrapped, &colour[i]);
            trap(f, c, &colour[0], &colour[1], &trapped);
            if (!report_colours(f, TECHNIQUE_simple_colours_wrap, c, net, -1, &wrapped) ||
                !report_colours(f, TECHNIQUE_simple_colours_trap, c, net, -1, &trapped))
                return;
        }
    }
}

static bool compare_nets(struct finder *f, const struct colouring *c, int net, int other)
{
    const cells *one = c->colour[net], *two = c->colour[other];
    struct losses wrong = {0}, trapped = {0};
    for (int i = 0; i < 2; i++)
        if (sets_see(f, &one[i], &two[0]) && sets_see(f, &one[i], &two[1])) lose(&wrong, &one[i]);
    if (!report_colours(f, TECHNIQUE_multi_colours_2, c, net, other, &wrong)) return false;
    if (net > other) return true; /* the rest is the same from both sides */
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            if (sets_see(f, &one[i], &two[j])) trap(f, c, &one[!i], &two[!j], &trapped);
    return report_colours(f, TECHNIQUE_multi_colours_1, c, net, other, &trapped);
}

void find_multi_colours(struct finder *f, int argument)
{
    struct colouring *c = scratch_of(f, SCRATCH_COLOURS, sizeof *c);
    (void)argument;
    for (int digit = 1; c && digit <= f->field->n; digit++) {
        if (!digit_is_new(f, digit)) continue;
        colour_digit(f, c, digit);
        for (int net = 0; net < c->nets; net++)
            for (int other = 0; other < c->nets; other++)
                if (net != other && !compare_nets(f, c, net, other)) return;
    }
}
