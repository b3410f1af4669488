/* SPDX-License-Identifier: MIT */
/* classify.c - see classify.h */
#include "read/classify.h"

#include <string.h>

#include "base/ascii.h"
#include "base/utf8.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"

static bool is_blank(char c) { return c == ' ' || c == '\t'; }

long column_of(const struct line *l, const char *at)
{
    return utf8_characters(l->text, (size_t)(at - l->text)) + 1;
}

struct field first_field(const struct line *l)
{
    size_t start = 0;
    while (start < l->length && is_blank(l->text[start])) start++;
    size_t end = start;
    while (end < l->length && !is_blank(l->text[end]) && l->text[end] != ',') end++;
    return (struct field){l->text + start, end - start};
}

bool is_one_word(const struct line *l)
{
    const struct field f = first_field(l);
    const char *at = f.text + f.length, *end = l->text + l->length;
    while (at < end && is_blank(*at)) at++;
    return at == end || *at == '#';
}

/* U+2500 to U+257F: lines of every weight.  Anything with a branch is a corner. */
static char flatten_line_character(int32_t code)
{
    const int i = code - 0x2500;
    if (i <= 0x0B || i == 0x4C || i == 0x4D) return i / 2 % 2 && i < 0x0C ? '|' : '-';
    if (i == 0x4E || i == 0x4F || i == 0x51) return '|';
    if (i == 0x50) return '-';
    if (i >= 0x74) return i % 2 ? '|' : '-'; /* half lines: left, up, right, down in turn */
    return '+';
}

size_t flatten_drawing(const struct line *l, char *flat, size_t room)
{
    size_t count = 0;
    for (size_t at = 0; at < l->length && count < room;) {
        int32_t code;
        at += (size_t)utf8_decode(l->text + at, l->length - at, &code);
        flat[count++] = code >= 0x2500 && code < 0x2580 ? flatten_line_character(code)
                        : code == 0xA0 || code == '\t'  ? ' '
                        : code >= 0 && code < 128       ? (char)code
                                                        : '?';
    }
    return count;
}

/* A clue behind givens, whose text may hold anything: clue=pattern:"1|2",r1c1,r1c2 */
static bool begins_with_clue(const char *text, size_t length)
{
    static const char key[] = "clue=";
    return length >= sizeof key - 1 && !memcmp(text, key, sizeof key - 1);
}

/* Does the line hold characters of drawings, and what else? */
static enum line_class classify_drawing(const struct line *l)
{
    bool bar = false, dash = false, symbol = false, other = false;
    for (size_t at = 0; at < l->length;) {
        int32_t code;
        const int bytes = utf8_decode(l->text + at, l->length - at, &code);
        char c = code >= 0x2500 && code < 0x2580 ? flatten_line_character(code)
                 : code == 0xA0                  ? ' '
                 : code < 0 || code > 127        ? '?'
                                                 : (char)code;
        at += (size_t)bytes;
        if (c == '#') break; /* a comment may hold anything */
        if (is_blank(c) && begins_with_clue(l->text + at, l->length - at)) break;
        if (c == '|') bar = true;
        else if (c == '-' || c == '=') dash = true;
        else if (is_letter(c) || is_figure(c) || c == '_') symbol = true;
        else if (c == '.' || c == '*') symbol |= bar && !dash; /* else perhaps a corner: .---. */
        else if (c != '+' && c != ':' && c != '\'' && !is_blank(c)) other = true;
    }
    if (dash && !symbol && !other) return LINE_BORDER;
    if (bar) return symbol || other ? LINE_DRAWN : LINE_BORDER;
    return LINE_WORDS;
}

/* "x: r1c1 r1c2" and "v: r1c1 r1c2" are clues, but "A: 5 3 .", is a row. */
static bool is_short_clue(const char *name, const char *at, const char *end)
{
    while (at < end && is_blank(*at)) at++;
    return is_one_of(*name, "xv") && at < end && (is_letter(*at) || *at == '(');
}

/* A key of letters before a colon, perhaps with hyphens between them. */
static bool is_header(const struct line *l, const struct field *f)
{
    size_t letters = 0;
    while (letters < f->length && (is_letter(f->text[letters]) || (letters && f->text[letters] == '-')))
        letters++;
    const char *end = l->text + l->length;
    if (letters == 1 && f->length == 2 && f->text[1] == ':')
        return is_short_clue(f->text, f->text + 2, end);
    return letters > 1 && letters < f->length && f->text[letters] == ':' &&
           (f->text + letters + 1 == end || is_blank(f->text[letters + 1]) || letters < 12);
}

/* Givens and layout in one word, with bars between: 53..7...||AAABB... */
static bool is_barred_pair(const struct field *f)
{
    enum { SHORTEST_GIVENS = 16 };
    const char *bar = memchr(f->text, '|', f->length), *end = f->text + f->length;
    return bar && bar - f->text >= SHORTEST_GIVENS && bar + 2 < end && bar[1] == '|' && bar[2] != '|';
}

struct words {
    int count;
    size_t shortest, longest, total;
    bool symbols_only; /* no character but those of cells */
    bool figure_later; /* a digit in a word after the first */
    bool commas;
    bool gaps; /* an empty mark within a longer word: the word is not a number */
};

static bool is_gap(char c) { return c == '.' || c == '_' || c == '*'; }

static struct words look_at_words(const struct line *l)
{
    struct words w = {.shortest = SIZE_MAX, .symbols_only = true};
    const char *end = l->text + l->length;
    for (const char *at = l->text; at < end;) {
        if (is_blank(*at) || *at == ',') {
            w.commas |= *at == ',';
            at++;
            continue;
        }
        if (*at == '#') break;
        const char *word = at;
        for (; at < end && !is_blank(*at) && *at != ','; at++) {
            w.symbols_only &= is_cell_symbol(*at);
            w.figure_later |= w.count > 0 && is_figure(*at);
            w.gaps |= at > word && (is_gap(at[0]) || is_gap(at[-1]));
        }
        const size_t length = (size_t)(at - word);
        w.count++;
        w.total += length;
        if (length < w.shortest) w.shortest = length;
        if (length > w.longest) w.longest = length;
    }
    return w;
}

/* "Grid 01": a word of letters, and a number later on. */
static bool is_title(const struct field *f, const struct words *w)
{
    if (w->count < 2 || !w->figure_later || w->commas || f->length < 2 || f->length > 20) return false;
    for (size_t i = 0; i < f->length; i++)
        if (!is_letter(f->text[i])) return false;
    return true;
}

/* Are all characters digits of this size, empty marks or blanks? */
static bool fits_size(const struct line *l, int n)
{
    for (size_t i = 0; i < l->length && l->text[i] != '#'; i++) {
        const char c = l->text[i];
        const bool letter_from_one = is_letter(c) && (c & ~0x20) - 'A' < n;
        if (!is_blank(c) && !is_empty_mark(c) && !letter_from_one && !symbol_digit(c, n)) return false;
    }
    return true;
}

/* Is every word after the first a rule or key=value?  Then the first is a puzzle, however short. */
static bool only_rules_follow(const struct line *l, const struct field *f)
{
    const char *at = f->text + f->length, *end = l->text + l->length;
    int words = 0, repeated = 0;
    unsigned rules = 0;
    while (at < end && *at != '#') {
        const char *word = at;
        while (at < end && !is_blank(*at)) at++;
        const size_t length = (size_t)(at - word);
        const bool key = memchr(word, '=', length);
        const unsigned named = extra_rules_named(word, length);
        if (length && !named && !key) return false;
        if (length) words++;
        if (named && (rules & named) == named && ++repeated > 1)
            return false; /* a row such as 1 x x x */
        rules |= named;
        at += at < end;
    }
    return words > 0;
}

static enum line_class classify_words(const struct line *l, const struct field *f)
{
    enum { SHORTEST_LINE_PUZZLE = 16 };
    const struct words w = look_at_words(l);
    const bool leading_comma = f->length == 0;
    const bool pairs = w.shortest == 2 && w.longest == 2 && w.gaps;
    if (leading_comma || (w.longest <= 2 && !pairs && (w.count > 1 || w.commas)))
        return f->length == 1 && only_rules_follow(l, f) ? LINE_WORDS : LINE_TOKENS;
    if (w.count > 1 && !w.commas && w.symbols_only && w.shortest == w.longest &&
        w.longest < SHORTEST_LINE_PUZZLE && w.total <= SUDOKU_MAX_SIZE && fits_size(l, (int)w.total))
        return LINE_GROUPS;
    if (is_title(f, &w)) return LINE_TITLE;
    return LINE_WORDS;
}

/* '#' begins a comment, but it is also a mark for empty cells: digits and # alone, as many as a grid has cells. */
static bool is_puzzle_of_hashes(const struct field *f)
{
    enum { LEAST_CELLS = 16 };
    bool figures = false;
    for (size_t i = 0; i < f->length; i++) {
        if (!is_figure(f->text[i]) && f->text[i] != '#') return false;
        figures |= is_figure(f->text[i]);
    }
    return figures && f->length >= LEAST_CELLS && f->length <= SUDOKU_MAX_CELLS &&
           exact_root((int)f->length);
}

/* A link of our page, without the page's address. */
static bool is_page_link(const struct field *f)
{
    static const char begin[] = "#p=";
    return f->length > sizeof begin && !memcmp(f->text, begin, strlen(begin)) &&
           is_figure(f->text[strlen(begin)]) && memchr(f->text, '&', f->length);
}

enum line_class classify(const struct line *l)
{
    if (l->length && memchr(l->text, '\0', l->length)) return LINE_BINARY;
    if (l->too_long) return LINE_LONG;
    const struct field f = first_field(l);
    if (!f.length && f.text == l->text + l->length) return LINE_BLANK;
    if (f.length) {
        if (f.text[0] == '#')
            return is_puzzle_of_hashes(&f) || is_page_link(&f) ? LINE_WORDS : LINE_COMMENT;
        if (f.text[0] == '{') return LINE_OBJECT;
        if (f.text[0] == '[') return f.length > 1 && is_letter(f.text[1]) ? LINE_SECTION : LINE_LIST;
        if (is_header(l, &f)) return LINE_HEADER;
    }
    const enum line_class drawing = is_barred_pair(&f) ? LINE_WORDS : classify_drawing(l);
    return drawing == LINE_WORDS ? classify_words(l, &f) : drawing;
}
