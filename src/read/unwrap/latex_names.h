/* SPDX-License-Identifier: MIT */
/* latex_names.h - the environments and commands of LaTeX that tables are made of. */
#ifndef READ_UNWRAP_LATEX_NAMES_H
#define READ_UNWRAP_LATEX_NAMES_H

#include <stddef.h>

enum latex_environment {
    ENVIRONMENT_OTHER,
    ENVIRONMENT_TABLE,    /* cells with & between */
    ENVIRONMENT_SUDOKU,   /* |5| | |., or one of the others */
    ENVIRONMENT_VERBATIM, /* the text as it is */
    ENVIRONMENT_DOCUMENT,
    ENVIRONMENT_FOREIGN /* puzzles of another kind */
};

struct latex_environment_name {
    enum latex_environment kind;
    int arguments; /* in braces, after its name */
};

struct latex_environment_name latex_environment_named(const char *name, size_t length);

enum latex_command {
    COMMAND_UNKNOWN,
    COMMAND_DROPPED, /* its first arguments go, what follows is text */
    COMMAND_SPACE,
    COMMAND_SIGN, /* stands for a character */
    COMMAND_ROW_END,
    COMMAND_BEGIN,
    COMMAND_END,
    COMMAND_MULTIPLE, /* rows or columns */
    COMMAND_MATRIX,
    COMMAND_SETROW,
    COMMAND_DELIMITER /* \left( */
};

struct latex_command_name {
    enum latex_command kind;
    int arguments; /* that go */
    char sign;
};

struct latex_command_name latex_command_named(const char *name, size_t length);

#endif
