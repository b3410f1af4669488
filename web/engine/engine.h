/* SPDX-License-Identifier: MIT */
/* engine.h - the library as a page calls it; README.md says what requests and answers look like.

   For one caller at a time, such as a browser's worker: all state is global.  */
#ifndef WEB_ENGINE_H
#define WEB_ENGINE_H

#include <stddef.h>

#ifdef __wasm__
#define WEB_EXPORT(name) __attribute__((export_name(#name)))
#else
#define WEB_EXPORT(name)
#endif

/* Room for a request of that size; NULL: out of memory. */
WEB_EXPORT(web_room) char *web_room(size_t size);
/* Answers the request of that length in the room.  Returns the length of the answer; -1: out of memory. */
WEB_EXPORT(web_call) int web_call(size_t length);
WEB_EXPORT(web_answer) const char *web_answer(void);

#endif
