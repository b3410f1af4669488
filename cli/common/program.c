/* SPDX-License-Identifier: MIT */
/* program.c - see program.h */
#include "common/program.h"

#include <locale.h>
#include <unistd.h>

#include "common/output.h"
#include "common/progress.h"
#include "common/status.h"

/* A word that is neither a command nor a file, but almost a command. */
static bool is_misspelt(const struct program_table *t, const char *word)
{
    const char *similar = access(word, F_OK) == 0 ? NULL : options_similar_command(t, word);
    if (similar) message("%s: no such file or command; did you mean '%s'?", word, similar);
    return similar != NULL;
}

int program_main(const struct program_table *t, command_runner *run, int argc, char **argv)
{
    int command;
    setlocale(LC_CTYPE, "");
    output_start();
    const int word = options_first_word(t, argc, argv, &command);
    if (word && command < 0 && is_misspelt(t, argv[word])) return STATUS_BAD;
    int status = run(command, argc, argv, word);
    output_flush();
    if (output_error()) {
        message("%s: cannot write: %s", t->name, output_error());
        if (status < STATUS_BAD) status = STATUS_BAD;
    }
    return status;
}
