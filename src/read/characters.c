/* SPDX-License-Identifier: MIT */
/* characters.c - see characters.h */
#include "read/characters.h"

#include <stdint.h>
#include <string.h>

#include "base/utf8.h"

/* ---- what stands for what ---- */

enum { DROPPED = 0, KEPT = -1 };

/* Characters from `first` to `last` all mean `ascii`, or count on from it. */
struct equivalent {
    int32_t first, last;
    char ascii;
    bool counts_on;
};

/* Sorted, so that it can be searched. */
static const struct equivalent equivalents[] = {
    {0x00A0, 0x00A0, ' ', false},
    {0x00A6, 0x00A6, '|', false},
    {0x00AB, 0x00AB, '"', false},
    {0x00AD, 0x00AD, DROPPED, false}, /* soft hyphen */
    {0x00B7, 0x00B7, '.', false},     /* middle dot */
    {0x00BB, 0x00BB, '"', false},
    {0x00D7, 0x00D7, 'x', false}, /* multiplication sign */
    {0x0660, 0x0669, '0', true},  /* Arabic */
    {0x06F0, 0x06F9, '0', true},  /* Persian */
    {0x0966, 0x096F, '0', true},  /* Devanagari */
    {0x09E6, 0x09EF, '0', true},  /* Bengali */
    {0x0BE6, 0x0BEF, '0', true},  /* Tamil */
    {0x0E50, 0x0E59, '0', true},  /* Thai */
    {0x1680, 0x1680, ' ', false},
    {0x2000, 0x200A, ' ', false},
    {0x200B, 0x200F, DROPPED, false}, /* zero width, directions */
    {0x2010, 0x2015, '-', false},
    {0x2018, 0x201B, '\'', false},
    {0x201C, 0x201F, '"', false},
    {0x2022, 0x2022, '.', false}, /* bullet */
    {0x2024, 0x2024, '.', false},
    {0x2027, 0x2027, '.', false},
    {0x2028, 0x2029, '\n', false},
    {0x202A, 0x202E, DROPPED, false},
    {0x202F, 0x202F, ' ', false},
    {0x205F, 0x205F, ' ', false},
    {0x2060, 0x2064, DROPPED, false},
    {0x20E3, 0x20E3, DROPPED, false}, /* keycap */
    {0x2212, 0x2212, '-', false},
    {0x2219, 0x2219, '.', false},
    {0x2223, 0x2223, '|', false},
    {0x22C5, 0x22C5, '.', false},
    {0x2460, 0x2468, '1', true},  /* in circles */
    {0x25A0, 0x25A2, '.', false}, /* squares */
    {0x25AA, 0x25AB, '.', false},
    {0x25CB, 0x25CB, '.', false}, /* circles */
    {0x25CF, 0x25CF, '.', false},
    {0x25E6, 0x25E6, '.', false},
    {0x25EF, 0x25EF, '.', false},
    {0x25FB, 0x25FE, '.', false},
    {0x2610, 0x2610, '.', false}, /* ballot box */
    {0x26AA, 0x26AB, '.', false}, /* circles of emoji */
    {0x2776, 0x277E, '1', true},  /* in black circles */
    {0x2780, 0x2788, '1', true},
    {0x278A, 0x2792, '1', true},
    {0x2B1B, 0x2B1C, '.', false}, /* large squares */
    {0x3000, 0x3000, ' ', false},
    {0x3007, 0x3007, '0', false}, /* Chinese digits */
    {0x30FB, 0x30FB, '.', false}, /* katakana middle dot */
    {0x4E00, 0x4E00, '1', false},
    {0x4E03, 0x4E03, '7', false},
    {0x4E09, 0x4E09, '3', false},
    {0x4E5D, 0x4E5D, '9', false},
    {0x4E8C, 0x4E8C, '2', false},
    {0x4E94, 0x4E94, '5', false},
    {0x516B, 0x516B, '8', false},
    {0x516D, 0x516D, '6', false},
    {0x56DB, 0x56DB, '4', false},
    {0xFE0E, 0xFE0F, DROPPED, false}, /* variants of emoji */
    {0xFEFF, 0xFEFF, DROPPED, false},
    {0xFF01, 0xFF5E, '!', true}, /* full width */
    {0xFF65, 0xFF65, '.', false},
    {0x1D7CE, 0x1D7D7, '0', true}, /* mathematical digits: bold, double-struck, ... */
    {0x1D7D8, 0x1D7E1, '0', true},
    {0x1D7E2, 0x1D7EB, '0', true},
    {0x1D7EC, 0x1D7F5, '0', true},
    {0x1D7F6, 0x1D7FF, '0', true},
    {0x1F518, 0x1F518, '.', false}, /* radio button */
    {0x1F532, 0x1F533, '.', false}, /* square buttons */
};

/* The ASCII character, DROPPED or KEPT. */
static int equivalent_of(int32_t code)
{
    size_t low = 0, high = sizeof equivalents / sizeof *equivalents;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const struct equivalent *e = &equivalents[middle];
        if (code > e->last) low = middle + 1;
        else if (code < e->first) high = middle;
        else return e->counts_on ? e->ascii + (int)(code - e->first) : e->ascii;
    }
    return KEPT;
}

int32_t simple_character(int32_t code)
{
    const int ascii = equivalent_of(code);
    return ascii == KEPT ? code : ascii == DROPPED ? -1 : ascii;
}

/* A byte that is not UTF-8, as Windows-1252 has it. */
static int equivalent_of_byte(unsigned char byte)
{
    switch (byte) {
    case 0x91:
    case 0x92: return '\'';
    case 0x93:
    case 0x94: return '"';
    case 0x95:
    case 0xB7: return '.';
    case 0x96:
    case 0x97: return '-';
    case 0xA0: return ' ';
    case 0xA6: return '|';
    case 0xAD: return DROPPED;
    case 0xD7: return 'x';
    default: return KEPT;
    }
}

/* Lines and corners as DOS has them: letters in Windows-1252, so a neighbour has to be one, too.  `before` is what the byte before has
   become.  KEPT: it is none.  */
static bool is_drawn_across(unsigned char byte) { return byte == 0xC4 || byte == 0xCD; }
static bool is_drawn_corner(unsigned char byte)
{
    static const char corners[] =
        "\xB4\xB9\xBB\xBC\xBF\xC0\xC1\xC2\xC3\xC5\xC8\xC9\xCA\xCB\xCC\xCE\xD9\xDA";
    return byte && strchr(corners, (char)byte);
}

static int equivalent_of_drawn_byte(char before, unsigned char byte, unsigned char after)
{
    enum { DOWN = 0xB3, TWO_DOWN = 0xBA };
    const bool line_before = before == '-' || before == '+';
    const bool letter_after = (after | 0x20) >= 'a' && (after | 0x20) <= 'z';
    if (byte == DOWN) return '|';
    if (byte == TWO_DOWN)
        return (before | 0x20) >= 'a' && (before | 0x20) <= 'z' ? KEPT : '|'; /* nÂº 3 */
    if (is_drawn_across(byte))
        return is_drawn_across(after) || is_drawn_corner(after) || (line_before && !letter_after) ? '-'
                                                                                                  : KEPT;
    return is_drawn_corner(byte) && (before == '-' || is_drawn_across(after)) ? '+' : KEPT;
}

/* ---- in place ---- */

/* Bytes from the start that are what they seem: ASCII, and no CR but before a line feed. */
static size_t plain_length(const char *text, size_t length)
{
    enum { STRETCH = 64 }; /* without a branch, for the sake of the compiler's vectors */
    size_t plain = 0;
    for (; plain + STRETCH <= length; plain += STRETCH) {
        unsigned char any = 0;
        for (int i = 0; i < STRETCH; i++) any |= (unsigned char)text[plain + (size_t)i];
        if (any & 0x80) break;
    }
    while (plain < length && !(text[plain] & 0x80)) plain++;
    for (const char *at = text; (at = memchr(at, '\r', plain - (size_t)(at - text))); at++)
        if (at + 1 == text + length || at[1] != '\n') return (size_t)(at - text);
    return plain;
}

/* Is this the beginning of a character whose other bytes have not arrived? */
static bool is_cut_off(const char *text, size_t length)
{
    const unsigned char first = (unsigned char)text[0];
    const size_t bytes = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1;
    if (first > 0xF4 || bytes <= length) return false;
    for (size_t i = 1; i < length; i++)
        if ((text[i] & 0xC0) != 0x80) return false;
    return true;
}

/* What the character that begins there becomes, and how many bytes it has. */
static int replacement_at(const char *at, size_t left, char before, int *bytes)
{
    int32_t code;
    const unsigned char byte = (unsigned char)*at, after = left > 1 ? (unsigned char)at[1] : 0;
    *bytes = utf8_decode(at, left, &code);
    const bool line_and_corner =
        *bytes == 2 && before == '-' && is_drawn_across(byte) && is_drawn_corner(after);
    if (line_and_corner) *bytes = 1, code = -1; /* they happen to be UTF-8 together */
    if (code == '\r' && (left == 1 || at[1] != '\n')) return '\n';
    if (code >= 0 && code < 128) return KEPT;
    if (code >= 0) return code == 0x85 ? '\n' : equivalent_of(code);
    const int drawn = equivalent_of_drawn_byte(before, byte, after);
    return drawn == KEPT ? equivalent_of_byte(byte) : drawn;
}

size_t simplify_characters(char *text, size_t length, char before, bool last, size_t *waiting)
{
    size_t to = 0, from = 0;
    *waiting = 0;
    for (;;) {
        const size_t plain = plain_length(text + from, length - from);
        if (to < from) memmove(text + to, text + from, plain);
        to += plain;
        from += plain;
        if (from == length) break;
        const char *at = text + from;
        const size_t left = length - from;
        int bytes;
        if (!last && (left == 1 || is_cut_off(at, left))) { /* the next byte can make a difference */
            memmove(text + to, at, left);
            *waiting = left;
            break;
        }
        const int replacement = replacement_at(at, left, to ? text[to - 1] : before, &bytes);
        if (replacement == KEPT) {
            memmove(text + to, at, (size_t)bytes);
            to += (size_t)bytes;
        } else if (replacement != DROPPED) {
            text[to++] = (char)replacement;
        }
        from += (size_t)bytes;
    }
    return to;
}

/* ---- UTF-16 ---- */

enum encoding encoding_of(const char *text, size_t length)
{
    if (length < 2) return ENCODING_UTF_8;
    if (!memcmp(text, "\xFF\xFE", 2)) return ENCODING_UTF_16_LE;
    if (!memcmp(text, "\xFE\xFF", 2)) return ENCODING_UTF_16_BE;
    /* without a mark: the first two characters are ASCII */
    if (length < 4) return ENCODING_UTF_8;
    if (text[0] && !text[1] && text[2] && !text[3]) return ENCODING_UTF_16_LE;
    if (!text[0] && text[1] && !text[2] && text[3]) return ENCODING_UTF_16_BE;
    return ENCODING_UTF_8;
}

static int32_t unit_at(const char *text, bool big_endian)
{
    const unsigned char a = (unsigned char)text[0], b = (unsigned char)text[1];
    return big_endian ? a << 8 | b : b << 8 | a;
}

static size_t put_utf8(int32_t code, char *to)
{
    if (code < 0x80) {
        to[0] = (char)code;
        return 1;
    }
    const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
    static const int lead[] = {0, 0xC0, 0xE0, 0xF0};
    to[0] = (char)(lead[more] | code >> (6 * more));
    for (int i = 1; i <= more; i++) to[i] = (char)(0x80 | (code >> (6 * (more - i)) & 0x3F));
    return (size_t)more + 1;
}

size_t utf_16_to_utf_8(const char *text, size_t length, bool big_endian, bool last, char *utf8,
                       size_t *waiting)
{
    size_t to = 0, at = 0;
    while (at + 2 <= length) {
        int32_t code = unit_at(text + at, big_endian);
        const bool first_of_pair = code >= 0xD800 && code < 0xDC00;
        if (first_of_pair && at + 4 > length && !last) break;
        const int32_t second =
            first_of_pair && at + 4 <= length ? unit_at(text + at + 2, big_endian) : 0;
        at += 2;
        if (second >= 0xDC00 && second < 0xE000) {
            code = 0x10000 + ((code - 0xD800) << 10) + (second - 0xDC00);
            at += 2;
        } else if (code >= 0xD800 && code < 0xE000) {
            code = '?';
        }
        to += put_utf8(code, utf8 + to);
    }
    *waiting = length - at;
    if (last && *waiting) { /* half a character */
        utf8[to++] = '?';
        *waiting = 0;
    }
    return to;
}
