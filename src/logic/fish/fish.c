/* SPDX-License-Identifier: MIT */
/* fish.c - fish of all shapes: basic, franken and mutant, with fins and without.

   Take k houses that each have a place for a digit, the base, and k others, the cover.  If the cover has all
   places of the base, each cover house gets its digit from a base house: its other places are removed, and so is a
   place that lies in two cover houses, since it would use up both (that place may belong to the base itself).

   Places of the base outside the cover are fins, and so are those in two base houses, called endo fins.  Either a
   fin holds the digit or the fish is valid, so a candidate that the fish removes is removed if it sees all the fins.

       basic     rows against columns, or columns against rows; sashimi: some base house has, fins apart,
                 no more than one place
       franken   boxes, regions and other houses join either side
       mutant    any houses on both sides
       siamese   two fish of one base, reported as one step

   A base house must be full, or it need not hold the digit; a cover house need not.

   The words come from the "Ultimate Fish Guide" of the players' forum; the order of the search and the limits on
   fins are HoDoKu's, by Bernhard Hobiger.  */
#include "logic/step/finders.h"
#include "logic/fish/fish_search.h"
#include "logic/step/step_list.h"
#include "logic/last_resort/template_search.h"

enum { MOST_FINS = 5, MOST_ENDO_FINS = 2, SIZES = FISH_SIZE - 1, SPOTS_PER_UNIT = 16 };

enum kind { PLAIN, FINNED, SASHIMI, FRANKEN, FINNED_FRANKEN, MUTANT, FINNED_MUTANT, KINDS };

#define OF_ALL_SIZES(a)                                                              \
    {                                                                                \
        TECHNIQUE_##a##x_wing, TECHNIQUE_##a##swordfish, TECHNIQUE_##a##jellyfish,   \
            TECHNIQUE_##a##squirmbag, TECHNIQUE_##a##whale, TECHNIQUE_##a##leviathan \
    }
static const short technique_of[KINDS][SIZES] = {
    [PLAIN] = OF_ALL_SIZES(),
    [FINNED] = OF_ALL_SIZES(finned_),
    [SASHIMI] = OF_ALL_SIZES(sashimi_),
    [FRANKEN] = OF_ALL_SIZES(franken_),
    [FINNED_FRANKEN] = OF_ALL_SIZES(finned_franken_),
    [MUTANT] = OF_ALL_SIZES(mutant_),
    [FINNED_MUTANT] = OF_ALL_SIZES(finned_mutant_),
};

static bool look_up(int technique, enum kind *kind, int *size)
{
    for (enum kind k = PLAIN; k < KINDS; k++)
        for (int i = 0; i < SIZES; i++)
            if (technique_of[k][i] == technique) {
                *kind = k;
                *size = i + 2;
                return true;
            }
    return false;
}

static enum fish_shape shape_of(enum kind k)
{
    return k < FRANKEN ? FISH_BASIC : k < MUTANT ? FISH_FRANKEN : FISH_MUTANT;
}

/* ---- one fish ---- */

static bool is_sashimi(const struct fish_search *s)
{
    for (int k = 1; k <= s->size; k++) {
        int rest = 0;
        for (int w = 0; w < s->spots.words; w++)
            rest += bits_in(s->base[k].last->spots.word[w] & ~s->fins.word[w]);
        if (rest <= 1) return true;
    }
    return false;
}

/* The technique that the houses make it, whichever was searched for. */
static enum kind kind_of(const struct fish_search *s)
{
    const int base = fish_kinds(s, s->base), cover = fish_kinds(s, s->cover);
    const bool fins = s->fin_count;
    if ((base == FISH_ROWS && cover == FISH_COLUMNS) || (base == FISH_COLUMNS && cover == FISH_ROWS))
        return !fins ? PLAIN : is_sashimi(s) ? SASHIMI : FINNED;
    const int base_lines = base & ~FISH_OTHERS, cover_lines = cover & ~FISH_OTHERS;
    if ((base_lines == FISH_ROWS && cover_lines == FISH_COLUMNS) ||
        (base_lines == FISH_COLUMNS && cover_lines == FISH_ROWS))
        return fins ? FINNED_FRANKEN : FRANKEN;
    return fins ? FINNED_MUTANT : MUTANT;
}

bool fish_prey(const struct fish_search *s, cells *outside, cells *twice)
{
    const cells *base = &s->base[s->size].all, *cover = &s->cover[s->size].all;
    *outside = *twice = no_cells();
    for (int w = 0; w < s->spots.words; w++) {
        twice->word[w] = s->cover[s->size].twice.word[w] & base->word[w];
        outside->word[w] = cover->word[w] & ~base->word[w];
    }
    for_each_spot(fin, &s->spots, &s->fins)
    {
        keep_spots(&s->spots, twice, &s->spots.seen[fin]);
        keep_spots(&s->spots, outside, &s->spots.seen[fin]);
    }
    return !no_spots(&s->spots, twice) || !no_spots(&s->spots, outside);
}

int fish_technique(const struct fish_search *s) { return technique_of[kind_of(s)][s->size - 2]; }

void fish_describe(const struct fish_search *s, struct step *step, int technique, const cells *outside,
                   const cells *twice)
{
    const struct fish_side *base = &s->base[s->size];
    cells body = no_cells(), fins = no_cells();
    for (int w = 0; w < s->spots.words; w++) {
        body.word[w] = base->all.word[w] & ~s->fins.word[w];
        fins.word[w] = s->fins.word[w] & ~base->twice.word[w];
    }
    step_begin(step, technique);
    step_digit(step, SUDOKU_PATTERN, s->digit);
    for_each_cell(i, &body) step_cell(step, SUDOKU_PATTERN, s->spots.cell[i]);
    for_each_cell(i, &body) step_part(step, SUDOKU_PATTERN, s->spots.cell[i], s->digit);
    for (int k = 1; k <= s->size; k++) {
        step_house(step, SUDOKU_BASE, s->base[k].last->house);
        step_house_truth(step, s->base[k].last->house, s->digit);
    }
    for (int k = 1; k <= s->size; k++) step_house(step, SUDOKU_COVER, s->cover[k].last->house);
    for_each_cell(i, outside) step_remove(step, s->spots.cell[i], s->digit);
    for_each_cell(i, twice) step_remove(step, s->spots.cell[i], s->digit);
    for_each_cell(i, &fins) step_part(step, SUDOKU_FIN, s->spots.cell[i], s->digit);
    for_each_spot(i, &s->spots, &base->twice)
        step_part(step, SUDOKU_ENDO_FIN, s->spots.cell[i], s->digit);
}

/* ---- what earlier searches met ---- */

/* Finned and sashimi fish come out of the same search, and so what one technique meets tells the other where not to look. */
struct met {
    uint64_t clock; /* of the position that was searched to the end; 0: none */
    int kinds;      /* of the fish that remove something there */
};

static struct met *met_with(struct finder *f, int size, int digit)
{
    struct met *all = scratch_of(f, SCRATCH_FISH_MET, SIZES * SUDOKU_LOGIC_SIZE * sizeof *all);
    return all ? &all[(size - 2) * SUDOKU_LOGIC_SIZE + digit - 1] : NULL;
}

/* ---- the catch ---- */

struct catcher {
    struct finder *finder;
    enum kind wanted;
    struct step_list *list; /* all fish found; NULL: report at once */
    int kinds;              /* met so far */
};

static bool haul(struct fish_search *s, void *context)
{
    struct catcher *c = context;
    cells outside, twice;
    if (!fish_prey(s, &outside, &twice)) return true;
    const enum kind kind = kind_of(s);
    c->kinds |= 1 << kind;
    if (!c->list && shape_of(c->wanted) == FISH_BASIC && kind != c->wanted) return true;
    fish_describe(s, c->finder->step, technique_of[kind][s->size - 2], &outside, &twice);
    if (!c->list) return report_step(c->finder);
    if (!c->finder->step->broken && list_add(c->list, &c->finder->step->it)) return true;
    c->finder->no_memory = c->finder->stopped = true;
    return false;
}

/* No fish can remove what some template has: checking templates before a long search saves time.  False: there is nothing
   to be found.  */
static bool choose_targets(struct finder *f, struct fish_search *s)
{
    struct template_search *t = NULL;
    s->targets = no_cells();
    for (int i = 0; i < s->spots.count; i++) cells_add(&s->targets, i);
    if (s->size > (s->shape == FISH_BASIC ? 4 : 2)) t = template_search_of(f);
    if (t && template_search_run(t, &s->spots, s->digit, &(cells){{0}}))
        drop_spots(&s->spots, &s->targets, &t->used);
    return !no_spots(&s->spots, &s->targets);
}

/* False: stop. */
static bool fish_for_digit(struct finder *f, struct fish_search *s, struct catcher *c)
{
    struct met *met =
        c->wanted == FINNED || c->wanted == SASHIMI ? met_with(f, s->size, s->digit) : NULL;
    if (met && !c->list && f->at->digit_clock[s->digit - 1] <= met->clock &&
        !(met->kinds >> c->wanted & 1))
        return true;
    c->kinds = 0;
    spots_of(&s->spots, f->at, s->digit);
    if (!may_take_time(f, 1 + (uint64_t)s->spots.count / SPOTS_PER_UNIT)) return false;
    if (choose_targets(f, s))
        for (int turn = 0; turn < (s->shape == FISH_MUTANT ? 1 : 2); turn++) {
            s->columns = turn;
            if (!fish_search_run(s)) return false;
        }
    if (met) *met = (struct met){f->at->clock, c->kinds};
    return true;
}

static bool fish_for(struct finder *f, int size, bool plain, bool fins, struct catcher *c)
{
    struct fish_search *s = fish_search_of(f);
    if (!s) return false;
    s->size = size;
    s->shape = shape_of(c->wanted);
    s->plain = plain;
    s->most_fins = fins ? MOST_FINS : 0;
    s->most_endo_fins = fins ? MOST_ENDO_FINS : 0;
    s->in_sight = true;
    s->visit = haul;
    s->context = c;
    for (s->digit = 1; s->digit <= f->field->n; s->digit++)
        if (digit_is_new(f, s->digit) && !fish_for_digit(f, s, c)) return false;
    return true;
}

/* ---- siamese fish ---- */

enum { SIAMESE = 1 }; /* variant of a step */

static int count_parts(const sudoku_step *s, int role)
{
    int count = 0;
    for_each_part(p, s, role) count++;
    return count;
}

static const sudoku_part *first_removed(const sudoku_step *s)
{
    for_each_part(p, s, SUDOKU_REMOVED) return p;
    return NULL;
}

static bool same_base(const sudoku_step *a, const sudoku_step *b)
{
    if (a->parts[0].digit != b->parts[0].digit) return false;
    for (int i = 0; i < a->house_count && a->houses[i].role == SUDOKU_BASE; i++)
        if (a->houses[i].house != b->houses[i].house) return false;
    return true;
}

/* Two fish of one base that are of one family and do not begin with the same removal. */
static bool are_twins(const sudoku_step *a, const sudoku_step *b)
{
    enum kind kind_a, kind_b;
    int size;
    if (!look_up(a->technique, &kind_a, &size) || !look_up(b->technique, &kind_b, &size)) return false;
    if (kind_a == SASHIMI) kind_a = FINNED;
    if (kind_b == SASHIMI) kind_b = FINNED;
    return kind_a == kind_b && first_removed(a)->cell != first_removed(b)->cell;
}

static void describe_twins(struct step *step, const sudoku_step *a, const sudoku_step *b)
{
    if (!step_copy(step, a)) {
        step->broken = true;
        return;
    }
    step->it.variant = SIAMESE;
    for (int i = 0; i < b->house_count; i++)
        if (b->houses[i].role == SUDOKU_COVER) step_house(step, SUDOKU_COVER, b->houses[i].house);
    for_each_part(p, b, SUDOKU_FIN) step_part(step, SUDOKU_FIN, p->cell, p->digit);
    for_each_part(p, b, SUDOKU_REMOVED) {
        bool there = false;
        for_each_part(q, a, SUDOKU_REMOVED) there |= q->cell == p->cell;
        if (!there) step_remove(step, p->cell, p->digit);
    }
}

/* The more it removes the better, then the simpler. */
static int by_worth(const sudoku_step *a, const sudoku_step *b)
{
    enum kind kind_a, kind_b;
    int size_a, size_b;
    const int removed = count_parts(b, SUDOKU_REMOVED) - count_parts(a, SUDOKU_REMOVED);
    if (removed || !look_up(a->technique, &kind_a, &size_a) || !look_up(b->technique, &kind_b, &size_b))
        return removed;
    if (kind_a != kind_b) return (int)kind_a - (int)kind_b;
    if (size_a != size_b) return size_a - size_b;
    const int endo = count_parts(a, SUDOKU_ENDO_FIN) - count_parts(b, SUDOKU_ENDO_FIN);
    return endo ? endo : count_parts(a, SUDOKU_FIN) - count_parts(b, SUDOKU_FIN);
}

/* The search finds all fish of one base in a row. */
static void find_with_siamese(struct finder *f, int technique, enum kind kind, int size)
{
    struct step_list all = {0}, wanted = {0};
    struct catcher catcher = {.finder = f, .wanted = kind, .list = &all};
    bool fine = fish_for(f, size, true, true, &catcher);
    const int single = all.count;
    for (int i = 0; fine && i < single; i++) {
        if (all.step[i].it.technique != technique) continue;
        for (int j = i + 1; fine && j < single && same_base(&all.step[i].it, &all.step[j].it); j++)
            if (are_twins(&all.step[i].it, &all.step[j].it)) {
                describe_twins(f->step, &all.step[i].it, &all.step[j].it);
                fine = !f->step->broken && list_add(&wanted, &f->step->it);
            }
        fine = fine && list_add(&wanted, &all.step[i].it);
    }
    if (fine) list_report_sorted(&wanted, f, by_worth);
    else if (!f->stopped) f->no_memory = f->stopped = true;
    list_free(&all);
    list_free(&wanted);
}

void find_fish(struct finder *f, int technique)
{
    enum kind kind;
    int size;
    if (!look_up(technique, &kind, &size)) return;
    if (f->allow & ALLOW_DUALS) {
        find_with_siamese(f, technique, kind, size);
        return;
    }
    struct catcher catcher = {.finder = f, .wanted = kind};
    const bool plain = kind == PLAIN || kind == FRANKEN || kind == MUTANT;
    fish_for(f, size, plain, !plain, &catcher);
}
