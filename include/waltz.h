/* SPDX-License-Identifier: MIT */
/* waltz.h - line drawings of solids, labelled by the method of Huffman, Clowes and Waltz.

       #include <stdio.h>
       #include <string.h>
       #include <waltz.h>

       int main(void)
       {
           const char *cube = "0:W(5,6,1) 1:L(0,2) 2:W(1,6,3) 3:L(2,4) 4:W(3,6,5) 5:L(4,0) 6:Y(4,2,0)";
           waltz_error error;
           waltz_drawing *d = waltz_read(cube, strlen(cube), 0, &error);
           if (!d) return 1;                                      // error.message says why
           waltz_labelling *l = waltz_labelling_new(d, NULL);
           if (!l) return 1;
           int labellings = 0;
           while (waltz_next(l) == WALTZ_FOUND) labellings++;     // waltz_labels(l)[line] ...
           printf("%d labellings\n", labellings);                 // prints: 4 labellings
           waltz_labelling_free(l);
           waltz_drawing_free(d);
           return 0;
       }

   scripts/header-example cuts this program out; every test run compiles it and compares what it prints.

   A drawing is junctions, where two or three lines meet, and lines between them.  A labelling of the lines is possible
   only if it shows, at every junction, one of the few corners that solids have: the catalogue.  So a drawing is a
   constraint problem with a variable for each junction.

   The library needs libc only.  It never prints, opens or reads a file, reads a clock or the environment, or
   starts a thread.  A wrong call (NULL where none is allowed, an index out of range, a call that the state does not allow)
   is a bug: debug builds abort.

   Threads: a drawing may be used by several threads as long as none changes it; a labelling or a reader may be used by one thread at
   a time.  Other functions may be called by any thread.  Structures that may grow begin with `room`, their sizeof or 0;
   sudoku.h explains that, and how functions are deprecated.  */
#ifndef WALTZ_H
#define WALTZ_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "sudoku_error.h"

#include "csp.h"

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__) && !defined(_WIN32)
#define WALTZ_API __attribute__((visibility("default")))
#else
#define WALTZ_API
#endif

enum {
    WALTZ_MAX_JUNCTIONS = 1000000, /* of a drawing */
    WALTZ_MAX_NAME = 32,           /* bytes of a junction's name */
    WALTZ_MAX_TITLE = 200,         /* bytes of a drawing's title */
    WALTZ_REMARKS = 8,             /* waltz_remarks() gives at most this many */
    WALTZ_TEXT = SUDOKU_TEXT       /* room for any message of the library */
};

/* An error in a drawing, or a remark on it: a sentence, its code, and its place in the text (sudoku_error.h). */
typedef sudoku_error waltz_error;

/* Receives text piece by piece. */
typedef struct waltz_sink {
    void (*write)(void *context, const char *text, size_t length);
    void *context;
} waltz_sink;

/* ---- the catalogue -------------------------------------------------------------------------- */

/* Any thread may call these functions: the catalogue never changes. */

/* The label of a line, as seen from one of its ends.  The surface that an arrow's edge belongs to is on the arrow's right. */
typedef enum {
    WALTZ_CONCAVE, /* - */
    WALTZ_CONVEX,  /* + */
    WALTZ_IN,      /* an arrow that comes in from the other end */
    WALTZ_OUT      /* an arrow that goes out to the other end */
} waltz_label;
enum { WALTZ_LABELS = 4, WALTZ_NO_LABEL = -1 };

WALTZ_API const char *waltz_label_name(waltz_label label); /* "-", "+", "in" or "out" */
/* The same line from its other end: arrows are reversed. */
WALTZ_API waltz_label waltz_reversed(waltz_label label);

typedef enum {
    WALTZ_L,     /* a, b: two lines; the angle from a to b, counter-clockwise, is under 180 degrees */
    WALTZ_FORK,  /* a, b, c: all angles are under 180 degrees */
    WALTZ_ARROW, /* clockwise barb, shaft, counter-clockwise barb: one angle is over 180 degrees */
    WALTZ_T      /* bar, bar, stem: the bars are in line */
} waltz_type;
enum { WALTZ_TYPES = 4 };

WALTZ_API int waltz_type_degree(waltz_type type);       /* lines that meet: 2 or 3 */
WALTZ_API const char *waltz_type_name(waltz_type type); /* such as "Fork" */
WALTZ_API char waltz_type_letter(waltz_type type);      /* L, Y, W, T */

/* One way to label the lines of a junction. */
typedef struct waltz_corner {
    int number;           /* its name: L from 0 on, forks from 10, T from 20, arrows from 30 */
    waltz_label label[3]; /* in the order of the type's lines */
    bool extended;        /* belongs only to the extended catalogue */
} waltz_corner;

/* All corners of a type, the extended ones last; `extended` says whether to include them. */
WALTZ_API const waltz_corner *waltz_catalogue(waltz_type type, bool extended, int *count);

/* ---- drawings ------------------------------------------------------------------------------- */

/* Several threads may use the same drawing, unless one of them changes it (waltz_allow(), waltz_set_outline*(), waltz_layout(),
   waltz_drawing_free()).  Junctions and lines are arrays, so these structures never grow.  */

typedef struct waltz_junction {
    const char *name;
    waltz_type type;
    int degree;                  /* 2 or 3 */
    int line[3];                 /* in the order of its type, which is counter-clockwise */
    int component;               /* connected junctions have the same number, counted from 0 */
    double x, y;                 /* y upwards; only if the drawing is placed */
    long text_line, text_column; /* where it was read; 0: not known */
} waltz_junction;

/* The labels of a line are as seen from `from`. */
typedef struct waltz_line {
    int from, to;     /* junctions, from < to */
    unsigned allowed; /* bit i: it may have label i */
    int outline;      /* its label as part of the outline, or WALTZ_NO_LABEL */
    int known;        /* its true label, if the text gives one, or WALTZ_NO_LABEL */
    int segment;      /* in a drawing made from segments: one of the segments of this line; else -1 */
} waltz_line;

typedef struct waltz_drawing waltz_drawing;
/* Accepts NULL. */
WALTZ_API void waltz_drawing_free(waltz_drawing *drawing);

WALTZ_API const char *waltz_title(const waltz_drawing *drawing); /* "" if it has none */
WALTZ_API const waltz_junction *waltz_junctions(const waltz_drawing *drawing, int *count);
WALTZ_API const waltz_line *waltz_lines(const waltz_drawing *drawing, int *count);
WALTZ_API int waltz_component_count(const waltz_drawing *drawing);
/* Does every junction have coordinates? */
WALTZ_API bool waltz_is_placed(const waltz_drawing *drawing);

/* The junction with this name; negative: there is none. */
WALTZ_API int waltz_find_junction(const waltz_drawing *drawing, const char *name);
/* The line between two junctions; negative: there is none. */
WALTZ_API int waltz_find_line(const waltz_drawing *drawing, int a, int b);

/* Converts the label of a line as seen from `from` to the label as seen from a junction at one of its ends, or back. */
WALTZ_API waltz_label waltz_seen_from(const waltz_drawing *drawing, int junction, int line,
                                      waltz_label label);

/* Allows only these labels (bit i: label i, as seen from `from`) from now on. */
WALTZ_API void waltz_allow(waltz_drawing *drawing, int line, unsigned labels);

/* The faces of the drawing: a face is a walk along lines with the face on the left.  Gives the junctions along
   the walk; each line leads from one junction to the next, the last one back to the first.  */
WALTZ_API int waltz_face_count(const waltz_drawing *drawing);
WALTZ_API const int *waltz_face(const waltz_drawing *drawing, int face, int *count);

typedef enum {
    WALTZ_OUTLINE_NONE, /* no outline */
    WALTZ_OUTLINE_AUTO /* the outer face of every component that is not inside a face of another; for placed drawings */
} waltz_outline;
/* Changes the outline, that is, the `outline` of each line.  False, with an error, if that is not possible. */
WALTZ_API bool waltz_set_outline(waltz_drawing *drawing, waltz_outline outline, waltz_error *error);
/* Makes this face the outline. */
WALTZ_API void waltz_set_outline_face(waltz_drawing *drawing, int face);
/* The face whose walk, with the face on the left, passes these junctions in this order, beginning at any of them; if there
   is none, the face that passes them in the opposite order; negative: there is none either.  */
WALTZ_API int waltz_find_face(const waltz_drawing *drawing, const int *junctions, int count);

/* ---- from segments -------------------------------------------------------------------------- */

/* Any thread may call these functions, with segments of its own.  This structure never grows. */

typedef struct waltz_segment {
    double x1, y1, x2, y2;       /* y upwards; from -1e9 to 1e9 */
    long text_line, text_column; /* where it was read; 0: not known */
} waltz_segment;

/* How to read segments; all zeros is the default. */
typedef struct waltz_page {
    size_t room;      /* sizeof(waltz_page), or 0: see the top of this file */
    double tolerance; /* 0: the smallest that gives a drawing */
    double rounding;  /* rounding error of coordinates, at most; 0: take it from their digits */
    bool y_down;      /* y points downwards in the segments and in messages, but not in the drawing */
    /* NULL, or called from time to time; returning true stops: there is no drawing, and the error is an empty sentence */
    bool (*stop)(void *context);
    void *stop_context;
} waltz_page;

/* The drawing that segments show.  Ends at most the tolerance apart, directly or through a chain of other ends, become
   one point; a point that near to the inside of a segment makes a T there; a point where two segments meet is
   dissolved if it is that near to the straight line between their other ends and the bend is at most a few degrees.
   Segments drawn twice count once; segments without length are ignored.
   With a tolerance of 0 the smallest that gives a drawing is used: none at all for exact coordinates, and up to a few
   hundredths of the size of an object for those of a pen.  In that case bends that rounding explains are treated as
   straight, and waltz_remarks() reports them; with any other tolerance rounding is not considered.
   Junctions are named 0, 1, ... in the order in which they first occur in the segments.  NULL, with an error and the
   place of a segment, if the segments do not form a drawing.  `page` may be NULL.  */
WALTZ_API waltz_drawing *waltz_from_page(const waltz_segment *segments, size_t count,
                                         const waltz_page *page, waltz_error *error);
/* The same with this tolerance, y upwards. */
WALTZ_API waltz_drawing *waltz_from_segments(const waltz_segment *segments, size_t count,
                                             double tolerance, waltz_error *error);

/* Half a unit of the last digit of the coordinates of the segments: the rounding error that each of them may have.
   0: they have all the digits of a double.  */
WALTZ_API double waltz_rounding(const waltz_segment *segments, size_t count);

/* Remarks on a drawing made from segments: how doubtful segments were understood.  At most WALTZ_REMARKS; `all` (may be
   NULL) receives the number there would be without that limit.  */
WALTZ_API const waltz_error *waltz_remarks(const waltz_drawing *drawing, int *count, int *all);

/* The opposite: the segments of a placed drawing; the bars of a T are one segment if they are in line.  Returns their
   number; `segments` has room for one per line.  */
WALTZ_API int waltz_segments(const waltz_drawing *drawing, waltz_segment *segments);
/* Moves each end to a random point of a disc around it, as if drawn by hand.  The radius is this fraction of the larger of
   the width and height of all segments.  The same seed gives the same result on every machine.  */
WALTZ_API void waltz_shake(waltz_segment *segments, int count, double share, uint64_t seed);

/* ---- labelling ------------------------------------------------------------------------------ */

typedef enum { WALTZ_FOUND, WALTZ_NONE, WALTZ_STOPPED, WALTZ_NO_MEMORY } waltz_result;

/* What the variables of the constraint problem are. */
typedef enum {
    WALTZ_BY_JUNCTIONS, /* the corners of junctions, which agree on the lines between them */
    WALTZ_BY_LINES      /* also the labels of each line, as seen from one end and from the other */
} waltz_encoding;

typedef struct waltz_options {
    size_t room;   /* sizeof(waltz_options), or 0: see the top of this file */
    bool extended; /* use the extended catalogue */
    waltz_encoding encoding;
    csp_algorithm algorithm;     /* of arc consistency */
    uint64_t node_limit;         /* of each search; 0: none */
    bool (*stop)(void *context); /* called from time to time; true stops the search */
    void *stop_context;
    waltz_sink trace; /* receives every step of arc consistency, unless its `write` is NULL */
    csp_trace_format trace_format;
} waltz_options;

/* The labellings of a drawing, one after the other; from one thread at a time.

                                     WALTZ_FOUND                       next: WALTZ_FOUND
       waltz_labelling_new() ---------------------> consistent --next--> has a labelling --+
                 |  WALTZ_NONE or WALTZ_STOPPED         |                    |     ^       |
                 |  (see waltz_consistency())           next: another result |     +-next--+
                 +------------------------------------> over <---------------+

   waltz_labels(): while it has a labelling.  waltz_next(): at any time; when it is over, it repeats its result.  All the others take a
   const labelling, and may be called at any time.  */
typedef struct waltz_labelling waltz_labelling;

/* Makes the drawing arc consistent.  `options` may be NULL.  The drawing must outlive the labelling and must not
   change.  Returns NULL if out of memory.  Release with waltz_labelling_free(), which accepts NULL.  */
WALTZ_API waltz_labelling *waltz_labelling_new(const waltz_drawing *drawing,
                                               const waltz_options *options);
WALTZ_API void waltz_labelling_free(waltz_labelling *labelling);

/* The result of arc consistency.  WALTZ_FOUND: every junction has a corner left, which does not mean that there is a
   labelling; WALTZ_NONE: some junction has none left, so there is no labelling.  */
WALTZ_API waltz_result waltz_consistency(const waltz_labelling *labelling);
/* After WALTZ_NONE, a junction without corners; negative: it is not known. */
WALTZ_API int waltz_emptied(const waltz_labelling *labelling);
/* The corners left at a junction (bit i: corner i of waltz_catalogue()) and the labels left on a line (bit i: label i, as
   seen from its `from`).  */
WALTZ_API unsigned waltz_corners_left(const waltz_labelling *labelling, int junction);
WALTZ_API unsigned waltz_labels_left(const waltz_labelling *labelling, int line);
WALTZ_API const csp_counters *waltz_counters(const waltz_labelling *labelling);

/* A count that may be too large for any integer type.  This structure never grows. */
typedef struct waltz_number {
    uint64_t exact; /* UINT64_MAX: this many or more */
    double mantissa;
    long exponent; /* about mantissa * 10^exponent; the mantissa is 0, or from 1 on and below 10 */
    bool at_least; /* a limit was reached: a lower bound */
} waltz_number;

/* The product of the numbers of corners that arc consistency left. */
WALTZ_API waltz_number waltz_corner_product(const waltz_labelling *labelling);
/* Counts all labellings.  Independent parts of the drawing are counted separately, up to `limit` (0: no limit) in
   each.  WALTZ_FOUND, WALTZ_NONE, or the reason why the count is not known.  */
WALTZ_API waltz_result waltz_count(const waltz_labelling *labelling, uint64_t limit,
                                   waltz_number *count);

/* The next labelling; WALTZ_NONE: there are no more.  After any result but WALTZ_FOUND, further calls give that result again. */
WALTZ_API waltz_result waltz_next(waltz_labelling *labelling);
/* The last labelling found: the label of each line, as seen from its `from`. */
WALTZ_API const waltz_label *waltz_labels(const waltz_labelling *labelling);

/* Do these labels, one for each line as seen from its `from`, show a corner of the catalogue at every junction, and
   respect waltz_allow() and the outline?  Negative: they do; else a junction where they do not.  Shares no code with the
   search.  */
WALTZ_API int waltz_check(const waltz_drawing *drawing, const waltz_label *labels, bool extended);

/* ---- drawings that are impossible ----------------------------------------------------------- */

/* Any thread may call these functions; they only read the drawing. */

/* For a drawing without a labelling: a set of junctions that cannot be labelled together, although removing any one makes
   it possible.  `junctions` has room for all.  `smallest` (may be NULL) says whether it is proved that no smaller such set
   exists; the search for one is limited.  Of the options only `extended` and `stop` matter.  WALTZ_NONE: there is a
   labelling.  WALTZ_NO_MEMORY: memory ran out before the end of the search, whatever was found by then.  */
WALTZ_API waltz_result waltz_find_core(const waltz_drawing *drawing, const waltz_options *options,
                                       int *junctions, int *count, bool *smallest);

/* Why no solid looks like this although it can be labelled: edges between the same faces that do not fit.  This structure never
   grows.  */
typedef struct waltz_conflict {
    int lines; /* 1: the edge has the same face on both sides; 2: two faces meet in two edges that are not in line;
                    3: three faces meet in three edges whose lines have no common point */
    int line[3];
} waltz_conflict;

/* Searches a placed drawing with these labels for a conflict.  This is a first check: the drawing may be impossible even if
   there is none.  WALTZ_FOUND, WALTZ_NONE or WALTZ_NO_MEMORY.  */
WALTZ_API waltz_result waltz_find_conflict(const waltz_drawing *drawing, const waltz_label *labels,
                                           waltz_conflict *conflict);

/* ---- layout and pictures -------------------------------------------------------------------- */

/* waltz_layout() changes the drawing, the others only read it; a sink is called in the same thread. */

/* Gives a drawing coordinates, replacing any it has: the lines are straight, do not cross, and give each junction its type.
   The outline, if there is one, decides which face is outside.  The same drawing gets the same coordinates on every
   machine.  False, with an error, if none were found; the drawing is unchanged then.  */
WALTZ_API bool waltz_layout(waltz_drawing *drawing, waltz_error *error);

typedef struct waltz_picture {
    size_t room;               /* sizeof(waltz_picture), or 0: see the top of this file */
    const waltz_label *labels; /* as seen from `from`, one for each line; NULL: none are drawn */
    const int *red;            /* junctions to draw in red, with the lines between them */
    int red_count;
    const int *red_lines; /* lines to draw in red */
    int red_line_count;
    bool names; /* of the junctions */
    int width;  /* pixels; 0: 480 */
} waltz_picture;

/* SVG of a placed drawing.  It refers to no other files, and is dark where the viewer prefers dark pages.
   `picture` may be NULL: only lines.  False: out of memory; nothing was written.  */
WALTZ_API bool waltz_draw(const waltz_drawing *drawing, const waltz_picture *picture, waltz_sink sink);
/* SVG of the catalogue, a row for each type. */
WALTZ_API void waltz_draw_catalogue(bool extended, waltz_sink sink);

/* ---- drawings as text ----------------------------------------------------------------------- */

/* Reads the drawings of a text, one after the other; a line "drawing TITLE" begins each; the first may go without.
   docs/WALTZ.md describes the forms.  Coordinates are rounded to millionths.  Use a reader from one thread at a time.

       waltz_reader_new() --> reading --- WALTZ_READ_END ---> at the end: next returns WALTZ_READ_END
                              |    ^
                              next: WALTZ_READ_DRAWING, _ERROR                                           */
typedef struct waltz_reader waltz_reader;
typedef enum { WALTZ_READ_DRAWING, WALTZ_READ_ERROR, WALTZ_READ_END } waltz_read_result;

/* The text must outlive the reader.  `tolerance` is that of waltz_from_segments(), for drawings given by segments.
   NULL: out of memory.  */
WALTZ_API waltz_reader *waltz_reader_new(const char *text, size_t length, double tolerance);
/* Accepts NULL. */
WALTZ_API void waltz_reader_free(waltz_reader *reader);
/* Calls `stop` from time to time; if it returns true, the reader stops with an error, an empty sentence. */
WALTZ_API void waltz_reader_stop(waltz_reader *reader, bool (*stop)(void *context), void *context);
/* *drawing is the next one, to be freed by the caller, else NULL.  After an error, whose place is that in the whole text,
   the reader continues with the next drawing.  `error` may be NULL.  */
WALTZ_API waltz_read_result waltz_reader_next(waltz_reader *reader, waltz_drawing **drawing,
                                              waltz_error *error);

/* The only drawing of a text.  NULL, with an error, if it cannot be read or there are more. */
WALTZ_API waltz_drawing *waltz_read(const char *text, size_t length, double tolerance,
                                    waltz_error *error);

typedef enum {
    WALTZ_FORM_LIST,    /* J, P, O, L: everything that is known */
    WALTZ_FORM_SHORT,   /* 0:W(5,6,1) 1:L(0,2) ...: junctions and lines only */
    WALTZ_FORM_SEGMENTS /* x1 y1 x2 y2, of a placed drawing; the bars of a T are parts of one segment */
} waltz_form;
/* Writes the drawing with its title, such that a reader can read it. */
WALTZ_API void waltz_print(const waltz_drawing *drawing, waltz_form form, waltz_sink sink);

/* ---- scenes --------------------------------------------------------------------------------- */

/* Any thread may call these functions. */

/* Unit cubes seen from a random side, with hidden lines removed. */
typedef struct waltz_scene {
    size_t room;   /* sizeof(waltz_scene), or 0: see the top of this file */
    uint64_t seed; /* the same seed gives the same scene on every machine */
    int cubes;     /* 1 to 100; 0: 2 to 9 at random */
    bool extended; /* corners of the extended catalogue may occur */
} waltz_scene;

/* A drawing with an outline and the true label of each line.  The cubes form one solid, or two that do not touch.  NULL,
   with an error, if none was found, or out of memory.  */
WALTZ_API waltz_drawing *waltz_random_scene(const waltz_scene *scene, waltz_error *error);

/* Well-known drawings, counted from 0: a name, such as "cube" or "penrose", and a line about it.  NULL after the last. */
WALTZ_API const char *waltz_classic_name(int i);
WALTZ_API const char *waltz_classic_about(int i);
/* The drawing, without an outline; if it is made of cubes, its lines have their true labels.  Its title is its name.  NULL,
   with an error, if there is no such drawing, or out of memory.  */
WALTZ_API waltz_drawing *waltz_classic(int i, waltz_error *error);

#ifdef __cplusplus
}
#endif
#endif
