/* SPDX-License-Identifier: MIT */
/* rule_words.c - see rule_words.h

   Names such as "Windoku" count wherever they stand.  Words of everyday language, such as "knight" or "shaded", count only in a paragraph that
   states a rule (rule_text.c); those that are names of variants as well, such as "arrow", count beside "Sudoku", too.  What is meant by
   them is not asked: "this is no Windoku" names it, too, and a refusal is no wrong answer.  */
#include "read/rule_scan.h"

#include <string.h>

#include "base/out.h"
#include "board/extras.h"
#include "clue/clue_kinds.h"
#include "read/link/rules_text.h"

enum family {
    X,
    NRC,
    DISJOINT,
    ASTERISK,
    CENTRE,
    GIRANDOLA,
    REGIONS,
    LATIN,
    KNIGHT,
    KING,
    ARROW,
    BETWEEN,
    CONSECUTIVE,
    GREATER,
    INDEXER,
    WHISPER,
    ENTROPIC,
    ODD_EVEN,
    KILLER,
    LITTLE,
    DOTS,
    LOCKOUT,
    MODULAR,
    NABNER,
    NON_CONSECUTIVE,
    PARITY,
    QUAD,
    REGION_SUM,
    RENBAN,
    ROOM,
    SANDWICH,
    SKYSCRAPER,
    SUM,
    THERMO,
    X_SUM,
    XV,
    ZIPPER,
    OTHER,
    FAMILIES
};

/* How to ask for the rule of a family. */
static const char *const rule_of[FAMILIES] = {[X] = "x",
                                              [NRC] = "nrc",
                                              [DISJOINT] = "disjoint",
                                              [ASTERISK] = "asterisk",
                                              [CENTRE] = "centre",
                                              [GIRANDOLA] = "girandola"};

/* The kinds of clues that a puzzle of a family has. */
static const char *const clues_of[FAMILIES] = {[KNIGHT] = "anti-knight",
                                               [KING] = "anti-king",
                                               [ARROW] = "arrow pill double-arrow",
                                               [BETWEEN] = "between",
                                               [CONSECUTIVE] = "white all-white",
                                               [GREATER] = "greater",
                                               [INDEXER] = "row-index column-index box-index",
                                               [WHISPER] = "whisper",
                                               [ENTROPIC] = "entropic",
                                               [ODD_EVEN] = "odd even",
                                               [KILLER] = "killer",
                                               [LITTLE] = "little",
                                               [DOTS] = "white black all-dots",
                                               [LOCKOUT] = "lockout",
                                               [MODULAR] = "modular",
                                               [NABNER] = "nabner",
                                               [NON_CONSECUTIVE] = "non-consecutive",
                                               [PARITY] = "parity",
                                               [QUAD] = "quad",
                                               [REGION_SUM] = "region-sum",
                                               [RENBAN] = "renban",
                                               [ROOM] = "numbered-room",
                                               [SANDWICH] = "sandwich",
                                               [SKYSCRAPER] = "skyscraper",
                                               [SUM] = "sum killer",
                                               [THERMO] = "thermo slow-thermo fast-thermo",
                                               [X_SUM] = "x-sum",
                                               [XV] = "x v all-xv",
                                               [ZIPPER] = "zipper"};

static const struct rule_name {
    const char *words;
    unsigned char family;
    bool everyday, term; /* neither: a name.  A term is everyday, too. */
} names[] = {
#define NAME(words, family) {words, family, false, false},
#define WORD(words)         {words, OTHER, true, false},
#define TERM(words)         {words, OTHER, true, true},
#include "read/rule_names.h"
};
enum { NAMES = sizeof names / sizeof *names };

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c; }

/* Bytes of what may stand between the parts of a name: a blank, a hyphen, a slash, an apostrophe. */
static size_t joint_at(const char *at, const char *end)
{
    if (at < end && is_one_of(*at, " \t-_'./&+")) return 1;
    if (end - at >= 3 && !memcmp(at, "\xE2\x80", 2) && (unsigned char)at[2] >= 0x90 &&
        (unsigned char)at[2] <= 0x99)
        return 3;
    return end - at >= 2 && !memcmp(at, "\xC2\xA0", 2) ? 2 : 0;
}

/* "X-Wing" is no X. */
static bool ends_word(const char *at, const char *end)
{
    if (at == end) return true;
    if (is_of_rule_word(*at) || is_figure(*at)) return false;
    return *at != '-' || at + 1 == end || !is_letter(at[1]);
}

/* Where the name that begins at `at` ends; NULL: it does not stand there. */
const char *after_rule_name(const char *at, const char *end, const char *name)
{
    for (; *name; name++) {
        if (*name == '$') return ends_word(at, end) ? at : NULL;
        if (*name == ' ') {
            for (size_t joint; (joint = joint_at(at, end)) > 0; at += joint) continue;
            continue;
        }
        if (at == end || small(*at) != *name) return NULL;
        at++;
    }
    return at;
}

/* The diagonals of what is only symmetric are no houses; "6 x Sudoku" is no X. */
static bool is_something_else(const char *text, const char *at, const char *stop, const char *end,
                              const char *name)
{
    if (!strcmp(name, "diagonal"))
        return after_rule_name(stop, end, "ly$") || after_rule_name(stop, end, " symmetr") ||
               after_rule_name(stop, end, " mirror") || after_rule_name(stop, end, " axis");
    if (name[0] != 'x') return false;
    while (at > text && (at[-1] == ' ' || at[-1] == '\t')) at--;
    return at > text && is_figure(at[-1]);
}

/* The first row for names with this letter, which is small. */
static int first_row_of(char letter)
{
    int low = 0, high = NAMES;
    while (low < high) {
        const int middle = (low + high) / 2;
        if ((unsigned char)names[middle].words[0] < (unsigned char)letter) low = middle + 1;
        else high = middle;
    }
    return low;
}

bool begins_rule_word(const char *text, const char *at)
{
    if (at == text || (unsigned char)*at >= 128) return true;
    const char before = at[-1];
    if (is_letter(before)) return before >= 'a' && *at >= 'A' && *at <= 'Z'; /* killerSudoku */
    return (unsigned char)before < 128 || (unsigned char)before == 0xA0 || (unsigned char)before == 0x99;
}

/* "Clone-Sudoku", "Sudoku mit Pfeilen" is not: the words stand side by side. */
static bool is_beside_sudoku(const char *text, const char *at, const char *stop, const char *end)
{
    static const char sudoku[] = "sudoku";
    while (stop < end && is_of_rule_word(*stop)) stop++; /* "Palindromes Sudoku" */
    if (after_rule_name(stop, end, " sudoku")) return true;
    while (at > text && is_one_of(at[-1], " \t-_")) at--;
    return at - text >= (ptrdiff_t)strlen(sudoku) &&
           after_rule_name(at - strlen(sudoku), at, sudoku) == at;
}

/* The name that begins there, or NULL.  *stop is where it ends. */
static const struct rule_name *name_at(const char *text, const char *at, const char *end, bool everyday,
                                       const char **stop)
{
    const char letter = small(*at);
    if (!is_of_rule_word(letter) || !begins_rule_word(text, at)) return NULL;
    for (int i = first_row_of(letter); i < NAMES && names[i].words[0] == letter; i++) {
        if (names[i].everyday && !names[i].term && !everyday) continue;
        *stop = after_rule_name(at, end, names[i].words);
        if (!*stop || is_something_else(text, at, *stop, end, names[i].words)) continue;
        if (!names[i].everyday || everyday || is_beside_sudoku(text, at, *stop, end)) return &names[i];
    }
    return NULL;
}

static void keep(struct named_rules *r, enum family family, const char *at, size_t length)
{
    char words[NAMED_RULE_ROOM];
    struct out o = out_to_buffer(words, sizeof words);
    if (length >= sizeof words)
        for (length = sizeof words - 1; length && ((unsigned char)at[length] & 0xC0) == 0x80;) length--;
    out_bytes(&o, at, length);
    for (int i = 0; i < r->count; i++)
        if (r->rule[i].family == family && (family != OTHER || !strcmp(r->rule[i].words, words))) return;
    if (r->count == MOST_NAMED_RULES) return;
    struct named_rule *rule = &r->rule[r->count++];
    rule->family = (unsigned char)family;
    memcpy(rule->words, words, sizeof words);
}

void add_named_rules(struct named_rules *r, const struct named_rules *more)
{
    for (int i = 0; i < more->count; i++)
        keep(r, (enum family)more->rule[i].family, more->rule[i].words, strlen(more->rule[i].words));
}

/* Where the word with the name begins: the table leaves out the first letters of Cyrillic ones, whose capitals are others. */
static const char *word_with(const char *text, const char *at)
{
    const bool cyrillic = ((unsigned char)*at & 0xFE) == 0xD0;
    while (cyrillic && at - text >= 2 && ((unsigned char)at[-2] & 0xFE) == 0xD0) at -= 2;
    return at;
}

static void keep_name(struct named_rules *r, const struct rule_name *name, const char *at,
                      const char *stop, const char *end)
{
    while (stop < end && is_of_rule_word(*stop)) stop++;
    keep(r, (enum family)name->family, at, (size_t)(stop - at));
}

void keep_regions(struct named_rules *r, const char *text, size_t length)
{
    keep(r, REGIONS, text, length);
}

void keep_words(struct named_rules *r, const char *text, size_t length) { keep(r, OTHER, text, length); }

bool note_names(struct named_rules *r, const char *text, size_t length, bool everyday)
{
    const char *end = text + length, *stop;
    bool found = false;
    for (const char *at = text; at < end; at++) {
        const struct rule_name *name = name_at(text, at, end, everyday, &stop);
        if (!name) continue;
        keep_name(r, name, word_with(text, at), stop, end);
        found = true;
        at = stop > at ? stop - 1 : at;
    }
    return found;
}

/* ---- a few words ---- */

/* "Arrows 12", "Sudoku: Palindrome": hardly anything but the term. */
bool is_term_alone(const char *text, size_t length)
{
    static const char *const beside[] = {"sudoku", "puzzle$", "nr$", "no$", "the$", "and$", "und$"};
    const char *end = text + length, *stop;
    int terms = 0;
    for (const char *at = text; at < end;) {
        if (!is_of_rule_word(*at)) {
            at++;
            continue;
        }
        const char *word = at;
        while (at < end && is_of_rule_word(*at)) at++;
        const struct rule_name *name = name_at(word, word, end, true, &stop);
        if (name && name->term) terms++;
        else if (!has_any_word(word, (size_t)(at - word), beside, sizeof beside / sizeof *beside))
            return false;
    }
    return terms > 0;
}

static enum family family_of_extras(unsigned extras)
{
    for (int i = 0; i < FAMILIES; i++)
        if (rule_of[i] && extras & extra_rules_named(rule_of[i], strlen(rule_of[i])))
            return (enum family)i;
    return OTHER;
}

/* A word that is nothing but the name of a rule of ours. */
static bool note_own_name(struct named_rules *r, const char *at, size_t length)
{
    const unsigned extras = length ? extra_rules_named(at, length) : 0;
    if (extras) keep(r, family_of_extras(extras), at, length);
    return extras != 0;
}

static bool is_between_words(char c) { return is_one_of(c, " \t,;/|+&()[]{}\"'"); }

static bool note_own_names(struct named_rules *r, const char *text, size_t length,
                           enum rule_reading reading)
{
    const char *end = text + length;
    bool found = false;
    int words = 0;
    for (const char *at = text; at < end;) {
        const char *word = at;
        while (at < end && !is_between_words(*at)) at++;
        words += at > word;
        if (reading == RULES_IN_NAME && words > 1) return false;
        found |= note_own_name(r, word, (size_t)(at - word));
        while (at < end && is_between_words(*at)) at++;
    }
    return found;
}

bool note_named_rules(struct named_rules *r, const char *text, size_t length, enum rule_reading reading)
{
    bool found = note_names(r, text, length, reading == RULES_IN_KIND);
    if (!found) { /* names alone are not in the middle of a sentence */
        struct named_rules own = {.count = 0};
        found = note_own_names(&own, text, length, reading);
        if (found) add_named_rules(r, &own);
    }
    return found;
}

bool has_any_word(const char *text, size_t length, const char *const *list, size_t count)
{
    for (size_t at = 0; at < length; at++) {
        if (!is_letter(text[at]) || !begins_rule_word(text, text + at)) continue;
        for (size_t i = 0; i < count; i++)
            if (after_rule_name(text + at, text + length, list[i])) return true;
    }
    return false;
}

bool says_usual_rules(const char *text, size_t length)
{
    static const char *const usual[] = {"classic", "klassi", "normal", "regular", "standard", "vanilla"};
    return has_any_word(text, length, usual, sizeof usual / sizeof *usual);
}

void note_kind(struct named_rules *r, const char *text, size_t length)
{
    static const char *const usual[] = {"easy",   "medium", "hard",   "expert",     "evil",
                                        "master", "simple", "tricky", "diabolical", "fiendish",
                                        "leicht", "mittel", "schwer", "general"};
    char unused[VARIANT_ROOM];
    if (note_named_rules(r, text, length, RULES_IN_KIND)) return;
    const enum rules_text words = judge_rules_text(text, length, unused);
    if (words == RULES_USUAL || words == RULES_EMPTY) return;
    if (!has_any_word(text, length, usual, sizeof usual / sizeof *usual)) keep(r, OTHER, text, length);
}

/* ---- when the puzzle is whole ---- */

static bool has_clue_of(enum family family, const sudoku_clues *clues)
{
    const char *at = clues_of[family], *word;
    if (!at || !clues) return false;
    for (size_t length; (word = next_rule_word(&at, at + strlen(at), &length));)
        for (int i = 0; i < clues->count; i++)
            if (clues->clue[i].kind == clue_kind_named(word, length)) return true;
    return false;
}

/* Other words are explained by a kind of that name: "Arrows". */
static bool has_clue_called(const char *words, const sudoku_clues *clues)
{
    enum { SHORTEST = 3 };
    for (int i = 0; clues && i < clues->count; i++) {
        const char *name = clues->clue[i].kind->name;
        size_t same = 0;
        while (name[same] && small(words[same]) == name[same]) same++;
        if (!name[same] && same >= SHORTEST) return true;
    }
    return false;
}

static bool is_explained(const struct named_rule *named, const sudoku_rules *rules,
                         const sudoku_clues *clues)
{
    const enum family family = (enum family)named->family;
    if (has_clue_of(family, clues)) return true;
    if (family == OTHER && has_clue_called(named->words, clues)) return true;
    if (rule_of[family])
        return (rules->extras & extra_rules_named(rule_of[family], strlen(rule_of[family]))) != 0;
    if (family == REGIONS) return rules->region && !rules->box_rows;
    return family == LATIN && !rules->region;
}

void list_named_rules(const struct named_rules *r, const sudoku_rules *rules, const sudoku_clues *clues,
                      char list[SUDOKU_TEXT])
{
    for (int i = 0; i < r->count; i++) {
        const struct named_rule *rule = &r->rule[i];
        char item[SUDOKU_TEXT];
        if (is_explained(rule, rules, clues)) continue;
        struct out o = out_to_buffer(item, sizeof item);
        out_format(&o, "%s\"%s\"", *list ? ", " : "", rule->words);
        if (rule_of[rule->family]) out_format(&o, " (--rules %s)", rule_of[rule->family]);
        if (strlen(list) + o.used < SUDOKU_TEXT) memcpy(list + strlen(list), item, o.used + 1);
    }
}
