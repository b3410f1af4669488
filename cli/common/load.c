/* SPDX-License-Identifier: MIT */
/* load.c - see load.h */
#include "common/load.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "common/input.h"
#include "common/progress.h"

enum { FIRST_ROOM = 1 << 16 };

static const char too_long[] = "is too long"; /* the message names the limit */

/* Doubles the room, up to the limit. */
static char *grow(char *text, size_t *room, size_t longest)
{
    const size_t more = *room > longest / 2 ? longest + 1 : 2 * *room;
    char *grown = realloc(text, more + 1);
    if (grown) *room = more;
    return grown;
}

static const char *pull_all(struct input *input, size_t longest, char **text, size_t *length)
{
    size_t room = FIRST_ROOM < longest ? FIRST_ROOM : longest + 1;
    *text = malloc(room + 1);
    if (!*text) return "out of memory";
    for (;;) {
        if (*length == room) {
            char *grown = room <= longest ? grow(*text, &room, longest) : NULL;
            if (!grown) return room > longest ? too_long : "out of memory";
            *text = grown;
        }
        const size_t got = input_pull(input, *text + *length, room - *length);
        if (got == 0)
            return *length > longest ? too_long : memchr(*text, 0, *length) ? "is not text" : NULL;
        if (got == SIZE_MAX) return input_error(input);
        *length += got;
    }
}

char *load_text(const char *name, size_t longest, size_t *length)
{
    struct input *input = input_open(name);
    char *text = NULL;
    *length = 0;
    const char *wrong = input ? pull_all(input, longest, &text, length) : "out of memory";
    if (wrong) {
        if (wrong == too_long) message("%s: is longer than %zu bytes", name, longest);
        else message("%s: %s", name, wrong);
        free(text);
        text = NULL;
    } else {
        text[*length] = '\0';
    }
    input_close(input);
    return text;
}
