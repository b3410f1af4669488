/* SPDX-License-Identifier: MIT */
/* model_file.h - a model from a file, in whichever format it is. */
#ifndef CSP_CLI_MODEL_FILE_H
#define CSP_CLI_MODEL_FILE_H

#include "csp/settings.h"

struct model_file {
    const char *name;
    char *text;
    size_t length;
    enum model_format format; /* never FORMAT_AUTO */
    bool quiet;
};

/* False, after a message, if it cannot be read. */
bool model_file_open(struct model_file *, const struct settings *, const char *name);
void model_file_close(struct model_file *);

/* Opens the file that is the first of the arguments, of which there must be `words`. */
bool model_file_open_first(struct model_file *, const struct settings *, int words);
/* Prints what is wrong with its text. */
void model_file_complain(const struct model_file *, const csp_error *);

/* NULL, after a message with its place, if the text is not valid.  `colours` is for graphs alone. */
csp_model *model_of(const struct model_file *, int colours);
/* The same before anything is printed: a signal ends the program at once, since reading cannot be stopped. */
csp_model *first_model_of(const struct model_file *, int colours);

/* Opens the file named by the first argument and uses its model; the command takes `words` arguments.  Returns
   the exit status.  */
int with_model(const struct settings *, int words, int (*use)(const struct settings *, csp_model *));

#endif
