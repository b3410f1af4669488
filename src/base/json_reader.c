/* SPDX-License-Identifier: MIT */
/* json_reader.c - see json_reader.h

   One loop over the text, with the next thing that may come as its state.  A list or object that is still open keeps in `next` the one
   that contains it, so there is no stack.  */
#include "base/ascii.h"
#include "base/json_reader.h"

#include <stdlib.h>
#include <string.h>

#include "base/decimal.h"
#include "base/memory.h"
#include "base/merge_sort.h"
#include "base/utf8.h"

enum { A_VALUE, FIRST_ITEM, FIRST_KEY, A_KEY, A_COLON, A_COMMA, NOTHING_MORE };

#define NONE UINT32_MAX

void json_tree_start(struct json_tree *t, bool relaxed)
{
    t->text = NULL;
    t->length = t->count = t->end = t->fault_at = 0;
    t->fault = JSON_FAULTLESS;
    t->open = NONE;
    t->depth = 0;
    t->expected = A_VALUE;
    t->relaxed = relaxed;
    t->in_string = false;
}

void json_tree_free(struct json_tree *t)
{
    free(t->value);
    free(t->keys);
    *t = (struct json_tree){.text = NULL};
}

/* ---- faults ---- */

static bool wrong_at(struct json_tree *t, size_t at, enum json_fault fault)
{
    t->fault = fault;
    t->fault_at = at;
    return false;
}

static bool wrong(struct json_tree *t, enum json_fault fault) { return wrong_at(t, t->end, fault); }

/* ---- characters ---- */

static bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

/* Of words without quotes, in relaxed texts; and of numbers. */
static bool is_word(char c)
{
    return is_figure(c) || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-' || c == '+' ||
           c == '.' || c == '#' || c == '_' || c == '$';
}

/* Within a string: neither its end nor an escape, nor anything that must be looked at. */
static bool is_plain(char c, char quote)
{
    return (unsigned char)c >= ' ' && (unsigned char)c < 0x80 && c != quote && c != '\\';
}

/* The value of four hexadecimal figures; -1: they are none. */
static int four_figures(const char *at)
{
    int value = 0;
    for (int i = 0; i < 4; i++) {
        const char c = at[i];
        const int figure = is_figure(c)           ? c - '0'
                           : c >= 'a' && c <= 'f' ? c - 'a' + 10
                           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                  : -1;
        if (figure < 0) return -1;
        value = value << 4 | figure;
    }
    return value;
}

/* ---- values ---- */

static struct json_value *add_value(struct json_tree *t, enum json_kind kind, size_t at, size_t length)
{
    if (t->count == JSON_MOST_VALUES) {
        wrong_at(t, at, FAULT_json_too_many_values);
        return NULL;
    }
    void *memory = t->value;
    if (!make_room(&memory, t->count, &t->room, sizeof *t->value)) {
        wrong_at(t, at, FAULT_json_memory);
        return NULL;
    }
    t->value = memory;
    struct json_value *v = &t->value[t->count++];
    *v = (struct json_value){.at = (uint32_t)at,
                             .length = (uint32_t)length,
                             .next = (uint32_t)t->count,
                             .kind = (uint8_t)kind};
    return v;
}

/* A value has ended; it is the last, or contains all after it. */
static void end_value(struct json_tree *t, uint32_t value)
{
    t->expected = t->open == NONE ? NOTHING_MORE : A_COMMA;
    if (t->open == NONE) return;
    t->value[t->open].count++;
    if (t->value[t->open].kind == JSON_OBJECT) t->value[value - 1].next = t->value[value].next;
}

static bool add_plain(struct json_tree *t, enum json_kind kind, size_t length)
{
    if (!add_value(t, kind, t->end, length)) return false;
    t->end += length;
    end_value(t, (uint32_t)t->count - 1);
    return true;
}

static bool open_value(struct json_tree *t, enum json_kind kind)
{
    if (t->depth == JSON_DEPTH) return wrong(t, FAULT_json_too_deep);
    struct json_value *v = add_value(t, kind, t->end, 1);
    if (!v) return false;
    v->next = t->open;
    t->open = (uint32_t)t->count - 1;
    t->depth++;
    t->end++;
    t->expected = kind == JSON_LIST ? FIRST_ITEM : FIRST_KEY;
    return true;
}

/* ---- keys ---- */

struct text_walk {
    const char *at, *end;
};

/* The next bytes of a string, decoded; their number, 0 at its end.  The string was found valid. */
static int next_bytes(struct text_walk *w, char bytes[4])
{
    static const char letters[] = "bfnrt", meanings[] = "\b\f\n\r\t";
    if (w->at == w->end) return 0;
    bytes[0] = *w->at++;
    if (bytes[0] != '\\') return 1;
    bytes[0] = *w->at++;
    if (bytes[0] != 'u') {
        const char *letter = memchr(letters, bytes[0], sizeof letters - 1);
        if (letter) bytes[0] = meanings[letter - letters];
        return 1;
    }
    int code = four_figures(w->at);
    w->at += 4;
    if (code >= 0xD800 && code < 0xDC00) {
        code = 0x10000 + ((code - 0xD800) << 10) + (four_figures(w->at + 2) - 0xDC00);
        w->at += 6;
    }
    return utf8_encode(code, bytes);
}

static struct text_walk walk_of(const struct json_tree *t, const struct json_value *v)
{
    return (struct text_walk){t->text + v->at, t->text + v->at + v->length};
}

/* In the order of their decoded bytes. */
static int compare_texts(const struct json_tree *t, const struct json_value *a,
                         const struct json_value *b)
{
    if (!a->escaped && !b->escaped) {
        const uint32_t common = a->length < b->length ? a->length : b->length;
        const int order = memcmp(t->text + a->at, t->text + b->at, common);
        return order ? order : a->length < b->length ? -1 : a->length > b->length;
    }
    struct text_walk left = walk_of(t, a), right = walk_of(t, b);
    char from_left[4], from_right[4];
    for (;;) { /* equal characters have equal numbers of bytes */
        const int length = next_bytes(&left, from_left), other = next_bytes(&right, from_right);
        if (!length || !other) return length - other;
        const int order = memcmp(from_left, from_right, (size_t)(length < other ? length : other));
        if (order) return order;
    }
}

static int compare_keys(const void *a, const void *b, const void *how)
{
    const struct json_tree *t = how;
    return compare_texts(t, &t->value[*(const uint32_t *)a], &t->value[*(const uint32_t *)b]);
}

static bool has_key_twice(struct json_tree *t, const struct json_value *key)
{
    const char before = t->text[key->at - 1]; /* there is a brace at least */
    return wrong_at(t, before == '"' || before == '\'' ? key->at - 1 : key->at, FAULT_json_key_twice);
}

/* Few keys are compared each with each, many are sorted. */
static bool keys_differ(struct json_tree *t, uint32_t object)
{
    enum { FEW = 12 };
    const uint32_t count = t->value[object].count;
    if (count <= FEW) {
        for (uint32_t i = object + 1; i < t->count; i = t->value[i].next)
            for (uint32_t j = object + 1; j < i; j = t->value[j].next)
                if (!compare_texts(t, &t->value[i], &t->value[j])) return has_key_twice(t, &t->value[i]);
        return true;
    }
    if (t->key_room < 2 * (size_t)count) {
        free(t->keys);
        t->key_room = 0;
        t->keys = new_array(2 * (size_t)count, sizeof *t->keys);
        if (!t->keys) return wrong(t, FAULT_json_memory);
        t->key_room = 2 * (size_t)count;
    }
    uint32_t n = 0;
    for (uint32_t i = object + 1; i < t->count; i = t->value[i].next) t->keys[n++] = i;
    merge_sort(t->keys, t->keys + count, (int)count, sizeof *t->keys, compare_keys, t);
    for (n = 1; n < count; n++)
        if (!compare_keys(&t->keys[n - 1], &t->keys[n], t))
            return has_key_twice(t, &t->value[t->keys[n]]);
    return true;
}

static bool close_value(struct json_tree *t)
{
    const uint32_t value = t->open;
    struct json_value *v = &t->value[value];
    if (v->kind == JSON_OBJECT && !keys_differ(t, value)) return false;
    t->open = v->next;
    t->depth--;
    t->end++;
    v->next = (uint32_t)t->count;
    v->length = (uint32_t)(t->end - v->at);
    end_value(t, value);
    return true;
}

/* ---- tokens: each function returns false if it needs more text, too; `fault` tells ---- */

/* An escape of which enough has arrived, at the backslash. */
static bool take_escape(struct json_tree *t, bool whole)
{
    const char *at = t->text + t->end;
    const size_t left = t->length - t->end;
    if (left < 2) return whole && wrong_at(t, t->length, FAULT_json_text_ends);
    if (at[1] != 'u') {
        if (!is_one_of(at[1], "\"\\/bfnrt") && !(at[1] == '\'' && t->relaxed))
            return wrong(t, FAULT_json_bad_escape);
        t->end += 2;
        return true;
    }
    if (left < 6) return whole && wrong(t, FAULT_json_bad_unicode);
    const int code = four_figures(at + 2);
    if (code < 0) return wrong(t, FAULT_json_bad_unicode);
    if (!code) return wrong(t, FAULT_json_zero_character);
    if (code < 0xD800 || code >= 0xE000) {
        t->end += 6;
        return true;
    }
    if (left < 12 && !whole) return false;
    const int low = left >= 12 && at[6] == '\\' && at[7] == 'u' ? four_figures(at + 8) : -1;
    if (code >= 0xDC00 || low < 0xDC00 || low >= 0xE000) return wrong(t, FAULT_json_half_pair);
    t->end += 12;
    return true;
}

static bool take_character(struct json_tree *t, bool whole)
{
    const char *at = t->text + t->end;
    const size_t left = t->length - t->end;
    const unsigned char first = (unsigned char)*at;
    int32_t code;
    if (first == '\n' || first == '\r') return wrong(t, FAULT_json_line_in_string);
    if (first < ' ') return wrong(t, FAULT_json_control_in_string);
    const int bytes = utf8_decode(at, left, &code);
    if (code < 0 && left < 4 && !whole) return false; /* the rest of it may come */
    if (code < 0) return wrong(t, FAULT_json_bad_utf8);
    t->end += (size_t)bytes;
    return true;
}

/* A string, from its quote on or from where its beginning was left. */
static bool take_string(struct json_tree *t, bool whole)
{
    if (!t->in_string) {
        if (!add_value(t, JSON_STRING, t->end + 1, 0)) return false;
        t->quote = t->text[t->end++];
        t->in_string = true;
    }
    struct json_value *v = &t->value[t->count - 1];
    for (;;) {
        while (t->end < t->length && is_plain(t->text[t->end], t->quote)) t->end++;
        if (t->end == t->length) return whole && wrong(t, FAULT_json_text_ends);
        if (t->text[t->end] == t->quote) break;
        if (t->text[t->end] == '\\') {
            v->escaped = true;
            if (!take_escape(t, whole)) return false;
        } else if (!take_character(t, whole)) {
            return false;
        }
    }
    v->length = (uint32_t)(t->end++ - v->at);
    t->in_string = false;
    return true;
}

/* The length of the word at the end of what was read; 0 if more of it may come. */
static size_t word_length(const struct json_tree *t, bool whole)
{
    size_t end = t->end;
    while (end < t->length && is_word(t->text[end])) end++;
    return end == t->length && !whole ? 0 : end - t->end;
}

static bool is_number(const char *at, const char *end)
{
    if (at < end && *at == '-') at++;
    if (at == end || !is_figure(*at)) return false;
    if (*at == '0') at++;
    else
        while (at < end && is_figure(*at)) at++;
    if (at < end && *at == '.') {
        if (++at == end || !is_figure(*at)) return false;
        while (at < end && is_figure(*at)) at++;
    }
    if (at < end && (*at == 'e' || *at == 'E')) {
        if (++at < end && (*at == '-' || *at == '+')) at++;
        if (at == end || !is_figure(*at)) return false;
        while (at < end && is_figure(*at)) at++;
    }
    return at == end;
}

static bool is_this(const char *word, size_t length, const char *known)
{
    return length == strlen(known) && !memcmp(word, known, length);
}

/* A number, a constant, or, in a relaxed text, a string without quotes. */
static bool take_word(struct json_tree *t, bool whole)
{
    const char *word = t->text + t->end;
    const size_t length = word_length(t, whole);
    if (t->length - t->end > JSON_LONGEST_NUMBER && (!length || length > JSON_LONGEST_NUMBER))
        return wrong(t, FAULT_json_bad_number);
    if (!length) return false;
    if (is_number(word, word + length)) return add_plain(t, JSON_NUMBER, length);
    if (is_this(word, length, "null")) return add_plain(t, JSON_NULL, length);
    if (is_this(word, length, "true")) return add_plain(t, JSON_TRUE, length);
    if (is_this(word, length, "false")) return add_plain(t, JSON_FALSE, length);
    if (!t->relaxed)
        return wrong(t,
                     is_figure(*word) || *word == '-' ? FAULT_json_bad_number : FAULT_json_wants_value);
    if (is_this(word, length, "t")) return add_plain(t, JSON_TRUE, length);
    if (is_this(word, length, "f")) return add_plain(t, JSON_FALSE, length);
    return add_plain(t, JSON_STRING, length);
}

static bool starts_string(const struct json_tree *t, char c)
{
    return c == '"' || (c == '\'' && t->relaxed);
}

static bool take_value(struct json_tree *t, bool whole)
{
    const char c = t->text[t->end];
    if (t->in_string || starts_string(t, c)) {
        if (!take_string(t, whole)) return false;
        end_value(t, (uint32_t)t->count - 1);
        return true;
    }
    if (c == '{') return open_value(t, JSON_OBJECT);
    if (c == '[') return open_value(t, JSON_LIST);
    if (t->relaxed && (c == ',' || c == ']') && t->open != NONE && t->value[t->open].kind == JSON_LIST)
        return add_plain(t, JSON_OBJECT, 0); /* left out */
    return is_word(c) ? take_word(t, whole) : wrong(t, FAULT_json_wants_value);
}

static bool take_key(struct json_tree *t, bool whole)
{
    const char c = t->text[t->end];
    if (t->in_string || starts_string(t, c)) {
        if (!take_string(t, whole)) return false;
    } else {
        const size_t length = word_length(t, whole);
        if (!t->relaxed || !is_word(c)) return wrong(t, FAULT_json_wants_key);
        if (!length || !add_value(t, JSON_STRING, t->end, length)) return false;
        t->end += length;
    }
    t->expected = A_COLON;
    return true;
}

static bool take_colon(struct json_tree *t)
{
    if (t->text[t->end] != ':') return wrong(t, FAULT_json_wants_colon);
    t->end++;
    t->expected = A_VALUE;
    return true;
}

static bool take_comma(struct json_tree *t)
{
    const bool in_list = t->value[t->open].kind == JSON_LIST;
    const char c = t->text[t->end];
    if (c == (in_list ? ']' : '}')) return close_value(t);
    if (c != ',')
        return wrong(t, in_list ? FAULT_json_wants_comma_in_list : FAULT_json_wants_comma_in_object);
    t->end++;
    t->expected = in_list ? A_VALUE : A_KEY;
    return true;
}

static bool take_token(struct json_tree *t, bool whole)
{
    const char c = t->text[t->end];
    switch (t->expected) {
    case FIRST_ITEM:
        return c == ']' && !t->relaxed && !t->in_string ? close_value(t) : take_value(t, whole);
    case FIRST_KEY: return c == '}' && !t->in_string ? close_value(t) : take_key(t, whole);
    case A_KEY: return take_key(t, whole);
    case A_COLON: return take_colon(t);
    case A_COMMA: return take_comma(t);
    default: return take_value(t, whole);
    }
}

/* ---- texts ---- */

enum json_progress json_tree_read(struct json_tree *t, const char *text, size_t length, bool whole)
{
    t->text = text ? text : "";
    t->length = length;
    if (length >= NONE) {
        wrong_at(t, 0, FAULT_json_too_long);
        return JSON_WRONG;
    }
    while (t->expected != NOTHING_MORE) {
        if (!t->in_string)
            while (t->end < length && is_blank(text[t->end])) t->end++;
        if (t->end == length) {
            if (!whole) return JSON_NEEDS_MORE;
            wrong(t, FAULT_json_text_ends);
            return JSON_WRONG;
        }
        if (!take_token(t, whole)) return t->fault ? JSON_WRONG : JSON_NEEDS_MORE;
    }
    return JSON_COMPLETE;
}

bool json_tree_read_all(struct json_tree *t, const char *text, size_t length, bool relaxed)
{
    json_tree_start(t, relaxed);
    if (json_tree_read(t, text, length, true) != JSON_COMPLETE) return false;
    while (t->end < length && is_blank(text[t->end])) t->end++;
    return t->end == length || wrong(t, FAULT_json_text_goes_on);
}

/* ---- questions ---- */

bool json_text_is(const struct json_tree *t, uint32_t value, const char *text)
{
    const struct json_value *v = &t->value[value];
    const size_t length = strlen(text);
    char bytes[4];
    if (v->kind != JSON_STRING) return false;
    if (!v->escaped) return v->length == length && !memcmp(t->text + v->at, text, length);
    struct text_walk walk = walk_of(t, v);
    int count;
    for (size_t at = 0; (count = next_bytes(&walk, bytes)); at += (size_t)count)
        if ((size_t)count > length - at || memcmp(text + at, bytes, (size_t)count) != 0) return false;
        else if (at + (size_t)count == length) return walk.at == walk.end;
    return !length;
}

uint32_t json_member(const struct json_tree *t, uint32_t object, const char *key)
{
    if (t->value[object].kind != JSON_OBJECT) return 0;
    for (uint32_t i = object + 1; i < t->value[object].next; i = t->value[i].next)
        if (json_text_is(t, i, key)) return i + 1;
    return 0;
}

size_t json_copy_text(const struct json_tree *t, uint32_t value, char *buffer, size_t room)
{
    size_t length = 0;
    bool full = !room;
    char bytes[4];
    if (room) buffer[0] = '\0';
    if (t->value[value].kind != JSON_STRING) return 0;
    struct text_walk walk = walk_of(t, &t->value[value]);
    for (int count; (count = next_bytes(&walk, bytes)); length += (size_t)count) {
        if (!full && length + (size_t)count >= room) full = true;
        if (full) continue;
        memcpy(buffer + length, bytes, (size_t)count);
        buffer[length + (size_t)count] = '\0';
    }
    return length;
}

bool json_number_value(const struct json_tree *t, uint32_t value, double *number)
{
    const struct json_value *v = &t->value[value];
    return v->kind == JSON_NUMBER && decimal_read(t->text + v->at, t->text + v->at + v->length, number);
}

/* Exact as long as the number has no fraction and no exponent. */
bool json_integer_value(const struct json_tree *t, uint32_t value, int64_t *number)
{
    const double most = 9007199254740992; /* whole numbers up to here are exact in a double */
    double real;
    if (!json_number_value(t, value, &real)) return false;
    const char *at = t->text + t->value[value].at, *end = at + t->value[value].length;
    const bool negative = *at == '-';
    int64_t whole = 0;
    for (at += negative; at < end && is_figure(*at) && whole <= (INT64_MAX - 9) / 10; at++)
        whole = 10 * whole + (*at - '0');
    if (at < end) {
        if (!(real <= most && real >= -most) || (double)(int64_t)real != real) return false;
        *number = (int64_t)real;
        return true;
    }
    *number = negative ? -whole : whole;
    return true;
}

void json_place(const char *text, size_t at, long *line, long *column)
{
    const char *start = text;
    *line = 1;
    for (const char *newline; (newline = memchr(start, '\n', (size_t)(text + at - start)));
         start = newline + 1)
        ++*line;
    *column = utf8_characters(start, (size_t)(text + at - start)) + 1;
}
