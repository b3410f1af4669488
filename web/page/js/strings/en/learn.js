// SPDX-License-Identifier: MIT
export const learn = {};
