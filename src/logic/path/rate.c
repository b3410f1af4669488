/* SPDX-License-Identifier: MIT */
/* rate.c - see rate.h

   Sudoku Explainer's three numbers are the rating of the hardest step of all, of those up to the first that places a
   digit (pearl), and of those up to the first of any kind (diamond).  HoDoKu's score is the sum of the steps' scores; its
   level is that of the hardest step, raised while the score is beyond what a level may have.  */
#include "logic/path/rate.h"

_Static_assert((int)EASY == (int)SUDOKU_EASY && (int)EXTREME == (int)SUDOKU_EXTREME, "the same levels");

static const struct {
    enum message_code word;
    int most; /* score */
} levels[] = {
    [SUDOKU_NO_LEVEL] = {SAY_no_level, 0},      [SUDOKU_EASY] = {SAY_level_easy, 800},
    [SUDOKU_MEDIUM] = {SAY_level_medium, 1000}, [SUDOKU_HARD] = {SAY_level_hard, 1600},
    [SUDOKU_UNFAIR] = {SAY_level_unfair, 1800}, [SUDOKU_EXTREME] = {SAY_level_extreme, 0},
};

const char *level_name(sudoku_level level, sudoku_language language)
{
    return message_template(levels[level].word, language);
}

struct argument level_word(sudoku_level level) { return word(levels[level].word); }
int level_most(sudoku_level level) { return levels[level].most; }

static bool places(const sudoku_step *s)
{
    for (int i = 0; i < s->part_count; i++)
        if (s->parts[i].role == SUDOKU_PLACED) return true;
    return false;
}

static void count_tenths(sudoku_rating *r, const sudoku_step *s)
{
    if (s->rating > r->rating) r->rating = s->rating;
    if (!r->diamond) r->diamond = r->rating;
    if (!r->pearl && places(s)) r->pearl = r->rating;
}

static void count_score(sudoku_rating *r, const sudoku_step *s)
{
    const sudoku_level level = (sudoku_level)technique_rows[s->technique].level;
    r->score += s->rating;
    if (level > r->level) r->level = level;
}

void rating_begin(struct path_rating *r)
{
    *r = (struct path_rating){.sum = {.hardest = -1, .bottlenecks = -1}};
}

const sudoku_rating *rating_shown(struct path_rating *r)
{
    r->sum.room = sizeof r->sum;
    r->sum.used = r->used;
    r->sum.used_count = TECHNIQUE_COUNT;
    return &r->sum;
}

void rating_add(const struct profile *p, struct path_rating *rating, const sudoku_step *s, int *highest)
{
    sudoku_rating *r = &rating->sum;
    r->steps++;
    rating->used[s->technique]++;
    if (s->technique == TECHNIQUE_brute_force) r->guessed = true;
    if (s->rating > *highest) {
        *highest = s->rating;
        r->hardest = s->technique;
    }
    if (p->habits == HABITS_HODOKU) count_score(r, s);
    else count_tenths(r, s);
}

/* A guess determines the rating; later steps cannot change it. */
bool rating_is_over(const struct profile *p, const struct path_rating *r)
{
    return r->sum.guessed && p->habits != HABITS_HODOKU;
}

void rating_raise_level(struct path_rating *rating)
{
    sudoku_rating *r = &rating->sum;
    while (r->level && r->level < SUDOKU_EXTREME && r->score > levels[r->level].most) r->level++;
}

sudoku_answer rate_puzzle(sudoku_logic *l, const sudoku_puzzle *puzzle, bool count_bottlenecks,
                          struct path_rating *r)
{
    const sudoku_step *step;
    bool only = false;
    int highest = 0;
    rating_begin(r);
    if (count_bottlenecks) r->sum.bottlenecks = 0;
    if (logic_start(l, puzzle) != SUDOKU_UNIQUE) return l->answer;
    while ((step = count_bottlenecks ? logic_next_only(l, &only) : logic_next(l))) {
        rating_add(l->profile, r, step, &highest);
        if (only) r->sum.bottlenecks++;
        if (rating_is_over(l->profile, r)) break;
        logic_apply(l, step);
    }
    r->sum.end = step ? SUDOKU_LOGIC_STUCK : l->end;
    rating_raise_level(r);
    return l->answer;
}
