// SPDX-License-Identifier: MIT
// The output of web/build.mjs: complete, with correct hashes, small, and without references to other hosts.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { unpack } from '../page/js/engine/packing.js';
import { file, folder } from './page_forms.mjs';

const html = readFileSync(file, 'utf8');
const policy = html.match(/http-equiv="Content-Security-Policy"\s+content="([^"]*)"/)?.[1] ?? '';

test('the policy of the single file has exactly the hashes of its script and style', () => {
  const hashes = [...html.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)].map(
    ([, kind, text]) => `${kind}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  assert.equal(hashes.length, 2);
  for (const hash of hashes) assert.ok(policy.includes(hash), hash);
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /connect-src 'none'/);
  assert.doesNotMatch(policy, /unsafe-inline|'unsafe-eval'|\*/);
});

test('the single file has no handlers or styles in attributes, which the policy would block', () => {
  const markup = html.replace(/<(script|style)>[\s\S]*?<\/\1>/g, '');
  assert.doesNotMatch(markup, / (on[a-z]+|style)=/);
});

test('the single file contains the same engines as the folder', () => {
  for (const name of ['engine-simd.wasm', 'engine-scalar.wasm']) {
    const engine = readFileSync(join(folder, 'engine', name));
    assert.ok(
      [...html.matchAll(/["`](\d{6}) ([^"`]{1000,})["`]/g)].some(([, length, text]) =>
        inflateRawSync(unpack(text, Number(length))).equals(engine),
      ),
      name,
    );
  }
});

test('browsers without light-dark() get every colour', () => {
  const css = readFileSync(join(folder, 'css/main.css'), 'utf8');
  const [light, both] = css.split('@supports (color:light-dark(#000,#000))');
  const coloursOf = (/** @type {string} */ text) => text.match(/--[\w-]+(?=: light-dark)/g) ?? [];
  assert.deepEqual(coloursOf(light), []);
  assert.ok(coloursOf(both).length > 30);
  for (const colour of coloursOf(both)) assert.match(light, new RegExp(`${colour}: (#|rgb)`), colour);
});

test('the folder contains the page and no files of the build', () => {
  const names = readdirSync(folder);
  for (const name of ['index.html', 'css', 'js', 'engine']) assert.ok(names.includes(name), name);
  assert.ok(!readdirSync(join(folder, 'js/engine')).some((name) => name.endsWith('.d.ts')));
});
