/* SPDX-License-Identifier: MIT */
/* crossing.c - see crossing.h.  Lines are put into the cells of the plane that they pass, and compared with the lines already there. */
#include "waltz/net/crossing.h"

#include "waltz/net/cell_table.h"

/* Is each of them on both sides of the other? */
static bool crosses(const waltz_drawing *d, int line, int other, struct vector *at)
{
    const waltz_line *l = &d->line[line], *m = &d->line[other];
    if (l->from == m->from || l->from == m->to || l->to == m->from || l->to == m->to) return false;
    const struct vector start = position(d, l->from), way = minus(position(d, l->to), start);
    const struct vector from = position(d, m->from), across = minus(position(d, m->to), from);
    const double c = cross(way, minus(from, start));
    const double e = cross(way, minus(plus(from, across), start));
    if ((c > 0) == (e > 0) || c == 0 || e == 0) return false;
    const double f = cross(across, minus(start, from));
    const double g = cross(across, minus(plus(start, way), from));
    if ((f > 0) == (g > 0) || f == 0 || g == 0) return false;
    *at = plus(start, times(f / (f - g), way));
    return true;
}

static enum crossing_result add_line(const waltz_drawing *d, int line, struct cell_table *t,
                                     size_t *work, struct crossing *found)
{
    struct cell_walk walk =
        cell_walk_along(t, position(d, d->line[line].from), position(d, d->line[line].to), 0);
    *found = (struct crossing){line, line, position(d, d->line[line].from)};
    for (struct cell c; cell_walk_next(&walk, &c);) {
        for (int i = cell_first(t, c); i; i = t->entry[i - 1].next) {
            found->other = t->entry[i - 1].item;
            if (crosses(d, line, found->other, &found->at)) return LINES_CROSS;
            if (*work == 0) return TOO_MANY_LINES;
            --*work;
        }
        if (!cell_table_add(t, c, line)) return CROSSING_NO_MEMORY;
    }
    return LINES_APART;
}

enum crossing_result find_crossing(const waltz_drawing *d, const struct stopping *stopping,
                                   struct crossing *found)
{
    const size_t lines = (size_t)d->lines;
    struct box box = box_of(position(d, 0));
    double length = 0;
    for (int j = 0; j < d->junctions; j++) box_add(&box, position(d, j));
    for (int i = 0; i < d->lines; i++)
        length += length_of(minus(position(d, d->line[i].to), position(d, d->line[i].from)));
    size_t work = 4000000 + 1000 * lines;
    struct cell_table t;
    enum crossing_result result = CROSSING_NO_MEMORY;
    if (cell_table_open(&t, box.low, cell_side_for(length, lines, length_of(minus(box.high, box.low))),
                        4 * lines)) {
        result = LINES_APART;
        for (int i = 0; i < d->lines && result == LINES_APART; i++)
            result =
                should_stop(stopping, (size_t)i) ? CROSSING_STOPPED : add_line(d, i, &t, &work, found);
    }
    cell_table_close(&t);
    return result;
}
