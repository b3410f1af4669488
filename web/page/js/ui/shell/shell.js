// SPDX-License-Identifier: MIT
// shell.js - the frame of the page: tabs, the stage with the board, the panel of the view, settings, and the line for
// announcements, also to screen readers.

import { language, languageNames, t } from '../../strings/index.js';
import { button, choice, el } from './dom.js';

export class Shell {
  #panel = el('div', { class: 'panel', role: 'tabpanel', id: 'panel', tabindex: '-1' });
  #stage = el('div', { class: 'stage' });
  #voice = el('p', { class: 'voice', role: 'status', 'aria-live': 'polite' });
  #whisper = el('p', { class: 'whisper', 'aria-live': 'polite' });
  #fading = 0;
  /** @type {Map<string, HTMLElement>} */
  #tabs = new Map();
  /** @type {Map<string, import('../../app.js').View>} */
  #views = new Map();

  /**
   * @param {import('../../app.js').App} app
   * @param {import('../../app.js').View[]} views in the order of their tabs
   */
  constructor(app, views) {
    this.app = app;
    app.announce = (text) => this.say(text);
    app.openView = (id) => this.open(id);
    app.whisper = (text) => {
      this.#whisper.textContent = text;
    };
    const list = el('div', {
      class: 'tabs',
      role: 'tablist',
      'aria-label': t('app.tabs'),
      onkeydown: (event) => this.#tabKey(event),
    });
    for (const view of views) {
      const tab = button(t(`view.${view.id}`), () => this.open(view.id), {
        role: 'tab',
        id: `tab-${view.id}`,
        'data-view': view.id,
        'aria-controls': 'panel',
        'aria-selected': 'false',
        tabindex: -1,
      });
      this.#tabs.set(view.id, tab);
      this.#views.set(view.id, view);
      list.append(tab);
    }
    this.#stage.append(app.board.element);
    const main = el('main', { class: 'main' }, this.#stage, this.#panel);
    document.body.append(
      el('header', { class: 'head' }, el('h1', {}, t('app.title')), list, this.#settingsButton()),
      main,
      this.#voice,
      this.#whisper,
    );
    document.addEventListener('keydown', (event) => this.#key(event));
    window.addEventListener('pagehide', () => app.saveNow());
    document.addEventListener('visibilitychange', () => {
      if (document.hidden) app.saveNow();
    });
  }

  /** Announces a text: it is shown for a while, and screen readers read it. @param {string} text */
  say(text) {
    this.#voice.textContent = text;
    this.#voice.classList.toggle('fresh', Boolean(text));
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => this.#voice.classList.remove('fresh'), 4000 + 60 * text.length);
  }

  /** @param {string} id */
  open(id) {
    const view = this.#views.get(id);
    if (!view || view === this.app.view) return;
    if (this.app.view) this.say('');
    this.app.view?.hide?.();
    this.app.view = view;
    for (const [name, tab] of this.#tabs) {
      tab.setAttribute('aria-selected', String(name === id));
      tab.tabIndex = name === id ? 0 : -1;
    }
    this.#tabs.get(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    this.#panel.setAttribute('aria-labelledby', `tab-${id}`);
    this.#panel.replaceChildren(view.element);
    this.#stage.hidden = Boolean(view.ownStage);
    document.body.dataset.view = id;
    view.show?.();
    this.app.redraw();
  }

  /** @param {KeyboardEvent} event */
  #tabKey(event) {
    const ids = [...this.#tabs.keys()];
    const at = ids.indexOf(this.app.view?.id ?? '');
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = ids[(at + step + ids.length) % ids.length];
    this.open(next);
    this.#tabs.get(next)?.focus();
    event.preventDefault();
  }

  /** Passes keys that no control has handled to the view. @param {KeyboardEvent} event */
  #key(event) {
    const target = /** @type {HTMLElement} */ (event.target);
    const typing = target.closest('input:not([type=checkbox],[type=radio],[type=range]), textarea, select, dialog');
    const pressing = target.closest('button, summary, a, input') && [' ', 'Enter'].includes(event.key);
    if (event.defaultPrevented || typing || pressing) return;
    if (this.app.view?.key?.(event)) event.preventDefault();
  }

  #settingsButton() {
    const { app } = this;
    const { settings } = app.store;
    const set = (/** @type {Partial<import('../../model/store.js').Settings>} */ change, reload = false) => {
      Object.assign(settings, change);
      app.store.saveSettings();
      applyTheme(settings.theme);
      if (reload) {
        app.saveNow();
        location.reload();
      }
    };
    const dialog = el(
      'dialog',
      { class: 'settings', 'aria-label': t('app.settings') },
      el('h2', {}, t('app.settings')),
      choice(
        t('app.theme'),
        ['auto', 'light', 'dark'].map((value) => ({ value, text: t(`app.theme.${value}`) })),
        settings.theme,
        (theme) => set({ theme }),
      ),
      choice(
        t('app.language'),
        Object.entries(languageNames).map(([value, text]) => ({ value, text })),
        language(),
        (code) => set({ language: code }, true),
      ),
      button(t('app.close'), () => dialog.close()),
    );
    document.body.append(dialog);
    return button('⚙', () => dialog.showModal(), {
      class: 'icon',
      'aria-label': t('app.settings'),
      title: t('app.settings'),
    });
  }
}

/** @param {string} theme */
export function applyTheme(theme) {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
