/* SPDX-License-Identifier: MIT */
/* lzstring.c - see lzstring.h

   The method is that of Lempel and Ziv (1978).  Codes are written lowest bit first into figures that are filled highest bit first.
   0 and 1 announce a new unit of 8 and of 16 bits, 2 is the end, and every other code is an entry of the dictionary: a unit that was
   announced, or what one code stood for and the first unit of what the next one stood for.  A code has as many bits as the largest
   that could come next needs; the count of entries up to the next bit goes down in the same way on both sides.  */
#include "base/lzstring.h"

#include "base/memory.h"
#include "base/utf8.h"

enum { NEW_8 = 0, NEW_16 = 1, END = 2, FIRST_ENTRY = 3, FIGURE_BITS = 6, REPLACEMENT = 0xFFFD };

static const char *last_figures(enum lz_alphabet a)
{
    return a == LZ_BASE64 ? "+/" : a == LZ_URI ? "+-" : "-_";
}

/* How long a code is.  Grows when as many entries were added as codes of this length can tell apart. */
struct width {
    unsigned bits;
    uint32_t left; /* entries until it grows */
};

static void count_entry(struct width *w)
{
    if (--w->left) return;
    w->left = (uint32_t)1 << w->bits;
    w->bits++;
}

/* ---- unpacking ---- */

/* An entry is a place in the units that were already unpacked, since whatever gets an entry has just been written. */
struct entry {
    uint32_t start, length;
};

struct unpacker {
    enum lz_alphabet alphabet;
    const char *figures;
    size_t length, at;
    unsigned figure, bits_left;
    struct width width;
    uint16_t *unit;
    size_t units, unit_room, limit;
    struct entry *entry;
    size_t entries, entry_room;
};

static int figure_value(enum lz_alphabet a, char c)
{
    if (c >= 'A' && c <= 'Z') return c - 'A';
    if (c >= 'a' && c <= 'z') return c - 'a' + 26;
    if (c >= '0' && c <= '9') return c - '0' + 52;
    if (c == ' ') c = '+'; /* which LZ_URL has not */
    const char *last = last_figures(a);
    return c == last[0] ? 62 : c == last[1] ? 63 : -1;
}

/* The next `count` bits, lowest first.  False: there are no more figures. */
static bool take_bits(struct unpacker *u, unsigned count, uint32_t *value)
{
    *value = 0;
    for (unsigned i = 0; i < count; i++) {
        if (!u->bits_left) {
            const int figure = u->at < u->length ? figure_value(u->alphabet, u->figures[u->at]) : -1;
            if (figure < 0) return false;
            u->figure = (unsigned)figure;
            u->bits_left = FIGURE_BITS;
            u->at++;
        }
        *value |= (uint32_t)(u->figure >> --u->bits_left & 1) << i;
    }
    return true;
}

static enum lz_result add_unit(struct unpacker *u, uint16_t unit)
{
    if (u->units == u->limit) return LZ_TOO_LONG;
    void *units = u->unit;
    if (!make_room(&units, u->units, &u->unit_room, sizeof *u->unit)) return LZ_NO_MEMORY;
    u->unit = units;
    u->unit[u->units++] = unit;
    return LZ_GOOD;
}

static enum lz_result add_entry(struct unpacker *u, size_t start, size_t length)
{
    void *entries = u->entry;
    if (!make_room(&entries, u->entries, &u->entry_room, sizeof *u->entry)) return LZ_NO_MEMORY;
    u->entry = entries;
    u->entry[u->entries++] = (struct entry){(uint32_t)start, (uint32_t)length};
    return LZ_GOOD;
}

/* A unit that has not occurred yet. */
static enum lz_result take_new_unit(struct unpacker *u, uint32_t code)
{
    uint32_t unit;
    if (!take_bits(u, code == NEW_8 ? 8 : 16, &unit)) return LZ_CUT_OFF;
    const size_t start = u->units;
    const enum lz_result result = add_unit(u, (uint16_t)unit);
    return result != LZ_GOOD ? result : add_entry(u, start, 1);
}

/* The units of an entry once more.  The next free code is the entry before with its own first unit behind it. */
static enum lz_result repeat_entry(struct unpacker *u, uint32_t code, struct entry before)
{
    const size_t number = code - FIRST_ENTRY;
    if (number > u->entries) return LZ_DAMAGED;
    const struct entry e =
        number < u->entries ? u->entry[number] : (struct entry){before.start, before.length + 1};
    enum lz_result result = LZ_GOOD;
    for (uint32_t i = 0; i < e.length && result == LZ_GOOD; i++)
        result = add_unit(u, u->unit[e.start + i]);
    return result;
}

static enum lz_result unpack_units(struct unpacker *u)
{
    enum lz_result result = LZ_GOOD;
    struct entry before = {0, 0};
    u->width = (struct width){.bits = 2, .left = 2};
    for (bool first = true; result == LZ_GOOD; first = false) {
        const size_t start = u->units;
        uint32_t code;
        if (!take_bits(u, u->width.bits, &code)) return LZ_CUT_OFF;
        if (code == END) return LZ_GOOD;
        if (code == NEW_8 || code == NEW_16) {
            result = take_new_unit(u, code);
            count_entry(&u->width);
        } else {
            result = first ? LZ_DAMAGED : repeat_entry(u, code, before);
        }
        if (result == LZ_GOOD && !first) result = add_entry(u, before.start, before.length + 1);
        count_entry(&u->width);
        before = (struct entry){(uint32_t)start, (uint32_t)(u->units - start)};
    }
    return result;
}

static bool is_surrogate(uint32_t unit, uint32_t first) { return unit >= first && unit < first + 0x400; }

/* Pairs of surrogates become one character, single ones a replacement. */
static enum lz_result units_to_text(const uint16_t *unit, size_t count, struct lz_text *t)
{
    char *bytes = malloc(3 * count + 1);
    if (!bytes) return LZ_NO_MEMORY;
    size_t length = 0;
    for (size_t i = 0; i < count; i++) {
        uint32_t code = unit[i];
        if (is_surrogate(code, 0xD800) && i + 1 < count && is_surrogate(unit[i + 1], 0xDC00))
            code = 0x10000 + ((code - 0xD800) << 10) + (unit[++i] - 0xDC00u);
        else if (is_surrogate(code, 0xD800) || is_surrogate(code, 0xDC00)) code = REPLACEMENT;
        length += (size_t)utf8_encode((int32_t)code, bytes + length);
    }
    bytes[length] = '\0';
    t->bytes = bytes;
    t->length = length;
    return LZ_GOOD;
}

enum lz_result lz_unpack(enum lz_alphabet alphabet, const char *figures, size_t length, size_t limit,
                         struct lz_text *t)
{
    struct unpacker u = {.alphabet = alphabet, .figures = figures, .length = length, .limit = limit};
    if (u.limit > UINT32_MAX / 4) u.limit = UINT32_MAX / 4;
    *t = (struct lz_text){.bytes = NULL};
    enum lz_result result = unpack_units(&u);
    t->used = u.at;
    if (result == LZ_GOOD) result = units_to_text(u.unit, u.units, t);
    free(u.unit);
    free(u.entry);
    return result;
}

/* ---- packing ---- */

/* Codes by what they stand for: a code and one more unit, in a table with open addressing; and units alone. */
struct packer {
    enum lz_alphabet alphabet;
    struct out *out;
    unsigned figure, bits;
    size_t figures;
    struct width width;
    uint32_t next_code;
    uint32_t *of_unit; /* 0: has not occurred yet */
    bool *announced;   /* of each unit: its code has been written */
    size_t slots;      /* a power of two */
    struct slot {
        uint32_t code, before; /* 0: free */
        uint16_t unit;
    } * slot;
};

enum { UNITS = 0x10000 };

static void put_bits(struct packer *p, unsigned count, uint32_t value)
{
    for (unsigned i = 0; i < count; i++) {
        p->figure = p->figure << 1 | (value >> i & 1);
        if (++p->bits < FIGURE_BITS) continue;
        static const char common[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
        out_char(p->out, p->figure < 62 ? common[p->figure] : last_figures(p->alphabet)[p->figure - 62]);
        p->figures++;
        p->figure = p->bits = 0;
    }
}

/* The slot of a code followed by a unit, or the free one where it belongs. */
static struct slot *find_slot(const struct packer *p, uint32_t before, uint16_t unit)
{
    size_t at = (before * 2654435761u ^ unit * 40503u) & (p->slots - 1);
    while (p->slot[at].code && (p->slot[at].before != before || p->slot[at].unit != unit))
        at = (at + 1) & (p->slots - 1);
    return &p->slot[at];
}

/* `unit` is what the code stands for, if it is a single unit. */
static void put_code(struct packer *p, uint32_t code, uint16_t unit)
{
    if (p->of_unit[unit] == code && !p->announced[unit]) {
        const bool wide = unit > 0xFF;
        put_bits(p, p->width.bits, wide ? NEW_16 : NEW_8);
        put_bits(p, wide ? 16 : 8, unit);
        p->announced[unit] = true;
        count_entry(&p->width);
    } else {
        put_bits(p, p->width.bits, code);
    }
    count_entry(&p->width);
}

static void pack_units(struct packer *p, const uint16_t *unit, size_t count)
{
    uint32_t code = 0; /* of what was read and not yet written; 0: nothing */
    uint16_t last = 0;
    p->width = (struct width){.bits = 2, .left = 2};
    p->next_code = FIRST_ENTRY;
    for (size_t i = 0; i < count; i++, last = unit[i - 1]) {
        if (!p->of_unit[unit[i]]) p->of_unit[unit[i]] = p->next_code++;
        struct slot *longer = code ? find_slot(p, code, unit[i]) : NULL;
        if (longer && longer->code) {
            code = longer->code;
            continue;
        }
        if (longer) {
            put_code(p, code, last);
            *longer = (struct slot){p->next_code++, code, unit[i]};
        }
        code = p->of_unit[unit[i]];
    }
    if (code) put_code(p, code, last);
    put_bits(p, p->width.bits, END);
    do put_bits(p, 1, 0);
    while (p->bits);
    if (p->alphabet == LZ_BASE64) out_repeat(p->out, '=', (int)((4 - p->figures % 4) % 4));
}

/* UTF-8 to UTF-16; there is room for a unit for each byte. */
static size_t text_to_units(const char *text, size_t length, uint16_t *unit)
{
    size_t count = 0;
    for (size_t at = 0; at < length;) {
        int32_t code;
        at += (size_t)utf8_decode(text + at, length - at, &code);
        if (code < 0) code = REPLACEMENT;
        if (code >= 0x10000) {
            unit[count++] = (uint16_t)(0xD800 + ((code - 0x10000) >> 10));
            code = 0xDC00 + ((code - 0x10000) & 0x3FF);
        }
        unit[count++] = (uint16_t)code;
    }
    return count;
}

bool lz_pack(enum lz_alphabet alphabet, const char *text, size_t length, struct out *out)
{
    struct packer p = {.alphabet = alphabet, .out = out, .slots = 64};
    while (p.slots < 2 * length) p.slots *= 2;
    uint16_t *unit = new_array(length, sizeof *unit);
    p.of_unit = new_array(UNITS, sizeof *p.of_unit);
    p.announced = new_array(UNITS, sizeof *p.announced);
    p.slot = new_array(p.slots, sizeof *p.slot);
    const bool good = unit && p.of_unit && p.announced && p.slot;
    if (good) pack_units(&p, unit, text_to_units(text, length, unit));
    free(unit);
    free(p.of_unit);
    free(p.announced);
    free(p.slot);
    return good;
}
