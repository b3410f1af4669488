/* SPDX-License-Identifier: MIT */
/* recognition.h - what a reader took note of while it read a puzzle, besides the puzzle: for a verdict on the text.

   It is a part of the draft: draft_clear() empties it, readers fill it in.  Nothing depends on it.  */
#ifndef READ_RECOGNITION_H
#define READ_RECOGNITION_H

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

struct recognition {
    char empty[32];    /* the characters that stood for empty cells, each once, in UTF-8 */
    long lines_passed; /* lines of prose or rules that were passed over */
    long comments;     /* lines of comments above the puzzle */
    bool text_before;  /* in its line: a number or a name */
    bool text_behind;  /* in its line: words that are not read */
};

/* The character stood for an empty cell. */
static inline void recognise_empty(struct recognition *r, const char *mark, size_t bytes)
{
    const size_t length = strlen(r->empty);
    for (size_t i = 0; i + bytes <= length; i++)
        if (!memcmp(r->empty + i, mark, bytes)) return;
    if (!bytes || length + bytes >= sizeof r->empty) return;
    memcpy(r->empty + length, mark, bytes);
    r->empty[length + bytes] = '\0';
}

#endif
