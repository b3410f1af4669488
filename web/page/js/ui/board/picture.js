// SPDX-License-Identifier: MIT
// picture.js - the board as a standalone picture: SVG with all styles included, and PNG.

import { el } from '../shell/dom.js';

const SVG = 'http://www.w3.org/2000/svg';
/** Pixels per cell at its natural size. */
const CELL = 64;
/** Style properties of shapes and text that become attributes, which every SVG program understands. */
const SHAPE_STYLES = ['fill', 'opacity'];
const STROKE_STYLES = ['stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap'];
const TEXT_STYLES = [
  'font-family',
  'font-size',
  'font-weight',
  'text-anchor',
  'dominant-baseline',
  'text-decoration-line',
];
/** What belongs to the user interface, not to the puzzle. */
const PASSING = '.selected, .tint-peer, .tint-same';

/** @param {SVGSVGElement} picture of a board @returns {{ text: string, width: number }} */
export function boardToSvg(picture) {
  const copy = /** @type {SVGSVGElement} */ (picture.cloneNode(true));
  for (const passing of copy.querySelectorAll(PASSING)) passing.remove();
  /* Styles are only computed for elements in the page.  The copy is light even if the page is dark: pictures get printed. */
  const holder = el('div', { class: 'picture-source', 'aria-hidden': 'true' });
  holder.append(copy);
  document.body.append(holder);
  for (const element of copy.querySelectorAll(':not(g)')) {
    const style = getComputedStyle(element);
    const names = [...SHAPE_STYLES];
    if (style.stroke !== 'none') names.push(...STROKE_STYLES);
    if (element.tagName === 'text') names.push(...TEXT_STYLES);
    for (const name of names)
      element.setAttribute(
        name.replace('text-decoration-line', 'text-decoration'),
        style.getPropertyValue(name).replaceAll('"', "'"),
      );
    /* Lines of constant screen width become part of the drawing, with their width at its natural size. */
    if (style.stroke !== 'none' && style.vectorEffect === 'non-scaling-stroke')
      for (const name of ['stroke-width', 'stroke-dasharray'])
        element.setAttribute(
          name,
          style
            .getPropertyValue(name)
            .replace(/[\d.]+(px)?/g, (length) => String((Number.parseFloat(length) * 100) / CELL)),
        );
  }
  holder.remove();
  for (const element of copy.querySelectorAll('[class]')) element.removeAttribute('class');
  for (const name of ['class', 'aria-hidden', 'focusable']) copy.removeAttribute(name);
  const { x, y, width: side } = copy.viewBox.baseVal;
  const width = Math.round((side / 100) * CELL);
  copy.setAttribute('xmlns', SVG);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(width));
  const ground = document.createElementNS(SVG, 'rect');
  for (const [name, value] of Object.entries({ x, y, width: side, height: side, fill: '#fff' }))
    ground.setAttribute(name, String(value));
  copy.prepend(ground);
  return { text: new XMLSerializer().serializeToString(copy), width };
}

/** The picture as pixels, at twice its natural size. @param {{ text: string, width: number }} picture @returns {Promise<Blob>} */
export async function svgToPng({ text, width }) {
  const url = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = el('canvas', { width: 2 * width, height: 2 * width });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('canvas'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
