/* SPDX-License-Identifier: MIT */
/* repeats.c - see repeats.h */
#include "common/repeats.h"

#include <stdio.h>
#include <string.h>

bool repeats_add(struct repeats *r, const char *kind, const char *sentence)
{
    int i = 0;
    while (i < r->count && strncmp(r->of[i].kind, kind, KIND_NAME - 1) != 0) i++;
    if (i == r->count && i == MOST_KINDS) i--;
    else if (i == r->count) {
        struct repeated *new = &r->of[r->count++];
        new->times = 0;
        snprintf(new->kind, sizeof new->kind, "%s", kind);
        snprintf(new->sentence, sizeof new->sentence, "%s", sentence);
    }
    return r->of[i].times++ < SAID_OF_A_KIND;
}

void kind_of_sentence(const char *sentence, char kind[KIND_NAME])
{
    size_t length = 0;
    char until = '\0';
    for (const char *c = sentence; *c && length < KIND_NAME - 1; c++) {
        if (until) {
            if (*c == until) until = '\0';
        } else if (*c == '(') until = ')';
        else if (*c == '\'' || *c == '"') until = *c;
        else if (*c < '0' || *c > '9') kind[length++] = *c;
    }
    kind[length] = '\0';
}
