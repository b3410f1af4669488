/* SPDX-License-Identifier: MIT */
/* model_names.c - the names of a model text, and the reader's stacks of numbers. */
#include "base/hash.h"
#include "base/memory.h"
#include "base/out.h"
#include "csp/read/model/model_reader.h"

/* Where the name is in the table, or where it belongs. */
static size_t slot_of(const struct model_reader *r, const char *name, size_t length)
{
    size_t slot = hash_of(name, length) % r->hash_room;
    for (; r->hash[slot] != NONE; slot = (slot + 1) % r->hash_room) {
        const struct symbol *s = &r->symbol[r->hash[slot]];
        if (s->length == length && memcmp(s->name, name, length) == 0) break;
    }
    return slot;
}

/* Keeps half of the table free. */
static bool make_hash_room(struct model_reader *r)
{
    if (2 * r->symbols < r->hash_room) return true;
    const size_t room = r->hash_room ? 2 * r->hash_room : 64;
    int *hash = new_array(room, sizeof *hash);
    if (!hash) return false;
    for (size_t i = 0; i < room; i++) hash[i] = NONE;
    free(r->hash);
    r->hash = hash;
    r->hash_room = room;
    for (size_t i = 0; i < r->symbols; i++)
        r->hash[slot_of(r, r->symbol[i].name, r->symbol[i].length)] = (int)i;
    return true;
}

int model_symbol_of(struct model_reader *r, const struct token *t)
{
    if (!make_hash_room(r) ||
        !make_room((void **)&r->symbol, r->symbols, &r->symbol_room, sizeof *r->symbol)) {
        wrong_memory(r);
        return NONE;
    }
    const size_t slot = slot_of(r, t->text, t->length);
    if (r->hash[slot] != NONE) return r->hash[slot];
    r->symbol[r->symbols] = (struct symbol){.name = t->text, .length = t->length};
    return r->hash[slot] = (int)r->symbols++;
}

const char *model_show_name(const struct model_reader *r, int symbol, char shown[SHOWN_NAME])
{
    struct out o = out_to_buffer(shown, SHOWN_NAME);
    out_bytes(&o, r->symbol[symbol].name, r->symbol[symbol].length);
    return shown;
}

bool model_is_free(struct model_reader *r, int symbol, struct place place)
{
    char shown[SHOWN_NAME];
    return r->symbol[symbol].kind == SYMBOL_UNKNOWN ||
           model_wrong_at(r->error, place, say(name_in_use, model_show_name(r, symbol, shown)));
}

bool model_push_onto(struct model_reader *r, struct stack *s, int number)
{
    if (!make_room((void **)&s->number, s->count, &s->room, sizeof *s->number)) return wrong_memory(r);
    s->number[s->count++] = number;
    return true;
}

bool model_push(struct model_reader *r, int number) { return model_push_onto(r, &r->stack, number); }

bool model_push_constant(struct model_reader *r, struct constants *c, csp_value number)
{
    if (!make_room((void **)&c->number, c->count, &c->room, sizeof *c->number)) return wrong_memory(r);
    c->number[c->count++] = number;
    return true;
}

bool model_spend(struct model_reader *r, int64_t effort)
{
    r->effort += effort;
    return r->effort <= MAX_EFFORT ||
           model_wrong_at(r->error, r->statement, say(model_too_large, MAX_EFFORT));
}
