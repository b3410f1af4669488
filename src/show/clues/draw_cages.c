/* SPDX-License-Identifier: MIT */
/* draw_cages.c - cages, and pairs of groups that have the same letter. */
#include "show/clues/drawers.h"

/* Cages that share cells lie within each other. */
static int inset_of(const struct clue_place *place) { return 7 + 6 * place->level; }

static int first_cell(const uint16_t *cell, int count)
{
    int first = cell[0];
    for (int i = 1; i < count; i++)
        if (cell[i] < first) first = cell[i];
    return first;
}

static void draw_around(struct canvas *c, const struct clue_layout *l, int clue, const uint16_t *cell,
                        int count)
{
    const struct clue_look *look = &l->clues->clue[clue].kind->look;
    const struct pen shade = {.fill = look->colour},
                     line = {.stroke = "#222", .width = look->width, .dashes = look->dashes};
    const int inset = inset_of(&l->place[clue]);
    if (c->layer == LAYER_SHADES && look->colour) draw_outline(c, l, cell, count, inset, 0, shade);
    if (c->layer == LAYER_LINES) draw_outline(c, l, cell, count, inset, 0, line);
}

void draw_cage(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    char label[LABEL_ROOM];
    clue_label(l, clue, label);
    draw_around(c, l, clue, of->cell, of->count);
    draw_in_corner(c, l, first_cell(of->cell, of->count), label);
}

/* Is the second group the first one, shifted?  Then it is clear which cells belong together. */
static bool is_shifted(const struct clue *c, int n)
{
    const int half = c->first_count;
    for (int i = 0; i < half && half + i < c->count; i++) {
        const int a = c->cell[i], b = c->cell[half + i], a0 = c->cell[0], b0 = c->cell[half];
        if (b / n - a / n != b0 / n - a0 / n || b % n - a % n != b0 % n - a0 % n) return false;
    }
    return true;
}

void draw_groups(struct canvas *c, struct clue_layout *l, int clue)
{
    const struct clue *of = &l->clues->clue[clue];
    const bool numbered = of->kind->in_order && !is_shifted(of, l->n);
    char label[LABEL_ROOM], text[2 * LABEL_ROOM];
    clue_label(l, clue, label);
    for (int group = 0; group < 2; group++) {
        const uint16_t *cell = of->cell + (group ? of->first_count : 0);
        const int count = group ? of->count - of->first_count : of->first_count;
        draw_around(c, l, clue, cell, count);
        for (int i = 0; i < count && numbered; i++) {
            struct out o = out_to_buffer(text, sizeof text);
            out_format(&o, "%s%d", label, i + 1);
            draw_in_corner(c, l, cell[i], text);
        }
        if (!numbered) draw_in_corner(c, l, first_cell(cell, count), label);
    }
}
