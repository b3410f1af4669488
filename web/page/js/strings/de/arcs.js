// SPDX-License-Identifier: MIT
export const arcs = {};
