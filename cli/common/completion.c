/* SPDX-License-Identifier: MIT */
/* completion.c - completions for bash, zsh and fish, printed from the table (see pages.h).

   Each script finds the command on the line (the first is the default), and offers its options, the values of an option, or
   files and, as the first word, commands.  */
#include <string.h>

#include "common/output.h"
#include "common/pages.h"
#include "common/values.h"

static bool takes(const struct option_row *o, int command) { return o->commands >> command & 1; }

/* Is the argument the name of a file? */
static bool is_file(const struct option_row *o)
{
    return strcmp(o->argument, "FILE") == 0 || strcmp(o->argument, "WHERE") == 0;
}

/* The command's operands that are no files complete to nothing. */
static bool takes_files(const struct command_row *c)
{
    return strstr(c->operands, "FILE") || strstr(c->operands, "MODEL");
}

static void print_names(const struct program_table *t, const char *between)
{
    for (int i = 0; i < t->command_count; i++) output("%s%s", i ? between : "", t->commands[i].name);
}

/* The values that an option takes, with blanks between them. */
static void print_values(const struct option_row *o)
{
    const char *word;
    for (int i = 0; (word = value_word(&o->value, i)); i++) output("%s%s", i ? " " : "", word);
}

/* ---- bash ---- */

static void print_bash_options(const struct program_table *t, int command)
{
    output("    %s)\n        options=\"", t->commands[command].name);
    bool first = true;
    for (const struct option_row *o = t->options; o->name; o++) {
        if (!takes(o, command)) continue;
        if (!first) output(" ");
        if (o->letter) output("-%c ", o->letter);
        output("--%s", o->name);
        first = false;
    }
    output("\"\n        case $option in\n");
    for (const struct option_row *o = t->options; o->name; o++) {
        if (!o->argument || !takes(o, command)) continue;
        output("        ");
        if (o->letter) output("-%c | ", o->letter);
        output("--%s) kind=", o->name);
        if (is_file(o)) output("files ;;\n");
        else if (value_word(&o->value, 0)) {
            output("values values=\"");
            print_values(o);
            output("\" ;;\n");
        } else output("none ;;\n");
    }
    output("        esac\n");
    if (!takes_files(&t->commands[command])) output("        words=none\n");
    output("        ;;\n");
}

/* Bash makes words of "--format", "=" and "json". */
static void print_bash(const struct program_table *t)
{
    output("# completion of %s for bash; 'sudoku help --completion bash' and its like print it\n",
           t->name);
    output("_%s_complete() {\n", t->name);
    output("    local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}\n"
           "    local command=%s options kind=words values words=files i named=\n"
           "    if [[ $word == = ]]; then word=; elif [[ $option == = ]]; then "
           "option=${COMP_WORDS[COMP_CWORD - 2]}; fi\n"
           "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
           "        case ${COMP_WORDS[i]} in\n        ",
           t->commands[0].name);
    print_names(t, " | ");
    output(") command=${COMP_WORDS[i]} named=yes; break ;;\n"
           "        esac\n"
           "    done\n"
           "    case $command in\n");
    for (int i = 0; i < t->command_count; i++) print_bash_options(t, i);
    output("    esac\n"
           "    COMPREPLY=()\n"
           "    case $kind in\n"
           "    values) mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$word\") ;;\n"
           "    files) mapfile -t COMPREPLY < <(compgen -f -- \"$word\") ;;\n"
           "    words)\n"
           "        if [[ $word == -* ]]; then\n"
           "            mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$word\")\n"
           "            return\n"
           "        fi\n"
           "        [[ $words == none ]] || mapfile -t COMPREPLY < <(compgen -f -- \"$word\")\n"
           "        [[ $named && $command != help ]] || mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < "
           "<(compgen -W \"");
    print_names(t, " ");
    output("\" -- \"$word\")\n"
           "        ;;\n"
           "    esac\n"
           "}\n"
           "complete -o filenames -F _%s_complete %s\n",
           t->name, t->name);
}

/* ---- text in single quotes ---- */

/* `special`: characters that the shell's own small language wants a backslash before. */
static void print_quoted(const char *text, const char *special, bool backslashes)
{
    for (; *text; text++) {
        if (strchr(special, *text)) output("\\%c", *text);
        else if (*text == '\'') output(backslashes ? "\\'" : "'\\''");
        else output("%c", *text);
    }
}

/* ---- zsh ---- */

static const char zsh_special[] = "\\[]:";

/* One specification of _arguments: '(-q --quiet)'{-q,--quiet}'[help]'. */
static void print_zsh_option(const struct option_row *o)
{
    output("            ");
    if (o->letter)
        output("'(-%c --%s)'{-%c%s,--%s%s}", o->letter, o->name, o->letter, o->argument ? "+" : "",
               o->name, o->argument ? "=" : "");
    else output("--%s%s", o->name, o->argument ? "=" : "");
    output("'[");
    print_quoted(o->help, zsh_special, false);
    output("]");
    if (o->argument) {
        output(":%s:", o->argument);
        if (is_file(o)) output("_files");
        else if (value_word(&o->value, 0)) {
            output("(");
            print_values(o);
            output(")");
        } else output(" ");
    }
    output("'\n");
}

static void print_zsh(const struct program_table *t)
{
    output("#compdef %s\n# completion of %s for zsh; '%s help --completion zsh' prints it\n", t->name,
           t->name, t->name);
    output("_%s_commands() {\n    local -a commands\n    commands=(\n", t->name);
    for (int i = 0; i < t->command_count; i++) {
        output("        '%s:", t->commands[i].name);
        print_quoted(t->commands[i].about, zsh_special, false);
        output("'\n");
    }
    output("    )\n    _describe command commands\n}\n");
    output("_%s_words() {\n"
           "    [[ $named == yes && $command != help ]] || _%s_commands\n"
           "    [[ $files == no ]] || _files\n"
           "}\n",
           t->name, t->name);
    output("_%s() {\n"
           "    local command=%s named= files= word\n"
           "    local -a options\n"
           "    for word in ${words[2,CURRENT-1]}; do\n"
           "        case $word in\n"
           "        (",
           t->name, t->commands[0].name);
    print_names(t, "|");
    output(") command=$word named=yes; break ;;\n"
           "        esac\n"
           "    done\n"
           "    case $command in\n");
    for (int i = 0; i < t->command_count; i++) {
        output("    (%s)\n%s        options=(\n", t->commands[i].name,
               takes_files(&t->commands[i]) ? "" : "        files=no\n");
        for (const struct option_row *o = t->options; o->name; o++)
            if (takes(o, i)) print_zsh_option(o);
        output("        ) ;;\n");
    }
    output("    esac\n"
           "    _arguments -s : \"${options[@]}\" '*: :_%s_words'\n"
           "}\n"
           "if [[ ${funcstack[1]} == _%s ]]; then _%s \"$@\"; else compdef _%s %s; fi\n",
           t->name, t->name, t->name, t->name, t->name);
}

/* ---- fish ---- */

static const char fish_special[] = "\\";

static void print_fish_option(const struct program_table *t, const struct option_row *o)
{
    output("complete -c %s -n '__%s_is", t->name, t->name);
    for (int i = 0; i < t->command_count; i++)
        if (takes(o, i)) output(" %s", t->commands[i].name);
    output("' -l %s", o->name);
    if (o->letter) output(" -s %c", o->letter);
    if (o->argument) output(is_file(o) ? " -r -F" : " -x");
    if (o->argument && value_word(&o->value, 0)) {
        output(" -a '");
        print_values(o);
        output("'");
    }
    output(" -d '");
    print_quoted(o->help, fish_special, true);
    output("'\n");
}

static void print_fish(const struct program_table *t)
{
    output("# completion of %s for fish; '%s help --completion fish' prints it\n", t->name, t->name);
    output("function __%s_command\n"
           "    for word in (commandline -opc)[2..]\n"
           "        if contains -- $word ",
           t->name);
    print_names(t, " ");
    output("\n"
           "            echo $word\n"
           "            return\n"
           "        end\n"
           "    end\n"
           "end\n"
           "# Is the command, or the default if there is none, one of these?\n"
           "function __%s_is\n"
           "    set -l command (__%s_command)\n"
           "    test -n \"$command\"; or set command %s\n"
           "    contains -- $command $argv\n"
           "end\n",
           t->name, t->name, t->commands[0].name);
    for (int i = 0; i < t->command_count; i++) {
        output("complete -c %s -n 'test -z (__%s_command)' -a %s -d '", t->name, t->name,
               t->commands[i].name);
        print_quoted(t->commands[i].about, fish_special, true);
        output("'\n");
        if (!takes_files(&t->commands[i]))
            output("complete -c %s -n 'test \"(__%s_command)\" = %s' -f\n", t->name, t->name,
                   t->commands[i].name);
    }
    output("complete -c %s -n 'test \"$(__%s_command)\" = help' -a '", t->name, t->name);
    print_names(t, " ");
    output("'\n");
    for (const struct option_row *o = t->options; o->name; o++) print_fish_option(t, o);
}

void print_completion(const struct program_table *t, enum shell shell)
{
    switch (shell) {
    case SHELL_BASH: print_bash(t); break;
    case SHELL_ZSH: print_zsh(t); break;
    case SHELL_FISH: print_fish(t); break;
    }
}
