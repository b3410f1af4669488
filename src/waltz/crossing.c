/* SPDX-License-Identifier: MIT */
/* crossing.c - lines that cross; see net.h */
#include "waltz/cell_table.h"
#include "waltz/net.h"

/* A line of a net, by a junction and one of its three slots. */
static int line_name(int junction, int slot) { return 3 * junction + slot; }

struct ends {
    int from, to;
    struct vector a, b;
};

static struct ends ends_of(const struct net *net, int line)
{
    const struct net_junction *v = &net->junction[line / 3];
    const int to = v->next[line % 3];
    return (struct ends){line / 3, to, v->at, net->junction[to].at};
}

/* Is each of them on both sides of the other? */
static bool crosses(const struct ends *l, const struct ends *m, struct vector *at)
{
    if (l->from == m->from || l->from == m->to || l->to == m->from || l->to == m->to) return false;
    const struct vector way = minus(l->b, l->a);
    const double c = cross(way, minus(m->a, l->a)), d = cross(way, minus(m->b, l->a));
    if ((c > 0) == (d > 0) || c == 0 || d == 0) return false;
    const struct vector other = minus(m->b, m->a);
    const double e = cross(other, minus(l->a, m->a)), f = cross(other, minus(l->b, m->a));
    if ((e > 0) == (f > 0) || e == 0 || f == 0) return false;
    *at = plus(l->a, times(e / (e - f), way));
    return true;
}

/* Compares a line with those that are in its cells already, and puts it there, too. */
static bool add_line(const struct net *net, const struct strokes *s, int line, struct cell_table *t,
                     size_t *work, struct problems *p)
{
    const struct ends here = ends_of(net, line);
    struct cell_walk walk = cell_walk_along(t, here.a, here.b, 0);
    const waltz_segment *segment = stroke(s, net->junction[line / 3].stroke[line % 3]);
    for (struct cell c; cell_walk_next(&walk, &c);) {
        for (int i = cell_first(t, c); i; i = t->entry[i - 1].next) {
            const struct ends other = ends_of(net, t->entry[i - 1].item);
            struct vector at;
            if (crosses(&here, &other, &at))
                return report(p, segment, "two lines cross at", at,
                              ", where no junction of two or three lines can be");
            if (*work == 0) {
                report(p, segment, "too many lines are close together near", here.a, "");
                return give_up(p);
            }
            --*work;
        }
        if (!cell_table_add(t, c, line)) return report_memory(p);
    }
    return true;
}

bool check_crossings(const struct net *net, const struct strokes *s, struct problems *p)
{
    double length = 0;
    size_t lines = 0;
    for (int j = 0; j < net->junctions; j++)
        for (int slot = 0; slot < net->junction[j].degree; slot++)
            if (net->junction[j].next[slot] > j) {
                const struct ends ends = ends_of(net, line_name(j, slot));
                length += length_of(minus(ends.b, ends.a));
                lines++;
            }
    size_t work = 4000000 + 1000 * lines;
    struct cell_table t;
    bool good = cell_table_open(&t, s->low, cell_side_for(length, lines, s->size), 4 * lines);
    if (!good) report_memory(p);
    for (int j = 0; j < net->junctions && good; j++)
        for (int slot = 0; slot < net->junction[j].degree && good; slot++)
            if (net->junction[j].next[slot] > j)
                good = add_line(net, s, line_name(j, slot), &t, &work, p);
    cell_table_close(&t);
    return good;
}
