// SPDX-License-Identifier: MIT
// english_left.mjs - is a text of the engine German all over?  A template may fit whose places hold English.

import { engineTables, engineWords } from '../page/js/strings/engine_words.js';

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => text.match(/[A-Za-z]{3,}/g) ?? [];

/** Words such as "title" and names of rules are the same in both languages: a puzzle's text has them. */
const same = new Set([
  'nrc',
  ...Object.entries(engineTables.de).flatMap(([english, german]) => {
    const words = wordsOf(german);
    return wordsOf(english).filter((word) => words.includes(word));
  }),
]);

/** English words that are left; what the user has written, in quotation marks, does not count. @param {string} english @param {string} german */
export function wordsLeft(english, german) {
  const words = wordsOf(german.replace(/„[^“]*“/g, ''));
  return wordsOf(english).filter((word) => words.includes(word) && !same.has(word));
}

/** What is wrong with the German of a text, "" if nothing is.  The page's language must be German. @param {string} english */
export function englishLeft(english) {
  const { text, lang } = engineWords(english);
  if (lang !== 'de') return `${english}: has no German`;
  const left = wordsLeft(english, text);
  return left.length ? `${english}: "${left.join(' ')}" is left in: ${text}` : '';
}
