/* SPDX-License-Identifier: MIT */
/* classic_code.c - SudokuPad's short codes of givens.

   Newer: a character is a digit and the empty cells after it, 10 for each of up to five, in 0-9, A-Z, a-x; 0 is an empty cell itself.
   Older: digits as they are, and for a run of empty cells a character of another row: A none, B one, C two...
   Whichever of the two has n*n cells is meant.  After "*" come x (diagonals), w (windows), tTITLE* and aAUTHOR*.  */
#include <string.h>

#include "base/ascii.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "read/link/link.h"

enum { LARGEST_SIZE = 9, MOST_CELLS = LARGEST_SIZE * LARGEST_SIZE };

static const char newer[] = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx";
static const char older[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz()[]-.~:@!$&'*,;=_";

/* Adds a digit, or 0, and empty cells.  False: there are too many cells. */
static bool add_run(uint8_t *digits, int *count, int digit, bool cell, int empty)
{
    if (*count + cell + empty > MOST_CELLS) return false;
    if (cell) digits[(*count)++] = (uint8_t)digit;
    while (empty--) digits[(*count)++] = 0;
    return true;
}

/* Reads the code up to its first other character, and sets *used.  Returns the cells, or 0: they are no square. */
static int decode(const char *code, size_t length, bool is_newer, uint8_t *digits, size_t *used)
{
    int count = 0;
    size_t at = 0;
    for (; at < length && code[at]; at++) {
        const bool figure = is_figure(code[at]);
        const char *row = is_newer ? newer : older;
        const char *found = strchr(row, code[at]);
        bool good = true;
        if (!is_newer && figure) good = add_run(digits, &count, code[at] - '0', true, 0);
        else if (!found || (!is_newer && count == MOST_CELLS)) break;
        else if (is_newer)
            good = add_run(digits, &count, (int)(found - row) % 10, true, (int)(found - row) / 10);
        else good = add_run(digits, &count, 0, false, (int)(found - row));
        if (!good) return 0;
    }
    *used = at;
    const int n = exact_root(count);
    for (int i = 0; i < count; i++)
        if (digits[i] > n) return 0;
    return n > 3 && n <= LARGEST_SIZE ? count : 0;
}

static int decode_either(const char *code, size_t length, uint8_t *digits, size_t *used)
{
    const int count = decode(code, length, true, digits, used);
    return count ? count : decode(code, length, false, digits, used);
}

bool is_classic_code(const char *code, size_t length)
{
    uint8_t digits[MOST_CELLS];
    size_t used;
    return decode_either(code, length, digits, &used) > 0;
}

/* tTITLE* and aAUTHOR*: up to the star. */
static size_t label_length(const char *text, size_t length)
{
    size_t end = 0;
    while (end < length && text[end] != '*') end++;
    return end;
}

static enum link_end read_marks_of_code(struct link *k, const char *at, size_t length)
{
    struct draft *d = &k->reader->draft;
    if (!length || *at != '*') return LINK_READ;
    for (size_t i = 1; i < length && !is_one_of(at[i], "?&#)]> ");) {
        const char mark = at[i++];
        const size_t label = label_length(at + i, length - i);
        if (mark == 'x') d->extras |= extra_rules_named("x", 1);
        else if (mark == 'w') d->extras |= extra_rules_named("nrc", 3);
        else if (mark == 't') {
            struct out o = out_to_buffer(d->title, sizeof d->title);
            out_bytes(&o, at + i, label);
        } else if (mark == 'a') labels_author(&d->labels, at + i, label);
        else list_name(d->labels.unapplied, &mark, 1, 0);
        if (mark == 't' || mark == 'a') i += label + 1;
    }
    return LINK_READ;
}

enum link_end read_classic(struct link *k)
{
    struct sudoku_reader *r = k->reader;
    size_t used;
    const int count = decode_either(k->payload, k->length, r->draft.givens, &used);
    if (!count)
        return link_fail(k,
                         say(link_damaged, k->site)); /* its sign was looked at before it was decoded */
    if (!draft_size(&r->draft, exact_root(count), k->place, r->error)) return LINK_WRONG;
    r->draft.has_givens = true;
    return read_marks_of_code(k, k->payload + used, k->length - used);
}
