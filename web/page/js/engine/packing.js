// SPDX-License-Identifier: MIT
// packing.js - converts bytes to text within a script and back: two of 91 characters encode 13 bits, which takes an eighth
// less text than base64.  The characters are ASCII, need no escape in a JavaScript string, and cannot end the script.

const LETTERS = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i))
  .filter((letter) => !'"\\<`'.includes(letter))
  .join('');
const BITS = 13;

/** @param {Uint8Array} bytes */
export function pack(bytes) {
  let text = '';
  let held = 0;
  let bits = 0;
  const put = (/** @type {number} */ pair) => {
    text += LETTERS[pair % LETTERS.length] + LETTERS[Math.floor(pair / LETTERS.length)];
  };
  for (const byte of bytes) {
    held |= byte << bits;
    bits += 8;
    if (bits < BITS) continue;
    put(held & ((1 << BITS) - 1));
    held >>= BITS;
    bits -= BITS;
  }
  if (bits) put(held);
  return text;
}

/** @param {string} text made by `pack` @param {number} length in bytes */
export function unpack(text, length) {
  const value = new Uint8Array(128);
  for (let i = 0; i < LETTERS.length; i++) value[LETTERS.charCodeAt(i)] = i;
  const bytes = new Uint8Array(length);
  let held = 0;
  let bits = 0;
  for (let from = 0, to = 0; to < length; from += 2) {
    held |= (value[text.charCodeAt(from)] + LETTERS.length * value[text.charCodeAt(from + 1)]) << bits;
    for (bits += BITS; bits >= 8 && to < length; bits -= 8) {
      bytes[to++] = held & 255;
      held >>= 8;
    }
  }
  return bytes;
}
