/* SPDX-License-Identifier: MIT */
/* unwrap_bbcode.c - the tags of forums: [code]...[/code], [color=#ff0000]5[/color], [tr][td]5[/td]...[/tr].

   Only names that forums use are tags, and only if the text closes them somewhere: [Puzzle], [[1,2 and [5, 3] are none.  */
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/unwrap/markup.h"

enum kind { IN_LINE, BLOCK, UNSEEN, DOUBTFUL, TABLE, ROW, CELL, HEADING };

enum { LONGEST_NAME = 12 };

static const struct name {
    char text[LONGEST_NAME];
    enum kind kind;
} names[] = {
    {"align", BLOCK},     {"attachment", UNSEEN}, {"b", IN_LINE},      {"bg", IN_LINE},
    {"bgcolor", IN_LINE}, {"big", IN_LINE},       {"center", BLOCK},   {"centre", BLOCK},
    {"code", BLOCK},      {"color", IN_LINE},     {"colour", IN_LINE}, {"del", DOUBTFUL},
    {"email", IN_LINE},   {"fixed", BLOCK},       {"font", IN_LINE},   {"h1", BLOCK},
    {"h2", BLOCK},        {"h3", BLOCK},          {"heading", BLOCK},  {"hidden", BLOCK},
    {"hide", BLOCK},      {"highlight", IN_LINE}, {"i", IN_LINE},      {"img", UNSEEN},
    {"indent", BLOCK},    {"justify", BLOCK},     {"left", BLOCK},     {"list", BLOCK},
    {"media", UNSEEN},    {"mono", IN_LINE},      {"noparse", BLOCK},  {"plain", BLOCK},
    {"pre", BLOCK},       {"quote", BLOCK},       {"right", BLOCK},    {"s", DOUBTFUL},
    {"size", IN_LINE},    {"small", IN_LINE},     {"spoiler", BLOCK},  {"strike", DOUBTFUL},
    {"sub", DOUBTFUL},    {"sup", DOUBTFUL},      {"table", TABLE},    {"tbody", IN_LINE},
    {"td", CELL},         {"th", HEADING},        {"tr", ROW},         {"tt", IN_LINE},
    {"u", IN_LINE},       {"url", IN_LINE},       {"youtube", UNSEEN},
};

enum { NAMES = sizeof names / sizeof *names };

struct tag {
    size_t begin, end; /* from [ past ] */
    int name;
    bool closing;
};

struct post {
    const struct page *from;
    struct markup markup;
    bool mixed;               /* some digits are set off, and others are not */
    size_t last_close[NAMES]; /* place of the last tag that closes one; 0: none */
};

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c | 0x20) : c; }

static int find_name(const char *text, size_t length)
{
    for (int i = 0; i < NAMES; i++) {
        size_t same = 0;
        while (same < length && names[i].text[same] && lower(text[same]) == names[i].text[same]) same++;
        if (same == length && !names[i].text[same]) return i;
    }
    return -1;
}

/* The tag at a [; false: it is none.  After its name may come = and an argument, or several with their names. */
static bool read_tag(const struct page *p, size_t at, struct tag *tag)
{
    enum { LONGEST_ARGUMENT = 300 };
    tag->begin = at++;
    tag->closing = at < p->length && p->text[at] == '/';
    at += tag->closing;
    const size_t name = at;
    while (at < p->length && (is_letter(p->text[at]) || is_figure(p->text[at]))) at++;
    tag->name = find_name(p->text + name, at - name);
    if (tag->name < 0 || at == p->length) return false;
    const char after = p->text[at];
    if (after != ']' && (tag->closing || (after != '=' && after != ' '))) return false;
    bool equals = after == ']';
    for (const size_t first = at; at < p->length && at - first < LONGEST_ARGUMENT; at++) {
        const char c = p->text[at];
        equals |= c == '=';
        if (c == '[' || c == '\n') return false;
        if (c == ']') {
            tag->end = at + 1;
            return equals;
        }
    }
    return false;
}

static bool next_tag(const struct page *p, size_t *at, struct tag *tag)
{
    while (*at < p->length) {
        const char *sign = memchr(p->text + *at, '[', p->length - *at);
        if (!sign) return false;
        *at = (size_t)(sign - p->text);
        if (read_tag(p, *at, tag)) {
            *at = tag->end;
            return true;
        }
        ++*at;
    }
    return false;
}

static void put_text(struct post *post, size_t begin, size_t end)
{
    if (markup_take_text(&post->markup)) page_take_range(&post->markup.text, post->from, begin, end);
}

static void end_paragraph(struct post *post, size_t at)
{
    const char mark[] = {PARAGRAPH, '\0'};
    if (markup_take_text(&post->markup)) page_put(&post->markup.text, mark, post->from, at);
}

/* Past what the tag hides. */
static size_t skip_unseen(const struct page *p, const struct tag *tag)
{
    struct tag other;
    size_t at = tag->end;
    while (next_tag(p, &at, &other))
        if (other.closing && other.name == tag->name) return at;
    return tag->end;
}

/* Sets off the digit after it: [b]5[/b], [color=blue]5[/color]. */
static bool sets_off_digit(const struct page *p, const struct tag *tag)
{
    return names[tag->name].kind == IN_LINE && !tag->closing && tag->end + 1 < p->length &&
           is_figure(p->text[tag->end]) && p->text[tag->end + 1] == '[';
}

/* Are there lines in which some digits are set off, and others are not?  Those could be the player's. */
static bool has_mixed_digits(const struct page *p)
{
    struct tag tag = {.end = 0};
    struct page_line l;
    size_t next = 0;
    bool more = next_tag(p, &next, &tag);
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        int set_off = 0, plain = 0;
        size_t done = l.begin;
        while (more && tag.begin < l.end) {
            for (; done < tag.begin; done++) plain += is_figure(p->text[done]);
            if (sets_off_digit(p, &tag)) set_off++, plain--;
            if (tag.end > done) done = tag.end;
            more = next_tag(p, &next, &tag);
        }
        for (; done < l.end; done++) plain += is_figure(p->text[done]);
        if (set_off && plain > 0) return true;
    }
    return false;
}

static void take_tag(struct post *post, const struct tag *tag)
{
    struct markup *m = &post->markup;
    struct markup_cell *cell;
    switch (names[tag->name].kind) {
    case IN_LINE:
        if (post->mixed && sets_off_digit(post->from, tag) && markup_take_text(m))
            page_put(&m->text, "<bold>", post->from, tag->begin);
        break;
    case UNSEEN:
    case BLOCK: end_paragraph(post, tag->begin); break;
    case DOUBTFUL: put_text(post, tag->begin, tag->end); break;
    case TABLE:
        if (tag->closing) markup_close(m);
        else markup_open(m);
        break;
    case ROW:
        if (tag->closing) markup_end_row(m);
        else markup_row(m);
        break;
    case CELL:
    case HEADING:
        cell = tag->closing ? NULL : markup_cell(m);
        if (tag->closing) markup_end_cell(m);
        if (cell) cell->heading = names[tag->name].kind == HEADING;
        break;
    }
}

bool unwrap_bbcode(const struct page *from, struct page *to)
{
    struct post post = {.from = from};
    struct tag tag;
    bool found = false;
    for (size_t at = 0; next_tag(from, &at, &tag);)
        if (tag.closing && tag.begin) {
            post.last_close[tag.name] = tag.begin;
            found = true;
        }
    if (!found) return false;
    size_t done = 0;
    post.mixed = has_mixed_digits(from);
    markup_begin(&post.markup);
    for (size_t at = 0; next_tag(from, &at, &tag);) {
        if (!post.last_close[tag.name]) continue;
        put_text(&post, done, tag.begin);
        take_tag(&post, &tag);
        if (names[tag.name].kind == UNSEEN && !tag.closing && tag.begin < post.last_close[tag.name])
            at = skip_unseen(from, &tag);
        done = at;
    }
    put_text(&post, done, from->length);
    found = markup_write(&post.markup, to);
    markup_free(&post.markup);
    return found;
}
