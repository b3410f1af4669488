/* SPDX-License-Identifier: MIT */
/* missed_words.c - see missed_words.h */
#include "show/missed_words.h"

#include "logic/path/rate.h"
#include "logic/profiles/profiles.h"
#include "logic/step/techniques.h"
#include "words/message.h"

struct words {
    struct out *out;
    sudoku_language language;
};

static void put(const struct words *w, struct message m) { out_message(w->out, w->language, m); }

/* ---- the requirement ---- */

static void put_clues(const struct words *w, const sudoku_order *o)
{
    const int least = o->least_clues, most = o->most_clues;
    const bool symmetric = o->symmetry != SUDOKU_NO_SYMMETRY;
    const struct message clues = least == most ? say(clues_exactly, most)
                                 : !most       ? say(clues_at_least, least)
                                 : !least      ? say(clues_at_most, most)
                                               : say(clues_from_to, least, most);
    put(w, symmetric ? say(missed_symmetric_clues, clues) : say(missed_clues, clues));
}

/* The ends of the range are levels or numbers. */
static void put_rating_range(const struct words *w, const sudoku_difficulty *d)
{
    const bool scores = profile_named(d->profile)->habits == HABITS_HODOKU;
    const bool has_low = d->least || d->lowest, has_high = d->most || d->highest;
    const struct message least = say(rating, d->least / 10, d->least % 10),
                         most = say(rating, d->most / 10, d->most % 10);
    const struct argument from = d->lowest ? level_word(d->lowest)
                                 : scores  ? argument_number(d->least)
                                           : argument_message(least);
    const struct argument to = d->highest ? level_word(d->highest)
                               : scores   ? argument_number(d->most)
                                          : argument_message(most);
    if (has_low && d->least == d->most && d->lowest == d->highest) put(w, say(missed_rating, from));
    else if (!has_high) put(w, say(missed_rating_or_more, from));
    else if (!has_low) put(w, say(missed_rating_or_less, to));
    else put(w, say(missed_rating_range, from, to));
}

/* The first technique of the list that is used (or is not). */
static const char *first_technique(const sudoku_made *made, const int *list, int count, bool used)
{
    for (int i = 0; i < count; i++)
        if (!made->rating || used == (made->rating->used[list[i]] > 0))
            return technique_rows[list[i]].name;
    return "";
}

static void put_requirement(const struct words *w, const sudoku_order *o, const sudoku_made *made)
{
    const sudoku_difficulty *d = o->difficulty;
    const bool symmetric = o->symmetry != SUDOKU_NO_SYMMETRY;
    switch (made->missed) {
    case SUDOKU_MISSED_NOTHING: put(w, say(missed_nothing)); break;
    case SUDOKU_MISSED_GRID: put(w, o->fresh_layout ? say(missed_layout) : say(missed_grid)); break;
    case SUDOKU_MISSED_PATTERN: put(w, say(missed_pattern)); break;
    case SUDOKU_MISSED_CLUES: put_clues(w, o); break;
    case SUDOKU_MISSED_MINIMAL:
        put(w, symmetric ? say(missed_symmetric_minimal) : say(missed_minimal));
        break;
    case SUDOKU_MISSED_RATING: put_rating_range(w, d); break;
    case SUDOKU_MISSED_NEEDS:
        put(w, say(missed_needs, first_technique(made, d->needs, d->need_count, false)));
        break;
    case SUDOKU_MISSED_WITHOUT:
        put(w, say(missed_without, first_technique(made, d->without, d->without_count, true)));
        break;
    }
}

/* ---- the nearest puzzle ---- */

static void put_rating(const struct words *w, const sudoku_rating *r)
{
    if (r->level) put(w, say(nearest_level, level_word(r->level), r->score));
    else put(w, say(nearest_rating, r->rating / 10, r->rating % 10));
    if (r->hardest >= 0) put(w, say(nearest_hardest, technique_rows[r->hardest].name));
}

void out_missed(struct out *o, const sudoku_order *order, const sudoku_made *made,
                sudoku_language language)
{
    const struct words w = {o, language};
    put_requirement(&w, order, made);
    if (!made->nearest) return;
    if (made->rating) put_rating(&w, made->rating);
    else if (made->missed >= SUDOKU_MISSED_RATING) put(&w, say(nearest_not_rated));
    else put(&w, say(nearest_clues, made->clues));
    if (made->spare) put(&w, say(nearest_spare, made->spare));
}
