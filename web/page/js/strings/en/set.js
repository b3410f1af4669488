// SPDX-License-Identifier: MIT
export const set = {};
