// SPDX-License-Identifier: MIT
// symbols.js - how digits are written: 1-9, A-Z, and a dot for none.

const SYMBOLS = '.123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** @param {number} digit */
export const symbol = (digit) => SYMBOLS[digit];
/** The digit that a character stands for; 0: empty; -1: not a symbol. @param {string} character */
const digitOf = (character) => (character === '0' || character === '_' ? 0 : SYMBOLS.indexOf(character.toUpperCase()));

/** @param {readonly number[]} digits */
export const digitsToText = (digits) => digits.map(symbol).join('');
/** @param {string} text */
export const textToDigits = (text) => [...text].map(digitOf);

/** The digits of a mask, whose bit d-1 stands for digit d. @param {number} mask */
export function digitsOf(mask) {
  const list = [];
  for (let d = 1; mask >> (d - 1); d++) if ((mask >> (d - 1)) & 1) list.push(d);
  return list;
}
/** @param {number} digit */
export const bit = (digit) => 1 << (digit - 1);
/** @param {number} mask */
export const maskToText = (mask) => digitsToText(digitsOf(mask));
/** @param {string} text */
export const textToMask = (text) => textToDigits(text).reduce((mask, d) => (d > 0 ? mask | bit(d) : mask), 0);

/** "r3c5" of a cell. @param {number} cell @param {number} size */
export const cellName = (cell, size) => `r${Math.floor(cell / size) + 1}c${(cell % size) + 1}`;
/** The cell of "r3c5"; -1: not a cell of the grid. @param {string} name @param {number} size */
export function cellOf(name, size) {
  const match = /^r(\d+)c(\d+)$/i.exec(name);
  if (!match) return -1;
  const row = Number(match[1]);
  const column = Number(match[2]);
  return row >= 1 && row <= size && column >= 1 && column <= size ? (row - 1) * size + column - 1 : -1;
}
