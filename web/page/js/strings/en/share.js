// SPDX-License-Identifier: MIT
export const share = {};
