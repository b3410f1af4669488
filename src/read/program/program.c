/* SPDX-License-Identifier: MIT */
/* program.c - what the readers of this room share; see program.h */
#include "read/program/program.h"

bool fail_as(struct sudoku_reader *r, enum message_code what, struct place p, struct message why)
{
    return fail_at(r, p, say(looks_like, word(what), why));
}

struct place place_in(const struct line *l, const char *at)
{
    return (struct place){l->number, column_of(l, at)};
}

bool is_rest_empty(const struct line *l, const char *at)
{
    const char *end = l->text + l->length;
    while (at < end && (*at == ' ' || *at == '\t')) at++;
    return at == end || *at == '#';
}
