/* SPDX-License-Identifier: MIT */
/* page.h - a whole text in memory, where each character knows from which place of the original it comes.

   Wrappings are taken off one after the other, each from one page to the next; errors still name the place in the original.  */
#ifndef READ_UNWRAP_PAGE_H
#define READ_UNWRAP_PAGE_H

#include <stdbool.h>
#include <stddef.h>

#include "read/classify.h"
#include "read/draft.h"

struct page {
    char *text;          /* not terminated */
    struct place *where; /* of each byte */
    size_t length, room;
    long
        lines_passed; /* lines of the original that are not in it, since they say nothing about a puzzle */
    unsigned wrappings; /* what has been taken off, as bits: see name_wrappings() */
    char mark;          /* for which it has dots: '-' or '#'; 0: none */
    bool no_memory;
};

void page_free(struct page *);
/* The text, whose first line has this number. */
void page_from_text(struct page *, const char *text, size_t length, long line);

void page_add(struct page *, char c, struct place);
/* A character of another page, with its place; several. */
void page_take(struct page *, const struct page *from, size_t at);
void page_take_range(struct page *, const struct page *from, size_t begin, size_t end);
/* Text that stands for the character at `at` of the other page (or its last one). */
void page_put(struct page *, const char *text, const struct page *from, size_t at);
/* Ends the line, unless nothing stands in it. */
void page_end_line(struct page *, const struct page *from, size_t at);

/* The place in the original of a place in the page. */
struct place page_place(const struct page *, struct place);

/* The line that begins at *at, without its end; moves on to the next.  False: there is none. */
struct page_line {
    size_t begin, end;
};
bool page_next_line(const struct page *, size_t *at, struct page_line *);
struct field page_field(const struct page *, struct page_line);
/* Is there nothing but blanks? */
bool page_line_is_blank(const struct page *, struct page_line);

/* Takes off one kind of wrapping: fills in an empty page, and returns true; false: the text is not wrapped like that, and what
   is in the second page does not count.  */
typedef bool unwrapper(const struct page *, struct page *);

unwrapper unwrap_bbcode;     /* forums */
unwrapper unwrap_fences;     /* code in Markdown */
unwrapper unwrap_html;       /* pages */
unwrapper unwrap_latex;      /* documents */
unwrapper unwrap_mail;       /* > quotes of mails */
unwrapper unwrap_code_words; /* what languages put around cells */
unwrapper unwrap_code;       /* arrays and strings */
unwrapper unwrap_page_numbers;
unwrapper unwrap_row_names; /* numbers and words before rows */
unwrapper unwrap_rows;      /* blank lines between rows, and labels of drawings */
unwrapper unwrap_prose;     /* sentences */
unwrapper unwrap_table;     /* of spreadsheets and Markdown */
unwrapper unwrap_controls;  /* what terminals and printers take for orders */
unwrapper unwrap_transfer;  /* quoted-printable, names in front of lines, cut lines */
unwrapper unwrap_wiki;      /* tables of MediaWiki */
unwrapper unwrap_settings;  /* YAML, TOML, INI */
unwrapper unwrap_facts;     /* cell(1,2,5). */

/* A header of ours that changes the puzzle, misspelt: to pass over it would be to answer another puzzle. */
bool is_misspelt_header(const struct line *);
/* In their order from the outside in. */
enum wrapping {
    IN_CONTROLS,
    IN_TRANSFER,
    IN_HTML,
    IN_BBCODE,
    IN_MAIL,
    IN_FENCES,
    IN_WIKI,
    IN_LATEX,
    IN_FACTS,
    IN_SETTINGS,
    IN_CODE_WORDS,
    IN_CODE,
    IN_ROW_NAMES,
    IN_TABLE,
    IN_PAGE_NUMBERS,
    IN_ROWS,
    IN_PROSE,
    WRAPPINGS
};
#define WRAPPED(in) (1u << (in))

/* Takes off everything.  True: the page has changed.  False with `no_memory`: it ran out. */
bool unwrap(struct page *);
/* The names of such bits, with blanks between, such as "html table". */
enum { LONGEST_WRAPPINGS = 80 };
void name_wrappings(unsigned taken_off, char names[LONGEST_WRAPPINGS]);

#endif
