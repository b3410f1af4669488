#!/usr/bin/env bats
# SPDX-License-Identifier: MIT
# What is installed, and programs that use it: those of examples/embed.
load ../cli/helper

# The release build, installed once for all tests.
setup_file() {
    export PREFIX=$BATS_FILE_TMPDIR/prefix
    cmake --install "$RELEASE" --prefix "$PREFIX" >"$BATS_FILE_TMPDIR/log"
    export PKG_CONFIG_PATH=$PREFIX/lib/pkgconfig LD_LIBRARY_PATH=$PREFIX/lib
}

# has FILE...: below the prefix, and none is empty.
has() {
    for file; do [ -s "$PREFIX/$file" ] || same "$file" "a file in the prefix"; done
}

@test "everything is installed" {
    has bin/{sudoku,csp,waltz} lib/libsudoku.{so,a} lib/pkgconfig/sudoku.pc lib/cmake/sudoku/sudoku-{config,config-version,targets}.cmake
    for header in "$PROJECT"/include/*.h; do has "include/${header##*/}"; done
    has share/man/man1/{sudoku,csp,waltz}.1 share/man/man3/libsudoku.3 share/man/man5/sudoku-formats.5
    for name in sudoku csp waltz; do
        has "share/bash-completion/completions/$name" "share/zsh/site-functions/_$name" "share/fish/vendor_completions.d/$name.fish"
    done
    has share/doc/sudoku/{LICENSE,README.md,NEWS.md,docs/FORMATS.md,examples/classic.txt,examples/embed/solve.c}
    has share/minizinc/solvers/csp.msc share/minizinc/csp/fzn_all_different_int.mzn
    run "$PREFIX/bin/sudoku" help --manual
    same "$output" "$(cat "$PREFIX/share/man/man1/sudoku.1")"
}

@test "no path of the machine that built it is in what is installed" {
    run grep -rlF "$PROJECT" "$PREFIX/lib/cmake" "$PREFIX/lib/pkgconfig" "$PREFIX/share" "$PREFIX/include"
    same "$output" ""
    run grep -rlF "$PREFIX" "$PREFIX/lib/cmake" "$PREFIX/lib/pkgconfig" "$PREFIX/share" "$PREFIX/include"
    same "$output" ""
}

# Runs the example programs in a folder, and compares what they print.
runs_examples() {
    same "$("$1/solve" 1.3..4.22..3.32.)" $'1234\n3412\n2143\n4321'
    same "$("$1/solve" 11.............. || echo "status $?")" $'no solution\nstatus 1'
    same "$("$1/solve" 1.3 2>&1 || echo "status $?")" $'column 1: the grid ends after row 1 of 3\nstatus 2'
    same "$(printf '%s\n' "$four" "$six" 11.............. "$classic" abc | "$1/stream" 2>&1 || echo "status $?")" \
        $'line 5: 3 characters fit no size (1x1 has 1, 2x2 has 4)\n2 with one solution, 1 with several, 1 with none; 1 could not be read\nstatus 1'
    "$1/generate" >made
    holds "$(cat made)" " clues"
    run -0 "$SUDOKU" rate --profile se121 - <<<"$(cut -d ' ' -f 1 made)"
    [[ $output =~ ED=(3\.[0-9]|4\.[0-5])/ ]]
    "$1/explain" >steps
    same "$(head -n 1 steps)" "Hidden Single: r2c9=9"
    holds "$(cat steps)" "The hardest step, rated 3.8: In columns 3, 5 and 9"
    same "$("$1/count")" $'stopped before the end\nexactly 12 solutions'
    same "$("$1/queens" | tail -n 1)" "92 solutions"
    same "$("$1/cube" | tail -n 1)" "4 labellings"
    [ ! -e "$1/solve_cpp" ] || same "$("$1/solve_cpp" | tail -n 2)" $'1234341243212143\nthe size must be 1 to 36, not 99'
}

@test "pkg-config finds the library" {
    same "$(pkg-config --modversion sudoku)" "$(cat "$PROJECT/VERSION")"
    read -ra flags <<<"$(pkg-config --cflags --libs sudoku)"
    mkdir programs
    for source in "$PROJECT"/examples/embed/*.c; do
        name=${source##*/}
        cc -std=c11 -Wall -Wextra -Wpedantic -Wconversion -Werror -o "programs/${name%.c}" "$source" "${flags[@]}"
    done
    runs_examples programs
}

@test "CMake finds the library and the archive" {
    for library in sudoku::sudoku sudoku::sudoku_static; do
        cmake -S "$PROJECT/examples/embed" -B build -D CMAKE_PREFIX_PATH="$PREFIX" -D LIBRARY=$library >log
        cmake --build build --target solve queens >>log
        same "$(build/solve 1.3..4.22..3.32.)" $'1234\n3412\n2143\n4321'
        case $library in
        *static) LD_LIBRARY_PATH='' build/queens >/dev/null ;;
        *) ldd build/solve | grep -q "$PREFIX/lib/libsudoku.so" ;;
        esac
        rm -r build
    done
}

@test "examples in C++" {
    command -v c++ >/dev/null || skip "no compiler for C++"
    read -ra flags <<<"$(pkg-config --cflags --libs sudoku)"
    c++ -std=c++17 -Wall -Wextra -Wpedantic -Werror -o solve_cpp "$PROJECT/examples/embed/solve.cpp" "${flags[@]}"
    same "$(./solve_cpp | tail -n 2)" $'1234341243212143\nthe size must be 1 to 36, not 99'
}

@test "uninstalling removes all of it, and nothing else" {
    cp -R "$PREFIX" copy
    find "$PWD/copy" ! -type d >install_manifest.txt
    echo mine >copy/share/mine
    cmake -P "$PROJECT/cmake/uninstall.cmake" >/dev/null
    same "$(find copy | sort)" $'copy\ncopy/share\ncopy/share/mine'
    run -1 cmake -P "$PROJECT/cmake/uninstall.cmake"
    holds "$output" "nothing was installed from here"
}

@test "DESTDIR goes before the prefix" {
    DESTDIR=$PWD/root cmake --install "$RELEASE" --prefix /opt/sudoku >/dev/null
    same "$(ls root)" "opt"
    same "$("root/opt/sudoku/bin/sudoku" "$four")" "$four_solution"
}
