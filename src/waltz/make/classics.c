/* SPDX-License-Identifier: MIT */
/* classics.c - drawings with a name: solids of unit cubes, and drawings that are well known. */
#include "base/contract.h"
#include "base/memory.h"
#include "waltz/drawing/drawing.h"
#include "waltz/make/hidden_lines.h"
#include "words/fail.h"

/* ---- line by line, as x1 y1 x2 y2 ---- */

typedef short line_of_four[4];
enum { MOST_LINES = 20 };

static const line_of_four tetrahedron[] = {
    {0, 0, 20, 2}, {20, 2, 9, 17}, {9, 17, 0, 0}, {0, 0, 10, 6}, {20, 2, 10, 6}, {9, 17, 10, 6},
};
static const line_of_four tetrahedron_2[] = {
    {0, 4, 12, 0}, {12, 0, 20, 7}, {20, 7, 9, 17}, {9, 17, 0, 4}, {12, 0, 9, 17},
};
/* The sides of the upper triangle are half as long as those of the lower one, seen from (10, 6). */
static const line_of_four truncated_pyramid[] = {
    {0, 0, 22, 0}, {22, 0, 8, 18}, {8, 18, 0, 0},  {5, 3, 16, 3},  {16, 3, 9, 12},
    {9, 12, 5, 3}, {0, 0, 5, 3},   {22, 0, 16, 3}, {8, 18, 9, 12},
};
/* The upper triangle is turned a little. */
static const line_of_four twisted_pyramid[] = {
    {0, 0, 110, 0},   {110, 0, 40, 90}, {40, 90, 0, 0},   {22, 12, 72, 21}, {72, 21, 39, 58},
    {39, 58, 22, 12}, {0, 0, 22, 12},   {110, 0, 72, 21}, {40, 90, 39, 58},
};
static const line_of_four house[] = {
    {0, 0, 6, -2},  {6, -2, 6, 3},  {6, 3, 3, 7},  {3, 7, 0, 5},    {0, 5, 0, 0},
    {6, -2, 14, 1}, {14, 1, 14, 6}, {14, 6, 6, 3}, {14, 6, 11, 10}, {11, 10, 3, 7},
};
/* The first three are the lines around the hole: each is the bar of a T where the previous one ends, and ends as a stem. */
static const line_of_four penrose[] = {
    {12, 14, 52, 14}, {40, 49, 20, 14}, {56, 7, 36, 42},  {12, 14, 40, 63},
    {40, 49, 68, 0},  {56, 7, 0, 7},    {32, 63, 40, 63}, {72, 7, 68, 0},
    {4, 0, 0, 7},     {32, 63, 0, 7},   {72, 7, 40, 63},  {4, 0, 68, 0},
};
/* Two bars on the left, with two faces each; on the right, two slots between three prongs, and the handle. */
static const line_of_four devils_fork[] = {
    {0, 12, 3, 14},   {0, 12, 0, 9},   {3, 14, 30, 5},   {0, 12, 21, 5}, {0, 9, 21, 2},
    {21, 5, 21, 2},   {0, 3, 3, 5},    {0, 3, 0, 0},     {3, 5, 21, -1}, {0, 3, 21, -4},
    {21, -1, 21, -4}, {0, 0, 30, -10}, {30, 5, 30, -10},
};
static const line_of_four fig_12a[] = {
    {0, 0, -12, 6},   {-12, 6, -12, 18}, {-12, 18, 0, 24}, {0, 24, 16, 16},
    {16, 16, 16, 10}, {16, 10, 12, 12},  {12, 12, 12, 6},  {16, 10, 12, 8},
    {12, 6, 0, 0},    {0, 12, 0, 24},    {0, 12, -12, 6},  {0, 12, 12, 6},
};
static const line_of_four fig_18[] = {
    {0, 0, -12, 6},  {-12, 6, -12, 18}, {-12, 18, 0, 24}, {0, 24, 12, 18}, {12, 18, 12, 6},
    {12, 6, 0, 0},   {0, 12, -12, 6},   {0, 12, 12, 6},   {0, 24, 0, 20},  {0, 20, -3, 16},
    {-3, 16, 0, 12}, {0, 20, 5, 17},    {5, 17, -3, 16},
};

/* ---- the table ---- */

/* Cubes are layers from the bottom up, separated by blanks; a layer is its rows along x, separated by slashes.  They are
   seen from a direction that makes no detail small.  */
static const struct classic {
    const char *name, *about;
    const char *cubes;
    struct view from;
    const line_of_four *line; /* if there are no cubes */
    int lines;
} classics[] = {
#define LINES(table) NULL, {{0}}, (table), (int)(sizeof(table) / sizeof *(table))
    {"cube", "a cube", "#", {{100, 63, 83}}, NULL, 0},
    {"l-block", "an L of three cubes", "## #", {{100, 63, 83}}, NULL, 0},
    {"t-block", "a T of four cubes", "### .#", {{92, 76, 46}}, NULL, 0},
    {"u-block", "a U of five cubes", "### #.#", {{92, 46, 46}}, NULL, 0},
    {"arch", "a gate of five cubes", "#.# ###", {{84, 82, 43}}, NULL, 0},
    {"stairs", "stairs with three steps", "### ## #", {{100, 63, 83}}, NULL, 0},
    {"plus", "a flat plus sign of five cubes", ".#./###/.#.", {{92, 46, 52}}, NULL, 0},
    {"notched-cube", "a cube with one corner removed", "##/## ##/#.", {{100, 63, 83}}, NULL, 0},
    {"cube-on-plate",
     "a cube on a plate; its outline leaves two labellings",
     "###/###/### .../.#./...",
     {{97, 44, 61}},
     NULL,
     0},
    {"tower",
     "two cubes on top of each other on a plate",
     "###/###/### .../.#./... .../.#./...",
     {{100, 63, 83}},
     NULL,
     0},
    {"frame", "a flat square frame", "###/#.#/###", {{48, 94, 94}}, NULL, 0},
    {"house", "a house with a gabled roof", LINES(house)},
    {"tetrahedron", "a tetrahedron with three visible faces", LINES(tetrahedron)},
    {"tetrahedron-2", "a tetrahedron with two visible faces", LINES(tetrahedron_2)},
    {"truncated-pyramid", "a truncated triangular pyramid, from above", LINES(truncated_pyramid)},
    {"twisted-pyramid",
     "labelled like the truncated pyramid, but its side edges do not meet in a point: no solid",
     LINES(twisted_pyramid)},
    {"fig-12a", "figure 12A of the AC-3 report", LINES(fig_12a)},
    {"fig-18", "figure 18 of the AC-3 report, which has no labelling", LINES(fig_18)},
    {"devils-fork", "three prongs or two? Arc consistent, but without a labelling", LINES(devils_fork)},
    {"penrose", "Penrose's triangle: it has a labelling, but is not a solid", LINES(penrose)},
#undef LINES
};
enum { CLASSICS = sizeof classics / sizeof *classics };

WALTZ_API const char *waltz_classic_name(int i)
{
    return i >= 0 && i < CLASSICS ? classics[i].name : NULL;
}
WALTZ_API const char *waltz_classic_about(int i)
{
    return i >= 0 && i < CLASSICS ? classics[i].about : NULL;
}

/* ---- drawings ---- */

static void stack_cubes(struct polycube *p, const char *layers)
{
    struct cube at = {{0, 0, 0}};
    for (; *layers; layers++) {
        if (*layers == ' ') at = (struct cube){{0, 0, at.at[2] + 1}};
        else if (*layers == '/') at = (struct cube){{0, at.at[1] + 1, at.at[2]}};
        else if (*layers == '.') at.at[0]++;
        else {
            cube_add(p, at, 1);
            at.at[0]++;
        }
    }
}

static waltz_drawing *draw_cubes(const char *layers, struct view from, waltz_error *error)
{
    struct polycube solid = {.cubes = 0};
    struct visible seen = {.lines = 0};
    waltz_drawing *d = NULL;
    stack_cubes(&solid, layers);
    if (find_visible(&solid, from, &seen)) d = drawing_of_visible(&seen, error);
    else fail_by_memory(error);
    free(seen.line);
    return d;
}

static waltz_drawing *draw_lines(const line_of_four *line, int lines, waltz_error *error)
{
    waltz_segment segment[MOST_LINES];
    REQUIRE(lines <= MOST_LINES, "a classic has too many lines");
    for (int i = 0; i < lines; i++)
        segment[i] =
            (waltz_segment){.x1 = line[i][0], .y1 = line[i][1], .x2 = line[i][2], .y2 = line[i][3]};
    return waltz_from_segments(segment, (size_t)lines, 0.1, error);
}

WALTZ_API waltz_drawing *waltz_classic(int i, waltz_error *error)
{
    if (i < 0 || i >= CLASSICS) {
        fail(error, 0, 0, say(no_such_drawing));
        return NULL;
    }
    const struct classic *c = &classics[i];
    waltz_drawing *d =
        c->cubes ? draw_cubes(c->cubes, c->from, error) : draw_lines(c->line, c->lines, error);
    return d ? with_title(d, c->name, strlen(c->name), error) : NULL;
}
