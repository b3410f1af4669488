// SPDX-License-Identifier: MIT
// solve.cpp - the library from C++17: handles that free themselves, and all solutions of a puzzle in a vector.
#include <iostream>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include <sudoku.h>

struct Free {
    void operator()(sudoku_rules *rules) const { sudoku_rules_free(rules); }
    void operator()(sudoku_solver *solver) const { sudoku_solver_free(solver); }
};

using Grid = std::vector<uint8_t>;

std::vector<Grid> solutions(const sudoku_shape &shape, const Grid &givens, uint64_t most)
{
    sudoku_error error;
    const std::unique_ptr<sudoku_rules, Free> rules{sudoku_rules_new(&shape, &error)};
    if (!rules) throw std::invalid_argument{error.message};
    const std::unique_ptr<sudoku_solver, Free> solver{sudoku_solver_new(rules.get(), nullptr)};
    if (!solver) throw std::bad_alloc{};

    sudoku_puzzle puzzle{};
    puzzle.room = sizeof puzzle;
    puzzle.rules = rules.get();
    puzzle.givens = givens.data();
    sudoku_limits limits{};
    limits.room = sizeof limits;
    limits.solutions = most;

    struct Found {
        std::vector<Grid> grids;
        size_t cells;
    } found{{}, givens.size()};
    const auto keep = [](void *context, const uint8_t *digits) {
        auto &to = *static_cast<Found *>(context);
        to.grids.emplace_back(digits, digits + to.cells);
        return true; // and go on
    };
    sudoku_search(solver.get(), &puzzle, &limits, keep, &found, nullptr);
    return found.grids;
}

int main()
try {
    sudoku_shape shape{};
    shape.room = sizeof shape;
    shape.size = 4;
    shape.rules = "x"; // both diagonals
    const Grid givens{1, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0};
    for (const Grid &grid : solutions(shape, givens, 100)) {
        std::string text;
        for (const uint8_t digit : grid) text += sudoku_symbol(digit);
        std::cout << text << '\n';
    }
    shape.size = 99;
    solutions(shape, givens, 1);
} catch (const std::exception &error) {
    std::cout << error.what() << '\n';
}
