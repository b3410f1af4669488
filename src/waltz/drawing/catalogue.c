/* SPDX-License-Identifier: MIT */
/* catalogue.c - the ways in which a corner of a solid can look.

   Huffman (1971) and Clowes (1971), for solids with three faces at each corner, seen from a general position.  Cut space
   into eight octants around the corner, fill some of them, and look from an empty one: 1, 3, 5 or 7 filled octants give
   all L, forks and arrows below (tests/waltz/test_catalogue.c does just that).  A T is not a corner: one edge disappears
   behind another, and its continuation is not visible, so its label is free.

   Four filled octants can form a twisted chain, left-handed or right-handed.  It has more than three faces, but shows three
   lines from some sides.  These corners make up the extended catalogue.  If the faces are at right angles, two of the
   lines are in line and the corner looks like a T; otherwise it looks like a fork or an arrow.

   The numbers are those of the AC-3 report (docs/WALTZ.md), whose tables have three mistakes.  */
#include "waltz/drawing/catalogue.h"

#include "base/contract.h"

#define CONVEX  WALTZ_CONVEX
#define CONCAVE WALTZ_CONCAVE
#define IN      WALTZ_IN
#define OUT     WALTZ_OUT

static const waltz_corner l_corners[] = {
    {0, {IN, OUT}, false},    {1, {OUT, IN}, false},     {2, {OUT, CONVEX}, false},
    {3, {CONVEX, IN}, false}, {4, {IN, CONCAVE}, false}, {5, {CONCAVE, OUT}, false},
};
static const waltz_corner fork_corners[] = {
    {10, {CONVEX, CONVEX, CONVEX}, false}, {11, {CONCAVE, CONCAVE, CONCAVE}, false},
    {12, {CONCAVE, OUT, IN}, false},       {13, {IN, CONCAVE, OUT}, false},
    {14, {OUT, IN, CONCAVE}, false},       {40, {CONVEX, CONCAVE, OUT}, true},
    {41, {OUT, CONVEX, CONCAVE}, true},    {42, {CONCAVE, OUT, CONVEX}, true},
    {43, {CONVEX, IN, CONCAVE}, true},     {44, {CONCAVE, CONVEX, IN}, true},
    {45, {IN, CONCAVE, CONVEX}, true},
};
static const waltz_corner arrow_corners[] = {
    {30, {IN, CONVEX, OUT}, false},          {31, {CONVEX, CONCAVE, CONVEX}, false},
    {32, {CONCAVE, CONVEX, CONCAVE}, false}, {60, {CONCAVE, CONVEX, IN}, true},
    {61, {OUT, CONVEX, CONCAVE}, true},      {62, {CONCAVE, OUT, IN}, true},
    {63, {OUT, IN, CONCAVE}, true},
};
static const waltz_corner t_corners[] = {
    {20, {IN, OUT, IN}, false},         {21, {IN, OUT, OUT}, false},
    {22, {IN, OUT, CONVEX}, false},     {23, {IN, OUT, CONCAVE}, false},
    {50, {CONCAVE, OUT, CONVEX}, true}, {51, {CONCAVE, OUT, IN}, true},
    {52, {IN, CONCAVE, CONVEX}, true},  {53, {IN, CONCAVE, OUT}, true},
};

#define ROWS(table) (table), (int)(sizeof(table) / sizeof *(table))
static const struct {
    const waltz_corner *corner;
    int all, usual;
    int degree;
    char letter;
    const char *name;
} types[WALTZ_TYPES] = {
    [WALTZ_L] = {ROWS(l_corners), 6, 2, 'L', "L"},
    [WALTZ_FORK] = {ROWS(fork_corners), 5, 3, 'Y', "Fork"},
    [WALTZ_ARROW] = {ROWS(arrow_corners), 3, 3, 'W', "Arrow"},
    [WALTZ_T] = {ROWS(t_corners), 4, 3, 'T', "T"},
};

WALTZ_API const char *waltz_label_name(waltz_label label)
{
    static const char *const names[WALTZ_LABELS] = {
        [WALTZ_CONCAVE] = "-", [WALTZ_CONVEX] = "+", [WALTZ_IN] = "in", [WALTZ_OUT] = "out"};
    REQUIRE((unsigned)label < WALTZ_LABELS, "there is no such label");
    return names[label];
}

WALTZ_API waltz_label waltz_reversed(waltz_label label)
{
    REQUIRE((unsigned)label < WALTZ_LABELS, "there is no such label");
    return label == WALTZ_IN ? WALTZ_OUT : label == WALTZ_OUT ? WALTZ_IN : label;
}

unsigned labels_reversed(unsigned labels)
{
    const unsigned in = 1u << WALTZ_IN, out = 1u << WALTZ_OUT;
    return (labels & ~(in | out)) | (labels & in ? out : 0) | (labels & out ? in : 0);
}

WALTZ_API int waltz_type_degree(waltz_type type)
{
    REQUIRE((unsigned)type < WALTZ_TYPES, "there is no such type");
    return types[type].degree;
}

WALTZ_API const char *waltz_type_name(waltz_type type)
{
    REQUIRE((unsigned)type < WALTZ_TYPES, "there is no such type");
    return types[type].name;
}

WALTZ_API char waltz_type_letter(waltz_type type)
{
    REQUIRE((unsigned)type < WALTZ_TYPES, "there is no such type");
    return types[type].letter;
}

WALTZ_API const waltz_corner *waltz_catalogue(waltz_type type, bool extended, int *count)
{
    REQUIRE((unsigned)type < WALTZ_TYPES, "there is no such type");
    REQUIRE(count, "the catalogue needs a place for the number of corners");
    *count = extended ? types[type].all : types[type].usual;
    return types[type].corner;
}
