/* SPDX-License-Identifier: MIT */
/* letter.c - a link in a letter or a post: the lines before and after it are sentences, and nothing else could be a puzzle.  */
#include "board/symbols.h"
#include "read/link/link.h"

enum { MOST_LINES = 200 };

/* Words: at least as many small letters as other characters that are no blanks. */
static bool is_sentence(const struct line *l)
{
    size_t small = 0, others = 0;
    for (size_t i = 0; i < l->length; i++) {
        const char c = l->text[i];
        if (c >= 'a' && c <= 'z') small++;
        else if (c != ' ' && c != '\t' && c >= 0) others++; /* letters beyond ASCII are neither */
    }
    return small > 1 && small >= others;
}

static bool is_empty(const struct line *l) { return !first_field(l).length; }

bool begins_letter(const struct line *l) { return is_sentence(l) && !has_link(l); }

/* How many lines are before the first link, if all lines are sentences but those of links; 0: it is no letter. */
static int lines_before_link(struct sudoku_reader *r)
{
    struct line l;
    int before = 0, at = 0;
    bool in_link = false;
    for (; at < MOST_LINES && source_peek(&r->source, at, &l); at++) {
        if (l.too_long) return 0;
        const bool link = has_link(&l);
        if (link && !before) before = at;
        /* what follows a link without a blank may be a part of it */
        in_link =
            link || (in_link && !is_empty(&l) && !is_sentence(&l) && first_field(&l).length == l.length);
        if (!in_link && !is_empty(&l) && !is_sentence(&l)) return 0;
    }
    return at < MOST_LINES && !r->source.full ? before : 0;
}

bool is_letter_with_link(struct sudoku_reader *r, const struct line *first)
{
    (void)first;
    return !is_in_list(r) && lines_before_link(r) > 0;
}

/* Takes a line, and notes the rules that it names. */
static void take_sentence(struct sudoku_reader *r, struct named_rules *named)
{
    struct line l;
    if (!source_peek(&r->source, 0, &l)) return;
    note_rules_of_text(named, l.text, l.length);
    source_take(&r->source);
}

bool read_letter(struct sudoku_reader *r)
{
    struct line l;
    struct named_rules named = {.count = 0};
    for (int before = lines_before_link(r); before; before--) take_sentence(r, &named);
    const bool good = read_link(r);
    while (source_peek(&r->source, 0, &l) && !has_link(&l) && (is_empty(&l) || is_sentence(&l)))
        take_sentence(r, &named);
    add_named_rules(&r->draft.named, &named);
    return good;
}
