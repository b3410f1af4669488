/* SPDX-License-Identifier: MIT */
/* check_labels.c - is this a labelling?  Written to be read; shares no code with the search. */
#include "waltz/drawing/drawing.h"
#include "base/contract.h"

static bool shows_corner(const waltz_drawing *d, int junction, const waltz_label *labels, bool extended)
{
    const waltz_junction *j = &d->junction[junction];
    int count;
    const waltz_corner *corner = waltz_catalogue(j->type, extended, &count);
    for (int c = 0; c < count; c++) {
        bool same = true;
        for (int i = 0; i < j->degree; i++)
            same &= corner[c].label[i] == waltz_seen_from(d, junction, j->line[i], labels[j->line[i]]);
        if (same) return true;
    }
    return false;
}

static bool is_allowed(const waltz_line *l, waltz_label label)
{
    return (l->allowed >> label & 1) && (l->outline == WALTZ_NO_LABEL || l->outline == (int)label);
}

WALTZ_API int waltz_check(const waltz_drawing *d, const waltz_label *labels, bool extended)
{
    REQUIRE(d && labels, "drawing or labels is NULL");
    for (int i = 0; i < d->lines; i++)
        if (!is_allowed(&d->line[i], labels[i])) return d->line[i].from;
    for (int j = 0; j < d->junctions; j++)
        if (!shows_corner(d, j, labels, extended)) return j;
    return -1;
}
