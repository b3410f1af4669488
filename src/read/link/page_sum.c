/* SPDX-License-Identifier: MIT */
/* page_sum.c - see page_sum.h */
#include "read/link/page_sum.h"

#include <string.h>

static void mix(struct page_sum *s, const char *bytes)
{
    for (; *bytes; bytes++) s->sum = (s->sum ^ (unsigned char)*bytes) * 0x01000193u;
}

void page_sum_begin(struct page_sum *s)
{
    *s = (struct page_sum){.sum = 0x811C9DC5u};
    mix(s, "[");
}

void page_sum_byte(struct page_sum *s, char c)
{
    static const char escaped[] = "\b\t\n\f\r\"\\", letters[] = "btnfr\"\\",
                      figures[] = "0123456789abcdef";
    const char *found = c ? strchr(escaped, c) : NULL;
    char shown[7] = {c, '\0'};
    if (found) memcpy(shown, (char[]){'\\', letters[found - escaped], '\0'}, 3);
    else if ((unsigned char)c < ' ')
        memcpy(shown, (char[]){'\\', 'u', '0', '0', figures[c >> 4], figures[c & 15], '\0'}, 7);
    mix(s, shown);
}

void page_sum_pair(struct page_sum *s, const char *key)
{
    mix(s, s->begun ? ",[\"" : "[\"");
    s->begun = true;
    while (*key) page_sum_byte(s, *key++);
    mix(s, "\",\"");
}

void page_sum_end(struct page_sum *s) { mix(s, "\"]"); }

const char *page_sum_text(const struct page_sum *s, char text[PAGE_SUM_ROOM])
{
    struct page_sum all = *s;
    char *at = &text[PAGE_SUM_ROOM - 1];
    mix(&all, "]");
    *at = '\0';
    do *--at = "0123456789abcdefghijklmnopqrstuvwxyz"[all.sum % 36];
    while (all.sum /= 36);
    return at;
}
