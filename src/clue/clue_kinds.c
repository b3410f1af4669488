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

/* Other names, as puzzles and their editors have them. */
static const struct {
    const char *name;
    const struct clue_kind *kind;
} synonyms[] = {
    {"cage", &clue_killer},
    {"killer-cage", &clue_killer},
    {"little-killer", &clue_little},
    {"region-sum-line", &clue_region_sum},
    {"equal-sums", &clue_equal_sum},
    {"zipper-line", &clue_zipper},
    {"renban-line", &clue_renban},
    {"white-dot", &clue_white},
    {"difference", &clue_white},
    {"black-dot", &clue_black},
    {"ratio", &clue_black},
    {"greater-than", &clue_greater},
    {"whispers", &clue_whisper},
    {"german-whisper", &clue_whisper},
    {"german-whispers", &clue_whisper},
    {"thermometer", &clue_thermo},
    {"slow-thermometer", &clue_slow_thermo},
    {"fast-thermometer", &clue_fast_thermo},
    {"entropic-line", &clue_entropic},
    {"modular-line", &clue_modular},
    {"parity-line", &clue_parity},
    {"minimum", &clue_min},
    {"maximum", &clue_max},
    {"row-indexer", &clue_row_index},
    {"column-indexer", &clue_column_index},
    {"box-indexer", &clue_box_index},
    {"between-line", &clue_between},
    {"lockout-line", &clue_lockout},
    {"sandwich-sum", &clue_sandwich},
    {"xsum", &clue_x_sum},
    {"quadruple", &clue_quad},
    {"counting-circles", &clue_circles},
    {"regex", &clue_pattern},
    {"antiknight", &clue_anti_knight},
    {"antiking", &clue_anti_king},
    {"nonconsecutive", &clue_non_consecutive},
    {"all-kropki", &clue_all_dots},
};

static bool is_name(const char *name, const char *text, size_t length)
{
    return strlen(name) == length && !memcmp(name, text, length);
}

const struct clue_kind *clue_kind_named(const char *name, size_t length)
{
    const struct clue_kind *kind;
    for (int i = 0; (kind = clue_kind_at(i)); i++)
        if (is_name(kind->name, name, length)) return kind;
    for (size_t i = 0; i < sizeof synonyms / sizeof *synonyms; i++)
        if (is_name(synonyms[i].name, name, length)) return synonyms[i].kind;
    return NULL;
}
