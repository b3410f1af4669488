/* SPDX-License-Identifier: MIT */
/* packed.c - payloads that are LZString of JSON: f-puzzles, and SudokuPad's own, plain or shortened by its PuzzleZipper.

   What is unpacked is bounded, and it is freed before the puzzle is finished: nothing in the draft points to it.  */
#include <stdlib.h>
#include <string.h>

#include "base/ascii.h"
#include "base/lzstring.h"
#include "board/symbols.h"
#include "read/link/link.h"
#include "read/link/objects.h"
#include "words/fail.h"
#include "words/json_fault.h"

enum { LONGEST_UNPACKED = 1 << 20, MOST_SLASHES = 200 };

static enum link_end read_object_text(struct link *k, const char *text, size_t length)
{
    struct sudoku_reader *r = k->reader;
    struct json_tree tree = {.text = NULL};
    bool good =
        json_tree_read_all(&tree, text, length, false) || json_tree_read_all(&tree, text, length, true);
    if (!good && tree.fault == FAULT_json_memory) {
        fail_by_memory(r->error);
    } else if (!good) {
        sudoku_error why;
        fail_by_json(&why, &tree, 0, 0);
        link_fail(k, say(link_not_json, k->site, &why));
    } else {
        if (!k->prefix.length && is_sudokupad_object(&tree, 0)) r->draft.form = form_named("sudokupad");
        good = read_link_object(r, &tree, k->place);
    }
    json_tree_free(&tree);
    return good ? LINK_READ : LINK_WRONG;
}

static bool is_figure_of_payload(char c) { return is_letter(c) || is_figure(c) || is_one_of(c, "+/-_"); }

/* Which of the two pairs of last figures?  A minus may be either of two. */
static enum lz_result unpack(const char *figures, size_t length, struct lz_text *t)
{
    size_t run = 0;
    while (run < length && (figures[run] == ' ' || is_figure_of_payload(figures[run]))) run++;
    const bool slash = memchr(figures, '/', run), bottom = memchr(figures, '_', run),
               minus = memchr(figures, '-', run);
    const enum lz_alphabet first = bottom && !slash ? LZ_URL : minus && !slash ? LZ_URI : LZ_BASE64;
    enum lz_result result = lz_unpack(first, figures, length, LONGEST_UNPACKED, t);
    if (result != LZ_GOOD && result != LZ_NO_MEMORY && first == LZ_URI)
        result = lz_unpack(LZ_URL, figures, length, LONGEST_UNPACKED, t);
    return result;
}

/* On its way through a path, // may have become /: the text with one slash more, if that makes it an object. */
static bool unpack_with_slash(struct link *k, struct lz_text *t)
{
    char *longer = malloc(k->length + 1);
    int slashes = 0;
    bool good = false;
    for (size_t i = 0; longer && !good && i < k->length && slashes < MOST_SLASHES; i++) {
        if (k->payload[i] != '/') continue;
        slashes++;
        memcpy(longer, k->payload, i);
        longer[i] = '/';
        memcpy(longer + i + 1, k->payload + i, k->length - i);
        good = unpack(longer, k->length + 1, t) == LZ_GOOD;
        if (good && (t->length < 2 || t->bytes[0] != '{' || t->bytes[t->length - 1] != '}')) {
            free(t->bytes);
            good = false;
        }
    }
    free(longer);
    return good;
}

/* Is there more of it behind its end, but for a figure of nothing?  Then something was put in between. */
static bool goes_on(const struct link *k, size_t used)
{
    size_t more = 0;
    while (used + more < k->length && is_figure_of_payload(k->payload[used + more])) more++;
    return more > 1;
}

enum link_end read_packed(struct link *k)
{
    struct lz_text t;
    enum lz_result result = unpack(k->payload, k->length, &t);
    if (result == LZ_GOOD && goes_on(k, t.used)) {
        free(t.bytes);
        result = LZ_DAMAGED;
    }
    if (result == LZ_DAMAGED && k->prefix.length && unpack_with_slash(k, &t)) result = LZ_GOOD;
    switch (result) {
    case LZ_GOOD: break;
    case LZ_NO_MEMORY: fail_by_memory(k->reader->error); return LINK_WRONG;
    case LZ_TOO_LONG: return link_fail(k, say(link_too_long, k->site, LONGEST_UNPACKED));
    case LZ_CUT_OFF: return LINK_CUT_OFF;
    case LZ_DAMAGED: return link_fail(k, say(link_damaged, k->site));
    }
    const enum link_end end = read_object_text(k, t.bytes, t.length);
    free(t.bytes);
    return end;
}
