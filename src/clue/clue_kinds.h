/* SPDX-License-Identifier: MIT */
/* clue_kinds.h - the table of clue kinds.

   To add a kind, copy clue_template.c into kind/ and add a row here.  */
#ifndef CLUE_CLUE_KINDS_H
#define CLUE_CLUE_KINDS_H

#include "clue/clue.h"

/* clang-format off */
#define CLUE_KINDS(K) \
    K(killer) K(renban) \
    K(sum) K(little) K(arrow) K(pill) K(double_arrow) K(region_sum) K(equal_sum) K(zipper) \
    K(white) K(black) K(x) K(v) K(greater) \
    K(whisper) K(thermo) K(slow_thermo) K(fast_thermo) K(palindrome) K(clone) K(same) \
    K(entropic) K(modular) K(parity) K(nabner) K(min) K(max) \
    K(row_index) K(column_index) K(box_index) \
    K(between) K(lockout) K(sandwich) K(skyscraper) K(x_sum) K(numbered_room) K(quad) K(contains) K(circles) \
    K(odd) K(even) K(relation) K(pairwise) K(pattern) K(or) K(and) K(not) \
    K(anti_knight) K(anti_king) K(non_consecutive) K(all_white) K(all_black) K(all_dots) K(all_xv)
/* clang-format on */

#define AS_DECLARATION(name) extern const struct clue_kind clue_##name;
CLUE_KINDS(AS_DECLARATION)
#undef AS_DECLARATION

/* The kinds one by one; NULL past the last. */
const struct clue_kind *clue_kind_at(int index);
/* By its name or another one that people use; NULL: there is none of that name. */
const struct clue_kind *clue_kind_named(const char *name, size_t length);

#endif
