/* SPDX-License-Identifier: MIT */
/* flatzinc_memory.c - what the FlatZinc reader remembers: the first error, memory, names and constants. */
#include "base/hash.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/model/model.h"
#include "csp/read/flatzinc/flatzinc.h"

/* ---- the error ---- */

bool fzn_fail(struct fzn_reader *r, const char *at, struct message why)
{
    csp_error error;
    fail(&error, 0, 0, why);
    return fzn_fail_for(r, at, &error);
}

bool fzn_fail_for(struct fzn_reader *r, const char *at, const csp_error *reason)
{
    if (r->failed) return false;
    r->failed = true;
    long line = 0, column = 0;
    if (r->error && at) fzn_place(&r->lexer, at, &line, &column);
    return fail_for(r->error, line, column, reason);
}

bool fzn_short_of_memory(struct fzn_reader *r) { return fzn_fail(r, NULL, say(out_of_memory)); }

/* ---- memory ---- */

enum { BLOCK = 1 << 16, ALIGNMENT = 16 };

/* The bytes follow the head. */
struct fzn_block {
    struct fzn_block *older;
    size_t room, used;
};

static size_t aligned(size_t bytes) { return (bytes + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT; }

static bool add_block(struct fzn_reader *r, size_t bytes)
{
    const size_t room = bytes > BLOCK ? bytes : BLOCK;
    struct fzn_block *b = new_array(1, aligned(sizeof *b) + room);
    if (!b) return fzn_short_of_memory(r);
    *b = (struct fzn_block){.older = r->block, .room = room};
    r->block = b;
    return true;
}

void *fzn_allocate(struct fzn_reader *r, size_t count, size_t size)
{
    if (count > SIZE_MAX / 4 / size) {
        fzn_short_of_memory(r);
        return NULL;
    }
    const size_t bytes = aligned(count * size);
    if ((!r->block || r->block->room - r->block->used < bytes) && !add_block(r, bytes)) return NULL;
    char *memory = (char *)r->block + aligned(sizeof *r->block) + r->block->used;
    r->block->used += bytes;
    return memset(memory, 0, bytes);
}

struct fzn_mark fzn_mark(const struct fzn_reader *r)
{
    return (struct fzn_mark){r->block, r->block ? r->block->used : 0};
}

static void free_block(struct fzn_reader *r)
{
    struct fzn_block *older = r->block->older;
    free(r->block);
    r->block = older;
}

/* The oldest block stays: most items fit into it, one after another. */
void fzn_release(struct fzn_reader *r, struct fzn_mark mark)
{
    while (r->block != mark.block && r->block->older) free_block(r);
    if (r->block) r->block->used = mark.used;
}

void fzn_reader_free(struct fzn_reader *r)
{
    while (r->block) free_block(r);
    free(r->stack);
    free(r->name);
    free(r->constant);
    free(r->waiting);
}

/* ---- names ---- */

struct fzn_name {
    const char *text; /* NULL: a free place */
    size_t length;
    struct fzn_value value;
};

/* Where the name is, or would be; some place is always free. */
static struct fzn_name *place_of_name(struct fzn_name *table, size_t room, const char *text,
                                      size_t length)
{
    size_t i = hash_of(text, length) % room;
    while (table[i].text && (table[i].length != length || memcmp(table[i].text, text, length)))
        i = (i + 1) % room;
    return &table[i];
}

const struct fzn_value *fzn_find(const struct fzn_reader *r, const char *text, size_t length)
{
    if (!r->name_room) return NULL;
    const struct fzn_name *n = place_of_name(r->name, r->name_room, text, length);
    return n->text ? &n->value : NULL;
}

static bool make_room_for_name(struct fzn_reader *r)
{
    if (2 * r->names < r->name_room) return true;
    const size_t room = r->name_room ? 2 * r->name_room : 256;
    struct fzn_name *table = new_array(room, sizeof *table);
    if (!table) return fzn_short_of_memory(r);
    for (size_t i = 0; i < r->name_room; i++) {
        const struct fzn_name *n = &r->name[i];
        if (n->text) *place_of_name(table, room, n->text, n->length) = *n;
    }
    free(r->name);
    r->name = table;
    r->name_room = room;
    return true;
}

bool fzn_define(struct fzn_reader *r, struct fzn_token name, struct fzn_value value)
{
    if (!make_room_for_name(r)) return false;
    struct fzn_name *n = place_of_name(r->name, r->name_room, name.at, name.length);
    if (n->text) return fzn_fail(r, name.at, say(second_of_name, fzn_word_at(r, name.at).text));
    *n = (struct fzn_name){name.at, name.length, value};
    r->names++;
    return true;
}

/* ---- constants ---- */

struct fzn_constant {
    csp_value value;
    bool used;
    csp_variable variable;
};

static struct fzn_constant *place_of_constant(struct fzn_constant *table, size_t room, csp_value value)
{
    size_t i = hash_of(&value, sizeof value) % room;
    while (table[i].used && table[i].value != value) i = (i + 1) % room;
    return &table[i];
}

static bool make_room_for_constant(struct fzn_reader *r)
{
    if (2 * r->constants < r->constant_room) return true;
    const size_t room = r->constant_room ? 2 * r->constant_room : 64;
    struct fzn_constant *table = new_array(room, sizeof *table);
    if (!table) return fzn_short_of_memory(r);
    for (size_t i = 0; i < r->constant_room; i++) {
        const struct fzn_constant *c = &r->constant[i];
        if (c->used) *place_of_constant(table, room, c->value) = *c;
    }
    free(r->constant);
    r->constant = table;
    r->constant_room = room;
    return true;
}

csp_variable fzn_constant(struct fzn_reader *r, csp_value value)
{
    if (!make_room_for_constant(r)) return -1;
    struct fzn_constant *c = place_of_constant(r->constant, r->constant_room, value);
    if (c->used) return c->variable;
    const csp_variable x = csp_add_range(r->model, NULL, value, value);
    if (x < 0) return -1;
    r->model->variable[x].helper = true;
    *c = (struct fzn_constant){value, true, x};
    r->constants++;
    return x;
}
