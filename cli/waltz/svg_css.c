/* SPDX-License-Identifier: MIT */
/* svg_css.c - see svg_css.h */
#include "waltz/svg_css.h"

#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_STEPS = 8, MOST_RULES = 20000, MOST_NESTED = 8 };

/* One selector with one block of declarations. */
struct svg_rule {
    struct step {
        const char *text; /* such as path.a#b: a name or *, then classes and ids */
        size_t length;
        bool direct; /* it must be the parent of what follows, not just around it */
    } step[MOST_STEPS];
    int steps;
    unsigned specificity;
    const char *block;
    size_t block_length;
};

static const char *const names[SVG_PROPERTIES] = {
    [SVG_DISPLAY] = "display",
    [SVG_VISIBILITY] = "visibility",
    [SVG_STROKE] = "stroke",
    [SVG_STROKE_WIDTH] = "stroke-width",
    [SVG_STROKE_OPACITY] = "stroke-opacity",
    [SVG_STROKE_DASHARRAY] = "stroke-dasharray",
    [SVG_OPACITY] = "opacity",
    [SVG_FILL] = "fill",
    [SVG_COLOR] = "color",
    [SVG_TRANSFORM] = "transform",
};

static bool is_blank(char c) { return c && strchr(" \t\r\n\f", c); }

static struct svg_value trimmed(const char *text, size_t length)
{
    while (length && is_blank(*text)) text++, length--;
    while (length && is_blank(text[length - 1])) length--;
    return (struct svg_value){text, length};
}

bool svg_value_is(struct svg_value v, const char *word)
{
    if (!v.text || strlen(word) != v.length) return false;
    for (size_t i = 0; i < v.length; i++)
        if (tolower((unsigned char)v.text[i]) != word[i]) return false;
    return true;
}

/* ---- declarations ---- */

/* The value of each property so far, and its precedence. */
struct cascade {
    struct svg_value *value;
    uint64_t weight[SVG_PROPERTIES];
    struct svg_value wanted, found; /* a property of the sheet's own, such as --pen; its value */
    bool differs;                   /* it has several values */
};

static const uint64_t of_attribute = 1, of_rule = 2, of_style = (uint64_t)1 << 40,
                      important = (uint64_t)1 << 41;

static void offer(struct cascade *c, int property, struct svg_value v, uint64_t weight)
{
    if (!v.length || weight < c->weight[property]) return;
    c->weight[property] = weight;
    c->value[property] = v;
}

/* Where a declaration ends: at a semicolon outside of quotes and brackets. */
static size_t declaration_length(const char *text, size_t length)
{
    int open = 0;
    char quote = 0;
    for (size_t i = 0; i < length; i++) {
        if (quote) quote = text[i] == quote ? 0 : quote;
        else if (text[i] == '"' || text[i] == '\'') quote = text[i];
        else if (text[i] == '(') open++;
        else if (text[i] == ')' && open) open--;
        else if (text[i] == ';' && !open) return i;
    }
    return length;
}

static struct svg_value without_important(struct svg_value v, bool *is_important)
{
    const char *mark = v.length ? memchr(v.text, '!', v.length) : NULL;
    *is_important = false;
    if (!mark) return v;
    const size_t before = (size_t)(mark - v.text);
    const struct svg_value word = trimmed(mark + 1, v.length - before - 1);
    *is_important = svg_value_is(word, "important");
    return *is_important ? trimmed(v.text, before) : v;
}

/* Style attributes may have comments, too. */
static struct svg_value behind_comments(struct svg_value v)
{
    for (size_t i = v.length; i > 1; i--)
        if (v.text[i - 2] == '*' && v.text[i - 1] == '/') return trimmed(v.text + i, v.length - i);
    return v;
}

static bool is_same(struct svg_value a, struct svg_value b)
{
    return a.length == b.length && (!a.length || memcmp(a.text, b.text, a.length) == 0);
}

static void offer_custom(struct cascade *c, struct svg_value name, struct svg_value v)
{
    if (!c->wanted.length || !is_same(name, c->wanted)) return;
    if (c->found.length && !is_same(c->found, v)) c->differs = true;
    c->found = v;
}

/* A list such as "fill: none; stroke: #000". */
static void offer_declarations(struct cascade *c, const char *text, size_t length, uint64_t weight)
{
    while (length) {
        const size_t whole = declaration_length(text, length);
        const char *colon = memchr(text, ':', whole);
        if (colon) {
            const struct svg_value name = behind_comments(trimmed(text, (size_t)(colon - text)));
            bool strong;
            const struct svg_value v =
                without_important(trimmed(colon + 1, whole - (size_t)(colon - text) - 1), &strong);
            offer_custom(c, name, v);
            for (int i = 0; i < SVG_PROPERTIES; i++)
                if (svg_value_is(name, names[i])) offer(c, i, v, weight + (strong ? important : 0));
        }
        const size_t done = whole < length ? whole + 1 : whole;
        text += done;
        length -= done;
    }
}

/* ---- selectors ---- */

static bool is_name_character(char c)
{
    return isalnum((unsigned char)c) || c == '-' || c == '_' || (unsigned char)c >= 0x80;
}

static size_t name_length(const char *text, size_t length)
{
    size_t i = 0;
    while (i < length && is_name_character(text[i])) i++;
    return i;
}

/* Checks a step such as path.a#b, and adds up how specific it is. */
static bool check_step(const struct step *s, unsigned *specificity)
{
    size_t i = name_length(s->text, s->length);
    if (i) ++*specificity;
    else if (s->text[0] == '*') i = 1;
    while (i < s->length) {
        const char mark = s->text[i];
        const size_t name = name_length(s->text + i + 1, s->length - i - 1);
        if ((mark != '.' && mark != '#') || !name) return false;
        *specificity += mark == '#' ? 1u << 20 : 1u << 10;
        i += 1 + name;
    }
    return true;
}

/* False: it is not supported. */
static bool read_selector(struct svg_value v, struct svg_rule *rule)
{
    bool direct = false;
    rule->steps = 0;
    rule->specificity = 0;
    while (v.length) {
        size_t length = 0;
        if (*v.text == '>') {
            if (!rule->steps || direct) return false;
            direct = true;
            v = trimmed(v.text + 1, v.length - 1);
            continue;
        }
        while (length < v.length && !is_blank(v.text[length]) && v.text[length] != '>') length++;
        if (rule->steps == MOST_STEPS) return false;
        if (rule->steps) rule->step[rule->steps - 1].direct = direct;
        rule->step[rule->steps] = (struct step){v.text, length, false};
        if (!check_step(&rule->step[rule->steps++], &rule->specificity)) return false;
        direct = false;
        v = trimmed(v.text + length, v.length - length);
    }
    return rule->steps && !direct;
}

static bool has_class(const struct svg_node *node, const char *name, size_t length)
{
    const char *list = svg_attribute(node, "class");
    while (list && *list) {
        list += strspn(list, " \t\r\n\f");
        const size_t here = strcspn(list, " \t\r\n\f");
        if (here == length && strncmp(list, name, length) == 0) return true;
        list += here;
    }
    return false;
}

static bool step_fits(const struct step *s, const struct svg_node *node)
{
    size_t i = name_length(s->text, s->length);
    if (i && (strlen(node->name) != i || strncmp(node->name, s->text, i) != 0)) return false;
    if (!i && s->text[0] == '*') i = 1;
    while (i < s->length) {
        const char mark = s->text[i], *name = s->text + i + 1, *id = svg_attribute(node, "id");
        const size_t length = name_length(name, s->length - i - 1);
        if (mark == '.' && !has_class(node, name, length)) return false;
        if (mark == '#' && (!id || strlen(id) != length || strncmp(id, name, length) != 0)) return false;
        i += 1 + length;
    }
    return true;
}

/* Does the step match an element, and the steps before it elements around it?  Backtracks. */
static bool steps_fit(struct svg_sheet *s, const struct svg_rule *rule, int last,
                      const struct svg_node *node)
{
    if (s->work) s->work--;
    if (!s->work || !step_fits(&rule->step[last], node)) return false;
    if (!last) return true;
    for (const struct svg_node *around = node->parent; around; around = around->parent) {
        if (steps_fit(s, rule, last - 1, around)) return true;
        if (rule->step[last - 1].direct) break;
    }
    return false;
}

/* ---- sheets ---- */

/* Comments become blanks, and so do the <!-- --> that used to hide style sheets. */
static char *without_comments(const char *text, size_t length)
{
    char *copy = malloc(length + 1);
    if (!copy) return NULL;
    memcpy(copy, text, length);
    copy[length] = '\0';
    for (char *at = copy; *at; at++) {
        size_t blank = 0;
        if (strncmp(at, "/*", 2) == 0) {
            const char *end = strstr(at + 2, "*/");
            blank = end ? (size_t)(end + 2 - at) : strlen(at);
        } else if (strncmp(at, "<!--", 4) == 0) {
            blank = 4;
        } else if (strncmp(at, "-->", 3) == 0) {
            blank = 3;
        }
        if (blank) {
            memset(at, ' ', blank);
            at += blank - 1;
        }
    }
    return copy;
}

static void note_strange(struct svg_sheet *s, struct svg_value v)
{
    if (s->strange_count++) return;
    char copy[64];
    snprintf(copy, sizeof copy, "%.*s", (int)(v.length < 60 ? v.length : 60), v.text);
    snprintf(s->strange, sizeof s->strange, "%s", svg_excerpt(copy).text);
}

static bool add_rule(struct svg_sheet *s, const struct svg_rule *rule)
{
    if (s->rules == s->room) {
        const size_t room = s->room ? 2 * s->room : 64;
        struct svg_rule *grown = realloc(s->rule, room * sizeof *grown);
        if (!grown) return false;
        s->rule = grown;
        s->room = room;
    }
    s->rule[s->rules++] = *rule;
    return true;
}

/* Several selectors with commas have the same block. */
static bool add_rules(struct svg_sheet *s, struct svg_value selectors, struct svg_value block)
{
    while (selectors.length) {
        const char *comma = memchr(selectors.text, ',', selectors.length);
        const size_t length = comma ? (size_t)(comma - selectors.text) : selectors.length;
        struct svg_value one = trimmed(selectors.text, length);
        if (svg_value_is(one, ":root")) one = (struct svg_value){"svg", 3};
        struct svg_rule rule = {.block = block.text, .block_length = block.length};
        if (!read_selector(one, &rule) || s->rules == MOST_RULES) note_strange(s, one);
        else if (!add_rule(s, &rule)) return false;
        const size_t done = comma ? length + 1 : length;
        selectors = trimmed(selectors.text + done, selectors.length - done);
    }
    return true;
}

/* The length of a block, whose brace is open, up to the one that closes it. */
static size_t block_length(const char *text, size_t length)
{
    int open = 0;
    char quote = 0;
    for (size_t i = 0; i < length; i++) {
        if (quote) quote = text[i] == quote ? 0 : quote;
        else if (text[i] == '"' || text[i] == '\'') quote = text[i];
        else if (text[i] == '{') open++;
        else if (text[i] == '}' && open-- == 0) return i;
    }
    return length;
}

static bool begins(struct svg_value v, const char *word)
{
    const size_t length = strlen(word);
    return v.length >= length && svg_value_is((struct svg_value){v.text, length}, word) &&
           (v.length == length || !is_name_character(v.text[length]));
}

/* @rules that do not concern lines. */
static bool is_harmless(struct svg_value v)
{
    static const char *const harmless[] = {"@font-face", "@keyframes", "@charset",
                                           "@namespace", "@page",      "@-webkit-keyframes"};
    for (size_t i = 0; i < sizeof harmless / sizeof *harmless; i++)
        if (begins(v, harmless[i])) return true;
    return false;
}

static bool read_rules(struct svg_sheet *s, struct svg_value v, int nested);

/* Rules for screens count; those for print, for dark pages or for some widths do not. */
static bool read_at_rule(struct svg_sheet *s, struct svg_value head, struct svg_value block, int nested)
{
    if (!begins(head, "@media")) {
        if (!is_harmless(head)) note_strange(s, head);
        return true;
    }
    const struct svg_value medium = trimmed(head.text + 6, head.length - 6);
    if (svg_value_is(medium, "all") || svg_value_is(medium, "screen") || !medium.length)
        return nested == MOST_NESTED || read_rules(s, block, nested + 1);
    return true;
}

static bool read_rules(struct svg_sheet *s, struct svg_value v, int nested)
{
    for (v = trimmed(v.text, v.length); v.length;) {
        size_t head = 0;
        while (head < v.length && v.text[head] != '{' && !(*v.text == '@' && v.text[head] == ';'))
            head++;
        const struct svg_value before = trimmed(v.text, head);
        size_t done = head < v.length ? head + 1 : head;
        struct svg_value block = {v.text + done, 0};
        if (head < v.length && v.text[head] == '{') {
            const size_t length = block_length(block.text, v.length - done);
            block = trimmed(block.text, length);
            done += length;
            if (done < v.length) done++;
        }
        if (!(*before.text == '@' && before.length ? read_at_rule(s, before, block, nested)
                                                   : add_rules(s, before, block)))
            return false;
        v = trimmed(v.text + done, v.length - done);
    }
    return true;
}

bool svg_sheet_open(struct svg_sheet *s, const char *text, size_t length)
{
    *s = (struct svg_sheet){.text = without_comments(text ? text : "", length), .work = 400000000};
    return s->text && read_rules(s, (struct svg_value){s->text, strlen(s->text)}, 0);
}

void svg_sheet_close(struct svg_sheet *s)
{
    free(s->text);
    free(s->rule);
}

/* What var(--name) stands for, if the whole sheet has one value for it; else it stays as it is. */
static struct svg_value resolved(struct svg_sheet *s, struct svg_value v)
{
    struct svg_value ignored[SVG_PROPERTIES];
    struct cascade c = {.value = ignored};
    if (!v.length || !begins(v, "var")) return v;
    size_t from = 3, to;
    while (from < v.length && (v.text[from] == '(' || is_blank(v.text[from]))) from++;
    for (to = from; to < v.length && is_name_character(v.text[to]); to++) {}
    c.wanted = (struct svg_value){v.text + from, to - from};
    for (size_t i = 0; i < s->rules && s->work; i++) {
        const size_t length = s->rule[i].block_length;
        offer_declarations(&c, s->rule[i].block, length, 0);
        s->work = s->work > length ? s->work - length : 0;
    }
    return c.found.length && !c.differs ? c.found : v;
}

bool svg_properties(struct svg_sheet *s, const struct svg_node *node,
                    struct svg_value value[SVG_PROPERTIES])
{
    struct cascade c = {.value = value};
    for (int i = 0; i < SVG_PROPERTIES; i++) value[i] = (struct svg_value){NULL, 0};
    for (const char *const *pair = node->pairs; *pair; pair += 2)
        for (int i = 0; i < SVG_PROPERTIES; i++)
            if (i != SVG_TRANSFORM && strcmp(pair[0], names[i]) == 0)
                offer(&c, i, trimmed(pair[1], strlen(pair[1])), of_attribute);
    for (size_t i = 0; i < s->rules; i++)
        if (steps_fit(s, &s->rule[i], s->rule[i].steps - 1, node))
            offer_declarations(&c, s->rule[i].block, s->rule[i].block_length,
                               of_rule + s->rule[i].specificity);
    const char *style = svg_attribute(node, "style");
    if (style) offer_declarations(&c, style, strlen(style), of_style);
    value[SVG_STROKE] = resolved(s, value[SVG_STROKE]);
    value[SVG_FILL] = resolved(s, value[SVG_FILL]);
    value[SVG_COLOR] = resolved(s, value[SVG_COLOR]);
    return s->work > 0;
}
