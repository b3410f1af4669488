// SPDX-License-Identifier: MIT
// What web/build.mjs puts into the single file.
declare module 'inline:*' {
  const text: string;
  export default text;
}
