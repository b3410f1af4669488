/* SPDX-License-Identifier: MIT */
/* cmd_generate.c - sudoku generate: puzzles to order. */
#include <inttypes.h>
#include <stdio.h>
#include <time.h>
#include <unistd.h>

#include "common/clock.h"
#include "common/interrupt.h"
#include "common/output.h"
#include "common/progress.h"
#include "sudoku/command/commands.h"
#include "sudoku/work/guide.h"
#include "sudoku/work/making.h"
#include "sudoku/options/order.h"

/* Can the requested puzzles be printed in this format? */
static bool can_be_printed(const struct settings *s)
{
    if (s->format.one_puzzle && s->generate.count > 1) {
        message("sudoku: --format %s draws only one puzzle; --count needs another format",
                s->format.name);
        return false;
    }
    if (s->generate.with_solution && s->format.no_solution) {
        message("sudoku: --with-solution: the format %s cannot show a solution", s->format.name);
        return false;
    }
    return true;
}

/* Made from the time and the process; short enough to type. */
static uint64_t any_seed(void)
{
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    uint64_t mixed =
        (uint64_t)now.tv_sec * 1000000000 + (uint64_t)now.tv_nsec + ((uint64_t)getpid() << 44);
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return (mixed ^ mixed >> 31) % 1000000000000;
}

static void say_stopped(const sudoku_order *o, const struct made *made, const char *why)
{
    message("sudoku: %s after %" PRIu64 " of %" PRIu64 " puzzle%s; to continue: --seed %" PRIu64
            " --skip %" PRIu64 " --count %" PRIu64,
            why, made->done, o->count, o->count == 1 ? "" : "s", o->seed, o->first + made->done,
            o->count - made->done);
}

/* Reports what was not done; returns the exit status. */
static int conclude(const struct settings *s, const sudoku_order *o, const struct made *made)
{
    const bool cut = made->done < o->count;
    if (*made->error.message) {
        message("sudoku: %s", made->error.message);
        return STATUS_BAD;
    }
    if (cut && output_error()) return STATUS_BAD;
    if (cut && !s->quiet)
        say_stopped(o, made, interrupted() ? "interrupted" : "stopped by the time limit");
    if (cut && interrupted()) return STATUS_INTERRUPTED;
    return cut || made->missed ? STATUS_STOPPED : STATUS_FINE;
}

static int generate(const struct settings *s, sudoku_order *order)
{
    const double began = clock_seconds();
    order->seed = s->generate.seeded ? s->generate.seed : any_seed();
    if (!s->quiet) progress_allow();
    if (s->format.rows == ROWS_CSV) write_headings(puzzle_columns, (sudoku_sink){output_bytes, NULL});
    print_frame(s->format.name, true);
    const struct made made = make_puzzles(s, order);
    print_frame(s->format.name, false);
    const int status = conclude(s, order, &made);
    const double seconds = clock_seconds() - began;
    const uint64_t found = made.done - made.missed;
    if (s->timing)
        message("%" PRIu64 " puzzle%s, %.3f s, %.0f puzzles/s", found, found == 1 ? "" : "s", seconds,
                seconds > 0 ? (double)found / seconds : 0);
    return status;
}

int command_generate(const struct settings *s)
{
    sudoku_order order;
    struct order_parts parts;
    if (s->file_count) {
        message("sudoku: 'generate': unexpected argument '%s'", s->files[0]);
        return STATUS_BAD;
    }
    if (!can_be_printed(s) || !one_profile(s)) return STATUS_BAD;
    const sudoku_difficulty difficulty = difficulty_of(&s->difficulty, profile_to_rate_by(s));
    int status = STATUS_BAD;
    if (order_build(s, &order, &parts)) {
        if (asks_for_difficulty(&s->difficulty)) order.difficulty = &difficulty;
        status = generate(s, &order);
    }
    order_free(&parts);
    return status;
}
