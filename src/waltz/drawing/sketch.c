/* SPDX-License-Identifier: MIT */
/* sketch.c - see sketch.h */
#include "waltz/drawing/sketch.h"

#include "base/memory.h"
#include "waltz/drawing/catalogue.h"
#include "waltz/drawing/drawing.h"
#include "waltz/drawing/faces.h"
#include "words/fail.h"

struct entry {
    size_t name;      /* where it begins in the names */
    int neighbour[3]; /* in the type's order */
    waltz_type type;
    bool defined, placed;
    int rank; /* its definition among all, from 0 */
    double x, y;
    struct place place; /* of its definition, or where it is first named */
};

/* A statement about the line between two junctions. */
struct remark {
    int a, b;
    waltz_label label; /* as seen from a */
    bool outline;      /* else the true label */
    struct place place;
};

struct sketch {
    char *names;
    size_t names_length, names_room;
    struct entry *entry;
    size_t entries, entry_room;
    int definitions;
    struct remark *remark;
    size_t remarks, remark_room;
    int *hashed; /* junction + 1 by the hash of its name, in a table of a power of two; 0: free */
    size_t hash_room;
    bool memory_short;
};

struct sketch *sketch_new(void) { return new_array(1, sizeof(struct sketch)); }

void sketch_free(struct sketch *s)
{
    if (!s) return;
    free(s->names);
    free(s->entry);
    free(s->remark);
    free(s->hashed);
    free(s);
}

bool sketch_is_empty(const struct sketch *s) { return !s->entries && !s->memory_short; }

/* ---- names ---- */

static size_t hash(const char *name, size_t length)
{
    uint64_t h = 14695981039346656037u; /* FNV-1a */
    for (size_t i = 0; i < length; i++) h = (h ^ (unsigned char)name[i]) * 1099511628211u;
    return (size_t)(h ^ h >> 32);
}

static const char *name_of(const struct sketch *s, size_t junction)
{
    return s->names + s->entry[junction].name;
}

/* The slot of the name in the hash table, or the free slot for it. */
static size_t hash_slot(const struct sketch *s, const char *name, size_t length)
{
    size_t at = hash(name, length) & (s->hash_room - 1);
    while (s->hashed[at]) {
        const char *other = name_of(s, (size_t)s->hashed[at] - 1);
        if (strncmp(other, name, length) == 0 && !other[length]) break;
        at = (at + 1) & (s->hash_room - 1);
    }
    return at;
}

static bool grow_hashes(struct sketch *s)
{
    if (2 * (s->entries + 1) <= s->hash_room) return true;
    const size_t room = s->hash_room ? 2 * s->hash_room : 64;
    int *hashed = new_array(room, sizeof *hashed);
    if (!hashed) return false;
    free(s->hashed);
    s->hashed = hashed;
    s->hash_room = room;
    for (size_t j = 0; j < s->entries; j++)
        s->hashed[hash_slot(s, name_of(s, j), strlen(name_of(s, j)))] = (int)j + 1;
    return true;
}

static bool keep_name(struct sketch *s, const char *name, size_t length)
{
    while (s->names_length + length + 1 > s->names_room) {
        const size_t room = s->names_room ? 2 * s->names_room : 256;
        char *names = grown(s->names, s->names_length, room, 1);
        if (!names) return false;
        s->names = names;
        s->names_room = room;
    }
    memcpy(s->names + s->names_length, name, length);
    s->names_length += length + 1;
    return true;
}

int sketch_junction(struct sketch *s, const char *name, size_t length, struct place place)
{
    if (s->memory_short) return -1;
    if (s->hash_room) {
        const int found = s->hashed[hash_slot(s, name, length)];
        if (found) return found - 1;
    }
    const size_t start = s->names_length;
    if (s->entries >= WALTZ_MAX_JUNCTIONS || !grow_hashes(s) ||
        !make_room((void **)&s->entry, s->entries, &s->entry_room, sizeof *s->entry) ||
        !keep_name(s, name, length)) {
        s->memory_short = true;
        return -1;
    }
    s->entry[s->entries] = (struct entry){.name = start, .place = place};
    s->hashed[hash_slot(s, name, length)] = (int)s->entries + 1;
    return (int)s->entries++;
}

/* ---- statements ---- */

bool sketch_define(struct sketch *s, int junction, waltz_type type, const int *neighbours,
                   struct place place, waltz_error *error)
{
    struct entry *e = &s->entry[junction];
    if (e->defined)
        return fail(error, place.line, place.column,
                    say(junction_defined_twice, name_of(s, (size_t)junction)));
    const int degree = waltz_type_degree(type);
    for (int i = 0; i < degree; i++) {
        e->neighbour[i] = neighbours[i];
        for (int k = 0; k < i; k++)
            if (neighbours[k] == neighbours[i])
                return fail(error, place.line, place.column,
                            say(junction_names_twice, name_of(s, (size_t)junction),
                                name_of(s, (size_t)neighbours[i])));
        if (neighbours[i] == junction)
            return fail(error, place.line, place.column,
                        say(junction_line_to_itself, name_of(s, (size_t)junction)));
    }
    e->type = type;
    e->defined = true;
    e->rank = s->definitions++;
    e->place = place;
    return true;
}

bool sketch_put(struct sketch *s, int junction, double x, double y, struct place place,
                waltz_error *error)
{
    struct entry *e = &s->entry[junction];
    if (e->placed)
        return fail(error, place.line, place.column,
                    say(junction_placed_twice, name_of(s, (size_t)junction)));
    e->x = x;
    e->y = y;
    e->placed = true;
    return true;
}

static void add_remark(struct sketch *s, struct remark remark)
{
    if (make_room((void **)&s->remark, s->remarks, &s->remark_room, sizeof *s->remark))
        s->remark[s->remarks++] = remark;
    else s->memory_short = true;
}

void sketch_outline(struct sketch *s, int a, int b, struct place place)
{
    add_remark(s, (struct remark){a, b, WALTZ_OUT, true, place});
}

void sketch_known(struct sketch *s, int a, int b, waltz_label label, struct place place)
{
    add_remark(s, (struct remark){a, b, label, false, place});
}

/* ---- is it a drawing? ---- */

static int entry_degree(const struct entry *e) { return waltz_type_degree(e->type); }

/* Does the junction name this neighbour? */
static bool names(const struct entry *e, int other)
{
    for (int i = 0; i < entry_degree(e); i++)
        if (e->neighbour[i] == other) return true;
    return false;
}

static bool check_entry(const struct sketch *s, size_t j, waltz_error *error)
{
    const struct entry *e = &s->entry[j];
    if (!e->defined)
        return fail(error, e->place.line, e->place.column, say(junction_not_described, name_of(s, j)));
    for (int i = 0; i < entry_degree(e); i++) {
        const size_t other = (size_t)e->neighbour[i];
        const struct entry *o = &s->entry[other];
        if (o->defined && !names(o, (int)j))
            return fail(error, e->place.line, e->place.column,
                        say(junction_line_one_sided, name_of(s, j), name_of(s, other), name_of(s, other),
                            name_of(s, j)));
    }
    return true;
}

static bool check_entries(const struct sketch *s, waltz_error *error)
{
    if (s->memory_short) {
        if (s->entries >= WALTZ_MAX_JUNCTIONS)
            return fail(error, 0, 0, say(too_many_junctions, WALTZ_MAX_JUNCTIONS));
        return fail_by_memory(error);
    }
    if (!s->entries) return fail(error, 0, 0, say(no_junction_or_line));
    for (size_t j = 0; j < s->entries; j++)
        if (!check_entry(s, j, error)) return false;
    for (size_t j = 0; j < s->entries; j++)
        if (s->entry[j].placed != s->entry[0].placed) {
            const size_t without = s->entry[0].placed ? j : 0;
            return fail(error, s->entry[without].place.line, s->entry[without].place.column,
                        say(junction_without_place, name_of(s, without)));
        }
    return true;
}

/* Puts the junctions into the order of their definitions; names can no longer be looked up. */
static bool sort_entries(struct sketch *s)
{
    struct entry *sorted = new_array(s->entries, sizeof *sorted);
    if (!sorted) return false;
    for (size_t j = 0; j < s->entries; j++) {
        struct entry *e = &s->entry[j];
        for (int i = 0; i < entry_degree(e); i++) e->neighbour[i] = s->entry[e->neighbour[i]].rank;
        sorted[e->rank] = *e;
    }
    for (size_t i = 0; i < s->remarks; i++) {
        s->remark[i].a = s->entry[s->remark[i].a].rank;
        s->remark[i].b = s->entry[s->remark[i].b].rank;
    }
    free(s->entry);
    s->entry = sorted;
    s->entry_room = s->entries;
    return true;
}

/* ---- the drawing ---- */

static void add_line(waltz_drawing *d, int from, int to)
{
    d->line[d->lines++] = (waltz_line){.from = from,
                                       .to = to,
                                       .allowed = ALL_LABELS,
                                       .outline = WALTZ_NO_LABEL,
                                       .known = WALTZ_NO_LABEL,
                                       .segment = -1};
}

/* Lines are numbered by their first ends, and there in the order of that junction. */
static void connect(const struct sketch *s, waltz_drawing *d)
{
    for (int j = 0; j < d->junctions; j++) {
        const struct entry *e = &s->entry[j];
        for (int i = 0; i < entry_degree(e); i++) {
            const int other = e->neighbour[i];
            if (other > j) {
                d->junction[j].line[i] = d->lines;
                add_line(d, j, other);
            } else {
                const struct entry *o = &s->entry[other];
                for (int k = 0; k < entry_degree(o); k++)
                    if (o->neighbour[k] == j) d->junction[j].line[i] = d->junction[other].line[k];
            }
        }
    }
}

static waltz_drawing *drawing_with_room(const struct sketch *s)
{
    waltz_drawing *d = new_array(1, sizeof *d);
    if (!d) return NULL;
    size_t ends = 0;
    for (size_t j = 0; j < s->entries; j++) ends += (size_t)entry_degree(&s->entry[j]);
    d->junctions = (int)s->entries;
    d->placed = s->entry[0].placed;
    d->names = new_array(s->names_length, 1);
    d->junction = new_array(s->entries, sizeof *d->junction);
    d->line = new_array(ends / 2, sizeof *d->line);
    if (d->names && d->junction && d->line) {
        memcpy(d->names, s->names, s->names_length);
        return d;
    }
    waltz_drawing_free(d);
    return NULL;
}

static bool apply_remark(const struct sketch *s, waltz_drawing *d, const struct remark *r,
                         waltz_error *error)
{
    const int line = waltz_find_line(d, r->a, r->b);
    if (line < 0)
        return fail(error, r->place.line, r->place.column,
                    say(no_such_line, name_of(s, (size_t)r->a), name_of(s, (size_t)r->b)));
    waltz_line *l = &d->line[line];
    int *const label = r->outline ? &l->outline : &l->known;
    const waltz_label seen = waltz_seen_from(d, r->a, line, r->label);
    if (*label != WALTZ_NO_LABEL && *label != (int)seen)
        return fail(error, r->place.line, r->place.column,
                    say(line_has_other, name_of(s, (size_t)r->a), name_of(s, (size_t)r->b),
                        r->outline ? say(a_direction_in_outline) : say(a_label)));
    *label = (int)seen;
    return true;
}

/* Do the coordinates agree with the list? */
static bool check_angles(const waltz_drawing *d, waltz_error *error)
{
    for (int j = 0; j < d->junctions && d->placed; j++) {
        const waltz_junction *v = &d->junction[j];
        struct vector away[3];
        for (int i = 0; i < v->degree; i++)
            away[i] = minus(position(d, neighbour(d, j, i)), position(d, j));
        if (!angles_fit(v->type, away))
            return fail(error, v->text_line, v->text_column,
                        say(junction_type_does_not_match, v->name, waltz_type_name(v->type)));
    }
    return true;
}

static bool complete(const struct sketch *s, waltz_drawing *d, drawing_check *check, void *context,
                     waltz_error *error)
{
    for (int j = 0; j < d->junctions; j++) {
        const struct entry *e = &s->entry[j];
        d->junction[j] = (waltz_junction){.name = d->names + e->name,
                                          .type = e->type,
                                          .degree = entry_degree(e),
                                          .x = e->x,
                                          .y = e->y,
                                          .text_line = e->place.line,
                                          .text_column = e->place.column};
    }
    connect(s, d);
    if (!check_angles(d, error) || (check && !check(d, context, error)) || !find_faces(d, error))
        return false;
    for (size_t i = 0; i < s->remarks; i++)
        if (!apply_remark(s, d, &s->remark[i], error)) return false;
    return true;
}

waltz_drawing *sketch_finish(struct sketch *s, drawing_check *check, void *context, waltz_error *error)
{
    if (!check_entries(s, error)) return NULL;
    waltz_drawing *d = sort_entries(s) ? drawing_with_room(s) : NULL;
    if (!d) fail_by_memory(error);
    else if (complete(s, d, check, context, error)) return d;
    waltz_drawing_free(d);
    return NULL;
}
