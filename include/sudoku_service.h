/* SPDX-License-Identifier: MIT */
/* sudoku_service.h - the whole library by text, for pages, workers and other languages: a request in, JSON out.

       #include <stdio.h>
       #include <string.h>
       #include <sudoku_service.h>

       int main(void)
       {
           const char *request = "call check\nsize 4\ngivens 1.3..4.22..3.32.";
           sudoku_service *service = sudoku_service_new();
           size_t length;
           if (!service) return 1;
           const char *answer = sudoku_service_answer(service, request, strlen(request), &length);
           if (!answer) return 1;
           printf("%.*s\n", (int)strcspn(answer, ","), answer);  // prints: {"answer":"unique"
           sudoku_service_free(service);
           return 0;
       }

   scripts/header-example extracts this program; every test run compiles it and compares what it prints.

   src/service/README.md lists the calls, their keys and their answers.  A service keeps what takes long to make, solvers and logics
   by their rules, so that lists with few rule sets and questions about one puzzle are answered quickly.

   Threads: use a service, and the solvers and logics that it keeps, from one thread at a time; different threads use different
   services.  A service has no states: a request may follow any other.  sudoku.h says how functions are deprecated.  */
#ifndef SUDOKU_SERVICE_H
#define SUDOKU_SERVICE_H

#include "sudoku_logic.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct sudoku_service sudoku_service;

/* Returns NULL if memory runs out. */
SUDOKU_API sudoku_service *sudoku_service_new(void);
/* Accepts NULL. */
SUDOKU_API void sudoku_service_free(sudoku_service *);

/* Answers a request.  The answer is one JSON object, of `*length` bytes and a zero, valid until the next call; an error is an object
   with the key "error".  Returns NULL if memory runs out.  */
SUDOKU_API const char *sudoku_service_answer(sudoku_service *, const char *request,
                                             size_t request_length, size_t *length);

/* A solver for the rules, as sudoku_solver_new() makes it.  It belongs to the service, and is valid until solvers for eight other
   pairs of rules and engine have been asked for.  NULL as from sudoku_solver_new().  */
SUDOKU_API sudoku_solver *sudoku_service_solver(sudoku_service *, const sudoku_rules *,
                                                const char *engine);
/* Likewise a logic, as sudoku_logic_new() makes it, of four. */
SUDOKU_API sudoku_logic *sudoku_service_logic(sudoku_service *, const sudoku_rules *,
                                              const char *profile, sudoku_error *);

#ifdef __cplusplus
}
#endif

#endif
