/* SPDX-License-Identifier: MIT */
/* forms.c - see forms.h */
#include "read/forms.h"

#include <string.h>

#include "read/link/link.h"
#include "read/program/program.h"
#include "read/rating_words.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

/* ---- refusals ---- */

static bool refuse(struct sudoku_reader *r, struct message why)
{
    return fail_at(r, r->draft.begin, why);
}

static bool refuse_object(struct sudoku_reader *r) { return refuse(r, say(json_among_text)); }
static bool refuse_rest(struct sudoku_reader *r) { return refuse(r, say(expected_grid)); }

static bool refuse_long_line(struct sudoku_reader *r)
{
    source_take(&r->source);
    r->draft.form = form_of(FORM_line); /* so that only this line is lost */
    return refuse(r, say(line_too_long, MAX_LINE));
}

static bool is_answer(const struct line *first)
{
    return is_answer_alone(first->text, first->text + first->length);
}

static bool refuse_answer(struct sudoku_reader *r)
{
    source_take(&r->source);
    r->draft.form = form_of(FORM_line); /* the next line may be a puzzle */
    return refuse(r, say(only_an_answer));
}

/* ---- which form? ---- */

/* How many lines from the next on are single words of `length` characters, up to one more than that? */
static int equal_lines(struct sudoku_reader *r, size_t length)
{
    struct line l;
    int count = 0;
    while (count <= (int)length && source_peek(&r->source, count, &l) && classify(&l) == LINE_WORDS &&
           is_one_word(&l) && first_field(&l).length == length)
        count++;
    return count;
}

/* A short word may be the first row of a grid, or a small puzzle in a list: 16 characters are 4x4, or
   one of 16 rows.  Exactly as many lines as characters are a grid; otherwise it is a line if it can be
   one, or if it is in a list.  */
bool begins_grid(struct sudoku_reader *r, const struct line *l)
{
    const struct field f = first_field(l);
    if (f.length > SUDOKU_MAX_SIZE || !is_one_word(l)) return false;
    if (is_in_list(r) && !r->after_blank) return false;
    const int lines = equal_lines(r, f.length);
    if (lines == (int)f.length) {
        r->draft.could_be_list = lines > 1 && is_puzzle_length(f.length) && can_be_puzzle(r, l);
        return true;
    }
    if (is_in_list(r)) return false;
    if (is_puzzle_length(f.length)) return lines < (int)f.length && !can_be_puzzle(r, l);
    struct line next;
    const bool list_follows = source_peek(&r->source, 1, &next) && classify(&next) == LINE_WORDS &&
                              first_field(&next).length > SUDOKU_MAX_SIZE;
    return !list_follows;
}

/* Regions in the tens of every number: asked for by name, other numbers are an error. */
static bool read_nonomino(struct sudoku_reader *r)
{
    if (!read_tokens(r)) return false;
    return r->draft.form == form_of(FORM_nonomino) ||
           fail_at(r, r->draft.begin, say(expected_region_in_tens));
}

/* ---- the table ---- */

#define BIT(class) (1u << LINE_##class)

/* Named rows first, in the order of their numbers. */
static const struct form forms[] = {
    [FORM_line] = {.name = "line", .read = read_line, .recovery = NEXT_LINE, .in_lists = true},
    [FORM_grid] = {.name = "grid",
                   .read = read_grid,
                   .begins = BIT(WORDS),
                   .fits = begins_grid,
                   .recovery = AFTER_BLANK_LINE},
    [FORM_tokens] = {.name = "tokens", .read = read_tokens, .recovery = AFTER_BLANK_LINE},
    [FORM_nonomino] = {.name = "nonomino", .read = read_nonomino, .recovery = AFTER_BLANK_LINE},
    [FORM_pretty] = {.name = "pretty",
                     .read = read_pretty,
                     .begins = BIT(BORDER) | BIT(DRAWN) | BIT(GROUPS),
                     .recovery = NEXT_FRAME},
    [FORM_list] = {.name = "list", .read = read_list, .begins = BIT(LIST), .recovery = NEXT_LIST},
    [FORM_json] = {.name = "json", .read = read_json, .recovery = NEXT_LINE}, /* see reader.c */
    [FORM_file] = {.name = "file", .read = read_file, .recovery = AFTER_BLANK_LINE},
    {.name = "jigsaw", .read = read_jigsaw, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "marks", .read = read_marks, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "fpuzzles", .read = read_link, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "sudokupad", .read = read_link, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "sudokuwiki", .read = read_link, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "iss", .read = read_link, .recovery = NEXT_LINE, .in_lists = true},
    {.name = "link", .read = read_link, .recovery = NEXT_LINE, .in_lists = true},
    /* around other forms */
    {.name = "csv", .separators = ",;|"},
    {.name = "tsv", .separators = "\t", .wrappings = WRAPPED(IN_TABLE)},
    {.name = "html", .wrappings = WRAPPED(IN_HTML)},
    {.name = "bbcode", .wrappings = WRAPPED(IN_BBCODE)},
    {.name = "mail", .wrappings = WRAPPED(IN_MAIL)},
    {.name = "markdown", .wrappings = WRAPPED(IN_FENCES) | WRAPPED(IN_TABLE)},
    {.name = "latex", .wrappings = WRAPPED(IN_LATEX)},
    {.name = "code", .wrappings = WRAPPED(IN_CODE)},
    /* by their signs */
    {.read = read_link, .recovery = NEXT_LINE, .in_lists = true, .sign = has_link},
    {.read = read_letter,
     .recovery = NEXT_LINE,
     .in_lists = true,
     .sign = begins_letter,
     .confirmed = is_letter_with_link},
    {.read = refuse_answer, .recovery = NEXT_LINE, .in_lists = true, .sign = is_answer},
    {.name = "sgt", .read = read_sgt, .recovery = NEXT_LINE, .in_lists = true, .sign = is_sgt},
    {.name = "sumocue",
     .read = read_sumocue,
     .recovery = NEXT_LINE,
     .in_lists = true,
     .sign = is_sumocue},
    {.name = "hodoku", .read = read_hodoku, .recovery = NEXT_LINE, .in_lists = true, .sign = is_hodoku},
    {.name = "janko", .read = read_janko, .recovery = AFTER_BLANK_LINE, .sign = is_janko},
    {.name = "sdx",
     .read = read_progress,
     .recovery = AFTER_BLANK_LINE,
     .sign = is_progress,
     .confirmed = has_player_digits},
    {.read = read_bank_line, .recovery = NEXT_LINE, .in_lists = true, .sign = is_bank_line},
    {.read = read_labelled, .recovery = NEXT_LINE, .in_lists = true, .sign = is_labelled},
    {.name = "killer",
     .read = read_killer_fields,
     .recovery = NEXT_LINE,
     .in_lists = true,
     .sign = is_killer_fields},
    {.name = "killer",
     .read = read_killer_pointers,
     .recovery = NEXT_LINE,
     .in_lists = true,
     .sign = is_killer_pointers},
    {.read = refuse_penpa, .recovery = NEXT_LINE, .in_lists = true, .sign = is_penpa},
    {.read = refuse_lost_number, .recovery = NEXT_LINE, .in_lists = true, .sign = is_lost_number},
    {.read = refuse_rtf, .recovery = NEXT_LINE, .sign = is_rtf},
    {.read = refuse_xml, .recovery = NEXT_LINE, .sign = is_xml},
    {.name = "opensudoku", .read = refuse_xml, .recovery = NEXT_LINE, .sign = is_xml},
    {.name = "ksudoku", .read = refuse_xml, .recovery = NEXT_LINE, .sign = is_xml},
    {.name = "sudoq", .read = refuse_xml, .recovery = NEXT_LINE, .sign = is_xml},
    {.read = read_joined, .recovery = NEXT_LINE, .in_lists = true, .sign = is_joined},
    /* what is left of the classes above */
    {.read = read_line, .begins = BIT(WORDS), .recovery = NEXT_LINE},
    {.read = read_tokens, .begins = BIT(TOKENS), .recovery = AFTER_BLANK_LINE},
    {.read = refuse_object, .begins = BIT(OBJECT), .recovery = AFTER_BLANK_LINE},
    {.read = refuse_long_line, .begins = BIT(LONG), .recovery = NEXT_LINE},
    {.read = refuse_rest, .begins = ~0u, .recovery = AFTER_BLANK_LINE},
};

const struct form *form_of(enum form_id id) { return &forms[id]; }

const struct form *form_named(const char *name)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++)
        if (forms[i].name && !strcmp(forms[i].name, name)) return &forms[i];
    return NULL;
}

const struct form *form_with_sign(struct sudoku_reader *r, const struct line *first)
{
    for (size_t i = 0; i < sizeof forms / sizeof *forms; i++) {
        const struct form *form = &forms[i];
        if (form->sign && form->sign(first) && (!form->confirmed || form->confirmed(r, first)))
            return form;
    }
    return NULL;
}

const struct form *form_for(struct sudoku_reader *r, const struct line *first)
{
    const enum line_class class = classify(first);
    const struct form *form = forms;
    while (!(form->begins >> class & 1) || (form->fits && !form->fits(r, first))) form++;
    return form;
}
