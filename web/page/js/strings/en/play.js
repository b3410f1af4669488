// SPDX-License-Identifier: MIT
export const play = {
  'play.mode': 'What keys write',
  'play.mode.digit': 'Digit',
  'play.mode.corner': 'Corner',
  'play.mode.centre': 'Centre',
  'play.mode.colour': 'Colour',
  'play.keypad': 'Keypad',
  'play.key': '{digit}, {left} left',
  'play.clear': 'Clear',
  'play.undo': 'Undo',
  'play.redo': 'Redo',
};
