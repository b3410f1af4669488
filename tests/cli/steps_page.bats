#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The page of `explain --format html`, in a browser: it must show what `explain` prints, step by step.
load helper
load browser

setup() {
    cd "$BATS_TEST_TMPDIR" || return
    find_browser
}

# Walks through steps.html, by button and by key, and writes down for each step and for the end: what is told, how many
# digits stand on the board, how many candidates are struck out and how many links there are.
walk() {
    {
        cat steps.html
        cat <<'END'
<pre id="result"></pre>
<script>
const get = id => document.getElementById(id);
const press = key => document.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
const seen = what => get('board').querySelectorAll(what).length;
const look = () => ({text: get('text').textContent, words: get('words').textContent.length, digits: seen('.given, .found'),
                     struck: seen('.strike'), links: seen('.link'), current: document.querySelectorAll('[aria-current]').length});
const all = [];
press('Home');
for (let i = 0; i < document.querySelectorAll('#steps li').length; i++) {
    all.push(look());
    if (i % 2) press('ArrowRight'); else get('on').click();
}
press('End');
const end = look();
press('Home');
result.textContent = JSON.stringify({all, same_end: JSON.stringify(end) == JSON.stringify(all[all.length - 1]),
                                     same_start: JSON.stringify(look()) == JSON.stringify(all[0])});
</script>
END
    } >walked.html
    result_of walked.html >walked.json
}

# tells PUZZLE [OPTION...]: the page says the same as the text, from the first step to the full board.
tells() {
    local puzzle=$1
    shift
    "$SUDOKU" explain "$@" <<<"$puzzle" | sed -n 's/^   //p' >steps.txt
    "$SUDOKU" explain --format html "$@" <<<"$puzzle" >steps.html
    walk
    same "$(jq -r '.all[:-1][].text | split("\n")[0]' walked.json)" "$(cat steps.txt)"
    same "$(jq -r '.all[-1].digits' walked.json)" 81
    same "$(jq -r '[.same_end, .same_start] | all' walked.json)" true
    same "$(jq -r '[.all[:-1][] | .words > 20 and .current == 1] | all' walked.json)" true
}

@test "a classic puzzle" {
    tells "$classic"
}

@test "a hard one, with chains" {
    tells "$("$SUDOKU" generate --seed 3 --rating 7.0..8.0)" --profile se121
    same "$(jq -r '[.all[].links] | max > 2' walked.json)" true
    same "$(jq -r '[.all[].struck] | max > 0' walked.json)" true
}

@test "Sudoku X and NRC at once" {
    tells "$("$SUDOKU" generate --seed 1 --rules x,nrc --attempts 1)"
}

@test "a jigsaw" {
    tells "$("$SUDOKU" generate --seed 1 --regions random --attempts 1)"
}

@test "an address leads to its step" {
    "$SUDOKU" explain --format html <<<"$classic" >steps.html
    {
        cat steps.html
        echo '<pre id="result"></pre><script>addEventListener("hashchange", () => {
            result.textContent = document.getElementById("text").textContent; }); location.hash = "#7";</script>'
    } >moved.html
    same "$(result_of moved.html)" "$("$SUDOKU" explain --step 7 <<<"$classic" | sed -n 's/^   //p')"
}
