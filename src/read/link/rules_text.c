/* SPDX-License-Identifier: MIT */
/* rules_text.c - see rules_text.h

   Nothing is understood here.  A text of none but the words below can say nothing else than the usual rules; a word that names a variant
   shows that there is one, whatever the sentence says about it.  */
#include "read/link/rules_text.h"

#include <stdbool.h>
#include <string.h>

#include "base/ascii.h"
#include "board/symbols.h"

/* Words of the usual rules, with blanks around each. */
static const char usual[] =
    " a all always an and any appear appearing appears apply applies are as at "
    "be bold bordered bounded box boxes by can "
    "cannot cell cells classic column columns contain containing contains digit "
    "digits does each empty every exactly filled "
    "fill following for from grid have has in into irregular is it its jigsaw "
    "marked may must need no normal not numbers number of "
    "on once one only or outlined per place placed puzzle region regions "
    "regular repeat repeated repeats repeating row rows rule "
    "rules same set should shown single so solve square squares standard "
    "subgrid such sudoku table that the them there this to "
    "twice up using usual which with within without you thick "
    "alle das den der des die ein eine einmal enth\xC3\xA4lt es gelten gelten gilt genau "
    "im in ist jede jedem jeden jeder jedes kommt klassisch klassische klassisches nur "
    "normal normale normales "
    "oder regeln spalte spalten standard sudokuregeln und vor zahlen zeile zeilen ziffer "
    "ziffern zu block blocks bl\xC3\xB6"
    "cke bl\xC3\xB6"
    "cken ";

static const char diagonal[] =
    " diagonal diagonals main long both two along blue positive negative line lines x ";

/* Words that begin like one of these name a variant. */
static const char *const variants[] = {
    "add up",    "anti",         "arrow",        "asterisk", "battenburg",     "between line",
    "bishop",    "cage",         "chess",        "circle",   "clone",          "consecutive",
    "diagonal",  "difference",   "disjoint",     "dot",      "dutch",          "entropic",
    "entropy",   "even",         "extra region", "fog",      "fortress",       "german",
    "girandola", "greater",      "hyper",        "indexer",  "inequalit",      "killer",
    "king",      "knight",       "kropki",       "little",   "lockout",        "maximum",
    "minimum",   "miracle",      "modular",      "nabner",   "nonconsecutive", "non-consecutive",
    "odd",       "orthogonally", "palindrome",   "parity",   "product",        "quad",
    "queen",     "ratio",        "region sum",   "renban",   "sandwich",       "skyscraper",
    "slow",      "sum",          "thermo",       "toroidal", "total",          "whisper",
    "window",    "windoku",      "x-sum",        "xv",       "zipper",
};

/* Those that are about cages. */
static const char *const of_cages[] = {"add up", "cage", "killer", "sum", "total"};

static char small(char c) { return c >= 'A' && c <= 'Z' ? (char)(c + 'a' - 'A') : c; }

static bool begins(const char *text, size_t length, const char *word)
{
    if (length < strlen(word)) return false;
    for (size_t i = 0; word[i]; i++)
        if (small(text[i]) != word[i]) return false;
    return true;
}

static const char *variant_at(const char *text, size_t length)
{
    for (size_t i = 0; i < sizeof variants / sizeof *variants; i++)
        if (begins(text, length, variants[i])) return variants[i];
    return NULL;
}

/* Is it in the list?  Figures are: 1 to 9, 3x3. */
static bool is_among(const char *list, const char *word, size_t length)
{
    char key[VARIANT_ROOM] = " ";
    bool figures = true;
    if (length + 3 > sizeof key) return false;
    for (size_t i = 0; i < length; i++) {
        key[i + 1] = small(word[i]);
        figures = figures && (is_figure(word[i]) || (word[i] == 'x' && length > 1));
    }
    key[length + 1] = ' ';
    key[length + 2] = '\0';
    return figures || strstr(list, key);
}

static bool is_of_word(char c) { return is_letter(c) || is_figure(c) || (unsigned char)c >= 0x80; }

/* Bytes of what stands between words; 0: a word begins.  Dashes and quotes have three bytes, the sign of 3 times 3 two. */
static size_t between_words(const char *at, size_t length)
{
    if (!is_of_word(*at)) return 1;
    if ((unsigned char)*at == 0xE2) return length < 3 ? length : 3;
    return length >= 2 && !memcmp(at, "\xC3\x97", 2) ? 2 : 0;
}

static bool is_about_cages(const char *variant)
{
    for (size_t i = 0; i < sizeof of_cages / sizeof *of_cages; i++)
        if (!strcmp(variant, of_cages[i])) return true;
    return false;
}

static enum rules_text judge(const char *text, size_t length, bool cages, char variant[VARIANT_ROOM])
{
    bool empty = true, other = false, beside = false, diagonals = false;
    const char *found = NULL;
    for (size_t at = 0; at < length;) {
        const size_t between = between_words(text + at, length - at);
        if (between) {
            at += between;
            continue;
        }
        size_t end = at;
        while (end < length && is_of_word(text[end]) && !between_words(text + end, length - end)) end++;
        empty = false;
        if (!is_among(usual, text + at, end - at)) {
            if (is_among(diagonal, text + at, end - at)) beside = true;
            else other = true;
            diagonals |= begins(text + at, length - at, "diagonal");
            if (!found) found = variant_at(text + at, length - at);
            if (found && cages && is_about_cages(found)) found = NULL;
        }
        at = end;
    }
    const char *name = found ? found : "";
    memcpy(variant, name, strlen(name) + 1);
    if (empty && !other) return RULES_EMPTY;
    if (!other && diagonals == beside) return diagonals ? RULES_DIAGONAL : RULES_USUAL;
    return found ? RULES_VARIANT : RULES_UNKNOWN;
}

enum rules_text judge_rules_text(const char *text, size_t length, char variant[VARIANT_ROOM])
{
    return judge(text, length, false, variant);
}

enum rules_text judge_rules_beside_cages(const char *text, size_t length, char variant[VARIANT_ROOM])
{
    return judge(text, length, true, variant);
}
