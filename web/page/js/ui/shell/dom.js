// SPDX-License-Identifier: MIT
// dom.js - creates elements with one call.  Strings are always text, never markup.

const SVG = 'http://www.w3.org/2000/svg';

/**
 * @typedef {Record<string, string | number | boolean | null | undefined | ((event: any) => void)>} Attributes
 * @typedef {(Node | string | null | undefined | false)[]} Children
 */

/** @param {Element} element @param {Attributes} attributes @param {Children} children */
function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? '' : String(value));
  }
  for (const child of children) if (child || child === '') element.append(child);
  return element;
}

/**
 * An HTML element; attributes that begin with "on" are listeners.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag @param {Attributes} [attributes] @param {...(Node | string | null | undefined | false)} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  furnish(element, attributes, children);
  return element;
}

/**
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} tag @param {Attributes} [attributes] @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[K]} */ (document.createElementNS(SVG, tag));
  furnish(element, attributes, children);
  return element;
}

/** @param {string} label @param {(event: Event) => void} onclick @param {Attributes} [attributes] */
export const button = (label, onclick, attributes = {}) =>
  el('button', { type: 'button', onclick, ...attributes }, label);

/**
 * A labelled select.
 * @param {string} label @param {{ value: string, text: string }[]} options @param {string} value @param {(value: string) => void} onchange
 */
export function choice(label, options, value, onchange) {
  const select = el('select', { onchange: () => onchange(select.value) });
  for (const option of options)
    select.append(el('option', { value: option.value, selected: option.value === value }, option.text));
  return el('label', { class: 'field' }, el('span', {}, label), select);
}

/** A labelled check box. @param {string} label @param {boolean} checked @param {(on: boolean) => void} onchange */
export function toggle(label, checked, onchange) {
  const box = el('input', { type: 'checkbox', checked, onchange: () => onchange(box.checked) });
  return el('label', { class: 'toggle' }, box, el('span', {}, label));
}

/** Offers a file as a download. @param {Blob} blob @param {string} name */
export function download(blob, name) {
  const url = URL.createObjectURL(blob);
  const link = el('a', { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
