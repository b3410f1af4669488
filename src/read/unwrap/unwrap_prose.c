/* SPDX-License-Identifier: MIT */
/* unwrap_prose.c - sentences around grids, labels on them, and grids side by side.

   Lines of cells are those that hold cells and separators only.  Other lines are prose, and go, but only if they leave whole grids: runs of
   n lines of n cells each, or drawings.  A text that is all cells, or has no whole grid, is left as it is, so that what is wrong with it
   is explained.  Lines that touch a whole run may be rows that were copied badly: then nothing goes.

       1 2 3 4          the first line and the first word of n more lines       53..  5341      words side by side, as
   A   5 3 . .          go if they count and are one too many                   6...  6...      many as make up grids
 */
#include <string.h>

#include "base/ascii.h"
#include "base/whole_root.h"
#include "board/extras.h"
#include "board/symbols.h"
#include "read/reader.h"
#include "read/unwrap/page.h"

enum { LEAST_SIZE = 4 };

/* ---- kinds of lines ---- */

enum kind {
    BLANK,
    CELLS,
    RULE,
    DRAWN,
    PUZZLE, /* in one word, perhaps among others */
    TITLE,
    BROKEN, /* neither cells nor sentences */
    PROSE
};

/* A hyphen or # that stands for empty cells: rows of nothing else would be rules or comments. */
struct row_mark {
    char mark; /* 0: none */
    int cells;
    bool words; /* - - 3 - */
};

static bool is_separator(char c) { return is_one_of(c, " \t|,:;"); }

/* What a line of characters holds. */
struct look {
    int figures, marks, letters, others, bars, rules;
    int words, longest_letters; /* of a run of letters */
    bool small;                 /* letters */
};

static struct look look_at(const struct page *p, struct page_line l)
{
    struct look s = {.words = 0};
    int letters = 0;
    for (size_t at = l.begin; at < l.end; at++) {
        const unsigned char c = (unsigned char)p->text[at];
        const bool starts = at == l.begin || is_separator(p->text[at - 1]);
        if (c < 128 && !is_separator((char)c) && starts) s.words++;
        letters = c < 128 && is_letter((char)c) ? letters + 1 : 0;
        if (letters > s.longest_letters) s.longest_letters = letters;
        if (c >= 0xE2 && c < 0xE3 && at + 1 < l.end && (unsigned char)p->text[at + 1] >= 0x94) {
            s.bars++; /* box drawing */
            at += 2;
            continue;
        }
        const bool ascii = c < 128;
        s.bars += c == '|';
        s.small |= c >= 'a' && c <= 'z';
        if (is_letter((char)c)) s.letters++;
        else if (is_figure((char)c)) s.figures++;
        else if (ascii && is_one_of((char)c, "-+=")) s.rules++;
        else if (is_empty_mark((char)c) || is_shy_mark((char)c)) s.marks++;
        else if (!ascii || (!is_separator((char)c) && c != '\'')) s.others++;
    }
    return s;
}

/* A word of n*n cells in the line, too long for a row, alone or among other words; with a second one, its solution or regions, up to
   the end of that.  False: there is none, or two that are apart.  */
static bool find_puzzle(const struct page *p, struct page_line l, struct page_line *puzzle)
{
    int found = 0;
    for (size_t at = l.begin; at < l.end;) {
        size_t end = at;
        int figures = 0, marks = 0, letters = 0, others = 0;
        for (; end < l.end && p->text[end] != ' ' && p->text[end] != '\t'; end++) {
            const char c = p->text[end];
            if (is_figure(c)) figures++;
            else if (is_empty_mark(c) || is_shy_mark(c)) marks++;
            else if (is_letter(c)) letters++;
            else others++;
        }
        const int cells = (int)(end - at);
        if (cells > SUDOKU_MAX_SIZE && cells <= SUDOKU_MAX_CELLS && !others && exact_root(cells) &&
            (marks || figures > letters)) {
            if (found && puzzle->end + 1 != at) return false;
            if (!found++) puzzle->begin = at;
            puzzle->end = end;
        }
        at = end + 1;
    }
    return found > 0;
}

static bool is_row_of_mark(const struct page *p, struct page_line l, const struct row_mark *m)
{
    int cells = 0;
    for (size_t at = l.begin; at < l.end; at++) {
        const char c = p->text[at];
        if (c == ' ' && m->words) continue;
        if (c != m->mark && !is_figure(c)) return false;
        cells++;
    }
    return m->mark && cells == m->cells;
}

/* A row of a grid and a row of its regions, side by side: ..4..1.6. AAAABBBBB */
static bool is_row_beside_regions(const struct page *p, struct page_line l)
{
    size_t begin[2], length[2] = {0, 0};
    int words = 0;
    bool letters[2] = {true, true}, figures[2] = {true, true};
    for (size_t at = l.begin; at < l.end;) {
        if (is_separator(p->text[at])) {
            at++;
            continue;
        }
        if (words == 2) return false;
        begin[words] = at;
        for (; at < l.end && !is_separator(p->text[at]); at++) {
            const char c = p->text[at];
            letters[words] &= c >= 'A' && c < 'A' + (char)(SUDOKU_MAX_SIZE < 26 ? SUDOKU_MAX_SIZE : 26);
            figures[words] &= is_figure(c) || is_empty_mark(c) || c == '-';
        }
        length[words] = at - begin[words];
        words++;
    }
    if (words != 2 || length[0] != length[1] || length[0] < LEAST_SIZE) return false;
    const int regions = letters[0] ? 0 : 1;
    for (size_t i = 0; i < length[regions]; i++)
        if (p->text[begin[regions] + i] >= 'A' + (int)length[regions]) return false;
    return letters[regions] && figures[1 - regions];
}

/* "Nr. 14", "Tel. 555 0199": a word of letters among others, which are not as long; parts of a row would be. */
static bool has_odd_words(const struct page *p, struct page_line l)
{
    bool name = false, same = true;
    size_t first = 0;
    for (size_t at = l.begin; at < l.end;) {
        size_t letters = 0;
        const size_t word = at;
        for (; at < l.end && !is_one_of(p->text[at], " \t,"); at++) {
            if (!is_letter(p->text[at]) && !is_figure(p->text[at]) && !is_one_of(p->text[at], ".:-"))
                return false;
            letters += is_letter(p->text[at]);
        }
        if (at > word && !first) first = at - word;
        same &= at == word || at - word == first;
        name |= letters >= 2 &&
                (at - word == letters || (at - word == letters + 1 && is_one_of(p->text[at - 1], ".:")));
        at += at < l.end;
    }
    return name && !same;
}

static enum kind kind_of(const struct page *p, struct page_line l, const struct row_mark *m)
{
    if (page_line_is_blank(p, l)) return BLANK;
    if (is_row_of_mark(p, l, m)) return CELLS;
    const struct line line = {.text = p->text + l.begin, .length = l.end - l.begin, .number = 1};
    const enum line_class class = classify(&line);
    struct page_line puzzle;
    if (class == LINE_COMMENT) return TITLE;
    if (class == LINE_OBJECT) return BROKEN;
    const struct look s = look_at(p, l);
    if (find_puzzle(p, l, &puzzle)) return PUZZLE;
    if (is_row_beside_regions(p, l)) return CELLS;
    if (class == LINE_TITLE) return TITLE;
    const int cells = s.figures + s.marks + s.letters;
    if (has_odd_words(p, l)) return PROSE;
    const bool sentence = s.longest_letters > 1;
    if (s.others) return sentence ? PROSE : BROKEN;
    if (!s.figures && !s.letters && (s.rules || s.bars) && !s.marks) return RULE;
    if (s.bars && s.longest_letters <= 1) return DRAWN;
    /* letters side by side are a word, unless they are alone, or figures and marks show that they are cells */
    const bool hyphenated = s.rules == 1 && s.small && s.longest_letters > 3; /* X-Sudoku */
    const bool letters_alone = s.words == 1 && s.letters == cells && !hyphenated;
    if (sentence && !letters_alone && (s.longest_letters > 3 || s.letters > s.figures + s.marks) &&
        !(s.words == 1 && s.figures + s.marks))
        return PROSE;
    return cells ? CELLS : BROKEN;
}

/* ---- cells of a line ---- */

struct cells_line {
    int count, words;
    int word;     /* the length of all words; 0: they differ */
    bool letters; /* one word of letters: a row of regions, or a title */
    bool single;  /* every word is one cell, or a number */
};

static struct cells_line count_cells(const struct page *p, struct page_line l)
{
    struct cells_line c = {.single = true, .letters = true};
    int characters = 0;
    for (size_t at = l.begin; at < l.end;) {
        if (is_separator(p->text[at])) {
            at++;
            continue;
        }
        size_t end = at;
        bool figures = true;
        while (end < l.end && !is_separator(p->text[end])) {
            figures &= is_figure(p->text[end]);
            c.letters &= is_letter(p->text[end++]);
        }
        if (!c.words) c.word = (int)(end - at);
        else if (c.word != (int)(end - at)) c.word = 0;
        characters += (int)(end - at);
        c.single &= end - at == 1 || (figures && end - at == 2);
        c.words++;
        at = end;
    }
    c.letters &= c.words == 1;
    c.count = c.single ? c.words : characters;
    return c;
}

/* Lines from *at on of one kind, all with the same number of cells. */
struct run {
    size_t begin, end;
    int lines, cells;
    int word; /* the length of all words; 0: they differ */
    bool letters;
};

static bool take_run(const struct page *p, const struct row_mark *m, size_t *at, struct run *run)
{
    struct page_line l;
    size_t next = *at;
    *run = (struct run){.begin = *at};
    while (page_next_line(p, &next, &l) && kind_of(p, l, m) == CELLS) {
        const struct cells_line c = count_cells(p, l);
        if (run->lines && (c.count != run->cells || c.letters != run->letters)) break;
        run->letters = c.letters;
        run->word = run->lines && run->word != c.word ? 0 : c.word;
        run->cells = c.count;
        run->lines++;
        run->end = *at = next;
    }
    return run->lines > 0;
}

/* Is the drawing that begins at *at whole, as far as rows and their number of words or characters tell? */
static bool take_drawing(const struct page *p, const struct row_mark *m, size_t *at)
{
    struct page_line l;
    size_t next = *at;
    int rows = 0, words = -1, characters = -1;
    bool same_words = true, same_characters = true;
    while (page_next_line(p, &next, &l)) {
        const enum kind kind = kind_of(p, l, m);
        if (kind != DRAWN && kind != RULE && !(kind == CELLS && rows)) break;
        if (kind != RULE) {
            const struct look s = look_at(p, l);
            const int here = s.figures + s.marks + s.letters;
            if (rows && here != characters) same_characters = false;
            if (rows && s.words != words) same_words = false;
            characters = here;
            words = s.words;
            rows++;
        }
        *at = next;
    }
    return rows >= LEAST_SIZE && ((same_characters && characters == rows) ||
                                  (same_words && words >= rows) || same_characters || same_words);
}

/* ---- which lines stay ---- */

static struct row_mark find_row_mark(const struct page *p)
{
    const struct row_mark none = {.mark = 0};
    struct page_line l;
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        const struct field f = page_field(p, l);
        const char mark = memchr(f.text, '-', f.length)   ? '-'
                          : memchr(f.text, '#', f.length) ? '#'
                                                          : '\0';
        struct row_mark m = {.mark = mark, .words = memchr(f.text, ' ', f.length) != NULL};
        bool figures = false;
        for (size_t i = 0; i < f.length; i++) {
            figures |= is_figure(f.text[i]);
            m.cells += f.text[i] != ' ';
        }
        if (mark && figures && m.cells >= LEAST_SIZE && m.cells <= SUDOKU_MAX_SIZE &&
            is_row_of_mark(p, l, &m))
            return m;
    }
    return none;
}

/* Side by side, word by word: the first words of all lines, the second... */
static bool is_side_by_side(const struct run *run)
{
    return run->word == run->lines && run->cells > run->lines && run->lines >= LEAST_SIZE;
}

static bool is_whole(const struct run *run)
{
    if (is_side_by_side(run)) return true;
    if (run->cells >= LEAST_SIZE && run->cells <= SUDOKU_MAX_SIZE && run->lines % run->cells == 0)
        return true;
    return run->lines == 1 && run->cells >= LEAST_SIZE * LEAST_SIZE && exact_root(run->cells);
}

static void put_side_by_side(const struct page *from, const struct run *run, struct page *to)
{
    for (int word = 0; word < run->cells / run->word; word++) {
        struct page_line l;
        for (size_t at = run->begin; at < run->end && page_next_line(from, &at, &l);) {
            int before = 0;
            for (size_t i = l.begin; i < l.end; i++)
                if (!is_separator(from->text[i]) && before++ / run->word == word) page_take(to, from, i);
            page_put(to, "\n", from, l.end);
        }
        page_put(to, "\n", from, run->end);
    }
}

/* The lines of a grid; where a mark could be taken for a rule or a comment, it becomes a dot. */
static void put_lines(const struct page *from, size_t begin, size_t end, const struct row_mark *m,
                      struct page *to)
{
    for (size_t i = begin; i < end; i++)
        page_add(to, m->mark && from->text[i] == m->mark ? '.' : from->text[i], from->where[i]);
    if (m->mark) to->mark = m->mark;
    page_end_line(to, from, end);
}

static bool has_letters(const struct page *p, size_t begin, size_t end)
{
    for (size_t i = begin; i < end; i++)
        if (is_letter(p->text[i])) return true;
    return false;
}

static bool is_comment(const struct page *p, struct page_line l)
{
    const struct field f = page_field(p, l);
    return f.length && f.text[0] == '#';
}

struct text_parts {
    int grids, prose, broken;
    bool odd;         /* a grid that has to be changed */
    size_t last_grid; /* where it begins: no title is below it */
};

/* One part of the text, from *at on; taken over if it is a grid, and `to` is not NULL. */
static void go_through_part(const struct page *from, const struct row_mark *m, size_t *at,
                            struct text_parts *parts, struct page *to)
{
    const struct row_mark no_mark = {.mark = 0};
    const size_t begin = *at;
    size_t next = begin;
    struct run run = {.lines = 0};
    struct page_line l, puzzle;
    page_next_line(from, &next, &l);
    const enum kind kind = kind_of(from, l, m);
    bool grid = kind == PUZZLE || kind == TITLE;
    if (kind == CELLS) grid = take_run(from, m, at, &run) && is_whole(&run);
    else if (kind == DRAWN || kind == RULE) grid = take_drawing(from, m, at);
    if (*at == begin) *at = next;
    const size_t end = *at < from->length ? *at : from->length;
    const bool title = kind == CELLS && !grid && run.letters && run.lines == 1;
    const bool past = to && kind == TITLE && begin > parts->last_grid && !is_comment(from, l);
    parts->prose += kind == PROSE || title || past;
    parts->grids += grid && kind != TITLE;
    if (grid && kind != TITLE && !to) parts->last_grid = begin;
    parts->broken += !grid && !title && (kind == CELLS || kind == DRAWN || kind == BROKEN);
    const bool labelled = kind == PUZZLE && find_puzzle(from, l, &puzzle) &&
                          has_letters(from, l.begin, puzzle.begin); /* a number is read as such */
    parts->odd |= labelled;
    parts->odd |= grid && run.lines && (m->mark || is_side_by_side(&run));
    if (!to) return;
    to->lines_passed += kind == PROSE || title || past;
    if (past) return;
    if (labelled) put_lines(from, puzzle.begin, puzzle.end, &no_mark, to);
    else if (grid && run.lines && is_side_by_side(&run)) put_side_by_side(from, &run, to);
    else if (grid) put_lines(from, begin, end, run.lines ? m : &no_mark, to);
    else page_put(to, "\n", from, begin);
}

static struct text_parts go_through(const struct page *from, const struct row_mark *m, size_t last_grid,
                                    struct page *to)
{
    struct text_parts parts = {.last_grid = last_grid};
    for (size_t at = 0; at < from->length;) go_through_part(from, m, &at, &parts, to);
    return parts;
}

/* How many letters have to be changed, added or left out? */
static int distance(struct field a, const char *b)
{
    enum { LONGEST = 16 };
    int row[LONGEST + 1];
    const size_t length = strlen(b);
    if (a.length > LONGEST || length > LONGEST) return LONGEST;
    for (size_t j = 0; j <= length; j++) row[j] = (int)j;
    for (size_t i = 1; i <= a.length; i++) {
        int diagonal = row[0];
        row[0] = (int)i;
        for (size_t j = 1; j <= length; j++) {
            const int changed = diagonal + ((a.text[i - 1] | 0x20) != b[j - 1]);
            diagonal = row[j];
            const int either = row[j] < row[j - 1] ? row[j] + 1 : row[j - 1] + 1;
            row[j] = changed < either ? changed : either;
        }
    }
    return row[length];
}

static bool is_blank_from(const char *at, const char *end)
{
    while (at < end && is_one_of(*at, " \t\r")) at++;
    return at == end;
}

/* Names of rules of ours, and nothing else? */
static bool are_names_of_rules(const char *text, const char *end)
{
    unsigned extras = 0;
    sudoku_error unused;
    while (text < end && (*text == ' ' || *text == '\t')) text++;
    return text < end && !add_extra_rules(text, (size_t)(end - text), &extras, &unused);
}

bool is_misspelt_header(const struct line *l)
{
    static const char *const keys[] = {"rules",   "regions", "house",   "givens",
                                       "allowed", "marks",   "solution"};
    struct field f = first_field(l);
    const char *colon = memchr(f.text, ':', f.length), *end = l->text + l->length;
    if (!colon) return false;
    f.length = (size_t)(colon - f.text);
    if (is_blank_from(colon + 1, end) &&
        (distance(f, "solution") == 0 || distance(f, "regions") == 0 || distance(f, "givens") == 0))
        return false; /* "Solution:" above a grid */
    if (distance(f, "rules") <= 1 && !are_names_of_rules(colon + 1, end)) return false; /* in words */
    for (size_t i = 0; i < sizeof keys / sizeof *keys; i++)
        if (distance(f, keys[i]) <= 2) return true;
    return false;
}

/* Our own headers, and sections, say what lines are. */
static bool has_headers(const struct page *p)
{
    struct page_line l;
    for (size_t at = 0; page_next_line(p, &at, &l);) {
        const struct line line = {.text = p->text + l.begin, .length = l.end - l.begin, .number = 1};
        if (is_own_header(&line) || is_misspelt_header(&line) || classify(&line) == LINE_SECTION)
            return true;
    }
    return false;
}

/* Sentences around rows that are too few for a grid: without the sentences, the reader says what is missing. */
static bool keep_part_alone(const struct page *from, const struct row_mark *m, struct page *to)
{
    if (memchr(from->text, '<', from->length)) return false; /* what is left of markup explains more */
    for (size_t at = 0; at < from->length;) {
        const size_t begin = at;
        size_t next = begin;
        struct page_line l;
        struct run run = {.lines = 0};
        page_next_line(from, &next, &l);
        const bool rows = kind_of(from, l, m) == CELLS && take_run(from, m, &at, &run) &&
                          run.cells >= LEAST_SIZE && run.cells <= SUDOKU_MAX_SIZE &&
                          3 * run.lines <= 2 * run.cells && !(run.lines == 1 && exact_root(run.cells));
        if (rows && !run.letters) {
            put_lines(from, begin, at < from->length ? at : from->length, m, to);
            return true;
        }
        if (at == begin) at = next;
    }
    return false;
}

bool unwrap_prose(const struct page *from, struct page *to)
{
    const struct row_mark mark = find_row_mark(from);
    if (has_headers(from)) return false;
    const struct text_parts parts = go_through(from, &mark, 0, NULL);
    if (!parts.grids && parts.prose && parts.broken == 1) return keep_part_alone(from, &mark, to);
    if (!parts.grids || parts.broken || (!parts.prose && !parts.odd)) return false;
    go_through(from, &mark, parts.last_grid, to);
    return true;
}
