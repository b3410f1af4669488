/* SPDX-License-Identifier: MIT */
/* engine.c - see engine.h */
#include "engine.h"

#include <limits.h>
#include <stdlib.h>

#include "sudoku_service.h"

static struct {
    sudoku_service *service;
    char *request;
    size_t room;
    const char *answer;
} page;

char *web_room(size_t size)
{
    if (page.request && size <= page.room) return page.request;
    char *bytes = realloc(page.request, size ? size : 1);
    if (!bytes) return NULL;
    page.request = bytes;
    page.room = size;
    return bytes;
}

int web_call(size_t length)
{
    size_t size;
    if (!page.request || length > page.room) return -1;
    if (!page.service) page.service = sudoku_service_new();
    page.answer = page.service ? sudoku_service_answer(page.service, page.request, length, &size) : NULL;
    return page.answer && size <= INT_MAX ? (int)size : -1;
}

const char *web_answer(void) { return page.answer; }
