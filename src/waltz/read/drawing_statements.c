/* SPDX-License-Identifier: MIT */
/* drawing_statements.c - see drawing_statements.h

       J 0 W 5 6 1             a junction, its type and neighbours in the type's order
       P 0 -1.5 2              its coordinates
       O 0 1                   a line of the outline
       L 0 1 +                 a line with its true label
       0:W(5,6,1)  1:L(0,2)    junctions, many in a line
       Arrow 1 5 6 at 0        an arrow by its counter-clockwise barb, clockwise barb and shaft
       Arrow (Var 1) (Var 5) (Var 6) (Var 0)
       cube = [Arrow ..., L ...]       these in a list, which spans lines
       cubeOutline = [(Var 0, Var 1), (Var 1, Var 2)]
       outline 0 1 2 3 4 5 0   a path of lines
       cube :: Object          is ignored

   Each is recognised by its form.  Keywords may be in any case.  */
#include "waltz/read/drawing_statements.h"

#include "base/out.h"

/* Statements on one line are separated by a comma or semicolon. */
static bool at_statement_end(struct words *w)
{
    return words_line_ended(w) || words_next(w) == ',' || words_next(w) == ';';
}

/* ---- types ---- */

static bool find_type(struct word word, waltz_type *type)
{
    static const struct {
        const char *name;
        waltz_type type;
    } types[] = {{"l", WALTZ_L},     {"y", WALTZ_FORK},      {"fork", WALTZ_FORK}, {"f", WALTZ_FORK},
                 {"w", WALTZ_ARROW}, {"arrow", WALTZ_ARROW}, {"a", WALTZ_ARROW},   {"t", WALTZ_T}};
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++)
        if (word_is(word, types[i].name)) {
            *type = types[i].type;
            return true;
        }
    return false;
}

/* Single letters that may stand for a type after a junction's name, but are not the name of a type, begin no statement. */
static bool find_constructor(struct word word, waltz_type *type)
{
    return !word_is(word, "a") && !word_is(word, "f") && find_type(word, type);
}

static bool read_type(struct words *w, waltz_type *type)
{
    struct word word;
    const struct words before = *w;
    if (!words_name(w, say(a_junction_type), &word)) return false;
    if (find_type(word, type)) return true;
    *w = before;
    return words_expected(w, say(a_junction_type));
}

static const char *article(waltz_type type)
{
    return type == WALTZ_L || type == WALTZ_ARROW ? "an" : "a";
}

/* ---- junctions ---- */

struct definition {
    waltz_type type;
    struct word junction, neighbour[3];
    struct place place;
};

static int junction_of(struct sketch *s, struct word word)
{
    return sketch_junction(s, word.text, word.length, word.place);
}

/* If the sketch has no room for a junction, sketch_finish() reports it. */
static bool define(struct words *w, struct sketch *s, const struct definition *d)
{
    const int junction = junction_of(s, d->junction);
    int neighbours[3] = {0};
    for (int i = 0; i < waltz_type_degree(d->type); i++) {
        neighbours[i] = junction_of(s, d->neighbour[i]);
        if (neighbours[i] < 0) return true;
    }
    return junction < 0 || sketch_define(s, junction, d->type, neighbours, d->place, w->error);
}

/* A name, or "Var" and a name, with or without parentheses. */
static bool read_argument(struct words *w, struct message what, struct word *word)
{
    const bool bracket = words_take(w, '(');
    if (words_next_is(w, "at")) return words_expected(w, what);
    words_take_word(w, "var");
    if (!words_name(w, what, word)) return false;
    return !bracket || words_take(w, ')') || words_expected(w, say(mark, ")"));
}

typedef bool word_reader(struct words *, struct message what, struct word *);

/* As many neighbours as the type has, with or without commas between them. */
static bool read_neighbours(struct words *w, struct definition *d, word_reader *read, bool commas)
{
    for (int i = 0; i < waltz_type_degree(d->type); i++) {
        static const enum message_code ordinal[] = {SAY_first_neighbour, SAY_second_neighbour,
                                                    SAY_third_neighbour};
        const struct argument junction[] = {argument_text(article(d->type)),
                                            argument_text(waltz_type_name(d->type))};
        const struct message what = {ordinal[i], 2, junction};
        if (commas && i) words_take(w, ',');
        if (!read(w, what, &d->neighbour[i])) return false;
    }
    return true;
}

static bool expected_behind(struct words *w, struct message what, waltz_type type)
{
    return words_expected(
        w, say(after_neighbours, what, waltz_type_degree(type), article(type), waltz_type_name(type)));
}

/* J 0 W 5 6 1 */
static bool read_junction(struct words *w, struct sketch *s, struct place place)
{
    struct definition d = {.place = place};
    if (!words_name(w, say(junction_name), &d.junction) || !read_type(w, &d.type) ||
        !read_neighbours(w, &d, words_name, true))
        return false;
    return at_statement_end(w) ? define(w, s, &d) : expected_behind(w, say(end_of_line), d.type);
}

/* 0:W(5,6,1), after the colon */
static bool read_short_junction(struct words *w, struct sketch *s, struct word name)
{
    struct definition d = {.junction = name, .place = name.place};
    if (!read_type(w, &d.type)) return false;
    if (!words_take(w, '(')) return words_expected(w, say(bracket_and_neighbours));
    if (!read_neighbours(w, &d, words_name, true)) return false;
    if (!words_take(w, ')')) return expected_behind(w, say(mark, ")"), d.type);
    return define(w, s, &d);
}

/* P 0 -1.5 2 */
static bool read_place(struct words *w, struct sketch *s, struct place place)
{
    struct word name;
    double x, y;
    if (!words_name(w, say(junction_name), &name) || !words_coordinate(w, say(junction_x), &x))
        return false;
    words_take(w, ',');
    if (!words_coordinate(w, say(junction_y), &y)) return false;
    const int junction = junction_of(s, name);
    return junction < 0 || sketch_put(s, junction, x, y, place, w->error);
}

/* ---- lines ---- */

static void add_outline(struct sketch *s, struct word a, struct word b)
{
    const int from = junction_of(s, a), to = junction_of(s, b);
    if (from >= 0 && to >= 0) sketch_outline(s, from, to, a.place);
}

/* O 0 1 */
static bool read_outline_line(struct words *w, struct sketch *s, struct place place)
{
    struct word a, b;
    (void)place;
    if (!words_name(w, say(junction_name), &a) || !words_name(w, say(junction_name), &b)) return false;
    add_outline(s, a, b);
    return true;
}

/* (Var 0, Var 1) */
static bool read_pair(struct words *w, struct sketch *s)
{
    struct word a, b;
    words_take(w, '(');
    if (!read_argument(w, say(junction_name), &a)) return false;
    if (!words_take(w, ',')) return words_expected(w, say(mark, ","));
    if (!read_argument(w, say(junction_name), &b)) return false;
    if (!words_take(w, ')')) return words_expected(w, say(mark, ")"));
    add_outline(s, a, b);
    return true;
}

/* Between two names of a path may be a comma, a dash or an arrow. */
static bool take_path_separator(struct words *w)
{
    if (words_take(w, ',')) return true;
    if (!words_take(w, '-')) return false;
    if (w->at < w->end && *w->at == '>') w->at++;
    return true;
}

/* outline 0 1 2 0 */
static bool read_path(struct words *w, struct sketch *s)
{
    struct word before, here;
    if (!read_argument(w, say(junction_name), &before)) return false;
    if (words_line_ended(w)) return words_expected(w, say(two_junctions_in_outline));
    do {
        take_path_separator(w);
        if (!read_argument(w, say(junction_name), &here)) return false;
        add_outline(s, before, here);
        before = here;
    } while (!words_line_ended(w) && words_next(w) != ';');
    return true;
}

static bool take_label(struct words *w, waltz_label *label)
{
    switch (words_next(w)) {
    case '+': *label = WALTZ_CONVEX; break;
    case '-': *label = WALTZ_CONCAVE; break;
    case '>': *label = WALTZ_OUT; break;
    case '<': *label = WALTZ_IN; break;
    default: return false;
    }
    w->at++;
    return true;
}

/* ---- junctions as constructors ---- */

/* Arrow 1 5 6 at 0; and L 0 1 +, which is a label.  An Arrow lists counter-clockwise barb, clockwise barb, shaft; a
   W has the order of its type.  */
static bool read_constructor(struct words *w, struct sketch *s, struct word word, waltz_type type)
{
    struct definition d = {.type = type, .place = word.place};
    waltz_label label;
    if (!read_neighbours(w, &d, read_argument, false)) return false;
    if (type == WALTZ_L && take_label(w, &label)) {
        const int a = junction_of(s, d.neighbour[0]), b = junction_of(s, d.neighbour[1]);
        if (a >= 0 && b >= 0) sketch_known(s, a, b, label, d.place);
        return true;
    }
    words_take_word(w, "at");
    if (!read_argument(w, type == WALTZ_L ? say(at_junction_or_label) : say(at_junction), &d.junction))
        return false;
    if (type == WALTZ_ARROW && !word_is(word, "w")) {
        const struct word barb = d.neighbour[0];
        d.neighbour[0] = d.neighbour[1];
        d.neighbour[1] = d.neighbour[2];
        d.neighbour[2] = barb;
    }
    return define(w, s, &d);
}

static bool read_element(struct words *w, struct sketch *s)
{
    if (words_next(w) == '(') return read_pair(w, s);
    struct word word;
    waltz_type type;
    const struct words before = *w;
    if (!words_name(w, say(a_list_element), &word)) return false;
    if (find_constructor(word, &type)) return read_constructor(w, s, word, type);
    *w = before;
    return words_expected(w, say(a_list_element));
}

static bool read_elements(struct words *w, struct sketch *s)
{
    if (!words_take(w, '[')) return words_expected(w, say(mark, "["));
    if (words_take(w, ']')) return true;
    do
        if (!read_element(w, s)) return false;
    while (words_take(w, ','));
    return words_take(w, ']') || words_expected(w, say(either_mark, ",", "]"));
}

static bool read_list(struct words *w, struct sketch *s)
{
    w->spans_lines = true;
    const bool good = read_elements(w, s);
    w->spans_lines = false;
    return good;
}

/* ---- statements ---- */

static bool read_outline(struct words *w, struct sketch *s, struct place place)
{
    (void)place;
    return words_next(w) == '[' ? read_list(w, s) : read_path(w, s);
}

/* Those that begin with a word of their own; statement_template.c is one to copy. */
static const struct {
    const char *word;
    statement_reader *read;
} statements[] = {
    {"j", read_junction}, {"p", read_place}, {"o", read_outline_line}, {"outline", read_outline}};

static bool read_worded(struct words *w, struct sketch *s, struct word word)
{
    waltz_type type;
    for (size_t i = 0; i < sizeof statements / sizeof *statements; i++)
        if (word_is(word, statements[i].word)) return statements[i].read(w, s, word.place);
    if (find_constructor(word, &type)) return read_constructor(w, s, word, type);
    if (w->at == word.text + word.length && !at_statement_end(w))
        return words_expected(w, say(colon_after_name));
    w->at = word.text;
    return words_expected(w, say(a_statement));
}

static bool read_unseparated(struct words *w, struct sketch *s, bool *more)
{
    struct word word;
    *more = false;
    if (words_next(w) == '[') return read_list(w, s);
    if (!words_name(w, say(a_junction_such_as), &word)) return false;
    if (words_take(w, '=')) return read_list(w, s);
    if (!words_take(w, ':')) return read_worded(w, s, word);
    if (w->at < w->end && *w->at == ':') {
        words_skip_line(w);
        return true;
    }
    *more = true;
    return read_short_junction(w, s, word);
}

bool read_drawing_statement(struct words *w, struct sketch *s)
{
    bool more; /* the next may follow on the same line without a separator */
    if (!read_unseparated(w, s, &more)) return false;
    if (!more && !at_statement_end(w)) return words_expected(w, say(end_of_line));
    if (!words_take(w, ',')) words_take(w, ';');
    return true;
}
