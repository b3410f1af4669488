// SPDX-License-Identifier: MIT
export const play = {
  'play.mode': 'Was Tasten schreiben',
  'play.mode.digit': 'Ziffer',
  'play.mode.corner': 'Rand',
  'play.mode.centre': 'Mitte',
  'play.mode.colour': 'Farbe',
  'play.keypad': 'Tastenfeld',
  'play.key': '{digit}, noch {left}',
  'play.clear': 'Löschen',
  'play.undo': 'Zurück',
  'play.redo': 'Wieder vor',
};
