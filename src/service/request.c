/* SPDX-License-Identifier: MIT */
/* request.c - see request.h */
#include "service/request.h"

#include <string.h>

#include "words/fail.h"

/* Messages quote values up to this length. */
enum { QUOTED = 40 };

const char *quotable(const char *value) { return strlen(value) <= QUOTED ? value : "..."; }

/* ---- lines ---- */

/* Ends the line that begins at `at`; returns where the next one begins. */
static char *cut_line(char *at, char *end)
{
    char *stop = memchr(at, '\n', (size_t)(end - at));
    if (!stop) return end;
    *stop = '\0';
    return stop + 1;
}

static bool add_pair(struct request *r, char *line, sudoku_error *error)
{
    char *blank = strchr(line, ' ');
    if (r->pairs == MOST_PAIRS) return fail(error, 0, 0, say(too_many_keys));
    if (blank) *blank = '\0';
    r->pair[r->pairs++] = (struct pair){line, blank ? blank + 1 : line + strlen(line)};
    return true;
}

bool request_read(struct request *r, char *bytes, size_t length, sudoku_error *error)
{
    char *at = bytes, *end = bytes + length;
    *end = '\0';
    r->pairs = 0;
    r->text = NULL;
    r->text_length = 0;
    while (at < end) {
        char *line = at;
        at = cut_line(line, end);
        const size_t shown = strlen(line);
        if (line + shown + 1 < at) return fail(error, 0, 0, say(zero_byte_in_request));
        if (!shown) {
            r->text = at;
            r->text_length = (size_t)(end - at);
            break;
        }
        if (!add_pair(r, line, error)) return false;
    }
    if (!r->pairs || strcmp(r->pair[0].key, "call")) return fail(error, 0, 0, say(expected_call));
    r->call = r->pair[0].value;
    return true;
}

/* ---- keys ---- */

static bool is_among(const char *key, const char *keys)
{
    const size_t length = strlen(key);
    for (const char *at = keys; *at;) {
        at += strspn(at, " ");
        const size_t word = strcspn(at, " ");
        if (word && word == length && !memcmp(at, key, word)) return true;
        at += word;
    }
    return false;
}

bool request_keys_are_among(const struct request *r, const char *keys, sudoku_error *error)
{
    for (int i = 1; i < r->pairs; i++) {
        const char *key = r->pair[i].key;
        if (!is_among(key, keys))
            return fail(error, 0, 0, say(call_has_no_key, quotable(r->call), quotable(key)));
        for (int j = 1; strcmp(key, "house") && j < i; j++)
            if (!strcmp(key, r->pair[j].key)) return fail(error, 0, 0, say(key_twice, key));
    }
    return true;
}

const char *request_value(const struct request *r, const char *key)
{
    for (int i = 1; i < r->pairs; i++)
        if (!strcmp(r->pair[i].key, key)) return r->pair[i].value;
    return NULL;
}

/* ---- values ---- */

bool request_number(const struct request *r, const char *key, uint64_t most, uint64_t *result,
                    sudoku_error *error)
{
    const char *value = request_value(r, key);
    if (!value) return true;
    uint64_t number = 0;
    const char *at = value;
    for (; *at >= '0' && *at <= '9'; at++) {
        const uint64_t figure = (uint64_t)(*at - '0');
        if (number > (UINT64_MAX - figure) / 10) return fail(error, 0, 0, say(key_too_large, key));
        number = number * 10 + figure;
    }
    if (at == value || *at) return fail(error, 0, 0, say(key_not_a_number, key, quotable(value)));
    if (number > most) return fail(error, 0, 0, say(key_too_large, key));
    *result = number;
    return true;
}

bool request_int(const struct request *r, const char *key, int least, int most, int *result,
                 sudoku_error *error)
{
    uint64_t number = (uint64_t)*result;
    if (!request_value(r, key)) return true;
    if (!request_number(r, key, UINT64_MAX, &number, error)) return false;
    if (number < (uint64_t)least || number > (uint64_t)most)
        return fail(error, 0, 0, say(key_range, key, least, most));
    *result = (int)number;
    return true;
}

bool request_truth(const struct request *r, const char *key, bool *result, sudoku_error *error)
{
    const char *value = request_value(r, key);
    if (!value) return true;
    if (strcmp(value, "yes") && strcmp(value, "no"))
        return fail(error, 0, 0, say(key_not_yes_or_no, key, quotable(value)));
    *result = !strcmp(value, "yes");
    return true;
}

bool request_choice(const struct request *r, const char *key, const char *(*name)(int index),
                    int *result, sudoku_error *error)
{
    const char *value = request_value(r, key);
    if (!value) return true;
    for (int i = 0; name(i); i++)
        if (!strcmp(name(i), value)) {
            *result = i;
            return true;
        }
    return fail(error, 0, 0, say(unknown_value_of_key, key, quotable(value)));
}
