/* SPDX-License-Identifier: MIT */
/* html_tags.h - the tags of a page of HTML: where they are, and which belong together. */
#ifndef READ_UNWRAP_HTML_TAGS_H
#define READ_UNWRAP_HTML_TAGS_H

#include <stdint.h>

#include "read/unwrap/page.h"

/* What a tag does to the text. */
enum html_element {
    ELEMENT_OTHER,    /* nothing */
    ELEMENT_BLOCK,    /* it stands in lines of its own */
    ELEMENT_HIDDEN,   /* its content is not shown, or no text */
    ELEMENT_DOUBTFUL, /* its content is not simply text: raised, struck through */
    ELEMENT_BR,
    ELEMENT_TABLE,
    ELEMENT_TR,
    ELEMENT_TD,
    ELEMENT_TH,
    ELEMENT_THEAD,
    ELEMENT_TBODY,
    ELEMENT_PRE,
    ELEMENT_INPUT,
    ELEMENT_IMG,
    ELEMENT_RAW,  /* script and style: no tags in it */
    ELEMENT_VOID, /* without content or meaning */
    ELEMENT_UNKNOWN
};

struct html_tag {
    size_t begin, end; /* from < past > */
    size_t name;       /* bytes of it */
    enum html_element element;
    unsigned id; /* of its name in the table of names */
    bool closing;
    long match;     /* the tag that closes it; -1: none */
    long opened_by; /* the tag that it closes; -1: none */

    /* what is in the element, found by html_grids() */
    long parent;
    int children;       /* elements directly in it */
    int characters;     /* that are not blank, in all of it */
    int own_characters; /* directly in it */
    int depth;          /* of elements in it */
    enum { ROLE_NONE, ROLE_TABLE, ROLE_ROW, ROLE_CELL, ROLE_UNSURE } role;
    int columns; /* of a table without rows, else 0 */
};

struct html {
    const struct page *page;
    struct html_tag *tag;
    size_t tags, room;
    bool blocks;  /* some tag ends lines */
    bool is_html; /* some tag is surely HTML's, and the first of all is none of another language */
    bool any, foreign;
    bool no_memory;
};

void html_free(struct html *);
/* Finds all tags, and those that close others. */
void html_scan(struct html *, const struct page *);

/* The value of an attribute, perhaps empty; false: the tag does not have it. */
bool html_attribute(const struct page *, const struct html_tag *, const char *name,
                    struct page_line *value);
bool html_attribute_is(const struct page *, const struct html_tag *, const char *name,
                       const char *value);
/* Is it an element of that name? */
bool html_is(const struct page *, const struct html_tag *, const char *name);
/* Is the word among those of a class? */
bool html_has_class(const struct page *, const struct html_tag *, const char *const *words);

/* Decodes the character at *at, an entity perhaps, and moves past it.  `*code` is ASCII where it stands for such a character; -1: it is
   nothing.  */
void html_character(const struct page *, size_t *at, size_t end, int32_t *code);

/* Finds elements that make up a grid without being a table, and gives them roles. */
void html_grids(struct html *);

#endif
