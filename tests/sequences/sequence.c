/* SPDX-License-Identifier: MIT */
/* sequence.c - see sequence.h */
#include "sequences/sequence.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* ---- making ---- */

static int choose_call(const struct call_table *t, struct rng *r, int count)
{
    int total = 0, call = 0;
    for (int i = 0; i < count; i++) total += t->calls[i].weight;
    int left = rng_below(r, total);
    while (left >= t->calls[call].weight) left -= t->calls[call++].weight;
    return call;
}

/* Small numbers are more interesting than large ones. */
static int any_argument(struct rng *r)
{
    return rng_below(r, 4) ? rng_below(r, LARGEST_ARGUMENT + 1) : rng_below(r, 4);
}

void make_sequence(const struct call_table *t, uint64_t seed, struct sequence *s)
{
    struct rng r = rng_from_seed(seed);
    const int opening = 1 + rng_below(&r, 6);
    s->length = opening + 1 + rng_below(&r, LONGEST_SEQUENCE - opening);
    for (int i = 0; i < s->length; i++) {
        s->step[i].call = i == 0 ? 0 : choose_call(t, &r, i < opening ? t->openers : t->count);
        for (int k = 0; k < ARGUMENTS; k++) s->step[i].argument[k] = any_argument(&r);
    }
}

/* ---- running ---- */

void run_sequence(const struct call_table *t, const struct sequence *s, const struct commons *commons,
                  uint64_t *made, FILE *program)
{
    struct run r = {.program = program, .commons = commons, .world = calloc(1, t->world_size)};
    if (!r.world) abort();
    for (int i = 0; i < s->length; i++) {
        r.step = &s->step[i];
        r.taken = 0;
        const int before = r.lines;
        t->calls[r.step->call].make(&r);
        if (made) made[r.step->call] += r.lines > before;
    }
    t->release(&r);
    free(r.world);
}

int take(struct run *r, int limit)
{
    return r->taken < ARGUMENTS ? r->step->argument[r->taken++] % limit : 0;
}

struct rng take_random(struct run *r) { return rng_from_seed((uint64_t)take(r, LARGEST_ARGUMENT + 1)); }

int new_name(struct run *r) { return r->names++; }

/* ---- the program ---- */

static void put_line(struct run *r, const char *before, const char *format, va_list arguments,
                     const char *after)
{
    r->lines++;
    if (!r->program) return;
    fputs(before, r->program);
    vfprintf(r->program, format, arguments);
    fputs(after, r->program);
    fflush(r->program); /* the call may be the last */
}

void say(struct run *r, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put_line(r, "    ", format, arguments, "\n");
    va_end(arguments);
}

void put_assertion(struct run *r, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    put_line(r, "    assert(", format, arguments, ");\n");
    va_end(arguments);
}

void check_assertion(bool holds, const char *text, const char *file, int line)
{
    if (holds) return;
    fprintf(stderr, "%s:%d: not true: %s\n", file, line, text);
    abort();
}

bool begin_program(const struct call_table *t, const char *helpers, FILE *program)
{
    char piece[4096];
    size_t length;
    FILE *file = fopen(helpers, "r");
    if (!file) return false;
    fprintf(program, "#include <%s>\n", t->include);
    while ((length = fread(piece, 1, sizeof piece, file)) > 0) fwrite(piece, 1, length, program);
    fclose(file);
    fputs("\nint main(void)\n{\n", program);
    fflush(program);
    return true;
}

void end_program(FILE *program)
{
    fputs("    return 0;\n}\n", program);
    fflush(program);
}

/* ---- values as C ---- */

enum { TEXTS = 6, TEXT_ROOM = 32768 };

static char *next_text(void)
{
    static _Thread_local char text[TEXTS][TEXT_ROOM];
    static _Thread_local int last;
    last = (last + 1) % TEXTS;
    return text[last];
}

struct list {
    char *text;
    int length;
};

static struct list begin_list(const char *type)
{
    struct list l = {.text = next_text()};
    l.length = snprintf(l.text, TEXT_ROOM, "(%s[]){", type);
    return l;
}

static void __attribute__((format(printf, 2, 3))) add_to_list(struct list *l, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    l->length += vsnprintf(l->text + l->length, (size_t)(TEXT_ROOM - l->length), format, arguments);
    va_end(arguments);
}

/* C has no empty arrays. */
static const char *end_list(struct list *l, int count)
{
    add_to_list(l, "%s}", count ? "" : "0");
    return l->text;
}

const char *ints_in_c(const struct run *r, const int *values, int count)
{
    if (!r->program) return "";
    struct list l = begin_list("int");
    for (int i = 0; i < count; i++) add_to_list(&l, "%s%d", i ? ", " : "", values[i]);
    return end_list(&l, count);
}

const char *values_in_c(const struct run *r, const int64_t *values, int count)
{
    if (!r->program) return "";
    struct list l = begin_list("int64_t");
    for (int i = 0; i < count; i++) add_to_list(&l, "%s%" PRId64, i ? ", " : "", values[i]);
    return end_list(&l, count);
}

const char *digits_in_c(const struct run *r, const uint8_t *values, int count)
{
    if (!r->program) return "";
    if (!values) return "NULL";
    struct list l = begin_list("uint8_t");
    for (int i = 0; i < count; i++) add_to_list(&l, "%s%d", i ? ", " : "", values[i]);
    return end_list(&l, count);
}

const char *sets_in_c(const struct run *r, const uint64_t *values, int count)
{
    if (!r->program) return "";
    if (!values) return "NULL";
    struct list l = begin_list("uint64_t");
    for (int i = 0; i < count; i++) add_to_list(&l, "%s0x%" PRIx64, i ? ", " : "", values[i]);
    return end_list(&l, count);
}

const char *text_in_c(const struct run *r, const char *text)
{
    if (!r->program) return "";
    if (!text) return "NULL";
    char *quoted = next_text(), *at = quoted;
    *at++ = '"';
    for (; *text && at - quoted < TEXT_ROOM - 8; text++) {
        const unsigned char c = (unsigned char)*text;
        if (c == '\n') at += sprintf(at, "\\n");
        else if (c == '"' || c == '\\') at += sprintf(at, "\\%c", c);
        else if (c < ' ' || c > '~') at += sprintf(at, "\\%03o", c);
        else *at++ = (char)c;
    }
    *at++ = '"';
    *at = '\0';
    return quoted;
}
