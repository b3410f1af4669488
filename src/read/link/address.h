/* SPDX-License-Identifier: MIT */
/* address.h - addresses within a line of text, with or without https:// before them, and their parts.

       https://www.f-puzzles.com/some/path?load=N4Ig...&x=1#there
               ^ site            ^ path    ^ parameters                    */
#ifndef READ_LINK_ADDRESS_H
#define READ_LINK_ADDRESS_H

#include <stdbool.h>
#include <stddef.h>

struct piece {
    const char *text;
    size_t length;
};

struct address {
    struct piece whole; /* up to a blank, an angle bracket or a quotation mark */
    struct piece site;  /* without "www." and port */
    struct piece rest;  /* behind the site */
};

/* Finds the first address from *at on, and moves *at behind its site: one address may contain another.  Without http:// before it,
   only "www." and the sites that are listed begin one.  False: there is none.  */
bool find_address(const char **at, const char *end, const char *const *sites, struct address *);

/* Is it this site, or a part of it, such as "beta.sudokupad.app" of "sudokupad.app"?  In any case. */
bool site_is(const struct address *, const char *site);
/* The part before ? and #. */
struct piece address_path(const struct address *);
/* What follows "key=" behind ?, # or &, up to & or #.  False: there is no such key. */
bool address_parameter(const struct address *, const char *key, struct piece *value);

/* Is the text at the beginning of the piece, in any case? */
bool piece_begins(struct piece, const char *text);
/* Does it contain that text, in any case? */
bool piece_contains(struct piece, const char *text);

/* Replaces each %XX by its byte.  Returns the new length. */
size_t decode_percents(char *text, size_t length);

#endif
