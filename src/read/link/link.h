/* SPDX-License-Identifier: MIT */
/* link.h - what the readers of links share: a table of kinds, and the payload that each reads.

   A kind says whether an address, or a word without one, is of its kind, and where the part begins that holds the puzzle: the payload.
   Its reader gets that part without %XX, and decides by its own alphabet where it ends: what follows are other parameters, or the
   text around the link.  */
#ifndef READ_LINK_LINK_H
#define READ_LINK_LINK_H

#include "read/link/address.h"
#include "read/reader.h"

enum link_end {
    LINK_READ,
    LINK_WRONG,  /* r->error is filled in */
    LINK_CUT_OFF /* it would have to go on; perhaps the next line is a part of it.  r->error may say what is wrong if not */
};

struct link {
    struct sudoku_reader *reader;
    const char *site;    /* as messages call it */
    struct place place;  /* of the link in the text */
    struct piece prefix; /* what comes before the payload and says what it is, such as "fpuz" */
    char *payload;       /* the reader may change it */
    size_t length;
    bool last; /* there are no more lines that could belong to it */
};

typedef enum link_end payload_reader(struct link *);

/* Where in an address the payload is. */
struct found_payload {
    struct piece prefix;
    const char *payload;
};

struct link_kind {
    const char *form; /* its name among the formats */
    const char *site;
    /* Is the address of this kind?  NULL: there are no such addresses. */
    bool (*in_address)(const struct address *, struct found_payload *);
    /* Is the text from here on the payload of this kind, without an address?  NULL: it has no sure sign. */
    bool (*bare)(struct piece, struct found_payload *);
    payload_reader *read;
    bool by_cells; /* any site: only if no other link is there */
};

/* Ends with a row whose form is NULL. */
extern const struct link_kind link_kinds[];

/* For forms.c. */
bool has_link(const struct line *);
form_reader read_link;

/* A link with sentences before it (letter.c). */
bool begins_letter(const struct line *);
bool is_letter_with_link(struct sudoku_reader *, const struct line *first);
form_reader read_letter;

/* Fails at the place of the link. */
enum link_end link_fail(struct link *, struct message);

/* ---- the kinds ---- */

payload_reader read_packed;      /* packed.c: LZString of JSON */
payload_reader read_classic;     /* classic_code.c: runs of blanks, "scf" and "classic" */
payload_reader read_iss;         /* iss.c: .Type~cell~cell */
payload_reader read_wiki;        /* wiki.c: 81 figures, or S9B */
payload_reader read_page;        /* page_link.c: our own page's */
payload_reader read_cells;       /* site_cells.c: n*n cells in any address */
payload_reader refuse_server_id; /* kinds.c */

/* Is the code one of n*n cells? */
bool is_classic_code(const char *code, size_t length);
/* The one run of n*n cells in an address. */
bool has_cells(struct piece);

#endif
