/* SPDX-License-Identifier: MIT */
/* test_golden_answers.c - whole answers to requests of every kind: no field is lost, no limit moves and no two numbers change
   places.  tests/web/test_engine.c says what they mean.  What grows with the library, such as the list of formats, is not here.

   Sources: src/service/answer.c, src/service/call_arcs.c, src/service/call_batch.c, src/service/call_drawing.c,
   src/service/call_logic.c, src/service/call_make.c, src/service/call_puzzle.c, src/service/puzzle.c.  */
#include <string.h>

#include "support/cmocka_first.h"

#include "sudoku_service.h"
#include "support/golden.h"
#include "support/text.h"

#define EASY  "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
#define ONES  "111111111111111111111111111111111111111111111111111111111111111111111111111111111"
#define WRONG ".11.............................................................................."
/* of 4 times 4 */
#define ONE_CLUE "\nsize 4\ngivens 1...............\n"
#define TWO_ONES "\nsize 4\ngivens 11..............\n"
#define CUBE     "0 0 4 0\n4 0 4 4\n4 4 0 4\n0 4 0 0\n4 4 6 6\n0 4 2 6\n4 0 6 2\n2 6 6 6\n6 2 6 6\n"

static const struct {
    const char *name, *request;
} calls[] = {
    {"technique", "call technique\nname hidden pair"},
    {"read.two", "call read\nmost 2\n\n" EASY "\n" WRONG "\n" EASY "\n"},
    {"rules", "call rules\nsize 4"},
    {"rules.house", "call rules\nsize 4\nrules x\nhouse r1c1 r2c3 r3c2 r4c4"},
    {"rules.regions", "call rules\nregions AABACCBBC"},
    {"clues",
     "call clues\nsize 4\nclues killer: 5 r1c1 r1c2; thermo: r4c1-r4c3; sandwich: row 2 5; anti-king; "
     "white: r3c1 r3c2; greater: r3c3 r3c4; relation: \"a < b\" r2c1 r2c2"},
    {"clues.none", "call clues"},
    {"clues.wrong", "call clues\nsize 4\nclues killer: 5 r1c1 r1c5"},
    {"clues.unknown", "call clues\nsize 4\nclues no-such-kind: r1c1"},
    {"check", "call check\ngivens " EASY},
    {"check.several", "call check" ONE_CLUE},
    {"check.limit", "call check\nlimit 7" ONE_CLUE},
    {"check.nodes", "call check\nnodes 1\nsize 36"},
    {"check.same-digit", "call check" TWO_ONES},
    {"check.no-candidate", "call check\nsize 4\ngivens 123.4...........\nallowed ///1////////////"},
    {"check.no-place", "call check\nsize 4\nallowed 12/12/12/12////////////"},
    {"check.not-the-given",
     "call check\nsize 4\ngivens 1...............\nplaced 2...............\nnow yes"},
    {"check.not-a-digit", "call check\nsize 4\ngivens 12x4............"},
    {"check.short", "call check\nsize 4\ngivens 12"},
    {"marks", "call marks\nplaced .1..............\nmarks //12/4////////////" ONE_CLUE},
    {"marks.conflicts", "call marks" TWO_ONES},
    {"marks.fields", "call marks\nsize 4\nmarks //////////////"},
    {"marks.more-fields", "call marks\nsize 4\nmarks ////////////////"},
    {"candidates", "call candidates" ONE_CLUE},
    {"candidates.singles", "call candidates\nkind singles\ngivens " EASY},
    {"candidates.true", "call candidates\nkind true" ONE_CLUE},
    {"candidates.clash", "call candidates\nkind singles" TWO_ONES},
    {"candidates.nodes", "call candidates\nkind true\nnodes 1\nsize 16"},
    {"hint.1", "call hint\nlevel 1\ngivens " EASY},
    {"hint.2", "call hint\nlevel 2\ngivens " EASY},
    {"hint.3", "call hint\nlevel 3\ngivens " EASY},
    {"hint.4", "call hint\nlevel 4\ngivens " EASY},
    {"hint.5", "call hint\nlevel 5\ngivens " EASY},
    {"hint.work", "call hint\nwork 1\nsize 9"},
    {"hint.none", "call hint" TWO_ONES},
    {"hint.mistake",
     "call hint\nlevel 3\ngivens " EASY
     "\nplaced ..1.............................................................................."},
    {"hint.mistakes", "call hint\ngivens " EASY "\nplaced " ONES},
    {"hint.unknown-profile", "call hint\nprofile magic\ngivens " EASY},
    {"explain", "call explain\ngivens " EASY},
    {"explain.part", "call explain\nmost 2\ngivens " EASY},
    {"explain.several", "call explain" ONE_CLUE},
    {"steps", "call steps\nmost 3\ngivens " EASY},
    {"steps.one-technique", "call steps\ntechnique hidden-single\nmost 2\ngivens " EASY},
    {"why-not", "call why-not\ncell r1c3\ndigit 1\ngivens " EASY},
    {"why-not.true", "call why-not\ncell r1c3\ndigit 4\ngivens " EASY},
    {"rate", "call rate\ngivens " EASY},
    {"rate.bottlenecks", "call rate\nprofiles hodoku\nbottlenecks yes\ngivens " EASY},
    {"make", "call make\nsize 4\nseed 5"},
    {"make.rating", "call make\nsize 6\nseed 5\nprofile hodoku\nhighest Medium"},
    {"make.none", "call make\nsize 4\nmost 3\ntries 2"},
    {"make.nearest", "call make\nsize 4\nprofile se121\nrating 9..\ntries 1"},
    {"series", "call series\nsize 4\nseed 1\ncount 2"},
    {"series.continued", "call series\nsize 4\nseed 1\ncount 2\ncontinue 1 1 1 0 0"},
    {"layout", "call layout\nsize 5\nseed 2"},
    {"layout-why", "call layout-why\nregions AAAABBBBCCCDCDDD"},
    {"arcs", "call arcs\nmost 4" ONE_CLUE},
    {"arcs.empty", "call arcs\nalgorithm gac" TWO_ONES},
    {"arcs.none", "call arcs\nalgorithm sac\ntrace no" ONE_CLUE},
    {"search", "call search\nmost 5" ONE_CLUE},
    {"search.all", "call search\nevents all\nmost 5" ONE_CLUE},
    {"search.stopped", "call search\nnodes 2\nevents none\nsize 9"},
    {"batch", "call batch\n\n" EASY "\n" WRONG "\n" EASY "\n"},
    {"drawing-classic", "call drawing-classic\nname cube"},
    {"drawing-scene", "call drawing-scene\nseed 3\ncubes 2"},
    {"drawing-label", "call drawing-label\n\n" CUBE},
    {"drawing-label.outline", "call drawing-label\noutline yes\nwhich 0\n\n" CUBE},
    {"drawing-label.core", "call drawing-label\noutline yes\nfix 0 +;1 +;2 +\n\n" CUBE},
    {"drawing-label.names", "call drawing-label\nnames yes\nwidth 200\nlimit 2\n\n" CUBE},
    {"drawing-label.wrong-name", "call drawing-label\nfix 0 *\n\n" CUBE},
    {"text.not-taken", "call check\nsize 4\n\ntext"},
    {"text.missing", "call read\n"},
    {"key.unknown", "call layout\nmost 3"},
    {"german", "call hint\nlevel 5\nlanguage de\ngivens " EASY},
    {"german.error", "call check\nlanguage de\nsize 4\ngivens 12"},
};

static void answers_are_what_they_were(void **state)
{
    (void)state;
    struct golden golden = golden_open("tests/data/golden-answers.txt");
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++) {
        sudoku_service *service = sudoku_service_new();
        size_t length;
        const char *answer =
            sudoku_service_answer(service, calls[i].request, strlen(calls[i].request), &length);
        assert_non_null(answer);
        struct text text = {0};
        text_add_bytes(&text, answer, length);
        golden_text(&golden, calls[i].name, text.bytes);
        text_free(&text);
        sudoku_service_free(service);
    }
    golden_close(&golden);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(answers_are_what_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
