/* SPDX-License-Identifier: MIT */
/* forms.h - the forms in which a text can state a puzzle: a table.

   A text is offered to the rows in turn; the first that fits reads it, or refuses it with a sentence.  A new form is a row here
   and a reader; its name is a format, see src/show/formats.c.  */
#ifndef READ_FORMS_H
#define READ_FORMS_H

#include "read/classify.h"

struct sudoku_reader;

typedef bool form_reader(struct sudoku_reader *);

/* Where the next puzzle begins after one with an error. */
enum recovery {
    NEXT_LINE,
    AFTER_BLANK_LINE,
    NEXT_LIST, /* or a blank line */
    NEXT_FRAME /* or a blank line */
};

struct form {
    const char *name;
    form_reader *read;
    unsigned begins; /* a text of this form begins with a line of one of these classes, as bits */
    /* What else there is to say about such a text; NULL: nothing. */
    bool (*fits)(struct sudoku_reader *, const struct line *first);
    enum recovery recovery;
    bool in_lists; /* asked for by its name, every line is a puzzle */
    /* Texts that can be nothing else, such as links: does this line begin one?  Such rows are asked before all others, in lists,
       too; `in_lists` says that a text is one line, so that others may follow.  NULL: the text has no such sign.  */
    bool (*sign)(const struct line *first);
    /* Asked for by its name only, and its puzzles may be of any other form: a list with columns, by what may separate its fields; a text
       that is wrapped in one of these, as bits (unwrap/page.h).  */
    const char *separators;
    unsigned wrappings;
    /* A weak sign: what the lines that follow must have, too.  NULL: nothing. */
    bool (*confirmed)(struct sudoku_reader *, const struct line *first);
};

/* Rows that are named elsewhere. */
enum form_id {
    FORM_line,
    FORM_grid,
    FORM_tokens,
    FORM_nonomino,
    FORM_pretty,
    FORM_list,
    FORM_json,
    FORM_file
};
const struct form *form_of(enum form_id);
const struct form *form_named(const char *name);
/* The form of which the line has the sign, or NULL. */
const struct form *form_with_sign(struct sudoku_reader *, const struct line *first);
/* The form of the text that begins with this line. */
const struct form *form_for(struct sudoku_reader *, const struct line *first);

#endif
