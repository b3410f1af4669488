// SPDX-License-Identifier: MIT
// web.mjs [ROUNDS] - the page's engine next to the program: the same list, one thread, processor time; both take turns.
// Needs the presets release and wasm.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadEngine } from "../web/page/js/engine/loader.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const data = process.env.SUDOKU_DATA ?? join(root, "../shared/data");
const rounds = Number(process.argv[2] ?? 3);
const least = 100000;
const hardest = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const folder = mkdtempSync(join(tmpdir(), "bench-web-"));

function linesOf(name) {
  const file = join(data, "classic", `${name}.txt`);
  if (!existsSync(file)) return null;
  const list = readFileSync(file, "utf8").match(/^[0-9.]{81}/gm);
  const text = `${list.join("\n")}\n`;
  return text.repeat(Math.ceil(least / list.length));
}

function programSeconds(file) {
  const time = join(folder, "time");
  const environment = { ...process.env, SUDOKU_ISA: "sse2" };
  const words = ["600", time, join(root, "build/bin/sudoku"), "solve", "--threads", "1", file];
  execFileSync(join(root, "build/bin/cpu_time"), words, { env: environment, stdio: "ignore" });
  return Number.parseFloat(readFileSync(time, "utf8"));
}

function engineSeconds(engine, request) {
  const began = process.cpuUsage();
  const answer = engine.call(request);
  const { user, system } = process.cpuUsage(began);
  return { seconds: (user + system) / 1e6, answer };
}

const load = async (kind) =>
  loadEngine(await WebAssembly.compile(readFileSync(join(root, `build/web/engine/engine-${kind}.wasm`))));

try {
  const engines = { simd: await load("simd"), scalar: await load("scalar") };
  console.log("list              puzzles   sse2 program/s   simd128/s  ratio   portable/s  ratio");
  for (const name of ["17clue", "top1465", "hardest-sample"]) {
    const text = linesOf(name);
    if (!text) {
      console.error(`skipped: ${name} is not in ${data}`);
      continue;
    }
    const file = join(folder, name);
    writeFileSync(file, text);
    const count = text.length / 82;
    const rates = { program: [], simd: [], scalar: [] };
    for (let round = 0; round < rounds; round++) {
      rates.program.push(count / programSeconds(file));
      for (const kind of ["simd", "scalar"]) {
        const { seconds, answer } = engineSeconds(engines[kind], `call batch\n\n${text}`);
        if (answer.count !== count) throw new Error(`${name}: ${JSON.stringify(answer)}`);
        rates[kind].push(count / seconds);
      }
    }
    const ratio = (kind) => median(rates[kind].map((rate, i) => rate / rates.program[i])).toFixed(2);
    const rate = (kind, width) => median(rates[kind]).toFixed(0).padStart(width);
    console.log(
      `${name.padEnd(16)}${String(count).padStart(9)}${rate("program", 17)}${rate("simd", 12)}${ratio("simd").padStart(7)}` +
        `${rate("scalar", 13)}${ratio("scalar").padStart(7)}`,
    );
  }
  const times = [];
  for (let i = 0; i < 200; i++) {
    const began = performance.now();
    engines.simd.call(`call check\ngivens ${hardest}`);
    times.push(performance.now() - began);
  }
  console.log(`a puzzle that is very hard for people, solved and proved unique: median ${median(times).toFixed(3)} ms a call`);
} finally {
  rmSync(folder, { recursive: true });
}
