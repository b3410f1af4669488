/* SPDX-License-Identifier: MIT */
/* fuzz_unpack.c - files that are plain, gzip or zstd.

   The first byte chooses one of two kinds of inputs.  Any bytes: whether they arrive at once or in pieces, the same text comes out,
   and the same error.  Parts, from which a good file of several members or frames is built: their texts come out; of a
   file that is cut off within a part, what came before it, and an error.
   The second byte chooses the pieces, the third where a built file is cut off.  */
#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <zlib.h>

#include "common/input.h"
#include "support/text.h"

enum { HEADER = 3, LONGEST_TEXT = 1 << 18 };

static void require(bool condition)
{
    if (!condition) abort();
}

/* ---- a file that arrives in pieces: standard input, linked with --wrap=read ---- */

static struct {
    bool open;
    struct pieces pieces;
    bool interrupts; /* every other read */
    int reads;
} file;

ssize_t __real_read(int, void *, size_t);
ssize_t __wrap_read(int, void *, size_t);

ssize_t __wrap_read(int descriptor, void *buffer, size_t room)
{
    if (descriptor != STDIN_FILENO || !file.open) return __real_read(descriptor, buffer, room);
    if (file.interrupts && file.reads++ % 2) {
        errno = EINTR;
        return -1;
    }
    return (ssize_t)pull_pieces(&file.pieces, buffer, room);
}

/* ---- reading ---- */

/* All of the text, as far as it is not a bomb, in pulls of at most `most` bytes.  Was there no error? */
static bool pull_all(struct input *input, size_t most, struct text *text)
{
    static char buffer[1 << 14];
    text_clear(text);
    if (!input) return false;
    for (;;) {
        const size_t got = input_pull(input, buffer, most);
        if (!got || got == SIZE_MAX) {
            require((got == SIZE_MAX) == (input_error(input) != NULL));
            require(!input_error(input) || input_error(input)[0]);
            require(input_pull(input, buffer, most) == got); /* the end stays the end */
            break;
        }
        require(got <= most);
        text_add_bytes(text, buffer, got);
        if (text->length >= LONGEST_TEXT) break;
    }
    const bool good = !input_error(input);
    input_close(input);
    return good;
}

static bool read_at_once(const struct text *packed, struct text *text)
{
    return pull_all(input_of_text(packed->bytes, packed->length), 1 << 14, text);
}

static bool read_in_pieces(const struct text *packed, uint8_t choice, struct text *text)
{
    static const size_t pieces[] = {1, 2, 7, 100}, pulls[] = {1, 3, 50, 5000};
    file.pieces =
        (struct pieces){.text = packed->bytes, .left = packed->length, .most = pieces[choice & 3]};
    file.interrupts = choice & 16;
    file.open = true;
    struct input *input = input_open("-");
    for (int i = 0; input && i < (choice >> 5); i++) input_peek(input, (size_t)(700 * i));
    const bool good = pull_all(input, pulls[choice >> 2 & 3], text);
    file.open = false;
    return good;
}

/* ---- built files ---- */

static void add_number(struct text *t, unsigned long number, int bytes)
{
    for (int i = 0; i < bytes; i++) text_add_bytes(t, &(char){(char)(number >> 8 * i & 0xff)}, 1);
}

/* A member with one stored block. */
static void add_gzip(struct text *t, const char *bytes, size_t length)
{
    text_add_bytes(t, "\x1f\x8b\x08\0\0\0\0\0\0\x03\x01", 11);
    add_number(t, length, 2);
    add_number(t, ~length, 2);
    text_add_bytes(t, bytes, length);
    add_number(t, crc32(0, (const Bytef *)bytes, (uInt)length), 4);
    add_number(t, length, 4);
}

/* A frame with one raw block, its size in the header. */
static void add_zstd(struct text *t, const char *bytes, size_t length)
{
    text_add_bytes(t, "\x28\xb5\x2f\xfd\x20", 5);
    add_number(t, length, 1);
    add_number(t, length << 3 | 1, 3);
    text_add_bytes(t, bytes, length);
}

/* What belongs to no text: zeros after a member of gzip, frames of zstd that are passed over. */
static void add_padding(struct text *t, bool gzip, const char *bytes, size_t length)
{
    if (gzip) {
        text_repeat(t, '\0', length);
        return;
    }
    add_number(t, 0x184d2a50 + length % 16, 4);
    add_number(t, length, 4);
    text_add_bytes(t, bytes, length);
}

/* A file of parts, each a byte for its kind, its length, and its bytes.  Cuts it off after `most` bytes: returns whether all
   parts are whole; `text` is that of the whole ones.  */
static bool build(const char *data, size_t size, bool gzip, size_t most, struct text *packed,
                  struct text *text)
{
    text_clear(packed);
    text_clear(text);
    while (size >= 2) {
        const bool padding = data[0] % 4 == 0 && (packed->length || !gzip);
        size_t length = (unsigned char)data[1];
        data += 2;
        size -= 2;
        if (length > size) length = size;
        if (padding) add_padding(packed, gzip, data, length);
        else if (gzip) add_gzip(packed, data, length);
        else add_zstd(packed, data, length);
        if (packed->length > most && !(padding && gzip)) {
            packed->length = most;
            return false;
        }
        if (!padding) text_add_bytes(text, data, length);
        data += length;
        size -= length;
    }
    return true;
}

static void check_built(const uint8_t *data, size_t size)
{
    enum { MAGIC = 4 }; /* with fewer bytes the file is plain text */
    static struct text packed, expected, text;
    const size_t most = data[2] == 255 ? SIZE_MAX : MAGIC + 5 * (size_t)data[2];
    const bool whole =
        build((const char *)data + HEADER, size - HEADER, data[0] & 2, most, &packed, &expected);
    if (packed.length < MAGIC) return;
    const bool good = read_in_pieces(&packed, data[1], &text);
    if (whole) require(good && text.length == expected.length);
    /* bytes at the very end of a part may be all that it lacks */
    require(text.length >= expected.length && !memcmp(text.bytes, expected.bytes, expected.length));
    if (good && !whole) require(text.length == expected.length);
}

static void check_any(const uint8_t *data, size_t size)
{
    static struct text packed, at_once, pieces;
    text_clear(&packed);
    text_add_bytes(&packed, (const char *)data + HEADER, size - HEADER);
    const bool good = read_at_once(&packed, &at_once);
    const bool same = read_in_pieces(&packed, data[1], &pieces) == good;
    if (at_once.length >= LONGEST_TEXT || pieces.length >= LONGEST_TEXT) return;
    require(same);
    require(!good ||
            (pieces.length == at_once.length && !memcmp(pieces.bytes, at_once.bytes, at_once.length)));
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < HEADER) return 0;
    if (data[0] & 1) check_built(data, size);
    else check_any(data, size);
    return 0;
}
