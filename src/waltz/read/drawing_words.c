/* SPDX-License-Identifier: MIT */
/* drawing_words.c - see drawing_words.h */
#include "waltz/read/drawing_words.h"

#include <string.h>

#include "base/decimal.h"
#include "base/utf8.h"
#include "words/fail.h"

static const char heading[] = "drawing";

/* ---- characters ---- */

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

/* Non-ASCII spaces, dashes and direction marks are easily mistaken for others; primes may be part of names. */
static bool is_confusing(int32_t code)
{
    return code <= 0xA0 || (code >= 0x2000 && code <= 0x2031) || (code >= 0x2035 && code <= 0x206F) ||
           code == 0x2212 || code == 0xFEFF;
}

/* The length of the character in bytes, if names may contain it; else 0. */
static size_t name_character(const char *at, const char *end)
{
    if (at == end) return 0;
    const char c = *at;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
        c == '.' || c == '\'')
        return 1;
    int32_t code;
    const int bytes = utf8_decode(at, (size_t)(end - at), &code);
    return bytes == 1 || is_confusing(code) ? 0 : (size_t)bytes;
}

static size_t name_length(const char *at, const char *end)
{
    const char *start = at;
    for (size_t bytes; (bytes = name_character(at, end)) != 0;) at += bytes;
    return (size_t)(at - start);
}

static bool same_word(const char *text, size_t length, const char *lower_case)
{
    if (strlen(lower_case) != length) return false;
    for (size_t i = 0; i < length; i++) {
        const char c = text[i];
        if ((c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c) != lower_case[i]) return false;
    }
    return true;
}

bool text_is_plain(const char *text, size_t length, const char **at)
{
    const char *const end = text + length;
    int32_t code;
    for (int bytes; text < end; text += bytes) {
        *at = text;
        bytes = utf8_decode(text, (size_t)(end - text), &code);
        if (code != '\t' && (code < ' ' || (code >= 0x7F && code < 0xA0))) return false;
    }
    return true;
}

/* ---- lines ---- */

struct words words_of(const char *text, size_t length)
{
    static const char byte_order_mark[] = "\xEF\xBB\xBF";
    const bool marked = length >= 3 && memcmp(text, byte_order_mark, 3) == 0;
    const char *start = marked ? text + 3 : length ? text : "";
    return (struct words){.at = start,
                          .end = start + (marked ? length - 3 : length),
                          .line = 1,
                          .line_start = start,
                          .counted = start,
                          .column = 1};
}

static bool heading_at(const char *at, const char *end)
{
    while (at < end && is_blank(*at)) at++;
    const size_t length = sizeof heading - 1;
    if ((size_t)(end - at) < length || !same_word(at, length, heading)) return false;
    at += length;
    return at == end || is_blank(*at) || *at == '\n' || *at == '#';
}

bool words_next_line(struct words *w)
{
    words_skip_line(w);
    if (w->at == w->end) return false;
    w->line++;
    w->line_start = w->counted = ++w->at;
    w->column = 1;
    return true;
}

void words_skip_line(struct words *w)
{
    const char *end = memchr(w->at, '\n', (size_t)(w->end - w->at));
    w->at = end ? end : w->end;
}

static void skip_blanks(struct words *w)
{
    for (;;) {
        while (w->at < w->end && is_blank(*w->at)) w->at++;
        if (w->at == w->end) return;
        if (*w->at == '#' || (w->end - w->at > 1 && w->at[0] == '-' && w->at[1] == '-'))
            words_skip_line(w);
        else if (*w->at != '\n' || !w->spans_lines || heading_at(w->at + 1, w->end)) return;
        else words_next_line(w);
    }
}

bool words_at_heading(struct words *w)
{
    skip_blanks(w);
    const char *at = w->line_start;
    while (at < w->at && is_blank(*at)) at++;
    return at == w->at && heading_at(at, w->end);
}

static struct place place_of(struct words *w, const char *at)
{
    if (at < w->counted) w->column -= utf8_characters(at, (size_t)(w->counted - at));
    else w->column += utf8_characters(w->counted, (size_t)(at - w->counted));
    w->counted = at;
    return (struct place){w->line, w->column};
}

struct place words_place(struct words *w)
{
    skip_blanks(w);
    return place_of(w, w->at);
}

char words_next(struct words *w)
{
    skip_blanks(w);
    return w->at < w->end ? *w->at : '\n';
}

bool words_line_ended(struct words *w)
{
    skip_blanks(w);
    return w->at == w->end || *w->at == '\n';
}

/* ---- what is next ---- */

/* The length in bytes of what a reader sees as one word or number, but at most that of a name. */
static size_t shown_length(const struct words *w)
{
    const char *at = w->at;
    for (size_t bytes; at < w->end; at += bytes) {
        bytes = *at == '-' || *at == '+' ? 1 : name_character(at, w->end);
        if (!bytes || (size_t)(at - w->at) + bytes > WALTZ_MAX_NAME) break;
    }
    return (size_t)(at - w->at);
}

bool words_expected(struct words *w, struct message what)
{
    const struct place place = words_place(w);
    const size_t length = shown_length(w);
    const struct argument shown =
        length ? quoted(w->at, length) : shown_character(w->at, (size_t)(w->end - w->at));
    return fail(w->error, place.line, place.column, say(expected_not, what, shown));
}

bool words_take(struct words *w, char c)
{
    if (words_next(w) != c || w->at == w->end) return false;
    w->at++;
    return true;
}

bool words_name(struct words *w, struct message what, struct word *word)
{
    const struct place place = words_place(w);
    const size_t length = name_length(w->at, w->end);
    if (!length) return words_expected(w, what);
    if (length > WALTZ_MAX_NAME)
        return fail(w->error, place.line, place.column, say(junction_name_too_long, WALTZ_MAX_NAME));
    *word = (struct word){w->at, length, place};
    if (word_is(*word, "at") || word_is(*word, "var"))
        return fail(w->error, place.line, place.column, say(reserved_names));
    w->at += length;
    return true;
}

bool word_is(struct word word, const char *lower_case)
{
    return same_word(word.text, word.length, lower_case);
}

bool words_next_is(struct words *w, const char *lower_case)
{
    skip_blanks(w);
    return same_word(w->at, name_length(w->at, w->end), lower_case);
}

bool words_take_word(struct words *w, const char *lower_case)
{
    if (!words_next_is(w, lower_case)) return false;
    w->at += strlen(lower_case);
    return true;
}

/* ---- numbers ---- */

static const char *number_end(const struct words *w, double *number)
{
    const char *after = decimal_read(w->at, w->end, number);
    if (!after) return NULL;
    const bool goes_on =
        after < w->end && (*after == '+' || (*after == '-' && !(w->end - after > 1 && after[1] == '-')));
    return goes_on || name_character(after, w->end) ? NULL : after;
}

bool words_at_number(struct words *w)
{
    double number;
    skip_blanks(w);
    return number_end(w, &number) != NULL;
}

/* Within the limit a double holds all the remaining digits. */
static double rounded(double number)
{
    const double unit = 1e6, magnitude = number < 0 ? -number : number;
    const double kept = (double)(uint64_t)(magnitude * unit + 0.5) / unit;
    return number < 0 && kept > 0 ? -kept : kept;
}

bool words_number(struct words *w, struct message what, double *number)
{
    const double most = 1e9;
    const struct place place = words_place(w);
    const char *after = number_end(w, number);
    if (!after) return words_expected(w, what);
    if (*number > most || *number < -most)
        return fail(w->error, place.line, place.column, say(coordinate_too_large));
    w->at = after;
    return true;
}

bool words_coordinate(struct words *w, struct message what, double *number)
{
    if (!words_number(w, what, number)) return false;
    *number = rounded(*number);
    return true;
}
