/* SPDX-License-Identifier: MIT */
/* text.c - see text.h */
#include "common/text.h"

#include <stdlib.h>
#include <string.h>

void text_keep(void *context, const char *piece, size_t length)
{
    struct text *t = context;
    if (t->failed || !length) return;
    if (length > t->room - t->length) {
        const size_t room = 2 * (t->length + length);
        char *grown = realloc(t->bytes, room);
        if (!grown) {
            t->failed = true;
            return;
        }
        t->bytes = grown;
        t->room = room;
    }
    memcpy(t->bytes + t->length, piece, length);
    t->length += length;
}
