/* SPDX-License-Identifier: MIT */
/* files.h - opening and writing, whatever interrupts them.

   A system call may be interrupted by a signal, and a write may take a part of its bytes only.  After Ctrl-C nothing waits for
   long: opening fails, and writing goes on while the other side takes bytes, so that lines stay whole.  */
#ifndef COMMON_FILES_H
#define COMMON_FILES_H

#include <stddef.h>

/* Standard files that are closed get places that no other file can take: what is printed must not get into a picture.
   Reading and writing there fails.  Call this before anything is opened.  */
void files_keep_places(void);
/* Returns a descriptor, or -1 with errno.  A new file may be read and written by everyone whom the user's mask allows. */
int file_open(const char *name, int flags);
/* Writes all bytes.  Returns 0 or an errno: EINTR after Ctrl-C if nobody takes the bytes. */
int file_write(int file, const char *bytes, size_t length);
/* The same for a socket; EPIPE if the other side has closed it. */
int socket_write(int socket, const char *bytes, size_t length);

#endif
