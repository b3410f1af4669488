/* SPDX-License-Identifier: MIT */
/* pattern.c - see pattern.h

   A header is a word and a colon, such as "rules: x".  If nothing follows the colon, a square block of lines
   belongs to it, as in puzzle files.  */
#include "sudoku/input/pattern.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common/load.h"
#include "common/progress.h"
#include "common/text.h"
#include "sudoku.h"

void say_at_place(const char *file, long line, long column, const char *sentence)
{
    if (line > 0 && column > 0) message("%s:%ld:%ld: %s", file, line, column, sentence);
    else message("%s: %s", file, sentence);
}

/* ---- headers ---- */

static const char blanks[] = " \t\r\n";

static bool is_blank(char c) { return c && strchr(blanks, c); }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

/* The length of a line with its end. */
static size_t line_length(const char *line)
{
    const size_t length = strcspn(line, "\n");
    return length + (line[length] == '\n');
}

/* The text after the colon of a header; NULL: the line is not a header. */
static const char *value_of_header(const char *line)
{
    const char *at = line + strspn(line, " \t"), *key = at;
    while (is_letter(*at)) at++;
    if (at - key < 2 || *at != ':' || (at[1] && !is_blank(at[1]))) return NULL;
    return at + 1;
}

static bool is_empty_to_line_end(const char *text)
{
    return !text[strspn(text, " \t\r")] || text[strspn(text, " \t\r")] == '\n';
}

/* The lines of a block: as many as its first line has characters. */
static int lines_of_block(const char *first)
{
    int characters = 0;
    for (const char *c = first; *c && *c != '\n'; c++) characters += !is_blank(*c);
    return characters;
}

/* "# words": a '#' by itself may be a cell. */
static bool is_comment(const char *line)
{
    const char *at = line + strspn(line, " \t");
    if (*at != '#' || (at[1] != ' ' && at[1] != '\t')) return false;
    at += 1 + strspn(at + 1, " \t");
    return is_letter(at[0]) && is_letter(at[1]);
}

/* +---+---+ of a drawn grid */
static bool is_frame(const char *line)
{
    const size_t length = strcspn(line, "\r\n"), drawn = strspn(line, "+-| \t");
    const char *dashes = strstr(line, "--");
    return drawn >= length && dashes && dashes < line + length;
}

/* Blanks what belongs to no cell: comments, and the lines of a drawn grid. */
static void clear_drawing(char *text)
{
    bool drawn = false;
    for (char *line = text; *line; line += line_length(line)) {
        const bool frame = is_frame(line);
        drawn = drawn || frame;
        if (frame || is_comment(line)) memset(line, ' ', strcspn(line, "\r\n"));
    }
    for (char *c = text; drawn && *c; c++)
        if (*c == '|') *c = ' ';
}

/* Moves headers from the cells to a text of their own; other lines are comments there, so that lines keep their numbers. */
static void split(char *text, struct text *headers, bool *has_headers)
{
    int of_block = 0;
    for (char *line = text; *line;) {
        const size_t length = line_length(line);
        const char *value = of_block ? NULL : value_of_header(line);
        if (value || of_block) {
            text_keep(headers, line, length);
            if (value && is_empty_to_line_end(value)) of_block = lines_of_block(line + length);
            else if (of_block) of_block--;
            *has_headers = true;
            memset(line, ' ', line[length - 1] == '\n' ? length - 1 : length);
        } else {
            text_keep(headers, "comment:\n", strlen("comment:\n"));
        }
        line += length;
    }
}

bool pattern_load(struct pattern *p, const char *file)
{
    enum { LONGEST = 1 << 16 };
    size_t length;
    struct text headers = {0};
    bool has_headers = false;
    *p = (struct pattern){.cells = load_text(file, LONGEST, &length)};
    if (!p->cells) return false;
    if (!strncmp(p->cells, "\xef\xbb\xbf", 3)) memmove(p->cells, p->cells + 3, length - 2);
    split(p->cells, &headers, &has_headers);
    clear_drawing(p->cells);
    text_keep(&headers, "\n", 2); /* in case the last line has no end, and a zero */
    p->headers = headers.bytes;
    if (headers.failed) {
        message("sudoku: out of memory");
        return false;
    }
    if (has_headers) return true;
    free(p->headers);
    p->headers = NULL;
    return true;
}

void pattern_free(struct pattern *p)
{
    free(p->cells);
    free(p->headers);
}

/* ---- cells ---- */

static bool is_rest_of_character(char c) { return (c & 0xC0) == 0x80; } /* of UTF-8 */

bool pattern_cells(const struct pattern *p, const char *file, int cells, uint8_t *allowed)
{
    char sentence[SUDOKU_TEXT];
    long line = 1, column = 0;
    int count = 0;
    for (const char *c = p->cells; *c; c++) {
        if (is_rest_of_character(*c)) continue;
        column++;
        if (*c == '\n') {
            line++;
            column = 0;
        }
        if (is_blank(*c)) continue;
        if (count == cells) {
            snprintf(sentence, sizeof sentence, "the pattern has more than %d cells", cells);
            say_at_place(file, line, column, sentence);
            return false;
        }
        allowed[count++] = !strchr(".0_", *c);
    }
    if (count == cells) return true;
    snprintf(sentence, sizeof sentence, "the pattern ends after %d of %d cells", count, cells);
    say_at_place(file, line, column + 1, sentence);
    return false;
}
