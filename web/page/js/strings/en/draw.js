// SPDX-License-Identifier: MIT
export const draw = {};
