/* SPDX-License-Identifier: MIT */
/* difficulty.c - see difficulty.h

   A puzzle is rated by its hardest step (Sudoku Explainer), so only ratings that some technique has can be met; or by the sum of its
   steps' scores (HoDoKu).  */
#include "logic/path/difficulty.h"

#include "base/out.h"
#include "logic/path/rate.h"
#include "words/fail.h"

enum {
    MOST_ADDED = 36, /* by a chain of a million claims */
    IN_LINE = 3      /* a hidden single is rated higher where there is no box */
};

static bool has_levels(const struct profile *p) { return p->habits == HABITS_HODOKU; }

static int rating_at_least(const struct profile *p, int technique)
{
    return rating_of(p, &(sudoku_step){.technique = technique});
}

static const char *name_of(int technique) { return technique_rows[technique].name; }

/* ---- what can be used ---- */

/* Is the technique used on a path through a puzzle without being requested by name? */
static bool stage_is_used(const struct stage *s, bool variant, int technique)
{
    if (!stage_gives(s, technique) || s->use == ON_REQUEST) return false;
    if (technique == TECHNIQUE_dual_kite || technique == TECHNIQUE_dual_empty_rectangle) return false;
    return s->use != FOR_VARIANTS || variant;
}

static bool is_used(const struct difficulty *d, int technique)
{
    for (int i = 0; i < d->profile->stages; i++)
        if (stage_is_used(&d->profile->stage[i], d->variant, technique)) return true;
    return false;
}

static bool is_allowed(const struct difficulty *d, int technique)
{
    const int rating = rating_at_least(d->profile, technique);
    return !d->excluded[technique] && (!d->most || rating <= d->most) &&
           (!d->highest || (sudoku_level)technique_rows[technique].level <= d->highest);
}

/* Nothing need be searched after the last stage that may be used. */
static int stages_for(const struct difficulty *d)
{
    int stages = 0;
    for (int i = 0; i < d->profile->stages; i++)
        for (int t = 0; t < TECHNIQUE_COUNT; t++)
            if (stage_gives(&d->profile->stage[i], t) && is_allowed(d, t)) stages = i + 1;
    return stages;
}

/* ---- requests that no puzzle meets ---- */

static bool check_needed(const struct difficulty *d, int technique, sudoku_error *error)
{
    const struct profile *p = d->profile;
    const char *name = name_of(technique);
    const int rating = rating_at_least(p, technique);
    const sudoku_level level = (sudoku_level)technique_rows[technique].level;
    if (!profile_uses(p, technique, error)) return false;
    if (!is_used(d, technique)) return fail(error, 0, 0, say(profile_does_not_rate_by, p->name, name));
    if (d->excluded[technique]) return fail(error, 0, 0, say(needed_and_excluded, name));
    if (d->highest && level > d->highest)
        return fail(error, 0, 0,
                    say(technique_above_level, name, level_word(level), level_word(d->highest)));
    if (d->most && rating > d->most && has_levels(p))
        return fail(error, 0, 0, say(technique_above_score, name, rating, d->most));
    if (d->most && rating > d->most)
        return fail(error, 0, 0,
                    say(technique_above_rating, name, rating / 10, rating % 10, p->name, d->most / 10,
                        d->most % 10));
    return true;
}

/* The tenths 0 to `most`, as a set. */
static bitset up_to(int most) { return first_bits(most + 1); }

/* Tenths that a loop or rectangle of type 3 adds by its subset, which has up to half of a house's cells. */
static bitset subset_tenths(int n)
{
    enum { LARGEST_SET = 7 };
    const int size = n / 2 < LARGEST_SET ? n / 2 : LARGEST_SET;
    return up_to(size > 1 ? size - 1 : 0);
}

/* Tenths that steps of a technique may have above its lowest rating, as a set. */
static bitset additions(const struct difficulty *d, int technique)
{
    const bitset by_length = bit(0) | bit(1) | bit(4); /* a loop of six cells, of eight, of more */
    const bitset subset = subset_tenths(d->size);
    switch (technique) {
    case TECHNIQUE_hidden_single: return (d->boxes ? bit(0) : 0) | bit(IN_LINE);
    case TECHNIQUE_bug_3: return up_to(5) & ~bit(0); /* subsets of two to six cells */
    case TECHNIQUE_unique_3: return subset;
    case TECHNIQUE_loop_3: return subset | subset << 1 | subset << 4;
    case TECHNIQUE_loop_1:
    case TECHNIQUE_loop_2:
    case TECHNIQUE_loop_4: return by_length;
    case TECHNIQUE_wxyz_wing: return up_to(1); /* by the size of the largest cell */
    case TECHNIQUE_vwxyz_wing: return up_to(2);
    case TECHNIQUE_strong_links_2:
    case TECHNIQUE_strong_links_3:
    case TECHNIQUE_strong_links_4:
    case TECHNIQUE_strong_links_5:
    case TECHNIQUE_strong_links_6: return up_to(3); /* by the kinds of links */
    default:
        return technique >= TECHNIQUE_x_cycle && technique <= TECHNIQUE_nested_dynamic_plus
                   ? up_to(MOST_ADDED)
                   : bit(0);
    }
}

/* The rating of a technique that is nearest to the range, and how far from it that is; 0: it is in it. */
static int beside(const struct difficulty *d, int technique, int *nearest)
{
    const int lowest_rating = rating_at_least(d->profile, technique);
    int least_off = -1;
    for_each_bit(tenths, additions(d, technique)) {
        const int rating = lowest_rating + tenths;
        const int off = d->most && rating > d->most ? rating - d->most
                        : rating < d->least         ? d->least - rating
                                                    : 0;
        if (least_off >= 0 && off >= least_off) continue;
        least_off = off;
        *nearest = rating;
    }
    return least_off;
}

static bool no_technique_in_range(const struct difficulty *d, int nearest, int nearest_rating,
                                  sudoku_error *error)
{
    const int least = d->least, most = d->most;
    const struct message range = least == most ? say(rating, least / 10, least % 10)
                                 : !most       ? say(rating_or_more, least / 10, least % 10)
                                 : !least
                                     ? say(rating_or_less, most / 10, most % 10)
                                     : say(rating_from_to, least / 10, least % 10, most / 10, most % 10);
    return fail(error, 0, 0,
                say(no_technique_with_rating, range, d->profile->name, name_of(nearest),
                    nearest_rating / 10, nearest_rating % 10));
}

/* The hardest step has a rating in the range. */
static bool check_ratings(const struct difficulty *d, sudoku_error *error)
{
    int nearest = -1, nearest_rating = 0, least_off = 0;
    if (!d->least && !d->most) return true;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        if (d->excluded[t] || !is_used(d, t)) continue;
        int rating = 0;
        const int off = beside(d, t, &rating);
        if (!off) return true;
        if (nearest < 0 || off < least_off) {
            nearest = t;
            nearest_rating = rating;
            least_off = off;
        }
    }
    if (nearest < 0) return fail(error, 0, 0, say(no_technique_left));
    return no_technique_in_range(d, nearest, nearest_rating, error);
}

/* Every score is a multiple of this. */
static int common_factor(const struct difficulty *d, int *least)
{
    int factor = 0;
    *least = 0;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        if (!is_used(d, t)) continue;
        const int score = rating_at_least(d->profile, t);
        if (!*least || score < *least) *least = score;
        for (int rest = score; rest;) { /* Euclid */
            const int next = factor % rest;
            factor = rest;
            rest = next;
        }
    }
    return factor;
}

/* The least score of a puzzle of a level: by a step of that level, or because it is more than lower levels may have. */
static int least_score_of(const struct difficulty *d, sudoku_level level)
{
    int least = level > SUDOKU_EASY ? level_most((sudoku_level)(level - 1)) + 1 : 0;
    for (int t = 0; t < TECHNIQUE_COUNT; t++)
        if ((sudoku_level)technique_rows[t].level >= level && is_used(d, t) &&
            rating_at_least(d->profile, t) < least)
            least = rating_at_least(d->profile, t);
    return least;
}

static bool check_scores(const struct difficulty *d, sudoku_error *error)
{
    const char *name = d->profile->name;
    int least;
    const int factor = common_factor(d, &least), needed = least_score_of(d, d->lowest);
    if (d->most && d->most < least) return fail(error, 0, 0, say(score_too_low, least, name));
    if (d->most && d->most / factor * factor < d->least)
        return fail(error, 0, 0, say(score_not_a_multiple, name, factor));
    if (d->highest && level_most(d->highest) && d->least > level_most(d->highest))
        return fail(error, 0, 0,
                    say(level_scores_at_most, level_word(d->highest), level_most(d->highest)));
    if (d->lowest && d->most && d->most < needed)
        return fail(error, 0, 0, say(level_scores_at_least, level_word(d->lowest), needed));
    return true;
}

static bool check_needs(const struct difficulty *d, sudoku_error *error)
{
    int sum = 0;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        if (!d->needed[t]) continue;
        if (!check_needed(d, t, error)) return false;
        sum += rating_at_least(d->profile, t);
    }
    return !has_levels(d->profile) || !d->most || sum <= d->most ||
           fail(error, 0, 0, say(needed_above_score, sum, d->most));
}

static bool check(const struct difficulty *d, int size, sudoku_error *error)
{
    const bool levels = has_levels(d->profile);
    if (size > SUDOKU_LOGIC_SIZE) return fail(error, 0, 0, say(rated_up_to_size, SUDOKU_LOGIC_SIZE));
    if ((d->lowest || d->highest) && !levels)
        return fail(error, 0, 0, say(levels_are_of_hodoku, d->profile->name));
    if ((d->most && d->least > d->most) || (d->highest && d->lowest > d->highest))
        return fail(error, 0, 0, say(empty_rating_range));
    if (d->excluded[TECHNIQUE_full_house]) return fail(error, 0, 0, say(every_puzzle_has_full_house));
    return check_needs(d, error) && (levels ? check_scores : check_ratings)(d, error);
}

static bool mark(bool marked[TECHNIQUE_COUNT], const int *techniques, int count, sudoku_error *error)
{
    for (int i = 0; i < count; i++) {
        if (techniques[i] < 0 || techniques[i] >= TECHNIQUE_COUNT)
            return fail(error, 0, 0, say(unknown_technique_number, techniques[i]));
        marked[techniques[i]] = true;
    }
    return true;
}

bool difficulty_read(struct difficulty *d, const sudoku_difficulty *wanted, const sudoku_rules *rules,
                     bool fresh_layout, sudoku_error *error)
{
    *d = (struct difficulty){.profile = profile_named(wanted->profile),
                             .least = wanted->least,
                             .most = wanted->most,
                             .lowest = wanted->lowest,
                             .highest = wanted->highest,
                             .variant = fresh_layout || is_variant(rules),
                             .boxes = rules->box_rows && !fresh_layout,
                             .size = rules->n,
                             .work = wanted->work};
    if (!d->profile) return fail(error, 0, 0, say(unknown_profile, wanted->profile));
    if (!mark(d->needed, wanted->needs, wanted->need_count, error) ||
        !mark(d->excluded, wanted->without, wanted->without_count, error))
        return false;
    d->has_limit = d->most || d->highest || wanted->without_count;
    d->any = !d->has_limit && !d->least && !d->lowest && !wanted->need_count;
    d->stages = d->has_limit ? stages_for(d) : d->profile->stages;
    return check(d, rules->n, error);
}

/* ---- does this puzzle meet the request? ---- */

static int number_of(const struct difficulty *d, const struct path_rating *r)
{
    return has_levels(d->profile) ? r->sum.score : r->sum.rating;
}

static bool is_beyond(const struct difficulty *d, const struct path_rating *r)
{
    return (d->most && number_of(d, r) > d->most) || (d->highest && r->sum.level > d->highest);
}

enum fit rate_for(sudoku_logic *l, const struct difficulty *d, const sudoku_puzzle *puzzle,
                  const uint8_t *solution, struct path_rating *r)
{
    const sudoku_step *step;
    sudoku_missed missed;
    int highest = 0;
    logic_start_unique(l, puzzle, solution);
    rating_begin(r);
    while ((step = logic_next_within(l, d->stages))) {
        rating_add(l->profile, r, step, &highest);
        if (is_beyond(d, r) || d->excluded[step->technique]) return TOO_HARD;
        if (rating_is_over(l->profile, r)) break;
        logic_apply(l, step);
    }
    r->sum.end = step ? SUDOKU_LOGIC_STUCK : l->end;
    if (r->sum.end == SUDOKU_LOGIC_LIMIT || r->sum.end == SUDOKU_LOGIC_NO_MEMORY) return NOT_RATED;
    if (r->sum.end == SUDOKU_LOGIC_STUCK && d->stages < d->profile->stages) return TOO_HARD;
    rating_raise_level(r);
    if (is_beyond(d, r)) return TOO_HARD;
    return distance_from(d, r, &missed) ? TOO_EASY : FITS;
}

int distance_from(const struct difficulty *d, const struct path_rating *r, sudoku_missed *missed)
{
    enum { LEVEL = 10000 }; /* a level weighs more than any score within it */
    const int number = number_of(d, r);
    int off = 0, needed = 0, used = 0;
    if (d->least && number < d->least) off = d->least - number;
    if (d->most && number > d->most) off = number - d->most;
    if (d->lowest && r->sum.level < d->lowest) off += LEVEL * (int)(d->lowest - r->sum.level);
    if (d->highest && r->sum.level > d->highest) off += LEVEL * (int)(r->sum.level - d->highest);
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        needed += d->needed[t] && !r->used[t];
        used += d->excluded[t] && r->used[t];
    }
    if (!d->any && !r->sum.steps && !off) off = 1; /* a full grid, which has no rating */
    *missed = off      ? SUDOKU_MISSED_RATING
              : needed ? SUDOKU_MISSED_NEEDS
              : used   ? SUDOKU_MISSED_WITHOUT
                       : SUDOKU_MISSED_NOTHING;
    return off ? off : needed ? needed : used;
}
