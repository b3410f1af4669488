/* SPDX-License-Identifier: MIT */
/* clue_kinds.c - see clue_kinds.h */
#include "clue/clue_kinds.h"

#include <string.h>

const struct clue_kind *clue_kind_at(int index)
{
#define AS_ADDRESS(name) &clue_##name,
    static const struct clue_kind *const kinds[] = {CLUE_KINDS(AS_ADDRESS)};
#undef AS_ADDRESS
    return index >= 0 && index < (int)(sizeof kinds / sizeof *kinds) ? kinds[index] : NULL;
}

const struct clue_kind *clue_kind_named(const char *name, size_t length)
{
    const struct clue_kind *kind;
    for (int i = 0; (kind = clue_kind_at(i)); i++)
        if (strlen(kind->name) == length && !memcmp(kind->name, name, length)) return kind;
    return NULL;
}
