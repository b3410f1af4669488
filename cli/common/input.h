/* SPDX-License-Identifier: MIT */
/* input.h - one open file, standard input or a text in memory, as a stream of text.

   gzip and zstd are recognised by their first bytes and unpacked; a file may hold several
   members or frames one after the other.  Errors are sentences without the file's name.  */
#ifndef COMMON_INPUT_H
#define COMMON_INPUT_H

#include <stdbool.h>
#include <stddef.h>

struct input;

/* Returns NULL if memory runs out.  A file that cannot be opened gives an input whose first pull
   fails.  "-" is standard input.  */
struct input *input_open(const char *name);
/* The same for text in memory, which must outlive the input. */
struct input *input_of_text(const char *text, size_t length);
/* Accepts NULL. */
void input_close(struct input *input);
/* Is all of the text there, so that no read waits for whoever writes it?  A file, or text in memory. */
bool input_is_whole(const struct input *input);
/* `wait` is called before a read that would block for longer than a moment, so that the output can be flushed. */
void input_on_wait(struct input *input, void (*wait)(void *context), void *context);
/* How much of the file has been read, from 0 to 1; 0 if its length is unknown. */
double input_part_read(const struct input *input);

/* Copies up to `room` bytes to `buffer`; returns their number, 0 at the end, SIZE_MAX on error.
   `input` is a struct input *: the function fits a sudoku_pull.  */
size_t input_pull(void *context, char *buffer, size_t room);
/* The byte at that offset of the text, before anything is pulled; -1 if the text is shorter, cannot be
   read, or the offset is beyond the first few thousand bytes.  */
int input_peek(struct input *input, size_t place);
/* NULL, or the error. */
const char *input_error(const struct input *input);

#endif
