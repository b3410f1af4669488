#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# The package for Python, built as it is in bindings/python, with the archive of the build under test.
load ../cli/helper

# Debian's Python, for which Debian's packages are.
python=/usr/bin/python3

setup_file() {
    local includes
    includes=$(/usr/bin/python3-config --includes 2>/dev/null) || return 0
    cp -R "$PROJECT/bindings/python" "$BATS_FILE_TMPDIR/package"
    read -ra includes <<<"$includes"
    # shellcheck disable=SC2086 # a compiler may be several words
    ${CC:-cc} -shared -fPIC -O1 -std=c11 -Wall -Wextra -Wno-missing-field-initializers -Werror "${includes[@]}" -I "$PROJECT/include" \
        -o "$BATS_FILE_TMPDIR/package/sudoku/_sudoku.abi3.so" "$PROJECT/bindings/python/sudoku/_sudoku.c" \
        "$(dirname "$SUDOKU")/../libsudoku.a"
}

# Skips the test where a module is missing.
needs() {
    [ -d "$BATS_FILE_TMPDIR/package" ] || skip "the headers of Python are not installed"
    for module; do "$python" -c "import $module" 2>/dev/null || skip "Python has no $module"; done
}

@test "the tests of the package pass" {
    needs pytest hypothesis numpy
    cd "$BATS_FILE_TMPDIR/package"
    PROJECT=$PROJECT PYTHONDONTWRITEBYTECODE=1 PYTHONPATH=. "$python" -W error -m pytest -q -p no:cacheprovider tests
}

@test "the examples of its README do what they say" {
    needs
    cd "$BATS_FILE_TMPDIR/package"
    PYTHONDONTWRITEBYTECODE=1 "$python" -c 'import doctest; assert doctest.testfile("README.md", module_relative=False).failed == 0'
}

@test "its types are right" {
    command -v mypy >/dev/null || skip "mypy is not installed"
    needs
    cd "$BATS_FILE_TMPDIR/package"
    mypy --strict --cache-dir "$BATS_TEST_TMPDIR" sudoku
}

@test "it works without numpy" {
    needs
    cd "$BATS_FILE_TMPDIR/package"
    run -0 env PYTHONDONTWRITEBYTECODE=1 "$python" -S -c 'import sudoku; print(sudoku.solve_many(["1.3..4.22..3.32."]))'
    same "$output" "(['$four_solution'], [1])"
}
