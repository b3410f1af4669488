// SPDX-License-Identifier: MIT
// said.js - marks a text of the engine that has no translation as English, so that screen readers use the right voice.

import { language } from '../../strings/index.js';

/** @param {HTMLElement} element @param {string} text @param {string} [lang] of the text, if it is not the page's */
export function write(element, text, lang = language()) {
  element.textContent = text;
  if (lang === language()) element.removeAttribute('lang');
  else element.lang = lang;
}
