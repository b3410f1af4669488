/* SPDX-License-Identifier: MIT */
/* program.h - what every program does before and after its command. */
#ifndef COMMON_PROGRAM_H
#define COMMON_PROGRAM_H

#include "common/options.h"

/* Runs `command` (-1: none was named) with the command line, in which its name stands at place `word`; returns the
   exit status.  */
typedef int command_runner(int command, int argc, char **argv, int word);

/* Finds the command, runs it, and sees to it that all output is written.  Returns the exit status. */
int program_main(const struct program_table *, command_runner *run, int argc, char **argv);

#endif
