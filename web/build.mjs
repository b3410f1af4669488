// SPDX-License-Identifier: MIT
// build.mjs - makes the page in its two forms, from web/page and the engines that the preset `wasm` compiled:
//
//   build/web/page/        a folder for any static server
//   build/web/sudoku.html  a single file that can be opened from disk, with scripts, style, worker and engines inside
//
// Both contain a Content-Security-Policy: the folder may load from itself, the single file from nowhere.

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
const largestFile = 1_800_000;
/* docs/WEB.md says what else the browsers must support. */
const browsers = ['chrome105', 'firefox121', 'safari16.4'];

/** @param {string} text */
function hash(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/**
 * Replaces the only match. No match, or more than one, is an error in the page.
 * @param {string} html @param {RegExp} pattern @param {string} text
 */
function replaceOnce(html, pattern, text) {
  const found = html.match(new RegExp(pattern, 'g'))?.length ?? 0;
  if (found !== 1) throw new Error(`index.html: ${pattern} occurs ${found} times instead of once`);
  return html.replace(pattern, () => text);
}

/**
 * The page's policy, made stricter for the single file: script and style by their hashes, no connections.
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

/** Browsers without light-dark() get the light colours. @param {string} css */
function withLightColours(css) {
  if (/@[^{};]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\{[^{}]*light-dark/.test(css))
    throw new Error('light-dark() must not be in a conditional rule: the condition would be lost');
  const both = css.match(/[^{}]*\{[^{}]*light-dark[^{}]*\}/g) ?? [];
  const light = css.replace(lightDark, '$1').replace('color-scheme:light dark', 'color-scheme:light');
  return `${light}@supports (color:light-dark(#000,#000)){${both.join('')}}`;
}

/** Few files, because each costs a phone a round trip. */
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
 * A script or style bundled with everything that it imports.
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
  // esbuild escapes everything else that changes how HTML parses a script.
  if (text.includes('<!--')) throw new Error(`${entry}: "<!--" must not occur in a script within a page`);
  return entry.endsWith('.css') ? withLightColours(text.trim()) : text.trim();
}

/**
 * Provides the texts that assets_inline.js imports, and replaces assets.js by assets_inline.js.
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
  // Unlike a module, a classic script does not wait for the document: so it goes at the end.
  html = replaceOnce(html, /[ \t]*<script type="module" src="js\/main\.js"><\/script>\n?/, '');
  html = replaceOnce(html, /<\/body>/, `<script>${script}</script>\n</body>`);
  html = withFilePolicy(html, script, style);
  const outer = html.replace(script, '').match(/ (src|href)="(?!#|data:)[^"]*"|url\(["']?(?!["']|#|data:)[^)]*\)/);
  if (outer) throw new Error(`sudoku.html loads another file: ${outer[0].trim()}`);
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
