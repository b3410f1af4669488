// SPDX-License-Identifier: MIT
// What web/build.mjs puts into the one file.
declare module 'inline:*' {
  const text: string;
  export default text;
}
