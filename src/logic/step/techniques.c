/* SPDX-License-Identifier: MIT */
/* techniques.c - see techniques.h */
#include "logic/step/techniques.h"

#include <string.h>

#define AS_ROW(name, text, title, se, suk, level, score) {text, title, se, suk, level, score},
const struct technique_row technique_rows[TECHNIQUE_COUNT] = {TECHNIQUES(AS_ROW)};

int technique_named(const char *name)
{
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if (!strcmp(technique_rows[t].name, name)) return t;
    return -1;
}
