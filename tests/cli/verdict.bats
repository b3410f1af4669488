#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# sudoku formats FILE: what was recognised.  Sources: cli/sudoku/command/cmd_formats.c, cli/sudoku/output/verdict.c
load helper

short=${classic%?}

@test "a list with columns: what each holds, and what is ignored" {
    printf '%s\n' '# from a book' id,puzzle,solution,level "1,$classic,$classic_solution,easy" "2,$classic,$classic_solution,hard" \
        "3,$short,," "4,$short,," "5,$classic_solution,$classic_solution,none" >list
    sudoku formats list
    answers "list:3-4: csv, 2 puzzles, 9x9, classic, boxes 3x3, 30 givens, empty cells: .
    columns     puzzle 2, solution 3
    also        solution
    ignored     column 1 (id), column 4 (level), 1 line of comments
list:5-6: not read, 2 times: 80 characters fit no size (8x8 has 64, 9x9 has 81)
list:7: csv, 9x9, classic, boxes 3x3, 81 givens
    columns     puzzle 2, solution 3
    also        solution
    ignored     column 1 (id), column 4 (level)" 2
    sudoku formats --format json list
    same "$(json '.[0]')" '{"file":"list","line":3,"last_line":4,"puzzles":2,"format":"csv","separator":",","size":9,"rules":"classic, boxes 3x3","givens":30,"most_givens":30,"empty":".","columns":{"puzzle":2,"solution":3},"states":["solution"],"ignored":["column 1 (id)","column 4 (level)","1 line of comments"]}'
    same "$(json '.[1]')" '{"file":"list","line":5,"last_line":6,"puzzles":2,"error":"80 characters fit no size (8x8 has 64, 9x9 has 81)"}'
    sudoku formats --format csv list
    same "$(csv columns <<<"$output")" $'puzzle:2;solution:3\n\npuzzle:2;solution:3'
    same "$(csv last_line <<<"$output")" $'4\n6\n7'
    same "$(csv error <<<"$output" | sed -n 2p)" "80 characters fit no size (8x8 has 64, 9x9 has 81)"
    printf '1\tx\t%s\n' "$classic" >list
    sudoku formats --format json list
    same "$(json '.[0] | [.format, .separator, .ignored]')" '["tsv","tab",["column 1","column 2"]]'
    sed -i 's/\t/|/g' list
    sudoku formats list
    same "${lines[0]}" "list:1: csv with |, 9x9, classic, boxes 3x3, 30 givens, empty cells: ."
}

@test "rules, sizes, places, and what the player did" {
    sudoku formats "$classic" x nrc
    answers "argument:1: line, 9x9, x nrc, boxes 3x3, 30 givens, empty cells: ." 0
    sudoku_from "$four box=none house=r1c1r2c2 house=r1c2r2c1
$four box=none house=r1c1r2c2 house=r1c3r2c1 placed=1234............" formats -
    answers "-:1: line, 4x4, classic, no boxes, 2 more houses, 8 givens, empty cells: .
-:2: line, 4x4, classic, no boxes, 2 more houses, 8 givens, empty cells: .
    also        placed digits" 0
    printf '#c\n\n%s\n%s\n%s\n%s\n\n12__\n__12\n_1__\n___1\n' 1.3. .4.2 2..3 .32. >grids
    sudoku formats grids "$four"
    answers "grids:3: grid, 4x4, classic, boxes 2x2, 8 givens, empty cells: .
    ignored     1 line of comments
grids:8: grid, 4x4, classic, boxes 2x2, 6 givens, empty cells: _
argument:1: line, 4x4, classic, boxes 2x2, 8 givens, empty cells: ." 0
}

@test "what is taken off and passed over" {
    printf '> Dear all,\n>\n> here is one:\n>\n> 1 - 3 -\n> - 4 - 2\n> 2 - - 3\n> - 3 2 -\n>\n> Bye\n' >mail
    sudoku formats mail
    answers "mail:5: tokens, 4x4, classic, boxes 2x2, 8 givens, empty cells: -
    taken off   mail prose
    ignored     3 lines of text" 0
    sudoku_from "12) $classic # easy" formats -
    answers "-:1: line, 9x9, classic, boxes 3x3, 30 givens, empty cells: .
    ignored     a number or name before the puzzle, text behind the puzzle" 0
}

@test "what is not applied, without an error" {
    link='{"size":4,"grid":[[{"value":1,"given":true},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],"chaos":[{"cells":["R1C1","R1C2"],"value":"3"}],"line":[{"lines":[["R1C1","R2C2"]]}]}'
    sudoku_from "$link" formats -
    same "$status" 0
    same "$stderr" ""
    answers "-:1: json, 4x4, classic, boxes 2x2, 1 given
    not applied chaos: 1
    note        drawn only, without a rule: line: 1" 0
    sudoku_from "$link" formats --format json -
    same "$(json '.[0] | [.not_applied, .note, .ignored]')" '["chaos: 1","drawn only, without a rule: line: 1",null]'
}

@test "notes are a part of the verdict" {
    for i in {1..16}; do echo 1.3..4.22..3.32.; done >either
    sudoku formats either
    same "$stderr" ""
    same "${lines[0]}" "either:1: grid, 16x16, classic, boxes 4x4, 128 givens, empty cells: ."
    holds "${lines[1]}" "    note        "
    sudoku formats --from line either
    answers "either:1-16: line, 16 puzzles, 4x4, classic, boxes 2x2, 8 givens, empty cells: ." 0
}

@test "a long list is one row, and nothing is solved" {
    for i in {1..3000}; do printf '%s\n' "$clashing" "$nothing"; done >list
    sudoku formats list
    answers "list:1-6000: line, 6000 puzzles, 9x9, classic, boxes 3x3, 0-30 givens, empty cells: ." 0
    sed -i '3999s/5/!/' list
    sudoku formats list
    same "$status" 2
    same "${#lines[@]}" 3
    holds "${lines[1]}" "list:3999:"
    same "${lines[2]}" "list:4000-6000: line, 2001 puzzles, 9x9, classic, boxes 3x3, 0-30 givens, empty cells: ."
}

@test "empty cells written in another way are another verdict; a full grid has none" {
    printf '%s\n' "$classic" "$classic" "$classic_solution" "${classic//./0}" >list
    sudoku formats list
    answers "list:1-3: line, 3 puzzles, 9x9, classic, boxes 3x3, 30-81 givens, empty cells: .
list:4: line, 9x9, classic, boxes 3x3, 30 givens, empty cells: 0" 0
}

@test "files that cannot be read" {
    : >empty
    sudoku formats --format json nowhere empty "$four"
    same "$status" 2
    same "$(json 'map(.error // .format)')" '["there is no file with this name, and it is not a puzzle","no puzzle found","line"]'
    sudoku formats --from json "$classic"
    same "$status" 2
}

@test "games of other programs" {
    printf '<opensudoku><game data="%s"/></opensudoku>' "${classic//./0}" >game
    sudoku formats game
    same "$status" 0
    holds "$output" "opensudoku, 9x9, classic, boxes 3x3, 30 givens"
}
