// SPDX-License-Identifier: MIT
/** Was mehr als eine Ansicht über Rätsel sagt. */
export const shared = {
  'rating.level': '{score} Punkte, {level}',
  'symmetry.none': 'keine',
  'symmetry.rotate180': 'halbe Drehung',
  'symmetry.rotate90': 'Vierteldrehung',
  'symmetry.mirror-h': 'links und rechts',
  'symmetry.mirror-v': 'oben und unten',
  'symmetry.diagonal': 'fallende Diagonale',
  'symmetry.anti': 'steigende Diagonale',
  'symmetry.full': 'alle diese',
  'symmetry.random': 'irgendeine davon',
  'level.Easy': 'leicht',
  'level.Medium': 'mittel',
  'level.Hard': 'schwer',
  'level.Unfair': 'unfair',
  'level.Extreme': 'extrem',
};
