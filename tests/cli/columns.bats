#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Lists with columns: what is read, --column, --keep.  Sources: src/read/list/, cli/sudoku/output/kept.c.
load helper

short=${classic%?}

@test "commands read what rate, solve, count and check print" {
    printf '%s\n' "$classic" "$classic x" >list
    for command in "rate --format csv" "rate --profile se121,hodoku" "solve --format csv" "count --format csv" "check --format csv" \
        "candidates --format csv" "generate --count 2 --seed 1 --with-solution"; do
        # shellcheck disable=SC2086 # the command is words
        if [[ $command == generate* ]]; then sudoku $command; else sudoku $command list; fi
        sudoku_from "$output" convert
        same "$stderr" ""
        same "${#lines[@]}" 2
    done
}

@test "text that check prints has no puzzle" {
    sudoku_from "unique" solve
    same "$status" 2
    same "$stderr" "-:1:1: this is an answer about a puzzle, but not a puzzle"
}

@test "columns are decided once; a later row that differs is an error with its line, empty cells and sizes are not" {
    printf '%s\n' id,puzzle,solution "1,$classic,$classic_solution" "$classic,2,$classic_solution" "3,${classic//./0}," "4,$four,$four_solution" \
        "5,x,y,z" "6,\"$classic" >list
    sudoku list
    same "$status" 2
    same "$output" "$classic_solution"$'\n'"error"$'\n'"$classic_solution"$'\n'"$four_solution"$'\nerror\nerror'
    same "$stderr" "list:3:1: there is a puzzle in column 1, but the list has its puzzles in column 2
list:6:1: this row has 4 fields, but there are 3 columns with names
list:7:3: the quotation mark that opens here is not closed"
}

@test "--column by name and by number" {
    printf 'a;b\n%s;%s\n' "$classic" "$nothing" >list
    sudoku convert --column b list
    answers "$nothing" 0
    sudoku convert --column 1 list
    answers "$classic" 0
    sudoku convert --column c list
    same "$status" 2
    same "$stderr" "list:1:1: there is no column 'c'; the names are 'a;b'"
}

@test "two columns that could both be the puzzle are an error" {
    sudoku_from "$(printf 'a,b\n%s,%s\n' "$classic" "1${nothing%?}")" convert
    same "$status" 2
    same "$stderr" "-:2:1: the puzzles may be in column 1 ('a') or in column 2 ('b'), which differ: choose one with --column"
}

@test "--keep prints rows as they are, with the answers" {
    printf '%s\n' 'id,name,puzzle' "1,\"Day \"\"1\"\", easy\",$classic" "2,bad,$clashing" "3,,$short" >list
    sudoku solve --keep --threads 2 list
    same "$status" 2
    same "$output" "id,name,puzzle,answer,solution,error
1,\"Day \"\"1\"\", easy\",$classic,unique,$classic_solution,
2,bad,$clashing,\"no solution\",,
3,,$short,error,,\"list:4:4: 80 characters fit no size (8x8 has 64, 9x9 has 81)\""
    sudoku count --keep list
    same "${lines[1]}" "1,\"Day \"\"1\"\", easy\",$classic,unique,1,"
    sudoku rate --keep list
    same "${lines[0]}" "id,name,puzzle,profile,answer,rating,pearl,diamond,level,score,hardest,error"
    same "${lines[1]}" "1,\"Day \"\"1\"\", easy\",$classic,se121,rated,1.2,1.2,1.2,,,hidden-single,"
}

@test "--keep: short rows, names that are there already, other separators" {
    printf 'puzzle\tanswer\tnote\n%s\n%s\tx\ty\n' "$classic" "$classic" >list
    sudoku count --keep list
    same "$output" $'puzzle\tanswer\tnote\tanswer_2\tcount\terror\n'"$classic"$'\t\t\tunique\t1\t\n'"$classic"$'\tx\ty\tunique\t1\t'
    sudoku_from "| 1 | $classic |" count --keep
    answers "| 1 | $classic |unique|1||" 0
    sudoku_from "$classic" convert --keep
    answers "$classic,30," 0
    sudoku_from "$classic x" convert --keep
    answers "\"$classic x\",30," 0
    sudoku_from "$classic" solve --keep --format json
    same "$status" 2
    same "$stderr" "sudoku: --keep prints rows of the input, so --format must be csv"
}

@test "--keep: objects of JSON get further keys" {
    printf '%s\n' '{"puzzle":}' "{\"id\":1,\"puzzle\":\"$classic\",\"answer\":\"?\"}" "{\"puzzle\":\"$short\"}" '{ "name": "a \" } , b",' "  \"puzzle\":   \"$clashing\" ," \
        '  "clues": 30' '}' >list
    sudoku solve --keep list
    same "$status" 2
    same "$output" "{\"answer\":\"error\",\"error\":\"list:1:11: expected a value, found '}'\"}
{\"id\":1,\"puzzle\":\"$classic\",\"answer\":\"?\",\"answer_2\":\"unique\",\"solution\":\"$classic_solution\"}
{\"puzzle\":\"$short\",\"answer\":\"error\",\"error\":\"list:3:12: 80 characters fit no size (8x8 has 64, 9x9 has 81)\"}
{ \"name\": \"a \\\" } , b\", \"puzzle\":   \"$clashing\" , \"clues\": 30,\"answer\":\"no solution\"}"
    sudoku convert --keep list
    same "${lines[3]}" "{ \"name\": \"a \\\" } , b\", \"puzzle\":   \"$clashing\" , \"clues\": 30,\"clues_2\":30}"
    sudoku_from '{}' count --keep
    same "${output%%:*}" '{"answer"'
}

@test "many rows give the same as the bare list" {
    for i in {1..3000}; do printf '%d,%s,%s\n' "$i" "$classic" "$classic_solution"; done >rows
    for i in {1..3000}; do printf '%s\n' "$classic"; done >list
    sudoku solve --threads 2 rows
    local rows=$output
    sudoku solve list
    same "$rows" "$output"
    sed -i "2500s/...\$/199/" rows
    sudoku solve rows
    same "$stderr" "rows:2500:88: the stated solution is wrong: the given in r9c8 is 7"
}

@test "--keep: rows of random dialects come back byte for byte, with the columns" {
    local seed=${SUDOKU_SEED:-1} separator
    echo "SUDOKU_SEED=$seed" >&2
    for separator in , ';' $'\t' '|'; do
        for i in {1..10}; do # run changes i
            awk -v seed=$((seed + i)) -v s="$separator" -v puzzle="$classic" '
                function among(n) { return int(rand() * n) }
                function field(text) { return quotes == 2 || (quotes == 1 && among(2)) ? "\"" text "\"" : text }
                function name() {
                    if (among(3)) return field("No. " among(100))
                    return among(2) ? "\"two \"\"words\"\"" s " quoted\"" : "\"two\nlines\""
                }
                BEGIN {
                    srand(seed)
                    quotes = among(3)
                    first = among(2)
                    if (among(2)) {
                        names = field("id") s field(first ? "puzzle" : "name") s field(first ? "name" : "puzzle") s field("level")
                        print names >"table"
                        print names s "answer" s "count" s "error" >"expected"
                    }
                    for (row = 1; row <= 30; row++) {
                        cells = field(puzzle)
                        level = row > 1 && among(3) == 0 ? "" : "easy"
                        kept = row s (first ? cells s name() : name() s cells) (level == "" ? "" : s field(level))
                        print kept >"table"
                        print kept (level == "" ? s : "") s "unique" s 1 s >"expected"
                    }
                }'
            sudoku count --keep --threads 2 table
            same "$stderr" ""
            same "$output" "$(cat expected)"
            rm table expected
        done
    done
}

@test "names of columns may stand in a comment" {
    sudoku_from $'#name\tsize\trules\tgivens\tsolution\none\t4\tkiller: 3 r1c1 r1c2; box: none\t....4321........\t-\ntwo\t4\tx\t1...............\t-\n' count -
    answers $'12\n12' 0
    sudoku_from $'# id;puzzle\n1;1.3..4.22..3.32.\n' --keep -
    answers $'id;puzzle;answer;solution;error\n1;1.3..4.22..3.32.;unique;1234341221434321;' 0
    # a comment, whatever it says, if no column of puzzles follows
    sudoku_from $'# my puzzle, from a book\n1.3..4.22..3.32.\n' -
    answers "$four_solution" 0
    sudoku_from $'# puzzle, level\n# of a book\n\n1.3.\n.4.2\n2..3\n.32.\n' -
    answers $'1234\n3412\n2143\n4321' 0
}

@test "a row may say which candidates are allowed" {
    sudoku_from $'rules,puzzle\n"allowed: 1 2 3 4 . . . . . . . . . . . .",................\n' count -
    answers 12 0
    sudoku_from $'rules,puzzle\n"allowed: 1 2 3",................\n' count -
    answers error 2 '-:2:11: expected a word for each of the 16 cells, not 3 words'
    sudoku_from $'rules,puzzle\n"allowed: 1 2 3 5 . . . . . . . . . . . .",................\n' count -
    same "$status" 2
    holds "$stderr" "-:2:17: "
}
