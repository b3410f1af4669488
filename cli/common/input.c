/* SPDX-License-Identifier: MIT */
/* input.c - see input.h

   Bytes pass through three stages, some with a buffer of their own:

       read(2) -> raw -> unpack (plain: straight on) -> head, while peeking -> the caller        */
#define _GNU_SOURCE /* F_SETPIPE_SZ */
#include "common/input.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>
#include <zstd.h>

#include "common/files.h"
#include "common/interrupt.h"

enum { RAW = 1 << 16, HEAD = 1 << 12 };
enum { LARGE_PIPE = 1 << 20 }; /* with 64 KB both sides wait for each other at every read */
enum { WAITING_AFTER = 20 };   /* milliseconds without input until it counts as waiting */

struct input {
    int file;
    const char *text; /* text in memory; NULL: there is a file */
    size_t text_left;
    void (*wait)(void *context);
    void *wait_context;
    bool regular;     /* a file on a disk */
    off_t size, read; /* in bytes of the file; 0: unknown */
    bool failed;
    char error[160];

    unsigned char raw[RAW];
    size_t raw_at, raw_end; /* the bytes read and not yet unpacked */
    bool raw_ended;

    /* NULL until the first bytes have been examined */
    size_t (*unpack)(struct input *, char *buffer, size_t room);
    z_stream gzip;
    bool gzip_open; /* inflateEnd() must be called */
    ZSTD_DStream *zstd;
    bool between; /* between two members or frames, where the data may end */

    char head[HEAD];
    size_t head_at, head_end;
    bool head_ended;
};

__attribute__((format(printf, 2, 3))) static size_t fail(struct input *input, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(input->error, sizeof input->error, format, arguments);
    va_end(arguments);
    input->failed = true;
    return SIZE_MAX;
}

/* ---- open and close ---- */

static void open_file(struct input *input, const char *name)
{
    struct stat about;
    if (strcmp(name, "-") == 0) input->file = STDIN_FILENO;
    else if ((input->file = file_open(name, O_RDONLY | O_CLOEXEC)) < 0) {
        if (interrupted()) fail(input, "interrupted");
        else fail(input, "cannot open: %s", strerror(errno));
    }
    if (input->file < 0 || fstat(input->file, &about) != 0) return;
    if (S_ISDIR(about.st_mode)) fail(input, "is a directory");
    input->regular = S_ISREG(about.st_mode);
    if (input->regular) input->size = about.st_size;
#ifdef F_SETPIPE_SZ
    if (S_ISFIFO(about.st_mode)) fcntl(input->file, F_SETPIPE_SZ, LARGE_PIPE);
#endif
}

struct input *input_open(const char *name)
{
    struct input *input = calloc(1, sizeof *input);
    if (input) open_file(input, name);
    return input;
}

struct input *input_of_text(const char *text, size_t length)
{
    struct input *input = calloc(1, sizeof *input);
    if (!input) return NULL;
    input->file = -1;
    input->text = text;
    input->text_left = length;
    return input;
}

bool input_is_whole(const struct input *input) { return input->text || input->regular; }

void input_close(struct input *input)
{
    if (!input) return;
    if (input->gzip_open) inflateEnd(&input->gzip);
    ZSTD_freeDStream(input->zstd);
    if (input->file > STDIN_FILENO) close(input->file);
    free(input);
}

void input_on_wait(struct input *input, void (*wait)(void *context), void *context)
{
    input->wait = wait;
    input->wait_context = context;
}

double input_part_read(const struct input *input)
{
    return input->size > 0 ? (double)input->read / (double)input->size : 0;
}

const char *input_error(const struct input *input) { return input->failed ? input->error : NULL; }

/* ---- raw bytes ---- */

static size_t read_text(struct input *input, void *buffer, size_t room)
{
    const size_t count = input->text_left < room ? input->text_left : room;
    memcpy(buffer, input->text, count);
    input->text += count;
    input->text_left -= count;
    return count;
}

static size_t read_some(struct input *input, void *buffer, size_t room)
{
    if (input->text) return read_text(input, buffer, room);
    if (input->wait) {
        struct pollfd ready = {.fd = input->file, .events = POLLIN};
        if (poll(&ready, 1, WAITING_AFTER) == 0) input->wait(input->wait_context);
    }
    for (;;) { /* a pipe that is never empty is never interrupted */
        if (interrupted()) return fail(input, "interrupted");
        const ssize_t got = read(input->file, buffer, room);
        if (got >= 0) {
            input->read += got;
            return (size_t)got;
        }
        if (errno != EINTR) return fail(input, "cannot read: %s", strerror(errno));
    }
}

/* Reads more raw bytes after those that wait.  False: there are none, because of the end or an error. */
static bool read_raw(struct input *input)
{
    if (input->raw_at == input->raw_end) input->raw_at = input->raw_end = 0;
    if (input->raw_ended || input->raw_end == RAW) return false;
    const size_t got = read_some(input, input->raw + input->raw_end, RAW - input->raw_end);
    if (got == 0 || got == SIZE_MAX) {
        input->raw_ended = true;
        return false;
    }
    input->raw_end += got;
    return true;
}

/* ---- unpacking: each returns what sudoku_pull returns ---- */

static size_t unpack_plain(struct input *input, char *buffer, size_t room)
{
    const size_t waiting = input->raw_end - input->raw_at;
    if (!waiting) return read_some(input, buffer, room);
    const size_t count = waiting < room ? waiting : room;
    memcpy(buffer, input->raw + input->raw_at, count);
    input->raw_at += count;
    return count;
}

static size_t ended_early(struct input *input)
{
    return fail(input, "ends in the middle of the compressed data");
}

/* Makes sure that raw bytes wait to be unpacked.  False: there are no more. */
static bool raw_waits(struct input *input) { return input->raw_at < input->raw_end || read_raw(input); }

/* Members may be padded with zeros (tar does it). */
static bool gzip_continues(struct input *input)
{
    while (raw_waits(input) && input->raw[input->raw_at] == 0) input->raw_at++;
    if (input->raw_at == input->raw_end) return false;
    inflateReset(&input->gzip);
    input->between = false;
    return true;
}

static size_t unpack_gzip(struct input *input, char *buffer, size_t room)
{
    z_stream *z = &input->gzip;
    const uInt wanted = (uInt)(room < RAW ? room : RAW);
    z->next_out = (Bytef *)buffer;
    z->avail_out = wanted;
    while (z->avail_out == wanted) {
        if (input->between && !gzip_continues(input)) return input->failed ? SIZE_MAX : 0;
        if (!raw_waits(input)) return input->failed ? SIZE_MAX : ended_early(input);
        z->next_in = input->raw + input->raw_at;
        z->avail_in = (uInt)(input->raw_end - input->raw_at);
        const int result = inflate(z, Z_NO_FLUSH);
        input->raw_at = input->raw_end - z->avail_in;
        if (result == Z_STREAM_END) input->between = true;
        else if (result != Z_OK && result != Z_BUF_ERROR)
            return fail(input, result == Z_MEM_ERROR ? "out of memory" : "damaged gzip data");
    }
    return wanted - z->avail_out;
}

static size_t unpack_zstd(struct input *input, char *buffer, size_t room)
{
    ZSTD_outBuffer out = {buffer, room, 0};
    while (!out.pos) {
        const bool more = raw_waits(input); /* if not, the last block may still be pending */
        if (!more && (input->failed || input->between)) return input->failed ? SIZE_MAX : 0;
        ZSTD_inBuffer in = {input->raw, input->raw_end, input->raw_at};
        const size_t left = ZSTD_decompressStream(input->zstd, &out, &in);
        input->raw_at = in.pos;
        if (ZSTD_isError(left)) return fail(input, "damaged zstd data");
        input->between = left == 0;
        if (!more && !out.pos && left) return ended_early(input);
    }
    return out.pos;
}

/* ---- which packing ---- */

/* A pattern's first bytes; a skippable frame, which may be the first in a zstd file, has any low four
   bits in its first byte.  */
static const struct magic {
    size_t length;
    unsigned char mask, bytes[4];
    enum { GZIP, ZSTD } packing;
} magics[] = {
    {2, 0xff, {0x1f, 0x8b}, GZIP},
    {4, 0xff, {0x28, 0xb5, 0x2f, 0xfd}, ZSTD},
    {4, 0xf0, {0x50, 0x2a, 0x4d, 0x18}, ZSTD},
};
enum { MAGICS = sizeof magics / sizeof *magics };

/* How many bytes at the beginning of the raw data match the pattern. */
static size_t agreeing_bytes(const struct input *input, const struct magic *m)
{
    size_t i = 0;
    while (i < m->length && i < input->raw_end) {
        const unsigned char mask = i ? 0xff : m->mask;
        if ((input->raw[i] & mask) != m->bytes[i]) break;
        i++;
    }
    return i;
}

/* Reads on only while the bytes may still match a pattern, so that a user at a terminal need not wait. */
static const struct magic *recognise(struct input *input)
{
    for (;;) {
        bool undecided = input->raw_end == 0;
        for (int i = 0; i < MAGICS; i++) {
            const size_t agree = agreeing_bytes(input, &magics[i]);
            if (agree == magics[i].length) return &magics[i];
            if (agree == input->raw_end) undecided = true;
        }
        if (!undecided || !read_raw(input)) return NULL;
    }
}

static void start_unpacking(struct input *input)
{
    const struct magic *m = recognise(input);
    input->unpack = unpack_plain;
    if (!m) return;
    if (m->packing == GZIP) {
        input->unpack = unpack_gzip;
        input->gzip_open = inflateInit2(&input->gzip, 15 + 16) == Z_OK; /* gzip only, no zlib */
        if (!input->gzip_open) fail(input, "out of memory");
    } else {
        input->unpack = unpack_zstd;
        input->zstd = ZSTD_createDStream();
        if (!input->zstd) fail(input, "out of memory");
    }
}

static size_t unpack(struct input *input, char *buffer, size_t room)
{
    if (!input->failed && !input->unpack) start_unpacking(input);
    return input->failed ? SIZE_MAX : input->unpack(input, buffer, room);
}

/* ---- the caller's side ---- */

int input_peek(struct input *input, size_t place)
{
    while (place >= input->head_end) {
        if (input->head_ended || input->head_end == HEAD) return -1;
        const size_t got = unpack(input, input->head + input->head_end, HEAD - input->head_end);
        if (got == 0 || got == SIZE_MAX) input->head_ended = true;
        else input->head_end += got;
    }
    return (unsigned char)input->head[place];
}

size_t input_pull(void *context, char *buffer, size_t room)
{
    struct input *input = context;
    const size_t waiting = input->head_end - input->head_at;
    if (!waiting)
        return input->head_ended ? (input->failed ? SIZE_MAX : 0) : unpack(input, buffer, room);
    const size_t count = waiting < room ? waiting : room;
    memcpy(buffer, input->head + input->head_at, count);
    input->head_at += count;
    return count;
}
