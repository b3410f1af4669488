// SPDX-License-Identifier: MIT
import { arcs } from './arcs.js';
import { core } from './core.js';
import { draw } from './draw.js';
import { generate } from './generate.js';
import { learn } from './learn.js';
import { play } from './play.js';
import { set } from './set.js';
import { share } from './share.js';
import { shared } from './shared.js';

/** @type {Record<string, string>} */
export const en = { ...core, ...play, ...set, ...learn, ...arcs, ...generate, ...draw, ...share, ...shared };
