/* SPDX-License-Identifier: MIT */
/* json_nested.c - objects around those with a puzzle, as sites answer requests:

       {"newboard":{"grids":[{"value":[[0,...],...],"solution":[...],"difficulty":"Hard"}],"results":1}}
       {"puzzles":["53..7....", ...]}

   What is beside them may be numbers and words, whose rules are stated as not applied.  A list or an object in which there is no puzzle may
   state anything, cages for instance: then nothing is read.  */
#include <string.h>

#include "read/json/json_cells.h"
#include "read/json/json_dialects.h"
#include "read/reader.h"

static bool is_list_of_boards(const struct json_tree *t, uint32_t key)
{
    static const char *const names[] = {"puzzles", "boards", "grids", "sudokus"};
    enum { SHORTEST = 16 };
    const uint32_t list = key + 1;
    bool named = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) named |= json_text_is(t, key, names[i]);
    if (!named || !json_is(t, list, JSON_LIST) || !t->value[list].count) return false;
    for (uint32_t item = list + 1; item < t->value[list].next; item = t->value[item].next)
        if (!json_is(t, item, JSON_STRING) || t->value[item].length < SHORTEST) return false;
    return true;
}

/* What is found on the way through the objects. */
struct walk {
    struct sudoku_reader *reader;
    const struct json_tree *tree;
    uint32_t from, board; /* the first board at or after `from`; 0: none */
    bool more;            /* there is another */
    uint32_t strange;     /* a key with a list or an object without a puzzle; 0: none */
};

static void meet_board(struct walk *w, uint32_t value)
{
    if (value < w->from) return;
    if (!w->board) w->board = value;
    else w->more = true;
}

static bool is_false(const struct json_tree *t, uint32_t value)
{
    int64_t number;
    return json_is(t, value, JSON_NULL) || json_is(t, value, JSON_FALSE) ||
           (json_integer_value(t, value, &number) && !number);
}

/* A key and a value that is no list: either may name a rule. */
static void meet_scalar(struct walk *w, uint32_t key)
{
    struct named_rules *named = &w->reader->draft.named;
    const struct json_tree *t = w->tree;
    char text[SUDOKU_TEXT];
    json_copy_text(t, key, text, sizeof text);
    if (!is_false(t, key + 1)) note_named_rules(named, text, strlen(text), RULES_IN_NAME);
    if (!json_is(t, key + 1, JSON_STRING)) return;
    json_copy_text(t, key + 1, text, sizeof text);
    note_named_rules(named, text, strlen(text), RULES_IN_NAME);
}

/* All of a list or an object, at most as deep as JSON may be.  False: there is no board in it. */
static bool look_within(struct walk *w, uint32_t value)
{
    const struct json_tree *t = w->tree;
    const bool object = json_is(t, value, JSON_OBJECT);
    bool found = false;
    if (object && has_board(t, value)) return meet_board(w, value), true;
    if (!object && !json_is(t, value, JSON_LIST)) return false;
    for (uint32_t i = value + 1; i < t->value[value].next; i = t->value[i].next) {
        const uint32_t inner = i + object;
        if (object && is_list_of_boards(t, i)) {
            for (uint32_t k = inner + 1; k < t->value[inner].next; k = t->value[k].next)
                meet_board(w, k);
            found = true;
        } else if (json_is(t, inner, JSON_LIST) || json_is(t, inner, JSON_OBJECT)) {
            if (look_within(w, inner)) found = true;
            else if (t->value[inner].count && !w->strange) w->strange = i;
        } else if (object) {
            meet_scalar(w, i);
        }
    }
    return found;
}

bool read_nested_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t object, uint32_t from,
                      uint32_t *next, bool *found)
{
    struct walk w = {.reader = r, .tree = t, .from = from};
    *found = look_within(&w, object);
    *next = 0;
    if (!*found || !w.board) return false;
    if (w.strange) {
        char name[61];
        json_copy_text(t, w.strange, name, sizeof name);
        return fail_at_value(r, t, w.strange, say(json_unknown_key, with_plain_characters(name)));
    }
    *next = w.more ? w.board + 1 : 0;
    return json_is(t, w.board, JSON_OBJECT) ? read_plain_json(r, t, w.board)
                                            : read_board_of_json(r, t, w.board);
}
