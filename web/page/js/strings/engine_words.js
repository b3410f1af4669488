// SPDX-License-Identifier: MIT
// engine_words.js - translates the engine's messages into the language of the page.
//
// The engine itself describes steps and techniques in every language; its errors, notes and reasons are English.  As with
// gettext, the English text is the key: the table of a language maps the format strings of the C sources to translations,
// with {1} for the first placeholder of the format, {2} for the second...  The text at a placeholder may have an entry of
// its own, such as a house or a reason, unless it is in quotation marks: then it is user input.  {1:symmetry} stands for
// the page's own text with the key "symmetry." followed by the text at that placeholder.

import { engine } from './de/engine.js';
import { engineDrawings } from './de/engine_drawings.js';
import { language, t } from './index.js';

/**
 * @typedef {{ text: string, lang: string }} Said a text and its language
 * @typedef {{ pattern: RegExp, places: string[], text: string, letters: number }} Template letters: their number outside of placeholders
 * @typedef {{ whole: Map<string, string>, templates: Template[] }} Words
 */

/** @type {Record<string, Record<string, string>>} */
export const engineTables = { de: { ...engine, ...engineDrawings } };

/**
 * What each kind of placeholder matches.  d, c and s are those of printf; for sentences put together from parts there are
 * also L, a list such as "r1c1, r1c2 and r1c3", and R, the numbers of earlier sentences.  a, an article, has no number.
 * @type {Record<string, string>}
 */
const PLACES = {
  d: '(-?\\d+)',
  c: '(.)',
  s: '(.*)',
  L: '(\\w+(?:, \\w+)*(?: and \\w+)?)',
  R: '((?: \\([\\d, ]+\\))?)',
  a: 'an?',
};

/** Templates with more letters come first, so that "expected %s" does not match texts that have their own entry. @param {Record<string, string>} table @returns {Words} */
function compiled(table) {
  const whole = new Map();
  const templates = [];
  for (const [english, text] of Object.entries(table)) {
    const parts = english.split(/%([dcsLRa])/);
    const isQuoted = (/** @type {number} */ i) => parts[i - 1].endsWith("'") && parts[i + 1].startsWith("'");
    const places = parts.map((part, i) => (part === 's' && isQuoted(i) ? 'quoted' : part)).filter((_, i) => i % 2);
    const pattern = parts.map((part, i) => (i % 2 ? PLACES[part] : part.replace(/[^\w\s]/g, '\\$&'))).join('');
    if (!places.length) whole.set(english, text);
    else
      templates.push({
        pattern: new RegExp(`^${pattern}$`, 's'),
        places: places.filter((place) => place !== 'a'),
        text,
        letters: parts.filter((_, i) => i % 2 === 0).join('').length,
      });
  }
  return { whole, templates: templates.sort((a, b) => b.letters - a.letters) };
}

/** @type {Map<string, Words>} */
const known = new Map();

/** @param {string} text @param {Words} words @returns {string | undefined} */
function translated(text, words) {
  const whole = words.whole.get(text);
  if (whole !== undefined) return whole;
  for (const template of words.templates) {
    const match = template.pattern.exec(text);
    if (match)
      return template.text.replace(/\{(\d)(?::(\w+))?\}/g, (_, number, keys) => {
        const part = match[number];
        if (keys) return t(`${keys}.${part}`);
        const place = template.places[number - 1];
        if (place === 'L') return part.replace(' and ', words.whole.get(' and ') ?? ' and ');
        return (place === 's' && translated(part, words)) || part;
      });
  }
  return undefined;
}

/** Translates a text of the engine; a text without an entry stays English. @param {string} english @returns {Said} */
export function engineWords(english) {
  const lang = language();
  const table = engineTables[lang];
  if (!table) return { text: english, lang: 'en' };
  const words = known.get(lang) ?? compiled(table);
  known.set(lang, words);
  const text = translated(english, words);
  return text === undefined ? { text: english, lang: 'en' } : { text, lang };
}
