/* SPDX-License-Identifier: MIT */
/* kinds.c - the table of kinds of links: which addresses are theirs, and where the payload begins.

   A new kind is a row here, and a reader in a file of its own.  */
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"
#include "read/link/link.h"

static bool is_base64(char c) { return is_letter(c) || is_figure(c) || is_one_of(c, "+/-_=%"); }

/* What LZString makes of text that begins with a brace, in any of its alphabets. */
static bool is_packed_object(struct piece p)
{
    enum { SHORTEST = 24 };
    if (p.length < SHORTEST || p.text[0] != 'N' || p.text[1] < '4' || p.text[1] > '7') return false;
    for (size_t i = 0; i < SHORTEST; i++)
        if (!is_base64(p.text[i])) return false;
    return true;
}

static bool take(struct found_payload *f, struct piece from, size_t prefix)
{
    f->prefix = (struct piece){from.text, prefix};
    f->payload = from.text + prefix;
    return true;
}

/* The value of a parameter, which may go on behind a blank: blanks are pluses that were lost. */
static bool take_parameter(const struct address *a, const char *key, struct found_payload *f)
{
    struct piece value;
    return address_parameter(a, key, &value) && take(f, value, 0);
}

/* ---- f-puzzles ---- */

static bool is_fpuzzles(const struct address *a, struct found_payload *f)
{
    return site_is(a, "f-puzzles.com") && take_parameter(a, "load", f);
}

static bool is_fpuzzles_id(const struct address *a, struct found_payload *f)
{
    return site_is(a, "f-puzzles.com") && take_parameter(a, "id", f);
}

/* ---- SudokuPad: an id is a prefix and what it says, or a name that only the server knows ---- */

static const char *const packed_prefixes[] = {"fpuzzles", "fpuz", "scl", "ctc", NULL};
static const char *const classic_prefixes[] = {"scf", "classic", NULL};

static size_t prefix_length(struct piece id, const char *const *prefixes)
{
    for (; *prefixes; prefixes++)
        if (piece_begins(id, *prefixes)) return strlen(*prefixes);
    return 0;
}

static bool is_sudokupad_site(const struct address *a)
{
    return site_is(a, "sudokupad.app") || site_is(a, "crackingthecryptic.com") ||
           site_is(a, "svencodes.com") ||
           piece_begins((struct piece){a->whole.text, a->whole.length}, "sudokupad://");
}

static bool sudokupad_id(const struct address *a, struct piece *id)
{
    if (!is_sudokupad_site(a)) return false;
    if (address_parameter(a, "puzzleid", id) || address_parameter(a, "puzzle", id)) return id->length;
    struct piece path = a->rest;
    while (path.length &&
           (*path.text == '/' || piece_begins(path, "sudoku/") || piece_begins(path, "puzzle/"))) {
        const size_t skipped = *path.text == '/' ? 1 : strlen("sudoku/");
        path.text += skipped;
        path.length -= skipped;
    }
    *id = path;
    return path.length && *path.text != '?' && *path.text != '#';
}

static bool is_sudokupad_packed(const struct address *a, struct found_payload *f)
{
    struct piece id;
    if (!sudokupad_id(a, &id)) return false;
    const size_t prefix = prefix_length(id, packed_prefixes);
    /* a payload begins with a brace, so that a short name is none */
    const struct piece payload = {id.text + prefix, id.length - prefix};
    return prefix && piece_begins(payload, "N") && take(f, id, prefix);
}

/* Length of the code: up to the next parameter. */
static struct piece code_of(struct piece id, size_t prefix)
{
    struct piece code = {id.text + prefix, 0};
    while (code.length < id.length - prefix && !is_one_of(code.text[code.length], "?#%")) code.length++;
    return code;
}

static bool is_sudokupad_classic(const struct address *a, struct found_payload *f)
{
    struct piece id, value;
    if (!sudokupad_id(a, &id)) return false;
    const size_t prefix = prefix_length(id, classic_prefixes);
    const bool stated = address_parameter(a, "puzzle", &value);
    const struct piece code = code_of(id, prefix);
    return (prefix || stated) && is_classic_code(code.text, code.length) && take(f, id, prefix);
}

static bool is_sudokupad_name(const struct address *a, struct found_payload *f)
{
    struct piece id;
    return sudokupad_id(a, &id) && take(f, id, 0);
}

static bool is_bare_packed(struct piece p, struct found_payload *f)
{
    const size_t prefix = prefix_length(p, packed_prefixes);
    return is_packed_object((struct piece){p.text + prefix, p.length - prefix}) && take(f, p, prefix);
}

static bool is_bare_classic(struct piece p, struct found_payload *f)
{
    if (!piece_begins(p, "scf")) return false;
    const struct piece code = code_of(p, 3);
    return is_classic_code(code.text, code.length) && take(f, p, 3);
}

enum link_end refuse_server_id(struct link *k)
{
    size_t length = 0;
    while (length < k->length && length < 40 && !is_one_of(k->payload[length], "?&#/ )]>")) length++;
    char name[41];
    memcpy(name, k->payload, length);
    name[length] = '\0';
    return link_fail(k, say(link_needs_server, name, k->site));
}

/* ---- others ---- */

static bool is_wiki(const struct address *a, struct found_payload *f)
{
    return site_is(a, "sudokuwiki.org") && take_parameter(a, "bd", f) &&
           take(f, a->rest, (size_t)(f->payload - a->rest.text));
}

static bool is_bare_s9b(struct piece p, struct found_payload *f)
{
    enum { LENGTH = 3 + 2 * 81 };
    if (p.length < LENGTH || !piece_begins(p, "S9B")) return false;
    for (size_t i = 0; i < LENGTH; i++)
        if (!is_letter(p.text[i]) && !is_figure(p.text[i])) return false;
    return take(f, p, 0);
}

static bool is_iss(const struct address *a, struct found_payload *f)
{
    return site_is(a, "sigh.github.io") && take_parameter(a, "q", f);
}

static bool is_bare_iss(struct piece p, struct found_payload *f)
{
    if (p.length < 6 || p.text[0] != '.') return false;
    if (p.text[1] != '~' && (p.text[1] < 'A' || p.text[1] > 'Z')) return false;
    return memchr(p.text, '~', p.length) && take(f, p, 0);
}

static bool begins_page_link(struct piece p)
{
    return piece_begins(p, "#p=") && piece_contains(p, "&size=");
}

static bool is_page(const struct address *a, struct found_payload *f)
{
    struct piece hash = {memchr(a->rest.text, '#', a->rest.length), 0};
    if (!hash.text) return false;
    hash.length = (size_t)(a->rest.text + a->rest.length - hash.text);
    return begins_page_link(hash) && take(f, hash, 1);
}

static bool is_bare_page(struct piece p, struct found_payload *f)
{
    return begins_page_link(p) && take(f, p, 1);
}

/* Links to penpa are pictures; they have a form of their own. */
static bool is_any_site(const struct address *a, struct found_payload *f)
{
    return !piece_contains(a->whole, "penpa") && has_cells(a->rest) && take(f, a->rest, 0);
}

const struct link_kind link_kinds[] = {
    {"fpuzzles", "f-puzzles", is_fpuzzles, is_bare_packed, read_packed, false},
    {"fpuzzles", "f-puzzles", is_fpuzzles_id, NULL, refuse_server_id, false},
    {"sudokupad", "SudokuPad", is_sudokupad_packed, NULL, read_packed, false},
    {"sudokupad", "SudokuPad", is_sudokupad_classic, is_bare_classic, read_classic, false},
    {"sudokupad", "SudokuPad", is_sudokupad_name, NULL, refuse_server_id, false},
    {"sudokuwiki", "sudokuwiki", is_wiki, is_bare_s9b, read_wiki, false},
    {"iss", "Interactive Sudoku Solver", is_iss, is_bare_iss, read_iss, false},
    {"link", "sudoku.html", is_page, is_bare_page, read_page, false},
    {"link", NULL, is_any_site, NULL, read_cells, true},
    {NULL, NULL, NULL, NULL, NULL, false},
};
