/* SPDX-License-Identifier: MIT */
/* layout_improve.c - moves junctions, lines and faces a little as long as the energy falls.

   A move takes one junction, both ends of a line or all corners of a face by a step in one of eight directions; a T
   moves along its bar, and follows when its bar moves.  When no move helps, the steps become shorter.  */
#include "waltz/layout/layout.h"

enum { DIRECTIONS = 8, MOST_SETTLING = 100 };

/* ---- bars ---- */

/* The end of a bar in the direction of a T's i-th line, which is 0 or 1; negative: the bar is closed. */
static int bar_end(const waltz_drawing *d, int junction, int i)
{
    for (int steps = 0; steps < d->junctions; steps++) {
        const int line = d->junction[junction].line[i], next = neighbour(d, junction, i);
        const int slot = slot_of(d, next, line);
        if (d->junction[next].type != WALTZ_T || slot == 2) return next;
        junction = next;
        i = 1 - slot;
    }
    return -1;
}

void find_bars(struct layout *l)
{
    for (int i = 0; i < l->junctions; i++) {
        const int j = l->junction[i];
        if (l->d->junction[j].type == WALTZ_T)
            l->bar[j] = (struct bar_place){bar_end(l->d, j, 0), bar_end(l->d, j, 1), 0.5};
    }
}

void take_shares(struct layout *l)
{
    for (int i = 0; i < l->junctions; i++) {
        const int j = l->junction[i];
        struct bar_place *b = &l->bar[j];
        if (l->d->junction[j].type != WALTZ_T || b->from < 0) continue;
        const struct vector along = minus(l->at[b->to], l->at[b->from]);
        const double square = dot(along, along);
        if (square > 0) b->share = dot(minus(l->at[j], l->at[b->from]), along) / square;
    }
}

void settle_bars(struct layout *l)
{
    for (int round = 0; round < MOST_SETTLING; round++) {
        bool moved = false;
        for (int i = 0; i < l->junctions; i++) {
            const int j = l->junction[i];
            const struct bar_place *b = &l->bar[j];
            if (l->d->junction[j].type != WALTZ_T || b->from < 0) continue;
            const struct vector before = l->at[j];
            l->at[j] = plus(l->at[b->from], times(b->share, minus(l->at[b->to], l->at[b->from])));
            const struct vector by = minus(l->at[j], before);
            if (dot(by, by) > 1e-28) moved = true;
        }
        if (!moved) return;
    }
}

/* ---- moves ---- */

/* A term of the energy that a move changes. */
struct term {
    struct rated *rated;
    double fresh;
};

struct mover {
    struct layout *l;
    struct vector at[MOST_LAID_OUT]; /* before the move, in the order of the component's junctions */
    double share[MOST_LAID_OUT];
    struct term term[4 * MOST_LAID_OUT];
    int terms;
    long most_work; /* that may be done */
    long move;      /* its number */
    double gain;    /* by which the energy falls */
};

static void remember(struct mover *m)
{
    const struct layout *l = m->l;
    for (int i = 0; i < l->junctions; i++) {
        m->at[i] = l->at[l->junction[i]];
        m->share[i] = l->bar[l->junction[i]].share;
    }
}

static void undo(struct mover *m)
{
    struct layout *l = m->l;
    for (int i = 0; i < l->junctions; i++) {
        l->at[l->junction[i]] = m->at[i];
        l->bar[l->junction[i]].share = m->share[i];
    }
}

/* Adds a term unless it is there; `fresh` computes it. */
static void renew(struct mover *m, struct rated *rated, int i, double fresh(struct layout *, int))
{
    if (rated[i].move == m->move) return;
    rated[i].move = m->move;
    const double energy = fresh(m->l, i);
    m->gain += rated[i].energy - energy;
    m->term[m->terms++] = (struct term){&rated[i], energy};
}

static void renew_around(struct mover *m, int junction)
{
    struct layout *l = m->l;
    renew(m, l->junction_rated, junction, junction_energy);
    for (int i = 0; i < l->d->junction[junction].degree; i++) {
        const int side = side_away(l->d, junction, i);
        renew(m, l->junction_rated, side_end(l->d, side), junction_energy);
        renew(m, l->line_rated, side >> 1, line_energy);
        renew(m, l->face_rated, l->d->face_of[side], face_energy);
    }
}

/* Keeps what was moved if the energy falls. */
static bool judge(struct mover *m)
{
    struct layout *l = m->l;
    settle_bars(l);
    m->terms = 0;
    m->gain = 0;
    m->move++;
    l->work += l->junctions / 4;
    for (int i = 0; i < l->junctions; i++) {
        const struct vector now = l->at[l->junction[i]];
        if (now.x != m->at[i].x || now.y != m->at[i].y) renew_around(m, l->junction[i]);
    }
    if (!(m->gain > 1e-7)) {
        undo(m);
        return false;
    }
    for (int k = 0; k < m->terms; k++) m->term[k].rated->energy = m->term[k].fresh;
    return true;
}

static bool is_t(const struct layout *l, int junction)
{
    return l->d->junction[junction].type == WALTZ_T;
}

/* One step of some junctions in a direction.  Returns by how much the energy falls. */
static double move(struct mover *m, const int *junctions, int count, struct vector by)
{
    struct layout *l = m->l;
    remember(m);
    for (int i = 0; i < count; i++) {
        const int j = junctions[i];
        if (!is_t(l, j)) {
            l->at[j] = plus(l->at[j], by);
        } else if (count == 1 && l->bar[j].from >= 0) {
            const struct vector along = minus(l->at[l->bar[j].to], l->at[l->bar[j].from]);
            const double square = dot(along, along);
            if (square > 0) l->bar[j].share += dot(along, by) / square;
        }
    }
    return judge(m) ? m->gain : 0;
}

/* As many steps in each direction as help. */
static double move_about(struct mover *m, const int *junctions, int count, double step)
{
    static const struct vector directions[DIRECTIONS] = {{1, 0},  {0.7, 0.7},   {0, 1},  {-0.7, 0.7},
                                                         {-1, 0}, {-0.7, -0.7}, {0, -1}, {0.7, -0.7}};
    double gain = 0;
    for (int i = 0; i < DIRECTIONS; i++) {
        double more = 1;
        while (more > 0 && m->l->work < m->most_work) {
            more = move(m, junctions, count, times(step, directions[i]));
            gain += more;
        }
    }
    return gain;
}

static double move_everything(struct mover *m, double step)
{
    struct layout *l = m->l;
    double gain = 0;
    for (int i = 0; i < l->junctions; i++) gain += move_about(m, &l->junction[i], 1, step);
    for (int i = 0; i < l->lines; i++) {
        const waltz_line *line = &l->d->line[l->line[i]];
        gain += move_about(m, (const int[]){line->from, line->to}, 2, step);
    }
    for (int i = 0; i < l->faces; i++) {
        int count;
        const int *face = waltz_face(l->d, l->face[i], &count);
        if (l->face[i] != l->outer) gain += move_about(m, face, count, step);
    }
    return gain;
}

/* ---- the whole ---- */

/* Scales the layout so that the mean length of a line is 1. */
static void scale(struct layout *l)
{
    double total = 0;
    for (int i = 0; i < l->lines; i++) {
        const waltz_line *line = &l->d->line[l->line[i]];
        total += length_of(minus(l->at[line->to], l->at[line->from]));
    }
    for (int i = 0; i < l->junctions && total > 0; i++)
        l->at[l->junction[i]] = times(l->lines / total, l->at[l->junction[i]]);
}

static double whole_energy(struct layout *l)
{
    double energy = 0;
    for (int i = 0; i < l->junctions; i++) {
        const int j = l->junction[i];
        energy += (l->junction_rated[j] = (struct rated){junction_energy(l, j), 0}).energy;
    }
    for (int i = 0; i < l->lines; i++)
        energy += (l->line_rated[l->line[i]] = (struct rated){line_energy(l, l->line[i]), 0}).energy;
    for (int i = 0; i < l->faces; i++)
        energy += (l->face_rated[l->face[i]] = (struct rated){face_energy(l, l->face[i]), 0}).energy;
    return energy;
}

double layout_ugliness(struct layout *l)
{
    scale(l);
    l->pull = 0;
    return whole_energy(l);
}

void improve_layout(struct layout *l, double pull, long work)
{
    static const double LARGEST = 0.5, SMALLEST = 0.003, SHORTER = 0.6, WORTH_WHILE = 0.003;
    struct mover m = {.l = l, .most_work = work};
    l->pull = pull;
    l->work = 0;
    scale(l);
    take_shares(l);
    settle_bars(l);
    for (double step = LARGEST; step > SMALLEST && l->work < work;) {
        take_directions(l);
        const double energy = whole_energy(l);
        if (move_everything(&m, step) < WORTH_WHILE * energy) step *= SHORTER;
    }
}
