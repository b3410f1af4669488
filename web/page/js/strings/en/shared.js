// SPDX-License-Identifier: MIT
/** What is said of puzzles in more than one view. */
export const shared = {
  'rating.level': '{score} points, {level}',
  'symmetry.none': 'none',
  'symmetry.rotate180': 'half turn',
  'symmetry.rotate90': 'quarter turn',
  'symmetry.mirror-h': 'left and right',
  'symmetry.mirror-v': 'top and bottom',
  'symmetry.diagonal': 'falling diagonal',
  'symmetry.anti': 'rising diagonal',
  'symmetry.full': 'all of these',
  'symmetry.random': 'any of these, by chance',
  'level.Easy': 'easy',
  'level.Medium': 'medium',
  'level.Hard': 'hard',
  'level.Unfair': 'unfair',
  'level.Extreme': 'extreme',
};
