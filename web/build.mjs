// SPDX-License-Identifier: MIT
// build.mjs - makes the page in its two forms, from web/page and the engines that the preset `wasm` compiled:
//
//   build/web/page/        a folder for any static server
//   build/web/sudoku.html  one file that opens from disk: scripts, style, worker and engines within it
//
// Both carry a Content-Security-Policy: the folder may load from itself, the one file from nowhere.

import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import { build } from 'esbuild';
import { pack } from './page/js/engine/packing.js';

const source = fileURLToPath(new URL('page/', import.meta.url));
const out = fileURLToPath(new URL('../build/web/', import.meta.url));
const engines = ['engine-simd', 'engine-scalar'];
const largestFile = 1_100_000;
/* docs/WEB.md says what else they must have. */
const browsers = ['chrome105', 'firefox121', 'safari16.4'];

/** @param {string} text */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Replaces the one place that matches. A page that lost it, or has it twice, is a mistake of ours to be told at once.
 * @param {string} html @param {RegExp} pattern @param {string} text
 */
function replaceOnce(html, pattern, text) {
  const found = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (found !== 1) throw new Error(`index.html: ${pattern} is there ${found} times, not once`);
  return html.replace(pattern, () => text);
}

/**
 * The page's own policy, made stricter for a page that is alone: its script and style by their hashes, no connection.
 * @param {string} html @param {string} script @param {string} style
 */
function withFilePolicy(html, script, style) {
  const place = /(?<=http-equiv="Content-Security-Policy"\s+content=")[^"]*/;
  const changed = new Map([
    ['script-src', `'${hash(script)}' 'wasm-unsafe-eval'`],
    ['style-src', `'${hash(style)}'`],
    ['worker-src', 'blob:'],
    ['connect-src', "'none'"],
  ]);
  const policy = (html.match(place)?.[0] ?? '').split(/;\s*/).map((directive) => {
    const [name] = directive.split(' ');
    return changed.has(name) ? `${name} ${changed.get(name)}` : directive;
  });
  return replaceOnce(html, place, policy.join('; '));
}

/** @param {string} name */
function engineFile(name) {
  return join(out, 'engine', `${name}.wasm`);
}

/** The two arguments of light-dark(), which may be functions themselves. */
const lightDark = /light-dark\(((?:[^(),]|\([^()]*\))*),((?:[^()]|\([^()]*\))*)\)/g;

/** Browsers that do not know light-dark() get the light colours. @param {string} css */
function withLightColours(css) {
  if (/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\{[^{}]*light-dark/.test(css))
    throw new Error('light-dark() may not be in a rule with a condition: it would hold without it');
  const both = css.match(/[^{}]*\{[^{}]*light-dark[^{}]*\}/g) ?? [];
  const light = css.replace(lightDark, '$1').replace('color-scheme:light dark', 'color-scheme:light');
  return `${light}@supports (color:light-dark(#000,#000)){${both.join('')}}`;
}

/** Few files, because each costs a phone a way there and back. */
async function makeFolder() {
  const folder = join(out, 'page');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['js/engine', 'css', 'engine']) mkdirSync(join(folder, part), { recursive: true });
  cpSync(join(source, 'index.html'), join(folder, 'index.html'));
  for (const entry of ['js/main.js', 'js/engine/worker.js', 'css/main.css'])
    writeFileSync(join(folder, entry), await bundle(entry));
  for (const name of engines) cpSync(engineFile(name), join(folder, 'engine', `${name}.wasm`));
}

/**
 * One text of a script or style with all that it imports.
 * @param {string} entry @param {import('esbuild').Plugin[]} [plugins]
 */
async function bundle(entry, plugins = []) {
  const result = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'utf8',
    legalComments: 'none',
    target: browsers,
    plugins,
  });
  const text = result.outputFiles[0].text;
  // The one thing that esbuild does not escape and that changes how HTML reads a script.
  if (text.includes('<!--')) throw new Error(`${entry}: "<!--" may not be in a script within a page`);
  return entry.endsWith('.css') ? withLightColours(text.trim()) : text.trim();
}

/**
 * The texts that assets_inline.js imports, and assets_inline.js itself in the place of assets.js.
 * @param {Record<string, string>} texts
 * @returns {import('esbuild').Plugin}
 */
function inlineAssets(texts) {
  return {
    name: 'inline-assets',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /\/assets\.js$/ }, () => ({ path: join(source, 'js/engine/assets_inline.js') }));
      onResolve({ filter: /^inline:/ }, ({ path }) => ({ path: path.slice('inline:'.length), namespace: 'inline' }));
      onLoad({ filter: /.*/, namespace: 'inline' }, ({ path }) => ({ contents: texts[path], loader: 'text' }));
    },
  };
}

async function makeFile() {
  /** @type {Record<string, string>} */
  const texts = { worker: await bundle('js/engine/worker.js') };
  for (const name of engines) {
    const deflated = deflateRawSync(readFileSync(engineFile(name)), { level: 9 });
    texts[name] = `${deflated.length} ${pack(deflated)}`;
  }
  const script = await bundle('js/main.js', [inlineAssets(texts)]);
  const style = await bundle('css/main.css');

  let html = readFileSync(join(source, 'index.html'), 'utf8');
  html = replaceOnce(html, /<link rel="stylesheet" href="css\/main\.css" \/>/, `<style>${style}</style>`);
  // A module waits for the document, a plain script does not: so it goes to the end.
  html = replaceOnce(html, /[ \t]*<script type="module" src="js\/main\.js"><\/script>\n?/, '');
  html = replaceOnce(html, /<\/body>/, `<script>${script}</script>\n</body>`);
  html = withFilePolicy(html, script, style);
  const outer = html.replace(script, '').match(/ (src|href)="(?!#|data:)[^"]*"|url\(["']?(?!["']|#|data:)[^)]*\)/);
  if (outer) throw new Error(`sudoku.html: loads another file: ${outer[0].trim()}`);
  writeFileSync(join(out, 'sudoku.html'), html);
}

/** @param {string} path */
function tellSize(path) {
  const size = statSync(path).size;
  console.log(`${String(size).padStart(8)} bytes  ${basename(path)}`);
  return size;
}

await makeFolder();
await makeFile();
for (const name of engines) tellSize(engineFile(name));
if (tellSize(join(out, 'sudoku.html')) > largestFile) {
  console.error(`sudoku.html is larger than ${largestFile} bytes`);
  process.exit(1);
}
