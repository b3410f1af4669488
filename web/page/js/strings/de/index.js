// SPDX-License-Identifier: MIT
import { core } from './core.js';
import { play } from './play.js';

/** @type {Record<string, string>} */
export const de = { ...core, ...play };
