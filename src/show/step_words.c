/* SPDX-License-Identifier: MIT */
/* step_words.c - see step_words.h: fills in the templates. */
#include "show/step_words.h"

#include <string.h>

#include "base/ascii.h"
#include "board/naming.h"
#include "board/symbols.h"
#include "show/telling.h"

/* ---- lists ---- */

void tell_between(const struct telling *t, int at, int count, bool or_list)
{
    if (!at) return;
    if (at + 1 < count) out_text(t->out, t->language->comma);
    else out_text(t->out, or_list ? t->language->last_or : t->language->last_and);
}

/* "In rows", then numbers; or "In", then a house. */
static void tell_preposition(const struct telling *t, const struct placeholder *p, const char *in,
                             bool first)
{
    if (!p->in) return;
    out_char(t->out,
             p->capital && first ? (char)(*in - 'a' + 'A') : *in); /* all begin with a plain letter */
    out_format(t->out, "%s ", in + 1);
}

static const char *words_for_several(const struct telling *t, const struct placeholder *p,
                                     const struct house *h)
{
    const struct house_words *words = words_for(t->language, h);
    return p->in ? words->several_after : words->several;
}

/* How many houses from number `at` on are of one kind that has a plural: these are named together. */
static int alike_from(const struct telling *t, const struct placeholder *p,
                      const struct short_list *houses, int at)
{
    const struct house *h = &t->rules->house[houses->item[at]];
    int past = at + 1;
    while (words_for_several(t, p, h) && past < houses->count &&
           t->rules->house[houses->item[past]].kind == h->kind)
        past++;
    return past - at;
}

static void tell_houses(const struct telling *t, const struct placeholder *p,
                        const struct short_list *houses)
{
    int groups = 0, group = 0;
    for (int i = 0; i < houses->count; i += alike_from(t, p, houses, i)) groups++;
    for (int i = 0, count; i < houses->count; i += count) {
        const struct house *h = &t->rules->house[houses->item[i]];
        count = alike_from(t, p, houses, i);
        tell_between(t, group, groups, p->or_list);
        tell_preposition(t, p, words_for(t->language, h)->in, !group++);
        if (count == 1) {
            if (p->in) out_house_after(t->out, t->language, h);
            else out_house_name(t->out, t->language, h);
            continue;
        }
        out_text(t->out, words_for_several(t, p, h));
        for (int k = 0; k < count; k++) {
            tell_between(t, k, count, p->or_list);
            out_house_number(t->out, &t->rules->house[houses->item[i + k]]);
        }
    }
}

static void tell_list(const struct telling *t, const struct placeholder *p, const struct thing *it)
{
    const int count = count_things(it);
    int at = 0;
    switch (it->kind) {
    case CELLS:
        for_each_cell(cell, &it->set) {
            tell_between(t, at++, count, p->or_list);
            out_cell(t->out, t->rules, cell);
        }
        break;
    case DIGITS:
        for (; at < count; at++) {
            tell_between(t, at, count, p->or_list);
            out_char(t->out, digit_symbol(it->list.item[at]));
        }
        break;
    case HOUSES: tell_houses(t, p, &it->list); break;
    case NOTHING:
    case SPECIAL: break;
    }
}

/* ---- templates ---- */

/* Reads what follows an opening brace. */
static struct placeholder read_placeholder(const char *at)
{
    struct placeholder p = {.key = at};
    if (!strncmp(at, "in ", 3) || !strncmp(at, "In ", 3)) {
        p.in = true;
        p.capital = *at == 'I';
        p.key = at += 3;
    }
    while (*at && !is_one_of(*at, "}:#")) at++;
    p.length = (size_t)(at - p.key);
    p.or_list = *at == ':';
    if (*at == '#') p.choice = at + 1;
    while (*at && *at != '}') at++;
    p.end = at;
    return p;
}

static void tell_choice(const struct telling *t, const struct placeholder *p, bool one)
{
    const char *slash = p->choice;
    while (*slash != '/') slash++;
    if (one) out_bytes(t->out, p->choice, (size_t)(slash - p->choice));
    else out_bytes(t->out, slash + 1, (size_t)(p->end - slash - 1));
}

static void tell_special(const struct telling *, const struct placeholder *);

static void tell_placeholder(const struct telling *t, const struct placeholder *p)
{
    const struct thing it = thing_of(t, p);
    if (p->choice) tell_choice(t, p, count_things(&it) == 1);
    else if (it.kind == SPECIAL) tell_special(t, p);
    else tell_list(t, p, &it);
}

/* The end of this branch of a choice: its bar, its bracket, or the end of the text.  Choices may nest. */
static const char *branch_end(const char *at, bool stop_at_bar)
{
    for (int depth = 0; *at; at++) {
        const bool ends = *at == ']' || (*at == '|' && stop_at_bar);
        if (ends && !depth) break;
        if (*at == '[') depth++;
        if (*at == ']') depth--;
    }
    return at;
}

/* Has everything between `at` and `end` something to say?  A choice within always has. */
static bool tellable(const struct telling *t, const char *at, const char *end)
{
    for (; at < end; at++) {
        if (*at == '[') at = branch_end(at + 1, false);
        if (*at != '{') continue;
        const struct placeholder p = read_placeholder(at + 1);
        const struct thing it = thing_of(t, &p);
        if (!count_things(&it)) return false;
        at = p.end;
    }
    return true;
}

static void tell_text(const struct telling *t, const char *at, const char *end)
{
    while (at < end) {
        if (*at == '{') {
            const struct placeholder p = read_placeholder(at + 1);
            tell_placeholder(t, &p);
            at = p.end + 1;
        } else if (*at == '[') {
            const char *bar = branch_end(at + 1, true), *close = branch_end(at + 1, false);
            if (tellable(t, at + 1, bar)) tell_text(t, at + 1, bar);
            else if (*bar == '|') tell_text(t, bar + 1, close);
            at = close + 1;
        } else {
            out_char(t->out, *at++);
        }
    }
}

void tell(const struct telling *t, const char *template)
{
    tell_text(t, template, template + strlen(template));
}

void tell_about(const struct telling *t, const char *template, const struct about *about)
{
    struct telling small = *t;
    small.about = about;
    tell(&small, template);
}

/* ---- what is more than a list ---- */

static void tell_count(const struct telling *t)
{
    const cells named = named_cell_set(t->step, SUDOKU_PATTERN);
    const int count = cells_count(&named);
    if (count < COUNTED) out_text(t->out, t->language->counted[count]);
    else out_number(t->out, (uint64_t)count);
}

static void tell_line(const struct telling *t) { tell_part_of_coq(t, SUDOKU_FIN); }
static void tell_block(const struct telling *t) { tell_part_of_coq(t, SUDOKU_ENDO_FIN); }
static void tell_it(const struct telling *t) { out_text(t->out, t->language->it); }
static void tell_letter(const struct telling *t) { out_char(t->out, region_symbol(t->about->set)); }
static void tell_next(const struct telling *t) { out_char(t->out, region_symbol(t->about->next)); }
static void tell_technique(const struct telling *t)
{
    out_text(t->out, technique_title(t->language, t->about->node->technique));
}

static const struct {
    const char *key;
    void (*tell)(const struct telling *);
} specials[] = {{"so", tell_orders},
                {"count", tell_count},
                {"sets", tell_sets},
                {"ties", tell_ties},
                {"petals", tell_petals},
                {"line", tell_line},
                {"block", tell_block},
                {"extras", tell_extras},
                {"ways", tell_candidates},
                {"exclusions", tell_exclusions},
                {"wrap", tell_wrap},
                {"meetings", tell_meetings},
                {"squeeze", tell_squeeze},
                {"rectangles", tell_rectangles},
                {"chains", tell_chains},
                {"ends", tell_ends},
                {"path", tell_path},
                {"loop pairs", tell_loop_pairs},
                {"clash", tell_clash},
                {"ground", tell_ground},
                {"node", tell_it},
                {"rest", tell_rest},
                {"letter", tell_letter},
                {"next", tell_next},
                {"technique", tell_technique}};

static void tell_special(const struct telling *t, const struct placeholder *p)
{
    for (size_t i = 0; i < sizeof specials / sizeof *specials; i++)
        if (is_key(p, specials[i].key)) specials[i].tell(t);
}

/* ---- the way in ---- */

void out_words(struct out *o, const sudoku_rules *rules, const sudoku_step *step,
               sudoku_language language)
{
    const struct telling t = {.out = o, .rules = rules, .step = step, .language = language_of(language)};
    tell(&t, t.language->said[sentence_of[step->technique]]);
}
