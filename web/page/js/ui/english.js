// SPDX-License-Identifier: MIT
// english.js - what the engine says is English in every language of the page, and is marked so: a screen reader would
// else read it with the wrong voice.

import { el } from './dom.js';

/**
 * A sentence as children of an element.
 * @param {string} text in the language of the page, with {name} where English stands @param {Record<string, string>} english
 * @returns {(string | Node)[]}
 */
export const withEnglish = (text, english) =>
  text.split(/\{(\w+)\}/).map((part, i) => (i % 2 ? el('span', { lang: 'en' }, english[part]) : part));

/** Writes a text that is English all over, or not at all. @param {HTMLElement} element @param {string} text @param {boolean} english */
export function write(element, text, english) {
  element.textContent = text;
  if (english) element.lang = 'en';
  else element.removeAttribute('lang');
}
