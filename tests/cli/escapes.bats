#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# No control character of a file, a name or an option reaches stderr or a terminal.
load helper
load waiting

# Fails on bytes below 0x20 but newlines, on 0x7f, and on U+0080 to U+009F as UTF-8.
harmless() {
    local found
    found=$(LC_ALL=C tr -d '\n' <"$1" | LC_ALL=C grep -aoP '.{0,30}([\x00-\x1f\x7f]|\xc2[\x80-\x9f]).{0,9}' | head -n 3 | cat -v)
    [ -z "$found" ] || {
        printf '%s: %s\n' "$2" "$found"
        return 1
    }
}

# attack PROGRAM ARGUMENTS...: what it prints on stderr is harmless, and it does not crash.
attack() {
    local status=0
    "$@" >out 2>err || status=$?
    [ "$status" -lt 128 ] && harmless err "$*"
}

@test "what is quoted from a puzzle is quoted visibly" {
    local title
    title=$(printf '%081d \033]0;gone\007' 0)
    sudoku_from "$title" solve
    same "$stderr" "-:1:83: unknown rule '\\x1b]0;gone\\x07'; the rules are classic, x, falling, rising, nrc, disjoint, asterisk, centre, girandola, anti-knight, anti-king, non-consecutive, all-white, all-black, all-dots, all-xv (free text needs '#')"
    sudoku_from "$(printf '%081d \302\233\205\177' 0)" solve
    holds "$stderr" "unknown rule '\\xc2\\x9b\\x85\\x7f'"
}

@test "names of files and values of options" {
    local evil=$'\e]0;gone\a\n\xc2\x9b'
    echo 1 >"$evil"
    for program in "$SUDOKU" "$CSP" "$WALTZ"; do
        attack "$program" "$evil"
        attack "$program" "$evil.missing"
        attack "$program" "--$evil"
        attack "$program" "--format=$evil"
        attack "$program" help "$evil"
    done
    for option in rules size box regions house engine limit threads format profile language time-limit node-limit technique; do
        attack "$SUDOKU" "--$option=$evil" "$evil"
        attack "$SUDOKU" explain "--$option=$evil" "$evil"
        attack "$SUDOKU" generate "--$option=$evil"
    done
    attack "$SUDOKU" generate --needs "$evil"
    attack "$SUDOKU" techniques "$evil"
    attack "$SUDOKU" why-not "$evil=1" "$evil"
    attack "$SUDOKU" generate --pattern "$evil" --start "$evil"
    attack "$CSP" ac --trace "$evil" "$evil"
    attack "$WALTZ" draw --format "$evil" "$evil"
}

# The samples of every reader, with control characters in place of others.
# shellcheck disable=SC2086 # programs with options are words
@test "damaged files of every format" {
    local folder program number changes=('a-e \033' '1-3 \233' '=([ \007')
    for folder in "$PROJECT"/fuzz/corpus/*; do
        case ${folder##*/} in
            csp_flatzinc) program="$CSP --from flatzinc" ;;
            csp_graph) program="$CSP --from dimacs" ;;
            csp_*) program=$CSP ;;
            files | names | options_* | unpack) continue ;; # not inputs of a program
            waltz_*) program=$WALTZ ;;
            *) program=$SUDOKU ;;
        esac
        rm -rf damaged
        mkdir damaged
        number=0
        for file in "$folder"/*; do
            LC_ALL=C tr ${changes[number++ % 3]} <"$file" >"damaged/${file##*/}"
        done
        case $program in
            "$CSP"*) for file in damaged/*5; do attack $program "$file"; done ;; # one model at a time: some of them
            *) attack $program damaged/* ;;
        esac
    done
    while read -r line; do printf '%b\n' "${line//./\\033.}"; done <"$PROJECT/tests/data/bad-inputs.txt" >damaged.txt
    attack "$SUDOKU" damaged.txt
}

@test "a terminal gets colours, newlines and tabs, and no other control characters" {
    command -v script >/dev/null || skip "script(1) is missing"
    printf 'title: a\033]0;gone\007\033[1m\302\233b\n%s\n' "$classic" >puzzle
    run script -qec "$SUDOKU solve --color always --format grid --quiet puzzle" /dev/null </dev/null
    same "$status" 0
    holds "$output" "a ]0;gone  [1m b"
    [[ $output != *'\x1b'* ]] # colours stay what they are
    tr -d '\r' <<<"$output" | sed $'s/\e\\[[0-9;]*m//g' >shown
    [ "$(wc -c <shown)" -lt "$(wc -c <<<"$output")" ]
    harmless shown terminal
    # a drawing without a title is called by its file
    "$WALTZ" gen cube | grep -v '^drawing' >$'a\e]0;gone\a'
    run script -qec "$WALTZ label a*gone*" /dev/null </dev/null
    same "$status" 0
    holds "$output" 'a\x1b]0;gone\x07: 7 junctions'
}
