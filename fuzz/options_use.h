/* SPDX-License-Identifier: MIT */
/* options_use.h - the command line of a program, up to where the command would begin; for after its settings.h and table.h.

   An input is words with newlines between them, and after a zero the text of every file that an option names.  */
#ifndef FUZZ_OPTIONS_USE_H
#define FUZZ_OPTIONS_USE_H

#include <stdlib.h>
#include <string.h>

#include "spoken.h"

enum { MOST_WORDS = 60 };

/* Returns how many there are; `argv` ends with NULL. */
static int split_words(char *text, char **argv)
{
    int count = 1;
    argv[0] = (char[]){"program"};
    for (char *word = text; word && count < MOST_WORDS; count++) {
        char *end = strchr(word, '\n');
        if (end) *end++ = '\0';
        argv[count] = word;
        word = end;
    }
    argv[count] = NULL;
    return count;
}

static void use_words(int argc, char **argv)
{
    struct settings settings;
    int command;
    const int word = options_first_word(&program, argc, argv, &command);
    if (word && command < 0) options_similar_command(&program, argv[word]);
    const bool named = command >= 0;
    has_spoken();
    if (settings_read(&settings, named ? command : 0, argc, argv, named ? word : 0)) {
        if (has_spoken()) abort(); /* there is nothing wrong */
        if (settings.help) options_print_help(&program, command);
    } else if (!has_spoken()) {
        abort();
    }
    settings_free(&settings);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size); /* called by libFuzzer */

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *argv[MOST_WORDS + 1], *text = malloc(size + 1);
    if (!text) return 0;
    if (size) memcpy(text, data, size);
    text[size] = '\0';
    const size_t words = strlen(text);
    set_files(words < size ? text + words + 1 : "", words < size ? size - words - 1 : 0);
    use_words(split_words(text, argv), argv);
    free(text);
    return 0;
}

#endif
