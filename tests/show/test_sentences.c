/* SPDX-License-Identifier: MIT */
/* test_sentences.c - every technique has a sentence, and every sentence has words in each language. */
#include "support/cmocka_first.h"

#include "show/language.h"

static void every_technique_has_one(void **state)
{
    (void)state;
    for (int t = 0; t < TECHNIQUE_COUNT; t++) {
        if (sentence_of[t] == SAY_NOTHING) fail_msg("%s has no sentence", technique_rows[t].name);
        assert_true(sentence_of[t] < SENTENCES);
    }
}

static void every_sentence_is_used(void **state)
{
    (void)state;
    bool used[SENTENCES] = {[SAY_NOTHING] = true};
    for (int t = 0; t < TECHNIQUE_COUNT; t++) used[sentence_of[t]] = true;
    for (int s = 0; s < SENTENCES; s++) assert_true(used[s]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_technique_has_one),
        cmocka_unit_test(every_sentence_is_used),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
