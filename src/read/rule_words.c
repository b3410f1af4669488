/* SPDX-License-Identifier: MIT */
/* rule_words.c - see rule_words.h

   Two kinds of words are told apart.  Names such as "Windoku" count wherever they stand.  Words of everyday language, such as "knight" or
   "shaded", count only in a paragraph that speaks of digits or cells and of what they must do: "the shaded cells also contain 1-9".
   What is meant by them is not asked: "this is no Windoku" names it, too, and a refusal is no wrong answer.  */
#include "read/rule_words.h"

#include <string.h>

#include "base/ascii.h"
#include "base/out.h"
#include "board/extras.h"
#include "read/link/rules_text.h"

enum family { X, NRC, DISJOINT, ASTERISK, CENTRE, GIRANDOLA, REGIONS, LATIN, OTHER, FAMILIES };

/* How to ask for the rule of a family. */
static const char *const rule_of[FAMILIES] = {[X] = "x",
                                              [NRC] = "nrc",
                                              [DISJOINT] = "disjoint",
                                              [ASTERISK] = "asterisk",
                                              [CENTRE] = "centre",
                                              [GIRANDOLA] = "girandola"};

static const struct rule_name {
    const char *words;
    unsigned char family;
    bool everyday;
} names[] = {
#define NAME(words, family) {words, family, false},
#define WORD(words)         {words, OTHER, true},
#include "read/rule_names.h"
};
enum { NAMES = sizeof names / sizeof *names };

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c; }
static bool is_of_word(char c) { return is_letter(c) || (unsigned char)c >= 128; }

/* Bytes of what may stand between the parts of a name: a blank, a hyphen, an apostrophe. */
static size_t joint_at(const char *at, const char *end)
{
    if (at < end && is_one_of(*at, " \t-_'.")) return 1;
    if (end - at >= 3 && !memcmp(at, "\xE2\x80", 2) && (unsigned char)at[2] >= 0x90 &&
        (unsigned char)at[2] <= 0x99)
        return 3;
    return end - at >= 2 && !memcmp(at, "\xC2\xA0", 2) ? 2 : 0;
}

/* "X-Wing" is no X. */
static bool ends_word(const char *at, const char *end)
{
    if (at == end) return true;
    if (is_of_word(*at) || is_figure(*at)) return false;
    return *at != '-' || at + 1 == end || !is_letter(at[1]);
}

/* Where the name that begins at `at` ends; NULL: it does not stand there. */
static const char *after_name(const char *at, const char *end, const char *name)
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
        return after_name(stop, end, "ly$") || after_name(stop, end, " symmetr") ||
               after_name(stop, end, " mirror") || after_name(stop, end, " axis");
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

static bool begins_word(const char *text, const char *at)
{
    if (at == text || (unsigned char)*at >= 128) return true;
    const char before = at[-1];
    if (is_letter(before)) return before >= 'a' && *at >= 'A' && *at <= 'Z'; /* killerSudoku */
    return (unsigned char)before < 128 || (unsigned char)before == 0xA0 || (unsigned char)before == 0x99;
}

/* The name that begins there, or NULL.  *stop is where it ends. */
static const struct rule_name *name_at(const char *text, const char *at, const char *end, bool everyday,
                                       const char **stop)
{
    const char letter = small(*at);
    if (!is_of_word(letter) || !begins_word(text, at)) return NULL;
    for (int i = first_row_of(letter); i < NAMES && names[i].words[0] == letter; i++) {
        if (names[i].everyday && !everyday) continue;
        *stop = after_name(at, end, names[i].words);
        if (*stop && !is_something_else(text, at, *stop, end, names[i].words)) return &names[i];
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

static void keep_name(struct named_rules *r, const struct rule_name *name, const char *at,
                      const char *stop, const char *end)
{
    while (stop < end && is_of_word(*stop)) stop++;
    keep(r, (enum family)name->family, at, (size_t)(stop - at));
}

void keep_words(struct named_rules *r, const char *text, size_t length) { keep(r, OTHER, text, length); }

static bool note_names(struct named_rules *r, const char *text, size_t length, bool everyday)
{
    const char *end = text + length, *stop;
    bool found = false;
    for (const char *at = text; at < end; at++) {
        const struct rule_name *name = name_at(text, at, end, everyday, &stop);
        if (!name) continue;
        keep_name(r, name, at, stop, end);
        found = true;
        at = stop > at ? stop - 1 : at;
    }
    return found;
}

/* ---- a few words ---- */

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

static bool has_any(const char *text, size_t length, const char *const *list, size_t count)
{
    for (size_t at = 0; at < length; at++) {
        if (!is_letter(text[at]) || !begins_word(text, text + at)) continue;
        for (size_t i = 0; i < count; i++)
            if (after_name(text + at, text + length, list[i])) return true;
    }
    return false;
}

bool says_usual_rules(const char *text, size_t length)
{
    static const char *const usual[] = {"classic", "klassi", "normal", "regular", "standard", "vanilla"};
    return has_any(text, length, usual, sizeof usual / sizeof *usual);
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
    if (!has_any(text, length, usual, sizeof usual / sizeof *usual)) keep(r, OTHER, text, length);
}

/* ---- sentences ---- */

/* What digits are called, and what rules ask of them: both occur in a sentence that states a rule. */
static const char *const subjects[] = {
    "cell",  "chiffre",       "cifra",  "digit",   "feld",     "figure$", "house", "n\xC3\xBAmero",
    "numer", "num\xC3\xA9ro", "number", "square$", "squares$", "zahl",    "zelle", "ziffer"};
static const char *const verbs[] = {
    "add$",           "apart",  "are$",        "appear", "box ",    "can t$",  "cannot",  "contain",
    "contien",        "darf",   "d\xC3\xBCrf", "deve",   "differ",  "doivent", "each",    "enthalt",
    "enth\xC3\xA4lt", "every",  "form$",       "genau",  "increas", "jede",    "may not", "m\xC3\xBCss",
    "muss",           "must",   "never",       "no two", "once",    "repeat",  "separat", "share",
    "sum$",           "sum to", "unique",      "vork"};

static bool speaks_of_rules(const char *text, size_t length)
{
    return has_any(text, length, subjects, sizeof subjects / sizeof *subjects) &&
           has_any(text, length, verbs, sizeof verbs / sizeof *verbs);
}

/* A header of our own files that shapes the puzzle. */
static bool is_shaping_header(const char *text, size_t length)
{
    static const char *const keys[] = {"house:", "houses:", "region:", "regions:", "box:"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (after_name(text, text + length, keys[i])) return true;
    return false;
}

/* "Rules: normal + diagonals": what follows has to be the usual rules, word by word.  "Type: X" only names. */
static const char *after_key(const char *text, size_t length, bool *is_kind)
{
    static const char *const rules[] = {"rule", "regel", "r\xC3\xA8gle", "regla", "regol", "constraint"};
    static const char *const kinds[] = {"type",        "typ",  "kind", "variant",
                                        "variation",   "art$", "game", "spielart",
                                        "puzzle type", "tipo", "genre"};
    const char *end = text + length, *colon = memchr(text, ':', length < 40 ? length : 40);
    if (!colon) colon = memchr(text, '=', length < 40 ? length : 40);
    if (!colon) return NULL;
    while (text < colon && !is_letter(*text)) text++;
    for (size_t i = 0; i < sizeof rules / sizeof *rules; i++)
        if (after_name(text, end, rules[i])) return *is_kind = false, colon + 1;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (after_name(text, end, kinds[i])) return *is_kind = true, colon + 1;
    return NULL;
}

/* "r1c1 r1c2 = 10", "white: r1c1-r1c2": hardly anything but names of cells, two at least. */
static bool lists_cells(const char *text, size_t length)
{
    enum { LEAST_CELLS = 2, MOST_WORDS = 2, SHORTEST_WORD = 3 };
    const char *end = text + length;
    int cells = 0, words = 0;
    for (const char *at = text; at < end;) {
        const char *word = at;
        if (!is_of_word(*at) && !is_figure(*at)) {
            at++;
            continue;
        }
        while (at < end && (is_of_word(*at) || is_figure(*at))) at++;
        const bool cell = at - word >= 4 && at - word <= 6 && (*word | 0x20) == 'r' &&
                          is_figure(word[1]) && (word[at - word - 2] | 0x20) == 'c' && is_figure(at[-1]);
        cells += cell;
        words += !cell && !is_figure(*word) && at - word >= SHORTEST_WORD;
    }
    return cells >= LEAST_CELLS && words <= MOST_WORDS;
}

static void note_line_with_key(struct named_rules *r, const char *text, size_t length)
{
    bool is_kind;
    const char *value = after_key(text, length, &is_kind), *end = text + length;
    if (is_shaping_header(text, length) || lists_cells(text, length)) keep(r, OTHER, text, length);
    if (!value) return;
    while (value < end && !is_of_word(*value) && !is_figure(*value)) value++;
    const size_t left = (size_t)(end - value);
    if (is_kind) note_named_rules(r, value, left, RULES_IN_KIND);
    else if (left) note_kind(r, value, left);
}

/* ---- a whole text ---- */

/* Does the element say nothing about this puzzle: programs, and links to others? */
static const char *after_element(const char *at, const char *end)
{
    static const char *const passed[] = {"script", "style",  "a$",       "nav$",
                                         "option", "footer", "noscript", "button"};
    for (size_t i = 0; i < sizeof passed / sizeof *passed; i++) {
        const char *name = passed[i];
        const size_t length = strcspn(name, "$");
        if (!after_name(at + 1, end, name) || is_letter(at[1 + length])) continue;
        for (const char *close = at + 1; end - close > (ptrdiff_t)length + 2; close++)
            if (close[0] == '<' && close[1] == '/' && after_name(close + 2, end, name)) return close;
    }
    return NULL;
}

/* At a tag: past it, and past what is in it if that does not matter.  NULL: there is no tag. */
static const char *after_tag(struct named_rules *r, const char *at, const char *end)
{
    static const char *const looked_at[] = {"table", "td", "tr", "div", "span", "section", "main"};
    if (end - at < 3 || (!is_letter(at[1]) && at[1] != '/' && at[1] != '!')) return NULL;
    const char *close = memchr(at, '>', (size_t)(end - at));
    if (!close) return NULL;
    for (size_t i = 0; i < sizeof looked_at / sizeof *looked_at; i++)
        if (after_name(at + 1, end, looked_at[i])) note_names(r, at, (size_t)(close - at), false);
    const char *past = after_element(at, end);
    return past ? past : close + 1;
}

enum { LONGEST_PARAGRAPH = 4000 };

/* Lines up to a blank one; their words alone, as one text. */
struct paragraph {
    char text[LONGEST_PARAGRAPH];
    size_t length, line; /* where its last line begins */
};

static void end_line(struct named_rules *r, struct paragraph *p)
{
    note_line_with_key(r, p->text + p->line, p->length - p->line);
    if (p->length && p->length < LONGEST_PARAGRAPH) p->text[p->length++] = ' ';
    p->line = p->length;
}

static void end_paragraph(struct named_rules *r, struct paragraph *p)
{
    end_line(r, p);
    note_names(r, p->text, p->length, speaks_of_rules(p->text, p->length));
    p->length = p->line = 0;
}

void note_rules_of_text(struct named_rules *r, const char *text, size_t length)
{
    struct paragraph p;
    p.length = p.line = 0;
    bool blank = true; /* the line, so far */
    for (const char *at = text, *end = text + length; at < end;) {
        const char *past = *at == '<' ? after_tag(r, at, end) : NULL;
        if (past) {
            if (p.length && p.length < LONGEST_PARAGRAPH) p.text[p.length++] = ' ';
            at = past;
            continue;
        }
        if (*at == '\n') {
            if (blank) end_paragraph(r, &p);
            else end_line(r, &p);
            blank = true;
        } else if (p.length < LONGEST_PARAGRAPH) {
            p.text[p.length++] = *at;
            blank &= is_one_of(*at, " \t\r>") != 0;
        }
        if (p.length == LONGEST_PARAGRAPH) end_paragraph(r, &p);
        at++;
    }
    end_paragraph(r, &p);
}

/* ---- when the puzzle is whole ---- */

static bool is_explained(enum family family, const sudoku_rules *rules)
{
    if (rule_of[family])
        return (rules->extras & extra_rules_named(rule_of[family], strlen(rule_of[family]))) != 0;
    if (family == REGIONS) return rules->region && !rules->box_rows;
    return family == LATIN && !rules->region;
}

void list_named_rules(const struct named_rules *r, const sudoku_rules *rules, char list[SUDOKU_TEXT])
{
    for (int i = 0; i < r->count; i++) {
        const struct named_rule *rule = &r->rule[i];
        char item[SUDOKU_TEXT];
        if (is_explained((enum family)rule->family, rules)) continue;
        struct out o = out_to_buffer(item, sizeof item);
        out_format(&o, "%s\"%s\"", *list ? ", " : "", rule->words);
        if (rule_of[rule->family]) out_format(&o, " (--rules %s)", rule_of[rule->family]);
        if (strlen(list) + o.used < SUDOKU_TEXT) memcpy(list + strlen(list), item, o.used + 1);
    }
}
