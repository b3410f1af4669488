/* SPDX-License-Identifier: MIT */
/* link.c - finds the link in a line, and hands its payload to the reader of its kind; see link.h

   The link may stand in prose, in brackets, in quotation marks or in another link, and it may have been broken over several lines, as
   mail programs do: if its payload ends too early, it is tried once more with the lines that follow and can be parts of it.  */
#include "read/link/link.h"

#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

enum link_end link_fail(struct link *k, struct message why)
{
    fail_at(k->reader, k->place, why);
    return LINK_WRONG;
}

/* ---- which link? ---- */

struct found {
    const struct link_kind *kind; /* NULL: none */
    const char *start;            /* of the link */
    struct address address;       /* without a site: it is a bare payload */
    struct found_payload payload;
};

static const char *const sites[] = {
    "f-puzzles.com",      "sudokupad.app",        "app.crackingthecryptic.com",
    "sigh.github.io",     "sudokuwiki.org",       "crackingthecryptic.com",
    "sudokuexchange.com", "sudoku-solutions.com", NULL};

static const struct link_kind *kind_of(const struct address *a, bool by_cells, struct found_payload *p)
{
    for (const struct link_kind *k = link_kinds; k->form; k++)
        if (k->by_cells == by_cells && k->in_address && k->in_address(a, p)) return k;
    return NULL;
}

static bool find_bare(struct piece text, struct found *f)
{
    for (const struct link_kind *k = link_kinds; k->form; k++)
        if (k->bare && k->bare(text, &f->payload)) {
            f->kind = k;
            f->start = text.text;
            return true;
        }
    return false;
}

/* Do both links have the same payload?  Their addresses end where they may. */
static bool same_payload(const struct found *a, const struct found *b)
{
    const char *end_a = a->address.whole.text + a->address.whole.length,
               *end_b = b->address.whole.text + b->address.whole.length;
    size_t length_a = (size_t)(end_a - a->payload.payload),
           length_b = (size_t)(end_b - b->payload.payload);
    while (length_a && is_one_of(end_a[-1], ")].,;'")) end_a--, length_a--;
    while (length_b && is_one_of(end_b[-1], ")].,;'")) end_b--, length_b--;
    const size_t shared = length_a < length_b ? length_a : length_b;
    return shared && !memcmp(a->payload.payload, b->payload.payload, shared);
}

/* The link among a line's addresses whose puzzle can be read; `second`: another one, to another puzzle. */
static bool find_in_addresses(const char *text, const char *end, bool by_cells, struct found *f,
                              struct found *second)
{
    struct address a;
    for (const char *at = text; find_address(&at, end, sites, &a);) {
        struct found next = {.start = a.whole.text, .address = a};
        next.kind = kind_of(&a, by_cells, &next.payload);
        if (!next.kind) continue;
        if (!f->kind) *f = next;
        else if (!same_payload(f, &next)) *second = next;
    }
    return f->kind != NULL;
}

static const char *skip_opening(const char *at, const char *end)
{
    while (at < end && is_one_of(*at, " \t>\"'`(<")) at++;
    return at;
}

static bool find_link(const char *text, const char *end, struct found *f, struct found *second)
{
    f->kind = second->kind = NULL;
    const char *start = skip_opening(text, end);
    return find_in_addresses(text, end, false, f, second) ||
           find_bare((struct piece){start, (size_t)(end - start)}, f) ||
           find_in_addresses(text, end, true, f, second);
}

/* ---- the sign ---- */

static bool is_separator(char c) { return is_one_of(c, " \t,;|\""); }

/* Is a word of the line a puzzle by itself?  Then a link beside it is a remark. */
static bool has_puzzle_word(const struct line *l)
{
    const char *end = l->text + l->length;
    for (const char *at = l->text; at < end; at++) {
        const char *word = at;
        bool cells = true, empty = false;
        for (; at < end && !is_separator(*at); at++) {
            cells = cells && is_cell_symbol(*at);
            empty |= is_empty_mark(*at) || *at == '0';
        }
        if (cells && empty && is_puzzle_length((size_t)(at - word))) return true;
    }
    return false;
}

/* "source: https://..." says where the puzzle in the next lines comes from. */
static bool is_remark(struct piece line)
{
    static const char *const keys[] = {"source", "author", "title", "about", "comment", "url", "note"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (piece_begins(line, keys[i]) && line.length > strlen(keys[i]) &&
            line.text[strlen(keys[i])] == ':')
            return true;
    return false;
}

/* XML, HTML and JSON have addresses of their own. */
static bool is_markup(struct piece line)
{
    static const char *const links[] = {"<http", "<www.", "<sudokupad"};
    if (piece_begins(line, "{")) return true;
    if (piece_begins(line, "[")) return !piece_contains(line, "](") && !piece_contains(line, "[url");
    if (!piece_begins(line, "<")) return false;
    for (size_t i = 0; i < sizeof links / sizeof *links; i++)
        if (piece_begins(line, links[i])) return false;
    return true;
}

static bool is_encoded(struct piece line) { return piece_contains(line, "%3A%2F%2F"); }

/* Nothing but an address: if no puzzle is in it, that must be said. */
static bool is_lone_address(struct piece line, struct address *a)
{
    const char *at = skip_opening(line.text, line.text + line.length), *end = line.text + line.length;
    const char *const start = at;
    if (!piece_begins((struct piece){at, (size_t)(end - at)}, "http") ||
        !find_address(&at, end, sites, a))
        return false;
    at = a->whole.text + a->whole.length;
    while (at < end && is_one_of(*at, " >)\"'.")) at++;
    return a->whole.text == start && at == end && !piece_contains(a->whole, "penpa");
}

bool has_link(const struct line *l)
{
    struct address lone;
    struct found f, second;
    const struct field first = first_field(l);
    const struct piece line = {first.text, (size_t)(l->text + l->length - first.text)};
    const bool may_be = memchr(line.text, '/', line.length) || memchr(line.text, '~', line.length) ||
                        line.length > 40 || (line.length && *line.text == '#');
    if (!may_be || l->too_long || is_markup(line) || is_remark(line)) return false;
    if (!find_link(line.text, line.text + line.length, &f, &second) && !is_encoded(line) &&
        !is_lone_address(line, &lone))
        return false;
    return !has_puzzle_word(l);
}

/* ---- broken lines ---- */

static bool is_part_of_address(char c)
{
    return is_letter(c) || is_figure(c) || is_one_of(c, "-._~:/?#[]@!$&'()*+,;=%");
}

/* The part of a line that may continue a link. */
static struct piece continuation(const struct line *l)
{
    const char *at = l->text, *end = l->text + l->length;
    while (at < end && is_one_of(*at, "> \t")) at++; /* of quoted mail */
    const char *stop = at;
    while (stop < end && is_part_of_address(*stop)) stop++;
    return (struct piece){at, (size_t)(stop - at)};
}

/* Is it nothing but the figures and marks of a puzzle? */
static bool is_plain_puzzle(struct piece p)
{
    enum { SHORTEST = 81 };
    for (size_t i = 0; i < p.length; i++)
        if (!is_figure(p.text[i]) && !is_empty_mark(p.text[i])) return false;
    return p.length >= SHORTEST;
}

/* Adds the lines that continue the link, all of one length but the last.  Returns how many they are. */
static int join_lines(struct sudoku_reader *r, char *text, size_t *length)
{
    struct line l;
    struct found f, second;
    size_t usual = 0;
    int lines = 0;
    while (source_peek(&r->source, lines + 1, &l)) {
        const struct piece part = continuation(&l);
        const char *end = l.text + l.length;
        if (!part.length || is_plain_puzzle(part) || find_link(l.text, end, &f, &second)) break;
        if (usual && part.length > usual) break;
        if (*length + part.length > MAX_LINE) break;
        memcpy(text + *length, part.text, part.length);
        *length += part.length;
        lines++;
        if (!usual) usual = part.length;
        if (part.length < usual || part.text + part.length < end) break;
    }
    return lines;
}

/* ---- reading ---- */

/* How often escapes are decoded: a page's own link needs to know which & were escaped, and names in strings of ISS stay as they are, where
   a blank or a full stop would end them.  */
static bool has_escapes(const struct link_kind *kind, const struct link *k)
{
    if (kind->read == read_page) return false;
    return kind->read != read_iss || !memchr(k->payload, '~', k->length);
}

/* Hands a copy of the payload, whose escapes are decoded, to the reader of the kind. */
static enum link_end read_payload(struct link *k, const struct link_kind *kind, const char *raw,
                                  size_t length, char *copy)
{
    memcpy(copy, raw, length);
    k->payload = copy;
    k->length = length;
    for (size_t before = length + 1; k->length < before && has_escapes(kind, k);) {
        before = k->length;
        k->length = decode_percents(copy, before);
    }
    k->reader->error->code = NULL;
    draft_clear(&k->reader->draft);
    k->reader->draft.first_digit = k->reader->expected.first_digit;
    k->reader->draft.begin = k->place;
    k->reader->draft.form = form_named(kind->form);
    return kind->read(k);
}

/* `text` is the line, whose escapes are decoded if the whole link was escaped; `room` is for two of the longest lines. */
static bool read_found(struct sudoku_reader *r, const struct line *l, const struct found *f,
                       const char *end, char *room)
{
    char *raw = room, *copy = room + MAX_LINE;
    size_t length = (size_t)(end - f->payload.payload);
    struct link k = {.reader = r,
                     .site = f->kind->site,
                     .place = {l->number, column_of(l, l->text)},
                     .prefix = f->payload.prefix};
    char site[40];
    if (!k.site) {
        struct out o = out_to_buffer(site, sizeof site);
        out_bytes(&o, f->address.site.text, f->address.site.length);
        k.site = site;
    }
    if (f->start >= l->text && f->start <= l->text + l->length) k.place.column = column_of(l, f->start);
    memcpy(raw, f->payload.payload, length);
    enum link_end result = read_payload(&k, f->kind, raw, length, copy);
    int more = 0;
    if (result == LINK_CUT_OFF && f->address.whole.text + f->address.whole.length == end)
        more = join_lines(r, raw, &length);
    k.last = true;
    if (result == LINK_CUT_OFF) result = read_payload(&k, f->kind, raw, length, copy);
    if (result == LINK_CUT_OFF) {
        more = 0;
        if (!r->error->code) link_fail(&k, say(link_cut_off, k.site));
    }
    for (int i = 0; i <= more; i++) source_take(&r->source);
    const struct form *wanted = r->expected.form;
    if (result == LINK_READ && wanted && wanted->read == read_link && wanted != r->draft.form)
        result = link_fail(&k, say(link_without_puzzle, k.site));
    return result == LINK_READ;
}

/* "Killer: https://...", "[Thermo](https://...)": what stands around the addresses of the line, one of which may begin within another. */
static void note_words_around(struct sudoku_reader *r, const char *line, const char *end)
{
    struct address a;
    const char *words = line;
    for (const char *at = line; find_address(&at, end, sites, &a); words = a.whole.text + a.whole.length)
        if (a.whole.text > words)
            note_rules_of_text(&r->draft.named, words, (size_t)(a.whole.text - words));
    if (words > line) note_rules_of_text(&r->draft.named, words, (size_t)(end - words));
}

static void fail_without_puzzle(struct sudoku_reader *r, struct place p, struct piece line)
{
    struct address a;
    char site[60] = "...";
    const char *at = line.text;
    if (find_address(&at, line.text + line.length, sites, &a)) {
        struct out o = out_to_buffer(site, sizeof site);
        out_bytes(&o, a.site.text, a.site.length);
    }
    fail_at(r, p, say(link_without_puzzle, site));
}

bool read_link(struct sudoku_reader *r)
{
    struct line l;
    struct found f, second;
    source_peek(&r->source, 0, &l);
    char *room = malloc(4 * (size_t)MAX_LINE);
    if (!room) return fail_by_memory(r->error);
    char *text = room + 2 * (size_t)MAX_LINE, *whole = text + MAX_LINE;
    const char *line = l.text, *end = l.text + l.length;
    if (is_encoded((struct piece){l.text, l.length})) {
        memcpy(text, l.text, l.length);
        line = text;
        end = text + decode_percents(text, l.length);
    }
    bool good = find_link(line, end, &f, &second);
    if (!good || second.kind) {
        const struct place p = {l.number, column_of(&l, first_field(&l).text)};
        good = false;
        if (second.kind) fail_at(r, p, say(several_links, f.kind->site, second.kind->site));
        else fail_without_puzzle(r, p, (struct piece){line, (size_t)(end - line)});
        source_take(&r->source);
    } else {
        const size_t length = (size_t)(end - line);
        memcpy(whole, line, length); /* the line goes when lines below it are joined */
        good = read_found(r, &l, &f, end, room);
        if (good) note_words_around(r, whole, whole + length);
    }
    free(room);
    return good;
}
