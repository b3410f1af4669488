#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# JSON in and out.
# Sources: src/read/json
load helper

@test "json out" {
    sudoku_from "$classic" --format json
    same "$status" 0
    holds "$output" "{\"size\":9,\"rules\":[],\"box\":\"3x3\",\"givens\":\"$classic\",\"answer\":\"unique\""
    holds "$output" "\"solution\":\"$classic_solution\""
    sudoku_from "$clashing
53..x" --format json
    same "$status" 2
    holds "${lines[0]}" '"answer":"no solution"'
    holds "${lines[1]}" '{"error":"'
}

@test "what is printed can be read" {
    printf '%s\n' "$classic" "$six x house=r1c1r2c3" "$six box=none" >list
    "$SUDOKU" convert --format json list >list.json
    sudoku convert list.json
    answers "$(cat list)" 0
    "$SUDOKU" -q --format json list >answers.json || true
    sudoku convert answers.json
    same "$(cut -d' ' -f1 <<<"$output")" "$(cut -d' ' -f1 list)"
}

@test "json is answered in json, unless asked otherwise" {
    sudoku_from "{\"givens\":\"$classic\"}"
    holds "$output" "\"solution\":\"$classic_solution\""
    sudoku_from "{\"givens\":\"$classic\"}" --format line
    answers "$classic_solution" 0
}

@test "one object per line, over several lines, in a list" {
    expected="$six
$six x"
    sudoku_from "{\"givens\":\"$six\"}
{\"givens\":\"$six\",\"rules\":[\"x\"]}" convert
    answers "$expected" 0
    sudoku_from "
      {
        \"givens\" : [ \"12..\", \"..12\", \".1..\", \"...1\" ]
      } {
        \"size\": 4,
        \"rules\": \"x\",
        \"givens\": [[1,2,0,0],[0,0,1,2],[0,1,0,0],[0,0,0,1]] }" convert
    answers "$expected" 0
    sudoku_from " [{\"givens\":\"$six\"},{\"givens\":[1,2,null,0,0,0,1,2,0,1,0,0,0,0,0,1],\"rules\":\"x\"}]" convert
    answers "$expected" 0
    printf '\xef\xbb\xbf{"givens":"%s"}\r\n{"givens":"%s","rules":"x"}' "$six" "$six" >bom
    sudoku convert bom
    answers "$expected" 0
}

@test "all keys" {
    sudoku_from "{\"size\":4,\"rules\":[],\"regions\":\"AAABABBBCCCDCDDD\",\"houses\":[\"r1c1 r2c3\"],
      \"title\":\"A title\",\"givens\":\"1...............\",\"placed\":\".2..............\",
      \"solution\":null,\"answer\":\"unique\",\"count\":1,\"seconds\":0.1,\"nodes\":3,\"guesses\":0}" convert --format json
    same "$status" 0
    holds "$output" '"regions":"AAABABBBCCCDCDDD"'
    holds "$output" '"houses":["r1c1 r2c3"]'
    holds "$output" '"title":"A title"'
    holds "$output" '"placed":".2.............."'
}

@test "pencil marks without givens" {
    marks=$(printf '1234%.0s' {1..15})1...
    sudoku_from "{\"size\":4,\"allowed\":\"$marks\"}" count
    answers 72 0
    sudoku_from "{\"allowed\":\"$marks\"}" count
    answers 72 0
}

@test "numbers above 9" {
    row=$(printf '10%s' "$(printf ',0%.0s' {1..255})")
    sudoku_from "{\"givens\":[$row]}" show
    same "$status" 0
    holds "$output" "| A . . . |"
    row=$(printf '10%s' "$(printf ',0%.0s' {1..624})")
    sudoku_from "{\"givens\":[$row]}" show
    same "$status" 0
    holds "$output" "| A . . . . |"
}

@test "the title is above the solution" {
    sudoku_from "{\"givens\":\"$four\",\"title\":\"Hello\"}" --format grid
    answers $'Hello\n1234\n3412\n2143\n4321' 0
}

@test "bad objects keep their place, and the others are done" {
    printf '%s\n' \
        "{\"givens\":\"$four\",\"given\":true}" \
        "{\"givens\":\"$four\"}" \
        "{\"givens\":\"$four\", x}" \
        "{\"givens\":\"$four" \
        "{\"givens\":\"$four\",\"size\":9}" \
        "{\"givens\":\"$four\",\"givens\":1}" \
        "{\"givens\":\"$four\"" \
        "{\"givens\":\"$four\"}" >list.json
    sudoku --format line -q list.json
    same "$output" $'error\n1234341221434321\nerror\nerror\nerror\nerror\nerror\n1234341221434321'
    same "$status" 2
    same "${stderr_lines[0]}" 'list.json:1:30: unknown key "given"'
    same "${stderr_lines[1]}" "list.json:3:31: expected a key in double quotes, found 'x'"
    same "${stderr_lines[2]}" "list.json:4:28: the line ends in the middle of a string"
    same "${stderr_lines[3]}" 'list.json:5:37: "size" is 9, but there are 16 cells'
    same "${stderr_lines[4]}" "list.json:6:30: the object has the key 'givens' twice"
    same "${stderr_lines[5]}" "list.json:8:1: expected ',' or '}', found '{'"
}

@test "bad values get a sentence" {
    check() {
        sudoku_from "$1" --format line
        answers error 2 "-:1:$2: $3"
    }
    check '{}' 1 'there are no "givens"'
    check '{"size":4}' 1 'there are no "givens"'
    check '{"givens":3}' 11 '"givens" must be a string or a list of row strings or numbers'
    check '{"givens":[[1,[2]]]}' 15 '"givens" must be a string or a list of row strings or numbers'
    check '{"givens":"12 4"}' 14 '"givens" contains a blank, which is not a symbol'
    check '{"givens":"1234,#"}' 16 "\"givens\" contains ',', which is not a symbol"
    check '{"givens":"1234\nx"}' 12 "\"givens\" contains the line's end, which is not a symbol"
    check '{"givens":["12..","3.5.","....","...."]}' 22 "expected 1-4 or '.' for an empty cell, not '5'"
    check '{"givens":[[1,2,0,0],[0,5,3,0],[0,0,0,0],[0,0,0,0]]}' 25 "expected 1-4 or '.' for an empty cell, not '5'"
    check '{"givens":[[1,"x y"]]}' 15 '"givens" contains a string that is no cell'
    check '{"givens":[77]}' 12 '"givens" contains 77; numbers must be from 0 to 36'
    check '{"givens":[-1]}' 12 '"givens" contains -1; numbers must be from 0 to 36'
    check '{"givens":[1.5]}' 12 '"givens" must be a string or a list of row strings or numbers'
    check '{"givens":[1,2,3]}' 11 '3 characters fit no size (1x1 has 1, 2x2 has 4)'
    check '{"givens":""}' 11 '"givens" is empty'
    check '{"givens":[]}' 11 '"givens" is empty'
    check '{"size":"9"}' 9 '"size" must be a number from 1 to 36'
    sudoku_from "{\"givens\":\"$six\",\"rules\":\"x, y\"}" --format line
    holds "$stderr" "-:1:42: unknown rule 'y'; the rules are classic, x"
    sudoku_from "{\"givens\":\"$six\",\"rules\":[\"x\", \"box=2x2\"]}" --format line
    holds "$stderr" "-:1:45: unknown rule 'box=2x2'; the rules are classic, x"
    check '{"givens":".","title":3}' 23 '"title" must be a string'
    check "{\"givens\":\"$six\",\"rules\":3}" 38 '"rules" must be a string or a list of strings'
    check "{\"givens\":\"$six\",\"rules\":[3]}" 39 '"rules" must be a string or a list of strings'
    check "{\"givens\":\"$six\",\"houses\":\"r1c1\"}" 39 '"houses" must be a list of strings such as "r1c1 r2c2"'
    check "{\"givens\":\"$six\",\"houses\":[\"r1_c1\"]}" 41 'expected a cell such as r1c1'
    check "{\"givens\":\"$six\",\"houses\":[[\"r1c1\",\"r9c1\"]]}" 40 'r9c1 lies outside the 4x4 grid'
    check "{\"givens\":\"$six\",\"box\":2}" 36 '"box" must be a string such as "2x3" or "none"'
    check "{\"givens\":\"$six\",\"box\":\"2y2\"}" 36 'expected a box such as 2x3 (rows x columns), or none'
    check "{\"givens\":\"$six\",\"regions\":\"AAAB\"}" 40 'regions has 4 characters instead of 16'
    check "{\"givens\":\"$six\",\"puzzle\":\"$six\"}" 30 '"givens" and "puzzle" say the same thing'
    check "{\"givens\":\"$four\",\"solution\":\"1234341221434312\"}" 41 'the stated solution is wrong: the given in r4c3 is 2'
    check '{"a":1,"b":{"givens":"."}}' 1 'there is no puzzle in an object with the keys "a", "b"'
    check '{"givens":".","\u001b":[]}' 15 'unknown key "?"'
}

@test "text that ends early" {
    sudoku_from "{\"givens\":\"$six\"" --format line
    answers error 2 "-:1:29: the text ends in the middle of an object"
    sudoku_from "[{\"givens\":\"$four\"}," -q --format line
    answers $'1234341221434321\nerror' 2 "-:1:32: the text ends before the ']' of the list"
}

@test "an object that is too long" {
    { printf '{"title":"'; head -c 8400000 /dev/zero | tr '\0' x; printf '"}\n{"givens":"%s"}\n' "$four"; } >big
    sudoku -q --format line big
    same "$output" $'error\n1234341221434321'
    holds "$stderr" "the object is too large (at most 8 MiB)"
}

@test "compressed json, and --from json" {
    echo "{\"givens\":\"$six\"}" | gzip >packed
    sudoku count packed
    answers 6 0
    sudoku_from "{\"givens\":\"$six\"}" count --from json
    answers 6 0
    sudoku_from "$six" count --from json
    same "$status" 2
    holds "$stderr" "-:1:1: expected an object: '{', found '1'"
}

@test "options hold for json, too" {
    sudoku_from "{\"givens\":\"$six\"}" count --rules x
    answers 0 1
}

@test "cages are clues, those without a sum are houses" {
    run bash -c 'echo "{\"size\":4,\"grid\":[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]],\"killercage\":[{\"cells\":[\"R1C1\",\"R1C2\"],\"value\":\"3\"},{\"cells\":[\"R2C1\",\"R2C2\"],\"value\":\"7\"},{\"cells\":[\"R3C1\",\"R4C2\"]}]}" | "$SUDOKU" convert'
    same "$output" "................ house=r3c1r4c2 clue=killer:3,r1c1,r1c2 clue=killer:7,r2c1,r2c2"
}
