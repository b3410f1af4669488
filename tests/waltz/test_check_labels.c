/* SPDX-License-Identifier: MIT */
/* test_check_labels.c - the check of labels accepts the labellings that the search lists and refuses each of them with any label
   changed, unless that is a labelling, too. */
#include <stdlib.h>
#include <string.h>

#include "support/cmocka_first.h"

#include "support/known_drawings.h"

enum { MOST = 600, LINES = 60 };

struct all_labels {
    int lines, count;
    waltz_label label[MOST][LINES];
};

static bool list_all(const waltz_drawing *d, bool extended, struct all_labels *all)
{
    const waltz_options o = {.extended = extended};
    waltz_labelling *l = waltz_labelling_new(d, &o);
    assert_non_null(l);
    waltz_lines(d, &all->lines);
    all->count = 0;
    bool fits = all->lines <= LINES;
    while (fits && waltz_next(l) == WALTZ_FOUND) {
        if (all->count == MOST) fits = false;
        else memcpy(all->label[all->count++], waltz_labels(l), (size_t)all->lines * sizeof(waltz_label));
    }
    waltz_labelling_free(l);
    return fits;
}

static bool is_listed(const struct all_labels *all, const waltz_label *label)
{
    for (int i = 0; i < all->count; i++)
        if (!memcmp(all->label[i], label, (size_t)all->lines * sizeof *label)) return true;
    return false;
}

static int check_every_change(const waltz_drawing *d, bool extended, struct all_labels *all)
{
    int lines, refused = 0;
    const waltz_line *line = waltz_lines(d, &lines);
    for (int i = 0; i < all->count && i < 20; i++) {
        waltz_label label[LINES];
        memcpy(label, all->label[i], sizeof label);
        assert_int_equal(waltz_check(d, label, extended), -1);
        for (int k = 0; k < lines; k++) {
            const waltz_label right = label[k];
            for (int other = 0; other < WALTZ_LABELS; other++) {
                label[k] = (waltz_label)other;
                const int wrong = waltz_check(d, label, extended);
                assert_int_equal(wrong < 0, is_listed(all, label));
                if (wrong >= 0) assert_true(wrong == line[k].from || wrong == line[k].to);
                refused += wrong >= 0;
            }
            label[k] = right;
        }
    }
    return refused;
}

static void every_changed_label_is_refused(void **state)
{
    (void)state;
    struct all_labels *all = malloc(sizeof *all);
    int refused = 0;
    for (int i = 0; i < known_drawing_count; i++)
        for (int extended = 0; extended < 2; extended++)
            for (int outlined = 0; outlined < 2; outlined++) {
                const struct known_drawing *k = &known_drawings[i];
                if (outlined && !k->outline) continue;
                waltz_drawing *d = outlined ? known_with_outline(k) : drawing_of(k->text);
                if (list_all(d, extended, all)) refused += check_every_change(d, extended, all);
                waltz_drawing_free(d);
            }
    assert_true(refused > 1000);
    free(all);
}

/* A line whose labels are restricted, by the caller. */
static void labels_that_are_not_allowed(void **state)
{
    (void)state;
    struct all_labels *all = malloc(sizeof *all);
    waltz_drawing *d = drawing_of(known_drawing("cube")->text);
    assert_true(list_all(d, false, all));
    assert_true(all->count > 1);
    waltz_drawing_free(d);
    for (int line = 0; line < all->lines; line++)
        for (int i = 0; i < all->count; i++)
            for (int allowed = 0; allowed < 2; allowed++) {
                const unsigned own = 1u << all->label[i][line];
                d = drawing_of(known_drawing("cube")->text);
                waltz_allow(d, line, allowed ? own : 0xFu & ~own);
                assert_int_equal(waltz_check(d, all->label[i], false) < 0, allowed);
                waltz_drawing_free(d);
            }
    free(all);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_changed_label_is_refused),
        cmocka_unit_test(labels_that_are_not_allowed),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
