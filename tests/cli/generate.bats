#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku generate: puzzles to order, as a stream that is the same everywhere.
# Sources: cli/sudoku/input/pattern.c, cli/sudoku/output/missed.c, cli/sudoku/work/making.c
load helper
load waiting

# made COUNT STATUS: that many lines, each a unique puzzle when read back.
made() {
    same "$status" "${2-0}" || return
    same "$(wc -l <<<"$output")" "$1"
    same "$("$SUDOKU" check --quiet - <<<"$output" | sort | uniq -c | tr -s ' ')" " $1 unique"
}

# The number of clues of each line.
clues() {
    cut -d' ' -f1 <<<"$output" | tr -d '.\n' | wc -c
}

# refused SENTENCE OPTION...
refused() {
    wrong_file "sudoku: $1" "${@:2}"
}

# The same for errors within a file.
wrong_file() {
    local sentence=$1
    shift
    sudoku generate --seed 1 "$@"
    answers "" 2 "$sentence"
}

layout=111123333114122333144522236144552236447555266487755669487775669888779699888879999

@test "one puzzle, and the seed on stderr" {
    sudoku generate
    made 1
    [[ $stderr =~ ^"sudoku: --seed "([0-9]+)" makes the same puzzles again"$ ]]
    local first=$output
    sudoku generate --seed "${BASH_REMATCH[1]}"
    answers "$first" 0
    sudoku generate --quiet
    same "$stderr" ""
    [ "$output" != "$first" ]
}

@test "these puzzles of this seed stay what they are" {
    local digest
    digest=$({ "$SUDOKU" generate --seed 1 --count 100 --minimal
        "$SUDOKU" generate --seed 2 --count 20 --rules x,nrc --symmetry rotate180 --with-solution
        "$SUDOKU" generate --seed 3 --size 16
        "$SUDOKU" generate --seed 4 --size 6 --count 10 --clues 12 --format json; } | md5sum)
    same "$digest" "f89a22fea2d4824c46dc8a79051567c1  -"
}

@test "threads and vector instructions change nothing" {
    local isa threads
    sudoku generate --seed 9 --count 200 --minimal --threads 1
    made 200
    local expected=$output
    for isa in avx512 avx2 sse2 neon portable; do
        SUDOKU_ISA=$isa "$SUDOKU" engines >engines 2>&1 || continue # this machine has no such instructions
        for threads in 1 2 3; do
            SUDOKU_ISA=$isa sudoku generate --seed 9 --count 200 --minimal --threads $threads
            answers "$expected" 0
        done
    done
    sudoku generate --seed 9 --size 12 --count 3 --threads 1
    expected=$output
    SUDOKU_ISA=portable sudoku generate --seed 9 --size 12 --count 3 --threads 2
    answers "$expected" 0
}

@test "--skip gives the tail of the longer run" {
    sudoku generate --seed 3 --count 150
    local all=$output
    sudoku generate --seed 3 --count 50 --skip 100
    answers "$(tail -n 50 <<<"$all")" 0
    sudoku generate --seed 3 --count 1 --skip 149 --threads 2
    answers "$(tail -n 1 <<<"$all")" 0
    sudoku generate --seed 3 --skip 18446744073709551614
    made 1
    sudoku generate --seed 3 --skip 0
    answers "$(head -n 1 <<<"$all")" 0
}

@test "every rule set is read back as it was made" {
    local rules
    echo "$layout" >layout
    for rules in '--rules x' '--rules nrc' '--rules x,nrc' '--size 4' '--size 4 --rules x' '--size 6' '--size 6 --box 3x2' \
        '--size 8' '--size 5 --box none' '--size 12' '--box none' '--regions layout' '--regions layout --rules x' \
        '--house r1c1,r2c2,r3c4 --house r9c1,r8c2' '--regions layout --rules x,nrc --house r1c1r9c9' \
        '--regions random' '--regions random --rules x' '--regions random --size 7 --house r1c1,r2c3'; do
        sudoku generate --seed 5 --count 5 $rules
        same "$stderr" ""
        made 5
        local puzzles=$output
        sudoku_from "$puzzles" convert
        same "$output" "$puzzles"
    done
    sudoku generate --size 1 --seed 5
    answers . 0
    sudoku generate --size 3 --box none --seed 5
    made 1
}

@test "--regions random: another layout for each puzzle" {
    sudoku generate --seed 5 --count 20 --regions random --symmetry rotate180 --threads 1
    made 20
    same "$(sed 's/.* regions=//' <<<"$output" | sort -u | wc -l)" 20
    local expected=$output
    sudoku generate --seed 5 --count 20 --regions random --symmetry rotate180 --threads 2
    answers "$expected" 0
    sudoku generate --seed 5 --count 3 --skip 17 --regions random --symmetry rotate180
    answers "$(tail -n 3 <<<"$expected")" 0
    echo "$layout" >random
    sudoku generate --seed 5 --regions random --regions ./random
    made 1
    holds "$output" " regions=AAAABCCCC"
    refused "--regions random and --box cannot be combined" --regions random --box 3x3
    refused "--regions random and --start cannot be combined" --regions random --start -
    refused "layouts have at least 4 rows" --regions random --size 3
}

@test "every format, and what can be read is the same puzzle" {
    local format rules
    echo "$layout" >layout
    for rules in '--rules x' '--regions layout' '--size 6 --house r1c1,r2c4'; do
        sudoku generate --seed 6 --count 3 --with-solution $rules
        local expected=$output
        for format in line grid jigsaw pretty json; do
            "$SUDOKU" generate --seed 6 --count 3 --with-solution --format $format $rules >made
            sudoku convert made
            answers "$expected" 0
            sudoku check made
            answers $'unique\nunique\nunique' 0
        done
    done
    "$SUDOKU" generate --seed 6 --count 3 --format marks >made
    sudoku check made
    answers $'unique\nunique\nunique' 0
    sudoku generate --seed 6 --count 2 --format candidates
    same "$status" 0
    same "$(wc -l <<<"$output")" 27
    sudoku generate --seed 6 --format svg
    holds "$output" "</svg>"
    sudoku generate --seed 6 --empty 0 --format grid
    [[ $output != *.* && $output == *0* ]]
    sudoku generate --seed 6 --format pretty --unicode
    holds "$output" ┏
}

@test "--with-solution states it, and it is right" {
    sudoku generate --seed 7 --count 3
    local bare=$output
    sudoku generate --seed 7 --count 3 --with-solution
    same "$(sed 's/ solution=[1-9]*$//' <<<"$output")" "$bare"
    local stated
    stated=$(sed 's/.*solution=//' <<<"$output")
    sudoku_from "$output" solve
    answers "$stated" 0
}

@test "--clues" {
    sudoku generate --seed 1 --count 20 --clues 30
    made 20
    same "$(clues)" 600
    sudoku generate --seed 1 --count 50 --clues 26..28
    made 50
    local line count
    while read -r line; do
        count=$(tr -d '.' <<<"$line" | tr -d '\n' | wc -c)
        [ "$count" -ge 26 ] && [ "$count" -le 28 ]
    done <<<"$output"
    sudoku generate --seed 1 --clues 40..
    made 1
    [ "$(clues)" -ge 40 ]
    sudoku generate --seed 1 --clues ..22
    made 1
    [ "$(clues)" -le 22 ]
    sudoku generate --seed 1 --clues 81
    made 1
    same "$(clues)" 81
}

@test "--minimal and --attempts" {
    sudoku generate --seed 1 --count 10 --minimal --symmetry rotate180
    made 10
    same "$("$SUDOKU" check --minimal - <<<"$output" | sort -u)" "unique, minimal"
    sudoku generate --seed 1 --count 10 --attempts 1
    made 10
    local many
    many=$(clues)
    sudoku generate --seed 1 --count 10
    [ "$(clues)" -lt "$many" ]
}

@test "--symmetry" {
    local name line mirrored
    sudoku generate --seed 2 --count 20 --symmetry rotate180
    made 20
    while read -r line; do
        line=$(tr 1-9 X <<<"$line")
        same "$(rev <<<"$line")" "$line"
    done <<<"$output"
    sudoku generate --seed 2 --symmetry mirror-h --format grid
    mirrored=$(tr 1-9 X <<<"$output")
    same "$(rev <<<"$mirrored")" "$mirrored"
    sudoku generate --seed 2 --symmetry mirror-v --format grid
    mirrored=$(tr 1-9 X <<<"$output")
    same "$(tac <<<"$mirrored")" "$mirrored"
    for name in none rotate90 diagonal anti full random; do
        sudoku generate --seed 2 --count 3 --symmetry $name
        made 3
    done
}

@test "--pattern: clues stand only there" {
    # blanks are ignored, any other character allows a clue
    printf '\357\273\277xxx .0_ xxx\nxxxxxx...\n\nx x x . x x . . x\r\n1234█....\n.xxxxxxx.\n....xxxxx\nx..xx.xxx\n...xxxxxx\nxxx...xxx' >mask
    sudoku generate --seed 3 --count 3 --pattern mask
    made 3
    local line i mask
    mask=$(tr -d ' \r\n' <mask | sed $'s/\xef\xbb\xbf//; s/█/x/')
    while read -r line; do
        for ((i = 0; i < 81; i++)); do
            [ "${line:i:1}" = . ] || [[ ${mask:i:1} != [.0_] ]]
        done
    done <<<"$output"
    local expected=$output
    sudoku_from "$(cat mask)" generate --seed 3 --count 3 --pattern -
    answers "$expected" 0
}

@test "--pattern: what is wrong, and where" {
    printf 'xxxx\nxxxx\nxxxx\nxxx' >short
    printf 'xxxx\nxxxx\nxxxx\nxxxx\n █x' >long
    : >empty
    wrong_file "short:4:4: the pattern ends after 15 of 16 cells" --size 4 --pattern short
    wrong_file "long:5:2: the pattern has more than 16 cells" --size 4 --pattern long
    wrong_file "empty:1:1: the pattern ends after 0 of 81 cells" --pattern empty
    wrong_file "none: cannot open: No such file or directory" --pattern none
    printf 'xx..\n....\n....\n....\n' >few
    refused "the pattern has 2 cells, but no puzzle with these rules has fewer than 3 clues" --size 4 --pattern few
    printf 'xxxx\nx...\n....\n....\n' >askew
    refused "the pattern does not have the symmetry rotate180: see r4c4" --size 4 --pattern askew --symmetry rotate180
}

@test "--pattern: headers are not cells, and their rules hold" {
    local mask=$'x.xx\nxx.x\nx.xx\nxxxx'
    printf 'rules: x\n%s\n' "$mask" >mask
    sudoku generate --seed 3 --size 4 --count 3 --pattern mask
    made 3
    local expected=$output
    same "$(cut -d' ' -f2 <<<"$output" | sort -u)" x
    printf '%s\n' "$mask" >bare
    sudoku generate --seed 3 --size 4 --count 3 --pattern bare --rules x
    answers "$expected" 0
    printf 'title: mine\nxx\nxx\n\ncomment: more below\nx.xx xxxx ....\nrules: x' >mask
    printf 'xxxx\nx.xx xxxx ....' >bare
    sudoku generate --seed 3 --size 4 --rules x --pattern bare
    expected=$output
    sudoku generate --seed 3 --size 4 --pattern mask
    answers "$expected" 0
    printf 'regions:\nAABB\nAABC\nDDBC\nDDCC\nhouse: r1c1 r4c4\n%s' "$mask" >mask
    sudoku generate --seed 3 --size 4 --pattern mask
    made 1
    holds "$output" "regions=AABBAABCDDBCDDCC house=r1c1r4c4"
    echo "$four" >start # whose rules hold
    printf 'rules: x\n%s' "$mask" >mask
    sudoku generate --seed 3 --start start --pattern mask
    made 1
    [[ $output != *x* ]]
    printf 'xxxx\nrules: y\n' >mask
    sudoku generate --seed 3 --size 4 --pattern mask
    same "$status" 2
    holds "$stderr" "mask:2:8: unknown rule 'y'"
    printf 'rules: x\n.\n' >mask
    wrong_file "mask:3:1: the pattern ends after 1 of 16 cells" --size 4 --pattern mask
}

@test "--start: the solution has these digits" {
    echo "$classic" >start
    sudoku generate --seed 1 --count 5 --with-solution --start start
    made 5
    same "$(sed 's/.*solution=//' <<<"$output" | sort -u)" "$classic_solution"
    printf '12..\n....\n....\n....\n' >start
    sudoku generate --seed 1 --count 20 --with-solution --start start
    made 20
    same "$(sed 's/.*solution=\(..\).*/\1/' <<<"$output" | sort -u)" 12
    sudoku_from "12.............. x" generate --seed 1 --count 3 --start -
    made 3
    same "$(cut -d' ' -f2 <<<"$output" | sort -u)" x
    echo '{"size":4,"givens":"1...............","rules":["x"]}' >start
    sudoku generate --seed 1 --start start --size 4
    made 1
    holds "$output" " x"
    sudoku generate --seed 1 --start start --rules classic
    made 1
    [[ $output != *x* ]]
}

@test "--start: what is wrong, and where" {
    echo "$four" >four
    wrong_file "four:1: the size here is 4, but --size is 9" --size 9 --start four
    echo "$clashing" >bad
    refused "the grid to start from has no solution: r1c1 and r1c2 are both 5 in row 1" --start bad
    echo 12....3......... >bad
    refused "the grid to start from has no solution" --start bad
    echo "$classic ncr" >bad
    sudoku generate --seed 1 --start bad
    same "$status" 2
    holds "$stderr" "bad:1:83: unknown rule 'ncr'"
    : >bad
    wrong_file "bad: no puzzle found" --start bad
    wrong_file "none: cannot open: No such file or directory" --start none
    refused "--start and --pattern cannot both be standard input" --start - --pattern -
    "$SUDOKU" candidates --format candidates <<<"$six" >marks
    wrong_file "marks:1: pencil marks cannot be used as a start, only digits" --start marks
}

@test "bad orders" {
    refused "no puzzle with these rules has fewer than 17 clues" --clues ..16
    refused "a puzzle of this size has at most 81 clues" --clues 82..
    refused "at least 30 and at most 20 clues: no number satisfies both" --clues 30..20
    refused "a puzzle that stops after 3 attempts may not be minimal" --minimal --attempts 3
    echo "$layout" >layout
    sudoku generate --seed 1 --regions layout --symmetry mirror-h
    same "$status" 2
    holds "$stderr" "the rules do not have the symmetry mirror-h: see region"
    refused "size 5 has no default box: add --regions random, --regions FILE or --box none" --size 5
    refused "size 7 has no default box: add --regions random, --regions FILE or --box none" --size 7 --rules x
    refused "'generate': unexpected argument 'puzzle.txt'" puzzle.txt
    refused "--format svg draws only one puzzle; --count needs another format" --format svg --count 2
    refused "--with-solution: the format svg cannot show a solution" --format svg --with-solution
    refused "--with-solution: the format candidates cannot show a solution" --format candidates --with-solution
    refused "--skip and --count: the largest puzzle number is 18446744073709551615" --count 2 --skip 18446744073709551615
    refused "these rules have no solution at all" --size 4 --house r1c1,r3c3 --house r1c2,r3c3 --house r2c1,r3c3 \
        --house r2c2,r3c3
}

@test "bad values" {
    local value
    for value in 0 x 12- ..  0.. ..0 3..x -3 1...2 ''; do
        refused "--clues '$value': expected a number of clues, such as 24, 22..26, 24.. or ..22" "--clues=$value"
    done
    refused "--size '37': expected a whole number from 1 to 36" --size 37
    refused "--size '0': expected a whole number from 1 to 36" --size 0
    refused "--count '0': expected a whole number from 1 on" --count 0
    refused "--seed '-1': expected a whole number from 0 on" --seed=-1
    refused "--skip 'x': expected a whole number from 0 on" --skip x
    refused "--tries '0': expected a whole number from 1 on" --tries 0
    refused "--attempts '0': expected a whole number from 1 to 2147483647" --attempts 0
    refused "--threads '0': expected a whole number from 1 to 1024" --threads 0
    refused "--time-limit '0': expected a number of seconds above 0, such as 0.5" --time-limit 0
    refused "--symmetry 'round': expected one of none, rotate180, rotate90, mirror-h, mirror-v, diagonal, anti, full, random" \
        --symmetry round
    sudoku solve --symmetry full
    answers "" 2 "sudoku: option --symmetry is for generate and layouts; 'sudoku solve --help' lists those of 'solve'"
}

@test "a puzzle that is not found is named, and the others are made" {
    sudoku generate --seed 1 --count 8 --clues ..24 --attempts 60 --tries 2 --threads 2
    same "$status" 3
    local missed
    missed=$(grep -c '^sudoku: puzzle [1-8] (--skip [0-7]) was not found in 2 tries: no puzzle with at most 24 clues; the nearest has 2[5-9] clues: [1-9.]*$' <<<"$stderr")
    [ "$missed" -ge 1 ] && [ "$missed" -lt 8 ]
    same "$(wc -l <<<"$stderr")" "$missed"
    made $((8 - missed)) 3
    local together=$output
    sudoku generate --seed 1 --count 8 --clues ..24 --attempts 60 --tries 2 --threads 1
    same "$output" "$together"
}

@test "a wish that failed is named, and so is the nearest puzzle" {
    sudoku generate --seed 1 --minimal --symmetry full --tries 3
    [[ $stderr =~ ^"sudoku: puzzle 1 (--skip 0) was not found in 3 tries: no minimal puzzle with this symmetry; the nearest has "[0-9]+" clues, and each of "[0-9]+" could be removed: "[1-9.]{81}$ ]]
    sudoku generate --seed 1 --clues ..20 --symmetry rotate180 --tries 5
    holds "$stderr" "was not found in 5 tries: no puzzle with this symmetry and at most 20 clues; the nearest has 2"
    sudoku generate --seed 1 --rating 9.0..9.5 --tries 1
    [[ $stderr =~ ": no puzzle rated 9.0 to 9.5; the nearest is rated "[0-9.]+" for its "[a-z-]+": "[1-9.]{81}$ ]]
    sudoku generate --seed 1 --rating unfair --profile hodoku --clues 60.. --tries 1
    [[ $stderr =~ ": no puzzle rated Unfair; the nearest is rated Easy ("[0-9]+") for its " ]]
    sudoku generate --seed 1 --needs jellyfish --tries 1
    [[ $stderr =~ ": no puzzle that needs jellyfish; the nearest is rated " ]]
    sudoku generate --seed 1 --without hidden-single --minimal --tries 1
    [[ $stderr =~ ": no puzzle without hidden-single; the nearest is rated " ]]
    printf '%s\n' xxxxxxxxx xxxxxxxxx xxxxxxxxx x........ x........ x........ x........ x........ x........ >mask
    sudoku generate --seed 1 --pattern mask --tries 2
    answers "" 3 "sudoku: puzzle 1 (--skip 0) was not found in 2 tries: no puzzle in this pattern with exactly one solution"
}

@test "Ctrl-C keeps puzzles of a rating" {
    env --default-signal=INT "$SUDOKU" generate --seed 4 --count 1000000 --rating 1.2..1.5 --threads 2 >out 2>err &
    local process=$!
    for _ in {1..200}; do
        [ "$(wc -l <out)" -ge 20 ] && break
        sleep 0.05
    done
    kill -INT $process
    status=0
    wait $process || status=$?
    same "$status" 130
    holds "$(cat err)" "interrupted after $(wc -l <out) of 1000000 puzzles; to continue: --seed 4 --skip "
    same "$(head -n 20 out | "$SUDOKU" rate - | grep -cE 'ED=1\.[25]/')" 20
}

@test "the document has every option" {
    local options documented
    options=$("$SUDOKU" help generate | grep -oE '^ +(-[a-z], )?--[a-z-]+' | grep -oE -e '--[a-z-]+' | sort -u)
    documented=$(sed -n '/^## Options/,/^## /s/^| \(`.*`\) |.*/\1/p' "$PROJECT/docs/GENERATE.md" | grep -oE -e '`--[a-z-]+' | tr -d '`' | sort -u)
    same "$documented" "$options"
    [ "$(wc -l <<<"$options")" -gt 20 ]
}

@test "--time-limit ends the run and says how to continue" {
    sudoku generate --seed 1 --count 1000000 --time-limit 0.3 --threads 2
    same "$status" 3
    [[ $stderr =~ ^"sudoku: stopped by the time limit after "([0-9]+)" of 1000000 puzzles; to continue: --seed 1 --skip "([0-9]+)" --count "([0-9]+)$ ]]
    same "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}"
    same "${BASH_REMATCH[3]}" $((1000000 - BASH_REMATCH[1]))
    same "${#lines[@]}" "${BASH_REMATCH[1]}" # on a busy machine, none
    [ "${#lines[@]}" = 0 ] || made "${#lines[@]}" 3
}

@test "Ctrl-C keeps complete lines, and --skip continues after them" {
    local threads all made
    sudoku generate --seed 4 --count 100
    all=$output
    for threads in 1 2; do
        begin "$SUDOKU" generate --seed 4 --count 1000000 --threads $threads
        wait_until has_printed 100
        interrupt INT
        same "$status" 130
        made=$(wc -l <out)
        same "$(head -n 100 out)" "$all"
        [ "$(awk '{print length}' out | sort -u)" = 81 ]
        same "$stderr" \
            "sudoku: interrupted after $made of 1000000 puzzles; to continue: --seed 4 --skip $made --count $((1000000 - made))"
    done
}

@test "a stream that is cut ends in silence" {
    "$SUDOKU" generate --seed 4 --count 1000000 --threads 2 2>err | head -n 3 >out
    same "$(wc -l <out)" 3
    same "$(cat err)" ""
    status=0
    "$SUDOKU" generate --seed 4 --count 100000 >/dev/full 2>err || status=$?
    same "$status" 2
    same "$(cat err)" "sudoku: cannot write: No space left on device"
}

@test "--timing counts" {
    sudoku generate --seed 4 --count 3 --timing
    made 3
    [[ $stderr =~ ^"3 puzzles, "[0-9.]+" s, "[0-9]+" puzzles/s"$ ]]
}

@test "progress on a terminal" {
    begin_at_terminal "$SUDOKU generate --seed 4 --count 1000000 --threads 2 >puzzles"
    wait_until shows "of 1000000 puzzles, "
    interrupt_at_terminal
    [ "$(awk '{print length}' puzzles | sort -u)" = 81 ]
}

@test "the help" {
    sudoku help generate
    same "$status" 0
    holds "$output" "sudoku generate - make puzzles to order"
    holds "$output" "make puzzles without redundant clues"
    sudoku check --help
    holds "$output" "say which givens"
}

@test "few clues, and what there was when it was stopped" {
    sudoku generate --seed 1 --clues ..19
    made 1 0
    [ "$(tr -d . <<<"$output" | wc -c)" -le 20 ]
    begin "$SUDOKU" generate --rules x,nrc --clues ..8 --seed 1 --threads 1
    wait_until has_worked 200
    interrupt INT
    same "$status" 130
    holds "$stderr" "sudoku: the fewest clues so far were "
}

@test "layouts with a name" {
    sudoku generate --regions pinwheel --seed 1
    made 1 0
    holds "$output" "regions=AAAABBBCCAAAABBBCC"
}

@test "a pattern may be drawn and have comments; other rules are noted" {
    printf '# my mask\nrules: x\n+--+--+\n|x#|..|\n|..|xx|\n+--+--+\n|xx|..|\n|..|xx|\n+--+--+\n' >drawn
    printf 'rules: x\nx#..\n..xx\nxx..\n..xx\n' >bare
    sudoku generate --size 4 --pattern bare --seed 1
    same "$status" 0
    local made=$output
    sudoku generate --size 4 --pattern drawn --seed 1
    same "$status" 0
    same "$output" "$made"
    same "$stderr" ""
    sudoku generate --size 4 --pattern bare --seed 1 --rules classic
    holds "$stderr" "bare: note: "
}
