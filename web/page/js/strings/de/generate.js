// SPDX-License-Identifier: MIT
export const generate = {};
