/* SPDX-License-Identifier: MIT */
/* classify.h - what kind of line is this? */
#ifndef READ_CLASSIFY_H
#define READ_CLASSIFY_H

#include "read/source.h"

enum line_class {
    LINE_BLANK,
    LINE_COMMENT, /* # ... */
    LINE_HEADER,  /* key: value */
    LINE_SECTION, /* [Puzzle] */
    LINE_LIST,    /* [[0,0,3... */
    LINE_OBJECT,  /* {  */
    LINE_BORDER,  /* +---+---+, and blank lines of a drawing: |   |   | */
    LINE_DRAWN,   /* | 5 3 . | . 7 . | */
    LINE_TITLE,   /* Grid 01 */
    LINE_GROUPS,  /* 53. .7. ... */
    LINE_TOKENS,  /* 5 3 0 0 7   or   5,3,0,0,7 */
    LINE_WORDS,   /* 53..7.... and perhaps more words */
    LINE_BINARY,
    LINE_LONG
};

enum line_class classify(const struct line *);

/* The line's first field: from the first character that is not blank up to a blank, tab, comma or
   the end.  */
struct field {
    const char *text;
    size_t length;
};
struct field first_field(const struct line *);
/* Nothing but the first field (and perhaps a comment)? */
bool is_one_word(const struct line *);

/* The column of a place within the line, in characters. */
long column_of(const struct line *, const char *at);

/* Maps a drawn line to ASCII, one byte a character: box-drawing characters become - | +, others beyond
   ASCII '?'.  Returns the length, at most `room`.  */
size_t flatten_drawing(const struct line *, char *flat, size_t room);

#endif
