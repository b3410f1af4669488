/* SPDX-License-Identifier: MIT */
/* json_plain.c - objects whose keys say what they are:

       {"size":9, "rules":["x"], "box":"3x3", "givens":"53..7...."}       our own form
       {"puzzle":"53..7.... x", "rating":7.2}                             a row of our commands
       {"board":[["5","3",".",...],...], "difficulty":"easy"}             what many other programs write

   A key that is not known is an error: what it says may change the puzzle.  */
#include <string.h>

#include "base/whole_root.h"
#include "read/json/json_cells.h"
#include "read/json/json_dialects.h"
#include "read/link/objects.h"

/* ---- the keys ---- */

enum use {
    SIZE_OF_GRID, /* in the order in which they are read */
    GIVENS,
    PUZZLE, /* cells, or a line with its words */
    TITLE,
    RULES,
    BOX,
    REGIONS,
    HOUSES,
    CLUES,
    PLACED,
    MARKS,
    ALLOWED,
    SOLUTION,
    AUTHOR,
    ABOUT,
    USES,
    KIND = USES, /* of puzzle, in words; there may be several */
    IGNORED
};

static const struct key {
    const char *name;
    enum use use;
} keys[] = {
    {"size", SIZE_OF_GRID},
    {"givens", GIVENS},
    {"title", TITLE},
    {"rules", RULES},
    {"box", BOX},
    {"regions", REGIONS},
    {"houses", HOUSES},
    {"clues", CLUES},
    {"placed", PLACED},
    {"marks", MARKS},
    {"allowed", ALLOWED},
    {"solution", SOLUTION},
    {"author", AUTHOR},
    {"about", ABOUT},
    /* of others */
    {"puzzle", PUZZLE},
    {"board", PUZZLE},
    {"grid", PUZZLE},
    {"quiz", PUZZLE},
    {"sudoku", PUZZLE},
    {"question", PUZZLE},
    {"problem", PUZZLE},
    {"unsolved", PUZZLE},
    {"initial", PUZZLE},
    {"rows", PUZZLE},
    {"value", PUZZLE},
    {"values", PUZZLE},
    {"name", TITLE},
    {"solved", SOLUTION},
    {"category", KIND},
    {"constraints", KIND},
    {"kind", KIND},
    {"mode", KIND},
    {"ruleset", KIND},
    {"type", KIND},
    {"variant", KIND},
    {"variants", KIND},
    /* columns of our commands */
    {"answer", IGNORED},
    {"bottlenecks", IGNORED},
    {"candidates", IGNORED},
    {"checks", IGNORED},
    {"complete", IGNORED},
    {"could_spare", IGNORED},
    {"count", IGNORED},
    {"diamond", IGNORED},
    {"differences", IGNORED},
    {"differing", IGNORED},
    {"engine", IGNORED},
    {"guessed", IGNORED},
    {"guesses", IGNORED},
    {"hardest", IGNORED},
    {"hint", IGNORED},
    {"level", IGNORED},
    {"minimal", IGNORED},
    {"nodes", IGNORED},
    {"open", IGNORED},
    {"pearl", IGNORED},
    {"profile", IGNORED},
    {"rating", IGNORED},
    {"reason", IGNORED},
    {"removals", IGNORED},
    {"revisions", IGNORED},
    {"saturated", IGNORED},
    {"score", IGNORED},
    {"seconds", IGNORED},
    {"settled", IGNORED},
    {"steps", IGNORED},
    {"technique", IGNORED},
    {"techniques", IGNORED},
    /* what others know of a puzzle that does not change it */
    {"comment", IGNORED},
    {"created", IGNORED},
    {"date", IGNORED},
    {"difficulty", IGNORED},
    {"hash", IGNORED},
    {"hints", IGNORED},
    {"history", IGNORED},
    {"id", IGNORED},
    {"index", IGNORED},
    {"moves", IGNORED},
    {"number", IGNORED},
    {"seed", IGNORED},
    {"source", IGNORED},
    {"time", IGNORED},
    {"timestamp", IGNORED},
    {"url", IGNORED},
    {"uuid", IGNORED},
};

static const struct key *key_of(const struct json_tree *t, uint32_t key)
{
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (json_text_is(t, key, keys[i].name)) return &keys[i];
    return NULL;
}

bool is_plain_json(const struct json_tree *t, uint32_t object)
{
    bool all_known = true;
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next) {
        const struct key *k = key_of(t, key);
        if (k && (k->use == GIVENS || k->use == PUZZLE || k->use == ALLOWED)) return true;
        all_known &= k && k->use < USES;
    }
    return all_known && t->value[object].count;
}

bool has_board(const struct json_tree *t, uint32_t object)
{
    enum { SHORTEST = 16 }; /* of 4x4 */
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next) {
        const struct key *k = key_of(t, key);
        const bool text = json_is(t, key + 1, JSON_STRING) && t->value[key + 1].length >= SHORTEST;
        if (k && (k->use == GIVENS || k->use == PUZZLE) && (text || json_is(t, key + 1, JSON_LIST)))
            return true;
    }
    return false;
}

/* The members of an object by their use: what they are called there, and their values; 0: none, or null. */
struct members {
    const char *name[USES];
    uint32_t value[USES];
    bool is_line; /* the givens may be a line with words */
};

/* What a string beside the puzzle names: `kind` says what kind of puzzle it is. */
static void note_names_in(struct sudoku_reader *r, const struct json_tree *t, uint32_t value, bool kind)
{
    char text[SUDOKU_TEXT];
    if (!json_is(t, value, JSON_STRING)) return;
    json_copy_text(t, value, text, sizeof text);
    if (kind) note_kind(&r->draft.named, text, strlen(text));
    else note_named_rules(&r->draft.named, text, strlen(text), RULES_IN_NAME);
}

/* A string, a list of them, or an object that is empty. */
static bool take_kind(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                      uint32_t value)
{
    if (json_is(t, value, JSON_STRING)) return note_names_in(r, t, value, true), true;
    const bool object = json_is(t, value, JSON_OBJECT);
    if (!object && !json_is(t, value, JSON_LIST))
        return fail_at_value(r, t, value, say(json_wants_text, name));
    for (uint32_t item = value + 1; item < t->value[value].next; item = t->value[item].next) {
        if (object || !json_is(t, item, JSON_STRING))
            return fail_at_value(r, t, item, say(json_wants_texts, name));
        note_names_in(r, t, item, true);
    }
    return true;
}

/* Any other key: a number, a word, or "no" is not read, but names a rule if the key or the word does.  What is stated to be so, a list or an
   object may be a rule under any name.  */
static bool pass_unknown(struct sudoku_reader *r, const struct json_tree *t, uint32_t key)
{
    char name[61];
    int64_t number;
    const uint32_t value = key + 1;
    json_copy_text(t, key, name, sizeof name);
    const bool no = json_is(t, value, JSON_NULL) || json_is(t, value, JSON_FALSE) ||
                    (json_integer_value(t, value, &number) && !number);
    if (json_is(t, value, JSON_TRUE) || json_is(t, value, JSON_LIST) || json_is(t, value, JSON_OBJECT))
        return fail_at_value(r, t, key, say(json_unknown_key, with_plain_characters(name)));
    if (!no) note_named_rules(&r->draft.named, name, strlen(name), RULES_IN_KIND);
    note_names_in(r, t, value, false);
    return true;
}

static bool sort_members(struct sudoku_reader *r, const struct json_tree *t, uint32_t object,
                         struct members *m)
{
    memset(m, 0, sizeof *m);
    for (uint32_t key = object + 1; key < t->value[object].next; key = t->value[key].next) {
        const struct key *k = key_of(t, key);
        if (!k && !pass_unknown(r, t, key)) return false;
        if (!k) continue;
        if (k->use == IGNORED) note_names_in(r, t, key + 1, false);
        if (json_is(t, key + 1, JSON_NULL)) continue;
        if (k->use == KIND && !take_kind(r, t, k->name, key + 1)) return false;
        if (k->use >= USES) continue;
        const enum use use = k->use == PUZZLE ? GIVENS : k->use;
        if (m->value[use]) return fail_at_value(r, t, key, say(json_two_keys, m->name[use], k->name));
        m->name[use] = k->name;
        m->value[use] = key + 1;
        m->is_line |= k->use == PUZZLE && json_is(t, key + 1, JSON_STRING);
    }
    return true;
}

/* ---- the grid ---- */

static void shift_place(struct place *p, long shift)
{
    if (!p->line && p->column) p->column += shift;
}

/* A string that is a line of a list, as our commands write it.  The line reader counts its places from the first character. */
static bool read_line_value(struct sudoku_reader *r, const struct json_tree *t, uint32_t value)
{
    struct draft *d = &r->draft;
    const struct json_value *v = &t->value[value];
    const struct place begin = d->begin;
    const long shift = (long)v->at - 1;
    struct line l = {.text = t->text + v->at, .length = v->length};
    if (v->escaped) {
        char *decoded = json_scratch(r);
        if (!decoded) return false;
        l.text = decoded;
        l.length = json_copy_text(t, value, decoded, JSON_SCRATCH);
        if (l.length >= JSON_SCRATCH)
            return fail_at_value(r, t, value, say(line_too_long, JSON_SCRATCH - 1));
    }
    const bool good = read_line_from(r, &l, l.text);
    d->begin = begin;
    d->form = form_of(FORM_json);
    shift_place(&d->shape_place, shift);
    shift_place(&d->rules_place, shift);
    shift_place(&d->solution_place, shift);
    for (int i = 0; i < d->house_count; i++) shift_place(&d->house[i].place, shift);
    for (size_t i = 0; i < d->clues.count; i++) shift_place(&d->clues.noted[i].place, shift);
    if (!good && !r->error->line && r->error->column) r->error->column += shift;
    return good;
}

/* Pencil marks alone are a puzzle: all its givens are empty. */
static bool take_size_from_marks(struct sudoku_reader *r, const struct json_tree *t,
                                 const struct members *m, int64_t size)
{
    struct json_cells cells = {.key = m->name[ALLOWED], .value = m->value[ALLOWED]};
    if (!size && !find_cells(r, t, &cells)) return false;
    while (!size || size * size * size < cells.count) size++;
    return draft_size(&r->draft, (int)size, place_of_value(t, m->value[ALLOWED]), r->error);
}

static bool take_givens(struct sudoku_reader *r, const struct json_tree *t, const struct members *m,
                        int64_t size)
{
    struct draft *d = &r->draft;
    struct json_cells cells = {.key = m->name[GIVENS], .value = m->value[GIVENS], .one_each = true};
    const struct place place = place_of_value(t, cells.value);
    if (!cells.value && !m->value[ALLOWED]) return fail_at(r, d->begin, say(json_no_givens));
    if (!cells.value) return take_size_from_marks(r, t, m, size);
    const struct json_value *v = &t->value[cells.value];
    if (v->kind == JSON_STRING && !v->length) return fail_at(r, place, say(json_empty, cells.key));
    if (m->is_line) return read_line_value(r, t, cells.value);
    if (!find_cells(r, t, &cells)) return false;
    if (!cells.count) return fail_at(r, place, say(json_empty, cells.key));
    const int n = exact_root(cells.count);
    if (!n || n > SUDOKU_MAX_SIZE) return fail_by_length(r, place, cells.count);
    d->n = n;
    return take_digits(r, t, &cells, d->givens);
}

/* The size that is stated, or 0. */
static bool take_size(struct sudoku_reader *r, const struct json_tree *t, const struct members *m,
                      int64_t *size)
{
    const uint32_t value = m->value[SIZE_OF_GRID];
    *size = 0;
    if (!value) return true;
    if (!json_integer_value(t, value, size) || *size < 1 || *size > SUDOKU_MAX_SIZE)
        return fail_at_value(r, t, value, say(json_wants_number, "size", 1, SUDOKU_MAX_SIZE));
    return true;
}

static bool check_size(struct sudoku_reader *r, const struct json_tree *t, const struct members *m,
                       int64_t size)
{
    const int n = r->draft.n;
    return !size || size == n ||
           fail_at_value(r, t, m->value[SIZE_OF_GRID], say(json_size_differs, size, n * n));
}

/* ---- one function for each other use ---- */

typedef bool taker(struct sudoku_reader *, const struct json_tree *, const char *name, uint32_t value);

static bool take_title(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    if (!json_is(t, value, JSON_STRING)) return fail_at_value(r, t, value, say(json_wants_text, name));
    json_copy_text(t, value, r->draft.title, sizeof r->draft.title);
    note_names_in(r, t, value, false);
    return true;
}

/* The characters of a string for a reader of words, with the place of the first if they are in the text as they are. */
static bool take_words(struct sudoku_reader *r, const struct json_tree *t, uint32_t value,
                       struct field *words, struct place *place)
{
    const struct json_value *v = &t->value[value];
    *words = (struct field){t->text + v->at, v->length};
    *place = (struct place){0, (long)v->at};
    if (!v->escaped) return true;
    char *decoded = json_scratch(r);
    if (!decoded) return false;
    const size_t length = json_copy_text(t, value, decoded, JSON_SCRATCH);
    *words = (struct field){decoded, length < JSON_SCRATCH ? length : JSON_SCRATCH - 1};
    return true;
}

static bool take_rule_names(struct sudoku_reader *r, const struct json_tree *t, uint32_t value)
{
    struct field names;
    struct place place;
    return take_words(r, t, value, &names, &place) &&
           draft_rules(&r->draft, names.text, names.length, place, r->error);
}

static bool take_rules(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    if (json_is(t, value, JSON_STRING)) return take_rule_names(r, t, value);
    if (!json_is(t, value, JSON_LIST)) return fail_at_value(r, t, value, say(json_wants_texts, name));
    for (uint32_t item = value + 1; item < t->value[value].next; item = t->value[item].next) {
        if (!json_is(t, item, JSON_STRING))
            return fail_at_value(r, t, item, say(json_wants_texts, name));
        if (!take_rule_names(r, t, item)) return false;
    }
    return true;
}

static bool take_box(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                     uint32_t value)
{
    struct field box;
    struct place place;
    if (!json_is(t, value, JSON_STRING)) return fail_at_value(r, t, value, say(json_wants_box, name));
    if (!take_words(r, t, value, &box, &place)) return false;
    return draft_box(&r->draft, box.text, box.length, place_of_value(t, value), r->error);
}

/* One house: "r1c1 r2c2", or a list of such, whose cells are put side by side. */
static bool take_house(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    struct field cells;
    struct place place;
    if (json_is(t, value, JSON_STRING))
        return take_words(r, t, value, &cells, &place) &&
               draft_house(&r->draft, cells.text, cells.length, place, r->error);
    if (!json_is(t, value, JSON_LIST)) return fail_at_value(r, t, value, say(json_wants_houses, name));
    char *joined = json_scratch(r);
    size_t length = 0;
    if (!joined) return false;
    for (uint32_t item = value + 1; item < t->value[value].next; item = t->value[item].next) {
        if (!json_is(t, item, JSON_STRING))
            return fail_at_value(r, t, item, say(json_wants_houses, name));
        length += json_copy_text(t, item, joined + length, JSON_SCRATCH - length);
        if (length + 1 >= JSON_SCRATCH)
            return fail_at_value(r, t, value, say(house_too_large, r->draft.n));
        joined[length++] = ' ';
    }
    if (draft_house(&r->draft, joined, length, (struct place){0, 0}, r->error)) return true;
    if (!r->error->column) r->error->column = place_of_value(t, value).column;
    return false;
}

static bool take_houses(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                        uint32_t value)
{
    if (!json_is(t, value, JSON_LIST)) return fail_at_value(r, t, value, say(json_wants_houses, name));
    for (uint32_t item = value + 1; item < t->value[value].next; item = t->value[item].next)
        if (!take_house(r, t, name, item)) return false;
    return true;
}

/* "killer: 15 r1c1 r1c2", or several with ';' between them. */
static bool take_clue(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                      uint32_t value)
{
    struct field text;
    struct place place;
    if (!json_is(t, value, JSON_STRING)) return fail_at_value(r, t, value, say(json_wants_texts, name));
    if (!take_words(r, t, value, &text, &place)) return false;
    if (text.length == JSON_SCRATCH - 1)
        return fail_at_value(r, t, value, say(line_too_long, JSON_SCRATCH - 1));
    return draft_clue(&r->draft, text.text, text.length, place, r->error);
}

/* "clues" of others are the number of givens. */
static bool is_a_number(const struct json_tree *t, uint32_t value)
{
    char text[8];
    if (!json_is(t, value, JSON_STRING)) return json_is(t, value, JSON_NUMBER);
    const size_t length = json_copy_text(t, value, text, sizeof text);
    return length < sizeof text && strspn(text, "0123456789") == length;
}

static bool take_clues(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    if (is_a_number(t, value)) return true;
    if (!json_is(t, value, JSON_LIST)) return take_clue(r, t, name, value);
    for (uint32_t item = value + 1; item < t->value[value].next; item = t->value[item].next)
        if (!take_clue(r, t, name, item)) return false;
    return true;
}

/* Cells of that key, unless the line of the puzzle had some, too. */
static bool take_cells(struct sudoku_reader *r, const struct json_tree *t, struct json_cells *cells,
                       bool *has)
{
    if (*has) return fail_at_value(r, t, cells->value, say(stated_twice));
    *has = true;
    return find_cells(r, t, cells);
}

static bool take_regions(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                         uint32_t value)
{
    struct draft *d = &r->draft;
    struct json_cells cells = {.key = name, .value = value, .one_each = true};
    if (!take_cells(r, t, &cells, &d->has_regions)) return false;
    d->shape_place = place_of_value(t, value);
    return take_layout(r, t, &cells, d->regions);
}

static bool take_placed(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                        uint32_t value)
{
    struct json_cells cells = {.key = name, .value = value, .one_each = true};
    return take_cells(r, t, &cells, &r->draft.has_placed) && take_digits(r, t, &cells, r->draft.placed);
}

static bool take_notes(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    struct json_cells cells = {.key = name, .value = value};
    return take_cells(r, t, &cells, &r->draft.has_marks) && take_marks(r, t, &cells, r->draft.marks);
}

static bool take_allowed(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                         uint32_t value)
{
    struct json_cells cells = {.key = name, .value = value};
    return take_cells(r, t, &cells, &r->draft.has_allowed) && take_marks(r, t, &cells, r->draft.allowed);
}

static bool take_solution(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                          uint32_t value)
{
    struct json_cells cells = {.key = name, .value = value, .one_each = true};
    r->draft.solution_place = place_of_value(t, value);
    return take_cells(r, t, &cells, &r->draft.has_solution) &&
           take_digits(r, t, &cells, r->draft.solution);
}

static bool take_author(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                        uint32_t value)
{
    (void)name;
    author_from_json(&r->draft, t, value);
    return true;
}

static bool take_about(struct sudoku_reader *r, const struct json_tree *t, const char *name,
                       uint32_t value)
{
    (void)name;
    return about_from_json(&r->draft, t, value, r->error);
}

static taker *const takers[USES] = {
    [TITLE] = take_title,       [RULES] = take_rules,   [BOX] = take_box,
    [REGIONS] = take_regions,   [HOUSES] = take_houses, [CLUES] = take_clues,
    [PLACED] = take_placed,     [MARKS] = take_notes,   [ALLOWED] = take_allowed,
    [SOLUTION] = take_solution, [AUTHOR] = take_author, [ABOUT] = take_about,
};

bool read_plain_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t object)
{
    struct members m;
    int64_t size;
    if (!sort_members(r, t, object, &m) || !take_size(r, t, &m, &size)) return false;
    if (!take_givens(r, t, &m, size) || !check_size(r, t, &m, size)) return false;
    for (int use = 0; use < USES; use++)
        if (takers[use] && m.value[use] && !takers[use](r, t, m.name[use], m.value[use])) return false;
    draft_note_about(&r->draft);
    return true;
}

bool read_board_of_json(struct sudoku_reader *r, const struct json_tree *t, uint32_t value)
{
    struct members m = {.name = {[GIVENS] = "puzzles"}, .value = {[GIVENS] = value}};
    m.is_line = json_is(t, value, JSON_STRING);
    return take_givens(r, t, &m, 0);
}
