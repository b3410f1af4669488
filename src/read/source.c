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
    s->verbatim = s->dropping = false;
    s->held_bytes = s->raw_bytes = 0;
    s->encoding = ENCODING_UTF_8;
}

/* Pulls bytes to `to`.  Returns their number, 0 at the end. */
static size_t pull_bytes(struct source *s, char *to, size_t room)
{
    const size_t count = s->pull(s->context, to, room);
    if (count && count <= room) return count;
    s->failed = count != 0;
    s->ended = true;
    return 0;
}

/* Turns what is in `raw` into UTF-8 at `to`. */
static size_t take_utf_16(struct source *s, char *to)
{
    const bool big_endian = s->encoding == ENCODING_UTF_16_BE;
    size_t left;
    const size_t length = utf_16_to_utf_8(s->raw, s->raw_bytes, big_endian, s->ended, to, &left);
    memmove(s->raw, s->raw + s->raw_bytes - left, left);
    s->raw_bytes = left;
    return length;
}

static size_t pull_text(struct source *s, char *to, size_t room)
{
    if (s->encoding == ENCODING_UTF_8) return pull_bytes(s, to, room);
    const size_t most = room / 3 * 2 < sizeof s->raw ? room / 3 * 2 : sizeof s->raw;
    s->raw_bytes += pull_bytes(s, s->raw + s->raw_bytes, most - s->raw_bytes);
    return take_utf_16(s, to);
}

/* Simplifies text that has come to stand after the end, and adds it.  False: nothing was added. */
static bool add_text(struct source *s, size_t length)
{
    char *text = s->buffer + s->end;
    size_t held = 0;
    if (!s->verbatim)
        length = simplify_characters(text, length, s->end ? text[-1] : '\n', s->ended, &held);
    memcpy(s->held, text + length, held);
    s->held_bytes = held;
    s->end += length;
    return length > 0;
}

/* Pulls more text after the end.  False: there is none. */
static bool pull_more(struct source *s)
{
    enum { LEAST_ROOM = 16 }; /* for a character of UTF-16, and what is held */
    while (!s->ended && s->end + LEAST_ROOM <= SOURCE_BUFFER) {
        char *text = s->buffer + s->end;
        memcpy(text, s->held, s->held_bytes);
        const size_t room = SOURCE_BUFFER - s->end - s->held_bytes;
        const size_t pulled = pull_text(s, text + s->held_bytes, room);
        if (add_text(s, s->held_bytes + pulled)) return true;
    }
    return false;
}

static const char *skip_blanks(const char *at, const char *end)
{
    while (at < end && (*at == ' ' || *at == '\t' || *at == '\r' || *at == '\n')) at++;
    return at;
}

static size_t length_of_mark(const char *text, size_t length)
{
    return length >= 3 && !memcmp(text, "\xEF\xBB\xBF", 3) ? 3 : 0;
}

/* An object, or a list of such. */
static bool looks_like_json(const char *text, size_t length)
{
    const char *at = skip_blanks(text, text + length);
    if (at < text + length && *at == '[') at = skip_blanks(at + 1, text + length);
    return at < text + length && *at == '{';
}

/* Can the next bytes still tell? */
static bool may_be_json(const char *text, size_t length)
{
    const char *end = text + length;
    const char *at = skip_blanks(text + length_of_mark(text, length), end);
    return at == end || (*at == '[' && skip_blanks(at + 1, end) == end);
}

/* Looks at the first bytes: which encoding, and is it JSON? */
static void begin_text(struct source *s)
{
    enum { MOST_BLANKS = 256 };
    size_t length = 0;
    s->started = true;
    while (s->raw_bytes < FIRST_BYTES ||
           (s->raw_bytes < MOST_BLANKS && may_be_json(s->raw, s->raw_bytes))) {
        const size_t wanted = s->raw_bytes < FIRST_BYTES ? FIRST_BYTES - s->raw_bytes : 1;
        const size_t count = pull_bytes(s, s->raw + s->raw_bytes, wanted);
        if (!count) break;
        s->raw_bytes += count;
    }
    s->head_bytes = s->raw_bytes < FIRST_BYTES ? s->raw_bytes : FIRST_BYTES;
    memcpy(s->head, s->raw, s->head_bytes);
    s->encoding = encoding_of(s->raw, s->raw_bytes);
    if (s->encoding == ENCODING_UTF_8) {
        const size_t mark = length_of_mark(s->raw, s->raw_bytes);
        length = s->raw_bytes - mark;
        memcpy(s->buffer, s->raw + mark, length);
        s->raw_bytes = 0;
    } else {
        length = take_utf_16(s, s->buffer);
    }
    s->verbatim = looks_like_json(s->buffer, length);
    add_text(s, length);
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
    s->dropping = false;
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
    if (!s->started) begin_text(s);
    if (s->dropping) drop_rest_of_line(s);
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
    l->only_tabs = false;
    if (l->too_long) {
        l->length = KEPT_OF_LONG_LINE;
        s->scan = start + KEPT_OF_LONG_LINE;
        s->dropping = true;
    } else {
        l->length = length_without_blank_end(l->text, stop - start);
        l->only_tabs = !l->length && stop > start && l->text[0] == '\t';
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
    if (++s->first < s->peeked) return;
    s->first = s->peeked = 0; /* the text itself stays where it is */
    if (s->dropping) drop_rest_of_line(s);
}

const char *source_text(struct source *s, size_t *length)
{
    if (!s->started) begin_text(s);
    if (s->first < s->peeked) {
        s->scan = (size_t)(s->line[s->first].text - s->buffer);
        s->lines = s->line[s->first].number - 1;
        s->first = s->peeked = 0;
        s->dropping = false;
    }
    *length = s->end - s->scan;
    return s->buffer + s->scan;
}

bool source_more(struct source *s)
{
    REQUIRE(s->first == s->peeked, "pull more text while no line waits");
    memmove(s->buffer, s->buffer + s->scan, s->end - s->scan);
    s->end -= s->scan;
    s->scan = 0;
    return pull_more(s);
}

const char *source_rest(struct source *s, size_t most, size_t *length)
{
    REQUIRE(s->first < s->peeked, "look for the rest after a line that was looked at");
    for (int i = s->first; i < s->peeked; i++)
        if (s->line[i].too_long) return NULL;
    const char *text = s->line[s->first].text;
    while (s->buffer + s->end - text <= (ptrdiff_t)most && pull_more(s)) continue;
    *length = (size_t)(s->buffer + s->end - text);
    return s->ended && !s->failed && *length <= most ? text : NULL;
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
