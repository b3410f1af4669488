/* SPDX-License-Identifier: MIT */
/* flatzinc_lexer.c - see flatzinc_lexer.h */
#include "csp/read/flatzinc/flatzinc_lexer.h"

#include <string.h>

#include "base/ascii.h"

struct fzn_lexer fzn_lexer_of(const char *text, size_t length)
{
    return (struct fzn_lexer){.text = text, .end = text + length, .next = text};
}

static bool begins_name(char c) { return is_letter(c) || c == '_'; }
static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

/* The character at this distance after `at`; NUL past the end. */
static char peek(const struct fzn_lexer *l, const char *at, int ahead)
{
    return l->end - at > ahead ? at[ahead] : '\0';
}

static void skip_blanks(struct fzn_lexer *l)
{
    for (;;) {
        while (l->next < l->end && is_blank(*l->next)) l->next++;
        if (l->next == l->end || *l->next != '%') return;
        while (l->next < l->end && *l->next != '\n') l->next++;
    }
}

size_t fzn_name_length(const struct fzn_lexer *l, const char *at)
{
    const char *p = at;
    while (p < l->end && (begins_name(*p) || (p > at && is_figure(*p)))) p++;
    return (size_t)(p - at);
}

/* The value of a figure; 16 or more: it is none. */
static int figure_value(char c)
{
    if (is_figure(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return 16;
}

static struct fzn_token bad(struct fzn_token t, enum message_code wrong)
{
    t.kind = FZN_BAD;
    t.wrong = wrong;
    return t;
}

/* "1..5" is a number and two dots, "1.5" and "1e5" are floats. */
static bool goes_on_as_float(const struct fzn_lexer *l, const char *p)
{
    const char c = peek(l, p, 0), second = peek(l, p, 1);
    if (c == '.') return is_figure(second);
    if (c != 'e' && c != 'E') return false;
    return is_figure(second) || ((second == '-' || second == '+') && is_figure(peek(l, p, 2)));
}

static const char *float_end(const struct fzn_lexer *l, const char *p)
{
    while (goes_on_as_float(l, p)) {
        p += 2;
        while (is_figure(peek(l, p, 0))) p++;
    }
    return p;
}

static struct fzn_token number_token(const struct fzn_lexer *l, struct fzn_token t)
{
    const bool negative = *t.at == '-';
    const char *p = t.at + negative;
    int base = 10;
    if (peek(l, p, 0) == '0' && (peek(l, p, 1) == 'x' || peek(l, p, 1) == 'o')) {
        base = p[1] == 'x' ? 16 : 8;
        p += 2;
    }
    const char *first = p;
    bool large = false;
    for (; figure_value(peek(l, p, 0)) < base; p++) {
        const int figure = figure_value(*p);
        large = large || t.number > (INT64_MAX - figure) / base;
        if (!large) t.number = t.number * base + figure;
    }
    if (p == first) return bad(t, SAY_number_needs_digit);
    if (base == 10 && goes_on_as_float(l, p)) {
        t.kind = FZN_FLOAT;
        t.length = (size_t)(float_end(l, p) - t.at);
        return t;
    }
    if (begins_name(peek(l, p, 0)) || is_figure(peek(l, p, 0))) return bad(t, SAY_letter_after_number);
    if (large) return bad(t, SAY_number_beyond_64_bits);
    if (negative) t.number = -t.number;
    t.kind = FZN_INT;
    t.length = (size_t)(p - t.at);
    return t;
}

static struct fzn_token string_token(const struct fzn_lexer *l, struct fzn_token t)
{
    const char *p = t.at + 1;
    while (p < l->end && *p != '"' && *p != '\n') p += *p == '\\' && l->end - p > 1 ? 2 : 1;
    if (p >= l->end || *p != '"') return bad(t, SAY_unterminated_string);
    t.kind = FZN_STRING;
    t.length = (size_t)(p + 1 - t.at);
    return t;
}

static struct fzn_token name_token(const struct fzn_lexer *l, struct fzn_token t)
{
    t.kind = FZN_NAME;
    t.length = fzn_name_length(l, t.at);
    const bool is_true = t.length == 4 && !memcmp(t.at, "true", 4);
    if (is_true || (t.length == 5 && !memcmp(t.at, "false", 5))) {
        t.kind = FZN_BOOL;
        t.number = is_true;
    }
    return t;
}

static struct fzn_token sign_token(const struct fzn_lexer *l, struct fzn_token t)
{
    const char c = *t.at;
    if ((c == '.' || c == ':') && peek(l, t.at, 1) == c) {
        t.kind = c == '.' ? FZN_DOTS : FZN_COLONS;
        t.length = 2;
        return t;
    }
    if (!is_one_of(c, "()[]{},;:=")) return bad(t, SAY_unexpected_character);
    t.kind = (unsigned char)c;
    t.length = 1;
    return t;
}

struct fzn_token fzn_next_token(struct fzn_lexer *l)
{
    skip_blanks(l);
    struct fzn_token t = {.kind = FZN_END, .at = l->next};
    if (l->next == l->end) return t;
    const char c = *l->next;
    if (begins_name(c)) t = name_token(l, t);
    else if (is_figure(c) || c == '-') t = number_token(l, t);
    else if (c == '"') t = string_token(l, t);
    else t = sign_token(l, t);
    if (t.kind != FZN_BAD) l->next = t.at + t.length;
    return t;
}

void fzn_place(const struct fzn_lexer *l, const char *at, long *line, long *column)
{
    *line = 1;
    *column = 1;
    for (const char *p = l->text; p < at; p++) {
        ++*column;
        if (*p != '\n') continue;
        ++*line;
        *column = 1;
    }
}
