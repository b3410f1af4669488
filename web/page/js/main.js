// SPDX-License-Identifier: MIT
// main.js - the entry point of the page.

import { App } from './app.js';
import { Game } from './model/game.js';
import { plainShape } from './model/rules.js';
import { Store } from './model/store.js';
import { textToDigits } from './model/symbols.js';
import { language, setLanguage, t } from './strings/index.js';
import { arcsView } from './ui/arcs/arcs.js';
import { drawView } from './ui/draw/draw.js';
import { generateView } from './ui/generate/generate.js';
import { learnView } from './ui/learn/learn.js';
import { playView } from './ui/play/play.js';
import { setView } from './ui/set/set.js';
import { followLinks } from './ui/share/open_link.js';
import { shareView } from './ui/share/share.js';
import { applyTheme, Shell } from './ui/shell/shell.js';

/** The puzzle for a first visit, made by `sudoku generate`. */
const FIRST = '3.6......75.3.9.2...2....85.....2.6.6..4.8..9.7.9.....92....5...6.7.5.92......1.6';

/** Resolves when the current state has been drawn, or at once if the page is hidden. */
function seen() {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 100);
  });
}

async function begin() {
  const { settings } = new Store();
  setLanguage(settings.language || navigator.language);
  document.documentElement.lang = language();
  document.title = t('app.title');
  applyTheme(settings.theme);
  const app = new App();
  const shell = new Shell(app, [
    playView(app),
    setView(app),
    learnView(app),
    arcsView(app),
    generateView(app),
    drawView(app),
    shareView(app),
  ]);
  shell.open('play');
  /* Show the page first, then load the engine. */
  await seen();
  await app.start(() => {
    const game = new Game(plainShape(9));
    game.layers.givens = textToDigits(FIRST);
    return game;
  });
  await followLinks(app);
  await seen();
  document.documentElement.dataset.ready = 'true';
}

begin().catch((error) => {
  document.body.append(String(error));
});
