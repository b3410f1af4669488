/* SPDX-License-Identifier: MIT */
/* page.c - see page.h */
#include "read/unwrap/page.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

void page_free(struct page *p)
{
    free(p->text);
    free(p->where);
    *p = (struct page){.text = NULL};
}

static bool make_space(struct page *p)
{
    enum { FIRST_ROOM = 4096 };
    if (p->no_memory) return false;
    if (p->length < p->room) return true;
    const size_t room = p->room ? 2 * p->room : FIRST_ROOM;
    char *text = grown(p->text, p->length, room, sizeof *text);
    if (text) p->text = text;
    struct place *where = text ? grown(p->where, p->length, room, sizeof *where) : NULL;
    if (where) p->where = where;
    if (!text || !where) return !(p->no_memory = true);
    p->room = room;
    return true;
}

void page_add(struct page *p, char c, struct place where)
{
    if (!make_space(p)) return;
    p->text[p->length] = c;
    p->where[p->length++] = where;
}

void page_from_text(struct page *p, const char *text, size_t length, long line)
{
    struct place place = {line, 1};
    for (size_t i = 0; i < length; i++) {
        const bool continues = ((unsigned char)text[i] & 0xC0) == 0x80;
        if (continues && place.column > 1) place.column--;
        page_add(p, text[i], place);
        place.column++;
        if (text[i] == '\n') place = (struct place){place.line + 1, 1};
    }
}

void page_take(struct page *p, const struct page *from, size_t at)
{
    page_add(p, from->text[at], from->where[at]);
}

void page_take_range(struct page *p, const struct page *from, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++) page_take(p, from, i);
}

void page_put(struct page *p, const char *text, const struct page *from, size_t at)
{
    const struct place nowhere = {1, 1};
    const size_t last = from->length ? from->length - 1 : 0;
    const struct place where = from->length ? from->where[at < last ? at : last] : nowhere;
    for (; *text; text++) page_add(p, *text, where);
}

void page_end_line(struct page *p, const struct page *from, size_t at)
{
    if (p->length && p->text[p->length - 1] != '\n') page_put(p, "\n", from, at);
}

struct place page_place(const struct page *p, struct place place)
{
    size_t at = 0;
    for (long line = 1; at < p->length && line < place.line; at++) line += p->text[at] == '\n';
    for (long column = 1; at + 1 < p->length && column < place.column && p->text[at] != '\n'; at++)
        column += ((unsigned char)p->text[at + 1] & 0xC0) != 0x80;
    if (!p->length) return place;
    const struct place found = p->where[at < p->length ? at : p->length - 1];
    return (struct place){found.line, place.column ? found.column : 0};
}

bool page_next_line(const struct page *p, size_t *at, struct page_line *l)
{
    if (*at >= p->length) return false;
    const char *begin = p->text + *at, *newline = memchr(begin, '\n', p->length - *at);
    l->begin = *at;
    l->end = newline ? (size_t)(newline - p->text) : p->length;
    *at = l->end + 1;
    if (l->end > l->begin && p->text[l->end - 1] == '\r') l->end--;
    return true;
}

struct field page_field(const struct page *p, struct page_line l)
{
    return (struct field){p->text + l.begin, l.end - l.begin};
}

bool page_line_is_blank(const struct page *p, struct page_line l)
{
    for (size_t i = l.begin; i < l.end; i++)
        if (p->text[i] != ' ' && p->text[i] != '\t') return false;
    return true;
}
