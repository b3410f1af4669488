/* SPDX-License-Identifier: MIT */
/* scenes.h - random scenes to test with.  WALTZ_SCENES=1000 asks for that many. */
#ifndef WALTZ_TEST_SCENES_H
#define WALTZ_TEST_SCENES_H

#include <stdlib.h>

#include "support/cmocka_first.h"

#include "waltz.h"

static inline uint64_t scenes_to_test(void)
{
    const char *wanted = getenv("WALTZ_SCENES");
    return wanted ? strtoull(wanted, NULL, 10) : 300;
}

static inline waltz_drawing *random_scene(const waltz_scene *wanted)
{
    waltz_error e = {.message = ""};
    waltz_drawing *d = waltz_random_scene(wanted, &e);
    if (!d)
        fail_msg("seed %llu, %d cubes: %s", (unsigned long long)wanted->seed, wanted->cubes, e.message);
    return d;
}

#endif
