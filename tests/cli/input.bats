#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Where the text comes from: files, standard input, compressed, with odd line ends; and errors.
# Sources: cli/sudoku/input/
load helper

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    printf '%s\n' "$classic" "$four" "$classic" >list
    answer="$classic_solution
$four_solution
$classic_solution"
}

@test "several files, standard input among them" {
    echo "$four" >other
    sudoku_from "$classic" -q other - list
    answers "$four_solution
$classic_solution
$answer" 0
}

@test "CR LF, a missing last newline, a byte-order mark" {
    sed 's/$/\r/' list >crlf
    sudoku -q crlf
    answers "$answer" 0
    printf '\xef\xbb\xbf%s' "$(cat list)" >bom
    sudoku -q bom
    answers "$answer" 0
}

@test "gzip and zstd, by their first bytes" {
    gzip -c list >packed
    sudoku -q packed
    answers "$answer" 0
    zstd -qc list >packed.txt
    sudoku -q packed.txt
    answers "$answer" 0
    run --separate-stderr "$SUDOKU" -q <packed
    answers "$answer" 0
}

@test "several members or frames" {
    gzip -c list >a && cat a a >two
    sudoku -q two
    answers "$answer
$answer" 0
    zstd -qc list >a && cat a a >two
    sudoku -q two
    answers "$answer
$answer" 0
    gzip -c list >a && { cat a; head -c 512 /dev/zero; } >padded
    sudoku -q padded
    answers "$answer" 0
}

@test "a long compressed list passes through whole" {
    cat list >long
    for _ in {1..11}; do cat long long >twice && mv twice long; done
    sum=$("$SUDOKU" -q long | cksum)
    for packer in gzip zstd; do
        $packer -qc long >packed
        same "$("$SUDOKU" -q packed | cksum)" "$sum"
    done
}

@test "compressed data that ends early or is damaged" {
    for _ in {1..200}; do echo "$classic$RANDOM" | cut -c1-81; done | shuf >long
    for packer in gzip zstd; do
        $packer -qc long | head -c 60 >cut
        sudoku -q cut
        same "$status" 2
        holds "$stderr" "cut: ends in the middle of the compressed data"
    done
    { gzip -c list | head -c -8; printf rubbish.; } >bad
    sudoku -q bad
    same "$status" 2
    holds "$stderr" "bad: damaged gzip data"
    { zstd -qc list | head -c 12; echo rubbish rubbish rubbish rubbish; } >bad
    sudoku -q bad
    same "$status" 2
    holds "$stderr" "bad: "
}

@test "files that cannot be read; the others are still done" {
    echo "$four" >other
    sudoku nowhere . other -q
    answers "$four_solution" 2 "nowhere: there is no file with this name, and it is not a puzzle
.: is a directory"
}

@test "no puzzle" {
    : >empty
    sudoku empty
    same "$status" 2
    same "$output" ""
    same "$stderr" "empty: no puzzle found"
    run --separate-stderr "$SUDOKU" </dev/null
    answers "" 2 "-: no puzzle found"
    : | gzip >packed
    sudoku packed
    answers "" 2 "packed: no puzzle found"
}

@test "a missing file that resembles a command" {
    sudoku slove
    answers "" 2 "slove: no such file or command; did you mean 'solve'?"
    sudoku -- slove
    answers "" 2 "slove: there is no file with this name, and it is not a puzzle"
    echo "$classic" >slove
    sudoku slove
    answers "$classic_solution" 0
    sudoku solve -- slove
    answers "$classic_solution" 0
}

@test "answers come while a pipe pauses" {
    mkfifo in out
    "$SUDOKU" <in >out 3>&- &
    exec 8>in 9<out
    printf '%s\n' "$classic" "$classic" >&8
    read -r -t 5 -u 9 line
    exec 8>&- 9<&-
    wait
    same "$line" "$classic_solution"
}

@test "a write error is noticed" {
    run --separate-stderr bash -c '"$SUDOKU" -q list >/dev/full'
    answers "" 2 "sudoku: cannot write: No space left on device"
    run --separate-stderr bash -c '"$SUDOKU" --version >/dev/full'
    answers "" 2 "sudoku: cannot write: No space left on device"
    echo "$nothing" >empty
    run --separate-stderr bash -c '"$SUDOKU" --all empty >/dev/full'
    same "$status" 2
    holds "$stderr" "sudoku: cannot write: No space left on device"
}

@test "--from forces a format" {
    sudoku_from "$four" --from line -q
    answers "$four_solution" 0
    sudoku_from "$four" --from grid
    same "$status" 2
}
