/* SPDX-License-Identifier: MIT */
/* technique_names.c - see technique_names.h

   Names are compared as words: "Type 1 Unique Rectangles", "unique-rectangle-1" and "UNIQUE RECTANGLE 1" all have the words 1,
   rectangle and unique.  They are also compared as one word, so that "xwing" is an X-Wing, and "hiddensingle" a hidden single.  */
#include "show/technique_names.h"

#include <string.h>

#include "base/out.h"
#include "show/language.h"
#include "words/fail.h"

enum {
    LONGEST_NAME = 80,          /* in bytes; no technique has a longer one */
    LONGEST = 2 * LONGEST_NAME, /* in plain letters, with all words apart */
    MOST_WORDS = 16,
    MOST_TOLD = 6 /* names in a sentence */
};

/* The words of a name in alphabetical order, all of them written together as they came, and the letters of the whole name. */
struct words {
    char letters[LONGEST];
    size_t used;
    const char *word[MOST_WORDS];
    int count;
    char together[LONGEST], whole[LONGEST];
};

/* ---- words ---- */

/* Words that mean the same, or nothing. */
static const struct {
    const char *word, *is;
} same_words[] = {
    {"type", ""},
    {"typ", ""},
    {"rule", ""},
    {"regel", ""},
    {"technique", ""},
    {"technik", ""},
    {"triplet", "triple"},
    {"quad", "quadruple"},
    {"quadruplet", "quadruple"},
    {"colour", "color"},
    {"coloring", "color"},
    {"colouring", "color"},
    {"generalized", "generalised"},
    {"region", "house"},
    {"unit", "house"},
    {"block", "box"},
    {"tripel", "dreier"},
    {"drilling", "dreier"},
    {"quadrupel", "vierer"},
    {"vierling", "vierer"},
    {"one", "1"},
    {"two", "2"},
    {"three", "3"},
    {"four", "4"},
    {"five", "5"},
    {"six", "6"},
    {"i", "1"},
    {"ii", "2"},
    {"iii", "3"},
    {"iv", "4"},
    {"zwei", "2"},
    {"drei", "3"},
    {"vier", "4"},
    {"fuenf", "5"},
    {"sechs", "6"},
};

static bool replace_word(char word[LONGEST])
{
    for (size_t i = 0; i < sizeof same_words / sizeof *same_words; i++)
        if (*word == *same_words[i].word && !strcmp(word, same_words[i].word)) {
            memcpy(word, same_words[i].is, strlen(same_words[i].is) + 1);
            return true;
        }
    return false;
}

/* Removes the endings of plurals and of German adjectives: "pairs" counts as "pair", "nacktes" as "nackter". */
static bool drop_ending(char *word)
{
    static const char *const endings[] = {"s", "es", "er", "en", "e"};
    const size_t length = strlen(word);
    for (size_t i = sizeof endings / sizeof *endings; i-- > 0;) {
        const size_t end = strlen(endings[i]);
        if (length < end + 3 || strcmp(word + length - end, endings[i])) continue;
        word[length - end] = 0;
        return true;
    }
    return false;
}

/* Adds a word, of `length` bytes in `word`, unless it carries no meaning. */
static void add_word(struct words *w, char word[LONGEST], size_t length)
{
    word[length] = 0;
    while (replace_word(word) || drop_ending(word)) continue;
    const size_t used = w->used, room = sizeof w->letters - used, size = strlen(word) + 1;
    if (size == 1 || size > room || w->count == MOST_WORDS) return;
    memcpy(w->letters + used, word, size);
    memcpy(w->together + used - (size_t)w->count, word, size);
    w->word[w->count++] = w->letters + used;
    w->used += size;
}

enum kind { BREAK, LETTER, FIGURE, PLUS };

static enum kind kind_of(unsigned char c)
{
    if (c >= '0' && c <= '9') return FIGURE;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c >= 0x80) return LETTER;
    return c == '+' ? PLUS : BREAK;
}

/* The letter at `at` in plain small ones: one, or two for an umlaut in UTF-8.  Returns its bytes. */
static size_t plain_letters(const char *at, size_t left, char plain[3])
{
    static const struct {
        const char *letter, *plain;
    } umlauts[] = {{"ä", "ae"}, {"ö", "oe"}, {"ü", "ue"}, {"Ä", "ae"},
                   {"Ö", "oe"}, {"Ü", "ue"}, {"ß", "ss"}};
    for (size_t i = 0; left >= 2 && i < sizeof umlauts / sizeof *umlauts; i++)
        if (!strncmp(at, umlauts[i].letter, 2)) {
            memcpy(plain, umlauts[i].plain, 3);
            return 2;
        }
    plain[0] = *at >= 'A' && *at <= 'Z' ? (char)(*at - 'A' + 'a') : *at;
    plain[1] = 0;
    return 1;
}

static void sort_words(struct words *w)
{
    for (int i = 1; i < w->count; i++)
        for (int k = i; k > 0 && strcmp(w->word[k - 1], w->word[k]) > 0; k--) {
            const char *swap = w->word[k];
            w->word[k] = w->word[k - 1];
            w->word[k - 1] = swap;
        }
}

static void read_words(struct words *w, const char *name, size_t length)
{
    char word[LONGEST];
    size_t letters = 0, all = 0;
    enum kind last = BREAK;
    w->count = 0;
    w->used = 0;
    *w->together = *w->whole = 0;
    if (length > LONGEST_NAME) return;
    for (size_t i = 0; i < length;) {
        const enum kind kind = kind_of((unsigned char)name[i]);
        char plain[3] = "";
        if (kind != last) {
            add_word(w, word, letters);
            letters = 0;
        }
        last = kind;
        i += plain_letters(name + i, length - i, plain);
        if (kind == BREAK) continue;
        for (const char *c = plain; *c; c++) word[letters++] = w->whole[all++] = *c;
    }
    add_word(w, word, letters);
    w->whole[all] = 0;
    while (drop_ending(w->whole)) continue;
    sort_words(w);
}

static bool same_name(const struct words *a, const struct words *b)
{
    if (!a->count || !b->count) return false;
    if (!strcmp(a->together, b->together) || !strcmp(a->whole, b->whole)) return true;
    if (a->count != b->count) return false;
    for (int i = 0; i < a->count; i++)
        if (strcmp(a->word[i], b->word[i])) return false;
    return true;
}

/* Is each word of the first name the beginning of a word of the second? */
static bool part_of_name(const struct words *a, const struct words *b)
{
    for (int i = 0; i < a->count; i++) {
        bool found = false;
        for (int k = 0; k < b->count && !found; k++) {
            const size_t length = strlen(a->word[i]);
            found = !strcmp(a->word[i], b->word[k]) ||
                    (length >= 3 && !strncmp(a->word[i], b->word[k], length));
        }
        if (!found) return false;
    }
    return a->count > 0;
}

static int least(int a, int b) { return a < b ? a : b; }

/* How many letters must be inserted, deleted, changed, or swapped with their neighbour. */
static int distance(const char *a, const char *b)
{
    int row[3][LONGEST +
               1]; /* of the letters of `a` so far: this one, the one before, and that before it */
    int *now = row[0], *before = row[1], *earlier = row[2];
    const int length = (int)strlen(b);
    for (int k = 0; k <= length; k++) now[k] = k;
    for (int i = 1; a[i - 1]; i++) {
        int *oldest = earlier;
        earlier = before;
        before = now;
        now = oldest;
        now[0] = i;
        for (int k = 1; k <= length; k++) {
            now[k] = least(least(before[k], now[k - 1]) + 1, before[k - 1] + (a[i - 1] != b[k - 1]));
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1])
                now[k] = least(now[k], earlier[k - 2] + 1);
        }
    }
    return now[length];
}

/* ---- the names of a technique ---- */

/* How well a name fits, from best to worst; larger ones count what is to be changed in it. */
enum { OUR_NAME, OTHER_NAME, PART_OF_NAME, NEAR_NAME, NO_FIT = 1000 };

/* A name that is looked for: the same, or (near) one that is like it. */
struct wanted {
    struct words words;
    bool near;
};

/* Short names are near to everything. */
static int fit_of_name(const struct wanted *wanted, const char *name, size_t length)
{
    struct words w;
    read_words(&w, name, length);
    if (same_name(&wanted->words, &w)) return OTHER_NAME;
    if (!wanted->near) return NO_FIT;
    if (part_of_name(&wanted->words, &w)) return PART_OF_NAME;
    const int size = (int)strlen(wanted->words.together), most = (size + 2) / 4;
    if (size < 3 || strlen(w.together) < 3) return NO_FIT;
    const int changes = distance(wanted->words.together, w.together);
    return changes <= most ? NEAR_NAME + changes : NO_FIT;
}

static int fit_of_technique(const struct wanted *wanted, int technique)
{
    const char *ours = technique_rows[technique].name, *alias = technique_aliases[technique];
    int fit = fit_of_name(wanted, ours, strlen(ours));
    if (fit == OTHER_NAME) return OUR_NAME;
    for (int i = 0; i < LANGUAGES; i++) {
        const char *title = technique_title(language_of((sudoku_language)i), technique);
        fit = least(fit, fit_of_name(wanted, title, strlen(title)));
    }
    for (; alias && *alias; alias += strcspn(alias, "|"), alias += *alias == '|')
        fit = least(fit, fit_of_name(wanted, alias, strcspn(alias, "|")));
    return fit;
}

/* The techniques that fit best, and how many; `best`: how well. */
static int best_fits(const struct wanted *wanted, int fits[TECHNIQUE_COUNT], int *best)
{
    int count = 0;
    *best = NO_FIT - 1;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        const int fit = fit_of_technique(wanted, t);
        if (fit > *best) continue;
        if (fit < *best) count = 0;
        *best = fit;
        fits[count++] = t;
    }
    return count;
}

/* ---- sentences ---- */

/* Lists have commas only, so that they read the same in all languages. */
static void list_techniques(struct out *o, const int *technique, int count)
{
    for (int i = 0; i < count && i < MOST_TOLD; i++)
        out_format(o, i ? ", %s" : "%s", technique_rows[technique[i]].name);
    if (count > MOST_TOLD) out_text(o, " ...");
}

int technique_meant(const char *name, sudoku_error *error)
{
    const int ours = technique_named(name);
    struct wanted wanted = {.near = false};
    int best, fits[TECHNIQUE_COUNT];
    char list[SUDOKU_TEXT];
    struct out o = out_to_buffer(list, sizeof list);
    if (ours >= 0) return ours;
    read_words(&wanted.words, name, strlen(name));
    int count = best_fits(&wanted, fits, &best);
    if (count == 1) return fits[0];
    if (count) {
        list_techniques(&o, fits, count);
        fail(error, 0, 0, say(technique_name_ambiguous, list));
        return -1;
    }
    wanted.near = true;
    count = best_fits(&wanted, fits, &best);
    list_techniques(&o, fits, count);
    if (count) fail(error, 0, 0, say(technique_name_similar, list));
    else fail(error, 0, 0, say(unknown_technique));
    return -1;
}
