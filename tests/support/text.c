/* SPDX-License-Identifier: MIT */
/* text.c - see text.h */
#include "support/text.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

void text_add_bytes(struct text *t, const char *bytes, size_t count)
{
    if (t->length + count + 1 > t->room) {
        t->room = 2 * (t->length + count + 1);
        t->bytes = realloc(t->bytes, t->room);
        if (!t->bytes) abort();
    }
    if (count) memcpy(t->bytes + t->length, bytes, count);
    t->length += count;
    t->bytes[t->length] = '\0';
}

void text_add(struct text *t, const char *text) { text_add_bytes(t, text, strlen(text)); }

void text_repeat(struct text *t, char c, size_t count)
{
    while (count--) text_add_bytes(t, &c, 1);
}

void text_clear(struct text *t)
{
    t->length = 0;
    text_add_bytes(t, "", 0);
}

void text_free(struct text *t)
{
    free(t->bytes);
    *t = (struct text){0};
}

void text_sink(void *context, const char *bytes, size_t count) { text_add_bytes(context, bytes, count); }

size_t pull_pieces(void *context, char *buffer, size_t room)
{
    struct pieces *p = context;
    if (!p->left) return p->fails_at_end ? SIZE_MAX : 0;
    size_t count = p->most && p->most < p->left ? p->most : p->left;
    if (count > room) count = room;
    memcpy(buffer, p->text, count);
    p->text += count;
    p->left -= count;
    return count;
}
