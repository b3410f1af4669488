// SPDX-License-Identifier: MIT
// play_puzzles.mjs - puzzles with their solutions, made by `sudoku generate --with-solution --seed 5` with --rules x,nrc,
// --size 16 --clues 120..200, --size 6 and --size 4; and the local storage of a browser that contains them.

/** @typedef {{ size: number, rules?: string[], regions?: string, givens: string, solution?: string }} Puzzle */

/** The puzzle of a first visit, and its solution by `sudoku solve`. @type {Puzzle & { solution: string }} */
export const first = {
  size: 9,
  givens: '3.6......75.3.9.2...2....85.....2.6.6..4.8..9.7.9.....92....5...6.7.5.92......1.6',
  solution: '386521947754389621192647385849152763613478259275963418927816534461735892538294176',
};

/** @type {Puzzle} */
export const crossedWindows = {
  size: 9,
  rules: ['x', 'nrc'],
  givens: '...6....1.......97.........8.2..7...4......2.6...............5.........4....3...9',
  solution: '528679341361542897974813562892367415413985726657421938786194253139258674245736189',
};

/** @type {Puzzle} */
export const sixteen = {
  size: 16,
  givens:
    '8.B..64..9.C....G..9.......64..81..6.8E.4GA.FB9.2..7.GC.F85.D6.A..2.CFB4G...8.61.4..E....1.B73DG.B.38...9.2..5A..1...9.36D.5...B' +
    '...BGCD.16.....7.71..32.8..G64.C..C.4..62..E1.GF..62FB..7..39E..B.A.6.7..F.9.2C352F.3E9G..14..867....48C5E..A....6E.2.F.3..85G14',
  solution:
    '8FBAD642E93CG175G5D91A3FB2764CE81C3658E74GADFB922E479GCBF851D63ADA25CFB4G3E78961C49FE265A18B73DG6B7381GD942FC5AEE18G79A36DC52F4B' +
    '495BGCDE16FA3827F71EA32985DG64BC3DC847562B9E1AGFAG62FB187C439E5DB8A46571DFG9E2C352FD3E9GCA14B78673G1B48C5E62ADF996EC2DFA37B85G14',
};

/** @type {Puzzle} */
export const six = {
  size: 6,
  givens: '2..5..5....4..62...1..3...3.........',
  solution: '234516561324356241412635643152125463',
};

/** @type {Puzzle} */
export const four = { size: 4, givens: '2.3......4.2....', solution: '2134432134121243' };

/** Two clues leave many solutions. @type {Puzzle} */
export const ambiguous = { size: 4, givens: '12..............' };

/**
 * The entries of local storage after a visit that left these puzzles, the last of them open.
 * @param {Puzzle[]} puzzles @param {Record<string, unknown>} [settings]
 */
export function storageWith(puzzles, settings = {}) {
  const ids = puzzles.map((_, index) => String(index + 1).padStart(16, '0'));
  /** @type {Record<string, string>} */
  const entries = {
    'sudoku:puzzles': JSON.stringify(ids),
    'sudoku:open': JSON.stringify(ids.at(-1)),
    'sudoku:settings': JSON.stringify(settings),
  };
  puzzles.forEach(({ size, rules = [], regions = null, givens }, index) => {
    const shape = { size, box: null, regions, rules, houses: [] };
    const title = `Puzzle ${index + 1}`;
    const saved = { id: ids[index], title, shape, seconds: 0, done: false, layers: { givens }, changes: [], undone: 0 };
    entries[`sudoku:puzzle:${ids[index]}`] = JSON.stringify(saved);
  });
  return entries;
}
