// SPDX-License-Identifier: MIT
// index.js - every text of the page, in the language that the user has chosen.
//
// Each language is one table from keys to texts; {name} in a text stands for a parameter.  The tables are kept in
// parts, one for each view, in the folder of the language.  A test compares them: every language has every key.

import { de } from './de/index.js';
import { en } from './en/index.js';

/** @type {Record<string, Record<string, string>>} */
export const languages = { en, de };
/** The name of each language in that language. @type {Record<string, string>} */
export const languageNames = { en: 'English', de: 'Deutsch' };

let table = en;
let code = 'en';

/** @param {string} wanted such as "de" or "de-AT" */
export function setLanguage(wanted) {
  code = wanted.slice(0, 2) in languages ? wanted.slice(0, 2) : 'en';
  table = languages[code];
}

export const language = () => code;

/** Whether there is a text for the key. @param {string} key */
export const isText = (key) => key in en;

/**
 * @param {string} key @param {Record<string, string | number>} [parameters]
 * @returns {string}
 */
export function t(key, parameters = {}) {
  const text = table[key] ?? en[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => (name in parameters ? String(parameters[name]) : whole));
}
