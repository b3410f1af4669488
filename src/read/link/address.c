/* SPDX-License-Identifier: MIT */
/* address.c - see address.h */
#include "read/link/address.h"

#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c; }

bool piece_begins(struct piece p, const char *text)
{
    const size_t length = strlen(text);
    if (p.length < length) return false;
    for (size_t i = 0; i < length; i++)
        if (small(p.text[i]) != small(text[i])) return false;
    return true;
}

bool piece_contains(struct piece p, const char *text)
{
    for (; p.length; p.text++, p.length--)
        if (piece_begins(p, text)) return true;
    return false;
}

static bool ends_address(char c)
{
    return (c >= 0 && c <= ' ') || c == '<' || c == '>' || c == '"' || c == '`' || c == '|' || c == '\\';
}

/* Behind the scheme, or 0: it begins otherwise. */
static size_t scheme_length(struct piece p)
{
    static const char *const schemes[] = {"https://", "http://", "sudokupad://"};
    for (size_t i = 0; i < sizeof schemes / sizeof *schemes; i++)
        if (piece_begins(p, schemes[i])) return strlen(schemes[i]);
    return 0;
}

static bool ends_site(char c) { return c == '/' || c == '?' || c == '#' || c == ':' || c == ','; }

static bool begins_with_site(struct piece p, const char *const *sites)
{
    if (piece_begins(p, "www.")) return true;
    for (; *sites; sites++)
        if (piece_begins(p, *sites) && p.length > strlen(*sites) && ends_site(p.text[strlen(*sites)]))
            return true;
    return false;
}

/* An address without a scheme does not begin within a word. */
static bool within_word(const char *start, const char *at)
{
    return at > start && (is_letter(at[-1]) || is_figure(at[-1]) || at[-1] == '.' || at[-1] == '-' ||
                          at[-1] == '/' || at[-1] == '@');
}

static void cut_address(const char *at, const char *end, size_t scheme, struct address *a)
{
    const char *stop = at;
    while (stop < end && !ends_address(*stop)) stop++;
    a->whole = (struct piece){at, (size_t)(stop - at)};
    const char *site = at + scheme;
    if (piece_begins((struct piece){site, (size_t)(stop - site)}, "www.")) site += 4;
    const char *behind = site;
    while (behind < stop && !ends_site(*behind)) behind++;
    a->site = (struct piece){site, (size_t)(behind - site)};
    while (behind < stop && (*behind == ':' || is_figure(*behind))) behind++; /* the port */
    a->rest = (struct piece){behind, (size_t)(stop - behind)};
}

bool find_address(const char **at, const char *end, const char *const *sites, struct address *a)
{
    const char *const start = *at;
    for (; *at < end; (*at)++) {
        const struct piece p = {*at, (size_t)(end - *at)};
        const size_t scheme = scheme_length(p);
        if (!scheme && (within_word(start, *at) || !begins_with_site(p, sites))) continue;
        cut_address(*at, end, scheme, a);
        *at = a->rest.text;
        return true;
    }
    return false;
}

bool site_is(const struct address *a, const char *site)
{
    const size_t length = strlen(site);
    if (a->site.length < length) return false;
    const size_t before = a->site.length - length;
    const struct piece end = {a->site.text + before, length};
    return piece_begins(end, site) && (!before || a->site.text[before - 1] == '.');
}

struct piece address_path(const struct address *a)
{
    size_t length = 0;
    while (length < a->rest.length && a->rest.text[length] != '?' && a->rest.text[length] != '#')
        length++;
    return (struct piece){a->rest.text, length};
}

bool address_parameter(const struct address *a, const char *key, struct piece *value)
{
    const char *end = a->rest.text + a->rest.length;
    const size_t length = strlen(key);
    for (const char *at = a->rest.text; at < end; at++) {
        if (*at != '?' && *at != '&' && *at != '#') continue;
        const struct piece p = {at + 1, (size_t)(end - at - 1)};
        if (!piece_begins(p, key) || p.length == length || p.text[length] != '=') continue;
        value->text = p.text + length + 1;
        const char *stop = value->text;
        while (stop < end && *stop != '&' && *stop != '#') stop++;
        value->length = (size_t)(stop - value->text);
        return true;
    }
    return false;
}

static int hexadecimal(char c)
{
    return is_figure(c) ? c - '0' : small(c) >= 'a' && small(c) <= 'f' ? small(c) - 'a' + 10 : -1;
}

size_t decode_percents(char *text, size_t length)
{
    size_t to = 0;
    for (size_t at = 0; at < length; to++) {
        const bool escape = text[at] == '%' && at + 2 < length && hexadecimal(text[at + 1]) >= 0 &&
                            hexadecimal(text[at + 2]) >= 0;
        const int code = escape ? 16 * hexadecimal(text[at + 1]) + hexadecimal(text[at + 2]) : text[at];
        text[to] = (char)code;
        at += escape ? 3 : 1;
    }
    return to;
}
