/* SPDX-License-Identifier: MIT */
/* unwrap_transfer.c - what mail and chat programs do to lines.

       5 3 . . 7 . . . .=20          quoted-printable: a byte as = and two hexadecimal figures, and lines that go on
       53..7....6..195....98=        after a = at their end
       ....6.8...6...3

       <anna> 53..7....              who said it, and when, in front of every line
       12:03 <anna> 53..7....
       [03.12.24, 12:03] Anna: 53..7....

       53..7....6..195....98....6    a puzzle in one line that was cut after as many characters as fit
       .8...6...34..8.3..17         */
#include <string.h>

#include "base/ascii.h"
#include "base/whole_root.h"
#include "board/symbols.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

/* ---- quoted-printable ---- */

static int hexadecimal(char c)
{
    if (is_figure(c)) return c - '0';
    return c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
}

/* A = at `at`: the byte that it stands for, -1 for a line that goes on, -2 for none of these.  *after is what follows. */
static int decode(const struct page *p, size_t at, size_t *after)
{
    size_t next = at + 1;
    if (next + 1 < p->length && hexadecimal(p->text[next]) >= 0 && hexadecimal(p->text[next + 1]) >= 0) {
        *after = next + 2;
        return hexadecimal(p->text[next]) * 16 + hexadecimal(p->text[next + 1]);
    }
    while (next < p->length && is_one_of(p->text[next], " \t\r")) next++;
    const bool goes_on = next < p->length && p->text[next] == '\n';
    *after = goes_on ? next + 1 : at + 1;
    return goes_on ? -1 : -2;
}

/* Is the = that of one of our own words, such as regions=AABB? */
static bool ends_key(const struct page *p, size_t at)
{
    size_t word = at;
    while (word && is_letter(p->text[word - 1])) word--;
    return word < at && is_line_key(p->text + word, at + 1 - word);
}

/* A byte of several that stand for a character, each in this way: =C3=A4. */
static bool begins_character(const struct page *p, int byte, size_t after)
{
    size_t unused;
    const int next = after < p->length && p->text[after] == '=' ? decode(p, after, &unused) : -2;
    return byte >= 0xC2 && byte < 0xF5 && next >= 0x80 && next < 0xC0;
}

/* Is every = of that kind, and does one of them show it surely: =20 or =3D at least, or a header that says so? */
static bool is_quoted_printable(const struct page *p)
{
    static const char header[] = "quoted-printable";
    bool stated = false, shown = false, other = false;
    for (size_t at = 0; at < p->length; at++) {
        stated |= p->length - at >= sizeof header && !memcmp(p->text + at, header, sizeof header - 1);
        if (p->text[at] != '=') continue;
        size_t after;
        const int byte = decode(p, at, &after);
        other |= byte == -2 || ends_key(p, at);
        shown |= byte == ' ' || byte == '=' || byte == 0xA0 || begins_character(p, byte, after);
    }
    return stated || (shown && !other);
}

static bool undo_quoted_printable(const struct page *from, struct page *to)
{
    bool any = false;
    if (!is_quoted_printable(from)) return false;
    for (size_t at = 0; at < from->length;) {
        size_t after = at + 1;
        const int byte = from->text[at] == '=' ? decode(from, at, &after) : -2;
        if (byte >= 0) page_add(to, byte == 0xA0 ? ' ' : (char)byte, from->where[at]);
        else if (byte == -2) page_take(to, from, at);
        any |= byte > -2;
        at = after;
    }
    if (!any) to->length = 0;
    return any;
}

/* ---- chats ---- */

enum { LONGEST_SPEAKER = 32 };

/* Past "12:03 " or "[12:03] " and past "<anna> "; the line's begin if there is no name. */
static size_t after_speaker(const struct page *p, struct page_line l)
{
    size_t at = l.begin;
    while (at < l.end && at < l.begin + LONGEST_SPEAKER &&
           (is_figure(p->text[at]) || is_one_of(p->text[at], "[]: /.-")))
        at++;
    if (at == l.end || p->text[at] != '<') return l.begin;
    const size_t name = at + 1;
    while (at < l.end && at < name + LONGEST_SPEAKER && p->text[at] != '>' && p->text[at] != '/') at++;
    if (at + 1 >= l.end || p->text[at] != '>' || p->text[at + 1] != ' ' || at == name) return l.begin;
    return at + 2;
}

static bool is_half_of_day(const struct page *p, size_t at, size_t end)
{
    return end - at >= 2 && is_one_of(p->text[at], "aApP") && is_one_of(p->text[at + 1], "mM") &&
           (end - at == 2 || !is_letter(p->text[at + 2]));
}

/* Past "[12/03/24, 18:22:01] Anna: " or "12.03.24, 6:22 PM - Anna: ", a time at least; the line's begin if there is none. */
static size_t after_message_head(const struct page *p, struct page_line l)
{
    size_t at = l.begin;
    bool colon = false;
    int figures = 0;
    for (; at < l.end; at++) {
        const char c = p->text[at];
        if (is_half_of_day(p, at, l.end)) at++;
        else if (!is_figure(c) && !is_one_of(c, "[](),:/. -")) break;
        figures += is_figure(c);
        colon |= c == ':' && at > l.begin && is_figure(p->text[at - 1]) && at + 1 < l.end &&
                 is_figure(p->text[at + 1]);
    }
    const size_t name = at;
    while (at < l.end && at < name + LONGEST_SPEAKER && p->text[at] != ':') at++;
    const bool named = at + 1 < l.end && p->text[at] == ':' && p->text[at + 1] == ' ' && at > name;
    return colon && figures >= 3 && named ? at + 2 : l.begin;
}

static bool undo_chat(const struct page *from, struct page *to)
{
    enum { LEAST_LINES = 4 };
    struct page_line l;
    int lines = 0, said = 0, sent = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        if (page_line_is_blank(from, l)) continue;
        lines++;
        said += after_speaker(from, l) > l.begin;
        sent += after_message_head(from, l) > l.begin;
    }
    const bool speakers = said >= LEAST_LINES && said == lines;
    if (!speakers && !sent) return false;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        page_take_range(to, from, speakers ? after_speaker(from, l) : after_message_head(from, l),
                        l.end);
        page_put(to, "\n", from, l.end);
    }
    return true;
}

/* ---- lines that were cut ---- */

static bool is_cells(const struct page *p, struct page_line l)
{
    for (size_t at = l.begin; at < l.end; at++)
        if (!is_cell_symbol(p->text[at]) && !is_shy_mark(p->text[at])) return false;
    return l.end > l.begin;
}

static struct page_line without_blanks(const struct page *p, struct page_line l)
{
    while (l.begin < l.end && is_one_of(p->text[l.begin], " \t\r")) l.begin++;
    while (l.end > l.begin && is_one_of(p->text[l.end - 1], " \t\r")) l.end--;
    return l;
}

/* Lines of one length that is no square, and a shorter one at the end, which make up a square of at least 6x6 together. */
static bool undo_cuts(const struct page *from, struct page *to)
{
    enum { LEAST_SIZE = 6, SHORTEST_LINE = 38 };
    struct page_line l;
    size_t first = 0, last = 0, lines = 0, total = 0;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        if (page_line_is_blank(from, l)) continue;
        l = without_blanks(from, l);
        if (!is_cells(from, l) || (lines && last != first))
            return false; /* a shorter one was not the last */
        last = l.end - l.begin;
        if (!lines++) first = last;
        if (last > first) return false;
        total += last;
    }
    if (lines < 2 || first < SHORTEST_LINE || last == first || exact_root((int)first) ||
        total > SUDOKU_MAX_CELLS || exact_root((int)total) < LEAST_SIZE)
        return false;
    for (size_t at = 0; page_next_line(from, &at, &l);) {
        l = without_blanks(from, l);
        page_take_range(to, from, l.begin, l.end);
    }
    page_put(to, "\n", from, from->length);
    return true;
}

/* ---- orders to terminals and printers ---- */

/* ESC [ ... up to a letter */
static size_t after_escape(const struct page *p, size_t at)
{
    if (at + 1 >= p->length || p->text[at + 1] != '[') return at + 1;
    at += 2;
    while (at < p->length && !is_letter(p->text[at]) && p->text[at] != '\n') at++;
    return at < p->length && p->text[at] != '\n' ? at + 1 : at;
}

bool unwrap_controls(const struct page *from, struct page *to)
{
    static const char ellipsis[] = "\xE2\x80\xA6"; /* three dots, as a word processor writes them */
    enum { ESCAPE = 27, END_OF_TEXT = 26 };
    bool found = false;
    for (size_t at = 0; at < from->length;) {
        const char c = from->text[at];
        const bool dots = from->length - at >= 3 && !memcmp(from->text + at, ellipsis, 3);
        found |= c == ESCAPE || c == '\f' || c == END_OF_TEXT || dots;
        if (c == END_OF_TEXT) break;
        if (c == '\f') page_put(to, "\n\n", from, at);
        else if (dots) page_put(to, "...", from, at);
        else if (c != ESCAPE) page_take(to, from, at);
        at = c == ESCAPE ? after_escape(from, at) : at + (dots ? 3 : 1);
    }
    return found;
}

bool unwrap_transfer(const struct page *from, struct page *to)
{
    return undo_quoted_printable(from, to) || undo_chat(from, to) || undo_cuts(from, to);
}
