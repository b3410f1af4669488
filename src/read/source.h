/* SPDX-License-Identifier: MIT */
/* source.h - text as a stream of lines that can be looked at before they are taken.

   Memory is fixed: peeked lines are side by side in one buffer, and stay where they are until
   source_settle(), which is called between two puzzles.

       buffer   |  taken  |  line 0  |  line 1  | ... |  not yet cut into lines  |  room  |
                          ^ first               peeked^        scan             end

   The text in the buffer has been simplified (characters.h), unless it is JSON, whose strings are kept as they are.  */
#ifndef READ_SOURCE_H
#define READ_SOURCE_H

#include "read/characters.h"
#include "sudoku.h"

enum {
    MAX_LINE = 160 * 1024,             /* three times 36^3 candidates fit */
    MAX_AHEAD = SUDOKU_MAX_CELLS + 64, /* lines looked at: one cell a line, and some */
    SOURCE_BUFFER = 3 * MAX_LINE,
    RAW_BUFFER = 4096, /* UTF-16 on its way */
    FIRST_BYTES = 4
};

struct line {
    const char *text; /* not terminated; blanks and CR at the end are cut off */
    size_t length;
    long number;
    bool too_long; /* the text is only the line's beginning */
    bool
        only_tabs; /* nothing but blanks, and the first is a tab: perhaps a row of a table, with empty cells */
};

struct source {
    sudoku_pull *pull;
    void *context;
    size_t scan, end;
    int first, peeked;
    long lines; /* cut so far */
    long taken;
    bool started, ended;
    enum encoding encoding;
    bool verbatim;     /* not to be simplified */
    size_t held_bytes; /* of a character that is not complete yet, or a CR: they come after `end` */
    char held[4];
    size_t raw_bytes;
    char raw[RAW_BUFFER];
    size_t head_bytes;
    unsigned char head[FIRST_BYTES]; /* the first bytes, as they came */
    bool failed;                     /* the last pull failed */
    bool full;                       /* a look ahead found no room; source_settle() makes some */
    bool dropping; /* the last line looked at is too long, and its rest has not been skipped yet */
    struct line line[MAX_AHEAD];
    char buffer[SOURCE_BUFFER];
};

void source_open(struct source *, sudoku_pull *, void *context);
/* Makes room for the next puzzle; lines seen before are no longer valid. */
void source_settle(struct source *);
/* The line `ahead` lines on (0: the next).  False at the end of the text, or with `full` set. */
bool source_peek(struct source *, int ahead, struct line *);
/* Skips the next line, which was peeked at before. */
void source_take(struct source *);
/* For texts that are not made of lines: all that has been pulled and not taken.  Lines that were looked at are none any more. */
const char *source_text(struct source *, size_t *length);
/* Pulls more of it, so that it may move.  False: at the end of the text, or the buffer is full. */
bool source_more(struct source *);
/* The text from the next line on, which has been peeked at, up to the end, if it has at most so many bytes and no line of it is too
   long; else NULL.  Pulls up to that many.  */
const char *source_rest(struct source *, size_t most, size_t *length);
/* Text that has been pulled but not peeked at; none while peeked lines are waiting. */
const char *source_uncut(const struct source *, size_t *length);
/* Skips that much of it, which is `lines` lines. */
void source_pass(struct source *, size_t length, long lines);

#endif
