/* SPDX-License-Identifier: MIT */
/* calls_waltz.c - the calls of waltz.h. */
#include "sequences/commons.h"
#include "sequences/helpers.h"
#include "sequences/sequence.h"

enum { DRAWINGS = 3, LABELLINGS = 3, MOST_LINES = 400 };

struct drawing {
    waltz_drawing *d;
    int name;
    bool is_shared;
};

struct labelling {
    waltz_labelling *l;
    struct drawing *drawing;
    bool extended;
    int name, stop_after;
};

struct waltz_world {
    struct drawing drawing[DRAWINGS];
    struct labelling labelling[LABELLINGS];
};

/* ---- drawings ---- */

static struct drawing *free_place(struct waltz_world *w)
{
    for (int i = 0; i < DRAWINGS; i++)
        if (!w->drawing[i].d) return &w->drawing[i];
    return NULL;
}

static struct drawing *take_drawing(struct run *r)
{
    struct waltz_world *w = r->world;
    struct drawing *alive[DRAWINGS];
    int count = 0;
    for (int i = 0; i < DRAWINGS; i++)
        if (w->drawing[i].d) alive[count++] = &w->drawing[i];
    return count ? alive[take(r, count)] : NULL;
}

/* One that may change: nothing else uses it. */
static struct drawing *take_own_drawing(struct run *r)
{
    struct waltz_world *w = r->world;
    struct drawing *d = take_drawing(r);
    for (int i = 0; i < LABELLINGS && d; i++)
        if (w->labelling[i].l && w->labelling[i].drawing == d) return NULL;
    return d && !d->is_shared ? d : NULL;
}

static struct drawing *take_placed(struct run *r)
{
    struct drawing *d = take_drawing(r);
    return d && waltz_is_placed(d->d) ? d : NULL;
}

static int line_count(const struct drawing *d)
{
    int count;
    waltz_lines(d->d, &count);
    return count;
}

static int junction_count(const struct drawing *d)
{
    int count;
    waltz_junctions(d->d, &count);
    return count;
}

static void random_scene(struct run *r)
{
    struct drawing *d = free_place(r->world);
    if (!d) return;
    *d = (struct drawing){.name = new_name(r)};
    if (r->commons && take(r, 2)) {
        say(r, "// shared");
        d->d = r->commons->drawing[take(r, SHARED_DRAWINGS)];
        d->is_shared = true;
        return;
    }
    const waltz_scene s = {.cubes = 1 + take(r, take(r, 8) ? 2 : 4),
                           .seed = (uint64_t)take(r, 10000),
                           .extended = take(r, 2)};
    say(r, "waltz_drawing *d%d = waltz_random_scene(&(waltz_scene){0, %d, %d, %d}, NULL);", d->name,
        (int)s.seed, s.cubes, s.extended);
    d->d = waltz_random_scene(&s, NULL);
}

static void classic(struct run *r)
{
    struct drawing *d = free_place(r->world);
    if (!d) return;
    const int i = take(r, 30);
    *d = (struct drawing){.name = new_name(r)};
    say(r, "waltz_drawing *d%d = waltz_classic(%d, &(waltz_error){.line = 0});", d->name, i);
    d->d = waltz_classic(i, &(waltz_error){.line = 0});
    EXPECT(r, !d->d == !waltz_classic_name(i), "!d%d == !waltz_classic_name(%d)", d->name, i);
}

static void read_drawing(struct run *r)
{
    static const char *const texts[] = {
        "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)",
        "0 0 4 0\n4 0 2 3\n2 3 0 0\n",
        "0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n2 0 2 3\n",
        "J a L b c\nJ b L c a\nJ c L a b\n",
        "drawing one\n0:L(1,2) 1:L(2,0) 2:L(0,1)\n",
    };
    struct drawing *d = free_place(r->world);
    if (!d) return;
    const char *text = texts[take(r, 5)];
    const size_t length = take(r, 4) == 1 ? (size_t)take(r, (int)strlen(text) + 1) : strlen(text);
    waltz_error error = {.message = ""};
    *d = (struct drawing){.name = new_name(r)};
    say(r, "waltz_drawing *d%d = waltz_read(%s, %zu, 0, NULL);", d->name, text_in_c(r, text), length);
    d->d = waltz_read(text, length, 0, &error);
    check_assertion(d->d || error.message[0], "a reason", __FILE__, __LINE__);
}

/* The segments of another drawing, as if drawn by hand. */
static void from_segments(struct run *r)
{
    struct drawing *from = take_placed(r), *d = free_place(r->world);
    if (!from || !d || line_count(from) > MOST_LINES) return;
    const int seed = take(r, 100), thousandths = take(r, 8);
    const double tolerance = take(r, 3) == 0 ? 0.01 : 0;
    *d = (struct drawing){.name = new_name(r)};
    say(r, "waltz_drawing *d%d = redrawn(d%d, %d, %d, %g);", d->name, from->name, thousandths, seed,
        tolerance);
    d->d = redrawn(from->d, thousandths, seed, tolerance);
}

static void drop_labelling(struct run *r, struct labelling *l)
{
    say(r, "waltz_labelling_free(l%d);", l->name);
    waltz_labelling_free(l->l);
    l->l = NULL;
}

static void drop_drawing(struct run *r, struct drawing *d)
{
    struct waltz_world *w = r->world;
    for (int i = 0; i < LABELLINGS; i++)
        if (w->labelling[i].l && w->labelling[i].drawing == d) drop_labelling(r, &w->labelling[i]);
    if (!d->is_shared) {
        say(r, "waltz_drawing_free(d%d);", d->name);
        waltz_drawing_free(d->d);
    }
    d->d = NULL;
}

static void free_drawing(struct run *r)
{
    struct drawing *d = take_drawing(r);
    if (d) drop_drawing(r, d);
    else {
        say(r, "waltz_drawing_free(NULL); waltz_labelling_free(NULL); waltz_reader_free(NULL);");
        waltz_drawing_free(NULL);
        waltz_labelling_free(NULL);
        waltz_reader_free(NULL);
    }
}

static void allow_labels(struct run *r)
{
    struct drawing *d = take_own_drawing(r);
    if (!d || !line_count(d)) return;
    const int line = take(r, line_count(d));
    const unsigned labels = (unsigned)take(r, 16);
    say(r, "waltz_allow(d%d, %d, %u);", d->name, line, labels);
    waltz_allow(d->d, line, labels);
}

static void set_outline(struct run *r)
{
    struct drawing *d = take_own_drawing(r);
    if (!d) return;
    const int kind = take(r, 3), faces = waltz_face_count(d->d), face = take(r, faces ? faces : 1);
    if (kind < 2) {
        say(r, "waltz_set_outline(d%d, %d, &(waltz_error){.line = 0});", d->name, kind);
        waltz_set_outline(d->d, (waltz_outline)kind, &(waltz_error){.line = 0});
    } else if (faces) {
        say(r, "waltz_set_outline_face(d%d, %d);", d->name, face);
        waltz_set_outline_face(d->d, face);
    }
}

static void lay_out(struct run *r)
{
    struct drawing *d = take_own_drawing(r);
    if (!d || junction_count(d) > 7 || take(r, 4)) return; /* it takes long */
    say(r, "waltz_layout(d%d, &(waltz_error){.line = 0});", d->name);
    if (waltz_layout(d->d, &(waltz_error){.line = 0}))
        EXPECT(r, waltz_is_placed(d->d), "waltz_is_placed(d%d)", d->name);
}

static void look_at_drawing(struct run *r)
{
    struct drawing *d = take_drawing(r);
    if (!d) return;
    say(r, "look_at_all_of_drawing(d%d);", d->name);
    look_at_all_of_drawing(d->d);
}

static void print_drawing(struct run *r)
{
    struct drawing *d = take_drawing(r);
    if (!d) return;
    const waltz_form form = (waltz_form)take(r, waltz_is_placed(d->d) ? 3 : 2);
    EXPECT(r, is_drawn_again(d->d, form), "is_drawn_again(d%d, %d)", d->name, form);
    if (!waltz_is_placed(d->d)) return;
    say(r, "waltz_draw(d%d, NULL, (waltz_sink){write_nowhere, NULL});", d->name);
    waltz_draw(d->d, NULL, (waltz_sink){write_nowhere, NULL});
}

/* ---- labellings ---- */

static struct labelling *take_labelling(struct run *r)
{
    struct waltz_world *w = r->world;
    struct labelling *alive[LABELLINGS];
    int count = 0;
    for (int i = 0; i < LABELLINGS; i++)
        if (w->labelling[i].l) alive[count++] = &w->labelling[i];
    return count ? alive[take(r, count)] : NULL;
}

static void make_labelling(struct run *r)
{
    struct waltz_world *w = r->world;
    struct drawing *d = take_drawing(r);
    struct labelling *l = NULL;
    for (int i = 0; i < LABELLINGS; i++)
        if (!w->labelling[i].l) l = &w->labelling[i];
    if (!d || !l) return;
    const bool stops = take(r, 4) == 0, traced = take(r, 6) == 0;
    *l = (struct labelling){
        .drawing = d, .name = new_name(r), .extended = take(r, 2), .stop_after = take(r, 5)};
    const waltz_options o = {.extended = l->extended,
                             .encoding = (waltz_encoding)take(r, 2),
                             .algorithm = (csp_algorithm)take(r, 6),
                             .node_limit = (uint64_t)take(r, 200),
                             .stop = stops ? stop_plainly : NULL,
                             .stop_context = &l->stop_after,
                             .trace = {traced ? write_nowhere : NULL, NULL},
                             .trace_format = (csp_trace_format)take(r, 3)};
    say(r, "int stop_after%d = %d;", l->name, l->stop_after);
    say(r,
        "waltz_labelling *l%d = waltz_labelling_new(d%d, &(waltz_options){.extended = %d, .encoding = "
        "%d, .algorithm = "
        "%d, .node_limit = %d, .stop = %s, .stop_context = &stop_after%d, .trace = {%s, NULL}, "
        ".trace_format = %d});",
        l->name, d->name, o.extended, o.encoding, o.algorithm, (int)o.node_limit,
        stops ? "stop_plainly" : "NULL", l->name, traced ? "write_nowhere" : "NULL", o.trace_format);
    l->l = waltz_labelling_new(d->d, &o);
    EXPECT(r, l->l != NULL, "l%d", l->name);
}

static void next_labelling(struct run *r)
{
    struct labelling *l = take_labelling(r);
    if (!l) return;
    for (int i = 1 + take(r, 3); i > 0; i--) {
        say(r,
            "if (waltz_next(l%d) == WALTZ_FOUND) assert(waltz_check(d%d, waltz_labels(l%d), %d) < 0);",
            l->name, l->drawing->name, l->name, l->extended);
        if (waltz_next(l->l) != WALTZ_FOUND) return;
        check_assertion(waltz_check(l->drawing->d, waltz_labels(l->l), l->extended) < 0, "a labelling",
                        __FILE__, __LINE__);
        if (!waltz_is_placed(l->drawing->d)) continue;
        say(r, "waltz_find_conflict(d%d, waltz_labels(l%d), &(waltz_conflict){0});", l->drawing->name,
            l->name);
        waltz_find_conflict(l->drawing->d, waltz_labels(l->l), &(waltz_conflict){0});
    }
}

static void look_at_labelling(struct run *r)
{
    struct labelling *l = take_labelling(r);
    if (!l) return;
    say(r, "look_at_all_of_labelling(d%d, l%d);", l->drawing->name, l->name);
    look_at_all_of_labelling(l->drawing->d, l->l);
}

static void free_labelling(struct run *r)
{
    struct labelling *l = take_labelling(r);
    if (l) drop_labelling(r, l);
}

/* Both encodings and all algorithms have the same labellings. */
static void count_labellings(struct run *r)
{
    struct drawing *d = take_drawing(r);
    if (!d || junction_count(d) > 40) return;
    const int encoding = take(r, 2), algorithm = take(r, 6);
    const bool extended = take(r, 2);
    const long expected = labellings(d->d, extended, 0, 0);
    EXPECT(r, labellings(d->d, extended, encoding, algorithm) == expected,
           "labellings(d%d, %d, %d, %d) == labellings(d%d, %d, 0, 0)", d->name, extended, encoding,
           algorithm, d->name, extended);
}

static void find_core(struct run *r)
{
    struct drawing *d = take_drawing(r);
    if (!d || junction_count(d) > 30) return;
    const bool extended = take(r, 2);
    say(r, "look_at_core(d%d, %d);", d->name, extended);
    look_at_core(d->d, extended);
}

/* ---- the table ---- */

static const struct call calls[] = {
    {"waltz_read", 4, read_drawing},
    {"waltz_random_scene", 1, random_scene},
    {"waltz_classic", 1, classic},
    {"waltz_from_segments", 2, from_segments},
    {"waltz_drawing_free", 2, free_drawing},
    {"waltz_allow", 4, allow_labels},
    {"waltz_set_outline", 4, set_outline},
    {"waltz_layout", 1, lay_out},
    {"waltz_faces", 3, look_at_drawing},
    {"waltz_print", 3, print_drawing},
    {"waltz_labelling_new", 6, make_labelling},
    {"waltz_next", 8, next_labelling},
    {"waltz_corners_left", 4, look_at_labelling},
    {"waltz_labelling_free", 2, free_labelling},
    {"waltz_count", 3, count_labellings},
    {"waltz_find_core", 1, find_core},
};

static void release(struct run *r)
{
    struct waltz_world *w = r->world;
    for (int i = 0; i < DRAWINGS; i++)
        if (w->drawing[i].d) drop_drawing(r, &w->drawing[i]);
}

const struct call_table waltz_calls = {
    "waltz", "waltz.h", calls, sizeof calls / sizeof *calls, 4, sizeof(struct waltz_world), release};
