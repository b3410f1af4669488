/* SPDX-License-Identifier: MIT */
/* alldifferent_domain.c - all-different by domain (Regin 1994).

   Variables are matched with values.  A value may stay in a domain if some matching of all variables gives it to
   that variable, and that can be read off a single one: let x lead to y if x could have the value that y is
   matched with.  Then x may have y's value if y leads back to x, in a ring of exchanges, or if y leads
   to a variable that could take an unmatched value.

       x {1 2}   matched with 1      x <-> y : a ring        z -> y, but y never leads to z: z loses 2
       y {1 2}   matched with 2
       z {2 3}   matched with 3

   Rings are strongly connected components, here by Gabow's paths (2000): the groups on the path from the root
   are sets of values, and a step that leads back joins all groups down to the one it meets.  As candidates are
   words of bits, none of this visits single edges.

   Afterwards variables of different components have no value in common, so each component is a constraint of its
   own, and only components in which something has changed are revised (Gent, Miguel and Nightingale 2008).

       order    x4 | x0 x7 x2 | x1 | x3 x5 x6        parts begin at 0, 1, 4 and 5
       part[1] = {end 4, sizes 8}                    restored on backtracking; the order need not be

   The matching is only a hint and is never restored on backtracking: what is left of it is completed by shortest paths.  */
#include "csp/constraint/alldifferent.h"

#include "base/memory.h"
#include "csp/domain/value_rows.h"

#define INLINE static inline __attribute__((always_inline))

/* ---- what a search remembers ---- */

struct part {
    int32_t end;
    uint32_t sizes; /* of its domains together when it was last consistent; 0: never */
};                  /* a block of the trail */

struct matcher {
    const struct value_rows *rows;
    const csp_variable *scope;
    struct part *part; /* by the place in `order` where it begins */
    int *order;        /* places of the scope */
    int *match;        /* by place: the value it was last matched with, or NO_VALUE */
    /* ---- of the part at work ---- */
    bitset *row;   /* by place: its candidates */
    int *size;     /* of the row, while fixed variables are looked for */
    bool *changed; /* the row has fewer bits than the domain */
    int *owner;    /* by value: the place that is matched with it */
    bitset *loose; /* unmatched values; later also the values of all places that lead to one */
    bitset *taken; /* matched values */
    bitset *unseen;
    bitset *on_path; /* values of groups */
    bitset *group;   /* by number: its values */
    int groups;
    int *group_start; /* by number: its first place in `pending` */
    int *pending;     /* places in groups */
    int pending_count;
    int *path;   /* places whose candidates have not all been visited; or a queue */
    int *parent; /* by place: the place that leads to it */
    int *ends;   /* of the parts that this one splits into */
    int ends_count;
};

enum { NO_VALUE = -1 };

static size_t matcher_memory(const struct csp_model *model, const struct constraint *c)
{
    const struct value_rows *r = c->about;
    const size_t n = (size_t)c->arity, words = (size_t)r->words;
    (void)model;
    return sizeof(struct matcher) + n * sizeof(struct part) + (2 * n + 4) * words * sizeof(bitset) +
           (8 * n + (size_t)r->values) * sizeof(int) + n * sizeof(bool);
}

static void start_matcher(struct csp_search *s, const struct constraint *c, void *memory)
{
    struct matcher *m = memory;
    const size_t n = (size_t)c->arity;
    (void)s;
    m->rows = c->about;
    m->scope = c->scope;
    const size_t words = (size_t)m->rows->words;
    m->part = (struct part *)(void *)(m + 1);
    m->row = (bitset *)(void *)(m->part + n);
    m->group = m->row + n * words;
    m->loose = m->group + n * words;
    m->taken = m->loose + words;
    m->unseen = m->taken + words;
    m->on_path = m->unseen + words;
    m->order = (int *)(void *)(m->on_path + words);
    m->match = m->order + n;
    m->size = m->match + n;
    m->group_start = m->size + n;
    m->pending = m->group_start + n;
    m->path = m->pending + n;
    m->parent = m->path + n;
    m->ends = m->parent + n;
    m->owner = m->ends + n;
    m->changed = (bool *)(m->owner + m->rows->values);
    for (int i = 0; i < c->arity; i++) {
        m->order[i] = i;
        m->match[i] = NO_VALUE;
    }
    if (c->arity) m->part[0].end = c->arity;
}

/* ---- sets of values ---- */

INLINE bool has(const bitset *set, int v) { return set[v / 64] >> (v % 64) & 1; }
INLINE void include(bitset *set, int v) { set[v / 64] |= bit(v % 64); }
INLINE void exclude(bitset *set, int v) { set[v / 64] &= ~bit(v % 64); }

/* The first value that both have, or NO_VALUE. */
INLINE int first_common(const bitset *a, const bitset *b, int words)
{
    for (int w = 0; w < words; w++)
        if (a[w] & b[w]) return 64 * w + lowest(a[w] & b[w]);
    return NO_VALUE;
}

/* Of a set that has one. */
INLINE int lowest_of(const bitset *set)
{
    int w = 0;
    while (!set[w]) w++;
    return 64 * w + lowest(set[w]);
}

INLINE void unite_sets(bitset *a, const bitset *b, int words)
{
    for (int w = 0; w < words; w++) a[w] |= b[w];
}

INLINE bitset *row_of(const struct matcher *m, int place, int words)
{
    return m->row + (size_t)place * (size_t)words;
}

static void swap_places(int *order, int a, int b)
{
    const int place = order[a];
    order[a] = order[b];
    order[b] = place;
}

/* ---- from domains to rows, and back ---- */

INLINE void read_row(const struct matcher *m, int place, const struct domain *d, int words)
{
    const struct value_rows *r = m->rows;
    bitset *row = row_of(m, place, words);
    for (int w = 0; w < words; w++) row[w] = 0;
    if (!r->shift) {
        const int *map = r->map + r->first_map[place];
        for (int w = 0; w < d->words; w++)
            for_each_bit(b, d->word[w]) include(row, map[64 * w + b]);
        return;
    }
    const int skip = r->shift[place] / 64, move = r->shift[place] % 64;
    for (int w = 0; w < d->words; w++) {
        row[skip + w] |= d->word[w] << move;
        if (move && d->word[w] >> (64 - move)) row[skip + w + 1] = d->word[w] >> (64 - move);
    }
}

static bool write_row(struct csp_search *s, const struct matcher *m, int place)
{
    const struct value_rows *r = m->rows;
    const struct domain *d = &s->domain[m->scope[place]];
    const bitset *row = row_of(m, place, r->words);
    if (!r->shift) {
        const int *map = r->map + r->first_map[place];
        for (int w = 0; w < d->words; w++) {
            s->kept[w] = 0;
            for_each_bit(b, d->word[w])
                if (has(row, map[64 * w + b])) s->kept[w] |= bit(b);
        }
        return keep_bits(s, m->scope[place], s->kept);
    }
    const int skip = r->shift[place] / 64, move = r->shift[place] % 64;
    for (int w = 0; w < d->words; w++) {
        s->kept[w] = row[skip + w] >> move;
        if (move && skip + w + 1 < r->words) s->kept[w] |= row[skip + w + 1] << (64 - move);
    }
    return keep_bits(s, m->scope[place], s->kept);
}

INLINE void read_part(const struct csp_search *s, struct matcher *m, int first, int end, int words)
{
    for (int i = first; i < end; i++) {
        const int place = m->order[i];
        const struct domain *d = &s->domain[m->scope[place]];
        read_row(m, place, d, words);
        m->size[place] = (int)d->size;
        m->changed[place] = false;
    }
}

/* ---- fixed variables ---- */

/* Puts them first, as a part of their own, and takes their values from the others.  Returns the number of the
   first open one, or -1 if two have the same value.  */
INLINE int settle_fixed(struct matcher *m, int first, int end, int words)
{
    int *order = m->order, open = first;
    for (int i = first; i < end; i++)
        if (m->size[order[i]] == 1) swap_places(order, i, open++);
    for (int next = first; next < open; next++) {
        const bitset *row = row_of(m, order[next], words);
        const int value = lowest_of(row);
        m->match[order[next]] = value;
        for (int i = next + 1; i < end; i++) {
            const int place = order[i];
            if (!has(row_of(m, place, words), value)) continue;
            if (m->size[place] == 1) return -1;
            exclude(row_of(m, place, words), value);
            m->changed[place] = true;
            if (--m->size[place] == 1) swap_places(order, i, open++);
        }
    }
    if (open > first) m->ends[m->ends_count++] = open;
    return open;
}

/* If each variable has as many values as there are variables, any choice leaves enough for the others. */
static bool all_have_choice(const struct matcher *m, int first, int end)
{
    for (int i = first; i < end; i++)
        if (m->size[m->order[i]] < end - first) return false;
    return true;
}

/* ---- matching ---- */

INLINE void give(struct matcher *m, int place, int value)
{
    m->match[place] = value;
    m->owner[value] = place;
}

/* What still holds of the last matching; the others have NO_VALUE. */
INLINE void take_hints(struct matcher *m, int first, int end, int words)
{
    for (int w = 0; w < words; w++) m->loose[w] = m->taken[w] = 0;
    for (int i = first; i < end; i++) unite_sets(m->loose, row_of(m, m->order[i], words), words);
    for (int i = first; i < end; i++) {
        const int place = m->order[i], value = m->match[place];
        if (value != NO_VALUE && has(row_of(m, place, words), value) && has(m->loose, value)) {
            exclude(m->loose, value);
            include(m->taken, value);
            m->owner[value] = place;
        } else {
            m->match[place] = NO_VALUE;
        }
    }
}

/* `place` takes a loose value, and what it had goes to its parent, and so on. */
INLINE void shift_along(struct matcher *m, int place, int root, int value)
{
    exclude(m->loose, value);
    include(m->taken, value);
    while (place != root) {
        const int had = m->match[place];
        give(m, place, value);
        value = had;
        place = m->parent[place];
    }
    give(m, root, value);
}

/* Finds a value for a place that has none, breadth first.  False: there is no matching. */
INLINE bool match_place(struct matcher *m, int root, int words)
{
    int *queue = m->path, count = 1;
    queue[0] = root;
    for (int w = 0; w < words; w++) m->unseen[w] = m->taken[w];
    for (int next = 0; next < count; next++) {
        const int place = queue[next];
        const bitset *row = row_of(m, place, words);
        const int value = first_common(row, m->loose, words);
        if (value != NO_VALUE) {
            shift_along(m, place, root, value);
            return true;
        }
        for (int w = 0; w < words; w++) {
            for_each_bit(b, row[w] & m->unseen[w]) {
                const int owner = m->owner[64 * w + b];
                m->parent[owner] = place;
                queue[count++] = owner;
            }
            m->unseen[w] &= ~row[w];
        }
    }
    return false;
}

INLINE bool match_all(struct matcher *m, int first, int end, int words)
{
    take_hints(m, first, end, words);
    for (int i = first; i < end; i++)
        if (m->match[m->order[i]] == NO_VALUE && !match_place(m, m->order[i], words)) return false;
    return true;
}

/* ---- components ---- */

/* Where parts are put: those that are closed from the front, those that lead to a loose value from the back. */
struct sorted {
    int closed_end, loose_start;
};

INLINE bitset *group_of(const struct matcher *m, int number, int words)
{
    return m->group + (size_t)number * (size_t)words;
}

INLINE bool leads_back(const struct matcher *m, const bitset *row, const bitset *group, int words)
{
    for (int w = 0; w < words; w++)
        if (row[w] & m->on_path[w] & ~group[w]) return true;
    return false;
}

/* A new group of one, which is joined with those that it leads back to.  Whatever it leads to later that is still on
   the path has joined its group by then.  */
INLINE void enter_place(struct matcher *m, int place, int words)
{
    const bitset *row = row_of(m, place, words);
    bitset *group = group_of(m, m->groups, words);
    for (int w = 0; w < words; w++) group[w] = 0;
    include(group, m->match[place]);
    include(m->on_path, m->match[place]);
    exclude(m->unseen, m->match[place]);
    m->group_start[m->groups++] = m->pending_count;
    m->pending[m->pending_count++] = place;
    while (leads_back(m, row, group, words)) {
        m->groups--;
        unite_sets(group_of(m, m->groups - 1, words), group, words);
        group = group_of(m, m->groups - 1, words);
    }
}

/* The last group is a component.  All that it leads to is known, so its rows can lose what lies in others. */
INLINE void close_group(struct matcher *m, struct sorted *to, int words)
{
    const bitset *group = group_of(m, --m->groups, words);
    const int start = m->group_start[m->groups];
    bool loose = false;
    for (int i = start; i < m->pending_count && !loose; i++)
        loose = first_common(row_of(m, m->pending[i], words), m->loose, words) != NO_VALUE;
    if (loose) unite_sets(m->loose, group, words);
    for (int w = 0; w < words; w++) m->on_path[w] &= ~group[w];
    for (int i = start; i < m->pending_count; i++) {
        const int place = m->pending[i];
        bitset *row = row_of(m, place, words);
        for (int w = 0; w < words; w++) {
            const bitset kept = row[w] & (group[w] | m->loose[w]);
            if (kept != row[w]) m->changed[place] = true;
            row[w] = kept;
        }
        m->order[loose ? --to->loose_start : to->closed_end++] = place;
    }
    if (!loose) m->ends[m->ends_count++] = to->closed_end;
    m->pending_count = start;
}

INLINE void explore(struct matcher *m, int root, struct sorted *to, int words)
{
    int depth = 0;
    m->path[depth++] = root;
    enter_place(m, root, words);
    while (depth) {
        const int place = m->path[depth - 1];
        const int value = first_common(row_of(m, place, words), m->unseen, words);
        if (value != NO_VALUE) {
            m->path[depth++] = m->owner[value];
            enter_place(m, m->owner[value], words);
            continue;
        }
        depth--;
        if (m->pending[m->group_start[m->groups - 1]] == place) close_group(m, to, words);
    }
}

/* Needs a matching, with `loose` and `taken` as it leaves them. */
INLINE void split_part(struct matcher *m, int first, int end, int words)
{
    struct sorted to = {first, end};
    m->groups = m->pending_count = 0;
    for (int w = 0; w < words; w++) {
        m->unseen[w] = m->taken[w];
        m->on_path[w] = 0;
    }
    for (int w = 0; w < words; w++)
        while (m->unseen[w]) explore(m, m->owner[64 * w + lowest(m->unseen[w])], &to, words);
    if (to.loose_start < end) m->ends[m->ends_count++] = end;
}

/* ---- the propagator ---- */

static uint32_t sizes_of(const struct csp_search *s, const struct matcher *m, int first, int end)
{
    uint32_t sum = 0;
    for (int i = first; i < end; i++) sum += (uint32_t)s->domain[m->scope[m->order[i]]].size;
    return sum;
}

/* The part becomes those that end at m->ends. */
static void write_ends(struct csp_search *s, struct matcher *m, int first)
{
    for (int i = 0; i < m->ends_count; i++) {
        trail_save(&s->trail, &m->part[first]);
        m->part[first] = (struct part){m->ends[i], sizes_of(s, m, first, m->ends[i])};
        first = m->ends[i];
    }
}

static bool write_part(struct csp_search *s, struct matcher *m, int first, int end)
{
    for (int i = first; i < end; i++)
        if (m->changed[m->order[i]] && !write_row(s, m, m->order[i])) return false;
    write_ends(s, m, first);
    return true;
}

/* ---- parts with many values ---- */

/* Has each open variable as many values as there are variables?  Then only the values of fixed ones can leave the others. */
static bool all_have_many(const struct csp_search *s, const struct matcher *m, int first, int end)
{
    for (int i = first; i < end; i++) {
        const struct domain *d = &s->domain[m->scope[m->order[i]]];
        if (!is_fixed(d) && d->size < end - first) return false;
    }
    return true;
}

/* Without rows: 5,000 variables with 60,000 values need 38 s if each of the 5,000 decisions reads them all. */
static bool drop_values_of_fixed(struct csp_search *s, struct matcher *m, int first, int end)
{
    int *order = m->order, open = first;
    m->ends_count = 0;
    for (int i = first; i < end; i++)
        if (is_fixed(&s->domain[m->scope[order[i]]])) swap_places(order, i, open++);
    for (int next = first; next < open; next++)
        for (int i = next + 1; i < end; i++)
            if (!remove_value(s, m->scope[order[i]], s->domain[m->scope[order[next]]].min)) return false;
    if (open > first) m->ends[m->ends_count++] = open;
    if (open < end) m->ends[m->ends_count++] = end;
    write_ends(s, m, first);
    return true;
}

INLINE bool narrow_part(struct csp_search *s, struct matcher *m, int first, int end, int words)
{
    m->ends_count = 0;
    read_part(s, m, first, end, words);
    const int open = settle_fixed(m, first, end, words);
    if (open < 0) return false;
    if (open < end && all_have_choice(m, open, end)) m->ends[m->ends_count++] = end;
    else if (match_all(m, open, end, words)) split_part(m, open, end, words);
    else return false;
    return write_part(s, m, first, end);
}

/* A part of one variable has nothing to differ from, and a part of fixed variables has already been checked. */
static bool is_done(const struct part *p, int first)
{
    return p->end - first == 1 || p->sizes == (uint32_t)(p->end - first);
}

INLINE bool narrow_parts(struct csp_search *s, struct matcher *m, int arity, int words)
{
    for (int first = 0, end; first < arity; first = end) {
        const struct part *p = &m->part[first];
        end = p->end;
        if (is_done(p, first) || sizes_of(s, m, first, end) == p->sizes) continue;
        if (!(all_have_many(s, m, first, end) ? drop_values_of_fixed(s, m, first, end)
                                              : narrow_part(s, m, first, end, words)))
            return false;
    }
    return true;
}

/* Most constraints have few values.  A variant in which each loop over words is a single step saves a seventh of the
   time to complete quasigroups of order 30.  */
static bool narrow_few(struct csp_search *s, struct matcher *m, int arity)
{
    return narrow_parts(s, m, arity, 1);
}

static bool narrow_many(struct csp_search *s, struct matcher *m, int arity)
{
    return narrow_parts(s, m, arity, m->rows->words);
}

static bool propagate_domain(struct csp_search *s, const struct constraint *c, void *memory)
{
    struct matcher *m = memory;
    return m->rows->words == 1 ? narrow_few(s, m, c->arity) : narrow_many(s, m, c->arity);
}

static const struct kind by_domain_kind = {.name = "all_different",
                                           .satisfied = all_different_satisfied,
                                           .propagate = propagate_domain,
                                           .wakes = CHANGED,
                                           .cost = COSTLY,
                                           .idempotent = true,
                                           .memory = matcher_memory,
                                           .start = start_matcher,
                                           .release = release_rows};

/* Bounds that are not listed, or more values than fit into rows, are left to the weaker form. */
bool add_by_domain(csp_model *model, const csp_variable *x, int count)
{
    bool too_many = false;
    for (int k = 0; k < count; k++)
        if (!is_listed(domain_of(model, x[k]))) too_many = true;
    if (too_many || count < 2) return add_constraint(model, &by_bounds_kind, x, count, NULL, 0);
    struct value_rows *r = new_array(1, sizeof *r);
    if (!r) return short_of_memory(model);
    const bool good = fill_rows(model, x, count, r, &too_many);
    if (good && !too_many) return add_constraint(model, &by_domain_kind, x, count, r, sizeof *r);
    release_rows(r);
    free(r);
    return good ? add_constraint(model, &by_bounds_kind, x, count, NULL, 0) : short_of_memory(model);
}
