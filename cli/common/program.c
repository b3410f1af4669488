/* SPDX-License-Identifier: MIT */
/* program.c - see program.h */
#include "common/program.h"

#include <locale.h>
#include <string.h>
#include <unistd.h>

#include "common/files.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "common/status.h"

/* An argument that is neither a command nor a file, but resembles a command. */
static bool is_misspelt(const struct program_table *t, const char *word)
{
    const char *similar = access(word, F_OK) == 0 ? NULL : options_similar_command(t, word);
    if (similar) message("%s: no such file or command; did you mean '%s'?", word, similar);
    return similar != NULL;
}

/* `command` is -1 if none was named; its name is at index `word`. */
static int run_command(const struct program_parts *p, int command, int argc, char **argv, int word)
{
    const int chosen = command < 0 ? 0 : command; /* the first is the default */
    int status = STATUS_BAD;
    if (p->read(p->settings, chosen, argc, argv, command < 0 ? 0 : word)) {
        status = STATUS_FINE;
        if (*p->help) options_print_help(p->table, command);
        else if (*p->tell_version) output("%s %s\n", p->table->name, p->version);
        else status = p->functions[chosen](p->settings);
    }
    p->release(p->settings);
    return status;
}

int program_main(const struct program_parts *p, int argc, char **argv)
{
    int command;
    files_keep_places();
    setlocale(LC_CTYPE, "");
    output_start();
    interrupt_catch();
    const int word = options_first_word(p->table, argc, argv, &command);
    if (word && command < 0 && is_misspelt(p->table, argv[word])) return STATUS_BAD;
    int status = run_command(p, command, argc, argv, word);
    if (interrupted()) status = STATUS_INTERRUPTED;
    output_flush();
    if (output_error()) {
        message("%s: cannot write: %s", p->table->name, output_error());
        if (status < STATUS_BAD) status = STATUS_BAD;
    }
    return status;
}

/* False after a message. */
static bool is_one_page(const struct program_table *t, const struct page_request *page, const char *name)
{
    if (page->manual + page->completion + (name != NULL) <= 1) return true;
    message("%s: help: a command, --manual and --completion cannot be combined", t->name);
    return false;
}

int program_help(const struct program_table *t, const struct page_request *page, const char *name)
{
    int command = name ? 0 : -1;
    if (!is_one_page(t, page, name)) return STATUS_BAD;
    if (page->manual) print_manual(t);
    if (page->completion) print_completion(t, page->shell);
    if (page->manual || page->completion) return STATUS_FINE;
    while (name && command < t->command_count && strcmp(t->commands[command].name, name) != 0) command++;
    if (command == t->command_count) {
        message("%s: unknown command '%s'; '%s --help' lists them", t->name, name, t->name);
        return STATUS_BAD;
    }
    options_print_help(t, command);
    return STATUS_FINE;
}
