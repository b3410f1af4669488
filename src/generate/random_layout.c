/* SPDX-License-Identifier: MIT */
/* random_layout.c - see random_layout.h

   Regions grow from cells chosen at random until they fill the grid.  Each is then in one piece, but their sizes differ.  So cells at
   borders are moved to the neighbouring region, again and again: any move that leaves both regions in one piece is allowed, as long
   as the sizes do not differ much.  Moves that shorten borders are preferred; otherwise regions would be long and thin.  In the end
   only moves that do not make sizes more unequal are allowed, until all sizes are equal.

   A symmetry applies throughout: what happens to a cell happens to all cells of its orbit, each with the image of the first
   cell's region.  */
#include "generate/random_layout.h"

#include <string.h>

#include "base/whole_root.h"
#include "generate/symmetry.h"
#include "words/fail.h"

enum {
    MAX_WIDE = SUDOKU_MAX_SIZE + 2, /* with a border all around */
    MAX_PLACES = MAX_WIDE * MAX_WIDE,
    FREE = 254,
    OUTSIDE = 255,
    GROWN_STARTS = 100,
    STARTS = 150,      /* before the attempt fails */
    MIXING = 8,        /* moves tried for each cell while sizes may differ */
    MOST_CHANGES = 60, /* and in all */
    STRAYING = 8       /* times the number of maps: the allowed disorder */
};

/* A place is a cell's index in a grid with a border. */
struct plot {
    int n, wide, cells;
    uint16_t place[SUDOKU_MAX_CELLS];
    uint8_t region[MAX_PLACES];
    int size[SUDOKU_MAX_SIZE];
    int disorder; /* the sum of squares by which sizes are wrong */
    int maps;
    uint16_t map[MOST_MAPS][MAX_PLACES];       /* of places */
    uint8_t image[MOST_MAPS][SUDOKU_MAX_SIZE]; /* of regions */
};

static void prepare(struct plot *p, int n, sudoku_symmetry symmetry)
{
    uint16_t map[MOST_MAPS][SUDOKU_MAX_CELLS];
    p->n = n;
    p->wide = n + 2;
    p->cells = n * n;
    for (int c = 0; c < p->cells; c++) p->place[c] = (uint16_t)((c / n + 1) * p->wide + c % n + 1);
    p->maps = list_maps(map, n, symmetry);
    for (int m = 0; m < p->maps; m++)
        for (int c = 0; c < p->cells; c++) p->map[m][p->place[c]] = p->place[map[m][c]];
}

static int any_place(const struct plot *p, struct rng *rng)
{
    return p->place[rng_below(rng, p->cells)];
}

static void resize(struct plot *p, int region, int by)
{
    const int wrong = p->size[region] - p->n;
    p->size[region] += by;
    p->disorder += (wrong + by) * (wrong + by) - wrong * wrong;
}

/* ---- growing ---- */

/* Adds the cell, and the cells of its orbit connected to it within the orbit, to the region. */
static int claim(struct plot *p, int place, int region, const bool *in_orbit)
{
    const int step[4] = {-p->wide, 1, p->wide, -1};
    p->region[place] = (uint8_t)region;
    int count = 1;
    for (int i = 0; i < 4; i++)
        if (p->region[place + step[i]] == FREE && in_orbit[place + step[i]])
            count += claim(p, place + step[i], region, in_orbit);
    return count;
}

/* Makes an orbit of free cells the beginning of new regions, one for each of its pieces; returns their number, or 0 if that
   is more than `most`.  */
static int plant(struct plot *p, int place, int first, int most, uint16_t *seed)
{
    bool in_orbit[MAX_PLACES] = {false};
    int pieces = 0;
    for (int m = 0; m < p->maps; m++) in_orbit[p->map[m][place]] = true;
    for (int m = 0; m < p->maps; m++) {
        const int at = p->map[m][place];
        if (p->region[at] != FREE) continue;
        if (pieces == most) {
            for (int k = 0; k < p->maps; k++) p->region[p->map[k][place]] = FREE;
            return 0;
        }
        seed[first + pieces] = (uint16_t)at;
        p->size[first + pieces] = claim(p, at, first + pieces, in_orbit);
        pieces++;
    }
    return pieces;
}

/* If all orbits were equally likely, few regions would be mapped onto themselves, such as those on an axis, and these would have to
   be long and thin.  So orbits in as many pieces as there are maps are mostly skipped.  */
static bool plant_all(struct plot *p, struct rng *rng)
{
    enum { TRIES = 40 }; /* for each region */
    const int rarely = p->maps > 1 ? 5 * whole_root(p->n) / 2 : 1;
    uint16_t seed[SUDOKU_MAX_SIZE] = {0};
    int regions = 0;
    memset(p->region, OUTSIDE, (size_t)(p->wide * p->wide));
    for (int c = 0; c < p->cells; c++) p->region[p->place[c]] = FREE;
    for (int tries = 0; regions < p->n && tries < TRIES * p->n; tries++) {
        const int place = any_place(p, rng), left = p->n - regions;
        const int most = rng_below(rng, rarely) && left >= p->maps ? p->maps - 1 : left;
        if (p->region[place] == FREE) regions += plant(p, place, regions, most, seed);
    }
    for (int m = 0; m < p->maps; m++)
        for (int i = 0; i < regions; i++) p->image[m][i] = p->region[p->map[m][seed[i]]];
    return regions == p->n;
}

/* Adds the orbit of a free cell to the region and its images.  False: a map that keeps the cell in place moves the
   region.  */
static bool join(struct plot *p, int place, int region)
{
    for (int m = 1; m < p->maps; m++)
        if (p->map[m][place] == place && p->image[m][region] != region) return false;
    for (int m = 0; m < p->maps; m++) {
        const int at = p->map[m][place];
        if (p->region[at] != FREE) continue;
        p->region[at] = p->image[m][region];
        p->size[p->region[at]]++;
    }
    return true;
}

/* Adds a free cell to the smallest neighbouring region that can take it. */
static bool join_smallest(struct plot *p, int place)
{
    const int step[4] = {-p->wide, 1, p->wide, -1};
    int best = -1;
    for (int i = 0; i < 4; i++) {
        const int next = p->region[place + step[i]];
        if (next < p->n && (best < 0 || p->size[next] < p->size[best])) best = next;
    }
    if (best >= 0 && join(p, place, best)) return true;
    for (int i = 0; i < 4 && best >= 0; i++) {
        const int next = p->region[place + step[i]];
        if (next < p->n && next != best && join(p, place, next)) return true;
    }
    return false;
}

static bool grow_all(struct plot *p, struct rng *rng)
{
    uint16_t waiting[SUDOKU_MAX_CELLS];
    int left = p->cells;
    memcpy(waiting, p->place, sizeof waiting);
    for (int i = left - 1; i > 0; i--) {
        const int k = rng_below(rng, i + 1);
        const uint16_t swap = waiting[i];
        waiting[i] = waiting[k];
        waiting[k] = swap;
    }
    for (int before = left + 1; left && left < before;) {
        int kept = 0;
        before = left;
        for (int i = 0; i < left; i++)
            if (p->region[waiting[i]] == FREE && !join_smallest(p, waiting[i]))
                waiting[kept++] = waiting[i];
        left = kept;
    }
    p->disorder = 0;
    for (int i = 0; i < p->n; i++) p->disorder += (p->size[i] - p->n) * (p->size[i] - p->n);
    return !left;
}

/* Starts from boxes if growing fails, as in large grids with diagonal symmetry.  False: there are no boxes, or they do not have the
   symmetry.  */
static bool begin_with_boxes(struct plot *p)
{
    uint8_t box[SUDOKU_MAX_CELLS];
    int box_rows, box_columns;
    if (!usual_box(p->n, &box_rows, &box_columns)) return false;
    fill_boxes(box, p->n, box_rows, box_columns);
    for (int c = 0; c < p->cells; c++) p->region[p->place[c]] = box[c];
    for (int m = 0; m < p->maps; m++)
        for (int c = 0; c < p->cells; c++) p->image[m][box[c]] = p->region[p->map[m][p->place[c]]];
    for (int m = 0; m < p->maps; m++)
        for (int c = 0; c < p->cells; c++)
            if (p->image[m][box[c]] != p->region[p->map[m][p->place[c]]]) return false;
    for (int i = 0; i < p->n; i++) p->size[i] = p->n;
    p->disorder = 0;
    return true;
}

/* ---- moving cells ---- */

/* Which of the four neighbours, clockwise, belong to the region: a bit for each. */
static unsigned sides_in(const struct plot *p, int place, int region)
{
    const uint8_t *at = p->region + place;
    return (unsigned)(at[-p->wide] == region) | (unsigned)(at[1] == region) << 1 |
           (unsigned)(at[p->wide] == region) << 2 | (unsigned)(at[-1] == region) << 3;
}

static int count4(unsigned set) { return (int)(0x4332322132212110u >> 4 * set & 15); }

/* Does its region stay in one piece without the cell?  It does if the neighbours in the region are connected around the corners;
   longer connections are not considered.  */
static bool can_leave(const struct plot *p, int place)
{
    const uint8_t *at = p->region + place;
    const int region = *at, wide = p->wide;
    const unsigned sides = sides_in(p, place, region);
    const unsigned corners =
        (unsigned)(at[1 - wide] == region) | (unsigned)(at[1 + wide] == region) << 1 |
        (unsigned)(at[wide - 1] == region) << 2 | (unsigned)(at[-1 - wide] == region) << 3;
    const unsigned next = (sides >> 1 | sides << 3) & 15; /* the side after each corner */
    return sides && count4(sides) - count4(sides & next & corners) <= 1;
}

struct change {
    int count;
    uint16_t place[MOST_MAPS];
    uint8_t from[MOST_MAPS];
};

static void undo(struct plot *p, const struct change *c)
{
    for (int i = c->count - 1; i >= 0; i--) {
        resize(p, p->region[c->place[i]], -1);
        resize(p, c->from[i], 1);
        p->region[c->place[i]] = c->from[i];
    }
}

/* Moves the cells of an orbit, one by one, from their regions to others. */
static bool change_sides(struct plot *p, int place, int to, int most_disorder)
{
    struct change done = {.count = 0};
    const int from = p->region[place];
    for (int m = 0; m < p->maps; m++) {
        const int at = p->map[m][place], a = p->image[m][from], b = p->image[m][to];
        if (p->region[at] == b) continue; /* it has moved already */
        if (p->region[at] != a || !sides_in(p, at, b) || !can_leave(p, at)) {
            undo(p, &done);
            return false;
        }
        done.place[done.count] = (uint16_t)at;
        done.from[done.count++] = (uint8_t)a;
        p->region[at] = (uint8_t)b;
        resize(p, a, -1);
        resize(p, b, 1);
    }
    if (p->disorder <= most_disorder) return true;
    undo(p, &done);
    return false;
}

/* One random number decides on the cell, the side and whether a longer border is allowed. */
static void try_change(struct plot *p, struct rng *rng, int straying)
{
    const uint64_t random = rng_next(rng);
    const int place = p->place[(random & 0xFFFFFFFF) * (uint64_t)p->cells >> 32];
    const int step[4] = {-p->wide, 1, p->wide, -1};
    const int from = p->region[place], to = p->region[place + step[random >> 32 & 3]];
    if (to == OUTSIDE || to == from) return;
    const bool longer = count4(sides_in(p, place, from)) > count4(sides_in(p, place, to));
    if (longer && random >> 34 & 3) return;
    change_sides(p, place, to, p->disorder > straying ? p->disorder : straying);
}

static bool mix_and_balance(struct plot *p, struct rng *rng)
{
    for (int i = 0; i < MIXING * p->cells; i++) try_change(p, rng, STRAYING * p->maps);
    for (int i = MIXING * p->cells; i < MOST_CHANGES * p->cells && p->disorder; i++)
        try_change(p, rng, 0);
    return !p->disorder;
}

/* ---- the result ---- */

static void number_in_order(const struct plot *p, uint8_t *regions)
{
    uint8_t number[SUDOKU_MAX_SIZE];
    int numbers = 0;
    memset(number, FREE, sizeof number);
    for (int c = 0; c < p->cells; c++) {
        const int region = p->region[p->place[c]];
        if (number[region] == FREE) number[region] = (uint8_t)numbers++;
        regions[c] = number[region];
    }
}

bool random_layout(struct rng *rng, int size, sudoku_symmetry symmetry, uint8_t *regions)
{
    struct plot p;
    int box_rows, box_columns;
    prepare(&p, size, symmetry);
    for (int i = 0; i < STARTS; i++) {
        const bool begun =
            i < GROWN_STARTS ? plant_all(&p, rng) && grow_all(&p, rng) : begin_with_boxes(&p);
        if (!begun || !mix_and_balance(&p, rng)) continue;
        number_in_order(&p, regions);
        if (!regions_are_boxes(regions, size, &box_rows, &box_columns)) return true;
    }
    return false;
}

struct rng rng_of(uint64_t seed, uint64_t number)
{
    struct rng mixed = rng_from_seed(seed);
    return rng_from_seed(rng_next(&mixed) ^ (number + 1) * 0xD1B54A32D192ED03u);
}

bool numbered_layout(int size, sudoku_symmetry symmetry, uint64_t seed, uint64_t number,
                     uint8_t *regions, sudoku_error *error)
{
    struct rng rng = rng_of(seed, number);
    for (int tries = 0; tries < LAYOUT_TRIES; tries++)
        if (random_layout(&rng, size, symmetry == SUDOKU_RANDOM_SYMMETRY ? any_symmetry(&rng) : symmetry,
                          regions))
            return true;
    return fail(error, 0, 0, say(no_layout_found, size, symmetry_word(symmetry)));
}
