#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# api_sequences.bats - the programs that api_sequences prints compile against the library, and do what it did.

setup() {
    cd "$PROJECT" || exit
    sequences=$(dirname "$SUDOKU")/api_sequences
    archive=$(dirname "$SUDOKU")/../libsudoku.a
    # shellcheck disable=SC2086 # a compiler may be several words
    compile() { ${CC:-cc} -std=c11 -Wall -Wextra -Werror -Iinclude -o "$2" "$1" "$archive"; }
}

@test "printed programs compile and run" {
    for calls in csp sudoku logic waltz; do
        "$sequences" --calls "$calls" --seed 8 --print >"$BATS_TEST_TMPDIR/$calls.c"
        compile "$BATS_TEST_TMPDIR/$calls.c" "$BATS_TEST_TMPDIR/$calls"
        "$BATS_TEST_TMPDIR/$calls"
    done
}

@test "a printed program names only public headers" {
    run "$sequences" --calls csp --seed 8 --print
    [ "$status" -eq 0 ]
    ! grep '^#include' <<<"$output" | grep -v '<[a-z_]*\.h>'
}

@test "wrong options are refused" {
    run "$sequences" --calls nonsense
    [ "$status" -eq 2 ]
    run "$sequences" --print
    [ "$status" -eq 2 ]
}
