/* SPDX-License-Identifier: MIT */
/* rule_text.c - sentences that state a rule, and whole texts in which they stand; see rule_words.h  */
#include <string.h>

#include "board/extras.h"
#include "read/rule_scan.h"

/* ---- sentences ---- */

/* What digits are called, and what rules ask of them: both occur in a sentence that states a rule. */
static const char *const subjects[] = {"cell",          "region",  "chiffre", "cifra",         "digit",
                                       "feld",          "figure$", "house",   "n\xC3\xBAmero", "numer",
                                       "num\xC3\xA9ro", "number",  "square$", "squares$",      "zahl",
                                       "zelle",         "ziffer"};
static const char *const verbs[] = {
    "add$",           "apart", "are$",        "appear", "box ",   "can t$",  "cannot", "contain",
    "contien",        "darf",  "d\xC3\xBCrf", "deve",   "differ", "doivent", "each",   "enthalt",
    "enth\xC3\xA4lt", "every", "form$",       "genau",  "hold",   "increas", "jede",   "may not",
    "m\xC3\xBCss",    "muss",  "must",        "never",  "no two", "once",    "repeat", "separat",
    "share",          "sum$",  "sum to",      "unique", "vork"};

/* "1-9", "1 to 9", "1 bis 9": digits, too. */
static bool has_range(const char *text, size_t length)
{
    static const char *const between[] = {"-",  "\xE2\x80\x93", "to",        "bis",
                                          "..", "through",      "\xC3\xA0 ", "a "};
    const char *end = text + length;
    for (const char *at = text; at + 2 < end; at++) {
        if (*at != '1' || (at > text && is_figure(at[-1]))) continue;
        const char *sign = at + 1 + (at[1] == ' ');
        for (size_t i = 0; i < sizeof between / sizeof *between; i++) {
            const char *figure = after_rule_name(sign, end, between[i]);
            if (figure && figure < end && *figure == ' ') figure++;
            if (figure && figure < end && is_figure(*figure)) return true;
        }
    }
    return false;
}

static bool speaks_of_rules(const char *text, size_t length)
{
    return (has_range(text, length) ||
            has_any_word(text, length, subjects, sizeof subjects / sizeof *subjects)) &&
           has_any_word(text, length, verbs, sizeof verbs / sizeof *verbs);
}

/* A header of our own files that shapes the puzzle. */
static bool is_shaping_header(const char *text, size_t length)
{
    static const char *const keys[] = {"house:", "houses:", "box:"};
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (after_rule_name(text, text + length, keys[i])) return true;
    return false;
}

static bool is_regions_header(const char *text, size_t length)
{
    const char *end = text + length;
    return after_rule_name(text, end, "region:") || after_rule_name(text, end, "regions:");
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
        if (after_rule_name(text, end, rules[i])) return *is_kind = false, colon + 1;
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++)
        if (after_rule_name(text, end, kinds[i])) return *is_kind = true, colon + 1;
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
        if (!is_of_rule_word(*at) && !is_figure(*at)) {
            at++;
            continue;
        }
        while (at < end && (is_of_rule_word(*at) || is_figure(*at))) at++;
        const bool cell = at - word >= 4 && at - word <= 6 && (*word | 0x20) == 'r' &&
                          is_figure(word[1]) && (word[at - word - 2] | 0x20) == 'c' && is_figure(at[-1]);
        cells += cell;
        words += !cell && !is_figure(*word) && at - word >= SHORTEST_WORD;
    }
    return cells >= LEAST_CELLS && words <= MOST_WORDS;
}

/* "No-Touch Variant": the word says that there is one; as a key ("variant: classic") it says nothing. */
static bool speaks_of_variant(const char *text, size_t length)
{
    static const char word[] = "variant";
    for (const char *at = text, *end = text + length; end - at >= (ptrdiff_t)strlen(word); at++) {
        if (at > text && !is_one_of(at[-1], " \t(")) continue;
        const char *stop = after_rule_name(at, end, word);
        while (stop && stop < end && is_letter(*stop)) stop++;
        if (stop && (stop == end || is_one_of(*stop, " \t.!)"))) {
            while (stop < end && is_one_of(*stop, " \t")) stop++;
            if (stop == end || !is_one_of(*stop, ":=")) return true;
        }
    }
    return false;
}

/* "X" or "Windoku" alone in a line; a small x closes windows on pages. */
static bool is_own_rule_alone(const char *text, size_t length)
{
    while (length && is_one_of(*text, " \t")) text++, length--;
    while (length && is_one_of(text[length - 1], " \t\r")) length--;
    return length && (length > 1 || *text == 'X') && extra_rules_named(text, length);
}

static void note_line_with_key(struct named_rules *r, const char *text, size_t length)
{
    enum { LONGEST_TITLE = 60 };
    bool is_kind;
    const char *value = after_key(text, length, &is_kind), *end = text + length;
    if (is_regions_header(text, length)) keep_regions(r, text, length);
    else if (is_shaping_header(text, length) || lists_cells(text, length) ||
             (length <= LONGEST_TITLE &&
              (speaks_of_variant(text, length) || is_term_alone(text, length))))
        keep_words(r, text, length);
    if (is_own_rule_alone(text, length)) note_named_rules(r, text, length, RULES_IN_KIND);
    if (!value) return;
    while (value < end && !is_of_rule_word(*value) && !is_figure(*value)) value++;
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
        if (!after_rule_name(at + 1, end, name) || is_letter(at[1 + length])) continue;
        for (const char *close = at + 1; end - close > (ptrdiff_t)length + 2; close++)
            if (close[0] == '<' && close[1] == '/' && after_rule_name(close + 2, end, name))
                return close;
    }
    return NULL;
}

/* What a page shows although it stands in a tag: the words for a picture, and what the page says about itself. */
static void note_shown_attributes(struct named_rules *r, const char *at, const char *close)
{
    static const char *const shown[] = {"alt$", "title$", "content$", "aria label$", "label$"};
    if (after_rule_name(at + 1, close, "meta$") &&
        has_any_word(at, (size_t)(close - at), (const char *[]){"keywords"}, 1))
        return; /* words to be found by */
    for (at++; at < close; at++)
        for (size_t i = 0; i < sizeof shown / sizeof *shown; i++) {
            const char *value = at[-1] == ' ' ? after_rule_name(at, close, shown[i]) : NULL;
            if (!value || value + 2 >= close || *value != '=') continue;
            const char quote = value[1] == '"' || value[1] == '\'' ? value[1] : ' ';
            const char *begin = value + 1 + (quote != ' ');
            const char *stop = memchr(begin, quote, (size_t)(close - begin));
            note_names(r, begin, (size_t)((stop ? stop : close) - begin), false);
        }
}

/* At a tag: past it, and past what is in it if that does not matter.  NULL: there is no tag. */
static const char *after_tag(struct named_rules *r, const char *at, const char *end)
{
    static const char *const looked_at[] = {"table", "td", "tr", "div", "span", "section", "main"};
    if (end - at < 3 || (!is_letter(at[1]) && at[1] != '/' && at[1] != '!')) return NULL;
    const char *close = memchr(at, '>', (size_t)(end - at));
    if (!close) return NULL;
    note_shown_attributes(r, at, close);
    for (size_t i = 0; i < sizeof looked_at / sizeof *looked_at; i++)
        if (after_rule_name(at + 1, end, looked_at[i])) note_names(r, at, (size_t)(close - at), false);
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
