// SPDX-License-Identifier: MIT
// english_left.mjs - checks that a text of the engine is completely German.  A template may match while its placeholders hold English.

import { engineTables, engineWords } from '../page/js/strings/engine_words.js';

/** @param {string} text @returns {string[]} */
const wordsOf = (text) => text.match(/[A-Za-z]{3,}/g) ?? [];

/** Words such as "title" and names of rules are the same in both languages, because puzzle texts use them. */
const same = new Set([
  'nrc',
  'falling',
  'rising',
  'disjoint',
  'asterisk',
  'centre',
  'girandola',
  ...Object.entries(engineTables.de).flatMap(([english, german]) => {
    const words = wordsOf(german);
    return wordsOf(english).filter((word) => words.includes(word));
  }),
]);

/** English words left in the German text; user input, in quotation marks, is ignored. @param {string} english @param {string} german */
export function wordsLeft(english, german) {
  const words = wordsOf(german.replace(/„[^“]*“/g, ''));
  return wordsOf(english).filter((word) => words.includes(word) && !same.has(word));
}

/** What is wrong with the translation of a text, "" if nothing is.  The page's language must be German. @param {string} english */
export function englishLeft(english) {
  const { text, lang } = engineWords(english);
  if (lang !== 'de') return `${english}: has no German`;
  const left = wordsLeft(english, text);
  return left.length ? `${english}: "${left.join(' ')}" is left in: ${text}` : '';
}
