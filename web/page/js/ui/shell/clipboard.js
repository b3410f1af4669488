// SPDX-License-Identifier: MIT
// clipboard.js - copies a text if the browser allows it.

import { t } from '../../strings/index.js';

/**
 * @param {import('../../app.js').App} app @param {string} text
 * @param {HTMLTextAreaElement} [field] that shows the text: if copying fails, the text is selected, ready for Ctrl+C
 */
export async function copyText(app, text, field) {
  try {
    await navigator.clipboard.writeText(text);
    app.announce(t('app.copied'));
  } catch {
    field?.focus();
    field?.select();
    app.announce(t(field ? 'share.selected' : 'share.not-copied'));
  }
}
