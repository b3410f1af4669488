/* SPDX-License-Identifier: MIT */
/* form_walks.c - automata given as functions become tables of states, as few as there can be. */
#include "base/hash.h"
#include "clue/forms_room.h"

/* ---- the states ---- */

/* The states of one layer, each with its number among them. */
struct layer {
    int64_t *state;
    int *slot; /* number + 1 */
    size_t count, room, slots;
};

static void layer_clear(struct layer *l)
{
    if (l->slot) memset(l->slot, 0, l->slots * sizeof *l->slot);
    l->count = 0;
}

/* Twice the slots, filled in anew. */
static bool grow_slots(struct layer *l)
{
    const size_t slots = l->slots ? 2 * l->slots : 64;
    int *slot = new_array(slots, sizeof *slot);
    if (!slot) return false;
    for (size_t i = 0; i < l->count; i++) {
        size_t at = hash_of(&l->state[i], sizeof *l->state) % slots;
        while (slot[at]) at = (at + 1) % slots;
        slot[at] = (int)i + 1;
    }
    free(l->slot);
    l->slot = slot;
    l->slots = slots;
    return true;
}

/* The number of the state, a new one if it has none yet; -1: out of memory. */
static int number_of_state(struct layer *l, int64_t state)
{
    if (2 * l->count >= l->slots && !grow_slots(l)) return -1;
    size_t at = hash_of(&state, sizeof state) % l->slots;
    for (; l->slot[at]; at = (at + 1) % l->slots)
        if (l->state[l->slot[at] - 1] == state) return l->slot[at] - 1;
    if (!make_room((void **)&l->state, l->count, &l->room, sizeof *l->state)) return -1;
    l->state[l->count++] = state;
    l->slot[at] = (int)l->count;
    return (int)l->count - 1;
}

static void add_next(struct forms *f, int state)
{
    if (ROOM(f, next, next_count, next_room)) f->next[f->next_count++] = state;
}

static void add_layer(struct forms *f, int first_state)
{
    if (ROOM(f, layers, layer_count, layer_room)) f->layers[f->layer_count++] = first_state;
}

/* From the states of the layer before cell `place` to those after it. */
static void step_over(struct forms *f, const struct walker *w, const struct form_walk *walk, int place,
                      const struct layer *before, struct layer *after, int first_after)
{
    layer_clear(after);
    for (size_t s = 0; s < before->count && f->state == FORMS_GOOD; s++)
        for (int digit = 1; digit <= f->n; digit++) {
            const int64_t state = w->step(w->context, before->state[s], place, digit);
            const bool dead =
                state == DEAD || (place == walk->count - 1 && !w->accepts(w->context, state));
            const int number = dead ? -1 : number_of_state(after, state);
            if (!dead && number < 0) forms_no_memory(f);
            if (first_after + number >= MOST_STATES || f->next_count >= MOST_TRANSITIONS)
                forms_too_large(f);
            add_next(f, dead ? -1 : first_after + number);
        }
}

/* ---- fewer states ---- */

/* Where the states after those of a place begin and end. */
static int layer_begin(const struct forms *f, const struct form_walk *w, int place)
{
    return f->layers[w->first_layer + place];
}

/* What a state becomes: the first of its layer from which the same digits lead on, or -1 if none do.  All of the last layer are one. */
static void find_same(const struct forms *f, const struct form_walk *w, int *same, int *slot,
                      size_t slots)
{
    const size_t n = (size_t)f->n, bytes = n * sizeof *f->next;
    int *next = f->next + w->first_next;
    const int last = layer_begin(f, w, w->count);
    for (int s = last; s < w->states; s++) same[s] = last;
    for (int place = w->count - 1; place >= 0; place--) {
        memset(slot, 0, slots * sizeof *slot);
        for (int s = layer_begin(f, w, place); s < layer_begin(f, w, place + 1); s++) {
            int *const row = next + (size_t)s * n;
            bool leads_on = false;
            for (size_t d = 0; d < n; d++) {
                if (row[d] >= 0) row[d] = same[row[d]];
                leads_on |= row[d] >= 0;
            }
            size_t at = hash_of(row, bytes) % slots;
            while (slot[at] && memcmp(next + (size_t)(slot[at] - 1) * n, row, bytes))
                at = (at + 1) % slots;
            if (!slot[at]) slot[at] = s + 1;
            same[s] = leads_on ? slot[at] - 1 : -1;
        }
    }
}

/* Numbers the states that are left anew; they can all be reached, since what they are the same as is. */
static void keep_first_of_same(struct forms *f, struct form_walk *w, int *same)
{
    const size_t n = (size_t)f->n;
    int *next = f->next + w->first_next, *layer = f->layers + w->first_layer;
    int kept = 0;
    for (int place = 0, s = 0; place <= w->count; place++) {
        const int end = place < w->count ? layer[place + 1] : w->states;
        layer[place] = kept;
        for (; s < end; s++) {
            if (same[s] != s) continue;
            if (place < w->count)
                memmove(next + (size_t)kept * n, next + (size_t)s * n, n * sizeof *next);
            same[s] =
                kept++; /* states before it have been moved, and those behind it ask for this one no more */
        }
    }
    for (size_t i = 0; i < (size_t)layer[w->count] * n; i++)
        if (next[i] >= 0) next[i] = same[next[i]];
    layer[w->count + 1] = w->states = kept;
    f->next_count = (size_t)w->first_next + (size_t)layer[w->count] * n;
}

/* States from which the same digits lead on become one, and those that lead nowhere go, the last layer first.  False: no digits lead to
   the end.  */
static bool merge_states(struct forms *f, struct form_walk *w)
{
    int *same = new_array((size_t)w->states, sizeof *same);
    size_t slots = 16;
    while (slots < 2 * (size_t)w->states) slots *= 2;
    int *slot = new_array(slots, sizeof *slot);
    bool possible = true;
    if (same && slot) {
        find_same(f, w, same, slot, slots);
        possible = same[0] == 0;
        if (possible) keep_first_of_same(f, w, same);
    } else {
        forms_no_memory(f);
    }
    free(same);
    free(slot);
    return possible;
}

/* ---- all together ---- */

void forms_walk(struct forms *f, const uint16_t *cell, int count, const struct walker *w)
{
    struct form_walk walk = {.first_cell = forms_add_cells(f, cell, count),
                             .count = count,
                             .first_layer = (int)f->layer_count,
                             .first_next = (int)f->next_count,
                             .states = 1,
                             .clue = f->clue};
    struct layer layers[2] = {{.count = 0}, {.count = 0}};
    bool possible = true; /* some digits lead to the end */
    if (f->state == FORMS_GOOD && number_of_state(&layers[0], w->begin) < 0) forms_no_memory(f);
    add_layer(f, 0);
    for (int place = 0; place < count && possible && f->state == FORMS_GOOD; place++) {
        struct layer *after = &layers[(place + 1) % 2];
        step_over(f, w, &walk, place, &layers[place % 2], after, walk.states);
        add_layer(f, walk.states);
        walk.states += (int)after->count;
        possible = after->count > 0;
    }
    add_layer(f, walk.states);
    for (int i = 0; i < 2; i++) {
        free(layers[i].state);
        free(layers[i].slot);
    }
    if (possible && f->state == FORMS_GOOD) possible = merge_states(f, &walk);
    if (!possible) forms_impossible(f);
    if (possible && ROOM(f, walk, walk_count, walk_room)) f->walk[f->walk_count++] = walk;
}
