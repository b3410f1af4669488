/* SPDX-License-Identifier: MIT */
/* model_lexer.c - see model_lexer.h */
#include "csp/read/model/model_lexer.h"

#include <string.h>

#include "base/out.h"
#include "csp/domain/bounds.h"
#include "base/utf8.h"

struct spelled {
    const char *text;
    enum token_kind kind;
};

static const struct spelled words[] = {
    {"var", TOKEN_VAR},           {"let", TOKEN_LET},
    {"values", TOKEN_VALUES},     {"forall", TOKEN_FORALL},
    {"for", TOKEN_FOR},           {"in", TOKEN_IN},
    {"where", TOKEN_WHERE},       {"not", TOKEN_NOT},
    {"and", TOKEN_AND},           {"or", TOKEN_OR},
    {"true", TOKEN_TRUE},         {"false", TOKEN_FALSE},
    {"bool", TOKEN_BOOL},         {"minimise", TOKEN_MINIMISE},
    {"minimize", TOKEN_MINIMISE}, {"maximise", TOKEN_MAXIMISE},
    {"maximize", TOKEN_MAXIMISE}, {"print", TOKEN_PRINT},
    {"xor", TOKEN_XOR},           {"if", TOKEN_IF},
    {"then", TOKEN_THEN},         {"else", TOKEN_ELSE},
    {"elseif", TOKEN_ELSEIF},     {"endif", TOKEN_ENDIF},
    {"div", TOKEN_DIVIDE},        {"mod", TOKEN_REMAINDER},
    {"implies", TOKEN_IMPLIES},   {"iff", TOKEN_EQUIVALENT},
    {"True", TOKEN_TRUE},         {"False", TOKEN_FALSE},
};

/* An operator that is a prefix of another comes after it.  Mathematics, MiniZinc, Python and C have other signs for the same. */
static const struct spelled signs[] = {
    {"<->", TOKEN_EQUIVALENT},
    {"<=>", TOKEN_EQUIVALENT},
    {"->", TOKEN_IMPLIES},
    {"!=", TOKEN_NOT_EQUAL},
    {"<>", TOKEN_NOT_EQUAL},
    {"<=", TOKEN_LESS_EQUAL},
    {">=", TOKEN_GREATER_EQUAL},
    {"==", TOKEN_EQUAL},
    {"..", TOKEN_DOTS},
    {"/\\", TOKEN_AND},
    {"&&", TOKEN_AND},
    {"\\/", TOKEN_OR},
    {"||", TOKEN_OR},
    {"**", TOKEN_POWER},
    {"<", TOKEN_LESS},
    {">", TOKEN_GREATER},
    {"=", TOKEN_EQUAL},
    {":", TOKEN_COLON},
    {"+", TOKEN_PLUS},
    {"-", TOKEN_MINUS},
    {"*", TOKEN_TIMES},
    {"/", TOKEN_DIVIDE},
    {"%", TOKEN_REMAINDER},
    {"^", TOKEN_POWER},
    {"!", TOKEN_NOT},
    {"|", TOKEN_BAR},
    {"\u2260", TOKEN_NOT_EQUAL},
    {"\u2264", TOKEN_LESS_EQUAL},
    {"\u2265", TOKEN_GREATER_EQUAL},
    {"\u2227", TOKEN_AND},
    {"\u2228", TOKEN_OR},
    {"\u2295", TOKEN_XOR},
    {"\u00ac", TOKEN_NOT},
    {"\u2192", TOKEN_IMPLIES},
    {"\u21d2", TOKEN_IMPLIES},
    {"\u2194", TOKEN_EQUIVALENT},
    {"\u21d4", TOKEN_EQUIVALENT},
    {"\u2208", TOKEN_IN},
    {"\u00d7", TOKEN_TIMES},
    {"\u22c5", TOKEN_TIMES},
    {"\u00b7", TOKEN_TIMES},
    {"\u2212", TOKEN_MINUS},
};

/* Signs of other languages that could mean several things here, or nothing: what to write instead. */
static const struct {
    const char *text, *instead, *or_else; /* the last one may be NULL */
} foreign_signs[] = {
    {"=>", "->", ">="}, {"=<", "<=", NULL}, {"//", "/", "#"},  {":=", "=", NULL},
    {"&", "and", NULL}, {"~", "not", NULL}, {"/*", "#", NULL}, {"?", "if ... then ... else", NULL},
};

bool model_wrong_at(csp_error *error, struct place place, struct message why)
{
    return fail(error, place.line, place.column, why);
}

struct argument model_shown_token(const struct token *t)
{
    if (t->kind == TOKEN_LAST) return word(SAY_end_of_text);
    if (t->kind == TOKEN_END && *t->text == '\n') return word(SAY_end_of_the_line);
    return quoted(t->text, t->length < MAX_NAME ? t->length : MAX_NAME);
}

struct lexer model_lexer_of(const char *text, size_t length)
{
    return (struct lexer){.at = text, .end = text + length, .place = {1, 1}, .last = TOKEN_END};
}

static size_t left(const struct lexer *l) { return (size_t)(l->end - l->at); }

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/* Letters of any script, but no typographic characters that only look like our operators. */
static bool is_letter(int32_t code)
{
    if (code < 0x80) return (code >= 'a' && code <= 'z') || (code >= 'A' && code <= 'Z') || code == '_';
    const bool sign = code < 0xc0 || code == 0xd7 || code == 0xf7 || (code >= 0x2000 && code < 0x2c00) ||
                      (code >= 0x3000 && code < 0x3040);
    return !sign;
}

static bool starts_name(const struct lexer *l)
{
    int32_t code;
    if (l->at == l->end) return false;
    utf8_decode(l->at, left(l), &code);
    return is_letter(code);
}

static void skip_blanks(struct lexer *l)
{
    while (l->at < l->end) {
        const char c = *l->at;
        const bool begins = l->last == TOKEN_END || l->last == TOKEN_LAST;
        if (c == '#' || (c == '%' && begins)) { /* the second begins comments in MiniZinc */
            while (l->at < l->end && *l->at != '\n') l->at++; /* columns start again after it */
            continue;
        }
        if (c == '\n' && l->open_brackets == 0) return;
        if (c != ' ' && c != '\t' && c != '\r' && c != '\n') return;
        l->at++;
        l->place.column++;
        if (c == '\n') l->place = (struct place){l->place.line + 1, 1};
    }
}

/* A statement cannot end after these, so it continues on the next line. */
static bool wants_more(enum token_kind kind)
{
    switch (kind) {
    case TOKEN_IN:
    case TOKEN_WHERE:
    case TOKEN_NOT:
    case TOKEN_AND:
    case TOKEN_OR:
    case TOKEN_XOR:
    case TOKEN_IF:
    case TOKEN_THEN:
    case TOKEN_ELSE:
    case TOKEN_ELSEIF: return true;
    default: return kind >= TOKEN_EQUIVALENT && kind <= TOKEN_POWER;
    }
}

static bool take_number(struct lexer *l, struct token *t, csp_error *error)
{
    csp_value number = 0;
    for (; l->at < l->end && is_digit(*l->at); l->at++)
        number = cut_off_sum(cut_off_product(number, 10), *l->at - '0');
    if (number > CSP_MAX_VALUE)
        return model_wrong_at(error, t->place, say(number_too_large, CSP_MAX_VALUE));
    if (left(l) > 1 && *l->at == '.' && is_digit(l->at[1]))
        return model_wrong_at(error, t->place, say(only_whole_numbers));
    if (starts_name(l)) {
        return model_wrong_at(error, t->place, say(number_followed_by, shown_character(l->at, left(l))));
    }
    t->kind = TOKEN_NUMBER;
    t->number = number;
    return true;
}

static bool take_name(struct lexer *l, struct token *t, csp_error *error)
{
    while (l->at < l->end && (is_digit(*l->at) || starts_name(l))) {
        int32_t code;
        l->at += utf8_decode(l->at, left(l), &code);
    }
    const size_t length = (size_t)(l->at - t->text);
    if (length > MAX_NAME) return model_wrong_at(error, t->place, say(name_too_long, MAX_NAME));
    t->kind = TOKEN_NAME;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].text) == length && memcmp(words[i].text, t->text, length) == 0)
            t->kind = words[i].kind;
    return true;
}

static bool starts_with(const struct lexer *l, const char *text)
{
    const size_t length = strlen(text);
    return length <= left(l) && memcmp(text, l->at, length) == 0;
}

/* False, with an error, for a sign of another language. */
static bool is_our_sign(const struct lexer *l, const struct token *t, csp_error *error)
{
    for (size_t i = 0; i < sizeof foreign_signs / sizeof *foreign_signs; i++) {
        const char *text = foreign_signs[i].text, *or_else = foreign_signs[i].or_else;
        if (!starts_with(l, text) || starts_with(l, "&&")) continue;
        return model_wrong_at(error, t->place,
                              or_else ? say(write_either, text, foreign_signs[i].instead, or_else)
                                      : say(write_instead, text, foreign_signs[i].instead));
    }
    /* b <- a of MiniZinc, and an assignment elsewhere; x <-3 compares */
    if (starts_with(l, "<-") && !starts_with(l, "<->") && (left(l) == 2 || !is_digit(l->at[2])))
        return model_wrong_at(error, t->place, say(write_either, "<-", "->", "< -"));
    /* between an element and a loop, as in [q[i] | i in 1..8] */
    const bool bar = starts_with(l, "|") && !starts_with(l, "||") && !l->open_brackets;
    const bool opens = l->last == TOKEN_END || wants_more(l->last); /* as in |x - 3| */
    return !bar || model_wrong_at(error, t->place, say(write_instead, "|", opens ? "abs(...)" : "or"));
}

/* What changes variables, or quotes them, elsewhere. */
static bool is_of_constraints(const struct lexer *l, const struct token *t, csp_error *error)
{
    static const char *const assignments[] = {"+=", "-=", "*="};
    for (size_t i = 0; i < sizeof assignments / sizeof *assignments; i++)
        if (starts_with(l, assignments[i]))
            return model_wrong_at(error, t->place, say(no_assignment, assignments[i]));
    return (*l->at != '"' && *l->at != '\'') || model_wrong_at(error, t->place, say(quoted_name));
}

/* Signs that begin no other, and of which long lists are full; TOKEN_LAST: it is another. */
static enum token_kind frequent_sign(char c)
{
    switch (c) {
    case ',': return TOKEN_COMMA;
    case '(': return TOKEN_OPEN;
    case ')': return TOKEN_CLOSE;
    case '[': return TOKEN_OPEN_INDEX;
    case ']': return TOKEN_CLOSE_INDEX;
    case '{': return TOKEN_OPEN_SET;
    case '}': return TOKEN_CLOSE_SET;
    default: return TOKEN_LAST;
    }
}

static bool take_sign(struct lexer *l, struct token *t, csp_error *error)
{
    t->kind = frequent_sign(*l->at);
    if (t->kind != TOKEN_LAST) {
        l->at++;
        return true;
    }
    if (!is_our_sign(l, t, error) || !is_of_constraints(l, t, error)) return false;
    for (size_t i = 0; i < sizeof signs / sizeof *signs; i++) {
        const size_t length = strlen(signs[i].text);
        if (!starts_with(l, signs[i].text)) continue;
        t->kind = signs[i].kind;
        l->at += length;
        return true;
    }
    return model_wrong_at(error, t->place, say(unexpected, shown_character(l->at, left(l))));
}

static void count_brackets(struct lexer *l, enum token_kind kind)
{
    if (kind == TOKEN_OPEN || kind == TOKEN_OPEN_INDEX || kind == TOKEN_OPEN_SET) l->open_brackets++;
    if (kind == TOKEN_CLOSE || kind == TOKEN_CLOSE_INDEX || kind == TOKEN_CLOSE_SET)
        if (l->open_brackets > 0) l->open_brackets--;
}

static bool take_token(struct lexer *l, struct token *t, csp_error *error)
{
    *t = (struct token){.text = l->at, .place = l->place, .kind = TOKEN_LAST};
    if (l->at == l->end) return true;
    if (*l->at == '\n' || *l->at == ';') {
        t->kind = TOKEN_END;
        l->at++;
        return true;
    }
    if (is_digit(*l->at)) return take_number(l, t, error);
    return starts_name(l) ? take_name(l, t, error) : take_sign(l, t, error);
}

bool model_next_token(struct lexer *l, struct token *t, csp_error *error)
{
    do {
        skip_blanks(l);
        if (!take_token(l, t, error)) return false;
        t->length = (size_t)(l->at - t->text);
        l->place.column += utf8_characters(t->text, t->length);
        if (t->length && *t->text == '\n') l->place = (struct place){t->place.line + 1, 1};
    } while (t->kind == TOKEN_END && *t->text == '\n' && wants_more(l->last));
    count_brackets(l, t->kind);
    l->last = t->kind;
    return true;
}
