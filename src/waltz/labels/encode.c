/* SPDX-License-Identifier: MIT */
/* encode.c - see encode.h

   By junctions: a variable for each junction, whose values are its corners, and for each line a table of those pairs of
   corners that give it the same label.  By lines: also two variables for each line, its label as seen from one end and
   from the other; a table connects each junction with each of its lines, and another the two views of a line.  Arc
   consistency leaves the same corners either way; the AC-3 report (docs/WALTZ.md) uses the second, which shows more steps.  */
#include "waltz/labels/encode.h"

#include "base/out.h"
#include "waltz/drawing/catalogue.h"

unsigned labels_allowed(const waltz_drawing *d, int line)
{
    const waltz_line *l = &d->line[line];
    return l->outline == WALTZ_NO_LABEL ? l->allowed : l->allowed & 1u << l->outline;
}

cornerset corners_allowed(const waltz_drawing *d, int junction, bool extended)
{
    const waltz_junction *j = &d->junction[junction];
    int count;
    const waltz_corner *corner = waltz_catalogue(j->type, extended, &count);
    cornerset allowed = (cornerset)((1u << count) - 1);
    for (int i = 0; i < j->degree; i++) {
        const unsigned labels = labels_seen_from(d, junction, j->line[i], labels_allowed(d, j->line[i]));
        for (int c = 0; c < count; c++)
            if (!(labels >> corner[c].label[i] & 1)) allowed &= (cornerset) ~(1u << c);
    }
    return allowed;
}

unsigned labels_shown(const waltz_drawing *d, int junction, int i, cornerset corners)
{
    int count;
    const waltz_corner *corner = waltz_catalogue(d->junction[junction].type, true, &count);
    unsigned labels = 0;
    for (int c = 0; c < count; c++)
        if (corners >> c & 1) labels |= 1u << corner[c].label[i];
    return labels;
}

int corner_numbered(waltz_type type, int number)
{
    int count;
    const waltz_corner *corner = waltz_catalogue(type, true, &count);
    int c = 0;
    while (corner[c].number != number) c++;
    return c;
}

cornerset corners_in(const csp_search *search, csp_variable x, waltz_type type)
{
    int count;
    const waltz_corner *corner = waltz_catalogue(type, true, &count);
    cornerset left = 0;
    for (int c = 0; c < count; c++)
        if (csp_domain_has(search, x, corner[c].number)) left |= (cornerset)(1u << c);
    return left;
}

/* ---- variables ---- */

static csp_variable add_junction(csp_model *m, const struct part *p, int junction)
{
    const waltz_junction *j = &p->drawing->junction[junction];
    int all, count = 0;
    csp_value values[MOST_CORNERS];
    const waltz_corner *corner = waltz_catalogue(j->type, true, &all);
    for (int c = 0; c < all; c++)
        if (p->corners[junction] >> c & 1) values[count++] = corner[c].number;
    return csp_add_values(m, j->name, values, (size_t)count);
}

/* A line's label as seen from one end. */
static csp_variable add_view(csp_model *m, const waltz_drawing *d, int junction, int line)
{
    const waltz_line *l = &d->line[line];
    const int other = l->from == junction ? l->to : l->from;
    const unsigned labels = labels_seen_from(d, junction, line, labels_allowed(d, line));
    int count = 0;
    csp_value values[WALTZ_LABELS];
    char name[2 * WALTZ_MAX_NAME + 2];
    struct out o = out_to_buffer(name, sizeof name);
    out_format(&o, "%s-%s", d->junction[junction].name, d->junction[other].name);
    for (int label = 0; label < WALTZ_LABELS; label++)
        if (labels >> label & 1) values[count++] = label;
    return csp_add_values(m, name, values, (size_t)count);
}

/* ---- constraints ---- */

/* The corners of both junctions give the line between them the same label. */
static bool agree(csp_model *m, const struct part *p, const int *place, int line)
{
    const waltz_drawing *d = p->drawing;
    const int a = d->line[line].from, b = d->line[line].to;
    const int slot_a = slot_of(d, a, line), slot_b = slot_of(d, b, line);
    int count_a, count_b;
    csp_value rows[2 * MOST_CORNERS * MOST_CORNERS];
    size_t row_count = 0;
    const waltz_corner *of_a = waltz_catalogue(d->junction[a].type, true, &count_a);
    const waltz_corner *of_b = waltz_catalogue(d->junction[b].type, true, &count_b);
    for (int i = 0; i < count_a; i++)
        for (int k = 0; k < count_b; k++) {
            if (!(p->corners[a] >> i & 1) || !(p->corners[b] >> k & 1)) continue;
            if (of_a[i].label[slot_a] != waltz_reversed(of_b[k].label[slot_b])) continue;
            rows[2 * row_count] = of_a[i].number;
            rows[2 * row_count++ + 1] = of_b[k].number;
        }
    return csp_table(m, (csp_variable[]){place[a], place[b]}, 2, rows, row_count, true);
}

/* The corner of a junction gives its line the label that this view of it has. */
static bool show(csp_model *m, const struct part *p, csp_variable junction_variable, int junction,
                 int line, csp_variable view)
{
    const waltz_drawing *d = p->drawing;
    const int slot = slot_of(d, junction, line);
    int count;
    csp_value rows[2 * MOST_CORNERS];
    size_t row_count = 0;
    const waltz_corner *corner = waltz_catalogue(d->junction[junction].type, true, &count);
    for (int c = 0; c < count; c++)
        if (p->corners[junction] >> c & 1) {
            rows[2 * row_count] = corner[c].number;
            rows[2 * row_count++ + 1] = (csp_value)corner[c].label[slot];
        }
    return csp_table(m, (csp_variable[]){junction_variable, view}, 2, rows, row_count, true);
}

static bool agree_by_views(csp_model *m, const struct part *p, const int *place, int line)
{
    static const csp_value same[] = {WALTZ_CONCAVE, WALTZ_CONCAVE, WALTZ_CONVEX, WALTZ_CONVEX,
                                     WALTZ_IN,      WALTZ_OUT,     WALTZ_OUT,    WALTZ_IN};
    const waltz_drawing *d = p->drawing;
    const int a = d->line[line].from, b = d->line[line].to;
    const csp_variable from_a = add_view(m, d, a, line), from_b = add_view(m, d, b, line);
    return show(m, p, place[a], a, line, from_a) && show(m, p, place[b], b, line, from_b) &&
           csp_table(m, (csp_variable[]){from_a, from_b}, 2, same, WALTZ_LABELS, true);
}

/* The lines that begin at a junction of the part, and end in it too. */
static bool add_lines(csp_model *m, const struct part *p, const int *place, int junction)
{
    const waltz_drawing *d = p->drawing;
    for (int i = 0; i < d->junction[junction].degree; i++) {
        const int line = d->junction[junction].line[i];
        if (d->line[line].from != junction || place[d->line[line].to] < 0) continue;
        if (!(p->encoding == WALTZ_BY_LINES ? agree_by_views : agree)(m, p, place, line)) return false;
    }
    return true;
}

csp_model *encode(const struct part *p, int *place)
{
    csp_model *m = csp_model_new();
    bool good = m != NULL;
    for (int i = 0; i < p->count && good; i++)
        good = (place[p->junctions[i]] = add_junction(m, p, p->junctions[i])) == i;
    for (int i = 0; i < p->count && good; i++) good = add_lines(m, p, place, p->junctions[i]);
    for (int i = 0; i < p->count; i++) place[p->junctions[i]] = -1;
    if (good) return m;
    csp_model_free(m);
    return NULL;
}
