/* SPDX-License-Identifier: MIT */
/* patterns.c - the digits along a line, read in order, match a regular expression of the user:

       pattern: "1.*9" r1c1 r1c2 r1c3 r1c4

   A digit (as a symbol: A is 10), . any digit, [135] or [2-5] one of some, [^1] one of the others, (..) a group, | or, and behind each *
   any number of times, + once or more, ? at most once.  The whole line must match.

   Its meaning tries everything, as people read it.  What it compiles to is the automaton of Glushkov and McNaughton-Yamada (1961, 1960):
   its states are sets of places in the expression, those whose character has just been read.  */
#include "board/symbols.h"
#include "clue/clue_forms.h"
#include "clue/clue_kinds.h"

enum { MOST_NODES = 128, MOST_PLACES = 62, MOST_DEPTH = 40 };

/* The expression as a tree; children come before their parents. */
struct node {
    enum { NOTHING, ONE_OF, SEQUENCE, EITHER, REPEATED } kind;
    int left, right;      /* of a sequence or a choice; `left` is what is repeated */
    bool may_lack, again; /* repeated: no times, several times */
    bitset digits;
    int place; /* of one that reads a digit */
};

struct expression {
    struct node node[MOST_NODES];
    bitset of_place[MOST_PLACES]; /* the digits that each place reads */
    int nodes, places, root;
};

/* ---- reading ---- */

struct parsing {
    const char *text;
    int at, length, n, depth;
    struct expression *to;
    sudoku_error *error;
};

static int failed(struct parsing *p, struct message why)
{
    fail(p->error, 0, p->at + 1, why);
    return -1;
}

static int add_node(struct parsing *p, struct node node)
{
    if (p->to->nodes == MOST_NODES) return failed(p, say(pattern_too_long));
    p->to->node[p->to->nodes] = node;
    return p->to->nodes++;
}

static int add_digits(struct parsing *p, bitset digits)
{
    if (p->to->places == MOST_PLACES) return failed(p, say(pattern_too_long));
    p->to->of_place[p->to->places] = digits;
    return add_node(p, (struct node){.kind = ONE_OF, .digits = digits, .place = p->to->places++});
}

static char here(const struct parsing *p) { return p->at < p->length ? p->text[p->at] : '\0'; }

/* The digit here; 0 with a sentence: there is none. */
static int take_digit(struct parsing *p)
{
    const int digit = here(p) ? symbol_digit(here(p), p->n) : 0;
    if (digit < 1 || digit > p->n) {
        failed(p, say(expected_quad_digit, p->n));
        return 0;
    }
    p->at++;
    return digit;
}

/* [135], [2-5], [^1], after the bracket. */
static int parse_set(struct parsing *p)
{
    const bool others = here(p) == '^';
    bitset digits = 0;
    if (others) p->at++;
    while (here(p) != ']') {
        const int first = take_digit(p);
        int last = first;
        if (!first) return -1;
        if (here(p) == '-') {
            p->at++;
            last = take_digit(p);
            if (!last) return -1;
        }
        for (int d = first; d <= last; d++) digits |= bit(d - 1);
    }
    p->at++;
    return add_digits(p, others ? first_bits(p->n) & ~digits : digits);
}

static int parse_either(struct parsing *);

static int parse_one(struct parsing *p)
{
    const char c = here(p);
    if (c == '(') {
        if (p->depth == MOST_DEPTH) return failed(p, say(pattern_too_long));
        p->at++;
        p->depth++;
        const int inner = parse_either(p);
        p->depth--;
        if (inner < 0) return -1;
        if (here(p) != ')') return failed(p, say(expected, say(mark, ")")));
        p->at++;
        return inner;
    }
    if (c == '[') {
        p->at++;
        return parse_set(p);
    }
    if (c == '.') {
        p->at++;
        return add_digits(p, first_bits(p->n));
    }
    const int digit = take_digit(p);
    return digit ? add_digits(p, bit(digit - 1)) : -1;
}

static int parse_repeated(struct parsing *p)
{
    int one = parse_one(p);
    for (char c; one >= 0 && ((c = here(p)) == '*' || c == '+' || c == '?'); p->at++)
        one = add_node(
            p, (struct node){.kind = REPEATED, .left = one, .may_lack = c != '+', .again = c != '?'});
    return one;
}

static int parse_sequence(struct parsing *p)
{
    int all = -1;
    while (here(p) && here(p) != '|' && here(p) != ')') {
        const int next = parse_repeated(p);
        if (next < 0) return -1;
        all = all < 0 ? next : add_node(p, (struct node){.kind = SEQUENCE, .left = all, .right = next});
        if (all < 0) return -1;
    }
    return all < 0 ? add_node(p, (struct node){.kind = NOTHING}) : all;
}

static int parse_either(struct parsing *p)
{
    int either = parse_sequence(p);
    while (either >= 0 && here(p) == '|') {
        p->at++;
        const int next = parse_sequence(p);
        if (next < 0) return -1;
        either = add_node(p, (struct node){.kind = EITHER, .left = either, .right = next});
    }
    return either;
}

static bool parse(const struct clue *c, int n, struct expression *to, sudoku_error *error)
{
    struct parsing p = {.text = c->text, .length = c->text_length, .n = n, .to = to, .error = error};
    to->nodes = to->places = 0;
    to->root = parse_either(&p);
    if (to->root < 0) return false;
    return p.at == p.length ||
           fail(error, 0, p.at + 1,
                say(text_after_clue, quoted(c->text + p.at, (size_t)(p.length - p.at))));
}

static bool check(const struct clue *c, const sudoku_rules *r, sudoku_error *error)
{
    struct expression e;
    return parse(c, r->n, &e, error);
}

/* ---- meaning ---- */

/* Where a match of the node can end that begins at each of `starts`: bit i is before the i-th cell.  Empty cells match any digit. */
static void match(const struct expression *e, int node, const struct clue *c, const uint8_t *digits,
                  const bool *starts, bool *ends)
{
    const struct node *x = &e->node[node];
    bool middle[SUDOKU_MAX_CELLS + 1] = {false}, other[SUDOKU_MAX_CELLS + 1] = {false};
    const int last = c->count;
    for (int i = 0; i <= last; i++) ends[i] = false;
    switch (x->kind) {
    case NOTHING:
        for (int i = 0; i <= last; i++) ends[i] = starts[i];
        return;
    case ONE_OF:
        for (int i = 0; i < last; i++) {
            const int digit = digit_at(c, digits, i);
            ends[i + 1] = starts[i] && (digit ? (x->digits & bit(digit - 1)) != 0 : x->digits != 0);
        }
        return;
    case SEQUENCE:
        match(e, x->left, c, digits, starts, middle);
        match(e, x->right, c, digits, middle, ends);
        return;
    case EITHER:
        match(e, x->left, c, digits, starts, middle);
        match(e, x->right, c, digits, starts, other);
        for (int i = 0; i <= last; i++) ends[i] = middle[i] || other[i];
        return;
    case REPEATED: {
        bool more = true;
        for (int i = 0; i <= last; i++) {
            middle[i] = starts[i];
            ends[i] = x->may_lack && starts[i];
        }
        while (
            more) { /* until nothing new is reached: after each round, what was reached may begin another */
            more = false;
            match(e, x->left, c, digits, middle, other);
            for (int i = 0; i <= last; i++) {
                middle[i] = x->again && other[i] && !ends[i];
                more |= middle[i];
                ends[i] |= other[i];
            }
        }
        return;
    }
    }
}

static bool holds(const struct clue *c, const sudoku_clues *set, const uint8_t *digits)
{
    struct expression e;
    bool starts[SUDOKU_MAX_CELLS + 1] = {true}, ends[SUDOKU_MAX_CELLS + 1];
    parse(c, set->rules->n, &e, NULL);
    match(&e, e.root, c, digits, starts, ends);
    return ends[c->count];
}

/* ---- the automaton ---- */

/* Which places a node can begin and end with, and whether it can be empty; and which can follow each place. */
struct automaton {
    const struct expression *e;
    bitset first[MOST_NODES], last[MOST_NODES], follow[MOST_PLACES];
    bool empty[MOST_NODES];
};

static void let_follow(struct automaton *a, bitset before, bitset after)
{
    for_each_bit(p, before) a->follow[p] |= after;
}

static void derive(struct automaton *a, int node)
{
    const struct node *x = &a->e->node[node];
    const int l = x->left, r = x->right;
    switch (x->kind) {
    case NOTHING: a->empty[node] = true; break;
    case ONE_OF: a->first[node] = a->last[node] = bit(x->place); break;
    case SEQUENCE:
        a->empty[node] = a->empty[l] && a->empty[r];
        a->first[node] = a->first[l] | (a->empty[l] ? a->first[r] : 0);
        a->last[node] = a->last[r] | (a->empty[r] ? a->last[l] : 0);
        let_follow(a, a->last[l], a->first[r]);
        break;
    case EITHER:
        a->empty[node] = a->empty[l] || a->empty[r];
        a->first[node] = a->first[l] | a->first[r];
        a->last[node] = a->last[l] | a->last[r];
        break;
    case REPEATED:
        a->empty[node] = a->empty[l] || x->may_lack;
        a->first[node] = a->first[l];
        a->last[node] = a->last[l];
        if (x->again) let_follow(a, a->last[l], a->first[l]);
        break;
    }
}

/* The state: the places that have just been read; the bit after them: nothing has. */
enum { BEGINNING = MOST_PLACES };

static int64_t step(const void *context, int64_t state, int i, int digit)
{
    const struct automaton *a = context;
    bitset next = 0, after = 0;
    (void)i;
    if ((bitset)state & bit(BEGINNING)) next = a->first[a->e->root];
    for_each_bit(p, (bitset)state & ~bit(BEGINNING)) next |= a->follow[p];
    for_each_bit(p, next)
        if (a->e->of_place[p] & bit(digit - 1)) after |= bit(p);
    return after ? (int64_t)after : DEAD;
}

static bool accepts(const void *context, int64_t state)
{
    const struct automaton *a = context;
    return ((bitset)state & a->last[a->e->root]) != 0;
}

static void compile(const struct clue *c, const sudoku_clues *set, struct forms *f)
{
    struct expression e;
    struct automaton a = {.e = &e};
    parse(c, set->rules->n, &e, NULL);
    for (int i = 0; i < e.nodes; i++) derive(&a, i);
    forms_walk(f, c->cell, c->count,
               &(struct walker){
                   .context = &a, .begin = (int64_t)bit(BEGINNING), .step = step, .accepts = accepts});
}

const struct clue_kind clue_pattern = {.name = "pattern",
                                       .statement = STATES_TEXT,
                                       .in_order = true,
                                       .fewest = 1,
                                       .check = check,
                                       .look = {.drawing = DRAW_LINE,
                                                .colour = "#a9b4c4",
                                                .width = 10,
                                                .core = "2 8",
                                                .last = MARK_HEAD,
                                                .lettered = true},
                                       .holds = holds,
                                       .compile = compile};
