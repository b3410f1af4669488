/* SPDX-License-Identifier: MIT */
/* sentences.h - which sentence explains a step of which technique: the same for all languages. */
#ifndef SHOW_SENTENCES_H
#define SHOW_SENTENCES_H

#include <stdint.h>

#include "logic/step/techniques.h"

enum sentence {
    SAY_NOTHING, /* a technique without a row: no language has words for it, and a test fails */
    SAY_FULL_HOUSE,
    SAY_NAKED_SINGLE,
    SAY_HIDDEN_SINGLE,
    SAY_DIRECT_LOCKED,
    SAY_DIRECT_HIDDEN,
    SAY_LOCKED_SET,
    SAY_LOCKED,
    SAY_INTERSECTION,
    SAY_LEFTOVERS,
    SAY_NAKED,
    SAY_HIDDEN,
    SAY_FISH,
    SAY_FINNED_FISH,
    SAY_KRAKEN_1,
    SAY_KRAKEN_2,
    SAY_REMOTE_PAIR,
    SAY_BUG_1,
    SAY_BUG_2,
    SAY_BUG_3,
    SAY_BUG_4,
    SAY_SKYSCRAPER,
    SAY_TWO_STRING_KITE,
    SAY_DUAL_KITE,
    SAY_STRONG_LINKS,
    SAY_EMPTY_RECTANGLE,
    SAY_W_WING,
    SAY_XY_WING,
    SAY_XYZ_WING,
    SAY_LARGE_WING,
    SAY_DEADLY_1,
    SAY_DEADLY_2,
    SAY_DEADLY_3,
    SAY_DEADLY_4,
    SAY_UNIQUE_6,
    SAY_HIDDEN_RECTANGLE,
    SAY_AVOIDABLE_1,
    SAY_AVOIDABLE_2,
    SAY_SUE_DE_COQ,
    SAY_SIMPLE_COLOURS_TRAP,
    SAY_SIMPLE_COLOURS_WRAP,
    SAY_MULTI_COLOURS_1,
    SAY_MULTI_COLOURS_2,
    SAY_ALIGNED,
    SAY_CHAIN,
    SAY_LOOP,
    SAY_REFUTED,
    SAY_ALS_XZ,
    SAY_ALS_XY_WING,
    SAY_ALS_CHAIN,
    SAY_DEATH_BLOSSOM,
    SAY_FORCING,
    SAY_FORCING_PLUS,
    SAY_CONTRADICTION,
    SAY_VERITY,
    SAY_TEMPLATE_SET,
    SAY_TEMPLATE_DELETE,
    SAY_BRUTE_FORCE,
    SENTENCES
};

extern const uint8_t sentence_of[TECHNIQUE_COUNT];

#endif
