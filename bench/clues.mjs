// SPDX-License-Identifier: MIT
// clues.mjs [--iss FOLDER] [--rounds N] [SET...] - puzzles with clues: the engine "clues" with each instruction set next to Interactive Sudoku
// Solver (ISS), if a checkout of it is given, or is named by $ISS.  bench/README.md explains the table.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const data = process.env.SUDOKU_DATA ?? join(root, "../shared/data");
const folder = join(root, "build/clue-sets");
const options = { iss: process.env.ISS ?? "", rounds: "3" };
const wanted = [];
for (let i = 2; i < process.argv.length; i++) {
  const word = process.argv[i];
  if (word.startsWith("--") && word.slice(2) in options) options[word.slice(2)] = process.argv[++i];
  else wanted.push(word);
}

const run = (program, ...words) => execFileSync(program, words, { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] });
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const total = (values) => values.reduce((sum, value) => sum + value, 0);

// By name: what was measured.  Puzzles that were given up, or cannot be read, are missing.
function rowsOf(text) {
  const rows = new Map();
  for (const line of text.split("\n")) {
    const [name, solutions, guesses, , ms, setUp, , right] = line.split("\t");
    if (!right || line.startsWith("#") || solutions === "CAP") continue;
    if (right === "NO") throw new Error(`wrong: ${line}`);
    rows.set(name, { solutions: Number(solutions), guesses: Number(guesses), search: Number(ms), setUp: Number(setUp) });
  }
  return rows;
}

run(join(root, "scripts/build"), "release", "clue_times");
// Those that this machine has
const isas = ["avx512", "avx2", "sse2", "neon", "portable"].filter((isa) => {
  try {
    execFileSync(join(root, "build/bin/clue_times"), ["--isa", isa, "/dev/null"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
});

const programs = {
  iss: (file) => run("node", join(data, "clues/iss-bench.mjs"), options.iss, file, "--runs", "3", "--ms", "300", "--cap", "0"),
};
for (const isa of isas) programs[isa] = (file) => run(join(root, "build/bin/clue_times"), "--isa", isa, "--runs", "5", file);

// The medians of the rounds, puzzle by puzzle.
function middle(rounds) {
  const result = new Map();
  for (const [name, row] of rounds[0]) {
    const all = rounds.map((round) => round.get(name));
    result.set(name, { ...row, search: median(all.map((r) => r.search)), setUp: median(all.map((r) => r.setUp)) });
  }
  return result;
}

function measure(file) {
  const names = Object.keys(programs).filter((name) => name !== "iss" || options.iss);
  const rounds = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < Number(options.rounds); round++) for (const name of names) rounds[name].push(rowsOf(programs[name](file)));
  return Object.fromEntries(names.map((name) => [name, middle(rounds[name])]));
}

const all = (row) => row.search + row.setUp;
const ms = (value) => (value < 100 ? value.toFixed(2) : value.toFixed(0));

function print(set, measured) {
  const rivals = measured.iss;
  for (const [program, rows] of Object.entries(measured)) {
    const names = [...rows.keys()].filter((name) => !rivals || rivals.has(name));
    const of = (table, what) => names.map((name) => what(table.get(name)));
    const fields = [set, program, names.length, ms(total(of(rows, all))), (1000 * median(of(rows, all))).toFixed(0)];
    fields.push((1000 * median(of(rows, (r) => r.setUp))).toFixed(1), ms(Math.max(...of(rows, all))), total(of(rows, (r) => r.guesses)));
    if (rivals && program !== "iss") {
      for (const name of names)
        if (rows.get(name).solutions !== rivals.get(name).solutions) throw new Error(`${set}, ${name}: not as many solutions`);
      const ratios = names.map((name) => all(rivals.get(name)) / all(rows.get(name)));
      fields.push((total(of(rivals, all)) / total(of(rows, all))).toFixed(1), Math.min(...ratios).toFixed(1));
      const theirs = total(of(rivals, (r) => r.guesses));
      fields.push(theirs ? (total(of(rows, (r) => r.guesses)) / theirs).toFixed(2) : "-");
    }
    console.log(fields.map((field, i) => (i < 2 ? String(field).padEnd(i ? 9 : 27) : String(field).padStart(i < 3 ? 4 : 9))).join(" "));
  }
}

mkdirSync(folder, { recursive: true });
if (options.iss) run("node", join(root, "bench/clue_sets.mjs"), options.iss, data, folder);
else console.error("skipped: Interactive Sudoku Solver (no folder of it is given)");
const sets = readdirSync(folder).map((file) => basename(file, ".tsv")).filter((set) => (wanted.length ? wanted.includes(set) : true));
if (!sets.length) console.error(`skipped: no tables in ${folder}; they are made with ISS and ${data}`);
console.log(`${cpus()[0]?.model}, node ${process.version}, ${options.rounds} rounds, load ${loadavg()[0].toFixed(1)}`);
console.log("set                         program   n    sum ms median us set-up us  worst ms   guesses    ratio   lowest  guesses");
for (const set of sets) print(set, measure(join(folder, `${set}.tsv`)));
