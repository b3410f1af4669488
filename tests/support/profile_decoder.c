/* SPDX-License-Identifier: MIT */
/* profile_decoder.c - see profile_decoder.h */
#include "support/profile_decoder.h"

#include <string.h>

struct reader {
    const unsigned char *at, *end;
    int bad;
};

static int take_byte(struct reader *r)
{
    if (r->at < r->end) return *r->at++;
    r->bad = 1;
    return 0;
}

/* Numbers within a message: the highest byte first. */
static int32_t take_number(struct reader *r)
{
    uint32_t number = 0;
    for (int i = 0; i < 4; i++) number = number << 8 | (uint32_t)take_byte(r);
    return (int32_t)number;
}

static void take_text(struct reader *r, char *text, size_t room)
{
    const int32_t length = take_number(r);
    if (r->bad || length < 0 || length > r->end - r->at || (size_t)length >= room) {
        r->bad = 1;
        return;
    }
    memcpy(text, r->at, (size_t)length);
    text[length] = '\0';
    r->at += length;
}

static void take_node(struct reader *r, struct profile_message *m)
{
    for (int i = 0; i < 3; i++) m->id[i] = take_number(r);
    for (int i = 0; i < 3; i++) m->parent[i] = take_number(r);
    m->alternative = take_number(r);
    m->children = take_number(r);
    m->status = take_byte(r);
    if (m->status > 3) r->bad = 1;
}

long profile_decode(const unsigned char *bytes, size_t length, struct profile_message *m)
{
    if (length < 4) return 0;
    const uint32_t size = /* the lowest byte first */
        bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24;
    if (size > length - 4) return size > 10000 ? -1 : 0;
    struct reader r = {bytes + 4, bytes + 4 + size, 0};
    memset(m, 0, sizeof *m);
    m->type = take_byte(&r);
    if (m->type > PROFILE_RESTART) return -1;
    if (m->type == PROFILE_NODE) take_node(&r, m);
    while (r.at < r.end && !r.bad) {
        const int field = take_byte(&r);
        if (field == 0) take_text(&r, m->label, sizeof m->label);
        else if (field == 2) take_text(&r, m->info, sizeof m->info);
        else r.bad = 1;
    }
    return r.bad ? -1 : 4 + (long)size;
}
