/* SPDX-License-Identifier: MIT */
/* fuzz_json_text.c - any bytes as JSON: read whole and in pieces they are the same, and what is read leads nowhere outside the text.

   The first byte chooses strict or relaxed, and how long the pieces are. */
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "check_puzzle.h"
#include "words/json_fault.h"

/* Follows every chain, and asks every question. */
static void check_values(const struct json_tree *t)
{
    char text[40];
    int64_t integer;
    double number;
    for (uint32_t i = 0; i < t->count; i++) {
        const struct json_value *v = &t->value[i];
        require(v->at <= t->length && v->length <= t->length - v->at);
        require(v->next > i && v->next <= t->count);
        uint32_t child = i + 1;
        for (uint32_t n = 0; n < v->count; n++) child = t->value[child].next;
        require(!v->count || child == v->next);
        const size_t length = json_copy_text(t, i, text, sizeof text);
        require(length <= v->length && strlen(text) < sizeof text);
        require(length >= sizeof text || v->kind != JSON_STRING || json_text_is(t, i, text));
        if (json_integer_value(t, i, &integer)) require(json_number_value(t, i, &number));
        json_member(t, i, "a");
    }
}

static void check_fault(const struct json_tree *t)
{
    sudoku_error error;
    require(t->fault && t->fault_at <= t->length);
    fail_by_json(&error, t, 1, 1);
    check_error(&error);
    require(error.line > 0 && error.column > 0);
}

/* Field by field: what is between them may differ. */
static bool are_equal(const struct json_value *a, const struct json_value *b)
{
    return a->at == b->at && a->length == b->length && a->next == b->next && a->count == b->count &&
           a->kind == b->kind && a->escaped == b->escaped;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct json_tree whole = {.text = NULL}, pieces = {.text = NULL};
    if (!size) return 0;
    const bool relaxed = data[0] & 1;
    const size_t step = data[0] / 2 + 1u, length = size - 1;
    char *text = malloc(size);
    if (!text) return 0;
    memcpy(text, data + 1, length);

    json_tree_start(&whole, relaxed);
    json_tree_start(&pieces, relaxed);
    const bool good = json_tree_read(&whole, text, length, true) == JSON_COMPLETE;
    enum json_progress progress = JSON_NEEDS_MORE;
    for (size_t have = 0; have < length && progress == JSON_NEEDS_MORE; have += step)
        progress = json_tree_read(&pieces, text, have, false);
    if (progress == JSON_NEEDS_MORE) progress = json_tree_read(&pieces, text, length, true);

    require(good == (progress == JSON_COMPLETE) && whole.count == pieces.count);
    if (good) {
        for (size_t i = 0; i < whole.count; i++) require(are_equal(&whole.value[i], &pieces.value[i]));
        check_values(&whole);
    } else {
        require(whole.fault == pieces.fault && whole.fault_at == pieces.fault_at);
        check_fault(&whole);
    }
    json_tree_free(&whole);
    json_tree_free(&pieces);
    free(text);
    return 0;
}
