#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The template of a command, in place of `sudoku count`.
load helper

template() {
    [ -x "$TEMPLATE" ] || skip "the program with the template is not built with sanitizers"
    run --separate-stderr "$TEMPLATE" count "$@"
}

@test "the number of givens, in all formats" {
    printf '%s\n' "$four" 53..x ................ >list
    template list
    same "$output" $'8\nerror\n0'
    same "$status" 2
    template --format json list
    same "$(json 'map(.givens)')" '[8,null,0]'
    template --format csv list
    same "${lines[0]}" "puzzle,givens,error"
}
