/* SPDX-License-Identifier: MIT */
/* fish_search.c - see fish_search.h

   Houses are chosen in order, first the base, then the cover; a branch is abandoned when the remaining houses cannot
   leave few enough fins.  */
#include "logic/fish/fish_search.h"

#include <stddef.h>
#include <string.h>

enum { HOUSES_PER_UNIT = 64 };

/* The lists of houses follow the search in the same block of memory. */
struct fish_search *fish_search_of(struct finder *f)
{
    const size_t houses = (size_t)f->field->houses;
    struct fish_search *s =
        scratch_of(f, SCRATCH_FISH,
                   sizeof *s + houses * (2 * sizeof *s->base_house + sizeof *s->near) +
                       (houses + 1) * (2 * sizeof *s->ahead + sizeof *s->best));
    if (!s) return NULL;
    memset(s, 0, offsetof(struct fish_search, spots));
    s->finder = f;
    s->base_house = (struct fish_house *)(s + 1);
    s->cover_house = s->base_house + houses;
    s->ahead = (cells *)(s->cover_house + houses);
    s->around = s->ahead + houses + 1;
    s->near = (const struct fish_house **)(s->around + houses + 1);
    s->best = (int *)(s->near + houses);
    return s;
}

int fish_kinds(const struct fish_search *s, const struct fish_side *side)
{
    int kinds = 0;
    for (int i = 1; i <= s->size; i++) kinds |= side[i].last->kind;
    return kinds;
}

/* ---- what there is to choose from ---- */

static int kind_of(const struct field *f, int house)
{
    const enum house_line line = kind_at(f, house)->line;
    return line == IS_ROW ? FISH_ROWS : line == IS_COLUMN ? FISH_COLUMNS : FISH_OTHERS;
}

/* Without fins a base house cannot have more spots than the fish has houses. */
static void list_houses(struct fish_search *s)
{
    const struct finder *f = s->finder;
    const int lines = s->columns ? FISH_COLUMNS : FISH_ROWS;
    const int all = FISH_ROWS | FISH_COLUMNS | FISH_OTHERS,
              more = s->shape == FISH_BASIC ? 0 : FISH_OTHERS;
    const int for_base = s->shape == FISH_MUTANT ? all : lines | more;
    const int for_cover = s->shape == FISH_MUTANT ? all : ((FISH_ROWS | FISH_COLUMNS) & ~lines) | more;
    s->bases = s->covers = 0;
    for (int h = 0; h < f->field->houses; h++) {
        struct fish_house house = {.house = (uint16_t)h, .kind = (uint8_t)kind_of(f->field, h)};
        const int count = bits_in(places_of(f->at, h, s->digit));
        if (!count) continue;
        house.spots = spots_in_house(&s->spots, f->field, h);
        if (house.kind & for_base && house_full(f->field, h) && (s->most_fins || count <= s->size))
            s->base_house[s->bases++] = house;
        if (house.kind & for_cover) s->cover_house[s->covers++] = house;
    }
}

/* The most spots that a house of the base and one of the cover have in common. */
static int most_shared(const struct fish_search *s)
{
    int most = 1; /* a row and a column */
    for (int b = 0; b < s->bases && s->shape != FISH_BASIC; b++)
        for (int c = 0; c < s->covers; c++) {
            int shared = 0;
            for (int w = 0; w < s->spots.words; w++)
                shared += bits_in(s->base_house[b].spots.word[w] & s->cover_house[c].spots.word[w]);
            if (shared > most && s->base_house[b].house != s->cover_house[c].house) most = shared;
        }
    return most;
}

static void list_near(struct fish_search *s)
{
    const cells *base = &s->base[s->size].all;
    s->nears = 0;
    for (int i = 0; i < s->covers; i++) {
        bool used = false;
        for (int k = 1; k <= s->size; k++) used |= s->base[k].last->house == s->cover_house[i].house;
        if (!used && spots_meet(&s->spots, base, &s->cover_house[i].spots))
            s->near[s->nears++] = &s->cover_house[i];
    }
    s->ahead[s->nears] = s->around[s->nears] = no_cells();
    s->best[s->nears] = 0;
    for (int i = s->nears - 1; i >= 0; i--) {
        int count = 0;
        for (int w = 0; w < s->spots.words; w++) {
            const bitset own = s->near[i]->spots.word[w] & base->word[w];
            s->ahead[i].word[w] = s->ahead[i + 1].word[w] | own;
            s->around[i].word[w] = s->around[i + 1].word[w] | s->near[i]->spots.word[w];
            count += bits_in(own);
        }
        s->best[i] = count > s->best[i + 1] ? count : s->best[i + 1];
    }
}

/* ---- the choice ---- */

static void join(const struct fish_search *s, struct fish_side *side, const struct fish_house *house)
{
    side[1].last = house;
    for (int w = 0; w < s->spots.words; w++) {
        side[1].twice.word[w] = side[0].twice.word[w] | (side[0].all.word[w] & house->spots.word[w]);
        side[1].all.word[w] = side[0].all.word[w] | house->spots.word[w];
    }
}

/* Can the houses from `next` on, `rest` of them, leave few enough fins and a target for them? */
static bool promising(const struct fish_search *s, const struct fish_side *cover, int next, int rest)
{
    const struct spots *spots = &s->spots;
    cells lost, targets; /* fins for good; what may still be removed */
    int open = 0;
    for (int w = 0; w < spots->words; w++) {
        const bitset bare = s->base[s->size].all.word[w] & ~cover->all.word[w];
        open += bits_in(bare);
        lost.word[w] = bare & ~s->ahead[next].word[w];
        targets.word[w] = s->in_reach.word[w] & (cover->all.word[w] | s->around[next].word[w]);
    }
    if (open - rest * s->best[next] > s->most_fins || spots_count(spots, &lost) > s->most_fins)
        return false;
    if (s->in_sight) for_each_spot(i, spots, &lost) keep_spots(spots, &targets, &spots->seen[i]);
    return !no_spots(spots, &targets);
}

static bool show(struct fish_search *s)
{
    for (int w = 0; w < s->spots.words; w++)
        s->fins.word[w] = (s->base[s->size].all.word[w] & ~s->cover[s->size].all.word[w]) |
                          s->base[s->size].twice.word[w];
    s->fin_count = spots_count(&s->spots, &s->fins);
    if (s->fin_count > s->most_fins || (!s->fin_count && !s->plain)) return true;
    return s->visit(s, s->context);
}

static bool choose_cover(struct fish_search *s, int chosen, int next)
{
    const int rest = s->size - chosen;
    if (!rest) return show(s);
    if (rest == 1 && !may_go_on(s->finder)) return false;
    for (int i = next; i <= s->nears - rest; i++) {
        if (!promising(s, &s->cover[chosen], i, rest)) break;
        join(s, &s->cover[chosen], s->near[i]);
        if (!choose_cover(s, chosen + 1, i + 1)) return false;
    }
    return true;
}

/* May the house join the base so far? */
static bool fits(const struct fish_search *s, const struct fish_side *base,
                 const struct fish_house *house)
{
    int overlap = 0;
    for (int w = 0; w < s->spots.words; w++)
        overlap += bits_in(base->all.word[w] & house->spots.word[w]);
    return !overlap || spots_count(&s->spots, &base->twice) + overlap <= s->most_endo_fins;
}

static bool choose_base(struct fish_search *s, int chosen, int next)
{
    const int rest = s->size - chosen;
    if (!rest) {
        s->in_reach = s->targets;
        if (s->in_sight)
            for_each_spot(i, &s->spots, &s->base[chosen].twice)
                keep_spots(&s->spots, &s->in_reach, &s->spots.seen[i]);
        if (no_spots(&s->spots, &s->in_reach)) return true;
        if (!may_spend(s->finder, 1 + (uint64_t)s->covers / HOUSES_PER_UNIT)) return false;
        list_near(s);
        return choose_cover(s, 0, 0);
    }
    if (rest == 1 && !may_go_on(s->finder)) return false;
    for (int i = next; i <= s->bases - rest; i++) {
        if (!fits(s, &s->base[chosen], &s->base_house[i])) continue;
        join(s, &s->base[chosen], &s->base_house[i]);
        if (spots_count(&s->spots, &s->base[chosen + 1].all) > s->most_spots) continue;
        if (!choose_base(s, chosen + 1, i + 1)) return false;
    }
    return true;
}

bool fish_search_run(struct fish_search *s)
{
    list_houses(s);
    s->most_spots = s->size * s->size * most_shared(s) + s->most_fins;
    return choose_base(s, 0, 0);
}
