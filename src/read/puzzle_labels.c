/* SPDX-License-Identifier: MIT */
/* puzzle_labels.c - see puzzle_labels.h */
#include "read/puzzle_labels.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/out.h"

void labels_clear(struct labels *l)
{
    l->author[0] = l->unapplied[0] = l->drawn[0] = '\0';
    l->about_length = 0;
}

void labels_prepare(struct labels *l)
{
    l->about = NULL;
    l->about_room = 0;
    labels_clear(l);
}

void labels_free(struct labels *l) { free(l->about); }

void labels_author(struct labels *l, const char *text, size_t length)
{
    struct out o = out_to_buffer(l->author, sizeof l->author);
    out_bytes(&o, text, length);
}

/* A character of UTF-8 is not cut in two. */
static size_t cut_to(const char *text, size_t length, size_t room)
{
    if (length <= room) return length;
    while (room && ((unsigned char)text[room] & 0xC0) == 0x80) room--;
    return room;
}

bool labels_about(struct labels *l, const char *text, size_t length)
{
    const size_t left = LONGEST_ABOUT - l->about_length;
    if (left < 2) return true;
    length = cut_to(text, length, left - 1);
    const size_t needed = l->about_length + length + 2; /* a line end before it, a zero behind it */
    if (needed > l->about_room) {
        const size_t room = needed < 512 ? 512 : 2 * needed;
        char *more = grown(l->about, l->about_length, room, 1);
        if (!more) return false;
        l->about = more;
        l->about_room = room;
    }
    if (l->about_length) l->about[l->about_length++] = '\n';
    memcpy(l->about + l->about_length, text, length);
    l->about_length += length;
    l->about[l->about_length] = '\0';
    return true;
}

static bool has_name(const char *list, const char *name, size_t length)
{
    for (const char *at = list; at; at = strstr(at, ", ")) {
        if (at > list) at += 2;
        if (!strncmp(at, name, length) && (!at[length] || at[length] == ',' || at[length] == ':'))
            return true;
    }
    return false;
}

void list_name(char list[SUDOKU_TEXT], const char *name, size_t length, long count)
{
    enum { LONGEST_NAME = 40, LONGEST_ITEM = LONGEST_NAME + 30 };
    if (has_name(list, name, length)) return;
    const size_t used = strlen(list);
    struct out o = out_to_buffer(list + used, SUDOKU_TEXT - used);
    if (used + LONGEST_ITEM > SUDOKU_TEXT) { /* the list ends with dots */
        if (list[used - 1] != '.') out_text(&o, ", ...");
        return;
    }
    if (used) out_text(&o, ", ");
    for (size_t i = 0; i < length && i < LONGEST_NAME; i++)
        out_char(&o, name[i] > ' ' && name[i] < 0x7F ? name[i] : name[i] == ' ' ? ' ' : '?');
    if (length > LONGEST_NAME) out_text(&o, "...");
    if (count) out_format(&o, ": %ld", count);
}
