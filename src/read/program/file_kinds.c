/* SPDX-License-Identifier: MIT */
/* file_kinds.c - see file_kinds.h */
#include "read/program/file_kinds.h"

#include <string.h>

#include "words/fail.h"

static const struct kind {
    unsigned char first[FIRST_BYTES];
    size_t bytes;
    enum message_code sentence;
    const char *name; /* NULL: the sentence has it */
} kinds[] = {
    {"PK\3\4", 4, SAY_zip_file, NULL},
    {"\xD0\xCF\x11\xE0", 4, SAY_old_office_file, NULL},
    {"%PDF", 4, SAY_pdf_file, NULL},
    {"\x89PNG", 4, SAY_picture_file, "PNG"},
    {"\xFF\xD8\xFF", 3, SAY_picture_file, "JPEG"},
    {"GIF8", 4, SAY_picture_file, "GIF"},
    {"\xFD"
     "7zX",
     4, SAY_packed_file, "xz"},
    {"BZh", 3, SAY_packed_file, "bzip2"},
    {"7z\xBC\xAF", 4, SAY_packed_file, "7z"},
    {"Rar!", 4, SAY_packed_file, "rar"},
    {"\x1F\x8B", 2, SAY_packed_file, "gzip"},
    {"\x28\xB5\x2F\xFD", 4, SAY_packed_file, "zstd"},
};

/* Office programs store their files as zip archives, in which the names of files can be read. */
static const struct part {
    const char *name;
    enum message_code sentence;
} parts[] = {
    {"xl/", SAY_excel_file},
    {"word/", SAY_word_file},
    {"application/vnd.oasis.opendocument", SAY_open_document},
};

static bool holds(const struct source *s, const char *text)
{
    const size_t length = strlen(text);
    const char *at = s->buffer, *end = s->buffer + s->end;
    while ((at = memchr(at, *text, (size_t)(end - at))) && (size_t)(end - at) >= length)
        if (!memcmp(at++, text, length)) return true;
    return false;
}

bool is_text(const struct source *s, sudoku_error *error)
{
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const struct kind *k = &kinds[i];
        if (s->head_bytes < k->bytes || memcmp(s->head, k->first, k->bytes)) continue;
        enum message_code sentence = k->sentence;
        for (size_t j = 0; sentence == SAY_zip_file && j < sizeof parts / sizeof *parts; j++)
            if (holds(s, parts[j].name)) sentence = parts[j].sentence;
        if (!k->name) return fail(error, 1, 0, message_of(sentence));
        return fail(error, 1, 0,
                    sentence == SAY_packed_file ? say(packed_file, k->name)
                                                : say(picture_file, k->name));
    }
    return true;
}
