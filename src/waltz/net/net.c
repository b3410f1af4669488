/* SPDX-License-Identifier: MIT */
/* net.c - see net.h */
#include "waltz/net/net.h"

#include "base/memory.h"

/* The pieces at each point, without those that lie on others. */
struct links {
    const struct joining *joining;
    struct link {
        int point, stroke;
    } * link;
    int *start;   /* those of point i begin here */
    int *degree;  /* and their number */
    int *stem;    /* of three, the one whose two others are in line; -1: none */
    int *number;  /* of the junction that the point becomes; -1: it is dissolved */
    bool *passed; /* a dissolved point that belongs to a line */
};

static void links_free(struct links *l)
{
    free(l->link);
    free(l->start);
    free(l->degree);
    free(l->stem);
    free(l->number);
    free(l->passed);
}

static void add_link(struct links *l, int from, int to, int stroke_number)
{
    l->link[l->start[from] + l->degree[from]++] = (struct link){to, stroke_number};
}

/* Are these points the ends of the stroke? */
static bool is_whole(const struct joining *j, int stroke_number, int a, int b)
{
    const int *end = j->point_of + 2 * stroke_number;
    return (end[0] == a && end[1] == b) || (end[0] == b && end[1] == a);
}

/* Two strokes that become one line between two points: unless both were drawn there, rounding alone may have brought
   them together.  */
static void admit_merging(const struct joining *j, int from, const struct link *a, const struct link *b,
                          struct problems *p)
{
    if (from < a->point && j->tolerance > exact_tolerance(j->strokes) &&
        j->tolerance <= tolerance_of_rounding(j->strokes) &&
        !(is_whole(j, a->stroke, from, a->point) && is_whole(j, b->stroke, from, a->point)))
        add_remark(p, stroke(j->strokes, b->stroke), SAY_treated_as_one_line, j->at[from]);
}

/* Keeps the first of the links that lead to the same point.  `seen` is zeroed. */
static void merge_links(struct links *l, int point, int *seen, struct problems *p)
{
    struct link *link = l->link + l->start[point];
    int kept = 0;
    for (int i = 0; i < l->degree[point]; i++) {
        int *const before = &seen[link[i].point]; /* its index in the array, plus 1 */
        if (*before > l->start[point]) {
            admit_merging(l->joining, point, &l->link[*before - 1], &link[i], p);
            continue;
        }
        link[kept++] = link[i];
        *before = l->start[point] + kept;
    }
    l->degree[point] = kept;
}

static bool find_links(struct links *l, const struct joining *j, struct problems *p)
{
    const size_t points = (size_t)j->points;
    *l = (struct links){.joining = j,
                        .link = new_array(2 * j->pieces, sizeof *l->link),
                        .start = new_array(points + 1, sizeof *l->start),
                        .degree = new_array(points, sizeof *l->degree),
                        .stem = new_array(points, sizeof *l->stem),
                        .number = new_array(points, sizeof *l->number),
                        .passed = new_array(points, sizeof *l->passed)};
    int *seen = new_array(points, sizeof *seen);
    if (!seen || !l->link || !l->start || !l->degree || !l->stem || !l->number || !l->passed) {
        free(seen);
        return report_memory(p);
    }
    for (size_t i = 0; i < j->pieces; i++) {
        l->start[j->piece[i].a + 1]++;
        l->start[j->piece[i].b + 1]++;
    }
    for (size_t i = 0; i < points; i++) l->start[i + 1] += l->start[i];
    for (size_t i = 0; i < j->pieces; i++) {
        const struct piece *piece = &j->piece[i];
        add_link(l, piece->a, piece->b, piece->stroke);
        add_link(l, piece->b, piece->a, piece->stroke);
    }
    for (int i = 0; i < j->points; i++) merge_links(l, i, seen, p);
    free(seen);
    return true;
}

/* ---- lines that continue straight ---- */

/* What happens at a point to a line that comes from another point and continues to a third. */
struct bend {
    bool straight; /* it continues straight */
    bool doubtful; /* rounding may have changed whether it is straight */
    double share;  /* distance of the point from the straight line, as a fraction of the shorter part */
};

/* How far rounding can move the middle one of three points off the straight line between the others. */
static double off_by_rounding(const struct joining *j, struct vector line)
{
    const double x = line.x < 0 ? -line.x : line.x, y = line.y < 0 ? -line.y : line.y;
    return 2.02 * j->strokes->rounding * (x + y) / length_of(line);
}

/* A line bends if the point is farther off than `most`, the tolerance, and rounding explain. Even within these, a bend
   of more than about six degrees is intended; and so is one of more than one degree where coordinates are whole numbers, which
   people choose more often than programs round to them.  */
static struct bend bend(const struct joining *j, int a, int point, int b, double most)
{
    const struct vector to_a = minus(j->at[a], j->at[point]), to_b = minus(j->at[b], j->at[point]);
    const struct vector line = minus(j->at[b], j->at[a]);
    const double first = length_of(to_a), second = length_of(to_b);
    const double shorter = first < second ? first : second;
    const double side = cross(to_a, line) / length_of(line), off = side < 0 ? -side : side;
    const bool whole = j->strokes->rounding >= 0.5;
    if (!(dot(to_a, to_b) < 0)) { /* it turns back; is the side known? */
        const struct vector longer = first < second ? to_b : to_a;
        const double beside = cross(to_a, to_b) / length_of(longer);
        return (struct bend){.doubtful =
                                 !whole && (beside < 0 ? -beside : beside) < off_by_rounding(j, longer),
                             .share = 1};
    }
    const bool rounded = off <= off_by_rounding(j, line);
    const bool straight =
        (off <= most && off <= 0.1 * shorter) || (rounded && off <= (whole ? 0.02 : 0.1) * shorter);
    const bool exact = off <= 2 * exact_tolerance(j->strokes);
    return (struct bend){straight, straight ? !exact : rounded && !whole, off / shorter};
}

/* Do the points lie before and after this one on the same stroke? */
static bool are_beside(const struct joining *j, int a, int point, int b)
{
    const int *beside = j->beside[point];
    return (beside[0] == a && beside[1] == b) || (beside[0] == b && beside[1] == a);
}

/* Reports how a doubtful bend is understood. */
static void admit(const struct joining *j, int point, const struct bend *here, struct problems *p)
{
    const waltz_segment *segment = stroke(j->strokes, j->first_end[point] / 2);
    if (!here->doubtful) return;
    if (here->straight) add_remark(p, segment, SAY_treated_as_straight, j->at[point]);
    else add_remark(p, segment, SAY_treated_as_corner, j->at[point]);
}

static int find_stem(const struct links *l, int point, struct problems *p)
{
    const struct link *link = l->link + l->start[point];
    int stem = -1;
    struct bend chosen = {.share = 1};
    for (int i = 0; i < 3; i++) {
        const int a = link[(i + 1) % 3].point, b = link[(i + 2) % 3].point;
        if (are_beside(l->joining, a, point, b)) return i;
        const struct bend here = bend(l->joining, a, point, b, l->joining->tolerance);
        if (here.straight && here.share < chosen.share) {
            chosen = here;
            stem = i;
        } else if (stem < 0 && here.doubtful) {
            chosen.doubtful = true;
        }
    }
    admit(l->joining, point, &chosen, p);
    return stem;
}

static bool goes_straight_on(const struct links *l, int point, struct problems *p)
{
    const struct link *link = l->link + l->start[point];
    if (l->degree[point] != 2) return false;
    if (are_beside(l->joining, link[0].point, point, link[1].point)) return true;
    const struct joining *j = l->joining;
    const double pen = 2 * j->strokes->slip; /* a stroke may begin and end within a line */
    const struct bend here =
        bend(j, link[0].point, point, link[1].point, pen > j->tolerance ? pen : j->tolerance);
    admit(l->joining, point, &here, p);
    return here.straight;
}

/* Which points become junctions, and which of these could be a T. */
static int choose_junctions(struct links *l, struct problems *p)
{
    const struct joining *j = l->joining;
    int junctions = 0;
    for (int i = 0; i < j->points; i++) {
        const waltz_segment *segment = stroke(j->strokes, j->first_end[i] / 2);
        l->number[i] = l->stem[i] = -1;
        if (l->degree[i] == 1) report(p, segment, SAY_line_ends_alone, j->at[i]);
        if (l->degree[i] > 3) report(p, segment, SAY_too_many_lines_meet, j->at[i]);
        if (l->degree[i] == 0 || goes_straight_on(l, i, p)) continue; /* 0: a problem before */
        l->number[i] = junctions++;
        if (l->degree[i] == 3) l->stem[i] = find_stem(l, i, p);
    }
    return junctions;
}

/* ---- lines ---- */

/* The junction that the line along a point's i-th link leads to. */
static int follow(struct links *l, int point, int i)
{
    int before = point, now = l->link[l->start[point] + i].point;
    while (l->number[now] < 0) {
        const struct link *link = l->link + l->start[now];
        const int next = link[link[0].point == before].point;
        l->passed[now] = true;
        before = now;
        now = next;
    }
    return l->number[now];
}

static void make_junction(struct links *l, int point, struct net *net, struct problems *p)
{
    const struct joining *j = l->joining;
    const int number = l->number[point], degree = l->degree[point];
    struct net_junction *v = &net->junction[number];
    *v = (struct net_junction){
        .at = j->at[point], .point = point, .degree = degree, .stem = l->stem[point]};
    for (int i = 0; i < degree; i++) {
        v->stroke[i] = l->link[l->start[point] + i].stroke;
        v->next[i] = follow(l, point, i);
        for (int k = 0; k < i; k++)
            if (v->next[k] == v->next[i] || v->next[i] == number)
                report(p, stroke(j->strokes, v->stroke[i]), SAY_lines_with_same_ends, v->at);
    }
}

bool make_net(struct net *net, const struct joining *j, struct problems *p)
{
    struct links l;
    *net = (struct net){NULL, 0};
    bool good = find_links(&l, j, p);
    if (good) {
        net->junctions = choose_junctions(&l, p);
        net->junction = new_array((size_t)net->junctions, sizeof *net->junction);
        if (!net->junction) report_memory(p);
        good = p->count == 0;
    }
    for (int i = 0; good && i < j->points; i++)
        if (l.number[i] >= 0) make_junction(&l, i, net, p);
    for (int i = 0; good && i < j->points; i++)
        if (l.number[i] < 0 && !l.passed[i] && !p->count)
            report(p, stroke(j->strokes, j->first_end[i] / 2), SAY_closed_line_without_corner, j->at[i]);
    links_free(&l);
    return p->count == 0;
}

void net_free(struct net *net) { free(net->junction); }
