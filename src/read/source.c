/* SPDX-License-Identifier: MIT */
/* source.c - see source.h */
#include "read/source.h"

#include <string.h>

#include "base/contract.h"

void source_open(struct source *s, sudoku_pull *pull, void *context)
{
    s->pull = pull;
    s->context = context;
    s->scan = s->end = 0;
    s->first = s->peeked = 0;
    s->lines = s->taken = 0;
    s->started = s->ended = s->failed = s->full = false;
}

/* Pulls more text after the end.  False: there is none. */
static bool pull_more(struct source *s)
{
    if (s->ended || s->end == SOURCE_BUFFER) return false;
    const size_t count = s->pull(s->context, s->buffer + s->end, SOURCE_BUFFER - s->end);
    if (count == 0 || count > SOURCE_BUFFER - s->end) {
        s->failed = count != 0;
        s->ended = true;
        return false;
    }
    s->end += count;
    return true;
}

static void skip_byte_order_mark(struct source *s)
{
    s->started = true;
    while (s->end < 3 && pull_more(s)) continue;
    if (s->end >= 3 && !memcmp(s->buffer, "\xEF\xBB\xBF", 3)) s->scan = 3;
}

static size_t length_without_blank_end(const char *text, size_t length)
{
    while (length && (text[length - 1] == ' ' || text[length - 1] == '\t' || text[length - 1] == '\r'))
        length--;
    return length;
}

/* Drops text up to the next line's end; `scan` stays where it is. */
static void drop_rest_of_line(struct source *s)
{
    for (;;) {
        const char *newline = memchr(s->buffer + s->scan, '\n', s->end - s->scan);
        if (newline) {
            const size_t next = (size_t)(newline + 1 - s->buffer);
            memmove(s->buffer + s->scan, s->buffer + next, s->end - next);
            s->end -= next - s->scan;
            return;
        }
        s->end = s->scan;
        if (!pull_more(s)) return;
    }
}

/* Cuts off one more line.  False: there is none, or there is no room to look that far ahead. */
static bool cut_line(struct source *s)
{
    enum { KEPT_OF_LONG_LINE = 64 };
    if (!s->started) skip_byte_order_mark(s);
    if (s->peeked == MAX_AHEAD) {
        s->full = true;
        return false;
    }
    size_t searched = s->scan;
    const char *newline;
    while (!(newline = memchr(s->buffer + searched, '\n', s->end - searched))) {
        searched = s->end;
        if (s->end - s->scan > MAX_LINE || !pull_more(s)) break;
    }
    const size_t start = s->scan;
    const size_t stop = newline ? (size_t)(newline - s->buffer) : s->end;
    if (!newline && !s->ended && stop - start <= MAX_LINE) {
        s->full = true;
        return false;
    }
    if (!newline && s->failed) return false;     /* the rest of the line is not known */
    if (!newline && start == stop) return false; /* the text is at its end */
    struct line *l = &s->line[s->peeked++];
    l->number = ++s->lines;
    l->text = s->buffer + start;
    l->too_long = stop - start > MAX_LINE;
    if (l->too_long) {
        l->length = KEPT_OF_LONG_LINE;
        s->scan = start + KEPT_OF_LONG_LINE;
        drop_rest_of_line(s);
    } else {
        l->length = length_without_blank_end(l->text, stop - start);
        s->scan = newline ? stop + 1 : stop;
    }
    return true;
}

void source_settle(struct source *s)
{
    const int waiting = s->peeked - s->first;
    s->full = false;
    memmove(s->line, s->line + s->first, (size_t)waiting * sizeof *s->line);
    s->first = 0;
    s->peeked = waiting;
    if (s->scan < MAX_LINE) return;
    for (int i = 0; i < waiting; i++)
        if (s->line[i].too_long) return; /* the rest is lost: it cannot be cut again */
    if (waiting) {                       /* lines looked at but not taken are cut again */
        s->scan = (size_t)(s->line[0].text - s->buffer);
        s->lines = s->line[0].number - 1;
    }
    memmove(s->buffer, s->buffer + s->scan, s->end - s->scan);
    s->end -= s->scan;
    s->scan = 0;
    s->peeked = 0;
}

bool source_peek(struct source *s, int ahead, struct line *line)
{
    while (s->peeked - s->first <= ahead)
        if (!cut_line(s)) return false;
    *line = s->line[s->first + ahead];
    return true;
}

void source_take(struct source *s)
{
    REQUIRE(s->first < s->peeked, "take a line that was looked at");
    s->taken++;
    if (++s->first == s->peeked) s->first = s->peeked = 0; /* the text itself stays where it is */
}

const char *source_uncut(const struct source *s, size_t *length)
{
    *length = s->first == s->peeked && s->started ? s->end - s->scan : 0;
    return s->buffer + s->scan;
}

void source_pass(struct source *s, size_t length, long lines)
{
    s->scan += length;
    s->lines += lines;
    s->taken += lines;
}
