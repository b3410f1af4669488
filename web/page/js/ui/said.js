// SPDX-License-Identifier: MIT
// said.js - what the engine says may be English on a page of another language, where it has no words of its own; that is
// marked, or a screen reader would read it with the wrong voice.

import { language } from '../strings/index.js';

/** @param {HTMLElement} element @param {string} text @param {string} [lang] of the text, if it is not the page's */
export function write(element, text, lang = language()) {
  element.textContent = text;
  if (lang === language()) element.removeAttribute('lang');
  else element.lang = lang;
}
