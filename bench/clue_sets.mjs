// SPDX-License-Identifier: MIT
// clue_sets.mjs ISS DATA FOLDER - writes tables of puzzles with clues that both programs can read: the columns name, iss, solution, size,
// rules, givens.  From DATA those that are there as strings of Interactive Sudoku Solver (ISS) and as statements; from its checkout in the folder ISS the
// collections of hard puzzles that it comes with, and these turned and mirrored ("turned-...").
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const [iss, data, folder] = process.argv.slice(2);
const moduleOf = (path) => import(pathToFileURL(resolve(iss, path)).href);
const columns = ["name", "iss", "solution", "size", "rules", "givens"];

function write(name, rows) {
  const lines = rows.map((row) => columns.map((column) => row[column]).join("\t"));
  writeFileSync(join(folder, `${name}.tsv`), `${["#name", ...columns.slice(1)].join("\t")}\n${lines.join("\n")}\n`);
}

function readTable(path) {
  const [head, ...lines] = readFileSync(path, "utf8").trimEnd().split("\n");
  const names = head.slice(1).split("\t");
  return lines.map((line) => Object.fromEntries(line.split("\t").map((field, i) => [names[i], field])));
}

// Rows of both tables that have the same name
function join2(name, strings, statements) {
  const files = [strings, statements].map((file) => join(data, "clues", file));
  if (!files.every(existsSync)) {
    console.error(`skipped: ${name} (no ${files.join(" or ")})`);
    return;
  }
  const issOf = new Map(readTable(files[0]).map((row) => [row.name, row.iss]));
  write(name, readTable(files[1]).filter((row) => issOf.has(row.name)).map((row) => ({ ...row, iss: issOf.get(row.name) })));
}

// ---- from strings of ISS to statements, 9x9 ----

const cellsOf = (parts) => parts.map((part) => part.toLowerCase()).join(" ");

// The diagonal of a little killer, by its first cell: a corner has only one, another edge cell the one that ISS means.
function diagonal(cell) {
  const [row, column] = cell.match(/\d/g).map(Number);
  let down = 1;
  let right = -1;
  if (column === 1 && row !== 9) right = 1;
  else if (column === 9 && row !== 1) down = -1;
  else if (row === 9) {
    down = -1;
    right = column === 9 ? -1 : 1;
  }
  return `${down > 0 ? "down" : "up"} ${right > 0 ? "right" : "left"}`;
}

const statementOf = {
  Cage: ([sum, ...cells]) => `killer: ${sum === "0" ? "" : sum} ${cellsOf(cells)}`,
  Thermo: (cells) => `thermo: ${cellsOf(cells)}`,
  Renban: (cells) => `renban: ${cellsOf(cells)}`,
  LittleKiller: ([sum, cell]) => `little: ${sum} ${cellsOf([cell])} ${diagonal(cell)}`,
  Diagonal: ([which]) => `rules: ${which === "1" ? "rising" : "falling"}`,
  AntiKing: () => "rules: anti-king",
};

// Null: a part of the string has no statement here.
function statements(string) {
  const result = [];
  const givens = Array(81).fill(".");
  for (const item of string.split(".").slice(1)) {
    const [type, ...parts] = item.split("~");
    if (type && !statementOf[type]) return null;
    if (type) result.push(statementOf[type](parts));
    else
      for (const part of parts) {
        const [, row, column, values] = part.match(/^R(\d)C(\d)_([\d_]+)$/);
        if (values.length > 1) return null;
        givens[(row - 1) * 9 + Number(column) - 1] = values;
      }
  }
  return { size: 9, rules: result.join("; "), givens: givens.join("") };
}

// The eight ways to turn and mirror a puzzle.  A little killer's first cell is a corner or on an edge, so ISS gives it the other
// diagonal in some of them: such puzzles are not turned.
function turned(string, way) {
  return string.replace(/R(\d)C(\d)/g, (_, r, c) => {
    let [row, column] = way & 1 ? [c, r] : [r, c];
    if (way & 2) row = 10 - row;
    if (way & 4) column = 10 - column;
    return `R${row}C${column}`;
  });
}

globalThis.self ??= globalThis;
self.VERSION_PARAM ??= "";
const { SudokuParser } = await moduleOf("js/sudoku_parser.js");
const collections = await moduleOf("data/collections.js");

const both = (name, string, solution) => ({ name, iss: string, solution, ...statements(string) });

mkdirSync(folder, { recursive: true });
for (const name of ["killer", "consecutive", "margin", "skyscraper", "evenodd"]) join2(name, `bench-${name}.tsv`, `${name}.txt`);
join2("fpuzzles", "bench-fpuzzles.tsv", "fpuzzles-rules.tsv");
join2("examples", "iss.tsv", "iss-rules.tsv");
for (const key of ["HARD_THERMOS", "EXTREME_KILLERS", "HARD_RENBAN", "TAREK_ALL", "MATHEMAGIC_KILLERS", "HS_KILLERS", "LITTLE_KILLER_SNIPES"]) {
  const collection = collections[key];
  const name = key.toLowerCase().replaceAll("_", "-");
  const puzzles = [...Array.from(collection)].map((entry, i) => {
    const { name: title, input, solution } = collection.configFor(entry);
    const string = SudokuParser.parseText(input).toString().replace(/r(\d)c(\d)/g, "R$1C$2");
    return { title: title || `${key}#${i + 1}`, string, solution: solution || "" };
  });
  const known = puzzles.filter(({ string }) => statements(string));
  if (known.length < puzzles.length) console.error(`skipped: ${puzzles.length - known.length} of ${key}, which have no statements`);
  write(name, known.map((p) => both(p.title, p.string, p.solution)));
  if (name.includes("little")) continue;
  write(`turned-${name}`, known.flatMap((p) => [0, 1, 2, 3, 4, 5, 6, 7].map((way) => both(`${p.title}~${way}`, turned(p.string, way), ""))));
}
