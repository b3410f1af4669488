/* SPDX-License-Identifier: MIT */
/* method.c - see method.h */
#include "csp/method.h"

#include <string.h>

#include "common/progress.h"

/* ---- names ---- */

static bool is_word(const char *word, size_t length, const char *known)
{
    return strlen(known) == length && strncmp(word, known, length) == 0;
}

/* The kinds of words; a name has at most one of each. */
enum { WORD_METHOD = 1, WORD_INFERENCE = 2, WORD_ORDER = 4, WORD_VALUES = 8 };

/* Returns the kind of the word, after setting what it says; 0: there is no such word. */
static int take_word(struct method *m, const char *word, size_t length)
{
    static const char *const orders[] = {"input", "smallest", "degree"};
    static const char *const values[] = {"lowest", "least"};
    if (is_word(word, length, "engine")) {
        m->engine = true;
        return WORD_METHOD | WORD_INFERENCE | WORD_ORDER | WORD_VALUES;
    }
    for (int i = 0; csp_method_name(i); i++)
        if (is_word(word, length, csp_method_name(i))) {
            m->options.method = (csp_method)i;
            return WORD_METHOD;
        }
    for (int i = 0; csp_inference_name(i); i++)
        if (is_word(word, length, csp_inference_name(i))) {
            m->options.inference = (csp_inference)i;
            return WORD_INFERENCE;
        }
    for (int i = 0; i < 3; i++)
        if (is_word(word, length, orders[i])) {
            m->options.next_variable = (csp_next_variable)i;
            return WORD_ORDER;
        }
    for (int i = 0; i < 2; i++)
        if (is_word(word, length, values[i])) {
            m->options.first_value = (csp_first_value)i;
            return WORD_VALUES;
        }
    return 0;
}

bool method_read(struct method *m, const char *name, size_t length)
{
    int kinds = 0;
    *m = (struct method){.options = {.room = sizeof m->options}};
    if (length >= sizeof m->name) return false;
    memcpy(m->name, name, length);
    for (const char *at = m->name;; at++) {
        const size_t word = strcspn(at, "+");
        const int kind = take_word(m, at, word);
        if (!kind || kind & kinds) return false;
        kinds |= kind;
        at += word;
        if (!*at) return true;
    }
}

/* ---- options of the command line ---- */

static bool refuse(const char *sentence)
{
    message("csp: %s", sentence);
    return false;
}

static bool fits_engine(const struct settings *s)
{
    if (s->has_inference) return refuse("--inference is for --method backtracking and backjumping");
    if (s->order == ORDER_DEGREE)
        return refuse("--order degree is for methods of the textbook, such as --method backtracking");
    if (s->values == VALUES_LEAST)
        return refuse("--values least is for methods of the textbook, such as --method backtracking");
    return true;
}

static bool fits_textbook(const struct settings *s)
{
    const bool knows_order =
        s->order == CSP_INPUT_ORDER || s->order == CSP_SMALLEST || s->order == ORDER_DEGREE;
    if (s->has_order && !knows_order)
        return refuse("with a method of the textbook, --order is input, smallest or degree");
    if (s->has_values && s->values != CSP_LOWEST && s->values != VALUES_LEAST)
        return refuse("with a method of the textbook, --values is lowest or least");
    const bool watched = s->traced || s->drawn || s->profiler_port || s->profiler;
    if (watched || s->algorithm || s->has_queue || s->restarts != RESTARTS_AUTO || s->free)
        return refuse("--trace, --tree, --profiler, --algorithm, --queue, --restarts and --free are for "
                      "the engine, "
                      "not for a method of the textbook");
    if (s->chromatic) return refuse("--chromatic is for the engine, not for a method of the textbook");
    return true;
}

bool method_finds_several(const struct method *m)
{
    return m->engine || m->options.method != CSP_MIN_CONFLICTS ||
           refuse("min-conflicts finds one solution, and cannot look for others");
}

bool method_of_settings(struct method *m, const struct settings *s)
{
    *m = (struct method){.options = {.room = sizeof m->options}};
    m->engine = s->method == METHOD_ENGINE && (s->has_method || !s->has_inference);
    if (m->engine) return fits_engine(s);
    if (!fits_textbook(s)) return false;
    if (s->has_method) m->options.method = (csp_method)(s->method - METHOD_ENGINE - 1);
    m->options.inference = s->inference;
    if (s->has_order)
        m->options.next_variable = s->order == CSP_SMALLEST   ? CSP_NEXT_FEWEST
                                   : s->order == ORDER_DEGREE ? CSP_NEXT_DEGREES
                                                              : CSP_NEXT_FIRST;
    if (s->values == VALUES_LEAST) m->options.first_value = CSP_TRY_LEAST_CONSTRAINING;
    return true;
}
