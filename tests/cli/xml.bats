#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# Puzzles in the XML of other programs.
# Sources: cli/sudoku/input/xml_*
load helper

# The cells of a game of OpenSudoku: `fields` is what follows the value, for each cell of the classic puzzle.
open_cells() {
    local fields=$1 i
    for ((i = 0; i < 81; i++)); do printf '%s|%s' "${classic:i:1}" "$fields"; done | tr . 0
}

# fails TEXT SENTENCE: the text is refused with it.
fails() {
    printf '%s' "$1" >bad.xml
    sudoku show --format line bad.xml
    same "$status" 2
    same "${stderr_lines[0]}" "bad.xml:$2"
}

@test "OpenSudoku: a folder of games" {
    zeros=$(tr . 0 <<<"$classic")
    cat >folder.opensudoku <<END
<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Mine</name>
  <game data="$zeros" />
  <game data="$zeros" note="R&#228;tsel &quot;2&quot;"></game>
</opensudoku>
END
    sudoku solve --format line folder.opensudoku
    same "$status" 0
    same "$output" "$classic_solution
$classic_solution"
    sudoku show --format json folder.opensudoku
    holds "${lines[1]}" '"title":"R\u00e4tsel \"2\""'
}

@test "OpenSudoku: each version of the cells" {
    for version in "1 -|0|" "2 0|0|" "2 0||0|" "3 0|0|" "4 0|0|0|" "5 0|0|3|0|"; do
        cells=$(open_cells "${version#* }")
        sudoku_from "<opensudoku version='2'><folder name='a'><game data='version: ${version%% *}&#10;$cells'/></folder></opensudoku>" --format line
        same "$output" "$classic_solution"
    done
}

@test "OpenSudoku: what the player has done is not given" {
    cells=$(open_cells "0|0|" | sed 's/^5|0|0|3|0|0|0|0|0|/5|0|1|3|0|0|0|6|1|/')
    printf '<opensudoku version="2"><game data="version: 3 %s"/></opensudoku>' "$cells" >played
    sudoku show --format line played
    holds "$output" ".${classic:1} placed=5......"
    holds "$output" "marks=...................23......"
}

@test "KSudoku: a saved game" {
    values=$(tr '1-9.' 'a-i_' <<<"$classic")
    cat >game.ksudoku <<END
<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="61000">
  <puzzle>
   <graph order="9" type="sudoku" specific-type="Plain"/>
   <values>$values</values>
   <solution>$(tr '1-9' 'a-i' <<<"$classic_solution")</solution>
  </puzzle>
  <history><simple-event index="2" value="1"/><simple-event index="2" value="4"/><simple-event index="0" value="1"/>
   <simple-event index="3" markers="110000000"/></history>
 </game>
</ksudoku>
END
    sudoku show --format line game.ksudoku
    same "$status" 0
    same "$output" "$classic placed=..4.............................................................................. solution=$classic_solution"
}

@test "KSudoku: graphs" {
    graph() {
        echo "<ksudoku><game><puzzle><graph order='4' type='custom' sizeX='4' sizeY='4' sizeZ='1'>$1</graph><values>a___b___________</values></puzzle></game></ksudoku>"
    }
    sudoku_from "$(graph '<sudokugroups at="0" withblocks="1"/><clique size="4">0 5 10 15</clique><clique size="4">3 6 9 12</clique><clique size="2">0 1</clique>')" --format json
    holds "$output" '"rules":["falling","rising"]' || holds "$output" '"rules":["x"]'
    holds "$output" '"houses":["r1c1 r1c2"]'
    sudoku_from "$(graph '<sudokugroups withblocks="0"/><clique>0 1 2 4</clique><clique>3 6 7 11</clique><clique>5 8 9 12</clique><clique>10 13 14 15</clique>')" --format json
    holds "$output" '"regions":"AAABACBBCCDBCDDD"'
    sudoku_from "$(graph '<sudokugroups withblocks="0"/><clique>0 1 2 4</clique>')" --format json
    holds "$output" '"box":"none"'
    holds "$output" '"houses":["r1c1 r1c2 r1c3 r2c1"]'
}

# A field for each cell of a puzzle, the last first.
sudoq_fields() {
    local givens=$1 solution=$2 n=$3 i
    for ((i = n * n - 1; i >= 0; i--)); do
        [ "${givens:i:1}" = . ] && editable=true || editable=false
        echo "<fieldmap id=\"$i\" editable=\"$editable\" solution=\"$((${solution:i:1} - 1))\"><position x=\"$((i % n))\" y=\"$((i / n))\"></position></fieldmap>"
    done
}

@test "SudoQ: fields in any order" {
    {
        echo '<?xml version="1.0" encoding="UTF-8" standalone="no"?><!DOCTYPE sudoku SYSTEM "./sudoku.dtd">'
        echo '<sudoku transformCount="0" type="0" complexity="0" id="1">'
        sudoq_fields "$classic" "$classic_solution" 9
        echo '</sudoku>'
    } >puzzle.xml
    sudoku show --format line puzzle.xml
    same "$output" "$classic solution=$classic_solution"
    sudoku_from "<sudoku type='1'>$(sudoq_fields 1............... 1234341221434321 4 | sed '/true/s/solution="."//')</sudoku>" --format line
    holds "$stderr" "several solutions"
    sudoku_from "<sudoku type='1'>$(sudoq_fields 12.4..12....43.. 1234341221434321 4)</sudoku>" --format line
    same "$output" 1234341221434321
}

@test "formats by name" {
    printf '<opensudoku><game data="%s"/></opensudoku>' "$(tr . 0 <<<"$classic")" >game
    sudoku --from opensudoku --format line game
    same "$output" "$classic_solution"
    sudoku --from ksudoku --format line game
    same "$output" "$classic_solution"
}

@test "a page is no puzzle file" {
    printf '<?xml version="1.0"?>\n<!-- > -->\n<feed/>' >bad.xml
    sudoku show bad.xml
    same "${stderr_lines[0]}" "bad.xml:3:1: this is XML, but the element <feed> is not of OpenSudoku, KSudoku or SudoQ"
}

@test "sentences about games" {
    fails '<opensudoku></opensudoku>' " no puzzle found"
    fails '<opensudoku><game data="123"/></opensudoku>' "1:13: this looks like a file of OpenSudoku, but its data must have 81 digits"
    fails '<opensudoku><game/></opensudoku>' "1:13: this looks like a file of OpenSudoku, but a game has no data"
    fails '<opensudoku><game data="version: 9&#10;"/></opensudoku>' "1:13: this looks like a file of OpenSudoku, but its data are of version 9; versions 1 to 5 are known"
    fails '<opensudoku><game data="version: 3&#10;5|0|0|5|0|2|"/></opensudoku>' "1:13: this looks like a file of OpenSudoku, but the data of r1c2 are not as version 3 has them"
    fails "<opensudoku><game data='version: 3&#10;$(open_cells '0|0|')1|0|0|'/></opensudoku>" "1:13: this looks like a file of OpenSudoku, but there are more than 81 cells"
    fails '<ksudoku-graph><graph/></ksudoku-graph>' "1:1: this looks like a file of KSudoku, but it has only the shape of puzzles, and no puzzle"
    fails '<ksudoku><game><puzzle><graph order="9" type="roxdoku"/></puzzle></game></ksudoku>' "1:10: this looks like a file of KSudoku, but it is a Roxdoku (three dimensions), which is not supported"
    fails '<ksudoku><game><puzzle><graph order="9" type="sudoku"/></puzzle></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its values are missing"
    fails '<ksudoku><game><puzzle><values>a</values></puzzle></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its graph is missing"
    fails '<ksudoku><game><graph order="4" type="sudoku"/><values>abc</values></game></ksudoku>' "1:10: this looks like a file of KSudoku, but it has 3 values for 16 cells"
    fails '<ksudoku><game><graph order="4" type="sudoku"/><values>abcdefgh________</values></game></ksudoku>' "1:10: this looks like a file of KSudoku, but expected letters from a to d, or _ for an empty cell"
    fails '<ksudoku><game><graph order="4" type="sudoku"/><values>abcd....________</values></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its grid has holes, which are not supported"
    fails '<ksudoku><game><graph order="40" type="sudoku"/></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its graph needs a type, and an order from 1 to 36"
    fails '<ksudoku><game><graph order="9" type="mystery"/></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its type mystery is not supported"
    fails '<ksudoku><game><graph order="9" type="custom" sizeX="21" sizeY="21" sizeZ="1"/></game></ksudoku>' "1:10: this looks like a file of KSudoku, but it is not one square grid (several overlapping grids are not supported)"
    fails '<ksudoku><game><graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1"><cage size="2">0 1</cage></graph></game></ksudoku>' "1:10: this looks like a file of KSudoku, but it has cages (a killer or Mathdoku puzzle), which are not supported"
    fails '<ksudoku><game><graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1"><clique>0 16</clique></graph></game></ksudoku>' "1:10: this looks like a file of KSudoku, but a clique has the cell 16, which the grid does not have"
    fails '<ksudoku><game><graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1"><clique>0</clique></graph></game></ksudoku>' "1:10: this looks like a file of KSudoku, but a clique has fewer than 2 cells"
    fails '<ksudoku><game><puzzle><graph order="4" type="custom" sizeX="4" sizeY="4" sizeZ="1"></graph><values>a_______________</values></puzzle></game></ksudoku>' "1:10: this looks like a file of KSudoku, but its graph has no rows and columns (sudokugroups)"
    fails '<sudoku type="4"></sudoku>' "1:1: this looks like a file of SudoQ, but it has several overlapping grids (samurai), which are not supported"
    fails '<sudoku type="77"></sudoku>' "1:1: this looks like a file of SudoQ, but its type 77 is not supported"
    fails '<sudoku></sudoku>' "1:1: this looks like a file of SudoQ, but its type is missing and is not supported"
    fails '<sudoku type="1"></sudoku>' "1:1: this looks like a file of SudoQ, but there is no field for r1c1"
    fails '<sudoku type="1"><fieldmap solution="1"/></sudoku>' "1:1: this looks like a file of SudoQ, but the position of a field is missing, or outside the grid of 4x4 cells"
    fails '<sudoku type="1"><fieldmap solution="4"><position x="0" y="0"/></fieldmap></sudoku>' "1:1: this looks like a file of SudoQ, but the digit of r1c1 must be 0 to 3"
    fails '<sudokutype typename="6"><size x="9" y="9"/></sudokutype>' "1:1: this looks like a file of SudoQ, but it has only a type of puzzles, and no puzzle"
}

@test "sentences about XML" {
    fails '<opensudoku><game></opensudoku>' "1:21: this looks like OpenSudoku, but it is damaged: mismatched tag"
    fails '<opensudoku>' "1:13: this looks like OpenSudoku, but it is damaged: no element found"
    fails '<!DOCTYPE sudoku [<!ENTITY a "aaaa">]><sudoku type="&a;"/>' "1:30: the entity a: entities are not supported"
    fails "$(printf '<opensudoku>%.0s' {1..70})" "1:769: elements are nested more than 64 deep"
    { printf '<ksudoku><values>' && head -c 1200000 /dev/zero | tr '\0' a; } >bad.xml
    sudoku show bad.xml
    same "${stderr_lines[0]#*: }" "the text of an element is longer than 1048576 bytes"
    { printf '<opensudoku note="' && head -c 5000000 /dev/zero | tr '\0' a; } >bad.xml
    sudoku show bad.xml
    same "${stderr_lines[0]#*: }" "an element is longer than 4194304 bytes"
}

@test "a bad game does not spoil the next" {
    sudoku_from "<opensudoku><game data='12'/><game data='$(tr . 0 <<<"$classic")'/></opensudoku>" --format line
    same "$status" 2
    holds "$output" "$classic_solution"
}

@test "a long folder of games" {
    {
        printf '<opensudoku version="2">'
        yes "<game data=\"$(tr . 0 <<<"$classic")\"/>" | head -n 2000 || true
        printf '</opensudoku>'
    } >many.xml
    sudoku count --format csv many.xml
    same "$(grep -c unique <<<"$output")" 2000
}

@test "OpenSudoku: one file for all puzzles" {
    printf '%s\n' "$classic" "$classic placed=..4.............................................................................." >list
    sudoku convert --format opensudoku list
    same "$status" 0
    same "${lines[0]}" '<?xml version="1.0" encoding="UTF-8"?>'
    same "$(tail -n 1 <<<"$output")" '</opensudoku>'
    sudoku_from "$output" --format line
    same "$output" "$classic_solution
$classic_solution"
    "$SUDOKU" convert --format opensudoku list >list.xml
    sudoku convert --format line list.xml
    same "$output" "$(cat list)"
    "$SUDOKU" generate --count 2 --seed 1 --format opensudoku >made.xml
    sudoku count --format csv made.xml
    same "$(grep -c unique <<<"$output")" 2
    printf "%s\n" "$four" >four
    sudoku convert --format opensudoku four
    same "$status" 2
    holds "$stderr" 'the format "opensudoku" has no place for grids other than 9x9 with boxes of 3x3'
}
